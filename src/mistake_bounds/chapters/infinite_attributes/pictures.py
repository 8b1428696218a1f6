"""Pictures of slots: what is in them, how many a run takes, which are only lent, and how many are enough.

A slot is *taken* for good by a mistake, and *temporary* for one prediction otherwise; n is the largest number of
strings in an example, N how many slots there are.
"""

from functools import cache
from itertools import accumulate, pairwise, zip_longest
from math import log

from mistake_bounds.chapters.infinite_attributes.learner import slots_during
from mistake_bounds.chapters.infinite_attributes.theorem import attribute_budget, mistake_bound
from mistake_bounds.drawing.chart import (
    BOUND,
    LEARNER,
    MISTAKE,
    MUTED,
    NARROW,
    ORANGE,
    Bars,
    Chart,
    Level,
    Line,
    Panel,
    Text,
    box,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.drawing.svg import LETTER, width
from mistake_bounds.proof.values import value

GAP = 8  # points, round the words in a box


def slots_taken(run, target, caption: str = "") -> Picture:
    """Above: slots taken after each example shown, under n·mistakes and N. Below: mistakes and bound.

    ``run`` is of `InfiniteAttributes`, ``target`` the strings of the OR.
    """
    shown = slots_during(run)
    case = mistake_bound().on(run, target)
    end = case.reading.end
    per_mistake = case.theorem["slots taken"].rhs
    most_after = cache(lambda mistakes: int(value(per_mistake, {**end, "P": mistakes, "D": 0})))
    taken, counts, ceiling = [], [], []
    for example in shown:
        counts.append((counts[-1] if counts else 0) + example.mistake)
        taken.append(example.taken + (example.temporary if example.mistake else 0))
        ceiling.append(most_after(counts[-1]))
    allowed, N, n = int(case.bound) - 1, run.learner.slots, run.learner.n  # the bound is strict
    x = range(1, len(shown) + 1)
    above = (
        Level(N, f"N = {N:,} slots", BOUND, "--"),
        Line(x, ceiling, "n · mistakes so far", BOUND, ":", width=1.8, steps="mid"),
        Line(x, taken, "slots taken", LEARNER, steps="mid"),
    )
    below = (
        Level(allowed, f"at most {allowed:,} mistakes", BOUND, "--"),
        Line(x, counts, "mistakes", MISTAKE, steps="mid"),
    )
    panels = (
        Panel(above, ylog=10, yform=",.0f", ylabel="slots"),
        Panel(below, ylim=(0, 1.08 * allowed), ylabel="mistakes", xlabel="examples shown"),
    )
    drawn = Chart(panels, (NARROW, 5.6), columns=1, heights=(3, 2), share="x", legend="below")
    most = max(example.taken + example.temporary for example in shown)
    alt = (
        f"{len(shown):,} examples shown, of at most {n} strings each. Slots taken rise to {taken[-1]:,}, below n times "
        f"the mistakes, which ends at {ceiling[-1]:,}; no example needed more than {most:,} slots, temporary ones "
        f"included; there are N = {N:,}. Below: {counts[-1]:,} mistakes of at most {allowed:,}."
    )
    return Picture(drawn, alt, caption)


def slot_table(run, caption: str = "") -> Picture:
    """A row for each example shown, a column for each slot in use: the string to which it is given or lent."""
    rows = list(_filled(run))
    heads = [f"slot {slot}" for slot in range(max(len(places) for places, *_ in rows))]
    columns = zip_longest(heads, *(places for places, *_ in rows), fillvalue="")
    lefts = list(accumulate((max(width(words, LETTER) for words in column) + GAP for column in columns), initial=0))
    marks = []
    details = []
    for line, (places, taken, example, mistake) in enumerate(rows):
        fate = "a mistake, kept" if mistake else "called back"
        for slot, string in enumerate(places):
            colour = MUTED
            look = {"dash": ":", "width": 0.6}
            if string in example:
                colour = LEARNER if slot < taken else MISTAKE if mistake else ORANGE
                look = {"width": 1.4}
            left, wide = lefts[slot], lefts[slot + 1] - lefts[slot] - 3
            marks.append(box(left, line + 0.1, wide, 0.8, colour="", edge=colour, **look))
            marks.append(Text(left + wide / 2, line + 0.5, string, colour))
        marks.append(Text(lefts[-1] + GAP / 2, line + 0.5, "kept" if mistake else fate, ha="left"))
        seen = ", ".join(f"{string} in slot {places.index(string)}" for string in sorted(example))
        details.append(f"example {line + 1}: {seen} ({fate})")
    signs = ["+" if run.examples[line % len(run.examples)][1] > 0 else "−" for line in range(len(rows))]
    drawn = chart(
        *marks,
        size=(NARROW, 0.75 + 0.42 * len(rows)),
        xlim=(0, lefts[-1] + GAP / 2 + width("called back", LETTER)),
        ylim=(len(rows), 0),
        xticks={(left + right - 3) / 2: head for (left, right), head in zip(pairwise(lefts), heads, strict=True)},
        yticks={line + 0.5: sign for line, sign in enumerate(signs)},
        frame="table",
    )
    return Picture(drawn, f"Strings in slots. {'; '.join(details)}.", caption)


def _filled(run):
    """For each example shown: the strings that stand in slots, how many of them for good, the example, a mistake?"""
    owners = run.weights.strings
    for index, shown in enumerate(slots_during(run)):
        example, _ = run.examples[index % len(run.examples)]
        taken = owners[: shown.taken]
        yield (*taken, *sorted(example.difference(taken))), shown.taken, example, shown.mistake


def slots_lent(run, first: int, caption: str = "") -> Picture:
    """A bar for each of the ``first`` examples shown: slots taken, and on top those lent: called back or kept."""
    shown = slots_during(run)[:first]
    x = range(1, len(shown) + 1)
    below = [example.taken for example in shown]
    marks = [Bars(x, below, "taken for good", LEARNER, thick=1, alpha=0.55)]
    for kept, colour, name in ((False, ORANGE, "lent and called back"), (True, MISTAKE, "lent and kept: a mistake")):
        heights = [example.temporary if example.mistake == kept else 0 for example in shown]
        marks.append(Bars(x, heights, name, colour, base=below, thick=1))
    drawn = chart(
        *marks,
        size=(NARROW, 3.9),
        xlim=(0.5, len(shown) + 0.5),
        xlabel="examples shown",
        ylabel="slots",
        legend="below",
    )
    mistakes, lent = sum(e.mistake for e in shown), sum(e.temporary > 0 and not e.mistake for e in shown)
    last = shown[-1].taken + shown[-1].temporary * shown[-1].mistake
    alt = (
        f"The first {len(shown)} examples, a bar each. {mistakes} mistakes keep what was lent, and in the end "
        f"{last:,} are taken; {lent} other examples borrow up to "
        f"{max((e.temporary for e in shown if not e.mistake), default=0)} slots, which are called back."
    )
    return Picture(drawn, alt, caption)


def budgets(r: int, ns, caption: str = "") -> Picture:
    """The least N for an OR of r and each n in ``ns``, with n·r² and (nr)², on logarithmic axes."""
    drawn = chart(
        Line(ns, [(n * r) ** 2 for n in ns], "(nr)²", MUTED, "--", width=1.8),
        Line(ns, [attribute_budget(n, r) for n in ns], "least N", LEARNER, marker="o", size=4),
        Line(ns, [n * r * r for n in ns], "n r², the lecture's", ORANGE, ":", width=1.8, marker="s", size=4),
        size=(NARROW, 3.9),
        xlog=10,
        ylog=10,
        xlabel="n, strings in an example",
        ylabel="slots",
        legend="upper left",
    )
    return Picture(drawn, f"Slots against n for an OR of r = {r}. {drawn.describe()}.", caption)


def lambert(n: int, r: int) -> float:
    """The real N with N = n(3r(log₂ N + 1) + 2) and more than 3rn/ln 2, in floats: 2n if r = 0.

    With a = 3rn/ln 2 it is −a·W₋₁(−2^(−1 − 2/(3r))/a), where W₋₁ is the lower real branch of the inverse of
    w ↦ w·eʷ (Corless et al. 1996).  Rounded up it is `attribute_budget`, wherever floats are fine enough.

    >>> round(lambert(100, 5), 3), attribute_budget(100, 5)
    (23478.587, 23479)
    """
    from scipy.special import lambertw

    if r == 0:
        return 2.0 * n
    a = 3 * r * n / log(2)
    return float(-a * lambertw(-(2 ** (-1 - 2 / (3 * r))) / a, k=-1).real)
