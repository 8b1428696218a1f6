"""The letters of a lesson in its right column: those of its theorem and of the lines of the proof, with what they mean.

They are read off the formulas in the box of the theorem and off the claims that the section "The proof" quotes; other
formulas there may have letters of their own, such as an index.  What a letter means is said by the theory from which
the claims are quoted.  Where the page's theorem can be switched, the letters have their values on its runs, and the
slack of the run has a line.  Where a script runs, whoever points at a letter sees it marked on the page (letters.js).
On a narrow screen they are where the page's contents are, behind the button for these.
"""

from html import escape
from math import isqrt
from numbers import Rational

from docutils import nodes
from sympy import Symbol

from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.site.letters import in_force, meant_at
from mistake_bounds.site.switches import boxes, written
from mistake_bounds.sphinx.folds import is_theorem
from mistake_bounds.switches.box import shown

MOST = 4  # entries of a vector that is written out


def of_lesson(doctree):
    """The names of a page's letters by their sentences; none where it has no theorem and no section with the proof."""
    theorem = next(doctree.findall(is_theorem), None)
    proof = next((one for one in doctree.findall(nodes.section) if "the-proof" in one["ids"]), None)
    if theorem is None or proof is None:
        return {}
    formulas = [*theorem.findall(nodes.math), *(one for one in proof.findall(nodes.math) if "claim" in one)]
    quoted = dict.fromkeys(one["claim"] for one in formulas if "claim" in one)
    return in_force(meant_at(quoted), [one.astext() for one in formulas])


def value(end, name):
    """How the value of a letter at the end of a run is written; the empty text where it has none that is short.

    >>> value({"R^2": 5}, "R"), value({"R^2": 9}, "R"), value({"u": (1, 0)}, "u"), value({"u": (1,) * 9}, "u")
    ('√5', '3', '(1, 0)', '')
    """
    if name not in end:
        square = end.get(f"{name}^2")
        whole = isinstance(square, int) and isqrt(square) ** 2 == square
        return "" if square is None else shown(isqrt(square)) if whole else f"√{shown(square)}"
    found = end[name]
    numbers = isinstance(found, tuple) and all(isinstance(one, Rational) for one in found)
    return shown(found) if not isinstance(found, list | tuple) or (numbers and len(found) <= MOST) else ""


def on_runs(texts):
    """One text for each run, of which the page shows that of the run that is picked in its box, the first at first.

    >>> on_runs(["a", "b"])
    '<span data-run="0">a</span><span data-run="1" hidden>b</span>'
    """
    parts = enumerate(texts)
    return "".join(f'<span data-run="{k}"{" hidden" * (k > 0)}>{text}</span>' for k, text in parts)


def listed(letters, cases=()):
    r"""The list as HTML, with formulas in TeX; ``cases`` are the runs of the page's box, each a name and the theorem.

    >>> listed({"the number of mistakes": ("M",)})
    '<ul class="mb-in-force"><li><span>\\(M\\)</span> the number of mistakes</li></ul>'
    """
    rows = ""
    for meaning, names in letters.items():
        ends = [instance.reading.end for _, instance in cases]
        valued = next((name for name in names if any(value(end, name) for end in ends)), None)
        inner = ", ".join(
            rf"\({escape(term_latex(Symbol(name)))}\)" for name in sorted(names, key=lambda a: a == valued)
        )
        inner += on_runs([_is(value(end, valued)) for end in ends]) if valued else ""
        rows += f"<li><span>{inner}</span> {escape(meaning)}</li>"
    if not cases:
        return f'<ul class="mb-in-force">{rows}</ul>'
    slack = [(one.bound, one.made, written(one)) for one in (instance.slack for _, instance in cases)]
    left = on_runs([_is(write(bound - made)) for bound, made, write in slack])
    told = on_runs([f"{write(bound)}\u00a0−\u00a0{write(made)}" for bound, made, write in slack])
    rows += f'<li class="mb-slack"><span>slack{left}</span> what the bound leaves: {told}</li>'
    names = on_runs([f"on <em>{escape(name)}</em>" for name, _ in cases])
    return f'<p class="mb-on-run">{names}</p><ul class="mb-in-force">{rows}</ul>'


def _is(text):
    return f" {'≈' if '.' in text else '='} {text}" if text else ""


def add_letters(app, page, template, context, doctree):
    letters = of_lesson(doctree) if doctree else {}
    if letters:
        box = boxes().get(page.rpartition("/")[2])
        context["letters_in_force"] = listed(letters, box.cases if box else ())
        context["theme_secondary_sidebar_items"] = "letters.html, page-toc.html"
        app.add_css_file("letters.css")
        app.add_js_file("letters.js", loading_method="defer")


def setup(app):
    app.connect("html-page-context", add_letters, priority=400)  # before the theme fills the column
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
