"""A learner: a frozen value that predicts from a state, and computes the state after an update.

w is the *state*, most often a row of weights; x an example, y its label.  A *mistake* is a wrong prediction.  A
learner whose state changes at mistakes only is *conservative*.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from fractions import Fraction
from inspect import signature
from numbers import Real
from typing import Any, ClassVar

from mistake_bounds.exact import Number, Refusal, number, shown
from mistake_bounds.examples import BadLabel


class BadLearner(Refusal):
    """A learner with an invalid setting; carries the setting as ``offender``."""


class BadPrediction(Refusal):
    """An invalid probability, or a probability where a label is needed; carries it as ``offender``."""


class OtherLearner(Refusal):
    """A learner that lacks what is read from it, or judges a prediction in two ways; carries the learner."""


class Learner(ABC):
    """The protocol that `mistake_bounds.play` follows: three functions to write, and seven that have a default.

    All of them are functions of their arguments alone, so that a run can be replayed from the positions of its
    updates.  The state is any hashable value; where it is more than a row of weights it is best a ``NamedTuple``.

    >>> from dataclasses import dataclass
    >>> from mistake_bounds import Examples, play
    >>> @dataclass(frozen=True)
    ... class LastSurprise(Learner):
    ...     '''Predicts the label on which it was last mistaken.'''
    ...     def initial(self, n): return -1
    ...     def predict(self, w, x): return w
    ...     def update(self, w, x, y): return y
    >>> play(LastSurprise(), Examples([(1,), (2,), (3,)], [+1, -1, -1])).mistakes
    (0, 1)
    """

    labels: ClassVar[tuple | None] = (-1, +1)
    """The valid labels; None if any label is valid."""

    @abstractmethod
    def initial(self, n: int) -> Any:
        """The state before the first example, for examples of n features."""

    @abstractmethod
    def predict(self, w: Any, x: Any) -> Any:
        """A label; or a class, any hashable value; or the probability of +1, a ``Fraction`` (or float) in [0, 1].

        A value that is not a label, such as 0 at a tie, is always wrong.  A learner that predicts any real number
        defines in ``chance`` when that is a mistake, and in ``loss`` what it costs.
        """

    @abstractmethod
    def update(self, w: Any, x: Any, y: Any) -> Any:
        """The state after an update on (x, y)."""

    def changes(self, w: Any, x: Any, y: Any, mistaken: bool) -> bool:
        """Is there an update on (x, y)?  By default after a mistake and not otherwise."""
        return mistaken

    def chance(self, prediction: Any, y: Any) -> Number:
        """The probability that ``prediction`` is wrong about y; by default `chance_of_mistake`."""
        return chance_of_mistake(prediction, y)

    def mistaken(self, prediction: Any, y: Any) -> bool:
        """Is ``prediction`` a mistake: at least as likely wrong as right?"""
        return is_mistake(prediction, y, self.chance)

    def loss(self, prediction: Any, y: Any) -> Number:
        """The cost of ``prediction`` when the label is y; by default the probability that it is wrong.

        A learner that predicts a number may be charged by how far off it is.
        """
        return self.chance(prediction, y)

    def weights_of(self, w: Any) -> tuple[Number, ...] | None:
        """The row in w whose inner product with x decides the prediction: w itself, unless it holds more; None if none.

        Where numbers are floats, it and `threshold_for` show how close a prediction came to being another.
        """
        return w

    def threshold_for(self, n: int) -> Number:
        """The number to compare that inner product with, for n features; by default 0."""
        return 0

    def refuse(self, examples: Any) -> None:
        """Raise, before any work is done, for examples that the rule cannot take: here `BadLabel` for an invalid label.

        Learners that need certain features also call `mistake_bounds.Examples.require`.
        """
        for label in examples.labels:
            if self.labels is not None and label not in self.labels:
                raise BadLabel(f"{type(self).__name__} takes the labels {self.labels}, not {label!r}", label)


def check_learner(learner: object, kind: type = Learner) -> None:
    """Raise `BadLearner` for what is no instance of ``kind``, such as the class in place of an instance.

    >>> from mistake_bounds.chapters.perceptron.learner import Perceptron
    >>> check_learner(Perceptron)
    Traceback (most recent call last):
        ...
    mistake_bounds.learner.BadLearner: Perceptron is a class: give an instance of it, such as Perceptron()
    """
    if isinstance(learner, kind):
        return
    if isinstance(learner, type) and issubclass(learner, kind):
        name = learner.__name__
        raise BadLearner(f"{name} is a class: give an instance of it, such as {_made(learner)}", learner)
    if kind is Learner:
        words = "learner: give one such as Perceptron(), or of a class derived from mistake_bounds.learners.Learner"
    else:
        words = f"{kind.__name__}: give one, such as {_made(kind)}"
    raise BadLearner(f"{shown(learner)} is no {words}", learner)


def _made(kind: type) -> str:
    """How an instance is made, with the settings that have no default."""
    needed = (f"{p.name}=…" for p in signature(kind).parameters.values() if p.default is p.empty)
    return f"{kind.__name__}({', '.join(needed)})"


def checked_tie(tie: object) -> int:
    """The label at a tie as an integer.  Raises `BadLearner` unless it is −1, +1 or 0."""
    for label in (-1, 0, 1):
        if isinstance(tie, Real) and tie == label:
            return label
    raise BadLearner(f"tie={shown(tie)}: the label at a tie is -1, +1 or 0 (always a mistake)", tie)


def positive_rate(rate: object) -> Number:
    """The learning rate as a number.  Raises `BadLearner` unless it is positive.

    >>> positive_rate(Fraction(4, 2))
    2
    """
    exact = number(rate, "rate")
    if not exact > 0:
        raise BadLearner(f"rate={exact!r}: the learning rate must be positive", exact)
    return exact


def chance_of_mistake(prediction: Any, y: Any) -> Number:
    """The probability that ``prediction`` is wrong about y: 0 or 1, unless it is itself a probability, that of +1.

    A ``Fraction`` or float is a probability, everything else a label or a class.  Raises `BadPrediction` for a
    number outside [0, 1].

    >>> chance_of_mistake(-1, +1), chance_of_mistake("cat", "cat"), chance_of_mistake(Fraction(1, 3), +1)
    (1, 0, Fraction(2, 3))
    """
    if not isinstance(prediction, (Fraction, float)):  # called at every round: a tuple is searched sooner
        return int(prediction != y)
    if not 0 <= prediction <= 1:
        raise BadPrediction(f"the prediction {prediction!r} is not a probability", prediction)
    return 1 - prediction if y > 0 else prediction


def is_mistake(prediction, y, chance: Callable[..., Number] = chance_of_mistake) -> bool:
    """Is ``prediction`` wrong about y: at least as likely wrong as right, where it is a probability?

    So at most twice the expected mistakes are mistakes.  ``chance`` is the probability that it is wrong.

    >>> [is_mistake(p, +1) for p in (-1, 0, +1, Fraction(1, 2), Fraction(2, 3))]
    [True, True, False, True, False]
    """
    return 2 * chance(prediction, y) >= 1


def chance_of_other_class(prediction: Any, y: Any) -> int:
    """1 if ``prediction``, a class, is not y, else 0; a class may be a fraction, and is then not a probability.

    >>> chance_of_other_class(Fraction(1, 2), Fraction(1, 2)), chance_of_other_class(0.5, 1.5)
    (0, 1)
    """
    return int(prediction != y)


def relies_on(learner, *names: str) -> None:
    """Raise `OtherLearner` unless the learner has what is named, which is read of it besides its weights.

    >>> from mistake_bounds.chapters.perceptron.learner import Perceptron
    >>> relies_on(Perceptron(), "ballot")
    Traceback (most recent call last):
        ...
    mistake_bounds.learner.OtherLearner: Perceptron has no ballot: give a learner that has one
    """
    check_learner(learner)
    for name in names:
        if not hasattr(learner, name):
            raise OtherLearner(f"{type(learner).__name__} has no {name}: give a learner that has one", learner)


def check_judgement(learner: Learner, judged: Iterable[tuple[object, object]]) -> None:
    """Raise `OtherLearner` if a learner that judges predictions itself does it in two ways.

    ``judged`` are predictions, each with its label: ``chance`` has to be a number from 0 to 1, and ``mistaken`` has to
    say that the prediction is wrong where that is at least as likely as not.

    >>> from mistake_bounds.chapters.perceptron.learner import Perceptron
    >>> class Forgives(Perceptron):
    ...     def mistaken(self, prediction, y): return prediction < y
    >>> check_judgement(Forgives(), [(-1, 1), (1, -1)])
    Traceback (most recent call last):
        ...
    mistake_bounds.learner.OtherLearner: Forgives: of the prediction 1 for the label -1 mistaken says False, and \
chance 1: let them agree, mistaken where chance is 1/2 or more
    """
    kind = type(learner)
    if (kind.mistaken, kind.chance) == (Learner.mistaken, Learner.chance):
        return
    for prediction, y in judged:
        chance, mistaken = learner.chance(prediction, y), learner.mistaken(prediction, y)
        if not 0 <= chance <= 1 or bool(mistaken) != (2 * chance >= 1):
            raise OtherLearner(
                f"{kind.__name__}: of the prediction {shown(prediction)} for the label {shown(y)} mistaken says "
                f"{mistaken}, and chance {chance}: let them agree, mistaken where chance is 1/2 or more",
                learner,
            )


def wrong_label(learner: Learner, prediction, y) -> bool:
    """Is a predicted label wrong?  Raises `BadPrediction` for a probability, which is wrong more or less often.

    >>> from mistake_bounds.chapters.perceptron.learner import Perceptron
    >>> wrong_label(Perceptron(), -1, +1)
    True
    """
    chance = learner.chance(prediction, y)
    if chance not in (0, 1):
        raise BadPrediction(
            f"{type(learner).__name__} predicts {prediction!r}, a probability, where a label is needed: give a "
            "learner that predicts one",
            prediction,
        )
    return bool(chance)


def chance_of_wrong_sign(prediction: Number, y: Number) -> int:
    """1 if ``prediction``, any real number, has another sign than y, else 0; the number 0 has a sign of its own.

    So a prediction of 0 is wrong about every label but 0.

    >>> [chance_of_wrong_sign(p, +1) for p in (Fraction(5, 2), Fraction(1, 9), 0, -3)], chance_of_wrong_sign(0, 0)
    ([0, 0, 1, 1], 0)
    """
    return int((prediction > 0) != (y > 0) or (prediction < 0) != (y < 0))
