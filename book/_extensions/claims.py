"""The role {claim}: quotes a claim of a theorem, so that the text says what the code proves.

{claim}`perceptron.mistake_bound[growth]` imports ``mistake_bounds.theorems.perceptron``, calls
``mistake_bound()`` and typesets the claim that the theorem calls "growth".  A claim that is renamed or
gone is a warning, and a warning stops the build.
"""

import importlib
import re

from docutils import nodes

ADDRESS = re.compile(r"(?P<module>\w+)\.(?P<theorem>\w+)\[(?P<claim>.+)\]")


def quoted(address: str) -> str:
    """The LaTeX of the claim at ``module.theorem[claim]``; ValueError or KeyError says what is wrong with it."""
    found = ADDRESS.fullmatch(address.strip())
    if not found:
        raise ValueError(f"{address!r} is not of the form module.theorem[claim]")
    module = importlib.import_module(f"mistake_bounds.theorems.{found['module']}")
    return getattr(module, found["theorem"])()[found["claim"]].latex


def claim_role(name, rawtext, text, lineno, inliner, options=None, content=None):
    """Inline mathematics that is the claim."""
    try:
        tex = quoted(text)
    except (ValueError, KeyError, ImportError, AttributeError) as error:
        message = inliner.reporter.error(f"{{claim}}`{text}`: {error}", line=lineno)
        return [inliner.problematic(rawtext, rawtext, message)], [message]
    return [nodes.math(rawtext, tex)], []


def setup(app):
    app.add_role("claim", claim_role)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
