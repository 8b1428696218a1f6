"""Exercises that answer: what a reader types, chooses or puts in order is judged by the prover, a run or the kernel.

`check` takes a chapter's page, the name of an exercise and an answer, as the page sends them.  `PAGES` has the chapters
by their pages; a chapter's own file is imported when it is needed.  A page of one's own is the name of a module that
has ``EXERCISES``, such as "notes.gd", or "notes.gd:NAME" for a tuple of another name; `mistake_bounds.exercises` has
the kinds.

>>> check("perceptron", "perceptron-ex-start", ["1"])["words"]
'1 is not right.'
>>> check("perceptron", "perceptron-ex-start", ["6"])["right"]
True
"""

from collections.abc import Mapping
from functools import cache
from pkgutil import resolve_name
from types import MappingProxyType

from mistake_bounds.chapters import records
from mistake_bounds.chapters.record import record
from mistake_bounds.exact import Refusal
from mistake_bounds.exercises.exercise import Exercise

# The folders of the chapters, by the names of their pages.
PAGES: Mapping[str, str] = MappingProxyType({chapter.notebook: chapter.folder for chapter in records()})


class NoSuchExercise(Refusal, LookupError):
    """A name that no exercise has; carries it as ``offender``."""

    __str__ = Refusal.__str__


@cache
def of_page(page: str) -> tuple[Exercise, ...]:
    """The exercises of a chapter in the order of the page; none of a page that has none.

    >>> [exercise.kind for exercise in of_page("perceptron")][:4]
    ['number', 'number', 'number', 'claim']
    """
    if page in PAGES:
        return record(PAGES[page]).part("exercises").EXERCISES
    module, _, name = page.partition(":")
    try:
        return tuple(resolve_name(f"{module}:{name or 'EXERCISES'}"))
    except (ImportError, AttributeError, ValueError):
        return ()


def named(page: str, name: str) -> Exercise:
    """The exercise of that name on a chapter's page; raises `NoSuchExercise`."""
    for found in of_page(page):
        if found.name == name:
            return found
    raise NoSuchExercise(f"there is no exercise {name!r} on {page!r}", name)


def check(page: str, name: str, answer: object) -> dict:
    """The judgement of an answer, as a page shows it: ``right``, ``words`` and ``shown``."""
    found = named(page, name).check(answer)
    return {"right": found.right, "words": found.words, "shown": list(found.shown)}
