"""Derivations in other forms: as JSON, for the second checker and for anybody's own; importing it fills the table."""

from mistake_bounds.proof.export import json  # noqa: F401
