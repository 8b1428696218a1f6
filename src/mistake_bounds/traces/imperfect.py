"""A run of the Perceptron on data that a target need not separate: w, w⁺, x, y and the distance d at each mistake.

The *distance* of an example is how far it falls short of the margin γ: max(0, γ − y⟨u, x⟩).  E adds up the distances of
the mistakes, S their squares; T and D² add up those of all examples presented, pass by pass.
"""

from fractions import Fraction

from mistake_bounds.exact import Number, Refusal, number
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run
from mistake_bounds.traces.reading import Reading
from mistake_bounds.traces.targets import checked_target


class NotPositive(Refusal):
    """A margin, or another number that has to be greater than 0, that is not; carries it."""


def positive(name: str, value: Number) -> Number:
    """``value``, once it is known to be an exact number greater than 0; else `NotPositive`.

    >>> positive("gamma", 3)
    3
    >>> positive("gamma", 0)
    Traceback (most recent call last):
        ...
    mistake_bounds.traces.imperfect.NotPositive: gamma = 0: it has to be greater than 0
    """
    value = number(value, name)
    if value <= 0:
        raise NotPositive(f"{name} = {value}: it has to be greater than 0", value, name)
    return value


def distances(examples: Examples, target, gamma: Number) -> tuple[Number, ...]:
    """For each example how far it has to be moved along ``target`` to have the margin ``gamma``: max(0, γ − y⟨u, x⟩).

    Raises `NotPositive` for γ ≤ 0, and `mistake_bounds.traces.BadTarget` for a target of another length.

    >>> distances(Examples([(2,), (1,), (1,)], [+1, +1, -1]), (1,), 2)
    (0, 1, 3)
    """
    gamma, target = positive("gamma", gamma), checked_target(target, examples.dimension)
    return tuple(max(0, gamma - y * inner(target, x)) for x, y in examples)


def read_total_distance(run: Run, target, gamma: Number) -> Reading:
    """A run in the words of `mistake_bounds.theorems.imperfect.total_distance`, for any ``target`` and ``gamma`` > 0.

    Every example presented counts: in p passes T is p times the sum of the distances.
    """
    return _read(run, target, gamma)


def read_extended(run: Run, target, gamma: Number, delta2: Number | None = None) -> Reading:
    """The same for `mistake_bounds.theorems.imperfect.freund_schapire`, with the square of the further entry Δ.

    Unless given it is nearly the best, R·D/‖u‖, and 1 where no example is moved.
    """
    plain = _read(run, target, gamma)
    end, target = plain.end, plain.end["u"]
    if delta2 is None:
        delta2 = best_delta2(end["R^2"], inner(target, target), end["D^2"])
    more = {"Delta^2": positive("Delta^2", delta2)}
    return Reading(tuple(point | more for point in plain.mistakes), end | more)


def best_delta2(radius2: Number, length2: Number, distance2: Number) -> Number:
    """Δ² = R·D/‖u‖ rounded to three digits, from the three squares; 1 where it would be 0.

    >>> best_delta2(4, 1, 9), best_delta2(4, 1, 0)
    (Fraction(6, 1), 1)
    """
    if not (radius2 and length2 and distance2):
        return 1
    return Fraction(f"{(float(radius2) * float(distance2) / float(length2)) ** 0.5:.3g}")


def _read(run: Run, target, gamma: Number) -> Reading:
    target = checked_target(target, run.examples.dimension)
    of_each = distances(run.examples, target, gamma)
    fixed = {"u": target, "gamma": gamma, "R^2": run.examples.radius2}
    points, E, S = [], 0, 0
    for count, step in enumerate(run.steps):
        d = of_each[step.index % len(of_each)]
        points.append({
            "w": step.before, "w^+": step.after, "x": step.x, "y": step.y, "d": d,
            "E": E, "E^+": E + d, "S": S, "S^+": S + d * d, "M": count, **fixed,
        })  # fmt: skip
        E, S = E + d, S + d * d
    everything = {"T": run.passes * sum(of_each), "D^2": run.passes * sum(d * d for d in of_each)}
    return Reading(
        tuple(points), {"w_M": run.weights, "E_M": E, "S_M": S, "M": len(run.mistakes), **everything, **fixed}
    )


def read_in_one_dimension(run: Run) -> Reading:
    """A run on examples of one number: the weight v, and z = yx, at each mistake.

    B² is R² or the square of the first weight, whichever is larger.
    """
    (v,) = run.start
    points = tuple({"v": s.before[0], "v^+": s.after[0], "z": s.y * s.x[0]} for s in run.steps)
    largest = max(run.examples.radius2, v * v)
    fixed = {"R^2": run.examples.radius2, "B^2": largest, "v_0": v}
    points = tuple(point | fixed for point in points)
    return Reading(points, {"v_M": run.weights[0], "M": len(points), **fixed})
