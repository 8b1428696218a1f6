"""Examples to learn from: generated with a known separator, made to be hard, or real.

``generated`` draws separable data, ``boolean`` rows of 0s and 1s with few relevant attributes,
``lists`` targets that are lists of rules, ``irrelevant`` any number of irrelevant attributes,
``adversarial`` holds the small streams by which the book shows what a bound can and cannot say,
``advice`` asks experts, ``real`` reads handwritten digits and measurements of cells, ``drifting`` has a target that
moves, ``extended`` gives each example a column of its own, ``tictactoe`` plays a game to all its ends, ``strings``
holds sets of words.  All of them are exact.
``advice`` asks experts, ``real`` reads handwritten digits and measurements of cells, ``extended`` gives each example a
column of its own, ``tictactoe`` plays a game to all its ends, ``strings`` holds sets
of words, and ``tagged`` sentences with a tag for each word.  All of them are exact.

>>> worked_example().y
(-1, 1, 1, -1, -1, 1)
"""

from mistake_bounds.streams.adversarial import (
    ball_off_centre,
    degenerate_margin,
    every_odd_max_bit,
    infinite_stream,
    normalisation_changes_the_run,
    odd_max_bit,
    orthonormal,
    tight_in_space,
    two_points_with_dummy,
    windows,
    worked_example,
)
from mistake_bounds.streams.advice import NoAdvice, by_feature, by_learners, crowd
from mistake_bounds.streams.boolean import (
    Planted,
    disjunction,
    hadamard,
    sylvester,
    threshold,
    with_complements,
    without_negative_weights,
)
from mistake_bounds.streams.concepts import (
    ConceptClass,
    NoSuchConcept,
    broken,
    clauses,
    conjunctions,
    decision_lists,
    from_functions,
    k_cnf,
    points,
    rows_of_bits,
    thresholds,
    variables,
)
from mistake_bounds.streams.drifting import Drifting, turning
from mistake_bounds.streams.extended import extended
from mistake_bounds.streams.generated import BadStream, Separable, separable
from mistake_bounds.streams.irrelevant import graded, irrelevant_bits, irrelevant_signs, majority, random_bits, units
from mistake_bounds.streams.lists import DecisionList, costliest, every_list, most_mistakes
from mistake_bounds.streams.real import (
    BadDigit,
    BadMeasurement,
    breast_cancer,
    digits,
    even_digits,
    held_out,
    learning_part,
    ten_digits,
)
from mistake_bounds.streams.strings import NotStrings, StringSets, sentences, words_with
from mistake_bounds.streams.tagged import TaggedSentences, tagged_sentences
from mistake_bounds.streams.tictactoe import shuffled_boards, tic_tac_toe, tic_tac_toe_strings, winning_lines

__all__ = [
    "BadDigit",
    "BadMeasurement",
    "BadStream",
    "ConceptClass",
    "DecisionList",
    "Drifting",
    "NoAdvice",
    "NoSuchConcept",
    "NotStrings",
    "Planted",
    "Separable",
    "StringSets",
    "TaggedSentences",
    "ball_off_centre",
    "breast_cancer",
    "broken",
    "by_feature",
    "by_learners",
    "clauses",
    "conjunctions",
    "costliest",
    "crowd",
    "decision_lists",
    "degenerate_margin",
    "digits",
    "disjunction",
    "even_digits",
    "from_functions",
    "graded",
    "extended",
    "hadamard",
    "held_out",
    "infinite_stream",
    "k_cnf",
    "irrelevant_bits",
    "irrelevant_signs",
    "learning_part",
    "majority",
    "most_mistakes",
    "normalisation_changes_the_run",
    "every_list",
    "every_odd_max_bit",
    "odd_max_bit",
    "orthonormal",
    "points",
    "random_bits",
    "rows_of_bits",
    "sentences",
    "sylvester",
    "tagged_sentences",
    "separable",
    "shuffled_boards",
    "ten_digits",
    "threshold",
    "thresholds",
    "tic_tac_toe",
    "tic_tac_toe_strings",
    "tight_in_space",
    "turning",
    "two_points_with_dummy",
    "units",
    "variables",
    "windows",
    "winning_lines",
    "with_complements",
    "without_negative_weights",
    "words_with",
    "worked_example",
]
