"""When no separator is perfect."""

from mistake_bounds.chapters.record import ERRS, LENGTHS, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from fractions import Fraction

    from mistake_bounds.chapters.imperfect_separators.known import imperfect_bounds
    from mistake_bounds.chapters.perceptron.learner import Perceptron
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play

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


CHAPTER = Chapter(
    "imperfect_separators",
    "When no separator is perfect",
    address="imperfect",
    forms=(
        "⟨u, w⁺⟩ + E⁺ ≥ ⟨u, w⟩ + E + γ",
        "⟨u, w_M⟩ + E_M ≥ γ M",
        "⟨u, w_M⟩ ≥ γ M − T",
        "M ≤ R²‖u‖² / γ² + 2 T / γ",
        "λ (2 γ − λ) M ≤ R²‖u‖² + 2 λ T",
        "(γ M − T)² ≤ R²‖u‖² M",
        "M ≤ (R²‖u‖² + 2 γ T + s) / 2 γ²",
        "γ² Δ² M ≤ (R² + Δ²) (‖u‖² Δ² + D²)",
        "γ² Δ² M ≤ (R² + Δ²) (‖u‖² Δ² + S_M)",
        "Δ² (⟨u, w_M⟩ + E_M)² ≤ (‖w_M‖² + M Δ²) (‖u‖² Δ² + S_M)",
        "M ≤ (R N + D)² / γ²",
        "(R N + D)² ≤ ((R N)² + 2 γ T + s) / 2",
        "(R N + D)² ≥ ((R N)² + 2 γ T + s) / 2",
    ),
    places={
        "total-distance": Place("total distance", ERRS, LENGTHS, "SSBD 21.4"),
        "squared-distances": Place("squared distances", ERRS, LENGTHS, "MRT 8.3.1"),
    },
    others={
        "Total distance, for every rate": "imperfect.any_rate",
        "Total distance, the root form": "imperfect.root_form",
        "Squared distances, the best column": "imperfect.with_the_best_column",
        "One dimension, never further out": "imperfect.one_dimension",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
