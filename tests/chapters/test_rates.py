"""Exact rates: runs by hand, rates that are attained, and the contracts of the theorems."""

from fractions import Fraction

import pytest
from checks.picture import picture_contract
from checks.theorem import (
    EVERY,
    TheoremCase,
    a_step_without_one_of_its_hypotheses_is_refuted,
    theorem_contract,
)
from refusals import refusals
from sympy import Rational

from mistake_bounds.chapters.rates import pictures
from mistake_bounds.chapters.rates import theorem as rates
from mistake_bounds.chapters.rates.learner import (
    Absolute,
    Accelerated,
    GradientDescent,
    Huber,
    PolyakStep,
    ProximalPoint,
    away,
    descend,
)
from mistake_bounds.chapters.rates.worst_case import factor, flat, gradient_descent, refuted, worst
from mistake_bounds.exact import BadSize
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import BadClaim, Proved, Refuted, claim, norm2, prove, replay, scalars, vectors
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.theorem import OtherRun

HALF, THIRD, LONG = Fraction(1, 2), Fraction(1, 3), Fraction(3, 2)
T, L, G, f_1, f_u, f_T, f_b, d, q_T, eta = scalars("T L G f_1 f_u f_T f_b d q_T eta")
x_0, u = vectors("x_0 u")
R2 = norm2(x_0 - u)


def curved(N, h):
    """N steps of length h from 1 on x²/2."""
    return descend(GradientDescent(h), Huber((1,)), (1,), N)


def test_runs_by_hand():
    """Down a slope of 1/5 in steps of 1/5; and a long step over the least point of x²/2."""
    assert [point["x"] for point in flat(2).points] == [(1,), (Fraction(4, 5),), (Fraction(3, 5),)]
    assert flat(2).values == (Fraction(9, 50), Fraction(7, 50), Fraction(1, 10))
    assert [point["x"] for point in curved(2, LONG).points] == [(1,), (-HALF,), (Fraction(1, 4),)]


def left(N, bend, step):
    """What N steps from 1 leave of x²/2, which is a line from the bend on: a second program."""
    x = Fraction(1)
    for _ in range(N):
        x -= step * max(-bend, min(bend, x))
    return x * x / 2 if abs(x) <= bend else bend * abs(x) - bend * bend / 2


@pytest.mark.parametrize("N", [1, 2, 3, 6, 12])
def test_no_bend_leaves_more_than_the_worst_one(N):
    bends = {Fraction(k, 4 * (2 * N + 1)): left(N, Fraction(k, 4 * (2 * N + 1)), 1) for k in range(1, 8 * N + 5)}
    assert max(bends.values()) == bends[Fraction(1, 2 * N + 1)] == flat(N).values[-1]
    assert left(N, Fraction(1), LONG) == curved(N, LONG).values[-1]


@pytest.mark.parametrize("N", range(1, 13))
def test_each_rate_is_proved_and_attained(N):
    theorem = rates.gradient_descent(N)
    on = theorem.on(flat(N, L=3))
    assert type(theorem.conclusion) is Proved and replay(theorem.conclusion.to_json())
    assert on.check and on.bound == flat(N, L=3).values[-1] == Fraction(3, 4 * N + 2)
    L, f_N = scalars(f"L f_{N}")
    assert not on.check_claim(claim((4 * N + 3) * (f_N - f_u) <= L * R2))


@pytest.mark.parametrize(("N", "h"), [(1, LONG), (3, HALF), (1, Fraction(9, 5)), (2, Fraction(9, 5))])
def test_the_rates_of_other_steps_are_attained_too(N, h):
    worst = max(flat(N, h), curved(N, h), key=lambda run: run.values[-1])
    on = rates.gradient_descent(N, h).on(worst)
    assert on.check and on.bound == worst.values[-1]


def test_of_one_step_of_three_halves_both_functions_are_worst():
    assert flat(1, LONG).values[-1] == curved(1, LONG).values[-1] == factor(1, LONG) == Fraction(1, 8)


@pytest.mark.parametrize("N", range(1, 13))
def test_the_proof_of_a_rate_names_the_function_that_attains_it(N):
    """The numbers at which it loses nothing, on the largest function that has them: between 0 and 1 the bent line."""
    (run,) = worst(N)
    assert run.points == flat(N).points
    for x in (Fraction(k, 17) for k in range(18)):
        assert run.function.value((x,)) == flat(N).function.value((x,))
        assert run.function.gradient((x,)) == flat(N).function.gradient((x,))


@pytest.mark.parametrize("N, h, known", [(1, LONG, (flat, curved)), (1, Fraction(9, 5), (curved,)), (3, HALF, (flat,))])
def test_of_other_steps_too(N, h, known):
    assert [run.points for run in worst(N, h)] == [of(N, h).points for of in known]


@pytest.mark.parametrize("N", range(1, 13))
@pytest.mark.parametrize("more", [1, Fraction(1, 10)])
def test_a_better_rate_is_refuted_by_the_worst_function(N, more):
    L, f_N = scalars(f"L f_{N}")
    found = refuted(claim((4 * N + 2 + Rational(more)) * (f_N - f_u) <= L * R2), N)
    assert isinstance(found, Refuted) and not holds(found.claim, found.counterexample)
    assert all(holds(known, found.counterexample) for known in gradient_descent(N).at_end)
    with pytest.raises(BadClaim):
        refuted(gradient_descent(N).claim, N)


@pytest.mark.parametrize("N", [1, 2])
def test_the_prover_refutes_a_better_rate_by_itself(N):
    L, f_N = scalars(f"L f_{N}")
    found = prove((4 * N + 3) * (f_N - f_u) <= L * R2, given=gradient_descent(N).at_end)
    assert isinstance(found, Refuted) and not holds(found.claim, found.counterexample)


@pytest.mark.parametrize("N", [1, 2, 5, 12, 40])
def test_the_rate_of_every_number_of_steps_is_attained(N):
    on = rates.every_T().on(flat(N, L=3))
    assert on.check and on.bound == flat(N, L=3).values[-1] == Fraction(3, 4 * N + 2)


@pytest.mark.parametrize("N", [1, 2, 3, 5])
def test_the_proximal_point_method_attains_its_rate(N):
    """On |x|/2N from 1 each step of 1 is 1/2N long."""
    run = descend(ProximalPoint(), Absolute((Fraction(1, 2 * N),)), (1,), N)
    on = rates.proximal_point().on(run)
    assert on.check and on.bound == run.values[-1] == Fraction(1, 4 * N)


def test_a_quadratic_attains_the_contraction():
    run = descend(GradientDescent(HALF), Huber((3, 1)), (1, -2), 5)
    on = rates.contraction().on(run)
    assert on.check and on.bound == on.reading.end["d"] == Fraction(5, 4**5)


def test_the_steps_of_a_run_are_told_from_others():
    """A step that is too long fails the hypothesis on steps, and another function the one on functions."""
    wrong = rates.gradient_descent(2).on(descend(GradientDescent(LONG), Huber((1,)), (1,), 2))
    assert {row.name for row in wrong.check.failures} >= {"step 1", "step 2"}
    kinks = rates.every_T().on(descend(GradientDescent(), Bent((1,)), (LONG,), 3))
    assert {row.claim.name for row in kinks.check.failures} >= {"smooth at p"}


class Bent(Absolute):
    """Says that it is smooth, and has a kink."""

    smoothness = 1


RUN = flat(1)
test_what_is_refused = refusals(
    (lambda: rates.gradient_descent(0), BadSize, 0),
    (lambda: rates.gradient_descent(1, 2), BadLearner, 2),
    (lambda: descend(GradientDescent(), Huber((1,)), (1, 2), 1), BadLearner, (1, 2)),
    (lambda: descend(GradientDescent(), Huber((1,)), (1,), -1), BadSize, -1),
    (lambda: rates.gradient_descent(2).on(RUN), OtherRun, RUN),
)


# the cases of the contracts


class Backwards(GradientDescent):
    """Goes up."""

    def path(self, function, x):
        while True:
            g = function.gradient(x)
            yield {"x": x, "f": function.value(x), "g": g}
            x = away(x, -self.step, g)


class TooHeavy(Accelerated):
    """Its steps weigh more than they may."""

    def path(self, function, x):
        for point in super().path(function, x):
            yield {**point, "a": 2 * point["a"]}


def case(theorem, method, function, stronger, wrong, steps=4, counted="f_T", start=(1, 3)):
    def stream(seed):
        return tuple(c + seed for c in start), ()

    def plays(method, start, passes):
        return descend(method, function, start, steps)

    def value(run):
        return theorem.on(run).reading.end[counted]

    return TheoremCase(theorem, method, stream, wrong, claim(stronger), counted=value, plays=plays, steps=())


BOWL, V = Huber((2, 1)), Absolute((2, 1))
test_theorems = theorem_contract(
    case(
        rates.one_step(), GradientDescent(HALF), BOWL, 7 * (f_1 - f_u) <= L * R2,
        {Backwards(HALF): {"step 1"}}, 1, "f_1",
    ),
    case(
        rates.long_step(), GradientDescent(Fraction(3, 4)), BOWL, 9 * (f_1 - f_u) <= L * R2,
        {GradientDescent(HALF): {"step 1"}}, 1, "f_1",
    ),
    case(
        rates.proximal_point(), ProximalPoint(HALF), V, 5 * T * eta * (f_T - f_u) <= R2,
        {GradientDescent(HALF): {"backward"}},
    ),
    case(
        rates.subgradient(), GradientDescent(Fraction(1, 4)), V, 3 * eta * T * (f_b - f_u) <= R2 + T * eta**2 * G**2,
        {Backwards(HALF): {"step"}}, counted="f_b",
    ),
    case(
        rates.polyak(), PolyakStep(), V, 2 * T * (f_b - f_u) ** 2 <= G**2 * R2,
        {GradientDescent(Fraction(1, 4)): {"its length"}}, counted="T",
    ),
    case(
        rates.contraction(), GradientDescent(Fraction(2, 3)), BOWL, 2 * d <= q_T * R2,
        {GradientDescent(HALF): {"step between"}}, counted="d",
    ),
)  # fmt: skip
# Without one of their hypotheses the search finds no numbers for two of these steps in its time: those below are some.
test_theorems_in_part = theorem_contract(
    case(
        rates.every_T(), GradientDescent(HALF), BOWL, (5 * T + 2) * (f_T - f_u) <= L * R2,
        {Backwards(HALF): {"step"}, GradientDescent(1): {"one over L"}},
    ),
    case(
        rates.accelerated(), Accelerated(2), BOWL, T * (T + 1) * (f_T - f_u) <= L * R2,
        {TooHeavy(2): {"mean", "sum of weights", "long step", "weight"}},
    ),
    checks=[check for check in EVERY if check is not a_step_without_one_of_its_hypotheses_is_refuted],
)  # fmt: skip


AT_ONE_POINT = {"A": 3, "A^+": 2, "a": 1, "L": Fraction(1, 4), "f": 0, "f^+": 0, "f_y": 0, "f_u": 1}
AT_ONE_POINT |= dict.fromkeys(("x", "x^+", "y", "z", "z^+", "u", "g"), (0,))
OF_NO_STEPS = {"t": -LONG, "t^+": -HALF, "L": 1, "eta": 1, "f": 2, "f^+": -LONG, "f_u": 0, "f_p": 2, "f_v": 0, "f_w": 0}
OF_NO_STEPS |= {"x": (2,), "x^+": (0,), "g": (2,), "g^+": (1,), "u": (0,), "g_u": (0,)}


@pytest.mark.parametrize(
    "step, needed, numbers",
    [
        (rates.Acceleration.potential, rates.Acceleration.sum_of_weights, AT_ONE_POINT),
        (rates.Methods.potential, rates.Methods.some_before, OF_NO_STEPS),
    ],
)
def test_a_potential_needs_what_the_search_does_not_refute_it_without(step, needed, numbers):
    """The weights fall from 3 to 2 in a step of weight 1; −3/2 steps come before a step."""
    others = [one.claim for one in step.hypotheses if one is not needed]
    assert len(others) > 8 and all(holds(known, numbers) for known in others)
    assert not holds(needed.claim, numbers) and not holds(step.claim, numbers)


test_pictures = picture_contract(pictures, {"on_graphs": lambda: ({"bent": flat(2), "curved": curved(2, LONG)},)})
