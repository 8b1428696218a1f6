"""A run of Winnow in the words of `mistake_bounds.theorems.k_of_r`: factor 1 + ε, cap C, λ = ln n and ℓ = ln(1 + ε)."""

from fractions import Fraction

from mistake_bounds.exact import ceil_log, check_integer, check_size, number
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.traces.reading import Reading
from mistake_bounds.traces.winnow import read_relevant, with_all_weight


def read_k_of_r(run: Run, relevant, k: int) -> Reading:
    """A run of Winnow in the theorem's words, for "at least ``k`` of the attributes with indices ``relevant``".

    ln n and ln(1 + ε) are fractions a little below them.  Raises `mistake_bounds.exact.BadSize` unless
    1 ≤ k ≤ r ≤ n.
    """
    size, marked = run.examples.dimension, set(relevant)
    check_size(size, len(marked), least=1)
    check_integer("k", k, least=1, most=len(marked))
    factor = Fraction(run.learner.factor)
    most = ceil_log(size, factor)
    reading = with_all_weight(run, read_relevant(run, marked, most))
    known = {"k": k, "epsilon": number(factor - 1), "delta": number(1 - 1 / factor)}
    end = {"C": most, "lambda": ln(size), "ell": ln(factor)}
    return Reading(tuple({**point, **known} for point in reading.mistakes), {**reading.end, **known, **end})
