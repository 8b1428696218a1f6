"""Which lines of a box with switches are red, read once more: from the weights of its runs and what its letters mean.

What is shared with the code that paints a box are the claims of its lines, the runs, and the numbers that an author
gives with a run, such as a target.  The letters get their values here, logarithms and roots as intervals.  A claim
about mistakes of one kind is judged at those alone.
"""

import json
import re
from fractions import Fraction
from html import unescape
from itertools import count
from math import log

import campaigns
import pytest
from mpmath import iv
from strategies import is_true

from mistake_bounds.chapters.halving.worst_case import littlestone
from mistake_bounds.exact import dot
from mistake_bounds.proof import Claim, name_of
from mistake_bounds.site.switches import boxes, html
from mistake_bounds.switches.box import HOLDS, Witness

BOXES = boxes()
WITNESSED = [
    pytest.param(page, s, id=f"{page}-{s.id}") for page, box in BOXES.items() for s in box.switches if s.witness
]


# --- the letters of each box: what no step changes, what each step has, and the end ----------------------------------


def root(square):
    return iv.sqrt(iv.mpf(square))


def ln(number):
    return iv.log(campaigns.as_interval(number))


def lg(number):
    return ln(number) / ln(2)


def made(run):
    return sum(step.mistaken for step in run.steps)


def exponent(weight, base):
    """The e with baseᵉ = weight, in halves."""
    e = round(2 * log(weight) / log(base))
    assert Fraction(base) ** e == Fraction(weight) ** 2
    return Fraction(e, 2)


def rounded_up(n, base):
    return next(e for e in count() if Fraction(base) ** e >= n)


def moves(run):
    return [{"w": s.before, "w^+": s.after, "x": s.x, "y": s.y} for s in run.steps]


def perceptron(run, told):
    fixed = {"M": made(run), "u": told["u"], "gamma": told["gamma"], "R": root(told["R^2"])}
    return fixed, moves(run), {"w_M": run.weights}


def imperfect_separators(run, told):
    fixed, steps, end = perceptron(run, told)
    counted = told["T"] > 0  # nothing is where nothing lacks, or where nobody counts
    lacks = [counted * max(0, told["gamma"] - y * dot(told["u"], x)) for x, y in run.examples]
    account = 0
    for step, move in zip(run.steps, steps, strict=True):
        more = account + lacks[step.index % len(lacks)]
        move |= {"E": account, "E^+": more}
        account = more
    return fixed | {"T": run.passes * sum(lacks)}, steps, end | {"E_M": account}


def margins(run, told):
    *_, D = run.examples.X[0]
    v, theta, r = told["v"], told["theta"], told["r"]
    by_score = sorted((x[:-1] for x in run.examples.X), key=lambda x: dot(v[:-1], x))
    t = Fraction(-theta, D)
    fixed = {"M": made(run), "gamma": told["gamma"], "v": v, "theta": theta, "r": r, "D": D, "t": t}
    fixed |= {"u": (*v[:-1], t), "R": root(r**2 + D**2), "p": (*by_score[-1], 0), "q": (*by_score[0], 0)}
    return fixed, moves(run), {"w_M": run.weights}


def halving(run, _):
    """The second concept is the target."""

    def at(w, sign=""):
        left = {f"V{sign}": sum(w), f"t{sign}": w[1]}
        return left | ({f"Lambda{sign}": lg(sum(w))} if any(w) else {})

    N = run.examples.dimension
    fixed = {"M": made(run), "N": N, "lg": lg(N), **at(run.start, "_0")}
    return fixed, [at(s.before) | at(s.after, "^+") for s in run.steps], at(run.weights, "_M")


def winnow(run, told, base):
    """The chips are logarithms to the base."""

    def at(w, sign=""):
        return {f"c{sign}": tuple(exponent(one, base) for one in w), f"T{sign}": sum(w)}

    n, labels = run.examples.dimension, [step.y for step in run.steps if step.mistaken]
    fixed = {"M": len(labels), "P": labels.count(1), "D": labels.count(-1), "n": n, "u": told["u"]}
    fixed |= {"r": sum(told["u"])}
    steps = [at(s.before) | at(s.after, "^+") | {"x": s.x, "s": dot(s.before, s.x)} for s in run.steps]
    return fixed, steps, at(run.weights, "_M")


def winnow_ors(run, told):
    fixed, *others = winnow(run, told, 2)
    return fixed | {"L": rounded_up(fixed["n"], 2)}, *others


def winnow_k_of_r(run, told):
    fixed, *others = winnow(run, told, run.learner.factor)
    epsilon = run.learner.factor - 1
    return fixed | {"k": told["k"], "epsilon": epsilon, "L": rounded_up(fixed["n"], 1 + epsilon)}, *others


def infinite_attributes(run, _):
    learner, labels = run.learner, [step.y for step in run.steps]
    fixed = {"M": made(run), "P": labels.count(1), "D": labels.count(-1), "n": learner.n, "r": learner.r}
    fixed |= {"N": learner.slots, "L": rounded_up(learner.slots, 2)}
    taken = lambda slots: len(slots.strings)
    steps = [{"S": taken(s.before), "S^+": taken(s.after)} for s in run.steps]
    return fixed, steps, {"S_M": taken(run.weights)}


def weighted_majority(run, _):
    def at(w, sign=""):
        return {f"T{sign}": sum(w), f"Lambda{sign}": ln(sum(w))}

    n, beta = run.examples.dimension, run.learner.beta
    errors = min(sum(x[i] != y for x, y in run.examples) for i in range(n))
    fixed = {"M": made(run), "m": errors, "n": n, "beta": beta}
    fixed |= {"N": ln(n), "K": ln(2 / (1 + beta)), "h": ln(1 / beta)}
    return fixed, [at(s.before) | at(s.after, "^+") for s in run.steps], at(run.weights, "_U")


def winnow_l1_margin(run, told):
    n, u, beta = run.examples.dimension, told["u"], Fraction(run.learner.factor)
    kappa = (beta + 1 / beta) / 2
    gamma = told["gamma"] if isinstance(told["gamma"], int | Fraction) else ln(beta)

    def at(w, sign=""):
        chips = tuple(exponent(one, beta) for one in w)
        return {f"c{sign}": chips, f"T{sign}": sum(w), f"Lambda{sign}": ln(sum(w))}

    fixed = {"M": made(run), "n": n, "u": u, "gamma": gamma, "beta": beta, "kappa": kappa, "lambda": ln(n)}
    fixed |= {"h": ln(beta), "k": ln(kappa), "N": ln(n), "H": -sum(campaigns.as_interval(v) * ln(v) for v in u if v)}
    return fixed, [at(s.before) | at(s.after, "^+") for s in run.steps], at(run.weights, "_M")


def rates(run, told):
    def at(t, sign=""):
        return {f"{letter}{sign}": run.points[t][letter] for letter in "xfg"} | {f"t{sign}": t}

    T, u = len(run.points) - 1, told["u"]
    fixed = {"T": T, "u": u, "f_u": run.function.value(u), "L": told["L"], "eta": run.method.step}
    return fixed | at(0, "_0"), [at(t) | at(t + 1, "^+") for t in range(T)], at(T, "_T")


def agnostic(run, _):
    """A prediction is the chance of +, and every expert is a column."""
    rows, predicted = run.examples, [run.learner.predict(s.before, s.x) for s in run.steps]
    E = sum(1 - chance if s.y > 0 else chance for s, chance in zip(run.steps, predicted, strict=True))
    errors = [sum(s.x[i] != s.y for s in run.steps) for i in range(rows.dimension)]
    at_all = [sum(one[place] != y for place, y in zip(rows.shown, rows.y, strict=True)) for one in rows.concepts]
    fixed = {"E": E, "L_T": min(errors), "M": run.passes * min(at_all), "D": littlestone(rows.concepts).mistakes}
    T, eta = len(predicted), ln(1 / run.learner.factor)
    return fixed | {"N": ln(rows.dimension), "lambda": ln(T), "T": T, "eta": eta}, [], {}


PLUS, MINUS = lambda step: step.y > 0, lambda step: step.y < 0
WRONG, RIGHT = lambda step: step.mistaken, lambda step: not step.mistaken
SPEAKS_OF = {  # where it is not every move
    "winnow-ors": {"progress": PLUS, "no loss": MINUS, "gain": PLUS, "loss": MINUS},
    "winnow-k-of-r": {"progress": PLUS, "small loss": MINUS},
    "weighted-majority": {"shrinks": WRONG, "a mistake costs weight": WRONG, "no gain": RIGHT},
}


# --- what a claim comes to -------------------------------------------------------------------------------------------


def holds(claim, at):
    try:
        return is_true(claim, at)
    except campaigns.Unsure:
        return "=" in claim.op  # both sides are the same number, as far as digits go


def judged(page, claim, run, told):
    """Is the claim true, wherever on the run its letters have values?  The answers."""
    fixed, steps, end = globals()[page.replace("-", "_")](run, told)
    of_all, of_end = {*fixed}, {*fixed, *end}
    places = [end] if claim.symbols <= of_end else steps
    if speaks_of := SPEAKS_OF.get(page, {}).get(claim.name):
        places = [move for step, move in zip(run.steps, steps, strict=True) if speaks_of(step)]
    return [holds(claim, fixed | at) for at in places if claim.symbols <= of_all | {*at}]


# --- what a page paints ----------------------------------------------------------------------------------------------


def painted(page, switch, compact):
    """Of each line of a box when a switch is off: its formulas, their states, and the words below them."""
    text = html(BOXES[page], compact)
    data = json.loads(text.split('<script type="application/json">')[1].split("</script>")[0])
    shown = re.findall(r'<li data-id="([^"]*)"><span class="mb-sw-words">.*?</li>', text)
    items = re.findall(r'<li data-id="[^"]*"><span class="mb-sw-words">(.*?)</li>', text)
    for line, item in zip(shown, items, strict=True):
        formulas = re.findall(r"\\\((.*?)\\\)", unescape(item))
        why, states = data["off"][switch]["lines"].get(line, ("", [""] * len(formulas)))
        yield line, formulas, states, why


@pytest.mark.parametrize("compact", [False, True], ids=["whole", "compact"])
@pytest.mark.parametrize("page, switch", WITNESSED)
def test_a_formula_is_red_exactly_where_it_is_false(page, switch, compact):
    case = switch.witness.instance
    lines = {line.id: line for line in BOXES[page].lines}
    found = []
    for name, formulas, states, why in painted(page, switch.id, compact):
        claims = [one.claim for one in lines.pop(name).of]
        assert len(claims) == len(formulas) == len(states)
        for claim, state in zip(claims, states, strict=True):
            answers = judged(page, claim, case.run, case.reading.end)
            found.append((claim, state, answers))
            assert (state == "false") == (not all(answers)), (claim, answers)
            assert state or all(answers)
        assert ("is false" in why) == ("false" in states)
    assert not lines and found[-1][1] == "false"


@pytest.mark.parametrize("page", BOXES)
def test_no_line_would_be_red_on_a_run_on_which_all_hypotheses_hold(page):
    """There every kind of mistake comes, so that a claim which is judged at another kind than its own is noticed."""
    for _, case in BOXES[page].cases:
        held = Witness(case, "", (), ())
        for claim in (one for line in BOXES[page].lines for one in line.claims):
            assert held.judged(claim) == (HOLDS, ""), claim


@pytest.mark.parametrize("page", BOXES)
def test_every_formula_is_judged_on_some_run_and_true_where_all_hypotheses_hold(page):
    box = BOXES[page]
    held = [case for _, case in box.cases[:1] if page != "halving"]  # where the target is not the second concept
    failing = [one.witness.instance for one in box.switches if one.witness]
    for claim in (one for line in box.lines for one in line.claims):
        there, elsewhere = ([judged(page, claim, one.run, one.reading.end) for one in some] for some in (held, failing))
        assert all(map(all, there)) and any([*there, *elsewhere]), claim


def uses(box, given):
    """The names of all that a proof is given, along rows too, and of what is so at the start of what is kept."""
    for known in given:
        if isinstance(known, Claim):
            begun = known.symbols if known not in box.known.values() else set()
            yield known.name
        else:
            begun = {name_of(before) for before, *_ in known.state}
            yield from box.between.get(known.over, ())
            for _, held in known.kinds:
                yield from uses(box, held)
        yield from (name for name, one in box.known.items() if name.startswith("start") and one.symbols & begun)


KEPT_APART = {("majority", "some bits")}  # its proof keeps the bits, too, which is not needed for it


@pytest.mark.parametrize("page", BOXES)
def test_a_formula_follows_no_longer_exactly_where_its_proof_uses_what_is_off(page):
    box = BOXES[page]
    for switch in (one for one in box.switches if not one.weaker):
        states = {name: states for name, _, states, _ in painted(page, switch.id, False)}
        for line in box.lines:
            for one, state in zip(line.of, states[line.id], strict=True):
                off = {*uses(box, one.proof.given)} & {*switch.names}
                assert bool(state) == bool(off and (switch.id, one.claim.name) not in KEPT_APART), (switch.id, one)
