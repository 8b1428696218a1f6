"""What a claim says at numbers: made into one expression, it is what term by term arithmetic says."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from strategies import evaluate, is_true, random_point, random_statement, true_statements
from sympy import Rational, log

from mistake_bounds.exact import counted, dot, total
from mistake_bounds.proof import VectorEq, claim, norm2, scalars, vectors
from mistake_bounds.proof import dot as inner
from mistake_bounds.proof.values import PRODUCT, NoValue, OtherLength, holds, value
from mistake_bounds.theorem.checking import checked

w, w_next, x = vectors("w w^+ x")
a, b, R = scalars("a b R")


@pytest.mark.parametrize("seed", range(5))
def test_claims_at_random_points_are_as_true_as_arithmetic_says(seed):
    random, seen = Random(seed), set()
    for statement in [*true_statements(), *(random_statement(random) for _ in range(60))]:
        for claimed in (statement.goal, *statement.given):
            point = random_point((), claimed.symbols, random)
            if point is None:
                continue
            assert holds(claimed, point) == is_true(claimed, point), (str(claimed), point)
            if not claimed.is_vector:
                assert value(claimed.lhs, point) == evaluate(claimed.lhs, point)
            seen.add(holds(claimed, point))
    assert seen == {True, False}


def test_a_coordinate_among_many_is_noticed():
    """Of 64 coordinates that are made of two kinds of numbers, and of one that is not."""
    grown = claim(VectorEq(w_next, w + a * x))
    third = Fraction(1, 3)
    point = {"w": (third, 2) * 32, "x": (1, 0) * 32, "a": third, "w^+": (2 * third, 2) * 32}
    assert holds(grown, point)
    assert not holds(grown, point | {"w^+": (2 * third, 2) * 31 + (2 * third, third)})


@pytest.mark.parametrize(
    "parts",
    [
        ({"R^2": 1}, {"R^2": 100}),  # the letter itself is in neither
        ({"R": 1, PRODUCT: lambda *_: 1}, {"R": 1, PRODUCT: lambda *_: 100}),
    ],
)
def test_a_claim_with_a_logarithm_is_judged_anew_where_anything_in_it_is_another(parts):
    claimed = claim(log(a) * R**2 * norm2(x) <= 1)
    points = [(i, {"a": 2, "x": (1,)} | part) for i, part in enumerate(parts, 1)]
    assert holds(claimed, points[0][1]) and not holds(claimed, points[1][1])
    assert checked(claimed, points).failure.mistake == 2


def test_a_quotient_of_integers_is_exact():
    third = value(1 / a, {"a": 3})
    assert (type(third), third) == (Fraction, Fraction(1, 3))
    assert value((1 + b) / a, {"a": 2, "b": Fraction(1, 3)}) == Fraction(2, 3)
    large = {"a": 10**400}
    assert holds(claim(1 / a > 0), large) and not holds(claim(1 / a <= 0), large)
    assert holds(claim(b / a <= 1), {"a": 10**400 + 1, "b": 10**400}) and holds(claim(log(2) / a > 0), large)
    assert holds(claim(1 / log(a) < 2), {"a": 2}) and not holds(claim(a / log(a) > 3), {"a": 2})


def test_a_length_whose_root_is_irrational_is_given_by_its_square():
    radius = claim(norm2(x) <= R**2)
    assert holds(radius, {"x": (1, 2), "R^2": 5}) and not holds(radius, {"x": (1, 2), "R^2": Fraction(14, 3)})


def test_no_square_is_negative():
    with pytest.raises(NoValue, match=r"R\^2: a square is wanted, and -5 is negative"):
        holds(claim(R**2 <= 0), {"R^2": -5})
    assert holds(claim(R**2 <= 0), {"R^2": 0})


def test_a_point_that_comes_again_is_counted_and_one_that_fails_between_is_found():
    low, good, bad = claim(a < b, "low"), {"a": 1, "b": 2}, {"a": 2, "b": 2}
    row = checked(low, [(1, good), (2, good), (3, bad), (4, good), (5, bad)])
    assert (row.times, row.failure.mistake, row.failure.left) == (5, 3, 2)


@pytest.mark.parametrize("seed", range(3))
def test_sums_and_inner_products_over_one_denominator(seed):
    random = Random(seed)
    number = lambda: random.choice((0, 1, Fraction(random.randint(-9, 9), random.randint(1, 9))))
    rows = [[number() for _ in range(9)] for _ in "pq"]
    assert total(rows[0]) == sum(rows[0])
    assert dot(*rows) == dot(iter(rows[0]), iter(rows[1])) == sum(p * q for p, q in zip(*rows, strict=True))
    assert counted(rows[0] + rows[1])[rows[0][0]] == [*rows[0], *rows[1]].count(rows[0][0])


def test_a_row_may_be_a_tuple_a_list_or_an_array():
    grown = claim(VectorEq(w_next, w + a * x))
    for kind in (tuple, list, np.array):
        assert holds(grown, {"w": kind((1, 2)), "w^+": (0, 0), "x": (1, 2), "a": -1})
        assert value(w, {"w": kind((1, 2))}) == (1, 2)


def test_numbers_of_another_library_do_not_go_round():
    """2⁶² four times is 2⁶⁴, of which 64 bits keep 0."""
    big, four = np.int64(2**62), np.int64(4)
    for part, point in (
        (a * b, {"a": big, "b": four}),
        (R**2, {"R": big}),
        (R**2 * R**2, {"R^2": big}),
        (inner(w, x), {"w": np.array([2**62] * 40), "x": np.array([4] * 40)}),
        (a * norm2(x), {"a": big, "x": (four,)}),
    ):
        names = {name: [int(v) for v in row] if hasattr(row, "__len__") else int(row) for name, row in point.items()}
        assert value(part, point) == value(part, names) >= 2**64
    grown = claim(VectorEq(w_next, w + a * x))
    for size in (1, 40):
        point = {"w": (0,) * size, "x": (big,) * size, "a": four}
        assert holds(grown, point | {"w^+": (2**64,) * size}) and not holds(grown, point | {"w^+": (0,) * size})
    assert type(value(a, {"a": four})) is int and value(a, {"a": np.float64(0.5)}) == 0.5
    third = value(a, {"a": Rational(1, 3)})
    assert (type(third), type(third.numerator), third) == (Fraction, int, Fraction(1, 3))


def test_rows_of_other_lengths_and_what_is_no_row_are_refused_by_name():
    grown, product = claim(VectorEq(w_next, w + a * x)), claim(inner(w, x) >= 0)
    for point, name in (
        ({"w": (1, 2), "w^+": (1, 2, 0), "x": (1, 2), "a": 0}, "w"),
        ({"w": (1, 2), "w^+": (1, 2), "x": (1,), "a": 0}, "x"),
        ({"w": (1,) * 40, "w^+": (1,) * 40, "x": (1,) * 41, "a": 0}, "x"),
    ):
        with pytest.raises(OtherLength, match="give vectors of one length") as refused:
            holds(grown, point)
        assert refused.value.offender == point[name]
    for lengths in (((1, 2), (1,)), ((), (1,))):
        with pytest.raises(OtherLength):
            holds(product, dict(zip("wx", lengths, strict=True)))
    for wrong in (3, "12", {1, 2}, (None,), (1j,), [[1, 2]]):
        with pytest.raises(NoValue):
            holds(product, {"w": wrong, "x": (1, 2)})
    with pytest.raises(NoValue):
        holds(claim(a * R**2 >= 0), {"a": 1, "R": (1, 2)})
