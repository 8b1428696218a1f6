"""Exact worst cases of Winnow and of the level algorithm, by search: no bound says more than these numbers allow.

>>> worst = winnow_disjunction(8, 3)
>>> worst.mistakes, worst.promotions, worst.demotions
(20, 9, 11)
"""

from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.lists import decision_lists, on_list
from mistake_bounds.worst_case.literals import cross_off_literals
from mistake_bounds.worst_case.optimum import littlestone_disjunction
from mistake_bounds.worst_case.search import SearchTooLarge
from mistake_bounds.worst_case.winnow import WorstCase, noisy_disjunction, winnow_disjunction, winnow_k_of_r

__all__ = [
    "NoWorstCase",
    "SearchTooLarge",
    "WorstCase",
    "cross_off_literals",
    "decision_lists",
    "littlestone_disjunction",
    "noisy_disjunction",
    "on_list",
    "winnow_disjunction",
    "winnow_k_of_r",
]
