"""A threshold as the weight of a dummy input D, and what it costs: at most 4 r² ‖v‖² / γ² mistakes for D = r.

v and θ separate the examples: y(⟨v, x⟩ − θ) ≥ γ > 0, and ‖x‖ ≤ r.  The dummy is one more direction, a unit vector e at
right angles to everything: the lifted example is x + De, the lifted target u = v + te with tD = −θ, so that scores and
margins stay.  The Perceptron then starts at 0 among the lifted examples, whose radius is R.
"""

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theory import (
    Notation,
    Theory,
    assume,
    define,
    does,
    dot,
    fixed,
    have,
    known,
    lemma,
    norm2,
    of_step,
)


class DummyInput(Theory):
    """M γ² ≤ (r² + D²)(‖v‖² + t²) for every dummy D, and M γ² ≤ 4r²‖v‖² for D = r, where t² is at most ‖v‖²."""

    M, y, γ = PerceptronBound["M y γ"]
    x = of_step("an example before it is lifted; in the mistake bound, and there only, a lifted one", vector=True)
    w = of_step("weights before they are lifted; in the mistake bound, and there only, lifted ones", vector=True)
    w_next, w_M = (
        fixed("the lifted weights: after a mistake, and in the end", vector=True, name="w^+"),
        fixed("the lifted weights: after a mistake, and in the end", vector=True),
    )
    w_0 = of_step("a threshold with its sign turned, the number that is added to a score")
    e = fixed("the direction of the dummy input, a unit vector at right angles to everything before", vector=True)
    D, t = fixed("the dummy input"), fixed("the dummy's weight")
    v = fixed("the target before it is lifted", vector=True)
    θ = fixed("the threshold of the target")
    u = fixed("the lifted target", vector=True)
    r = fixed("the radius of a ball about the origin that holds the examples before they are lifted")
    R = fixed("the radius of a ball about the origin that holds the lifted examples")
    p, q = (
        fixed("a positive example, before it is lifted", vector=True),
        fixed("a negative example, before it is lifted", vector=True),
    )

    # a lifted score is the old one, and Pythagoras, twice

    axis, weight_of_the_dummy = define(norm2(e) == 1), define(w_0 == t * D)
    x_across, w_across, v_across = define(dot(e, x) == 0), define(dot(e, w) == 0), define(dot(e, v) == 0)
    same_score = have(dot(w + t * e, x + D * e) == dot(w, x) + w_0, axis, x_across, w_across, weight_of_the_dummy)
    length_of_the_example = have(norm2(x + D * e) == norm2(x) + D**2, axis, x_across, name="example's length")
    length_of_the_target = have(norm2(v + t * e) == norm2(v) + t**2, axis, v_across, name="target's length")

    # the Perceptron's bound, lifted

    lifted_radius, lifted_target = define(R**2 == r**2 + D**2), define(norm2(u) == norm2(v) + t**2)
    mistake_bound = known(lambda: perceptron.mistake_bound().conclusion, M, y, γ, w_next, w_M)
    any_dummy = have(M * γ**2 <= (r**2 + D**2) * (norm2(v) + t**2), lifted_radius, lifted_target, mistake_bound)

    # a threshold between a positive p and a negative q is no further out than examples can be

    p_in_the_ball, q_in_the_ball = assume(norm2(p) <= r**2), assume(norm2(q) <= r**2)
    p_is_short = have(
        dot(v, p) ** 2 <= norm2(v) * r**2, p_in_the_ball, lemma(perceptron.cauchy_schwarz, at={"u": v, "w": p})
    )
    q_is_short = have(
        dot(v, q) ** 2 <= norm2(v) * r**2, q_in_the_ball, lemma(perceptron.cauchy_schwarz, at={"u": v, "w": q})
    )
    p_above, q_below = assume(dot(v, p) > θ), assume(dot(v, q) < θ)
    in_reach = have(θ**2 <= norm2(v) * r**2, p_above, q_below, p_is_short, q_is_short)
    dummy, threshold_of_the_target, some_example = does(D == r), define(θ == -t * D), assume(r > 0)
    tilt = have(t**2 <= norm2(v), dummy, threshold_of_the_target, some_example, in_reach)
    dummy_as_large_as_the_data = have(M * γ**2 <= 4 * r**2 * norm2(v), dummy, any_dummy, tilt)


letters = Notation(DummyInput)
# The letters as the kernel has them, for claims beside the theory.
D, t, r, theta = (one.value for one in DummyInput["D t r θ"])


@statement
def same_score() -> Proved:
    """⟨w + te, x + De⟩ = ⟨w, x⟩ + w₀ for tD = w₀: the lifted score is the old one."""
    return DummyInput.same_score.proof


@statement
def lengths() -> tuple[Proved, Proved]:
    """‖x + De‖² = ‖x‖² + D², and ‖v + te‖² = ‖v‖² + t²: Pythagoras, twice."""
    return DummyInput.length_of_the_example.proof, DummyInput.length_of_the_target.proof


@statement
def any_dummy() -> Proved:
    """M γ² ≤ (r² + D²)(‖v‖² + t²), for every dummy input."""
    return DummyInput.any_dummy.proof


@statement
def in_reach() -> Proved:
    """θ² ≤ ‖v‖² r²: a threshold between a positive p and a negative q is no further out than examples can be."""
    return DummyInput.in_reach.proof


@statement
def tilt() -> Proved:
    """t² ≤ ‖v‖² for D = r: the dummy's weight is no larger than the target is long."""
    return DummyInput.tilt.proof


@statement
def as_large_as_the_data() -> Proved:
    """M γ² ≤ 4 r² ‖v‖² for D = r: four times the mistake bound without a threshold."""
    return DummyInput.dummy_as_large_as_the_data.proof
