"""How tight? The exact worst case."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow_worst_case", "How tight? The exact worst case", address="cross_off")
__getattr__ = CHAPTER.__getattr__
