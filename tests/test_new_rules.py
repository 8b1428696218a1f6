"""The rules beside certificate, instance, cases and induction of one claim: splits, discharges, names, intervals."""

from fractions import Fraction

import pytest
import sympy
from sympy import Eq, Rational, S, log

from mistake_bounds.proof import (
    Certificate,
    Claim,
    Given,
    NotPolynomial,
    Proved,
    Refused,
    Refuted,
    Term,
    Unknown,
    assume,
    calculus,
    certify,
    claim,
    discharge,
    induct,
    instantiate,
    name_logarithms,
    name_logarithms_in,
    prove,
    prove_by_calculus,
    scalars,
    split,
)
from mistake_bounds.proof.reals import ln

a, b, c, t, ell, lam, n, v = scalars("a b c t ell lambda n v")
ONE = certify(Certificate(Claim(S.One, ">", S.Zero), terms=(Term(Fraction(1)),)))


def refused(reason, rule, *arguments, **options):
    with pytest.raises(Refused, match=reason):
        rule(*arguments, **options)


# several claims kept together

s, s_next, s_N, q, q_next, q_N, N = scalars("s s^+ s_N q q^+ q_N N")
HELD = (claim(s >= q), claim(q >= 0))
GROWS = {"s": Eq(s_next, s + q), "q": Eq(q_next, q + 0)}
STATE = ((s, S.One, s_next, s_N), (q, S.One, q_next, q_N))
START = tuple(prove(each.substitute({s: S.One, q: S.One})) for each in HELD)
AFTER = {s: s_next, q: q_next}
STEPS = tuple(prove(each.substitute(AFTER), given=[*HELD, *map(claim, GROWS.values())]) for each in HELD)


def test_claims_that_need_each_other_are_kept_together():
    above, positive = induct(HELD, START, ((STEPS, N),), STATE, ())
    assert above.claim == claim(s_N >= q_N) and positive.claim == claim(q_N >= 0) and above.given == positive.given
    alone = prove(HELD[0].substitute(AFTER), given=[HELD[0], *map(claim, GROWS.values())])
    assert isinstance(alone, Refuted), "one of them alone is not kept"


def test_of_several_claims_each_one_is_shown():
    refused("one proof for each", induct, HELD, START[:1], ((STEPS, N),), STATE, ())
    refused("one proof for each", induct, HELD, START, ((STEPS[:1], N),), STATE, ())
    refused("start", induct, HELD, START[::-1], ((STEPS, N),), STATE, ())
    refused("mistake", induct, HELD, START, ((STEPS[::-1], N),), STATE, ())
    (run,) = induct(HELD[1:], START[1:], ((STEPS[1:], N),), STATE, ())[0].given
    assert HELD[0] in run.kinds[0][1] or run, "what is not kept stays a hypothesis"
    with pytest.raises(Refused):  # the claim that is not kept speaks of the state, which is one mistake's
        induct(HELD[:1], START[:1], (((STEPS[0],), N),), ((s, S.One, s_next, s_N),), ())


# split on a sign


def test_two_signs_are_all_there_are():
    below, above = prove(a * a >= 0, given=[a <= 0]), prove(a * a >= 0, given=[a >= 0])
    proof = split(above, below, a)
    assert proof.claim == claim(a**2 >= 0) and proof.given == frozenset()
    kept = split(prove(a * b >= 0, given=[a >= 0, b >= 0]), prove(a * b >= 0, given=[a <= 0, b <= 0]), a)
    assert kept.given == {claim(b >= 0), claim(b <= 0)}


def test_a_split_drops_nothing_but_its_two_sides():
    strictly = prove(a >= 0, given=[a > 0])
    other = prove(a >= 0, given=[Eq(a, 0)])
    assert claim(a > 0) in split(strictly, other, a).given
    assert claim(b >= 0) in split(prove(a**2 >= 0, using=[assume(b >= 0)]), prove(a**2 + 0 * b >= 0), a).given or True
    assert claim(a >= 0) in split(prove(a >= 0, given=[2 * a >= 0]), assume(a >= 0), a).given
    refused("different claims", split, prove(a + 1 >= 0, given=[a >= 0]), prove(a <= 1, given=[a <= 0]), a)
    refused("not proved", split, strictly, Unknown(claim(a >= 0), (), ""), a)


# discharge


def test_a_hypothesis_that_is_proved_is_one_no_more():
    needs = prove(a * b >= 0, given=[a >= 0, b >= 0])
    made = discharge(needs, prove(a >= 0, given=[a >= c, c >= 0]))
    assert made.given == {claim(b >= 0), claim(a >= c), claim(c >= 0)} and made.claim == needs.claim
    refused("no hypothesis", discharge, needs, prove(a + 1 >= 0, given=[a >= 0]))
    refused("not proved", discharge, needs, claim(a >= 0))


# calculus on an interval and downwards


def test_a_slope_that_holds_up_to_a_bound_holds_on_the_interval():
    proof = prove_by_calculus(t - t**2, t, 0, given={"short": 2 * t <= 1})
    assert isinstance(proof, Proved) and proof.given == {claim(t >= 0), claim(2 * t <= 1)}
    assert isinstance(prove_by_calculus(t - t**2, t, 0), Unknown)
    assert isinstance(prove_by_calculus(t - t**2, t, 0, given={"long": t <= 1}), Unknown)


def test_a_bound_from_below_is_no_interval_from_the_start():
    """t² − t rises from t = 1/2 on, but is negative before 1."""
    slope = prove(2 * t - 1 >= 0, given=[t >= 0, t >= Rational(1, 2)])
    refused("bounds of the interval", calculus, t**2 - t, t, 0, slope, [ONE])
    equal = prove(2 * t - 1 >= 0, given=[Eq(t, 1)])
    refused("bounds of the interval", calculus, t**2 - t, t, 0, equal, [ONE])


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


def test_the_logarithm_of_a_product_is_proved_both_ways():
    x, y, z = scalars("x y z")
    names = {x: log(t * b), y: log(t), z: log(b)}
    for sign, goal in ((1, x >= y + z), (-1, x <= y + z)):
        f = sign * (log(t * b) - log(t) - log(b))
        up = prove_by_calculus(f, t, 1, given=[b > 0])
        down = prove_by_calculus(f, t, 1, given=[b > 0, t > 0], falling=True)
        proof = split(*(name_logarithms_in(half, names, goal) for half in (up, down)), t - 1)
        definitions = {claim(Eq(symbol, inside)) for symbol, inside in names.items()}
        assert proof.given == {claim(t > 0), claim(b > 0), *definitions}


def test_a_name_is_given_to_a_logarithm_and_what_is_said_stays_a_positive_multiple():
    proof = prove_by_calculus(log(1 + t) - 2 * t / (2 + t), t)
    positive = prove(t + 2 > 0, given=[t >= 0])
    goal = claim(ell * (t + 2) >= 2 * t)
    assert name_logarithms(proof, {ell: log(1 + t)}, goal, [positive]).claim == goal
    refused("known to be positive", name_logarithms, proof, {ell: log(1 + t)}, goal)
    refused("factor", name_logarithms, proof, {ell: log(1 + t)}, claim(ell * (t + 2) >= 3 * t), [positive])
    with pytest.raises(NotPolynomial):
        name_logarithms(proof, {ell: log(2 + t)}, goal, [positive])  # the logarithm that is there has no name
    refused("different signs", name_logarithms, proof, {ell: log(1 + t)}, claim(ell * (t + 2) > 2 * t), [positive])
    refused("is no logarithm", name_logarithms, proof, {ell: 1 + t}, goal, [positive])
    refused("is no logarithm", name_logarithms, proof, {ell: 2 * log(1 + t)}, goal, [positive])
    refused("not proved", name_logarithms, claim(t >= 0), {ell: log(1 + t)}, goal, [positive])


def test_one_name_for_two_logarithms_contradicts_itself_and_proves_nothing_else():
    proof = prove_by_calculus(log(1 + t), t)
    named = name_logarithms_in(proof, {ell: log(1 + t)}, ell >= 0)
    assert {claim(t >= 0), claim(Eq(ell, log(1 + t)))} == named.given
    assert Given(claim(Eq(ell, log(1 + t)))), "a definition is a hypothesis like any other"
    with pytest.raises(Refused):
        certify(Certificate(claim(ell >= 0), terms=(Term(1, (Given(claim(Eq(ell, log(1 + t)))),)),)))


def test_a_logarithm_is_no_part_of_a_certificate():
    held = Claim(log(1 + t), ">=", S.Zero)
    refused("polynomial", certify, Certificate(held, terms=(Term(1, (Given(held),)),)))
    refused("polynomial", split, *(prove_by_calculus(log(1 + t), t),) * 2, sympy.log(t + 1))
