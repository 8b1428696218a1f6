"""Witnesses of what derivations are made of, and of what only rules make."""

from fractions import Fraction
from types import SimpleNamespace

import sympy
from sympy import Eq, I, Integer, Mul, Pow, Rational, S, log

from witnesses.made import (
    UNPROVED,
    N,
    Text,
    a,
    assume,
    b,
    c,
    fact,
    fails,
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
    refuses("no polynomial, and not made of quotients and logarithms of them", k.Square, sympy.sqrt(a))
    refuses("a float is not exact", k.Square, 0.5)
    assert k.Square(2).claim == k.Claim(4, ">=", 0)
    assert k.Square(a * b).claim.lhs == Pow(a * b, 2, evaluate=False) != a**2 * b**2
    assert k.Square(a + 1).claim == k.claim((a + 1) ** 2 >= 0) and isinstance(k.Square(2).base, sympy.Expr)


@witness
def a_length_may_be_zero(k):
    w = k.vectors("w")
    assert k.Length(w).claim == k.claim(k.norm2(w) >= 0)


@witness
def the_contrary_of_a_goal_is_its_opposite(k):
    assert k.Contrary(k.claim(a >= b)).claim == k.claim(b > a) and k.Contrary(k.claim(a > b)).claim == k.claim(b >= a)
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
    assert type(made.coefficient) is Fraction and made.factors == (k.Square(a),)
    assert k.Term(1, iter([k.Square(a), k.Length(k.vectors("w"))])).factors[1:] == (k.Length(k.vectors("w")),)


@witness
def a_term_is_fixed_when_it_is_made(k):
    factors = [k.Square(a)]
    made, cert_terms = k.Term(1, factors), [k.Term(1)]
    cert = k.Certificate(k.claim(a >= 0), factors, cert_terms, iter([k.Equation(given(k, Eq(a, 0)), 1)]))
    factors.append(k.Square(b))
    cert_terms.clear()
    assert made.factors == (k.Square(a),) == cert.multiplier and cert.terms == (k.Term(1),) and len(cert.equations) == 1


@witness
def an_equation_is_of_a_hypothesis_or_a_fact(k):
    for factor in (k.Square(a), k.Length(k.vectors("w")), k.Contrary(k.claim(a >= 0)), None):
        refuses("not one of Given, Fact", k.Equation, factor, a)
    refuses("a float is not exact", k.Equation, given(k, Eq(a, 0)), 0.5)
    assert k.Equation(given(k, Eq(a, 0)), 2).cofactor == Integer(2) and k.Equation(fact(k, nothing(k)), 2)
    assert isinstance(k.Equation(given(k, Eq(a, 0)), 2).cofactor, sympy.Expr)


@witness
def a_certificate_has_terms_and_equations(k):
    refuses("not one of Term", k.Certificate, k.claim(a >= 0), (), (k.Square(a),))
    refuses("not one of Equation", k.Certificate, k.claim(a >= 0), (), (), (k.Term(1),))
    fails(TypeError, k.Certificate, k.claim(a >= 0), None)


@witness
def all_the_factors_of_a_certificate_are_found(k):
    equation = k.Equation(given(k, Eq(a, 0)), 1)
    cert = k.Certificate(k.claim(a >= 0), (k.Square(a),), (term(k, k.Square(b)), term(k, k.Square(c))), (equation,))
    assert cert.factors == (k.Square(a), k.Square(b), k.Square(c), equation.factor)


@witness
def a_row_is_fixed_when_it_is_made(k):
    held = [k.claim(a >= 0)]
    made = k.ForEach(iter([(N, held)]), iter(row(k)), iter([a]))
    held.clear()
    assert made == k.ForEach(((N, {k.claim(a >= 0)}),), row(k), frozenset({"a"})) and hash(made)
    assert made.state == (k.Changing(s, S.Zero, s_next, s_end),) and type(made.kinds) is tuple


@witness
def a_row_speaks_of_claims_and_rows(k):
    inner = k.ForEach((), (), ())
    assert k.ForEach(((N, (k.claim(a >= 0), inner)),), (), ()).kinds[0][1] == {k.claim(a >= 0), inner}
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
    refuses("not a single symbol", k.ForEach, ((N + 1, ()),), (), ())
    refuses("neither a number nor a term", k.changing, row(k, final="s_M"))
    refuses("neither a number nor a term", k.ForEach, (("N", ()),), (), ())
    refuses("not a polynomial with rational coefficients", k.changing, row(k, start=1 / a))
    refuses("not a polynomial with rational coefficients", k.changing, row(k, start=Mul(a, 1 / a, evaluate=False)))
    refuses("no polynomial, and not made of quotients and logarithms of them", k.changing, row(k, start=I))
    assert k.changing(row(k, start=1))[0].start == S.One and isinstance(
        k.changing(row(k, start=1))[0].start, sympy.Expr
    )
    assert (
        k.changing(iter(row(k, k.vectors("w"), k.terms.ZERO, k.vectors("v"), k.vectors("u"))))[0].start == k.terms.ZERO
    )


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
        (k.Induction((claim,), (one,), (((two,), N),), run), (one, two)),
        (k.Calculus(a, t, S.Zero, one, (two,), ratio), (one, two)),
        (k.Named(one, (), (two,), ratio), (one, two)),
        (k.Discharge(one, two), (one, two)),
    ):
        assert k.premises_of(by) == premises and type(k.premises_of(by)) is tuple
    assert k.Calculus(a, t, S.Zero, one, (), ratio).falling is False


# Proved


@witness
def nobody_but_the_rules_makes_a_proved(k):
    reason = "only the rules of the kernel make a Proved"
    for key in (None, object(), True):
        refuses(reason, k.Proved, frozenset(), k.claim(a >= 0), None, key)
    fails(TypeError, k.Proved, frozenset(), k.claim(a >= 0), None)


@witness
def a_proved_says_by_what(k):
    proof = square(k, a)
    assert proof.certificate is proof.by and proof.premises == () and type(proof.given) is frozenset
    instance = k.instantiate(proof, {a: b})
    assert instance.certificate is None and instance.premises == (proof,) and hash(proof) != hash(instance)


@witness
def what_is_not_proved_is_no_fact(k):
    for impostor in impostors(k)[:2]:
        refused_certificate(k, UNPROVED, a >= 0, term(k, k.Fact(impostor)))
        refused_certificate(k, UNPROVED, a >= 0, term(k, k.Fact(impostor)), multiplier=[k.Fact(number(k))])


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
def what_is_not_proved_is_no_lemma(k):
    for impostor in impostors(k):
        refuses(UNPROVED, k.discharge, impostor, square(k, a))
        refuses(UNPROVED, k.discharge, assume(k, a >= 0), impostor)


@witness
def what_is_not_proved_is_no_base_and_no_step(k):
    claim, next_ = k.claim(s >= 0), assume(k, s_next >= 0)
    for impostor in impostors(k):
        refuses(UNPROVED, k.induct, claim, impostor, ((next_, N),), row(k), ())
        refuses(UNPROVED, k.induct, claim, nothing(k), ((impostor, N),), row(k), ())
        refuses(UNPROVED, k.induct, (claim,), (nothing(k),), (((impostor,), N),), row(k), ())
        refuses(UNPROVED, k.induct, (claim,), (impostor,), (), row(k), ())


@witness
def what_is_not_proved_says_nothing_of_a_slope(k):
    for impostor in impostors(k):
        refuses(UNPROVED, k.calculus, t, t, 0, impostor, [number(k)])
        refuses(UNPROVED, k.calculus, t, t, 0, number(k), [number(k), impostor])
