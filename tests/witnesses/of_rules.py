"""Witnesses of the rules, but for induction and calculus."""

from fractions import Fraction
from types import SimpleNamespace

import sympy
from sympy import Add, Eq, I, Rational, S, Symbol, log

from witnesses.made import (
    SIGN,
    UNPROVED,
    a,
    assume,
    b,
    c,
    certified,
    claimed,
    d,
    e,
    f,
    fact,
    given,
    impostors,
    kept,
    logarithm,
    number,
    refused_certificate,
    refuses,
    square,
    t,
    term,
    u,
    v,
    witness,
)

# certify


@witness
def a_certificate_is_an_identity_with_signs(k):
    w, x, w_next, u_ = k.vectors("w x w^+ u")
    label = k.Equation(given(k, Eq(b**2, 1)), -k.norm2(x))
    goal = k.norm2(w + b * x) <= k.norm2(w) + k.norm2(x)
    proof = certified(k, goal, term(k, given(k, b * k.dot(w, x) <= 0), c=2), equations=[label])
    assert proof.claim == k.claim(goal) and proof.given == {k.claim(b * k.dot(w, x) <= 0), k.claim(Eq(b**2, 1))}
    update = k.Equation(given(k, k.VectorEq(w_next, w + b * x)), u_)
    proof = certified(k, Eq(k.dot(w_next, u_), k.dot(w, u_) + b * k.dot(x, u_)), equations=[update])
    assert proof.given == {update.factor.claim}


@witness
def a_certificate_is_one_of_the_very_class(k):
    cert = SimpleNamespace(goal=k.claim(a >= 0), factors=(), multiplier=(), terms=(), equations=())
    refuses("SimpleNamespace stands where Certificate is needed", k.certify, cert)


@witness
def the_two_sides_are_the_same(k):
    reason = "the two sides differ by"
    refused_certificate(k, reason, a**2 + b**2 + c >= 2 * a * b, term(k, k.Square(a - b)), offender=c)
    refused_certificate(k, reason, a**2 + b**2 >= 2 * a * b, term(k, k.Square(a - b), c=2))
    refused_certificate(k, reason, a**2 + b**2 >= a * b, term(k, k.Square(a - b)))
    refuses(reason, k.certify, k.Certificate(k.Claim(S.NegativeOne, ">=", S.Zero)))
    refused_certificate(k, reason, Eq(a, 0), equations=[k.Equation(given(k, Eq(b, 0)), 1)])
    assert certified(k, a**2 + b**2 >= 0, term(k, k.Square(a)), term(k, k.Square(b))).given == frozenset()


@witness
def a_coefficient_is_positive(k):
    reason = "a coefficient is not positive"
    refused_certificate(k, reason, -(a**2) >= 0, term(k, k.Square(a), c=-1))
    refuses(reason, k.certify, k.Certificate(k.Claim(S.Zero, ">", S.Zero), (), (k.Term(0),)), offender=0)


@witness
def a_strict_claim_has_a_strict_term(k):
    reason = "no term is strictly positive"
    refused_certificate(k, reason, a**2 > 0, term(k, k.Square(a)))
    refused_certificate(k, reason, a * b > 0, term(k, given(k, a > 0), given(k, b >= 0)))
    refused_certificate(k, reason, a * b > 0, term(k, given(k, b >= 0), given(k, a > 0)))
    refuses(reason, k.certify, k.Certificate(k.Claim(S.Zero, ">", S.Zero)))
    for terms in ((given(k, a > 0), k.Square(b)), (k.Square(b), given(k, a > 0))):
        assert certified(k, a + b**2 > 0, *(term(k, factor) for factor in terms))
    assert certified(k, a * b > 0, term(k, given(k, a > 0), given(k, b > 0)))


@witness
def an_equation_is_shown_by_equations_alone(k):
    reason = "an equation is shown by equations alone"
    refused_certificate(k, reason, Eq(a**2, 0), term(k, k.Square(a)))


@witness
def a_multiplier_is_positive(k):
    reason = "the multiplier may be zero"
    refused_certificate(k, reason, -a >= 0, term(k, k.Square(a)), multiplier=[given(k, -a >= 0)])
    zero = k.Equation(given(k, Eq(a * b, 0)), 1)
    refused_certificate(k, reason, Eq(a, 0), equations=[zero], multiplier=[given(k, b >= 0)])
    refused_certificate(k, reason, Eq(a, 0), equations=[zero], multiplier=[given(k, b >= 0), given(k, c > 0)])
    assert certified(k, Eq(a, 0), equations=[zero], multiplier=[given(k, b > 0)]).given >= {k.claim(b > 0)}


@witness
def an_equation_has_no_sign(k):
    reason = "an equation is used as an inequality"
    refused_certificate(k, reason, a >= 0, term(k, given(k, Eq(a, 0))))


@witness
def an_inequality_is_no_equation(k):
    reason = "an inequality is used as an equation"
    for relation in (a >= 0, a > 0):
        refused_certificate(k, reason, -a >= 0, equations=[k.Equation(given(k, relation), -1)])


@witness
def a_cofactor_is_of_the_kind_of_its_equation(k):
    w, x = k.vectors("w x")
    update = given(k, k.VectorEq(w, x))
    refused_certificate(k, "Symbol stands where Vector is needed", Eq(a, 0), equations=[k.Equation(update, a)])
    zero = given(k, Eq(a * b, 0))
    reason = "not a polynomial with rational coefficients"
    refused_certificate(k, reason, Eq(b, 0), equations=[k.Equation(zero, 1 / a)])


@witness
def a_goal_and_what_is_used_are_about_polynomials(k):
    reason, w = "not a claim about a polynomial", k.vectors("w")
    refuses(reason, k.certify, k.Certificate(k.Claim(w, "=", w)))
    divided = k.Given(k.Claim(a + 1 / a, "=", 1 / a))
    refused_certificate(k, reason, Eq(a, 0), equations=[k.Equation(divided, 1)])
    refused_certificate(k, reason, a >= 0, term(k, k.Given(k.Claim(Add(a, log(b), -log(b), evaluate=False), ">=", 0))))


@witness
def the_contrary_is_that_of_the_goal_alone(k):
    reason, goal = "the contrary of another goal", k.claim(a >= 0)
    other = k.Contrary(k.claim(-a >= 0))
    refuses(reason, k.certify, k.Certificate(goal, (), (k.Term(1, (other,)),)))


@witness
def the_contrary_proves_by_contradiction(k):
    """√a ≤ √b: if a > b then a² > b²."""
    goal, larger = k.claim(a <= b), given(k, a**2 <= b**2)
    own = k.Contrary(goal)
    cert = k.Certificate(goal, (own,), (term(k, larger), term(k, own, given(k, b >= 0), c=2)))
    assert k.certify(cert).given == {larger.claim, k.claim(b >= 0)}
    strict = k.claim(a < b)
    again = k.Contrary(strict)
    refuses("the multiplier may be zero", k.certify, k.Certificate(strict, (again,), (term(k, again, again),)))


@witness
def what_a_fact_rests_on_is_kept(k):
    positive = assume(k, a > 0)
    made = certified(k, a * b >= 0, term(k, fact(k, positive), given(k, b >= 0)))
    assert made.given == {k.claim(a > 0), k.claim(b >= 0)}
    zero = assume(k, Eq(c, 0))
    by_equation = certified(k, Eq(a * c, 0), equations=[k.Equation(fact(k, zero), a)])
    assert by_equation.given == {k.claim(Eq(c, 0))}
    multiplied = certified(k, b >= 0, term(k, given(k, a * b >= 0)), multiplier=[fact(k, positive)])
    assert multiplied.given == {k.claim(a * b >= 0), k.claim(a > 0)}


@witness
def the_name_of_what_is_proved_is_given_or_the_goals(k):
    cert = k.Certificate(k.claim(a**2 >= 0, "old"), (), (term(k, k.Square(a)),))
    assert k.certify(cert).claim.name == "old" and k.certify(cert, "new").claim.name == "new"


@witness
def one_name_is_one_thing_in_all_that_a_proof_says(k):
    reason, w = "one name is used as a vector and as a scalar", k.vectors("w")
    scalar = certified(k, a >= 0, term(k, given(k, a >= Symbol("w"))), term(k, given(k, Symbol("w") >= 0)))
    longer = a + k.norm2(w) >= 0
    refused_certificate(k, reason, longer, term(k, fact(k, scalar)), term(k, k.Length(w)))


# instantiate


@witness
def an_instance_holds_of_all_terms(k):
    w, x, u_ = k.vectors("w x u")
    proof = certified(k, a * b > 0, term(k, given(k, a > 0), given(k, b > 0)))
    made = k.instantiate(proof, {a: b, b: a + c**2})
    assert made.claim == k.claim(b * (a + c**2) > 0) and made.given == {k.claim(b > 0), k.claim(a + c**2 > 0)}
    proof = certified(k, k.norm2(w + a * x) >= 0, term(k, k.Length(w + a * x)))
    made = k.instantiate(proof, {"w": x - 2 * u_, "x": w, "a": k.norm2(u_)})
    assert made.claim == k.claim(k.norm2(x - 2 * u_ + k.norm2(u_) * w) >= 0) and made.by.proof is proof


@witness
def what_can_be_read_only_once_is_put_everywhere(k):
    proof = certified(k, a * b > 0, term(k, given(k, a > 0), given(k, b > 0)))
    made = k.instantiate(proof, iter([(a, 1), (b, Fraction(1, 2))]))
    assert all(isinstance(value, sympy.Expr) for _, value in made.by.values)


@witness
def terms_are_put_into_equations_of_vectors(k):
    w, x, u_ = k.vectors("w x u")
    update = k.VectorEq(w, a * x + u_)
    proof = certified(k, Eq(k.dot(w, u_), k.dot(a * x + u_, u_)), equations=[k.Equation(given(k, update), u_)])
    made = k.instantiate(proof, {w: x + u_, x: u_, a: b + 1})
    assert made.given == {k.claim(k.VectorEq(x, (b + 1) * u_))}
    made = k.instantiate(proof, {w: u_, a: 0})
    assert made.given == {k.claim(k.VectorEq(k.terms.ZERO, k.terms.ZERO))}
    made = k.instantiate(proof, {w: a * x, x: 2 * w})
    assert made.given == {k.claim(k.VectorEq(a * x, 2 * a * w + u_))}


@witness
def what_is_put_in_is_what_is_written(k):
    """sympy writes ln 4 for ln of 2 + t at t = 2, but −ln 2 for ln of 1/2."""
    reason = "what is written is not what was put in"
    refuses(reason, k.instantiate, logarithm(k), {t: Rational(-1, 2), v: 1})
    lying = SimpleNamespace(
        plain=k.Claim(k.vectors("w"), "=", k.terms.ZERO).plain,
        is_vector=True,
        substitute=lambda values: k.Claim(k.vectors("v"), "=", k.terms.ZERO),
    )
    refuses(reason, k.rules._put, lying, {"w": k.vectors("u")})


@witness
def only_polynomials_are_put_for_scalars(k):
    proof, w = square(k, a), k.vectors("w")
    for value in (1 / b, log(b), b + 1 / c - 1 / c + log(c)):
        refuses("not a polynomial with rational coefficients", k.instantiate, proof, {a: value})
    refuses("no polynomial, and not made of quotients and logarithms of them", k.instantiate, proof, {a: I})
    refuses("a float is not exact", k.instantiate, proof, {a: 0.5})
    refuses("a vector stands where a scalar is needed", k.instantiate, proof, {a: w})
    length = certified(k, k.norm2(w) >= 0, term(k, k.Length(w)))
    refuses("a scalar stands where a vector is needed", k.instantiate, length, {w: a})


@witness
def a_statement_about_a_run_has_no_instance(k):
    reason = "a statement about a whole run is not instantiated"
    refuses(reason, k.instantiate, kept(k), {c: 5})


# cases


def split(k, on_zero=None, on_positive=None, nonnegative=None):
    """a·b ≥ 0 from a ≥ 0 and b > 0, by a = 0 and a > 0."""
    zero = k.Equation(given(k, Eq(a, 0)), b)
    return (
        on_zero or certified(k, a * b >= 0, equations=[zero]),
        on_positive or certified(k, a * b >= 0, term(k, given(k, a > 0), given(k, b > 0))),
        nonnegative or assume(k, a >= 0),
    )


@witness
def two_cases_make_a_claim(k):
    proof = k.cases(*split(k))
    assert proof.claim == k.claim(a * b >= 0) and proof.given == {k.claim(b > 0), k.claim(a >= 0)}
    kept_zero = k.Equation(given(k, Eq(a, 0)), b), k.Equation(given(k, Eq(c, d)), 0)
    on_zero = certified(k, a * b >= 0, equations=kept_zero)
    assert k.cases(*split(k, on_zero=on_zero)).given == {k.claim(Eq(c, d)), k.claim(b > 0), k.claim(a >= 0)}


@witness
def runs_stay_when_cases_are_put_together(k):
    run = k.ForEach((), (), ())
    on_zero, on_positive = claimed(k, b >= 0, Eq(a, 0), run), claimed(k, b >= 0, a > 0, run)
    assert k.cases(on_zero, on_positive, assume(k, a >= 0)).given == {k.claim(a >= 0), run}


@witness
def cases_show_the_same(k):
    reason = "the cases show different claims"
    strict = certified(k, a * b > 0, term(k, given(k, a > 0), given(k, b > 0)))
    refuses(reason, k.cases, *split(k, on_positive=strict))


@witness
def cases_are_split_on_an_inequality(k):
    refuses("the cases are not split on t ≥ 0", k.cases, *split(k, nonnegative=assume(k, Eq(a, 0))))


@witness
def nothing_is_dropped_but_the_two_cases(k):
    about_c = k.cases(*split(k, nonnegative=assume(k, c >= 0)))
    assert {k.claim(Eq(a, 0)), k.claim(a > 0), k.claim(c >= 0)} <= about_c.given
    at_least = certified(k, a * b >= 0, term(k, given(k, a >= 0), given(k, b > 0)))
    found = k.cases(*split(k, on_positive=at_least, nonnegative=square(k, a - c)))
    assert k.claim(a >= 0) in found.given
    other = k.cases(*split(k, on_positive=at_least, nonnegative=assume(k, a > 0)))
    assert {k.claim(a >= 0), k.claim(a > 0)} <= other.given
    weaker = certified(k, a * b >= 0, term(k, given(k, a >= 0), given(k, b >= 0)))
    assert k.claim(a >= 0) in k.cases(weaker, *split(k)[1:2], certified(k, a >= 0, term(k, given(k, a > 0)))).given


@witness
def a_claim_is_split_on_a_sign(k):
    """t² ≥ 0 once more: t·t for t ≥ 0, (−t)·(−t) for t ≤ 0."""
    above, below, other = given(k, t >= 0), given(k, t <= 0), k.Equation(given(k, Eq(c, d)), 0)
    on_positive = certified(k, t**2 >= 0, term(k, above, above), equations=[other])
    on_negative = certified(k, t**2 >= 0, term(k, below, below), equations=[k.Equation(given(k, Eq(e, f)), 0)])
    proof = k.split(on_positive, on_negative, t)
    assert proof.given == {k.claim(Eq(c, d)), k.claim(Eq(e, f))}
    shifted = claimed(k, a >= 0, k.Claim(2, ">=", 0)), claimed(k, a >= 0, k.Claim(2, "<=", 0))
    assert isinstance(k.split(*shifted, 2).by.t, sympy.Expr)


@witness
def both_sides_of_a_split_show_the_same(k):
    on_positive, on_negative = assume(k, t >= 0), certified(k, -t >= 0, term(k, given(k, t <= 0)))
    refuses("the two sides show different claims", k.split, on_positive, on_negative, t)
    for impostor in impostors(k):
        refuses(UNPROVED, k.split, impostor, on_negative, t)
        refuses(UNPROVED, k.split, on_positive, impostor, t)


@witness
def a_claim_is_split_on_a_polynomial(k):
    """Neither ln t ≥ 0 nor ln t ≤ 0 holds where it is no number."""
    sides = claimed(k, a >= 0, k.Claim(log(t), ">=", 0)), claimed(k, a >= 0, k.Claim(log(t), "<=", 0))
    refuses("not a claim about a polynomial", k.split, *sides, log(t))


# logarithms by name


@witness
def a_logarithm_is_called_by_a_name(k):
    made = k.name_logarithms(logarithm(k), {u: log(1 + v * t)}, k.claim(u >= 0, "named"))
    definition = k.Claim(u, "=", log(1 + v * t))
    assert made.claim == k.claim(u >= 0) and made.given == {k.claim(t >= 0), k.claim(v >= 0), definition}
    assert made.by.names == ((u, log(1 + v * t)),) and made.by.ratio == (1, 1) and made.by.positive == ()
    two = claimed(k, k.Claim(log(a) - 2 * log(b) + c, ">", 0), a > 0)
    made = k.name_logarithms(two, iter([(d, log(a)), (e, log(b))]), k.claim(d > 2 * e - c))
    assert made.given == {k.claim(a > 0), k.Claim(d, "=", log(a)), k.Claim(e, "=", log(b))}


@witness
def a_positive_factor_is_left_out(k):
    proof = claimed(k, k.Claim(v * log(a) / b, ">=", v / b), a > 0)
    positive = [assume(k, v > 0), assume(k, b > 0)]
    made = k.name_logarithms(proof, {u: log(a)}, k.claim(u >= 1), iter(positive))
    assert made.given == {k.claim(a > 0), k.claim(v > 0), k.claim(b > 0), k.Claim(u, "=", log(a))}
    weak = [assume(k, v >= 0), assume(k, b > 0)]
    refuses(SIGN, k.name_logarithms, proof, {u: log(a)}, k.claim(u >= 1), weak)
    for impostor in impostors(k):
        refuses(UNPROVED, k.name_logarithms, proof, {u: log(a)}, k.claim(u >= 1), [*positive, impostor])
        refuses(UNPROVED, k.name_logarithms, impostor, {u: log(a)}, k.claim(u >= 1), positive)


@witness
def the_goal_is_what_is_named(k):
    proof, names = logarithm(k), {u: log(1 + v * t)}
    refuses("what is named and the goal have different signs", k.name_logarithms, proof, names, k.claim(u > 0))
    refuses("GreaterThan stands where Claim is needed", k.name_logarithms, proof, names, u >= 0)
    divided = k.Claim(1 / v + u, ">=", 1 / v)
    refuses("not a claim about a polynomial", k.name_logarithms, proof, names, divided)


@witness
def what_is_named_is_a_logarithm(k):
    reason = "what is named is no logarithm"
    proof = claimed(k, k.Claim(log(a), ">=", 1))
    for no_logarithm in (2 * log(a), 1 + log(a), a, log(1, evaluate=False), log(a) + log(b)):
        refuses(reason, k.name_logarithms, proof, {u: no_logarithm}, k.claim(u >= 1))
    refuses("neither a number nor a term", k.name_logarithms, proof, {"u": log(a)}, k.claim(u >= 1))


@witness
def an_equation_of_vectors_has_no_logarithms(k):
    proof = claimed(k, k.VectorEq(*k.vectors("w x")))
    refuses("an equation of vectors has no logarithms", k.name_logarithms, proof, {}, k.claim(Eq(a, 0)))


# divide


def divided(k, goal, premise, *positive, ratio=(S.One, S.One)):
    return k.divide(k.claim(goal), k.Divided(premise, positive, ratio))


def refused_division(k, reason, goal, premise, *positive, ratio=(S.One, S.One), **more):
    refuses(reason, k.divide, k.claim(goal), k.Divided(premise, positive, ratio), **more)


DIVISOR = "a divisor is not known to be other than 0"


@witness
def a_claim_is_divided_by_what_is_positive(k):
    proof, positive = certified(k, b >= c, term(k, given(k, b >= c + d)), term(k, given(k, d >= 0))), assume(k, a > 0)
    made = divided(k, b / a >= c / a, fact(k, proof), positive, ratio=(1, a))
    assert made.claim == k.claim(b / a >= c / a)
    assert made.given == {k.claim(b >= c + d), k.claim(d >= 0), k.claim(a > 0)}
    assert made.premises == (proof, positive) and all(isinstance(part, sympy.Expr) for part in made.by.ratio)
    strict = divided(k, b / a > c, given(k, b > a * c), positive, ratio=(1, a))
    equal = k.divide(k.claim(Eq(b / a, c)), k.Divided(given(k, Eq(b, a * c)), iter([positive]), iter([1, a])))
    assert strict.given == {k.claim(b > a * c), k.claim(a > 0)} and equal.claim.sign == "="
    assert strict.premises == (positive,)


@witness
def a_claim_that_divides_is_multiplied(k):
    positive = assume(k, a > 0)
    made = divided(k, b >= a * c, given(k, b / a >= c), positive, ratio=(a, 1))
    assert made.given == {k.claim(b / a >= c), k.claim(a > 0)} and made.claim == k.claim(b >= a * c)
    refused_division(k, DIVISOR, b >= a * c, given(k, b / a >= c), ratio=(a, 1), offender=k.atom("a"))


@witness
def what_is_divided_by_is_known_to_be_other_than_zero(k):
    above, below, either = assume(k, a > 0), assume(k, -a > 0), assume(k, a**2 > 0)
    assert divided(k, b / a >= 0, given(k, b >= 0), above, ratio=(1, a))
    assert divided(k, b / a >= 0, given(k, -b >= 0), below, ratio=(1, -a))
    assert divided(k, b / a >= 0, given(k, a * b >= 0), either, ratio=(1, a**2))
    for weak in ((), (assume(k, a >= 0),), (assume(k, b > 0),), (assume(k, a**3 > 0),)):
        refused_division(k, DIVISOR, b / a >= 0, given(k, b / a >= 0), *weak)
    refused_division(k, DIVISOR, (a - b) / (a - b + c) >= 0, given(k, c >= 0), assume(k, b - a > 0))


@witness
def what_is_multiplied_by_is_known_to_be_positive(k):
    """Young’s inequality for a < 0: the mistake that this rule is for."""
    young = 2 * b * c <= a * b**2 + c**2 / a
    proof = certified(k, (a * b - c) ** 2 >= 0, term(k, k.Square(a * b - c)))
    assert divided(k, young, fact(k, proof), assume(k, a > 0), ratio=(1, a))
    refused_division(k, SIGN, young, fact(k, proof), assume(k, -a > 0), ratio=(1, a))
    refused_division(k, SIGN, young, fact(k, proof), assume(k, a**2 > 0), ratio=(1, a))
    refused_division(k, SIGN, b >= a * c, given(k, b / a >= c), assume(k, -a > 0), ratio=(a, 1))
    reason = "not a multiple of what is proved"
    refused_division(k, reason, young, fact(k, proof), assume(k, -a > 0), ratio=(1, -a))
    refused_division(k, reason, young, fact(k, proof), assume(k, a > 0), ratio=(1, a**2))


@witness
def the_sign_stays_when_a_claim_is_divided(k):
    reason = "what is divided and the goal have different signs"
    for goal, premise in ((b / a > 0, b >= 0), (b / a >= 0, b > 0), (Eq(b / a, 0), b >= 0), (b / a >= 0, Eq(b, 0))):
        refused_division(k, reason, goal, given(k, premise), assume(k, a > 0), ratio=(1, a))


@witness
def what_is_divided_has_no_logarithms_and_no_vectors(k):
    """0·ln a is no number where a < 0, though nothing of it is left."""
    reason, (w, x) = "not a claim about a quotient of polynomials", k.vectors("w x")
    hidden = k.Claim(Add(b, log(a), -log(a), evaluate=False), ">=", S.Zero)
    other = k.Claim(S.Zero, "<=", Add(b, log(a), -log(a), evaluate=False))
    for odd in (hidden, other, k.Claim(log(a), ">=", S.Zero)):
        refuses(reason, k.divide, odd, k.Divided(given(k, b >= 0), (assume(k, -a > 0),), (1, 1)))
    refused_division(k, reason, b >= 0, k.Given(hidden), assume(k, -a > 0))
    refuses(reason, k.divide, k.claim(k.VectorEq(w, x)), k.Divided(given(k, Eq(b, 0)), (), (1, 1)))
    refused_division(k, reason, Eq(b, 0), given(k, k.VectorEq(w, x)))


@witness
def what_divides_is_proved_and_of_the_very_classes(k):
    positive = assume(k, a > 0)
    for impostor in impostors(k):
        refused_division(k, UNPROVED, b / a >= 0, given(k, b >= 0), positive, impostor, ratio=(1, a))
    for impostor in impostors(k)[:2]:
        refused_division(k, UNPROVED, a >= 0, fact(k, impostor), positive)
    goal = k.claim(b / a >= 0)
    for odd in (k.Square(b), k.Length(k.vectors("w")), k.Contrary(goal), goal, positive):
        refuses("not one of Given, Fact", k.Divided, odd, (positive,), (1, a))
    by = SimpleNamespace(premise=given(k, b >= 0), positive=(positive,), ratio=(1, a))
    refuses("SimpleNamespace stands where Divided is needed", k.divide, goal, by)
    refuses(
        "GreaterThan stands where Claim is needed", k.divide, b / a >= 0, k.Divided(by.premise, (positive,), (1, a))
    )
    refuses("neither a number nor a term", k.Divided, by.premise, (positive,), ("1", a))


# antisymmetry


@witness
def what_is_neither_more_nor_less_is_equal(k):
    above, below = assume(k, a >= b), assume(k, b >= a)
    made = k.antisymmetry(above, below, "the same")
    assert made.claim == k.claim(Eq(a, b)) and (made.claim.lhs, made.claim.rhs, made.claim.name) == (a, b, "the same")
    assert made.given == {above.claim, below.claim} and made.premises == (above, below)
    w, x = k.vectors("w x")
    zero = certified(k, k.norm2(w - x) >= 0, term(k, k.Length(w - x)))
    assert k.antisymmetry(zero, assume(k, k.norm2(w - x) <= 0)).given == {k.claim(k.norm2(w - x) <= 0)}


@witness
def an_equation_rests_on_two_inequalities(k):
    for other in (a > 0, Eq(a, 0), Eq(-a, 0)):
        refuses("an equation is not shown by ≥ and ≤", k.antisymmetry, assume(k, other), assume(k, a <= 0))
    for other in (a < 0, Eq(a, 0), Eq(-a, 0)):
        refuses("an equation is not shown by ≥ and ≤", k.antisymmetry, assume(k, a >= 0), assume(k, other))


@witness
def the_two_inequalities_say_the_opposite(k):
    for other in (a >= 0, b <= 0, 2 * a <= 0, a <= 1, a**2 <= 0):
        refuses("the two do not say the opposite", k.antisymmetry, assume(k, a >= 0), assume(k, other))


# discharge


@witness
def a_hypothesis_that_is_proved_is_left_out(k):
    proof = certified(k, a * b >= 0, term(k, given(k, a >= 0), given(k, b >= 0)))
    lemma = certified(k, a >= 0, term(k, given(k, a >= c**2)), term(k, k.Square(c)))
    made = k.discharge(proof, lemma)
    assert made.claim == proof.claim and made.given == {k.claim(b >= 0), k.claim(a >= c**2)}
    assert made.premises == (proof, lemma) and k.discharge(proof, assume(k, a >= 0)).given == proof.given


@witness
def what_is_discharged_is_a_hypothesis(k):
    reason = "what the lemma shows is no hypothesis"
    proof = certified(k, a * b >= 0, term(k, given(k, a >= 0), given(k, b >= 0)))
    for lemma in (number(k), assume(k, a > 0), assume(k, 2 * a >= 0)):
        refuses(reason, k.discharge, proof, lemma)
