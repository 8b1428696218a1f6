"""What a margin measures."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("margins", "What a margin measures", address="odd_max_bit")
__getattr__ = CHAPTER.__getattr__
