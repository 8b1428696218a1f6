"""What an exercise of a drawn course is: a task with its numbers, a judge of answers, and the key's own answer.

A *judgement* holds, does not hold yet, or is left to a person.  A judge looks for the property that the task asks for
(does it separate? do so many mistakes come of it? does it add up?) and never for one wanted answer, so that it can be
read without giving anything away.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from mistake_bounds.exact import Number, Refusal


class NoAnswer(Refusal):
    """Something that is not of the form that an exercise asks for; carries it as ``offender``."""


class NothingDrawn(Refusal):
    """Random numbers of which none had the properties that an exercise needs; carries the exercise's name."""


@dataclass(frozen=True)
class Judgement:
    """``holds`` is True or False, or None where a person has to read the answer; ``why`` is a sentence.

    >>> Judgement(False, "row 2 is on the wrong side")
    not yet: row 2 is on the wrong side
    """

    holds: bool | None
    why: str

    def __repr__(self) -> str:
        return {True: "right", False: "not yet", None: "for a person"}[self.holds] + f": {self.why}"


@dataclass(frozen=True)
class Exercise:
    """One exercise with its numbers drawn.

    ``page`` is the chapter it belongs to, ``stars`` its difficulty from 1 to 3; ``task`` is Markdown, with the numbers;
    ``wants`` is how an answer is written.  ``judged`` takes such an answer to a `Judgement`.  ``answer`` is one that is
    right, ``shown`` how the key prints it, ``working`` how one comes to it.
    """

    name: str
    title: str
    page: str
    stars: int
    task: str
    wants: str
    judged: Callable[[object], Judgement]
    answer: object
    shown: str
    working: str

    def judge(self, answer: object) -> Judgement:
        """What there is to say about an answer; one that cannot be read does not hold, and the sentence says why.

        >>> never = Exercise("n", "t", "perceptron", 1, "", "a number", lambda a: right(whole_answer(a)), 3, "3", "")
        >>> never.judge("three")
        not yet: 'three' is not a whole number
        """
        try:
            return self.judged(answer)
        except Refusal as refused:
            return Judgement(False, str(refused))


def right(why: object) -> Judgement:
    """The judgement of an answer that holds."""
    return Judgement(True, str(why))


def wrong(why: object) -> Judgement:
    """The judgement of an answer that does not hold yet."""
    return Judgement(False, str(why))


def drawn(name: str, random: Random, make: Callable[[Random], object], fits: Callable[[object], bool]):
    """The first of the things made at random that fits; raises `NothingDrawn` after ten thousand of them.

    >>> drawn("even", Random(1), lambda random: random.randint(1, 9), lambda k: k % 2 == 0) % 2
    0
    """
    for _ in range(10_000):
        if fits(made := make(random)):
            return made
    raise NothingDrawn(f"exercise {name!r}: ten thousand draws, and none of them fits", name)


def exact_answer(value: object) -> Fraction:
    """A whole number or a fraction of an answer.  Raises `NoAnswer` for anything else: floats are not exact.

    >>> exact_answer(Fraction(7, 2)), exact_answer(2)
    (Fraction(7, 2), Fraction(2, 1))
    """
    if isinstance(value, bool) or not isinstance(value, (int, Fraction)):
        raise NoAnswer(f"{value!r} is neither a whole number nor a Fraction", value)
    return Fraction(value)


def whole_answer(value: object) -> int:
    """A whole number of an answer; raises `NoAnswer` for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise NoAnswer(f"{value!r} is not a whole number", value)
    return value


def row_answer(value: object, length: int) -> tuple[Fraction, ...]:
    """A row of ``length`` exact numbers of an answer; raises `NoAnswer` for anything else."""
    if not isinstance(value, (tuple, list)) or len(value) != length:
        raise NoAnswer(f"{value!r} is not a row of {length} numbers", value)
    return tuple(map(exact_answer, value))


def rows_answer(value: object, length: int, most: int = 1000) -> tuple[tuple[Fraction, ...], ...]:
    """From one to ``most`` rows of an answer; raises `NoAnswer` for none and for anything else.

    >>> try:
    ...     rows_answer([], 2)
    ... except NoAnswer as refused:
    ...     print(refused)
    there are no rows in it
    """
    if not isinstance(value, (tuple, list)):
        raise NoAnswer(f"{value!r} is not a list of rows", value)
    if not value:
        raise NoAnswer("there are no rows in it", value)
    if len(value) > most:
        raise NoAnswer(f"{len(value)} rows are too many: {most} will do", len(value))
    return tuple(row_answer(row, length) for row in value)


def plain(numbers: Iterable[Number]) -> str:
    """A row as Python writes it, with fractions as quotients that can be typed in.

    >>> plain((Fraction(1, 2), Fraction(4, 2), -1))
    '(Fraction(1, 2), 2, -1)'
    """
    return "(" + ", ".join(number_text(value) for value in numbers) + ")"


def number_text(value: Number) -> str:
    """A whole number as it is, a fraction as ``Fraction(1, 2)``."""
    exact = Fraction(value)
    return str(exact.numerator) if exact.denominator == 1 else f"Fraction({exact.numerator}, {exact.denominator})"


def table(points: Iterable[tuple[tuple[Number, ...], int]]) -> str:
    """Examples as a Markdown table, in the order in which they are shown.

    >>> print(table([((1, -2), +1)]))
    | no. | label | x |
    |---|---|---|
    | 1 | + | (1, -2) |
    """
    lines = [f"| {i} | {'+' if y > 0 else '−'} | {plain(x)} |" for i, (x, y) in enumerate(points, 1)]
    return "\n".join(["| no. | label | x |", "|---|---|---|", *lines])
