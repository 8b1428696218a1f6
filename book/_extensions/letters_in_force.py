"""The letters of a lesson in its right column: those of its theorem and of the lines of the proof, with what they mean.

They are read off the formulas in the box of the theorem and off the claims that the section "The proof" quotes; other
formulas there may have letters of their own, such as an index.  What a letter means is said by the theory from which
the claims are quoted.  Where a script runs, whoever points at a letter sees it marked on the page (letters.js).  On a
narrow screen they are where the page's contents are, behind the button for these.
"""

from html import escape

from docutils import nodes

from mistake_bounds.site.letters import in_force
from mistake_bounds.sphinx.folds import is_theorem


def of_lesson(doctree):
    """The letters of a page by their sentences; none where it has no theorem and no section with the proof."""
    theorem = next(doctree.findall(is_theorem), None)
    proof = next((one for one in doctree.findall(nodes.section) if "the-proof" in one["ids"]), None)
    if theorem is None or proof is None:
        return {}
    formulas = [*theorem.findall(nodes.math), *(one for one in proof.findall(nodes.math) if "claim" in one)]
    quoted = dict.fromkeys(one["claim"] for one in formulas if "claim" in one)
    return in_force(quoted, [one.astext() for one in formulas])


def listed(letters):
    r"""The list as HTML, with formulas in TeX.

    >>> listed({"the number of mistakes": ("M",)})
    '<ul class="mb-in-force"><li><span>\\(M\\)</span> the number of mistakes</li></ul>'
    """
    typeset = lambda several: ", ".join(rf"\({escape(one)}\)" for one in several)
    rows = (f"<li><span>{typeset(several)}</span> {escape(meaning)}</li>" for meaning, several in letters.items())
    return f'<ul class="mb-in-force">{"".join(rows)}</ul>'


def add_letters(app, page, template, context, doctree):
    letters = of_lesson(doctree) if doctree else {}
    if letters:
        context["letters_in_force"] = listed(letters)
        context["theme_secondary_sidebar_items"] = "letters.html, page-toc.html"
        app.add_css_file("letters.css")
        app.add_js_file("letters.js", loading_method="defer")


def setup(app):
    app.connect("html-page-context", add_letters, priority=400)  # before the theme fills the column
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
