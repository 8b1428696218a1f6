"""Winnow against the Perceptron."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("winnow_against_perceptron", "Winnow against the Perceptron", theorems=())
__getattr__ = CHAPTER.__getattr__
