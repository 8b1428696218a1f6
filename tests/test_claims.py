"""What `prove` refuses before any work is done, by a named exception that carries the offending thing."""

import pytest
import sympy
from sympy import Eq, Float, Ge, Symbol

from mistake_bounds.proof import (
    AssumedSymbol,
    BadClaim,
    CollapsedRelation,
    ContradictoryHypotheses,
    FloatInClaim,
    GoalAmongHypotheses,
    MayBeZero,
    NotARelation,
    NotPolynomial,
    Proved,
    Refuted,
    SymbolClash,
    VectorEq,
    claim,
    dot,
    norm2,
    prove,
    scalars,
    vectors,
)

w, x = vectors("w x")
a, b, y, R = scalars("a b y R")
real, positive = Symbol("r", real=True), Symbol("p", positive=True)


def refused(error, offender, *arguments, **options):
    """prove() refuses with the error, which carries the offender."""
    with pytest.raises(error) as caught:
        prove(*arguments, **options)
    assert caught.value.offender == offender and isinstance(caught.value, BadClaim)


COLLAPSED = (real**2 >= 0, real**2 < 0, Eq(a, a), a == b, norm2(w) == norm2(w), sympy.Integer(1) <= 0, positive > 0)
NO_RELATION = a, norm2(w), 3, "a >= 0", None, sympy.Ne(a, b), (a, b)
REFUSED = [
    *((CollapsedRelation, collapsed, collapsed) for collapsed in COLLAPSED),
    *((NotARelation, thing, thing) for thing in NO_RELATION),
    (FloatInClaim, Float(0.5), a >= 0.5),
    (FloatInClaim, Float(2.0), a**2.0 >= 0),
    (NotPolynomial, sympy.I, Eq(a, sympy.I)),
    (NotPolynomial, sympy.pi, Eq(a, sympy.pi)),
    (NotPolynomial, sympy.sqrt(a), sympy.sqrt(a) >= 0),
    (NotPolynomial, sympy.log(1 + a), sympy.log(1 + a) <= a),
    (NotPolynomial, abs(a), abs(a) >= a),
    (NotPolynomial, sympy.Max(a, b), sympy.Max(a, b) >= a),
    (MayBeZero, norm2(x), norm2(w) / norm2(x) >= 0),
    (MayBeZero, a, a * (1 / a + 1) >= a + 1),  # true only where a is not zero
    (MayBeZero, a, 1 / a >= 1 / a - 1),  # the same on both sides
    (SymbolClash, "w", Symbol("w") * norm2(w) >= 0),
    (SymbolClash, "a", a + Symbol("a", real=True) >= 0),
    (AssumedSymbol, positive, Ge(positive, 0, evaluate=False)),
]


@pytest.mark.parametrize(("error", "offender", "relation"), REFUSED, ids=repr)
def test_what_is_no_exact_claim_is_refused_as_a_goal_and_as_a_hypothesis(error, offender, relation):
    """A relation that collapsed also when it is true: nobody has seen what was claimed."""
    refused(error, offender, relation)
    refused(error, offender, b**2 + 1 > 0, given=[relation])


def test_a_relation_kept_from_collapsing_is_judged():
    assert isinstance(prove(Ge(real**2, 0, evaluate=False)), Proved)
    assert isinstance(prove(Ge(sympy.Integer(0), 1, evaluate=False)), Refuted)


@pytest.mark.parametrize("given", ["a >= 0", 3, a >= 0], ids=repr)
def test_hypotheses_that_are_no_list_of_relations_are_refused(given):
    refused(BadClaim, given, b >= 0, given=given)


def test_vectors_and_scalars_do_not_mix():
    refused(BadClaim, claim(VectorEq(w, x)), claim(VectorEq(w, x)))  # a vector equation is no goal
    refused(SymbolClash, "w", Symbol("w") >= 0, given=[norm2(w) <= 1])
    refused(SymbolClash, "w", Symbol("w") ** 2 >= 0, using=[prove(norm2(w) >= 0)])
    for error, mixed in (
        (FloatInClaim, lambda: 0.5 * w),
        (NotPolynomial, lambda: claim(norm2(w / a) >= 0)),
        (SymbolClash, lambda: dot(w, a)),
        (SymbolClash, lambda: norm2(a)),
        (SymbolClash, lambda: claim(VectorEq(w, a))),
        (TypeError, lambda: w + a),
        (TypeError, lambda: w * x),
    ):
        with pytest.raises(error):
            mixed()


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
