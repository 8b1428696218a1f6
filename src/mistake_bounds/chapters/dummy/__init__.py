"""Thresholds and the dummy input."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("dummy", "hyperplanes", "Thresholds and the dummy input")
__getattr__ = CHAPTER.__getattr__
