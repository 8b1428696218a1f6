"""Witnesses of calculus."""

from fractions import Fraction

import sympy
from sympy import Add, Eq, S, log

from witnesses.made import (
    SIGN,
    assume,
    certified,
    claimed,
    given,
    logarithm,
    nothing,
    number,
    refuses,
    t,
    term,
    u,
    v,
    witness,
)

# calculus


@witness
def a_logarithm_by_its_slope(k):
    proof = logarithm(k)
    assert proof.claim == k.Claim(log(1 + v * t), ">=", 0) and proof.given == {k.claim(t >= 0), k.claim(v >= 0)}
    by = proof.by
    assert (by.f, by.t, by.start, by.ratio, by.falling) == (log(1 + v * t), t, 0, (1, 1 + v * t), False)
    assert isinstance(by.start, sympy.Expr) and by.positive == proof.premises[1:] and type(by.positive) is tuple
    assert logarithm(k, positive=iter(by.positive)) == proof and logarithm(k, name="name").claim.name == "name"


@witness
def what_calculus_proves_holds_from_the_start_on(k):
    proof = k.calculus(t, t, 0, number(k), [])
    assert proof.given == {k.claim(t >= 0)} and proof.claim == k.claim(t >= 0)
    assert k.calculus(t - S.Half, t, Fraction(1, 2), number(k), []).given == {k.claim(t >= S.Half)}
    more = k.calculus(t, t, 0, number(k), [number(k), assume(k, v > 0)])
    assert more.given == {k.claim(t >= 0), k.claim(v > 0)}


@witness
def calculus_runs_downwards_too(k):
    refuses("int stands where bool is needed", k.calculus, t, t, 0, number(k), [], falling=0)
    proof = k.calculus(-t, t, 0, number(k), [], falling=True)
    assert proof.given == {k.claim(t <= 0)} and proof.by.falling is True
    inside = certified(k, 1 + t > 0, term(k, given(k, t > -1)))
    proof = k.calculus(-log(1 + t), t, 0, number(k), [inside], falling=True)
    assert proof.given == {k.claim(t <= 0), k.claim(t > -1)}
    refuses(PART, k.calculus, -t, t, 0, number(k), [claimed(k, v > 0, t <= -1)], falling=True)
    refuses(SIGN, k.calculus, t, t, 0, number(k), [], falling=True)


@witness
def on_an_interval_the_slope_says_the_same(k):
    inside = certified(k, 1 - t > 0, term(k, given(k, t < 1)))
    proof = k.calculus(-log(1 - t), t, 0, number(k), [inside])
    assert proof.given == {k.claim(t >= 0), k.claim(t < 1)} and proof.by.ratio == (1, 1 - t)


START = "f is not seen to start at 0 or above"
NEEDED = "not known to be positive, for f to be defined"
PART = "a premise rests on more than bounds of the interval"


@witness
def a_start_below_zero_is_refused(k):
    refuses(START, k.calculus, t, t, -1, number(k), [])
    refuses(START, k.calculus, t + v, t, 0, number(k), [])
    refuses("no rational number", k.calculus, t, t, v, number(k), [])


@witness
def a_slope_is_known_by_an_inequality(k):
    equation = certified(k, Eq((t + 1) ** 2, t**2 + 2 * t + 1))
    refuses("what is proved of the slope is no inequality", k.calculus, S.Zero, t, 0, equation, [])


@witness
def what_a_function_divides_by_is_known_to_be_positive(k):
    at_least = certified(k, 1 + v * t >= 0, term(k), term(k, given(k, v >= 0), given(k, t >= 0)))
    refuses(NEEDED, logarithm, k, positive=(at_least,))
    twice = certified(k, 2 + 2 * v * t > 0, term(k, c=2), term(k, given(k, v >= 0), given(k, t >= 0), c=2))
    assert logarithm(k, positive=(twice,)).claim == logarithm(k).claim


@witness
def what_is_positive_is_a_polynomial(k):
    odd = claimed(k, k.Claim(Add(log(v), 1 + v * t, -log(v), evaluate=False), ">", 0), v >= 0)
    refuses("not a claim about a polynomial", logarithm, k, positive=(*logarithm(k).by.positive, odd))
    names = [(u, log(1 + v * t))]
    refuses("not a claim about a polynomial", k.name_logarithms, logarithm(k), names, k.claim(u >= 0), [odd])


@witness
def a_premise_about_a_run_is_refused(k):
    refuses(
        "a premise rests on a whole run", k.calculus, t, t, 0, number(k), [claimed(k, v > 0, k.ForEach((), (), ()))]
    )


@witness
def a_premise_holds_on_the_whole_interval(k):
    for hypothesis in (t >= 1, t > 1, t <= v * t, t**2 <= 4, k.Claim(1, "=", t), k.Claim(v * t, ">=", t**2)):
        refuses(PART, k.calculus, t, t, 0, number(k), [claimed(k, v > 0, hypothesis)])
    written_only = k.Claim(Add(v, t, -t, evaluate=False), ">=", 0)
    refuses(PART, k.calculus, t, t, 0, number(k), [claimed(k, v > 0, written_only)])
    refuses(
        "not a claim about a polynomial", k.calculus, t, t, 0, number(k), [claimed(k, v > 0, k.Claim(-t, ">=", log(v)))]
    )


@witness
def the_ratio_that_is_proposed_is_written_with_a_positive_number(k):
    assert k.ratio(S.Zero, k.claim(v >= 1)) == (0, 1)
    assert k.calculus(1, t, 0, nothing(k), []).claim == k.Claim(1, ">=", 0)
    assert k.ratio(-v, k.claim(v >= 0)) == (1, -1)


@witness
def a_multiple_is_checked_and_not_believed(k):
    p, q = k.Quotient(k.atom("t")), k.Quotient(k.atom("u"))
    check, reason = k.rules._is_a_positive_multiple, "not a multiple of what is proved"
    for multiple in ((S.One, S.One), (t, S.One), (S.One, u), (u, t), (S(2), S.One)):
        refuses(reason, check, p, q, multiple, {k.atom("t"), k.atom("u")})
    for nought in ((S.Zero, S.Zero), (S.Zero, S.One)):
        refuses(SIGN, check, k.Quotient(k.polynomials.ZERO), p, nought, set())
    refuses("not a polynomial with rational coefficients", check, q.inverse, p, (1 / (t * u), S.One), set())
