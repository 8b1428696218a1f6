"""The Perceptron and its mistake bound."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter(
    "perceptron", "The Perceptron and its mistake bound", theorems=("theorem", "learning_rates", "passes")
)
__getattr__ = CHAPTER.__getattr__
