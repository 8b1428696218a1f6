"""The mistake-bound model and halving."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("halving", "The mistake-bound model and halving")
__getattr__ = CHAPTER.__getattr__
