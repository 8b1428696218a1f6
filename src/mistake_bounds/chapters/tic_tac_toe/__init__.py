"""Has x won?."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("tic_tac_toe", "tic-tac-toe", "Has x won?", theorems=())
__getattr__ = CHAPTER.__getattr__
