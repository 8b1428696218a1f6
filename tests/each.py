"""One test of many things: each is tried, and all that fail are told, by name.

A test of its own for each takes some milliseconds more, which is more than most of them take.
"""

from collections.abc import Callable, Iterable

import pytest

FAILED = (Exception, pytest.fail.Exception)


def all_hold(tests: Iterable[tuple[object, Callable[[], None]]]) -> None:
    """Call every test, and raise what those raise that fail, each with the name that comes with it.

    >>> def too_large():
    ...     raise ValueError("100 > 99")
    >>> try:
    ...     all_hold([("one", lambda: None), ("hundred", too_large), ("two", too_large)])
    ... except ExceptionGroup as failing:
    ...     print(failing.message, *(error.__notes__ for error in failing.exceptions))
    2 of 3 fail ['for hundred'] ['for two']
    """
    failed, tried = [], 0
    for name, test in tests:
        tried += 1
        try:
            test()
        except FAILED as error:
            error.add_note(f"for {name}")
            failed.append(error)
    if failed:
        raise BaseExceptionGroup(f"{len(failed)} of {tried} fail", failed)
    assert tried, "there is nothing to test"


def each(values: Iterable | Callable[[], Iterable], name: Callable = str):
    """Make one test of a test of one value; ``values`` may be a function, which is called when the test is.

    >>> @each(range(3))
    ... def test_a_square_is_not_negative(k):
    ...     assert k * k >= 0
    >>> test_a_square_is_not_negative()
    """

    def of_all(test):
        def together():
            all_hold((name(v), lambda v=v: test(v)) for v in (values() if callable(values) else values))

        together.__name__, together.__qualname__, together.__doc__ = test.__name__, test.__qualname__, test.__doc__
        together.__module__ = test.__module__
        return together

    return of_all
