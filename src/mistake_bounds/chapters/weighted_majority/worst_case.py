"""The games with expert advice, played out exactly: what any algorithm can promise, and what weighted majority does.

n experts, the best of which errs at most m times.  A *state* of a game is the number of errors that each expert has
left, or has made; experts alike in that are interchangeable.  The adversary chooses who errs on either label.

Two facts keep the games finite.  In both, an expert with more errors left never hurts the adversary, who can let it err
at once.  And weighted majority's weights are better for the adversary where fewer errors were made: let s have made no
more errors than t, expert by expert, and let err on s whoever errs on t and whoever has made fewer errors on s.  Then
the weight of those who are right is no more than on t and the others' no less, so that a mistake stays a mistake; and s
stays ahead.  So an update without a mistake does not help the adversary, nor an error that a mistake can do without.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property
from itertools import product
from math import comb

from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
from mistake_bounds.exact import Number, checked_integer
from mistake_bounds.examples import Examples
from mistake_bounds.learner import check_learner
from mistake_bounds.worst_case.search import longest_path

Counts = tuple[int, ...]
"""How many experts have 0, 1, …, m errors left; the others count no more."""


@dataclass(frozen=True)
class Game:
    """The value of a game: the fewest ``mistakes`` that any algorithm can promise, and the states that were visited.

    Of the randomized game it is an expectation, a fraction, which the adversary comes as near to as it likes.
    """

    n: int
    m: int
    mistakes: Number
    states: int


@dataclass(frozen=True)
class MajorityWorstCase:
    """A worst case of weighted majority: who errs at each of the ``mistakes``, as a list of sets of experts."""

    learner: WeightedMajority
    n: int
    m: int
    errors: tuple[frozenset[int], ...] = field(repr=False)
    states: int

    @property
    def mistakes(self) -> int:
        """The largest number of mistakes that an adversary can force."""
        return len(self.errors)

    @cached_property
    def examples(self) -> Examples:
        """Examples that force them, each of them a mistake, with the label on which ties are no help.

        Without mistakes it is one example on which all experts are right.
        """
        return _erring(self.learner, self.n, self.errors)


def _erring(learner: WeightedMajority, n: int, errors: tuple[frozenset[int], ...]) -> Examples:
    label = -learner.tie or 1
    rows = [tuple(-label if i in wrong else label for i in range(n)) for wrong in errors]
    return Examples(rows or [(label,) * n], [label] * (len(rows) or 1))


def experts(n: int, m: int) -> Game:
    """The fewest mistakes that a deterministic algorithm can promise with n experts, the best erring at most m times.

    Up to n = 8 and m = 3 it takes a second or so.  Raise `mistake_bounds.exact.BadSize` unless n ≥ 1 and m ≥ 0.

    >>> [experts(4, m).mistakes for m in range(4)], [experts(n, 0).mistakes for n in range(1, 9)]
    ([2, 4, 6, 8], [0, 1, 1, 2, 2, 2, 2, 3])
    """
    n = checked_integer("n", n, least=1)
    m = checked_integer("m", m, least=0)

    @cache
    def value(left: Counts) -> int:
        """The mistakes that can be forced from here; −1 where no expert is left, so that the label cannot be."""
        if not any(left):
            return -1
        best = 0
        for ends in _splits(left):
            worse = [end for end in ends if end != left]  # where all agree, the adversary says the contrary
            best = max(best, 1 + min(map(value, worse)))
        return best

    mistakes = value((0,) * m + (n,))
    return Game(n, m, mistakes, value.cache_info().currsize)


def randomized_experts(n: int, m: int) -> Game:
    """The value of the game in which the algorithm draws: the least number of expected mistakes that it can promise.

    For n = 2 it is m + (m + 1/2)·C(2m, m)/4ᵐ.  Raise `mistake_bounds.exact.BadSize` unless n ≥ 1 and m ≥ 0.

    >>> [str(randomized_experts(2, m).mistakes) for m in range(4)], str(randomized_experts(3, 1).mistakes)
    (['1/2', '7/4', '47/16', '131/32'], '67/32')
    """
    n = checked_integer("n", n, least=1)
    m = checked_integer("m", m, least=0)
    half = Fraction(1, 2)

    @cache
    def value(left: Counts) -> Fraction | None:
        if not any(left):
            return None
        best = Fraction(0)
        for plus, minus in _splits(left):
            ends = [end for end in (plus, minus) if any(end)]
            if left in ends:
                ends.remove(left)  # all agree: repeated for ever, that is worth one mistake and what is left then
                best = max([best, *(1 + value(end) for end in ends)])
            elif len(ends) == 2:
                a, b = map(value, ends)
                best = max(best, (1 + a + b) * half if abs(a - b) <= 1 else max(a, b))
        return best

    mistakes = value((0,) * m + (n,))
    return Game(n, m, mistakes, value.cache_info().currsize)


def weighted_majority(n: int, m: int, beta: Number = Fraction(1, 2)) -> MajorityWorstCase:
    """The worst case of weighted majority with n experts, the best of which errs at most m times.

    A tie is a mistake: the adversary chooses the label on which it is one.  Raise
    `mistake_bounds.learners.BadLearner` for β outside (0, 1), `mistake_bounds.exact.BadSize` unless n ≥ 1 and m ≥ 0,
    and `mistake_bounds.worst_case.SearchTooLarge`.

    >>> from mistake_bounds import play
    >>> worst = weighted_majority(4, 2)
    >>> worst.mistakes, len(play(worst.learner, worst.examples).mistakes), len(worst.examples)
    (7, 7, 7)
    """
    n = checked_integer("n", n, least=1)
    m = checked_integer("m", m, least=0)
    learner = WeightedMajority(beta)
    punished = Fraction(learner.beta)
    found = longest_path((0,) * n, lambda counts: ((1, after) for _, after in majority_mistakes(counts, m, punished)))
    errors = []
    counts = [0] * n
    for before, after in zip(found.path, found.path[1:], strict=False):
        levels = next(chosen for chosen, end in majority_mistakes(before, m, punished) if end == after)
        wrong = set()
        for level, count in levels.items():
            wrong |= set([i for i in range(n) if counts[i] == level][:count])
        for i in wrong:
            counts[i] += 1
        errors.append(frozenset(wrong))
    return MajorityWorstCase(learner, n, m, tuple(errors), found.states)


@dataclass(frozen=True)
class ChangingTarget:
    """A worst case while the target may change: ``mistakes`` of the learner, and the sets of experts that err."""

    learner: WeightedMajority
    n: int
    mistakes: int
    errors: tuple[frozenset[int], ...] = field(repr=False)
    states: int

    @cached_property
    def examples(self) -> Examples:
        """Examples that force them, with the label on which ties are no help."""
        return _erring(self.learner, self.n, self.errors)


def changing_target(learner: WeightedMajority, n: int, m: int, k: int, rounds: int) -> ChangingTarget:
    """The most mistakes in so many rounds with n experts, where a sequence with at most k changes errs at most m times.

    The sequence has an expert for each round.  ``learner`` is `WeightedMajority` or `FixedShare`, whose prediction does
    not change if all weights are multiplied by a number.  A state has, for each expert, its part of the weight, and for
    each number of changes the least errors of the sequences that end with it.  Raise `mistake_bounds.exact.BadSize`
    unless n ≥ 1 and the others are 0 or more, and `mistake_bounds.worst_case.SearchTooLarge`.

    >>> from mistake_bounds.chapters.weighted_majority.learner import FixedShare
    >>> [changing_target(WeightedMajority(), 2, 0, 1, T).mistakes for T in (2, 4, 8)]
    [2, 3, 5]
    >>> [changing_target(FixedShare(), 2, 0, 1, T).mistakes for T in (2, 4, 8)]
    [2, 2, 2]
    """
    check_learner(learner, WeightedMajority)
    n = checked_integer("n", n, least=1)
    m, k, rounds = (checked_integer(name, one, least=0) for name, one in (("m", m), ("k", k), ("rounds", rounds)))
    label = -learner.tie or 1

    def after(state, wrong):
        """Is it a mistake if these err, and the state after it; none where all sequences have erred too often."""
        w, least = zip(*state, strict=True)
        x = tuple(-label if err else label for err in wrong)
        mistaken = learner.predict(w, x) != label
        comes = [m + 1, *map(min, zip(*least, strict=True))]  # from any expert, with a change less
        ends = [tuple(min(m + 1, e + err) for e in map(min, own, comes)) for own, err in zip(least, wrong, strict=True)]
        if min(own[-1] for own in ends) <= m:
            w = learner.update(w, x, label) if learner.changes(w, x, label, mistaken) else w
            yield mistaken, tuple((Fraction(one) / sum(w), own) for one, own in zip(w, ends, strict=True))

    def moves(state):
        return ((wrong, *found) for wrong in product((0, 1), repeat=n) for found in after(state, wrong))

    def steps(place):
        left, state = place
        return ((mistaken, (left - 1, tuple(sorted(then)))) for _, mistaken, then in (moves(state) if left else ()))

    state, errors, mistakes = ((Fraction(1, n), (0,) * (k + 1)),) * n, [], 0
    found = longest_path((rounds, state), steps)
    for _, goal in found.path[1:]:
        mistaken, wrong, state = max((made, who, then) for who, made, then in moves(state) if sorted(then) == [*goal])
        errors.append(frozenset(i for i, err in enumerate(wrong) if err))
        mistakes += mistaken
    return ChangingTarget(learner, n, mistakes, tuple(errors), found.states)


def binomial_weights(n: int, m: int) -> int:
    """The largest q with 2^q ≤ n·Σ C(q, i), i ≤ m: mistakes of halving over (expert, the rounds in which it errs).

    A bound of Cesa-Bianchi, Freund, Helmbold and Warmuth (1996) on `experts`: often its value, and never less.

    >>> [(binomial_weights(4, m), experts(4, m).mistakes) for m in range(4)]
    [(2, 2), (4, 4), (6, 6), (9, 8)]
    """
    n, m = checked_integer("n", n, least=1), checked_integer("m", m, least=0)
    q = 0
    while any(2**k <= n * sum(comb(k, i) for i in range(m + 1)) for k in (q + 1, q + 2, q + 3)):
        q += 1
    return q


def two_experts(m: int) -> Fraction:
    """m + (m + 1/2)·C(2m, m)/4ᵐ, the value of the randomized game with two experts.

    >>> two_experts(0), two_experts(1)
    (Fraction(1, 2), Fraction(7, 4))
    """
    m = checked_integer("m", m, least=0)
    return m + (m + Fraction(1, 2)) * Fraction(comb(2 * m, m), 4**m)


def _splits(left: Counts) -> Iterator[tuple[Counts, Counts]]:
    """What is left when the label is + and when it is −, for each way in which the experts can say + or −."""
    for plus in product(*(range(count + 1) for count in left)):
        minus = tuple(count - positive for count, positive in zip(left, plus, strict=True))
        if plus <= minus:
            yield _after(plus, minus), _after(minus, plus)


def _after(right: Counts, wrong: Counts) -> Counts:
    """Those who were right have as many errors left as before, the others one less."""
    return tuple(kept + fallen for kept, fallen in zip(right, (*wrong[1:], 0), strict=True))


def majority_mistakes(errors: Counts, m: int, beta: Fraction) -> Iterator[tuple[Counter, Counts]]:
    """Who may err at a mistake, by the errors made so far, and the errors made after it, sorted.

    Half of the weight errs, and would not if one of them did not; and somebody has made at most m errors.

    >>> [(dict(wrong), after) for wrong, after in majority_mistakes((0, 0, 1), 1, Fraction(1, 2))]
    [({0: 1, 1: 1}, (0, 1, 2)), ({0: 2}, (1, 1, 1))]
    """
    levels = sorted(Counter(errors).items())
    total = sum(count * beta**level for level, count in levels)
    for chosen in product(*(range(count + 1) for _, count in levels)):
        wrong = {level: k for (level, _), k in zip(levels, chosen, strict=True) if k}
        weight = sum(k * beta**level for level, k in wrong.items())
        if 2 * weight >= total > 2 * (weight - beta ** max(wrong)):
            after = sorted(level + (i < wrong.get(level, 0)) for level, count in levels for i in range(count))
            if after[0] <= m:
                yield Counter(wrong), tuple(after)
