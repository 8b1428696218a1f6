"""Thresholds and the dummy input."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("hyperplanes", "Thresholds and the dummy input", address="dummy")
__getattr__ = CHAPTER.__getattr__
