"""The names that every page uses to show and to judge: ``from mistake_bounds.page import board, source, verdict``.

>>> inner((1, 2), (3, -1)), length2((3, 4))
(1, 25)
"""

from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.proof import board
from mistake_bounds.site.ledger import on_instances, verdict
from mistake_bounds.site.show import quoted, source
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.largest import largest_whole

__all__ = [
    "board",
    "check_proof",
    "inner",
    "largest_whole",
    "length2",
    "on_instances",
    "quoted",
    "source",
    "verdict",
]
