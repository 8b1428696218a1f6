"""Halving's theorem with switches: what fails without each hypothesis, and where a run loses."""

from mistake_bounds.chapters.halving.examples import conjunctions, thresholds
from mistake_bounds.chapters.halving.learner import Halving, consistent
from mistake_bounds.chapters.halving.theorem import HalvingBounds as Lines
from mistake_bounds.chapters.halving.theorem import mistake_bound
from mistake_bounds.chapters.halving.worst_case import halving as worst_case
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, signed
from mistake_bounds.switches.runs import LABEL, SAYS, but, witness
from mistake_bounds.theory import have

GOES_ON = but(Halving(tie=1), update=consistent)  # even when nobody is left
MINORITY = but(Halving(), update=consistent, predict=lambda w, x: -Halving().predict(w, x))
KEEPS_ALL = but(Halving(tie=1), update=lambda w, x, y: w)
LEAVES_ONE_OUT = but(Halving(tie=1), update=consistent, initial=lambda n: (1,) * (n - 1) + (0,))


def fails(learner, *rounds) -> Witness:
    """A run of a learner on what two concepts say, and the label; the second is called the target."""
    columns = (
        ("concept 1", lambda step: _said(step, 0)),
        ("concept 2, the target", lambda step: _said(step, 1)),
        ("vote", lambda step: dot(step.before, step.x)),
        SAYS,
        LABEL,
        ("left after it", lambda step: ", ".join(str(k) for k, one in enumerate(step.after, 1) if one) or "none"),
    )
    run = play(learner, Examples([x for x, _ in rounds], [y for _, y in rounds]))
    caption = f"N = 2 concepts; where as many say + as −, the learner says {signed(learner.tie)}"
    return witness(mistake_bound().on(run, 1), caption, columns)


def _said(step, i: int) -> str:
    return signed(step.x[i]) if step.before[i] else f"off the list ({signed(step.x[i])})"


def box() -> Box:
    """The switches of halving's theorem."""
    differ = ((1, -1), -1)
    switches = (
        Switch(
            "target", EXAMPLES, "One of the N concepts is right about every label", r"z = y", ("target",),
            "Neither concept gives both labels. The list runs empty, and nothing bounds the mistakes that follow.",
            fails(GOES_ON, differ, ((1, -1), 1)),
        ),
        Switch(
            "majority", LEARNER, "It says what most of those on the list say", r"ys \le 0", ("the vote was wrong",),
            "This learner says what fewer of them say. It is wrong although both on its list are right, and nobody is "
            "crossed off.",
            fails(MINORITY, ((1, 1), 1), ((1, 1), 1)),
        ),
        Switch(
            "dropped", LEARNER, "After a mistake all that were wrong leave the list", r"2l^{+} = l(1 + xy)",
            ("concept dropped", "target dropped"),
            "This learner keeps the one that was wrong, and makes the same mistake again.",
            fails(KEEPS_ALL, differ, differ),
        ),
        Switch(
            "start", LEARNER, "At the start the right one is on the list", r"t = 1", ("start of t",),
            "It begins with the other one alone. That one leaves, and nobody is left who is right.",
            fails(LEAVES_ONE_OUT, differ, differ),
        ),
        Switch(
            "all", LEARNER, "And so are all others", "", ("all are left",),
            "A list that begins shorter is halved as a long one is.",
            weaker={"all are left": Lines.V.start <= Lines.N},
        ),
    )  # fmt: skip
    lines = (
        Line("halved", "A mistake removes half of the list or more.", (Lines.halved,)),
        Line("stays", "The one that is right stays on it.", (Lines.step,)),
        Line("bit", "So a mistake costs a bit or more.", (Lines.a_bit,)),
        Line("sum", "Add up M of them, from a list of N.", (Lines.bits_lost, Lines.no_more_bits)),
        Line("bound", "So there are no more mistakes than bits.", (Lines.some_bits, Lines.mistake_bound)),
    )
    V, t = Lines.V, Lines.t
    some = have(V >= 1, Lines.is_left(V, t, Lines.l), t == 1)
    always = (
        (("some concept",), "the target is one of them", some),
        (("start of Lambda",), "this is what a list at the start is called"),
    )
    return Box("halving", mistake_bound(), switches, lines, always, runs)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    theorem, eight, lamps = mistake_bound(), thresholds(7), conjunctions(4)
    worst = worst_case(eight, -1)
    target = next(i for i, row in enumerate(eight) if all(row[j] == y for j, y in worst.moves))
    lamp = lamps.names.index("x₁x̄₄")
    yield "eight thresholds, in the worst order", theorem.on(play(Halving(), worst.examples), target)
    yield "eight thresholds, from 1 to 7", theorem.on(play(Halving(), eight.examples(eight.names[5])), 5)
    yield "82 rules of a lamp with four switches", theorem.on(play(Halving(), lamps.examples(lamps.names[lamp])), lamp)
