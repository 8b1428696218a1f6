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

OWN = Hedge(Fraction(1, 2))
SQUARE = tuple(product((-1, 1), repeat=2))
FOLLOWS_ONE = but(OWN, predict=lambda w, x: Fraction(x[0] > 0))
PUNISHES_THE_RIGHT = but(OWN, update=lambda w, x, y: OWN.update(w, x, -y))
TRUSTS_ONE = but(OWN, initial=lambda n: (2**12, *(1,) * (n - 1)))


def fails(rows: Advised, learner: Hedge = OWN) -> Witness:
    """A run of a learner on what the experts of a class say."""
    chance = lambda step: shown(learner.chance(learner.predict(step.before, step.x), step.y))
    columns = (
        ("the first expert says", lambda step: signed(step.x[0])),
        LABEL,
        ("chance of a mistake", chance),
        ("its weight after it", lambda step: step.after[0]),
    )
    caption = f"{rows.dimension} experts of {len(rows.concepts)} concepts, η = ln 2; the best concept errs {min(rows.errors)} times"
    return witness(regret().on(play(learner, rows)), caption, columns)


def all_plus(rounds: int) -> Advised:
    """The experts of all labels of two points, which are shown in turn; + is always right."""
    return advised(SQUARE, [t % 2 for t in range(rounds)], [1] * rounds)


def box() -> Box:
    """The switches of the theorem on the regret."""
    few = all_plus(6)
    none_marked = Advised([row[:1] for row in few.X], few.y, concepts=SQUARE, shown=few.shown)
    switches = (
        Switch(
            "experts", LEARNER, "There is an expert for each set of at most D rounds",
            r"(D + 1 - j)(B - L_T) \ge 0", ("an expert for each set of at most D rounds",),
            "Only the expert without a mark is asked. It says what the algorithm would say that never learns.",
            fails(none_marked),
        ),
        Switch(
            "few", EXAMPLES, "There are at most T to the power D experts", r"N \le D\lambda",
            ("at most T to the power D experts",),
            "One round and two opposite concepts: here D = 1, and there are two experts, not one.",
            fails(advised(((1,), (-1,)), (0,), (1,))),
        ),
        Switch(
            "weighed", LEARNER, "It says + with a chance that is the share of weight on +", r"fV = F",
            ("charged by weight",),
            "This learner says what the first expert says, whatever it weighs.",
            fails(all_plus(6), FOLLOWS_ONE),
        ),
        Switch(
            "punished", LEARNER, "An error multiplies the weight of an expert by β",
            r"\nu^{+} = \nu - \eta\ell", ("punished by its loss", "its own weight punished"),
            "This learner takes weight from the experts that are right. Soon only those are heard that err.",
            fails(all_plus(12), PUNISHES_THE_RIGHT),
        ),
        Switch(
            "start", LEARNER, "All experts begin with the weight 1", r"\mu = 0", ("start of mu",),
            "The first expert begins with the weight 4096. After six errors it still weighs more than all others.",
            fails(all_plus(6), TRUSTS_ONE),
        ),
    )  # fmt: skip
    lines = (
        Line("same", "An expert says what the best concept says.", (Lines.says_the_same,)),
        Line("hedge", "Hedge pays hardly more than any of its experts.", (HedgeBounds.regret,)),
        Line("best", "So it pays hardly more than the best concept.", (Lines.by_experts,)),
        Line("bound", "There are few experts.", (Lines.regret,)),
    )
    always = ()
    return Box("agnostic", regret(), LETTERS, switches, lines, always, runs)


LETTERS = (
    ("E", "the expected number of mistakes"),
    ("M", "how often the best concept errs"),
    ("T", "the number of rounds"),
    ("D", "the Littlestone dimension of the class"),
    (r"\lambda = \ln T, N = \ln n", "the logarithms of the rounds, and of the n experts"),
)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    yield "the run by hand", regret().on(play(OWN, advised(thresholds(3), (1, 0, 2), (1, -1, -1))))
    labels = (1, -1, -1, -1, 1, 1, 1, -1)
    yield "two points with all labels, in eight rounds", regret().on(
        play(OWN, advised(SQUARE, (0, 1, 0, 1, 1, 0, 0, 1), labels))
    )
