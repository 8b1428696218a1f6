"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

WRONG_BOUNDS = (
    ("perceptron_ors", "+ r * (2 * z - 1) ^ 2.\n", "+ r * (2 * z - 1) ^ 2 - 1.\n"),
    ("perceptron_ors", "+ (2 * z + 3) ^ 2.\n", "+ (2 * z + 3) ^ 2 - 2.\n"),
)
