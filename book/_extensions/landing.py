"""What only the landing page has: {game}, the Perceptron's game in plain script, and {path}, the core chapters.

Where no script runs, the game's board is a picture with its text alternative, and the rule stands in words.
"""

import json
from html import escape

from docutils import nodes
from path import path
from sphinx.util.docutils import SphinxDirective

from mistake_bounds.site.canvases.drawing import circle, text

POINTS = (((3, 3), 1), ((-1, -3), -1), ((3, -1), -1), ((-4, 0), 1), ((0, 4), 1), ((0, -2), -1))
SIDE, UNIT = 400, 42  # of the board, as game.js has them
RULE = (
    "The arrow is w, what the Perceptron has learned. It says + on the side to which w points, and − on the other. "
    "After a mistake it adds a + to w, or subtracts a −. A point on its line counts as a mistake."
)
HELP = (
    "Click a point, or press Enter, to show it. Drag it, or use the arrow keys, to move it. "
    "A dashed rim: it would be wrong here."
)


def board(points=POINTS):
    """The board before the first move, as a picture."""
    parts = []
    for (x, y), label in points:
        at = SIDE / 2 + UNIT * x, SIDE / 2 - UNIT * y
        parts.append(circle(at, 13, "blue" if label > 0 else "orange"))
        parts.append(text((at[0], at[1] + 5), "+" if label > 0 else "−", "paper", "middle", bold=True))
    said = ", ".join(f"{'plus' if label > 0 else 'minus'} at ({x}, {y})".replace("-", "−") for (x, y), label in points)
    alt = f"The board of the game, a plane with {len(points)} points: {said}. w is still 0."
    return f'<svg viewBox="0 0 {SIDE} {SIDE}" role="img" aria-label="{escape(alt)}">{"".join(parts)}</svg>'


def game():
    """The game, as it is before its script has run."""
    return (
        f'<div class="mb-game" data-points="{escape(json.dumps(POINTS))}" role="group" '
        f'aria-label="A game against the Perceptron">{board()}<div class="mb-game-bar" aria-hidden="true"></div>'
        '<p class="mb-game-says" role="status">The Perceptron knows nothing yet.</p>'
        '<p class="mb-game-buttons" hidden><button type="button" class="mb-main">Make it err</button> '
        '<button type="button">Start again</button></p>'
        f'<p class="mb-game-help">{RULE} <span hidden>{HELP}</span></p></div>'
    )


class Game(SphinxDirective):
    """The Perceptron's game."""

    def run(self):
        return [nodes.raw("", game(), format="html")]


class Path(SphinxDirective):
    """The core chapters, in their order."""

    def run(self):
        lines = [
            f'<li><a href="{page.removeprefix("book/")}.html">{escape(title)}</a></li>'
            for page, title in path(self.env.srcdir).items()
        ]
        return [nodes.raw("", f'<ol class="mb-steps-of-path">{"".join(lines)}</ol>', format="html")]


def prepare_page(app, page, template, context, doctree):
    """Give the page with the game its style and its scripts."""
    if 'class="mb-game"' in context.get("body", ""):
        app.add_css_file("landing.css")
        app.add_js_file("game.js", loading_method="defer")
        app.add_js_file("progress.js", loading_method="defer")


def setup(app):
    app.add_directive("game", Game)
    app.add_directive("path", Path)
    app.connect("html-page-context", prepare_page)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
