"""The Perceptron on ORs."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("perceptron_ors", "The Perceptron on ORs", theorems=("theorem", "prices"))
__getattr__ = CHAPTER.__getattr__
