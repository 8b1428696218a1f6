"""Random separable examples in integers, with a margin that was set and a separator that is known.

u is the separator, x a row, y = ±1 its label; the margin meant here is min y⟨u, x⟩, in integers:
divided by ‖u‖ it is the distance of the nearest example from the plane ⟨u, x⟩ = 0.
"""

from dataclasses import dataclass
from functools import cached_property

from mistake_bounds.exact import Number, Refusal, whole
from mistake_bounds.examples import Examples


class BadStream(Refusal):
    """An invalid setting of a stream; carries it as ``offender``."""


@dataclass(frozen=True)
class Separable:
    """``examples`` with a separator ``u``; ``drawn`` is how many random rows were looked at to find them.

    Raises `BadStream` if ``u`` does not separate them strictly.

    >>> known = Separable(Examples([(2, 1), (1, 3)], [+1, -1]), (2, -1))
    >>> known.margin
    1
    """

    examples: Examples
    u: tuple[Number, ...]
    drawn: int = 0

    def __post_init__(self):
        if not self.margin > 0:
            raise BadStream(f"u={self.u} has margin {self.margin}, which is not positive", self.u)

    @cached_property
    def margin(self) -> Number:
        """min y⟨u, x⟩, which is γ‖u‖."""
        return self.examples.margin(self.u)


def separable(m: int, n: int, margin: int, seed: int, span: int = 10) -> Separable:
    """m examples of n integers in [−span, span], with y⟨u, x⟩ ≥ margin for an integer u with entries in [−9, 9].

    u is drawn first, with no entry zero.  Then rows are drawn uniformly, and those with |⟨u, x⟩| <
    margin are put aside; the others keep their order and get the label on which side they lie.
    ``drawn`` counts all of them.  After 1000·m + 1000 rows it gives up: raises `BadStream`, as for
    settings that are not positive integers.  The same seed gives the same examples.

    >>> known = separable(m=100, n=5, margin=20, seed=1)
    >>> len(known.examples), known.margin >= 20, known.examples.exact
    (100, True, True)
    """
    import numpy as np

    settings = {"m": m, "n": n, "margin": margin, "span": span}
    m, n, margin, span = (whole(name, value, 1, 2**31 - 1, BadStream) for name, value in settings.items())
    random = np.random.default_rng(whole("seed", seed, 0, refusal=BadStream))
    u = random.integers(1, 9, size=n, endpoint=True) * random.choice([-1, 1], size=n)
    kept = []
    found = 0
    drawn = 0
    while found < m:
        if drawn >= 1000 * m + 1000:
            raise BadStream(f"only {found} of {drawn} random rows have margin {margin}; choose a smaller one", margin)
        X = random.integers(-span, span, size=(min(m, 2**22 // n + 1), n), endpoint=True)
        X_kept = X[np.abs(X @ u) >= margin][: m - found]
        kept.append(X_kept)
        found, drawn = found + len(X_kept), drawn + len(X)
    X = np.concatenate(kept)
    return Separable(Examples(X, np.where(X @ u > 0, 1, -1)), tuple(u.tolist()), drawn)
