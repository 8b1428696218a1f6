"""How things of the proof room look: as plain text, as typeset steps, as HTML; importing it fills the tables."""

from mistake_bounds.proof.show import advice, forms, html, text  # noqa: F401
