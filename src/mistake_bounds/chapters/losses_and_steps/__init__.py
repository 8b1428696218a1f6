"""Losses and steps."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("losses_and_steps", "Losses and steps", address="gradient")
__getattr__ = CHAPTER.__getattr__
