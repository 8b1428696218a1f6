"""The Perceptron's mistake bound (Block 1962, Novikoff 1962): M γ² ≤ R² ‖u‖².

No square root, no unit vector: the bound is homogeneous, so that integers stay integers.
"""

from collections.abc import Sequence
from fractions import Fraction
from pkgutil import resolve_name

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.play import Run
from mistake_bounds.proof import Eq, Proved, cases, claim, prove, statement
from mistake_bounds.proof import dot as dot_
from mistake_bounds.proof import norm2 as norm2_
from mistake_bounds.theorem.largest import largest
from mistake_bounds.theorem.reading import Reading, check_weights
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    by_cases,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    lemma,
    norm2,
    of_step,
    state,
    theorem,
)

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
    a = dot_(u, w)
    claimed = claim(a**2 <= norm2_(u) * norm2_(w), "Cauchy–Schwarz")
    two_more = prove(norm2_(w) + 2 > 0, name="two more")
    on_zero = prove(claimed, given={"u = 0": Eq(norm2_(u), 0)}, using=[two_more, a * w - (norm2_(w) + 1) * u])
    on_positive = prove(claimed, given={"u ≠ 0": norm2_(u) > 0}, using=[norm2_(u) * w - a * u])
    return cases(on_zero, on_positive, prove(norm2_(u) >= 0))


def separated(run, target, margin=None, radius2=None) -> dict[str, object]:
    """What a run of weights is about, where the target separates its examples; else `NotSeparated`."""
    examples = run.examples
    check_weights(run)
    u = checked_target(target, examples.dimension)
    gamma = number_or("margin", margin, lambda: examples.margin(u))
    radius2 = number_or("radius2", radius2, lambda: examples.radius2)
    if gamma <= 0:
        raise NotSeparated(min(examples, key=lambda e: e[1] * inner(u, e[0])), gamma)
    return {"run": run, "u": u, "gamma": gamma, "radius2": radius2}


class PerceptronBound(Theory):
    """M γ² ≤ R² ‖u‖²: at a mistake on (x, y) the weights w become w⁺ = w + yx; u separates the examples by γ."""

    M = fixed("the number of mistakes", lambda run: len(run.mistakes))

    @Row("mistake", M, gives="w x y", changes="w", about="run u gamma radius2")
    def mistakes(run, target, margin=None, radius2=None):
        if elsewhere := getattr(run.learner, "read_with", None):
            yield from resolve_name(elsewhere)(run, target, margin, radius2)
            return
        yield separated(run, target, margin, radius2)
        yield from ({"w": step.before, "x": step.x, "y": step.y} for step in run.steps)
        yield {"w": run.weights}

    w = state("the weights: before a mistake, after it, and in the end", start=0, vector=True)
    x = of_step("an example, a row of numbers", vector=True)
    y = of_step("the label of an example, 1 or −1")
    u = fixed("the target: a vector that separates the examples, of any length", vector=True)
    γ = fixed("the margin of u: the least y⟨u, x⟩")
    R = fixed("the radius of a ball about the origin that holds all x", square=lambda radius2: radius2)

    update = does(w.next == w + y * x)
    label = define(y**2 == 1)
    mistake = does(y * dot(w, x) <= 0)
    radius = assume(norm2(x) <= R**2)
    margin = assume(y * dot(u, x) >= γ)

    progress = calc(dot(u, w.next)).eq(dot(u, w) + y * dot(u, x), update).ge(dot(u, w) + γ, margin)
    growth = (
        calc(norm2(w.next))
        .eq(norm2(w) + 2 * y * dot(w, x) + norm2(x), update, label)
        .le(norm2(w) + norm2(x), mistake)
        .le(norm2(w) + R**2, radius)
    )
    total_progress = mistakes.total(progress)  # ⟨u, w_M⟩ ≥ Mγ
    total_growth = mistakes.total(growth)  # ‖w_M‖² ≤ MR²
    schwarz = lemma(cauchy_schwarz, at={"u": u, "w": w.last})
    bound = M * γ**2 <= R**2 * norm2(u)
    some_mistake, positive_margin = assume(M > 0), assume(γ > 0)
    mistake_bound = by_cases(
        have(bound, define(M == 0, "no mistake")),
        have(bound, total_progress, total_growth, schwarz, some_mistake, positive_margin),
        define(M >= 0, "a count"),
    )


letters = Notation(PerceptronBound)
# The letters and hypotheses as the kernel has them, for proofs beside the theory.
M, w, x, y, u, R, gamma = (one.value for one in PerceptronBound["M w x y u R γ"])
w_next, w_M = PerceptronBound.w.next.value, PerceptronBound.w.last.value
UPDATE, LABEL, MISTAKE = PerceptronBound.update.claim, PerceptronBound.label.claim, PerceptronBound.mistake.claim
RADIUS = PerceptronBound.radius.claim
BOUND = claim(PerceptronBound.bound.value, "mistake bound")
STATE, FIXED = ((w, PerceptronBound.w.start.value, w_next, w_M),), (u, gamma, R)


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M γ² ≤ R² ‖u‖² for the Perceptron started at w = 0."""
    return theorem(
        "Perceptron mistake bound", "Block 1962; Novikoff 1962", PerceptronBound.mistake_bound, causes=CAUSES
    )


def read(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Reading:
    """A run in the theorem's words, for the separator ``target``.

    γ is the margin of the target on the run's examples unless given, R² their largest squared length.
    Raise `NotSeparated`, with the example, if γ ≤ 0, and `BadTarget` for a target of another length.  Of a
    Perceptron in another space its ``read_with`` names the generator of what the row of mistakes gives, such as
    "package.module:name".
    """
    return mistake_bound().read(run, target, margin, radius2)


def perceptron_bound(examples: Examples, u: Sequence[Number]) -> Fraction:
    """The largest number of mistakes that the Perceptron's theorem allows on examples that u separates: R²‖u‖²/γ².

    >>> perceptron_bound(Examples([(2, 1), (1, 3)], [+1, -1]), (2, -1))
    Fraction(50, 1)
    """
    values = {"R^2": examples.radius2, "u": tuple(u), "gamma": examples.margin(u)}
    return largest(mistake_bound().conclusion.claim, "M", values)
