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

HOMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "IPython.display": ("display",),
        "concurrent.futures": ("ProcessPoolExecutor",),
        "dataclasses": ("dataclass",),
        "fractions": ("Fraction",),
        "importlib.resources": ("files",),
        "itertools": (
            "combinations",
            "product",
        ),
        "math": (
            "atan2",
            "comb",
            "degrees",
            "factorial",
            "floor",
            "inf",
            "isqrt",
            "log2",
        ),
        "sklearn.datasets": ("load_iris",),
        "sklearn.svm": ("LinearSVC",),
        "mistake_bounds": (
            "Examples",
            "engine",
            "play",
            "play_until_clean",
            "streams",
        ),
        "mistake_bounds.chapters.against.pictures": ("which_bound",),
        "mistake_bounds.chapters.conversion.learner": (
            "Draws",
            "NoSurvivor",
            "all_bad",
            "bad_output",
            "best_on_test",
            "errors_exceed",
            "errors_on",
            "longest_surviving",
            "no_output",
            "survivals",
        ),
        "mistake_bounds.chapters.conversion.pictures": (
            "blocks",
            "falling_weights",
            "guarantees",
            "probabilities",
        ),
        "mistake_bounds.chapters.cross_off.known": (
            "sharper_bound",
            "table",
        ),
        "mistake_bounds.chapters.cross_off.worst_case": (
            "cross_off",
            "cross_off_literals",
            "littlestone_disjunction",
        ),
        "mistake_bounds.chapters.dummy.examples": (
            "normalisation_changes_the_run",
            "two_points_with_dummy",
        ),
        "mistake_bounds.chapters.dummy.pictures": (
            "against_scale",
            "ladder",
            "lifted",
        ),
        "mistake_bounds.chapters.experts.examples": (
            "by_feature",
            "by_learners",
        ),
        "mistake_bounds.chapters.experts.learner": (
            "RandomizedWeightedMajority",
            "VovkForecaster",
            "WeightedMajority",
            "majority_of_many",
        ),
        "mistake_bounds.chapters.experts.pictures": (
            "games",
            "round_costs",
            "squeezed",
        ),
        "mistake_bounds.chapters.experts.reading": (
            "errors",
            "read_randomized",
        ),
        "mistake_bounds.chapters.experts.worst_case": (
            "binomial_weights",
            "randomized_experts",
        ),
        "mistake_bounds.chapters.gap.examples": (
            "graded",
            "irrelevant_bits",
            "irrelevant_signs",
            "majority",
            "random_bits",
            "units",
        ),
        "mistake_bounds.chapters.gap.pictures": ("values",),
        "mistake_bounds.chapters.gradient.learner": (
            "LMS",
            "OnlineGradientDescent",
        ),
        "mistake_bounds.chapters.gradient.pictures": (
            "account",
            "loss_curves",
            "one_weight",
            "paths",
            "regret_race",
        ),
        "mistake_bounds.chapters.greedy.learner": (
            "Sample",
            "ToTheEnd",
            "disproves",
            "Greedy",
            "greedy_list",
            "NoConsistentList",
            "put_down",
        ),
        "mistake_bounds.chapters.greedy.pictures": (
            "certificate",
            "how_many",
            "taken_away",
        ),
        "mistake_bounds.chapters.greedy.reading": (
            "read_certificate",
            "read_counts",
            "read_first_rule",
        ),
        "mistake_bounds.chapters.greedy.worst_case": (
            "functions_of_lists",
            "lists_of_different_attributes",
            "lists_of_different_rules",
            "one_decision_lists",
        ),
        "mistake_bounds.chapters.guessing.learner": (
            "GuessAndDouble",
            "GuessMargin",
        ),
        "mistake_bounds.chapters.guessing.pictures": ("guesses",),
        "mistake_bounds.chapters.halving.examples": (
            "broken",
            "clauses",
            "conjunctions",
            "k_cnf",
            "points",
            "rows_of_bits",
            "thresholds",
            "variables",
        ),
        "mistake_bounds.chapters.halving.learner": (
            "Halving",
            "NoConceptLeft",
            "StandardOptimal",
        ),
        "mistake_bounds.chapters.halving.pictures": (
            "bits_left",
            "mistake_tree",
            "three_numbers",
            "who_is_left",
        ),
        "mistake_bounds.chapters.halving.worst_case": (
            "is_mistake_tree",
            "littlestone",
            "not_optimal",
        ),
        "mistake_bounds.chapters.imperfect.examples": ("extended",),
        "mistake_bounds.chapters.imperfect.known": ("imperfect_bounds",),
        "mistake_bounds.chapters.imperfect.pictures": (
            "closure",
            "bounds_by_margin",
            "moved",
            "place",
            "which_form",
        ),
        "mistake_bounds.chapters.imperfect.reading": ("read_in_one_dimension",),
        "mistake_bounds.chapters.imperfect.worst_case": (
            "reachable_weights",
            "never_cycles",
            "updates_of",
        ),
        "mistake_bounds.chapters.infinite_attributes.learner": (
            "InfiniteAttributes",
            "OutOfSlots",
        ),
        "mistake_bounds.chapters.infinite_attributes.pictures": (
            "budgets",
            "lambert",
            "slot_table",
            "slots_lent",
            "slots_taken",
        ),
        "mistake_bounds.chapters.infinite_attributes.reading": ("seen_through_slots",),
        "mistake_bounds.chapters.infinite_attributes.theorem": (
            "attribute_budget",
            "enough",
            "with_enough_slots",
        ),
        "mistake_bounds.chapters.k_of_r.pictures": (
            "against_bounds",
            "chips",
            "cycle",
            "debts",
            "weighed_chips",
        ),
        "mistake_bounds.chapters.k_of_r.reading": ("at_sizes",),
        "mistake_bounds.chapters.kernels.learner": (
            "KernelPerceptron",
            "Polynomial",
            "products",
        ),
        "mistake_bounds.chapters.kernels.pictures": (
            "class_regions",
            "kernel_regions",
        ),
        "mistake_bounds.chapters.kernels.search": ("best_combination",),
        "mistake_bounds.chapters.l1_margin.learner": (
            "balanced",
            "Exponentiated",
        ),
        "mistake_bounds.chapters.l1_margin.pictures": (
            "chord_and_tangent",
            "coins",
            "still_to_learn",
            "to_learn",
            "triangle",
        ),
        "mistake_bounds.chapters.lists.examples": (
            "decision_lists",
            "DecisionList",
            "every_list",
            "most_mistakes",
        ),
        "mistake_bounds.chapters.lists.learner": (
            "Rule",
            "Levels",
        ),
        "mistake_bounds.chapters.lists.pictures": (
            "peeling",
            "prices",
            "shelves",
        ),
        "mistake_bounds.chapters.lists.worst_case": ("on_list",),
        "mistake_bounds.chapters.multiclass.examples": (
            "allowed",
            "analyses",
            "TaggedSentences",
            "tagged_sentences",
        ),
        "mistake_bounds.chapters.multiclass.learner": (
            "MulticlassPerceptron",
            "StructuredPerceptron",
            "TagPairs",
            "ArgmaxPerceptron",
            "Blocks",
        ),
        "mistake_bounds.chapters.multiclass.pictures": ("trellis",),
        "mistake_bounds.chapters.multiclass.search": ("best_classes",),
        "mistake_bounds.chapters.nearer.examples": ("turning",),
        "mistake_bounds.chapters.nearer.learner": (
            "PNormPerceptron",
            "LeashedPerceptron",
        ),
        "mistake_bounds.chapters.nearer.pictures": (
            "by_size",
            "loudest",
            "staircases",
        ),
        "mistake_bounds.chapters.noise.pictures": ("with_errors",),
        "mistake_bounds.chapters.odd_max_bit.examples": (
            "degenerate_margin",
            "every_odd_max_bit",
            "tight_in_space",
        ),
        "mistake_bounds.chapters.odd_max_bit.pictures": (
            "half_spaces",
            "margin_by_direction",
            "margins",
            "signed_distances",
        ),
        "mistake_bounds.chapters.pac.learner": (
            "find_and",
            "find_or",
            "first_to_agree",
            "independent",
            "never_wrong",
            "NoFormula",
            "Trial",
        ),
        "mistake_bounds.chapters.pac.pictures": (
            "errors_by_sample",
            "failure_and_bound",
            "left_standing",
            "separated_or_not",
        ),
        "mistake_bounds.chapters.pac.reading": (
            "read_clauses",
            "read_companions",
            "read_formulas",
        ),
        "mistake_bounds.chapters.pac.worst_case": (
            "enough_examples",
            "failure_curve",
            "failure_probability",
        ),
        "mistake_bounds.chapters.past_right.examples": ("windows",),
        "mistake_bounds.chapters.past_right.learner": (
            "MarginPerceptron",
            "PassiveAggressive",
        ),
        "mistake_bounds.chapters.past_right.pictures": (
            "just_enough",
            "loss_staircase",
            "shares",
        ),
        "mistake_bounds.chapters.perceptron.examples": (
            "orthonormal",
            "worked_example",
        ),
        "mistake_bounds.chapters.perceptron.learner": ("Perceptron",),
        "mistake_bounds.chapters.perceptron.pictures": (
            "caps",
            "decision_lines",
            "lengthening",
            "race",
            "wedges",
        ),
        "mistake_bounds.chapters.perceptron.theorem": ("perceptron_bound",),
        "mistake_bounds.chapters.tic_tac_toe.examples": (
            "shuffled_boards",
            "tic_tac_toe",
            "tic_tac_toe_strings",
            "winning_lines",
            "by_cells",
            "CELLS",
            "end_positions",
            "has_won",
        ),
        "mistake_bounds.chapters.tic_tac_toe.pictures": ("small_boards",),
        "mistake_bounds.chapters.votes.error_curves": (
            "errors_along",
            "mean_errors",
        ),
        "mistake_bounds.chapters.votes.learner": (
            "AveragedPerceptron",
            "VotedPerceptron",
        ),
        "mistake_bounds.chapters.votes.pictures": (
            "errors_by_examples",
            "left_out_dots",
            "survival",
        ),
        "mistake_bounds.chapters.votes.reading": (
            "expected_error",
            "expected_mistakes",
            "final_errors",
            "left_out",
            "read_memory",
        ),
        "mistake_bounds.chapters.winnow.chips": ("one_cap",),
        "mistake_bounds.chapters.winnow.examples": (
            "disjunction",
            "hadamard",
            "sylvester",
            "threshold",
            "with_complements",
        ),
        "mistake_bounds.chapters.winnow.learner": ("Winnow",),
        "mistake_bounds.chapters.winnow.pictures": (
            "chips_and_weight",
            "growing",
            "worst_cases",
            "deposits",
            "stacks",
        ),
        "mistake_bounds.chapters.winnow.reading": ("read_sharper",),
        "mistake_bounds.chapters.winnow.worst_case": (
            "noisy_disjunction",
            "winnow_disjunction",
            "winnow_k_of_r",
        ),
        "mistake_bounds.drawing.compare": (
            "series_of",
            "side_by_side",
            "weight_race",
        ),
        "mistake_bounds.drawing.slack": ("slack_bar",),
        "mistake_bounds.exact": (
            "BadSize",
            "ceil_log",
        ),
        "mistake_bounds.examples": (
            "BadFeature",
            "NoExactLength",
        ),
        "mistake_bounds.learner": ("Learner",),
        "mistake_bounds.ledger": (
            "on_instances",
            "verdict",
        ),
        "mistake_bounds.proof": (
            "Eq",
            "NotProved",
            "Refuted",
            "VectorEq",
            "ZERO",
            "assume",
            "board",
            "cases",
            "claim",
            "dot",
            "induct",
            "instantiate",
            "norm2",
            "prove",
            "prove_by_calculus",
            "scalars",
            "telescope",
            "vectors",
        ),
        "mistake_bounds.proof.values": (
            "PRODUCT",
            "holds",
        ),
        "mistake_bounds.separator": (
            "find_separator",
            "NoSeparator",
        ),
        "mistake_bounds.show": (
            "cells",
            "quoted",
            "source",
        ),
        "mistake_bounds.streams.real": (
            "digits",
            "breast_cancer",
            "even_digits",
            "held_out",
            "learning_part",
            "ten_digits",
        ),
        "mistake_bounds.streams.strings": (
            "StringSets",
            "sentences",
            "words_with",
        ),
        "mistake_bounds.sweep": (
            "shuffled",
            "stream",
            "sweep",
        ),
        "mistake_bounds.theorem.checking": ("check_proof",),
        "mistake_bounds.theorem.largest": (
            "NoBound",
            "largest",
            "largest_whole",
        ),
        "mistake_bounds.theorem.reading": (
            "Reading",
            "of_updates",
        ),
        "mistake_bounds.theorem.targets": ("NotSeparated",),
        "mistake_bounds.theorem.theorem": (
            "Kind",
            "Theorem",
        ),
        "mistake_bounds.validation": (
            "best_margin",
            "margin_ceiling",
            "no_separator",
            "soft_margin",
        ),
        "mistake_bounds.worlds": (
            "uniform",
            "World",
        ),
    }
)

# What is called otherwise on a page: ⟨u, x⟩ and ‖x‖² of numbers, beside `dot` and `norm2` of symbols.
RENAMED: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "fewest_rows": ("mistake_bounds.chapters.odd_max_bit.examples", "odd_max_bit"),
        "halving_worst_case": ("mistake_bounds.chapters.halving.worst_case", "halving"),
        "exact_log": ("mistake_bounds.proof.reals", "ln"),
        "game": ("mistake_bounds.chapters.experts.worst_case", "experts"),
        "inner": ("mistake_bounds.exact", "dot"),
        "costliest_list": ("mistake_bounds.chapters.lists.examples", "costliest"),
        "length2": ("mistake_bounds.exact", "norm2"),
        "OneAgainstTheRest": ("sklearn.linear_model", "Perceptron"),
        "ln": ("sympy", "log"),
        "symbols": ("sympy", "symbols"),
        "SklearnPerceptron": ("sklearn.linear_model", "Perceptron"),
        "float_log": ("math", "log"),
        "majority_worst_case": ("mistake_bounds.chapters.experts.worst_case", "weighted_majority"),
        "worst_list": ("mistake_bounds.chapters.lists.worst_case", "decision_lists"),
        "guess_and_double": ("mistake_bounds.chapters.guessing", "learner"),
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
