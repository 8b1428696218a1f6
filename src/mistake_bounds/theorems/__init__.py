"""The theorems of the lectures, one module each: hypotheses, claims, derivation, bound and slack."""

from mistake_bounds.theorems.checking import Check
from mistake_bounds.theorems.theorem import BadTarget, NotSeparated, Slack, Theorem

__all__ = ["BadTarget", "Check", "NotSeparated", "Slack", "Theorem"]
