"""Lemmas on logarithms are true of logarithms, and there are numbers that meet what they rest on."""

from fractions import Fraction
from itertools import product

from each import each

from mistake_bounds.exact import ceil_log
from mistake_bounds.proof import Refuted, prove, scalars
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds, value
from mistake_bounds.theorem import logarithms

ON_LOGARITHMS = (
    logarithms.from_below, logarithms.from_above, logarithms.tangent, logarithms.tangent_at, logarithms.positive,
    logarithms.ln_two, logarithms.below_product, logarithms.product_below,
    logarithms.product_law, logarithms.monotone,
)  # fmt: skip


@each(ON_LOGARITHMS, lambda lemma: lemma.__name__)
def test_a_lemma_on_logarithms_is_true_of_logarithms(lemma):
    found = lemma()
    for proof in found if isinstance(found, tuple) else (found,):
        defined = [known for known in proof.given if known.polynomial is None]
        met = [point for point in _points(defined) if all(holds(known, point) for known in proof.given)]
        assert defined and met and all(holds(proof.claim, point) for point in met)


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


@each(CAPS, lambda lemma: lemma.__name__)
def test_a_cap_is_a_logarithm_rounded_up_by_what_it_means(lemma):
    factors = (Fraction(2),) if lemma is logarithms.rounded_up_to_base_2 else (Fraction(2), Fraction(5, 4), Fraction(7))
    for n, factor in product((1, 2, 3, 8, 9, 1000), factors):
        point = _cap(n, factor)
        assert all(holds(known, point) for known in lemma().given) and holds(lemma().claim, point)


def test_a_cap_that_is_not_the_least_fails_the_definition_and_the_bound():
    point = _cap(9, Fraction(2), more=1)
    failed = {known.name for known in logarithms.rounded_up_to_base_2().given if not holds(known, point)}
    assert failed == {"least cap"} and not holds(logarithms.rounded_up_to_base_2().claim, point)


def test_a_stronger_claim_about_a_named_logarithm_is_refuted_with_its_value():
    ell, t = scalars("ell t")
    verdict = prove(ell <= t - 2, using=[logarithms.tangent()])
    assert isinstance(verdict, Refuted) and verdict.counterexample == {"t": 1, "ell": 0}
    half = prove(ell <= (t - 1) / 2, using=[logarithms.tangent()])
    assert isinstance(half, Refuted) and half.counterexample["ell"] == ln(half.counterexample["t"])
