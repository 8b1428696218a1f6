"""Certificates found before: looked up before anything is searched, and judged by the kernel like any other.

The entry points are `look_up` and `collecting`.  Nothing rests on the file: an entry that does not fit is passed over.
A factor is written "g2" (the third hypothesis), "f0" (the first fact), "h1" (the second of the author's squares),
"contrary", or as a square or a length in the form of `mistake_bounds.proof.export.json`.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import cache
from hashlib import sha256
from importlib.resources import files

from sympy import Add, Expr, Mul, Rational

from mistake_bounds.proof.export.json import claim_data, polynomial_data
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import (
    Certificate,
    Contrary,
    Equation,
    Fact,
    Factor,
    Given,
    Length,
    Square,
    Term,
)
from mistake_bounds.proof.kernel.terms import Vector, polynomial
from mistake_bounds.proof.search.rings import atom_of

FILE = "recorded.json"
_found: ContextVar[dict | None] = ContextVar("found", default=None)


@contextmanager
def collecting() -> Iterator[dict]:
    """Within it everything is searched anew, and the dictionary gathers what is found, in the form of the file."""
    token = _found.set({})
    try:
        yield _found.get()
    finally:
        _found.reset(token)


def look_up(goal: Claim, given, facts, hints) -> Certificate | None:
    """The certificate that was found for this very question, if it is on file."""
    known = _Known(goal, tuple(given), tuple(facts), tuple(hints))
    entry = None if _found.get() is not None else _stored().get(known.key)
    try:
        return None if entry is None else known.certificate(entry)
    except (KeyError, TypeError, ValueError):
        return None  # a file that somebody has changed


def remember(certificate: Certificate, given, facts, hints) -> None:
    """Write down what was found, where somebody is `collecting`."""
    if _found.get() is not None:
        known = _Known(certificate.goal, tuple(given), tuple(facts), tuple(hints))
        _found.get()[known.key] = known.entry(certificate)


@cache
def _stored() -> dict:
    file = files("mistake_bounds.proof.search") / FILE
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class _Known:
    """One question: the goal, and what factors may be made of, in the order in which it was asked."""

    def __init__(self, goal: Claim, given: tuple, facts: tuple, hints: tuple):
        self.goal, self.hints = goal, hints
        self.factors = {f"g{i}": Given(claim) for i, claim in enumerate(given)}
        self.factors |= {f"f{i}": Fact(proof) for i, proof in enumerate(facts)}
        self.factors |= {f"h{i}": hint for i, hint in enumerate(hints)} | {"contrary": None}

    @property
    def key(self) -> str:
        """A digest of the question without its names."""
        claims = [claim_data(factor.claim) for name, factor in self.factors.items() if name[0] in "gf"]
        said = [[known["sign"], known["term"]] for known in (claim_data(self.goal), *claims)]
        asked = [said, [*self.factors], [_data(hint) for hint in self.hints]]
        return sha256(json.dumps(asked).encode()).hexdigest()[:24]

    def entry(self, cert: Certificate) -> dict:
        """A certificate for the file."""
        return {
            "multiplier": [self._written(factor) for factor in cert.multiplier],
            "terms": [[str(t.coefficient), [self._written(f) for f in t.factors]] for t in cert.terms],
            "equations": [[self._written(e.factor), _part_data(e.cofactor)] for e in cert.equations],
        }

    def certificate(self, entry: dict) -> Certificate:
        """The certificate that an entry of the file stands for."""
        terms = (Term(Fraction(c), tuple(map(self._read, factors))) for c, factors in entry["terms"])
        equations = (Equation(self._read(factor), _part(cofactor)) for factor, cofactor in entry["equations"])
        return Certificate(self.goal, tuple(map(self._read, entry["multiplier"])), tuple(terms), tuple(equations))

    def _written(self, factor: Factor):
        if type(factor) is Contrary:
            return "contrary"
        name = next((name for name, known in self.factors.items() if known == factor), None)
        return _data(factor) if name is None else name

    def _read(self, data) -> Factor:
        match data:
            case "contrary":
                return Contrary(self.goal)
            case {"square": base}:
                return Square(_part(base))
            case {"length": vector}:
                return Length(_part(vector))
        return self.factors[data]


def _data(square: Square | Length) -> dict:
    return {"square": _part_data(square.base)} if type(square) is Square else {"length": _part_data(square.vector)}


def _part_data(part: Expr | Vector):
    if type(part) is Vector:
        return {name: polynomial_data(polynomial(c)) for name, c in part.parts}
    return polynomial_data(polynomial(part))


def _part(data) -> Expr | Vector:
    if type(data) is dict:
        return Vector(tuple((name, _part(c)) for name, c in data.items()))
    atoms = (Mul(Rational(c), *(atom_of(a if type(a) is str else tuple(a)) for a in atoms)) for c, atoms in data)
    return Add(*atoms)
