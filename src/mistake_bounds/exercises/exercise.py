"""What an exercise of a page is, and what is answered: the form of an answer, a checker, hints, and one right answer.

An *answer* comes from a form on a page, so it is text: a list of texts for numbers, the number of an option, the lines
of a stream, a claim, the terms of a certificate, the letters of lines in an order.  A checker has the claim and its
premises fixed, and accepts what has the required property.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from mistake_bounds.exact import Refusal

Kind = Literal["number", "choice", "claim", "stream", "certificate", "order"]


@dataclass(frozen=True)
class Answer:
    """``right`` or not, and the reason: ``words``, with TeX between ``\\(`` and ``\\)``, and ``shown``, which is HTML.

    >>> Answer(False, "(1, 2) is on the wrong side")
    Answer(right=False, words='(1, 2) is on the wrong side', shown=())
    """

    right: bool
    words: str
    shown: tuple[str, ...] = ()


@dataclass(frozen=True)
class Exercise:
    """One exercise of a page: its ``name`` there, and the checker.

    ``prompt`` is text for its box alone: which of several questions it takes an answer to, or how that is written.
    ``parts`` are what the box consists of: the names of the fields of a number, the options of a choice, the lines of a
    board in the order in which they are shown.  ``hints`` are read one at a time.  ``example`` shows how an answer is
    written.  ``right`` is an answer that the checker accepts and ``wrong`` one that it does not; neither is on a page.
    ``title`` heads an exercise that is not in the chapter's own text, such as the lines of a board; ``typeset`` gives
    the parts of one whose formulas are not written in TeX: what the board begins with, and its lines.
    ``instances`` are the rows from which a stream is built, where they are so few that they can be pressed.
    Of numbers that are ``fixed`` only the right ones are right, so that a page can compare them by itself.
    """

    name: str
    kind: Kind
    checker: Callable[[object], Answer]
    right: object
    wrong: object
    hints: tuple[str, ...]
    parts: tuple[str, ...] = ()
    example: str = ""
    prompt: str = ""
    title: str = ""
    typeset: Callable[[], tuple[str, ...]] | None = None
    instances: tuple[tuple[int, ...], ...] = ()
    fixed: bool = False

    def check(self, answer: object) -> Answer:
        """The judgement of an answer; one that cannot be read is not right, and the words are the reason.

        >>> even = Exercise("even", "number", lambda answer: Answer(int(answer[0]) % 2 == 0, ""), ["2"], ["3"], ())
        >>> even.check(["4"]).right, even.check(["3"]).right
        (True, False)
        """
        try:
            return self.checker(answer)
        except Refusal as refused:
            return Answer(False, f"{untypeset(str(refused))}.")


def untypeset(text: str) -> str:
    """A text in which a page finds no formula to typeset: a refusal repeats what a reader typed, and has none itself.

    >>> untypeset(r"not understood: \\(x\\)")
    'not understood: ∖(x∖)'
    """
    return text.replace("\\", "∖").replace("$$", "$ $")


class NotAnAnswer(Refusal):
    """An answer that is not of the required form; carries it as ``offender``."""


def texts_of(answer: object, names: Sequence[str]) -> tuple[str, ...]:
    """The texts of the fields of a form, one for each of the names; raises `NotAnAnswer`.

    >>> texts_of(["3", " 1/2"], ("mistakes", "margin"))
    ('3', ' 1/2')
    """
    if not isinstance(answer, (list, tuple)) or not all(isinstance(text, str) for text in answer):
        raise NotAnAnswer("an answer is a list of texts, one for each field", answer)
    if len(answer) != len(names):
        raise NotAnAnswer(f"there are {len(names)} fields, and {len(answer)} answers", answer)
    return tuple(answer)


def text_of(answer: object) -> str:
    """The text of an answer; raises `NotAnAnswer` if it is not a text."""
    if not isinstance(answer, str):
        raise NotAnAnswer("an answer is a text", answer)
    return answer
