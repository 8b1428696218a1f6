"""The Perceptron as a game: place examples, show them in any order, and see why it has to stop.

w are the weights, u the target, y⟨u, x⟩ ≥ γ and ‖x‖ ≤ R for every example on the canvas, t the mistakes so far.
u is the vector with the largest γ/‖u‖, found exactly; a score of 0 counts as a mistake.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import acos, ceil, cos, degrees, floor, gcd, inf, lcm, sin, sqrt

from mistake_bounds.chapters.margins.examples import tight_in_space
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.exact import dot, norm2
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play
from mistake_bounds.site.canvases.canvas import BadMove, Button, Choice, Move, Row, Shown, Whole, back_and_again
from mistake_bounds.site.canvases.drawing import (
    WIDTH,
    arrow,
    box,
    circle,
    exactly,
    line,
    moving,
    polyline,
    row_of,
    sector,
    svg,
    text,
)
from mistake_bounds.worst_case.search import SearchTooLarge, longest_path

Point = tuple[tuple[int, ...], int]
REACH = 3  # points are placed at whole coordinates up to it
MOST_POINTS = 8
MOST_POSITIONS = 2000
LEARNER = Perceptron(tie=0)
PRESETS = {
    "six": ("Six points", tuple(worked_example())),
    "space": ("In space", tuple(tight_in_space(4).examples)),
    "xor": ("XOR", (((1, 1), 1), ((-1, -1), 1), ((1, -1), -1), ((-1, 1), -1))),
    "empty": ("None", ()),
}
OPENING = [["mistake"], ["mistake"], ["mistake"]]
CAUSES = {"short examples": "orange", "overshoot": "red", "angle": "purple", "margin surplus": "green"}


@dataclass(frozen=True)
class State:
    """The examples on the canvas, which of them were shown, and at which the next pass goes on.

    >>> state = after(START, ["mistake"])
    >>> state.run.weights, state.target, state.case.bound, state.forced
    ((1, -2), (1, 0), Fraction(5, 1), 2)
    """

    points: tuple[Point, ...]
    shown: tuple[int, ...] = ()
    turn: int = 0

    @cached_property
    def run(self) -> Run | None:
        """What the Perceptron did on what was shown; None before anything was."""
        return play(LEARNER, _examples(self.points[i] for i in self.shown)) if self.shown else None

    @property
    def weights(self) -> tuple[int, ...]:
        """w."""
        return self.run.weights if self.run else (0,) * (len(self.points[0][0]) if self.points else 2)

    @property
    def mistake_count(self) -> int:
        """The number of mistakes so far."""
        return len(self.run.mistakes) if self.run else 0

    @cached_property
    def target(self) -> tuple[int, ...] | None:
        """u; None where no vector separates the examples."""
        return best_target(self.points)

    @cached_property
    def case(self):
        """The theorem on the run, for all the examples on the canvas; None where it does not apply."""
        if not self.run or not self.target:
            return None
        everything = _examples(self.points)
        margin = everything.margin(self.target)
        radius2 = everything.radius2
        return perceptron.mistake_bound().on(self.run, self.target, margin=margin, radius2=radius2)

    @property
    def bound(self) -> Fraction | None:
        """R²‖u‖²/γ², the most that the theorem allows on these examples; None where there is no target."""
        if not self.target:
            return None
        everything = _examples(self.points)
        return Fraction(everything.radius2 * norm2(self.target), everything.margin(self.target) ** 2)

    @property
    def mistaken(self) -> tuple[int, ...]:
        """The examples that would be a mistake now."""
        return tuple(i for i, (x, y) in enumerate(self.points) if y * dot(self.weights, x) <= 0)

    @property
    def forced(self) -> int | float | None:
        """The most mistakes that any order can still make; None where the search for it is too large."""
        return forced(self.points, self.weights)


def _examples(points) -> Examples:
    return Examples(*zip(*points, strict=True))


START = State(PRESETS["six"][1])


def best_target(points: tuple[Point, ...]) -> tuple[int, ...] | None:
    """The u with the largest γ/‖u‖, in whole numbers without a common factor; None where nothing separates.

    It points to what is nearest to the origin among all averages of the vectors yx.  In the plane two of them are
    enough for it, and in space on the examples of this canvas.

    >>> best_target((((2, 1), 1), ((0, -2), -1))), best_target((((1,), 1), ((1,), -1)))
    ((1, 2), None)
    """
    vectors = [tuple(y * v for v in x) for x, y in points]
    for a, b in combinations_with_replacement(vectors, 2):
        apart = tuple(p - q for p, q in zip(a, b, strict=True))
        share = Fraction(dot(a, apart), norm2(apart)) if any(apart) else Fraction(0)
        nearest = tuple(p - share * q for p, q in zip(a, apart, strict=True))
        if 0 <= share <= 1 and any(nearest) and all(dot(nearest, v) >= norm2(nearest) for v in vectors):
            whole = [int(v * lcm(*(Fraction(w).denominator for w in nearest))) for v in nearest]
            return tuple(v // gcd(*whole) for v in whole)
    return None


@cache
def forced(points: tuple[Point, ...], w: tuple[int, ...]) -> int | float | None:
    """The most mistakes that these examples can make from w, in any order; None where the search is too large.

    >>> forced(PRESETS["six"][1], (0, 0)), forced(PRESETS["space"][1], (0, 0, 0)), forced(PRESETS["xor"][1], (0, 0))
    (3, 4, inf)
    """

    def steps(w):
        return [(1, LEARNER.update(w, x, y)) for x, y in points if y * dot(w, x) <= 0]

    try:
        found = longest_path(w, steps, most=MOST_POSITIONS)
    except SearchTooLarge:
        return None
    return inf if found.cycle else found.length


def worst(state: State) -> int | None:
    """The example after which the most mistakes are still possible; None where all are right."""

    def left(i):
        x, y = state.points[i]
        more = forced(state.points, LEARNER.update(state.weights, x, y))
        return 0 if more is None else more

    return max(state.mistaken, key=left, default=None)


def after(state: State, move: Move) -> State:
    """The state after a move.  Raise `BadMove` for what cannot be done there.

    ``["points", name]`` begins with examples that are given; ``["place", x, y, label]`` adds one; ``["show", i]`` shows
    the i-th, ``["next"]`` the next in turn, ``["mistake"]`` goes on to the next mistake, ``["worst"]`` shows the one
    that an adversary would.

    >>> after(START, ["show", 1]).run.mistakes, after(START, ["worst"]).shown
    ((0,), (0,))
    """
    match move:
        case ["points", str(name)] if name in PRESETS:
            return State(PRESETS[name][1])
        case ["place", int(x), int(y), 1 | -1 as label]:
            return _placed(state, x, y, label)
        case ["show", int(i)] if 0 <= i < len(state.points):
            return replace(state, shown=(*state.shown, i))
        case ["next"] if state.points:
            i = state.turn
            return State(state.points, (*state.shown, i), (i + 1) % len(state.points))
        case ["mistake"] if state.mistaken:
            n = len(state.points)
            ahead = next(k for k in range(n) if (state.turn + k) % n in state.mistaken)
            passed = tuple((state.turn + k) % n for k in range(ahead + 1))
            return State(state.points, (*state.shown, *passed), (passed[-1] + 1) % n)
        case ["worst"] if (i := worst(state)) is not None:
            return replace(state, shown=(*state.shown, i))
        case ["mistake" | "worst"]:
            raise BadMove("no example on the canvas would be a mistake now: place another, or start again", move)
        case ["place", *_]:
            raise BadMove(f"a point has whole coordinates from −{REACH} to {REACH} and the label + or −", move)
    raise BadMove(f"{move!r} is no move of the Perceptron's canvas with {len(state.points)} examples", move)


def _placed(state: State, x: int, y: int, label: int) -> State:
    if any(len(point) != 2 for point, _ in state.points):
        raise BadMove("these examples have three coordinates: choose none of them and place your own", (x, y))
    if max(abs(x), abs(y)) > REACH:
        raise BadMove(f"{row_of((x, y))} is off the canvas: a point has coordinates from −{REACH} to {REACH}", (x, y))
    if any(point == (x, y) for point, _ in state.points):
        raise BadMove(f"there is a point at {row_of((x, y))} already", (x, y))
    if len(state.points) == MOST_POINTS:
        raise BadMove(f"there are {MOST_POINTS} points, and no room for more: start again", (x, y))
    return replace(state, points=(*state.points, ((x, y), label)))


# --- the message -----------------------------------------------------------------------------------------------


def shown(state: State) -> Shown:
    """The picture, the sentence and the controls."""
    return Shown(_picture(state), message(state), _rows(state))


def _signed(point: Point) -> str:
    x, y = point
    return f"{'+' if y > 0 else '−'} {row_of(x)}"


def message(state: State) -> str:
    """One sentence on what happened last, and how far it can still go.

    >>> message(START)
    'No mistake yet; with u = (1, 0), γ = 1 and R² = 5 at most 5 are possible, and the worst order makes 3.'
    >>> message(after(START, ["show", 1]))
    'Mistake 1 of at most 5, on + (1, 0): w is now (1, 0), ⟨u, w⟩ = 1, ‖w‖² = 1; no order can make another.'
    """
    if not state.points:
        return "An empty plane: place a few points, some with + and some with −."
    mistakes = state.mistake_count
    most = "" if state.bound is None else f" of at most {floor(state.bound)}"
    if not state.run:
        return _before(state)
    last = state.points[state.shown[-1]]
    wrong = state.run.mistakes[-1:] == (len(state.shown) - 1,)
    if not wrong:
        score = exactly(dot(state.weights, last[0]))
        stands = f"{_count(mistakes)}{most}{_ahead(state)}"
        return f"Right about {_signed(last)}, whose score is {score}: nothing changes; {stands}."
    along = f", ⟨u, w⟩ = {exactly(dot(state.target, state.weights))}" if state.target else ""
    bound = most or " where there is no bound, for no vector separates these examples"
    length = exactly(norm2(state.weights))
    return (
        f"Mistake {mistakes}{bound}, on {_signed(last)}: w is now {row_of(state.weights)}{along}, "
        f"‖w‖² = {length}{_ahead(state)}."
    )


def _before(state: State) -> str:
    if state.target is None:
        return "No mistake yet; no vector separates these examples, so the theorem sets no bound."
    everything = _examples(state.points)
    worst = "" if state.forced is None else f", and the worst order makes {state.forced}"
    return (
        f"No mistake yet; with u = {row_of(state.target)}, γ = {exactly(everything.margin(state.target))} and "
        f"R² = {exactly(everything.radius2)} at most {floor(state.bound)} are possible{worst}."
    )


def _count(mistakes: int) -> str:
    return "1 mistake" if mistakes == 1 else f"{mistakes} mistakes"


def _ahead(state: State) -> str:
    more = state.forced
    if more is None:
        return ""
    if more == inf:
        return "; some order goes on for ever"
    return f"; the worst order makes {more} more" if more else "; no order can make another"


def _rows(state: State) -> tuple[Row, ...]:
    some = bool(state.points)
    wrong = bool(state.mistaken)
    flat = all(len(x) == 2 for x, _ in state.points)
    chosen = {name: points == state.points for name, (_, points) in PRESETS.items()}
    rows = [
        Row(
            "Examples",
            tuple(Button(label, ["points", name], True, chosen[name]) for name, (label, _) in PRESETS.items()),
        ),
        Row(
            "Show",
            (
                Button("Next", ["next"], some),
                Button("Next mistake", ["mistake"], wrong),
                Button("Worst one", ["worst"], wrong and state.forced is not None),
                *back_and_again(True),
            ),
        ),
    ]
    if some:
        rows.append(Row("Show one", tuple(Button(_signed(point), ["show", i]) for i, point in enumerate(state.points))))
    if flat and len(state.points) < MOST_POINTS:
        rows.append(
            Row(
                "Place one",
                (
                    Whole("x", "x", -REACH, REACH, 2),
                    Whole("y", "y", -REACH, REACH, 2),
                    Choice("label", "label", ((1, "+"), (-1, "−"))),
                    Button("Place", ["place", "$x", "$y", "$label"]),
                ),
            )
        )
    return tuple(rows)


# --- the picture ------------------------------------------------------------------------------------------------

UNIT = 28.0
PLANE = (104.0, 120.0)
HUB = (246.0, 120.0)
RADIUS = 98.0
RACE = (30.0, 245.0, 300.0, 90.0)  # left, top, width, height
BAR = 377.0


def _picture(state: State) -> str:
    drawn = _points(state) + _wedge(state) + _race(state) + _slack(state)
    return svg(BAR + 62, _description(state), drawn)


def _description(state: State) -> str:
    examples = ", ".join(map(_signed, state.points)) or "none"
    words = f"The examples are {examples}. The weights are {row_of(state.weights)}."
    if state.case:
        slack = state.case.slack
        parts = ", ".join(f"{cause} {exactly(amount)}" for cause, amount in slack.mistakes.items())
        words += (
            f" After {_count(state.mistake_count)} w is within {_degrees(state)} degrees of u = {row_of(state.target)}."
            f" Of the bound {exactly(slack.bound)} are made {state.mistake_count}; the rest is {parts}."
        )
    return words


def _degrees(state: State) -> int:
    """To how many degrees from u the mistakes confine w, rounded up; those that are whole stay so.

    >>> _degrees(after(START, ["mistake"])), _degrees(after(after(START, ["mistake"]), ["mistake"]))
    (64, 51)
    """
    return ceil(degrees(_half(state)) - 1e-9)


def _half(state: State) -> float:
    """The angle, in radians, between u and w where all that the theorem adds up is an equation."""
    return acos(min(1.0, sqrt(state.mistake_count / state.bound)))


def _at(x: float, y: float) -> tuple[float, float]:
    return PLANE[0] + UNIT * x, PLANE[1] - UNIT * y


def _points(state: State) -> list[str]:
    parts = [text((0, 14), "examples (ring: the last)", "muted")]
    if state.points and len(state.points[0][0]) != 2:
        return parts + _listed(state)
    reach = REACH + 0.5
    parts += [
        line(_at(-reach, 0), _at(reach, 0), "grid", 1),
        line(_at(0, -reach), _at(0, reach), "grid", 1),
    ]
    taken = {x for x, _ in state.points}
    if len(state.points) < MOST_POINTS:
        for x in range(-REACH, REACH + 1):
            for y in range(-REACH, REACH + 1):
                if (x, y) not in taken:
                    move = f'data-move=\'["place", {x}, {y}, "$label"]\''
                    parts += [
                        circle(_at(x, y), 1.2, "grid"),
                        f'<circle class="mb-canvas-free" cx="{_at(x, y)[0]:g}" cy="{_at(x, y)[1]:g}" r="13" {move}/>',
                    ]
    w = state.weights
    if any(w):
        length = sqrt(norm2(w))
        across = (-w[1] / length * reach, w[0] / length * reach)
        parts.append(line(_at(*across), _at(-across[0], -across[1]), "ink", 1.2, "5 4"))
    if state.target:
        size = 2.6 / sqrt(norm2(state.target))
        u = state.target[0] * size, state.target[1] * size
        parts += [arrow(PLANE, _at(*u), "green"), text(_beside(*u), "u", "green", "middle", bold=True)]
    for i, (x, y) in enumerate(state.points):
        at = _at(*x)
        colour = "blue" if y > 0 else "orange"
        if state.shown and state.shown[-1] == i:
            parts.append(circle(at, 12.5, "none", "ink", 2))
        parts.append(circle(at, 9, colour if i not in state.mistaken else "paper", colour, 2))
        sign = "+" if y > 0 else "−"
        parts.append(
            text((at[0], at[1] + 4.6), sign, "paper" if i not in state.mistaken else colour, "middle", bold=True)
        )
        parts.append(
            f'<circle class="mb-canvas-point" cx="{at[0]:g}" cy="{at[1]:g}" r="13" data-move=\'["show", {i}]\'/>'
        )
    if any(w):  # above the points, which it may end on
        tip = [v * min(1, (REACH + 0.2) / sqrt(norm2(w))) for v in w]
        parts += [arrow(PLANE, _at(*tip), "ink"), text(_beside(*tip), "w", "ink", "middle", bold=True)]
    parts.append(text((0, PLANE[1] + 112), "hollow: a mistake now", "muted"))
    return parts


def _beside(x: float, y: float) -> tuple[float, float]:
    """Where a letter is, beside the tip of an arrow."""
    length = sqrt(x * x + y * y)
    at = _at(x - 0.42 * y / length, y + 0.42 * x / length)
    return at[0], at[1] + 4


def _listed(state: State) -> list[str]:
    parts = []
    for i, point in enumerate(state.points):
        y = 52 + 30 * i
        colour = "blue" if point[1] > 0 else "orange"
        last = state.shown[-1:] == (i,)
        parts.append(box((4, y - 18), 190, 26, "none", "ink" if last else "grid", 4))
        parts.append(text((14, y), _signed(point), colour, bold=last))
        parts.append(text((186, y), "a mistake" if i in state.mistaken else "right", "muted", "end"))
    parts.append(text((4, 190), f"w = {row_of(state.weights)}", "ink", bold=True))
    return [*parts, text((4, 212), f"u = {row_of(state.target)}", "green", bold=True)]


def _wedge(state: State) -> list[str]:
    parts = [text((228, 14), "the wedge left for w", "muted")]
    if not state.target:
        words = "no u separates" if state.points else "no examples yet"
        return [*parts, text((HUB[0], HUB[1]), words, "muted")]
    parts.append(sector(HUB, RADIUS, _half(state), "purple"))
    parts += [arrow(HUB, (HUB[0] + 150, HUB[1]), "green"), text((HUB[0] + 156, HUB[1] + 4), "u", "green", bold=True)]
    if any(state.weights):
        u, w = state.target, state.weights
        angle = acos(max(-1.0, min(1.0, dot(u, w) / sqrt(norm2(u) * norm2(w)))))
        side = -1 if len(w) == 2 and u[0] * w[1] - u[1] * w[0] < 0 else 1
        tip = HUB[0] + (RADIUS + 14) * cos(angle), HUB[1] - side * (RADIUS + 14) * sin(angle)
        parts += [arrow(HUB, tip, "ink"), text((tip[0] + 8, tip[1] - side * 4 + 4), "w", "ink", bold=True)]
    return [*parts, text((228, PLANE[1] + 112), f"w is at most {_degrees(state)}° from u", "muted")]


def _race(state: State) -> list[str]:
    left, top, width, height = RACE
    base = top + height
    parts = [line((left, base), (left + width, base), "grid", 1), line((left, top), (left, base), "grid", 1)]
    if not state.points:
        return parts
    everything = _examples(state.points)
    mistakes = state.mistake_count
    last = max(float(state.bound or 0) * 1.06, mistakes, 1)
    high = sqrt(everything.radius2 * last) or 1.0
    along = lambda t: left + width * t / last
    up = lambda v: base - height * min(1.0, max(0.0, v / high))
    grid = [last * k / 60 for k in range(61)]
    parts.append(polyline([(along(t), up(sqrt(everything.radius2 * t))) for t in grid], "purple", 1.2, "4 3"))
    states = [step.after for step in state.run.steps] if state.run else []
    curves = [("ink", [sqrt(norm2(w)) for w in states])]
    if state.target:
        length = sqrt(norm2(state.target))
        floor_ = lambda t: t * everything.margin(state.target) / length
        parts.append(line((along(0), up(0)), (along(last), up(floor_(last))), "purple", 1.2, "4 3"))
        curves.append(("green", [dot(state.target, w) / length for w in states]))
        most = floor(state.bound)
        parts += [
            line((along(float(state.bound)), base), (along(float(state.bound)), top), "muted", 1, "2 3"),
            text((along(float(state.bound)), base + 16), f"t = {exactly(state.bound)}", "muted", "middle"),
        ]
        if most > 0 and mistakes < most * 0.8:
            parts.append(text((along(mistakes), base + 16), str(mistakes), "ink", "middle"))
    for colour, values in curves:
        places = [(along(t), up(v)) for t, v in enumerate([0, *values])]
        parts.append(polyline(places, colour))
        parts.append(circle(places[-1], 4.5, colour, more=moving(f"race-{colour}", places[-1])))
    x = left + width + 10
    parts += [text((x, top + 14), "‖w‖, below"), text((x, top + 30), "R√t", "purple")]
    if state.target:
        parts += [text((x, top + 58), "⟨u, w⟩/‖u‖,", "green"), text((x, top + 74), "above γt/‖u‖", "purple")]
    return parts


def _slack(state: State) -> list[str]:
    if state.bound is None:
        words = f"{_count(state.mistake_count)}, and no bound" if state.points else ""
        return [text((2, BAR - 6), words, "muted")]
    mistakes, bound = state.mistake_count, state.bound
    amounts = state.case.slack.mistakes if state.case and mistakes else {}
    scale = WIDTH - 4
    parts = [text((2, BAR - 6), f"the bound, {exactly(bound)}:", "muted")]
    parts.append(box((2, BAR), scale, 18, "none", "muted"))
    entries = [("ink", "made", Fraction(mistakes)), *((CAUSES[cause], cause, part) for cause, part in amounts.items())]
    x = 2.0
    for k, (colour, label, amount) in enumerate(entries):
        width = scale * float(amount / bound)
        parts.append(box((x, BAR), width, 18, colour))
        x += width
        at = (2 + 148 * (k % 3), BAR + 36 + 19 * (k // 3))
        parts += [
            box((at[0], at[1] - 10), 10, 10, colour),
            text((at[0] + 14, at[1]), f"{label} {exactly(amount)}"),
        ]
    return parts
