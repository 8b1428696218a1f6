"""Losses and steps: what a score costs, where steps lead in the plane of the weights, and what a run pays in all."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    INK,
    MUTED,
    NARROW,
    ORANGE,
    PURPLE,
    RED,
    Arrow,
    Chart,
    Level,
    Line,
    Mark,
    Note,
    Panel,
    band,
    chart,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Number
from mistake_bounds.play import Run
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import KIND

LOOKS = ((BLUE, "-"), (ORANGE, "--"), (PURPLE, "-."), (RED, ":"), (GREEN, "-"), (INK, "--"))


def loss_curves(losses: Mapping[str, object], caption: str = "", reach: float = 2.5, top: float = 3.4) -> Picture:
    """The ``losses``, functions of the score y⟨w, x⟩ by their names, for scores from −``reach`` to ``reach``."""
    scores = [reach * (i / 200 - 1) for i in range(401)]
    marks = []
    details = []
    for (name, loss), (colour, dash) in zip(losses.items(), LOOKS, strict=False):
        marks.append(Line(scores, [loss(s) for s in scores], name, colour, dash, width=1.8))
        details.append(f"{name}: {', '.join(f'{float(loss(s)):g} at {s}' for s in (-1, 0, 1, 2))}")
    limits = {"xlim": (-reach, reach), "ylim": (-0.12, top)}
    drawn = chart(*marks, size=(NARROW, 3.4), xlabel="score y⟨w, x⟩", ylabel="loss", legend="below", **limits)
    return Picture(drawn, f"Losses by score. {'; '.join(details)}.", caption)


def paths(runs: Mapping[str, Run], caption: str = "", target: Sequence | None = None) -> Picture:
    """The way of the weights of each run in the plane, a dot after each step; and ``target``, if given."""
    panels = []
    details = []
    for name, run in runs.items():
        ways = run.follow(tuple)
        steps = len(run.updates)
        xs, ys = zip(*ways, strict=True)
        marks: list[Mark] = [Arrow(*ends, width=1.2) for ends in pairwise(ways)]
        marks.append(Line(xs, ys, colour=BLUE, dash="", marker="o", size=4))
        if target is not None:
            marks.append(Line((target[0],), (target[1],), colour=GREEN, dash="", marker="D", size=7))
            marks.append(Note((target[0], target[1]), "u", GREEN, shift=(5, 5)))
        title = f"{name}:\n{steps} step{'' if steps == 1 else 's'}"
        panels.append(Panel(marks, title, "first weight", "" if panels else "second weight"))
        details.append(f"{name}: {', '.join(map(_point, ways))}")
    drawn = Chart(panels, (min(NARROW, 2.9 * len(runs) + 0.2), 3.1), share="xy")
    return Picture(drawn, f"The weights after each step. {'; '.join(details)}.", caption)


def account(case: Instance, caption: str = "") -> Picture:
    """Round by round: ‖u − w‖², and with 2η times the regret so far on top of it, under the line ‖u‖² + tη²G².

    ``case`` is the theorem on regret on a run.  That the upper curve stays under the line is the theorem's sum.
    """
    distances, accounts, lines = _accounts(case)
    rounds = range(len(lines))
    drawn = chart(
        band([(0, 0), (len(lines) - 1, 0)], list(zip(rounds, distances, strict=True)), alpha=0.25),
        Line(rounds, distances, "‖u − w‖²", BLUE),
        Line(rounds, accounts, "‖u − w‖² + 2η·regret so far", ORANGE, "-.", width=1.8),
        Line(rounds, lines, "‖u‖² + tη²G²", dash="--", width=1.8),
        size=(NARROW, 3.2),
        xlabel="rounds t",
        ylim=(0, None),
        legend="below",
    )
    first, last = (f"{float(values[0]):.3g} to {float(values[-1]):.3g}" for values in (distances, accounts))
    alt = (
        f"Over {len(lines) - 1} rounds the squared distance to u goes from {first}, with the regret on top from {last},"
        f" under a line that rises from {float(lines[0]):.3g} to {float(lines[-1]):.3g}."
    )
    return Picture(drawn, alt, caption)


def _accounts(case: Instance) -> tuple[list[Number], list[Number], list[Number]]:
    """After 0, 1, … rounds: the squared distance, that plus 2η times the regret, and the theorem's line."""
    end = case.reading.end
    points = case.reading.mistakes
    eta = end["eta"]
    u = end["u"]
    states = [*((point["w"], point["ΣLT"], point["ΣUT"]) for point in points), (end["w_T"], end["L_T"], end["U_T"])]
    distances = [sum((a - b) ** 2 for a, b in zip(u, w, strict=True)) for w, _, _ in states]
    accounts = [d + 2 * eta * (L - U) for d, (_, L, U) in zip(distances, states, strict=True)]
    return distances, accounts, _line(case)


def _line(case: Instance) -> list[Number]:
    """‖u‖², and η² times the square of the longest subgradient more with each round that has a step."""
    end = case.reading.end
    rise = end["eta"] ** 2 * end.get("G^2", end.get("R^2"))
    line = [sum(a * a for a in end["u"])]
    for point in case.reading.mistakes:
        line.append(line[-1] + (0 if point.get(KIND, 0) else rise))
    return line


def regret_race(case: Instance, caption: str = "") -> Picture:
    """The learner's loss so far, that of u, and the most that the theorem on regret lets the learner's be."""
    end = case.reading.end
    points = case.reading.mistakes
    own = [*(point["ΣLT"] for point in points), end["L_T"]]
    of_u = [*(point["ΣUT"] for point in points), end["U_T"]]
    most = [U + line / (2 * end["eta"]) for U, line in zip(of_u, _line(case), strict=True)]
    rounds = range(len(own))
    drawn = chart(
        Line(rounds, most, "the most it may be", dash="--", width=1.8),
        band(list(zip(rounds, own, strict=True)), list(zip(rounds, of_u, strict=True)), colour=ORANGE, alpha=0.18),
        Line(rounds, own, "loss of the learner so far", ORANGE),
        Line(rounds, of_u, "loss of u so far", GREEN, "-.", width=1.8),
        size=(NARROW, 3.4),
        xlabel="rounds",
        ylim=(0, None),
        legend="below",
    )
    lost, of_u_lost, allowed = (f"{float(row[-1]):.4g}" for row in (own, of_u, most))
    alt = (
        f"After {len(own) - 1} rounds the learner's total loss is {lost}, that of u is {of_u_lost}, and the learner's "
        f"may be at most {allowed}."
    )
    return Picture(drawn, alt, caption)


def one_weight(runs: Mapping[str, Run], caption: str = "", limits: Sequence = ()) -> Picture:
    """The single weight of each run after each round, and horizontal lines at ``limits``."""
    marks: list[Mark] = [Level(limit, colour=MUTED, dash=":", width=1) for limit in limits]
    details = []
    for (name, run), (colour, dash) in zip(runs.items(), LOOKS, strict=False):
        weights = [w[0] for w in run.follow(tuple)]
        marks.append(Line(range(len(weights)), weights, name, colour, dash, width=1.8, marker="o", size=3))
        details.append(f"{name}: ends with {float(weights[-2]):.3g} and {float(weights[-1]):.3g}")
    drawn = chart(*marks, size=(NARROW, 3.0), xlabel="rounds", ylabel="weight", legend="below")
    return Picture(drawn, f"The weight over the rounds. {'; '.join(details)}.", caption)


def _point(w) -> str:
    return f"({', '.join(f'{float(v):.3g}' for v in w)})"
