"""Exercises that answer: what a reader types, chooses or puts in order is judged by the prover, a run or the kernel.

`check` takes the name of an exercise and an answer, as a page sends them.  `PAGES` is the table of exercises by
chapter; a chapter's own file is imported when it is asked for.

>>> check("perceptron-ex-start", ["1"])["words"]
'1 is not right.'
>>> check("perceptron-ex-start", ["6"])["right"]
True
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from mistake_bounds.exact import Refusal
from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer
from mistake_bounds.exercises.kinds import right_answer

# The chapters, and the module and name of their exercises.
PAGES: Mapping[str, str] = MappingProxyType({
    "reading-a-proof": "proofs.READING",
    "prove-your-own": "proofs.PROVE_YOUR_OWN",
    "hyperplanes": "geometry.HYPERPLANES",
    "margins": "geometry.MARGINS",
    "perceptron": "perceptron.PERCEPTRON",
    "imperfect-separators": "beyond.IMPERFECT",
    "past-right": "beyond.PAST_RIGHT",
    "losses-and-steps": "beyond.LOSSES",
    "nearer": "beyond.NEARER",
    "voted-averaged": "beyond.VOTES",
    "kernels": "beyond.KERNELS",
    "multiclass": "beyond.MULTICLASS",
    "winnow-ors": "winnow.ORS",
    "winnow-worst-case": "winnow.WORST_CASE",
    "winnow-noise": "winnow.NOISE",
    "winnow-k-of-r": "winnow.K_OF_R",
    "winnow-gap": "winnow.GAP",
    "winnow-l1-margin": "winnow.L1",
    "winnow-against-perceptron": "winnow.AGAINST",
    "guess-and-double": "winnow.GUESS",
    "infinite-attributes": "winnow.INFINITE",
    "tic-tac-toe": "winnow.TIC_TAC_TOE",
    "decision-lists": "classes.LISTS",
    "greedy-lists": "classes.GREEDY",
    "halving": "classes.HALVING",
    "weighted-majority": "classes.EXPERTS",
    "pac": "classes.PAC",
    "online-to-pac": "classes.CONVERSION",
})  # fmt: skip


class NoSuchExercise(Refusal, LookupError):
    """A name that no exercise has; carries it as ``offender``."""

    __str__ = Refusal.__str__


@cache
def of_page(page: str) -> tuple[Exercise, ...]:
    """The exercises of a chapter in the order of the page; none of a page that has none.

    >>> [exercise.kind for exercise in of_page("perceptron")][:4]
    ['number', 'claim', 'number', 'choice']
    """
    if page not in PAGES:
        return ()
    module, _, name = PAGES[page].partition(".")
    return getattr(import_module(f"mistake_bounds.exercises.pages.{module}"), name)


def named(name: str, page: str = "") -> Exercise:
    """The exercise of that name; raises `NoSuchExercise`.  With its ``page`` no other chapter is looked at."""
    for one in (page,) if page in PAGES else PAGES:
        for found in of_page(one):
            if found.name == name:
                return found
    raise NoSuchExercise(f"there is no exercise {name!r}", name)


def check(name: str, answer: object, page: str = "") -> dict:
    """What there is to say about an answer, as a page shows it: ``right``, ``words`` and ``shown``."""
    found = named(name, page).check(answer)
    return {"right": found.right, "words": found.words, "shown": list(found.shown)}


__all__ = [
    "PAGES",
    "Answer",
    "Exercise",
    "NoSuchExercise",
    "NotAnAnswer",
    "check",
    "named",
    "of_page",
    "right_answer",
]
