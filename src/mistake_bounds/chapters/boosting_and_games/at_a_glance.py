"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.boosting_and_games import theorem as boosting
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, boost
from mistake_bounds.examples import Examples
from mistake_bounds.theorem.at_a_glance import COUNTS, LENGTHS, NOTHING, Place, Result

PLACES = {
    "blackwell-approach": Place("approachability", NOTHING, LENGTHS, "CBL 7.7"),
    "regret-matching-bound": Place("regret matching", NOTHING, LENGTHS),
    "adaboost-bound": Place("AdaBoost", NOTHING, COUNTS, "SSBD 10.2, MRT 7.2"),
}

OTHERS = {"Minimax, by two regrets": "games.minimax"}

BESIDES = {"minimax-by-regret": "two learners with small regret find the value of a game"}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
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
                "games.regret_matching",
                "regret-matching-bound",
                "for the best a: B√T + Tδ",
            ),
        )
    }
