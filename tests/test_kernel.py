"""The rules of the kernel as proofs use them together: sums over a run, runs within runs, calculus.

What each condition of a rule refuses is in `witnesses`, what once proved something false in `test_kernel_attacks`.
"""

import copy
import dataclasses
import pickle

import pytest
from sympy import Eq, S, log

from mistake_bounds.proof import (
    Certificate,
    Claim,
    ContradictoryHypotheses,
    ForEach,
    Induction,
    Proved,
    Refused,
    Unknown,
    assume,
    calculus,
    certify,
    claim,
    dot,
    induct,
    norm2,
    prove,
    prove_by_calculus,
    scalars,
    telescope,
    vectors,
)

w, x, u, w_next, w_M = vectors("w x u w^+ w_M")
a, b, c, t, y, gamma, M, N = scalars("a b c t y gamma M N")


def refused(rule, *arguments, error=Refused, **options):
    with pytest.raises(error) as caught:
        rule(*arguments, **options)
    return caught.value


# Proved


def test_replace_does_not_forge_a_proved():
    proof = prove(a**2 >= 0)
    with pytest.raises((ValueError, TypeError)):  # 3.11 and 3.12 say the one, 3.13 the other
        dataclasses.replace(proof, claim=claim(a >= 0))
    refused(dataclasses.replace, proof, claim=claim(a >= 0), key=None)
    with pytest.raises(dataclasses.FrozenInstanceError):
        proof.claim = claim(a >= 0)


def test_copies_say_what_the_original_says():
    proof = prove(dot(w + a * x, x) ** 2 >= 0)
    for copied in (copy.copy(proof), copy.deepcopy(proof), pickle.loads(pickle.dumps(proof))):
        assert copied == proof and copied.claim.lhs == proof.claim.lhs and copied.given == frozenset()


# telescope

s, s_next, s_end = scalars("s s^+ s_M")
STATE = ((s, S.Zero, s_next, s_end),)


def step(change=gamma, sign=1):
    """s⁺ = s + x_t and x_t ≥ γ (or ≤) give s⁺ ≥ s + γ (or ≤)."""
    each = scalars("each")
    goal, held = (s_next >= s + change, each >= change) if sign > 0 else (s_next <= s + change, each <= change)
    return prove(goal, given={"update": Eq(s_next, s + each), "each": held})


def total(**changes):
    options = {"f": s, "steps": ((step(), M),), "state": STATE, "fixed": (gamma,), "at_least": True} | changes
    return telescope(**options)


def test_changes_add_up_over_the_mistakes():
    proof = total()
    assert proof.claim == claim(s_end >= M * gamma) and type(proof.by) is Induction
    ((run,),) = (proof.given,)
    assert isinstance(run, ForEach) and run.state == STATE and run.fixed == {"gamma"}
    assert run.kinds == ((M, frozenset(step().given)),)
    assert total(steps=((step(sign=-1), M),), at_least=False).claim == claim(s_end <= M * gamma)


def test_the_sum_starts_where_the_run_starts():
    started = total(state=((s, 5 * gamma, s_next, s_end),))
    assert started.claim == claim(s_end >= 5 * gamma + M * gamma)
    both = telescope(norm2(w), (), ((w, u, w_next, w_M),), (u,), at_least=True)
    assert both.claim == claim(norm2(w_M) >= norm2(u))


def test_mistakes_of_two_kinds_are_counted_apart():
    proof = total(steps=((step(), M), (step(change=-2 * gamma), N)))
    assert proof.claim == claim(s_end >= M * gamma - 2 * gamma * N)


def test_the_direction_of_a_step_is_its_own():
    """A step that says ≥ gives no upper bound, and one that says ≤ no lower bound."""
    refused(total, at_least=False)
    refused(total, steps=((step(sign=-1), M),))


def test_a_change_that_depends_on_the_mistake_is_refused():
    each = scalars("each")
    own = prove(s_next >= s + each, given=[Eq(s_next, s + each), each >= 0])
    assert "fixed amount" in str(refused(total, steps=((own, M),)))
    about_state = prove(s_next >= 2 * s, given=[Eq(s_next, 2 * s)])
    refused(total, steps=((about_state, M),))
    refused(total, steps=((about_state, M),), fixed=(s,))


# induct: a weight that is raised only while it has room stays under its cap

cap, raised, n_raised = scalars("cap raised N")
UNDER = claim(s <= cap, "under the cap")
KEPT = prove(s_next <= cap, given={"update": Eq(s_next, s + raised), "room": s + raised <= cap})
COUNTED = claim(s >= n_raised, "counted")
COUNTS = prove(
    s_next >= n_raised + 1,
    given=[COUNTED, claim(Eq(s_next, s + raised), "update"), claim(raised >= 1, "raised")],
)
ROW = ((s, S.Zero, s_next, s_end),)
ABOVE = assume(cap >= 0)


def test_a_claim_may_speak_of_the_count_and_use_itself():
    proof = induct(COUNTED, _zero_counted(), ((COUNTS, n_raised),), ROW, ())
    assert proof.claim == claim(s_end >= n_raised)
    (run,) = proof.given
    assert COUNTED not in run.kinds[0][1], "the claim itself is no hypothesis about the run"


def _zero_counted():
    return certify(Certificate(COUNTED.substitute({s: S.Zero, n_raised: S.Zero})))


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


# calculus with parameters: (1 + t)^v ≤ 1 + vt for 0 ≤ v ≤ 1, in logarithms

v = scalars("v")
POWER = log(1 + v * t) - v * log(1 + t)
INSIDE = [claim(v >= 0, "not below 0"), claim(v <= 1, "not above 1")]


def power(given=INSIDE, f=POWER):
    known = [claim(t >= 0), *given]
    slope = prove(v * (1 - v) * t >= 0, given=known)
    return calculus(f, t, 0, slope, [prove(q > 0, given=known) for q in (1 + t, 1 + v * t, (1 + t) * (1 + v * t))])


def test_a_function_with_a_parameter_keeps_the_hypotheses_about_it():
    assert power().given == {claim(t >= 0), *INSIDE} and power().claim == Claim(POWER, ">=", S.Zero)
    refused(power, f=-POWER)
    refused(power, f=POWER + v)  # starts at v, of which nobody says that it is a number


def test_without_the_hypotheses_about_the_parameter_the_power_is_not_below_the_line():
    assert isinstance(prove_by_calculus(POWER, t, given=INSIDE), Proved)
    for fewer in ([], INSIDE[:1], INSIDE[1:]):
        assert isinstance(prove_by_calculus(POWER, t, given=fewer), Unknown)


# calculus whose slope has logarithms: g = (1 + 2t) ln(1 + 2t) − 2t rises since 2 ln(1 + 2t) does


def test_a_slope_with_logarithms_is_what_calculus_proved_of_it():
    f = ((1 + 2 * t) * log(1 + 2 * t) - 2 * t - 2 * t**2) / (1 + t)
    inner = prove_by_calculus(log(1 + 2 * t) / 2 - t / (1 + t), t)
    outer = (1 + 2 * t) * log(1 + 2 * t) / (1 + t) - 2 * log(1 + t) - (t / (1 + t)) ** 2
    assert isinstance(prove_by_calculus(outer, t, slope=inner), Proved)
    assert "logarithms of its own" in prove_by_calculus(outer, t).searched
    assert not isinstance(prove_by_calculus(f, t, slope=inner), Proved)  # the slope of something else
    assert not isinstance(prove_by_calculus(-outer, t, slope=inner), Proved)


# induction within induction: each of r attributes keeps under its cap, so that together they hold at most r·cap

total_caps, total_next, total_end, r_count = scalars("U U^+ U_r r")
ONE = induct(UNDER, ABOVE, ((KEPT, n_raised),), ROW, (cap,))
ADDED = claim(Eq(total_next, total_caps + s_end), "added")
ROWS = ((total_caps, S.Zero, total_next, total_end),)


def all_caps(state=ROWS, fixed=(cap, n_raised), count=r_count):
    step = prove(total_next <= total_caps + cap, given=[ADDED], using=[ONE])
    return telescope(total_caps, ((step, count),), state, fixed, at_least=False, over="attribute")


def test_a_run_may_be_a_hypothesis_about_each_of_several_things():
    proof = all_caps()
    assert proof.claim == claim(total_end <= r_count * cap)
    (each,) = (known for known in proof.given if isinstance(known, ForEach))
    ((count, held),) = each.kinds
    assert count == r_count and each.over == "attribute"
    assert {known for known in held if isinstance(known, ForEach)} == {g for g in ONE.given if isinstance(g, ForEach)}
    assert claim(cap >= 0) in proof.given, "what is fixed stands outside"


# the rules together


def test_a_false_thing_is_not_reached_through_several_rules():
    """Each honest step keeps its hypotheses, so that absurdities stay conditional."""
    absurd = assume(Claim(S.NegativeOne, ">=", S.Zero))
    assert absurd.given == {absurd.claim}
    with pytest.raises(ContradictoryHypotheses) as caught:
        prove(b >= 0, using=[absurd])
    assert caught.value.offender.given == {absurd.claim} and "-1 ≥ 0" in str(caught.value)


def test_an_equation_can_be_assumed():
    known = assume(Eq(a, b))
    assert known.given == {known.claim} and str(known.claim) == "a = b"
