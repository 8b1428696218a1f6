"""Every learner of the book by its name, from the chapters' records; and the protocol that they follow.

A learner of your own derives from `Learner`, and may say itself what a mistake is, as `chance_of_other_class` and
`chance_of_wrong_sign` do.
"""

from typing import Any

from mistake_bounds.chapters import index
from mistake_bounds.learner import BadLearner as BadLearner
from mistake_bounds.learner import BadPrediction as BadPrediction
from mistake_bounds.learner import Learner as Learner
from mistake_bounds.learner import OtherLearner as OtherLearner
from mistake_bounds.learner import chance_of_mistake as chance_of_mistake
from mistake_bounds.learner import chance_of_other_class as chance_of_other_class
from mistake_bounds.learner import chance_of_wrong_sign as chance_of_wrong_sign

CORE = (
    "BadLearner", "BadPrediction", "Learner", "OtherLearner", "chance_of_mistake", "chance_of_other_class",
    "chance_of_wrong_sign",
)  # fmt: skip
_find, __dir__ = index("learner", CORE)


def __getattr__(name: str) -> Any:
    return _find(name)
