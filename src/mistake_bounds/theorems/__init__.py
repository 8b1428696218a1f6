"""The theorems of the lectures, one module each: hypotheses, claims, derivation, bound and slack."""

from mistake_bounds.theorems.checking import Check
from mistake_bounds.theorems.theorem import NotSeparated, Slack, Theorem

__all__ = ["Check", "NotSeparated", "Slack", "Theorem"]
