"""Exact numbers, logarithms and refusals: identities, edges, and what survives a trip to another process."""

import inspect
import pickle
import pkgutil
from fractions import Fraction
from importlib import import_module

from each import each
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

import mistake_bounds
from mistake_bounds.exact import (
    NoLogarithm,
    NotWhole,
    Refusal,
    WeightOverflow,
    brief,
    ceil_log,
    is_exact,
    log2_bounds,
    whole,
)
from mistake_bounds.exact.logarithms import reaches_log2


@given(st.integers(1, 10**30), st.integers(1, 300))
@settings(deadline=None)
def test_bounds_on_logarithms_hold_and_are_close(N, bits):
    low, high = log2_bounds(N, bits)
    assert low <= high <= low + 2 and (N & (N - 1) or low == high)
    if bits <= 10:
        assert 2**low <= N ** (2**bits) <= 2**high


@given(st.fractions(0, 10**6), st.fractions(Fraction(17, 16), 9))
def test_the_rounded_up_logarithm_is_the_least(n, base):
    C = ceil_log(n, base)
    assert base**C >= n and (C == 0 or base ** (C - 1) < n)


@given(st.integers(1, 2**70))
def test_to_base_two_it_counts_bits(n):
    assert ceil_log(n) == (n - 1).bit_length()


@given(st.integers(-5, 200), st.integers(0, 20), st.integers(1, 50))
def test_amounts_and_logarithms_compared_exactly(amount, times, N):
    assert reaches_log2(amount, times, N) == (amount >= 0 and 2**amount >= N**times)


@each([((), True), ((1, Fraction(1, 2)), True), ((1, (2, (0.5,))), False), (("0.5", None), True)])
def test_a_float_is_found_wherever_it_stands(case):
    state, exact = case
    assert is_exact(state) == exact


@given(st.integers(-(10**60), 10**60))
def test_short_numbers_are_written_out_and_long_ones_say_how_long(n):
    assert brief(n) == str(n) if abs(n) < 10**40 else brief(n).endswith(f"({len(str(abs(n)))} digits)")


def test_numbers_that_python_does_not_write_out():
    huge = 10**5000
    for n in (huge, huge - 1, huge + 1):
        assert brief(Fraction(-n, 3)).startswith("-") and ",00" in brief(n)
    assert brief((huge, 1)) == "(100000…000000 (5,001 digits), 1)" and brief(-huge)[:7] == "-100000"


def every_refusal():
    """Every class of the library that is refused with."""
    for module in pkgutil.walk_packages(mistake_bounds.__path__, "mistake_bounds."):
        if not module.name.startswith("mistake_bounds.proof"):
            yield from vars(import_module(module.name)).values()


@each(lambda: sorted({c for c in every_refusal() if inspect.isclass(c) and issubclass(c, Refusal)}, key=repr))
def test_a_refusal_comes_home_from_another_process_with_all_that_it_carries(refusal):
    error = refusal.__new__(refusal, "what it says")
    vars(error).update(offender=(1, 2), name="x", more=Fraction(1, 2))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is refusal and str(again) == "what it says" and vars(again) == vars(error)


def test_an_overflow_is_a_refusal_and_an_overflow():
    again = pickle.loads(pickle.dumps(WeightOverflow(1e300, 1e10).at(3, 7)))
    assert isinstance(again, OverflowError) and (again.mistake, again.index, again.offender) == (3, 7, 1e300)


test_what_is_refused = refusals(
    (lambda: ceil_log(5, 1), NoLogarithm, 1),
    (lambda: ceil_log(5, Fraction(1, 2)), NoLogarithm, Fraction(1, 2)),
    (lambda: whole("z", 2.0), NotWhole, 2.0),
    (lambda: whole("z", True), NotWhole, True),
    (lambda: whole("z", 5, 0, 4), NotWhole, 5),
    (lambda: whole("z", 0, most=-1), NotWhole, 0),
)
