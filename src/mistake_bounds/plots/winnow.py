"""Winnow on ORs in pictures: the two sums along a run, worst cases beside bounds, and runs on ever more attributes.

t counts mistakes, P(t) and D(t) the promotions and demotions among the first t.
"""

from math import log2

from mistake_bounds.plots.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorems.instance import Instance
from mistake_bounds.traces.reading import KIND


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

    ``rows`` are those of `mistake_bounds.theorems.known.table`.
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
