"""Exact numbers with logarithms: arithmetic, and comparisons that are never guessed."""

from fractions import Fraction
from math import log
from random import Random

import pytest

from mistake_bounds.proof import Eq, claim, scalars
from mistake_bounds.proof.reals import DIGITS, Real, Undecided, approximation, ln
from mistake_bounds.proof.values import NoValue, holds, value

a, b, n, lam = scalars("a b n lambda")


def test_logarithms_of_products_and_powers_are_one_number():
    assert ln(8) == 3 * ln(2) and ln(Fraction(1, 2)) == -ln(2) and ln(6) == ln(2) + ln(3)
    assert ln(1) == 0 and ln(Fraction(3, 7)) + ln(Fraction(7, 3)) == 0
    assert (ln(2) + ln(3)) ** 2 - ln(2) ** 2 - ln(3) ** 2 == 2 * ln(2) * ln(3)


def test_comparisons_agree_with_floats_wherever_floats_can_tell():
    random = Random(3)
    for _ in range(300):
        p, q, r = (Fraction(random.randint(1, 90), random.randint(1, 90)) for _ in range(3))
        exact, rough = ln(p) * ln(q) - r, log(p) * log(q) - float(r)
        if abs(rough) > 1e-9:
            assert (exact > 0) == (rough > 0) and (exact < 0) == (rough < 0)
            assert abs(float(exact) - rough) < 1e-9


def test_numbers_that_agree_in_forty_digits_are_told_apart():
    near = approximation(ln(2), 60)
    assert near != ln(2) and (near < ln(2)) != (near > ln(2))
    assert abs(near - approximation(ln(2), 80)) < Fraction(1, 10**55)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (ln(1009**2), 2 * ln(1009)),
        (ln(Fraction(1009**5 * 7, 2003**2)), 5 * ln(1009) - 2 * ln(2003) + ln(7)),
        (ln(1009 * 2003) * ln(3) ** 2, ln(3) ** 2 * ln(2003) + ln(1009) * ln(3) ** 2),
    ],
)
def test_one_number_written_in_two_ways_is_one_number(left, right):
    """Primes that are not among the small ones stand in logarithms of their products."""
    assert left == right and not left < right and not left > right and hash(left) == hash(right)
    assert left != right + Fraction(1, 10**60) and left < right + Fraction(1, 10**60)
    assert not left - right


def test_what_no_digits_tell_apart_is_undecided():
    with pytest.raises(Undecided):
        ln(2) < approximation(ln(2), 3 * DIGITS)  # noqa: B015


def test_quotients_are_exact_numbers():
    bound = ln(100) / (ln(3) - 1)
    assert bound * (ln(3) - 1) == ln(100) and bound == 2 * ln(10) / (ln(3) - 1) and 1 / bound == (ln(3) - 1) / ln(100)
    assert bound > 46 and not bound < 46 and 46 < bound < 47 and int(bound) == 46 and int(-bound) == -46
    assert float(bound) == pytest.approx(log(100) / (log(3) - 1))
    assert bound - bound == 0 and not bound - bound and sum([bound, -bound, ln(2), 1]) == ln(2) + 1
    assert ln(8) / ln(2) == 3 and int(ln(8) / ln(2)) == 3 and ln(1009**2) / ln(1009) == 2
    assert bound != "46" and ln(2) != "46"


@pytest.mark.parametrize("number", [0, -1, Fraction(-1, 2)])
def test_only_positive_numbers_have_logarithms(number):
    with pytest.raises(ValueError, match="positive"):
        ln(number)


def test_a_claim_with_logarithms_is_judged_exactly():
    import sympy

    definition = claim(Eq(lam, sympy.log(n)))
    assert holds(definition, {"lambda": ln(5), "n": 5}) and not holds(definition, {"lambda": Fraction(8, 5), "n": 5})
    assert holds(claim(lam * 2 > 3), {"lambda": ln(5)}) and not holds(claim(lam > 2), {"lambda": ln(5)})
    assert isinstance(value(lam + n, {"lambda": ln(5), "n": 5}), Real)
    with pytest.raises(NoValue):
        holds(definition, {"lambda": ln(5), "n": -5})
    with pytest.raises(NoValue):
        holds(claim(Eq(lam, sympy.log(a))), {"lambda": ln(5), "a": ln(5)})
