"""Decision lists from a sample."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("greedy", "greedy-lists", "Decision lists from a sample")
__getattr__ = CHAPTER.__getattr__
