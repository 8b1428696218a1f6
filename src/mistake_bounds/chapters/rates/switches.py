"""Gradient descent's theorem with switches: what fails without each hypothesis, and where a run loses."""

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

from mistake_bounds.chapters.rates.learner import Descent, GradientDescent, Huber, Point, descend
from mistake_bounds.chapters.rates.theorem import Methods, every_T
from mistake_bounds.chapters.rates.worst_case import flat
from mistake_bounds.switches.box import Box, Line, Switch, Witness, shown
from mistake_bounds.switches.runs import where

FUNCTION, METHOD = "of the function", "of the method"
POINTS = ("p", "v", "w", "the last p")
CONVEX, SMOOTH = (tuple(f"{kind} at {point}" for point in POINTS) for kind in ("convex", "smooth"))
CAUSES = {
    **dict.fromkeys(CONVEX, ("Above its tangents", "f is, beside x and u")),
    **dict.fromkeys(SMOOTH, ("Below its parabolas", "f is, beside x and u")),
    "‖g - g^+‖² · positive step": ("The slope changes", "from step to step"),
    "square": ("The last square", "x − u is not T + 1 steps long"),
}
HOLE = SimpleNamespace(  # x²/2(1 + x²): curved by at most 1, and flat far from 0
    slopes=(1,),
    smoothness=1,
    value=lambda x: Fraction(x[0] ** 2) / (2 + 2 * x[0] ** 2),
    gradient=lambda x: (Fraction(x[0]) / (1 + x[0] ** 2) ** 2,),
)


def fails(run: Descent, function: str, *u: Point) -> Witness:
    """One step on a function of one variable, of which the theorem says too much with L = 1."""
    case = where(every_T().on(run, *u), {"L": 1})
    end = case.reading.end
    most = Fraction(end["x_0"][0] - end["u"][0]) ** 2 / 6
    rows = tuple((str(k), *map(shown, (p["x"][0], p["g"][0], p["f"]))) for k, p in enumerate(run.points))
    caption = f"One step on {function}; u = {shown(end['u'][0])}, where f is {shown(end['f_u'])}"
    says = f"after one step f is {shown(end['f_T'] - end['f_u'])} above f(u), and the bound would allow {shown(most)}"
    return Witness(case, caption, ("step", "x", "slope", "f(x)"), rows, says=says)


def box() -> Box:
    """The switches of gradient descent's theorem."""
    switches = (
        Switch(
            "convex", FUNCTION, "It is convex: it lies above its tangents",
            r"f(z) \ge f + \langle g, z - x\rangle \text{ for all } z",
            CONVEX, "This function has a hole with flat sides, and the steps there are short.",
            fails(descend(GradientDescent(), HOLE, (1,), 1), "x²/2(1 + x²)"),
        ),
        Switch(
            "smooth", FUNCTION, "It is L-smooth: it lies below its parabolas",
            r"f(z) \le f + \langle g, z - x\rangle + \tfrac{L}{2}\lVert z - x\rVert^{2} \text{ for all } z",
            SMOOTH, "This parabola is three times as steep as L = 1 allows. The step jumps far over its lowest point.",
            fails(descend(GradientDescent(), Huber((3,)), (1,), 1), "3x²/2"),
        ),
        Switch(
            "lowest", FUNCTION, "It is least at u", r"g_{u} = 0", ("lowest",),
            "Here u lies on a slope. Points further up may be near it, and still be far above it.",
            fails(descend(GradientDescent(), Huber((1,), 1), (4,), 1), "x²/2, which is a line from x = 1 on", (2,)),
        ),
        Switch(
            "step", METHOD, "Each step has the length 1/L", r"x^{+} = x - \eta g,\; \eta L = 1", ("step", "one over L"),
            "This step is half as long, and comes half as far.",
            fails(flat(1, Fraction(1, 2)), "x²/2, which is a line from x = 1/2 on"),
        ),
    )  # fmt: skip
    lines = (
        Line("near", "The slope at x limits how far f is above f(u).", (Methods.near,)),
        Line("lower", "A step lowers f.", (Methods.lower,)),
        Line("flatter", "The slope never grows.", (Methods.flatter,)),
        Line("potential", "So a step does not raise this sum.", (Methods.potential,), (Methods.moved,)),
        Line("bound", "Add up T steps, use line 1 at the last point, and leave out a square.", (Methods.descent,),
             (Methods.never_grows, Methods.near_the_end, Methods.square)),
    )  # fmt: skip
    always = (
        (("some smoothness", "positive step"), "L bounds a curvature, and η is a length"),
        (("one more", "some before", "as many", "a count", "start of t"), "t counts the steps"),
        (("start of x", "start of f", "start of g"), "this is what they are called at the start"),
    )
    theorem = replace(every_T(), causes=CAUSES)
    return Box("rates", theorem, switches, lines, always, runs, groups=(FUNCTION, METHOD))


def runs():
    """Runs for which all hypotheses hold, with their names."""
    bowl, theorem = Huber((2, 1)), replace(every_T(), causes=CAUSES)
    yield "three steps on the worst function for three", theorem.on(flat(3))
    yield "three steps on the worst function for six", theorem.on(descend(GradientDescent(), flat(6).function, (1,), 3))
    yield "four steps on x² + y²/2 from (1, 3)", theorem.on(descend(GradientDescent(Fraction(1, 2)), bowl, (1, 3), 4))
