"""Canvases: pictures of this book's games that a reader can play, each a pure function of the moves.

``play`` answers a page, and the book's build draws the first state with it, so that both draw the same.

>>> play("perceptron", [["mistake"]])["says"]
'Mistake 1 of at most 5, on − (−1, 2): w is now (1, −2), ⟨u, w⟩ = 1, ‖w‖² = 5; the worst order makes 2 more.'
"""

from functools import reduce
from html import escape
from importlib import import_module
from json import dumps
from types import ModuleType

from mistake_bounds.site.canvases.canvas import BadMove, NoCanvas, tidied

CANVASES = ("perceptron", "winnow", "dummy", "majority")

__all__ = ["CANVASES", "BadMove", "NoCanvas", "figure", "game", "play"]


def game(canvas: str) -> ModuleType:
    """The file of a canvas, imported when it is needed: two of them need sympy, and a page has one canvas.

    Raise `NoCanvas` for a name that there is not.

    >>> game("dummy").OPENING
    [['set', 6]]
    """
    if canvas not in CANVASES:
        raise NoCanvas(f"{canvas!r} is no canvas: there are {', '.join(CANVASES)}", canvas)
    return import_module(f"mistake_bounds.site.canvases.{canvas}")


def play(canvas: str, moves: list) -> dict:
    """A canvas after some moves: ``svg``, message (``says``), ``controls`` as HTML, and the ``moves`` that count.

    Raise `NoCanvas`, and `BadMove` for what cannot be done.
    """
    rules = game(canvas)
    kept = tidied(moves)
    shown = rules.shown(reduce(rules.after, kept, rules.START))
    return {"svg": shown.svg, "says": shown.message, "controls": shown.controls, "moves": kept}


def figure(canvas: str, caption: str) -> str:
    """A canvas as a page has it before anybody touches it.

    >>> figure("perceptron", "A race.")[:56]
    '<figure class="mb-canvas" data-asks="canvas" data-canvas'
    """
    first = play(canvas, game(canvas).OPENING)
    data = f'data-canvas="{canvas}" data-moves="{escape(dumps(first["moves"]))}"'
    return (
        f'<figure class="mb-canvas" data-asks="canvas" {data}>'
        f'<div class="mb-canvas-picture">{first["svg"]}</div>'
        f'<p class="mb-canvas-says" role="status">{escape(first["says"])}</p>'
        f'<div class="mb-canvas-controls">{first["controls"]}</div>'
        '<p class="mb-canvas-link"><a>Link to this game</a></p>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )
