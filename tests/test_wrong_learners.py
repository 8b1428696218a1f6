"""No theorem on Winnow takes a learner that is not Winnow: a row of its check fails by name, or it is not read."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import pytest

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.exact import dot as inner
from mistake_bounds.learners.infinite_attributes import InfiniteAttributes
from mistake_bounds.streams import StringSets, disjunction
from mistake_bounds.theorems import NoBound, gap, infinite_attributes, k_of_r, winnow
from mistake_bounds.traces import NotAPower, NotInARow

# learners that are not Winnow


@dataclass(frozen=True)
class ScalesAll(Winnow):
    """Multiplies all weights, active or not, so that the total is what Winnow would make it."""

    def update(self, w, x, y):
        total, after = sum(w), sum(super().update(w, x, y))
        return tuple(wi * Fraction(after, total) for wi in w)


@dataclass(frozen=True)
class DoublesAll(Winnow):
    """Promotes and demotes all weights, active or not: every weight stays a power of the factor."""

    def update(self, w, x, y):
        return super().update(w, (1,) * len(w), y)


@dataclass(frozen=True)
class DemotesTooSoon(Winnow):
    """Says + from half the threshold on, and learns from that."""

    def predict(self, w, x):
        return 1 if 2 * inner(w, x) >= self.threshold_for(len(w)) else -1


@dataclass(frozen=True)
class PromotesTooLong(Winnow):
    """Says + from twice the threshold on only, and learns from that."""

    def predict(self, w, x):
        return 1 if inner(w, x) >= 2 * self.threshold_for(len(w)) else -1


@dataclass(frozen=True)
class IgnoresTheFirst(Winnow):
    """Never touches the weight of attribute 0."""

    def update(self, w, x, y):
        return w[:1] + super().update(w[1:], x[1:], y)


@dataclass(frozen=True)
class UpdatesWhenRight(Winnow):
    """Learns from every example: whatever it predicts counts as a mistake."""

    def predict(self, w, x):
        return 0


@dataclass(frozen=True)
class Forgets(Winnow):
    """Forgets every promotion but the first."""

    def update(self, w, x, y):
        return w if y > 0 and any(wi > 1 for wi in w) else super().update(w, x, y)


@dataclass(frozen=True)
class StartsHigh(Winnow):
    """Begins with weights that are the factor, not 1."""

    def initial(self, n):
        return (self.factor,) * n


@dataclass(frozen=True)
class SwapsDemotions(Winnow):
    """Demotes the attributes that are off."""

    def update(self, w, x, y):
        return super().update(w, x if y > 0 else tuple(1 - xi for xi in x), y)


@dataclass(frozen=True)
class TwiceAtOnce(Winnow):
    """Promotes twice over."""

    def update(self, w, x, y):
        after = super().update(w, x, y)
        return super().update(after, x, y) if y > 0 else after


WRONG = (
    ScalesAll, DoublesAll, DemotesTooSoon, PromotesTooLong, IgnoresTheFirst, UpdatesWhenRight, Forgets, StartsHigh,
    SwapsDemotions, TwiceAtOnce,
)  # fmt: skip

# the theorems, each on a stream on which the right learner meets all of its claims

FACTOR = Fraction(5, 4)
BITS = [tuple(int(i >> j & 1) for j in range(7)) for i in (*range(128), *range(127, 0, -3))]
NOISY = disjunction(300, 10, 2, 4, seed=5, attribute_errors=20)
STRINGS = sorted(  # long ones with a or d first, which promote the others as well
    (frozenset(chr(97 + j) for j in range(7) if x[j]) for x in BITS if sum(x) <= 4),
    key=lambda strings: (not strings & {"a", "d"}, -len(strings)),
)


@cache
def or_of_two():
    return Examples(BITS, [1 if x[0] or x[3] else -1 for x in BITS])


def k_of_r_stream():
    return Examples(BITS, [1 if sum(x[:4]) >= 2 else -1 for x in BITS])


def gap_stream():
    return Examples(BITS, [1 if x[0] + x[1] + 2 * x[2] >= 2 else -1 for x in BITS])


def strings_stream(most=None):
    return StringSets(STRINGS[:most], [1 if x & {"a", "d"} else -1 for x in STRINGS[:most]])


CASES = {
    "disjunctions": (winnow.disjunctions, Winnow(), or_of_two, ([0, 3],)),
    "elimination": (winnow.elimination, Winnow(demotion="eliminate"), or_of_two, ([0, 3],)),
    "noisy": (winnow.noisy, Winnow(), lambda: NOISY.examples, (NOISY.relevant,)),
    "k of r": (k_of_r.k_of_r, Winnow(FACTOR), k_of_r_stream, (range(4), 2)),
    "gap": (gap.gap, Winnow(FACTOR), gap_stream, ((1, 1, 2, 0, 0, 0, 0), 2, 1)),
    "strings": (infinite_attributes.mistake_bound, Winnow(), strings_stream, ({"a", "d"},)),
}


def run_of(case, kind):
    """The run of one kind of learner, with the settings that the theorem asks for, in two passes."""
    _, right, stream, _ = CASES[case]
    learner = kind(right.factor, right.threshold, right.demotion)
    if case == "strings":  # the digits of the weights of `ScalesAll` double with each mistake
        return play(
            InfiniteAttributes(4, 2, slots=12, winnow=learner), stream(10 if kind is ScalesAll else len(STRINGS)), 2
        )
    return play(learner, stream(), 2)


def noticed(case, kind):
    """The names of the rows that fail, or of the refusal."""
    theorem, _, _, target = CASES[case]
    try:
        return {row.claim.name for row in theorem().on(run_of(case, kind), *target).check.failures}
    except (NotAPower, NotInARow) as refusal:
        return {type(refusal).__name__}


@pytest.mark.parametrize("case", CASES)
def test_winnow_itself_passes(case):
    theorem, _, _, target = CASES[case]
    run = run_of(case, Winnow)
    assert {step.y for step in run.steps} == {-1, 1}
    assert theorem().on(run, *target).check, noticed(case, Winnow)
    assert theorem().on(run, *target).slack


CONTENT = {  # what is proved: a wrong learner has to fail a hypothesis too, not only what follows from them
    "doubled", "halved", "removed", "multiplied", "divided", "promoted", "demoted", "progress", "no loss", "small loss",
    "gain", "loss", "smaller loss", "total progress", "total weight", "total chips", "mistake bound", "weight left",
}  # fmt: skip


PAIRS = [(case, kind) for case in CASES for kind in WRONG if (case, kind) != ("strings", StartsHigh)]  # slots weigh 1


@pytest.mark.parametrize(("case", "kind"), PAIRS, ids=lambda part: getattr(part, "__name__", part))
def test_a_wrong_learner_is_noticed_by_name(case, kind):
    assert noticed(case, kind) - CONTENT, "every hypothesis holds"


@pytest.mark.parametrize("case", CASES)
def test_there_is_no_bound_for_a_wrong_learner(case):
    theorem, _, _, target = CASES[case]
    for ask in ("bound", "slack"):
        with pytest.raises((NoBound, NotAPower, NotInARow)):
            getattr(theorem().on(run_of(case, DoublesAll), *target), ask)


def test_the_learner_of_the_audit_is_refused():
    """Scales all weights so that the total is Winnow's: every row held when chips were counted from the rows."""
    for seed in range(20):
        planted = disjunction(60, 40, 5, 10, seed=seed)
        examples = Examples(planted.examples.X, [1 if sum(x[:5]) >= 2 else -1 for x in planted.examples.X])
        with pytest.raises(NotAPower, match="is no power of the factor 5/4"):
            k_of_r.k_of_r().on(play(ScalesAll(FACTOR), examples), range(5), 2).check
