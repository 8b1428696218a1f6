"""Decision lists online."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("lists", "decision-lists", "Decision lists online")
__getattr__ = CHAPTER.__getattr__
