"""Figures are numbered by chapter, as they stand: Figure 3.2. Sphinx does not see those that code draws."""

import re
from itertools import count


def numbered(body, chapter):
    """The page's HTML with a number before each caption, and a name for each figure.

    >>> numbered('<figure class="mb-figure"><figcaption>Two arrows.</figcaption></figure>', "3.")
    '<figure id="figure-1" class="mb-figure"><figcaption><strong>Figure 3.1.</strong> Two arrows.</figcaption></figure>'
    """
    numbers = count(1)

    def number(figure):
        if "<figcaption>" not in figure[0]:
            return figure[0]
        k = next(numbers)
        named = figure[0] if " id=" in figure[1] else figure[0].replace("<figure", f'<figure id="figure-{k}"', 1)
        return named.replace("<figcaption>", f"<figcaption><strong>Figure {chapter}{k}.</strong> ", 1)

    return re.sub(r"(<figure\b[^>]*>).*?</figure>", number, body, flags=re.DOTALL)


def number_figures(app, page, template, context, doctree):
    """Number the figures of a page by its chapter, or from 1 where the page has no number."""
    if "body" in context and doctree is not None:
        chapter = app.env.toc_secnumbers.get(page, {}).get("")
        context["body"] = numbered(context["body"], f"{chapter[0]}." if chapter else "")


def setup(app):
    app.connect("html-page-context", number_figures)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
