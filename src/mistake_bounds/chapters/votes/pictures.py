"""Votes and averages in pictures: how long weights last and what they vote, and the errors of what is learned.

*Votes* of a weight vector: 1 when it is made, and 1 more for each example that it survives.
"""

from collections.abc import Mapping, Sequence

from mistake_bounds.chapters.votes.reading import Errors
from mistake_bounds.drawing.figure import BLUE, GREEN, GRID, INK, MUTED, ORANGE, RED, SIDE, Picture, canvas, styled
from mistake_bounds.play import Run

LINES = {
    "at_random": ("stopped at random", MUTED, ":"),
    "last": ("last", ORANGE, "--"),
    "voted": ("vote", BLUE, "-"),
    "averaged": ("average", GREEN, "-."),
}
SIGN = {1: "+", -1: "−", 0: "0"}


@styled
def survival(run: Run, asked: Mapping[str, tuple], caption: str = "") -> Picture:
    """A bar for each weight vector of a run of `VotedPerceptron`, as long as it lasted, and what it votes.

    ``asked`` holds examples by their names: below the bars stands a row for each, in which the colour of a vector's
    bar says which label it votes for, with the vote at the end of the row.
    """
    learner, ballot = run.learner, run.learner.ballot(run.weights)
    figure, axes = canvas(6.0, 1.2 + 0.42 * len(asked))
    first, told = 0, []
    for number, (weights, votes) in enumerate(ballot):
        axes.barh(0, votes, left=first, height=0.62, color=MUTED, alpha=0.35, edgecolor=INK, linewidth=1)
        if votes >= 0.025 * (run.presented + 1):
            axes.text(first + votes / 2, 0, str(votes), ha="center", va="center", fontsize=10, color=INK)
        for row, x in enumerate(asked.values(), 1):
            said = learner.perceptron.predict(weights, x)
            axes.barh(row, votes, left=first, height=0.62, color=SIDE.get(said, GRID), linewidth=0)
        told.append(f"vector {number}: {votes}")
        first += votes
    for row, (name, x) in enumerate(asked.items(), 1):
        vote = learner.score(run.weights, x)
        axes.text(first * 1.015, row, f"{vote:+d}".replace("-", "−"), va="center", fontsize=11, color=INK)
        told.append(f"on {name} the vote is {vote:+d}")
    axes.set(xlim=(0, first * 1.09), ylim=(len(asked) + 0.6, -0.6), xlabel="examples survived, in their order")
    axes.set_yticks(range(len(asked) + 1), ["votes", *asked])
    axes.tick_params(axis="y", length=0)
    axes.grid(False)
    alt = f"The votes of {len(ballot)} weight vectors, in the order in which they were made. {'; '.join(told)}."
    return Picture(figure, alt, caption)


@styled
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
    figure, axes = canvas(5.6, 3.0)
    shown, told = list(found), []
    if twice:
        ceiling = [2 * float(found[m].at_random) for m in shown]
        axes.plot(shown, ceiling, color=INK, linewidth=1.1, label="twice that: the vote's bound")
    for field, (name, colour, dash) in LINES.items():
        values = [float(getattr(found[m], field)) for m in shown]
        axes.plot(shown, values, color=colour, linestyle=dash, label=name, marker="o", markersize=3)
        told.append(f"{name}: {values[0]:.3f} at {shown[0]}, {values[-1]:.3f} at {shown[-1]}")
    for (name, level), colour in zip((beside or {}).items(), (RED, INK), strict=False):
        axes.axhline(level, color=colour, linewidth=1.1, linestyle=(0, (1, 1)), label=name)
        told.append(f"{name}: {level:.3f}")
    axes.set(xlabel=xlabel, ylabel=ylabel, ylim=(0, top))
    axes.xaxis.get_major_locator().set_params(integer=True)
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.3)
    return Picture(figure, f"Errors. {'; '.join(told)}.", caption)


@styled
def left_out_dots(run: Run, wrong: Sequence[int], caption: str = "") -> Picture:
    """The examples of a run in the plane: those that were a mistake have a ring, those wrong left out are filled."""
    figure, axes = canvas(3.4, 2.7)
    mistaken = {index % len(run.examples) for index in run.mistakes}
    for i, (x, y) in enumerate(run.examples):
        axes.text(*map(float, x), SIGN[y], color=SIDE[y], ha="center", va="center", fontsize=13, weight="bold")
        if i in mistaken:
            axes.plot(*map(float, x), marker="o", markersize=15, markerfacecolor="none", color=INK)
        if i in wrong:
            axes.plot(*map(float, x), marker="s", markersize=20, markerfacecolor="none", color=RED)
    reach = max(abs(float(v)) for x in run.examples.X for v in x) * 1.15
    a, b = map(float, run.weights)
    if a or b:
        length = 2 * reach / (a * a + b * b) ** 0.5
        axes.plot([b * length, -b * length], [-a * length, a * length], color=MUTED, linestyle="--")
    axes.set(xlim=(-reach, reach), ylim=(-reach, reach), aspect="equal", xticks=[], yticks=[])
    axes.axhline(0, color=GRID, linewidth=1)
    axes.axvline(0, color=GRID, linewidth=1)
    alt = (
        f"{len(run.examples)} examples in the plane with the line that the run ends with; {len(mistaken)} of them were "
        f"a mistake, and {len(wrong)} of these are wrong when they are left out."
    )
    return Picture(figure, alt, caption)
