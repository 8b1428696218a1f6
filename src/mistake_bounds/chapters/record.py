"""What a chapter is: a folder of parts, each a file that is imported when it is first used."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

# The files that a chapter may have beside those of its theorems, in the order in which names are looked up.
PARTS = ("learner", "examples", "worst_case", "known", "search", "chips", "reading", "pictures", "exercises")
# And those with what it brings to pages, sheets and files of all chapters, where nobody looks a name up.
BROUGHT = ("at_a_glance", "forms", "rocq")


@dataclass(frozen=True)
class Chapter:
    """A chapter: its folder, named as its notebook, its title, and its files of theorems.

    In addresses such as ``halving.mistake_bound`` a file called ``theorem`` goes by the name of the folder, or by the
    shorter ``address``.
    """

    folder: str
    title: str
    theorems: tuple[str, ...] = ("theorem",)
    address: str = ""

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
        for part in parts if name not in (*parts, *BROUGHT) and not name.startswith("_") else ():
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
    ['Rule', 'rules', 'place', 'firing', 'Levels', 'answering', 'in_use']
    """
    own = (name for name, thing in vars(module).items() if getattr(thing, "__module__", None) == module.__name__)
    return [name for name in own if callable(vars(module)[name]) and not name.startswith("_")]


def record(folder: str) -> Chapter:
    """The record of the chapter in that folder."""
    return import_module(f"mistake_bounds.chapters.{folder}").CHAPTER
