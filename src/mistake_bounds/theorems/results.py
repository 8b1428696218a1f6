"""The page of results at a glance: every theorem of the book with its bound, what is sharper, and what is exact.

A *result* is a line of it.  Bounds are claims, quoted by their address; numbers are computed when the page is made.

    python -m mistake_bounds.theorems.results book/results.md
"""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import MappingProxyType

from sympy import Symbol

from mistake_bounds.exact import ceil_log
from mistake_bounds.examples import Examples
from mistake_bounds.learners import Perceptron
from mistake_bounds.play import play, play_until_clean
from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.theorems import cross_off, dummy, k_of_r, lists, winnow
from mistake_bounds.theorems.address import claims_at, latex_at
from mistake_bounds.theorems.known import lecture_bound, perceptron_bound, sharper_bound
from mistake_bounds.theorems.largest import largest_whole
from mistake_bounds.vocabulary import meanings
from mistake_bounds.worst_case import (
    decision_lists,
    littlestone_disjunction,
    noisy_disjunction,
    winnow_disjunction,
    winnow_k_of_r,
)

HEAD = """# Results at a glance

Every theorem of the book in one line: what is learned and by whom, how many mistakes there are at most and what more is
known, and for a small size the exact worst case beside the bound there. *Exact* means that a search over every order
of every example found the worst case; *a run* is one run, and others may be worse. Which of these the lectures state,
and in which form, is told in [the ledger](ledger.md).
"""


@dataclass(frozen=True)
class Result:
    """A line of the page: ``of`` is the address of its claim, ``more`` and ``small`` are Markdown, ``where`` a role."""

    what: str
    of: str
    more: str
    small: str
    where: str

    @property
    def line(self) -> str:
        """The line as a row of a table: three columns, since formulas do not break."""
        bounds = "<br>".join(filter(None, [f"${latex_at(self.of)}$", self.more]))
        return f"| {self.what} ({self.where}) | {bounds} | {self.small} |"


def _page(stem: str) -> str:
    return f"[]({stem}.ipynb)"


def _theorem(label: str) -> str:
    return f"{{prf:ref}}`{label}`"


@cache
def results() -> Mapping[str, tuple[Result, ...]]:
    """The results by heading, in the order of the book.

    >>> [result.of for result in results()["The Perceptron"]]
    ['perceptron.mistake_bound', 'dummy.as_large_as_the_data']
    """
    return MappingProxyType(
        {
            "The Perceptron": _perceptron(),
            "ORs of a few among many": _ors(),
            "Other targets, by Winnow": _targets(),
            "Lists of rules": _lists(),
        }
    )


def _perceptron() -> tuple[Result, ...]:
    tight = Examples([(1, 1, 0), (1, -1, 0), (0, 1, 1), (0, -1, 1)], [1] * 4)
    made, allowed = len(play(Perceptron(), tight).mistakes), perceptron_bound(tight, (1, 0, 1))
    pair = Examples([(1,), (2,)], [1, -1]).with_dummy(2)
    lifted = len(play_until_clean(Perceptron(), pair, 100).mistakes)
    at = {"gamma": Fraction(1, 2), "r": 2, "v": (-1,)}  # the threshold 3/2, half-way between 1 and 2
    four = largest_whole(dummy.as_large_as_the_data().claim, "M", at)
    return (
        Result("linear separator with a margin; the Perceptron", "perceptron.mistake_bound",
               "attained for every whole value, in three dimensions already; a clean pass after at most one pass more",
               f"a run in space: {made} of {allowed}", _theorem("perceptron-mistake-bound")),
        Result("separator with a threshold; the Perceptron with a dummy input as large as the data",
               "dummy.as_large_as_the_data", f"for any dummy: ${latex_at('dummy.any_dummy')}$",
               f"a run on 1 and 2: {lifted} of {four}", _theorem("dummy-theorem")),
    )  # fmt: skip


def _ors(n: int = 8, r: int = 2) -> tuple[Result, ...]:
    size, L = f"n = {n}, r = {r}", ceil_log(n)
    worst = winnow_disjunction(n, r).mistakes
    allowed = largest_whole(winnow.disjunctions().conclusion.claim, "M", {"r": r, "L": L})
    optimum = littlestone_disjunction(n, r)
    crossed = winnow_disjunction(n, r, demotion="eliminate", threshold=1).mistakes
    listed = largest_whole(cross_off.mistake_bound().conclusion.claim, "M", {"N": n, "r": r})
    removed = winnow_disjunction(n, r, demotion="eliminate").mistakes
    noisy = noisy_disjunction(4, 2, 1).mistakes
    with_errors = largest_whole(winnow.noisy().conclusion.claim, "M", {"r": 2, "L": 2, "A": 1})
    return (
        Result("OR of r; list and cross off", "cross_off.mistake_bound", "attained",
               f"{size}: exact {crossed} of {listed}", _theorem("cross-off-bound")),
        Result("OR of r; Winnow", "winnow.disjunctions",
               f"${latex_at('winnow.sharper')}$ with $W = 2^L$; the lectures' ${latex_at('winnow.lecture_bound')}$",
               f"{size}: exact {worst} of {allowed}; sharper {sharper_bound(n, r)}, the lectures' "
               f"{lecture_bound(n, r)}; no algorithm can promise fewer than {optimum}", _theorem("winnow-or-bound")),
        Result("OR of r; Winnow that sets to zero", "winnow.elimination", "",
               f"{size}: exact {removed} of {sharper_bound(n, r, 'eliminate')}", _theorem("winnow-elimination")),
        Result("OR of r with attribute errors; Winnow", "winnow.noisy", "",
               f"n = 4, r = 2, one error: exact {noisy} of {with_errors}", _theorem("winnow-noisy")),
        Result("OR of r strings; Winnow with slots", "infinite_attributes.mistake_bound",
               f"enough slots: ${latex_at('infinite_attributes.lectures_N_is_enough')}$", "",
               _theorem("infinite-attributes-theorem")),
    )  # fmt: skip


def _targets() -> tuple[Result, ...]:
    n, k, r = 4, 2, 3
    worst = winnow_k_of_r(n, k, r).mistakes
    cap = ceil_log(n, winnow_k_of_r(n, k, r).learner.factor)
    allowed = largest_whole(k_of_r.k_of_r().conclusion.claim, "M", {"k": k, "r": r, "C": cap})
    return (
        Result("at least k of r; Winnow with the factor 1 + 1/2k", "k_of_r.k_of_r",
               f"${latex_at('k_of_r.in_logarithms')}$",
               f"n = {n}, k = {k}, r = {r}: exact {worst} of {allowed}", _theorem("winnow-k-of-r-bound")),
        Result("the same, k unknown: guess and double", "guessing.unknown_k", "", "", _theorem("guess-k")),
        Result("the same, k and r unknown", "guessing.unknown_k_and_r", "", "", _theorem("guess-more")),
        Result("weights and a gap; Winnow", "gap.gap", f"${latex_at('gap.gap_in_logs')}$", "", _theorem("l1-gap")),
        Result("margin against the sum of the weights; Winnow with the best factor", "l1_margin.l1_margin",
               f"${latex_at('l1_margin.quadratic')}$", "", _theorem("l1-margin-theorem")),
        Result("the same, an unknown margin: guess and double", "guessing.unknown_margin", "", "",
               _theorem("guess-more")),
    )  # fmt: skip


def _lists() -> tuple[Result, ...]:
    n, L = 5, 4
    sizes, size = {"n": n, "L": L}, f"n = {n}, L = {L}"
    all_drop, one_drops = decision_lists(n, L).mistakes, decision_lists(n, L, drop="one").mistakes
    vote = decision_lists(n, L, vote="majority").mistakes
    allowed = largest_whole(lists.by_levels().conclusion.claim, "M", sizes)
    most = largest_whole(lists.in_rules().claim, "T", sizes)
    of_vote = largest_whole(lists.majority_in_rules().claim, "H", sizes)
    return (
        Result("decision list of L rules; levels", "lists.by_levels", "", f"{size}: exact at most {one_drops} of "
               f"{allowed}", _theorem("lists-by-levels")),
        Result("one list; levels, all wrong rules drop", "lists.peeled",
               f"attained by every list; over all lists of L ≥ 3 rules ${latex_at('lists.in_rules')}$",
               f"{size}: exact {all_drop} of {most}", _theorem("what-a-list-costs")),
        Result("one list; levels, one wrong rule drops", "lists.one_at_a_time", "attained by every list",
               f"{size}: exact {one_drops} of {most + (2 * L - 3) * n}", _theorem("what-a-list-costs")),
        Result("lists of L ≥ 3 rules; the majority of the level answers", "lists.majority_in_rules", "attained",
               f"{size}: exact {vote} of {of_vote}", _theorem("lists-majority")),
    )  # fmt: skip


def letters(lines: Iterable[Result]) -> str:
    """What the letters of some lines' bounds stand for; where one has several meanings, each with its chapter's file.

    >>> letters(results()["The Perceptron"]).split("; ")[1]
    '$R$ is the radius of a ball about the origin that holds all x'
    """
    says: dict[str, dict[str, None]] = {}
    for line in lines:
        file = line.of.partition(".")[0]
        for letter in sorted(claims_at(line.of)[0].symbols):
            says.setdefault(letter, {}).update(dict.fromkeys(meanings(file, letter)))
    return "; ".join(f"${_latex(letter)}$ is {' or '.join(told)}" for letter, told in says.items())


def _latex(letter: str) -> str:
    return term_latex(Symbol(letter))


def page() -> str:
    """The page as Markdown."""
    parts = [HEAD]
    for heading, lines in results().items():
        table = "| learned, and by whom | at most | at a small size |\n|---|---|---|"
        parts += [f"## {heading}\n", "\n".join([table, *(line.line for line in lines)]), f"\nHere {letters(lines)}.\n"]
    return "\n".join(parts).replace(r"\frac", r"\dfrac")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8", newline="\n")
    print(f"Wrote {sys.argv[1]}")
