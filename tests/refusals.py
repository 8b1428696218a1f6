"""What the public functions of a file refuse, as one table: a call, its exception and, where given, its offender."""

from collections.abc import Callable

import pytest
from each import all_hold


def refusals(*cases: tuple) -> Callable[[], None]:
    """Make one test of a table with the rows (call, exception) or (call, exception, offender).

    >>> refusals((lambda: [][0], IndexError), (lambda: int("a"), ValueError))()
    """

    def is_refused(call, error, *offender):
        with pytest.raises(error) as refusal:
            call()
        if offender:
            assert refusal.value.offender == offender[0]

    return lambda: all_hold((f"row {i}", lambda case=case: is_refused(*case)) for i, case in enumerate(cases))
