"""The Perceptron with a margin: T γ² ≤ (R² + 2β)‖u‖² for its updates, and a promise about the weights it ends with.

At an update w becomes w⁺ = w + yx, and y⟨w, x⟩ ≤ β; there are T of them, from w = 0.  u separates the examples with
y⟨u, x⟩ ≥ γ > 0, and R is the radius of a ball about the origin that holds them.  s is the least y⟨w_T, x⟩ of the
examples in the end: after a clean pass it is more than β.  g is γ/‖u‖ and h is s/‖w_T‖.
"""

from dataclasses import replace
from functools import partial

from mistake_bounds.chapters.perceptron.theorem import PerceptronBound, cauchy_schwarz, separated
from mistake_bounds.proof import Proved, statement
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
    read,
    state,
    theorem,
)


class MarginPerceptronBound(Theory):
    """T γ² ≤ (R² + 2β)‖u‖², and s ≥ β/(R² + 2β) of any margin, squared and multiplied out."""

    T = fixed("the number of updates", lambda run: len(run.updates))

    @Row("update", T, gives="w x y", changes="w", about="run u gamma radius2 beta")
    def updates(run, target):
        yield separated(run, target) | {"beta": run.learner.beta}
        yield from ({"w": step.before, "x": step.x, "y": step.y} for step in run.steps)
        yield {"w": run.weights}

    x, y, γ, R = PerceptronBound["x y γ R"]
    w = state("the weights: before an update, after it, and in the end", start=0, last="w_T", vector=True)
    u = fixed("the target, a vector to compare with", vector=True)
    β = fixed("the score that is to be exceeded: an update wherever y⟨w, x⟩ ≤ β")
    s = fixed("the least y⟨w, x⟩ of the final weights", lambda run: run.examples.margin(run.weights))

    update = does(w.next == w + y * x)
    label = define(y**2 == 1)
    close = does(y * dot(w, x) <= β)
    radius = assume(norm2(x) <= R**2)
    margin = assume(y * dot(u, x) >= γ)
    no_negative_β = does(β >= 0)
    a_count = define(T >= 0)
    positive_margin = assume(γ > 0)

    progress = calc(dot(u, w.next)).eq(dot(u, w) + y * dot(u, x), update).ge(dot(u, w) + γ, margin)
    growth = (
        calc(norm2(w.next))
        .eq(norm2(w) + 2 * y * dot(w, x) + norm2(x), update, label)
        .le(norm2(w) + 2 * β + norm2(x), close)
        .le(norm2(w) + R**2 + 2 * β, radius)
    )
    total_progress = updates.total(progress)  # ⟨u, w_T⟩ ≥ Tγ
    total_growth = updates.total(growth)  # ‖w_T‖² ≤ T(R² + 2β)
    schwarz = lemma(cauchy_schwarz, at={"u": u, "w": w.last})
    bound = T * γ**2 <= (R**2 + 2 * β) * norm2(u)
    update_bound = by_cases(
        have(bound, define(T == 0, "no update"), no_negative_β),
        have(bound, define(T > 0, "some update"), positive_margin, total_progress, total_growth, schwarz),
        a_count,
    )

    ceiling = have(T**2 * γ**2 <= norm2(u) * norm2(w.last), total_progress, schwarz, a_count, positive_margin)
    short_weights = have(
        γ**2 * norm2(w.last) <= (R**2 + 2 * β) ** 2 * norm2(u), no_negative_β, total_growth, update_bound
    )
    clean_pass = assume(s > β)
    far = have(s**2 >= β**2, clean_pass, no_negative_β)
    share_of_the_margin = have(β**2 * γ**2 * norm2(w.last) <= s**2 * (R**2 + 2 * β) ** 2 * norm2(u), far, short_weights)


class Shares(Theory):
    """The same for g = γ/‖u‖ and h = s/‖w_T‖, which are no fractions: h ≥ β/(R² + 2β) · g."""

    w, u, β, γ, s, R = MarginPerceptronBound["w u β γ s R"]
    g = fixed("γ/‖u‖, the margin of u in units of its length")
    h = fixed("the margin that the final weights reach, in units of their length")

    per_length = (
        define(g**2 * norm2(u) == γ**2, "margin per length"),
        define(h**2 * norm2(w.last) == s**2, "margin reached per length"),
    )
    some_length = assume(norm2(u) > 0, "a target of some length"), assume(norm2(w.last) > 0, "weights of some length")
    signs = define(g > 0, "positive margin per length"), define(h >= 0, "no negative margin per length")
    positive_β = does(β > 0)
    squared = have(
        (g * β) ** 2 <= (h * (R**2 + 2 * β)) ** 2, per_length, some_length, MarginPerceptronBound.share_of_the_margin
    )
    share_of_any_margin = have(
        h * (R**2 + 2 * β) >= g * β, positive_β, squared, have(h * (R**2 + 2 * β) + g * β > 0, signs, positive_β)
    )
    a_third = have(h >= g / 3, does(β == R**2, "β is R²"), positive_β, share_of_any_margin)


letters = Notation(MarginPerceptronBound, Shares)
_a = MarginPerceptronBound
# The letters as the kernel has them, for claims beside the theory.
T, R, u, beta, gamma, s = (one.value for one in _a["T R u β γ s"])
w_T = _a.w.last.value


@statement
def updates() -> Theorem:
    """T γ² ≤ (R² + 2β) ‖u‖²; with β = 0 it is the bound of Block and Novikoff.  A run is read for `share` as well."""
    causes = {
        "radius": ("short examples", "updates on examples shorter than R"),
        "close": ("overshoot", "updates on examples with a score below β, not just at it"),
        "Cauchy–Schwarz": ("angle", "the final weights do not point along u"),
        "margin": ("margin surplus", "updates on examples with a score y⟨u, x⟩ above γ"),
    }
    source = "Block 1962; Novikoff 1962; Krauth and Mézard 1987"
    bound = theorem("Updates of the margin Perceptron", source, _a.update_bound, causes=causes)
    return replace(bound, read=partial(read, _a.share_of_the_margin))


@statement
def ceiling() -> Proved:
    """T²γ² ≤ ‖u‖²‖w_T‖² for every u with a margin: nothing separates with more than ‖w_T‖/T, which a run shows."""
    return _a.ceiling.proof


@statement
def short() -> Proved:
    """γ²‖w_T‖² ≤ (R² + 2β)²‖u‖²: the weights do not get long."""
    return _a.short_weights.proof


@statement
def share() -> Proved:
    """s/‖w_T‖ ≥ β/(R² + 2β) · γ/‖u‖ where s > β, as after a clean pass; squared and multiplied out."""
    return _a.share_of_the_margin.proof


@statement
def of_any_margin() -> Proved:
    """The same for g = γ/‖u‖ and h = s/‖w_T‖, which are no fractions: h ≥ β/(R² + 2β) · g, where β > 0."""
    return Shares.share_of_any_margin.proof


@statement
def third() -> Proved:
    """With β = R² a third of any margin: h ≥ g/3."""
    return Shares.a_third.proof
