"""What a claim says at numbers: made into one expression, it is what term by term arithmetic says."""

from fractions import Fraction
from random import Random

import pytest
from strategies import evaluate, is_true, random_point, random_statement, true_statements
from sympy import log

from mistake_bounds.exact import counted, dot, total
from mistake_bounds.proof import VectorEq, claim, norm2, scalars, vectors
from mistake_bounds.proof.values import holds, value
from mistake_bounds.theorems.checking import checked

w, w_next, x = vectors("w w^+ x")
a, b, R = scalars("a b R")


@pytest.mark.parametrize("seed", range(5))
def test_claims_at_random_points_are_as_true_as_arithmetic_says(seed):
    random, seen = Random(seed), set()
    for statement in [*true_statements(), *(random_statement(random) for _ in range(60))]:
        for made in (statement.goal, *statement.given):
            point = random_point((), made.symbols, random)
            if point is None:
                continue
            assert holds(made, point) == is_true(made, point), (str(made), point)
            if not made.is_vector:
                assert value(made.lhs, point) == evaluate(made.lhs, point)
            seen.add(holds(made, point))
    assert seen == {True, False}


def test_a_coordinate_among_many_is_noticed():
    """Of 64 coordinates that are made of two kinds of numbers, and of one that is not."""
    grown = claim(VectorEq(w_next, w + a * x))
    third = Fraction(1, 3)
    point = {"w": (third, 2) * 32, "x": (1, 0) * 32, "a": third, "w^+": (2 * third, 2) * 32}
    assert holds(grown, point)
    assert not holds(grown, point | {"w^+": (2 * third, 2) * 31 + (2 * third, third)})


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


def test_a_point_that_comes_again_is_counted_and_one_that_fails_between_is_found():
    low, good, bad = claim(a < b, "low"), {"a": 1, "b": 2}, {"a": 2, "b": 2}
    row = checked(low, [(1, good), (2, good), (3, bad), (4, good), (5, bad)])
    assert (row.times, row.failure.mistake, row.failure.left) == (5, 3, 2)


@pytest.mark.parametrize("seed", range(20))
def test_sums_and_inner_products_over_one_denominator(seed):
    random = Random(seed)
    rows = [[random.choice((0, 1, -3, Fraction(random.randint(-9, 9), random.randint(1, 9)))) for _ in range(9)]] * 1
    rows.append([random.choice((0, 1, Fraction(random.randint(-9, 9), random.randint(1, 9)))) for _ in range(9)])
    assert total(rows[0]) == sum(rows[0])
    assert dot(*rows) == dot(iter(rows[0]), iter(rows[1])) == sum(p * q for p, q in zip(*rows, strict=True))
    assert counted(rows[0] + rows[1])[rows[0][0]] == [*rows[0], *rows[1]].count(rows[0][0])
