"""Weighted majority."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("weighted_majority", "Weighted majority", address="experts")
__getattr__ = CHAPTER.__getattr__
