"""The letters of proofs beside a theory, each declared with what it stands for.

The letters' part of the notation page is generated from these and from all theories by `mistake_bounds.site.letters`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from mistake_bounds.proof import scalars


class Meaning(NamedTuple):
    """``letters``, by their names in the claims, what they stand for, and how it is written of a ``run``, if at all."""

    letters: tuple[str, ...]
    text: str
    run: str = ""


class Letters:
    """The letters of a file of theorems: those that it declares, and those that it takes from ``others``.

    >>> letters = Letters()
    >>> V, V_next = letters("V V^+", "how many concepts are left")
    >>> letters.meanings("V^+"), letters.meanings("N")
    (('how many concepts are left',), ())
    """

    def __init__(self, *others: "Letters"):
        self.others = others
        self.own: list[Meaning] = []

    def __call__(self, names: str, text: str):
        """Declare scalars, one or a tuple of them, that mean one thing."""
        self.own.append(Meaning(tuple(names.split()), text))
        return scalars(names)

    @property
    def taken(self) -> Iterator[Meaning]:
        """The meanings from the other files; of several meanings of a letter the first counts."""
        return (meaning for other in self.others for meaning in other.own)

    def meanings(self, letter: str) -> tuple[str, ...]:
        """The meanings of a letter: its own, else the first that is taken."""
        own = tuple(dict.fromkeys(meaning.text for meaning in self.own if letter in meaning.letters))
        return own or tuple(meaning.text for meaning in self.taken if letter in meaning.letters)[:1]
