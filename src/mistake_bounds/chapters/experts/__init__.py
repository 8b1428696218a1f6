"""Weighted majority."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("experts", "weighted-majority", "Weighted majority")
__getattr__ = CHAPTER.__getattr__
