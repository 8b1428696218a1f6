"""Old addresses lead on: what has moved by data/names.toml is found from where it was.

A page that moved leaves a page that forwards, fragment and all.  A theorem that moved to another page leaves, at the
end of the page where it was, a line that says so under its old name; layers.js follows it at once.  The directive
{moved} lists all moves, for the page of changes, and {numbers} what had which number in an edition (data/numbers.toml).
"""

import tomllib
from html import escape
from pathlib import Path, PurePosixPath

from docutils import nodes
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective

FORWARD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title>
<meta http-equiv="refresh" content="0; url={to}"><link rel="canonical" href="{to}">
<script>location.replace("{to}" + location.hash)</script></head>
<body><main><h1>Moved</h1><p>This page is now <a href="{to}">here</a>.</p></main></body></html>
"""


def moved(source):
    """What has moved: {"book/old" or "book/page#name": where it is now}."""
    with open(Path(source) / "data" / "names.toml", "rb") as file:
        return tomllib.load(file).get("moved", {})


def relative(start, end):
    """The address of a page as another page links to it.

    >>> relative("book/old", "book/new"), relative("old", "book/new#fact"), relative("book/old", "new")
    ('new.html', 'book/new.html#fact', '../new.html')
    """
    page, mark, name = end.partition("#")
    up = PurePosixPath(start).parent.parts
    down = PurePosixPath(page).parts
    same = 0
    while same < min(len(up), len(down) - 1) and up[same] == down[same]:
        same += 1
    return "/".join([".."] * (len(up) - same) + list(down[same:])) + ".html" + mark + name


def forward(app, error):
    """Write a page that forwards for each page that moved."""
    if error or app.builder.format != "html":
        return
    for old, new in moved(app.srcdir).items():
        if "#" in old:
            continue
        if old in app.env.found_docs:
            raise ExtensionError(f"data/names.toml: {old} has moved, but there is a page of that name")
        place = Path(app.outdir) / f"{old}.html"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(FORWARD.format(to=escape(relative(old, new))), encoding="utf-8")


def leave_word(app, page, template, context, doctree):
    """At the end of a page, a line for each theorem that was on it and moved."""
    for old, new in moved(app.srcdir).items():
        was, mark, name = old.partition("#")
        if mark and was == page and "body" in context:
            link = f'<a class="mb-moved" id="{escape(name)}" href="{escape(relative(page, new))}">has moved</a>'
            context["body"] += (
                f'<p class="mb-by mb-gone">What was here under the name <code>{escape(name)}</code> {link}.</p>'
            )


def at_last(source, old):
    """Where something that moved is now, if it or its page moved on from there too."""
    moves = moved(source)
    now = old
    for _ in moves:  # more steps than there are moves would go in a circle
        page, mark, name = now.partition("#")
        if now in moves:
            now = moves[now]
        elif mark and page in moves:
            now = f"{moves[page]}#{name}"
        else:
            return now
    if now in moves or now.partition("#")[0] in moves:
        raise ExtensionError(f"data/names.toml: {old} moves in a circle")
    return now


class Moved(SphinxDirective):
    """Every name that has moved, with a link to where it is now; one sentence where none has."""

    def run(self):
        source = self.env.app.srcdir
        self.env.note_dependency(str(Path(source) / "data" / "names.toml"))
        items = [self.item(old, at_last(source, old)) for old in moved(source)]
        if items:
            return [nodes.bullet_list("", *items)]
        return [nodes.paragraph("", "Nothing has moved: every name is still on the page where it was first published.")]

    def item(self, old, new):
        page, _, name = old.partition("#")
        was = [nodes.literal("", name), nodes.Text(" was on "), nodes.literal("", page)] if name else [
            nodes.literal("", page)
        ]  # fmt: skip
        link = nodes.reference("", new, refuri=relative(self.env.docname, new))
        return nodes.list_item("", nodes.paragraph("", "", *was, nodes.Text(", and is now "), link))


class Numbers(SphinxDirective):
    """What had which number in an edition, each with what it is now."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self):
        file = Path(self.env.app.srcdir) / "data" / "numbers.toml"
        self.env.note_dependency(str(file))
        found = tomllib.loads(file.read_text(encoding="utf-8"))[self.arguments[0]]
        lines = [
            f"- {number}: {{{'ref' if number.startswith('Exercise') else 'prf:ref'}}}`{name}`, `{name}`"
            for number, name in found.items()
        ]
        return [nodes.container("", *self.parse_text_to_nodes("\n".join(lines)), classes=["mb-numbers"])]


def setup(app):
    app.add_directive("moved", Moved)
    app.add_directive("numbers", Numbers)
    app.connect("build-finished", forward)
    app.connect("html-page-context", leave_word)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
