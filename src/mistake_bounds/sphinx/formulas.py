"""Formulas as native MathML: typeset when the book is built, by no script on the page.

MathJax turns TeX into MathML here, in a JavaScript engine (mini-racer) that only the build needs;
every browser draws MathML by itself since 2023, people who listen to a page hear the same tree, and
a page carries neither MathJax nor what it would make of each formula.

The renderer writes formulas as Sphinx does for MathJax, ``\\( … \\)`` and ``\\[ … \\]``; notebooks have
them so, or between ``$$``, in the HTML that a cell put out. When a page is complete, sidebars and
all, they are replaced at once, wherever they stand but in code. A formula that MathJax refuses, or
that MathML cannot express, stops the build with the page and the TeX.

What was converted is kept beside the doctrees, so that the next build converts what is new.
"""

import hashlib
import html
import importlib.util
import json
import re
from importlib.metadata import version
from pathlib import Path

from myst_parser.sphinx_ext.mathjax import html_visit_displaymath
from sphinx.errors import ExtensionError
from sphinx.ext.mathjax import html_visit_math

FONT = "_static/fonts/mistake-bounds-math.woff2"

# MathJax's parts, in the order in which they build on each other, and what we put on top.
PARTS = ("core.js", "adaptors/liteDOM.js", "input/tex-base.js", "input/tex/extensions/ams.js")
OURS = Path(__file__).with_name("mathml.js")

# A page's source, piece by piece: comments and what is never a formula; a tag; text.
PIECE = re.compile(
    r"<!--.*?-->|<(script|style|pre|code|textarea|math)\b.*?</\1\s*>"
    r"""|<(?P<title>title)\b[^>]*>(?P<name>.*?)</title>|<(?:[^>"']|"[^"]*"|'[^']*')*>|(?P<text>[^<]+)""",
    re.DOTALL | re.IGNORECASE,
)
FORMULA = re.compile(r"\\\((.*?)\\\)|\\\[(.*?)\\\]|\$\$(.*?)\$\$", re.DOTALL)
# A formula in a line with what must not be parted from it: a browser breaks a line on both sides of a formula.
BESIDE = re.compile(
    r'([(\[“‘]*)(<span\b[^>]*\bclass="math\b[^>]*>)(<math\b(?:(?!</math>).)*</math>)</span>([,.;:!?)\]”’]*)', re.DOTALL
)
IN_MATH = re.compile(r'<(?:span|div)\b[^>]*\bclass="math\b[^>]*>\Z')


class RefusedFormula(ExtensionError):
    """Formulas that cannot be typeset; the message names the page and gives each in TeX, with the reason."""


def texts(page: str) -> list[re.Match]:
    """The pieces of a page's source in which a formula is one: its text and its name, not its code.

    >>> [piece.group() for piece in texts(r"<p>so \\(x\\)</p> <pre>\\(y\\)</pre>")]
    ['so \\\\(x\\\\)', ' ']
    """
    return [piece for piece in PIECE.finditer(page) if piece["text"] or piece["title"]]


def formula(match: re.Match) -> tuple[str, bool]:
    """The TeX of a match of FORMULA, with one ε on all pages, and whether it stands on a line of its own.

    >>> formula(FORMULA.search(r"\\[ a &lt; b \\]"))
    ('a < b', True)
    """
    inline, *display = match.groups()
    tex = inline if inline is not None else next(found for found in display if found is not None)
    return html.unescape(tex).strip().replace(r"\epsilon", r"\varepsilon"), inline is None


def replaced(page: str, mathml: dict[tuple[str, bool], str]) -> str:
    """The page with each of its formulas in MathML, the bracket before it and the comma after it in one piece with it.

    >>> replaced(r"<p>a (\\(x\\)), b</p>", {("x", False): "<math><mi>x</mi></math>"})
    '<p>a <span class="math">(<math><mi>x</mi></math>),</span> b</p>'
    """
    out = []
    end = 0
    for piece in texts(page):
        wrapped = IN_MATH.search(page, max(0, piece.start() - 400), piece.start())

        def typeset(match, piece=piece, wrapped=wrapped):
            found = mathml[formula(match)]
            if piece["title"]:  # the name of a window is plain text
                return re.sub(r"<[^>]*>", "", found)
            alone = " mb-display" if 'display="block"' in found else ""
            return found if wrapped else f'<span class="math{alone}">{found}</span>'

        out += [page[end : piece.start()], FORMULA.sub(typeset, piece.group())]
        end = piece.end()
    return BESIDE.sub(r"\2\1\3\4</span>", "".join([*out, page[end:]]))


class Converter:
    """MathJax in a JavaScript engine of its own, which starts at the first formula that is new."""

    def __init__(self, store: Path):
        self.store = store
        self.sources = [*map(self._mathjax().joinpath, PARTS), OURS]
        self.key = hashlib.sha256(b"\0".join(source.read_bytes() for source in self.sources)).hexdigest()
        self.known = self._kept()
        self.engine = None

    @staticmethod
    def _mathjax() -> Path:
        found = importlib.util.find_spec("sphinx-mathjax-offline")
        if found is None:
            raise ExtensionError('MathJax is not installed: pip install "mistake-bounds[sphinx]"')
        return Path(found.origin).parent / "static" / "mathjax"

    def _kept(self) -> dict[tuple[str, bool], str]:
        """What an earlier build converted, if it did so with the same sources."""
        try:
            kept = json.loads(self.store.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if kept.get("key") != self.key:
            return {}
        return {(tex, display): mathml for tex, display, mathml in kept["formulas"]}

    def keep(self):
        formulas = [[tex, display, mathml] for (tex, display), mathml in sorted(self.known.items())]
        text = json.dumps({"key": self.key, "formulas": formulas}, ensure_ascii=False)
        self.store.write_text(text, encoding="utf-8")

    def start(self):
        from py_mini_racer import MiniRacer

        self.engine = MiniRacer()
        self.engine.eval("var global = globalThis; var MathJax = {}; 0")
        for source in self.sources:
            self.engine.eval(source.read_text(encoding="utf-8") + "\n;0")

    def __call__(self, formulas, page: str) -> dict[tuple[str, bool], str]:
        """The MathML of each formula of a page; `RefusedFormula` names all that have none."""
        new = sorted(set(formulas) - self.known.keys())
        if new:
            if self.engine is None:
                self.start()
            answers = json.loads(self.engine.call("mathmls", [list(one) for one in new]))
            answered = list(zip(new, answers, strict=True))
            if refused := [f"  {tex}\n    {answer['refused']}" for (tex, _), answer in answered if "refused" in answer]:
                raise RefusedFormula("\n".join([f"{page}: formulas that cannot be typeset", *refused]))
            self.known |= {one: answer["mathml"] for one, answer in answered}
        return self.known


def typesetter() -> str:
    """MathJax and what we put on top, as the build has them, in one script for a browser's worker."""
    parts = [Converter._mathjax().joinpath(part) for part in PARTS]
    sources = [path.read_text(encoding="utf-8") for path in [*parts, OURS]]
    # MathJax is written for scripts, and a worker that imports is a module, whose rules are stricter.
    body = "\n;".join(["var global = globalThis; global.MathJax = {};", *sources, "return mathmls;"])
    return f"export const mathmls = new Function({json.dumps(body, ensure_ascii=False)})();\n"


def typeset(page: str, convert: Converter, name: str) -> str:
    """A page's source with its formulas typeset."""
    found = {formula(match) for piece in texts(page) for match in FORMULA.finditer(piece.group())}
    return replaced(page, convert(found, name)) if found else page


def typeset_pages(app):
    """Typeset each page when its template has been filled in, so that sidebars and names are, too."""
    if app.builder.format != "html":
        return
    convert = app.formulas = Converter(Path(app.doctreedir) / "formulas.json")
    templates = app.builder.templates
    render = templates.render

    def render_typeset(template, context):
        page = render(template, context)
        return typeset(page, convert, context.get("pagename", template)) if template.endswith(".html") else page

    templates.render = render_typeset


def preload_font(app, page, template, context, doctree):
    """Have the formulas' font fetched with the page, so that no line moves when it arrives."""
    address = context["pathto"](FONT, resource=True)
    link = f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{address}">'
    context["metatags"] = f"{context.get('metatags', '')}\n{link}"


def keep_formulas(app, error):
    if error is None and hasattr(app, "formulas"):
        app.formulas.keep()


def setup(app):
    app.add_html_math_renderer("mathml", (html_visit_math, None), (html_visit_displaymath, None))
    app.add_css_file("formulas.css")
    app.connect("builder-inited", typeset_pages, priority=950)
    app.connect("html-page-context", preload_font)
    app.connect("build-finished", keep_formulas)
    # Not in parallel: a JavaScript engine does not survive the fork of its process.
    return {"version": version("mini-racer"), "parallel_read_safe": True, "parallel_write_safe": False}
