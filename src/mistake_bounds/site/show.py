"""The real source of a function or class, shown on a page instead of being typed again."""

import inspect
import linecache
import re
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Source:
    """Python source that shows itself highlighted, and as plain text in a terminal."""

    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        from pygments import highlight
        from pygments.formatters import HtmlFormatter
        from pygments.lexers import PythonLexer

        return highlight(self.text, PythonLexer(), HtmlFormatter())


def source(thing, docstring: bool = False) -> Source:
    """The source of a class, function or method, by default without its docstrings.

    >>> from mistake_bounds import Perceptron
    >>> source(Perceptron.update)
    def update(self, w, x, y):
        step = self.rate * y
        return tuple(wi + step * xi for wi, xi in zip(w, x, strict=True))
    """
    text = inspect.cleandoc("\n" + inspect.getsource(thing))
    if not docstring:
        text = re.sub(r'\n *"""(?:.|\n)*?"""(?:\n(?=\n))?(?=\n)', "", text)
    return Source(re.sub(r"(\n *){3,}", r"\n\n", text))


def cells(mark: str) -> dict[str, str]:
    """The sources of the cells run so far that begin with ``mark``, by their first lines; of one run again the last.

    They are looked up where tracebacks find the lines of a cell, which is filled however a notebook is run.

    >>> linecache.cache["cell"] = (0, None, ["# mine: a sum\\n", "1 + 1\\n"], "cell")
    >>> cells("# mine")
    {'# mine: a sum': '# mine: a sum\\n1 + 1\\n'}
    """
    entries = (entry[2] for entry in linecache.cache.values() if len(entry) > 2)
    return {lines[0].rstrip(): "".join(lines) for lines in entries if lines and lines[0].startswith(mark)}


def quoted(name: str, value: object) -> None:
    """Keep ``value`` for the text of the page, which quotes it with the role {glue:text}; shows nothing in the cell.

    What `myst_nb.glue` stores, without the book's tools: a chapter runs where only the library is installed.
    """
    from IPython.display import display

    prefix = "application/papermill.record/"
    display(
        {f"{prefix}text/plain": repr(str(value) if isinstance(value, Fraction) else value)},
        raw=True,
        metadata={"scrapbook": {"name": name, "mime_prefix": prefix}},
    )
