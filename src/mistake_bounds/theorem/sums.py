"""Sums along a row, each declared once: its definition in a theorem, and its value in a reading of a run.

What comes in a *row* is a mistake, an outcome, an attribute.  A *sum* A has A⁺ = A + part at each of them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from sympy import Eq, Expr, S, Symbol

from mistake_bounds.proof import ZERO, Claim, Proved, Vector, VectorEq, definition, name_of, telescope
from mistake_bounds.proof.values import evaluator


@dataclass(frozen=True)
class Sum:
    """The letters of a sum before a step, after it and in the end, and what a step adds.

    ``name`` is that of the claim, by default "A so far", and ``sort`` declares it: a `definition`, but
    where the sum is what a learner does or a theorem assumes.
    """

    before: Expr | Vector
    after: Expr | Vector
    total: Expr | Vector
    part: Expr | Vector
    name: str = ""
    sort: Callable[..., Claim] = definition

    @property
    def claim(self) -> Claim:
        """A⁺ = A + part."""
        equal = VectorEq if type(self.before) is Vector else Eq
        return self.sort(equal(self.after, self.before + self.part), self.name or f"{self.before} so far")

    @property
    def state(self) -> tuple:
        """The sum as something that a row changes, from 0 on."""
        return self.before, ZERO if type(self.before) is Vector else S.Zero, self.after, self.total


@dataclass(frozen=True)
class Row:
    """The sums along a row, in which ``count`` of what is called ``over`` come one after the other."""

    over: str
    count: Symbol
    sums: tuple[Sum, ...]

    @property
    def given(self) -> tuple[Claim, ...]:
        """The equations of what each step of the row adds to the sums."""
        return tuple(one.claim for one in self.sums)

    @property
    def state(self) -> tuple[tuple, ...]:
        """The changing letters of the row."""
        return tuple(one.state for one in self.sums)

    def telescope(self, f, step: Proved, name: str, fixed=(), at_least: bool = False) -> Proved:
        """The claim of ``step``, added up along the row: `telescope`."""
        return telescope(f, ((step, self.count),), self.state, fixed, at_least, name, self.over)


def running(points: Iterable[Mapping], sums: Iterable[Sum], start: Mapping = MappingProxyType({})) -> list[dict]:
    """The points, each with the sums before and after it; a sum of vectors has its zero vector in ``start``."""
    parts = {name_of(one.before): (name_of(one.after), evaluator(one.part)) for one in sums}
    rows = []
    now = {name: start.get(name, 0) for name in parts}
    for point in points:
        grown = {name: _plus(now[name], part(point)) for name, (_, part) in parts.items()}
        rows.append({**point, **now, **{after: grown[name] for name, (after, _) in parts.items()}})
        now = grown
    return rows


def totals(rows: list[dict], sums: Iterable[Sum], start: Mapping = MappingProxyType({})) -> dict:
    """The values of the sums, by the names of their totals."""
    last = rows[-1] if rows else {name_of(one.after): start.get(name_of(one.before), 0) for one in sums}
    return {name_of(one.total): last[name_of(one.after)] for one in sums}


def _plus(a, b):
    return tuple(x + y for x, y in zip(a, b, strict=True)) if isinstance(a, tuple) else a + b
