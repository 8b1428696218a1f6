"""Every learner of the book by its name, made from the chapters' records; and the protocol that they follow."""

from mistake_bounds.chapters import index
from mistake_bounds.learner import BadLearner, BadPrediction, Learner, OtherLearner

__all__ = ["BadLearner", "BadPrediction", "Learner", "OtherLearner"]
__getattr__, _names = index("learner")


def __dir__() -> list[str]:
    return sorted([*__all__, *_names()])
