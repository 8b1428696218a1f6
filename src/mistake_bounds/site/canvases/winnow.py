"""Winnow as a game: choose the examples, and try to force as many mistakes as the exact worst case.

The target is an OR of the first r of n = 8 attributes.  An attribute has a *chip* for each promotion less each demotion
of it, and the weight 2^chips; the *score* of an example is the weight of its active attributes, and n the threshold.
The *best algorithm* knows only that the target is an OR of at most r attributes; it predicts the label after which more
mistakes could be forced, and sees the other one as long as some OR allows it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations

from mistake_bounds.chapters.winnow_ors.learner import Winnow
from mistake_bounds.chapters.winnow_worst_case.worst_case import still_forced
from mistake_bounds.exact import Number, dot
from mistake_bounds.examples import Examples
from mistake_bounds.play import play
from mistake_bounds.site.canvases.canvas import BadMove, Button, Move, Row, Shown, back_and_again
from mistake_bounds.site.canvases.drawing import WIDTH, box, exactly, line, moving, slots, svg, text
from mistake_bounds.worst_case.adversary import Adversary
from mistake_bounds.worst_case.adversary import State as Position

N, LEAST, MOST = 8, 1, 4  # attributes, and how many of them may be relevant on the canvas
CAP = 3  # ⌈log₂ 8⌉ chips
LEARNER = Winnow()
OPENING = [["finish"]]

Row_ = tuple[int, ...]


@dataclass(frozen=True)
class State:
    """Against whom, how many attributes are relevant, which are active in the next example, and the examples shown.

    >>> state = after(after(START, ["toggle", 0]), ["show"])
    >>> state.shown, state.weights, state.mistake_count, state.left
    ((((1, 0, 0, 0, 0, 0, 0, 0), 1),), (2, 1, 1, 1, 1, 1, 1, 1), 1, 18)
    """

    best: bool = False
    r: int = 3
    active: frozenset[int] = frozenset()
    shown: tuple[tuple[Row_, int], ...] = ()
    mistakes: tuple[int, ...] = ()

    @cached_property
    def weights(self) -> tuple[Number, ...]:
        """Winnow's weights."""
        return play(LEARNER, Examples(*zip(*self.shown, strict=True))).weights if self.shown else LEARNER.initial(N)

    @property
    def chips(self) -> tuple[int, ...]:
        """The logarithms of the weights."""
        return tuple(Fraction(w).numerator.bit_length() - Fraction(w).denominator.bit_length() for w in self.weights)

    @property
    def row(self) -> Row_:
        """The next example."""
        return tuple(int(i in self.active) for i in range(N))

    @property
    def mistake_count(self) -> int:
        """The number of mistakes so far."""
        return len(self.mistakes)

    @property
    def left(self) -> int:
        """How many more can be forced from here, exactly."""
        return still_forced(N, self.r, self.labelled) if self.best else forced(self.r, position(self))

    @property
    def most(self) -> int:
        """How many can be forced from the start."""
        return replace(self, shown=(), mistakes=()).left

    @property
    def labelled(self) -> tuple[tuple[int, int], ...]:
        """The examples shown as sets of attributes, with their labels."""
        return tuple((_set(x), y) for x, y in self.shown)

    def answers(self, row: Row_) -> tuple[int, int]:
        """The prediction for an example, and its label."""
        if not self.best:
            return LEARNER.predict(self.weights, row), 1 if any(row[: self.r]) else -1
        minus, plus = (still_forced(N, self.r, (*self.labelled, (_set(row), y))) for y in (-1, 1))
        predicted = 1 if plus > minus else -1
        return predicted, -predicted if min(minus, plus) >= 0 else predicted


def _set(row: Row_) -> int:
    return sum(1 << i for i, active in enumerate(row) if active)


START = State()


# --- the adversary ------------------------------------------------------------------------------------------


@cache
def adversary(r: int) -> Adversary:
    """The moves against Winnow on an OR of r of the attributes."""
    return Adversary(N, r, 1, Fraction(2), Fraction(N), eliminate=False, errors=0)


@cache
def forced(r: int, at: Position) -> int:
    """The most mistakes that can be forced from a position; the theorem bounds them.

    >>> forced(3, adversary(3).start)
    20
    """
    return max((1 + forced(r, after) for _, after in adversary(r).steps(at)), default=0)


def position(state: State) -> Position:
    """The chips of the relevant and of the irrelevant attributes, most first."""
    relevant, others = state.chips[: state.r], state.chips[state.r :]
    return Position(tuple(sorted(relevant, reverse=True)), tuple(sorted(others, reverse=True)), 0)


def worst(state: State) -> Row_ | None:
    """An example that is a mistake and after which the most can still be forced; None where none can.

    >>> worst(START)
    (1, 0, 0, 1, 1, 1, 1, 1)
    """
    if not state.left:
        return None
    return _splitting(state.r, state.labelled) if state.best else _played(state)


def _played(state: State) -> Row_:
    at = position(state)
    move = max(adversary(state.r).moves(at), key=lambda move: forced(state.r, move.after))
    row = [0] * N
    for chips, places in ((move.relevant, range(state.r)), (move.irrelevant, range(state.r, N))):
        for e in chips:
            row[next(i for i in places if state.chips[i] == e and not row[i])] = 1
    return tuple(row)


@cache
def _splitting(r: int, shown: tuple[tuple[int, int], ...]) -> Row_:
    """With as few active attributes as may be: either label leaves all but one of the mistakes that can be forced."""
    want = still_forced(N, r, shown) - 1
    for size in range(1, N + 1):
        for active in combinations(range(N), size):
            x = sum(1 << i for i in active)
            if all(still_forced(N, r, (*shown, (x, y))) >= want for y in (-1, 1)):
                return tuple(int(i in active) for i in range(N))
    raise BadMove("nothing more can be forced", shown)


def ors_left(state: State) -> Iterator[int]:
    """The ORs of at most r attributes that give the labels so far, as sets.

    >>> len(list(ors_left(START)))
    93
    """
    for size in range(state.r + 1):
        for chosen in combinations(range(N), size):
            h = sum(1 << i for i in chosen)
            if all((h & x != 0) == (y > 0) for x, y in state.labelled):
                yield h


def after(state: State, move: Move) -> State:
    """The state after a move.  Raise `BadMove` for what cannot be done there.

    ``["against", name]`` and ``["relevant", r]`` start over; ``["toggle", i]`` makes attribute i active in the next
    example or not, ``["show"]`` shows it; ``["worst"]`` shows what an adversary would, ``["finish"]`` all of that.

    >>> after(START, ["finish"]).mistake_count, after(after(START, ["against", "best"]), ["finish"]).mistake_count
    (20, 5)
    """
    match move:
        case ["against", "winnow" | "best" as name]:
            return State(name == "best", state.r)
        case ["relevant", int(r)] if LEAST <= r <= MOST:
            return State(state.best, r)
        case ["toggle", int(i)] if 0 <= i < N:
            return replace(state, active=state.active ^ {i})
        case ["show"]:
            return _show(state, state.row)
        case ["worst"] if row := worst(state):
            return _show(state, row)
        case ["finish"] if state.left:
            while row := worst(state):
                state = _show(state, row)
            return state
        case ["worst" | "finish"]:
            raise BadMove("no example can force a mistake any more: take moves back, or start again", move)
    raise BadMove(
        f"{move!r} is no move of Winnow's canvas with {N} attributes, {LEAST} to {MOST} of them relevant", move
    )


def _show(state: State, row: Row_) -> State:
    predicted, label = state.answers(row)
    mistakes = (*state.mistakes, len(state.shown)) if predicted != label else state.mistakes
    return replace(state, active=frozenset(), shown=(*state.shown, (row, label)), mistakes=mistakes)


# --- the message -------------------------------------------------------------------------------------------


def shown(state: State) -> Shown:
    """The picture, the sentence and the controls."""
    return Shown(_picture(state), message(state), _rows(state))


def message(state: State) -> str:
    """One sentence on what happened last, or would, and how many mistakes can still be forced.

    >>> message(START)
    'No mistake yet: with eight attributes, three of them relevant, 20 can be forced on Winnow.'
    >>> message(after(START, ["toggle", 0]))
    'Attribute 1 alone has the score 1, below 8: Winnow says −, and the label is +, a mistake.'
    >>> message(after(after(START, ["toggle", 0]), ["show"]))
    'Mistake 1, a promotion; 18 more can be forced, so at most 19 of the 20.'
    """
    if state.active:
        return _about_next(state)
    if not state.shown:
        words = ("one", "two", "three", "four")[state.r - 1]
        who = "any deterministic algorithm" if state.best else "Winnow"
        target = f"at most {words} of them relevant" if state.best else f"{words} of them relevant"
        return f"No mistake yet: with eight attributes, {target}, {state.most} can be forced on {who}."
    label = state.shown[-1][1]
    if state.mistakes[-1:] != (len(state.shown) - 1,):
        sign = "+" if label > 0 else "−"
        count = "1 mistake" if state.mistake_count == 1 else f"{state.mistake_count} mistakes"
        return f"Right, the label is {sign}; {count}{_ahead(state)}."
    kind = (
        ("a promotion" if label > 0 else "a demotion")
        if not state.best
        else f"the label is {'+' if label > 0 else '−'}"
    )
    return f"Mistake {state.mistake_count}, {kind}{_ahead(state)}."


def _ahead(state: State) -> str:
    total = state.mistake_count + state.left
    if not state.left:
        return (
            f"; no more can be forced, and {state.most} was the most"
            if total < state.most
            else (f"; no more can be forced: this is the exact worst case, {state.most}")
        )
    if total == state.most:
        return f"; {state.left} more can be forced, {total} in all"
    return f"; {state.left} more can be forced, so at most {total} of the {state.most}"


def _about_next(state: State) -> str:
    active = sorted(i + 1 for i in state.active)
    who = f"Attribute {active[0]} alone has" if len(active) == 1 else f"Attributes {', '.join(map(str, active))} have"
    predicted, label = state.answers(state.row)
    signs = {1: "+", -1: "−"}
    end = f"and the label is {signs[label]}, {'a mistake' if predicted != label else 'so it is right'}."
    if state.best:
        return f"{who.rpartition(' ')[0]} active: the best algorithm says {signs[predicted]}, {end}"
    score = dot(state.weights, state.row)
    beside = f"below {N}" if score < N else f"at least {N}"
    return f"{who} the score {exactly(score)}, {beside}: Winnow says {signs[predicted]}, {end}"


def _rows(state: State) -> tuple[Row, ...]:
    more = state.left > 0
    played = bool(state.shown or state.active)
    return (
        Row(
            "Against",
            (
                Button("Winnow", ["against", "winnow"], True, not state.best),
                Button("The best algorithm", ["against", "best"], True, state.best),
            ),
        ),
        Row(
            "Relevant",
            tuple(Button(str(r), ["relevant", r], True, state.r == r, f"{r} relevant") for r in range(LEAST, MOST + 1)),
        ),
        Row(
            "Active",
            tuple(Button(str(i + 1), ["toggle", i], True, i in state.active, f"attribute {i + 1}") for i in range(N)),
        ),
        Row(
            "Show",
            (
                Button("This example", ["show"]),
                Button("Worst one", ["worst"], more),
                Button("To the end", ["finish"], more),
                *back_and_again(played),
            ),
        ),
    )


# --- the picture --------------------------------------------------------------------------------------------

FIRST, APART = 82.0, 47.5  # the middle of the first column, and from one to the next
ZERO, CHIP = 92.0, 18.0
LOWEST = -3


def _picture(state: State) -> str:
    columns = _ors(state) if state.best else _chips(state)
    colours = ["blue" if state.shown[i][1] > 0 else "orange" for i in state.mistakes]
    lost = state.most - state.mistake_count - state.left
    counted = f"{state.mistake_count} made, {state.left} more can be forced" + (f", {lost} missed" if lost else "")
    strip = [text((2, 276), counted, "muted"), *slots(284, colours, lost, state.left)]
    return svg(306, _description(state), [*_heads(state), *columns, *_example(state), *_score(state), *strip])


def _description(state: State) -> str:
    signs = "".join("+" if state.shown[i][1] > 0 else "−" for i in state.mistakes) or "none"
    weights = ", ".join(map(exactly, state.weights))
    what = f"Winnow's weights are {weights}; the first {state.r} attributes are relevant"
    if state.best:
        what = f"{len(list(ors_left(state)))} ORs of at most {state.r} attributes are left"
    return f"{what}. Mistakes so far, by their labels: {signs}; {state.left} more can be forced, of {state.most}."


def _x(i: int) -> float:
    return FIRST + APART * i


def _heads(state: State) -> list[str]:
    if state.best:
        return [text((2, 14), f"ORs left, {len(list(ors_left(state)))}, and in how many each attribute is", "muted")]
    edge = _x(state.r) - APART / 2
    return [
        box((FIRST - APART / 2 + 1, 20), APART * state.r - 2, 190, "blue", more='fill-opacity="0.09"'),
        text((FIRST - APART / 2 + 4, 14), "relevant", "blue"),
        text((edge + 4, 14), "irrelevant", "muted"),
        text((0, ZERO - CHIP * CAP + 5), "cap", "muted"),
        line((30, ZERO - CHIP * CAP - 2), (WIDTH, ZERO - CHIP * CAP - 2), "muted", 1.2, "4 3"),
        line((30, ZERO), (WIDTH, ZERO), "grid", 1.2),
        text((0, ZERO + 4), "chips", "muted"),
        text((0, 170), "weight", "muted"),
    ]


def _chips(state: State) -> list[str]:
    parts = []
    for i, chips in enumerate(state.chips):
        colour = "blue" if i < state.r else "orange"
        for k in range(chips):
            at = (_x(i) - 16, ZERO - CHIP * (k + 1))
            parts.append(box(at, 32, CHIP - 3, colour, round=7, more=moving(f"chip-{i}-{k}", at)))
        for k in range(min(-chips, -LOWEST)):
            parts.append(box((_x(i) - 16, ZERO + 3 + CHIP * k), 32, CHIP - 4, "none", colour, 7))
        if chips < LOWEST:
            parts.append(text((_x(i), ZERO + 1 - CHIP * LOWEST), exactly(chips), colour, "middle", bold=True))
        parts.append(text((_x(i), 170), exactly(state.weights[i]), "ink", "middle"))
    return parts


def _ors(state: State) -> list[str]:
    left = list(ors_left(state))
    parts = []
    for i in range(N):
        count = sum(h >> i & 1 for h in left)
        height = 110.0
        tall = height * count / len(left)
        at = (_x(i) - 16, 146 - tall)
        parts.append(box((_x(i) - 16, 146 - height), 32, height, "none", "grid"))
        parts.append(box(at, 32, tall, "blue", more=moving(f"or-{i}", at)))
        parts.append(text((_x(i), 170), str(count) if count else "out", "ink" if count else "muted", "middle"))
    return parts


def _example(state: State) -> list[str]:
    """The next example, or while none of its attributes is active the last one."""
    last = not state.active and bool(state.shown)
    row = state.shown[-1][0] if last else state.row
    parts = [text((0, 199), "last" if last else "next", "muted")]
    for i, active in enumerate(row):
        colour = "muted" if last else "ink"
        parts.append(box((_x(i) - 12, 182), 24, 24, "none", colour if active else "grid", 4))
        parts.append(text((_x(i), 199), str(active), colour, "middle", bold=bool(active)))
        move = f"data-move='[\"toggle\", {i}]'"
        parts.append(f'<rect class="mb-canvas-point" x="{_x(i) - 22:g}" y="22" width="44" height="188" {move}/>')
    return parts


def _score(state: State) -> list[str]:
    if state.best:
        return _either(state)
    last = not state.active and bool(state.shown)
    row, label = state.shown[-1] if last else (state.row, 0)
    before = replace(state, shown=state.shown[:-1]) if last else state
    score = dot(before.weights, row)
    scale = 22.0
    left = 60.0
    filled = min(float(score), 16.5) * scale
    colour = "blue" if score >= N else "orange"
    parts = [text((0, 238), "score", "muted"), box((left, 226), filled, 14, colour, more='fill-opacity="0.7"')]
    parts.append(line((left + N * scale, 220), (left + N * scale, 246), "ink", 1.6))
    parts.append(text((left + N * scale + 4, 257), f"threshold {N}", "muted"))
    words = f"{exactly(score)}: says {'+' if score >= N else '−'}"
    if last:
        words += f", is {'+' if label > 0 else '−'}"
    parts.append(text((left, 257), words, "ink"))
    return parts


def _either(state: State) -> list[str]:
    """What could be forced after either label of the next example."""
    if not state.active:
        return []
    plus, minus = (still_forced(N, state.r, (*state.labelled, (_set(state.row), y))) for y in (1, -1))
    after = [f"{sign}: " + (f"{left} more" if left >= 0 else "cannot be") for sign, left in (("+", plus), ("−", minus))]
    return [text((FIRST - 16, 238), ";  ".join(after), "ink")]
