"""The page that says of each theorem everything that it rests on, hypothesis by hypothesis, made from the theorems.

A *hypothesis* is a step of the learner, an assumption of the theorem, or a definition: `mistake_bounds.theorems.sorts`.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from mistake_bounds.proof import Proved
from mistake_bounds.proof.show.text import plural
from mistake_bounds.theorems import dummy, gap, gradient, infinite_attributes, k_of_r, l1_margin, winnow
from mistake_bounds.theorems.book import theorems
from mistake_bounds.theorems.sorts import ASSUMPTION, DEFINITION, STEP, Hypothesis, hypotheses

ORDER = (STEP, ASSUMPTION, DEFINITION)

HEAD = """# What each theorem rests on

Made from the theorems' proofs: every hypothesis that a conclusion rests on, also those about each mistake, each
attribute, each chip. There are three sorts and no fourth. A *step* is what the learner does, an *assumption* is what
the theorem asks of the target and the sizes, and a *definition* says what a letter stands for and what numbers it can
be. Whatever else a proof needs is proved. A check on a run evaluates each of them, on quantities read from the
learner's weights.
"""


def results() -> Mapping[str, Proved]:
    """What else the chapters prove in the end, each by a name.

    >>> [name for name, proof in results().items() if name.startswith("k of r")]
    ['k of r, in ln n', 'k of r, the order of promotions', 'k of r, the order of demotions']
    """
    promotions, demotions = k_of_r.order()
    return {
        "The Perceptron with a dummy as large as the data": dummy.as_large_as_the_data(),
        "Winnow on ORs, the lectures' bound": winnow.lecture_bound(),
        "k of r, in ln n": k_of_r.in_logarithms(),
        "k of r, the order of promotions": promotions,
        "k of r, the order of demotions": demotions,
        "A gap, in ln n": gap.gap_in_logs(),
        "The L₁ margin, quadratic": l1_margin.quadratic(),
        "Infinitely many attributes, never out of slots": infinite_attributes.never_out(),
        "Infinitely many attributes, the lecture's N is enough": infinite_attributes.lectures_N_is_enough(),
        "Infinitely many attributes, the lecture's bound": infinite_attributes.lecture_bound(),
        "Infinitely many attributes, in n and r": infinite_attributes.in_n_and_r(),
        "Infinitely many attributes, the square is enough": infinite_attributes.square_is_enough(),
        "Infinitely many attributes, n r² fails for all n": infinite_attributes.nr2_fails_for_all_n(),
        "Infinitely many attributes, any learner": infinite_attributes.any_learner(),
        "The regret of online gradient descent, tuned": gradient.tuned(),
        "LMS on any data, at the rate of the radius": gradient.twice_the_best(),
    }


def page() -> str:
    """The page as Markdown."""
    of_theorems = (_section(theorem.name, f"*{theorem.source}.* ", theorem.conclusion) for theorem in theorems())
    return "\n".join([HEAD, *of_theorems, *(_section(name, "", proof) for name, proof in results().items())])


def _section(name: str, source: str, conclusion: Proved) -> str:
    known = hypotheses(conclusion)
    rows = [_row(one) for sort in ORDER for one in known if one.sort == sort]
    head = f"## {name}\n\n{source}The conclusion: ${conclusion.claim.latex}$\n"
    table = "| hypothesis | which says | of | sort |\n|---|---|---|---|"
    return "\n".join([head, table, *dict.fromkeys(rows), ""])


def _row(one: Hypothesis) -> str:
    """One hypothesis as a row of the table."""
    where = ", ".join(f"each of the {plural(over)}" for over in one.over) or "the whole run"
    return f"| {one.claim.name} | ${one.claim.latex}$ | {where} | {one.sort} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
    print(f"Wrote {sys.argv[1]}")
