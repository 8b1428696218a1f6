"""What a multiplicative learner learns: its weights, divided by their sum, are a distribution, as its target is.

u is the target, u ≥ 0 with sum 1, and p = w/T the weights divided by their sum.  What is still to be learned is the
relative entropy Σ uᵢ ln(uᵢ/pᵢ), which is Λ − h⟨u, c⟩ − H in the letters of `chapters.winnow_l1_margin.theorem`.

Where a weighted target puts the examples: on either side of a gap of width α below its threshold θ.
"""

from collections import Counter
from math import log, sqrt

from mistake_bounds.drawing.chart import (
    BOUND,
    LEARNER,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    TARGET,
    Bars,
    Chart,
    Line,
    Note,
    Panel,
    box,
    chart,
    rounded,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import dot
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance


def to_learn(case: Instance) -> tuple[float, ...]:
    """The relative entropy from u to the weights, divided by their sum, before each mistake and after the last."""
    end = case.reading.end
    points = [(point["Lambda"], point["c"]) for point in case.reading.mistakes] + [(end["Lambda_M"], end["c_M"])]
    return tuple(float(total - end["h"] * dot(end["u"], chips) - end["H"]) for total, chips in points)


def promised(case: Instance, t: float) -> float:
    """The most that the theorem leaves to be learned after t mistakes: ln n − H − t(hγ − k)."""
    claim = case.theorem["mistake bound"]
    values = {**case.reading.end, "M": t}
    return float(value(claim.rhs, values)) - float(value(claim.lhs, values))


def still_to_learn(case: Instance, caption: str = "") -> Picture:
    """What is still to be learned after each mistake, below the line that reaches 0 at the bound."""
    left = to_learn(case)
    bound = float(case.bound)
    drawn = chart(
        Line((0, bound), (promised(case, 0), promised(case, bound)), "at most so much", BOUND, "--"),
        Line(range(len(left)), left, "still to be learned", LEARNER),
        Line((bound,), (0,), colour=MUTED, dash="", marker="o", size=7),
        Note(
            (bound, 0),
            f"nothing left: no run\ngets past {rounded(bound)} mistakes",
            MUTED,
            ha="right",
            place=(0.99, 0.56),
        ),
        size=(NARROW, 3.0),
        xlim=(0, 1.06 * bound),
        ylim=(0, None),
        xlabel="mistakes made, t",
        ylabel="relative entropy D",
        legend="upper right",
    )
    alt = (
        f"At the start {left[0]:.2f} is to be learned. The line falls from there to 0 at {rounded(bound)} mistakes. "
        f"The run stays below it, and after {len(left) - 1} mistakes {left[-1]:.2f} is left."
    )
    return Picture(drawn, alt, caption)


def distributions(case: Instance, after, caption: str = "") -> Picture:
    """The weights, divided by their sum, after so many mistakes, a panel each; the target's parts are marked."""
    end = case.reading.end
    weights = case.run.follow(tuple)
    features = range(1, len(end["u"]) + 1)
    panels = []
    details = []
    relevant = {i: v for i, v in zip(features, end["u"], strict=True) if v}
    for t in after:
        whole = sum(weights[t])
        p = [w / whole for w in weights[t]]
        marks = (
            Bars(features, p, "the learner's weights, divided by their sum", LEARNER, alpha=0.55),
            Line(list(relevant), list(relevant.values()), "the target's", TARGET, "", marker="_", size=8, edge=2.2),
        )
        panels.append(
            Panel(
                marks,
                f"after {t} mistake{'s' * (t != 1)}",
                xlabel="feature" if t == after[-1] else "",
                xlim=(0.2, len(p) + 0.8),
                ylim=(0, 1.25 * float(max(relevant.values()))),
                grid="y",
            )
        )
        held = float(sum(p[i - 1] for i in relevant))
        details.append(f"after {t} mistakes the relevant features have {held:.0%} of the weight")
    drawn = Chart(panels, (NARROW, 0.7 + 0.95 * len(after)), columns=1, share="x", legend="below")
    return Picture(drawn, f"The weights divided by their sum: {'; '.join(details)}.", caption)


FINE = 60
CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.5, sqrt(3) / 2))


def triangle(case: Instance, caption: str = "") -> Picture:
    """Three features: all distributions are a triangle, and the run goes through it from the middle to u.

    The curves go through the points from which there is as much to be learned as after each of the mistakes.
    """
    u = [float(v) for v in case.reading.end["u"]]
    path = [tuple(float(w / sum(row)) for w in row) for row in case.run.follow(tuple)]
    left = to_learn(case)
    spots = [_place(p) for p in path]
    drawn = _in_triangle(
        u,
        left,
        Line(*zip(*spots, strict=True), colour=LEARNER, marker="o", size=5),
        *(Note(spot, str(t), LEARNER, shift=(5, 5)) for t, spot in enumerate(spots)),
    )
    details = ", ".join(f"{amount:.2f}" for amount in left)
    return Picture(drawn, f"From the middle of a triangle towards u; still to be learned: {details}.", caption)


def two_walks(u, bold, gentle, caption: str = "") -> Picture:
    """Two walks from the middle of the triangle: ``bold`` is back there at its end, ``gentle`` ends nearer to u.

    A walk is the weights before each of its steps and after the last.  The curves go through the points of both, and on
    each of them as much is to be learned everywhere.
    """
    u = [float(v) / float(sum(u)) for v in u]
    paths = [[tuple(float(w) / float(sum(row)) for w in row) for row in walk] for walk in (bold, gentle)]
    left = [[_relative_entropy(u, p) for p in path] for path in paths]
    far, near = ([_place(p) for p in path] for path in paths)
    drawn = _in_triangle(
        u,
        sorted({round(amount, 9) for amounts in left for amount in amounts}),
        Line(*zip(*far, strict=True), name="factor 2", colour=ORANGE, dash="--", marker="o", size=5),
        Line(*zip(*near, strict=True), name="factor 1.22", colour=LEARNER, marker="o", size=5, width=2.6),
        *(Note(at, str(t), ORANGE, shift=(7 if at[0] > 0.5 else -14, 4)) for t, at in enumerate(far[:-1]) if t),
        names=("voter 1", "voter 2", "voter 3"),
        size=(4.2, 4.3),
        xlim=(-0.06, 1.06),
        legend="upper left",
    )
    bold_left, gentle_left = (", ".join(f"{amount:.3f}" for amount in amounts) for amounts in left)
    alt = (
        f"Two walks from the middle of a triangle, and how far u is on the way. With the factor 2: {bold_left}, where "
        f"the last point is the first. With the factor 1.22: {gentle_left}."
    )
    return Picture(drawn, alt, caption)


ALL_ON = tuple(f"all on feature {i}" for i in (1, 2, 3))


def _in_triangle(u, amounts, *marks, names=ALL_ON, contours=MUTED, size=(4.6, 4.1), xlim=(-0.3, 1.3), **look) -> Chart:
    """Marks in the triangle of all distributions over three features, with u and the curves of these ``amounts``."""
    return chart(
        Line(*zip(*CORNERS, CORNERS[0], strict=True), colour=MUTED, width=1.3),
        *(line for amount in amounts for line in _contour(u, amount, contours)),
        *marks,
        Line(*zip(_place(u), strict=True), colour=TARGET, dash="", marker="*", size=14),
        Note(_place(u), "u", TARGET, shift=(0, -17), ha="center"),
        Note(CORNERS[0], names[0], shift=(-4, -14), ha="right" if names is ALL_ON else "left"),
        Note(CORNERS[1], names[1], shift=(4, -14), ha="left" if names is ALL_ON else "right"),
        Note(CORNERS[2], names[2], shift=(0, 6), ha="center"),
        size=size,
        xlim=xlim,
        ylim=(-0.12, 0.98),
        frame="none",
        equal=True,
        **look,
    )


def _place(p) -> tuple[float, float]:
    """The place of a distribution over three features in the triangle."""
    return tuple(sum(v * corner[axis] for v, corner in zip(p, CORNERS, strict=True)) for axis in (0, 1))


def _contour(u, amount, colour=MUTED) -> list[Line]:
    """The points from which so much is to be learned, on the way from u to each side that lies apart from it."""
    lines = []
    for apart in (face for face in range(3) if u[face]):
        one, other = (face for face in range(3) if face != apart)
        points = []
        for step in range(FINE + 1):
            end = [0.0, 0.0, 0.0]
            end[one] = step / FINE
            end[other] = 1 - step / FINE
            points.append(_place(_on_the_way(u, end, amount)))
        lines.append(Line(*zip(*points, strict=True), colour=colour, width=0.9, alpha=0.7))
    return lines


def _on_the_way(u, end, amount) -> list[float]:
    """The point between u and ``end`` from which so much is to be learned, found by halving."""
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        point = [(1 - middle) * v + middle * q for v, q in zip(u, end, strict=True)]
        low, high = (middle, high) if _relative_entropy(u, point) < amount else (low, middle)
    return point


def _relative_entropy(u, p) -> float:
    return sum(v * log(v / q) for v, q in zip(u, p, strict=True) if v)


def chord_and_tangent(factor, caption: str = "") -> Picture:
    """Left, the powers of the factor from −1 to 1 and the chord through the ends; right, the logarithm's tangent."""
    beta = float(factor)
    middle, half = (beta + 1 / beta) / 2, (beta - 1 / beta) / 2
    along, beyond = [-1 + i / 40 for i in range(81)], [0.12 + i / 40 for i in range(116)]
    left = (
        Line(along, [middle + half * v for v in along], "the chord κ + σv", BOUND),
        Line(along, [beta**v for v in along], "the power βᵛ", LEARNER),
        Line((-1, 1), (1 / beta, beta), colour=MUTED, dash="", marker="o", size=5),
        Line((0,), (middle,), colour=BOUND, dash="", marker="o", size=5),
        Note((0, middle), "κ", BOUND, shift=(-4, 6), ha="right"),
    )
    right = (
        Line(beyond, [t - 1 for t in beyond], "the tangent t − 1", BOUND),
        Line(beyond, [log(t) for t in beyond], "ln t", LEARNER),
        Line((1,), (0,), colour=MUTED, dash="", marker="o"),
    )
    panels = (
        Panel(left, xlabel="v = y times the feature", xlim=(-1.08, 1.08), ylim=(0, None)),
        Panel(right, xlabel="t", xlim=(0, 3.05)),
    )
    drawn = Chart(panels, (NARROW, 2.8), legend="below")
    alt = (
        f"Left: the curve of β to the power v, for β = {factor}, goes from {1 / beta:.3g} at −1 to {beta:.3g} at 1. "
        f"The chord through its ends lies above it in between: at 0 it is {middle:.3g} and the power is 1. Right: the "
        "logarithm of t lies below the line t − 1, which touches it at t = 1."
    )
    return Picture(drawn, alt, caption)


def values(examples, target, theta, alpha, caption: str = "") -> Picture:
    """How many examples have each value ⟨u, x⟩ of the ``target``, by their label; the gap (θ − α, θ) is tinted."""
    details = []
    figures = Counter((dot(target, x), y) for x, y in examples)
    top = 1.05 * max(figures.values())
    marks = [box(theta - alpha, 0, alpha, top, name="the gap, of width α", colour=MUTED, alpha=0.22)]
    for y, name in ((-1, "negative"), (1, "positive")):
        counts = {value: count for (value, label), count in sorted(figures.items()) if label == y}
        marks.append(Bars(list(counts), list(counts.values()), f"{name} examples", SIDE[y], thick=0.16))
        details += [f"{count} {name} at {value}" for value, count in counts.items()]
    drawn = chart(
        *marks,
        size=(NARROW, 2.4),
        ylim=(0, top),
        xlabel="⟨u, x⟩",
        ylabel="examples",
        xticks=sorted({value for value, _ in figures}),
        grid="y",
        legend="below",
    )
    return Picture(drawn, f"{', '.join(details)}; the gap is from {theta - alpha} to {theta}.", caption)
