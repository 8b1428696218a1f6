"""The dummy input with one slider: X positive and 2X negative on a line, and what a dummy of 1 costs the Perceptron.

Each example has one more entry, the dummy D, and the two are shown in turn until a pass is clean.  With D = 1 there are
3X² + 5 mistakes, as the book proves for whole X ≥ 1; with D = 2X their number does not depend on X.
"""

from functools import cache

from mistake_bounds.chapters.perceptron.learner import Perceptron
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play_until_clean
from mistake_bounds.site.canvases.canvas import BadMove, Move, Row, Shown, Slider
from mistake_bounds.site.canvases.drawing import Place, arrow, box, circle, line, svg, text

LEAST, MOST = 1, 12
AT_MOST = 1000  # passes: more than any run of this canvas has
START = 1
OPENING = [["set", 6]]

State = int


@cache
def run_of(X: int, D: int) -> Run:
    """The run on X and 2X with the dummy D.

    >>> [len(run_of(X, 1).mistakes) for X in (1, 2, 3)], [len(run_of(X, 2 * X).mistakes) for X in (1, 2, 3)]
    ([8, 17, 32], [7, 7, 7])
    """
    return play_until_clean(Perceptron(), Examples([(X,), (2 * X,)], [+1, -1]).with_dummy(D), at_most=AT_MOST)


def after(state: State, move: Move) -> State:
    """The slider at another place, ``["set", X]``.  Raise `BadMove` for any other move.

    >>> after(1, ["set", 4])
    4
    """
    match move:
        case ["set", int(X)] if LEAST <= X <= MOST:
            return X
    raise BadMove(f"{move!r}: this canvas sets X, from {LEAST} to {MOST}, and nothing else", move)


def shown(X: State) -> Shown:
    """The picture, the sentence and the slider."""
    slider = Slider("X", LEAST, MOST, X, ["set", "$value"])
    return Shown(_picture(X), message(X), (Row("Scale", (slider,)),))


def message(X: State) -> str:
    """One sentence with both numbers of mistakes.

    >>> message(4)
    'X = 4: with the dummy 1 there are 53 mistakes, 3·4² + 5; with the dummy 8 there are 7.'
    """
    small, large = (len(run_of(X, D).mistakes) for D in (1, 2 * X))
    return (
        f"X = {X}: with the dummy 1 there are {small} mistakes, 3·{X}² + 5; with the dummy {2 * X} there are {large}."
    )


# --- the picture --------------------------------------------------------------------------------------------

SIDE = 176.0  # of each of the two pictures of the plane
GROUND = 212.0
BARS = (44.0, 262.0, 392.0, 120.0)  # left, top, width, height


def _picture(X: State) -> str:
    small, large = run_of(X, 1), run_of(X, 2 * X)
    alt = (
        f"Left, the points {X} and {2 * X} of a line, lifted to height 1: the separating lines through the origin fill "
        f"a narrow wedge. Right, lifted to height {2 * X}: a wide one. Below, the mistakes for each X from {LEAST} to "
        f"{MOST} with the dummy 1, among them {len(small.mistakes)} for X = {X}; with the dummy 2X there are always "
        f"{len(large.mistakes)}."
    )
    return svg(410, alt, [*_plane(X, 1, 8.0), *_plane(X, 2 * X, 240.0), *_bars(X)])


def _plane(X: int, D: int, left: float) -> list[str]:
    """The two lifted examples from the origin, the wedge between their directions, and the line that was learned."""
    unit = SIDE / (2 * X)
    at = lambda x, y: (left + unit * x, GROUND - unit * y)
    plus, minus = at(X, D), at(2 * X, D)
    edges = [_to_edge(left, X, D), _to_edge(left, 2 * X, D)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in [at(0, 0), *edges])
    w = run_of(X, D).weights
    parts = [
        text((left, 14), f"the dummy {D}: {len(run_of(X, D).mistakes)} mistakes", "muted"),
        f'<polygon points="{points}" fill="var(--mb-green, #1a6e3d)" fill-opacity="0.18"/>',
        line((left, GROUND), (left + SIDE + 14, GROUND), "grid", 1),
        line((left, GROUND), (left, GROUND - SIDE - 8), "grid", 1),
        arrow(at(0, 0), _to_edge(left, w[1], -w[0]), "ink", 1.6),
    ]
    for place, colour, sign in ((plus, "blue", "+"), (minus, "orange", "−")):
        parts += [circle(place, 8, colour), text((place[0], place[1] + 4.5), sign, "paper", "middle", bold=True)]
    for x in (X, 2 * X):
        parts.append(text((at(x, 0)[0], GROUND + 16), str(x), "muted", "middle"))
    return parts


def _to_edge(left: float, x: int, y: int) -> Place:
    """Where the ray from the origin in a direction, to the right and upwards, leaves the square."""
    long = SIDE / max(x, y)
    return left + long * x, GROUND - long * y


def _bars(X: int) -> list[str]:
    left, top, width, height = BARS
    base = top + height
    high = len(run_of(MOST, 1).mistakes)
    wide = width / MOST
    parts = [text((0, top - 8), "mistakes with the dummy 1; the line: with the dummy 2X", "muted")]
    for k in range(LEAST, MOST + 1):
        mistakes = len(run_of(k, 1).mistakes)
        x = left + wide * (k - 1)
        tall = height * mistakes / high
        chosen = k == X
        parts.append(box((x + 4, base - tall), wide - 8, tall, "blue" if chosen else "grid"))
        parts.append(text((x + wide / 2, base + 16), str(k), "ink" if chosen else "muted", "middle", bold=chosen))
        if chosen:
            parts.append(
                text((x + wide / 2, max(top + 12, base - tall - 8)), str(mistakes), "ink", "middle", bold=True)
            )
    fitted = base - height * len(run_of(X, 2 * X).mistakes) / high
    parts.append(line((left, fitted), (left + width, fitted), "orange", 1.8))
    return [*parts, text((left - 12, base + 16), "X", "muted", "end")]
