"""Samples in pictures: who is left standing, the exact chance of a failure, what proves that nothing separates, errors.

A hypothesis is *left standing* by a sample if it agrees with it; it is *bad* if its error is ε or more.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import ceil, dist, exp, log

from mistake_bounds.chapters.pac.learner import NoSeparator, find_separator
from mistake_bounds.chapters.pac.worst_case import enough_examples, failure_curve
from mistake_bounds.drawing.chart import (
    BLUE,
    BOUND,
    INK,
    LEARNER,
    MISTAKE,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    SIGN,
    TARGET,
    Chart,
    Level,
    Line,
    Note,
    Panel,
    Text,
    boundary,
    box,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.examples import Examples
from mistake_bounds.worlds import Hypothesis, World


def left_standing(
    world: World, hypotheses: Mapping[str, Hypothesis], seen: Sequence[int], instances: Sequence[str], caption: str = ""
) -> Picture:
    """A row for each hypothesis, a column for each instance: its labels, red where they are wrong.

    The instances at the positions ``seen`` have a frame, and a hypothesis that is right on all of them is bold.
    """
    marks = [box(i - 0.42, -0.6, 0.84, len(hypotheses) + 0.2, colour="", edge=INK, width=1.4) for i in seen]
    left = []
    details = []
    for row, (name, hypothesis) in enumerate(hypotheses.items()):
        predictions = world.labels_of(hypothesis)
        error = world.error(hypothesis)
        stands = all(predictions[i] == world.target[i] for i in seen)
        plain = INK if stands else MUTED
        if stands:
            left.append(name)
        for i, prediction in enumerate(predictions):
            wrong = prediction != world.target[i]
            marks.append(Text(i, row, SIGN[prediction], MISTAKE if wrong else plain, 12, bold=stands))
        marks.append(Text(len(world), row, str(error), plain, bold=stands))
        details.append(f"{name} {error}")
    drawn = chart(
        *marks,
        size=(min(NARROW, 0.75 * len(world) + 3.0), 0.25 * len(hypotheses) + 1.1),
        xlim=(-0.6, len(world) + 0.6),
        ylim=(len(hypotheses) - 0.3, -0.7),
        xticks=dict(enumerate([*instances, "error"])),
        yticks=dict(enumerate(hypotheses)),
        frame="table",
    )
    alt = (
        f"A table of {len(hypotheses)} hypotheses and {len(world)} instances. Seen: "
        f"{', '.join(f'{instances[i]} {SIGN[world.target[i]]}' for i in seen) or 'none'}. Left standing: "
        f"{', '.join(left) or 'none'}. Errors: {'; '.join(details)}."
    )
    return Picture(drawn, alt, caption)


def failure_and_bound(
    world: World, hypotheses: Sequence[Hypothesis], epsilon: Fraction, delta: Fraction, needed: int, caption: str = ""
) -> Picture:
    """The exact chance that a bad hypothesis is left standing by m draws, under N(1 − ε)^m and under N exp(−εm).

    ``needed`` is the number of examples that the theorem needs: from there on N exp(−εm) is δ or less.
    """
    m = range(needed + 4)
    exact = failure_curve(world, hypotheses, epsilon, m[-1])
    bound = [len(hypotheses) * (1 - epsilon) ** k for k in m]
    simpler = [len(hypotheses) * exp(-epsilon * k) for k in m]
    least = enough_examples(world, hypotheses, epsilon, delta)
    low = min(exact[-1], bound[-1]) / 2
    marks = [
        Line(m, simpler, "the theorem's N exp(−εm)", BOUND, "--", width=1.8),
        Line(m, bound, "N(1 − ε)ᵐ", MUTED, "-.", width=1.8),
        Line(m, exact, "exact", LEARNER, marker="o", size=3.5),
        Level(delta, width=1),
        Note((m[-1], delta), "δ", shift=(0, 2), ha="right"),
    ]
    for at, colour, word in ((least, LEARNER, "enough"), (needed, BOUND, "asked for")):
        marks.append(Line((at, at), (low, delta), colour=colour, dash=":"))
        marks.append(Note((at, low), f"{at} {word}", colour, shift=(-4, 3), ha="right"))
    drawn = chart(
        *marks,
        size=(NARROW, 3.6),
        ylog=10,
        xlim=(0, m[-1]),
        ylim=(low, None),
        xticks=range(0, m[-1] + 1, max(1, m[-1] // 8)),
        xlabel="examples m",
        ylabel="chance of a failure",
        legend="below",
    )
    at = ", ".join(f"{float(exact[m]):.3g} after {m}" for m in (0, least - 1, least, needed) if m >= 0)
    alt = (
        f"On a logarithmic scale, over the number of examples, the exact chance of a failure: {at}. Above it "
        f"N(1 − ε)ᵐ, from {len(hypotheses)} to {float(bound[needed]):.3g} after {needed}, and above that N exp(−εm), "
        f"from {len(hypotheses)} to {simpler[needed]:.3g} after {needed}. δ is {float(delta):g}: {least} examples are "
        f"enough, and the theorem asks for {needed}, from where on N exp(−εm) is δ or less."
    )
    return Picture(drawn, alt, caption)


def separated_or_not(sets: Mapping[str, Examples], caption: str = "") -> Picture:
    """Points of the plane, by name: with a line between the two sides, or with a point that both sides share.

    Each of the ``sets`` has rows of two numbers.  Where nothing separates, the multipliers make one and the same
    average of the positive points and of the negative ones: it is drawn, with the multipliers beside the points.
    """
    panels = []
    details = []
    for name, examples in sets.items():
        try:
            w = find_separator(examples.with_dummy())
        except NoSeparator as refusal:
            marks, words = _shared(examples, refusal.multipliers)
            details.append(f"{name}: no line, {words}")
        else:
            marks = boundary(w, max(abs(v) for x in examples.X for v in x) or 1, colour=TARGET)
            details.append(f"{name}: the line {w[0]}·x₁ + {w[1]}·x₂ = {-w[2]} has the sides apart")
        looks = {1: {"marker": "o"}, -1: {"marker": "s"}}
        points = [Line((a,), (b,), colour=SIDE[y], dash="", size=9, **looks[y]) for (a, b), y in examples]
        xlim, ylim = _limits(examples.X)
        panels.append(Panel([*points, *marks], name, xlim=xlim, ylim=ylim, equal=True))
    drawn = Chart(panels, (min(NARROW, 2.8 * len(sets) + 0.2), 2.8))
    return Picture(drawn, f"Positive points are round, negative ones square. {'; '.join(details)}.", caption)


def _limits(points: Iterable[Sequence]) -> list[tuple]:
    """The ends of both axes, equally far apart, with room round all points."""
    columns = [[point[k] for point in points] for k in (0, 1)]
    half = 0.85 * float(max(max(column) - min(column) for column in columns) or 1)
    middles = [float(max(column) + min(column)) / 2 for column in columns]
    return [(middle - half, middle + half) for middle in middles]


def _shared(examples: Examples, multipliers: Sequence[Fraction]) -> tuple[list, str]:
    """The segments between what is averaged on each side, and the point that they share; and this in words."""
    marks = []
    at = ()
    for side in (1, -1):
        some = [(x, share) for (x, y), share in zip(examples, multipliers, strict=True) if y == side and share]
        whole = sum(share for _, share in some)
        at = tuple(sum(share * x[k] for x, share in some) / whole for k in (0, 1))
        for x, share in some:
            marks.append(Line((x[0], at[0]), (x[1], at[1]), colour=SIDE[side], width=1.3))
            far = dist(x, at)
            beyond = (20 * float(x[0] - at[0]) / far, 15 * float(x[1] - at[1]) / far) if far else (0, 15)
            marks.append(Note(x, str(share), shift=beyond, ha="center", va="center"))
    marks.append(Line((at[0],), (at[1],), colour=INK, dash="", marker="*", size=13))
    return marks, f"both sides average to ({at[0]}, {at[1]}) with the multipliers {', '.join(map(str, multipliers))}"


def errors_by_sample(
    errors: Mapping[str, Sequence[tuple[int, Sequence[Fraction]]]], bounds: Mapping[str, tuple], caption: str = ""
) -> Picture:
    """The exact error after m examples, a dot for each sample; and the errors that the theorem promises.

    ``errors`` has by name pairs of m and the errors of several samples of that size; ``bounds`` has by the same names
    (ln N, δ), from which the promise (ln N + ln(1/δ))/m is drawn where it is below 1.
    """
    marks = []
    details = []
    for (name, found), colour, marker in zip(errors.items(), (LEARNER, ORANGE, BLUE), "os^", strict=False):
        ms = [m for m, several in found for _ in several]
        values = [error for _, several in found for error in several]
        marks.append(Line(ms, values, name, colour, "", marker=marker, size=4, alpha=0.7))
        size, delta = bounds[name]
        least = float(size) + log(1 / delta)
        promised = range(ceil(least), max(ms) + 1)
        if promised:
            marks.append(Line(promised, [least / m for m in promised], f"promised, {name}", BOUND, "--", width=1.8))
        details.append(f"{name}: " + ", ".join(f"{float(max(several)):.3g} at most after {m}" for m, several in found))
    drawn = chart(
        *marks,
        size=(NARROW, 2.8),
        xlim=(0, None),
        ylim=(-0.02, 1.02),
        xlabel="examples m",
        ylabel="error",
        legend="upper right",
    )
    return Picture(drawn, f"Exact errors of samples, over their size. {'; '.join(details)}.", caption)
