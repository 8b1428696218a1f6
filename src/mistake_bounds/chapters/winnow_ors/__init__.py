"""Winnow for ORs."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow_ors", "Winnow for ORs", address="winnow")
__getattr__ = CHAPTER.__getattr__
