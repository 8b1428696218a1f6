"""The Perceptron's theorem with switches: what fails without each hypothesis, and where a run loses."""

from dataclasses import dataclass, replace

from mistake_bounds.chapters.perceptron.examples import ball_off_centre, orthonormal, worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound as Lines
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.streams.real import digits
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown, signed
from mistake_bounds.switches.plane import plane

ORDER = "largest entry, number of mistakes, dimension, sum of all entries; no zero vectors"


@dataclass(frozen=True)
class AddsEverything(Perceptron):
    """A Perceptron that moves at each example, right or wrong."""

    def changes(self, w, x, y, mistaken):
        return True


@dataclass(frozen=True)
class ForgetsLabel(Perceptron):
    """A Perceptron that adds the example whatever its label is."""

    def update(self, w, x, y):
        return super().update(w, x, 1)


def witness(learner, examples, u, margin, radius2, looked=ORDER) -> Witness:
    """A run of a learner, with each of its moves in a row of the table."""
    run = play(learner, examples)
    moves = len(run.steps) > len(run.mistakes)
    rows = [
        (str(k), signed(s.y), shown(s.x), shown(s.before), shown(s.y * dot(s.before, s.x)), shown(s.after))
        for k, s in enumerate(run.steps, 1)
    ]
    if moves:
        rows = [(*row[:5], "yes" if s.mistaken else "no", row[5]) for row, s in zip(rows, run.steps, strict=True)]
    head = ("move" if moves else "mistake", "y", "x", "w", "y⟨w, x⟩", *(["mistake?"] if moves else []), "w⁺")
    caption = f"The run: u = {shown(u)}, γ = {margin}, R = {'√' * (radius2 > 1)}{radius2}"
    picture = plane([*examples], u, run.weights, radius2**0.5)
    made = len(run.mistakes) if moves else None
    return Witness(at_moves(run, u, margin, radius2), caption, head, tuple(rows), picture, made, looked)


def at_moves(run, u, margin, radius2):
    """The theorem on a run, its moves counted as its mistakes, of which one that moves at right examples has fewer."""
    theorem = mistake_bound()
    case = theorem.on(run, u, margin=margin, radius2=radius2)
    moves = {theorem.count: len(run.steps)}
    points = tuple({**point, **moves} for point in case.reading.mistakes)
    return replace(case, reading=replace(case.reading, mistakes=points, end={**case.reading.end, **moves}))


def box() -> Box:
    """The switches of the Perceptron's theorem."""
    one, seven = Examples([(1,), (1,)], [1, 1]), Examples([(2, 1)] * 7 + [(-2, 1)] * 5, [1] * 12)
    switches = (
        Switch(
            "margin", EXAMPLES, "One vector u gets every example right, with room to spare",
            r"y\langle u, x\rangle \ge \gamma > 0", ("margin", "positive margin"),
            "The same point comes with both labels. No u is right about both. Show the pair again, and there are two "
            "more mistakes: there is no bound at all.",
            witness(Perceptron(), Examples([(1,), (1,)], [1, -1]), (1,), 1, 1),
        ),
        Switch(
            "radius", EXAMPLES, "No example is longer than R", r"\lVert x\rVert \le R", ("radius",),
            "Both examples have length √2, and are counted as if their length were 1.",
            witness(Perceptron(), Examples([(1, 1), (-1, 1)], [1, 1]), (0, 1), 1, 1),
        ),
        Switch(
            "mistake", LEARNER, "It moves only when it is wrong", r"y\langle w, x\rangle \le 0", ("mistake",),
            "This learner adds every example, also those that it has right. Each makes w longer, and a long w is slow "
            "to turn. Show (2, 1) a thousand times instead of seven, and there are 602 mistakes.",
            witness(AddsEverything(), seven, (0, 1), 1, 5, ""),
        ),
        Switch(
            "update", LEARNER, "It moves by yx", r"w^{+} = w + yx", ("update",),
            "This learner adds x, and forgets the label. A negative example moves it the wrong way.",
            witness(ForgetsLabel(tie=0), Examples([(1,), (1,)], [-1, -1]), (-1,), 1, 1),
        ),
        Switch(
            "start", LEARNER, "It begins at zero", r"w = 0", ("start",),
            "It begins on the wrong side, and has something to unlearn first. The farther away it begins, the more "
            "mistakes it makes.",
            witness(Perceptron(start=(-1,)), one, (1,), 1, 1),
        ),
    )  # fmt: skip
    lines = (
        Line("progress", "Each move carries w farther along u.", (Lines.progress,)),
        Line("growth", "And it makes w only a little longer.", (Lines.growth,)),
        Line("sums", "Add up M of each, from w = 0.", (Lines.total_progress, Lines.total_growth)),
        Line("schwarz", "No vector reaches farther along u than its own length allows.", (Lines.schwarz,)),
        Line("bound", "Together these leave room for so many mistakes only.", (Lines.mistake_bound,)),
    )
    return Box("perceptron", mistake_bound(), LETTERS, switches, lines, (), RUNS)


LETTERS = (
    ("M", "the number of mistakes"),
    (r"x, y", "an example, and its label, 1 or −1"),
    (r"w, w^{+}, w_M", "the weights before a move, after it, and after all of them"),
    ("u", "a vector that the learner does not know"),
    (r"\gamma", "the room that u leaves on the right side"),
    ("R", "a length"),
    (r"\langle a, b\rangle, \lVert a\rVert", "the inner product, and the length"),
)


def _six():
    return mistake_bound().on(play(Perceptron(tie=1), worked_example()), (1, 0))


def _ball():
    return mistake_bound().on(play_until_clean(Perceptron(), ball_off_centre(), 100), (0, 1))


def _axes():
    stream = orthonormal(7)
    return mistake_bound().on(play(Perceptron(), stream.examples), stream.u)


def _digits():
    examples = digits(3, 8)
    run = play_until_clean(Perceptron(), examples, 100)
    return mistake_bound().on(run, run.weights)


RUNS = (
    ("the six points of the run by hand", _six),
    ("two points far from the origin", _ball),
    ("seven axes, where nothing is lost", _axes),
    ("pictures of threes and eights, u the final weights", _digits),
)
