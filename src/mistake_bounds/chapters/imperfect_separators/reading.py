"""A run of the Perceptron on data that a target need not separate: w, w⁺, x, y and the distance d at each mistake.

The *distance* of an example is how far it falls short of the margin γ: max(0, γ − y⟨u, x⟩).  E adds up the distances of
the mistakes, S their squares; T and D² add up those of all examples presented, pass by pass.
"""

from decimal import Decimal
from fractions import Fraction

from mistake_bounds.chapters.imperfect_separators import theorem as a
from mistake_bounds.exact import BadSize, Number, number, whole
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.sums import running, totals
from mistake_bounds.theorem.targets import BadTarget, checked_target


def read_total_distance(run: Run, target, gamma: Number) -> Reading:
    """A run in the words of `imperfect_separators.theorem.total_distance`, for any ``target`` and ``gamma`` > 0.

    Every example presented counts: in p passes T is p times the sum of the distances.  Raise
    `mistake_bounds.examples.BadMargin` for γ ≤ 0, and `BadTarget` for a target of another length.
    """
    return _read(run, target, gamma)


def read_extended(run: Run, target, gamma: Number, delta2: Number | None = None) -> Reading:
    """The same for `chapters.imperfect_separators.theorem.freund_schapire`, with the square of the further entry Δ.

    Unless given it is nearly the best, R·D/‖u‖, and 1 where no example is moved.  Raise
    `BadTarget` for a square that is not greater than 0.
    """
    plain = _read(run, target, gamma)
    end = plain.end
    target = plain.end["u"]
    if delta2 is None:
        delta2 = best_delta2(end["R^2"], inner(target, target), end["D^2"])
    delta2 = number(delta2, "delta2")
    if not delta2 > 0:
        raise BadTarget(f"Δ² = {delta2}: the square of the further entry has to be greater than 0", delta2)
    more = {"Delta^2": delta2}
    return Reading(tuple(point | more for point in plain.mistakes), end | more)


def best_delta2(radius2: Number, length2: Number, distance2: Number) -> Number:
    """Δ² = R·D/‖u‖ rounded to three digits, from the three squares; 1 where it would be 0.

    >>> best_delta2(4, 1, 9), best_delta2(4, 1, 0), best_delta2(10**400, 1, 10**400) == 10**400
    (Fraction(6, 1), 1, True)
    """
    if not (radius2 and length2 and distance2):
        return 1
    square = Fraction(radius2) * Fraction(distance2) / Fraction(length2)
    return Fraction(f"{(Decimal(square.numerator) / square.denominator).sqrt():.3g}")


def _read(run: Run, target, gamma: Number) -> Reading:
    target = checked_target(target, run.examples.dimension)
    gamma = number(gamma, "gamma")
    of_each = run.examples.distances(target, gamma)
    fixed = {"u": target, "gamma": gamma, "R^2": run.examples.radius2}
    points = []
    for count, step in enumerate(run.steps):
        d = of_each[step.index % len(of_each)]
        points.append({
            "w": step.before, "w^+": step.after, "x": step.x, "y": step.y, "d": d,
            "M": count, **fixed,
        })  # fmt: skip
    points = running(points, a.DISTANCES)
    everything = {"T": run.passes * sum(of_each), "D^2": run.passes * sum(d * d for d in of_each)}
    return Reading(
        tuple(points),
        {"w_M": run.weights, **totals(points, a.DISTANCES), "M": len(run.mistakes), **everything, **fixed},
    )


def read_in_one_dimension(run: Run) -> Reading:
    """A run on examples of one number: the weight v, and z = yx, at each mistake.

    B² is R² or the square of the first weight, whichever is larger.  Raise `mistake_bounds.exact.BadSize` for examples
    of more numbers than one.
    """
    whole("the number of attributes", run.examples.dimension, 1, 1, BadSize)
    (v,) = run.start
    points = tuple({"v": s.before[0], "v^+": s.after[0], "z": s.y * s.x[0]} for s in run.steps)
    largest = max(run.examples.radius2, v * v)
    fixed = {"R^2": run.examples.radius2, "B^2": largest, "v_0": v}
    points = tuple(point | fixed for point in points)
    return Reading(points, {"v_M": run.weights[0], "M": len(run.mistakes), **fixed})
