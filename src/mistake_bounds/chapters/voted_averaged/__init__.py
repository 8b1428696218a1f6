"""Votes and averages."""

from mistake_bounds.chapters.record import DRAWS, LENGTHS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from mistake_bounds.chapters.perceptron.learner import Perceptron
    from mistake_bounds.chapters.perceptron.theorem import perceptron_bound
    from mistake_bounds.chapters.voted_averaged import theorem as votes
    from mistake_bounds.chapters.voted_averaged.examples import expected_error, expected_mistakes, left_out
    from mistake_bounds.chapters.voted_averaged.learner import VotedPerceptron
    from mistake_bounds.examples import Examples
    from mistake_bounds.play import play_until_clean
    from mistake_bounds.theorem.largest import largest
    from mistake_bounds.worlds import uniform

    one = uniform([(1,)], lambda x: True)
    voted = VotedPerceptron()
    by_vote = expected_error(one, voted, 1, voted.final_prediction)
    at_random = expected_mistakes(one, Perceptron(), 2) / 2
    shown = Examples([(1,)], [1])
    out = len(left_out(play_until_clean(Perceptron(tie=0), shown, 9)))
    sizes = {"m": 1, "R^2": 1, "u": (1,), "gamma": 1}
    at_most = {
        "random": largest(votes.random_stopping().conclusion.claim, "e_r", sizes),
        "vote": largest(votes.voted().conclusion.claim, "e_v", sizes),
    }
    size = "a world with one instance, m = 1"
    return {
        "Draws from a world": (
            Result(
                "an independent draw; the Perceptron stopped at random",
                "votes.random_stopping",
                "stopping-at-random",
                "an equality: {votes.exactly}",
                f"{size}, (m + 1)-fold: {2 * at_random} of {2 * at_most['random']}",
            ),
            Result(
                "the same; the vote of all its weights",
                "votes.voted",
                "voted-perceptron",
                "{votes.twice_the_mean}; attained",
                f"{size}: {by_vote} of {at_most['vote']}",
            ),
            Result(
                "an example left out; the Perceptron until a clean pass",
                "votes.leave_one_out",
                "leave-one-out",
                "attained",
                f"one example: {out} of {perceptron_bound(shown, (1,))}",
            ),
        )
    }


CHAPTER = Chapter(
    "voted_averaged",
    "Votes and averages",
    address="votes",
    forms=(
        "⟨v, W_T⟩ = c_T⟨v, w_T⟩ − ⟨v, D_T⟩",
        "E_T ≤ R²‖u‖² / γ²",
        "(m + 1) e_r = E_T",
        "(m + 1) e_r ≤ R²‖u‖² / γ²",
        "q T ≤ 2 a",
        "(m + 1) e_v ≤ 2 E_T",
        "(m + 1) e_v ≤ 2 R²‖u‖² / γ²",
        "L_n ≤ R²‖u‖² / γ²",
    ),
    places={
        "leave-one-out": Place("leaving one out", NEVER_WRONG, LENGTHS, "MRT 8.3.1"),
        "stopping-at-random": Place("stopping at random", DRAWS, LENGTHS),
        "voted-perceptron": Place("the vote", DRAWS, LENGTHS),
    },
    others={"Stopping at random, exactly": "votes.exactly", "Voted Perceptron, twice the mean": "votes.twice_the_mean"},
    besides={"little-memory": "the sum of all weight vectors, from the last ones"},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
