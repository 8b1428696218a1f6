"""The Perceptron on a leash follows a target that moves (Herbster and Warmuth 2001): Mγ² ≤ R²(‖u‖² + 2L·way).

Weights longer than L, the leash, are pulled back; g is what they are before.  f is the part that is kept, 1 where the
leash is not taut.  The target u moves now and then by δ at most, and W adds up how far it has
come, its way.  Between two moves it has the margin γ, and it is never longer than half of the leash.
"""

from fractions import Fraction

from mistake_bounds.chapters.divergences.four_norm import root_above
from mistake_bounds.chapters.divergences.theorem import LengthBound, potential_bound
from mistake_bounds.chapters.divergences.theorem import letters as WHAT_IS_NEARER
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import listed
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.targets import BadTarget, NotSeparated, checked_target, positive_times
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
    kept,
    norm2,
    of_step,
    state,
    theorem,
)
from mistake_bounds.vocabulary import MISTAKE


class LeashBound(Theory):
    """M(2hγ − h²R²) ≤ ‖u‖² + 2L·way: mistakes, and moves of the target, come in one row, the changes."""

    M, w, x, y, γ, R = PerceptronBound["M w x y γ R"]
    label, mistake, radius = PerceptronBound.label, PerceptronBound.mistake, PerceptronBound.radius
    h, positive_step_size, worth = LengthBound.h, LengthBound.positive_step_size, LengthBound.worth
    J = fixed("the number of moves")
    K = fixed("the number of mistakes and moves")

    @Row(
        "change", K, gives="w u W x y", changes="w u W", about="run gamma radius2",
        kinds=(("mistake", M), ("move", J)), kind=lambda y: int(y == 0),
    )  # fmt: skip
    def changes(run, targets, length=None):
        """``targets`` holds, for each example presented, the target of that time; each is taken ``length`` times.

        Unless ``length`` is given, the least margin is hR².  Raise `BadTarget` for a length that is not positive or
        another number of targets, and `NotSeparated` if a target is wrong on the example of its time.
        """
        give = f"give {run.presented} targets, one for each example presented"
        targets = listed("targets", targets, give, BadTarget)
        if len(targets) != run.presented:
            raise BadTarget(f"{len(targets)} targets for {run.presented} examples presented: one for each", targets)
        examples, r2 = run.examples, run.examples.radius2
        whole = [checked_target(target, examples.dimension) for target in targets]
        margins = [y * inner(u, x) for u, (x, y) in zip(whole, list(examples) * run.passes, strict=True)]
        least = min(margins)
        if least <= 0:
            raise NotSeparated(examples[margins.index(least) % len(examples)], least)
        times = Fraction(run.learner.rate * r2) / least if length is None else positive_times("length", length)
        longer = {u: tuple(times * v for v in u) for u in dict.fromkeys(whole)}
        yield {"run": run, "gamma": times * least, "radius2": r2}
        steps = {step.index: step for step in run.steps}
        w, way, before = run.start, 0, longer[whole[0]]
        for i, u in enumerate(longer[u] for u in whole):
            if u != before:
                yield {"w": w, "u": before, "W": way, "x": (0,) * len(w), "y": 0}
                way += root_above(squared(tuple(a - b for a, b in zip(u, before, strict=True))))
            if i in steps:
                yield {"w": w, "u": u, "W": way, "x": steps[i].x, "y": steps[i].y}
                w = steps[i].after
            before = u
        yield {"w": run.weights, "u": before, "W": way}

    u = state("the target: at first, after a move, and in the end", vector=True)
    g = of_step(
        "the weights after a mistake, before they are shortened",
        lambda run, w, x, y: _unleashed(run, w, x, y),
        vector=True,
    )
    f = of_step("the part of them that is kept", lambda run, w, x, y, w_next: _share(_unleashed(run, w, x, y), w_next))
    L = fixed("the leash: how long the weights may be", lambda run: run.learner.leash)
    δ = of_step("a length that a move does not exceed", lambda W, W_next: W_next - W)
    W = state("the way of the target: how far it has moved in all", start=0)

    # a mistake: the step, and the pull, which does not take a long vector away from a short target

    update = does(g == w + h * y * x)
    shortened = does(w.next == f * g)
    share = does(f >= 0, "never turned round"), does(f <= 1, "not lengthened")
    taut = does((1 - f) * (norm2(g) - L**2) >= 0, "only on a taut leash")
    on_the_leash = does(norm2(w.next) <= L**2)
    half_of_the_leash = assume(4 * norm2(u) <= L**2)
    margin = assume(y * dot(u, x) >= γ)
    rests = assume(u.next == u, "target rests"), define(W.next == W, "no further")

    far = norm2(w) - 2 * dot(w, u) - 2 * L * W
    nearer_before_the_pull = have(
        norm2(g) - 2 * dot(g, u) - 2 * L * W <= far - worth, update, label, mistake, radius, margin, positive_step_size
    )
    a_long_vector = have(
        (1 - f) * (norm2(g) - 2 * dot(g, u)) >= 0,
        share[1],
        taut,
        half_of_the_leash,
        name="a long vector on a short target",
    )
    shorter = have(f**2 * norm2(g) <= f * norm2(g), share)
    pull = (
        calc(f**2 * norm2(g) - 2 * f * dot(g, u))
        .le(f * norm2(g) - 2 * f * dot(g, u), shorter)
        .le(norm2(g) - 2 * dot(g, u), a_long_vector)
        .called("no further by the pull")
    )
    nearer_on_a_leash = have(far.next <= far - worth, shortened, rests, nearer_before_the_pull, pull)

    # a move

    weights_rest = does(w.next == w)
    moved = assume(norm2(u.next - u) <= δ**2, "moved by δ at most")
    path_so_far = define(W.next == W + δ)
    some_move, some_leash = assume(δ > 0), assume(L > 0)
    no_further_by_a_move = have(
        far.next <= far,
        kept(norm2(w) <= L**2, "held back"),
        weights_rest,
        moved,
        path_so_far,
        some_move,
        some_leash,
    )
    nearer_and_nearer, held_back = changes.keep(
        ("nearer and nearer", far <= far.start - M * worth, nearer_on_a_leash, no_further_by_a_move),
        ("held back", norm2(w) <= L**2, on_the_leash, weights_rest),
    )
    falls = (nearer_on_a_leash, worth), (no_further_by_a_move, 0)
    _, mistake_bound = potential_bound(
        changes, far, falls, least=-norm2(u.last) - 2 * L * W.last, nearer=nearer_and_nearer
    )
    best_length, some_radius = LengthBound.best_length, LengthBound.some_radius
    tracking = have(M * γ**2 <= R**2 * (norm2(u.last) + 2 * L * W.last), mistake_bound, best_length, some_radius)


letters = Notation(LeashBound, others=(WHAT_IS_NEARER,))
M, L = LeashBound.M.value, LeashBound.L.value
u_M, W_M = LeashBound.u.last.value, LeashBound.W.last.value

MOVED_ALONG = "harmless moves", "moves of the target that did not lead it straight away from weights of length L"
PULLED_NEARER = "helpful pulls", "pulls that brought the weights nearer to the target"
CAUSES = {
    "radius · h²": ("short examples", "mistakes on examples shorter than R"),
    "positive step size · mistake": ("overshoot", "mistakes on examples on the wrong side, not just on the line"),
    "margin · positive step size": ("margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ"),
    "‖u_M - w_M‖²": ("distance left", "the last weights are not the last target"),
    "⟨-w, u^+ - u⟩ ≤ L·δ": MOVED_ALONG,
    "never turned round · not lengthened · ‖g‖²": PULLED_NEARER,
    "only on a taut leash": PULLED_NEARER,
    "not lengthened · half of the leash": PULLED_NEARER,
    "‖g - 2·u‖² · not lengthened": PULLED_NEARER,
}


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M(2hγ − h²R²) ≤ ‖u‖² + 2L·way, u being the last target."""
    a = LeashBound
    name = "The Perceptron on a leash"
    source = "Herbster and Warmuth 2001; Cavallanti, Cesa-Bianchi and Gentile 2007"
    shown = a.nearer_before_the_pull, a.pull
    return theorem(name, source, a.mistake_bound, count=a.M, counted=MISTAKE, causes=CAUSES, shown=shown)


@statement
def pull() -> Proved:
    """f²‖g‖² − 2f⟨g, u⟩ ≤ ‖g‖² − 2⟨g, u⟩: to shorten a long vector does not take it away from a short target."""
    return LeashBound.pull.proof


@statement
def tracking() -> Proved:
    """M γ² ≤ R²(‖u‖² + 2L·way), with targets as long as is best: γ = hR²."""
    return LeashBound.tracking.proof


def _unleashed(run, w, x, y) -> tuple:
    """The weights after a step of the Perceptron."""
    return tuple(wi + run.learner.rate * y * xi for wi, xi in zip(w, x, strict=True))


def _share(long, short) -> Fraction:
    """The part of a vector that is kept: 1 of the vector 0."""
    return next((Fraction(b) / Fraction(a) for a, b in zip(long, short, strict=True) if a), Fraction(1))
