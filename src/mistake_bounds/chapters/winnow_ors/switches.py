"""Winnow's theorem on ORs with switches: what fails without each hypothesis, and where a run loses."""

from dataclasses import dataclass, replace

from mistake_bounds.chapters.winnow_ors.examples import disjunction
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.theorem import WinnowBounds as Lines
from mistake_bounds.chapters.winnow_ors.theorem import disjunctions
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown, signed


@dataclass(frozen=True)
class AlwaysPlus(Winnow):
    """It says plus whatever the score is."""

    def predict(self, w, x):
        return 1


@dataclass(frozen=True)
class NeverPromotes(Winnow):
    """It demotes, and leaves its weights as they are at a promotion."""

    def update(self, w, x, y):
        return w if y > 0 else super().update(w, x, y)


@dataclass(frozen=True)
class BeginsHigh(Winnow):
    """It begins with weights of 32."""

    def initial(self, n):
        return (32,) * n


def witness(learner, stream) -> Witness:
    """A run of a learner on examples of two attributes, of which the first is relevant."""
    run = play(learner, Examples([x for x, _ in stream], [y for _, y in stream]))
    rows = [
        (f"{k}, {'promotion' if s.y > 0 else 'demotion'}", signed(s.y), shown(s.x), shown(s.before),
         shown(dot(s.before, s.x)), shown(s.after))
        for k, s in enumerate(run.steps, 1)
    ]  # fmt: skip
    caption = "The run: n = 2 attributes, of which the first is relevant: r = 1, L = 1"
    head = ("mistake", "y", "x", "w", "score", "w⁺")
    return Witness(with_chips(disjunctions().on(run, (0,))), caption, head, tuple(rows))


def with_chips(case):
    """The theorem on a run, where chips are the logarithms of the weights from the start on."""
    chips = tuple(weight.bit_length() - 1 for weight in case.run.start)
    if not any(chips):
        return case
    points = []
    for point, step in zip(case.reading.mistakes, case.run.steps, strict=True):
        after = tuple(int(weight).bit_length() - 1 for weight in step.after)
        points.append({**point, "c": chips, "c^+": after})
        chips = after
    reading = replace(case.reading, mistakes=tuple(points), end={**case.reading.end, "c_M": chips})
    return replace(case, reading=reading)


def box() -> Box:
    """The switches of Winnow's theorem on ORs."""
    plus, minus = ((0, 1), 1), ((0, 1), -1)
    relevant = (1, 0)
    switches = (
        Switch(
            "positive", EXAMPLES, "A positive example has a relevant attribute on", r"\langle u, x\rangle \ge 1",
            ("positive",),
            "The same example comes as positive and as negative, and nothing relevant is on. No chip is put where it "
            "would stay, and this can go on for ever.",
            witness(Winnow(), [plus, minus, plus, minus, plus]),
        ),
        Switch(
            "negative", EXAMPLES, "A negative example has none on", r"\langle u, x\rangle = 0", ("negative",),
            "The relevant attribute is on in a negative example. The demotion takes away the chip that the promotion "
            "had put there.",
            witness(Winnow(), [(relevant, 1), (relevant, -1)] * 2 + [(relevant, 1)]),
        ),
        Switch(
            "score", LEARNER, "It says plus exactly where the score is n or more", r"s < n, \; s \ge n",
            ("low score", "high score"),
            "This learner always says plus. Each demotion takes away less than the one before, and there is no end.",
            witness(AlwaysPlus(), [minus] * 5),
        ),
        Switch(
            "factor", LEARNER, "A promotion doubles the weights that are on, a demotion halves them",
            r"w^{+} = w + w_{x}, \; w - \tfrac{1}{2} w_{x}",
            ("active weights doubled", "chips on", "its weight promoted", "active weights halved", "chips off",
             "its weight demoted", "its weight kept"),
            "This learner never doubles. It misses the same positive example for ever.",
            witness(NeverPromotes(), [(relevant, 1)] * 5),
        ),
        Switch(
            "start", LEARNER, "All weights begin at 1", r"w = (1, \dots, 1)",
            ("start of c", "start of T", "start of z"),
            "This learner begins with weights of 32. There is more to take away than the bound allows for.",
            witness(BeginsHigh(), [minus] * 5),
        ),
    )  # fmt: skip
    lines = (
        Line(
            "chips",
            "A promotion adds a relevant chip, a demotion takes none.",
            (Lines.progress, Lines.no_loss),
        ),
        Line(
            "cap",
            "No stack gets past L chips, so promotions are few.",
            (Lines.few_promotions,),
            (Lines.cap, Lines.total_progress),
        ),
        Line(
            "weight", "A promotion adds less than n of weight, a demotion takes n/2 or more.", (Lines.gain, Lines.loss)
        ),
        Line(
            "left",
            "Weight stays above 0, so demotions are few.",
            (Lines.few_demotions,),
            (Lines.total_weight, Lines.weight_left),
        ),
        Line("bound", "Add promotions and demotions.", (Lines.mistake_bound,)),
    )
    always = ((("some attribute",), "an example is a row of attributes"),)
    return Box("winnow-ors", disjunctions(), LETTERS, switches, lines, always, RUNS)


LETTERS = (
    ("P, D, M", "the promotions, the demotions, and all mistakes"),
    ("n, r", "the number of attributes, and of relevant ones"),
    ("L", "the logarithm of n to base 2, rounded up"),
    ("x, u", "an example, and the row with ones at the relevant attributes"),
    ("w, w_{x}", "the weights, and those that are on"),
    (r"w^{+}", "the weights after a mistake, and so for other letters"),
    ("s", "the score, the sum of the weights that are on"),
    ("c", "the chips, the logarithms of the weights to base 2"),
    ("T", "the sum of all weights"),
)


def _by_hand():
    rows = [
        (1, 0, 1, 1),
        (0, 0, 1, 1),
        (1, 0, 0, 1),
        (0, 1, 0, 0),
        (0, 1, 0, 1),
        (0, 0, 1, 1),
        (0, 1, 0, 0),
        (0, 0, 1, 1),
    ]
    return disjunctions().on(play(Winnow(), Examples(rows, [1, -1, 1, 1, 1, -1, 1, -1])), (0, 1))


def _random():
    planted = disjunction(m=3000, n=256, r=5, active=30, seed=2)
    return disjunctions().on(play(Winnow(), planted.examples), planted.relevant)


RUNS = (
    ("the run by hand", _by_hand),
    ("3,000 random examples of 256 attributes, five of them relevant", _random),
)
