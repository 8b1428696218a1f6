"""As much of Matplotlib as the pictures of this book ask for, in plain Python, for a page that cannot have it.

A picture is SVG and has the same curves, colours, words and limits; where labels and legends stand is worked out more
simply (`figure`), so that it is not the same to the letter.  What is not here is refused by name.
"""

from contextlib import contextmanager

rcParams = {"font.size": 11, "axes.titlesize": 11, "lines.linewidth": 1.8, "savefig.pad_inches": 0.1}
MISSING = "matplotlib is not on this page: it is compiled code"


@contextmanager
def rc_context(settings):
    """The settings hold for as long as this lasts."""
    before = dict(rcParams)
    rcParams.update(settings)
    try:
        yield
    finally:
        rcParams.clear()
        rcParams.update(before)
