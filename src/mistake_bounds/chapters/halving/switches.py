"""Halving's theorem with switches: what fails without each hypothesis, and where a run loses."""

from dataclasses import dataclass, replace

from mistake_bounds.chapters.halving.examples import conjunctions, thresholds
from mistake_bounds.chapters.halving.learner import Halving, consistent
from mistake_bounds.chapters.halving.theorem import HalvingBounds as Lines
from mistake_bounds.chapters.halving.theorem import mistake_bound
from mistake_bounds.chapters.halving.worst_case import halving as worst_case
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown, signed


@dataclass(frozen=True)
class GoesOn(Halving):
    """Halving that goes on when nobody is left."""

    def update(self, w, x, y):
        return consistent(w, x, y)


@dataclass(frozen=True)
class Minority(GoesOn):
    """It says what fewer of those on the list say."""

    def predict(self, w, x):
        return -super().predict(w, x)


@dataclass(frozen=True)
class KeepsAll(GoesOn):
    """It crosses nobody off."""

    def update(self, w, x, y):
        return w


@dataclass(frozen=True)
class LeavesOneOut(GoesOn):
    """It begins without the last concept."""

    def initial(self, n):
        return (*super().initial(n)[:-1], 0)


def witness(learner, examples) -> Witness:
    """A run of a learner on what two concepts say, of which the second is called the target."""
    run = play(learner, examples)
    rows = []
    for k, s in enumerate(run.steps, 1):
        both = zip(s.x, s.before, strict=True)
        says = (signed(said) if left else f"off the list ({signed(said)})" for said, left in both)
        rows.append((str(k), *says, shown(dot(s.before, s.x)), signed(-s.y), signed(s.y)))
    left = ("on" if one else "off" for one in run.weights)
    rows.append(("after", *left, "", "", ""))
    head = ("mistake", "concept 1", "concept 2, the target", "vote", "it says", "label")
    caption = f"The run: N = 2 concepts; where as many say + as −, the learner says {signed(learner.tie)}"
    return Witness(without_logarithm_of_0(mistake_bound().on(run, 1)), caption, head, tuple(rows))


def without_logarithm_of_0(case):
    """The theorem on a run, where the bits of an empty list have no value."""
    reading = case.reading
    empty = {"Lambda_M"} if not reading.end["V_M"] else set()

    def rid(point):
        gone = {name for name, of in (("Lambda", "V"), ("Lambda^+", "V^+")) if not point.get(of, 1)} | empty
        return {name: number for name, number in point.items() if name not in gone}

    return replace(case, reading=replace(reading, mistakes=tuple(map(rid, reading.mistakes)), end=rid(reading.end)))


def box() -> Box:
    """The switches of halving's theorem."""
    differ = Examples([(1, -1), (1, -1)], [-1, -1])
    switches = (
        Switch(
            "target", EXAMPLES, "One of the N concepts is right about every label", r"z = y", ("target",),
            "Neither concept gives both labels. The list runs empty, and nothing bounds the mistakes that follow.",
            witness(GoesOn(tie=1), Examples([(1, -1), (1, -1)], [-1, 1])),
        ),
        Switch(
            "majority", LEARNER, "It says what most of those on the list say", r"ys \le 0", ("the vote was wrong",),
            "This learner says what fewer of them say. It is wrong although both on its list are right, and nobody is "
            "crossed off.",
            witness(Minority(), Examples([(1, 1), (1, 1)], [1, 1])),
        ),
        Switch(
            "dropped", LEARNER, "After a mistake all that were wrong leave the list", r"2l^{+} = l(1 + xy)",
            ("concept dropped", "target dropped"),
            "This learner keeps the one that was wrong, and makes the same mistake again.",
            witness(KeepsAll(tie=1), differ),
        ),
        Switch(
            "start", LEARNER, "It begins with all N on the list", r"V_{0} = N", ("all are left", "start of t"),
            "It begins without the one that is right. To begin with fewer that include it would do no harm.",
            witness(LeavesOneOut(tie=1), differ),
        ),
    )  # fmt: skip
    lines = (
        Line("halved", "A mistake removes half of the list or more.", (Lines.halved,)),
        Line("stays", "The one that is right stays on it.", (Lines.step,)),
        Line("bit", "So a mistake costs a bit or more.", (Lines.a_bit,)),
        Line("sum", "Add up M of them, from a list of N.", (Lines.bits_lost, Lines.no_more_bits)),
        Line("bound", "So there are no more mistakes than bits.", (Lines.some_bits, Lines.mistake_bound)),
    )
    always = (
        (("some concept",), "the target is one of them"),
        (("start of Lambda",), "this is what a list at the start is called"),
    )
    return Box("halving", mistake_bound(), LETTERS, switches, lines, always, RUNS)


LETTERS = (
    ("M", "the number of mistakes"),
    ("N", "the number of concepts"),
    ("lg", "its logarithm to base 2"),
    (r"x, z, y", "what a concept says, what the target says, and the label, each 1 or −1"),
    ("l, t", "1 for a concept that is on the list, and for the target if it is, 0 if not"),
    ("s", "the vote, the sum of x over the list"),
    ("V", "how many are on the list"),
    (r"\Lambda = \log_{2} V", "the bits; with a 0 at the start, with a plus after a mistake, with an M in the end"),
)


def _worst_order():
    eight = thresholds(7)
    worst = worst_case(eight, -1)
    target = next(i for i, row in enumerate(eight) if all(row[j] == y for j, y in worst.moves))
    return mistake_bound().on(play(Halving(), worst.examples), target)


def _one_by_one():
    eight = thresholds(7)
    return mistake_bound().on(play(Halving(), eight.examples(eight.names[5])), 5)


def _lamps():
    lamps = conjunctions(4)
    return mistake_bound().on(play(Halving(), lamps.examples("x₁x̄₄")), lamps.names.index("x₁x̄₄"))


RUNS = (
    ("eight thresholds, in the worst order", _worst_order),
    ("eight thresholds, from 1 to 7", _one_by_one),
    ("82 rules of a lamp with four switches", _lamps),
)
