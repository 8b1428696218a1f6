"""A run of Winnow in the words of `chapters.winnow_k_of_r.theorem`: factor 1 + ε, cap C, λ = ln n and ℓ = ln(1 + ε)."""

from fractions import Fraction

from mistake_bounds.chapters.winnow_ors.reading import read_relevant, with_all_weight
from mistake_bounds.exact import Number, ceil_log, checked_integer, checked_size, number
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import relevant_attributes

FIXED, AT_THE_END = ("k", "epsilon", "delta"), ("C", "lambda", "ell")


def at_sizes(n: int, k: int, r: int, factor: Number | None = None) -> dict:
    """What the theorem's letters stand for in every run of Winnow on k of r of n attributes; logarithms are exact.

    The factor is the theorem's own, 1 + 1/(2k), unless given.

    >>> at_sizes(9, 1, 2)["C"]
    6
    """
    factor = 1 + Fraction(1, 2 * k) if factor is None else factor
    end = {"C": ceil_log(n, factor), "lambda": ln(n), "ell": ln(factor)}
    return {"n": n, "r": r, "k": k, "epsilon": number(factor - 1), "delta": number(1 - 1 / factor), **end}


def read_k_of_r(run: Run, relevant, k: int) -> Reading:
    """A run of Winnow in the theorem's words, for "at least ``k`` of the attributes with indices ``relevant``".

    Raise `mistake_bounds.exact.BadSize` unless 1 ≤ k ≤ r ≤ n.
    """
    size = run.examples.dimension
    marked = relevant_attributes(relevant, size)
    checked_size(size, len(marked), least=1)
    k = checked_integer("k", k, least=1, most=len(marked))
    factor = Fraction(run.learner.factor)
    values = at_sizes(size, k, len(marked), factor)
    reading = with_all_weight(run, read_relevant(run, marked, values["C"]))
    known, end = ({letter: values[letter] for letter in letters} for letters in (FIXED, AT_THE_END))
    return Reading(tuple({**point, **known} for point in reading.mistakes), {**reading.end, **known, **end})
