"""When no concept is right."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("agnostic", "When no concept is right", theorems=())
__getattr__ = CHAPTER.__getattr__
