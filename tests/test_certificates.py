"""Certificates: the kernel and the replay accept every one of the theorem's, and refuse all that is changed in them.

A third judge, here in the tests, says of each change whether the identity and the signs still hold: it
evaluates both sides in fractions.  The kernel and the replay must both agree with it.
"""

import json
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random

import pytest
from strategies import evaluate
from sympy import Eq, S, Symbol
from thorough import THOROUGH

from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.proof import (
    BadClaim,
    Certificate,
    Claim,
    Contrary,
    Given,
    Length,
    NotReplayed,
    Proved,
    Refused,
    Square,
    Term,
    Vector,
    certify,
    claim,
    dot,
    norm2,
    prove,
    replay,
    scalars,
    vectors,
)
from mistake_bounds.proof.kernel.terms import symbols_of, vector_names

EXTRA = Symbol("extra")


def proofs_under(proof: Proved):
    yield proof
    for premise in proof.premises:
        yield from proofs_under(premise)


@cache
def of_the_theorem() -> tuple[Certificate, ...]:
    """Every certificate in the tree of the Perceptron's mistake bound, once."""
    theorem = mistake_bound()
    found = (p.certificate for root in theorem.proofs for p in proofs_under(root) if p.certificate is not None)
    return tuple(dict.fromkeys(found))


@cache
def of_all_shapes() -> tuple[Certificate, ...]:
    """Certificates with a contrary, a strict goal, a scalar equation, a positive multiplier."""
    w, x = vectors("w x")
    a, b, c, y = scalars("a b c y")
    questions = [
        (a <= b, [a**2 <= b**2, b >= 0]),
        (a * b + 1 > 0, [a > 0, b > 0]),
        (a < c, [a <= b, b < c]),
        (a <= b, [a * c <= b * c, c > 0]),
        (Eq(norm2(w + y * x), norm2(w) + 2 * y * dot(w, x) + norm2(x)), [Eq(y**2, 1)]),
        (norm2(w + x) <= 2 * norm2(w) + 2 * norm2(x), []),
        (dot(w, x) ** 2 <= norm2(w) * norm2(x), [norm2(w) > 0]),
        (a**2 + b**2 >= 2 * a * b, []),
    ]
    proved = [prove(goal, given) for goal, given in questions]
    assert all(isinstance(proof, Proved) for proof in proved)
    return tuple(proof.certificate for proof in proved)


# accepted


# the third judge


def points_for(cert: Certificate):
    """Points of dimension 2 that give numbers to all names of a certificate."""
    parts = [cert.goal.term]
    for factor in (*cert.multiplier, *(f for term in cert.terms for f in term.factors)):
        parts.append(factor.claim.term)
    for equation in cert.equations:
        parts += [equation.factor.claim.term, equation.cofactor]
    of_vectors = frozenset().union(*map(vector_names, parts))
    names, random = frozenset().union(*map(symbols_of, parts)) | {"extra"}, Random(7)
    number = lambda: Fraction(random.randint(-9, 9), random.choice((1, 2, 3)))
    for _ in range(4):
        yield {n: (number(), number()) if n in of_vectors else number() for n in sorted(names)} | {
            "idle": (S.Zero,) * 2
        }


def identity_holds(cert: Certificate) -> bool:
    for point in points_for(cert):
        left = evaluate(cert.goal.term, point)
        for factor in cert.multiplier:
            left *= evaluate(factor.claim.term, point)
        right = Fraction(0)
        for term in cert.terms:
            product = Fraction(term.coefficient)
            for factor in term.factors:
                product *= evaluate(factor.claim.term, point)
            right += product
        for equation in cert.equations:
            known, cofactor = evaluate(equation.factor.claim.term, point), evaluate(equation.cofactor, point)
            if isinstance(known, tuple):
                right += sum((p * q for p, q in zip(known, cofactor, strict=True)), Fraction(0))
            else:
                right += known * cofactor
        if left != right:
            return False
    return True


def signs_hold(cert: Certificate) -> bool:
    inequality = lambda factors, signs: all(f.claim.sign in signs for f in factors)
    strict = any(inequality(term.factors, ">") for term in cert.terms)
    return (
        inequality(cert.multiplier, (">",))
        and all(term.coefficient > 0 and inequality(term.factors, (">", ">=")) for term in cert.terms)
        and all(equation.factor.claim.sign == "=" for equation in cert.equations)
        and (cert.goal.sign != "=" or not cert.terms)
        and (cert.goal.sign != ">" or strict)
    )


# changed


def with_sign(claim: Claim, op: str) -> Claim:
    """The claim's term, related to zero in another way."""
    return Claim(claim.term, op, Vector() if claim.is_vector else S.Zero, claim.name)


def other_factors(factor):
    """What might stand in a factor's place: weaker, stronger, reversed, another one."""
    known = factor.claim
    if not known.is_vector:
        yield from (Given(with_sign(known, op)) for op in (">=", ">", "="))
        yield Given(Claim(-known.term, ">=", S.Zero))
        yield Given(Claim(known.term + 1, known.op if known.op in (">", ">=") else ">=", S.Zero))
    if isinstance(factor, Square):
        yield Square(factor.base + 1)
        yield Given(Claim(factor.base, ">=", S.Zero))
    if isinstance(factor, Length):
        yield Length(2 * factor.vector)
        yield Length(factor.vector + vectors(min(factor.vector.names)))
    yield Square(EXTRA)


def replaced(items, i, new):
    return (*items[:i], *new, *items[i + 1 :])


def changes(cert: Certificate):
    """(what was done, changed certificate), for everything that can be done to one."""
    goal = cert.goal
    contrary_of = lambda c, made: replace(c, goal=made)
    for op in (">=", ">", "="):
        yield f"goal {op}", contrary_of(cert, with_sign(goal, op))
    yield "goal reversed", contrary_of(cert, Claim(-goal.term, goal.sign, S.Zero))
    yield "goal raised", contrary_of(cert, Claim(goal.term - 1, goal.sign, S.Zero))
    yield "goal lowered", contrary_of(cert, Claim(goal.term + 1, goal.sign, S.Zero))
    yield "goal doubled", contrary_of(cert, Claim(2 * goal.term, goal.sign, S.Zero))
    yield "goal times something", contrary_of(cert, Claim(EXTRA * goal.term, goal.sign, S.Zero))
    for i, term in enumerate(cert.terms):
        change = lambda *new, i=i: replace(cert, terms=replaced(cert.terms, i, new))
        yield "term dropped", change()
        yield "term twice", change(term, term)
        for c in (2 * term.coefficient, -term.coefficient, Fraction(0), term.coefficient + Fraction(1, 7)):
            yield "coefficient", change(replace(term, coefficient=c))
        for j, factor in enumerate(term.factors):
            within = lambda *new, j=j, term=term: replace(term, factors=replaced(term.factors, j, new))
            yield "factor dropped", change(within())
            yield "factor twice", change(within(factor, factor))
            for other in other_factors(factor):
                yield "factor swapped", change(within(other))
        if len(cert.terms) > 1:
            following = cert.terms[(i + 1) % len(cert.terms)]
            yield "factors of another term", change(replace(term, factors=following.factors))
    yield "a square more", replace(cert, terms=(*cert.terms, Term(Fraction(1), (Square(EXTRA),))))
    yield "a constant more", replace(cert, terms=(*cert.terms, Term(Fraction(1, 10**9))))
    for i, equation in enumerate(cert.equations):
        change = lambda *new, i=i: replace(cert, equations=replaced(cert.equations, i, new))
        yield "equation dropped", change()
        yield "equation twice", change(equation, equation)
        known, cofactor = equation.factor.claim, equation.cofactor
        for k in (2, -1, EXTRA):
            yield "cofactor", change(replace(equation, cofactor=k * cofactor))
        more = vectors(min(cofactor.names)) if isinstance(cofactor, Vector) else EXTRA
        yield "cofactor", change(replace(equation, cofactor=cofactor + more))
        for op in (">=", ">") if not known.is_vector else ():
            yield "equation as inequality", change(replace(equation, factor=Given(with_sign(known, op))))
        if not known.is_vector:
            term = Term(Fraction(1), (Given(known),))
            yield "equation among the terms", replace(change(), terms=(*cert.terms, term))
            off = Given(Claim(known.lhs + 1, "=", known.rhs))
            yield "another equation", change(replace(equation, factor=off))
    for i, factor in enumerate(cert.multiplier):
        change = lambda *new, i=i: replace(cert, multiplier=replaced(cert.multiplier, i, new))
        yield "multiplier dropped", change()
        yield "multiplier twice", change(factor, factor)
        for other in other_factors(factor):
            yield "multiplier swapped", change(other)
    yield "a multiplier more", replace(cert, multiplier=(*cert.multiplier, Square(EXTRA)))
    yield "nothing", cert


def kernel_accepts(cert) -> bool:
    try:
        certify(cert)
    except (Refused, BadClaim):
        return False
    return True


def replay_accepts(cert) -> bool:
    """The replay knows no other goal for a contrary than the certificate's own, so foreign ones are left out."""
    try:
        return replay(cert.to_json()) == cert.goal.sign
    except (NotReplayed, BadClaim):
        return False


@pytest.mark.parametrize("certificates", [of_the_theorem, of_all_shapes], ids=["theorem", "shapes"])
def test_every_change_of_a_certificate_is_refused_by_kernel_and_replay_unless_it_still_holds(certificates):
    refused = 0
    for place, cert in enumerate(certificates()):
        if cert.goal.term == 0:
            continue  # 0 ≥ 0 stays true whatever is done to it
        kept, made = Counter(), Counter()
        factors = (*cert.multiplier, *(f for term in cert.terms for f in term.factors))
        has_contrary = any(isinstance(factor, Contrary) for factor in factors)
        for k, (what, changed) in enumerate(changes(cert), place):
            if not THOROUGH and what != "nothing" and k % 4:
                continue  # of each certificate other changes
            if has_contrary and changed.goal != cert.goal:
                assert not kernel_accepts(changed), what
                continue
            holds = identity_holds(changed) and signs_hold(changed)
            assert kernel_accepts(changed) == holds, (what, str(changed.goal))
            assert replay_accepts(changed) == holds, (what, str(changed.goal))
            made[what] += 1
            kept[what] += holds
        refused += sum(made.values()) - sum(kept.values())
        assert kept["nothing"] == 1 and (not THOROUGH or sum(kept.values()) < sum(made.values()))
        harmless = {"nothing", "goal >=", "goal >", "goal =", "factor swapped", "multiplier swapped"}
        assert {what for what in kept if kept[what]} <= harmless, kept
    assert refused > 50


# the exported text


def test_a_length_is_not_strict_whatever_stands_beside_it():
    """‖w‖² > 0 is false at w = 0."""
    length = {"w": [["1", []]]}
    goal = {"name": "", "sign": ">", "term": [["1", [["w", "w"]]]]}
    strict = {"name": "", "sign": ">", "term": [["1", []]]}
    for factor in ({"length": length}, {"length": length, "given": strict}, {"given": strict, "length": length}):
        term = {"coefficient": "1", "factors": [factor]}
        with pytest.raises(ValueError):
            replay(json.dumps({"goal": goal, "multiplier": [], "terms": [term], "equations": []}))


def test_a_name_may_be_a_scalar_in_one_place_and_a_pair_elsewhere_without_meeting():
    goal = claim(Eq(Symbol('["w", "w"]'), norm2(vectors("w"))))
    with pytest.raises(NotReplayed):
        replay(Certificate(goal).to_json())
