"""Theorems that can be switched: no box says what is false."""

import json
import re
from dataclasses import replace
from html import unescape
from itertools import product

import pytest
from sympy import Symbol

from mistake_bounds import Examples, play
from mistake_bounds.chapters.perceptron import switches as perceptron
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority, errors
from mistake_bounds.exact import norm2
from mistake_bounds.play import Run
from mistake_bounds.proof import Claim, Proved, prove
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.proof.values import holds
from mistake_bounds.site.switches import boxes, html
from mistake_bounds.switches.box import OPEN
from mistake_bounds.switches.runs import at_moves, but
from mistake_bounds.theorem.failing import failing, hypotheses
from mistake_bounds.theorems import imperfect

BOXES = boxes()
SWITCHES = [pytest.param(box, s, id=f"{page}-{s.id}") for page, box in BOXES.items() for s in box.switches]
WITNESSED = [one for one in SWITCHES if one.values[1].witness]


@pytest.mark.parametrize("box, switch", WITNESSED)
def test_on_a_witness_exactly_hypotheses_of_the_switch_fail(box, switch):
    """Where less than a hypothesis is enough, it is asked for that."""
    asked = failing(switch.witness.instance)
    enough = {name: claim for other in box.switches for name, claim in other.enough.items()}
    end = {**switch.witness.instance.first, **switch.witness.end}
    others = {name for name in asked.fail if name not in enough or not holds(enough[name], end)}
    assert others and others <= {*switch.names}


@pytest.mark.parametrize("box, switch", WITNESSED)
def test_on_a_witness_the_conclusion_is_false_of_mistakes_that_are_some(box, switch):
    witness, run = switch.witness, switch.witness.instance.run
    claim = box.theorem.conclusion.claim
    assert not holds(claim, witness.end)
    if not isinstance(run, Run):
        return
    state, wrong = run.start, 0
    for x, y in run.examples:
        said = run.learner.predict(state, x)
        wrong += run.learner.loss(said, y)
        if run.learner.changes(state, x, y, run.learner.mistaken(said, y)):
            state = run.learner.update(state, x, y)
    assert wrong == witness.made and state == run.weights
    counts_mistakes = box.theorem.count == "M"
    assert witness.mistakes is not None or not counts_mistakes or all(step.mistaken for step in run.steps)
    if not witness.says:
        assert witness.made >= witness.allowed if claim.op == "<" else witness.made > witness.allowed


@pytest.mark.parametrize("box, switch", SWITCHES)
def test_a_switch_has_a_witness_or_says_why_it_has_none(box, switch):
    assert [bool(switch.witness), bool(switch.none), bool(switch.weaker)].count(True) == 1
    assert {*switch.weaker} <= {*switch.names} <= {*box.known}


@pytest.mark.parametrize("box, switch", [one for one in SWITCHES if one.values[1].weaker])
def test_what_is_said_to_be_enough_is_less_and_the_theorem_is_proved_from_it(box, switch):
    found, whole = box.proved_from(switch), box.theorem.conclusion
    assert isinstance(found, Proved) and found.claim == whole.claim
    assert found.given == (whole.given - {box.known[name] for name in switch.names}) | {*switch.enough.values()}
    for name, less in switch.enough.items():
        assert isinstance(prove(less, given=[box.known[name]]), Proved)
        assert not isinstance(prove(box.known[name], given=[less]), Proved)


@pytest.mark.parametrize("page", BOXES)
def test_each_hypothesis_is_in_one_switch_or_is_always_so(page):
    box = BOXES[page]
    named = [name for s in box.switches for name in s.names] + [name for names, *_ in box.always for name in names]
    assert len(named) == len({*named})
    starts = {claim.name for claim in box.theorem.starts}
    assert {name for name, claim in box.known.items() if claim.sort in ("assumption", "step")} | starts <= {*named}


NO_LETTERS = (
    r"\\(left|right|[lr]angle|[lr]Vert|t?frac|[lg]e|ln|log|dots|cdot)(?![A-Za-z])|e\^|_\{?[ij]\b|\\text\{[^}]*\}"
)


def letters(*formulas):
    """The letters of formulas in TeX, but for its commands that are none, Euler's number, and places in a row."""
    return {one for tex in formulas for one in re.findall(r"\\[A-Za-z]+|[A-Za-z]", re.sub(NO_LETTERS, " ", tex))}


@pytest.mark.parametrize("page", BOXES)
def test_every_letter_of_a_box_is_explained_in_it(page):
    box = BOXES[page]
    shown = [latex_in(box.theorem.conclusion), *(s.tex for s in box.switches)]
    shown += [tex for line in box.lines for tex in line.formulas]
    shown += [box.known[name].latex for names, *_ in box.always for name in names]
    shown += [claim.latex for s in box.switches for claim in s.enough.values()]
    said = re.search(r'<p class="mb-sw-small mb-sw-letters">(.*?)</p>', html(box))[1]
    every = {letter for tex in shown for letter in re.findall(r"for all \} (\w)", tex)}
    assert letters(*shown) - every <= letters(*map(unescape, re.findall(r"\\\((.*?)\\\)", said)))


IMPLIED = [(box, names, by[0]) for box in BOXES.values() for names, _, *by in box.always if by]


@pytest.mark.parametrize("box, names, line", IMPLIED, ids=lambda one: "")
def test_what_the_others_imply_is_proved_from_them(box, names, line):
    """A state in it is that at the start; besides, only what letters are is used, along rows too."""
    at_start = {row.before: row.start for row in box.theorem.state} | {Symbol("V"): Symbol("V_0")}
    assert line.proof.claim.substitute(at_start) == box.known[names[0]]
    for known in line.proof.given:
        held = [known] if isinstance(known, Claim) else [one for _, claims in known.kinds for one in claims]
        assert all(one in box.known.values() or one.sort == "definition" for one in held)


@pytest.mark.parametrize("page", BOXES)
def test_no_two_switches_have_the_same_run(page):
    runs = [s.witness.instance.run for s in BOXES[page].switches if s.witness]
    assert len({repr(run) if not isinstance(run, Run) else _key(run) for run in runs}) == len(runs)


def _key(run):
    return repr(run.learner), run.start, run.examples.X, run.examples.y, run.weights


@pytest.mark.parametrize("page", BOXES)
def test_the_parts_of_a_runs_slack_add_up_and_each_belongs_to_a_line(page):
    box = BOXES[page]
    for _, case in box.cases:
        parts = box.slack(case)
        assert case.check.ok and sum(amount for _, amount, *_ in parts) == case.slack.bound - case.slack.made
        assert all(line in box.lines for *_, line in parts)


@pytest.mark.parametrize("page", ["winnow-ors", "winnow-k-of-r"])
def test_a_cause_belongs_to_the_line_about_a_step_that_has_it_for_a_reason(page):
    """A low score is also why no weight is above its cap, which is shown inside a run."""
    box = BOXES[page]
    causes = [cause for cause in box.theorem.causes if "score" in cause]
    assert [box.line_of(cause).id for cause in causes] == ["weight", "weight"]


@pytest.mark.parametrize("page", BOXES)
def test_a_box_can_be_read_without_a_script(page):
    text = unescape(html(BOXES[page]))
    assert all(s.words in text and s.moral in text for s in BOXES[page].switches)


def first_of_perceptron(switch):
    """Every run of a switch's learner that precedes its witness in the order, and on which the bound fails."""
    witness = switch.witness
    run, end = witness.instance.run, witness.instance.reading.end
    size = lambda rows: sum(abs(v) for row in rows for v in row)
    total = size((*run.examples.X, end["u"], run.start)) + end["gamma"] + end["R^2"]
    dimension = run.examples.dimension
    for d in range(1, dimension + 1):
        rows = [row for row in product((-1, 0, 1), repeat=d) if any(row)]
        learners = [run.learner]
        if any(run.start):
            learners = [type(run.learner)(start=row) for row in rows]
        for learner, u, *X in product(learners, rows, *[rows] * len(run.examples)):
            smaller = size((*X, u, learner.initial(d))) + 2 < total
            if norm2(u) > 1 or d == dimension and not smaller:
                continue  # the bound is ‖u‖², and the run has two examples
            for y in product((1, -1), repeat=len(X)):
                found = play(learner, Examples(X, y))
                asked = failing(at_moves(mistake_bound().on(found, u, 1, 1))).fail
                if len(found.mistakes) == 2 and asked and asked <= {*switch.names}:
                    yield found


@pytest.mark.parametrize("switch", [s for s in BOXES["perceptron"].switches if s.witness.looked], ids=lambda s: s.id)
def test_the_perceptrons_witnesses_are_the_first_in_their_order(switch):
    assert next(first_of_perceptron(switch), None) is None


def test_the_theorem_on_squared_distances_needs_the_same_hypotheses():
    total, squares = (
        {name for name, claim in hypotheses(theorem()).items() if claim.sort in ("assumption", "step")}
        for theorem in (imperfect.total_distance, imperfect.freund_schapire)
    )
    assert total == squares


def test_where_neither_a_run_nor_a_proof_is_known_the_box_says_so():
    """No box has such a switch; here the runs are taken away from one."""
    box = BOXES["perceptron"]
    unknown = [replace(s, witness=None, none="Searched up to M = 2.") for s in box.switches]
    text = html(replace(box, switches=tuple(unknown)))
    assert text.count("Searched up to M = 2.") == len(unknown) and "can fail" not in text
    for switch in unknown:
        said = box.states(switch)
        assert said and {mark for _, marks in said.values() for mark in marks} <= {OPEN, ""}
        assert box.lines[-1].id in said
    data = json.loads(text.split('<script type="application/json">')[1].split("</script>")[0])
    assert {one["now"] for one in data["off"].values()} == {"open"}


def test_weighted_majoritys_witnesses_are_the_first_in_their_order():
    """Of one expert each mistake is an error, and of two the bound allows two mistakes: no run fails with fewer."""
    switches = {s.id: s.witness for s in BOXES["weighted-majority"].switches}
    for witness in switches.values():
        assert witness.instance.run.examples.dimension == 2 < witness.allowed < witness.made == 3
        assert witness.instance.run.presented == 3
    begin = switches["start"].instance.run.start
    rounds = [*product(product((-1, 1), repeat=2), (-1, 1))]
    for w in (w for w in product(range(1, sum(begin)), repeat=2) if sum(w) < sum(begin)):
        learner = but(WeightedMajority(), initial=lambda n, w=w: w)
        for stream in product(rounds, repeat=3):
            run = play(learner, Examples([x for x, _ in stream], [y for _, y in stream]))
            assert len(run.mistakes) < 3 or min(errors(run))


@pytest.mark.parametrize("name", ["account", "update"])
def test_witnesses_of_the_total_distance_are_the_first_in_their_order(name):
    """Of T ≥ 1, with γ = 1, the bound is 3 or more; if nothing is counted it is 1 or more."""
    witness = next(s.witness for s in BOXES["imperfect-separators"].switches if s.id == name)
    run, end = witness.instance.run, witness.end
    assert end["u"].count(0) == len(end["u"]) - 1 and end["gamma"] == end["R^2"] == 1 == max(map(norm2, run.examples.X))
    assert witness.made == (2 if name == "account" else 4)
    for u, *signs in product((-1, 1), repeat=1 + 2 * witness.made) if name == "update" else ():
        found = play(run.learner, Examples([(x,) for x in signs[::2]], signs[1::2]))
        lacking = sum(max(0, 1 - u * x * y) for x, y in zip(signs[::2], signs[1::2], strict=True))
        assert not lacking or len(found.mistakes) <= 1 + 2 * lacking


def test_praise_makes_a_learner_stubborn():
    stream = Examples([(2, 1)] * 1000 + [(-2, 1)] * 700, [1] * 1700)
    assert len(play(perceptron.ADDS_EVERYTHING, stream).mistakes) == 602
