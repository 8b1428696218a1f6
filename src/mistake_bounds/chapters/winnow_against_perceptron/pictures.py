"""Which of two bounds is smaller: the Perceptron's ‖u‖₂²‖X‖₂² or the multiplicative 2 ln(n/r) ‖u‖₁²‖X‖_∞².

Targets are r features of weight 1, rows have a features of ±1 and otherwise 0, and the margin is 1: then the first is
ra and the second 2r² ln(n/r).
"""

from collections.abc import Mapping
from math import log

from mistake_bounds.drawing.chart import BLUE, MUTED, NARROW, ORANGE, Line, Note, band, chart
from mistake_bounds.drawing.figure import Picture


def additive(r: int, a: int) -> int:
    """The Perceptron's bound for r relevant features and a active ones.

    >>> additive(3, 512)
    1536
    """
    return r * a


def multiplicative(r: int, n: int) -> float:
    """The multiplicative learner's bound for r relevant features of n, with the factor for the margin 1/r.

    >>> round(multiplicative(3, 512), 1)
    92.5
    """
    return 2 * r**2 * log(n / r)


def which_bound(n: int, places: Mapping[str, tuple[int, int]], caption: str = "") -> Picture:
    """The relevant features r across, the active ones a upwards: where the one bound is smaller and where the other.

    ``places`` are (r, a) with a name each.
    """
    rs = [2 ** (i / 8) for i in range(int(8 * log(n) / log(2)) + 1)]
    edge = [min(n, max(1, multiplicative(r, n) / r)) for r in rs]
    marks = []
    details = []
    for k, (name, (r, a)) in enumerate(places.items()):  # each label further down than the one before it
        marks.append(Line((r,), (a,), dash="", marker="o", clip=False))
        left = r**2 > n
        shift = -6 if left else 6, -13 - 14 * k if a**2 > n else 6
        marks.append(Note((r, a), name, shift=shift, ha="right" if left else "left"))
        one = additive(r, a)
        other = multiplicative(r, n)
        details.append(f"{name}, r = {r:,} and a = {a:,}: adding {one:,}, multiplying {other:,.0f}")
    low, between, high = (list(zip(rs, level, strict=True)) for level in ([1] * len(rs), edge, [n] * len(rs)))
    ticks = {2**i: f"{2**i:,}" for i in range(0, n.bit_length(), 2)}
    drawn = chart(
        band(between, high, colour=ORANGE, alpha=0.16),
        band(low, between, colour=BLUE, alpha=0.16),
        Line(rs, edge, colour=MUTED, width=1.3),
        Note(None, "multiplying:\nsmaller bound", ORANGE, place=(0.04, 0.68)),
        Note(None, "adding:\nsmaller bound", BLUE, place=(0.55, 0.22)),
        *marks,
        size=(NARROW, 3.9),
        xlog=2,
        ylog=2,
        xlim=(1, n),
        ylim=(1, n),
        xticks=ticks,
        yticks=ticks,
        xlabel="relevant features r",
        ylabel="active features a in a row",
    )
    alt = (
        f"Of {n:,} features, r relevant and a active in a row: the multiplicative bound is smaller where a is above "
        f"2r ln(n/r). {'; '.join(details)}."
    )
    return Picture(drawn, alt, caption)
