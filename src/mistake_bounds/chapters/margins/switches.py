"""The theorem on thresholds with switches: what fails without each hypothesis, and where a run loses.

A run is the Perceptron's on lifted examples, whose last entry is the dummy input D; v and θ separate them before that.
"""

from fractions import Fraction
from functools import cache

from mistake_bounds.chapters.margins.dummy import DummyInput
from mistake_bounds.chapters.margins.examples import two_points_with_dummy
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.chapters.perceptron.theorem import CAUSES, PerceptronBound
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import number
from mistake_bounds.examples import Examples
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.switches.box import EXAMPLES, LEARNER, Box, Line, Switch, Witness, shown
from mistake_bounds.switches.plane import plane
from mistake_bounds.switches.runs import AFTER, LABEL, WEIGHTS, witness
from mistake_bounds.theory import Row, Theory, by_cases, define, have, norm2, theorem


class ThresholdBound(Theory):
    """M γ² ≤ 4r²‖v‖² for the Perceptron on lifted examples, where D = r.

    Of all examples p has the largest ⟨v, x⟩, and q the least.
    """

    M, u, γ, R = PerceptronBound["M u γ R"]
    D, t, v, θ, r, p, q = DummyInput["D t v θ r p q"]

    @Row("mistake", M, gives="w x y", changes="w", about="run u gamma radius2 v theta r D t p q")
    def mistakes(run, v, theta, gamma, r):
        plain, D = [x[:-1] for x in run.examples.X], run.examples.X[0][-1]
        t = number(Fraction(-theta, D))
        by_score = sorted(plain, key=lambda x: inner(v, x))
        yield {
            "run": run, "u": (*v, t), "gamma": gamma, "radius2": r**2 + D**2, "v": (*v, 0), "theta": theta, "r": r,
            "D": D, "t": t, "p": (*by_score[-1], 0), "q": (*by_score[0], 0),
        }  # fmt: skip
        yield from ({"w": step.before, "x": step.x, "y": step.y} for step in run.steps)
        yield {"w": run.weights}

    lifted_radius, lifted_target = define(R**2 == r**2 + D**2), define(norm2(u) == norm2(v) + t**2)
    total_progress = mistakes.total(PerceptronBound.progress)
    total_growth = mistakes.total(PerceptronBound.growth)
    schwarz = PerceptronBound.schwarz
    lifted_bound = have(
        PerceptronBound.bound, total_progress, total_growth, schwarz,
        PerceptronBound.some_mistake, PerceptronBound.positive_margin,
    )  # fmt: skip
    any_dummy = have(M * γ**2 <= (r**2 + D**2) * (norm2(v) + t**2), lifted_radius, lifted_target, lifted_bound)
    bound = M * γ**2 <= 4 * r**2 * norm2(v)
    mistake_bound = by_cases(
        have(bound, define(M == 0, "no mistake")),
        have(bound, DummyInput.dummy, any_dummy, DummyInput.tilt),
        define(M >= 0, "a count"),
    )


@cache
def mistake_bound():
    """M γ² ≤ 4r²‖v‖², as a theorem about runs."""
    nearer = {"tilt": ("a threshold nearer to 0", "the dummy's weight is smaller than the target is long")}
    return theorem("A dummy as large as the data", "", ThresholdBound.mistake_bound, causes=CAUSES | nearer)


def fails(learner, examples, D, v, theta, gamma, r) -> Witness:
    """A run of a learner on examples with the dummy input D."""
    run = play(learner, examples.with_dummy(D))
    case = mistake_bound().on(run, v, theta, gamma, r)
    columns = (
        LABEL,
        ("x, D", lambda step: step.x),
        WEIGHTS,
        ("y⟨w, x⟩", lambda step: step.y * inner(step.before, step.x)),
        AFTER,
    )
    caption = f"v = {shown(v)}, θ = {shown(theta)}, γ = {shown(gamma)}, r = {shown(r)}, D = {shown(D)}"
    few = len(v) == 1 and len(examples) < 10
    picture = plane([*run.examples], case.reading.end["u"], run.weights) if few else ""
    return witness(case, caption, columns, picture)


def box() -> Box:
    """The switches of the theorem on thresholds."""
    right, left = ((1,), 1), ((-1,), -1)
    switches = (
        Switch(
            "margin", EXAMPLES, "One v and one threshold θ get every example right, with room to spare",
            r"y(\langle v, x\rangle - \theta) \ge \gamma > 0", ("margin", "positive margin"),
            "The same point comes with both labels. No threshold is right about both, and it can go on for ever.",
            fails(Perceptron(), _examples(right, ((1,), -1), right, ((1,), -1), right, left), 1, (1,), 0, 1, 1),
        ),
        Switch(
            "radius", EXAMPLES, "No example is longer than r", r"\lVert x\rVert \le r",
            ("radius", "p in the ball", "q in the ball"),
            "Both examples have length √8, and are counted as if it were 1.",
            fails(Perceptron(), _examples(((2, 2), 1), ((-2, 2), -1)), 1, (1, 0), 0, 2, 1),
        ),
        Switch(
            "labels", EXAMPLES, "Both labels occur", r"\langle v, q\rangle < \theta < \langle v, p\rangle",
            ("p above", "q below"),
            "All examples are positive. So a short v with a threshold far below them all is as good, and a short v "
            "promises much: the bound is 1, or less.",
            fails(Perceptron(), _examples(right, ((-1,), 1)), 1, (1,), -3, 2, 1),
        ),
        Switch(
            "dummy", LEARNER, "The dummy input is as large as the data", r"D = r", ("dummy",),
            "The points are 5 and 10, and the dummy is 1. In a tenth of the unit they are 50 and 100, and then there "
            "are 7,505 mistakes, while the bound is still 64. In general there are 3X² + 5 on X and 2X.",
            fails(Perceptron(), _repeated(5), 1, (-2,), -15, 5, 10),
        ),
        Switch(
            "perceptron", LEARNER, "It is the Perceptron: it begins at zero, and moves by yx when it is wrong",
            r"w = 0, \; w^{+} = w + yx", ("start", "update", "mistake"),
            "It begins with a threshold that is far off, and has something to unlearn first.",
            fails(Perceptron(start=(0, -9)), _examples(*[right] * 5, left), 1, (1,), 0, 1, 1),
        ),
    )  # fmt: skip
    lines = (
        Line(
            "lift", "Append D to each x, and −θ/D to v: no score changes. So the Perceptron's theorem holds.",
            (ThresholdBound.lifted_bound,),
            (ThresholdBound.total_progress, ThresholdBound.total_growth, ThresholdBound.schwarz),
        ),
        Line("pythagoras", "Pythagoras gives the lengths of both.", (ThresholdBound.any_dummy,)),
        Line("reach", "The threshold lies between two examples, so it is not far.", (DummyInput.in_reach,)),
        Line("tilt", "With D = r the dummy's weight is no larger than v is long.", (DummyInput.tilt,)),
        Line("bound", "So both squares at most double.", (ThresholdBound.mistake_bound,)),
    )  # fmt: skip
    always = ((("some example",), "otherwise all examples are 0"),)
    return Box("margins", mistake_bound(), switches, lines, always, runs)


def _examples(*rows) -> Examples:
    return Examples([x for x, _ in rows], [y for _, y in rows])


def _repeated(X: int) -> Examples:
    """X and 2X without the dummy, as often as the Perceptron with the dummy 1 needs."""
    passes = play_until_clean(Perceptron(), two_points_with_dummy(X), 10**4).passes
    return _examples(*[((X,), 1), ((2 * X,), -1)] * passes)


def runs():
    """Runs for which all hypotheses hold, with their names."""
    from sklearn.datasets import load_iris

    flowers = load_iris()
    petals = _examples(
        *(((round(10 * row[2]),), 1 if one == 0 else -1) for row, one in zip(flowers.data, flowers.target, strict=True))
    )
    for name, examples, D, v, theta, gamma in (
        ("the points 1 and 2", _examples(((1,), 1), ((2,), -1)), 2, (-2,), -3, 1),
        ("petals of irises, in millimetres", petals, 69, (-2,), -49, 11),
    ):
        run = play_until_clean(Perceptron(tie=0), examples.with_dummy(D), 1000)
        yield name, mistake_bound().on(run, v, theta, gamma, D)
