"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.rocq import winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.play import play
from mistake_bounds.proof.rocq.chapter import Box

BOXES = {"winnow-elimination": Box(algorithm="elimination_mistakes")}

WRONG_BOUNDS = (
    ("elimination", "< 2 * L * size relevant + 1)%nat", "< 2 * L * size relevant)%nat"),
    ("elimination", "(1 <= size relevant)%nat ->", "(0 <= size relevant)%nat ->"),
)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    worst = winnow_disjunction(8, 3)
    return {
        "winnow_worst_case_8_3": winnow(play(worst.learner, worst.examples)),
        "winnow_elimination_worst_case_8_3": winnow(play(Winnow(demotion="eliminate"), worst.examples)),
    }
