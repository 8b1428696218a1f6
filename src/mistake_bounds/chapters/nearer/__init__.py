"""Nearer at each mistake."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("nearer", "Nearer at each mistake", theorems=("theorem", "four_norm", "leash"))
__getattr__ = CHAPTER.__getattr__
