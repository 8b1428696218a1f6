"""What others build on this: learners, theorems and verdicts that no chapter has."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.exact import Refusal
from mistake_bounds.learner import Learner, OtherLearner
from mistake_bounds.page import inner, length2, verdict
from mistake_bounds.proof import ZERO, Eq, VectorEq, claim, dot, norm2, prove, scalars, telescope, vectors
from mistake_bounds.theorems import Kind, Reading, Theorem

x, x_next, x_T, u, a = vectors("x x^+ x_T u a")
T, h, om = scalars("T tau omega")


@dataclass(frozen=True)
class Kaczmarz(Learner):
    """Projects onto the solutions of each equation, and says itself what a mistake is: to miss the number."""

    omega: Fraction = Fraction(1)
    labels = None

    def initial(self, n):
        return (0,) * n

    def predict(self, w, x):
        return inner(w, x)

    def chance(self, prediction, y):
        return int(prediction != y)

    def update(self, w, x, y):
        tau = self.omega * Fraction(y - inner(w, x)) / length2(x)
        return tuple(one + tau * other for one, other in zip(w, x, strict=True))


def nearer():
    """‖x⁺ − u‖² ≤ ‖x − u‖² − ω(2 − ω)τe."""
    b, e = scalars("b e")
    given = [
        claim(VectorEq(x_next, x + om * h * a), "step"),
        claim(Eq(e, b - dot(a, x)), "residual"),
        claim(Eq(h * norm2(a), e), "size"),
        claim(Eq(dot(a, u), b), "u solves"),
    ]
    return given, prove(claim(norm2(x_next - u) <= norm2(x - u) - om * (2 - om) * h * e, "nearer"), given)


def residuals():
    """ω(2 − ω)Q ≤ ‖u‖², where Q adds up τe."""
    given, one = nearer()
    Q, Q_next, Q_T, e = scalars("Q Q^+ Q_T e")
    added = claim(Eq(Q_next, Q + h * e), "added up")
    potential = norm2(x - u) + om * (2 - om) * Q
    after = norm2(x_next - u) + om * (2 - om) * Q_next
    kept = prove(claim(after <= potential, "kept"), [added], using=[one])
    state = [(x, ZERO, x_next, x_T), (Q, 0, Q_next, Q_T)]
    total = telescope(potential, [(kept, T)], state, [u, om], at_least=False, over="update", name="total")
    concluded = prove(claim(om * (2 - om) * Q_T <= norm2(u), "residuals"), using=[total, x_T - u])

    def read(run: Any, target):
        fixed, points, Q = {"u": target, "omega": run.learner.omega}, [], Fraction(0)
        for s in run.steps:
            e = Fraction(s.y - inner(s.before, s.x))
            tau = e / length2(s.x)
            numbers = {"x": s.before, "x^+": s.after, "a": s.x, "b": s.y, "e": e, "tau": tau}
            points.append({**numbers, "Q": Q, "Q^+": Q + tau * e, **fixed})
            Q += tau * e
        return Reading(tuple(points), {"x_T": run.weights, "T": len(points), "Q_T": Q, **fixed}, "update")

    return Theorem("Residuals", "", (Kind("", (*given, added), (kept,), (one,)),), (total,), (), concluded, "Q_T", read)


EQUATIONS = Examples([(2, 1), (1, 3), (1, -1)], [4, 7, -1])


def test_a_learner_that_says_what_a_mistake_is_has_a_theorem_of_its_own():
    theorem = residuals()
    on = theorem.on(play(Kaczmarz(Fraction(3, 2)), EQUATIONS, passes=4), (1, 2))
    assert on.check.ok and on.bound == Fraction(20, 3) and len(on.run.mistakes) > 3
    assert not theorem.on(on.run, (1, 1)).check.ok


def test_a_learner_that_judges_in_two_ways_is_refused():
    class Forgiving(Kaczmarz):
        def mistaken(self, prediction, y):
            return prediction > y

    with pytest.raises(OtherLearner, match="let them agree"):
        residuals().on(play(Forgiving(), EQUATIONS), (1, 2))


def test_real_labels_need_no_list():
    assert EQUATIONS.labels == (4, 7, -1) and Examples([(1,), (2,)], [0.5, Fraction(1, 3)]).y == (0.5, Fraction(1, 3))
    assert Examples([(1,), (2,)], ["a", "b"], labels=None).labels == ("a", "b")
    with pytest.raises(Refusal, match="Perceptron takes"):
        play(Perceptron(), EQUATIONS)


def test_a_verdict_needs_no_ledger():
    _, one = nearer()
    assert repr(verdict("Kaczmarz", holds=one)) == "Kaczmarz holds (nearer proved)"
    assert "ledger.html" not in str(verdict(holds=one)._repr_mimebundle_())
