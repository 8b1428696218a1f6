"""Witnesses of how terms and vectors are read."""

from fractions import Fraction

import sympy
from sympy import Add, Float, I, Integer, Mul, Pow, Rational, S, Symbol, log

from witnesses.made import Odd, Text, Whole, a, b, c, fails, refuses, witness

# terms: what is read


@witness
def numbers_become_terms_and_nothing_else_does(k):
    for value, made in ((2, Integer(2)), (Fraction(2, 3), Rational(2, 3)), (a, a)):
        assert k.written(value) == made and isinstance(k.written(value), sympy.Expr)
    assert type(k.written(k.vectors("w"))) is k.Vector
    refuses("a float is not exact", k.written, 0.5)
    for thing in ("a", None, True, Whole(2), a >= 0, k.claim(a >= 0)):
        refuses("neither a number nor a term", k.written, thing)


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
def whole_numbers_and_fractions_are_read(k):
    for value in (-3, -1, 0, 1, 2, 7, Fraction(1, 2), Fraction(-2, 3), S.Half, Rational(2, 7), Integer(5)):
        assert k.read(value).top == k.constant(Fraction(str(value))) and k.rational(value) == Fraction(str(value))
        assert type(k.rational(value)) is Fraction


@witness
def the_parts_of_a_rational_number_are_whole_numbers_of_python(k):
    made = k.rational(Rational(6, 4))
    assert (type(made.numerator), type(made.denominator)) == (int, int) and made == Fraction(3, 2)


@witness
def what_is_no_rational_number_is_none(k):
    for thing in (True, Whole(1), 1.0, sympy.sqrt(2), a, "1"):
        refuses("no rational number", k.rational, thing)


@witness
def a_rational_number_has_a_positive_denominator(k):
    upside_down, true = Rational.from_coprime_ints(1, -1), sympy.Expr.__new__(Integer)
    true.p = True
    for thing in (upside_down, Rational.from_coprime_ints(1, 0), true):
        for reads in (k.rational, k.read):
            refuses("no quotient of a whole number and a positive one", reads, thing)
    refuses("no quotient of a whole number and a positive one", k.read, Pow(a, true, evaluate=False))


@witness
def each_kind_of_term_is_read(k):
    w, x = k.vectors("w x")
    p, q, one = k.atom("a"), k.atom("b"), k.polynomials.ONE
    wx, ww = k.atom(("w", "x")), k.atom(("w", "w"))
    assert k.read(a).top == p and k.read(a + b).top == p + q and k.read(a * b).top == p * q
    assert k.read(a**3).top == p * p * p and k.read(k.dot(w, 2 * w + b * x)).top == ww.times(2) + q * wx
    ratio = k.read(a / b)
    assert (ratio.top, ratio.bottom, ratio.needs) == (p, q, {q})
    assert k.read(log(a)).top == k.atom(k.Log(p, one)) and k.read(log(a)).needs == {p}
    assert k.read(Symbol("a", real=True)).top == p


@witness
def what_is_no_term_is_not_read(k):
    reason = "no polynomial, and not made of quotients and logarithms of them"
    for part in (sympy.sqrt(a), I * a, sympy.exp(a), a**b, 2**a, abs(a), sympy.pi, sympy.oo, sympy.nan, sympy.zoo):
        refuses(reason, k.read, part)
    for part in (Odd("a"), log(a, b, evaluate=False), Pow(a, S.Half), sympy.Dummy("a"), Pow(a, b, evaluate=False)):
        refuses(reason, k.read, part)


@witness
def a_float_inside_a_term_is_named(k):
    for part in (Float(0.5), Float(0.5) * a, a**2.0, log(Float(2) * a, evaluate=False)):
        refuses("a term holds a float", k.read, part)


@witness
def a_symbol_has_no_assumption_but_that_it_is_real(k):
    reason = "a symbol has assumptions of its own"
    for part in (Symbol("p", positive=True), Symbol("p", integer=True), Symbol("p", real=False)):
        refuses(reason, k.read, part)
    assert k.read(Symbol("p")) == k.read(Symbol("p", real=True))


@witness
def the_name_of_a_symbol_is_plain_text(k):
    refuses("Text stands where str is needed", k.read, Symbol(Text("oddly named")))


@witness
def a_vector_and_a_scalar_do_not_stand_for_each_other(k):
    w = k.vectors("w")
    for call in ((k.read, w), (k.read, k.terms.ZERO), (k.substitute, a, {"a": w})):
        refuses("a vector stands where a scalar is needed", *call)
    for call in ((k.dot, a, w), (k.dot, w, a), (k.dot, w, 0), (k.substitute, w, {"w": a})):
        refuses("a scalar stands where a vector is needed", *call)


@witness
def a_polynomial_is_one_as_it_is_written(k):
    reason = "not a polynomial with rational coefficients"
    undone = Mul(a, Pow(a, -1), evaluate=False)
    for part, culprit in ((a / b, 1 / b), (log(a) + b, log(a)), (undone, 1 / a), (a * (1 / a + 1), 1 / a)):
        refuses(reason, k.polynomial, part, offender=culprit)
    refuses(reason, k.polynomial, a**2 / (1 + a), offender=1 / (1 + a))
    nought = Add(log(a), Mul(-1, log(a)), evaluate=False)
    refuses(reason, k.polynomial, nought, offender=log(a))
    assert k.polynomial(a**2 + b / 2).atoms == {"a", "b"}


@witness
def a_term_without_a_culprit_is_the_culprit(k):
    assert k.terms._culprit(a + b**2) == a + b**2


@witness
def a_polynomial_is_written_out_as_a_term(k):
    w, x = k.vectors("w x")
    for part in (a**3 * b - Rational(2, 3) * b + 5, k.norm2(w) * a - 2 * k.dot(w, x)):
        assert sympy.expand(k.expression(k.polynomial(part)) - part) == 0
    assert k.expression(k.constant(Fraction(2, 3))) == Rational(2, 3)


# terms: vectors


@witness
def an_inner_product_has_two_vectors_in_one_order(k):
    w, x = k.vectors("w x")
    assert k.Inner(w, x) == k.Inner(x, w) and hash(k.Inner(w, x)) == hash(k.Inner(x, w))
    assert k.Inner(w, x) != k.Inner(w, w) != k.Inner(x, x) and k.Inner(w, x).names == ("w", "x")
    refuses("Symbol stands where Vector is needed", k.Inner, a, w)
    refuses("Symbol stands where Vector is needed", k.Inner, w, a)
    assert k.Inner(w, x) * a == a * k.Inner(w, x)


@witness
def an_inner_product_is_not_changed(k):
    product = k.dot(*k.vectors("w x"))
    for name in ("left", "right"):
        refuses("an inner product is not changed", setattr, product, name, k.terms.ZERO)


@witness
def inner_products_are_multiplied_out(k):
    w, x = k.vectors("w x")
    left, right = (a * w + 2 * x).plain, (w - b * x).plain
    p, q = k.atom("a"), k.atom("b")
    ww, wx, xx = k.atom(("w", "w")), k.atom(("w", "x")), k.atom(("x", "x"))
    made = p * ww - p * q * wx + wx.times(2) - (q * xx).times(2)
    assert k.inner(left, right) == made == k.inner(right, left)


@witness
def vectors_have_coefficients_that_are_polynomials(k):
    for coefficient in (1 / a, log(a)):
        refuses("not a polynomial with rational coefficients", k.Vector, (("w", coefficient),))
    undone = Mul(a, Pow(a, -1), evaluate=False)
    refuses("not a polynomial with rational coefficients", k.Vector, (("w", undone),))
    refuses("a term holds a float", k.Vector, (("w", Float(0.5)),))
    refuses("neither a number nor a term", k.Vector, (("w", "2"),))
    refuses("Text stands where str is needed", k.Vector, ((Text("w"), a),))
    refuses("a name stands twice in a vector", k.Vector, (("w", a), ("w", b)))


@witness
def a_vector_is_fixed_when_it_is_made(k):
    parts = [("w", 1)]
    made = k.Vector(parts)
    parts[0] = ("u", 2)
    assert made.parts == (("w", S.One),) and type(made.parts) is tuple and isinstance(made.parts[0][1], sympy.Expr)
    assert type((made + made).parts) is tuple and type((a * made).parts) is tuple


@witness
def vectors_add_and_scale(k):
    w, x = k.vectors("w x")
    assert (w + x).parts == (("w", S.One), ("x", S.One)) and (w + w).parts == (("w", Integer(2)),)
    assert (
        w - w == k.terms.ZERO
        and (w - x).parts == (("w", S.One), ("x", S.NegativeOne))
        and (-w).parts == (("w", S.NegativeOne),)
    )
    assert (2 * (a * w)).parts == (("w", 2 * a),) and 0 * w == k.terms.ZERO and (w / 2).parts == (("w", S.Half),)
    assert (w / Fraction(1, 3)).parts == (("w", Integer(3)),) and w * Fraction(1, 3) == w / 3
    assert (w + x).names == {"w", "x"} and type(w) is k.Vector and len(k.vectors("w x u")) == 3
    assert (x + w).parts == (w + x).parts


@witness
def a_vector_is_neither_added_to_a_number_nor_multiplied_by_a_vector(k):
    w, x = k.vectors("w x")
    fails(TypeError, lambda: w + 1)
    fails(TypeError, lambda: w * x)
    refuses("a float is not exact", lambda: w * 0.5)
    refuses("a float is not exact", lambda: w / 0.5)


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
    assert k.dot(w, k.terms.ZERO) == 0 == k.dot(k.terms.ZERO, w) and k.norm2(w) != 0 and k.norm2(k.terms.ZERO) == 0


@witness
def a_vector_equal_to_nothing_is_read(k):
    """Made by hand, an inner product may have a side without parts."""
    w = k.vectors("w")
    assert k.read(k.Inner(w, k.terms.ZERO)).top == k.polynomials.ZERO


@witness
def all_that_occurs_is_found(k):
    w, x, y = k.vectors("w x y")
    part = a * k.dot(b * w, c * x + k.norm2(y) * x)
    assert {symbol.name for symbol in k.scalar_symbols(part)} == {"a", "b", "c"}
    assert k.vector_names(part) == {"w", "x", "y"} and k.symbols_of(part) == {"a", "b", "c", "w", "x", "y"}
    assert k.vector_names(k.norm2(y) * w) == {"w", "y"} and {s_.name for s_ in k.scalar_symbols(a * w)} == {"a"}
    assert k.scalar_symbols(k.dot(w, a * x)) == {a} == k.scalar_symbols(k.dot(a * w, x))
    assert k.vector_names(k.terms.ZERO) == frozenset() and type(k.scalar_symbols(a)) is frozenset


@witness
def a_name_is_that_of_one_thing(k):
    w, x = k.vectors("w x")
    assert (k.name_of(a), k.name_of("a"), k.name_of(w)) == ("a", "a", "w")
    for key in (w + x, 2 * w, k.terms.ZERO, a * w):
        refuses("not a single named vector", k.name_of, key)
    for key in (a + 1, 3, S.One, Text("a"), Odd("a"), None):
        refuses("not a single symbol", k.name_of, key)


@witness
def terms_are_put_for_all_names_at_once(k):
    w, x = k.vectors("w x")
    assert k.substitute(a * b + c, {"a": b, "b": a + 1}) == b * (a + 1) + c
    assert k.substitute(a * w + x, {"a": b, "w": x, "x": w}) == b * x + w
    assert k.substitute(k.dot(a * w, x), {"a": b, "w": x}) == k.dot(b * x, x)


@witness
def nothing_is_of_the_very_class_but_what_is(k):
    assert k.exactly(str, "a") == "a" and k.exactly(tuple, ()) == ()
    refuses("Text stands where str is needed", k.exactly, str, Text("a"))
    refuses("bool stands where int is needed", k.exactly, int, True)
