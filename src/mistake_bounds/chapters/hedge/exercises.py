"""Exercises of the chapter “Hedge to the constant”: what is right is computed when it is asked."""

from fractions import Fraction

from mistake_bounds import Examples, play
from mistake_bounds.chapters.hedge.learner import Hedge, of_losses, regret_of
from mistake_bounds.chapters.hedge.worst_case import hedge_regret, minimax_regret
from mistake_bounds.chapters.weighted_majority.exercises import experts_of
from mistake_bounds.exercises.exercise import Answer
from mistake_bounds.exercises.question_types import choice, grid, numbers, stream


def one_round() -> tuple[Fraction, Fraction]:
    """The charge, and the total after it, for the weights 1, 1/2, 1/4 and the losses 1, 1/2, 0 at e^(−η) = 1/4."""
    weights, says, hedge = (1, Fraction(1, 2), Fraction(1, 4)), of_losses([(1, Fraction(1, 2), 0)]).X[0], Hedge(grain=2)
    return hedge.loss(hedge.predict(weights, says), 1), sum(hedge.update(weights, says, 1))


def regrets_enough(examples: Examples) -> Answer:
    """Is Hedge's regret in at most four rounds with two experts more than 1?"""
    if len(examples) > 4:
        return Answer(False, f"These are {len(examples)} rounds: four are allowed.")
    found = regret_of(play(Hedge(), experts_of(examples)))
    most = hedge_regret(2, 4, Fraction(1, 2)).regret
    return Answer(found > 1, f"The regret is {found}; in four rounds no more than {most} is possible.")


EXERCISES = (
    numbers(
        "hedge-ex-round",
        ("Charge", "Total weight after the round"),
        one_round,
        r"The weights become \(1/4\), \(1/4\) and \(1/4\).",
        (r"The charge is the mean of the losses by weight.", r"A loss of \(1/2\) leaves half of a weight."),
    ),
    numbers(
        "hedge-ex-rate",
        ("η", "Regret at most"),
        lambda: (Fraction(1, 5), 20),
        r"Both terms, \(2/\eta\) and \(400\eta/8\), are 10.",
        (r"Make \((\ln n)/\eta\) and \(T\eta/8\) equal.",),
    ),
    numbers(
        "hedge-ex-off",
        ("Factor",),
        lambda: ((4 + Fraction(1, 4)) / 2,),
        r"The same factor as for a quarter of the best rate.",
        (r"One term of the bound is multiplied by 4, the other divided by 4.",),
    ),
    numbers(
        "hedge-ex-one",
        ("Five experts, one round", "Two experts, two rounds"),
        lambda: (minimax_regret(5, 1).regret, minimax_regret(2, 2).regret),
        "The best for the learner is to trust all of them alike.",
        ("In one round the adversary spares the expert with the least share.", "Of two, one is for each."),
    ),
    choice(
        "hedge-ex-negative",
        (
            ("Yes, where the best changes", "It never pays less than the expert that is best in the end."),
            (
                "No, with any rate that stays the same",
                r"By Jensen, \(\eta E \ge -\mu_T\), and no weight is above \(e^{-\eta L}\).",
            ),
            ("Only with a wrong rate", "The rate does not matter, as long as it stays the same."),
        ),
        1,
        ("Compare the mean weight with the largest weight.", r"What does Jensen's inequality say of \(\mu^+ - \mu\)?"),
    ),
    stream(
        "hedge-ex-find",
        2,
        regrets_enough,
        "1 -1 +\n1 -1 +\n1 -1 +\n1 -1 +",
        "1 -1 +\n-1 1 +",
        ("The charge of a round counts by the shares before it.", "Let the same expert be right all the time."),
        most=4,
        example="1 -1 +",
        instances=grid((-1, 1), (-1, 1)),
        prompt="What two experts say, 1 or −1, and the truth behind it.",
    ),
)  # fmt: skip
