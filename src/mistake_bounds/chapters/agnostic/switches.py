"""The chapter's theorem with switches: what fails without each hypothesis, and where a run loses."""

from fractions import Fraction
from itertools import product

from mistake_bounds.chapters.agnostic.learner import Advised, advised
from mistake_bounds.chapters.agnostic.theorem import AgnosticBounds as Lines
from mistake_bounds.chapters.agnostic.theorem import regret
from mistake_bounds.chapters.halving.examples import thresholds
from mistake_bounds.chapters.hedge.learner import Hedge
from mistake_bounds.chapters.hedge.theorem import HedgeBounds
from mistake_bounds.play import play
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown, signed
from mistake_bounds.switches.runs import LABEL, but, witness

OWN = Hedge(Fraction(1, 4))
SQUARE = tuple(product((-1, 1), repeat=2))
FOLLOWS_ONE = but(OWN, predict=lambda w, x: Fraction(x[0] > 0))
FORGIVES = but(OWN, update=lambda w, x, y: w)
TRUSTS_ONE = but(OWN, initial=lambda n: (8, *(1,) * (n - 1)))


def fails(rows: Advised, learner: Hedge = OWN) -> Witness:
    """A run of a learner on what the experts of a class say."""
    chance = lambda step: shown(learner.chance(learner.predict(step.before, step.x), step.y))
    columns = (
        ("the first expert says", lambda step: signed(step.x[0])),
        LABEL,
        ("chance of a mistake", chance),
        ("its weight after it", lambda step: step.after[0]),
    )
    caption = f"{rows.dimension} experts for {len(rows.concepts)} concepts, of which one is right; β = 1/4, η = ln 4"
    return witness(regret().on(play(learner, rows)), caption, columns)


def all_plus(rounds: int) -> Advised:
    """The experts of all labels of two points, which are shown in turn; + is always right."""
    return advised(SQUARE, [t % 2 for t in range(rounds)], [1] * rounds)


def box() -> Box:
    """The switches of the theorem on the regret."""
    two = all_plus(2)
    unmarked = Advised([row[:1] for row in two.X], two.y, concepts=SQUARE, shown=two.shown)
    switches = (
        Switch(
            "few", EXAMPLES, "There are at most T to the power D experts", r"N \le D\lambda", (Lines.few_experts.name,),
            "One round, and two opposite concepts: D = 1, and there are two experts instead of one.",
            fails(advised(((1,), (-1,)), (0,), (1,))),
        ),
        Switch(
            "experts", LEARNER, "There is an expert for each set of at most D rounds",
            r"(D + 1 - j)(B - L_T) \ge 0", (Lines.all_marks.name,),
            "Only the expert without a mark is there. It says what the algorithm would say if it never learned.",
            fails(unmarked),
        ),
        Switch(
            "weighed", LEARNER, "It says + with a chance that is the share of weight on +", r"fV = F",
            ("charged by weight",),
            "This learner says what the first expert says, whatever that weighs.",
            fails(two, FOLLOWS_ONE),
        ),
        Switch(
            "punished", LEARNER, "An error multiplies the weight of an expert by β", r"\nu^{+} = \nu - \eta\ell",
            ("punished by its loss", "its own weight punished"),
            "This learner forgives. In eight rounds it pays more than the bound.",
            fails(all_plus(8), FORGIVES),
        ),
        Switch(
            "start", LEARNER, "All experts begin with the weight 1", r"\mu = 0", ("start of mu",),
            "The first expert begins with the weight 8, more than all others together.",
            fails(two, TRUSTS_ONE),
        ),
    )  # fmt: skip
    lines = (
        Line("same", "An expert says what the best concept says.", (Lines.says_the_same,)),
        Line("hedge", "Hedge pays hardly more than any of its n experts.", (HedgeBounds.regret,)),
        Line("best", "So it pays hardly more than the best concept.", (Lines.by_experts,)),
        Line("bound", "There are at most T to the power D experts.", (Lines.regret,)),
    )
    always = (
        (("positive rate", "penalty"), "the learner takes no other factor"),
        (("some expert",), "the expert without a mark is one"),
        (("no negative loss", "no loss above 1"), "a prediction is right or wrong"),
        ((Lines.few_marks.name,), "halving's theorem says it"),
        (("turned round",), "an expert is made so"),
        (("start of rho", "start of ΣE", "start of ΣLT"), "they begin so"),
    )
    return Box("agnostic", regret(), switches, lines, always, runs)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    yield "the run by hand", regret().on(play(OWN, advised(thresholds(3), (1, 0, 2), (1, -1, -1))))
    labels = (1, -1, -1, -1, 1, 1, 1, -1)
    yield (
        "two points with all labels, in eight rounds",
        regret().on(play(OWN, advised(SQUARE, (0, 1, 0, 1, 1, 0, 0, 1), labels))),
    )
