"""PAC learning and consistency."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("pac", "PAC learning and consistency")
__getattr__ = CHAPTER.__getattr__
