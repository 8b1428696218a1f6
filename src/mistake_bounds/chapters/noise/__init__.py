"""Winnow when no OR is perfect."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("noise", "winnow-noise", "Winnow when no OR is perfect", theorems=())
__getattr__ = CHAPTER.__getattr__
