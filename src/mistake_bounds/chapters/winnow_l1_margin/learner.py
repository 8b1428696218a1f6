"""Winnow for features between −1 and 1: a mistake multiplies the weight wᵢ by factor^(y xᵢ).

w is the weight vector, all ones at the start, x a row with −1 ≤ xᵢ ≤ 1, y its label in {−1, +1}.  With
factor = e^η this is the normalised multiplicative update e^(ηy xᵢ), for dividing all weights by their sum
changes no sign.  Negative weights come from negated features, a threshold from a constant one.
"""

from dataclasses import dataclass
from decimal import Context, Decimal, localcontext
from fractions import Fraction

from mistake_bounds.exact import Number, dot, number, times, whole
from mistake_bounds.examples import Examples
from mistake_bounds.learner import BadLearner, Learner, checked_tie
from mistake_bounds.streams.generated import BadStream


@dataclass(frozen=True)
class Exponentiated(Learner):
    """Predict the sign of ⟨w, x⟩; after a mistake multiply each weight by ``factor`` to the power y xᵢ.

    Weights stay integers and fractions where the powers do: always for features −1, 0, 1, and for
    multiples of 1/q where ``factor`` is the q-th power of a fraction.  ``tie`` is the label predicted at
    ⟨w, x⟩ = 0, or 0, which makes every tie a mistake.  Raise `BadLearner` for another tie or a factor that
    is not above 1, `BadFeature`, and `mistake_bounds.exact.WeightOverflow`.

    >>> learner = Exponentiated(4)
    >>> learner.predict((1, 1, 1), (1, -1, 0)), learner.update((1, 1, 1), (1, -1, Fraction(1, 2)), +1)
    (-1, (4, Fraction(1, 4), 2))
    """

    factor: Number
    tie: int = -1

    def __post_init__(self):
        object.__setattr__(self, "factor", number(self.factor, "factor"))
        if not self.factor > 1:
            raise BadLearner(f"factor={self.factor!r}: a mistake multiplies by more than 1", self.factor)
        object.__setattr__(self, "tie", checked_tie(self.tie))

    def initial(self, n: int) -> tuple[Number, ...]:
        """All ones."""
        return (1,) * n

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, features outside [−1, 1]."""
        super().refuse(examples)
        examples.require(lambda value: -1 <= value <= 1, "this learner needs features from -1 to 1")

    def predict(self, w, x) -> int:
        """The sign of ⟨w, x⟩; ``tie`` where it is 0."""
        score = dot(w, x)
        return 1 if score > 0 else -1 if score < 0 else self.tie

    def update(self, w, x, y):
        """wᵢ · factor^(y xᵢ)."""
        powers = {xi: power(self.factor, y * xi) for xi in set(x)}
        return tuple(times(wi, powers[xi]) for wi, xi in zip(w, x, strict=True))


def balanced(examples: Examples, constant: Number = 1) -> Examples:
    """Each row x as (x, −x, constant, −constant): non-negative weights on these decide as any weights and threshold do.

    >>> balanced(Examples([(1, 0)], [+1])).X
    ((1, 0, -1, 0, 1, -1),)
    """
    rows = tuple((*row, *(-v for v in row), constant, -constant) for row in examples.X)
    return Examples(rows, examples.y)


def crowd_of_voters(n: int, rounds: int, r: int, seed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The mistakes of two learners on random rows of n signs, labelled by the majority of the first r.

    The first multiplies by e^(y xᵢ/r), the second adds y x; a score of 0 is a mistake.  The votes are counted in whole
    numbers, apart for each exponent, and weighed with 50 digits.  Raise `BadStream` for sizes below 1 and an even r.

    >>> [len(made) for made in crowd_of_voters(n=30, rounds=60, r=3, seed=1)]
    [9, 20]
    """
    import numpy as np

    n, rounds = whole("n", n, 1, refusal=BadStream), whole("rounds", rounds, 1, refusal=BadStream)
    if whole("r", r, 1, n, BadStream) % 2 == 0:
        raise BadStream(f"r={r}: of an even number of voters there is not always a majority", r)
    random = np.random.default_rng(whole("seed", seed, 0, refusal=BadStream))
    chips, w = np.zeros(n, dtype=np.int64), np.zeros(n, dtype=np.int64)
    multiplying, adding = [], []
    with localcontext(Context(prec=50)):
        factor = (Decimal(1) / r).exp()
        for i in range(rounds):
            x = 2 * random.integers(0, 2, n, dtype=np.int8) - 1
            y = 1 if x[:r].sum() > 0 else -1
            score = Decimal(0)
            for votes in np.bincount(chips - chips.min(), weights=x)[::-1].tolist():
                score = factor * score + int(votes)
            if y * score <= 0:
                multiplying.append(i)
                chips += y * x
            if y * int(w @ x) <= 0:
                adding.append(i)
                w += y * x
    return tuple(multiplying), tuple(adding)


def power(base: Number, exponent: Number) -> Number:
    """base^exponent: exact where the result is rational, else a float.

    >>> power(Fraction(9, 4), Fraction(-1, 2)), power(2, 0.5)
    (Fraction(2, 3), 1.4142135623730951)
    """
    if isinstance(base, float) or isinstance(exponent, float):
        return float(base) ** float(exponent)
    base, exponent = Fraction(base), Fraction(exponent)
    top, bottom = (_root(v, exponent.denominator) for v in (base.numerator, base.denominator))
    if top is None or bottom is None:
        return float(base) ** float(exponent)
    return number(Fraction(top, bottom) ** exponent.numerator)


def _root(value: int, q: int) -> int | None:
    """The whole q-th root of ``value``, or None."""
    if q == 1:
        return value
    from sympy import integer_nthroot

    root, exact = integer_nthroot(value, q)
    return int(root) if exact else None
