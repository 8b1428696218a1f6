"""Receipts for one's own data: a learner's exact run on a file, a proved bound, and a program that checks both.

``table`` reads, ``targets`` searches, ``certify`` writes; ``checker`` is published, with the second judge in it, as the
one file ``receipt.py``, which needs nothing else.
"""

from functools import cache
from pathlib import Path
from pprint import pformat

IMPORTED = "from mistake_bounds.proof.recheck import NotReplayed, statements\n"
UNKNOWN = "STATEMENTS = {}"


@cache
def published() -> str:
    """The text of ``receipt.py``: the checker, the second judge where it is imported, and the theorems' statements.

    >>> "import mistake_bounds" in published() or "from mistake_bounds" in published().replace(">>> from", "")
    False
    """
    from mistake_bounds.proof import recheck
    from mistake_bounds.receipts import checker
    from mistake_bounds.receipts.certify import ADDRESSES, theorem_at

    known = {}
    for address in ADDRESSES:
        conclusion = theorem_at(address).conclusion
        given, claim = recheck.statements(conclusion.to_json())[-1]
        known[address] = str(conclusion.claim), checker.written(given, claim)
    own, judge = (Path(module.__file__).read_text(encoding="utf-8") for module in (checker, recheck))
    return own.replace(IMPORTED, judge).replace(UNKNOWN, f"STATEMENTS = {pformat(known, width=110)}")
