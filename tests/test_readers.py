"""What readers may be told besides what their theorems need, such as a margin, and readers of what is no run."""

from fractions import Fraction
from functools import partial

import pytest
from each import all_hold

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.halving import reading as halving
from mistake_bounds.chapters.halving.learner import Halving
from mistake_bounds.chapters.imperfect_separators import reading as imperfect
from mistake_bounds.chapters.kernels import reading as kernels
from mistake_bounds.chapters.kernels.learner import KernelPerceptron, Polynomial
from mistake_bounds.chapters.losses_and_steps import reading as gradient
from mistake_bounds.chapters.losses_and_steps.learner import LMS
from mistake_bounds.chapters.margins import reading as places
from mistake_bounds.chapters.multiclass import reading as multiclass
from mistake_bounds.chapters.multiclass.learner import MulticlassPerceptron
from mistake_bounds.chapters.nearer import reading as nearer
from mistake_bounds.chapters.nearer.learner import LeashedPerceptron, PNormPerceptron
from mistake_bounds.chapters.online_to_pac import reading as conversion
from mistake_bounds.chapters.online_to_pac.learner import Draws
from mistake_bounds.chapters.perceptron import reading as perceptron
from mistake_bounds.chapters.voted_averaged import reading as votes
from mistake_bounds.chapters.voted_averaged.learner import AveragedPerceptron, VotedPerceptron
from mistake_bounds.chapters.weighted_majority import reading as experts
from mistake_bounds.chapters.weighted_majority.learner import RandomizedWeightedMajority, WeightedMajority
from mistake_bounds.chapters.what_any_learner_pays import reading as pays
from mistake_bounds.chapters.what_any_learner_pays.learner import RandomizedOptimal
from mistake_bounds.chapters.winnow_l1_margin import reading as l1_margin
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_ors import reading as powers
from mistake_bounds.chapters.winnow_ors.reading import NotAPower
from mistake_bounds.exact import BadSize, Refusal
from mistake_bounds.proof.values import PRODUCT
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.worlds import uniform

THIRD = Fraction(1, 3)
LINE = Examples([(2, 1), (-1, 1), (1, 0)], [1, -1, 1])
BITS = Examples([(1, 1), (0, 1), (0, 0)], [1, -1, -1])
ADVICE = Examples([(1, 1, -1, -1), (1, -1, 1, -1)], [1, 1])
PETS = Examples([(1, 0), (0, 1)], ["cat", "dog"], labels=("cat", "dog"))
COIN = uniform([(1, 0), (0, 1)], (1, -1))
PLACES = Examples([(1, 0), (1, 1)], [1, -1])
ROWS = ((1, 1), (1, -1), (-1, 1), (-1, -1))

RUN, BOOLEAN = play(Perceptron(), LINE), play(Winnow(), BITS)
SQUARED, ON_PETS = play(KernelPerceptron(Polynomial(2)), LINE), play(MulticlassPerceptron(("cat", "dog")), PETS)
HEDGED, LEFT = play(RandomizedWeightedMajority(THIRD), ADVICE), play(Halving(), ADVICE)
DRAWN = play(RandomizedOptimal(ROWS), ADVICE)
DRAWS = Draws(Perceptron(), COIN, 3)
OPTIONS = {  # a reader with one optional argument, a valid value of it, and invalid ones
    "margin of a target": (partial(perceptron.read, RUN, (1, 0)), 1, ()),
    "radius of the examples": (lambda r2: perceptron.read(RUN, (1, 0), radius2=r2), 5, ()),
    "margin in another space": (partial(kernels.read, SQUARED, (1, -1, 1)), 1, ()),
    "radius in another space": (lambda r2: kernels.read(SQUARED, (1, -1, 1), radius2=r2), 36, ()),
    "coefficients of rows": (partial(kernels.read, SQUARED), (1, -1, 1), ((1, -1), {(1,): 1}  )),
    "margin between classes": (partial(multiclass.read, ON_PETS, (1, 0, 0, 1)), 1, ()),
    "radius between classes": (lambda r2: multiclass.read(ON_PETS, (1, 0, 0, 1), radius2=r2), 2, ()),
    "margin for roots": (partial(nearer.read_four_norm, play(PNormPerceptron(), LINE), (1, 0)), 1, ()),
    "margin of shares": (
        partial(l1_margin.read_l1, play(Exponentiated(THIRD * 4), Examples([(1, 0)], [1])), (1, 0)), 1, (),
    ),
    "length of a target": (partial(nearer.read_by_length, RUN, (1, 0)), 1, (0, -1)),
    "scale of weights": (partial(nearer.read_winnow, BOOLEAN, [0]), 2, (0, -1)),
    "length on a leash": (
        partial(nearer.read_leash, play(LeashedPerceptron(leash=2), LINE), [(1, 0)] * 3), 1, (0, -1),
    ),
    "further entry": (partial(imperfect.read_extended, RUN, (1, 0), 2), 1, (0, -1)),
    "what is traded": (partial(gradient.read_lms, play(LMS(), LINE), (1, 0)), THIRD, ()),
    "cost of a factor": (lambda s: experts.read_randomized(HEDGED, s=s), 1, ()),
    "an expert": (partial(experts.read_majority, play(WeightedMajority(), ADVICE)), 3, (-1, 4, 1.0)),
    "a concept": (partial(halving.read_halving, LEFT), 0, (-1, 4, 1.0)),
    "concepts": (partial(halving.read_optimal, LEFT, 0), ROWS, (ROWS[:3], ROWS[:3] + ((1, 2),), (), ROWS[:3] * 2)),
    "a concept to draw for": (partial(pays.read_drawn, DRAWN), 0, (-1, 4, 1.0)),
    "concepts to draw for": (partial(pays.read_drawn, DRAWN, 0), ROWS, (ROWS[:3], (), ROWS[:3] * 2)),
    "a doubt of a bad output": (lambda delta: conversion.read_fooled(DRAWS, 1, THIRD, 2, delta), THIRD, (0, 1, 0.5)),
    "a penalty": (partial(conversion.read_littlestone, DRAWS, THIRD, 2), THIRD, (0, 1, 0.5)),
    "a doubt": (lambda delta: conversion.read_littlestone(DRAWS, THIRD, 2, delta=delta), THIRD, (0, 1, 0.5)),
    "a mistake bound": (partial(conversion.read_survivors, RUN, 2), 2, (-1, 1.0)),
    "any vector": (partial(votes.read_memory, play(AveragedPerceptron(), LINE)), (1, 2), ((1,), (1, True), (1, "2"))),
    "what votes": (
        partial(votes.read_votes, play(VotedPerceptron(), LINE), (1, -1)), COIN, (uniform([3, 4], (1, -1)),),
    ),
    "a target for places": (partial(places.read, PLACES), (1, -2), ((1,), (1, 2, 3))),
}  # fmt: skip


def test_what_readers_may_be_told_is_a_number_or_a_row_of_them_read_once_or_refused_by_name():
    def values(reading):
        return {name: of for name, of in reading.end.items() if name != PRODUCT}  # one table is not another

    def is_read(read, right, wrong):
        given = values(read(right))
        assert not isinstance(right, tuple) or values(read(iter(right))) == given
        for other in wrong:
            with pytest.raises(Refusal):
                read(other)

    all_hold((name, partial(is_read, *given)) for name, given in OPTIONS.items())


def test_what_has_no_order_is_no_target():
    """Two numbers that are a set stand in an order of their own; positions may."""
    for other in ({1, 0}, {1: 3, 0: -2}, {1: 3}.keys()):
        with pytest.raises(BadTarget):
            perceptron.read(RUN, other)
    assert nearer.read_winnow(BOOLEAN, {0, 1}) == nearer.read_winnow(BOOLEAN, (1, 0, 1))


def test_readers_of_examples_of_another_shape_refuse_them():
    with pytest.raises(Refusal, match="attributes=2: .* from 1 to 1"):
        imperfect.read_in_one_dimension(RUN)
    with pytest.raises(Refusal, match="3 rows of 2 attributes"):
        places.read(LINE, (1, 2, 3))
    for measure in (LINE.margin, lambda u: LINE.distances(u, 1)):
        assert measure(iter((1, 0))) == measure((1, 0))
        with pytest.raises(BadSize, match="u has 3 entries where the examples have 2"):
            measure((1, 2, 3))
    with pytest.raises(NotAPower) as refused:
        powers.chips_of(3, 2)
    assert isinstance(refused.value, Refusal) and refused.value.offender == refused.value.weight == 3
