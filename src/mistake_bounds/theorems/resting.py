"""The page that says of each theorem everything that it rests on, hypothesis by hypothesis, made from the theorems.

A *hypothesis* is a step of the learner, an assumption of the theorem, or a definition: `mistake_bounds.theorems.sorts`.
"""

import sys
from pathlib import Path

from mistake_bounds.proof.show.text import plural
from mistake_bounds.theorems.book import theorems
from mistake_bounds.theorems.sorts import ASSUMPTION, DEFINITION, STEP, Hypothesis, hypotheses
from mistake_bounds.theorems.theorem import Theorem

ORDER = (STEP, ASSUMPTION, DEFINITION)

HEAD = """# What each theorem rests on

Made from the theorems' proofs: every hypothesis that a conclusion rests on, also those about each mistake, each
attribute, each chip. There are three sorts and no fourth. A *step* is what the learner does, an *assumption* is what
the theorem asks of the target and the sizes, and a *definition* says what a letter stands for and what numbers it can
be. Whatever else a proof needs is proved. A check on a run evaluates each of them, on quantities read from the
learner's weights.
"""


def page() -> str:
    """The page as Markdown."""
    return "\n".join([HEAD, *map(_section, theorems())])


def _section(theorem: Theorem) -> str:
    known = hypotheses(theorem.conclusion)
    rows = [_row(one) for sort in ORDER for one in known if one.sort == sort]
    head = f"## {theorem.name}\n\n*{theorem.source}.* The conclusion: ${theorem.conclusion.claim.latex}$\n"
    table = "| hypothesis | which says | of | sort |\n|---|---|---|---|"
    return "\n".join([head, table, *dict.fromkeys(rows), ""])


def _row(one: Hypothesis) -> str:
    """One hypothesis as a row of the table."""
    where = ", ".join(f"each of the {plural(over)}" for over in one.over) or "the whole run"
    return f"| {one.claim.name} | ${one.claim.latex}$ | {where} | {one.sort} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
    print(f"Wrote {sys.argv[1]}")
