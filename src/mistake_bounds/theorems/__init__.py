"""The theorems of the lectures, one module each: hypotheses, claims, derivation, bound and slack."""

from mistake_bounds.proof.show.forms import teach
from mistake_bounds.theorems.checking import Check
from mistake_bounds.theorems.forms import FORMS, VECTORS
from mistake_bounds.theorems.largest import NoBound
from mistake_bounds.theorems.slack import Slack
from mistake_bounds.theorems.theorem import Theorem

teach(FORMS, VECTORS)

__all__ = ["Check", "NoBound", "Slack", "Theorem"]
