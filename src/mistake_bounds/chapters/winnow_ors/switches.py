"""Winnow's theorem on ORs with switches: what fails without each hypothesis, and where a run loses."""

from dataclasses import replace

from mistake_bounds.chapters.winnow_ors.examples import disjunction
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.theorem import WinnowBounds as Lines
from mistake_bounds.chapters.winnow_ors.theorem import disjunctions
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness
from mistake_bounds.switches.runs import AFTER, EXAMPLE, LABEL, WEIGHTS, but, witness

ALWAYS_PLUS = but(Winnow(), predict=lambda w, x: 1)
NEVER_PROMOTES = but(Winnow(), update=lambda w, x, y: w if y > 0 else Winnow().update(w, x, y))
BEGINS_HIGH = but(Winnow(), initial=lambda n: (32,) * n)
KIND = "it is a", lambda step: "promotion" if step.y > 0 else "demotion"
COLUMNS = KIND, LABEL, EXAMPLE, WEIGHTS, ("score", lambda step: dot(step.before, step.x)), AFTER


def fails(learner, *stream) -> Witness:
    """A run of a learner on examples of two attributes, of which the first is relevant."""
    run = play(learner, Examples([x for x, _ in stream], [y for _, y in stream]))
    case = with_chips(disjunctions().on(run, (0,)))
    return witness(case, "n = 2 attributes, of which the first is relevant: r = 1, L = 1", COLUMNS)


def with_chips(case):
    """The theorem on a run, where chips are the logarithms of the weights, at the start too."""
    chips = case.run.follow(lambda w: tuple(v.numerator.bit_length() - v.denominator.bit_length() for v in w))
    points = zip(case.reading.mistakes, chips, chips[1:], strict=False)
    mistakes = tuple({**point, "c": before, "c^+": after} for point, before, after in points)
    return replace(case, reading=replace(case.reading, mistakes=mistakes, end={**case.reading.end, "c_M": chips[-1]}))


def box() -> Box:
    """The switches of Winnow's theorem on ORs."""
    plus, minus, on, off = ((0, 1), 1), ((0, 1), -1), ((1, 0), 1), ((1, 0), -1)
    switches = (
        Switch(
            "positive", EXAMPLES, "A positive example has a relevant attribute on", r"\langle u, x\rangle \ge 1",
            ("positive",),
            "The same example comes as positive and as negative, and nothing relevant is on. No chip is put where it "
            "would stay, and this can go on for ever.",
            fails(Winnow(), plus, minus, plus, minus, plus),
        ),
        Switch(
            "negative", EXAMPLES, "A negative example has none on", r"\langle u, x\rangle = 0", ("negative",),
            "The relevant attribute is on in a negative example. The demotion takes away the chip that the promotion "
            "had put there.",
            fails(Winnow(), on, off, on, off, on),
        ),
        Switch(
            "score", LEARNER, "It says plus exactly where the score is n or more", r"s < n, \; s \ge n",
            ("low score", "high score"),
            "This learner always says plus. Each demotion takes away less than the one before, and there is no end.",
            fails(ALWAYS_PLUS, *[minus] * 5),
        ),
        Switch(
            "factor", LEARNER, "A promotion doubles the weights that are on, a demotion halves them",
            r"w^{+} = w + w_{x}, \; w - \tfrac{1}{2} w_{x}",
            ("active weights doubled", "chips on", "its weight promoted", "active weights halved", "chips off",
             "its weight demoted", "its weight kept"),
            "This learner never doubles. It misses the same positive example for ever.",
            fails(NEVER_PROMOTES, *[on] * 5),
        ),
        Switch(
            "start", LEARNER, "All weights begin at 1", r"w = (1, \dots, 1)",
            ("start of c", "start of T", "start of z"),
            "This learner begins with weights of 32. There is more to take away than the bound allows for.",
            fails(BEGINS_HIGH, *[minus] * 5),
        ),
    )  # fmt: skip
    lines = (
        Line("chips", "A promotion adds a relevant chip, a demotion takes none.", (Lines.progress, Lines.no_loss)),
        Line("cap", "No stack gets past L chips, so promotions are few.", (Lines.few_promotions,),
             (Lines.cap, Lines.total_progress)),
        Line("weight", "A promotion adds less than n of weight, a demotion takes n/2 or more.",
             (Lines.gain, Lines.loss)),
        Line("left", "Weight stays above 0, so demotions are few.", (Lines.few_demotions,),
             (Lines.total_weight, Lines.weight_left)),
        Line("bound", "Add promotions and demotions.", (Lines.mistake_bound,)),
    )  # fmt: skip
    always = ((("some attribute",), "an example is a row of attributes"),)
    return Box("winnow-ors", disjunctions(), switches, lines, always, runs)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    theorem, planted = disjunctions(), disjunction(m=3000, n=256, r=5, active=30, seed=2)
    rows = [tuple(map(int, row)) for row in "1011 0011 1001 0100 0101 0011 0100 0011".split()]
    yield "the run by hand", theorem.on(play(Winnow(), Examples(rows, [1, -1, 1, 1, 1, -1, 1, -1])), (0, 1))
    name = "3,000 random examples of 256 attributes, five of them relevant"
    yield name, theorem.on(play(Winnow(), planted.examples), planted.relevant)
