"""Exact rates."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("rates", "Exact rates")
__getattr__ = CHAPTER.__getattr__
