"""Where each theorem about mistakes stands in the subject: what it assumes of the data, and what its bound measures.

Two such answers are a *place* on the map, which is a table with a row for each assumption and a column for each
measure.  A textbook is quoted by chapter or section, and only where it has the theorem, perhaps with other constants.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

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


PLACES: Mapping[str, Place] = MappingProxyType(
    {
        "perceptron-mistake-bound": Place("Perceptron", NEVER_WRONG, LENGTHS, "SSBD 21.4, MRT 8.3.1, CBL 12"),
        "dummy-theorem": Place("dummy input", NEVER_WRONG, LENGTHS),
        "kernel-mistake-bound": Place("kernels", NEVER_WRONG, LENGTHS, "MRT 8.3.1"),
        "many-answers-bound": Place("many answers", NEVER_WRONG, LENGTHS),
        "margin-perceptron-share": Place("share of a margin", NEVER_WRONG, LENGTHS),
        "margin-perceptron-bound": Place("margin Perceptron", NEVER_WRONG, LENGTHS),
        "passive-aggressive-losses": Place("passive–aggressive", NEVER_WRONG, LENGTHS),
        "lms-consistent": Place("LMS", NEVER_WRONG, LENGTHS),
        "nearer-perceptron": Place("Perceptron by distance", NEVER_WRONG, LENGTHS),
        "four-norm-bound": Place("4-norm Perceptron", NEVER_WRONG, LENGTHS),
        "leash-bound": Place("target that moves", NEVER_WRONG, LENGTHS),
        "leave-one-out": Place("leaving one out", NEVER_WRONG, LENGTHS, "MRT 8.3.1"),
        "winnow-or-bound": Place("Winnow on ORs", NEVER_WRONG, RELEVANT),
        "winnow-sharper": Place("sharper for ORs", NEVER_WRONG, RELEVANT),
        "winnow-elimination": Place("Winnow with elimination", NEVER_WRONG, RELEVANT),
        "infinite-attributes-theorem": Place("infinitely many attributes", NEVER_WRONG, RELEVANT),
        "winnow-k-of-r-bound": Place("k of r", NEVER_WRONG, RELEVANT),
        "guess-k": Place("unknown k", NEVER_WRONG, RELEVANT),
        "guess-more": Place("two more guesses", NEVER_WRONG, RELEVANT),
        "perceptron-ors-bound": Place("Perceptron on ORs", NEVER_WRONG, RELEVANT),
        "perceptron-ors-prices": Place("prices of levels", NEVER_WRONG, RELEVANT),
        "l1-gap": Place("gap", NEVER_WRONG, RELEVANT),
        "l1-margin-theorem": Place("L₁ margin", NEVER_WRONG, RELEVANT, "MRT 8.3.2"),
        "nearer-winnow": Place("Winnow by distance", NEVER_WRONG, RELEVANT),
        "nearer-entropy": Place("relative entropy", NEVER_WRONG, RELEVANT, "MRT 8.3.2"),
        "halving-bound": Place("halving", NEVER_WRONG, COUNTS, "SSBD 21.1, MRT 8.2.1, CBL 1.4"),
        "littlestone-optimum": Place("optimal bound", NEVER_WRONG, COUNTS, "SSBD 21.1"),
        "randomized-optimum": Place("optimal bound by drawing", NEVER_WRONG, COUNTS),
        "cross-off-bound": Place("list and cross off", NEVER_WRONG, COUNTS),
        "cross-off-clauses": Place("crossing off clauses", NEVER_WRONG, COUNTS),
        "lists-by-levels": Place("decision lists", NEVER_WRONG, COUNTS),
        "what-a-list-costs": Place("what a list costs", NEVER_WRONG, COUNTS),
        "lists-majority": Place("voting in the level", NEVER_WRONG, COUNTS),
        "greedy-complete": Place("greedy lists", NEVER_WRONG, COUNTS),
        "and-of-the-never-false": Place("never false", NEVER_WRONG, COUNTS),
        "total-distance": Place("total distance", ERRS, LENGTHS, "SSBD 21.4"),
        "squared-distances": Place("squared distances", ERRS, LENGTHS, "MRT 8.3.1"),
        "winnow-noisy": Place("attribute errors", ERRS, RELEVANT),
        "gradient-regret": Place("online gradient descent", NOTHING, LENGTHS, "SSBD 21.3, OCO 3.1, Orabona 2"),
        "hinge-regret": Place("hinge loss", NOTHING, LENGTHS),
        "lms-any-data": Place("LMS on any data", NOTHING, LENGTHS),
        "shrinking-any-steps": Place("steps that never grow", NOTHING, LENGTHS),
        "shrinking-any-horizon": Place("any horizon", NOTHING, LENGTHS, "OCO 3.1"),
        "shrinking-curved": Place("curved losses", NOTHING, LENGTHS, "OCO 3.3"),
        "shrinking-leader": Place("regularized leader", NOTHING, LENGTHS, "OCO 5.2"),
        "shrinking-mean": Place("mean of the weights", NOTHING, LENGTHS),
        "passive-aggressive-any-data": Place("PA-I and PA-II", NOTHING, LENGTHS),
        "no-separator": Place("no separator", NOTHING, LENGTHS),
        "blackwell-approach": Place("approachability", NOTHING, LENGTHS, "CBL 7.7"),
        "regret-matching-bound": Place("regret matching", NOTHING, LENGTHS),
        "weighted-majority-bound": Place("weighted majority", NOTHING, COUNTS, "MRT 8.2.2, CBL 1.4, OCO 1.3"),
        "randomized-majority-bound": Place("randomized majority", NOTHING, COUNTS, "MRT 8.2.3, SSBD 21.2, OCO 1.3"),
        "vovk-forecaster-bound": Place("Vovk's forecaster", NOTHING, COUNTS),
        "adaboost-bound": Place("AdaBoost", NOTHING, COUNTS, "SSBD 10.2, MRT 7.2"),
        "exp3-expected": Place("Exp3", NOTHING, COUNTS),
        "exp3-one-run": Place("Exp3 on one run", NOTHING, COUNTS),
        "banditron-expected": Place("Banditron", NOTHING, COUNTS),
        "hedge-regret": Place("Hedge", NOTHING, COUNTS, "CBL 2.2, OCO 1.3"),
        "hedge-anytime": Place("Hedge at any time", NOTHING, COUNTS),
        "greedy-right": Place("what greed gets right", NOTHING, COUNTS),
        "stopping-at-random": Place("stopping at random", DRAWS, LENGTHS),
        "voted-perceptron": Place("the vote", DRAWS, LENGTHS),
        "consistent-learners": Place("consistent learners", DRAWS, COUNTS, "SSBD 2.3, MRT 2.2"),
        "longest-surviving": Place("first to survive", DRAWS, COUNTS),
        "littlestone-conversion": Place("Littlestone's conversion", DRAWS, COUNTS),
        "average-risk": Place("average of the errors", DRAWS, COUNTS, "MRT 8.4"),
    }
)


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
    return [f"{{prf:ref}}`{at.name} <{label}>`" for label, at in PLACES.items() if (at.assumes, at.measures) == here]
