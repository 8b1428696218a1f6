"""The page with everything that each theorem rests on, hypothesis by hypothesis, generated from the theorems.

A *hypothesis* is a step of the learner, an assumption of the theorem, or a definition: `mistake_bounds.theorems.sorts`.
"""

from collections.abc import Iterable, Mapping

from mistake_bounds.chapters import records
from mistake_bounds.proof import Proved
from mistake_bounds.proof.show.forms import latex_beside
from mistake_bounds.proof.show.text import plural
from mistake_bounds.proof.sorts import ASSUMPTION, DEFINITION, STEP
from mistake_bounds.theorems.address import proof_at
from mistake_bounds.theorems.book import theorems
from mistake_bounds.theorems.sorts import Hypothesis, hypotheses

ORDER = (STEP, ASSUMPTION, DEFINITION)


def results() -> Mapping[str, Proved]:
    """The other results of the chapters, each by a name.

    >>> [name for name, proof in results().items() if name.startswith("k of r")]
    ['k of r, in short', 'k of r, in ln n', 'k of r, the order of promotions', 'k of r, the order of demotions']
    """
    return {name: proof_at(address) for chapter in records() for name, address in chapter.others.items()}


def page() -> str:
    """The page below its first words, as Markdown."""
    of_theorems = (_section(theorem.name, f"*{theorem.source}.* ", theorem.conclusion) for theorem in theorems())
    return "\n".join([*of_theorems, *(_section(name, "", proof) for name, proof in results().items())])


def _section(name: str, source: str, conclusion: Proved) -> str:
    known = hypotheses(conclusion)
    rows = {_row(one, conclusion.given): sort for sort in ORDER for one in known if one.sort == sort}
    head = f"## {name}\n\n{source}The conclusion: ${latex_beside(conclusion.claim, conclusion.given)}$\n"
    table = "| hypothesis | which says | of | sort |\n|---|---|---|---|"
    fold = f'<details class="mb-fold mb-proofs mb-rests mb-rows"><summary>{_counted(rows)}</summary>\n'
    return "\n".join([head, fold, table, *rows, "\n</details>\n"])


def _counted(rows: Mapping[str, str]) -> str:
    """How many hypotheses there are, and of which sorts.

    >>> _counted({"| update |": "step", "| mistake |": "step", "| label |": "definition"})
    '3 hypotheses: 2 steps, 1 definition'
    """
    of_sorts = {sort: list(rows.values()).count(sort) for sort in ORDER}
    counts = [f"{n} {word if n == 1 else plural(word)}" for word, n in of_sorts.items() if n]
    return f"{len(rows)} {'hypothesis' if len(rows) == 1 else 'hypotheses'}: {', '.join(counts)}"


def _row(one: Hypothesis, known: Iterable) -> str:
    """One hypothesis as a row of the table, written as what is known beside it lets it be."""
    where = ", ".join(f"each of the {plural(over)}" for over in one.over) or "the whole run"
    return f"| {one.claim.name} | ${latex_beside(one.claim, known)}$ | {where} | {one.sort} |"
