"""The map: each theorem about mistakes once, in the cell of its place, from the chapters."""

from mistake_bounds.chapters import records
from mistake_bounds.chapters.record import ASSUMPTIONS, MEASURES, Place


def places() -> dict[str, Place]:
    """The place of each theorem about mistakes, by its label.

    >>> places()["halving-bound"].also
    'SSBD 21.1, MRT 8.2.1, CBL 1.4'
    """
    return {label: place for chapter in records() for label, place in chapter.places.items()}


def map_page() -> str:
    """The map as Markdown, without a heading: each theorem once, by its short name, in the cell of its place."""
    lines = [f"| assumed of the data | {' | '.join(MEASURES)} |", "|---" * (len(MEASURES) + 1) + "|"]
    for assumption in ASSUMPTIONS:
        cells = (" · ".join(_links(assumption, measure)) for measure in MEASURES)
        lines.append(f"| **{assumption.capitalize()}** | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _links(assumption: str, measure: str) -> list[str]:
    """The theorems of a cell, as links with their short names."""
    here = (assumption, measure)
    return [f"{{prf:ref}}`{at.name} <{label}>`" for label, at in places().items() if (at.assumes, at.measures) == here]
