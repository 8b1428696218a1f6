"""The parts of every theorem: claims with their proofs, a check on a run, a bound, and where its slack went."""

from mistake_bounds.proof.show.forms import teach
from mistake_bounds.theorem.forms import FORMS, VECTORS

teach(FORMS, VECTORS)
