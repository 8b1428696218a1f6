"""The answers of `prove` besides ``Proved``: refuted with numbers, or unknown; and what it refuses to look at.

There is no entry point here: `mistake_bounds.proof.search.prove` makes them.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.refusals import BadClaim, Refused
from mistake_bounds.proof.kernel.shown import Shown


class GoalAmongHypotheses(BadClaim):
    """A claim that is one of its own hypotheses: there is nothing to prove."""


class NotProved(Refused):
    """A `Refuted` or an `Unknown` where something proved is needed; ``offender`` is that verdict."""


class ContradictoryHypotheses(BadClaim):
    """Hypotheses that no numbers satisfy; ``offender`` is the proof that they give 0 > 0."""


@dataclass(frozen=True, repr=False)
class Refuted(Shown):
    """``counterexample`` maps each name to exact numbers at which everything in ``given`` holds and ``claim`` fails."""

    claim: Claim
    given: tuple[Claim, ...]
    counterexample: Mapping[str, object]

    def __bool__(self):
        return False


@dataclass(frozen=True, repr=False)
class Unknown(Shown):
    """Neither proved nor refuted; ``searched`` describes what was tried.  It does not mean false."""

    claim: Claim
    given: tuple[Claim, ...]
    searched: str

    def __bool__(self):
        return False


def refuse_verdict(part, wanted_for: object) -> None:
    """Raise `NotProved` where the ``part`` that something is wanted for is an answer that proves nothing."""
    if isinstance(part, (Refuted, Unknown)):
        raise NotProved(f"{part.claim.name or 'a fact'} is not proved, and is wanted for {wanted_for}", part)
