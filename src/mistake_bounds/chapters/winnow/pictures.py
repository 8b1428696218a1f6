"""Winnow on ORs in pictures: the two sums along a run, worst cases beside bounds, and runs on ever more attributes.

t counts mistakes, P(t) and D(t) the promotions and demotions among the first t.

Winnow at play: its chips on each attribute under their cap, and what each mistake does to the total weight.

A *chip* is a promotion of an attribute less a demotion of it, so that a weight with c chips is 2ᶜ.
"""

from math import log2

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, SIDE, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import KIND


@styled
def chips_and_weight(case: Instance, caption: str = "") -> Picture:
    """Above, ⟨u, c⟩ between its floor P(t) and its cap rL; below, the total weight under its ceiling.

    Curves, floor and ceiling are the two sides of the theorem's two sums, after each mistake of ``run``.
    """
    run, reading, theorem = case.run, case.reading, case.theorem
    progress, weight = (proof.claim for proof in theorem.sums)
    after = [_state(reading, t) for t in range(len(run.mistakes) + 1)]
    over = list(range(len(after)))
    cap = float(reading.end["r"] * reading.end["L"])
    along = lambda side: [float(value(side, {**reading.end, **state})) for state in after]
    figure, (chips, total) = canvas(5.8, 5.4, rows=2, sharex=True)
    chips.axhline(cap, color=MUTED, linestyle=":", linewidth=1.5, label="cap rL")
    chips.plot(over, along(progress.lhs), color=BLUE, linewidth=2.4, label="⟨u, c⟩")
    chips.plot(over, along(progress.rhs), color=INK, linestyle="--", linewidth=1.2, label="floor: promotions so far")
    chips.set_ylabel("chips on relevant attributes")
    total.plot(
        over, along(weight.rhs), color=ORANGE, linestyle="--", linewidth=1.3, label=f"ceiling {_ceiling(theorem)}"
    )
    total.plot(over, along(weight.lhs), color=ORANGE, label="total weight")
    total.set_ylim(0, 1.3 * max(along(weight.rhs)))
    total.xaxis.get_major_locator().set_params(integer=True)
    total.set_ylabel("total weight")
    total.set_xlabel("mistakes made, t")
    chips.legend(loc="lower right")
    total.legend(loc="upper left", ncols=2)
    made, promotions = len(run.mistakes), reading.end["P"]
    alt = (
        f"Over {made} mistakes, {promotions} of them promotions, the chips on the relevant attributes rise to "
        f"{along(progress.lhs)[-1]:,.0f}, above the number of promotions and below the cap {cap:,.0f}; the total "
        f"weight ends at {along(weight.lhs)[-1]:,.1f}, under its ceiling {along(weight.rhs)[-1]:,.0f} and above 0."
    )
    return Picture(figure, alt, caption)


def _ceiling(theorem) -> str:
    """The right side of the second sum, for the legend."""
    return "n + nP − nD" if "elimination" in theorem.name else "n + nP − nD/2"


def _state(reading, t: int) -> dict:
    """What the sums speak of, after the first t mistakes."""
    promotions = sum(point[KIND] == 0 for point in reading.mistakes[:t])
    state = {"P": promotions, "D": t - promotions}
    if t == len(reading.mistakes):
        return state
    now = reading.mistakes[t]
    return {**state, "c_M": now["c"], "T_M": now["T"], **({"E_M": now["E"]} if "E" in now else {})}


@styled
def worst_cases(rows, n: int, r: int, caption: str = "") -> Picture:
    """Optimum, Winnow's exact worst case and its two bounds, as r grows for this ``n`` and as n grows for this ``r``.

    ``rows`` are those of `chapters.cross_off.known.table`.
    """
    lines = (
        ("lecture", "lectures' bound", MUTED, "--", ""),
        ("sharper", "sharper bound", ORANGE, "--", ""),
        ("winnow", "Winnow, exact worst case", BLUE, "-", "o"),
        ("optimum", "optimum", GREEN, "-", "s"),
        ("cross_off", "list and cross off", PURPLE, "-", "x"),
    )
    by_r = [row for row in rows if row.n == n]
    by_n = [row for row in rows if row.r == r]
    figure, panels = canvas(5.8, 3.9, columns=2, sharey=False)
    for axes, chosen, over, title in (
        (panels[0], by_r, [row.r for row in by_r], f"n = {n}"),
        (panels[1], by_n, [row.n for row in by_n], f"r = {r}"),
    ):
        for field, label, colour, style, marker in lines:
            points = [(at, getattr(row, field)) for at, row in zip(over, chosen, strict=True)]
            points = [(at, count) for at, count in points if count is not None]
            axes.plot(
                *zip(*points, strict=True), color=colour, linestyle=style, marker=marker, markersize=4.5, label=label
            )
        axes.set_title(title)
        axes.set_ylim(0, None)
        axes.xaxis.get_major_locator().set_params(integer=True)
    panels[0].set_xlabel("relevant attributes, r")
    panels[1].set_xlabel("attributes, n")
    panels[0].set_ylabel("mistakes")
    figure.legend(*panels[0].get_legend_handles_labels(), loc="outside lower center", ncols=2, fontsize=10)
    told = lambda row: (
        f"n = {row.n}, r = {row.r}: optimum {row.optimum} for at most r, Winnow {row.winnow}, "
        f"sharper bound {row.sharper}, lectures' bound {row.lecture}, list and cross off {row.cross_off}"
    )
    alt = "Worst cases beside bounds. " + "; ".join(map(told, (by_r[1], by_r[-1], by_n[-1]))) + "."
    return Picture(figure, alt, caption)


@styled
def growing(runs, bounds, cross_off, caption: str = "", of: str = "n") -> Picture:
    """Mistakes as n, the number of attributes, grows (on a logarithmic axis), or r (``of="r"``), that of relevant ones.

    ``runs``: size → the mistakes of runs of that size; ``bounds``: label → (size → bound); ``cross_off``:
    size → mistakes of list-and-cross-off on the same examples, an arrowhead at the top where they are beyond it.
    """
    sizes = sorted(runs)
    top = 1.08 * max(float(bound[size]) for bound in bounds.values() for size in sizes)
    figure, axes = canvas(5.8, 4.3)
    for (label, bound), colour in zip(bounds.items(), (MUTED, ORANGE), strict=False):
        axes.plot(sizes, [float(bound[size]) for size in sizes], color=colour, linestyle="--", label=label)
    for counts, options in (
        (cross_off, {"color": PURPLE, "marker": "x", "markersize": 5, "label": "list and cross off"}),
        (runs, {"color": BLUE, "marker": "o", "markersize": 4, "alpha": 0.75, "label": "Winnow"}),
    ):
        at = [size for size in sizes for _ in counts[size]]
        axes.plot(at, [count for size in sizes for count in counts[size]], linestyle="", **options)
    if of == "n":
        axes.set_xscale("log", base=2)
        axes.set_xticks(sizes[::4], [f"2{_superscript(round(log2(size)))}" for size in sizes[::4]])
        axes.minorticks_off()
    axes.set_ylim(0, top)
    axes.set_xlabel("attributes, n" if of == "n" else "relevant attributes, r")
    axes.set_ylabel("mistakes")
    beyond = [size for size in sizes if max(cross_off[size]) > top]
    if beyond:
        most = f"crossing off: up to {max(map(max, cross_off.values())):,}"
        axes.plot(beyond, [top] * len(beyond), color=PURPLE, marker="^", linestyle="", markersize=6, clip_on=False)
        axes.annotate(most, (beyond[-1], top), xytext=(0, 8), textcoords="offset points", ha="right", color=PURPLE,
                      fontsize=10, annotation_clip=False)  # fmt: skip
    figure.legend(loc="outside lower center", ncols=2, fontsize=10)
    ends = "; ".join(
        f"at {of} = {size:,}, Winnow {min(runs[size])} to {max(runs[size])} mistakes, list and cross off "
        f"{min(cross_off[size])} to {max(cross_off[size]):,}, "
        + ", ".join(f"{label} {float(bound[size]):.0f}" for label, bound in bounds.items())
        for size in (sizes[0], sizes[-1])
    )
    grows = "attributes" if of == "n" else "relevant attributes"
    return Picture(figure, f"Mistakes as the number of {grows} grows: {ends}.", caption)


def _superscript(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


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
