"""Certificates with unknown squares as semidefinite programmes.

    goal · Σ λᵢ·(multiplier)ᵢ  =  Σ cₖ · (product)ₖ  +  Σ (product)ₖ · zₖᵀ·Qₖ·zₖ        modulo the equations

λᵢ and cₖ are numbers ≥ 0, Qₖ is a matrix ⪰ 0 over the *basis* zₖ, whose elements are monomials, or vectors times
monomials: then zᵀ·Q·z is a sum of squares, or of squared lengths.  An *element* maps names of vectors to polynomials; a
scalar one has the name "".  A *grading* gives each letter a weight for which goal, hypotheses and equations are
homogeneous: it says which monomials can meet.  The entry point is `Grams.problems`; what is found is made exact by
`mistake_bounds.proof.search.exactly`.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import chain, combinations_with_replacement
from typing import NamedTuple

from sympy import QQ

from mistake_bounds.exact.linear import content
from mistake_bounds.proof.kernel.derivation import Factor, Length, Square
from mistake_bounds.proof.kernel.terms import ZERO, Inner, named_vector
from mistake_bounds.proof.search.candidates import is_strict

LARGEST_MATRIX = 36
MOST_MONOMIALS = 2000
MOST_ENTRIES = 5000  # before what cannot be used is dropped
MOST_PRODUCTS = 600


class Stage(NamedTuple):
    """What is tried together: products of up to ``degree`` factors, of a total degree ``slack`` above the goal's.

    With ``weak`` the goal may be multiplied by squares and by what is ≥ 0 besides what is > 0, and with ``contrary`` by
    that power of its own contrary, which may then stand in the products.  A ``flat`` stage has no squares.
    """

    degree: int
    slack: int = 0
    weak: bool = False
    contrary: int = 0
    flat: bool = False


@dataclass(frozen=True)
class Column:
    """A product whose multiple ≥ ``least`` is wanted; of a multiplier, the goal times it."""

    factors: tuple[Factor, ...]
    poly: object
    strict: bool
    cost: float
    least: Fraction = Fraction(0)


@dataclass
class Block:
    """A product times zᵀ·Q·z for the elements z of the basis; ``entries`` are the polynomials of product·zᵢ·zⱼ."""

    factors: tuple[Factor, ...]
    poly: object
    basis: list[dict]
    entries: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Problem:
    """What may be combined.  Its unknowns are entries of `mistake_bounds.exact.semidefinite`: numbers first."""

    multipliers: list[Column]
    columns: list[Column]
    blocks: list[Block]

    @property
    def numbers(self) -> list[Column]:
        return [*self.multipliers, *self.columns]

    @property
    def sizes(self) -> list[int]:
        return [1] * len(self.numbers) + [len(b.basis) for b in self.blocks]

    @cached_property
    def equations(self) -> list[tuple[dict, Fraction]]:
        """One for each monomial, and Σ λ = 1 for the multipliers that are positive."""
        rows, right = defaultdict(dict), defaultdict(Fraction)
        for q, column in enumerate(self.numbers):
            sign = -1 if q < len(self.multipliers) else 1
            for label, c in column.poly.items():
                rows[label][q, 0, 0] = sign * c
                if column.least:
                    right[label] -= sign * _fraction(c) * column.least
        for q, block in enumerate(self.blocks, len(self.numbers)):
            for (i, j), poly in block.entries.items():
                for label, c in poly.items():
                    rows[label][q, i, j] = c if i == j else 2 * c
        one = {(q, 0, 0): Fraction(1) for q, column in enumerate(self.multipliers) if column.strict}
        made = [({at: _fraction(c) for at, c in row.items()}, right[label]) for label, row in sorted(rows.items())]
        return [*made, (one, Fraction(1))]

    @cached_property
    def costs(self) -> dict:
        """What each number and each number of a diagonal costs: few factors and few terms read best."""
        costs = {(q, 0, 0): column.cost for q, column in enumerate(self.numbers) if column.cost}
        for q, block in enumerate(self.blocks, len(self.numbers)):
            for i, element in enumerate(block.basis):
                costs[q, i, i] = 2.0 + (1 + len(block.factors)) ** 2 + sum(map(len, element.values()))
        return costs


class Grams:
    """The problems of one search, which has made the equations ready to divide by."""

    def __init__(self, search):
        self.search = search
        self.ring = ring = search.ring
        self.goal = search.polynomial(search.goal)
        self.factors = _without_twins(search.inequalities)
        self.inner = {}
        for generator, symbol in zip(ring.gens, ring.symbols, strict=True):
            if type(symbol) is Inner:
                a, b = symbol.names
                self.inner[a, b] = self.inner[b, a] = generator
        self.known_monomials = {}

    def degree(self, poly) -> int:
        return max((sum(e * self.search.degrees[k] for k, e in enumerate(powers) if e) for powers in poly), default=0)

    # bases

    def monomials(self, most: int) -> dict:
        """The monomials up to the degree ``most`` that no equation replaces, by their weights."""
        if most not in self.known_monomials:
            found, layer = defaultdict(list), [((0,) * len(self.search.degrees), 0, 0)]
            count = 0
            while layer and count < MOST_MONOMIALS:
                powers, degree, first = layer.pop(0)
                if self.search.is_replaced(powers):
                    continue
                count += 1
                found[self.search.weight([powers])].append(powers)
                for k in range(first, len(powers)):
                    if degree + self.search.degrees[k] <= most:
                        layer.append(
                            ((*powers[:k], powers[k] + 1, *powers[k + 1 :]), degree + self.search.degrees[k], k)
                        )
            self.known_monomials[most] = found
        return self.known_monomials[most]

    def scalars(self, half: int, weight) -> list[dict]:
        """The elements whose squares have that weight, of degree up to ``half``."""
        if half < 0:
            return []
        found = self.monomials(half)[tuple(w // 2 for w in weight)]
        return [{"": self.ring.from_dict({powers: QQ(1)})} for powers in found]

    def vectors(self, half: int, weight) -> list[dict]:
        """The same for vectors times monomials; none for a vector that equations determine."""
        if half < 1:
            return []
        found = []
        for name in self.search.names:
            pairs = [self.inner[name, other] for other in self.search.names if other != name]
            if any(self.search.normal(pair) == pair for pair in pairs or [self.inner[name, name]]):
                rest = [w - v for w, v in zip(weight, self.search.weight(self.inner[name, name]), strict=True)]
                found += [{name: element[""]} for element in self.scalars(half - 1, rest)]
        return found

    def entry(self, block: Block, i: int, j: int):
        """The polynomial of product·zᵢ·zⱼ, i ≤ j."""
        if (i, j) not in block.entries:
            total = self.ring.zero
            for a, p in block.basis[i].items():
                for b, q in block.basis[j].items():
                    total += p * q * self.inner[a, b] if a else p * q
            block.entries[i, j] = self.search.normal(block.poly * total)
        return block.entries[i, j]

    def factor(self, block: Block, row: dict):
        """(the square of Σ row·basis as a factor, or None for the number 1; the square of what is taken out of it)."""
        total = _combined(row, block.basis)
        size = content([_fraction(c) for poly in total.values() for c in poly.values()])
        parts = {name: poly.quo_ground(QQ(size.numerator, size.denominator)) for name, poly in total.items() if poly}
        if "" not in parts:
            terms = [(named_vector(name), poly.as_expr()) for name, poly in sorted(parts.items())]
            sign = -1 if terms[0][1].could_extract_minus_sign() else 1  # ‖f − q‖² reads better than ‖−f + q‖²
            return Length(sum((vector * (sign * part) for vector, part in terms), ZERO)), size**2
        base = parts[""].as_expr()
        return (None if base == 1 else Square(-base if base.could_extract_minus_sign() else base)), size**2

    # problems

    def problems(self, stage: Stage) -> Iterator[Problem]:
        """One problem for each weight that the goal can have times a multiplier, the shortest multiplier first."""
        search = self.search
        positive = [f for f in self.factors if is_strict(f)]
        strict = list(chain(*(combinations_with_replacement(positive, d) for d in range(stage.degree))))
        contrary = (search.contrary,) * stage.contrary if search.goal.sign == ">=" else ()
        strict += [contrary] if contrary else []
        weak = [(f,) for f in (*search.squares, *search.lengths)]
        weak += chain(*(combinations_with_replacement(self.factors, d) for d in range(1, stage.degree)))
        by_weight = defaultdict(list)
        for factors in dict.fromkeys(strict + (weak if stage.weak else [])):
            if search.is_too_long((search.contrary, *factors)):
                continue
            search.keep_time()
            raw = self.goal * search.product(factors)
            if raw:
                by_weight[self.search.weight(raw)].append(
                    (raw, Column(factors, search.normal(raw), factors in strict, 4.0 * len(factors)))
                )
        pool = [*self.factors, *contrary[:1]]
        products = list(chain(*(combinations_with_replacement(pool, d) for d in range(stage.degree + 1))))
        for weight, found in sorted(by_weight.items(), key=lambda item: len(item[1][0][1].factors)):
            if found[0][1].strict:
                top = max(max(self.degree(raw), self.degree(c.poly)) for raw, c in found) + stage.slack
                if problem := self._problem(weight, [c for _, c in found], products, top, stage.flat):
                    yield problem

    def _problem(self, weight, multipliers, products, top, flat) -> Problem | None:
        fitting = []
        for factors in products:
            self.search.keep_time()
            own = self.search.weight_of(factors)
            left = own and [w - v for w, v in zip(weight, own, strict=True)]
            if left is not None and not any(w % 2 for w in left):
                if not any(left) or not flat and (self.scalars(top // 2, left) or self.vectors(top // 2, left)):
                    fitting.append((factors, left))
        if len(fitting) > MOST_PRODUCTS:
            return None
        columns, blocks, entries = [], [], 0
        for factors, left in fitting:
            poly = self.search.candidate(factors).poly
            if not poly:
                continue
            strict = all(map(is_strict, factors))
            half = (top - min(self.degree(poly), self.degree(self.search.product(factors)))) // 2
            if not any(left) and (flat or half < 0 or strict and self.search.goal.sign == ">"):
                columns.append(Column(factors, poly, strict, _cost(factors, poly)))
            if flat:
                continue
            if len(factors) > 1:
                half = min(half, 0 if len(products) > 60 else 2 if len(factors) == 2 else 1)
            for basis in (self.scalars(half, left), self.vectors(half, left)):
                entries += len(basis) ** 2 // 2
                if basis:
                    blocks.append(Block(factors, poly, basis))
        return self._pruned(Problem(multipliers, columns, blocks)) if entries < MOST_ENTRIES else None

    def _pruned(self, problem: Problem) -> Problem | None:
        """Without what holds a monomial that nothing can cancel; a basis of one element is a column."""
        columns, blocks = problem.columns, problem.blocks
        for block in blocks:
            self.search.keep_time()
            for i in range(len(block.basis)):
                for j in range(i, len(block.basis)):
                    self.entry(block, i, j)
        while True:
            self.search.keep_time()
            signs, free = defaultdict(set), set()
            for c in columns:
                for label, x in c.poly.items():
                    signs[label].add(x > 0)
            for c in problem.multipliers:
                for label, x in c.poly.items():
                    signs[label].add(x < 0)
            for b in blocks:
                for (i, j), poly in b.entries.items():
                    if i != j:
                        free.update(poly)
                    else:
                        for label, x in poly.items():
                            signs[label].add(x > 0)
            usable = lambda poly, signs=signs, free=free: all(len(signs[k]) == 2 or k in free for k in poly)
            kept = [c for c in columns if usable(c.poly)]
            smaller = [
                b
                for b in (part_of(b, [i for i in range(len(b.basis)) if usable(b.entries[i, i])]) for b in blocks)
                if b.basis
            ]
            if len(kept) == len(columns) and [len(b.basis) for b in smaller] == [len(b.basis) for b in blocks]:
                break
            columns, blocks = kept, smaller
        multipliers = [c for c in problem.multipliers if usable(c.poly)]
        if not any(c.strict for c in multipliers):
            return None
        for b in blocks:
            if len(b.basis) == 1:
                square = self.factor(b, {0: Fraction(1)})[0]
                factors = (*b.factors, *([square] if square else []))
                strict = square is None and all(map(is_strict, b.factors))
                columns = [*columns, Column(factors, b.entries[0, 0], strict, _cost(factors, b.entries[0, 0]))]
        blocks = [b for b in blocks if len(b.basis) > 1]
        fits = all(len(b.basis) <= LARGEST_MATRIX for b in blocks)
        return Problem(multipliers, columns, blocks) if fits else None

    def mixed(self, block: Block, rows) -> Block:
        """The block over combinations of its basis."""
        made = Block(block.factors, block.poly, [_combined(dict(enumerate(row)), block.basis) for row in rows])
        for i in range(len(rows)):
            for j in range(i, len(rows)):
                self.entry(made, i, j)
        return made


def part_of(block: Block, keep: list[int]) -> Block:
    """The block over a part of its basis."""
    if len(keep) == len(block.basis):
        return block
    place = {i: k for k, i in enumerate(keep)}
    entries = {(place[i], place[j]): p for (i, j), p in block.entries.items() if i in place and j in place}
    return Block(block.factors, block.poly, [block.basis[i] for i in keep], entries)


def _combined(row: dict, basis) -> dict:
    total = {}
    for i, c in row.items():
        for name, poly in basis[i].items():
            part = poly * QQ(c.numerator, c.denominator)
            total[name] = total[name] + part if name in total else part
    return total


def _cost(factors, poly) -> float:
    return 1.0 + len(factors) ** 2 + 0.1 * len(poly)


def _fraction(c) -> Fraction:
    return Fraction(int(c.numerator), int(c.denominator))


def _without_twins(factors) -> list[Factor]:
    """The factors, one for each polynomial: the strict one where there are two."""
    found = {}
    for f in factors:
        if f.claim.plain not in found or is_strict(f):
            found[f.claim.plain] = f
    return list(found.values())
