"""Lemmas on logarithms rest on what a logarithm is, and are true of logarithms."""

from fractions import Fraction
from itertools import product

import pytest

from mistake_bounds.exact import ceil_log
from mistake_bounds.proof import Proved, claim, prove, scalars
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds, value
from mistake_bounds.theorem import logarithms

# lemmas on logarithms

ON_LOGARITHMS = (
    logarithms.from_below, logarithms.from_above, logarithms.tangent, logarithms.tangent_at, logarithms.positive,
    logarithms.ln_two, logarithms.below_product, logarithms.product_below,
    logarithms.product_law, logarithms.monotone,
)  # fmt: skip


@pytest.mark.parametrize("lemma", ON_LOGARITHMS, ids=lambda lemma: lemma.__name__)
def test_a_lemma_on_logarithms_rests_on_definitions_and_is_true_of_logarithms(lemma):
    found = lemma()
    for proof in found if isinstance(found, tuple) else (found,):
        defined = [known for known in proof.given if known.polynomial is None]
        assert defined and all(known.name == "logarithm" for known in defined)
        met = [point for point in _points(defined) if all(holds(known, point) for known in proof.given)]
        assert met and all(holds(proof.claim, point) for point in met)


def _points(definitions):
    """Numbers for A, B, C, t, ε and λ, with what the definitions say of a, b, c and ℓ."""
    sizes = (Fraction(1, 3), Fraction(1), Fraction(2), Fraction(7, 2))
    for first, second in product(sizes, sizes):
        for third in (first * second, first, 2 * second):
            point = {"A": first, "B": second, "C": third, "t": first, "epsilon": first, "lambda": ln(20)}
            yield point | {str(known.lhs): value(known.rhs, point) for known in definitions}


CAPS = (
    logarithms.least_cap, logarithms.not_negative, logarithms.no_negative_cap, logarithms.rounded_up,
    logarithms.rounded_up_to_base_2,
)  # fmt: skip


def _cap(n, factor, more=0):
    """What n, a factor and the least power of it from n on are called, or a power that is ``more`` above the least."""
    C = ceil_log(n, factor) + more
    return {
        "n": n, "epsilon": factor - 1, "C": C, "L": C, "Q": factor**C, "ell": ln(factor), "b": ln(2), "lambda": ln(n),
        "lg": ln(n) / ln(2),
    }  # fmt: skip


@pytest.mark.parametrize("lemma", CAPS, ids=lambda lemma: lemma.__name__)
def test_a_cap_is_a_logarithm_rounded_up_by_what_it_means(lemma):
    factors = (Fraction(2),) if lemma is logarithms.rounded_up_to_base_2 else (Fraction(2), Fraction(5, 4), Fraction(7))
    for n, factor in product((1, 2, 3, 8, 9, 1000), factors):
        point = _cap(n, factor)
        assert all(holds(known, point) for known in lemma().given) and holds(lemma().claim, point)


def test_a_cap_that_is_not_the_least_fails_the_definition_and_the_bound():
    point = _cap(9, Fraction(2), more=1)
    failed = {known.name for known in logarithms.rounded_up_to_base_2().given if not holds(known, point)}
    assert failed == {"least cap"} and not holds(logarithms.rounded_up_to_base_2().claim, point)


def test_no_cap_is_below_ln_n_over_ln_of_the_factor():
    assert not holds(claim(logarithms.C * logarithms.ell <= logarithms.lam), _cap(9, Fraction(2)))


def test_what_is_so_of_numbers_is_no_hypothesis_of_an_instance():
    two, three, six = scalars("ell_2 ell_3 ell_6")
    proof = logarithms.at(logarithms.below_product(), (2, two), (3, three), (6, six))
    assert {str(known) for known in proof.given} == {"ell_2 = log(2)", "ell_3 = log(3)", "ell_6 = log(6)"}
    assert isinstance(prove(six <= two + three, using=[proof]), Proved)
