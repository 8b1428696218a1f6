"""Exercises of the chapter “Boosting and games”: what is right is computed when it is asked.

ε is the error of a weak hypothesis, γ an edge, T a number of rounds; regrets are those of regret matching.
"""

from fractions import Fraction
from math import floor, log

from mistake_bounds.chapters.boosting_and_games import games
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, RegretMatching
from mistake_bounds.exact.games import solved
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.question_types import choice, numbers
from mistake_bounds.play import play
from mistake_bounds.proof.reals import exp

COSTS = Examples([(1, 0, 0), (0, 2, 0), (0, 1, 3)], [-1, -1, -1])


def after_a_round() -> tuple[Fraction, Fraction]:
    """The factor e^α for an error of 1/5, and the share of the new weight on which the same hypothesis errs."""
    learner, wrong, error = AdaBoost(grid=None), (True, False, False, False, False), Fraction(1, 5)
    return exp(learner.vote(error)), learner.error(learner.update((1,) * 5, wrong, error), wrong)


EXERCISES = (
    numbers(
        "games-ex-factor",
        ("Factor", "Share"),
        after_a_round,
        "It is one half whatever ε was: the last hypothesis is of no use on the new weights.",
        (
            r"The factor is \(\sqrt{(1 - \varepsilon)/\varepsilon}\).",
            "Take five examples of weight 1, one of them wrong.",
        ),
    ),
    numbers(
        "games-ex-rounds",
        ("Rounds with an error left, at most",),
        lambda: (floor(log(1000) / (2 * 0.1**2)),),
        "After one more no error is left.",
        (r"At least one error is left: \(\ln E \ge 0\).", r"\(\ln 1000 \approx 6.9078\)."),
    ),
    choice(
        "games-ex-heavy",
        (
            ("Every one of them weighs less than 1", "Those are the examples on which the vote is right."),
            ("Every one of them weighs 1 or more", "The votes against its label are at least as many as those for it."),
            ("Their mean weight is 1", "Only at the start."),
        ),
        1,
        ("A weight is e to the power of the votes against the label, less those for it.",),
    ),
    numbers(
        "games-ex-mixture",
        ("Mixture", "Cost"),
        lambda: (
            RegretMatching(grid=None).mixture((3, -1, 1)),
            RegretMatching(grid=None).predict((3, -1, 1), (0, 5, 4)),
        ),
        "A negative regret counts as none.",
        ("The positive regrets are 3 and 1.",),
    ),
    numbers(
        "games-ex-three-rounds",
        ("Paid", "Regrets"),
        lambda: ((run := play(RegretMatching(grid=None), COSTS)).total_loss, run.weights),
        "The third action would have cost 3, and the first 1.",
        ("At the start all three are played with 1/3.", "A regret grows by what was paid less what the action cost."),
    ),
    numbers(
        "games-ex-value",
        ("Value", "First player"),
        lambda: (solved(((3, -1), (-2, 1))).value, solved(((3, -1), (-2, 1))).row),
        "With it both columns cost the same.",
        (r"With \(p\) for the first row the columns bring \(5p - 2\) and \(1 - 2p\).",),
    ),
    choice(
        "games-ex-kuhn",
        (
            ("With the jack", "That is a bluff: the queen may fold."),
            ("With the queen", "A bet is folded to by the jack and called by the king."),
            ("With the king", "With the king one bets three times as often as with the jack."),
        ),
        1,
        ("Who calls, and who folds?",),
    ),
    order(
        "games-lines-growth",
        "game0020",
        lambda: games.approach().proof("growth"),
        "The lines of one round of approachability",
    ),
)
