"""Weighted majority's theorem with switches: what fails without each hypothesis, and where a run loses."""

from fractions import Fraction

from mistake_bounds.chapters.weighted_majority.examples import by_feature
from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
from mistake_bounds.chapters.weighted_majority.theorem import ExpertBounds as Lines
from mistake_bounds.chapters.weighted_majority.theorem import deterministic
from mistake_bounds.chapters.weighted_majority.worst_case import weighted_majority as worst_case
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.streams.real import digits
from mistake_bounds.switches.box import LEARNER, Box, Line, Switch, Witness, signed
from mistake_bounds.switches.runs import AFTER, LABEL, SAYS, WEIGHTS, but, witness

ORDER = "number of experts, number of mistakes, number of rounds, sum of the weights at the start"
OWN = WeightedMajority()
FOLLOWS_ONE = but(OWN, predict=lambda w, x: x[0])
FORGIVES = but(OWN, update=lambda w, x, y: w)
PUNISHES_ALL = but(OWN, update=lambda w, x, y: tuple(v * Fraction(1, 2) for v in w))
TRUSTS_ONE = but(OWN, initial=lambda n: (4, *(1,) * (n - 1)))
COLUMNS = ("the experts say", lambda step: ", ".join(map(signed, step.x))), WEIGHTS, SAYS, LABEL, AFTER


def fails(learner) -> Witness:
    """A run of a learner with two experts, of which the first is always wrong and the second always right."""
    run = play(learner, Examples([(-1, 1)] * 3, [1] * 3))
    caption = "n = 2 experts, β = 1/2; the better expert errs m = 0 times; where both sides weigh the same it says −"
    return witness(deterministic().on(run), caption, COLUMNS, looked=ORDER)


def box() -> Box:
    """The switches of weighted majority's theorem."""
    switches = (
        Switch(
            "vote", LEARNER, "It says what the heavier side says", r"2F \ge T", ("mistake",),
            "This learner says what the first expert says. Soon that expert has little weight, and a mistake takes "
            "little from the total.",
            fails(FOLLOWS_ONE),
        ),
        Switch(
            "punished", LEARNER, "The weight of an expert that errs is multiplied by β", r"w^{+} = \beta w",
            ("punished", "its weight punished"),
            "This learner forgives. The total stays what it was, and the same mistake comes again for ever.",
            fails(FORGIVES),
        ),
        Switch(
            "kept", LEARNER, "An expert that is right keeps its weight", r"w^{+} = w", ("kept",),
            "This learner takes half of the weight of everybody. The total falls, but so does the best expert's "
            "weight, though it never errs.",
            fails(PUNISHES_ALL),
        ),
        Switch(
            "start", LEARNER, "All experts begin with the weight 1", r"w = 1", ("weights of 1", "start of v"),
            "The first expert begins with the weight 4. It takes two mistakes until it weighs as little as the other.",
            fails(TRUSTS_ONE),
        ),
    )  # fmt: skip
    lines = (
        Line("falls", "At a mistake half of the weight or more was wrong, and β of that is left.", (Lines.shrinks,)),
        Line("logarithm", "So a mistake takes K off the logarithm; other rounds add nothing.",
             (Lines.a_mistake_costs_weight, Lines.no_gain)),
        Line("sum", "Add up M mistakes, from a total of n.", (Lines.total_cost,)),
        Line("floor", "The best expert alone weighs β to the power of m at the end.", (Lines.best_expert,)),
        Line("bound", "The total cannot fall below that.", (Lines.mistake_bound,)),
    )  # fmt: skip
    always = (
        (("penalty", "penalty below 1"), "the learner takes no other β"),
        (("some expert",), "the best expert is one of them"),
        (("start of T", "start of Lambda"), "this is what they are called at the start"),
    )
    return Box("weighted-majority", deterministic(), switches, lines, always, runs, {"error": ("kept",)})


def runs():
    """Runs for which all hypotheses hold, with their names."""
    theorem, worst = deterministic(), worst_case(4, 2)
    rows = [(1, 1, -1), (-1, 1, 1), (-1, -1, 1), (1, -1, 1), (-1, 1, -1), (1, 1, 1)]
    yield "the run by hand", theorem.on(play(OWN, Examples(rows, [-1, 1, 1, 1, 1, 1])))
    yield "four experts in the worst order, the best of which errs twice", theorem.on(play(OWN, worst.examples))
    pictures = digits(3, 5)
    pixels = by_feature(Examples(pictures.X[:100], pictures.y[:100]), 8)
    yield "a hundred pictures of threes and fives, two experts for each pixel", theorem.on(play(OWN, pixels))
