"""Regret drawn: what a class costs in T rounds beyond its best concept, below the bound."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import log, sqrt

from mistake_bounds.drawing.chart import BLUE, GREEN, INK, MUTED, NARROW, ORANGE, Line, chart
from mistake_bounds.drawing.figure import Picture


def bound(dimension: int, rounds: int) -> float:
    """√(½ D T ln T), for drawing."""
    return sqrt(dimension * rounds * log(rounds) / 2)


def below_the_bound(regrets: Mapping[str, Sequence[Fraction]], dimension: int, caption: str = "") -> Picture:
    """The exact regrets of classes in 1, 2, 3, … rounds, and √(½ D T ln T) from 2 rounds on, for that dimension."""
    rounds = range(1, max(map(len, regrets.values())) + 1)
    looks = zip((BLUE, ORANGE, GREEN, MUTED), "os^D", strict=True)
    lines = [
        Line(rounds[: len(found)], found, name, colour, marker=mark, size=6)
        for (name, found), (colour, mark) in zip(regrets.items(), looks, strict=False)
    ]
    most = [bound(dimension, T) for T in rounds]
    above = Line(rounds[1:], most[1:], f"the bound √(½ D T ln T) for D = {dimension}", INK, "--")
    look = {"size": (NARROW, 3.4), "xlabel": "rounds T", "ylabel": "regret", "xticks": rounds, "legend": "below"}
    told = "; ".join(f"{name} {float(found[-1]):.2f}" for name, found in regrets.items())
    alt = f"Exact regrets rise slowly with the rounds, far below the bound. In the last round: {told}; {most[-1]:.2f}."
    return Picture(chart(above, *lines, **look), alt, caption)
