"""Do not stop at right."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("past_right", "Do not stop at right", theorems=("margin_perceptron", "passive_aggressive"))
__getattr__ = CHAPTER.__getattr__
