"""AdaBoost (Freund and Schapire 1997), and regret matching (Hart and Mas-Colell 2000; Blackwell 1956).

AdaBoost weighs the examples: w is a row of weights, one for each example, ε the part of the weight on which a weak
hypothesis errs, and α = ½ ln((1 − ε)/ε) its *vote*.  A weight is multiplied by e^α where the hypothesis errs and by
e^(−α) where it is right; then all are divided by 2√(ε(1 − ε)), so that they add up to 1 again.  The roots cancel:
w/2ε and w/(2 − 2ε) are fractions.

Regret matching plays actions: r is its *regret* for each of the n actions, what the action would have saved.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from inspect import signature
from itertools import accumulate, compress
from math import lcm, prod
from numbers import Real as AnyReal
from operator import add

from mistake_bounds.exact import Number, checked_integer, dot, number, shown, total, whole
from mistake_bounds.examples import SIGNS, Examples, check_signs, literal
from mistake_bounds.learner import BadLearner, BadPrediction, Learner, chance_of_wrong_sign, check_learner
from mistake_bounds.proof.reals import Real, ln

HALF = Fraction(1, 2)


class BadWeak(BadLearner):
    """A weak learner that cannot be called with examples and weights, or returns no hypothesis; carries it."""


def _checked_grid(grid: object) -> int | None:
    return None if grid is None else whole("grid", grid, 2, refusal=BadLearner)


def rounded_down(value: Number, grid: int | None) -> Number:
    """The largest multiple of 1/``grid`` that is no larger; the value itself without a grid.

    >>> rounded_down(Fraction(2, 3), 10), rounded_down(Fraction(4, 2), None)
    (Fraction(3, 5), 2)
    """
    return number(value if grid is None else Fraction(Fraction(value) * grid // 1, grid))


# boosting


@dataclass(frozen=True)
class Stump:
    """Predicts ``answer`` where the attribute is at least the threshold, and the other label elsewhere.

    >>> [Stump(0, 3, +1).predict(x) for x in ((2, 9), (3, 0))], str(Stump(1, 3, -1))
    ([-1, 1], 'x₂ ≥ 3 → −')
    """

    attribute: int
    threshold: Number
    answer: int

    def predict(self, x: Sequence[Number]) -> int:
        """A label."""
        return self.answer if x[self.attribute] >= self.threshold else -self.answer

    def __str__(self):
        return f"{literal(self.attribute, 1)} ≥ {self.threshold} → {'+' if self.answer > 0 else '−'}"


def best_stump(examples: Examples, weights: Sequence[Number]) -> Stump:
    """The stump that errs on the least weight, the first of several; thresholds are values that occur.

    >>> str(best_stump(Examples([(1,), (2,), (3,)], [-1, +1, -1]), (1, 1, 5)))
    'x₁ ≥ 1 → −'
    """
    common = lcm(*(Fraction(w).denominator for w in weights))
    whole, found = [int(w * common) for w in weights], []
    for j in range(examples.dimension):
        lead = {}  # by value: the weight of its positive examples less that of its negative ones
        for (x, y), w in zip(examples, whole, strict=True):
            lead[x[j]] = lead.get(x[j], 0) + y * w
        values = sorted(lead, reverse=True)
        above = list(accumulate(lead[v] for v in values))
        for value, ahead in zip(values, above, strict=True):
            right = 2 * ahead - above[-1]  # answering + from here up: what is right less what is wrong
            found += [(-right, j, value, +1), (right, j, value, -1)]
    return Stump(*min(found)[1:])


@dataclass(frozen=True)
class WeakFunction:
    """A function of a row that returns a label, as a weak hypothesis."""

    predict: Callable[[Sequence[Number]], int]


@dataclass(frozen=True)
class AdaBoost:
    """Weights times e^α or e^(−α), added up to 1, for weak hypotheses that come one by one (Freund, Schapire 1997).

    With ``grid`` = N an error ε is first rounded up to a multiple of 1/N: with None the digits of the fractions double
    with every round.  The theorem speaks of the rounded ε; then the weights add up to a little less than 1.  Raise
    `BadLearner` for another grid than a whole number from 2 on, or None.

    >>> learner, wrong = AdaBoost(grid=None), (True, False, False)
    >>> error = learner.error(learner.initial(3), wrong)
    >>> error, learner.vote(error), learner.update(learner.initial(3), wrong, error)
    (Fraction(1, 3), 1/2·ln 2, (Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)))
    """

    grid: int | None = 1000

    def __post_init__(self):
        object.__setattr__(self, "grid", _checked_grid(self.grid))

    def initial(self, n: int) -> tuple[Number, ...]:
        """The same for each of n examples, 1/n."""
        return (Fraction(1, n),) * n

    def error(self, w, wrong: Sequence[bool]) -> Fraction:
        """The part of the weight that is wrong, rounded up."""
        exact = Fraction(total(compress(w, wrong))) / total(w)
        return Fraction(-rounded_down(-exact, self.grid))

    def vote(self, error: Fraction) -> Real:
        """α = ½ ln((1 − ε)/ε), which a hypothesis with the error ε has."""
        return ln((1 - error) / error) / 2

    def update(self, w, wrong: Sequence[bool], error: Fraction) -> tuple[Number, ...]:
        """The weights after the round: e^α w or e^(−α) w, divided by 2√(ε(1 − ε))."""
        return tuple(v / (2 * error if errs else 2 - 2 * error) for v, errs in zip(w, wrong, strict=True))


@dataclass(frozen=True)
class Boosting:
    """A run of AdaBoost: its weak ``hypotheses`` with their ``errors``, and the ``weights`` before and after each."""

    learner: AdaBoost
    examples: Examples
    hypotheses: tuple
    errors: tuple[Fraction, ...]
    weights: tuple[tuple[Number, ...], ...]

    @cached_property
    def votes(self) -> tuple[Real, ...]:
        """α of each hypothesis."""
        return tuple(map(self.learner.vote, self.errors))

    def vote(self, x) -> int:
        """The label with more of the votes, or 0 at a tie: products of e^(2α) = (1 − ε)/ε are compared.

        >>> examples = Examples([(1,), (2,), (3,)], [-1, +1, -1])
        >>> [boost(AdaBoost(grid=None), examples, 3).vote(x) for x, y in examples]
        [-1, 1, -1]
        """
        for_plus, for_minus = (
            prod(
                (1 - error) / error
                for error, h in zip(self.errors, self.hypotheses, strict=True)
                if h.predict(x) == answer
            )
            for answer in (+1, -1)
        )
        return (for_plus > for_minus) - (for_plus < for_minus)

    def until(self, rounds: int) -> "Boosting":
        """The run as it was after so many rounds."""
        kept = self.hypotheses[:rounds], self.errors[:rounds], self.weights[: rounds + 1]
        return Boosting(self.learner, self.examples, *kept)

    @cached_property
    def mistakes(self) -> tuple[int, ...]:
        """The positions of the examples on which the vote is wrong, a tie counted."""
        return tuple(i for i, (x, y) in enumerate(self.examples) if self.vote(x) != y)


def boost(
    learner: AdaBoost, examples: Examples, rounds: int, weak: Callable[[Examples, Sequence], object] = best_stump
) -> Boosting:
    """The run of AdaBoost with a ``weak`` learner, which is given the examples with their weights in each round.

    What it returns is a weak hypothesis: it has ``predict(x)``, which returns −1 or +1, or is itself such a function.
    The run ends before its time where a weak hypothesis is right on all examples, or (counted with the learner's
    rounding) no better than chance.  Raise `mistake_bounds.examples.BadLabel` for other labels than ±1, `BadWeak` for
    what is no weak learner or returns no hypothesis, and `mistake_bounds.learner.BadPrediction` for other predictions.

    >>> run = boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, +1, -1]), 9)
    >>> [str(error) for error in run.errors[:3]], [str(w) for w in run.weights[2]], run.until(3).mistakes
    (['1/3', '1/4', '1/6'], ['1/6', '1/3', '1/2'], ())
    """
    check_learner(learner, AdaBoost)
    check_signs(examples)
    rounds = checked_integer("rounds", rounds, least=0)
    weights, hypotheses, errors = [learner.initial(len(examples))], [], []
    _check_weak(weak, examples, weights[0])
    for _ in range(rounds):
        hypothesis = _hypothesis(weak(examples, weights[-1]))
        wrong = tuple(_label(hypothesis, x) != y for x, y in examples)
        error = learner.error(weights[-1], wrong)
        if not 0 < error < HALF:
            break
        hypotheses.append(hypothesis)
        errors.append(error)
        weights.append(learner.update(weights[-1], wrong, error))
    return Boosting(learner, examples, tuple(hypotheses), tuple(errors), tuple(weights))


def _check_weak(weak: object, examples: Examples, weights: Sequence[Number]) -> None:
    words = f"weak={shown(weak)}: a weak learner is called as weak(examples, weights), and returns a hypothesis"
    if not callable(weak):
        raise BadWeak(words, weak)
    try:
        signature(weak).bind(examples, weights)
    except TypeError as error:
        raise BadWeak(f"{words}; here: {error}", weak) from None
    except ValueError:  # compiled code may have no signature
        return


def _hypothesis(found: object) -> object:
    if callable(getattr(found, "predict", None)) and not isinstance(found, type):
        return found
    if callable(found) and not isinstance(found, type):
        return WeakFunction(found)
    raise BadWeak(
        f"the weak learner returned {shown(found)}: a weak hypothesis has predict(x), or is a function of x", found
    )


def _label(hypothesis: object, x: Sequence[Number]) -> int:
    label = hypothesis.predict(x)
    if not isinstance(label, AnyReal) or label not in SIGNS:
        raise BadPrediction(f"the weak hypothesis predicts {shown(label)} of {x}: it has to be -1 or +1", label)
    return label


# games


@dataclass(frozen=True)
class RegretMatching(Learner):
    """Play each action in proportion to its regret, where that is positive (Hart and Mas-Colell 2000).

    x holds a number for each of the n actions: what each costs in this round where y = −1, and what each brings where
    y = +1.  It predicts the mean of x under its own mixture, and is charged −y times that.  A regret grows by what the
    learner was charged less what the action would have been.  With ``grid`` = N that is rounded down to a multiple of
    1/N: with None the digits of the fractions double with every round.  Raise `BadLearner` for another grid than a
    whole number from 2 on, or None.

    >>> learner = RegretMatching(grid=None)
    >>> learner.mixture((3, -1, 1)), learner.predict((3, -1, 1), (0, 5, 4)), learner.update((3, -1, 1), (0, 5, 4), -1)
    ((Fraction(3, 4), Fraction(0, 1), Fraction(1, 4)), Fraction(1, 1), (4, -5, -2))
    """

    grid: int | None = 1000

    def __post_init__(self):
        object.__setattr__(self, "grid", _checked_grid(self.grid))

    def initial(self, n: int) -> tuple[Number, ...]:
        """All zeros."""
        return (0,) * n

    def mixture(self, r) -> tuple[Fraction, ...]:
        """The probability of each action; all the same where no regret is positive."""
        positive = [max(ri, 0) for ri in r]
        whole = total(positive)
        if not whole:
            return (Fraction(1, len(r)),) * len(r)
        return tuple(Fraction(ri) / whole for ri in positive)

    def predict(self, r, x) -> Fraction:
        """The mean of x under the mixture."""
        return Fraction(dot(self.mixture(r), x))

    def chance(self, prediction, y) -> int:
        """Is the sign of the prediction wrong?"""
        return chance_of_wrong_sign(prediction, y)

    def loss(self, prediction, y) -> Number:
        """What the mixture costs: −y times the prediction."""
        return -y * prediction

    def weights_of(self, r) -> None:
        """It is not their inner product with x that decides."""
        return

    def changes(self, r, x, y, mistaken: bool) -> bool:
        """In every round."""
        return True

    def update(self, r, x, y):
        """r + y(x − ⟨p, x⟩), for the mixture p."""
        mean = self.predict(r, x)
        return tuple(map(add, r, (rounded_down(y * (xi - mean), self.grid) for xi in x)))
