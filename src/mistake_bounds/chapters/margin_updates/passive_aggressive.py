"""Passive–aggressive learning (Crammer and others 2006): the squared losses add up to R²‖u‖² at most.

At an update w becomes w⁺ = w + τyx, from w = 0; ℓ = 1 − y⟨w, x⟩ > 0 is the loss of w, and Q adds up the ℓ².  u has
y⟨u, x⟩ ≥ 1, or else the loss ℓ_u at an update; U adds these up and V their squares.  R is the radius of a ball about
the origin that holds the examples.  M counts the updates at mistakes, and N the others.

τ is read from the weights: w⁺ − w is τyx, as far as it goes along x.  In all, Q and the mistakes are what the
predictions come to, so that a learner which does not learn from each is noticed.
"""

from fractions import Fraction

from mistake_bounds.chapters.margin_updates.margin_perceptron import MarginPerceptronBound
from mistake_bounds.chapters.perceptron.theorem import separated
from mistake_bounds.exact import Number, number
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.learner import OtherLearner
from mistake_bounds.play import Run, Step
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.reading import check_weights
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    norm2,
    of_step,
    theorem,
)


def tau_of(step: Step) -> Number:
    """How many times yx an update added to the weights; 0 for x = 0.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.margin_updates.learner import PassiveAggressive
    >>> [tau_of(step) for step in play(PassiveAggressive(), Examples([(1, 2)], [-1])).steps]
    [Fraction(1, 5)]
    """
    moved = tuple(after - before for before, after in zip(step.before, step.after, strict=True))
    return number(Fraction(step.y * inner(moved, step.x)) / length2(step.x)) if any(step.x) else 0


def told(run: Run, u, **more):
    """What a run is about, its updates, and its end."""
    check_weights(run)
    yield {"run": run, "u": u, "radius2": run.examples.radius2, **more}
    yield from ({"w": step.before, "x": step.x, "y": step.y, "tau": tau_of(step)} for step in run.steps)
    yield {"w": run.weights}


def right(w, x, y) -> bool:
    """Are the weights right about an example?"""
    return y * inner(w, x) > 0


def squares(run: Run) -> Number:
    """The squared losses of what a run predicted, added up."""
    return sum(max(0, 1 - r.y * r.prediction) ** 2 for r in run.rounds())


TOLD = {"gives": "w x y tau", "changes": "w"}


class SquaredLosses(Theory):
    """Σℓ² ≤ R²‖u‖² for every u with y⟨u, x⟩ ≥ 1: each update brings w closer to u, by ℓ²/R² at least."""

    T, w, x, y, u, R, label, radius = MarginPerceptronBound["T w x y u R label radius"]
    M = fixed("the number of mistakes", lambda run: len(run.mistakes))
    N = fixed("the number of updates at which there was no mistake")

    @Row("update", T, kinds=(("mistake", M), ("close", N)), kind=right, about="run u radius2", **TOLD)
    def updates(run, target):
        about = separated(run, target)
        return told(run, tuple(number(Fraction(value) / about["gamma"]) for value in about["u"]))

    τ = of_step("how many times yx is added at an update")
    ell = of_step("the loss of w at an update: 1 − y⟨w, x⟩", lambda w, x, y: 1 - y * inner(w, x))
    Q_T = updates.sum(ell**2, "the squared losses of w at the updates, added up", squares)

    step = does(w.next == w + τ * y * x, "passive–aggressive step")
    loss = define(ell == 1 - y * dot(w, x))
    just_enough = does(τ * norm2(x) == ell)
    forward = does(τ >= 0, "a step forward")
    margin_1 = assume(y * dot(u, x) >= 1)
    mistake = does(y * dot(w, x) <= 0)

    closer_to_u = (
        calc(norm2(u - w.next))
        .eq(norm2(u - w) - 2 * τ * (y * dot(u, x) - y * dot(w, x)) + τ**2 * norm2(x), step, label)
        .eq(norm2(u - w) - 2 * τ * (y * dot(u, x) - 1 + ell) + τ * ell, loss, just_enough)
        .le(norm2(u - w) - τ * ell, margin_1, forward)
    )
    worth = have(ell**2 <= R**2 * τ * ell, just_enough, radius)
    never_grows = have(R**2 * norm2(u - w.next) + ell**2 <= R**2 * norm2(u - w), closer_to_u, worth)
    in_the_end = updates.total(never_grows)  # R²‖u − w_T‖² + Q_T ≤ R²‖u‖²
    a_mistake_costs_1 = have(ell**2 >= 1, loss, mistake)
    an_update_costs_something = have(ell**2 >= 0)
    mistakes_cost_1 = updates.total(a_mistake_costs_1, an_update_costs_something)  # Q_T ≥ M
    squared_losses = have(Q_T <= R**2 * norm2(u), in_the_end)
    mistakes = have(M <= R**2 * norm2(u), mistakes_cost_1, squared_losses)


class CappedSteps(Theory):
    """PA-I on any data: κM ≤ ‖u‖² + 2C·Σℓ_u for any u, where κ is at most 1/R² and at most C."""

    T, w, x, y, u, R, label, radius, M, N, τ, ell, step, loss, just_enough, forward, mistake = SquaredLosses[
        "T w x y u R label radius M N τ ell step loss just_enough forward mistake"
    ]
    F = fixed("the number of mistakes with a step shorter than C")
    B = fixed("the number of mistakes with a step as long as C")

    @Row(
        "update", T, kinds=(("full step", F), ("capped step", B), ("close", N)), about="run u radius2 C kappa",
        kind=lambda w, x, y, tau, C: 2 if right(w, x, y) else 1 if tau == C else 0, **TOLD,
    )  # fmt: skip
    def updates(run, target):
        for r in run.rounds():
            if run.learner.mistaken(r.prediction, r.y) == right(r.state, r.x, r.y):
                raise OtherLearner(
                    f"{run.learner} predicts {r.prediction} of {r.x}, and its weights do not", run.learner
                )
        C, u = run.learner.C, checked_target(target, run.examples.dimension)
        return told(run, u, C=C, kappa=min(C, number(Fraction(1) / run.examples.radius2)))

    ell_u = of_step("the loss of u at an update: max(0, 1 − y⟨u, x⟩)", lambda u, x, y: max(0, 1 - y * inner(u, x)))
    C = fixed("the longest step of PA-I")
    κ = fixed("the smaller of 1/R² and C")
    U_T = updates.sum(ell_u, "the losses of u at the updates, added up")

    loss_of_u = define(ell_u >= 1 - y * dot(u, x))
    no_negative_loss = define(ell_u >= 0)
    at_the_cap = does(τ == C)
    up_to_the_cap = does(τ <= C)
    no_more_than_enough = does(τ * norm2(x) <= ell)
    positive_κ = define(κ > 0)
    κ_at_most_1_R2 = define(κ * R**2 <= 1, "κ at most 1/R²")
    κ_at_most_C = define(κ <= C)
    counted = define(M == F + B)

    closer = norm2(u - w.next) <= norm2(u - w) - τ * ell + 2 * τ * ell_u
    moved = step, label, loss, loss_of_u, forward
    full = have(closer, moved, just_enough, name="closer to u")
    cut = have(closer, moved, no_more_than_enough, name="closer to u")
    wrong_by_1 = have(ell >= 1, loss, mistake)
    long_enough = have(κ * ell <= τ, just_enough, radius, forward, positive_κ, κ_at_most_1_R2)
    full_is_worth_κ = have(τ * ell >= κ, positive_κ, wrong_by_1, long_enough, name="worth κ")
    cut_is_worth_κ = have(τ * ell >= κ, positive_κ, κ_at_most_C, at_the_cap, wrong_by_1, name="worth κ")
    closer_by_κ = norm2(u - w.next) <= norm2(u - w) + 2 * C * ell_u - κ
    full_step = have(closer_by_κ, no_negative_loss, up_to_the_cap, full, full_is_worth_κ, name="closer by κ")
    charged_C = have(τ * ell_u == C * ell_u, at_the_cap)
    capped_step = have(closer_by_κ, charged_C, cut, cut_is_worth_κ, name="closer by κ")
    no_loss_gained = have(τ * ell >= 0, forward, no_more_than_enough)
    no_further_away = have(
        norm2(u - w.next) <= norm2(u - w) + 2 * C * ell_u, no_negative_loss, up_to_the_cap, no_loss_gained, cut
    )
    in_the_end = updates.total(full_step, capped_step, no_further_away)
    mistakes_of_PA_I = have(κ * M <= norm2(u) + 2 * C * U_T, counted, in_the_end, name="mistakes of PA-I")


class SoftenedSteps(Theory):
    """PA-II on any data: d·Σℓ² ≤ (R² + d)(d‖u‖² + Σℓ_u²) for any u, where d = 1/(2C)."""

    T, w, x, y, u, R, label, radius, τ, ell, step, loss, forward = SquaredLosses[
        "T w x y u R label radius τ ell step loss forward"
    ]
    ell_u, loss_of_u = CappedSteps.ell_u, CappedSteps.loss_of_u

    @Row("update", T, about="run u radius2 d", **TOLD)
    def updates(run, target):
        u = checked_target(target, run.examples.dimension)
        return told(run, u, d=number(Fraction(1, 2) / run.learner.C))

    d = fixed("1/(2C) for the C of PA-II")
    Q_T = updates.sum(ell**2, "the squared losses of w at the updates, added up", squares)
    V_T = updates.sum(ell_u**2, "the squared losses of u at the updates, added up")

    softened_step = does(τ * (norm2(x) + d) == ell)
    softness = define(d > 0)
    closer_to_u = have(
        norm2(u - w.next) <= norm2(u - w) - τ * ell + 2 * τ * ell_u - d * τ**2,
        step, label, loss, loss_of_u, softened_step, forward,
    )  # fmt: skip
    losses_traded = have(d * norm2(u - w.next) <= d * norm2(u - w) - d * τ * ell + ell_u**2, softness, closer_to_u)
    worth = have(ell**2 <= (R**2 + d) * τ * ell, softened_step, radius, softness)
    scaled = have(
        (R**2 + d) * (d * norm2(u - w.next) + d * τ * ell - ell_u**2) <= (R**2 + d) * d * norm2(u - w),
        softness,
        losses_traded,
    )
    weighed = have(d * ell**2 <= d * (R**2 + d) * τ * ell, softness, worth)
    never_grows = have(
        (R**2 + d) * (d * norm2(u - w.next) - ell_u**2) + d * ell**2 <= (R**2 + d) * d * norm2(u - w), scaled, weighed
    )
    in_the_end = updates.total(never_grows)
    squared_losses = have(
        d * Q_T <= (R**2 + d) * (d * norm2(u) + V_T), softness, in_the_end, name="squared losses of PA-II"
    )


letters = Notation(SquaredLosses, CappedSteps, SoftenedSteps)
_a, _c, _s = SquaredLosses, CappedSteps, SoftenedSteps
# The letters as the kernel has them, for claims beside the theories.
M, N, R, u, w, x, y, tau, ell, Q_T = (one.value for one in _a["M N R u w x y τ ell Q_T"])
C, kappa, U_T, d, V_T = (one.value for one in (_c.C, _c.κ, _c.U_T, _s.d, _s.V_T))

SOURCE = "Crammer, Dekel, Keshet, Shalev-Shwartz and Singer 2006"
BEYOND = "margin surplus", "updates on examples to which u gives more than it has to"
LEFT = "distance left", "the last weights are not u"
SHORT = "short examples", "updates on examples shorter than R"
SMALL = "κ too small", "mistakes that are worth more than κ"


@statement
def squared_losses() -> Theorem:
    """Σℓ² ≤ R²‖u‖² for every u with y⟨u, x⟩ ≥ 1: each update brings w closer to u, by ℓ²/R² at least."""
    causes = {"radius · ‖τ·x‖²": SHORT, "margin 1 · a step forward": BEYOND, "‖R·u - R·w_T‖²": LEFT}
    name = "Squared losses of passive–aggressive learning"
    return theorem(name, SOURCE, _a.squared_losses, count=_a.Q_T, counted="squared loss", causes=causes)


@statement
def mistakes() -> Proved:
    """M ≤ R²‖u‖², the Perceptron's bound, for the mistakes of passive–aggressive learning."""
    return _a.mistakes.proof


@statement
def capped() -> Theorem:
    """PA-I on any data: κM ≤ ‖u‖² + 2C·Σℓ_u for any u, where κ is at most 1/R² and at most C."""
    causes = {
        "radius · a step forward · positive κ": SHORT,
        "mistake": ("overshoot", "mistakes on examples that were on the wrong side, not just on the line"),
        "loss of u · a step forward": BEYOND,
        "a step forward · no more than enough": ("steps cut short", "updates that C keeps from doing more"),
        "‖x‖² · τ²": ("right but close", "updates that were no mistakes, and bring w closer to u all the same"),
        "no negative loss · up to the cap": ("losses charged in full", "losses of u, charged as if τ were C"),
        "κ at most C": SMALL,
        "a step forward · κ at most 1/R²": SMALL,
        "‖u - w_T‖²": LEFT,
    }
    return theorem("Mistakes of PA-I", SOURCE, _c.mistakes_of_PA_I, count=_c.M, counted="mistake", causes=causes)


@statement
def softened() -> Theorem:
    """PA-II on any data: d·Σℓ² ≤ (R² + d)(d‖u‖² + Σℓ_u²) for any u, where d = 1/(2C)."""
    causes = {
        "radius · softness · τ²": SHORT,
        "radius · ‖x‖² · τ²": SHORT,
        "loss of u · a step forward": BEYOND,
        "(d·τ - ell_u)²": ("losses that differ", "updates at which the loss of u is not d times τ"),
        "‖R·u - R·w_T‖² · softness": LEFT,
        "‖d·u - d·w_T‖²": LEFT,
    }
    return theorem(
        "Squared losses of PA-II", SOURCE, _s.squared_losses, count=_s.Q_T, counted="squared loss", causes=causes
    )
