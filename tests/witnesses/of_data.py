"""Witnesses of what is plain data, and of polynomials and their quotients."""

import dataclasses
from fractions import Fraction

from sympy import S

from witnesses.made import a, fails, number, refuses, t, witness

# plain data


def things(k):
    """One of everything that is made of fields."""
    t_ = k.atom("t")
    claim, proof, w = k.claim(a >= 0), number(k), k.vectors("w")
    cert, run = k.Certificate(claim), k.ForEach((), (), ())
    return (
        [t_, k.Log(t_, k.polynomials.ONE), k.Quotient(t_), w, claim, k.VectorEq(w, w), proof, cert, run, k.Given(claim)]
        + [k.Fact(proof), k.Square(a), k.Length(w), k.Contrary(claim), k.Term(1), k.Equation(k.Given(claim), a)]
        + [
            k.Instance(proof, ()),
            k.Cases(proof, proof, proof),
            k.Split(proof, proof, a),
            k.Induction((claim,), (proof,), (), run),
        ]
        + [k.Calculus(a, t, S.Zero, proof, (), (S.One, S.One)), k.Discharge(proof, proof), k.Antisymmetry(proof, proof)]
        + [k.Named(proof, (), (), (S.One, S.One)), k.Divided(k.Fact(proof), (), (S.One, S.One))]
    )


@witness
def what_is_made_is_not_changed(k):
    for thing in things(k):
        first = dataclasses.fields(thing)[0].name
        fails(dataclasses.FrozenInstanceError, setattr, thing, first, None)


@witness
def what_rules_look_at_holds_nothing_but_its_fields(k):
    for thing in things(k):
        if isinstance(thing, (k.Polynomial, k.Log, k.Quotient, k.Vector, k.Claim, k.Proved)):
            assert not hasattr(thing, "__dict__")


# polynomials


@witness
def the_data_are_frozen_all_the_way_down(k):
    for p in (k.atom("t"), k.constant(2), k.atom("t") + k.constant(2), k.atom("t").times(3), k.atom("t") * k.atom("u")):
        assert all(type(m) is frozenset and type(x) is Fraction for m, x in p.terms)
    assert type(k.Polynomial.of([(frozenset(), 2)]).over(k.Polynomial.of([(frozenset(), 3)]))) is Fraction


@witness
def the_value_of_a_polynomial_is_that_of_a_number_alone(k):
    assert type(k.constant(0).value) is Fraction


@witness
def the_derivative_of_a_polynomial_is_taken(k):
    p, q = k.atom("t"), k.atom("u")
    assert (p * p * p * q + p.times(5) + q).by("t") == (p * p * q).times(3) + k.constant(5)


@witness
def a_primitive_polynomial_keeps_its_sign(k):
    p, two = k.atom("t"), k.constant(2)
    assert (p + two).times(Fraction(-2, 3)).primitive == -(p + two)


# quotients


def over(k, top, bottom):
    return k.Quotient(top) * k.Quotient(bottom).inverse


@witness
def quotients_add_and_multiply(k):
    p, q, one = k.atom("t"), k.atom("u"), k.polynomials.ONE
    less = over(k, p, q) - over(k, one, q)
    assert (less.top, less.bottom) == (p - one, q)
    third = over(k, p, k.constant(3))
    assert (third.top, third.bottom) == (p.times(Fraction(1, 3)), one)


@witness
def quotients_have_powers(k):
    assert (k.Quotient(k.polynomials.ZERO) ** 0).top == k.polynomials.ONE
    by_p = k.Quotient(k.atom("t")).inverse
    assert (by_p**0).needs == {k.atom("t")} == (by_p**2).needs


@witness
def what_has_to_be_positive_is_never_forgotten(k):
    p, q, x = k.atom("t"), k.atom("u"), k.atom("x")
    by_p, by_q = k.Quotient(p).inverse, k.Quotient(q).inverse
    for made in (by_p + by_q, by_q + by_p, by_p * by_q, by_p - by_q, -by_p + by_q):
        assert made.needs == {p, q}
    double = k.Quotient(p, q, frozenset({x, q}))
    for made in (double.inverse, double.log):
        assert made.needs == {p, q, x}
    assert k.Quotient(p, q).log.needs == {p, q} == k.Quotient(p, q).inverse.needs


@witness
def a_number_is_needed_to_be_positive_unless_it_is(k):
    for number_ in (-2, 0):
        assert k.Quotient(k.constant(number_)).log.needs == {k.constant(number_)}


@witness
def nothing_is_divided_by_zero(k):
    refuses("a division by zero", lambda: k.Quotient(k.polynomials.ZERO).inverse)


@witness
def a_polynomial_is_whole_and_nothing_else_is(k):
    p, one = k.atom("t"), k.polynomials.ONE
    assert k.Quotient(p, p + one).whole is None
    assert k.Quotient(k.atom(k.Log(p, one))).whole is None


@witness
def terms_are_put_for_atoms_inside_logarithms_too(k):
    p, q, one = k.atom("t"), k.atom("u"), k.polynomials.ONE
    shifted = k.Quotient(q + one)

    def put(a_):
        return shifted if a_ == "t" else None

    inside = over(k, p, q).log.put(put)
    assert inside.needs >= {q + one, q}


@witness
def the_slope_of_a_quotient_and_of_a_logarithm(k):
    p, q = k.atom("t"), k.atom("u")
    slope = over(k, p * p, p + q).slope("t")
    assert k.rules._equal(slope, over(k, p * p + (p * q).times(2), (p + q) * (p + q)))
    slope = (over(k, p, p + q).log * k.Quotient(p)).slope("t")
    logarithm = k.Quotient(k.atom(k.Log(p, p + q)))
    assert k.rules._equal(slope, logarithm + over(k, q, p + q))
