"""Which products of hypotheses, facts and squares to try, degree by degree, and which factors to put on the goal.

The entry points are `candidates` and `multipliers`; both look at a `mistake_bounds.proof.search.products.Search`.
"""

from dataclasses import dataclass
from itertools import combinations_with_replacement

from mistake_bounds.proof.kernel.derivation import Fact, Factor, Given


@dataclass(frozen=True)
class Candidate:
    """A product of factors, with its polynomial in normal form and whether it is > 0."""

    factors: tuple[Factor, ...]
    poly: object
    strict: bool

    @property
    def cost(self) -> int:
        """Few factors and few terms read best; hypotheses before facts and squares."""
        return sum(4 if type(f) is Given else 5 for f in self.factors) ** 2 + len(self.poly)


def _pool(search, degree) -> list[Factor]:
    """The factors of products: hypotheses, facts, lengths; from degree 2 on also squares of scalars."""
    return [*search.inequalities, *search.hints, *search.lengths, *(search.squares if degree >= 2 else ())]


def candidates(search, degree) -> dict[tuple, list[tuple[Factor, ...]]]:
    """The products of up to ``degree`` factors, by their weights."""
    pool = _pool(search, degree)
    products = [()]
    if degree >= 3 and search.contrary:
        products += [(search.contrary, g) for g in pool]
    for d in range(1, degree + 1):
        products += combinations_with_replacement(pool, d)
    found = {}
    for factors in products:
        if (weight := search.weight_of(factors)) is not None:
            found.setdefault(weight, []).append(factors)
    return found


def multipliers(search, degree) -> list[tuple[Factor, ...]]:
    """Products of positive factors to put on the goal, as named; from degree 3 on also the contrary of the goal."""
    strict = sorted(filter(is_strict, search.inequalities), key=lambda f: search.places([f]))
    found = [()]
    for d in range(1, degree):
        found += combinations_with_replacement(strict, d)
    if degree >= 3 and search.goal.sign == ">=":
        found += [(search.contrary,) * power for power in (1, 2, 3)]
    return found


def is_strict(factor: Factor) -> bool:
    """Is it > 0?  The contrary of a goal does not count."""
    return type(factor) in (Given, Fact) and factor.claim.sign == ">"
