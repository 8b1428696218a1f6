"""Strings and infinitely many attributes."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("infinite_attributes", "Strings and infinitely many attributes")
__getattr__ = CHAPTER.__getattr__
