"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.winnow_ors.rocq import winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.play import play
from mistake_bounds.proof.rocq.chapter import Box

BOXES = {"winnow-k-of-r-in-full": Box(algorithm="k_of_r_mistakes")}

WRONG_BOUNDS = (
    ("k_of_r", "(2 <= n)%nat -> (1 <= k)", "(1 <= n)%nat -> (1 <= k)"),
    ("k_of_r", "(2 * k * ln (INR n) * r", "(k * ln (INR n) * r"),
)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    worst = winnow_k_of_r(4, 2, 3)
    return {"winnow_k_of_r_by_hand": winnow(play(worst.learner, worst.examples))}
