"""How each algorithm predicts and updates, a few lines each.

A learner is a frozen value with three functions of a weight vector w:
``initial(n)`` gives the first w, ``predict(w, x)`` a label (or 0, which is always wrong),
``update(w, x, y)`` the next w after a mistake.  ``check(examples)`` refuses, before any work is done,
what the rule is not made for.  Where weights may be floats, ``level(n)`` is what the score is compared with,
so that one can tell how close it came.  Nothing else: see `mistake_bounds.play`.
"""

from mistake_bounds.learners.exponentiated import Exponentiated, FeatureTooLarge, balanced
from mistake_bounds.learners.guess_and_double import GuessAndDouble, GuessMargin, NoGuessLeft
from mistake_bounds.learners.infinite_attributes import InfiniteAttributes, OutOfSlots, TooManyActive
from mistake_bounds.learners.perceptron import BadLearner, Perceptron
from mistake_bounds.learners.winnow import BadFeature, Winnow

__all__ = [
    "BadFeature",
    "BadLearner",
    "Exponentiated",
    "FeatureTooLarge",
    "GuessAndDouble",
    "GuessMargin",
    "InfiniteAttributes",
    "NoGuessLeft",
    "OutOfSlots",
    "Perceptron",
    "TooManyActive",
    "Winnow",
    "balanced",
]
