"""The proof room: claims, their derivations, a small kernel that judges them, and a search that finds them.

>>> w, x = vectors("w x")
>>> type(prove(dot(w, x)*2 <= norm2(w) + norm2(x))).__name__
'Proved'
"""

from sympy import Eq, Rational

from mistake_bounds.proof.kernel.claims import Claim, VectorEq, claim
from mistake_bounds.proof.kernel.derivation import (
    Antisymmetry,
    Calculus,
    Cases,
    Certificate,
    Changing,
    Contrary,
    Discharge,
    Divided,
    Equation,
    Fact,
    ForEach,
    Given,
    Induction,
    Instance,
    Length,
    Named,
    Split,
    Square,
    Term,
)
from mistake_bounds.proof.kernel.refusals import (
    AssumedSymbol,
    BadClaim,
    CollapsedRelation,
    FloatInClaim,
    NotARelation,
    NotPlain,
    NotPolynomial,
    Refusal,
    Refused,
    SymbolClash,
)
from mistake_bounds.proof.kernel.rules import (
    Proved,
    antisymmetry,
    calculus,
    cases,
    certify,
    discharge,
    divide,
    induct,
    name_logarithms,
    split,
)
from mistake_bounds.proof.kernel.terms import ZERO, Inner, Vector, dot, name_of, norm2, scalars, vectors
from mistake_bounds.proof.recheck import NotReplayed, replay
from mistake_bounds.proof.search.by_calculus import name_logarithms_in, prove_by_calculus
from mistake_bounds.proof.search.division import MayBeZero
from mistake_bounds.proof.search.prove import assume, prove
from mistake_bounds.proof.search.verdicts import (
    ContradictoryHypotheses,
    GoalAmongHypotheses,
    NotProved,
    Refuted,
    Unknown,
)
from mistake_bounds.proof.size import TooLarge
from mistake_bounds.proof.sorts import assumption, definition, own_step
from mistake_bounds.proof.statement import statement
from mistake_bounds.proof.tactics import along, instantiate, keep, summands, telescope

from mistake_bounds.proof.show.board import BadBoard, board  # isort: skip
from mistake_bounds.proof import export, show  # isort: skip  # noqa: F401  fill the tables of what is shown and written

__all__ = [
    "ZERO",
    "along",
    "antisymmetry",
    "assume",
    "assumption",
    "board",
    "calculus",
    "cases",
    "certify",
    "claim",
    "definition",
    "discharge",
    "divide",
    "dot",
    "induct",
    "instantiate",
    "keep",
    "name_logarithms",
    "name_logarithms_in",
    "name_of",
    "norm2",
    "own_step",
    "prove",
    "prove_by_calculus",
    "replay",
    "scalars",
    "split",
    "statement",
    "summands",
    "telescope",
    "vectors",
    "Antisymmetry",
    "AssumedSymbol",
    "BadBoard",
    "BadClaim",
    "Calculus",
    "Cases",
    "Certificate",
    "Changing",
    "Claim",
    "CollapsedRelation",
    "ContradictoryHypotheses",
    "Contrary",
    "Discharge",
    "Divided",
    "Eq",
    "Equation",
    "Fact",
    "FloatInClaim",
    "ForEach",
    "Given",
    "GoalAmongHypotheses",
    "Induction",
    "Inner",
    "Instance",
    "Length",
    "Named",
    "MayBeZero",
    "NotARelation",
    "NotPlain",
    "NotPolynomial",
    "NotProved",
    "NotReplayed",
    "Proved",
    "Rational",
    "Refusal",
    "Refused",
    "Refuted",
    "Split",
    "Square",
    "SymbolClash",
    "Term",
    "TooLarge",
    "Unknown",
    "Vector",
    "VectorEq",
]
