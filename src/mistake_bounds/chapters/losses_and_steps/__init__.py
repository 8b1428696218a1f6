"""Losses and steps."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from fractions import Fraction

    from mistake_bounds.chapters.losses_and_steps import theorem as gradient
    from mistake_bounds.chapters.losses_and_steps.learner import LMS, OnlineGradientDescent
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play

    rounds = 40
    axes = Examples([[int(i == j) for j in range(rounds)] for i in range(rounds)], [1] * rounds)
    half = Fraction(1, 2)
    descent = play(OnlineGradientDescent(rate=half), axes)
    on_axes = gradient.hinge().on(descent, (half,) * rounds)
    of_u = on_axes.reading.end["U_T"]
    squares = gradient.consistent().on(play(LMS(1), axes), (1,) * rounds)
    size = f"an example for each of {rounds} axes"
    return {
        "Any data, by steps against a loss": (
            Result(
                "losses with slopes up to G; online gradient descent",
                "gradient.regret",
                "gradient-regret",
                "for the best rate: {gradient.tuned} with $D = \\lVert u\\rVert$, $q = \\sqrt T$",
            ),
            Result(
                "the hinge loss, K steps; the same",
                "gradient.hinge",
                "hinge-regret",
                "attained",
                f"{size}, η = 1/2: regret {descent.total_loss - of_u} of {on_axes.bound - of_u}",
            ),
            Result(
                "numbers that some u gets right; LMS, squared errors",
                "gradient.consistent",
                "lms-consistent",
                "attained",
                f"{size}, η = 1: {squares.run.total_loss} of {squares.bound}",
            ),
            Result(
                "any numbers; LMS, squared errors",
                "gradient.any_data",
                "lms-any-data",
                "for η = 1/2R²: {gradient.twice_the_best}",
            ),
        )
    }


CHAPTER = Chapter(
    "losses_and_steps",
    "Losses and steps",
    address="gradient",
    forms=(
        "‖u − w⁺‖² ≤ ‖u − w‖² − 2 η (ℓ − ℓ_u) + η² G²",
        "‖u − w⁺‖² ≤ ‖u − w‖² − 2 η (ℓ − ℓ_u) + η² R²",
        "‖u − w_T‖² + 2 η (L_T − U_T) ≤ ‖u‖² + T η² G²",
        "L_T − U_T ≤ ‖u‖² / 2 η + T η G² / 2",
        "L_T − U_T ≤ D G q",
        "‖u − w_T‖² + 2 η (L_T − U_T) ≤ ‖u‖² + K η² R²",
        "L_T − U_T ≤ ‖u‖² / 2 η + K η R² / 2",
        "ℓ_u ≥ ℓ − y⟨u − w, x⟩",
        "‖u − w⁺‖² ≤ ‖u − w‖² − η (2 − η R²) δ²",
        "‖u − w_T‖² + η (2 − η R²) S_T ≤ ‖u‖²",
        "η (2 − η R²) S_T ≤ ‖u‖²",
        "‖u − w⁺‖² ≤ ‖u − w‖² − η (2 − η R²) δ² + 2 η δ δ_u",
        "a η (2 − a − η R²) S_T ≤ a‖u‖² + η V_T",
        "S_T ≤ 2 R²‖u‖² + 2 V_T",
    ),
    places={
        "lms-consistent": Place("LMS", NEVER_WRONG, LENGTHS),
        "gradient-regret": Place("online gradient descent", NOTHING, LENGTHS, "SSBD 21.3, OCO 3.1, Orabona 2"),
        "hinge-regret": Place("hinge loss", NOTHING, LENGTHS),
        "lms-any-data": Place("LMS on any data", NOTHING, LENGTHS),
    },
    others={
        "The regret of online gradient descent, tuned": "gradient.tuned",
        "LMS on any data, at the rate of the radius": "gradient.twice_the_best",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
