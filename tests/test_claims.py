"""Bad input to the proof room: a named exception that carries the offending thing, before any work is done."""

import pytest
import sympy
from sympy import Eq, Float, Ge, Rational, Symbol

from mistake_bounds.proof import (
    AssumedSymbol,
    BadClaim,
    Claim,
    CollapsedRelation,
    ContradictoryHypotheses,
    FloatInClaim,
    GoalAmongHypotheses,
    NotARelation,
    NotPolynomial,
    Proved,
    Refuted,
    SymbolClash,
    Vector,
    VectorEq,
    claim,
    dot,
    norm2,
    prove,
    scalars,
    vectors,
)
from mistake_bounds.proof.kernel.terms import polynomial, substitute
from mistake_bounds.proof.search.rings import expanded

w, x, u = vectors("w x u")
a, b, y, R = scalars("a b y R")
real, positive = Symbol("r", real=True), Symbol("p", positive=True)


def refused(error, offender, *arguments, **options):
    """prove() refuses with the error, which carries the offender and says its name."""
    with pytest.raises(error) as caught:
        prove(*arguments, **options)
    assert caught.value.offender == offender and isinstance(caught.value, BadClaim)
    return str(caught.value)


# relations


@pytest.mark.parametrize(
    "collapsed",
    [
        real**2 >= 0,  # sympy knows that already
        real**2 < 0,
        Eq(a, a),
        Eq(a, a + 1),
        a - a >= 0,
        a == b,  # Python's own ==
        norm2(w) == norm2(w),
        sympy.Integer(1) <= 0,
        positive > 0,
        True,
        False,
    ],
    ids=repr,
)
def test_a_relation_that_collapsed_to_true_or_false_is_refused(collapsed):
    """Also when it is true: nobody has seen what was claimed."""
    message = refused(CollapsedRelation, collapsed, collapsed)
    assert str(bool(collapsed)) in message and "evaluate=False" in message
    refused(CollapsedRelation, collapsed, a >= 0, given=[collapsed])


def test_a_relation_kept_from_collapsing_is_judged():
    assert isinstance(prove(Ge(real**2, 0, evaluate=False)), Proved)
    assert isinstance(prove(Ge(sympy.Integer(0), 1, evaluate=False)), Refuted)


def test_a_chain_of_inequalities_is_refused_by_python_itself():
    with pytest.raises(TypeError):
        prove(0 <= a <= 1)


@pytest.mark.parametrize("thing", [a, norm2(w), 3, "a >= 0", None, sympy.Ne(a, b), (a, b)], ids=repr)
def test_what_is_no_relation_is_refused(thing):
    refused(NotARelation, thing, thing)
    refused(NotARelation, thing, a >= 0, given=[thing])


@pytest.mark.parametrize("given", ["a >= 0", 3, a >= 0], ids=repr)
def test_hypotheses_that_are_no_list_of_relations_are_refused(given):
    refused(BadClaim, given, b >= 0, given=given)


def test_a_vector_equation_is_no_goal():
    goal = claim(VectorEq(w, x))
    refused(BadClaim, goal, goal)


# numbers and symbols


@pytest.mark.parametrize(
    ("relation", "offender"),
    [(a >= 0.5, Float(0.5)), (0.1 * a <= b, Float(0.1)), (a**2.0 >= 0, Float(2.0))],
    ids=str,
)
def test_a_float_inside_a_claim_is_refused(relation, offender):
    assert "Fraction" in refused(FloatInClaim, offender, relation)
    refused(FloatInClaim, offender, b >= 0, given={"rounded": relation})


def test_a_float_in_a_vector_is_refused_where_it_is_written():
    with pytest.raises(FloatInClaim) as caught:
        0.5 * w
    assert caught.value.offender == Float(0.5)


@pytest.mark.parametrize("number", [sympy.I, sympy.pi, sympy.sqrt(2), sympy.oo], ids=str)
def test_a_number_that_is_not_rational_is_refused(number):
    refused(NotPolynomial, number, Eq(a, number))
    with pytest.raises(NotPolynomial):
        number * w


@pytest.mark.parametrize(
    ("relation", "offender"),
    [
        (1 / a >= 0, 1 / a),
        (sympy.sqrt(a) >= 0, sympy.sqrt(a)),
        (sympy.log(1 + a) <= a, sympy.log(1 + a)),
        (abs(a) >= a, abs(a)),
        (norm2(w) / norm2(x) >= 0, 1 / norm2(x)),
        (2**a >= 1, 2**a),
        (a * (1 / a + 1) >= a + 1, 1 / a),  # true only where a is not zero
        (1 / a >= 1 / a - 1, 1 / a),  # the same on both sides
        ((sympy.sqrt(a) + 1) * (sympy.sqrt(a) - 1) >= -1, sympy.sqrt(a)),
        (Ge(sympy.Mul(a, 1 / a, evaluate=False), 1, evaluate=False), 1 / a),
        (sympy.Max(a, b) >= a, sympy.Max(a, b)),
    ],
    ids=str,
)
def test_a_term_that_is_no_polynomial_is_named(relation, offender):
    assert "polynomial" in refused(NotPolynomial, offender, relation)
    refused(NotPolynomial, offender, b**2 + 1 > 0, given=[relation])


def test_dividing_a_vector_by_a_scalar_names_the_quotient():
    with pytest.raises(NotPolynomial) as caught:
        w / a
    assert caught.value.offender == 1 / a


def test_one_name_for_a_vector_and_a_scalar_is_refused():
    clash = Symbol("w")
    refused(SymbolClash, "w", clash * norm2(w) >= 0)
    refused(SymbolClash, "w", clash >= 0, given=[norm2(w) <= 1])
    refused(SymbolClash, "w", norm2(clash * w) >= 0)
    refused(SymbolClash, "w", clash**2 >= 0, using=[prove(norm2(w) >= 0)])


def test_one_name_for_two_symbols_is_refused():
    refused(SymbolClash, "a", a + Symbol("a", real=True) >= 0)
    dummy = sympy.Dummy("a")
    refused(NotPolynomial, dummy, a >= 0, given=[dummy >= 0])


@pytest.mark.parametrize("made", [positive, Symbol("n", integer=True), Symbol("q", commutative=False)], ids=str)
def test_a_symbol_with_an_assumption_of_its_own_is_refused(made):
    """It would act as a hypothesis that nobody wrote."""
    assert "assumptions" in refused(AssumedSymbol, made, Ge(made, 0, evaluate=False))
    refused(AssumedSymbol, made, a >= 0, given=[Ge(made, b, evaluate=False)])


def test_real_symbols_are_what_all_symbols_are():
    assert isinstance(prove(real + b**2 >= 0, given=[Ge(real, 0, evaluate=False)]), Proved)


def test_scalars_and_vectors_do_not_mix():
    for mixed in (lambda: dot(w, a), lambda: norm2(a), lambda: claim(VectorEq(w, a)), lambda: polynomial(w)):
        with pytest.raises(SymbolClash):
            mixed()
    for mixed in (lambda: w + a, lambda: w * x, lambda: w + 1):
        with pytest.raises(TypeError):
            mixed()


def test_a_vector_with_one_name_twice_is_refused():
    with pytest.raises(SymbolClash):
        Vector((("w", sympy.S.One), ("w", sympy.S.One)))


# hypotheses


@pytest.mark.parametrize("same", [a >= b, b <= a, a - b >= 0], ids=str)
def test_a_goal_among_its_hypotheses_is_refused(same):
    refused(GoalAmongHypotheses, claim(a >= b), a >= b, given={"the same": same})


@pytest.mark.parametrize(
    "given",
    [
        [a > 0, a < 0],
        [a >= 1, b >= 1, a + b <= 1],
        [a**2 < 0],
        [norm2(w) < 0],
        [norm2(w + x) < 0, norm2(x) <= 1],
        [norm2(w) + norm2(x) < 2 * dot(w, x)],
    ],
    ids=str,
)
def test_hypotheses_that_contradict_each_other_are_refused_with_the_proof(given):
    with pytest.raises(ContradictoryHypotheses) as caught:
        prove(b >= 5, given=given)
    proof = caught.value.offender
    assert isinstance(proof, Proved) and str(proof.claim) == "0 > 0"
    assert proof.given <= {claim(relation) for relation in given} and proof.given


@pytest.mark.parametrize("given", [[Eq(y**2, 1), Eq(y, 0)], [Eq(a, 1), Eq(a, 2)], [a**3 > 1, a < 0]], ids=str)
def test_hypotheses_that_no_numbers_satisfy_never_give_a_counterexample(given):
    """Whether the search can tell or not."""
    try:
        assert not isinstance(prove(b >= 5, given=given, seconds=0.3), Refuted)
    except ContradictoryHypotheses as refused:
        assert isinstance(refused.offender, Proved)


def test_a_mapping_names_the_hypotheses_and_a_list_numbers_them():
    proof = prove(a + b >= 0, given={"first": a >= 0, "second": b >= 0})
    assert {known.name for known in proof.given} == {"first", "second"}
    proof = prove(a + b >= 0, given=[a >= 0, claim(b >= 0, "mine")], name="sum")
    assert {known.name for known in proof.given} == {"h1", "mine"} and proof.claim.name == "sum"


# claims as objects


def test_claims_are_equal_when_their_terms_and_signs_are():
    assert claim(a >= b) == claim(b <= a) == claim(a - b >= 0) == claim(a >= b, "named")
    assert len({claim(a >= b), claim(a > b), claim(b >= a), claim(Eq(a, b)), claim(2 * a >= 2 * b)}) == 5
    assert claim(norm2(w + x) >= 0) == claim(norm2(w) + 2 * dot(x, w) + norm2(x) >= 0)
    assert hash(claim(a >= b)) == hash(claim(b <= a))


def test_inner_products_are_multiplied_out_however_deep_they_stand():
    deep = norm2(norm2(norm2(w + x) * u) * u)
    flat = norm2(norm2(norm2(w) * u + 2 * dot(w, x) * u + norm2(x) * u) * u)
    assert expanded(deep) == expanded(flat)
    assert all(len(atom.left.parts) == 1 for atom in expanded(deep).atoms(type(norm2(w))))


def test_substitution_is_simultaneous_and_puts_real_things_for_real_things():
    assert substitute(a + 2 * b, {"a": b, "b": a}) == b + 2 * a
    assert substitute(norm2(a * w + x), {"w": x, "x": w, "a": b}) == norm2(b * x + w)
    square = claim(a**2 >= 0)
    for bad, error in ((sympy.I, NotPolynomial), (Float(0.5), FloatInClaim), (w, SymbolClash)):
        with pytest.raises(error):
            square.substitute({a: bad})
    with pytest.raises(SymbolClash):
        claim(norm2(w) >= 0).substitute({w: a})
    with pytest.raises(SymbolClash):
        square.substitute({a + b: b})


def test_a_claim_reads_back_as_it_was_written():
    made = Claim(2 * a, "<=", b + Rational(1, 2))
    assert str(made) == "2·a ≤ b + 1/2" and made.sides == (b + Rational(1, 2), 2 * a) and made.sign == ">="
