"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.rocq import winnow
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.examples import bit, computed, fraction, listed, presented, whole

BOXES = {"l1-margin-theorem": Box(algorithm="l1_margin_mistakes")}

WRONG_BOUNDS = (
    ("l1_margin", "<= ln (INR n) - entropy u.", "<= ln (INR n) - 2 * entropy u."),
    ("l1_margin", "-> rsum n (entry u) = 1 ->", "-> rsum n (entry u) = 2 ->"),
)


def exponentiated(run: Run) -> str:
    """`qexponentiated`; a tie is −."""
    rows = listed(f"({listed(map(whole, x))}%Z, {bit(y > 0)})" for x, y in run.examples)
    factor = fraction(run.learner.factor)
    call = f"qexponentiated {factor} (Some false) {run.examples.dimension} {presented(rows, run.passes)}"
    return computed(call, listed(map(fraction, run.weights)), run)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    return {
        "l1_margin_by_hand": exponentiated(play(Exponentiated(2), cell("four"))),
        "l1_margin_bits_of_64": exponentiated(play(Exponentiated(9), Examples(_bits(64), [1] * 6))),
        "winnow_gap_circle": winnow(play(Winnow(), cell("circle"), passes=20)),
    }


def _bits(n: int) -> list[list[int]]:
    """Row j has bit j of 0, 1, …, n − 1, as a sign.

    >>> _bits(4)
    [[-1, 1, -1, 1], [-1, -1, 1, 1]]
    """
    return [[1 if i >> j & 1 else -1 for i in range(n)] for j in range((n - 1).bit_length())]
