"""Decision lists from a sample."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("greedy_lists", "Decision lists from a sample", address="greedy")
__getattr__ = CHAPTER.__getattr__
