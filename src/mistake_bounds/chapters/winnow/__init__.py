"""Winnow for ORs."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow", "winnow-ors", "Winnow for ORs")
__getattr__ = CHAPTER.__getattr__
