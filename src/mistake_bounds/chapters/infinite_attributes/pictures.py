"""Pictures of slots: what stands in them, how many a run takes, which are only lent, and how many are enough.

A slot is *taken* for good by a mistake, and *temporary* for one prediction otherwise; n is the largest number of
strings in an example, N how many slots there are.
"""

from functools import cache
from math import log

from matplotlib.patches import Rectangle

from mistake_bounds.chapters.infinite_attributes.reading import slots_during
from mistake_bounds.chapters.infinite_attributes.theorem import attribute_budget, mistake_bound
from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, RED, Picture, canvas, styled
from mistake_bounds.proof.values import value


@styled
def slots_taken(run, target, caption: str = "") -> Picture:
    """Above: slots taken after each example shown, under n·mistakes and N. Below: mistakes and bound.

    ``run`` is of `InfiniteAttributes`, ``target`` the strings of the OR.
    """
    shown, case = slots_during(run), mistake_bound().on(run, target)
    end, per_mistake = case.reading.end, case.theorem["slots taken"].rhs
    most_after = cache(lambda mistakes: int(value(per_mistake, {**end, "P": mistakes, "D": 0})))
    taken, made, ceiling = [], [], []
    for example in shown:
        made.append((made[-1] if made else 0) + example.mistake)
        taken.append(example.taken + (example.temporary if example.mistake else 0))
        ceiling.append(most_after(made[-1]))
    allowed, N, n = int(case.bound) - 1, run.learner.slots, run.learner.n  # the bound is strict
    x = range(1, len(shown) + 1)
    figure, (above, below) = canvas(5.0, 5.4, 1, 2, sharex=True, height_ratios=(3, 2))
    above.axhline(N, color=RED, linestyle="--", linewidth=1.3, label=f"N = {N:,} slots")
    above.plot(
        x, ceiling, color=MUTED, linestyle="--", linewidth=1.3, drawstyle="steps-mid", label="n · mistakes so far"
    )
    above.plot(x, taken, color=BLUE, drawstyle="steps-mid", label="slots taken")
    above.set_yscale("log")
    above.yaxis.set_major_formatter(lambda v, _: f"{v:,.0f}")
    above.set_ylabel("slots")
    above.legend(loc="lower right", fontsize=10)
    below.axhline(allowed, color=RED, linestyle="--", linewidth=1.3, label=f"at most {allowed:,}")
    below.plot(x, made, color=GREEN, drawstyle="steps-mid", label="mistakes")
    below.set(ylim=(0, 1.08 * allowed), ylabel="mistakes", xlabel="examples shown")
    below.legend(loc="center right", fontsize=10)
    most = max(example.taken + example.temporary for example in shown)
    alt = (
        f"{len(shown):,} examples shown, of at most {n} strings each. Slots taken rise to {taken[-1]:,}, below n times "
        f"the mistakes, which ends at {ceiling[-1]:,}; no example needed more than {most:,} slots, temporary ones "
        f"included; there are N = {N:,}. Below: {made[-1]:,} mistakes of at most {allowed:,}."
    )
    return Picture(figure, alt, caption)


@styled
def slot_table(run, caption: str = "") -> Picture:
    """A row for each example shown, a column for each slot in use: the string to which it is given or lent."""
    rows = list(_filled(run))
    columns = max(len(places) for places, *_ in rows)
    figure, axes = canvas(6.0, 0.75 + 0.42 * len(rows))
    told = []
    for line, (places, taken, example, mistake) in enumerate(rows):
        fate = "a mistake, kept" if mistake else "called back"
        for slot, string in enumerate(places):
            on = string in example
            colour = (BLUE if slot < taken else GREEN if mistake else ORANGE) if on else MUTED
            look = {"edgecolor": colour, "linewidth": 1.4 if on else 0.6, "linestyle": "-" if on else ":"}
            axes.add_patch(Rectangle((slot + 0.04, line + 0.1), 0.92, 0.8, facecolor="none", **look))
            axes.text(slot + 0.5, line + 0.5, string, ha="center", va="center", color=colour, fontsize=10)
        axes.text(columns + 0.1, line + 0.5, fate, va="center", color=INK, fontsize=10)
        seen = ", ".join(f"{string} in slot {places.index(string)}" for string in sorted(example))
        told.append(f"example {line + 1}: {seen} ({fate})")
    axes.set(xlim=(0, columns + 1.3), ylim=(len(rows), 0))
    axes.set_xticks([slot + 0.5 for slot in range(columns)], [f"slot {slot}" for slot in range(columns)])
    signs = ["+" if run.examples[line % len(run.examples)][1] > 0 else "−" for line in range(len(rows))]
    axes.set_yticks([line + 0.5 for line in range(len(rows))], signs)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    return Picture(figure, f"Strings in slots. {'; '.join(told)}.", caption)


def _filled(run):
    """For each example shown: the strings that stand in slots, how many of them for good, the example, a mistake?"""
    owners = run.weights.strings
    for index, shown in enumerate(slots_during(run)):
        example, _ = run.examples[index % len(run.examples)]
        taken = owners[: shown.taken]
        yield (*taken, *sorted(example.difference(taken))), shown.taken, example, shown.mistake


@styled
def slots_lent(run, first: int, caption: str = "") -> Picture:
    """A bar for each of the ``first`` examples shown: slots taken, and on top those lent: called back or kept."""
    shown = slots_during(run)[:first]
    figure, axes = canvas(5.0, 3.9)
    below = [example.taken for example in shown]
    x = range(1, len(shown) + 1)
    axes.bar(x, below, width=1.0, color=BLUE, label="taken")
    axes.set_axisbelow(True)
    for kept, colour, label in ((False, ORANGE, "lent and called back"), (True, GREEN, "lent and kept: a mistake")):
        heights = [example.temporary if example.mistake == kept else 0 for example in shown]
        axes.bar(x, heights, bottom=below, width=1.0, color=colour, label=label)
    axes.set(xlabel="examples shown", ylabel="slots", xlim=(0.5, len(shown) + 0.5))
    axes.legend(loc="upper left")
    mistakes, lent = sum(e.mistake for e in shown), sum(e.temporary > 0 and not e.mistake for e in shown)
    last = shown[-1].taken + shown[-1].temporary * shown[-1].mistake
    alt = (
        f"The first {len(shown)} examples, a bar each. {mistakes} mistakes keep what was lent, and in the end "
        f"{last:,} are taken; {lent} other examples borrow up to "
        f"{max((e.temporary for e in shown if not e.mistake), default=0)} slots, which are called back."
    )
    return Picture(figure, alt, caption)


@styled
def budgets(r: int, ns, caption: str = "") -> Picture:
    """The least N for an OR of r and each n in ``ns``, with n·r² and (nr)², on logarithmic axes."""
    curves = {
        "(nr)²": ([(n * r) ** 2 for n in ns], MUTED, "--", None),
        "least N": ([attribute_budget(n, r) for n in ns], BLUE, "-", "o"),
        "n r², the lecture's": ([n * r * r for n in ns], RED, ":", "s"),
    }
    figure, axes = canvas(5.0, 3.9)
    for label, (values, colour, style, marker) in curves.items():
        axes.plot(list(ns), values, color=colour, linestyle=style, marker=marker, markersize=4, label=label)
    axes.set(xscale="log", yscale="log", xlabel="n, strings in an example", ylabel="slots")
    axes.legend(loc="upper left")
    last, (squares, least, few) = ns[-1], (values for values, *_ in curves.values())
    alt = (
        f"Slots against n for an OR of r = {r}. The least number that is enough rises from {least[0]:,} "
        f"at n = {ns[0]:,} to {least[-1]:,} at n = {last:,}. The lecture's n r² stays below it: "
        f"{few[0]:,} and {few[-1]:,}. (nr)² is {squares[0]:,} and {squares[-1]:,}."
    )
    return Picture(figure, alt, caption)


def lambert(n: int, r: int) -> float:
    """The real N with N = n(3r(log₂ N + 1) + 2) and more than 3rn/ln 2, in floats: 2n if r = 0.

    With a = 3rn/ln 2 it is −a·W₋₁(−2^(−1 − 2/(3r))/a), where W₋₁ is the lower real branch of the inverse of
    w ↦ w·eʷ (Corless et al. 1996).  Rounded up it is `attribute_budget`, wherever floats can tell.

    >>> round(lambert(100, 5), 3), attribute_budget(100, 5)
    (23478.587, 23479)
    """
    from scipy.special import lambertw

    if r == 0:
        return 2.0 * n
    a = 3 * r * n / log(2)
    return float(-a * lambertw(-(2 ** (-1 - 2 / (3 * r))) / a, k=-1).real)
