"""Winnow for k of r."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("k_of_r", "winnow-k-of-r", "Winnow for k of r")
__getattr__ = CHAPTER.__getattr__
