"""The theorems of the lectures, one module each: hypotheses, claims, derivation, bound and slack."""

from mistake_bounds.theorems.checking import Check
from mistake_bounds.theorems.theorem import BadTarget, NoBound, NotSeparated, Slack, Theorem

__all__ = ["BadTarget", "Check", "NoBound", "NotSeparated", "Slack", "Theorem"]
