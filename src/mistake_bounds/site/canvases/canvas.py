"""What every canvas shares: moves, what is shown after them, and the controls with which a reader makes more.

A *move* is a list of plain values whose first is a word, such as ``["show", 2]``; a *game* is its moves, so that to
take one back is to replay all but the last.  *Again* starts over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from json import dumps

from mistake_bounds.exact import Refusal

Move = list
MOST_MOVES = 500
UNDO, AGAIN = ["undo"], ["again"]


class BadMove(Refusal):
    """A move that is not possible here; carries it as ``offender``."""


class NoCanvas(Refusal):
    """A name that no canvas has; carries it as ``offender``."""


@dataclass(frozen=True)
class Button:
    """A press makes the ``move``; ``pressed`` is for one of several that are chosen between, or for what is on.

    ``name`` is what the button is called where its label is short.
    """

    label: str
    move: Move
    ready: bool = True
    pressed: bool | None = None
    name: str = ""

    def html(self) -> str:
        """The button; one that is not ready keeps its place in the order of the keys."""
        pressed = "" if self.pressed is None else f' aria-pressed="{str(self.pressed).lower()}"'
        off = "" if self.ready else ' aria-disabled="true"'
        name = f' aria-label="{escape(self.name)}"' if self.name else ""
        key = escape(dumps(self.move))
        attributes = f'data-key="{key}" data-move="{key}"{name}{pressed}{off}'
        return f'<button type="button" {attributes}>{escape(self.label)}</button>'


@dataclass(frozen=True)
class Whole:
    """A box for a whole number; a move with "$name" takes what is in it."""

    name: str
    label: str
    low: int
    high: int
    value: int

    def html(self) -> str:
        """The box with its label."""
        kind = f'type="number" inputmode="numeric" min="{self.low}" max="{self.high}" value="{self.value}"'
        return f'<label>{escape(self.label)} <input {kind} data-key="{self.name}" data-name="{self.name}"></label>'


@dataclass(frozen=True)
class Choice:
    """One of a few values, each with its label; a move with "$name" takes the value."""

    name: str
    label: str
    options: tuple[tuple[int, str], ...]

    def html(self) -> str:
        """The box with its label."""
        options = "".join(f'<option value="{value}">{escape(label)}</option>' for value, label in self.options)
        box = f'<select data-key="{self.name}" data-name="{self.name}">{options}</select>'
        return f"<label>{escape(self.label)} {box}</label>"


@dataclass(frozen=True)
class Slider:
    """A slider; each step makes the ``move``, in which "$value" is where it is."""

    label: str
    low: int
    high: int
    value: int
    move: Move

    def html(self) -> str:
        """The slider below its label."""
        kind = f'type="range" min="{self.low}" max="{self.high}" value="{self.value}"'
        box = f'<input {kind} data-key="slider" data-slide="{escape(dumps(self.move))}">'
        return f'<label class="mb-canvas-slider">{escape(self.label)} {box}</label>'


@dataclass(frozen=True)
class Row:
    """Controls that belong together, with a word for what they do."""

    label: str
    controls: tuple[Button | Whole | Choice | Slider, ...]

    def html(self) -> str:
        """The row as a group with its name."""
        inside = "".join(control.html() for control in self.controls)
        name = escape(self.label)
        return f'<div role="group" aria-label="{name}"><span aria-hidden="true">{name}</span><div>{inside}</div></div>'


@dataclass(frozen=True)
class Shown:
    """A canvas after some moves: a picture, a sentence, and the controls for what can come next."""

    svg: str
    message: str
    rows: tuple[Row, ...]

    @property
    def controls(self) -> str:
        """All rows as HTML."""
        return "".join(row.html() for row in self.rows)


def tidied(moves: Sequence[Move]) -> list[Move]:
    """The moves that count: without those taken back, and of settings of a slider in a row the last.

    Raise `BadMove` for too many.

    >>> tidied([["show", 1], ["show", 2], ["undo"], ["set", 3], ["set", 4]])
    [['show', 1], ['set', 4]]
    >>> tidied([["show", 1], ["again"]]), tidied([["undo"]])
    ([], [])
    """
    kept: list[Move] = []
    for move in moves:
        if move == UNDO:
            kept = kept[:-1]
        elif move == AGAIN:
            kept = []
        elif move[:1] == ["set"] and kept and kept[-1][:1] == ["set"]:
            kept[-1] = move
        else:
            kept.append(move)
    if len(kept) > MOST_MOVES:
        raise BadMove(f"{len(kept)} moves: a game has at most {MOST_MOVES}; begin again", len(kept))
    return kept


def back_and_again(ready: bool) -> tuple[Button, Button]:
    """The two buttons that every game has; ``ready`` where there is something to take back."""
    return Button("Undo", UNDO, ready), Button("Start again", AGAIN, ready)
