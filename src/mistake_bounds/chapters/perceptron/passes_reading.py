"""A run of the Perceptron that ends with a clean pass, in the words of `chapters.perceptron.passes`."""

from mistake_bounds.chapters.perceptron import reading as perceptron
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.vocabulary import PASS


def read(run: Run, target) -> Reading:
    """The Perceptron's reading, and a point for each pass but the last: k mistakes in it, m before it."""
    told, made, rows = perceptron.read(run, target), [0] * run.passes, len(run.examples)
    for index in run.mistakes:
        made[index // rows] += 1
    before = [sum(made[:i]) for i in range(run.passes + 1)]
    points = [{"k": made[i], "m": before[i], "m^+": before[i + 1]} for i in range(run.passes - 1)]
    end = {**told.end, PASS: points, "q": run.passes - 1, "passes": run.passes, "m_q": before[-2]}
    return Reading(told.mistakes, end)
