"""Nearer at each mistake: distances that fall like stairs, and what lies between two learners."""

from collections.abc import Mapping, Sequence

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance

COLOURS = (BLUE, ORANGE, PURPLE, GREEN, INK)
MARKERS = ("o", "s", "^", "D", "v")


def distances(case: Instance, name: str) -> list[float]:
    """The distance before the first mistake and after each one, as shares of the first, read off the claim ``name``.

    The claim says that a mistake lowers the distance by what it is worth; as many mistakes as the theorem allows are
    worth the first distance, since it never gets below 0.
    """
    closer = case.theorem[name]
    points, allowed = case.reading.mistakes, float(case.bound)
    first = float(value(closer.rhs, points[0])) / (1 - 1 / allowed)
    return [1.0, *(float(value(closer.lhs, point)) / first for point in points)]


@styled
def staircases(cases: Mapping[str, tuple[Instance, str]], caption: str = "") -> Picture:
    """For each learner the distance to its target after each mistake, and the straight line that the theorem promises.

    ``cases`` maps a title to a theorem on a run and the name of its claim about one mistake.  Where the line reaches
    the ground the theorem allows no more mistakes.
    """
    figure, panels = canvas(3 * len(cases), 2.9, columns=len(cases), squeeze=False, sharey=True)
    told = []
    for axes, (title, (case, name)), colour in zip(panels[0], cases.items(), COLOURS, strict=False):
        falling, allowed = distances(case, name), float(case.bound)
        made = len(falling) - 1
        axes.step(range(made + 1), falling, where="post", color=colour, label="distance to the target")
        axes.plot([0, allowed], [1, 0], color=MUTED, linestyle="--", linewidth=1.3, label="at most")
        axes.set(xlabel="mistakes", ylim=(0, 1.04), xlim=(0, allowed * 1.03))
        axes.locator_params(axis="x", nbins=4)
        axes.set_title(f"{title}: {made} of {int(allowed)}", fontsize=10)  # a bound of 153.6 allows 153
        told.append(
            f"{title}: {made} mistakes of at most {int(allowed)}; the distance falls from 1 to {falling[-1]:.2f}, "
            f"promised was {1 - made / allowed:.2f}"
        )
    panels[0][0].set_ylabel("share of the first distance")
    handles, labels = panels[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=2, fontsize=10)
    return Picture(figure, f"Falling distances. {'. '.join(told)}.", caption)


@styled
def loudest(weights: Mapping[str, Sequence], caption: str = "") -> Picture:
    """Rows of weights side by side, each as shares of the sum of their sizes, the last entry in another colour."""
    figure, panels = canvas(2 * len(weights), 2.5, columns=len(weights), squeeze=False, sharey=True)
    told = []
    for axes, (title, row) in zip(panels[0], weights.items(), strict=True):
        size = sum(abs(float(w)) for w in row)
        shares = [float(w) / size for w in row]
        colours = [BLUE] * (len(row) - 1) + [ORANGE]
        axes.bar(range(1, len(row) + 1), shares, color=colours, width=0.8)
        axes.set_title(title, fontsize=10)
        axes.locator_params(axis="x", nbins=3)
        axes.set(xlabel="attribute")
        told.append(f"{title}: the last weight is {shares[-1]:.2f} of all")
    panels[0][0].set_ylabel("share of all weights")
    return Picture(figure, f"Weights as shares of their sum. {'; '.join(told)}.", caption)


@styled
def by_size(made: Mapping[str, Mapping[int, int]], bounds: Mapping[str, Mapping[int, float]], caption="") -> Picture:
    """Mistakes of each learner by the size n, dots, and where ``bounds`` has some, its bound as a dashed line."""
    figure, axes = canvas(6, 3.2)
    told = []
    for (name, counts), colour, marker in zip(made.items(), COLOURS, MARKERS, strict=False):
        axes.plot(list(counts), list(counts.values()), color=colour, marker=marker, markersize=6, label=name)
        said = ", ".join(f"{m} at {n}" for n, m in counts.items())
        if name in bounds:
            limits = bounds[name]
            axes.plot(list(limits), list(map(float, limits.values())), color=colour, linestyle="--", linewidth=1.2)
            said += f"; bounds {', '.join(f'{float(b):.3g} at {n}' for n, b in limits.items())}"
        told.append(f"{name}: {said}")
    sizes = sorted({n for counts in made.values() for n in counts})
    axes.set_xscale("log", base=2)
    axes.set_yscale("log", base=2)
    axes.set_xticks(sizes, map(str, sizes))
    axes.yaxis.set_major_formatter(lambda v, _: f"{v:g}")
    axes.set(xlabel="n, rows and columns", ylabel="mistakes")
    figure.legend(loc="outside right center", fontsize=10)
    return Picture(figure, f"Mistakes by size. {'. '.join(told)}.", caption)
