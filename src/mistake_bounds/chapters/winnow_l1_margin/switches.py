"""The L₁ margin's theorem with switches: what fails without each hypothesis, and where a run loses.

Factors are fractions, so that runs are exact; γ is the logarithm of the factor.
"""

from fractions import Fraction
from functools import cache

from mistake_bounds.chapters.winnow_l1_margin.examples import graded, majority
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated
from mistake_bounds.chapters.winnow_l1_margin.theorem import L1_CAUSES, Textbook, Worth, l1_margin, textbook
from mistake_bounds.chapters.winnow_l1_margin.theorem import MarginBound as Lines
from mistake_bounds.chapters.winnow_ors.chips import chips_of
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.proof.reals import ln
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown
from mistake_bounds.switches.runs import AFTER, EXAMPLE, LABEL, WEIGHTS, but, where, witness
from mistake_bounds.theory import Line as TheoryLine
from mistake_bounds.theory import Theory, fixed, theorem

BOLD = Exponentiated(Fraction(5, 2), tie=0)
ANY_FEATURES = but(BOLD, refuse=lambda examples: None)
BEGINS_APART = but(BOLD, initial=lambda n: (1, BOLD.factor**2))
LEARNS_ALWAYS = but(Exponentiated(Fraction(25, 16), tie=0), changes=lambda w, x, y, mistaken: True)
CAUSES = L1_CAUSES | {
    "entropy": ("the target's entropy", "what need not be learned, as several features share the target"),
    "worth of a mistake": ("the factor", "a mistake is worth more than γ²/2"),
}


class InLnN(Theory):
    """M γ² ≤ 2λ, where λ = ln n is the logarithm of the total weight at the start."""

    λ = fixed("ln n", lambda size: ln(size))
    textbook = TheoryLine([Textbook.without_entropy], lambda given, using: textbook(), [λ])


@cache
def in_ln_n():
    """M γ² ≤ 2 ln n, as a theorem about runs."""
    return theorem("The L₁ margin, in ln n", l1_margin().source, InLnN.textbook, causes=CAUSES)


def on(run, u, gamma=None):
    """The theorem on a run; γ is the logarithm of the factor unless given."""
    gamma = ln(run.learner.factor) if gamma is None else gamma
    return where(in_ln_n().on(run, u, margin=1), {"gamma": gamma})


def fails(learner, u, *stream, gamma=None, columns=(WEIGHTS, AFTER)) -> Witness:
    """A run of a learner on rows, each with its label."""
    run = play(learner, Examples([x for x, _ in stream], [y for _, y in stream]))
    before, after = columns
    told = f"ln {shown(learner.factor)} = {float(ln(learner.factor)):.3f}" if gamma is None else shown(gamma)
    caption = f"u = {shown(u)}, γ = {told}, the factor is {shown(learner.factor)}"
    score = "score", lambda step: f"{float(dot(step.before, step.x)):.2f}".replace("-", "−")
    return witness(on(run, u, gamma), caption, (LABEL, EXAMPLE, before, score, after))


def in_chips(factor):
    """The columns of the weights, as exponents of the factor."""
    return (
        ("chips", lambda step: tuple(chips_of(weight, factor, 2) for weight in step.before)),
        ("chips after it", lambda step: tuple(chips_of(weight, factor, 2) for weight in step.after)),
    )


def box() -> Box:
    """The switches of the theorem on the L₁ margin."""
    apart, half = ((1, -1), 1), Fraction(1, 2)
    round_and_round = [((0, 1, -1), 1), ((1, -1, 1), 1), ((-1, 1, 1), 1), ((0, 1, -1), 1), ((1, -1, 1), 1)]
    switches = (
        Switch(
            "margin", EXAMPLES, "One target u is right about every example, with room to spare",
            r"y\langle u, x\rangle \ge \gamma > 0", ("margin", "positive margin"),
            "The same example comes with both labels. The second mistake undoes the first, and so it can go on.",
            fails(BOLD, (1, 0), apart, ((1, -1), -1)),
        ),
        Switch(
            "features", EXAMPLES, "No feature is larger than 1", r"-1 \le x_{i} \le 1", ("small feature",),
            "The second feature of the second example is −7, and outweighs the one that matters. With ever larger "
            "numbers there is one more mistake each time.",
            fails(ANY_FEATURES, (1, 0), apart, ((1, -7), 1)),
        ),
        Switch(
            "mistake", LEARNER, "Only when it is wrong, it multiplies each weight by β to the power yx",
            r"y\langle w, x\rangle \le 0, \; w_{i} \cdot \beta^{y x_{i}}", ("mistake", "update", "update of one"),
            "This learner also moves when it is right. So the second weight runs ahead, and has to be brought back "
            "mistake by mistake. Show the first example thirty times instead of fifteen, and there are 12.",
            fails(
                LEARNS_ALWAYS, (1, 0), *[((half, 1), 1)] * 15, *[((half, -1), 1)] * 7,
                columns=in_chips(LEARNS_ALWAYS.factor),
            ),
        ),
        Switch(
            "factor", LEARNER, "The factor fits the margin", r"\beta = e^{\gamma}", ("factor e^γ",),
            "The factor 2 is too bold for this margin: after five mistakes all weights are equal again, though "
            "(2, 2, 1) is right about every example.",
            fails(Exponentiated(2, tie=0), (2, 2, 1), *round_and_round * 11, gamma=Fraction(1, 5)),
        ),
        Switch(
            "start", LEARNER, "All weights are 1 at the start", r"w = (1, \dots, 1)",
            ("start of c", "start of T", "start of Lambda"),
            "It begins with nearly all its trust in the wrong feature, and has more to learn than ln n.",
            fails(BEGINS_APART, (1, 0), apart, apart),
        ),
    )  # fmt: skip
    lines = (
        Line("progress", "Each mistake moves the chips along u.", (Lines.progress,)),
        Line("growth", "And it lets the total weight grow only a little.", (Lines.growth,), (Lines.chords,)),
        Line("sums", "Add up M of each, from weights of 1.", (Lines.total_progress, Lines.total_growth)),
        Line(
            "gibbs", "The chips on u cannot outgrow the total weight.", (Lines.direction, Worth.entropy),
            (Lines.gibbs, Lines.weight_left),
        ),
        Line(
            "bound", "With this factor a mistake is worth γ²/2 or more.",
            (Textbook.worth_of_a_mistake, InLnN.textbook),
            (Textbook.at_this_factor, Textbook.with_entropy, Textbook.without_entropy),
        ),
    )  # fmt: skip
    always = (
        (("positive target",), "a negated feature can stand beside each"),
        (("size 1",), "a target can be divided by its sum"),
        (("some attribute",), "an example has a feature"),
        (("positive factor",), "a power of e is positive"),
    )
    return Box("winnow-l1-margin", in_ln_n(), switches, lines, always, runs)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    voters, halves = majority(600, 64, 5, seed=5), [Fraction(v, 2) for v in range(-2, 3)]
    five, weights = (1,) * 5 + (0,) * 59, (3, 2, 1) + (0,) * 27
    digits = Examples([[1 if i >> j & 1 else -1 for i in range(64)] for j in range(6)], [1] * 6)
    in_halves = play(Exponentiated(Fraction(7, 6) ** 2), graded(300, weights, halves, margin=2, seed=3))
    yield "64 voters, the majority of five", on(play(Exponentiated(Fraction(6, 5)), voters), five)
    yield "features in halves, a target of three", on(in_halves, weights)
    yield "the binary digits of 64 features", on(play(BOLD, digits), (0,) * 63 + (1,))
