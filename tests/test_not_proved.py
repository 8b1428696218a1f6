"""Where a proof fails it says what is not proved, which step it was wanted for, and in which theorem."""

from inspect import signature

import pytest
from each import each
from refusals import refusals

from mistake_bounds.proof import NotProved, Proved, Unknown, claim, prove, scalars, statement, telescope
from mistake_bounds.theorem.theorem import Kind, Theorem
from mistake_bounds.theorems.book import FILES

s, s_next, s_M, M, b = scalars("s s^+ s_M M b")

STEP = prove(claim(s_next >= s + 1, "gain"), given=[s_next >= s])
UNKNOWN = Unknown(claim(b > 0, "some"), (), "nothing")

test_a_verdict_is_no_proof = refusals(
    (lambda: prove(claim(2 * b >= 0, "total"), using=[STEP]), NotProved, STEP),
    (lambda: prove(b > 0, using=[UNKNOWN]), NotProved, UNKNOWN),
    (lambda: telescope(s, [(STEP, M)], [(s, 0, s_next, s_M)], [], at_least=True), NotProved, STEP),
    (lambda: Kind("promotion", (), (STEP,)), NotProved, STEP),
    (lambda: Theorem("Perceptron", "", (), (), (), STEP, "M", None, {}), NotProved, STEP),
)


def test_a_statement_says_where_it_stood_for_each_statement_that_failed():
    @statement
    def inner():
        """One step."""
        return prove(claim(b >= 1, "inner"))

    @statement
    def outer():
        """All steps."""
        return prove(claim(2 * b >= 2, "outer"), using=[inner()])

    with pytest.raises(NotProved) as caught:
        outer()
    first, second = caught.value.__notes__
    assert first.endswith("inner: One step.") and second.endswith("outer: All steps.")


@each(FILES.values())
def test_every_statement_of_the_book_says_where_it_fails(module):
    """A function of this book that proves something is a `statement`, not merely called once."""
    once = [
        thing for thing in vars(module).values() if hasattr(thing, "cache_info") and thing.__module__ == module.__name__
    ]
    bare = [thing.__name__ for thing in once if not hasattr(thing.__wrapped__, "__wrapped__") and _proves(thing)]
    assert once and not bare


def _proves(function) -> bool:
    if signature(function).parameters:
        return True
    result = function()
    return any(isinstance(part, (Proved, Theorem)) for part in (result if isinstance(result, tuple) else (result,)))
