"""Streams of advice: each row holds what the experts say about one example, +1 or −1, and the label is the example's.

An expert may be a single feature, which says + where it is large, or a learner that plays along.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from mistake_bounds.exact import Number, Refusal, whole
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.streams.generated import BadStream

if TYPE_CHECKING:
    import numpy as np


class NoAdvice(Refusal):
    """Learners that do not see the same labels, so that they give no advice on one stream; carries the labels."""


def by_feature(examples: Examples, level: Number) -> Examples:
    """Two experts for each feature: one says + where it is ``level`` or more and − elsewhere, the other the contrary.

    First all that say + where the feature is large, then the contraries.

    >>> by_feature(Examples([(5, 0), (1, 9)], [1, -1]), 4).X
    ((1, -1, -1, 1), (-1, 1, 1, -1))
    """
    rows = [tuple(1 if value >= level else -1 for value in row) for row in examples.X]
    names = examples.names or tuple(f"feature {i + 1}" for i in range(examples.dimension))
    both = (*(f"{name} large" for name in names), *(f"{name} small" for name in names))
    return Examples([(*row, *(-prediction for prediction in row)) for row in rows], examples.y, both)


def by_learners(players: Mapping[str, tuple[object, Examples]]) -> Examples:
    """An expert for each (learner, examples): what it predicts in its own run, a tie that it leaves open being −1.

    The examples may show the same things in different features; their labels are the same.  Raise `NoAdvice` else.

    >>> from mistake_bounds import Perceptron, Winnow
    >>> bits = Examples([(1, 0), (0, 1), (1, 1)], [1, -1, 1])
    >>> by_learners({"adds": (Perceptron(), bits), "multiplies": (Winnow(), bits)}).X
    ((-1, -1), (-1, -1), (1, 1))
    """
    labels = [shown.y for _, shown in players.values()]
    if not labels or any(y != labels[0] for y in labels):
        raise NoAdvice("the learners do not see the same labels", labels)
    columns = (_predictions(learner, shown) for learner, shown in players.values())
    return Examples(list(zip(*columns, strict=True)), labels[0], tuple(players))


def crowd(n: int, rounds: int, seed: int = 0) -> tuple["np.ndarray", "np.ndarray"]:
    """What n experts say in so many rounds (int8, a row a round), and the labels; the seed decides.

    Each expert errs with a probability of its own, between 1/4 and 1/2, independently.  Raise `BadStream`.

    >>> X, y = crowd(n=5, rounds=3000, seed=1)
    >>> X.shape, y.shape, sorted(set(X.flat))
    ((3000, 5), (3000,), [np.int8(-1), np.int8(1)])
    """
    import numpy as np

    n = whole("n", n, 1, refusal=BadStream)
    rounds = whole("rounds", rounds, 1, refusal=BadStream)
    seed = whole("seed", seed, 0, refusal=BadStream)
    random = np.random.default_rng(seed)
    y = random.choice(np.array([-1, 1], dtype=np.int8), rounds)
    chances = random.integers(64, 128, n, dtype=np.uint8)
    drawn = np.random.default_rng((seed, 1)).integers(0, 256, (rounds, n), dtype=np.uint8)
    return np.where(drawn < chances, -y[:, None], y[:, None]), y


def _predictions(learner, shown: Examples) -> Iterable[int]:
    return [1 if round.prediction == 1 else -1 for round in play(learner, shown).rounds()]
