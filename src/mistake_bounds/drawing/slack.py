"""Where the slack of a bound went: the mistakes made and the surplus by cause, one bar that ends at the bound."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    GRID,
    INK,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    RED,
    Bars,
    Text,
    chart,
    rounded,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof.show.text import plural

LETTER = 0.022  # of a bar's length: the width of a digit
SEEN = 0.006  # of a bar's length: a part that is thinner cannot be seen
COUNTED = {"chance": "chance of a failure"}  # a chance is not counted, so none is "made"
FILLS = (ORANGE, RED, PURPLE, GREEN, BLUE, MUTED, GRID)
# What has one colour in all pictures: data that are smaller than they may be, scores beyond what a mistake has,
# what is left in the end, and steps that gain more than they have to.
MEANING = {
    ORANGE: ("short examples", "small features", "radius", "unused room"),
    RED: ("overshoot", "low scores", "close"),
    PURPLE: ("angle", "Cauchy–Schwarz", "direction", "weight left", "several left", "room left", "in the last round"),
    GREEN: ("margin surplus", "margin", "several relevant", "more than k", "more than half", "several at once"),
}
COLOUR = {cause: colour for colour, causes in MEANING.items() for cause in causes}


def fills(causes: Sequence[str]) -> dict[str, str]:
    """A colour for each cause: the one that it has in all pictures, or one that no other cause has here.

    >>> found = fills(["overshoot", "rounding", "short examples"])
    >>> found["overshoot"] == RED, found["short examples"] == ORANGE, found["rounding"] == PURPLE
    (True, True, True)
    """
    fixed = {COLOUR[cause]: cause for cause in reversed(causes) if cause in COLOUR}
    free = iter([colour for colour in FILLS if colour not in fixed])
    return {cause: COLOUR[cause] if cause in fixed.values() else next(free, MUTED) for cause in causes}


def slack_bar(slacks: Any, caption: str = "", digits: int = 1) -> Picture:
    """One bar for each entry of ``slacks`` (label → `Slack`), each scaled to its own bound.

    The first part is the mistakes (or updates) made; the others are the bound's surplus, by cause.  The legend leaves
    out a cause of which no bar has enough to be seen.
    Above each bar stand its label and the bound.  Numbers are rounded to so many ``digits``.  The number of a narrow
    part stands below it, in its colour; a part that is narrower than half of its number has none.
    """
    counted = " or ".join(dict.fromkeys(_counted(slack.over) for slack in slacks.values()))
    bars = [{counted: slack.made, **slack.mistakes} for slack in slacks.values()]
    bounds = [slack.bound for slack in slacks.values()]
    marks: list[Bars | Text] = []
    lefts = [0.0] * len(bars)
    causes = [
        cause for cause in dict.fromkeys(cause for bar in bars for cause in bar) if any(b.get(cause) for b in bars)
    ]
    colours = {counted: INK, **fills([cause for cause in causes if cause != counted])}
    for cause, colour in colours.items():
        shares = [float(bar.get(cause, 0) / bound) for bar, bound in zip(bars, bounds, strict=True)]
        named = cause if max(shares) >= SEEN else ""
        edge = MUTED if colour == GRID else ""
        places = range(len(bars))
        marks.append(Bars(places, shares, named, colour, lefts, thick=0.4, across=True, edge=edge, alpha=0.9))
        lefts = [left + share for left, share in zip(lefts, shares, strict=True)]
    for row, (bar, bound, (label, slack)) in enumerate(zip(bars, bounds, slacks.items(), strict=True)):
        words = f"{label}: {slack.most} {rounded(bound, digits)}"
        marks.append(Text(0.012, row - 0.43, words, ha="left", va="bottom"))
        amounts = [(bar.get(cause, 0), colour) for cause, colour in colours.items()]
        marks += _numbers(row, [(rounded(one, digits), float(one / bound), colour) for one, colour in amounts])
    seen = sum(isinstance(mark, Bars) and bool(mark.name) for mark in marks)
    drawn = chart(
        *marks,
        size=(NARROW, 0.6 + 1.1 * len(bars) + 0.22 * ceil(seen / 2)),
        xlim=(0, 1),
        ylim=(len(bars) - 0.55, -0.65),
        xlabel="share of the bound",
        xform=".0%",
        yticks=(),
        grid="x",
        legend="below",
    )
    return Picture(drawn, " ".join(_describe(label, slack, digits) for label, slack in slacks.items()), caption)


def _numbers(row: int, parts) -> list[Text]:
    """The numbers of a bar's parts, each with its share of the bar and its colour: above, or below where it is narrow.

    A number is left out where less than half of it would be under its part, or where it would touch another.
    """
    found = []
    left = 0.0
    taken = 0.0
    for number, share, colour in parts:
        wide = LETTER * len(number)
        middle = left + share / 2
        if share > wide:
            found.append(Text(middle, row - 0.22, number, va="bottom"))
        elif 2 * share > wide:
            middle = min(max(middle, wide / 2 + 0.006), 1 - wide / 2)
            if middle - wide / 2 >= taken:
                found.append(Text(middle, row + 0.22, number, INK if colour == GRID else colour, va="top"))
                taken = middle + wide / 2
        left += share
    return found


def _counted(over: str) -> str:
    return COUNTED.get(over, f"{plural(over)} made")


def _describe(label, slack, digits: int) -> str:
    parts = ", ".join(f"{cause} {rounded(amount, digits)}" for cause, amount in slack.mistakes.items())
    counted = f"{rounded(slack.made, digits)} {_counted(slack.over)}"
    bound = f"{'fewer than' if slack.strict else 'a bound of'} {rounded(slack.bound, digits)}"
    return f"{label}: {counted} of {bound}; the surplus is {parts}."
