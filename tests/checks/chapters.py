"""The tests of chapters, in the order of the book."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from mistake_bounds.chapters import ORDER


def of_chapters(name: str) -> list:
    """What the chapters' test files call ``name``, of those that have it."""
    return [vars(module)[name] for module in files() if name in vars(module)]


def cases(name: str) -> list:
    """The cases of the contract whose test the chapters' test files call ``name``."""
    return [case for test in of_chapters(name) for case in test.cases]


def files() -> list[ModuleType]:
    return [import_module(name) for folder in ORDER if find_spec(name := f"test_{folder}")]
