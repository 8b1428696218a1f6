"""The page with everything that each theorem rests on, hypothesis by hypothesis, generated from the theorems.

A *hypothesis* is a step of the learner, an assumption of the theorem, or a definition: `mistake_bounds.theorems.sorts`.
"""

from collections.abc import Iterable, Mapping

from mistake_bounds.chapters.bandits import theorem as bandits
from mistake_bounds.chapters.boosting_and_games import games
from mistake_bounds.chapters.greedy_lists import theorem as greedy
from mistake_bounds.chapters.halving import theorem as halving
from mistake_bounds.chapters.hedge import theorem as hedge
from mistake_bounds.chapters.hyperplanes import theorem as dummy
from mistake_bounds.chapters.imperfect_separators import theorem as imperfect
from mistake_bounds.chapters.infinite_attributes import theorem as infinite_attributes
from mistake_bounds.chapters.losses_and_steps import theorem as gradient
from mistake_bounds.chapters.past_right import margin_perceptron, passive_aggressive
from mistake_bounds.chapters.shrinking_steps import theorem as shrinking_steps
from mistake_bounds.chapters.voted_averaged import theorem as votes
from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.chapters.what_any_learner_pays import theorem as pays
from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
from mistake_bounds.chapters.winnow_l1_margin import gap
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_ors import theorem as winnow
from mistake_bounds.chapters.winnow_worst_case import theorem as cross_off
from mistake_bounds.proof import Proved
from mistake_bounds.proof.show.forms import latex_beside
from mistake_bounds.proof.show.text import plural
from mistake_bounds.proof.sorts import ASSUMPTION, DEFINITION, STEP
from mistake_bounds.theorems.book import theorems
from mistake_bounds.theorems.sorts import Hypothesis, hypotheses

ORDER = (STEP, ASSUMPTION, DEFINITION)

HEAD = """# What each theorem rests on

Made from the theorems' proofs: every hypothesis that a conclusion rests on, also those about each mistake, each
attribute, each chip; the fold below a conclusion has them. There are three sorts and no fourth. A *step* is what the
learner does, an *assumption* is what the theorem asks of the target and the sizes, and a *definition* says what a
letter stands for and what numbers it can be. Whatever else a proof needs is proved. A check on a run evaluates each of
them, on quantities read from the learner's weights.

For programs there is <a href="../claims.jsonl">claims.jsonl</a>, a line of JSON for each claim that is proved: its
address, text and LaTeX, what it rests on by sort, the judges that accepted it, the pages that quote it, and the SHA-256
of its derivation, which `sha256(proof_at(address).to_json().encode()).hexdigest()` gives again, with `sha256` from
`hashlib` and `proof_at` from `mistake_bounds.theorems.address`.
"""


def results() -> Mapping[str, Proved]:
    """The other results of the chapters, each by a name.

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
        "Crossing off clauses": cross_off.with_clauses(),
        "Halving, without a logarithm": halving.doublings(),
        "A mistake tree forces its depth": halving.forced(),
        "A mistake tree is no deeper than bits": halving.no_deeper(),
        "Weighted majority, with one half": experts.halves(),
        "Randomized weighted majority, tuned": experts.tuned(),
        "Randomized weighted majority, Hedge": experts.hedge(),
        "Randomized weighted majority, with a rate": experts.repaired(),
        "Hedge, a wrong rate": hedge.wrong_rate(),
        "Hedge, the tuned rate": hedge.tuned(),
        "Hedge, rates for any number of rounds": hedge.without_T(),
        "Vovk's forecaster, the lecture's formula": experts.verbatim(),
        "A mistake tree forces half its mean depth": pays.forced(),
        "A randomized learner pays half the dimension": pays.half(),
        "A randomized learner pays the dimension at most": pays.no_more(),
        "Total distance, for every rate": imperfect.any_rate(),
        "Total distance, the root form": imperfect.root_form(),
        "Squared distances, the best column": imperfect.with_the_best_column(),
        "One dimension, never further out": imperfect.one_dimension(),
        "The regret of online gradient descent, tuned": gradient.tuned(),
        "LMS on any data, at the rate of the radius": gradient.twice_the_best(),
        "Updates of the margin Perceptron, a ceiling for every margin": margin_perceptron.ceiling(),
        "Updates of the margin Perceptron, a share of any margin": margin_perceptron.of_any_margin(),
        "Passive–aggressive learning, mistakes": passive_aggressive.mistakes(),
        "Functions of decision lists": greedy.functions()[0],
        "Stopping at random, exactly": votes.exactly(),
        "Voted Perceptron, twice the mean": votes.twice_the_mean(),
        "Minimax, by two regrets": games.minimax(),
        "Exp3, tuned": bandits.tuned(),
        "Regret at any horizon, in T": shrinking_steps.in_roots(),
        "Regret on strongly convex losses, in ln T": shrinking_steps.in_logarithms(),
    }


def page() -> str:
    """The page as Markdown."""
    of_theorems = (_section(theorem.name, f"*{theorem.source}.* ", theorem.conclusion) for theorem in theorems())
    return "\n".join([HEAD, *of_theorems, *(_section(name, "", proof) for name, proof in results().items())])


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
