"""How each algorithm predicts and updates, a few lines each.

A learner is a frozen value that follows the protocol of `Learner`: ``initial(n)`` gives the first state,
``predict(w, x)`` a label, ``update(w, x, y)`` the next state.  The rest has an answer already: when there is an update
(after a mistake), what a score is compared with (0), which examples are refused (those with other labels than ±1).
"""

from mistake_bounds.examples import BadFeature
from mistake_bounds.learners.experts import (
    RandomizedWeightedMajority,
    VovkForecaster,
    WeightedMajority,
    majority_of_many,
)
from mistake_bounds.learners.exponentiated import Exponentiated, FeatureTooLarge, balanced
from mistake_bounds.learners.gradient import OnlineGradientDescent
from mistake_bounds.learners.greedy import Greedy, ListRun, NoConsistentList, disproves, greedy_list, put_down
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
from mistake_bounds.learners.leashed import LeashedPerceptron
from mistake_bounds.learners.levels import Levels
from mistake_bounds.learners.lms import LMS
from mistake_bounds.learners.margin_perceptron import MarginPerceptron
from mistake_bounds.learners.multiclass import (
    JointFeatures,
    MulticlassPerceptron,
    StructuredPerceptron,
    TagPairs,
    UnknownWord,
)
from mistake_bounds.learners.p_norm import PNormPerceptron
from mistake_bounds.learners.passive_aggressive import NothingToAdd, PassiveAggressive
from mistake_bounds.learners.perceptron import Perceptron
from mistake_bounds.learners.protocol import (
    BadLearner,
    BadPrediction,
    Learner,
    Misjudged,
    chance_for,
    chance_of_mistake,
    chance_of_other_class,
    chance_of_wrong_sign,
    is_mistake,
    judged,
    judged_label,
)
from mistake_bounds.learners.standard_optimal import BadConcepts, StandardOptimal, TooManySets
from mistake_bounds.learners.votes import AveragedPerceptron, VotedPerceptron
from mistake_bounds.learners.winnow import Winnow

__all__ = [
    "AveragedPerceptron",
    "BadConcepts",
    "BadFeature",
    "BadKernel",
    "BadLearner",
    "BadPrediction",
    "Exponentiated",
    "FeatureTooLarge",
    "Greedy",
    "GuessAndDouble",
    "GuessMargin",
    "Halving",
    "InexactKernel",
    "InfiniteAttributes",
    "JointFeatures",
    "KernelPerceptron",
    "LMS",
    "Learner",
    "LeashedPerceptron",
    "Levels",
    "ListRun",
    "MarginPerceptron",
    "Misjudged",
    "MulticlassPerceptron",
    "NoConceptLeft",
    "NoConsistentList",
    "NoGuessLeft",
    "NotSymmetric",
    "NothingToAdd",
    "OnlineGradientDescent",
    "OutOfSlots",
    "PNormPerceptron",
    "PassiveAggressive",
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
    "VotedPerceptron",
    "VovkForecaster",
    "WeightedMajority",
    "Winnow",
    "balanced",
    "chance_for",
    "chance_of_mistake",
    "chance_of_other_class",
    "chance_of_wrong_sign",
    "disproves",
    "greedy_list",
    "is_mistake",
    "judged",
    "judged_label",
    "majority_of_many",
    "put_down",
]
