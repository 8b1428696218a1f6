"""Finite worlds: instances, what each is drawn with, and a target that labels them, all probabilities exact.

A *hypothesis* gives each instance a label: a function, or a row of labels in the instances' order.  Its *error*
is the probability that it differs from the target on an instance drawn from the world, D in the theorems.  A *sample*
is m such draws, independent of one another.
"""

from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate, product
from math import lcm, log
from random import Random

from mistake_bounds.exact import Refusal, is_exact, listed, number, total, whole
from mistake_bounds.examples import SIGNS, BadLabel, Examples


class BadWorld(Refusal):
    """Instances, probabilities or a hypothesis that do not make a world; carries what is wrong as ``offender``."""


class BadProbability(BadWorld):
    """A probability that is negative, not exact, or all of them together not 1; carries it as ``offender``."""


Hypothesis = Callable[[object], object] | Sequence
MOST_SAMPLES = 1_000_000
SUCH_AS = "give a row, such as ((0, 1), (1, 1))"


@dataclass(frozen=True)
class World:
    """A finite distribution over ``instances``, with ``probabilities`` that add up to 1, and a ``target``.

    Instances are hashable and different; probabilities are integers or fractions; the target is a hypothesis, kept as
    its row of labels.  ``labels`` announces others than ±1; a truth value stands for ±1.

    Raises `BadProbability` for one that is negative or a float, and for a sum other than 1; `BadLabel` for a label that
    was not announced; `BadWorld` for no instances, one that is there twice, or rows of different length.

    >>> coin = World(("heads", "tails"), (Fraction(2, 3), Fraction(1, 3)), lambda side: side == "heads")
    >>> coin.target, coin.error(lambda side: True), coin.error((-1, 1))
    ((1, -1), Fraction(1, 3), Fraction(1, 1))
    """

    instances: tuple
    probabilities: tuple[Fraction, ...]
    target: tuple
    labels: tuple = field(default=SIGNS, kw_only=True)

    def __post_init__(self):
        for name in ("instances", "labels"):
            object.__setattr__(self, name, listed(name, getattr(self, name), SUCH_AS, BadWorld, in_order=False))
        self._check_instances()
        object.__setattr__(self, "probabilities", self._checked_probabilities(self.probabilities))
        object.__setattr__(self, "target", self.labels_of(self.target))

    def _check_instances(self) -> None:
        if not self.instances:
            raise BadWorld("a world without instances: give at least one", self.instances)
        try:
            (instance, times), *_ = Counter(self.instances).most_common(1)
        except TypeError as mutable:
            message = f"instances={self.instances!r}: give rows as tuples, which are hashable"
            raise BadWorld(message, self.instances) from mutable
        if times > 1:
            raise BadWorld(f"the instance {instance!r} is there twice: add its probabilities up", instance)

    def _checked_probabilities(self, given: Iterable) -> tuple[Fraction, ...]:
        given = listed("probabilities", given, "give a row, one for each instance", BadWorld)
        shares = tuple(map(checked_probability, given))
        if len(shares) != len(self.instances):
            raise BadProbability(f"{len(shares)} probabilities for {len(self.instances)} instances", len(shares))
        if sum(shares) != 1:
            raise BadProbability(f"the probabilities add up to {sum(shares)}, not to 1", sum(shares))
        return shares

    def __len__(self) -> int:
        return len(self.instances)

    def __iter__(self) -> Iterator[tuple[object, object, Fraction]]:
        """The instances, each with its label and its probability."""
        return iter(zip(self.instances, self.target, self.probabilities, strict=True))

    def labels_of(self, hypothesis: Hypothesis) -> tuple:
        """The row of labels that a hypothesis gives to the instances.

        Raises `BadLabel` for an invalid label, `BadWorld` for an invalid row.
        """
        given = map(hypothesis, self.instances) if callable(hypothesis) else hypothesis
        row = listed("hypothesis", given, "give a function of an instance, or the row of its labels", BadWorld)
        if len(row) != len(self.instances):
            raise BadWorld(f"{len(row)} labels for {len(self.instances)} instances", len(row))
        return tuple(self._label(label) for label in row)

    def _label(self, label: object):
        if type(label).__name__ in ("bool", "bool_") and self.labels == SIGNS:  # NumPy has truth values of its own
            return 1 if label else -1
        try:
            return self.labels[self.labels.index(label)]
        except ValueError as none:
            raise BadLabel(f"the label {label!r} is not one of {self.labels}", label) from none

    def where(self, event: Callable[[object], bool]) -> Fraction:
        """The probability of an event: of the instances of which it is true.

        >>> uniform((1, 2, 3, 4), lambda x: x > 2).where(lambda x: x % 2)
        Fraction(1, 2)
        """
        return Fraction(total(p for x, _, p in self if event(x)))

    def error(self, hypothesis: Hypothesis) -> Fraction:
        """The probability that a hypothesis differs from the target, an exact fraction.

        >>> uniform((1, 2, 3, 4), lambda x: x > 2).error(lambda x: x > 3)
        Fraction(1, 4)
        """
        row = self.labels_of(hypothesis)
        return Fraction(total(p for guess, (_, label, p) in zip(row, self, strict=True) if guess != label))

    def sample(self, m: int, seed: int) -> Examples:
        """m independent draws as `Examples`; the instances must be rows of numbers.  The same seed, the same sample.

        >>> uniform(((0,), (1,)), lambda x: x[0] == 1).sample(3, seed=1)
        Examples(X=((1,), (1,), (0,)), y=(1, 1, -1), names=None)
        """
        drawn = self.draw(m, seed)
        return Examples([self.instances[i] for i in drawn], [self.target[i] for i in drawn], labels=self.labels)

    def draw(self, m: int, seed: int) -> tuple[int, ...]:
        """The positions of m instances drawn independently, by exact comparisons; the same seed, the same draws."""
        m = whole("m", m, 0, refusal=BadWorld)
        seed = whole("seed", seed, refusal=BadWorld)
        random = Random(seed)
        up_to = tuple(accumulate(self.probabilities))
        return tuple(bisect(up_to, t) for t in _shares(random, m))

    def samples(self, m: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
        """Every sequence of m positions that can be drawn, with its probability.  Raises `BadWorld` for too many.

        >>> [(drawn, str(p)) for drawn, p in uniform("ab", {"a": 1, "b": -1}.get).samples(1)]
        [((0,), '1/2'), ((1,), '1/2')]
        """
        m = whole("m", m, 0, refusal=BadWorld)
        possible = [i for i, p in enumerate(self.probabilities) if p]
        if m * log(len(possible)) > log(MOST_SAMPLES) + 1 or len(possible) ** m > MOST_SAMPLES:  # the power may be huge
            raise BadWorld(
                f"m={m}: {len(possible)}^{m} samples are more than {MOST_SAMPLES:,}; `follow` merges equal states", m
            )
        for drawn in product(possible, repeat=m):
            p = Fraction(1)
            for i in drawn:
                p *= self.probabilities[i]
            yield drawn, p

    def follow(self, m: int, start: Hashable, step: Callable[[object, object, object], Hashable]) -> dict:
        """How a state is distributed after m draws: ``step(state, instance, label)`` is the state after a draw.

        Returns the states that can be reached, each with its exact probability.  Equal states are merged after each
        draw, so that what counts is how many different ones there are, not how many samples.

        >>> heads = uniform(("h", "t"), lambda side: side == "h").follow(10, 0, lambda n, x, y: n + (y > 0))
        >>> heads[5]
        Fraction(63, 256)
        """
        m = whole("m", m, 0, refusal=BadWorld)
        under = lcm(*(p.denominator for p in self.probabilities))  # after k draws all weights are over underᵏ
        drawn = [(x, y, int(p * under)) for x, y, p in self if p]
        now = {start: 1}
        for _ in range(m):
            after = defaultdict(int)
            for state, weight in now.items():
                for instance, label, times in drawn:
                    after[step(state, instance, label)] += weight * times
            now = after
        return {state: Fraction(weight, under**m) for state, weight in now.items()}


def uniform(instances: Iterable, target: Hypothesis, labels: tuple = SIGNS) -> World:
    """The world in which every instance is equally likely.

    >>> uniform((1, 2, 3), lambda x: x == 2).probabilities[0]
    Fraction(1, 3)
    """
    instances = listed("instances", instances, SUCH_AS, BadWorld, in_order=False)
    return World(instances, [Fraction(1, max(len(instances), 1))] * len(instances), target, labels=labels)


def checked_world(world: object) -> World:
    """The ``world``, if it is one.  Raises `BadWorld` otherwise.

    >>> checked_world(None)
    Traceback (most recent call last):
        ...
    mistake_bounds.worlds.BadWorld: world=None: what is drawn from is a World, such as uniform(instances, target)
    """
    if not isinstance(world, World):
        what = "what is drawn from is a World, such as uniform(instances, target)"
        raise BadWorld(f"world={world!r}: {what}", world, "world")
    return world


def open_share(name: str, value: object) -> Fraction:
    """ε or δ: an exact number strictly between 0 and 1.  Raises `BadProbability` or `NotANumber` otherwise.

    >>> open_share("epsilon", Fraction(1, 4))
    Fraction(1, 4)
    >>> open_share("delta", 1)
    Traceback (most recent call last):
        ...
    mistake_bounds.worlds.BadProbability: delta=1: give a fraction strictly between 0 and 1
    """
    exact = number(value, name)
    if not is_exact([exact]) or not 0 < exact < 1:
        raise BadProbability(f"{name}={value!r}: give a fraction strictly between 0 and 1", value, name)
    return Fraction(exact)


def checked_probability(value: object) -> Fraction:
    """A probability as a fraction.

    Raises `BadProbability` for a negative number or a float, `NotANumber` for anything else.
    """
    exact = number(value, "probability")
    if not is_exact([exact]):
        raise BadProbability(f"the probability {value!r} is a float: give a Fraction", value)
    if exact < 0:
        raise BadProbability(f"the probability {value!r} is negative", value)
    return Fraction(exact)


def _shares(random: Random, m: int) -> Iterator[Fraction]:
    """m numbers in [0, 1) of 53 bits, exactly."""
    return (Fraction(random.getrandbits(53), 2**53) for _ in range(m))
