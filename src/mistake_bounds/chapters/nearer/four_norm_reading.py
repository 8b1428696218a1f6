"""A run of the 4-norm Perceptron in the words of `chapters.nearer.four_norm`, from its own state."""

from fractions import Fraction
from math import isqrt

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import Reading, check_weights
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or
from mistake_bounds.vocabulary import ATTRIBUTE

PARTS = 1000


def root_above(value: Number) -> Fraction:
    """The root of ``value`` where it is a fraction, else one that is above it by a thousandth at most.

    >>> root_above(Fraction(9, 4)), root_above(2)
    (Fraction(3, 2), Fraction(283, 200))
    """
    value = Fraction(value)
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    return root if root * root == value else Fraction(isqrt(int(value * PARTS**2)) + 1, PARTS)


def read(run: Run, roots, margin: Number | None = None) -> Reading:
    """A run in the theorem's words, for the target whose entries are the cubes of ``roots``.

    γ is the margin of the target unless given; b and E are the least of which `root_above` knows.  Raises
    `NotSeparated` for a target without a positive margin, `BadTarget`, and
    `mistake_bounds.theorem.reading.OtherState`.
    """
    check_weights(run)
    roots = checked_target(roots, run.examples.dimension)
    target = tuple(q**3 for q in roots)
    gamma = number_or("margin", margin, lambda: run.examples.margin(target))
    if gamma <= 0:
        raise NotSeparated(min(run.examples, key=lambda example: example[1] * inner(target, example[0])), gamma)
    b = root_above(max(sum(v**4 for v in x) for x, _ in run.examples))
    E = root_above(sum(q**4 for q in roots))
    fixed = {"u": target, "gamma": gamma, "b": b, "E": E, "n": run.examples.dimension}
    points = tuple({**_at_a_mistake(run, step), **fixed} for step in run.steps)
    made = len(run.mistakes)
    end = {"a_M": run.weights, "F_M": sum(t**4 for t in run.weights), "m_M": len(points), "M": made}
    return Reading(points, {**end, **_at_the_end(run.weights, roots), **fixed})


def _at_a_mistake(run: Run, step: Step) -> dict:
    """State, weights and example, attribute by attribute; the score is of the learner's own weights."""
    weights, rows, (Phi, Psi, Q, Xi) = run.learner.weights_of(step.before), [], (0, 0, 0, 0)
    for t, t_next, w, z in zip(step.before, step.after, weights, step.x, strict=True):
        after = {"Phi^+": Phi + t**4, "Psi^+": Psi + t_next**4, "Q^+": Q + w * z, "Xi^+": Xi + z**4}
        rows.append({"t": t, "t^+": t_next, "w": w, "z": z, "Phi": Phi, "Psi": Psi, "Q": Q, "Xi": Xi, **after})
        Phi, Psi, Q, Xi = after.values()
    return {
        ATTRIBUTE: rows, "Phi_n": Phi, "Psi_n": Psi, "Q_n": Q, "Xi_n": Xi, "a": step.before, "a^+": step.after,
        "x": step.x, "y": step.y, "s": inner(weights, step.x), "F": sum(t**4 for t in step.before),
        "F^+": sum(t**4 for t in step.after), "m": step.count, "m^+": step.count + 1, "M": step.count,
    }  # fmt: skip


def _at_the_end(last, roots) -> dict:
    """What the last state and the target add up to."""
    rows, (eta, zeta, tau, Phi) = [], (0, 0, 0, 0)
    for t, q in zip(last, roots, strict=True):
        after = {"eta^+": eta + q**4, "zeta^+": zeta + q**2 * t**2, "tau^+": tau + q**3 * t, "Phi^+": Phi + t**4}
        rows.append({"t": t, "q": q, "eta": eta, "zeta": zeta, "tau": tau, "Phi": Phi, **after})
        eta, zeta, tau, Phi = after.values()
    return {ATTRIBUTE: rows, "eta_n": eta, "zeta_n": zeta, "tau_n": tau, "Phi_n": Phi}
