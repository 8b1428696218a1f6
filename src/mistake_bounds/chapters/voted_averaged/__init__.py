"""Votes and averages."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("voted_averaged", "Votes and averages", address="votes")
__getattr__ = CHAPTER.__getattr__
