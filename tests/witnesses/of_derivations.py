"""Witnesses of what derivations are made of, and of what only rules make."""

from types import SimpleNamespace

import sympy
from sympy import Eq, I, Mul, Pow, Rational, S, log

from witnesses.made import (
    UNPROVED,
    N,
    Text,
    a,
    assume,
    b,
    fact,
    given,
    impostors,
    nothing,
    number,
    refused_certificate,
    refuses,
    row,
    s,
    s_end,
    s_next,
    square,
    t,
    term,
    witness,
)

# what derivations are made of


@witness
def factors_are_claims_of_the_very_class(k):
    impostor = SimpleNamespace(sign=">=", term=a, claim=None)
    for kind in (k.Given, k.Contrary):
        refuses("SimpleNamespace stands where Claim is needed", kind, impostor)
    refuses("Symbol stands where Vector is needed", k.Length, a)
    refuses("SimpleNamespace stands where Claim is needed", k.Certificate, impostor)


@witness
def a_square_is_that_of_a_polynomial(k):
    reason = "not a polynomial with rational coefficients"
    for base in (1 / a, log(a), Mul(a, Pow(a, -1), evaluate=False)):
        refuses(reason, k.Square, base)
    assert k.Square(a * b).claim.lhs == Pow(a * b, 2, evaluate=False) != a**2 * b**2
    assert isinstance(k.Square(2).base, sympy.Expr)


@witness
def a_length_may_be_zero(k):
    w = k.vectors("w")
    assert k.Length(w).claim == k.claim(k.norm2(w) >= 0)


@witness
def the_contrary_of_a_goal_is_its_opposite(k):
    refuses("the contrary of an equation has no sign", k.Contrary, k.claim(Eq(a, b)))


FACTORS = "not one of Given, Fact, Square, Length, Contrary"


@witness
def a_term_has_a_rational_coefficient_and_factors(k):
    class Root(k.Square):
        pass

    for factor in (Root(a), k.claim(a >= 0), None, nothing(k)):
        refuses(FACTORS, k.Term, 1, (factor,))
        refuses(FACTORS, k.Certificate, k.claim(a >= 0), (factor,))
    refuses("no rational number", k.Term, 0.5)
    made = k.Term(Rational(1, 2), [k.Square(a)])
    assert made.factors == (k.Square(a),)


@witness
def an_equation_is_of_a_hypothesis_or_a_fact(k):
    for factor in (k.Square(a), k.Length(k.vectors("w")), k.Contrary(k.claim(a >= 0)), None):
        refuses("not one of Given, Fact", k.Equation, factor, a)
    refuses("a float is not exact", k.Equation, given(k, Eq(a, 0)), 0.5)


@witness
def a_certificate_has_terms_and_equations(k):
    refuses("not one of Term", k.Certificate, k.claim(a >= 0), (), (k.Square(a),))
    refuses("not one of Equation", k.Certificate, k.claim(a >= 0), (), (), (k.Term(1),))


@witness
def a_row_speaks_of_claims_and_rows(k):
    refuses("not one of Claim, ForEach", k.ForEach, ((N, (nothing(k),)),), (), ())
    refuses("Text stands where str is needed", k.ForEach, (), (), (), Text("mistake"))


@witness
def a_row_shares_its_fixed_names_its_last_values_and_its_counts(k):
    w = k.vectors("w")
    made = k.ForEach(((N, (k.claim(b >= 0),)),), (*row(k), (w, k.terms.ZERO, k.vectors("w^+"), k.vectors("w_M"))), (a,))
    assert made.symbols == {"a", "s_M", "w_M", "N"}


@witness
def what_changes_has_names_and_a_start(k):
    for i, wrong in ((0, s + 1), (2, S.One), (3, -s)):
        refuses("not a single symbol", k.changing, [[*row(k)[0][:i], wrong, *row(k)[0][i + 1 :]]])
    refuses("neither a number nor a term", k.ForEach, (("N", ()),), (), ())
    refuses("no polynomial, and not made of quotients and logarithms of them", k.changing, row(k, start=I))
    w, w_next, w_end = k.vectors("w w^+ w_M")
    for start, before, after, final in ((1 / a, s, s_next, s_end), (w / a, w, w_next, w_end)):
        refuses("not a polynomial with rational coefficients", k.changing, [(before, start, after, final)])
    assert k.changing([(w, a * w, w_next, w_end)])


@witness
def a_row_is_of_vectors_or_of_scalars(k):
    w, x, u_ = k.vectors("w x u")
    for mixed in ((s, S.Zero, s_next, w), (s, w, s_next, s_end), (s, S.Zero, x, s_end), (w, S.Zero, x, u_)):
        refuses("a row has vectors and scalars", k.changing, [mixed])


@witness
def premises_are_in_the_order_of_the_arguments(k):
    one, two = number(k), square(k, a)
    cert = k.Certificate(k.claim(a >= 0), (k.Square(a),), (term(k, fact(k, one), fact(k, two), fact(k, one)),))
    run, claim = k.ForEach((), (), ()), k.claim(a >= 0)
    ratio = (S.One, S.One)
    for by, premises in (
        (cert, (one, two)),
        (k.Instance(one, ()), (one,)),
        (k.Cases(one, two, one), (one, two, one)),
        (k.Split(one, two, a), (one, two)),
        (k.Antisymmetry(one, two), (one, two)),
        (k.Induction((claim,), (one,), (((two,), N),), run), (one, two)),
        (k.Calculus(a, t, S.Zero, one, (two,), ratio), (one, two)),
        (k.Named(one, (), (two,), ratio), (one, two)),
        (k.Divided(fact(k, one), (two,), ratio), (one, two)),
        (k.Divided(given(k, a >= 0), (two,), ratio), (two,)),
        (k.Discharge(one, two), (one, two)),
    ):
        assert k.premises_of(by) == premises
    assert k.Calculus(a, t, S.Zero, one, (), ratio).falling is False


# Proved


@witness
def nobody_but_the_rules_makes_a_proved(k):
    reason = "only the rules of the kernel make a Proved"
    for key in (None, object(), True):
        refuses(reason, k.Proved, frozenset(), k.claim(a >= 0), None, key)


@witness
def a_proved_says_by_what(k):
    proof = square(k, a)
    assert proof.certificate is proof.by
    instance = k.instantiate(proof, {a: b})
    assert instance.certificate is None


@witness
def what_is_not_proved_is_no_fact(k):
    for impostor in impostors(k)[:2]:
        refused_certificate(k, UNPROVED, a >= 0, term(k, k.Fact(impostor)))


@witness
def what_is_not_proved_has_no_instance(k):
    for impostor in impostors(k):
        refuses(UNPROVED, k.instantiate, impostor, {})


@witness
def what_is_not_proved_is_no_case(k):
    true = square(k, a)
    for impostor in impostors(k):
        refuses(UNPROVED, k.cases, impostor, true, true)
        refuses(UNPROVED, k.cases, true, impostor, true)
        refuses(UNPROVED, k.cases, true, true, impostor)


@witness
def what_is_not_proved_is_no_inequality(k):
    for impostor in impostors(k):
        refuses(UNPROVED, k.antisymmetry, impostor, assume(k, a >= 0))
        refuses(UNPROVED, k.antisymmetry, assume(k, a >= 0), impostor)


@witness
def what_is_not_proved_is_no_lemma(k):
    for impostor in impostors(k):
        refuses(UNPROVED, k.discharge, impostor, square(k, a))
        refuses(UNPROVED, k.discharge, assume(k, a >= 0), impostor)


@witness
def what_is_not_proved_is_no_base_and_no_step(k):
    claim = k.claim(s >= 0)
    for impostor in impostors(k):
        refuses(UNPROVED, k.induct, claim, nothing(k), ((impostor, N),), row(k), ())
        refuses(UNPROVED, k.induct, (claim,), (impostor,), (), row(k), ())


@witness
def what_is_not_proved_says_nothing_of_a_slope(k):
    for impostor in impostors(k):
        refuses(UNPROVED, k.calculus, t, t, 0, impostor, [number(k)])
        refuses(UNPROVED, k.calculus, t, t, 0, number(k), [number(k), impostor])
