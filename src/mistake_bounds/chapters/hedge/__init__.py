"""Hedge to the constant."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("hedge", "Hedge to the constant", theorems=("theorem",))
__getattr__ = CHAPTER.__getattr__
