"""Boosting and games."""

from mistake_bounds.chapters.record import COUNTS, LENGTHS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.boosting_and_games import theorem as boosting
    from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, boost
    from mistake_bounds.examples import Examples

    boosted = boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, +1, -1]), 2)
    allowed = int(float(boosting.training_error().on(boosted).bound))
    return {
        "Boosting and games": (
            Result(
                "a vote of weak hypotheses, rounds with an error left; AdaBoost",
                "boosting_and_games.training_error",
                "adaboost-bound",
                "$E$ is the number of errors of the vote",
                f"three points: a run {len(boosted.errors)} of {allowed}",
            ),
            Result(
                "any vectors; who meets Blackwell's condition, squared distance", "games.approach", "blackwell-approach"
            ),
            Result(
                "any costs of actions; regret matching",
                "games.textbook",
                "regret-matching-bound",
            ),
            Result(
                "the same; regrets rounded down by δ at most in each round",
                "games.regret_matching",
                "regret-matching-bound",
                "for the best a: B√T + Tδ",
            ),
        )
    }


CHAPTER = Chapter(
    "boosting_and_games",
    "Boosting and games",
    theorems=("theorem", "games"),
    forms=(
        "λ⁺ ≤ λ − 2 γ_t²",
        "ln E ≤ λ_T, H = ln E",
        "2 Γ ≤ ln n − ln E, N = ln n, H = ln E",
        "2 γ² T ≤ ln n − ln E, N = ln n, H = ln E",
        "Q_T ≤ T B²",
        "L_T − U_T ≤ B √T, q = √T",
        "2 a (L_T − U_T) ≤ a² + T B² + 2 a T δ",
        "T g ≤ ρ_1 + ρ_2",
    ),
    places={
        "blackwell-approach": Place("approachability", NOTHING, LENGTHS, "CBL 7.7"),
        "regret-matching-bound": Place("regret matching", NOTHING, LENGTHS),
        "adaboost-bound": Place("AdaBoost", NOTHING, COUNTS, "SSBD 10.2, MRT 7.2"),
    },
    others={"Regret matching, in T": "games.textbook", "Minimax, by two regrets": "games.minimax"},
    besides={"minimax-by-regret": "two learners with small regret find the value of a game"},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
