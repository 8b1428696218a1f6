"""The exact worst case of Winnow, by search: no bound on a page says more than these numbers allow.

>>> worst = winnow_disjunction(8, 3)
>>> worst.mistakes, worst.promotions, worst.demotions
(20, 9, 11)
"""

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
from mistake_bounds.worst_case.literals import cross_off_literals
from mistake_bounds.worst_case.optimum import littlestone_disjunction
from mistake_bounds.worst_case.search import SearchTooLarge
from mistake_bounds.worst_case.winnow import WorstCase, noisy_disjunction, winnow_disjunction, winnow_k_of_r

__all__ = [
    "Game",
    "MajorityWorstCase",
    "NoWorstCase",
    "SearchTooLarge",
    "WorstCase",
    "binomial_weights",
    "cross_off_literals",
    "experts",
    "littlestone_disjunction",
    "noisy_disjunction",
    "randomized_experts",
    "two_experts",
    "weighted_majority",
    "winnow_disjunction",
    "winnow_k_of_r",
]
