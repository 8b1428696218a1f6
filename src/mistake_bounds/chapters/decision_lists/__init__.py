"""Decision lists online."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("decision_lists", "Decision lists online", address="lists")
__getattr__ = CHAPTER.__getattr__
