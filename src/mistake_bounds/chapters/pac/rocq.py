"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.proof.rocq.chapter import Box

BOXES = {"and-of-the-never-false": Box(claims=("pac.negatives",))}
