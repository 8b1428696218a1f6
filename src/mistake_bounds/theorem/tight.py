"""Where a proof loses nothing: the numbers at which every term of its certificate is 0, and its claim an equation.

They solve the dual of the search that found the certificate: a bound is attained where its proof is tight, and nowhere
else.  They are looked for on a line, where a vector has one entry.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import sympy
from sympy import Expr, Symbol

from mistake_bounds.proof import Certificate, Claim, Length, Proved, Square
from mistake_bounds.proof.values import holds, value


def tight(proof: Proved, at: Mapping[str, object]) -> list[dict]:
    """The points on a line, with ``at`` among their numbers, at which hypotheses hold and nothing is lost.

    A point maps each scalar to a fraction and each vector to a tuple of one.  There are none where ``at`` leaves some
    number free, where the numbers are no fractions, and for a proof that is no single certificate.

    >>> from mistake_bounds.proof import norm2, prove, scalars, vectors
    >>> x, a = vectors("x"), scalars("a")
    >>> tight(prove(4 * a <= norm2(x) + 4, [a**2 <= norm2(x)]), {})
    [{'a': Fraction(2, 1), 'x': (Fraction(-2, 1),)}, {'a': Fraction(2, 1), 'x': (Fraction(2, 1),)}]
    """
    known = [claim for claim in (proof.claim, *proof.given) if type(claim) is Claim]
    scalars, vectors = (
        sorted(frozenset().union(*(getattr(c, kind) for c in known))) for kind in ("scalars", "vectors")
    )
    numbers = {name: sympy.sympify(at.get(name, Symbol(name, real=True))) for name in (*scalars, *vectors)}

    def point(of: Mapping) -> dict:
        return {name: of[name] for name in scalars} | {name: (of[name],) for name in vectors}

    terms, found = _terms(proof, point(numbers)), []
    for solution in _solved(terms):
        solved = {name: number.subs(solution) for name, number in numbers.items()}
        if all(number.is_Rational for number in solved.values()):
            candidate = point({name: Fraction(int(v.p), int(v.q)) for name, v in solved.items()})
            found += [candidate] * all(holds(claim, candidate) for claim in known)
    return sorted(found, key=lambda one: [*one.values()])


def _terms(proof: Proved, point: Mapping) -> list[Expr]:
    """What has to be 0: of each product the factors that may be, and both sides of each equation."""
    if type(proof.by) is not Certificate:
        return [sympy.S.One]
    products = [[_amount(f, point) for f in term.factors if f.claim.sign != ">"] for term in proof.by.terms]
    return [sympy.Mul(*factors) for factors in products] + [_amount(one.factor, point) for one in proof.by.equations]


def _amount(factor, point: Mapping) -> Expr:
    """By how much a hypothesis holds; of a square or a squared length its root."""
    if type(factor) is Square:
        return sympy.sympify(value(factor.base, point))
    if type(factor) is Length:
        return sympy.sympify(value(factor.vector, point)[0])
    left, right = (value(side, point) for side in (factor.claim.lhs, factor.claim.rhs))
    return sympy.sympify(left[0] - right[0] if factor.claim.is_vector else left - right)


def _solved(terms: Sequence[Expr]) -> list[dict]:
    """All ways to make the terms 0: what is linear is solved first."""
    terms = [expanded for term in terms if (expanded := sympy.expand(term)) != 0]
    free = sorted(frozenset().union(*(term.free_symbols for term in terms)), key=str)
    if any(not term.free_symbols for term in terms) or not terms:
        return [] if terms else [{}]
    linear = [term for term in terms if sympy.Poly(term, *free).total_degree() == 1]
    found = []
    for way in sympy.solve(linear or terms, free, dict=True):
        for rest in _solved([term.subs(way) for term in terms]):
            found.append({name: term.subs(rest) for name, term in way.items()} | rest)
    return found
