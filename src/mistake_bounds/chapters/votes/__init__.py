"""Votes and averages."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("votes", "voted-averaged", "Votes and averages")
__getattr__ = CHAPTER.__getattr__
