"""Weighted majority as a game: choose who of the experts errs, and try to force as many mistakes as can be forced.

Four experts, the best of which errs at most m times; an expert that has erred k times weighs (1/2)^k.  The majority
errs where half of the weight errs, or more: on a tie the adversary chooses the label on which it is a mistake.
"""

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property
from math import log2

from mistake_bounds.chapters.weighted_majority import theorem as theorems
from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
from mistake_bounds.chapters.weighted_majority.worst_case import experts, majority_mistakes
from mistake_bounds.exact import Number
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run, play
from mistake_bounds.site.canvases.canvas import BadMove, Button, Move, Row, Shown, back_and_again
from mistake_bounds.site.canvases.drawing import WIDTH, box, circle, exactly, line, moving, slots, svg, text

N, MOST = 4, 4  # experts, and the most errors of the best that can be chosen
LEARNER = WeightedMajority()
OPENING = [["finish"]]


@dataclass(frozen=True)
class State:
    """How often the best expert may err, who errs in the next round, and who erred in those played.

    >>> state = after(after(START, ["toggle", 0]), ["show"])
    >>> state.errors, state.weights, state.mistake_count, state.left
    ((1, 0, 0, 0), (Fraction(1, 2), 1, 1, 1), 0, 6)
    """

    m: int = 2
    active: frozenset[int] = frozenset()
    rounds: tuple[frozenset[int], ...] = ()

    @cached_property
    def run(self) -> Run | None:
        """The rounds as examples, whose labels are + so that a tie is a mistake; None before the first."""
        rows = [tuple(-1 if i in wrong else 1 for i in range(N)) for wrong in self.rounds]
        return play(LEARNER, Examples(rows, [1] * len(rows))) if rows else None

    @property
    def weights(self) -> tuple[Number, ...]:
        """The experts' weights."""
        return self.run.weights if self.run else LEARNER.initial(N)

    @property
    def errors(self) -> tuple[int, ...]:
        """How often each expert has erred."""
        return tuple(sum(i in wrong for wrong in self.rounds) for i in range(N))

    @property
    def mistake_count(self) -> int:
        """The majority's mistakes."""
        return len(self.run.mistakes) if self.run else 0

    @property
    def left(self) -> int:
        """How many more can be forced, exactly."""
        return forced(self.m, tuple(sorted(self.errors)))

    @property
    def most(self) -> int:
        """How many can be forced from the start."""
        return forced(self.m, (0,) * N)

    def score(self, wrong: frozenset[int]) -> Number:
        """The weight of the experts that err."""
        return sum(self.weights[i] for i in wrong)

    def allowed(self, wrong: frozenset[int]) -> bool:
        """Has some expert erred at most m times after a round in which these err?"""
        return min(e + (i in wrong) for i, e in enumerate(self.errors)) <= self.m


START = State()


@cache
def forced(m: int, errors: tuple[int, ...]) -> int:
    """The most mistakes that can be forced where the experts have erred so often, fewest first.

    >>> [forced(m, (0,) * N) for m in range(5)]
    [3, 5, 7, 9, 11]
    """
    return max((1 + forced(m, after) for _, after in majority_mistakes(errors, m, LEARNER.beta)), default=0)


@cache
def value(m: int) -> int:
    """The value of the game: the fewest mistakes that a deterministic algorithm can promise.

    >>> [value(m) for m in range(5)]
    [2, 4, 6, 8, 10]
    """
    return experts(N, m).mistakes


@cache
def shrinks() -> Fraction:
    """What a mistake leaves of the total weight at most, by the theorem: 2T⁺ ≤ (1 + β)T.

    >>> shrinks()
    Fraction(3, 4)
    """
    claim = theorems.deterministic()["shrinks"]
    right = claim.rhs.subs({theorems.T: 1, theorems.beta: LEARNER.beta})
    return Fraction(str(right / claim.lhs.subs(theorems.T_next, 1)))


def worst(state: State) -> frozenset[int] | None:
    """Who errs, so that it is a mistake and the most can still be forced; None where nothing can."""
    if not state.left:
        return None
    moves = majority_mistakes(tuple(sorted(state.errors)), state.m, LEARNER.beta)
    levels, _ = max(moves, key=lambda move: forced(state.m, move[1]))
    wrong: set[int] = set()
    for level, count in levels.items():
        wrong |= set([i for i, e in enumerate(state.errors) if e == level][:count])
    return frozenset(wrong)


def after(state: State, move: Move) -> State:
    """The state after a move.  Raise `BadMove` for what cannot be done there.

    ``["best", m]`` starts over with so many errors of the best; ``["toggle", i]`` lets expert i err in the next round
    or not, ``["show"]`` plays that round; ``["worst"]`` plays one of an adversary's, ``["finish"]`` all of them.

    >>> after(START, ["finish"]).mistake_count
    7
    """
    match move:
        case ["best", int(m)] if 0 <= m <= MOST:
            return State(m)
        case ["toggle", int(i)] if 0 <= i < N:
            return replace(state, active=state.active ^ {i})
        case ["show"] if state.allowed(state.active):
            return _played(state, state.active)
        case ["show"]:
            times = "never" if state.m == 0 else f"at most {state.m} times" if state.m > 1 else "at most once"
            raise BadMove(f"then every expert would have erred more often: the best of them errs {times}", move)
        case ["worst"] if (wrong := worst(state)) is not None:
            return _played(state, wrong)
        case ["finish"] if state.left:
            while (wrong := worst(state)) is not None:
                state = _played(state, wrong)
            return state
        case ["worst" | "finish"]:
            raise BadMove("no round can force a mistake any more: take moves back, or start again", move)
    raise BadMove(f"{move!r} is no move of this canvas with {N} experts, the best erring at most {MOST} times", move)


def _played(state: State, wrong: frozenset[int]) -> State:
    return replace(state, active=frozenset(), rounds=(*state.rounds, wrong))


# --- the message -------------------------------------------------------------------------------------------


def shown(state: State) -> Shown:
    """The picture, the sentence and the controls."""
    return Shown(_picture(state), message(state), _rows(state))


def message(state: State) -> str:
    """One sentence on what happened last, or would, and how many mistakes can still be forced.

    >>> message(START)
    'No mistake yet: with m = 2 weighted majority can be made to err 7 times, and any deterministic algorithm 6 times.'
    >>> message(after(after(START, ["toggle", 0]), ["toggle", 1]))
    'Experts 1, 2 err and weigh 2 of 4: the majority errs with them.'
    >>> message(after(START, ["worst"]))
    'Mistake 1, with weight 2 of 4 wrong; 6 more can be forced, 7 in all.'
    """
    total = sum(state.weights)
    if state.active:
        wrong = sorted(i + 1 for i in state.active)
        who = (
            f"Expert {wrong[0]} errs and weighs"
            if len(wrong) == 1
            else f"Experts {', '.join(map(str, wrong))} err and weigh"
        )
        score = state.score(state.active)
        end = "the majority errs with them" if 2 * score >= total else "the majority is right, and they lose weight"
        if not state.allowed(state.active):
            more = "" if state.m == 0 else f" more than {'once' if state.m == 1 else f'{state.m} times'}"
            end = f"not allowed, for then all have erred{more}"
        return f"{who} {exactly(score)} of {exactly(total)}: {end}."
    if not state.run:
        return (
            f"No mistake yet: with m = {state.m} weighted majority can be made to err {state.most} times, and any "
            f"deterministic algorithm {value(state.m)} times."
        )
    before = replace(state, rounds=state.rounds[:-1])
    wrong = state.rounds[-1]
    share = f"weight {exactly(before.score(wrong))} of {exactly(sum(before.weights))} wrong"
    if state.run.mistakes[-1:] == (len(state.rounds) - 1,):
        return f"Mistake {state.mistake_count}, with {share}{_ahead(state)}."
    return f"The majority was right, with {share}; {_count(state.mistake_count)}{_ahead(state)}."


def _count(mistakes: int) -> str:
    return "1 mistake" if mistakes == 1 else f"{mistakes} mistakes"


def _ahead(state: State) -> str:
    total = state.mistake_count + state.left
    if not state.left and total == state.most:
        return (
            f"; no more can be forced: this is the exact worst case, {total}, and no deterministic algorithm can "
            f"promise fewer than {value(state.m)}"
        )
    if not state.left:
        return f"; no more can be forced, and {state.most} was the most"
    if total == state.most:
        return f"; {state.left} more can be forced, {total} in all"
    return f"; {state.left} more can be forced, so at most {total} of the {state.most}"


def _rows(state: State) -> tuple[Row, ...]:
    more = state.left > 0
    return (
        Row(
            "Best errs", tuple(Button(str(m), ["best", m], True, state.m == m, f"at most {m}") for m in range(MOST + 1))
        ),
        Row(
            "Who errs",
            tuple(Button(str(i + 1), ["toggle", i], True, i in state.active, f"expert {i + 1}") for i in range(N)),
        ),
        Row(
            "Play",
            (
                Button("This round", ["show"], state.allowed(state.active)),
                Button("Worst one", ["worst"], more),
                Button("To the end", ["finish"], more),
                *back_and_again(bool(state.rounds or state.active)),
            ),
        ),
    )


# --- the picture --------------------------------------------------------------------------------------------

FIRST, APART = 66.0, 62.0
BASE, HEIGHT = 140.0, 110.0
TRACK = 346.0  # where the line of the total weight is


def _picture(state: State) -> str:
    return svg(256, _description(state), [*_weights(state), *_total(state), *_strip(state)])


def _description(state: State) -> str:
    erred = ", ".join(map(str, state.errors))
    weighs = ", ".join(map(exactly, state.weights))
    return (
        f"Four experts have erred {erred} times and weigh {weighs}. The majority has made "
        f"{_count(state.mistake_count)}, and {state.left} more can be forced; the most is {state.most}, "
        f"and any deterministic algorithm can be made to err {value(state.m)} times."
    )


def _x(i: int) -> float:
    return FIRST + APART * i


def _weights(state: State) -> list[str]:
    """A bar for each expert, in another colour where it errs in the next round, and how often it has erred."""
    parts = [text((0, 14), "the experts' weights", "muted"), line((36, BASE), (_x(N - 1) + 26, BASE), "grid", 1)]
    for i, w in enumerate(state.weights):
        tall = HEIGHT * float(w)
        wrong = i in state.active
        at = (_x(i) - 20, BASE - tall)
        parts.append(box((_x(i) - 20, BASE - HEIGHT), 40, HEIGHT, "none", "grid"))
        parts.append(box(at, 40, tall, "orange" if wrong else "blue", more=moving(f"expert-{i}", at)))
        parts.append(text((_x(i), BASE + 17), exactly(w), "ink", "middle", bold=True))
        erred = state.errors[i]
        parts.append(text((_x(i), BASE + 36), str(erred), "red" if erred > state.m else "ink", "middle"))
        parts.append(
            text((_x(i), BASE + 55), "errs" if wrong else str(i + 1), "orange" if wrong else "muted", "middle")
        )
        move = f"data-move='[\"toggle\", {i}]'"
        parts.append(f'<rect class="mb-canvas-point" x="{_x(i) - 28:g}" y="22" width="56" height="176" {move}/>')
    labels = ((17, "weight"), (36, "errors"), (55, "expert"))
    return [*parts, *(text((0, BASE + down), word, "muted") for down, word in labels)]


def _total(state: State) -> list[str]:
    """The total weight, on a scale of logarithms, between the best expert's floor and the ceiling of the mistakes."""
    total = sum(state.weights)
    ceiling = N * shrinks() ** state.mistake_count
    least = Fraction(1, 2**state.m)
    low = -state.m - 1.0
    up = lambda value: BASE + 40 - (HEIGHT + 40) * (log2(value) - low) / (log2(N) - low)
    parts = [text((TRACK - 24, 14), "total weight", "muted"), line((TRACK, up(N)), (TRACK, BASE + 40), "grid", 1)]
    for k in range(-state.m, 3):
        parts.append(text((TRACK - 10, up(2.0**k) + 4.5), exactly(Fraction(2) ** k), "muted", "end"))
    for value_, colour, word in ((ceiling, "purple", "ceiling"), (least, "green", "floor")):
        parts.append(line((TRACK - 6, up(value_)), (TRACK + 34, up(value_)), colour, 1.8, "4 3"))
        parts.append(text((TRACK + 38, up(value_) + 4.5), word, colour))
    at = (TRACK, up(total))
    return [*parts, circle(at, 6, "ink", more=moving("total", at))]


def _strip(state: State) -> list[str]:
    lost = state.most - state.mistake_count - state.left
    counted = f"{state.mistake_count} made, {state.left} more can be forced" + (f", {lost} missed" if lost else "")
    return [
        text((2, 221), counted, "muted"),
        text((WIDTH - 2, 221), f"best possible: {value(state.m)}", "muted", "end"),
        *slots(229, ["orange"] * state.mistake_count, lost, state.left),
    ]
