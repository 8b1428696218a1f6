"""Samples in pictures: who is left standing, the exact chance of a failure, what proves that nothing separates, errors.

A hypothesis is *left standing* by a sample if it agrees with it; it is *bad* if its error is ε or more.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import exp, log

from mistake_bounds.chapters.pac.worst_case import enough_examples, failure_curve
from mistake_bounds.drawing.figure import BLUE, GREEN, GRID, INK, MUTED, ORANGE, PURPLE, SIDE, Picture, canvas, styled
from mistake_bounds.examples import Examples
from mistake_bounds.separator import NoSeparator, find_separator
from mistake_bounds.worlds import Hypothesis, World

SIGN = {1: "+", -1: "−"}


@styled
def left_standing(
    world: World, hypotheses: Mapping[str, Hypothesis], seen: Sequence[int], instances: Sequence[str], caption: str = ""
) -> Picture:
    """A row for each hypothesis, a column for each instance: what it says, orange where it is wrong.

    The instances at the positions ``seen`` have a frame, and a hypothesis that is wrong on one of them is faint.
    """
    figure, axes = canvas(0.75 * len(world) + 3.0, 0.25 * len(hypotheses) + 1.1)
    left, told = [], []
    for row, (name, hypothesis) in enumerate(hypotheses.items()):
        says = world.says(hypothesis)
        stands = all(says[i] == world.target[i] for i in seen)
        if stands:
            left.append(name)
        for i, said in enumerate(says):
            wrong = said != world.target[i]
            style = {"color": ORANGE if wrong else INK, "weight": "bold" if wrong else "normal"}
            axes.text(i, row, SIGN[said], ha="center", va="center", fontsize=12, alpha=1 if stands else 0.3, **style)
        error = world.error(hypothesis)
        axes.text(len(world) - 0.3, row, str(error), va="center", fontsize=10.5, alpha=1 if stands else 0.4, color=INK)
        told.append(f"{name} {error}")
    for i in range(len(world)):
        axes.text(i, -1.2, instances[i], ha="center", va="center", fontsize=11, color=INK)
        if i in seen:
            box = (i - 0.42, i + 0.42, i + 0.42, i - 0.42, i - 0.42)
            bottom = len(hypotheses) - 0.4
            axes.plot(box, (-0.6, -0.6, bottom, bottom, -0.6), color=BLUE, linewidth=1.4)
    axes.text(len(world) - 0.3, -1.2, "error", va="center", fontsize=11, color=INK)
    axes.set(xlim=(-0.6, len(world) + 0.6), ylim=(len(hypotheses) - 0.3, -1.7), xticks=[])
    axes.set_yticks(range(len(hypotheses)), list(hypotheses))
    _bare(axes)
    alt = (
        f"A table of {len(hypotheses)} hypotheses and {len(world)} instances. Seen: "
        f"{', '.join(f'{instances[i]} {SIGN[world.target[i]]}' for i in seen) or 'none'}. Left standing: "
        f"{', '.join(left) or 'none'}. Errors: {'; '.join(told)}."
    )
    return Picture(figure, alt, caption)


def _bare(axes) -> None:
    axes.grid(False)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


@styled
def failure_and_bound(
    world: World, hypotheses: Sequence[Hypothesis], epsilon: Fraction, delta: Fraction, asked: int, caption: str = ""
) -> Picture:
    """The exact chance that a bad hypothesis is left standing by m draws, under N(1 − ε)^m and under N exp(−εm).

    ``asked`` is the number of examples that the theorem asks for: from there on N exp(−εm) is δ or less.
    """
    most = asked + 3
    exact = failure_curve(world, hypotheses, epsilon, most)
    bound = [len(hypotheses) * (1 - epsilon) ** m for m in range(most + 1)]
    simpler = [len(hypotheses) * exp(-epsilon * m) for m in range(most + 1)]
    least = enough_examples(world, hypotheses, epsilon, delta)
    figure, axes = canvas(5.8, 3.1)
    axes.plot(range(most + 1), simpler, color=ORANGE, linestyle="--", label="the theorem's N exp(−εm)")
    axes.plot(range(most + 1), list(map(float, bound)), color=MUTED, linestyle="-.", label="N(1 − ε)ᵐ")
    axes.plot(range(most + 1), list(map(float, exact)), color=BLUE, marker="o", markersize=3.5, label="exact")
    axes.axhline(float(delta), color=INK, linewidth=1)
    axes.text(most, float(delta), "δ", ha="right", va="bottom", color=INK)
    low = float(min(exact[-1], bound[-1])) / 2
    for m, colour, word in ((least, BLUE, "enough"), (asked, ORANGE, "asked for")):
        axes.plot([m, m], [low, float(delta)], color=colour, linewidth=1.2, linestyle=":")
        axes.annotate(f"{m} {word}", (m, low), xytext=(-4, 3), textcoords="offset points", ha="right", color=colour)
    axes.set(yscale="log", xlabel="examples m", ylabel="chance of a failure", xlim=(0, most), ylim=(low, None))
    axes.set_xticks(range(0, most + 1, max(1, most // 8)))
    axes.legend(loc="upper right", fontsize=10)
    at = ", ".join(f"{float(exact[m]):.3g} after {m}" for m in (0, least - 1, least, asked) if m >= 0)
    alt = (
        f"On a logarithmic scale, over the number of examples, the exact chance of a failure: {at}. Above it "
        f"N(1 − ε)ᵐ, from {len(hypotheses)} to {float(bound[asked]):.3g} after {asked}, and above that N exp(−εm), "
        f"from {len(hypotheses)} to {simpler[asked]:.3g} after {asked}. δ is {float(delta):g}: {least} examples are "
        f"enough, and the theorem asks for {asked}, from where on N exp(−εm) is δ or less."
    )
    return Picture(figure, alt, caption)


@styled
def separated_or_not(sets: Mapping[str, Examples], caption: str = "") -> Picture:
    """Points of the plane, by name: with a line between the two sides, or with a point that both sides share.

    Each of the ``sets`` has rows of two numbers.  Where nothing separates, the multipliers make one and the same
    average of the positive points and of the negative ones: it is drawn, with the multipliers beside the points.
    """
    figure, panels = canvas(2.8 * len(sets) + 0.2, 2.8, columns=len(sets), squeeze=False)
    told = []
    for axes, (name, examples) in zip(panels[0], sets.items(), strict=True):
        for (a, b), y in examples:
            axes.plot(float(a), float(b), marker="o" if y > 0 else "s", markersize=9, color=SIDE[y], linestyle="none")
        axes.set_title(name, fontsize=10.5)
        _frame(axes, examples.X)
        try:
            w = find_separator(examples.with_dummy())
        except NoSeparator as refusal:
            told.append(f"{name}: no line, {_shared(axes, examples, refusal.multipliers)}")
        else:
            _line(axes, w)
            told.append(f"{name}: the line {w[0]}·x₁ + {w[1]}·x₂ = {-w[2]} has the sides apart")
    return Picture(figure, f"Positive points are round, negative ones square. {'; '.join(told)}.", caption)


def _frame(axes, points: Iterable[Sequence]) -> None:
    for limits, column in ((axes.set_xlim, 0), (axes.set_ylim, 1)):
        values = [float(point[column]) for point in points]
        room = 0.35 * ((max(values) - min(values)) or 1)
        limits(min(values) - room, max(values) + room)
    axes.set_box_aspect(1)


def _shared(axes, examples: Examples, multipliers: Sequence[Fraction]) -> str:
    """Draw the segments between what is averaged on each side, and the point that they share."""
    averages = {}
    for side in (1, -1):
        some = [(x, share) for (x, y), share in zip(examples, multipliers, strict=True) if y == side and share]
        whole = sum(share for _, share in some)
        averages[side] = tuple(sum(share * x[k] for x, share in some) / whole for k in (0, 1))
        for x, share in some:
            axes.plot(*zip(map(float, x), map(float, averages[side]), strict=True), color=SIDE[side], linewidth=1.3)
            axes.annotate(str(share), tuple(map(float, x)), xytext=(8, 7), textcoords="offset points", color=INK)
    at = averages[1]
    axes.plot(*map(float, at), marker="*", markersize=13, color=PURPLE, linestyle="none")
    return f"both sides average to ({at[0]}, {at[1]}) with the multipliers {', '.join(map(str, multipliers))}"


def _line(axes, w: Sequence[int]) -> None:
    """The line w₁x₁ + w₂x₂ + w₃ = 0, across the panel."""
    first, second, dummy = map(float, w)
    if second:
        ends = axes.get_xlim()
        axes.plot(ends, [-(first * at + dummy) / second for at in ends], color=GREEN)
    else:
        axes.axvline(-dummy / first, color=GREEN)


@styled
def errors_by_sample(
    errors: Mapping[str, Sequence[tuple[int, Sequence[Fraction]]]], bounds: Mapping[str, tuple], caption: str = ""
) -> Picture:
    """The exact error after m examples, a dot for each sample; and the errors that the theorem promises.

    ``errors`` has by name pairs of m and the errors of several samples of that size; ``bounds`` has by the same names
    (ln N, δ), from which the promise (ln N + ln(1/δ))/m is drawn where it is below 1.
    """
    figure, axes = canvas(5.8, 2.8)
    told = []
    for (name, found), colour, marker in zip(errors.items(), (BLUE, ORANGE, GREEN), "os^", strict=False):
        ms = [m for m, several in found for _ in several]
        values = [float(error) for _, several in found for error in several]
        axes.plot(ms, values, marker=marker, markersize=4, linestyle="none", alpha=0.7, color=colour, label=name)
        size, delta = bounds[name]
        promised = [(m, (float(size) + log(1 / delta)) / m) for m in range(1, max(ms) + 1)]
        promised = [(m, value) for m, value in promised if value <= 1]
        if promised:
            axes.plot(*zip(*promised, strict=True), color=colour, linestyle="--", label=f"promised, {name}")
        told.append(f"{name}: " + ", ".join(f"{float(max(several)):.3g} at most after {m}" for m, several in found))
    axes.set(xlabel="examples m", ylabel="error", ylim=(-0.02, 1.02), xlim=(0, None))
    axes.grid(True, color=GRID)
    axes.legend(loc="upper right", fontsize=10)
    axes.tick_params(colors=MUTED)
    return Picture(figure, f"Exact errors of samples, over their size. {'; '.join(told)}.", caption)
