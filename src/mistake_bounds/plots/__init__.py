"""Pictures of theorems and of runs.  The only place that knows colours."""

from mistake_bounds.plots.figure import Picture
from mistake_bounds.plots.plane import decision_lines
from mistake_bounds.plots.race import race
from mistake_bounds.plots.slack import slack_bar

__all__ = ["Picture", "decision_lines", "race", "slack_bar"]
