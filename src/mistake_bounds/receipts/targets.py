"""Targets for examples that come without one: searched for by passes, floats and greed; whoever asks judges exactly.

A *candidate* is a vector of whole numbers, which need not separate the examples.  A *use* of it is the theorem, with
its margin, that gives the least bound.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate
from math import inf
from operator import mul
from warnings import catch_warnings

from mistake_bounds.chapters.pac.learner import find_separator
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import Refusal, ceil_log, dot, norm2
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play_until_clean

SEPARATORS, TOTAL, SQUARES = "perceptron.mistake_bound", "imperfect.total_distance", "imperfect.freund_schapire"
ENTRIES = 3_000_000  # how many entries further passes look at
FEW = 2_000  # entries that an exact linear programme takes
ROWS = 2_000  # rows that a search in floats takes


def candidates(run: Run) -> Iterator[tuple[int, ...]]:
    """Vectors that may separate the examples of a run of the Perceptron: none of them 0.

    >>> from mistake_bounds import Examples, play
    >>> next(candidates(play(Perceptron(), Examples([(2, 1), (1, 3)], [+1, -1]))))
    (3, -1)
    """
    return (u for u in _found(run) if any(u))


def _found(run: Run) -> Iterator[tuple[int, ...]]:
    examples = run.examples
    size = len(examples) * examples.dimension
    further = play_until_clean(Perceptron(), examples, max(1, min(1000, ENTRIES // size)))
    yield further.weights
    yield _average(further)
    part = Examples(examples.X[:ROWS], examples.y[:ROWS])
    for search, worth_it in ((find_separator, size <= FEW), (_best_margin, further.clean), (_soft_margin, True)):
        try:
            if worth_it:
                with catch_warnings(action="ignore", category=RuntimeWarning):  # of floats that overflow
                    u = search(part)
                yield u
        except (ValueError, ArithmeticError, ImportError):  # it finds none, floats do not reach, a package is missing
            pass


def _best_margin(examples: Examples) -> tuple[int, ...]:
    from mistake_bounds.validation import best_margin

    return best_margin(examples, digits=12)


def _soft_margin(examples: Examples) -> tuple[int, ...]:
    from mistake_bounds.validation import soft_margin

    return soft_margin(examples, digits=6)[0]


def _average(run: Run) -> tuple[int, ...]:
    """The sum of the weights before each example, which is where they stay longest."""
    total = (0,) * run.examples.dimension
    for index in run.mistakes:
        x, y = run.examples[index % len(run.examples)]
        stays = y * (run.presented - index)
        total = tuple(t + stays * v for t, v in zip(total, x, strict=True))
    return total


def best_use(examples: Examples, u: tuple[int, ...], passes: int, gamma: int | None = None) -> tuple[float, str, int]:
    """(about the bound, the theorem, γ) for a candidate; γ is one of its scores y⟨u, x⟩ unless given.

    Raises `Refusal` if it has no example on the right side.

    >>> best_use(Examples([(2, 1), (1, 3)], [+1, -1]), (2, -1), 1)
    (6.888888888888889, 'imperfect.total_distance', 3)
    """
    scores = sorted(y * dot(u, x) for x, y in examples)
    largest = max(scores[-1], gamma or 0)
    if largest <= 0:
        raise Refusal("the target has no example strictly on the right side, so that no margin can be asked for", u)
    length2 = _about(examples.radius2 * norm2(u), largest**2)  # R²‖u‖², as a float in which the largest score is 1
    floats = [_about(score, largest) for score in scores]
    sums, squares = [0.0, *accumulate(floats)], [0.0, *accumulate(map(mul, floats, floats))]
    uses = []
    for below, score in enumerate(scores) if gamma is None else [(sum(s < gamma for s in scores), gamma)]:
        if score > 0:
            g, exact = _about(score, largest), SEPARATORS if score <= scores[0] else None
            total = passes * max(0.0, below * g - sums[below])
            square = passes * max(0.0, below * g * g - 2 * g * sums[below] + squares[below])
            roots, g2 = length2**0.5 + square**0.5, g * g
            uses.append(((length2 + 2 * g * total) / g2 if g2 else inf, exact or TOTAL, score))
            uses.append((roots * roots / g2 if g2 else inf, exact or SQUARES, score))
    return min(uses)


def _about(a, b) -> float:
    """a/b in floats, infinite where it is too large for them."""
    try:
        return float(a / b)
    except OverflowError:
        return inf if a > 0 else -inf


def best_target(run: Run, candidates: Iterable[tuple[int, ...]], gamma: int | None = None) -> tuple:
    """The candidate with its theorem and γ that give the least bound.  Raises `Refusal` if none gives any."""
    uses, reason = [], Refusal("no vector was found with an example strictly on the right side: are all rows 0?")
    for u in candidates:
        try:
            uses.append((*best_use(run.examples, u, run.passes, gamma), u))
        except Refusal as refused:
            reason = refused
    if not uses:
        raise reason
    _, address, gamma, u = min(uses)
    return u, address, gamma


def best_or(examples: Examples, passes: int = 1) -> tuple[int, ...]:
    """Attributes whose OR has, by greed, the least rL + A: r of them, L = ⌈log₂ n⌉, A attribute errors in all passes.

    >>> best_or(Examples([(1, 0, 1), (0, 1, 1)] * 3 + [(0, 0, 1)] * 3, [1] * 6 + [-1] * 3))
    (0, 1)
    """
    columns = [int("".join(map(str, column)), 2) for column in zip(*examples.X, strict=True)]
    positive = int("".join("1" if y > 0 else "0" for y in examples.y), 2)
    price = [ceil_log(examples.dimension) + passes * (column & ~positive).bit_count() for column in columns]

    def cost(chosen: set[int]) -> int:
        missed = positive
        for j in chosen:
            missed &= ~columns[j]
        return sum(price[j] for j in chosen) + passes * missed.bit_count()

    chosen: set[int] = set()
    while True:
        others = [chosen ^ {j} for j in range(examples.dimension)]
        best = min(others, key=cost)
        if cost(best) >= cost(chosen):
            return tuple(sorted(chosen))
        chosen = best
