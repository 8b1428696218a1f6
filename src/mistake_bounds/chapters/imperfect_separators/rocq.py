"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.rocq import perceptron
from mistake_bounds.play import play


def runs(cell) -> dict[str, str]:
    """The runs that Rocq computes itself."""
    learner = Perceptron(tie=0)
    return {
        "imperfect_separators_pair": perceptron(play(learner, cell("pair"), passes=3)),
        "imperfect_separators_opposite_ties": perceptron(play(learner, cell("opposite"), passes=100)),
    }
