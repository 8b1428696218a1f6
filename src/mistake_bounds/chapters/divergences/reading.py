"""Runs in the words of `chapters.divergences.theorem.by_entropy`."""

from mistake_bounds.chapters.winnow_l1_margin.reading import read_l1
from mistake_bounds.exact import Number
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import Reading


def read_by_entropy(run: Run, target, margin: Number | None = None) -> Reading:
    """`chapters.winnow_l1_margin.reading.read_l1`, with the entropy of the target at each mistake too."""
    plain = read_l1(run, target, margin)
    return Reading(tuple({**point, "H": plain.end["H"]} for point in plain.mistakes), plain.end)
