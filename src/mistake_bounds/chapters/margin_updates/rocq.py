"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.rocq import perceptron
from mistake_bounds.play import play
from mistake_bounds.streams.real import digits


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    return {"margin_updates_3_or_5": perceptron(play(Perceptron(tie=0), digits(3, 5)))}
