"""Witnesses of what is plain data, and of polynomials and their quotients."""

import copy
import dataclasses
import pickle
from fractions import Fraction

from sympy import S

from witnesses.made import a, certified, fails, number, refuses, t, term, witness

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
        + [k.Calculus(a, t, S.Zero, proof, (), (S.One, S.One)), k.Discharge(proof, proof)]
        + [k.Named(proof, (), (), (S.One, S.One))]
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


@witness
def copies_say_what_the_original_says(k):
    w, x = k.vectors("w x")
    proof = certified(k, k.norm2(w + a * x) >= 0, term(k, k.Length(w + a * x)))
    for copied in (copy.copy(proof), copy.deepcopy(proof), pickle.loads(pickle.dumps(proof))):
        assert copied == proof and copied.claim == proof.claim and copied.given == frozenset()


@witness
def an_inner_product_is_copied_with_its_sides(k):
    w, x = k.vectors("w x")
    product = k.dot(w, x)
    assert pickle.loads(pickle.dumps(product)) == product and copy.deepcopy(product).names == ("w", "x")


# polynomials


@witness
def equal_polynomials_are_the_same_data(k):
    p, one, zero = k.atom("t"), k.polynomials.ONE, k.polynomials.ZERO
    assert (
        (p + one) * (p - one) == p * p - one and p - p == zero and zero - p == -p == p.times(-1) and p + p == p.times(2)
    )
    assert (p * p).terms == frozenset({(frozenset({("t", 2)}), Fraction(1))})
    assert (p + k.atom("u")).atoms == {"t", "u"} and p.times(0) == zero and hash(p + one) == hash(one + p)
    assert k.Polynomial.of([(frozenset(), 2), (frozenset(), 3)]) == k.constant(5) and k.constant(2) != k.constant(3)


@witness
def the_data_are_frozen_all_the_way_down(k):
    for p in (k.atom("t"), k.constant(2), k.atom("t") + k.constant(2), k.atom("t").times(3), k.atom("t") * k.atom("u")):
        assert type(p.terms) is frozenset and type(p.atoms) is frozenset
        assert all(type(m) is frozenset and type(x) is Fraction for m, x in p.terms)
    assert type(k.Polynomial.of([(frozenset(), 2)]).over(k.Polynomial.of([(frozenset(), 3)]))) is Fraction


@witness
def the_value_of_a_polynomial_is_that_of_a_number_alone(k):
    assert k.atom("t").value is None and (k.atom("t") + k.constant(2)).value is None
    assert k.constant(Fraction(2, 3)).value == Fraction(2, 3) and type(k.constant(0).value) is Fraction


@witness
def one_polynomial_over_another_is_a_number_or_none(k):
    p, one = k.atom("t"), k.polynomials.ONE
    assert p.times(3).over(p.times(2)) == Fraction(3, 2) and (p + one).over(p) is None and p.over(p + one) is None
    assert (p + one).over(p - one) is None and k.polynomials.ZERO.over(p) == 0


@witness
def a_primitive_polynomial_keeps_its_sign(k):
    p, two = k.atom("t"), k.constant(2)
    assert (p + two).times(Fraction(-2, 3)).primitive == -(p + two) and (
        p.times(6) + k.constant(4)
    ).primitive == p.times(3) + two
    assert k.polynomials.ZERO.primitive == k.polynomials.ZERO


@witness
def the_derivative_of_a_polynomial_is_taken(k):
    p, q = k.atom("t"), k.atom("u")
    assert (p * p * p * q + p.times(5) + q).by("t") == (p * p * q).times(3) + k.constant(5)
    assert q.by("t") == k.polynomials.ZERO == k.constant(4).by("t")


# quotients


def over(k, top, bottom):
    return k.Quotient(top) * k.Quotient(bottom).inverse


@witness
def quotients_add_and_multiply(k):
    p, q, one = k.atom("t"), k.atom("u"), k.polynomials.ONE
    whole = over(k, p, q) + over(k, q, p)
    assert (whole.top, whole.bottom) == (p * p + q * q, p * q)
    same = over(k, p, q) + over(k, one, q)
    assert (same.top, same.bottom) == (p + one, q)
    less = over(k, p, q) - over(k, one, q)
    assert (less.top, less.bottom) == (p - one, q) and (-over(k, p, q)).top == -p
    assert (over(k, p, q) * over(k, q, one)).top == p * q
    third = over(k, p, k.constant(3))
    assert (third.top, third.bottom) == (p.times(Fraction(1, 3)), one)


@witness
def quotients_have_powers(k):
    p, q = k.atom("t"), k.atom("u")
    assert (over(k, p, q) ** 3).top == p * p * p and (over(k, p, q) ** -2).top == q * q
    assert (k.Quotient(p) ** 0).top == k.polynomials.ONE and not (k.Quotient(p) ** 0).needs
    assert (k.Quotient(p).inverse ** 0).needs == {p} == (k.Quotient(p).inverse ** 1).needs
    assert (k.Quotient(k.polynomials.ZERO) ** 0).top == k.polynomials.ONE


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
    assert (k.Quotient(x, p, frozenset({p})) + k.Quotient(x, p, frozenset({q}))).needs == {p, q}
    assert (-by_p).needs == {p} and (by_p**2).needs == {p}


@witness
def a_number_is_needed_to_be_positive_unless_it_is(k):
    for number_ in (-2, 0):
        assert k.Quotient(k.constant(number_)).log.needs == {k.constant(number_)}
    assert k.Quotient(k.constant(3)).log.needs == frozenset() == k.Quotient(k.constant(3)).inverse.needs
    assert type(k.Quotient(k.atom("t")).inverse.needs) is frozenset


@witness
def nothing_is_divided_by_zero(k):
    refuses("a division by zero", lambda: k.Quotient(k.polynomials.ZERO).inverse)


@witness
def the_logarithm_of_one_is_zero_and_others_are_atoms(k):
    p = k.atom("t")
    assert k.Quotient(k.polynomials.ONE).log.top == k.polynomials.ZERO
    assert over(k, p, k.atom("u")).log.top == k.atom(k.Log(p, k.atom("u")))


@witness
def a_polynomial_is_whole_and_nothing_else_is(k):
    p, one = k.atom("t"), k.polynomials.ONE
    assert k.Quotient(p).whole == p and k.Quotient(p, p + one).whole is None
    assert k.Quotient(p, one, frozenset({p})).whole is None
    assert k.Quotient(k.atom(k.Log(p, one))).whole is None and k.Quotient(k.atom(k.Log(p, one)) + p).whole is None


@witness
def terms_are_put_for_atoms_inside_logarithms_too(k):
    p, q, one = k.atom("t"), k.atom("u"), k.polynomials.ONE
    shifted = k.Quotient(q + one)

    def put(a_):
        return shifted if a_ == "t" else None

    made = over(k, p * p + q, p).put(put)
    assert made.top == (q + one) * (q + one) + q and made.bottom == q + one
    inside = over(k, p, q).log.put(put)
    assert inside.top == k.atom(k.Log(q + one, q)) and inside.needs >= {q + one, q}
    assert k.Quotient(k.atom(k.Log(p, one))).put(lambda a_: shifted if a_ != "t" else None).top == q + one
    assert k.Quotient(k.constant(3)).put(put).top == k.constant(3)


@witness
def the_slope_of_a_quotient_and_of_a_logarithm(k):
    p, q, one = k.atom("t"), k.atom("u"), k.polynomials.ONE
    slope = over(k, p * p, p + q).slope("t")
    assert k.rules._equal(slope, over(k, p * p + (p * q).times(2), (p + q) * (p + q)))
    slope = (over(k, p, p + q).log * k.Quotient(p)).slope("t")
    logarithm = k.Quotient(k.atom(k.Log(p, p + q)))
    assert k.rules._equal(slope, logarithm + over(k, q, p + q))
    assert k.Quotient(q).slope("t").top == k.polynomials.ZERO and k.Quotient(p).slope("t").top == one
    twice = (over(k, p * p, q).log * over(k, p * p, q).log).slope("t")
    assert k.rules._equal(twice, k.Quotient(k.atom(k.Log(p * p, q)).times(4)) * k.Quotient(p).inverse)
