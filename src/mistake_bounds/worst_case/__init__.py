"""The exact worst case of Winnow, by search, and all weights that the Perceptron can reach: no bound on a page says
more than these numbers allow.

>>> worst = winnow_disjunction(8, 3)
>>> worst.mistakes, worst.promotions, worst.demotions
(20, 9, 11)
"""

from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.literals import cross_off_literals
from mistake_bounds.worst_case.optimum import littlestone_disjunction
from mistake_bounds.worst_case.reachable import NotClosed, NotExact, Reachable, is_closed, reachable_weights
from mistake_bounds.worst_case.search import SearchTooLarge
from mistake_bounds.worst_case.winnow import WorstCase, noisy_disjunction, winnow_disjunction, winnow_k_of_r

__all__ = [
    "NoWorstCase",
    "NotClosed",
    "NotExact",
    "Reachable",
    "SearchTooLarge",
    "WorstCase",
    "cross_off_literals",
    "is_closed",
    "littlestone_disjunction",
    "noisy_disjunction",
    "reachable_weights",
    "winnow_disjunction",
    "winnow_k_of_r",
]
