"""The total distance's theorem with switches: what fails without each hypothesis, and where a run loses."""

from fractions import Fraction

from mistake_bounds.chapters.imperfect_separators.theorem import MovedExamples as Lines
from mistake_bounds.chapters.imperfect_separators.theorem import total_distance
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.switches import ADDS_EVERYTHING, FORGETS_LABEL, SCORE
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.streams.real import breast_cancer
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown
from mistake_bounds.switches.plane import plane
from mistake_bounds.switches.runs import AFTER, EXAMPLE, FIRST, LABEL, WEIGHTS, where, witness

ORDER = f"{FIRST}; some example lacks something"
NO_ACCOUNT = dict.fromkeys(("d", "E", "E^+", "E_M", "T"), 0)


def fails(learner, examples, u, gamma, radius2, counted=None, looked=ORDER) -> Witness:
    """A run of a learner in the plane, or on a line; ``counted`` are other values of letters."""
    run = play(learner, Examples([x for x, _ in examples], [y for _, y in examples]))
    case = where(total_distance().on(run, u, gamma), {"R^2": radius2, **(counted or {})})
    lacks = ("lacks", lambda step: max(0, gamma - step.y * dot(u, step.x)))
    root = f"{'√' * (radius2 > 1)}{radius2}"
    caption = f"u = {shown(u)}, γ = {gamma}, R = {root}, T = {shown(case.reading.end['T'])}"
    lacks = [lacks] if any(run.examples.distances(u, gamma)) else []
    columns = LABEL, EXAMPLE, *lacks, WEIGHTS, SCORE, AFTER
    return witness(case, caption, columns, plane([*run.examples], u, run.weights, radius2**0.5), looked)


def box() -> Box:
    """The switches of the total distance's theorem."""
    plus, minus = ((1,), 1), ((1,), -1)
    switches = (
        Switch(
            "account", EXAMPLES, "What an example lacks of the room γ > 0 is counted in T",
            r"y\langle u, x\rangle \ge \gamma - d", ("margin but for d", "positive margin"),
            "The negative one lacks 2, and nobody counts it. With T = 2 five mistakes would be allowed. Show the pair "
            "again and again: the mistakes have no end, and neither has what is lacking.",
            fails(Perceptron(), [plus, minus], (1,), 1, 1, NO_ACCOUNT),
        ),
        Switch(
            "radius", EXAMPLES, "No example is longer than R", r"\lVert x\rVert \le R", ("radius",),
            "The first example has the length 2, and is counted as if it were 1.",
            fails(Perceptron(), [((2, 0), 1), ((0, 1), 1)], (1, 1), 2, 1, looked=""),
        ),
        Switch(
            "mistake", LEARNER, "It moves only when it is wrong", r"y\langle w, x\rangle \le 0", ("mistake",),
            "This learner adds every example, also those that it has right. No example lacks anything here, and yet "
            "there is one mistake more than the bound allows.",
            fails(ADDS_EVERYTHING, [((2, 1), 1)] * 7 + [((-2, 1), 1)] * 5, (0, 1), 1, 5, looked=""),
        ),
        Switch(
            "update", LEARNER, "It moves by yx", r"w^{+} = w + yx", ("update",),
            "This learner adds x, and forgets the label. The first example lacks 1. But each of the others moves w the "
            "wrong way, and T does not count that.",
            fails(FORGETS_LABEL, [((0, 1), 1), *[((1, 0), -1)] * 3], (-1, 0), 1, 1),
        ),
        Switch(
            "start", LEARNER, "It begins at zero", r"w = 0", ("start of w",),
            "It begins on the wrong side, and has something to unlearn first. T does not count that.",
            fails(Perceptron(start=(-1, 0)), [((1, 0), 1), ((1, 0), 1), ((0, 1), 1)], (2, 1), 2, 1, looked=""),
        ),
    )  # fmt: skip
    lines = (
        Line("progress", "Each move carries w farther along u, or puts on the account what it lacks.",
             (Lines.progress,)),
        Line("growth", "And it makes w only a little longer.", (Lines.growth,)),
        Line("sums", "Add up M of each, from w = 0. The account holds T at most.",
             (Lines.less_progress, Lines.total_growth), (Lines.total_progress,)),
        Line("schwarz", "No vector reaches farther along u than its own length allows.", (Lines.schwarz,)),
        Line("bound", "By 2ab ≤ a² + b², for a = γM and b = ⟨u, w⟩, so many mistakes are left.",
             (Lines.mistake_bound,), (Lines.last_step,)),
    )  # fmt: skip
    always = ((("start of E",), "an account begins empty"),)
    note = "The theorem on squared distances, further down, needs the same five."
    return Box("imperfect-separators", total_distance(), switches, lines, always, runs, note=note)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    theorem, points = total_distance(), worked_example()
    six = Examples(points.X, (-1, -1, +1, -1, -1, +1))
    axes = Examples([[int(i == j) for j in range(4)] for i in range(4)], [1] * 4)
    yield "the six points of the run by hand", theorem.on(play(Perceptron(tie=1), six), (1, 0), 1)
    cells, u = breast_cancer().with_dummy(100), (92, 49, 20, 100, 17, 88)
    yield "samples of cells, u found by a support vector machine", theorem.on(play(Perceptron(), cells), u, 4461)
    yield "four axes, of which each lacks a half", theorem.on(play(Perceptron(), axes), (Fraction(1, 2),) * 4, 1)
