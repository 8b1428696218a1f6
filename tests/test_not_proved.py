"""Where a proof fails it says what is not proved, which step it was wanted for, and in which theorem."""

from inspect import signature

import pytest
from each import each

from mistake_bounds.proof import (
    NotProved,
    Proved,
    Refused,
    Refuted,
    Unknown,
    claim,
    dot,
    prove,
    scalars,
    statement,
    telescope,
    vectors,
)
from mistake_bounds.theorem.theorem import Kind, Theorem
from mistake_bounds.theorems.book import FILES

w, w_next, x, u = vectors("w w^+ x u")
s, s_next, s_M, M, b = scalars("s s^+ s_M M b")


def no_step():
    """The Perceptron's progress without its margin."""
    return prove(claim(dot(u, w + x) >= dot(u, w) + 1, "progress"), given=[dot(u, x) >= 0])


def test_a_verdict_among_the_facts_is_refused_with_both_names():
    with pytest.raises(NotProved, match="^progress is not proved, and is wanted for total: Refuted: ") as caught:
        prove(claim(2 * b >= 0, "total"), using=[no_step()])
    assert type(caught.value.offender) is Refuted and isinstance(caught.value, Refused)


def test_an_unknown_is_refused_like_a_refuted_one():
    verdict = prove(claim(b**4 - b + 1 > 0, "a quartic"), given=[b**5 >= b], seconds=0.01)
    if type(verdict) is not Unknown:
        verdict = Unknown(verdict.claim, (), "nothing")
    with pytest.raises(NotProved, match="^a quartic is not proved, and is wanted for b > 0: Unknown: "):
        prove(b > 0, using=[verdict])


def test_a_sum_names_the_step_that_is_missing():
    step = prove(claim(s_next >= s + 1, "gain"), given=[s_next >= s])
    with pytest.raises(NotProved, match="^gain is not proved, and is wanted for total gain: Refuted: "):
        telescope(s, [(step, M)], [(s, 0, s_next, s_M)], [], at_least=True, name="total gain")
    with pytest.raises(NotProved, match="wanted for a sum over each round: Refuted: "):
        telescope(s, [(step, M)], [(s, 0, s_next, s_M)], [], at_least=True, over="round")


def test_a_kind_and_a_theorem_take_nothing_but_proofs():
    with pytest.raises(NotProved, match="^progress is not proved, and is wanted for each promotion: "):
        Kind("promotion", (), (no_step(),))
    with pytest.raises(NotProved, match="^progress is not proved, and is wanted for Perceptron: "):
        Theorem("Perceptron", "", (), (), (), no_step(), "M", None, {})


def test_a_statement_says_where_it_stood_for_each_statement_that_failed():
    @statement
    def inner():
        """One step."""
        return prove(claim(b >= 1, "inner"))

    @statement
    def outer():
        """All steps."""
        return prove(claim(2 * b >= 2, "outer"), using=[inner()])

    with pytest.raises(
        NotProved, match="^inner is not proved, and is wanted for .*inner: Refuted: b ≥ 1 fails at b = 0"
    ) as caught:
        outer()
    first, second = caught.value.__notes__
    assert first.endswith("inner: One step.") and second.endswith("outer: All steps.")
    assert __name__ in first


def test_a_statement_is_proved_once_and_keeps_its_name():
    calls = []

    @statement
    def doubled(k):
        """kb ≥ 0."""
        calls.append(k)
        return prove(claim(k * b >= 0, "doubled"), given=[b >= 0])

    assert doubled(2) is doubled(2) and calls == [2]
    assert doubled.__name__ == "doubled" and doubled.__doc__ == "kb ≥ 0."


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
    made = function()
    return any(isinstance(part, (Proved, Theorem)) for part in (made if isinstance(made, tuple) else (made,)))
