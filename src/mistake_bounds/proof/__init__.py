"""The proof room: claims, their certificates, a small kernel that judges them, and a search that finds them.

>>> w, x = vectors("w x")
>>> type(prove(dot(w, x)*2 <= norm2(w) + norm2(x))).__name__
'Proved'
"""

from sympy import Eq, Rational

from mistake_bounds.proof.certificates import Certificate
from mistake_bounds.proof.kernel import Proved, calculus, cases, induct, instantiate
from mistake_bounds.proof.replay import replay
from mistake_bounds.proof.search import (
    ContradictoryHypotheses,
    GoalAmongHypotheses,
    Refuted,
    Unknown,
    assume,
    prove,
    prove_by_calculus,
)
from mistake_bounds.proof.telescoping import telescope
from mistake_bounds.proof.terms import ZERO, BadClaim, Claim, VectorEq, claim, dot, norm2, scalars, vectors

__all__ = [
    "ZERO",
    "BadClaim",
    "Certificate",
    "Claim",
    "ContradictoryHypotheses",
    "Eq",
    "GoalAmongHypotheses",
    "Proved",
    "Rational",
    "Refuted",
    "Unknown",
    "VectorEq",
    "assume",
    "calculus",
    "cases",
    "claim",
    "dot",
    "induct",
    "instantiate",
    "norm2",
    "prove",
    "prove_by_calculus",
    "replay",
    "scalars",
    "telescope",
    "vectors",
]
