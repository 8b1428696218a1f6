"""The exceptions of worst cases."""

from mistake_bounds.exact import Refusal


class NoWorstCase(Refusal):
    """The worst case was not determined; carries the reason's evidence as ``offender``."""


class NoCertificate(Refusal):
    """A tree or a table that does not show what it should; carries the leaf, the move or the set that is wrong."""
