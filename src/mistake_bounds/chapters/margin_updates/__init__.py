"""Do not stop at right."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.margin_updates import margin_perceptron, passive_aggressive
    from mistake_bounds.chapters.margin_updates.examples import windows
    from mistake_bounds.chapters.margin_updates.learner import MarginPerceptron, PassiveAggressive
    from mistake_bounds.chapters.perceptron.examples import orthonormal
    from mistake_bounds.play import play

    rounds, k = 12, 3
    stream = windows(rounds, k)
    goes_on = play(MarginPerceptron(k), stream.examples)
    on_windows = margin_perceptron.updates().on(goes_on, stream.u)
    axes = orthonormal(rounds)
    passive = passive_aggressive.squared_losses().on(play(PassiveAggressive(), axes.examples), axes.u)
    return {
        "Learning from right answers too": (
            Result(
                "linear separator with a margin; the margin Perceptron, updates",
                "margin_perceptron.updates",
                "margin-perceptron-share margin-perceptron-bound",
                "after a clean pass {margin_perceptron.of_any_margin}",
                f"{rounds} windows of {k}, β = {k}: {len(goes_on.updates)} updates of {on_windows.bound}",
            ),
            Result(
                "the same; passive–aggressive, squared losses",
                "passive_aggressive.squared_losses",
                "passive-aggressive-losses",
                "attained; mistakes: {passive_aggressive.mistakes}",
                f"an example for each of {rounds} axes: {passive.reading.end['Q_T']} of {passive.bound}",
            ),
            Result("any data; PA-I, mistakes", "passive_aggressive.capped", "passive-aggressive-any-data"),
            Result("any data; PA-II, squared losses", "passive_aggressive.softened", "passive-aggressive-any-data"),
        )
    }


CHAPTER = Chapter(
    "margin_updates",
    "Do not stop at right",
    theorems=("margin_perceptron", "passive_aggressive"),
    forms=(
        "‖w⁺‖² ≤ ‖w‖² + R² + 2 β",
        "⟨u, w_T⟩ ≥ T γ",
        "‖w_T‖² ≤ T (R² + 2 β)",
        "T ≤ (R² + 2 β)‖u‖² / γ²",
        "T² γ² ≤ ‖u‖²‖w_T‖²",
        "γ²‖w_T‖² ≤ (R² + 2 β)²‖u‖²",
        "β² γ²‖w_T‖² ≤ s² (R² + 2 β)²‖u‖²",
        "h ≥ β / (R² + 2 β) · g",
        "h ≥ g / 3",
        "‖u − w⁺‖² ≤ ‖u − w‖² − τ ℓ",
        "ℓ² ≤ R² τ ℓ",
        "R²‖u − w_T‖² + Q_T ≤ R²‖u‖²",
        "Q_T ≥ M",
        "Q_T ≤ R²‖u‖²",
        "M ≤ R²‖u‖²",
        "‖u − w⁺‖² ≤ ‖u − w‖² − τ ℓ + 2 τ ℓ_u",
        "M ≤ (‖u‖² + 2 C U_T) / κ",
        "Q_T ≤ (R² + d) (‖u‖² + V_T / d)",
    ),
    places={
        "margin-perceptron-share": Place("share of a margin", NEVER_WRONG, LENGTHS),
        "margin-perceptron-bound": Place("margin Perceptron", NEVER_WRONG, LENGTHS),
        "passive-aggressive-losses": Place("passive–aggressive", NEVER_WRONG, LENGTHS),
        "passive-aggressive-any-data": Place("PA-I and PA-II", NOTHING, LENGTHS),
    },
    others={
        "Updates of the margin Perceptron, a ceiling for every margin": "margin_perceptron.ceiling",
        "Updates of the margin Perceptron, a share of any margin": "margin_perceptron.of_any_margin",
        "Passive–aggressive learning, mistakes": "passive_aggressive.mistakes",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
