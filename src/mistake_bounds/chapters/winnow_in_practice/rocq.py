"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.rocq import winnow
from mistake_bounds.play import play


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    return {"winnow_noise_asked": winnow(play(Winnow(), cell("asked")))}
