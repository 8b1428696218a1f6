"""What stands below the screen as a page opens is laid out when a reader comes near it.

What cells put out, tables and the rows of the ledger are boxes that scroll within themselves, so that nothing around
them depends on what is in them but their height.  Each is told a height near its own (`height`), at which the browser
leaves its room until it lays it out (`content-visibility` in `mistake-bounds.css`).  It is there for whoever listens to
the page, searches it with the browser, follows a link into it or prints it.
"""

import re
from math import ceil

BOX = re.compile(r'<div class="((?:cell_output|mb-verdict|pst-scrollable-table-container)\b[^"]*)"(?=[^>]*>)')
DIV = re.compile(r"<div\b|</div>")
CLOSED = re.compile(r"<details\b(?![^>]*\bopen\b)[^>]*>(?:(?!<details\b|</details>).)*</details>", re.DOTALL)
DRAWING = re.compile(r'<svg\b[^>]*?viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
CODE = re.compile(r"<pre\b.*?</pre>", re.DOTALL)

# Pixels, on a wide screen: how wide the text is, and how high a line; of a piece of each kind, what it has beside its
# lines, and how many letters these have.
WIDTH, LINE, OF_CODE = 736, 27, 20
PIECES = {"tr": (15, 70), "li": (6, 90), "p": (9, 80), "figcaption": (14, 95), "summary": (3, 95)}
KINDS = "|".join(PIECES)
PIECE = re.compile(rf"<({KINDS})\b(.*?)(?=</?(?:{KINDS}|div|table|ol|ul)\b|\Z)", re.DOTALL)
TAG = re.compile(r"^[^<>]*>|<[^>]*>")
LEAST = 40


def end(html, start):
    """Where a <div> that starts there ends.

    >>> html = "<div><div>a</div></div><p>b</p>"
    >>> html[end(html, 0) :]
    '<p>b</p>'
    """
    depth = 0
    for tag in DIV.finditer(html, start):
        depth += 1 if tag[0] == "<div" else -1
        if not depth:
            return html.index(">", tag.start()) + 1
    return len(html)


def height(html):
    """About how many pixels high something is on a wide screen, what is folded in it being closed.

    >>> height("<pre>1\\n2\\n3\\n</pre>"), height("<table><tr><td>1</td></tr><tr><td>2</td></tr></table>")
    (60, 84)
    >>> height('<svg viewBox="0 0 368 100"></svg><details><summary>more</summary><p>so</p></details>')
    230
    """
    while True:
        html, closed = CLOSED.subn("<summary>", html)
        if not closed:
            break
    drawn = sum(WIDTH * float(high) / max(WIDTH / 2, float(wide)) for wide, high in DRAWING.findall(html))
    lines = sum(code.count("\n") for code in CODE.findall(html))
    pieces = 0
    for kind, inside in PIECE.findall(html):
        beside, letters = PIECES[kind]
        pieces += beside + LINE * max(1, ceil(len(TAG.sub("", inside).strip()) / letters))
    return max(LEAST, round(drawn + lines * OF_CODE + pieces))


def told(body):
    """The page's HTML, whose boxes have their heights.

    >>> told('<div class="mb-verdict mb-proved"><p>a</p><p>b</p></div>')
    '<div class="mb-verdict mb-proved mb-later" style="--mb-high:72px"><p>a</p><p>b</p></div>'
    """
    out, done = [], 0
    for box in BOX.finditer(body):
        if box.start() < done:  # within one that is told
            continue
        closes = end(body, box.start())
        style = f' style="--mb-high:{height(body[box.end() : closes])}px"'
        out += [body[done : box.start()], f'<div class="{box[1]} mb-later"{style}', body[box.end() : closes]]
        done = closes
    return "".join([*out, body[done:]])


def tell(app, page, template, context, doctree):
    if "body" in context and doctree is not None:
        context["body"] = told(context["body"])


def setup(app):
    app.connect("html-page-context", tell, priority=900)  # when all that a page has is on it
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
