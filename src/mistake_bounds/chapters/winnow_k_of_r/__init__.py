"""Winnow for k of r."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow_k_of_r", "Winnow for k of r", address="k_of_r")
__getattr__ = CHAPTER.__getattr__
