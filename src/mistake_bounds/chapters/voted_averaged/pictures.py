"""Votes and averages in pictures: how long weights last and what they vote, and the errors of what is learned.

*Votes* of a weight vector: 1 when it is new, and 1 more for each example that it survives.
"""

from collections.abc import Mapping, Sequence

from mistake_bounds.chapters.voted_averaged.examples import Errors
from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    GRID,
    INK,
    MUTED,
    NARROW,
    ORANGE,
    RED,
    SIDE,
    Bars,
    Level,
    Line,
    Text,
    boundary,
    chart,
    ring,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.play import Run

LINES = {
    "at_random": ("stopped at random", MUTED, ":"),
    "last": ("last", ORANGE, "--"),
    "voted": ("vote", BLUE, "-"),
    "averaged": ("average", GREEN, "-."),
}
SIGN = {1: "+", -1: "−", 0: "0"}


def survival(run: Run, queries: Mapping[str, tuple], caption: str = "") -> Picture:
    """A bar for each weight vector of a run of `VotedPerceptron`, as long as it lasted, and what it votes.

    ``queries`` holds examples by their names: below the bars is a row for each, in which the colour of a vector's
    bar says which label it votes for, with the vote at the end of the row.
    """
    learner = run.learner
    ballot = run.learner.ballot(run.weights)
    look = {"thick": 0.62, "across": True}
    first = 0
    details = []
    marks = []
    for number, (weights, votes) in enumerate(ballot):
        marks.append(Bars((0,), (votes,), colour=GRID, edge=MUTED, width=0.6, base=first, **look))
        if votes >= 0.025 * (run.presented + 1):
            marks.append(Text(first + votes / 2, 0, str(votes)))
        for row, x in enumerate(queries.values(), 1):
            prediction = learner.perceptron.predict(weights, x)
            marks.append(Bars((row,), (votes,), colour=SIDE.get(prediction, GRID), base=first, **look))
        details.append(f"vector {number}: {votes}")
        first += votes
    for row, (name, x) in enumerate(queries.items(), 1):
        vote = learner.score(run.weights, x)
        marks.append(Text(first * 1.015, row, f"{vote:+d}".replace("-", "−"), ha="left"))
        details.append(f"on {name} the vote is {vote:+d}")
    drawn = chart(
        *marks,
        size=(NARROW, 1.2 + 0.42 * len(queries)),
        xlim=(0, first * 1.09),
        ylim=(len(queries) + 0.6, -0.6),
        xlabel="examples survived, in their order",
        yticks=dict(enumerate(["votes", *queries])),
        grid="",
    )
    alt = f"The votes of {len(ballot)} weight vectors, in the order in which they were made. {'; '.join(details)}."
    return Picture(drawn, alt, caption)


def errors_by_examples(
    found: Mapping[int, Errors],
    caption: str = "",
    twice: bool = False,
    xlabel: str = "examples learned from",
    ylabel: str = "expected error",
    beside: Mapping[str, float] | None = None,
    top: float | None = None,
) -> Picture:
    """The four errors against the number of examples, or of passes, after which they are those of what is learned.

    ``twice`` draws twice the error of stopping at random as well, which the vote's never exceeds.  ``beside`` holds
    errors of other methods by their names, as level lines.
    """
    shown = list(found)
    marks = []
    if twice:
        ceiling = [2 * errors.at_random for errors in found.values()]
        marks.append(Line(shown, ceiling, "twice that: the vote's bound", width=1.1))
    for field, (name, colour, dash) in LINES.items():
        values = [getattr(errors, field) for errors in found.values()]
        marks.append(Line(shown, values, name, colour, dash, width=1.8, marker="o", size=3))
    for (name, level), colour in zip((beside or {}).items(), (RED, INK), strict=False):
        marks.append(Level(level, name, colour, ":", width=1.1))
    drawn = chart(*marks, size=(NARROW, 3.0), xlabel=xlabel, ylabel=ylabel, ylim=(0, top), legend="below")
    return Picture(drawn, f"Errors. {drawn.describe()}.", caption)


def left_out_dots(run: Run, wrong: Sequence[int], caption: str = "") -> Picture:
    """The examples of a run in the plane: those that were a mistake have a ring, those wrong left out are filled."""
    mistaken = {index % len(run.examples) for index in run.mistakes}
    marks = [Level(0, colour=GRID, width=1), Level(0, colour=GRID, width=1, upright=True)]
    for i, (x, y) in enumerate(run.examples):
        marks.append(Text(*x, SIGN[y], SIDE[y], size=13, bold=True))
        if i in mistaken:
            marks.append(ring(x, colour=INK, size=15, edge=1))
        if i in wrong:
            marks.append(Line((x[0],), (x[1],), colour=RED, dash="", marker="s", size=20, hollow=True))
    reach = max(abs(v) for x in run.examples.X for v in x) * 1.15
    drawn = chart(
        *marks,
        *boundary(run.weights, reach, colour=MUTED, dash="--", width=1.8),
        size=(3.4, 2.7),
        xlim=(-reach, reach),
        ylim=(-reach, reach),
        xticks=(),
        yticks=(),
        equal=True,
    )
    alt = (
        f"{len(run.examples)} examples in the plane with the line that the run ends with; {len(mistaken)} of them were "
        f"a mistake, and {len(wrong)} of these are wrong when they are left out."
    )
    return Picture(drawn, alt, caption)
