"""The role {claim}: quotes a claim of a theorem, so that the text says what the code proves.

{claim}`perceptron.mistake_bound[growth]` imports ``mistake_bounds.theorems.perceptron``, calls
``mistake_bound()`` and typesets the claim that the theorem calls "growth".  A claim that is renamed or
gone is a warning, and a warning stops the build.
"""

from docutils import nodes

from mistake_bounds.theorems.address import NoSuchClaim, claims_at


def quoted(address: str) -> str:
    """The LaTeX of the claim at ``module.theorem[claim]``; `NoSuchClaim` says what is wrong with it."""
    return claims_at(address.strip())[0].latex


def claim_role(name, rawtext, text, lineno, inliner, options=None, content=None):
    """Inline mathematics that is the claim."""
    try:
        tex = quoted(text)
    except NoSuchClaim as error:
        message = inliner.reporter.error(f"{{claim}}`{text}`: {error}", line=lineno)
        return [inliner.problematic(rawtext, rawtext, message)], [message]
    return [nodes.math(rawtext, tex)], []


def setup(app):
    app.add_role("claim", claim_role)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
