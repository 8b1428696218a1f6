"""Every learner of the book by its name, from the chapters' records; and the protocol that they follow."""

from mistake_bounds.chapters import index
from mistake_bounds.learner import BadLearner, BadPrediction, Learner, OtherLearner

__all__ = ["BadLearner", "BadPrediction", "Learner", "OtherLearner"]
__getattr__, __dir__ = index("learner", __all__)
