"""Pictures of theorems and of runs.  The only place that knows colours."""

from mistake_bounds.plots.angle import caps, lengthening, wedges
from mistake_bounds.plots.figure import Picture
from mistake_bounds.plots.geometry import (
    against_scale,
    half_spaces,
    lifted,
    margin_by_direction,
    margins,
    signed_distances,
)
from mistake_bounds.plots.ladder import ladder
from mistake_bounds.plots.plane import decision_lines
from mistake_bounds.plots.race import race
from mistake_bounds.plots.slack import slack_bar
from mistake_bounds.plots.triangles import two_triangles
from mistake_bounds.plots.winnow import chips_and_weight, growing, worst_cases

__all__ = [
    "Picture",
    "against_scale",
    "caps",
    "chips_and_weight",
    "decision_lines",
    "growing",
    "half_spaces",
    "ladder",
    "lengthening",
    "lifted",
    "margin_by_direction",
    "margins",
    "race",
    "signed_distances",
    "slack_bar",
    "two_triangles",
    "wedges",
    "worst_cases",
]
