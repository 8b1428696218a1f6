"""Rational points: on quadrics, which have some where a search finds one, and of vectors with given inner products."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from mistake_bounds.exact import dot
from mistake_bounds.proof.search.rationals import Quadric, is_isotropic, real_roots, simplest_between, squares_of
from mistake_bounds.proof.search.realised import realised


@pytest.mark.slow
def test_a_form_is_isotropic_where_a_zero_is_found():
    random = Random(2)
    for n, most in ((3, 40), (4, 14)):
        seen = set()
        for _ in range(60):
            form = [random.choice([k for k in range(-12, 13) if k]) for _ in range(n)]
            zeros = (v for v in product(range(most), repeat=n) if any(v) and not dot(form, [e * e for e in v]))
            assert is_isotropic(form) == (next(zeros, None) is not None), form
            seen.add(is_isotropic(form))
        assert seen == {False, True}


def test_points_of_a_quadric_lie_on_it():
    random = Random(3)
    for _ in range(40):
        names = "xyz"[: random.choice((2, 3))]
        c = {(z, z): Fraction(random.randint(1, 5)) for z in names} | {("x", "y"): random.randint(-1, 1), ("x",): 1}
        at = {z: Fraction(random.randint(-3, 3), random.choice((1, 2))) for z in names}
        quadric = Quadric(c | {(): -Quadric(c).at(at)})
        assert quadric.has_points and quadric.base is not None, c
        for _ in range(5):
            assert quadric.at(quadric.draw(random, 4)) == 0


def test_what_is_wanted_comes_nearer_and_nearer():
    circle = Quadric({("x", "x"): 1, ("y", "y"): 1, (): -1})
    point = circle.draw(Random(0), 3, wanted=lambda p: Fraction(99999, 100000) - (3 * p["x"] + 4 * p["y"]) / 5)
    assert circle.at(point) == 0 and 3 * point["x"] + 4 * point["y"] > Fraction(499995, 100000)


def test_four_squares_are_enough():
    for t in [Fraction(n, d) for n in range(60) for d in (1, 7, 12)]:
        squares = squares_of(t)
        assert len(squares) <= 4 and sum(v * v for v in squares) == t
    assert squares_of(Fraction(2**999 + 1)) is None


def test_vectors_have_the_inner_products_that_are_asked():
    random = Random(4)
    for _ in range(30):
        rows = [[Fraction(random.randint(-3, 3), random.choice((1, 3))) for _ in range(3)] for _ in range(4)]
        gram = [[dot(v, w) for w in rows] for v in rows]
        made = realised(gram)
        assert [[dot(v, w) for w in made] for v in made] == gram and type(made[0][0]) is Fraction
        gram[0][0] -= 40
        assert realised(gram) is None


def test_roots_lie_where_the_sign_changes():
    assert real_roots((-2, 0, 1, 0)) != [] == real_roots((2, 0, 1))
    for low, high in real_roots((-6, 11, -6, 1)):
        assert low == high in (1, 2, 3)
    assert simplest_between(Fraction(1, 3), Fraction(1, 2)) == Fraction(2, 5)
