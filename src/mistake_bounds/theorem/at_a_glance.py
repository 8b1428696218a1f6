"""What a chapter brings to the pages of all theorems, in its file ``at_a_glance``: places on the map, and results.

A theorem about mistakes has a *place* on the map, which is a table with a row for each assumption and a column for each
measure.  A textbook is quoted by chapter or section, and only where it has the theorem, perhaps with other constants.
"""

from dataclasses import dataclass

NEVER_WRONG, ERRS, NOTHING, DRAWS = ASSUMPTIONS = (
    "a target that is never wrong",
    "a target that errs a little",
    "nothing",
    "independent draws",
)
LENGTHS, RELEVANT, COUNTS = MEASURES = (
    "lengths of vectors",
    "few relevant attributes, or the sum of the weights",
    "how many concepts, experts or mistakes",
)


@dataclass(frozen=True)
class Place:
    """A theorem's short ``name``, what it ``assumes`` of the data, what it ``measures``, and where it is ``also``."""

    name: str
    assumes: str
    measures: str
    also: str = ""


@dataclass(frozen=True)
class Result:
    """A line among the results: ``of`` is the address of its claim, ``more`` and ``small`` are Markdown.

    ``where`` has the labels of the theorems in which it is proved, with spaces between them.  A claim in ``more`` is
    quoted by its address, in braces.

    >>> Result("OR of r; Winnow", "winnow.disjunctions", "winnow-or-bound winnow-sharper").labels
    ('winnow-or-bound', 'winnow-sharper')
    """

    what: str
    of: str
    where: str
    more: str = ""
    small: str = ""

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of its theorems."""
        return tuple(self.where.split())
