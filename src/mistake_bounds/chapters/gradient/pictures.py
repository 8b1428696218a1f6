"""Losses and steps: what a score costs, where steps lead in the plane of the weights, and what a run pays in all."""

from collections.abc import Mapping, Sequence

from mistake_bounds.drawing.figure import BLUE, GREEN, INK, MUTED, ORANGE, PURPLE, RED, Picture, canvas, styled
from mistake_bounds.play import Run
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import KIND

COLOURS = (BLUE, ORANGE, PURPLE, RED, GREEN, INK)
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)), "-")


@styled
def loss_curves(losses: Mapping[str, object], caption: str = "", reach: float = 2.5, top: float = 3.4) -> Picture:
    """The ``losses``, functions of the score y⟨w, x⟩ by their names, for scores from −``reach`` to ``reach``."""
    figure, axes = canvas(5.8, 3.4)
    scores = [reach * (i / 200 - 1) for i in range(401)]
    told = []
    for (name, loss), colour, dash in zip(losses.items(), COLOURS, DASHES, strict=False):
        axes.plot(scores, [float(loss(s)) for s in scores], color=colour, linestyle=dash, label=name)
        at = ", ".join(f"{float(loss(s)):g} at {s}" for s in (-1, 0, 1, 2))
        told.append(f"{name}: {at}")
    axes.set(xlabel="score y⟨w, x⟩", ylabel="loss", ylim=(-0.12, top), xlim=(-reach, reach))
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.4)
    return Picture(figure, f"Losses by score. {'; '.join(told)}.", caption)


@styled
def paths(runs: Mapping[str, Run], caption: str = "", target: Sequence | None = None) -> Picture:
    """The way of the weights of each run in the plane, a dot after each step; and ``target``, if given."""
    figure, panels = canvas(2.9 * len(runs) + 0.2, 3.1, columns=len(runs), squeeze=False, sharex=True, sharey=True)
    told = []
    for axes, (name, run) in zip(panels[0], runs.items(), strict=True):
        ways = [tuple(map(float, w)) for w in run.follow(tuple)]
        for before, after in zip(ways, ways[1:], strict=False):
            axes.annotate("", after, before, arrowprops={"arrowstyle": "-|>", "color": INK, "linewidth": 1.2})
        axes.plot(*zip(*ways, strict=True), marker="o", color=BLUE, markersize=4, linestyle="none")
        if target is not None:
            axes.plot(*map(float, target), marker="D", color=GREEN, markersize=7, linestyle="none")
            axes.annotate("u", tuple(map(float, target)), xytext=(5, 5), textcoords="offset points", color=GREEN)
        steps = len(run.updates)
        axes.set_title(f"{name}:\n{steps} step{'' if steps == 1 else 's'}", fontsize=10.5)
        axes.set(xlabel="first weight")
        axes.margins(0.16)
        told.append(f"{name}: {', '.join(_point(w) for w in run.follow(tuple))}")
    panels[0][0].set_ylabel("second weight")
    return Picture(figure, f"The weights after each step. {'; '.join(told)}.", caption)


@styled
def account(case: Instance, caption: str = "") -> Picture:
    """Round by round: ‖u − w‖², and with 2η times the regret so far on top of it, under the line ‖u‖² + tη²G².

    ``case`` is the theorem on regret on a run.  That the upper curve stays under the line is the theorem's sum.
    """
    distances, accounts, lines = _accounts(case)
    figure, axes = canvas(5.8, 3.2)
    rounds = range(len(lines))
    axes.fill_between(rounds, distances, color=BLUE, alpha=0.25, linewidth=0)
    axes.plot(rounds, distances, color=BLUE, label="‖u − w‖²")
    axes.plot(rounds, accounts, color=ORANGE, linestyle="-.", label="‖u − w‖² + 2η·regret so far")
    axes.plot(rounds, lines, color=INK, linestyle="--", label="‖u‖² + tη²G²")
    axes.set(xlabel="rounds t", ylim=(0, None))
    figure.legend(loc="outside lower center", ncols=2, fontsize=10, columnspacing=1.4)
    first, last = (f"{float(values[0]):.3g} to {float(values[-1]):.3g}" for values in (distances, accounts))
    alt = (
        f"Over {len(lines) - 1} rounds the squared distance to u goes from {first}, with the regret on top from {last},"
        f" under a line that rises from {float(lines[0]):.3g} to {float(lines[-1]):.3g}."
    )
    return Picture(figure, alt, caption)


def _accounts(case: Instance) -> tuple[list[float], list[float], list[float]]:
    """After 0, 1, … rounds: the squared distance, that plus 2η times the regret, and the theorem's line."""
    end, points = case.reading.end, case.reading.mistakes
    eta, u = end["eta"], end["u"]
    states = [*((point["w"], point["L"], point["U"]) for point in points), (end["w_T"], end["L_T"], end["U_T"])]
    distances = [float(sum((a - b) ** 2 for a, b in zip(u, w, strict=True))) for w, _, _ in states]
    accounts = [d + float(2 * eta * (L - U)) for d, (_, L, U) in zip(distances, states, strict=True)]
    return distances, accounts, _line(case)


def _line(case: Instance) -> list[float]:
    """‖u‖², and η² times the square of the longest subgradient more with each round that has a step."""
    end = case.reading.end
    rise, line = end["eta"] ** 2 * end.get("G^2", end.get("R^2")), [sum(a * a for a in end["u"])]
    for point in case.reading.mistakes:
        line.append(line[-1] + (0 if point.get(KIND, 0) else rise))
    return list(map(float, line))


@styled
def regret_race(case: Instance, caption: str = "") -> Picture:
    """The learner's loss so far, that of u, and the most that the theorem on regret lets the learner's be."""
    end, points = case.reading.end, case.reading.mistakes
    own = [*(float(point["L"]) for point in points), float(end["L_T"])]
    of_u = [*(float(point["U"]) for point in points), float(end["U_T"])]
    most = [U + line / float(2 * end["eta"]) for U, line in zip(of_u, _line(case), strict=True)]
    figure, axes = canvas(5.8, 3.4)
    rounds = range(len(own))
    axes.plot(rounds, most, color=INK, linestyle="--", label="the most it may be")
    axes.fill_between(rounds, own, of_u, color=ORANGE, alpha=0.18, linewidth=0)
    axes.plot(rounds, own, color=ORANGE, label="loss of the learner so far")
    axes.plot(rounds, of_u, color=GREEN, linestyle="-.", label="loss of u so far")
    axes.set(xlabel="rounds", ylim=(0, None))
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.2)
    alt = (
        f"After {len(own) - 1} rounds the learner's total loss is {own[-1]:.4g}, that of u is {of_u[-1]:.4g}, and the"
        f" learner's may be at most {most[-1]:.4g}."
    )
    return Picture(figure, alt, caption)


@styled
def one_weight(runs: Mapping[str, Run], caption: str = "", limits: Sequence = ()) -> Picture:
    """The single weight of each run after each round, and horizontal lines at ``limits``."""
    figure, axes = canvas(5.8, 3.0)
    told = []
    for limit in limits:
        axes.axhline(float(limit), color=MUTED, linewidth=1, linestyle=":")
    for (name, run), colour, dash in zip(runs.items(), COLOURS, DASHES, strict=False):
        weights = [float(w[0]) for w in run.follow(tuple)]
        axes.plot(range(len(weights)), weights, color=colour, linestyle=dash, marker="o", markersize=3, label=name)
        told.append(f"{name}: ends with {weights[-2]:.3g} and {weights[-1]:.3g}")
    axes.set(xlabel="rounds", ylabel="weight")
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.2)
    return Picture(figure, f"The weight over the rounds. {'; '.join(told)}.", caption)


def _point(w) -> str:
    return f"({', '.join(f'{float(v):.3g}' for v in w)})"
