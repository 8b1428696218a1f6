"""Every file of theorems by the name that it has in addresses, from the chapters' records; and what a theorem is.

>>> from mistake_bounds.theorems import perceptron
>>> perceptron.mistake_bound().conclusion.claim
mistake bound: M·γ² ≤ R²·‖u‖²
"""

from types import ModuleType

from mistake_bounds.chapters import records
from mistake_bounds.theorem.checking import Check
from mistake_bounds.theorem.largest import NoBound
from mistake_bounds.theorem.reading import Reading, of_updates
from mistake_bounds.theorem.slack import Slack
from mistake_bounds.theorem.theorem import Kind, Theorem

__all__ = ["Check", "Kind", "NoBound", "Reading", "Slack", "Theorem", "of_updates"]


def __getattr__(name: str) -> ModuleType:
    for chapter in records():
        for file in chapter.theorems:
            if name == chapter.name_of(file) and (module := chapter.part(file)):
                return module
    raise AttributeError(f"no chapter has theorems called {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *(name for chapter in records() for name in chapter.files())]
