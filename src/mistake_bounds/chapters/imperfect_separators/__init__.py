"""When no separator is perfect."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("imperfect_separators", "When no separator is perfect", address="imperfect")
__getattr__ = CHAPTER.__getattr__
