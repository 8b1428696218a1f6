"""The role {claim}: quotes a claim of a theorem, so that the text states what the code proves.

{claim}`notes.gd:rate` imports ``notes.gd`` and typesets the claim of what is there called ``rate``;
{claim}`perceptron.mistake_bound[growth]` is of this library: of its theorem the claim "growth".  A claim that is
renamed or gone is an error of the build.
"""

import sys

from docutils import nodes

from mistake_bounds.theorems.address import NoSuchClaim, latex_at


def quoted(address: str) -> str:
    """The LaTeX of the claim at ``module.theorem[claim]``; `NoSuchClaim` has the reason if there is none."""
    return latex_at(address.strip())


def claim_role(name, rawtext, text, lineno, inliner, options=None, content=None):
    """Inline mathematics that is the claim."""
    try:
        tex = quoted(text)
    except NoSuchClaim as error:
        message = inliner.reporter.error(f"{{claim}}`{text}`: {error}", line=lineno)
        return [inliner.problematic(rawtext, rawtext, message)], [message]
    module = sys.modules.get(text.strip().partition(":")[0])
    if file := getattr(module, "__file__", None):  # the page is read again when its author changes the proof
        inliner.document.settings.env.note_dependency(file)
    tex = tex.replace(r"\frac", r"\dfrac")
    return [nodes.math(rawtext, tex, claim=text.strip())], []


def setup(app):
    app.add_role("claim", claim_role)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
