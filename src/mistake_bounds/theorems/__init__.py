"""The theorems of the lectures, one module each: hypotheses, claims, derivation, bound and slack."""

from mistake_bounds.theorems.checking import Check
from mistake_bounds.theorems.largest import NoBound
from mistake_bounds.theorems.slack import Slack
from mistake_bounds.theorems.theorem import Theorem

__all__ = ["Check", "NoBound", "Slack", "Theorem"]
