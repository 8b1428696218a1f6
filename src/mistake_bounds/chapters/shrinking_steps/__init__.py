"""Steps that shrink."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("shrinking_steps", "Steps that shrink")
__getattr__ = CHAPTER.__getattr__
