"""Calculus on intervals and downwards, and names for logarithms, as proofs use them."""

from fractions import Fraction

import pytest
from sympy import Eq, Rational, S, log

from mistake_bounds.proof import (
    Certificate,
    Claim,
    Proved,
    Refused,
    Refuted,
    Term,
    Unknown,
    assume,
    calculus,
    certify,
    claim,
    instantiate,
    name_logarithms_in,
    prove,
    prove_by_calculus,
    scalars,
    split,
)
from mistake_bounds.proof.reals import ln

b, t, ell, lam, n = scalars("b t ell lambda n")
ONE = certify(Certificate(Claim(S.One, ">", S.Zero), terms=(Term(Fraction(1)),)))


def refused(reason, rule, *arguments, **options):
    with pytest.raises(Refused, match=reason):
        rule(*arguments, **options)


# calculus on an interval and downwards


def test_a_slope_that_holds_up_to_a_bound_holds_on_the_interval():
    proof = prove_by_calculus(t - t**2, t, 0, given={"short": 2 * t <= 1})
    assert isinstance(proof, Proved) and proof.given == {claim(t >= 0), claim(2 * t <= 1)}
    assert isinstance(prove_by_calculus(t - t**2, t, 0), Unknown)
    assert isinstance(prove_by_calculus(t - t**2, t, 0, given={"long": t <= 1}), Unknown)


def test_downwards_the_slope_and_the_bounds_turn_round():
    down = prove_by_calculus(t - 1 - log(t), t, 1, given={"positive": t > 0}, falling=True)
    assert isinstance(down, Proved) and down.given == {claim(t <= 1), claim(t > 0)}
    assert isinstance(prove_by_calculus(t - 1 - log(t), t, 1, falling=True), Unknown)  # no logarithm of −1
    assert isinstance(prove_by_calculus(log(t) - t + 1, t, 1, given=[t > 0], falling=True), Unknown)
    low = prove(1 - t >= 0, given=[t <= Rational(1, 2)])
    refused("bounds of the interval", calculus, t - 1 - log(t), t, 1, low, [assume(t > 0)], falling=True)


# a name for a logarithm


def tangent():
    up = prove_by_calculus(t - 1 - log(t), t, 1)
    down = prove_by_calculus(t - 1 - log(t), t, 1, given=[t > 0], falling=True)
    return split(*(name_logarithms_in(half, {ell: log(t)}, ell <= t - 1) for half in (up, down)), t - 1)


def test_the_tangent_of_the_logarithm_reaches_polynomials_with_its_definition():
    assert tangent().claim == claim(ell <= t - 1) and tangent().given == {claim(t > 0), claim(Eq(ell, log(t)))}
    at_n = instantiate(tangent(), {t: n, ell: lam})
    assert "logarithm" in {known.name for known in at_n.given}  # what a check on a run calls it
    assert prove(lam <= n, using=[at_n]).given == at_n.given


def test_a_stronger_claim_about_a_named_logarithm_is_refuted_with_its_value():
    verdict = prove(ell <= t - 2, using=[tangent()])
    assert isinstance(verdict, Refuted) and verdict.counterexample == {"t": 1, "ell": 0}
    half = prove(ell <= (t - 1) / 2, using=[tangent()])
    assert isinstance(half, Refuted) and half.counterexample["ell"] == ln(half.counterexample["t"])
