"""Answers found before: looked up before anything is searched, and judged like any other.

A certificate goes to the kernel, a counterexample is evaluated in the claims as they are written.  Nothing rests on the
files: an entry that does not fit is passed over.  `Question` looks up and writes down; what is found within
`collecting` is gathered for the files.  A factor is written "g2" (the third hypothesis), "f0" (the first fact), "h1"
(the second of the author's squares), "contrary", or as a square or a length in the form of
`mistake_bounds.proof.export.json`; a counterexample as its numbers.
"""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import cache, cached_property
from hashlib import sha256

from sympy import Add, Expr, Mul, Rational

from mistake_bounds.exact.stored import stored
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

# The questions of the theorems, and those of the chapters besides.
FILES = THEOREMS, CHAPTERS = "recorded.json", "recorded_in_chapters.json"
_found: ContextVar[dict | None] = ContextVar("found", default=None)


@contextmanager
def collecting() -> Iterator[dict]:
    """Within it everything is searched again, and the dictionary gathers what is found, in the form of the files."""
    token = _found.set({})
    try:
        yield _found.get()
    finally:
        _found.reset(token)


@cache
def _stored() -> dict:
    return {key: entry for name in FILES for key, entry in read_file(name).items()}


def read_file(name: str) -> dict:
    """The entries of one of the files."""
    return stored("mistake_bounds.proof.search", name)


def in_order(parts: Iterable) -> list:
    """Claims, or whatever has a ``claim``, in an order of their own, whatever their names: no answer rests on another.

    >>> from mistake_bounds.proof import claim, scalars
    >>> a, b = scalars("a b")
    >>> in_order([claim(b >= 0), claim(a >= 0)]) == in_order([claim(a >= 0), claim(b >= 0)])
    True
    """
    return sorted(parts, key=lambda part: json.dumps(_data_of_claim(part if type(part) is Claim else part.claim)))


def _data_of_claim(claim: Claim) -> list:
    """A claim without its name."""
    known = claim_data(claim)
    return [known["sign"], known["term"]]


class Question:
    """A goal, and the parts of possible factors, each kind `in_order`."""

    def __init__(self, goal: Claim, given, facts, hints):
        self.goal = goal
        self.hints = tuple(hints)
        self.factors = {f"g{i}": Given(claim) for i, claim in enumerate(given)}
        self.factors |= {f"f{i}": Fact(proof) for i, proof in enumerate(facts)}
        self.factors |= {f"h{i}": hint for i, hint in enumerate(self.hints)} | {"contrary": None}

    def certificate(self) -> Certificate | None:
        """The certificate that was found for this very question, if one is on file."""
        return self._looked_up(self._certificate)

    def counterexample(self) -> dict | None:
        """The numbers that were found to refute it, if some are on file."""
        return self._looked_up(lambda entry: {name: _number(value) for name, value in entry["refuted"].items()})

    def remember(self, certificate: Certificate) -> None:
        """Write down a proof, where somebody is `collecting` and it rests on no fact that the search has added."""
        own = {f for f in certificate.factors if type(f) is Fact} <= {*self.factors.values()}
        if _found.get() is not None and own:
            _found.get()[self.key] = self.entry(certificate)

    def remember_refuted(self, point: dict) -> None:
        """Write down a refutation, where somebody is `collecting` and it has plain numbers only."""
        if _found.get() is not None and all(map(_is_plain, point.values())):
            _found.get()[self.key] = {"refuted": {name: _number_data(value) for name, value in sorted(point.items())}}

    def _looked_up(self, read):
        entry = None if _found.get() is not None else _stored().get(self.key)
        try:
            return None if entry is None else read(entry)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError):
            return None  # of the other kind, or a file that somebody has changed

    @cached_property
    def key(self) -> str:
        """A digest of the question without its names."""
        claims = [self.goal, *(factor.claim for name, factor in self.factors.items() if name[0] in "gf")]
        question = [[*map(_data_of_claim, claims)], [*self.factors], [_data(hint) for hint in self.hints]]
        return sha256(json.dumps(question).encode()).hexdigest()[:24]

    def entry(self, cert: Certificate) -> dict:
        """A certificate for the file."""
        return {
            "multiplier": [self._written(factor) for factor in cert.multiplier],
            "terms": [[str(t.coefficient), [self._written(f) for f in t.factors]] for t in cert.terms],
            "equations": [[self._written(e.factor), _part_data(e.cofactor)] for e in cert.equations],
        }

    def _certificate(self, entry: dict) -> Certificate:
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


def _is_plain(value) -> bool:
    return all(map(_is_plain, value)) if isinstance(value, tuple) else isinstance(value, int | Fraction)


def _number_data(value):
    return [_number_data(part) for part in value] if isinstance(value, tuple) else str(value)


def _number(data):
    return tuple(map(_number, data)) if isinstance(data, list) else Fraction(data)
