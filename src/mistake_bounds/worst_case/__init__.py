"""The exact worst case of Winnow, by search, and all weights that the Perceptron can reach: no bound on a page says
more than these numbers allow.

>>> worst = winnow_disjunction(8, 3)
>>> worst.mistakes, worst.promotions, worst.demotions
(20, 9, 11)
"""

from mistake_bounds.worst_case.counting import (
    functions_of_lists,
    lists_of_different_attributes,
    lists_of_different_rules,
    one_decision_lists,
    ordered_partitions,
)
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.experts import (
    Game,
    MajorityWorstCase,
    binomial_weights,
    experts,
    randomized_experts,
    two_experts,
    weighted_majority,
)
from mistake_bounds.worst_case.failure import (
    TooManyUnions,
    enough_examples,
    failure_curve,
    failure_probability,
    smallest_disagreements,
)
from mistake_bounds.worst_case.halving import HalvingWorstCase, halving, not_optimal
from mistake_bounds.worst_case.lists import decision_lists, on_list
from mistake_bounds.worst_case.literals import cross_off, cross_off_literals
from mistake_bounds.worst_case.littlestone import BadConcepts, Leaf, Littlestone, Node, is_mistake_tree, littlestone
from mistake_bounds.worst_case.optimum import littlestone_disjunction
from mistake_bounds.worst_case.reachable import NotClosed, NotExact, Reachable, is_closed, reachable_weights
from mistake_bounds.worst_case.search import SearchTooLarge
from mistake_bounds.worst_case.winnow import WorstCase, noisy_disjunction, winnow_disjunction, winnow_k_of_r

__all__ = [
    "BadConcepts",
    "Game",
    "HalvingWorstCase",
    "Leaf",
    "Littlestone",
    "MajorityWorstCase",
    "NoWorstCase",
    "Node",
    "NotClosed",
    "NotExact",
    "Reachable",
    "SearchTooLarge",
    "TooManyUnions",
    "WorstCase",
    "binomial_weights",
    "cross_off",
    "cross_off_literals",
    "decision_lists",
    "enough_examples",
    "experts",
    "failure_curve",
    "failure_probability",
    "functions_of_lists",
    "halving",
    "is_closed",
    "is_mistake_tree",
    "lists_of_different_attributes",
    "lists_of_different_rules",
    "littlestone",
    "littlestone_disjunction",
    "noisy_disjunction",
    "not_optimal",
    "on_list",
    "one_decision_lists",
    "ordered_partitions",
    "randomized_experts",
    "reachable_weights",
    "smallest_disagreements",
    "two_experts",
    "weighted_majority",
    "winnow_disjunction",
    "winnow_k_of_r",
]
