"""A statement is a function that proves it: it is called once, and an error in it names the statement."""

from collections.abc import Callable
from functools import cache, wraps

from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.search.verdicts import refuse_verdict


def statement(function: Callable) -> Callable:
    """The function, called once for each choice of arguments; it returns what is proved, or raises.

    A `Refusal` raised inside gets a note with the statement's place and first line, one for each statement that it
    passes through.  Raises `NotProved` if the function returns a `Refuted` or an `Unknown`.

    >>> from mistake_bounds.proof import NotProved, prove, scalars
    >>> a, b = scalars("a b")
    >>> @statement
    ... def lemma():
    ...     '''Twice a number is more than the number.'''
    ...     return prove(2 * a >= a, name="twice")
    >>> try:
    ...     lemma()
    ... except NotProved as error:
    ...     print(error, *error.__notes__, sep="\\n")
    twice is not proved, and is wanted for the statement lemma: Refuted: 2·a ≥ a fails at a = -1: -2 < -1
    in mistake_bounds.proof.statement.lemma: Twice a number is more than the number.
    """

    @wraps(function)
    def proved(*args, **kwargs):
        try:
            result = function(*args, **kwargs)
            for part in result if isinstance(result, tuple) else (result,):
                refuse_verdict(part, f"the statement {function.__name__}")
        except Refusal as refusal:
            refusal.add_note(f"in {function.__module__}.{function.__qualname__}: {_first_line(function)}")
            raise
        return result

    return cache(proved)


def _first_line(function: Callable) -> str:
    return (function.__doc__ or "no docstring").strip().splitlines()[0]
