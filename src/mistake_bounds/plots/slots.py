"""Pictures of slots: how many are taken during a run, which are only lent, and how many are enough.

A slot is *taken* for good by a mistake, and *temporary* for one prediction otherwise; n is the largest number of
strings in an example, N how many slots there are.
"""

from math import log

from mistake_bounds.learners.infinite_attributes import attribute_budget
from mistake_bounds.plots.figure import BLUE, GREEN, MUTED, ORANGE, RED, Picture, canvas, styled
from mistake_bounds.proof.values import value
from mistake_bounds.theorems.infinite_attributes import mistake_bound
from mistake_bounds.traces.infinite_attributes import slots_during


@styled
def slots_taken(run, target, caption: str = "") -> Picture:
    """Above: slots taken after each example shown, under n·mistakes and N. Below: mistakes and bound.

    ``run`` is of `InfiniteAttributes`, ``target`` the strings of the OR.
    """
    shown, case = slots_during(run), mistake_bound().on(run, target)
    end, per_mistake = case.reading.end, case.theorem["slots taken"].rhs
    taken, made, ceiling = [], [], []
    for example in shown:
        made.append((made[-1] if made else 0) + example.mistake)
        taken.append(example.taken + (example.temporary if example.mistake else 0))
        ceiling.append(int(value(per_mistake, {**end, "P": made[-1], "D": 0})))
    bound, N, n = float(case.bound), run.learner.slots, run.learner.n
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
    below.axhline(bound, color=RED, linestyle="--", linewidth=1.3, label=f"bound {bound:,.0f}")
    below.plot(x, made, color=GREEN, drawstyle="steps-mid", label="mistakes")
    below.set(ylim=(0, 1.08 * bound), ylabel="mistakes", xlabel="examples shown")
    below.legend(loc="center right", fontsize=10)
    most = max(example.taken + example.temporary for example in shown)
    alt = (
        f"{len(shown):,} examples shown, of at most {n} strings each. Slots taken rise to {taken[-1]:,}, below n times "
        f"the mistakes, which ends at {ceiling[-1]:,}; no example needed more than {most:,} slots, temporary ones "
        f"included; there are N = {N:,}. Below: {made[-1]:,} mistakes, bound {bound:,.0f}."
    )
    return Picture(figure, alt, caption)


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
