"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from math import floor

from mistake_bounds.chapters.bandits import theorem as bandits
from mistake_bounds.chapters.bandits.learner import Exp3, Histories, tossed
from mistake_bounds.chapters.bandits.worst_case import one_good_arm, tuned_rate
from mistake_bounds.play import play
from mistake_bounds.theorem.at_a_glance import COUNTS, NOTHING, Place, Result

PLACES = {
    "exp3-expected": Place("Exp3", NOTHING, COUNTS),
    "exp3-one-run": Place("Exp3 on one run", NOTHING, COUNTS),
    "banditron-expected": Place("Banditron", NOTHING, COUNTS),
}

OTHERS = {"Exp3, tuned": "bandits.tuned"}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
    rounds = 8
    learner, losses = Exp3(2, tuned_rate(2, rounds)), one_good_arm(2, rounds)
    on_all = bandits.expected().on(Histories(learner, losses))
    on_one = bandits.one_run().on(play(learner, tossed(losses, seed=1)))
    size = f"{rounds} rounds, one of two arms never loses"
    hundredths = floor(100 * on_all.run.expected_loss), floor(100 * on_all.bound)
    return {
        "One arm at a time": (
            Result(
                "losses up to 1, only the drawn arm's seen; Exp3, expected loss",
                "bandits.expected",
                "exp3-expected",
                "tuned: {bandits.tuned} with $z \\ge \\sqrt{{2 T K\\ln K}}$",
                f"{size}, in hundredths: {hundredths[0]} of {hundredths[1]}",
            ),
            Result(
                "the same on one run, against estimated losses",
                "bandits.one_run",
                "exp3-one-run",
                "",
                f"{size}: a run {on_one.reading.end['D_U']} of {floor(on_one.bound)}",
            ),
        ),
        "Classes by guesses": (
            Result(
                "classes guessed, only right or wrong learned; Banditron, the highest score wrong",
                "banditron.mistakes",
                "banditron-expected",
                "where $M_{{T}} \\ge L_{{T}}$",
            ),
        ),
    }
