"""When no separator is perfect."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("imperfect", "imperfect-separators", "When no separator is perfect")
__getattr__ = CHAPTER.__getattr__
