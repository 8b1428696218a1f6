"""The L₁ margin takes no learner that does not multiply by β^(y xᵢ): a row fails by name, or the run is not read.

Each wrong learner is the right one but for one thing.
"""

import random
from dataclasses import dataclass
from fractions import Fraction

import pytest

from mistake_bounds import Examples, play
from mistake_bounds.exact import dot
from mistake_bounds.learners.exponentiated import Exponentiated
from mistake_bounds.theorems import NoBound, l1_margin
from mistake_bounds.traces import NotAPower, NotInARow


@dataclass(frozen=True)
class ScalesAll(Exponentiated):
    """Multiplies all weights alike, so that their total is what it should be."""

    def update(self, w, x, y):
        after = sum(super().update(w, x, y))
        return tuple(wi * Fraction(after, sum(w)) for wi in w)


@dataclass(frozen=True)
class MultipliesAll(Exponentiated):
    """Multiplies all weights by β^y: they stay powers of β."""

    def update(self, w, x, y):
        return super().update(w, (1,) * len(w), y)


@dataclass(frozen=True)
class AsksForMore(Exponentiated):
    """Says + from a score of 2 on only, and learns from that."""

    def predict(self, w, x):
        return 1 if dot(w, x) >= 2 else -1


@dataclass(frozen=True)
class IgnoresTheFirst(Exponentiated):
    """Never touches the weight of attribute 0."""

    def update(self, w, x, y):
        return w[:1] + super().update(w[1:], x[1:], y)


@dataclass(frozen=True)
class IgnoresAndStaysWhole(Exponentiated):
    """Leaves attribute 0 alone and gives its part to attribute 1."""

    def update(self, w, x, y):
        return super().update(w, (0, x[0] + x[1], *x[2:]), y)


@dataclass(frozen=True)
class PredictsNothing(Exponentiated):
    """Learns from every example: whatever it predicts counts as a mistake."""

    def predict(self, w, x):
        return 0


@dataclass(frozen=True)
class UpdatesWhenRight(Exponentiated):
    """Learns from right answers as well, which are no mistakes."""

    def changes(self, w, x, y, mistaken):
        return True


@dataclass(frozen=True)
class Forgets(Exponentiated):
    """Leaves the weights alone at a mistake on a row that begins with 1."""

    def update(self, w, x, y):
        return w if x[0] == 1 else super().update(w, x, y)


@dataclass(frozen=True)
class SkipsUpdates(Exponentiated):
    """Makes mistakes that it never tells of: no update on a row that begins with 1."""

    def changes(self, w, x, y, mistaken):
        return mistaken and x[0] != 1


@dataclass(frozen=True)
class WrongWay(Exponentiated):
    """Divides where it should multiply."""

    def update(self, w, x, y):
        return super().update(w, x, -y)


@dataclass(frozen=True)
class TwiceAtOnce(Exponentiated):
    """Multiplies by β^(2y xᵢ)."""

    def update(self, w, x, y):
        return super().update(super().update(w, x, y), x, y)


@dataclass(frozen=True)
class StartsHigh(Exponentiated):
    """Begins with weights of β."""

    def initial(self, n):
        return (self.factor,) * n


@dataclass(frozen=True)
class Adds(Exponentiated):
    """Adds y xᵢ to the weights instead of multiplying."""

    def update(self, w, x, y):
        return tuple(wi + y * xi for wi, xi in zip(w, x, strict=True))


NOTICED = {
    ScalesAll: {"NotAPower"},
    MultipliesAll: {"update", "update of one"},
    AsksForMore: {"mistake"},
    IgnoresTheFirst: {"update", "update of one"},
    IgnoresAndStaysWhole: {"update", "update of one"},
    PredictsNothing: {"mistake"},
    UpdatesWhenRight: {"NotInARow"},
    Forgets: {"update", "update of one"},
    SkipsUpdates: {"NotInARow"},
    WrongWay: {"update", "update of one"},
    TwiceAtOnce: {"update", "update of one"},
    StartsHigh: {"start of c", "start of T", "start of Lambda"},
    Adds: {"NotAPower"},
}

FACTOR, TARGET = Fraction(3, 2), (1, 1, 1, 0, 0, 0, 0)


def examples():
    coin = random.Random(2)
    rows = [tuple(coin.choice((-1, 1)) for _ in range(7)) for _ in range(40)]
    return Examples(rows, [1 if sum(row[:3]) > 0 else -1 for row in rows])


def on_run_of(kind):
    return l1_margin.l1_margin().on(play(kind(FACTOR), examples()), TARGET)


def noticed(kind):
    """The names of the rows that fail, or of the refusal."""
    try:
        return {row.claim.name for row in on_run_of(kind).check.failures}
    except (NotAPower, NotInARow) as refusal:
        return {type(refusal).__name__}


def test_the_right_learner_passes():
    on_run = on_run_of(Exponentiated)
    assert {step.y for step in on_run.run.steps} == {-1, 1} and on_run.check.ok and on_run.slack


CONTENT = {proof.claim.name for proof in l1_margin.l1_margin().proofs} | {"some weight"}


@pytest.mark.parametrize("kind", NOTICED, ids=lambda kind: kind.__name__)
def test_a_wrong_learner_is_noticed_by_name(kind):
    """A hypothesis fails, not only what follows from them; and only what the learner does wrong."""
    assert noticed(kind) - CONTENT == NOTICED[kind]


@pytest.mark.parametrize("kind", NOTICED, ids=lambda kind: kind.__name__)
def test_there_is_no_bound_for_a_wrong_learner(kind):
    with pytest.raises((NoBound, NotAPower, NotInARow)):
        on_run_of(kind).bound  # noqa: B018
