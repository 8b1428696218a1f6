"""Runs in the words of `chapters.nearer.theorem`: of the Perceptron with a step h, and of Winnow on ORs."""

from fractions import Fraction

from mistake_bounds.chapters.l1_margin.reading import read_l1
from mistake_bounds.chapters.winnow.reading import chips_of, read_relevant
from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading, of_updates
from mistake_bounds.theorem.targets import NotSeparated, checked_target, positive_times, relevant_attributes
from mistake_bounds.vocabulary import ATTRIBUTE


def read_by_length(run: Run, target, length: Number | None = None) -> Reading:
    """A run of the Perceptron in the theorem's words: u is ``length`` times the target.

    Unless ``length`` is given, u is as long as is best, so that its margin is hR².  Raises `NotSeparated` for a target
    without a positive margin, and `BadTarget` for a length that is not positive.
    """
    examples, whole = run.examples, checked_target(target, run.examples.dimension)
    margin, step, r2 = Fraction(examples.margin(whole)), run.learner.rate, examples.radius2
    if margin <= 0:
        raise NotSeparated(min(examples, key=lambda e: e[1] * inner(whole, e[0])), margin)
    times = positive_times("length", step * r2 / margin if length is None else length)
    fixed = {"u": tuple(times * v for v in whole), "gamma": times * margin, "h": step, "R^2": r2}
    return Reading(of_updates(run, fixed).mistakes, {"w_M": run.weights, "M": len(run.mistakes), **fixed})


def read_by_entropy(run: Run, target, margin: Number | None = None) -> Reading:
    """`chapters.l1_margin.reading.read_l1`, with the entropy of the target at each mistake too."""
    plain = read_l1(run, target, margin)
    return Reading(tuple({**point, "H": plain.end["H"]} for point in plain.mistakes), plain.end)


BEST_SCALE = Fraction(13, 6)  # times n: the least λ is 3n/(2 ln 2) = 2.164n


def read_winnow(run: Run, relevant, scale: Number = BEST_SCALE) -> Reading:
    """A run of Winnow on an OR of the attributes ``relevant``, with λ = ``scale``·n: weights and chips in the end.

    Raises `BadTarget` for a scale that is not positive.
    """
    marked = relevant_attributes(relevant, run.examples.dimension)
    plain = read_relevant(run, marked)
    lam, half = Fraction(positive_times("scale", scale) * plain.end["n"]), Fraction(run.learner.factor)
    fixed = {"lambda": lam, "h": ln(half), "ell": ln(lam)}
    rows, S, K = [], 0, 0
    chosen = plain.end["u"]
    untouched = len(chosen) - len(run.weights)
    for i, w in enumerate((*run.weights, *[plain.end["n"] - len(run.weights)] * untouched)):
        chips, is_relevant = chips_of(w, half) if i < len(run.weights) else 0, i in marked
        after = {"S^+": S + w, "K^+": K + chips * is_relevant}
        rows.append({KIND: int(not is_relevant), "w": w, "e": chips, "S": S, "K": K, **after, **fixed})
        S, K = after["S^+"], after["K^+"]
    end = {ATTRIBUTE: rows, "S_n": S, "K_n": K, "n_0": len(rows) - len(marked), **fixed}
    return Reading(tuple({**point, **fixed} for point in plain.mistakes), {**plain.end, **end})
