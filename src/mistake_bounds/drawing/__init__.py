"""Charts as data, drawn as SVG in a page's own colours: with Matplotlib where it is installed, and without.

>>> falls = chart(Line((0, 1, 2), (8, 5, 4), "f"), Level(4, "its least"))
>>> rows = Picture(falls, alt="f falls from 8 to 4 in two steps")
>>> rows.svg().startswith("<svg"), rows
(True, Picture: f falls from 8 to 4 in two steps)
"""

from mistake_bounds.drawing.certificate import NoPieces, certificate_bars, pieces
from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    GREEN,
    GRID,
    INK,
    LEARNER,
    MISTAKE,
    MUTED,
    ORANGE,
    PURPLE,
    RED,
    SURFACE,
    TARGET,
    Arrow,
    Bars,
    Chart,
    Fill,
    Level,
    Line,
    Note,
    Panel,
    Text,
    arc,
    band,
    boundary,
    box,
    chart,
    foot,
    meeting,
    ring,
    rounded,
    short,
    signs,
    stairs,
)
from mistake_bounds.drawing.compare import Series, curves, series_of, side_by_side, weight_race
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.drawing.slack import fills, slack_bar

__all__ = [
    "BLUE", "BOUND", "GREEN", "GRID", "INK", "LEARNER", "MISTAKE", "MUTED", "ORANGE", "PURPLE", "RED", "SURFACE",
    "TARGET", "Arrow", "Bars", "Chart", "Fill", "Level", "Line", "NoPieces", "Note", "Panel", "Picture", "Series",
    "Text", "arc", "band", "boundary", "box",
    "certificate_bars", "chart", "curves", "fills", "foot", "meeting", "pieces", "ring", "rounded", "series_of",
    "short", "side_by_side", "signs", "slack_bar", "stairs", "weight_race",
]  # fmt: skip
