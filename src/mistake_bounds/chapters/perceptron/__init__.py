"""The Perceptron and its mistake bound."""

from mistake_bounds.chapters.record import LENGTHS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.perceptron.learner import Perceptron
    from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play

    tight = Examples([(1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)], [1] * 4)
    mistakes = len(play(Perceptron(), tight).mistakes)
    allowed = perceptron_bound(tight, (1, 0, 1))
    return {
        "The Perceptron": (
            Result(
                "linear separator with a margin; the Perceptron",
                "perceptron.mistake_bound",
                "perceptron-mistake-bound",
                "attained for every whole value, in three dimensions already; a clean pass after at most one pass more",
                f"a run in space: {mistakes} of {allowed}",
            ),
        )
    }


CHAPTER = Chapter(
    "perceptron",
    "The Perceptron and its mistake bound",
    theorems=("theorem", "learning_rates", "passes"),
    forms=(
        "⟨u, w_M⟩ ≥ M γ",
        "M ≤ R²‖u‖² / γ²",
    ),
    places={"perceptron-mistake-bound": Place("Perceptron", NEVER_WRONG, LENGTHS, "SSBD 21.4, MRT 8.3.1, CBL 12")},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
