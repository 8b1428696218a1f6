"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from fractions import Fraction

from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.theorem.at_a_glance import ERRS, LENGTHS, Place, Result

PLACES = {
    "total-distance": Place("total distance", ERRS, LENGTHS, "SSBD 21.4"),
    "squared-distances": Place("squared distances", ERRS, LENGTHS, "MRT 8.3.1"),
}

OTHERS = {
    "Total distance, for every rate": "imperfect.any_rate",
    "Total distance, the root form": "imperfect.root_form",
    "Squared distances, the best column": "imperfect.with_the_best_column",
    "One dimension, never further out": "imperfect.one_dimension",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    axes = Examples([[int(i == j) for j in range(4)] for i in range(4)], [1] * 4)
    u = (Fraction(1, 2),) * 4
    mistakes = len(play(Perceptron(), axes).mistakes)
    bounds = imperfect_bounds(axes, u, 1)
    size = f"four axes, γ = 1, T = 2: a run {mistakes}"
    return {
        "Data that nothing separates": (
            Result(
                "any target; the Perceptron, in the total distance",
                "imperfect.total_distance",
                "total-distance",
                "{imperfect.root_form}",
                f"{size} of {bounds.total}, in the root form {bounds.root}",
            ),
            Result(
                "any target; the Perceptron, in squared distances",
                "imperfect.freund_schapire",
                "squared-distances",
                "with the best Δ, where $D > 0$: {imperfect.with_the_best_column}",
                f"{size} of {bounds.squares}",
            ),
        )
    }
