"""Where the slack of a bound went: the mistakes made and the surplus by cause, one bar that ends at the bound."""

from mistake_bounds.drawing.figure import (
    BLUE,
    GREEN,
    GRID,
    INK,
    MUTED,
    ORANGE,
    PURPLE,
    RED,
    Picture,
    canvas,
    rounded,
    styled,
)
from mistake_bounds.proof.show.text import plural

LETTER = 0.021  # of a bar's length: the width of a digit
MADE = {"chance": "chance of a failure"}  # a chance is not counted, so none is "made"
FILLS = (ORANGE, RED, PURPLE, GREEN, BLUE, MUTED, GRID)


@styled
def slack_bar(slacks, caption: str = "", digits: int = 1) -> Picture:
    """One bar for each entry of ``slacks`` (label → `Slack`), each scaled to its own bound.

    The dark part is the mistakes (or updates) made; the others are the bound's surplus, by cause.
    Numbers are rounded to so many ``digits``.  Those of parts that are too narrow for them stand below the bar, one
    beside the other.
    """
    causes = list(dict.fromkeys(cause for slack in slacks.values() for cause in slack.mistakes))
    fill = dict(zip(causes, FILLS, strict=False))
    made = " or ".join(dict.fromkeys(_made(slack.over) for slack in slacks.values()))
    figure, axes = canvas(5.8, 1.6 + 0.92 * len(slacks))
    for row, slack in enumerate(slacks.values()):
        left, taken = 0.0, 0.0
        for cause, amount in [(made, slack.made), *slack.mistakes.items()]:
            width = float(amount / slack.bound)
            label = cause if row == 0 else None
            axes.barh(row, width, left=left, height=0.5, color=fill.get(cause, INK), label=label, alpha=0.9)
            number = rounded(amount, digits)
            if width > LETTER * len(number):
                axes.text(left + width / 2, row - 0.28, number, ha="center", va="bottom", fontsize=10)
            elif number != "0":
                half = LETTER * (len(number) + 1) / 2
                middle = max(left + width / 2, taken + half)
                axes.text(middle, row + 0.26, number, ha="center", va="top", fontsize=10, color=MUTED)
                taken = middle + half
            left += width
    axes.set_yticks(range(len(slacks)), [f"{label}\nbound {rounded(s.bound, digits)}" for label, s in slacks.items()])
    axes.set_ylim(len(slacks) - 0.45, -0.75)
    axes.set_xlim(0, 1)
    axes.set_xlabel("share of the bound")
    axes.xaxis.set_major_formatter(lambda v, _: f"{v:.0%}")
    axes.grid(axis="y", visible=False)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0, labelcolor=MUTED)
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.0)
    return Picture(figure, " ".join(_told(label, slack, digits) for label, slack in slacks.items()), caption)


def _made(over: str) -> str:
    return MADE.get(over, f"{plural(over)} made")


def _told(label, slack, digits: int) -> str:
    parts = ", ".join(f"{cause} {rounded(amount, digits)}" for cause, amount in slack.mistakes.items())
    made = f"{rounded(slack.made, digits)} {_made(slack.over)}"
    return f"{label}: {made} of a bound of {rounded(slack.bound, digits)}; the surplus is {parts}."
