"""Many classes, and structures."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("multiclass", "Many classes, and structures", theorems=())
__getattr__ = CHAPTER.__getattr__
