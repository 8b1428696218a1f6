"""The sort of a hypothesis: declared with the hypothesis, and only displayed.

A *step* is what the learner of the lectures does: with which factor, how it predicts and how it updates.  An
*assumption* is the theorem's own: what the target and the sizes are.  A *definition* fixes what a letter is, and
what numbers it can be: a label is 1 or −1, a count is not negative.  There is no fourth sort: anything else is
content, and has to be proved.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from mistake_bounds.proof.kernel.claims import Claim, claim

STEP, ASSUMPTION, DEFINITION = "step", "assumption", "definition"

# The hypotheses that rules add by themselves, of a logarithm and of what has one, and those that pages state.
_BY_NAME = MappingProxyType({
    "logarithm": DEFINITION, "positive": ASSUMPTION,
    "label": DEFINITION, "mistake": STEP, "some target or none": DEFINITION,
})  # fmt: skip


def sort_of(known: Claim, by_name: Mapping[str, str] = _BY_NAME) -> str:
    """The sort of a hypothesis: its own, else that of its name, else the empty text."""
    return known.sort or by_name.get(known.name, "")


def own_step(relation: object, name: str = "") -> Claim:
    """The `claim` that the learner does this.

    >>> from mistake_bounds.proof import VectorEq, vectors
    >>> w, w_next, x = vectors("w w^+ x")
    >>> own_step(VectorEq(w_next, w + x), "update").sort
    'step'
    """
    return replace(claim(relation, name), sort=STEP)


def assumption(relation: object, name: str = "") -> Claim:
    """The `claim` that the theorem assumes this."""
    return replace(claim(relation, name), sort=ASSUMPTION)


def definition(relation: object, name: str = "") -> Claim:
    """The `claim` that fixes what a letter stands for, or what numbers it can be."""
    return replace(claim(relation, name), sort=DEFINITION)
