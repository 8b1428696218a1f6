"""Mirror descent in one proof: each mistake brings the weights nearer to the target by at least so much.

Near is what a *distance* D says, a term in the learner's state.  A mistake lowers it by what the mistake is *worth*,
and it never gets below a *least* value: so there are few mistakes.  `potential_bound` is that proof; the
Perceptron, the learner with exponents and Winnow call it (Kivinen and Warmuth 1997; Grove, Littlestone and Schuurmans
2001).

w are the weights and u is the target, with y⟨u, x⟩ ≥ γ; h is the step.  For learners that multiply c counts the chips,
T is the total weight and s the score; of one attribute w is the weight and e counts its chips.  λ scales the target of
Winnow, and ell is ln λ.
"""

from fractions import Fraction

from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_l1_margin.theorem import MarginBound
from mistake_bounds.chapters.winnow_ors.theorem import TOLD, WinnowBounds, told
from mistake_bounds.exact import dot as inner
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.reading import check_weights
from mistake_bounds.theorem.targets import NotSeparated, checked_target, positive_times
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
    lemma,
    log,
    norm2,
    of_step,
    theorem,
)
from mistake_bounds.theory.lines import Line
from mistake_bounds.theory.terms import Term

BEST_SCALE = Fraction(13, 6)  # times n: the least λ is 3n/(2 ln 2) = 2.164n


def potential_bound(row: Row, distance: Term, falls, *never_less, least=0, nearer: Line | None = None):
    """Hᵢ ⊢ D⁺ ≤ D − pᵢ, and D ≥ least   ⟹   Hᵢ at each of Nᵢ mistakes ⊢ Σ pᵢNᵢ ≤ D(start) − least.

    ``falls`` = ((the line on a step, what it is worth), …), one for each kind of mistake; ``never_less`` are reasons,
    such as a square, from which D ≥ ``least`` follows in the end.  Returns the line that adds up the falls, which may
    be given as ``nearer`` where they rest on more that mistakes keep, and the mistake bound.
    """
    nearer = nearer or row.total(*(line for line, _ in falls), name="nearer and nearer")
    paid = sum(worth * count for (_, worth), (_, count) in zip(falls, row.counts, strict=True))
    return nearer, have(paid <= distance.start - least, nearer, never_less, name="mistake bound")


# by length: the Perceptron


class LengthBound(Theory):
    """M(2hγ − h²R²) ≤ ‖u‖²: a step of the Perceptron takes 2hγ − h²R² off the squared distance to the target."""

    M, w, x, y, u, γ, R = PerceptronBound["M w x y u γ R"]
    label, mistake, radius, margin = PerceptronBound["label mistake radius margin"]

    @Row("mistake", M, gives="w x y", changes="w", about="run u gamma radius2")
    def mistakes(run, target, length=None):
        """u is ``length`` times the target; unless it is given, as long as is best, so that its margin is hR²."""
        check_weights(run)
        examples, step = run.examples, run.learner.rate
        whole = checked_target(target, examples.dimension)
        margin = Fraction(examples.margin(whole))
        if margin <= 0:
            raise NotSeparated(min(examples, key=lambda e: e[1] * inner(whole, e[0])), margin)
        times = positive_times("length", step * examples.radius2 / margin if length is None else length)
        u = tuple(times * v for v in whole)
        yield {"run": run, "u": u, "gamma": times * margin, "radius2": examples.radius2}
        yield from ({"w": step.before, "x": step.x, "y": step.y} for step in run.steps)
        yield {"w": run.weights}

    h = fixed("how large a step is: the learning rate, or the logarithm of the factor", lambda run: run.learner.rate)
    update = does(w.next == w + h * y * x)
    positive_step_size = does(h > 0)
    far, worth = norm2(u - w), 2 * h * γ - h**2 * R**2
    nearer_by_length = (
        calc(far.next)
        .eq(far - 2 * h * y * dot(u, x) + 2 * h * y * dot(w, x) + h**2 * y**2 * norm2(x), update)
        .le(far - 2 * h * γ + 2 * h * y * dot(w, x) + h**2 * y**2 * norm2(x), margin, positive_step_size)
        .le(far - 2 * h * γ + h**2 * y**2 * norm2(x), mistake, positive_step_size)
        .le(far - worth, label, radius)
    )
    nearer_and_nearer, mistake_bound = potential_bound(mistakes, far, [(nearer_by_length, worth)])
    best_length, some_radius = assume(γ == h * R**2), assume(R**2 > 0)
    block_novikoff = have(M * γ**2 <= R**2 * norm2(u), mistake_bound, best_length, some_radius, name="Block–Novikoff")


# by relative entropy without a common measure: Winnow


class WeightsBound(Theory):
    """Mn ≤ 2n + 2rλ(ln λ − 1): D = T − λh⟨u, c⟩ with h = ln 2, for promotions and demotions together."""

    M, P, D, n, r, u, c, T = WinnowBounds["M P D n r u c T"]
    kinds = WinnowBounds.kinds

    @Row("mistake", M, **TOLD | {"about": f"{TOLD['about']} scaled"}, kinds=kinds)
    def mistakes(run, relevant, scale=BEST_SCALE):
        """λ is ``scale`` times n.  Raise `mistake_bounds.theorem.targets.BadTarget` for one that is not positive."""
        about, *rest = told(run, relevant, False)
        yield about | {"scaled": Fraction(positive_times("scale", scale) * about["size"])}
        yield from rest

    progress, doubled, low_score = WinnowBounds.progress, WinnowBounds.doubled, WinnowBounds.low_score
    no_loss, halved, high_score = WinnowBounds.no_loss, WinnowBounds.halved, WinnowBounds.high_score
    some_attribute, counted = WinnowBounds.some_attribute, WinnowBounds.counted
    λ = fixed("how heavy a relevant attribute of Winnow's target is", lambda scaled: scaled)
    ell = log(λ, text="ln λ")
    h = fixed(
        "how large a step is: the learning rate, or the logarithm of the factor", lambda factor: ln(Fraction(factor))
    )
    scale_of_the_target = assume(2 * λ * h >= 3 * n)
    scale = have(λ * h >= 0, scale_of_the_target, some_attribute)
    far = T - λ * h * dot(u, c)
    promoted = have(far.next <= far - (λ * h - n), progress, doubled, low_score, scale, name="nearer by weights")
    demoted = have(far.next <= far - n / 2, no_loss, halved, high_score, scale, name="nearer by weights")

    # D ≥ rλ(1 − ln λ): for each relevant attribute ln w/λ ≤ w/λ − 1, and the other weights are positive

    n_0 = fixed("the number of attributes that are not in the target")

    @Row("attribute", r, gives="w chip own", kinds=(("", r), ("", n_0)), kind=lambda own: 1 - own)
    def attributes(w, c, u):
        yield from ({"w": wi, "chip": ci, "own": ui} for wi, ci, ui in zip(w, c, u, strict=True))

    w = of_step(WinnowBounds.w.text)
    e = of_step("the chips of one attribute", lambda chip: chip)
    o = of_step("1 for a relevant attribute, and 0 for another", lambda own: own)
    attributes.sum(w, total=T.last)
    K = attributes.sum(o * e, "chips times the target, added up attribute by attribute")
    positive_weight, positive_scale = define(w > 0), assume(λ > 0, "λ above 0")
    relevant, not_relevant = define(o == 1), define(o == 0)
    chips_on_the_target = define(dot(u, c.last) == K)
    tangent = lemma(
        logarithms.below_product, positive_scale, positive_weight, at={"A": λ, "B": 1, "b": 0, "C": w, "c": h * e}
    )
    added_tangents = attributes.total(
        have(w - λ * h * o * e >= λ * (1 - ell), relevant, tangent),
        have(w - λ * h * o * e >= 0, not_relevant, positive_weight),
    )
    never_below = have(far.last >= r * λ * (1 - ell), added_tangents, chips_on_the_target)
    a_count = define(P >= 0)
    nearer_and_nearer, paid = potential_bound(
        mistakes, far, [(promoted, λ * h - n), (demoted, n / 2)], never_below, least=r * λ * (1 - ell)
    )
    mistake_bound = have(M * n <= 2 * n + 2 * r * λ * (ell - 1), paid, scale_of_the_target, counted, a_count)


# by relative entropy: weights with exponents


class EntropyBound(Theory):
    """M(hγ − k) ≤ N − H once more: D = Λ − h⟨u, c⟩ − H, the relative entropy of the target to the weights."""

    mistakes, M, u, c, T, Λ, h, k, γ, N, H = MarginBound["mistakes M u c T Λ h k γ N H"]
    progress, slow, rate, some_attribute, some_weight_left, around, gibbs = MarginBound[
        "progress slow rate some_attribute some_weight_left around gibbs"
    ]
    far, worth = Λ - h * dot(u, c) - H, h * γ - k
    nearer_by_entropy = have(far.next <= far - worth, progress, slow, rate)
    nearer, weight_left = mistakes.keep(
        ("nearer and nearer", far <= N - H - M * worth, nearer_by_entropy), (T > 0, some_weight_left),
        given=(some_attribute,), around=around,
    )  # fmt: skip
    direction = lemma(gibbs, weight_left)
    _, mistake_bound = potential_bound(mistakes, far, [(nearer_by_entropy, worth)], direction, nearer=nearer)


letters = Notation(LengthBound, WeightsBound, others=(l1_margin.letters,))
M, u = LengthBound.M.value, LengthBound.u.value
WORTH, lam, ell = LengthBound.worth.value, WeightsBound.λ.value, WeightsBound.ell.value

LENGTH_CAUSES = {
    "radius · h²": ("short examples", "mistakes on examples shorter than R"),
    "positive step size · mistake": ("overshoot", "mistakes on examples on the wrong side, not just on the line"),
    "margin · positive step size": ("margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ"),
    "‖u - w_M‖²": ("distance left", "the last weights are not u"),
}
WEIGHT_CAUSES = {
    "low score": ("low scores", "promotions whose score was further below the threshold than need be"),
    "high score": ("high scores", "demotions whose score was above the threshold"),
    "positive": ("several relevant", "promotions with more than one relevant attribute on"),
    "never below": ("distance left", "the last weights are not the target's: λ where relevant, and 0 elsewhere"),
    "scale of the target · a count": ("rounding", "λ is a fraction a little above 3n/(2 ln 2)"),
}


@statement
def by_length() -> Theorem:
    """The Perceptron, by the squared distance to the target: M(2hγ − h²R²) ≤ ‖u‖²."""
    name, source = "The Perceptron, nearer at each mistake", "Block 1962, Novikoff 1962; Kivinen and Warmuth 1997"
    return theorem(name, source, LengthBound.mistake_bound, causes=LENGTH_CAUSES, shown=())


@statement
def block_novikoff() -> Proved:
    """M γ² ≤ R² ‖u‖² once more: a target may be as long as we like, and γ = hR² is the best length."""
    return LengthBound.block_novikoff.proof


@statement
def by_weights() -> Theorem:
    """Winnow on ORs, by D = T − λh⟨u, c⟩ with h = ln 2: promotions and demotions together, Mn ≤ 2n + 2rλ(ln λ − 1)."""
    a = WeightsBound
    name, source = "Winnow on ORs, nearer at each mistake", "Littlestone 1988; Grove, Littlestone and Schuurmans 2001"
    shown = a.progress, a.no_loss, a.doubled, a.halved, a.never_below, a.paid
    return theorem(name, source, a.mistake_bound, causes=WEIGHT_CAUSES, shown=shown)


@statement
def never_below() -> Proved:
    """T − λh⟨u, c⟩ ≥ rλ(1 − ln λ): for each relevant attribute ln w/λ ≤ w/λ − 1, and the other weights are positive."""
    return WeightsBound.never_below.proof


@statement
def by_entropy() -> Theorem:
    """The learner that multiplies by β^(y xᵢ), by the relative entropy of the target to its weights: M(hγ − k) ≤ N − H.

    >>> by_entropy().conclusion.claim == l1_margin.l1_margin().conclusion.claim
    True
    """
    a = EntropyBound
    name = "The L₁ margin, nearer at each mistake"
    source = "Kivinen and Warmuth 1997; Grove, Littlestone and Schuurmans 2001"
    shown = a.progress, MarginBound.growth, a.slow, a.weight_left, a.direction
    return theorem(name, source, a.mistake_bound, causes=l1_margin.L1_CAUSES, shown=shown)
