"""Winnow at work."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow_at_work", "Winnow at work", theorems=())
__getattr__ = CHAPTER.__getattr__
