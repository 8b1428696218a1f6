"""What a chapter is: a folder of parts, each a file that is imported when it is first used, and a record.

The record has strings for pages of all chapters.  A theorem about mistakes has a *place* on the map, which is a table
with a row for each assumption and a column for each measure.  A textbook is quoted by chapter or section, and only
where it has the theorem, perhaps with other constants.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

# The files that a chapter may have beside those of its theorems, in the order in which names are looked up.
PARTS = ("learner", "examples", "worst_case", "known", "search", "reading", "pictures", "exercises")

NEVER_WRONG, ERRS, NOTHING, DRAWS = ASSUMPTIONS = (
    "a target that is never wrong",
    "a target that errs a little",
    "nothing",
    "independent draws",
)
LENGTHS, RELEVANT, COUNTS = MEASURES = (
    "lengths of vectors",
    "few relevant attributes, or the sum of the weights",
    "how many concepts, experts or mistakes",
)


@dataclass(frozen=True)
class Place:
    """A theorem's short ``name``, what it ``assumes`` of the data, what it ``measures``, and where it is ``also``."""

    name: str
    assumes: str
    measures: str
    also: str = ""


@dataclass(frozen=True)
class Result:
    """A line among the results: ``of`` is the address of its claim, ``more`` and ``small`` are Markdown.

    ``where`` has the labels of the theorems in which it is proved, with spaces between them.  A claim in ``more`` is
    quoted by its address, in braces.

    >>> Result("OR of r; Winnow", "winnow.disjunctions", "winnow-or-bound winnow-sharper").labels
    ('winnow-or-bound', 'winnow-sharper')
    """

    what: str
    of: str
    where: str
    more: str = ""
    small: str = ""

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of its theorems."""
        return tuple(self.where.split())


@dataclass(frozen=True)
class Chapter:
    """A chapter: its folder, named as its notebook, its title, and its files of theorems.

    In addresses such as ``halving.mistake_bound`` a file called ``theorem`` goes by the name of the folder, or by the
    shorter ``address``.

    * ``forms``: its claims as an author writes them, which `mistake_bounds.proof.show.forms` reads;
    * ``places``: the place of each theorem on the map, by its label;
    * ``others``: the addresses of its results that are no theorem, by a name;
    * ``besides``: a word on each theorem that bounds no mistakes, by its label;
    * ``results``: computes its lines among the results at a glance, by the heading under which they stand.
    """

    folder: str
    title: str
    theorems: tuple[str, ...] = ("theorem",)
    address: str = ""
    forms: tuple[str, ...] = ()
    places: Mapping[str, Place] = field(default_factory=dict)
    others: Mapping[str, str] = field(default_factory=dict)
    besides: Mapping[str, str] = field(default_factory=dict)
    results: Callable[[], Mapping[str, tuple[Result, ...]]] = dict

    @property
    def notebook(self) -> str:
        """The file name of its notebook, without the ending.

        >>> record("weighted_majority").notebook
        'weighted-majority'
        """
        return self.folder.replace("_", "-")

    def name_of(self, file: str) -> str:
        """The name of a file of theorems in addresses.

        >>> record("weighted_majority").name_of("theorem")
        'experts'
        """
        return (self.address or self.folder) if file == "theorem" else file

    def part(self, name: str) -> ModuleType | None:
        """The file of that name, or None where the chapter has none."""
        return _module(f"mistake_bounds.chapters.{self.folder}.{name}")

    def files(self) -> dict[str, ModuleType]:
        """The files of theorems, by the names that they have in addresses.

        >>> list(record("perceptron").files())
        ['perceptron', 'learning_rates', 'passes']
        """
        return {self.name_of(name): self.part(name) for name in self.theorems}

    def __getattr__(self, name: str) -> object:
        """What is called ``name`` in the first part that has it, so that a notebook imports from its chapter."""
        parts = (*self.theorems, *PARTS)
        for part in parts if name not in (*parts, "rocq") and not name.startswith("_") else ():
            module = self.part(part)
            if module and name in vars(module):
                return vars(module)[name]
        raise AttributeError(f"the chapter {self.folder} has no {name!r}")


@cache
def _module(where: str) -> ModuleType | None:
    return import_module(where) if find_spec(where) else None


def public(module: ModuleType) -> list[str]:
    """The names of the classes and functions of a module of its own, but for those that begin with _.

    >>> public(record("decision_lists").part("learner"))
    ['Rule', 'rules', 'place', 'rules_that_fire', 'Levels', 'answering', 'active_level']
    """
    own = (name for name, thing in vars(module).items() if getattr(thing, "__module__", None) == module.__name__)
    return [name for name in own if callable(vars(module)[name]) and not name.startswith("_")]


def record(folder: str) -> Chapter:
    """The record of the chapter in that folder."""
    return import_module(f"mistake_bounds.chapters.{folder}").CHAPTER
