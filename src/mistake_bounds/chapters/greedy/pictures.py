"""The greedy algorithm for decision lists in pictures: what each rule takes away, and how many lists there are.

A *round* puts down a rule and takes away the examples of which it is true.
"""

from collections.abc import Mapping, Sequence

from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator

from mistake_bounds.chapters.greedy.learner import named
from mistake_bounds.drawing.figure import (
    BLUE,
    GREEN,
    MUTED,
    ORANGE,
    PURPLE,
    RED,
    SIDE,
    SIGN,
    SURFACE,
    Picture,
    canvas,
    styled,
)


@styled
def taken_away(run, caption: str = "") -> Picture:
    """A column for each round of a run, a row for each example, in the order in which they are taken away.

    A cell holds the label of an example that is left, in colour where the round's rule takes it away.
    """
    rounds, examples = len(run.rules), run.examples
    gone = [next((t for t in range(rounds) if not run.left[t + 1] >> i & 1), rounds) for i in range(len(examples))]
    order = sorted(range(len(examples)), key=gone.__getitem__)
    figure, axes = canvas(1.1 + 0.8 * rounds, 0.28 * len(examples) + 0.6)
    for row, i in enumerate(order):
        x, y = examples[i]
        for t in range(min(gone[i] + 1, rounds)):
            taken = t == gone[i]
            look = {"facecolor": SIDE[y] if taken else SURFACE, "edgecolor": MUTED, "alpha": 0.85 if taken else 1}
            axes.add_patch(Rectangle((t + 0.05, row + 0.08), 0.9, 0.84, **look))
            style = {"color": SURFACE, "fontweight": "bold"} if taken else {"color": MUTED}
            axes.text(t + 0.5, row + 0.53, SIGN[y], ha="center", va="center", fontsize=10, **style)
    axes.set(xlim=(0, rounds), ylim=(len(examples), 0))
    titles = ["none legal" if rule is None else str(rule) for rule in run.rules]
    axes.set_xticks([t + 0.5 for t in range(rounds)], titles)
    axes.set_yticks([row + 0.5 for row in range(len(order))], [" ".join(map(str, examples[i][0])) for i in order])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    told = [f"{title} takes away {_rows(run, [i for i in order if gone[i] == t])}" for t, title in enumerate(titles)]
    return Picture(figure, f"{len(examples)} examples, round by round. {'; '.join(told)}.", caption)


def _rows(run, which: Sequence[int]) -> str:
    return ", ".join("".join(map(str, run.examples[i][0])) + " " + SIGN[run.examples[i][1]] for i in which) or "nothing"


@styled
def certificate(refusal, examples, caption: str = "") -> Picture:
    """For each condition of a certificate that no list fits, a positive and a negative example of which it is true."""
    pairs = refusal.pairs
    figure, axes = canvas(4.6, 0.34 * len(pairs) + 0.7)
    told = []
    for row, (condition, pair) in enumerate(pairs.items()):
        for column, (i, y) in enumerate(zip(pair, (1, -1), strict=True)):
            text = " ".join(map(str, examples[i][0])) + "   " + SIGN[y]
            axes.add_patch(Rectangle((column + 0.04, row + 0.08), 0.92, 0.84, facecolor=SIDE[y], alpha=0.85))
            axes.text(column + 0.5, row + 0.53, text, ha="center", va="center", fontsize=10, color=SURFACE)
        told.append(f"{named(condition)}: {' and '.join(''.join(map(str, examples[i][0])) for i in pair)}")
    axes.set(xlim=(0, 2), ylim=(len(pairs), 0))
    axes.set_xticks([0.5, 1.5], ["a positive one", "a negative one"])
    axes.set_yticks([row + 0.5 for row in range(len(pairs))], [named(condition) for condition in pairs])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    return Picture(figure, f"Two examples with different labels for each condition. {'; '.join(told)}.", caption)


@styled
def how_many(counts: Mapping[str, Sequence[int]], caption: str = "") -> Picture:
    """Numbers of lists over 1, 2, … attributes, by what is counted, by powers of ten; the first are marks."""
    figure, axes = canvas(5.8, 3.3)
    told = []
    looks = zip((BLUE, GREEN, ORANGE, PURPLE, RED), "os^vD", strict=True)
    for place, ((name, numbers), (colour, marker)) in enumerate(zip(counts.items(), looks, strict=False)):
        sizes = range(1, len(numbers) + 1)
        style = {"marker": marker, "linestyle": "-" if place else ""}
        axes.plot(sizes, [float(number) for number in numbers], color=colour, label=name, markersize=5, **style)
        told.append(f"{name}: {', '.join(f'{number:,}' if number < 10**7 else f'{number:.1e}' for number in numbers)}")
    axes.set(yscale="log", xlabel="attributes, n", ylabel="how many")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(loc="upper left", fontsize=10)
    return Picture(figure, f"How many there are for n = 1, 2, and so on. {'; '.join(told)}.", caption)
