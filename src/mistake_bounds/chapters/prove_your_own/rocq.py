"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.proof.rocq.chapter import Box

BOXES = {
    "margin-perceptron-bound": Box(
        claims=("margin_perceptron.updates",), note="Any β ≥ 0 stands there for what the box has as 1."
    ),
}
