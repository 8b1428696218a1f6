"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.halving.learner import Halving
from mistake_bounds.play import Run, play
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.examples import bit, computed, in_passes, label, listed

BOXES = {
    "halving-bound": Box(algorithm="halving_mistakes"),
    "littlestone-optimum": Box(claims=("halving.forced",)),
}

WRONG_BOUNDS = (
    ("halving", "(2 ^ snd (halving", "(3 ^ snd (halving"),
    ("halving", "(target < n)%nat ->\n  (forall", "(target <= n)%nat ->\n  (forall"),
)

WRONG_ALGORITHMS = (
    ("(l && eqb b y) ::", "(l && xorb b y) ::"),
    ("(size kept) with Gt => Some true | Lt", "(size kept) with Lt => Some true | Gt"),
)


def halving(run: Run) -> str:
    """`halving`, with a bit for each concept that is left."""
    call = f"halving {label(run.learner.tie)} {run.examples.dimension} {in_passes(run, lambda value: value > 0)}"
    return computed(call, listed(bit(value == 1) for value in run.weights), run)


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    return {"halving_by_hand": halving(play(Halving(), cell("readings")))}
