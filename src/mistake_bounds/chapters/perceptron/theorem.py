"""The Perceptron's mistake bound (Block 1962, Novikoff 1962): M γ² ≤ R² ‖u‖².

At a mistake on (x, y) the weights w become w⁺ = w + yx.  u is any vector that separates the examples:
y⟨u, x⟩ ≥ γ > 0; R is the radius of a ball about the origin that holds them.  No square root, no unit
vector: the bound is homogeneous, so that integers stay integers.
"""

from collections.abc import Sequence
from fractions import Fraction
from pkgutil import resolve_name

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    assume,
    assumption,
    cases,
    claim,
    definition,
    dot,
    instantiate,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.largest import largest
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters, M, gamma, y
from mistake_bounds.theorem.reading import Reading, of_updates
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or
from mistake_bounds.theorem.theorem import Kind, Theorem

letters = Letters(LABELLED, RUN)
w, w_next, w_M = letters.vectors(
    "w w^+ w_M", "the weights: before a mistake, after it, and in the end", "`step.before`, `step.after`, `run.weights`"
)
x = letters.vectors("x", "an example, a row of numbers", "`step.x`")
u = letters.vectors(
    "u", "the target: a vector that separates the examples, of any length", "the argument of `theorem.on(run, u)`"
)
R = letters("R", "the radius of a ball about the origin that holds all x", "`examples.radius2` is R²")

UPDATE = own_step(VectorEq(w_next, w + y * x), "update")
LABEL = definition(Eq(y**2, 1), "label")
MISTAKE = own_step(y * dot(w, x) <= 0, "mistake")
RADIUS = assumption(norm2(x) <= R**2, "radius")
MARGIN = assumption(y * dot(u, x) >= gamma, "margin")

PROGRESS = claim(dot(u, w_next) >= dot(u, w) + gamma, "progress")
GROWTH = claim(norm2(w_next) <= norm2(w) + R**2, "growth")
BOUND = claim(M * gamma**2 <= R**2 * norm2(u), "mistake bound")

STATE = ((w, ZERO, w_next, w_M),)
FIXED = (u, gamma, R)

CAUSES = {
    "radius": ("short examples", "mistakes on examples shorter than R"),
    "mistake": ("overshoot", "mistakes on examples that were on the wrong side, not just on the line"),
    "Cauchy–Schwarz": ("angle", "the final weights do not point along u"),
    "margin": ("margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ"),
}


@statement
def cauchy_schwarz() -> Proved:
    """⟨u, w⟩² ≤ ‖u‖² ‖w‖², from nothing but ‖z‖² ≥ 0: once for u = 0 and once for u ≠ 0.

    >>> cauchy_schwarz().given
    frozenset()
    """
    a = dot(u, w)
    claimed = claim(dot(u, w) ** 2 <= norm2(u) * norm2(w), "Cauchy–Schwarz")
    two_more = prove(norm2(w) + 2 > 0, name="two more")
    on_zero = prove(claimed, given={"u = 0": Eq(norm2(u), 0)}, using=[two_more, a * w - (norm2(w) + 1) * u])
    on_positive = prove(claimed, given={"u ≠ 0": norm2(u) > 0}, using=[norm2(u) * w - a * u])
    return cases(on_zero, on_positive, prove(norm2(u) >= 0))


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M γ² ≤ R² ‖u‖² for the Perceptron started at w = 0.

    >>> mistake_bound().conclusion.claim
    mistake bound: M·γ² ≤ R²·‖u‖²
    """
    progress = prove(PROGRESS, given=[UPDATE, MARGIN])
    growth = prove(GROWTH, given=[UPDATE, LABEL, MISTAKE, RADIUS])
    total_progress = telescope(dot(u, w), ((progress, M),), STATE, FIXED, at_least=True, name="total progress")
    total_growth = telescope(norm2(w), ((growth, M),), STATE, FIXED, at_least=False, name="total growth")
    schwarz = instantiate(cauchy_schwarz(), {w: w_M})
    none = prove(BOUND, given={"no mistake": Eq(M, 0)})
    some = prove(
        BOUND,
        given=[assumption(M > 0, "some mistake"), assumption(gamma > 0, "positive margin")],
        using=[total_progress, total_growth, schwarz],
    )
    return Theorem(
        name="Perceptron mistake bound",
        source="Block 1962; Novikoff 1962",
        kinds=(Kind("", (UPDATE, LABEL, MISTAKE, RADIUS, MARGIN), (progress, growth)),),
        sums=(total_progress, total_growth),
        facts=(schwarz,),
        conclusion=cases(none, some, assume(definition(M >= 0, "a count"))),
        count="M",
        read=read,
        causes=CAUSES,
    )


def read(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Reading:
    """A run in the theorem's words, for the separator ``target``.

    γ is the margin of the target on the run's examples unless given, R² their largest squared length.
    Raise `NotSeparated`, with the example, if γ ≤ 0, and `BadTarget` for a target of another length.  Of a
    Perceptron in another space its ``read_with`` names the function that reads w and x, such as "package.module:name".
    """
    if elsewhere := getattr(run.learner, "read_with", None):
        return resolve_name(elsewhere)(run, target, margin, radius2)
    examples = run.examples
    target = checked_target(target, run.examples.dimension)
    gamma_ = number_or("margin", margin, lambda: examples.margin(target))
    r2 = number_or("radius2", radius2, lambda: examples.radius2)
    if gamma_ <= 0:
        raise NotSeparated(min(examples, key=lambda e: e[1] * inner(target, e[0])), gamma_)
    fixed = {"u": target, "gamma": gamma_, "R^2": r2}
    return Reading(of_updates(run, fixed).mistakes, {"w_M": run.weights, "M": len(run.mistakes), **fixed})


def perceptron_bound(examples: Examples, u: Sequence[Number]) -> Fraction:
    """The largest number of mistakes that the Perceptron's theorem allows on examples that u separates: R²‖u‖²/γ².

    >>> perceptron_bound(Examples([(2, 1), (1, 3)], [+1, -1]), (2, -1))
    Fraction(50, 1)
    """
    values = {"R^2": examples.radius2, "u": tuple(u), "gamma": examples.margin(u)}
    return largest(mistake_bound().conclusion.claim, "M", values)
