"""What chapters use, by one name each: ``from mistake_bounds.chapter import play, prove, verdict``.

Nothing is imported before it is asked for, so that a chapter without pictures needs no matplotlib and one without
arrays no numpy.  `HOMES` says where each name lives.

>>> from mistake_bounds.chapter import Fraction, Perceptron
>>> Perceptron(rate=Fraction(1, 2)).update((0, 0), (2, 4), +1)
(Fraction(1, 1), Fraction(2, 1))
"""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

HOMES: Mapping[str, tuple[str, ...]] = MappingProxyType({
    # the language
    "fractions": ("Fraction",),
    "concurrent.futures": ("ProcessPoolExecutor",),
    "dataclasses": ("dataclass",),
    "importlib.resources": ("files",),
    "itertools": ("combinations", "product"),
    "sklearn.datasets": ("load_iris",),
    "math": ("atan2", "comb", "degrees", "factorial", "floor", "inf", "isqrt", "log2"),
    "sklearn.svm": ("LinearSVC",),
    "IPython.display": ("display",),
    # the verdicts of a page
    "mistake_bounds.ledger": ("on_instances", "verdict"),
    "mistake_bounds.show": ("cells", "quoted", "source"),
    # examples, learners, runs
    "mistake_bounds": ("Examples", "Perceptron", "Winnow", "engine", "play", "play_until_clean", "streams"),
    "mistake_bounds.examples": ("BadFeature", "NoExactLength"),
    "mistake_bounds.exact": ("BadSize", "ceil_log"),
    "mistake_bounds.learners.greedy": ("Sample", "ToTheEnd"),
    "mistake_bounds.learners.levels": ("Rule",),
    "mistake_bounds.learners": (
        "balanced", "disproves", "Exponentiated", "Greedy", "greedy_list", "guess_and_double", "GuessAndDouble",
        "GuessMargin", "Halving", "InfiniteAttributes", "Learner", "Levels", "NoConceptLeft", "NoConsistentList",
        "OutOfSlots", "put_down", "RandomizedWeightedMajority", "StandardOptimal", "VovkForecaster",
        "WeightedMajority", "LMS", "majority_of_many", "OnlineGradientDescent", "MarginPerceptron", "PassiveAggressive",
        "PNormPerceptron", "LeashedPerceptron", "AveragedPerceptron", "VotedPerceptron", "KernelPerceptron",
        "MulticlassPerceptron", "Polynomial", "StructuredPerceptron", "TagPairs",
    ),
    "mistake_bounds.learners.kernels": ("products",),
    "mistake_bounds.learners.multiclass": ("ArgmaxPerceptron", "Blocks"),
    "mistake_bounds.streams.tagged": ("allowed", "analyses"),
    "mistake_bounds.streams": (
        "broken", "by_feature", "by_learners", "clauses", "conjunctions", "decision_lists", "degenerate_margin",
        "digits", "disjunction", "graded", "hadamard", "k_cnf", "points", "rows_of_bits", "StringSets", "sylvester",
        "thresholds",
        "variables", "breast_cancer", "extended",
        "DecisionList", "every_list", "most_mistakes",
        "every_odd_max_bit", "irrelevant_bits", "irrelevant_signs", "majority",
        "normalisation_changes_the_run",
        "orthonormal", "random_bits", "sentences", "shuffled_boards", "threshold", "tic_tac_toe",
        "tic_tac_toe_strings", "tight_in_space", "two_points_with_dummy", "units", "windows", "winning_lines",
        "with_complements", "words_with", "worked_example", "turning", "even_digits", "held_out", "learning_part",
        "TaggedSentences", "tagged_sentences", "ten_digits",
    ),
    "mistake_bounds.streams.tictactoe": ("by_cells", "CELLS", "end_positions", "has_won"),
    "mistake_bounds.sweep": ("shuffled", "stream", "sweep"),
    "mistake_bounds.validation": (
        "best_classes", "best_combination", "best_margin", "margin_ceiling", "no_separator", "soft_margin",
    ),
    "mistake_bounds.worlds": ("uniform", "World"),
    "mistake_bounds.conversion": (
        "Draws", "NoSurvivor", "all_bad", "bad_output", "best_on_test", "errors_exceed", "errors_on",
        "longest_surviving", "no_output", "survivals",
    ),
    "mistake_bounds.worst_case": (
        "binomial_weights", "cross_off", "cross_off_literals", "is_mistake_tree", "littlestone",
        "littlestone_disjunction", "noisy_disjunction", "not_optimal", "randomized_experts", "winnow_disjunction",
        "winnow_k_of_r", "reachable_weights", "on_list", "functions_of_lists", "lists_of_different_attributes",
        "lists_of_different_rules", "one_decision_lists",
    ),
    # worlds and samples
    "mistake_bounds.consistency": (
        "find_and", "find_or", "find_separator", "first_to_agree", "independent", "never_wrong", "NoFormula",
        "NoSeparator", "Trial",
    ),
    "mistake_bounds.worst_case.failure": ("enough_examples", "failure_curve", "failure_probability"),
    # claims and proofs
    "mistake_bounds.proof": (
        "Eq", "NotProved", "Refuted", "VectorEq", "ZERO", "assume", "board", "cases", "claim", "dot", "induct",
        "instantiate", "norm2", "prove", "prove_by_calculus", "scalars", "telescope", "vectors",
    ),
    "mistake_bounds.proof.values": ("PRODUCT", "holds"),
    "mistake_bounds.theorems": ("NoBound",),
    "mistake_bounds.theorems.checking": ("check_proof",),
    "mistake_bounds.theorems.chips": ("one_cap",),
    "mistake_bounds.theorems.infinite_attributes": ("attribute_budget", "enough", "with_enough_slots"),
    "mistake_bounds.worst_case.irrational": ("never_cycles",),
    "mistake_bounds.worst_case.reachable": ("updates_of",),
    "mistake_bounds.theorems.known": ("imperfect_bounds", "perceptron_bound", "sharper_bound", "table"),
    "mistake_bounds.theorems.largest": ("largest", "largest_whole"),
    "mistake_bounds.theorems.theorem": ("Kind", "Theorem"),
    # runs told in a theorem's letters
    "mistake_bounds.traces": ("NotSeparated",),
    "mistake_bounds.traces.experts": ("errors", "read_randomized"),
    "mistake_bounds.traces.imperfect": ("read_in_one_dimension",),
    "mistake_bounds.traces.infinite_attributes": ("seen_through_slots",),
    "mistake_bounds.traces.greedy": ("read_certificate", "read_counts", "read_first_rule"),
    "mistake_bounds.traces.k_of_r": ("at_sizes",),
    "mistake_bounds.traces.pac": ("read_clauses", "read_companions", "read_formulas"),
    "mistake_bounds.traces.reading": ("Reading", "of_updates"),
    "mistake_bounds.traces.winnow": ("read_sharper",),
    "mistake_bounds.traces.votes": ("expected_error", "expected_mistakes", "final_errors", "left_out", "read_memory"),
    "mistake_bounds.error_curves": ("errors_along", "mean_errors"),
    # pictures
    "mistake_bounds.plots": (
        "against_scale", "caps", "chips_and_weight", "decision_lines", "growing", "half_spaces", "ladder",
        "lengthening", "lifted", "margin_by_direction", "margins", "race", "signed_distances", "slack_bar", "wedges",
        "worst_cases",
    ),
    "mistake_bounds.plots.chips": ("against_bounds", "chips", "cycle", "debts", "weighed_chips"),
    "mistake_bounds.plots.cells": ("small_boards",),
    "mistake_bounds.plots.conversion": ("blocks", "falling_weights", "guarantees", "probabilities"),
    "mistake_bounds.plots.compare": ("series_of", "side_by_side", "weight_race"),
    "mistake_bounds.plots.errors": ("with_errors",),
    "mistake_bounds.plots.experts": ("games", "round_costs", "squeezed"),
    "mistake_bounds.plots.gap": ("values",),
    "mistake_bounds.plots.greedy": ("certificate", "how_many", "taken_away"),
    "mistake_bounds.plots.losses": ("account", "loss_curves", "one_weight", "paths", "regret_race"),
    "mistake_bounds.plots.guesses": ("guesses",),
    "mistake_bounds.plots.closure": ("closure",),
    "mistake_bounds.plots.samples": ("errors_by_sample", "failure_and_bound", "left_standing", "separated_or_not"),
    "mistake_bounds.plots.regions": ("class_regions", "kernel_regions"),
    "mistake_bounds.plots.answers": ("trellis",),
    "mistake_bounds.plots.imperfect": ("bounds_by_margin", "moved", "place", "which_form"),
    "mistake_bounds.plots.peeling": ("peeling", "prices", "shelves"),
    "mistake_bounds.plots.past_right": ("just_enough", "loss_staircase", "shares"),
    "mistake_bounds.plots.slots": ("budgets", "lambert", "slot_table", "slots_lent", "slots_taken"),
    "mistake_bounds.plots.stacks": ("deposits", "stacks"),
    "mistake_bounds.plots.learning": ("chord_and_tangent", "coins", "still_to_learn", "to_learn", "triangle"),
    "mistake_bounds.plots.nearer": ("by_size", "loudest", "staircases"),
    "mistake_bounds.plots.norms": ("which_bound",),
    "mistake_bounds.plots.votes": ("errors_by_examples", "left_out_dots", "survival"),
    "mistake_bounds.plots.trees": ("bits_left", "mistake_tree", "three_numbers", "who_is_left"),
})  # fmt: skip

# What is called otherwise on a page: ⟨u, x⟩ and ‖x‖² of numbers, beside `dot` and `norm2` of symbols.
RENAMED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "fewest_rows": ("mistake_bounds.streams.adversarial", "odd_max_bit"),
        "halving_worst_case": ("mistake_bounds.worst_case", "halving"),
        "exact_log": ("mistake_bounds.proof.reals", "ln"),
        "game": ("mistake_bounds.worst_case", "experts"),
        "inner": ("mistake_bounds.exact", "dot"),
        "costliest_list": ("mistake_bounds.streams", "costliest"),
        "length2": ("mistake_bounds.exact", "norm2"),
        "OneAgainstTheRest": ("sklearn.linear_model", "Perceptron"),
        "ln": ("sympy", "log"),
        "symbols": ("sympy", "symbols"),
        "SklearnPerceptron": ("sklearn.linear_model", "Perceptron"),
        "float_log": ("math", "log"),
        "majority_worst_case": ("mistake_bounds.worst_case", "weighted_majority"),
        "worst_list": ("mistake_bounds.worst_case", "decision_lists"),
    }
)

_PLACES = {name: (home, name) for home, names in HOMES.items() for name in names} | dict(RENAMED)


# What packages are called where they are installed from, if otherwise than where they are imported.
_INSTALLED_AS: Mapping[str, str] = MappingProxyType({"sklearn": "scikit-learn", "IPython": "ipython"})


class NotInstalled(ImportError):
    """A name of a chapter needs a package that is not installed; the message has the line that installs it."""


def __getattr__(name: str):
    """The thing of that name, from where it lives; raises `NotInstalled` where a package of others is missing."""
    if name not in _PLACES:
        raise AttributeError(f"chapters have no name {name!r}; add it to mistake_bounds.chapter.HOMES")
    home, there = _PLACES[name]
    try:
        found = import_module(home)
    except ModuleNotFoundError as missing:
        root = (missing.name or "").partition(".")[0]
        if not root or root == "mistake_bounds":
            raise
        line = f"%pip install {_INSTALLED_AS.get(root, root)}"
        raise NotInstalled(f"{name} needs {root}. To have it, run: {line}, then run this cell again") from missing
    return getattr(found, there) if hasattr(found, there) else import_module(f"{home}.{there}")


def __dir__() -> list[str]:
    return sorted(_PLACES)
