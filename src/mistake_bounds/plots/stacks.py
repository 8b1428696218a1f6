"""Winnow at play: its chips on each attribute under their cap, and what each mistake does to the total weight.

A *chip* is a promotion of an attribute less a demotion of it, so that a weight with c chips is 2ᶜ.
"""

from mistake_bounds.plots.figure import BLUE, GREEN, INK, MUTED, ORANGE, SIDE, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorems.instance import Instance


@styled
def stacks(case: Instance, caption: str = "") -> Picture:
    """The stack of chips on each attribute at the start and after each mistake of a small run, and the total weight.

    Chips that were taken off below 0 hang down, hollow.  The cap is the theorem's L, the ceiling over the total weight
    the right side of its second sum.
    """
    states, told = _states(case), []
    cap, marked = case.reading.end["L"], case.reading.end["u"]
    lowest = min(0, *(chips for c, _, _ in states for chips in c))
    highest = max(float(ceiling) for _, _, ceiling in states)
    figure, grid = canvas(6.0, 4.4, columns=len(states), rows=2, squeeze=False, height_ratios=(0.75, 1.1))
    for t, (c, weight, ceiling) in enumerate(states):
        above, below = grid[0][t], grid[1][t]
        above.axhline(cap, color=MUTED, linestyle=":", linewidth=1.5, label="cap: L chips")
        above.axhline(0, color=MUTED, linewidth=0.8)
        for i, chips in enumerate(c):
            colour = BLUE if marked[i] else MUTED
            for place in range(chips):
                above.bar(i, 0.8, bottom=place + 0.1, width=0.78, color=colour)
            for place in range(chips, 0):
                above.bar(i, 0.8, bottom=place + 0.1, width=0.78, color="none", edgecolor=colour)
        above.set(ylim=(lowest - 0.25, cap + 0.5), xlim=(-0.7, len(c) - 0.3), xticks=[], yticks=[])
        above.set_title(_title(case, t), fontsize=10)
        below.bar(0, float(weight), width=0.6, color=ORANGE, alpha=0.85, label="total weight")
        below.hlines(float(ceiling), -0.45, 0.45, color=ORANGE, linestyle="--", linewidth=1.5, label="its ceiling")
        below.text(0, float(weight) / 2, f"{weight}", ha="center", va="center", color=INK, fontsize=10)
        below.set(ylim=(0, 1.08 * highest), xlim=(-0.7, 0.7), xticks=[], yticks=[])
        for axes in (above, below):
            axes.grid(visible=False)
            axes.spines["left"].set_visible(False)
        above.spines["bottom"].set_visible(False)
        told.append(f"{_title(case, t).replace(chr(10), ' ')}: chips {_row(c)}, total weight {weight} of {ceiling}")
    grid[0][0].bar(0, 0, color=BLUE, label="chips on relevant attributes")
    grid[0][0].bar(0, 0, color=MUTED, label="on others")
    handles, labels = (a + b for a, b in zip(*(axes[0].get_legend_handles_labels() for axes in grid), strict=True))
    figure.legend(handles, labels, loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.2)
    return Picture(figure, f"Chips, with their cap at {cap}, and total weight. {'; '.join(told)}.", caption)


@styled
def deposits(case: Instance, caption: str = "") -> Picture:
    """What each mistake of a run pays into the total weight, or takes out of it, beside what the proof reckons with.

    A promotion adds its score s and is charged with n, a demotion removes s/2 and is credited with n/2; the frames are
    the latter, read off the theorem's claims *gain* and *loss*.
    """
    figure, axes = canvas(5.8, 3.3)
    steps, n = case.run.steps, case.reading.end["n"]
    told = [f"at the start there is {n}"]
    axes.bar(0, float(n), width=0.72, color=GREEN, alpha=0.8, label="start")
    labels = {1: "added by a promotion", -1: "removed by a demotion"}
    for at, (step, point) in enumerate(zip(steps, case.reading.mistakes, strict=True), 1):
        moved = point["T^+"] - point["T"]
        claim = case.theorem["gain" if step.y > 0 else "loss"]
        reckoned = value(claim.rhs, point) - point["T"]
        axes.bar(at, float(moved), width=0.72, color=SIDE[step.y], alpha=0.85, label=labels.pop(step.y, None))
        frame = "what the proof reckons with" if at == 1 else None
        axes.bar(
            at, float(reckoned), width=0.72, color="none", edgecolor=INK, linestyle=":", linewidth=1.2, label=frame
        )
        told.append(f"mistake {at} {'adds' if moved > 0 else 'removes'} {abs(moved)}, reckoned {abs(reckoned)}")
    axes.axhline(0, color=MUTED, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xticks(range(len(steps) + 1), ["start", *range(1, len(steps) + 1)])
    axes.set_xlabel("mistake")
    axes.set_ylabel("change of the total weight")
    figure.legend(loc="outside lower center", ncols=2, fontsize=10)
    return Picture(figure, f"Changes of the total weight: {'; '.join(told)}.", caption)


def _states(case: Instance) -> list[tuple]:
    """(chips, total weight, its ceiling) at the start and after each mistake."""
    end, ceiling, labels = case.reading.end, case.theorem["total weight"].rhs, [step.y for step in case.run.steps]
    held = [(point["c"], point["T"]) for point in case.reading.mistakes] + [(end["c_M"], end["T_M"])]
    counted = [{"P": sum(y > 0 for y in labels[:t]), "D": sum(y < 0 for y in labels[:t])} for t in range(len(held))]
    return [(c, weight, value(ceiling, {**end, **now})) for (c, weight), now in zip(held, counted, strict=True)]


def _title(case: Instance, t: int) -> str:
    if not t:
        return "start"
    step = case.run.steps[t - 1]
    return f"{''.join(map(str, step.x))} {'+' if step.y > 0 else '−'}"


def _row(c) -> str:
    return " ".join(map(str, c)).replace("-", "−")
