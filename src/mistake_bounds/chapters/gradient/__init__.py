"""Losses and steps."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("gradient", "losses-and-steps", "Losses and steps")
__getattr__ = CHAPTER.__getattr__
