"""One arm at a time."""

from mistake_bounds.chapters.record import COUNTS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    from math import floor

    from mistake_bounds.chapters.bandits import theorem as bandits
    from mistake_bounds.chapters.bandits.learner import Exp3, Histories, tossed
    from mistake_bounds.chapters.bandits.worst_case import one_good_arm, tuned_rate
    from mistake_bounds.play import play

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
                "bandits.textbook",
                "exp3-expected",
                "for the best rate: {bandits.textbook_best_rate}",
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
                "where $M_T \\ge L_T$",
            ),
        ),
    }


CHAPTER = Chapter(
    "bandits",
    "One arm at a time",
    theorems=("theorem", "banditron"),
    forms=(
        "Λ⁺ ≤ Λ − η l + η² l a / 2",
        "ν⁺ ≥ ν − η b",
        "s ≤ 1 + σ + σ² / 2",
        "ln (1 + t + t² / 2) ≤ t, ell = ln (1 + t + t² / 2)",
        "D_U ≤ B_U + ln K / η + η Q_U / 2, N = ln K",
        "E_T ≤ L + ln K / η + η T K / 2, N = ln K",
        "E_T − L ≤ z",
        "E_T − L ≤ √(2 T K ln K), ζ = √(2 T K N), N = ln K",
    ),
    places={
        "exp3-expected": Place("Exp3", NOTHING, COUNTS),
        "exp3-one-run": Place("Exp3 on one run", NOTHING, COUNTS),
        "banditron-expected": Place("Banditron", NOTHING, COUNTS),
    },
    others={
        "Exp3, tuned": "bandits.textbook_tuned",
        "Exp3, the best rate": "bandits.textbook_best_rate",
        "Exp3, every rule close to it": "bandits.expected",
    },
    results=results,
)
__getattr__ = CHAPTER.__getattr__
