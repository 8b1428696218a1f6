"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from fractions import Fraction

from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
from mistake_bounds.play import Run, play
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.examples import computed, fraction, in_passes, label, listed

BOXES = {"weighted-majority-bound": Box(algorithm="weighted_majority_mistakes")}

WRONG_BOUNDS = (
    ("weighted_majority", "(0 < β < 1)%Q", "(0 < β <= 1)%Q"),
    ("weighted_majority", "ln (2 / (1 + Q2R β)) <=", "ln (3 / (1 + Q2R β)) <="),
    ("weighted_majority", "(best < n)%nat ->\n  (forall", "(best <= n)%nat ->\n  (forall"),
)

WRONG_ALGORITHMS = (
    ("map (xorb y) x", "map (eqb y) x"),
    ("if right (majority tie w x) y then mistakes", "if true then mistakes"),
)


def weighted_majority(run: Run) -> str:
    """`weighted_majority`."""
    beta, tie, n = fraction(run.learner.beta), label(run.learner.tie), run.examples.dimension
    call = f"weighted_majority {beta} {tie} {n} {in_passes(run, lambda value: value > 0)}"
    return computed(call, listed(map(fraction, run.weights)), run)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    hand = cell("hand")
    other = WeightedMajority(Fraction(2, 3), tie=0)
    return {
        "weighted_majority_by_hand": weighted_majority(play(WeightedMajority(), hand)),
        "weighted_majority_other_penalty": weighted_majority(play(other, hand, passes=2)),
    }
