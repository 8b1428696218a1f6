"""What Rocq has of this chapter beside its exported proofs: `mistake_bounds.proof.rocq.chapter`."""

from mistake_bounds.proof.rocq.chapter import Box

BOXES = {"distance": Box(by_hand="margins.distance"), "largest-margin": Box(by_hand="margins.largest_margin")}
