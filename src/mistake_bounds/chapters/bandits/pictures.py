"""Bandits drawn: what one run estimates beside what it does not see."""

from collections.abc import Mapping
from itertools import accumulate

from mistake_bounds.chapters.losses_and_steps.pictures import LOOKS
from mistake_bounds.drawing.chart import NARROW, Line, chart
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.theorem.instance import Instance


def estimated_losses(cases: Mapping[str, Instance], caption: str = "") -> Picture:
    """For each arm what one run estimates that it has lost so far, a step at each of its draws, and what it has lost.

    ``cases`` are the theorem on one run, on the same run, for each arm by its name.
    """
    marks, told = [], []
    for arm, ((name, case), (colour, _)) in enumerate(zip(cases.items(), LOOKS, strict=False)):
        run = case.run
        lost = [0, *accumulate(row[arm] for row in run.examples.y)]
        jumps = dict(zip(run.updates, (point["b"] for point in case.reading.mistakes), strict=True))
        seen = [0, *accumulate(jumps.get(index, 0) for index in range(run.presented))]
        rounds = range(len(lost))
        marks.append(Line(rounds, lost, f"{name}: lost", colour, "--"))
        marks.append(Line(rounds, seen, f"{name}: estimated", colour, steps="post", width=1.8))
        told.append(f"{name} has lost {float(lost[-1]):.4g}, estimated {float(seen[-1]):.4g}")
    drawn = chart(*marks, size=(NARROW, 3.4), xlabel="rounds", ylabel="losses so far", ylim=(0, None), legend="below")
    return Picture(drawn, f"Losses over the rounds. {'; '.join(told)}.", caption)
