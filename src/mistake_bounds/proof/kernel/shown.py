"""How things of the proof room are shown: tables that `mistake_bounds.proof.show` fills; nothing is decided here."""

from functools import singledispatch


@singledispatch
def plain_of(thing) -> str:
    """One line of plain text."""
    return object.__repr__(thing)


@singledispatch
def html_of(thing) -> str:
    """The same as HTML, its mathematics between \\\\( and \\\\)."""
    return plain_of(thing)


@singledispatch
def latex_of(thing) -> str:
    """A term or a claim as LaTeX, without dollars."""
    return plain_of(thing)


@singledispatch
def advice_on(thing) -> str:
    """What may be written in the place of a term that no claim has; nothing where there is no advice."""
    return ""


@singledispatch
def json_of(thing) -> str:
    """A certificate or a derivation as text that `mistake_bounds.proof.recheck` judges."""
    raise TypeError(f"there is no JSON for {thing!r}")


class Shown:
    """Shows itself as mathematics in a notebook and as plain text elsewhere."""

    __slots__ = ()

    def _repr_html_(self):
        return html_of(self)

    def __repr__(self):
        return plain_of(self)
