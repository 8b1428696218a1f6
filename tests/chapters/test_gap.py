"""Weights with a gap: the bound in logarithms on a run, and what is refused."""

from fractions import Fraction

from refusals import refusals

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.winnow_l1_margin.examples import graded, irrelevant_bits, irrelevant_signs, random_bits
from mistake_bounds.chapters.winnow_l1_margin.reading import read_gap
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import gap


def test_the_bound_in_logarithms_holds_on_runs():
    for seed in range(4):
        run = play(Winnow(Fraction(7, 6)), random_bits(60, (2, 1, 1, 0), 3, seed=seed), passes=4)
        read = read_gap(run, (2, 1, 1, 0), 3, 1)
        assert run.mistakes and check_proof(gap.gap_in_logs(), read, ("promotion", "demotion"))


def test_more_irrelevant_attributes_change_nothing_else():
    for make in (irrelevant_bits, irrelevant_signs):
        wide, narrow = (make(m=50, n=n, r=3, seed=4, most=40) for n in (40, 17))
        assert narrow.y == wide.y and narrow.X == tuple(x[:17] for x in wide.X)


AXES = play(Winnow(Fraction(3, 2)), Examples([(1, 0), (0, 1)], [1, -1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: gap.gap().on(AXES, (1, 0), 1, 0), BadTarget, (1, 0)),
    (lambda: gap.gap().on(AXES, (1, 0), 1, 2), BadTarget, (1, 2)),
    (lambda: gap.gap().on(AXES, (2, -1), 1, 1), BadTarget),
    (lambda: gap.gap().on(AXES, (1,), 1, 1), BadTarget),
    (lambda: gap.gap().on(AXES, (0, 1), 1, 1), NotSeparated),
    (lambda: graded(1, (3, 2), (-1, 1), margin=6, seed=0), BadStream),
    (lambda: irrelevant_bits(m=5, n=2, r=3, seed=4, most=40), BadStream, 2),
    (lambda: irrelevant_bits(m=5, n=41, r=3, seed=4, most=40), BadStream, 41),
    (lambda: irrelevant_signs(m=5, n=2, r=3, seed=4, most=40), BadStream, 2),
)
