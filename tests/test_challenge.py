"""The challenge set: problems are read back, z3 agrees with what is known, and their own program judges it."""

import json
from collections import Counter
from itertools import islice

import pytest

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.proof import dot, norm2, prove, scalars, vectors
from mistake_bounds.theory.lines import Line
from tools.challenge import __main__ as challenge
from tools.challenge import problems
from tools.challenge.asked import of_people
from tools.challenge.smtlib import smtlib

pytestmark = pytest.mark.slow


def build():
    """Two chapters' theorems, made again where this process has made them before."""
    for module in (perceptron, winnow):
        lines = (one for thing in vars(module).values() if isinstance(thing, type) for one in vars(thing).values())
        for line in (below for one in lines if isinstance(one, Line) for below in one.below):
            vars(line).pop("proof", None)
        for name, function in vars(module).items():
            if hasattr(function, "cache_info") and function.__module__ == module.__name__:
                function.__wrapped__()
                yield name


@pytest.fixture(scope="module")
def found() -> tuple[dict, ...]:
    """Problems of each track, some variants, each with our answer."""
    steps = [*problems.steps_and_leaps(problems.asked(build))]
    made = [*steps, *problems.ruled("here", (*perceptron.mistake_bound().proofs, experts.at_half()), set())]
    changed = [variant for step in steps for variant in problems.variants(step)][:20]
    for variant in (*changed, *islice(of_people(), 3)):
        answer = challenge.ours(variant)
        made.append(variant | {"known": {key: value for key, value in answer.items() if key != "seconds"}})
    once = {one["id"]: one for one in reversed(made)}
    assert set(problems.TRACKS) == {one["track"] for one in once.values()}
    return tuple(once.values())


def of_polynomials(found) -> list[dict]:
    return [one for one in found if one["track"] in challenge.POLYNOMIALS]


def test_a_problem_is_read_back_as_it_is(found):
    for one in of_polynomials(found):
        read = json.loads(challenge.written(one))
        again = problems.problem(one["track"], one["where"], *problems.claims_of(read), read["known"])
        assert (again["id"], again["goal"]["term"]) == (one["id"], one["goal"]["term"])
        assert sorted(map(str, again["given"])) == sorted(map(str, one["given"]))


def test_an_id_stays_when_names_change_and_no_longer():
    a, b = scalars("a b")

    def named(goal, *names):
        given = prove(a + b >= 0, given=dict(zip(names, (a >= 0, b >= 0), strict=True))).given
        return problems.problem("steps", "", problems.assume(goal).claim, given, {})["id"]

    assert named(a + b >= 0, "one", "two") == named(a + b >= 0, "two", "one") != named(a + b > 0, "one", "two")


def test_z3_agrees_with_what_is_known(found):
    agreed = Counter()
    for one in (one for k, one in enumerate(of_polynomials(found)) if k % 3 == 0 or one["track"] == "variants"):
        known, said = one["known"]["status"], challenge.by_z3(one)["status"]
        assert {known, said} != {"proved", "refuted"}, one["text"]
        agreed[known] += known == said
    assert agreed["proved"] >= 10 and agreed["refuted"] >= 2


def test_vectors_get_as_many_coordinates_as_there_are_vectors():
    """In one dimension Cauchy–Schwarz is an equation; in two it is not."""
    w, x = vectors("w x")
    equal = problems.assume(dot(w, x) ** 2 >= norm2(w) * norm2(x)).claim
    one = problems.problem("steps", "", equal, [], {"status": "unknown"})
    assert challenge.by_z3(one)["status"] == challenge.ours(one)["status"] == "refuted"
    assert "(declare-const |x.1| Real)" in smtlib(one) and "|x.2|" not in smtlib(one)


@pytest.fixture(scope="module")
def columns(found) -> dict[str, dict]:
    return {"ours": {one["id"]: {"seconds": None, **one["known"]} for one in found}}


def test_the_page_counts_the_problems_that_there_are_and_says_which_are_not_measured(monkeypatch):
    measured = json.loads(challenge.page.RECORD.read_text(encoding="utf-8"))["ours"]
    proved = next(id_ for id_, answer in measured.items() if answer.startswith("proved, shown"))
    monkeypatch.setattr(challenge.page, "ids", lambda: {"steps": [proved, "0" * 16, "1" * 16]})
    page = challenge.page.page()
    assert "| steps | 3 | 1 of 1 | 1 |" in page and "Not measured yet: 2 of the problems." in page


def test_the_folder_judges_itself(found, columns, tmp_path):
    challenge.write(tmp_path / "set", found, columns)
    rows = challenge.table(tmp_path / "set").splitlines()[2:]
    assert [row.split(" | ")[0].strip("| ") for row in rows] == [*problems.TRACKS]
    for row in rows:
        _, count, decided, shown, _ = row.strip("| ").split(" | ")
        assert shown == decided.split(" of ")[0] and decided.endswith(f" of {count}") and shown != "0"
