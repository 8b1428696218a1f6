"""How tight? The exact worst case."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("cross_off", "winnow-worst-case", "How tight? The exact worst case")
__getattr__ = CHAPTER.__getattr__
