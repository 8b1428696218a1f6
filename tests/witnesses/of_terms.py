"""Witnesses of how terms and vectors are read."""

from fractions import Fraction

import sympy
from sympy import Add, Float, I, Integer, Mul, Pow, Rational, S, Symbol, log

from witnesses.made import Odd, Text, a, b, c, fails, refuses, witness

# terms: what is read


@witness
def a_refusal_says_what_is_wrong_and_what_to_do(k):
    try:
        k.written(0.5)
    except k.FloatInClaim as error:
        assert str(error) == "a float is not exact: 0.5; write it as Rational(...) or Fraction(...)"
        assert error.offender == 0.5 and isinstance(error, k.BadClaim)
    try:
        k.name_of(3)
    except k.SymbolClash as error:
        assert str(error) == "not a single symbol: 3"


@witness
def a_rational_number_has_a_positive_denominator(k):
    upside_down, true = Rational.from_coprime_ints(1, -1), sympy.Expr.__new__(Integer)
    true.p = True
    for thing in (upside_down, Rational.from_coprime_ints(1, 0), true):
        for reads in (k.rational, k.read):
            refuses("no quotient of a whole number and a positive one", reads, thing)
    refuses("no quotient of a whole number and a positive one", k.read, Pow(a, true, evaluate=False))


@witness
def what_is_no_term_is_not_read(k):
    reason = "no polynomial, and not made of quotients and logarithms of them"
    for part in (sympy.sqrt(a), I * a, sympy.exp(a), a**b, 2**a, abs(a), sympy.pi, sympy.oo, sympy.nan, sympy.zoo):
        refuses(reason, k.read, part)
    for part in (Odd("a"), log(a, b, evaluate=False), Pow(a, S.Half), sympy.Dummy("a"), Pow(a, b, evaluate=False)):
        refuses(reason, k.read, part)


@witness
def a_symbol_has_no_assumption_but_that_it_is_real(k):
    reason = "a symbol has assumptions of its own"
    for part in (Symbol("p", positive=True), Symbol("p", integer=True), Symbol("p", real=False)):
        refuses(reason, k.read, part)


@witness
def the_name_of_a_symbol_is_plain_text(k):
    refuses("Text stands where str is needed", k.read, Symbol(Text("oddly named")))


@witness
def a_vector_and_a_scalar_do_not_stand_for_each_other(k):
    w = k.vectors("w")
    for call in ((k.dot, a, w), (k.dot, w, a), (k.dot, w, 0), (k.substitute, w, {"w": a})):
        refuses("a scalar stands where a vector is needed", *call)


@witness
def a_polynomial_is_one_as_it_is_written(k):
    reason = "not a polynomial with rational coefficients"
    undone = Mul(a, Pow(a, -1), evaluate=False)
    for part, culprit in ((a / b, 1 / b), (log(a) + b, log(a)), (undone, 1 / a), (a * (1 / a + 1), 1 / a)):
        refuses(reason, k.polynomial, part, offender=culprit)
    refuses(reason, k.polynomial, a**2 / (1 + a), offender=1 / (1 + a))


@witness
def a_polynomial_is_written_out_as_a_term(k):
    w, x = k.vectors("w x")
    for part in (a**3 * b - Rational(2, 3) * b + 5, k.norm2(w) * a - 2 * k.dot(w, x)):
        assert sympy.expand(k.expression(k.polynomial(part)) - part) == 0


# terms: vectors


@witness
def an_inner_product_has_two_vectors_in_one_order(k):
    w, x = k.vectors("w x")
    assert k.Inner(w, x) == k.Inner(x, w) and k.Inner(w, x).names == ("w", "x")
    refuses("Symbol stands where Vector is needed", k.Inner, a, w)
    refuses("Symbol stands where Vector is needed", k.Inner, w, a)


@witness
def an_inner_product_is_not_changed(k):
    product = k.dot(*k.vectors("w x"))
    for name in ("left", "right"):
        refuses("an inner product is not changed", setattr, product, name, k.terms.ZERO)


@witness
def vectors_in_claims_have_coefficients_that_are_polynomials(k):
    reason, w = "not a polynomial with rational coefficients", k.vectors("w")
    for coefficient in (1 / a, log(a)):
        made = k.Vector((("w", coefficient),))
        refuses(reason, k.Claim, k.norm2(made), ">=", S.Zero)
        refuses(reason, k.Claim, made, "=", w)
    refuses("no polynomial, and not made of quotients and logarithms of them", k.Vector, (("w", I),))
    refuses("a term holds a float", k.Vector, (("w", Float(0.5)),))
    refuses("Text stands where str is needed", k.Vector, ((Text("w"), a),))
    refuses("a name stands twice in a vector", k.Vector, (("w", a), ("w", b)))


@witness
def a_vector_is_fixed_when_it_is_made(k):
    parts = [("w", 1)]
    made = k.Vector(parts)
    parts[0] = ("u", 2)
    assert isinstance(made.parts[0][1], sympy.Expr)


@witness
def vectors_add_and_scale(k):
    w, x = k.vectors("w x")
    assert (w + w - x).parts == (("w", Integer(2)), ("x", S.NegativeOne))
    assert w - w == k.terms.ZERO == 0 * w
    assert w * Fraction(1, 3) == w / 3


@witness
def a_vector_is_neither_added_to_a_number_nor_multiplied_by_a_vector(k):
    w, x = k.vectors("w x")
    fails(TypeError, lambda: w + 1)
    fails(TypeError, lambda: w * x)
    refuses("a float is not exact", lambda: w * 0.5)


@witness
def vectors_have_an_order_to_be_shown_in(k):
    w, x = k.Vector((("w", S.One),)), k.Vector((("x", S.One),))
    first, last = sorted((w, x), key=repr)
    assert first < last and last > first and not (last < first or first > last or first < first or first > first)


@witness
def the_plain_data_of_a_vector_are_without_zeros(k):
    zero = Add(a, Mul(-1, a), evaluate=False)
    made = k.Vector((("w", zero), ("x", a)))
    assert made.plain == frozenset({("x", k.atom("a"))})
    object.__setattr__(made, "parts", (("w", 1 / a),))
    refuses("not a polynomial with rational coefficients", lambda: made.plain)


@witness
def the_inner_product_with_nothing_is_zero(k):
    w = k.vectors("w")
    assert k.dot(w, k.terms.ZERO) == 0 == k.dot(k.terms.ZERO, w)


@witness
def all_that_occurs_is_found(k):
    w, x, y = k.vectors("w x y")
    part = a * k.dot(b * w, c * x + k.norm2(y) * x)
    assert k.symbols_of(part) == {"a", "b", "c", "w", "x", "y"}
    assert type(k.scalar_symbols(a)) is frozenset


@witness
def a_name_is_that_of_one_thing(k):
    w, x = k.vectors("w x")
    for key in (w + x, 2 * w, k.terms.ZERO, a * w):
        refuses("not a single named vector", k.name_of, key)
