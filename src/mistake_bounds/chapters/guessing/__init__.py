"""Guess and double."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("guessing", "guess-and-double", "Guess and double")
__getattr__ = CHAPTER.__getattr__
