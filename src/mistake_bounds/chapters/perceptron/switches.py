"""The Perceptron's theorem with switches: what fails without each hypothesis, and where a run loses."""

from mistake_bounds.chapters.perceptron.examples import ball_off_centre, orthonormal, worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound as Lines
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.exact import dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.streams.real import digits
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown
from mistake_bounds.switches.plane import plane
from mistake_bounds.switches.runs import AFTER, EXAMPLE, FIRST, LABEL, WEIGHTS, but, witness

ADDS_EVERYTHING = but(Perceptron(), changes=lambda w, x, y, mistaken: True)
FORGETS_LABEL = but(Perceptron(tie=0), update=lambda w, x, y: Perceptron().update(w, x, 1))
SCORE = "y⟨w, x⟩", lambda step: step.y * dot(step.before, step.x)
COLUMNS = LABEL, EXAMPLE, WEIGHTS, SCORE, AFTER


def fails(learner, examples, u, margin, radius2, looked=FIRST) -> Witness:
    """A run of a learner in the plane, or on a line."""
    run = play(learner, examples)
    caption = f"u = {shown(u)}, γ = {margin}, R = {'√' * (radius2 > 1)}{radius2}"
    picture = plane([*examples], u, run.weights, radius2**0.5)
    return witness(mistake_bound().on(run, u, margin, radius2), caption, COLUMNS, picture, looked)


def box() -> Box:
    """The switches of the Perceptron's theorem."""
    one, seven = Examples([(1,), (1,)], [1, 1]), Examples([(2, 1)] * 7 + [(-2, 1)] * 5, [1] * 12)
    switches = (
        Switch(
            "margin", EXAMPLES, "One vector u gets every example right, with room to spare",
            r"y\langle u, x\rangle \ge \gamma > 0", ("margin", "positive margin"),
            "The same point comes with both labels. No u is right about both. Show the pair again, and there are two "
            "more mistakes: there is no bound at all.",
            fails(Perceptron(), Examples([(1,), (1,)], [1, -1]), (1,), 1, 1),
        ),
        Switch(
            "radius", EXAMPLES, "No example is longer than R", r"\lVert x\rVert \le R", ("radius",),
            "Both examples have length √2, and are counted as if their length were 1.",
            fails(Perceptron(), Examples([(1, 1), (-1, 1)], [1, 1]), (0, 1), 1, 1),
        ),
        Switch(
            "mistake", LEARNER, "It moves only when it is wrong", r"y\langle w, x\rangle \le 0", ("mistake",),
            "This learner adds every example, also those that it has right. Each makes w longer, and a long w is slow "
            "to turn. Show (2, 1) a thousand times instead of seven, and there are 602 mistakes.",
            fails(ADDS_EVERYTHING, seven, (0, 1), 1, 5, ""),
        ),
        Switch(
            "update", LEARNER, "It moves by yx", r"w^{+} = w + yx", ("update",),
            "This learner adds x, and forgets the label. A negative example moves it the wrong way.",
            fails(FORGETS_LABEL, Examples([(1,), (1,)], [-1, -1]), (-1,), 1, 1),
        ),
        Switch(
            "start", LEARNER, "It begins at zero", r"w = 0", ("start",),
            "It begins on the wrong side, and has something to unlearn first. The farther away it begins, the more "
            "mistakes it makes.",
            fails(Perceptron(start=(-1,)), one, (1,), 1, 1),
        ),
    )  # fmt: skip
    lines = (
        Line("progress", "Each move carries w farther along u.", (Lines.progress,)),
        Line("growth", "And it makes w only a little longer.", (Lines.growth,)),
        Line("sums", "Add up M of each, from w = 0.", (Lines.total_progress, Lines.total_growth)),
        Line("schwarz", "No vector reaches farther along u than its own length allows.", (Lines.schwarz,)),
        Line("bound", "Together these leave room for so many mistakes only.", (Lines.mistake_bound,)),
    )
    return Box("perceptron", mistake_bound(), switches, lines, (), runs)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    theorem, axes = mistake_bound(), orthonormal(7)
    pictures = play_until_clean(Perceptron(), digits(3, 8), 100)
    yield "the six points of the run by hand", theorem.on(play(Perceptron(tie=1), worked_example()), (1, 0))
    yield "two points far from the origin", theorem.on(play_until_clean(Perceptron(), ball_off_centre(), 100), (0, 1))
    yield "seven axes, where nothing is lost", theorem.on(play(Perceptron(), axes.examples), axes.u)
    yield "pictures of threes and eights, u the final weights", theorem.on(pictures, pictures.weights)
