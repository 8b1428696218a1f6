"""The ledger is complete, its verdicts refuse what does not support them, its page is up to date."""

from dataclasses import replace
from pathlib import Path

import pytest
from each import each

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.proof import Eq, Unknown, claim, definition, dot, norm2, prove, scalars, vectors
from mistake_bounds.site import ledger
from mistake_bounds.site.ledger import (
    UnknownRow,
    VerdictError,
    collect,
    errata,
    on_instances,
    rows,
    unchecked,
    verdict,
)
from mistake_bounds.theorems.address import NoSuchClaim, claims_at, is_address

BOOK = Path(__file__).parent.parent / "book"
NOTEBOOKS = ledger.notebooks_in(BOOK)

ROWS_PER_LECTURE = {"S0": 27, "S1": 27, "S2": 38, "S3": 25, "S4": 34}
# --- the data ---------------------------------------------------------------------------------


def test_every_statement_of_the_five_lectures_is_there_once_and_in_order():
    expected = [f"{s}-{i}" for s, count in ROWS_PER_LECTURE.items() for i in range(1, count + 1)]
    assert [row.id for row in rows()] == expected
    assert len(rows()) == 151


def test_rows_and_errata_name_each_other():
    from_rows = {(row.id, e) for row in rows() for e in row.errata}
    from_errata = {(id_, erratum.id) for erratum in errata() for id_ in erratum.lectures}
    assert from_rows == from_errata
    assert {e for _, e in from_rows} == {erratum.id for erratum in errata()}


# --- what rows refer to ---------------------------------------------------------------------------


@each(lambda: sorted({reference for row in rows() for reference in row.rests if is_address(reference)}))
def test_every_address_of_the_ledger_has_a_claim(address):
    assert claims_at(address)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("perceptron.mistake_bound[grwth]", "has no claim 'grwth'"),
        ("perceptrn.mistake_bound", "no chapter has theorems"),
        ("winnow.caps", "missing"),
        ("growth", "not of the form"),
    ],
)
def test_an_address_without_a_claim_is_refused(address, why):
    with pytest.raises(NoSuchClaim, match=why):
        claims_at(address)


def test_hypotheses_of_a_row_are_its_own_only_where_it_rests_on_something():
    for row in rows():
        assert row.rests or not row.own, row.id


# --- verdicts -----------------------------------------------------------------------------------


PROGRESS, GROWTH = mistake_bound().steps
UNIT = Examples([(1, 0), (0, 1), (-1, 0)], [+1, +1, -1])
HELD = mistake_bound().on(play(Perceptron(), UNIT), (1, 1)).check
CASE = mistake_bound().on(play(Perceptron(), UNIT), (1, 1))
BROKEN = CASE.check_claim(claim(mistake_bound()["growth"].lhs <= 0, "growth"))
w, z, p, q = *vectors("w z"), *scalars("p q")
STRICT = prove(norm2(w + z) < norm2(w) + 1, given={"mistake": dot(w, z) <= 0, "unit": Eq(norm2(z), 1)})
UNKNOWN = Unknown(mistake_bound()["growth"], (), "nothing")
FIVE = on_instances([True] * 5)
TWO = on_instances([True] * 2)


@pytest.fixture
def said(monkeypatch):
    """A verdict on a row that rests on what is asked for."""

    def said(given, rests=(), own=(), finite=False):
        row = replace(ledger.statements.row_of("S0-7"), rests=tuple(rests), own=own, finite=finite)
        monkeypatch.setattr(ledger.statements, "_by_id", lambda: {"S0-7": row})
        return verdict("S0-7", **given)

    return said


@pytest.mark.parametrize(
    ("given", "rests", "finite", "words"),
    [
        ({"holds": PROGRESS}, ["perceptron.mistake_bound[progress]"], False, ("proved",)),
        ({"amended": (PROGRESS,)}, [str(PROGRESS.claim)], False, ("proved",)),
        ({"holds": True}, [], True, ("computed exactly",)),
        ({"holds": True}, [], False, ("on instances (1)",)),
        ({"holds": (True, FIVE, TWO)}, [], False, ("on instances (8)",)),
        ({"holds": HELD}, ["perceptron.mistake_bound"], False, ("checked on a run",)),
        ({"holds": (HELD,) * 3}, ["perceptron.mistake_bound"], False, ("checked on 3 runs",)),
        (
            {"holds": (HELD, True, PROGRESS)},
            ["perceptron.mistake_bound[progress]"],
            False,
            ("proved", "on instances (1)", "checked on a run"),
        ),
        ({"fails": True}, [], False, ("computed exactly",)),
        ({"fails": STRICT}, ["‖w + z‖² < ‖w‖² + 1"], False, ("refuted with numbers",)),
        ({"fails": BROKEN}, ["‖w^+‖² ≤ 0"], False, ("fails on a run",)),
    ],
)
def test_the_word_is_what_the_evidence_gives(said, given, rests, finite, words):
    entry = said(given, rests, own=("margin", "radius"), finite=finite)
    assert (entry.outcome, entry.evidence) == (next(iter(given)), words)


def test_what_a_proof_rests_on_that_is_not_the_statements_own_is_told(said):
    goes_on = prove(p <= q, name="few", given=[definition(p <= q - 1, "counted")])
    full = prove(p + q <= 4, given={"room": p <= 2, "part": q <= 2})
    assert said({"holds": full}, [str(full.claim)], own=("part",)).evidence == ("proved, given: room",)
    assert said({"holds": full}, [str(full.claim)]).evidence == ("proved, given: part, room",)
    assert said({"holds": full}, [str(full.claim)], own=("part", "room")).evidence == ("proved",)
    assert said({"holds": goes_on}, ["p ≤ q"]).evidence == ("proved",)
    both = said({"holds": (full, goes_on)}, [str(full.claim), "p ≤ q"])
    assert repr(both) == "S0-7 holds (few proved; p + q ≤ 4 proved, given: part, room)"


def test_hypotheses_about_each_mistake_are_told_as_well(said):
    total = mistake_bound().sums[1]
    assert said({"holds": total}, [str(total.claim)]).evidence == ("proved, given: radius",)
    assert said({"holds": total}, [str(total.claim)], own=("radius",)).evidence == ("proved",)


def test_rows_together_are_worth_what_the_weakest_of_them_is():
    assert verdict("S3-4", holds=True).evidence == ("computed exactly",)
    assert verdict("S3-4 S3-17", holds=True).evidence == ("on instances (1)",)


@pytest.mark.parametrize(
    ("id_", "given", "why"),
    [
        ("S4-22", {"holds": GROWTH}, "rests on perceptron.mistake_bound.progress.; given is a proof of"),
        ("S0-8", {"fails": BROKEN}, "rests on ‖w \\+ z‖² < ‖w‖² \\+ 1; given is a check of"),
        ("S2-1", {"holds": HELD}, "given is a check of [0-9]+ other claims"),
        ("S1-13", {"fails": STRICT}, "given is a refutation of"),
        ("S0-1", {"holds": PROGRESS}, "rests on no claim; given is a proof of"),
        ("S4-22 S3-19", {"holds": PROGRESS}, "S3-19 rests on perceptron.mistake_bound.growth.; "),
    ],
)
def test_evidence_of_something_else_is_refused_whatever_its_sort(id_, given, why):
    with pytest.raises(VerdictError, match=why):
        verdict(id_, **given)


def test_a_claim_of_which_nothing_is_given_is_missed():
    with pytest.raises(VerdictError, match="S0-7 rests on .*total progress.*, of which nothing is given"):
        verdict("S0-7", holds=PROGRESS)
    with pytest.raises(VerdictError, match="of which nothing is given"):
        verdict("S0-5", amended=(True,))


@each([
    {},
    {"holds": True, "fails": True},
    {"holds": False},
    {"holds": ()},
    {"holds": STRICT},
    {"holds": UNKNOWN},
    {"holds": (PROGRESS, BROKEN)},
    {"holds": "proved"},
    {"holds": on_instances([])},
    {"holds": on_instances([True, False])},
    {"amended": (PROGRESS, STRICT)},
    {"fails": False},
    {"fails": PROGRESS},
    {"fails": UNKNOWN},
    {"fails": (STRICT, HELD)},
    {"fails": FIVE},
])  # fmt: skip
def test_a_verdict_refuses_what_does_not_support_it(given):
    with pytest.raises(VerdictError):
        verdict("S4-22", **given)


def test_instances_are_counted_and_the_first_that_fails_is_named():
    assert on_instances(n < 3 for n in range(7)) == ledger.Instances(7, 3)
    with pytest.raises(VerdictError, match="an instance is true or false, not 1"):
        on_instances([True, 1])


def test_numpy_and_sympy_truths_are_exact_truths():
    import numpy as np
    import sympy

    assert verdict("S3-20", fails=np.True_).evidence == ("computed exactly",)
    assert verdict("S3-20", fails=sympy.Rational(1, 3) < 1).evidence == ("computed exactly",)
    assert on_instances([np.True_, sympy.true]).count == 2
    for wrong in (np.False_, sympy.false, np.array([True, False]), sympy.Symbol("x") < 1):
        with pytest.raises(VerdictError):
            verdict("S3-20", holds=wrong)
        with pytest.raises(VerdictError):
            verdict("S3-20", fails=wrong)


def test_an_unknown_row_is_refused_and_told_its_neighbours():
    for ids in ("S0-70", "s0-7", "S0-7, S0-8"):
        with pytest.raises(UnknownRow):
            verdict(ids, holds=True)
    with pytest.raises(UnknownRow, match="'s0-7'; nearest: S0-7"):
        verdict("s0-7", holds=True)


# --- collecting and rendering ---------------------------------------------------------------------


# --- the book ---------------------------------------------------------------------------------------


def test_every_statement_is_checked():
    assert not unchecked(collect(NOTEBOOKS))
