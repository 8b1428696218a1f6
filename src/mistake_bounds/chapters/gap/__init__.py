"""Winnow for weighted targets."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("gap", "winnow-gap", "Winnow for weighted targets")
__getattr__ = CHAPTER.__getattr__
