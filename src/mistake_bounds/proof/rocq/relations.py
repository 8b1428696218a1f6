"""Rows of mistakes as inductive relations: what is fixed is a parameter, the state and the counts are indices."""

from collections.abc import Mapping
from dataclasses import dataclass

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.terms import scalar_symbols, vector_names
from mistake_bounds.proof.rocq.names import identifier, identifiers

Kinds = dict[str, bool]  # a name, and whether it is a vector's


@dataclass(frozen=True)
class Relation:
    """The relation of a row: its name in Rocq, what it takes, and the rows in it."""

    name: str
    fixed: tuple[tuple[str, bool], ...]
    shared: tuple[tuple[str, bool], ...]
    has_space: bool

    @property
    def kinds(self) -> Kinds:
        """All names that it shares with the outside."""
        return dict((*self.fixed, *self.shared))

    def applied(self, words: Mapping[str, str], shared: tuple[str, ...] = ()) -> str:
        """The relation of the words put for its names, or of these for those that are shared."""
        fixed = (words.get(name) or identifier(name) for name, _ in self.fixed)
        shared = shared or tuple(words.get(name) or identifier(name) for name, _ in self.shared)
        return " ".join((self.name, *(["space"] if self.has_space else []), *fixed, *shared))


def kinds_in_claim(claim: Claim) -> Kinds:
    return {**dict.fromkeys(claim.vectors, True), **dict.fromkeys(claim.scalars, False)}


def kinds_in_term(part) -> Kinds:
    vectors = dict.fromkeys(vector_names(part), True)
    return {**vectors, **{symbol.name: False for symbol in scalar_symbols(part)}}


def binders(kinds: Kinds, real: str = "ℝ", keep_order: bool = False) -> str:
    """The names as variables of Rocq: (γ y : ℝ) (u w : vec space).

    >>> binders({"w": True, "gamma": False, "u": True})
    '(γ : ℝ) (u w : vec space)'
    """
    words = identifiers(kinds)
    runs = []
    for name in kinds if keep_order else sorted(kinds, key=lambda name: (kinds[name], words[name])):
        if runs and runs[-1][1] == kinds[name]:
            runs[-1][0].append(words[name])
        else:
            runs.append(([words[name]], kinds[name]))
    return " ".join(f"({' '.join(group)} : {'vec space' if vector else real})" for group, vector in runs)


def in_order(kinds: Kinds) -> tuple[str, ...]:
    """The names in the order in which they are bound: scalars, then vectors."""
    return tuple(sorted(kinds, key=lambda name: (kinds[name], identifier(name))))
