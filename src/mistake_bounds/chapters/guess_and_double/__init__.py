"""Guess and double."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("guess_and_double", "Guess and double", address="guessing")
__getattr__ = CHAPTER.__getattr__
