"""How likely a sample leaves a bad hypothesis standing, exactly, and how many examples are enough for that.

A hypothesis is *bad* for ε if its error is ε or more, as in the theorem of `chapters.pac.theorem`: whoever is
sure that no bad one is left is sure of an error below ε.  It is left standing by m independent draws if none of them
falls on an instance where it disagrees with the target.  Of two bad ones, the one with more of such instances is left
standing only if the other is, so only the smallest sets of them matter.
"""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm

from mistake_bounds.exact import Refusal, whole
from mistake_bounds.worlds import BadWorld, Hypothesis, World, checked_world, open_share

MOST_UNIONS = 1_000_000


class TooManyUnions(Refusal):
    """Sets of instances with so many different unions that the sum over them was given up; carries how many."""


def failure_probability(world: World, hypotheses: Iterable[Hypothesis], epsilon: object, m: int) -> Fraction:
    """The probability that some hypothesis of error ≥ ε agrees with m independent draws from the world; exact.

    Raise `mistake_bounds.worlds.BadProbability` for an ε that is not strictly between 0 and 1, `BadLabel` for a
    hypothesis with a label outside the classes, and `TooManyUnions` for more than a million unions of
    such sets.

    >>> from mistake_bounds.worlds import uniform
    >>> die = uniform(range(1, 7), lambda x: x > 4)
    >>> failure_probability(die, [lambda x: x > 3, lambda x: x > 2], Fraction(1, 3), 2)
    Fraction(4, 9)
    """
    return failure_curve(world, hypotheses, epsilon, m)[-1]


def failure_curve(world: World, hypotheses: Iterable[Hypothesis], epsilon: object, most: int) -> tuple[Fraction, ...]:
    """The same for 0, 1, …, ``most`` draws, in one pass.

    >>> from mistake_bounds.worlds import uniform
    >>> [str(p) for p in failure_curve(uniform("ht", (1, -1)), [(1, 1), (-1, -1)], Fraction(1, 2), 3)]
    ['1', '1', '1/2', '1/4']
    """
    most = whole("m", most, 0, refusal=BadWorld)
    parts, scale = _missed(world, hypotheses, open_share("epsilon", epsilon))
    powers = dict(parts)
    curve = []
    bottom = 1
    for _ in range(most + 1):
        curve.append(Fraction(sum(powers.values()), bottom))
        powers = {left: value * left for left, value in powers.items()}
        bottom *= scale
    return tuple(curve)


def enough_examples(world: World, hypotheses: Iterable[Hypothesis], epsilon: object, delta: object) -> int:
    """The least m with which the failure probability is at most δ; more draws never make it larger.

    Raise as `failure_probability` does, also for δ.

    >>> from mistake_bounds.worlds import uniform
    >>> enough_examples(uniform("ht", (1, -1)), [(1, 1), (-1, -1)], Fraction(1, 2), Fraction(1, 10))
    5
    """
    confidence = open_share("delta", delta)
    parts, scale = _missed(world, hypotheses, open_share("epsilon", epsilon))

    def fails(m: int) -> bool:
        left_standing = sum(value * left**m for left, value in parts.items())
        return left_standing * confidence.denominator > confidence.numerator * scale**m

    low, high = -1, 1
    while fails(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fails(middle) else (low, middle)
    return high


def smallest_disagreements(
    world: World, hypotheses: Iterable[Hypothesis], epsilon: Fraction
) -> tuple[frozenset[int], ...]:
    """Where the bad hypotheses disagree with the target, as positions of instances: the sets that hold no other one.

    >>> from mistake_bounds.worlds import uniform
    >>> die = uniform(range(1, 7), lambda x: x > 4)
    >>> smallest_disagreements(die, [lambda x: x > 3, lambda x: x > 2, lambda x: x == 6], Fraction(1, 6))
    (frozenset({3}), frozenset({4}))
    """
    found = set()
    for hypothesis in hypotheses:
        predictions = world.labels_of(hypothesis)
        wrong = frozenset(i for i, (_, label, p) in enumerate(world) if p and predictions[i] != label)
        if sum((world.probabilities[i] for i in wrong), Fraction(0)) >= epsilon:
            found.add(wrong)
    kept = []
    for wrong in sorted(found, key=lambda each: (len(each), sorted(each))):
        if not any(smaller <= wrong for smaller in kept):
            kept.append(wrong)
    return tuple(kept)


def _missed(world: World, hypotheses: Iterable[Hypothesis], epsilon: Fraction) -> tuple[dict[int, int], int]:
    """(left → coefficient, scale): the failure probability of m draws is Σ coefficient·(left/scale)ᵐ.

    By inclusion and exclusion: all sets of a collection are missed by a draw exactly if their union is.
    """
    scale = lcm(*(p.denominator for p in checked_world(world).probabilities))
    weights = [int(p * scale) for p in world.probabilities]
    signs = {0: -1}  # of each union of sets, in how many more even than odd ways it comes about, the empty one included
    for wrong in smallest_disagreements(world, hypotheses, epsilon):
        one = sum(1 << i for i in wrong)
        more = {}
        for union, sign in signs.items():
            more[union | one] = more.get(union | one, 0) - sign
        for union, sign in more.items():
            signs[union] = signs.get(union, 0) + sign
        signs = {union: sign for union, sign in signs.items() if sign}
        if len(signs) > MOST_UNIONS:
            raise TooManyUnions(
                f"given up at {len(signs):,} unions: take fewer instances or a larger epsilon", len(signs)
            )
    parts = {}
    for union, sign in signs.items():
        if union:
            left = scale - sum(w for i, w in enumerate(weights) if union >> i & 1)
            parts[left] = parts.get(left, 0) + sign
    return parts, scale
