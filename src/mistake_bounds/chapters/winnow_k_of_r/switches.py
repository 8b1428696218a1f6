"""The theorem on k of r with switches: what fails without each hypothesis, and where a run loses.

All failing runs are of "at least three of four": n = r = 4 and k = 3, with examples again and again.
"""

from dataclasses import replace
from fractions import Fraction
from functools import cache

from mistake_bounds.chapters.winnow_k_of_r.theorem import CAUSES, k_of_r
from mistake_bounds.chapters.winnow_k_of_r.theorem import KOfRBounds as Lines
from mistake_bounds.chapters.winnow_ors.chips import chips_of
from mistake_bounds.chapters.winnow_ors.examples import threshold
from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_k_of_r
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness
from mistake_bounds.switches.runs import LABEL, but, witness
from mistake_bounds.theory import have, theorem

GENTLE = Winnow(factor=Fraction(7, 6))
ALWAYS_PLUS = but(GENTLE, predict=lambda w, x: 1)
BEGINS_HIGH = but(GENTLE, initial=lambda n: (GENTLE.factor**224,) * n)


ROUNDED = dict.fromkeys(
    ("relevant · a number of chips", "some k", "k²", "a constant"), ("rounding", "a bound that one remembers is larger")
)


@cache
def in_short():
    """M < 4rL + 8k², as a theorem about runs."""
    return theorem("Winnow on k of r, in short", k_of_r().source, Lines.in_short, causes=CAUSES | ROUNDED)


def fails(learner, first: str, again: str, times: int) -> Witness:
    """A run on examples such as +0111: the ``first`` ones, then others again and again."""
    shown = first.split() + again.split() * times
    run = play(learner, Examples([tuple(map(int, one[1:])) for one in shown], [int(f"{one[0]}1") for one in shown]))
    case = in_short().on(run, range(4), 3)
    columns = (
        LABEL,
        ("x", lambda step: "".join(map(str, step.x))),
        ("chips", lambda step: chips(step.before, learner.factor)),
        ("score", lambda step: score(dot(step.before, step.x))),
        ("chips after it", lambda step: chips(step.after, learner.factor)),
    )
    caption = f"3 of 4 attributes, the threshold 4, the factor {learner.factor}; L = {case.reading.end['L']}"
    return witness(with_first_chips(case), caption, columns)


def chips(weights, factor) -> tuple[int, ...]:
    """The exponents of weights."""
    return tuple(chips_of(weight, factor) for weight in weights)


def score(sum_of_weights) -> str:
    """With two digits, unless it is huge."""
    return f"{float(sum_of_weights):.2f}" if sum_of_weights < 10**6 else "above a million"


def with_first_chips(case):
    """The theorem on a run, whose chips at the start are the exponents of the weights there."""
    first, *others = case.reading.mistakes
    first = {**first, "c": chips(case.run.start, case.run.learner.factor)}
    return replace(case, reading=replace(case.reading, mistakes=(first, *others)))


def box() -> Box:
    """The switches of the theorem on k of r."""
    switches = (
        Switch(
            "positive", EXAMPLES, "A positive example has k relevant attributes on, or more",
            r"\langle u, x\rangle \ge k", ("positive",),
            "The same example comes as positive and as negative. Two relevant attributes are on, which is one too few. "
            "This can go on for ever.",
            fails(GENTLE, "+0011 +0011 +0011 +0011 +0011", "-0011 +0011", 108),
        ),
        Switch(
            "negative", EXAMPLES, "A negative example has fewer than k on", r"\langle u, x\rangle \le k - 1",
            ("negative",),
            "Here the example has three relevant attributes on. As a negative one it takes away all that it had "
            "brought as a positive one.",
            fails(GENTLE, "+0111 +0111", "-0111 +0111", 109),
        ),
        Switch(
            "factor", LEARNER, "The factor is 1 + 1/(2k)", r"\epsilon = \tfrac{1}{2k}", ("factor",),
            "Doubling is right for ORs, where k = 1. Here it is too bold: after five mistakes all weights are 1 again, "
            "and the same five examples come again.",
            fails(Winnow(), "", "+0111 -0011 +1011 -0011 -1100", 44),
        ),
        Switch(
            "score", LEARNER,
            "It says plus where the score is n or more; where it is wrong, it multiplies by the factor or divides",
            r"s < n, \; s \ge n",
            ("low score", "high score", "active weights multiplied", "chips on", "its weight promoted",
             "active weights divided", "chips off", "its weight demoted", "its weight kept"),
            "This learner always says plus. Each demotion takes away less than the one before, and there is no end.",
            fails(ALWAYS_PLUS, "", "-0011", 220),
        ),
        Switch(
            "start", LEARNER, "All weights begin at 1", r"w = (1, \dots, 1)",
            ("start of c", "start of T", "start of z"),
            "This learner begins with 224 chips on each attribute. They have to be taken off one by one.",
            fails(BEGINS_HIGH, "", "-0011", 220),
        ),
    )  # fmt: skip
    lines = (
        Line(
            "chips",
            "A promotion puts k relevant chips on, or more; a demotion takes k − 1 off, or fewer.",
            (Lines.progress, Lines.small_loss),
        ),
        Line("cap", "No attribute gets more than L chips.", (Lines.chips_counted,), (Lines.cap, Lines.total_chips)),
        Line(
            "weight",
            "Some weight is always left, so a promotion pays for little more than one demotion.",
            (Lines.demotions_in_k,),
            (Lines.gain, Lines.loss, Lines.total_weight, Lines.weight_left, Lines.few_demotions),
        ),
        Line("few", "So each promotion gains chips, and there are few.", (Lines.few_promotions,)),
        Line("bound", "Add promotions and demotions.", (Lines.in_short,), (Lines.mistake_bound,)),
    )
    always = (
        (("some attribute",), "an example is a row of attributes"),
        (("some k",), "with k = 0 every example is positive"),
        (("factor above 1",), "it is 1/(2k)", have(Lines.ε > 0, Lines.factor, Lines.some_k)),
    )
    return Box("winnow-k-of-r", in_short(), switches, lines, always, runs)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    whole, worst = in_short(), winnow_k_of_r(4, 2, 3)
    planted = threshold(m=1500, n=256, k=2, r=5, active=100, seed=1)
    run = play_until_clean(Winnow(factor=Fraction(5, 4)), planted.examples, 20)
    yield "the run by hand, a worst case", whole.on(play(worst.learner, worst.examples), range(3), 2)
    yield "1,500 random examples of 256 attributes, 2 of 5", whole.on(run, planted.relevant, 2)
