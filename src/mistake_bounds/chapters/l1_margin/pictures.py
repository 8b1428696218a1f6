"""What a multiplicative learner learns: its weights, divided by their sum, are a coin with n faces, as its target is.

u is the target, u ≥ 0 with sum 1, and p = w/T the weights divided by their sum.  What is still to be learned is the
relative entropy Σ uᵢ ln(uᵢ/pᵢ), which is Λ − h⟨u, c⟩ − H in the letters of `chapters.l1_margin.theorem`.
"""

from math import log, sqrt

from mistake_bounds.drawing.compare import NARROW
from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, Picture, canvas, rounded, styled
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
    claim, values = case.theorem["mistake bound"], {**case.reading.end, "M": t}
    return float(value(claim.rhs, values)) - float(value(claim.lhs, values))


@styled
def still_to_learn(case: Instance, caption: str = "") -> Picture:
    """What is still to be learned after each mistake, below the line that reaches 0 at the bound."""
    left, bound = to_learn(case), float(case.bound)
    figure, axes = canvas(NARROW, 3.3)
    axes.plot([0, bound], [promised(case, 0), promised(case, bound)], color=ORANGE, linestyle="--", linewidth=1.3,
              label="at most so much")  # fmt: skip
    axes.plot(range(len(left)), left, color=BLUE, label="still to be learned")
    axes.plot([bound], [0], marker="o", color=MUTED, markersize=7)
    axes.annotate(f"nothing left: no run\ngets past {rounded(bound)} mistakes", (bound, 0), xytext=(0.99, 0.56),
                  textcoords="axes fraction", ha="right", color=MUTED, fontsize=10,
                  arrowprops={"arrowstyle": "-", "color": MUTED, "linewidth": 0.8, "shrinkB": 6})  # fmt: skip
    axes.set(
        xlim=(0, 1.06 * bound), ylim=(0, None), xlabel="mistakes made, t", ylabel="relative entropy Σ uᵢ ln(uᵢ/pᵢ)"
    )
    axes.legend(loc="upper right")
    alt = (
        f"At the start {left[0]:.2f} is to be learned. The line falls from there to 0 at {rounded(bound)} mistakes. "
        f"The run stays below it, and after {len(left) - 1} mistakes {left[-1]:.2f} is left."
    )
    return Picture(figure, alt, caption)


@styled
def coins(case: Instance, after, caption: str = "") -> Picture:
    """The weights, divided by their sum, after so many mistakes, a panel each; the target's parts are marked."""
    end, weights = case.reading.end, case.run.follow(tuple)
    figure, panels = canvas(NARROW, 0.7 + 1.05 * len(after), rows=len(after), squeeze=False, sharex=True)
    faces, told = range(1, len(end["u"]) + 1), []
    relevant = [(i, float(v)) for i, v in zip(faces, end["u"], strict=True) if v]
    for axes, t in zip(panels.flat, after, strict=True):
        whole = sum(weights[t])
        p = [float(w / whole) for w in weights[t]]
        axes.bar(faces, p, color=BLUE, width=0.8, label="the learner's coin")
        axes.scatter(*zip(*relevant, strict=True), marker="_", color=GREEN, s=60, linewidths=2.2, label="the target's")
        axes.set(ylim=(0, 1.25 * max(v for _, v in relevant)), xlim=(0.2, len(p) + 0.8))
        axes.set_title(f"after {t} mistake{'s' * (t != 1)}", fontsize=10)
        axes.grid(axis="x", visible=False)
        held = sum(p[i - 1] for i, _ in relevant)
        told.append(f"after {t} mistakes the relevant faces have {held:.0%} of the weight")
    panels.flat[-1].set_xlabel("feature")
    handles, labels = panels.flat[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=2, fontsize=10)
    return Picture(figure, f"The weights divided by their sum: {'; '.join(told)}.", caption)


CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.5, sqrt(3) / 2))


@styled
def triangle(case: Instance, caption: str = "") -> Picture:
    """Three features: all coins with three faces are a triangle, and the run goes through it from the middle to u.

    The curves go through the points from which there is as much to be learned as after each of the mistakes.
    """
    u = [float(v) for v in case.reading.end["u"]]
    path = [tuple(float(w / sum(row)) for w in row) for row in case.run.follow(tuple)]
    left = to_learn(case)
    figure, axes = canvas(4.6, 4.1)
    axes.axis("off")
    axes.set_aspect("equal")
    axes.plot(*zip(*(*CORNERS, CORNERS[0]), strict=True), color=MUTED, linewidth=1.3)
    steps = 120
    grid = [[_inside(i / steps, j / steps) for i in range(1, steps)] for j in range(1, steps)]
    places = [[_place(p) for p in row] for row in grid]
    depth = [[_relative_entropy(u, p) for p in row] for row in grid]
    axes.contour(
        [[a for a, _ in row] for row in places], [[b for _, b in row] for row in places], depth,
        levels=sorted(left), colors=[ORANGE], linewidths=0.9, alpha=0.7,
    )  # fmt: skip
    drawn = [_place(p) for p in path]
    axes.plot(*zip(*drawn, strict=True), color=BLUE, marker="o", markersize=5)
    for t, spot in enumerate(drawn):
        axes.annotate(str(t), spot, xytext=(5, 5), textcoords="offset points", color=BLUE, fontsize=10)
    axes.plot(*_place(u), marker="*", markersize=14, color=GREEN, linestyle="none")
    axes.annotate("u", _place(u), xytext=(0, -17), textcoords="offset points", color=GREEN, ha="center")
    for name, spot, shift, side in zip("123", CORNERS, ((-4, -14), (4, -14), (0, 6)), ("right", "left", "center"),
                                       strict=True):  # fmt: skip
        axes.annotate(f"all on feature {name}", spot, xytext=shift, textcoords="offset points", color=INK, ha=side,
                      fontsize=10, annotation_clip=False)  # fmt: skip
    axes.set(xlim=(-0.3, 1.3), ylim=(-0.12, 0.98))
    told = ", ".join(f"{amount:.2f}" for amount in left)
    return Picture(figure, f"From the middle of a triangle towards u; still to be learned: {told}.", caption)


def _place(p) -> tuple[float, float]:
    """Where a coin with three faces stands in the triangle."""
    return tuple(sum(v * corner[axis] for v, corner in zip(p, CORNERS, strict=True)) for axis in (0, 1))


def _inside(a: float, b: float) -> tuple[float, float, float]:
    """A coin with three faces: b on the third, and of the rest the share a on the second."""
    return (1 - b) * (1 - a), (1 - b) * a, b


def _relative_entropy(u, p) -> float:
    return sum(v * log(v / q) for v, q in zip(u, p, strict=True) if v)


@styled
def chord_and_tangent(factor, caption: str = "") -> Picture:
    """Left, the powers of the factor from −1 to 1 and the chord through the ends; right, the logarithm's tangent."""
    beta = float(factor)
    middle, half = (beta + 1 / beta) / 2, (beta - 1 / beta) / 2
    figure, (left, right) = canvas(6.0, 2.7, columns=2)
    along = [-1 + i / 40 for i in range(81)]
    left.plot(along, [middle + half * v for v in along], color=ORANGE, label="the chord κ + σv")
    left.plot(along, [beta**v for v in along], color=BLUE, label="the power βᵛ")
    left.plot([-1, 1], [1 / beta, beta], marker="o", color=MUTED, markersize=5, linestyle="none")
    left.plot([0], [middle], marker="o", color=ORANGE, markersize=5)
    left.annotate("κ", (0, middle), xytext=(-4, 6), textcoords="offset points", ha="right", color=ORANGE)
    left.set(xlim=(-1.08, 1.08), ylim=(0, None), xlabel="v = y times the feature")
    along = [0.12 + i / 40 for i in range(116)]
    right.plot(along, [t - 1 for t in along], color=ORANGE, label="the tangent t − 1")
    right.plot(along, [log(t) for t in along], color=BLUE, label="ln t")
    right.plot([1], [0], marker="o", color=MUTED, markersize=6)
    right.set(xlim=(0, 3.05), xlabel="t")
    for axes in (left, right):
        axes.legend(loc="upper left")
    alt = (
        f"Left: the curve of β to the power v, for β = {factor}, goes from {1 / beta:.3g} at −1 to {beta:.3g} at 1. "
        f"The chord through its ends lies above it in between: at 0 it is {middle:.3g} and the power is 1. Right: the "
        "logarithm of t lies below the line t − 1, which touches it at t = 1."
    )
    return Picture(figure, alt, caption)
