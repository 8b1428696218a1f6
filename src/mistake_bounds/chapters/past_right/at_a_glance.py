"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.chapters.past_right import margin_perceptron, passive_aggressive
from mistake_bounds.chapters.past_right.examples import windows
from mistake_bounds.chapters.past_right.learner import MarginPerceptron, PassiveAggressive
from mistake_bounds.chapters.perceptron.examples import orthonormal
from mistake_bounds.play import play
from mistake_bounds.theorem.at_a_glance import LENGTHS, NEVER_WRONG, NOTHING, Place, Result

PLACES = {
    "margin-perceptron-share": Place("share of a margin", NEVER_WRONG, LENGTHS),
    "margin-perceptron-bound": Place("margin Perceptron", NEVER_WRONG, LENGTHS),
    "passive-aggressive-losses": Place("passive–aggressive", NEVER_WRONG, LENGTHS),
    "passive-aggressive-any-data": Place("PA-I and PA-II", NOTHING, LENGTHS),
}

OTHERS = {
    "Updates of the margin Perceptron, a ceiling for every margin": "margin_perceptron.ceiling",
    "Updates of the margin Perceptron, a share of any margin": "margin_perceptron.of_any_margin",
    "Passive–aggressive learning, mistakes": "passive_aggressive.mistakes",
}


def lines() -> dict[str, tuple[Result, ...]]:
    """Its lines, by the heading under which they stand."""
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
