"""The exceptions of worst cases."""

from mistake_bounds.exact import Refusal


class NoWorstCase(Refusal):
    """The worst case was not determined; carries the reason's evidence as ``offender``."""
