"""How each algorithm predicts and updates, a few lines each.

A learner is a frozen value that follows the protocol of `Learner`: ``initial(n)`` gives the first state,
``predict(w, x)`` a label, ``update(w, x, y)`` the next state.  The rest has an answer already: when there is an update
(after a mistake), what a score is compared with (0), which examples are refused (those with other labels than ±1).
"""

from mistake_bounds.examples import BadFeature
from mistake_bounds.learners.experts import RandomizedWeightedMajority, VovkForecaster, WeightedMajority
from mistake_bounds.learners.exponentiated import Exponentiated, FeatureTooLarge, balanced
from mistake_bounds.learners.gradient import OnlineGradientDescent
from mistake_bounds.learners.guess_and_double import GuessAndDouble, NoGuessLeft
from mistake_bounds.learners.guess_margin import GuessMargin
from mistake_bounds.learners.halving import Halving, NoConceptLeft
from mistake_bounds.learners.infinite_attributes import InfiniteAttributes, OutOfSlots, TooManyActive
from mistake_bounds.learners.kernels import (
    BadKernel,
    InexactKernel,
    KernelPerceptron,
    NotSymmetric,
    Polynomial,
    RationalQuadratic,
)
from mistake_bounds.learners.levels import Levels
from mistake_bounds.learners.lms import LMS
from mistake_bounds.learners.multiclass import (
    JointFeatures,
    MulticlassPerceptron,
    StructuredPerceptron,
    TagPairs,
    UnknownWord,
)
from mistake_bounds.learners.perceptron import Perceptron
from mistake_bounds.learners.protocol import (
    BadLearner,
    BadPrediction,
    Learner,
    chance_of_mistake,
    chance_of_wrong_sign,
    is_mistake,
)
from mistake_bounds.learners.standard_optimal import BadConcepts, StandardOptimal, TooManySets
from mistake_bounds.learners.winnow import Winnow

__all__ = [
    "BadConcepts",
    "BadFeature",
    "BadKernel",
    "BadLearner",
    "BadPrediction",
    "Exponentiated",
    "FeatureTooLarge",
    "GuessAndDouble",
    "GuessMargin",
    "Halving",
    "InexactKernel",
    "InfiniteAttributes",
    "JointFeatures",
    "KernelPerceptron",
    "LMS",
    "Learner",
    "Levels",
    "MulticlassPerceptron",
    "NoConceptLeft",
    "NoGuessLeft",
    "NotSymmetric",
    "OnlineGradientDescent",
    "OutOfSlots",
    "Perceptron",
    "Polynomial",
    "RandomizedWeightedMajority",
    "RationalQuadratic",
    "StandardOptimal",
    "StructuredPerceptron",
    "TagPairs",
    "TooManyActive",
    "TooManySets",
    "UnknownWord",
    "VovkForecaster",
    "WeightedMajority",
    "Winnow",
    "balanced",
    "chance_of_mistake",
    "chance_of_wrong_sign",
    "is_mistake",
]
