"""A threshold as the weight of a dummy input D, and what it costs: at most 4 r² ‖v‖² / γ² mistakes for D = r.

v and θ separate the examples: y(⟨v, x⟩ − θ) ≥ γ > 0, and ‖x‖ ≤ r.  The dummy is one more direction, a unit vector e at
right angles to everything: the lifted example is x + De, the lifted target u = v + te with tD = −θ, so that scores and
margins stay.  The Perceptron then starts at 0 among the lifted examples, whose radius is R.
"""

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import M, gamma
from mistake_bounds.proof import (
    Eq,
    Proved,
    assumption,
    claim,
    definition,
    dot,
    instantiate,
    norm2,
    own_step,
    prove,
    statement,
)
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters

LIFTED = Letters()
letters = Letters(LIFTED, LABELLED, RUN)
LIFTED.vectors("w^+ w_M", "the lifted weights: after a mistake, and in the end", "`step.after`, `run.weights`")
x = letters.vectors(
    "x", "an example before it is lifted; in the mistake bound, and there only, a lifted one", "`step.x`"
)
w = letters.vectors("w", "weights before they are lifted; in the mistake bound, and there only, lifted ones")
w_0 = letters("w_0", "a threshold with its sign turned, the number that is added to a score")
e = letters.vectors("e", "the direction of the dummy input, a unit vector at right angles to everything before")
D = letters("D", "the dummy input", "the argument of `examples.with_dummy(D)`")
t = letters("t", "the dummy's weight")
v = letters.vectors("v", "the target before it is lifted", "all but the last entry of u")
theta = letters("theta", "the threshold of the target")
u = letters.vectors("u", "the lifted target", "the argument of `theorem.on(run, u)`")
r = letters("r", "the radius of a ball about the origin that holds the examples before they are lifted")
R = letters("R", "the radius of a ball about the origin that holds the lifted examples", "`examples.radius2` is R²")
p = letters.vectors("p", "a positive example, before it is lifted")
q = letters.vectors("q", "a negative example, before it is lifted")

AXIS = definition(Eq(norm2(e), 1), "axis")
X_ACROSS = definition(Eq(dot(e, x), 0), "x across")
W_ACROSS = definition(Eq(dot(e, w), 0), "w across")
V_ACROSS = definition(Eq(dot(e, v), 0), "v across")
THRESHOLD = definition(Eq(w_0, t * D), "weight of the dummy")
TARGETS_THRESHOLD = definition(Eq(theta, -t * D), "threshold of the target")
LIFTED_RADIUS = definition(Eq(R**2, r**2 + D**2), "lifted radius")
LIFTED_TARGET = definition(Eq(norm2(u), norm2(v) + t**2), "lifted target")
DUMMY = own_step(Eq(D, r), "dummy")


@statement
def same_score() -> Proved:
    """⟨w + te, x + De⟩ = ⟨w, x⟩ + w₀ for tD = w₀: the lifted score is the old one.

    >>> same_score().claim
    same score: ⟨D·e + x, t·e + w⟩ = ⟨w, x⟩ + w_0
    """
    lifted = dot(w + t * e, x + D * e)
    return prove(claim(Eq(lifted, dot(w, x) + w_0), "same score"), given=[AXIS, X_ACROSS, W_ACROSS, THRESHOLD])


@statement
def lengths() -> tuple[Proved, Proved]:
    """‖x + De‖² = ‖x‖² + D², and ‖v + te‖² = ‖v‖² + t²: Pythagoras, twice.

    >>> lengths()[1].claim
    target's length: ‖t·e + v‖² = ‖v‖² + t²
    """
    row, target = norm2(x + D * e), norm2(v + t * e)
    return (
        prove(claim(Eq(row, norm2(x) + D**2), "example's length"), given=[AXIS, X_ACROSS]),
        prove(claim(Eq(target, norm2(v) + t**2), "target's length"), given=[AXIS, V_ACROSS]),
    )


@statement
def any_dummy() -> Proved:
    """M γ² ≤ (r² + D²)(‖v‖² + t²), for every dummy input.

    >>> any_dummy().claim
    any dummy: M·γ² ≤ (D² + r²)·(‖v‖² + t²)
    """
    bound = claim(M * gamma**2 <= (r**2 + D**2) * (norm2(v) + t**2), "any dummy")
    return prove(bound, given=[LIFTED_RADIUS, LIFTED_TARGET], using=[perceptron.mistake_bound().conclusion])


@statement
def in_reach() -> Proved:
    """θ² ≤ ‖v‖² r²: a threshold between a positive p and a negative q is no further out than examples can be.

    >>> in_reach().claim
    in reach: θ² ≤ r²·‖v‖²
    """
    above, below = assumption(dot(v, p) > theta, "p above"), assumption(dot(v, q) < theta, "q below")
    short = [_short(p, "p"), _short(q, "q")]
    return prove(claim(theta**2 <= norm2(v) * r**2, "in reach"), given=[above, below], using=short)


def _short(example, name: str) -> Proved:
    """⟨v, p⟩² ≤ ‖v‖² r², because ‖p‖ ≤ r."""
    schwarz = instantiate(perceptron.cauchy_schwarz(), {u: v, w: example})
    inside = assumption(norm2(example) <= r**2, f"{name} in the ball")
    return prove(claim(dot(v, example) ** 2 <= norm2(v) * r**2, f"{name} is short"), [inside], [schwarz])


@statement
def tilt() -> Proved:
    """t² ≤ ‖v‖² for D = r: the dummy's weight is no larger than the target is long.

    >>> tilt().claim
    tilt: t² ≤ ‖v‖²
    """
    some = assumption(r > 0, "some example")
    return prove(claim(t**2 <= norm2(v), "tilt"), given=[DUMMY, TARGETS_THRESHOLD, some], using=[in_reach()])


@statement
def as_large_as_the_data() -> Proved:
    """M γ² ≤ 4 r² ‖v‖² for D = r: four times the mistake bound without a threshold.

    >>> as_large_as_the_data().claim
    dummy as large as the data: M·γ² ≤ 4·r²·‖v‖²
    """
    bound = claim(M * gamma**2 <= 4 * r**2 * norm2(v), "dummy as large as the data")
    return prove(bound, given=[DUMMY], using=[any_dummy(), tilt()])
