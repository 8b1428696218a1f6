"""Winnow on ORs in pictures: the two sums along a run, worst cases beside bounds, and runs on ever more attributes.

t counts mistakes, P(t) and D(t) the promotions and demotions among the first t.

Winnow at play: its chips on each attribute under their cap, and what each mistake does to the total weight.

A *chip* is a promotion of an attribute less a demotion of it, so that a weight with c chips is 2ᶜ.
"""

from math import log2

from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    LEARNER,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    SURFACE,
    TARGET,
    Bars,
    Chart,
    Level,
    Line,
    Note,
    Panel,
    Text,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import KIND


def chips_and_weight(case: Instance, caption: str = "") -> Picture:
    """Above, ⟨u, c⟩ between its floor P(t) and its cap rL; below, the total weight under its ceiling.

    Curves, floor and ceiling are the two sides of the theorem's two sums, after each mistake of ``run``.
    """
    run = case.run
    reading = case.reading
    theorem = case.theorem
    progress, weight = (proof.claim for proof in theorem.sums)
    after = [_state(reading, t) for t in range(len(run.mistakes) + 1)]
    over = range(len(after))
    cap = float(reading.end["r"] * reading.end["L"])
    along = lambda side: [float(value(side, {**reading.end, **state})) for state in after]
    chips = Panel(
        [
            Level(cap, "cap rL", BOUND, ":", width=1.5),
            Line(over, along(progress.lhs), "⟨u, c⟩", TARGET, width=2.4),
            Line(over, along(progress.rhs), "floor: promotions so far", BOUND, "-."),
        ],
        ylabel="chips on relevant attributes",
    )
    total = Panel(
        [
            Line(over, along(weight.rhs), f"ceiling {_ceiling(theorem)}", BOUND, "--"),
            Line(over, along(weight.lhs), "total weight", LEARNER),
        ],
        ylim=(0, None),
        xlabel="mistakes made, t",
        ylabel="total weight",
    )
    mistakes = len(run.mistakes)
    promotions = reading.end["P"]
    alt = (
        f"Over {mistakes} mistakes, {promotions} of them promotions, the chips on the relevant attributes rise to "
        f"{along(progress.lhs)[-1]:,.0f}, above the number of promotions and below the cap {cap:,.0f}; the total "
        f"weight ends at {along(weight.lhs)[-1]:,.1f}, under its ceiling {along(weight.rhs)[-1]:,.0f} and above 0."
    )
    return Picture(Chart([chips, total], (NARROW, 5.4), columns=1, share="x", legend="below"), alt, caption)


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


def worst_cases(rows, n: int, r: int, caption: str = "") -> Picture:
    """Optimum, Winnow's exact worst case and its two bounds, as r grows for this ``n`` and as n grows for this ``r``.

    ``rows`` are those of `chapters.winnow_worst_case.known.table`.
    """
    lines = (
        ("lecture", "lectures' bound", MUTED, "--", ""),
        ("sharper", "sharper bound", BOUND, "--", ""),
        ("winnow", "Winnow, exact worst case", LEARNER, "-", "o"),
        ("optimum", "optimum", BLUE, "-", "s"),
        ("cross_off", "list and cross off", ORANGE, "-", "x"),
    )
    by_r = [row for row in rows if row.n == n]
    by_n = [row for row in rows if row.r == r]
    panels = []
    for chosen, over, limits in (
        (
            by_r,
            [row.r for row in by_r],
            {"title": f"n = {n}", "xlabel": "relevant attributes, r", "ylabel": "mistakes"},
        ),
        (by_n, [row.n for row in by_n], {"title": f"r = {r}", "xlabel": "attributes, n"}),
    ):
        marks = []
        for field, label, colour, dash, marker in lines:
            points = [(at, getattr(row, field)) for at, row in zip(over, chosen, strict=True)]
            xs, ys = zip(*((at, count) for at, count in points if count is not None), strict=True)
            marks.append(Line(xs, ys, label, colour, dash, marker=marker, size=4.5))
        panels.append(Panel(marks, ylim=(0, None), **limits))
    describe = lambda row: (
        f"n = {row.n}, r = {row.r}: optimum {row.optimum} for at most r, Winnow {row.winnow}, "
        f"sharper bound {row.sharper}, lectures' bound {row.lecture}, list and cross off {row.cross_off}"
    )
    alt = "Worst cases beside bounds. " + "; ".join(map(describe, (by_r[1], by_r[-1], by_n[-1]))) + "."
    return Picture(Chart(panels, (NARROW, 3.9), legend="below"), alt, caption)


def growing(runs, bounds, cross_off, caption: str = "", of: str = "n") -> Picture:
    """Mistakes as n, the number of attributes, grows (on a logarithmic axis), or r (``of="r"``), that of relevant ones.

    ``runs``: size → the mistakes of runs of that size; ``bounds``: label → (size → bound); ``cross_off``:
    size → mistakes of list-and-cross-off on the same examples, an arrowhead at the top where they are beyond it.
    """
    sizes = sorted(runs)
    top = 1.08 * max(float(bound[size]) for bound in bounds.values() for size in sizes)
    marks = [
        Line(sizes, [bound[size] for size in sizes], label, BOUND, dash, width=1.8)
        for (label, bound), dash in zip(bounds.items(), ("--", ":"), strict=False)
    ]
    for counts, name, look in (
        (cross_off, "list and cross off", {"colour": ORANGE, "marker": "x", "size": 5}),
        (runs, "Winnow", {"colour": LEARNER, "marker": "o", "size": 4, "alpha": 0.75}),
    ):
        at = [size for size in sizes for _ in counts[size]]
        marks.append(Line(at, [count for size in sizes for count in counts[size]], name, dash="", **look))
    beyond = [size for size in sizes if max(cross_off[size]) > top]
    if beyond:
        most = f"crossing off: up to {max(map(max, cross_off.values())):,}"
        marks.append(Line(beyond, [top] * len(beyond), colour=ORANGE, dash="", marker="^", clip=False))
        marks.append(Note((beyond[-1], top), most, ORANGE, shift=(0, 8), ha="right"))
    across = {"xlabel": "relevant attributes, r"}
    if of == "n":
        ticks = {size: f"2{_superscript(round(log2(size)))}" for size in sizes[::4]}
        across = {"xlabel": "attributes, n", "xlog": 2, "xticks": ticks}
    drawn = chart(*marks, size=(NARROW, 4.3), ylim=(0, top), ylabel="mistakes", legend="below", **across)
    ends = "; ".join(
        f"at {of} = {size:,}, Winnow {min(runs[size])} to {max(runs[size])} mistakes, list and cross off "
        f"{min(cross_off[size])} to {max(cross_off[size]):,}, "
        + ", ".join(f"{label} {float(bound[size]):.0f}" for label, bound in bounds.items())
        for size in (sizes[0], sizes[-1])
    )
    grows = "attributes" if of == "n" else "relevant attributes"
    return Picture(drawn, f"Mistakes as the number of {grows} grows: {ends}.", caption)


def _superscript(number: int) -> str:
    return str(number).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def stacks(case: Instance, caption: str = "") -> Picture:
    """The stack of chips on each attribute at the start and after each mistake of a small run, and the total weight.

    Chips that were taken off below 0 hang down, hollow.  The cap is the theorem's L, the ceiling over the total weight
    the right side of its second sum.
    """
    states = _states(case)
    panels = []
    details = []
    cap = case.reading.end["L"]
    marked = case.reading.end["u"]
    lowest = min(0, *(chips for c, _, _ in states for chips in c))
    for t, (c, _, _) in enumerate(states):
        marks = [Level(cap, "cap: L chips", BOUND, ":", width=1.5), Level(0, colour=MUTED, width=0.8)]
        for i, chips in enumerate(c):
            marks += _stack(i, chips, bool(marked[i]))
        panels.append(
            Panel(marks, _title(case, t), xlim=(-0.7, len(c) - 0.3), ylim=(lowest - 0.25, cap + 0.5), frame="none")
        )
    highest = max(ceiling for _, _, ceiling in states)
    for t, (c, weight, ceiling) in enumerate(states):
        marks = [
            Bars((0,), (weight,), "total weight", SURFACE, thick=0.6, edge=MUTED),
            Line((-0.45, 0.45), (ceiling, ceiling), "its ceiling", BOUND, "--", width=1.5),
            Text(0, weight / 2, str(weight)),
            Level(0, colour=MUTED, width=0.8),
        ]
        panels.append(Panel(marks, xlim=(-0.7, 0.7), ylim=(0, 1.08 * float(highest)), frame="none"))
        details.append(f"{_title(case, t)}: chips {_row(c)}, total weight {weight} of {ceiling}")
    drawn = Chart(panels, (NARROW, 4.4), len(states), heights=(0.75, 1.1), legend="below")
    return Picture(drawn, f"Chips, with their cap at {cap}, and total weight. {'; '.join(details)}.", caption)


def _stack(i: int, chips: int, relevant: bool) -> list[Bars]:
    """The chips on an attribute: upwards from 0, or, hollow, downwards."""
    places = range(*sorted((0, chips)))
    colour = TARGET if relevant else MUTED
    name = "chips on relevant attributes" if relevant else "on others"
    look = {"name": name, "colour": colour} if chips > 0 else {"colour": "", "edge": colour}
    shape = {"base": [place + 0.1 for place in places], "thick": 0.78}
    return [Bars([i] * len(places), [0.8] * len(places), **look, **shape)] if chips else []


def deposits(case: Instance, caption: str = "") -> Picture:
    """What each mistake of a run pays into the total weight, or takes out of it, beside what the proof reckons with.

    A promotion adds its score s and is charged with n, a demotion removes s/2 and is credited with n/2; the frames are
    the latter, read off the theorem's claims *gain* and *loss*.
    """
    steps = case.run.steps
    n = case.reading.end["n"]
    points = case.reading.mistakes
    moved = [point["T^+"] - point["T"] for point in points]
    claims = [case.theorem["gain" if step.y > 0 else "loss"] for step in steps]
    reckoned = [value(claim.rhs, point) - point["T"] for claim, point in zip(claims, points, strict=True)]
    marks = [Bars((0,), (n,), "start", SURFACE, thick=0.72, edge=MUTED)]
    for y, name in ((1, "added by a promotion"), (-1, "removed by a demotion")):
        places = [at for at, step in enumerate(steps, 1) if step.y == y]
        marks.append(Bars(places, [moved[at - 1] for at in places], name, SIDE[y], thick=0.72, alpha=0.85))
    frames = {"colour": "", "edge": BOUND, "dash": ":", "width": 1.6, "thick": 0.72}
    marks.append(Bars(range(1, len(steps) + 1), reckoned, "what the proof reckons with", **frames))
    drawn = chart(
        *marks,
        Level(0, colour=MUTED, width=0.8),
        size=(NARROW, 3.3),
        xticks=dict(enumerate(["start", *range(1, len(steps) + 1)])),
        xlabel="mistake",
        ylabel="change of the total weight",
        legend="below",
    )
    details = "; ".join(
        f"mistake {at} {'adds' if one > 0 else 'removes'} {abs(one)}, reckoned {abs(other)}"
        for at, (one, other) in enumerate(zip(moved, reckoned, strict=True), 1)
    )
    return Picture(drawn, f"Changes of the total weight: at the start there is {n}; {details}.", caption)


def _states(case: Instance) -> list[tuple]:
    """(chips, total weight, its ceiling) at the start and after each mistake."""
    end = case.reading.end
    ceiling = case.theorem["total weight"].rhs
    labels = [step.y for step in case.run.steps]
    held = [(point["c"], point["T"]) for point in case.reading.mistakes] + [(end["c_M"], end["T_M"])]
    counted = [{"P": sum(y > 0 for y in labels[:t]), "D": sum(y < 0 for y in labels[:t])} for t in range(len(held))]
    return [(c, weight, value(ceiling, {**end, **now})) for (c, weight), now in zip(held, counted, strict=True)]


def _title(case: Instance, t: int) -> str:
    if not t:
        return "start"
    step = case.run.steps[t - 1]
    return f"{'+' if step.y > 0 else '−'} {''.join(map(str, step.x))}"


def _row(c) -> str:
    return " ".join(map(str, c)).replace("-", "−")
