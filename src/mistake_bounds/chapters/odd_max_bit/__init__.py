"""What a margin measures."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("odd_max_bit", "margins", "What a margin measures")
__getattr__ = CHAPTER.__getattr__
