"""The ledger: every statement of the five lectures, where it is checked, and what came out.

A chapter records a *verdict* on one *row* or more, with the evidence for it.  The ledger page is read off those
outputs.
"""

from mistake_bounds.site.ledger.collect import Record, collect, notebooks_in, outcome_of, unchecked
from mistake_bounds.site.ledger.page import page_of, render
from mistake_bounds.site.ledger.statements import (
    CHAPTERS,
    GRADES,
    Erratum,
    Lecture,
    Row,
    UnknownRow,
    errata,
    lectures,
    rows,
)
from mistake_bounds.site.ledger.verdict import MIME, OUTCOMES, Entry, Instances, VerdictError, on_instances, verdict

__all__ = [
    "CHAPTERS",
    "GRADES",
    "MIME",
    "OUTCOMES",
    "Entry",
    "Erratum",
    "Instances",
    "Lecture",
    "Record",
    "Row",
    "UnknownRow",
    "VerdictError",
    "collect",
    "errata",
    "lectures",
    "notebooks_in",
    "on_instances",
    "outcome_of",
    "page_of",
    "render",
    "rows",
    "unchecked",
    "verdict",
]
