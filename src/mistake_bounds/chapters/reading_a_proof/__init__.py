"""Lab: how to read an executable proof."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("reading_a_proof", "Lab: how to read an executable proof", theorems=())
__getattr__ = CHAPTER.__getattr__
