"""The largest count that a claim allows, and refusals where a theorem bounds nothing on a run."""

from fractions import Fraction

from each import each
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.proof import NotProved, assume, claim, prove, scalars
from mistake_bounds.theorem.largest import largest, largest_allowed
from mistake_bounds.theorem.theorem import in_whole_numbers
from mistake_bounds.theorems import NoBound, Theorem, l1_margin, perceptron


@each([((10, -2), 5), ((1, -3), Fraction(1, 3)), ((-4, 10, -1), 9), ((9, 0, -1), 3)])
def test_the_largest_count_is_where_the_claim_stops(case):
    coefficients, most = case
    assert largest_allowed([Fraction(c) for c in coefficients], None) == most


@each([(9, 0, -1), (2, 0, -1), (Fraction(1, 3), 5, -7)])
def test_a_bound_of_an_average_is_a_root_or_just_above_it(coefficients):
    constant, slope, leading = map(Fraction, coefficients)
    most = largest_allowed([constant, slope, leading], None, whole=False)
    rest, before = (constant + slope * m + leading * m * m for m in (most, most - Fraction(1, 10**12)))
    assert rest <= 0 < before


@each([(1,), (1, 2), (1, 0), (1, 2, 3), (-5, 0, -1), (1, 1, 1, -1)])
def test_no_count_is_made_up(coefficients):
    refusals((lambda: largest_allowed([Fraction(c) for c in coefficients], None), NoBound))()


CLOSE = play(Perceptron(), Examples([(1, 2), (2, 1)], [1, -1]), 5)
FAST = play(Exponentiated(Fraction(9)), Examples([(1, 1, -1), (1, -1, 1), (-1, 1, 1)] * 3, [1] * 9))

test_where_there_is_no_bound_it_is_refused = refusals(
    (lambda: perceptron.mistake_bound().on(CLOSE, (-1, 1), margin=100).bound, NoBound),
    (lambda: perceptron.mistake_bound().on(CLOSE, (-1, 1), margin=100).slack, NoBound),
    (lambda: l1_margin.l1_margin().on(FAST, (1, 1, 1)).bound, NoBound),
)

M, a, b = scalars("M a b")
DIVIDES = prove(claim(M <= b / a), given=[a > 0, a * M <= b])
test_what_is_no_polynomial_bounds_nothing = refusals(
    (lambda: largest(claim(M * a <= b / a), "M", {"a": 1, "b": 2}), NoBound),
    (lambda: Theorem("", "", (), (), (), DIVIDES, "M", None).at({"M": 1, "a": 1, "b": 2}).bound, NoBound),
    (lambda: in_whole_numbers(assume(M * a <= b)), NotProved),
)
