"""Online gradient descent with steps that shrink (Zinkevich 2003; Hazan, Agarwal and Kale 2007), and its relatives."""

from fractions import Fraction

from mistake_bounds.chapters.losses_and_steps import theorem as gradient
from mistake_bounds.chapters.losses_and_steps.theorem import Descent
from mistake_bounds.chapters.shrinking_steps.learner import Root, Share, root
from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.examples import Examples, check_examples
from mistake_bounds.learner import OtherLearner
from mistake_bounds.play import Run
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem import logarithms
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
    lemma,
    log,
    norm2,
    of_step,
    state,
    theorem,
)

ROUND = {"gives": "w t x y score state", "changes": "w t"}


def rounds_of(run: Run):
    """The rounds of a run with the weights, and the number t of rounds, before each; and what is so in the end."""
    for t, r in enumerate(run.rounds()):
        count = getattr(r.state, "count", t)
        yield {"w": r.state.weights, "t": count, "x": r.x, "y": r.y, "score": r.prediction, "state": r.state}
    yield {"w": run.weights.weights, "t": getattr(run.weights, "count", run.presented)}


def longest(run: Run) -> Number:
    """The square of the longest subgradient of a run."""
    slopes = (run.learner.slope(r.state.weights, r.x, r.y) for r in run.rounds())
    return max(map(squared, slopes), default=0)


def steps_by(kind: type, run: Run):
    """The steps of a run's learner; `OtherLearner` where they are not of that kind."""
    steps = getattr(run.learner, "steps", None)
    if not isinstance(steps, kind):
        told = f"the steps of {run.learner} are not by {kind.__name__}: give it the run of a learner whose steps are"
        raise OtherLearner(told, run.learner)
    return steps


class Steps(Theory):
    """w are the weights before a round and w⁺ those after it, points of a convex set that holds u as well.

    g is a subgradient at w, η the step of the round, v where it leads, and w⁺ the point of the set that is nearest to
    v.  ℓ and ℓ_u are the losses of w and u.  r is one over the step, s is √t or what the learner takes for it, k the
    rounds so far.
    """

    T, w, u, ell, ell_u = Descent["T w u ell ell_u"]
    η = of_step("the step of a round", lambda learner, t: learner.steps(t + 1))
    g = of_step(Descent.g.text, lambda learner, w, x, y: learner.slope(w, x, y), vector=True)
    v = of_step(
        "where a step leads, before it is taken back into the set",
        lambda learner, state, x, y: learner.aim(state, x, y),
        vector=True,
    )

    # any steps, if none is longer than the one before it

    @Row("round", T, about="run learner u far", **ROUND)
    def rounds(run, target):
        u = checked_target(target, run.examples.dimension)
        distance = getattr(run.learner.steps, "distance", None)
        corner = sum((run.learner.reach + abs(v)) ** 2 for v in u)
        yield {"run": run, "learner": run.learner, "u": u, "far": distance**2 if distance else corner}
        yield from rounds_of(run)

    D = fixed("a distance: no weights of a round are further from u", square=lambda far: far)
    r = state(
        "one over a step: the last before the round (0 at first), its own, the last of all",
        lambda learner, t: 1 / learner.steps(t) if t else 0, start=0, last="r_T",
    )  # fmt: skip
    L_T = rounds.sum(ell, Descent.L_T.text, Descent.L_T.fn)
    U_T = rounds.sum(ell_u, Descent.U_T.text)
    Q_T = rounds.sum(η * norm2(g), "the squared lengths of the subgradients, each times its step, added up")

    step, nearest_point = does(v == w - η * g, "step against the subgradient"), assume(dot(v - w.next, u - w.next) <= 0)
    subgradient, positive_step = assume(ell_u >= ell + dot(g, u - w)), does(η > 0, "positive step size")
    one_over_the_step, steps_never_grow = does(η * r.next == 1), does(r.next >= r)
    domain, no_negative_step = assume(norm2(u - w) <= D**2), does(r.last >= 0)
    closer_to_u = have(norm2(u - w.next) <= norm2(u - w) + 2 * η * dot(g, u - w) + η**2 * norm2(g), step, nearest_point)
    over_the_step = (
        calc(2 * (ell - ell_u))
        .le(-2 * dot(g, u - w), subgradient)
        .le(r.next * (norm2(u - w) - norm2(u - w.next)) + η * norm2(g), closer_to_u, one_over_the_step, positive_step)
    )
    one_round = have(
        2 * (ell - ell_u) + r.next * (norm2(u - w.next) - D**2) <= r * (norm2(u - w) - D**2) + η * norm2(g),
        over_the_step, steps_never_grow, domain,
    )  # fmt: skip
    all_rounds = rounds.total(one_round)
    regret = have(2 * (L_T - U_T) <= D**2 * r.last + Q_T, no_negative_step, all_rounds)

    # the steps D/(Gs), where s may be √t, and any number so near it that roots are far enough apart

    @Row("round", T, about="run learner u distance steepest", **ROUND)
    def rounds_by_roots(run, target):
        u, steps = checked_target(target, run.examples.dimension), steps_by(Root, run)
        yield {"run": run, "learner": run.learner, "u": u, "distance": steps.distance, "steepest": steps.steepest}
        yield from rounds_of(run)

    G = fixed(Descent.G.text, square=lambda steep: steep)
    D_1, G_1 = fixed(D.text, lambda distance: distance, name="D"), fixed(G.text, lambda steepest: steepest, name="G")
    s = state(
        "the root of a round's number, or what the learner takes for it: the round before (0 at first), this, the last",
        lambda t: root(t), start=0, last="s_T",
    )  # fmt: skip
    q = fixed("√T, or what the learner takes for it", lambda run: root(run.presented))
    L, U = rounds_by_roots.sum(ell, L_T.text, L_T.fn, name="L_T"), rounds_by_roots.sum(ell_u, U_T.text, name="U_T")
    Q = rounds_by_roots.sum(η * norm2(g), Q_T.text, name="Q_T")

    no_steeper_than_G = assume(norm2(g) <= G**2)
    step_by_the_root, positive_root = does(η * G_1 * s.next == D_1), does(s.next > 0)
    roots_far_enough_apart = does(2 * s.next * (s.next - s) >= 1)
    some_distance, some_slope = assume(D_1 > 0), assume(G_1 > 0)
    times_the_root = have(
        η * norm2(g) * s.next <= G_1 * D_1,
        step_by_the_root, no_steeper_than_G, positive_root, positive_step, some_slope,
    )  # fmt: skip
    square_of_a_step = have(
        η * norm2(g) <= 2 * G_1 * D_1 * (s.next - s),
        roots_far_enough_apart, positive_root, some_distance, some_slope, times_the_root,
    )  # fmt: skip
    all_by_roots = rounds_by_roots.total(one_round, name="all rounds")
    regret_by_roots = have(2 * (L - U) <= D_1**2 * r.last + Q, no_negative_step, all_by_roots, name="regret")
    one_square = have(η * norm2(g) - 2 * G_1 * D_1 * s.next <= -2 * G_1 * D_1 * s, square_of_a_step)
    all_squares = rounds_by_roots.total(one_square)
    last_step_by_the_root = does(D_1 * r.last == G_1 * s.last)
    at_any_horizon = have(
        2 * (L - U) <= 3 * G_1 * D_1 * s.last,
        last_step_by_the_root, regret_by_roots, all_squares, name="regret at any horizon",
    )  # fmt: skip
    no_more_than_the_root, root_of_T, a_root = does(s.last**2 <= T), define(q**2 == T), define(q > 0)
    in_T = have(
        L - U <= 3 * G_1 * D_1 * q / 2,
        some_distance, some_slope, at_any_horizon, have(s.last <= q, no_more_than_the_root, root_of_T, a_root),
        name="regret in T",
    )  # fmt: skip

    # the textbook's steps D/(G√t): s is √(t − 1) before round t, 0 at first, and √t after it

    t = of_step("the number of the round: 1, 2, …", lambda t: t + 1)
    root_before, root_of_the_round = define(s**2 == t - 1), define(s.next**2 == t)
    no_negative_root, no_negative_root_in_the_end = define(s >= 0), define(s.last >= 0)
    inverse_before, inverse = define(D_1 * r == G_1 * s), define(D_1 * r.next == G_1 * s.next)
    inverse_in_the_end = define(D_1 * r.last == G_1 * s.last)

    roots_grow = have(s.next >= s, root_before, root_of_the_round, no_negative_root, positive_root)
    exact_roots = have(
        2 * s.next * (s.next - s) >= 1, root_before, root_of_the_round, name="roots of whole numbers"
    )  # fmt: skip
    a_step = have(η > 0, step_by_the_root, positive_root, some_distance, some_slope)
    its_inverse = have(η * r.next == 1, step_by_the_root, inverse, some_distance)
    steps_shrink = have(r.next >= r, inverse_before, inverse, roots_grow, some_distance, some_slope)
    all_rounds_by_the_root = rounds_by_roots.total(
        lemma(one_round, a_step, its_inverse, steps_shrink), name="all rounds"
    )
    times_both_roots = have(
        η * norm2(g) * (s.next + s) <= 2 * G_1 * D_1, a_step, roots_grow, lemma(times_the_root, a_step)
    )  # fmt: skip
    square_of_the_step = have(
        η * norm2(g) <= 2 * G_1 * D_1 * (s.next - s), times_both_roots, roots_grow, root_before, root_of_the_round
    )  # fmt: skip
    by_the_root = have(η * norm2(g) - 2 * G_1 * D_1 * s.next <= -2 * G_1 * D_1 * s, square_of_the_step)
    all_squares_by_the_root = rounds_by_roots.total(by_the_root, name="all squares")
    next_root = have(s.next**2 <= s**2 + 1, root_before, root_of_the_round)
    some_roots = have(q + s.last > 0, a_root, no_negative_root_in_the_end)
    last_root = have(
        s.last <= q, rounds_by_roots.total(next_root, name="root of all rounds"), root_of_T, some_roots
    )  # fmt: skip
    no_negative_inverse = have(r.last >= 0, inverse_in_the_end, no_negative_root_in_the_end, some_distance, some_slope)
    regret_by_the_root = have(
        2 * (L - U) <= D_1**2 * r.last + Q, no_negative_inverse, all_rounds_by_the_root, name="regret"
    )
    textbook = have(
        L - U <= 3 * G_1 * D_1 * q / 2,
        regret_by_the_root, inverse_in_the_end, all_squares_by_the_root, last_root, some_distance, some_slope,
        name="regret at any horizon",
    )  # fmt: skip

    # strongly convex losses, with the steps 1/(σt)

    @Row("round", T, about="run learner u sigma steep", **ROUND)
    def curved_rounds(run, target):
        u, steps = checked_target(target, run.examples.dimension), steps_by(Share, run)
        yield {"run": run, "learner": run.learner, "u": u, "sigma": steps.sigma, "steep": longest(run)}
        yield from rounds_of(run)

    σ = fixed("how strongly the losses, or the regularizer, are curved", lambda sigma: sigma)
    k = state("the rounds so far", lambda t: t, start=0, last="k_T")
    c = of_step("one over the number of the round", lambda t: Fraction(1, t + 1))
    L_c, U_c = curved_rounds.sum(ell, L_T.text, L_T.fn, name="L_T"), curved_rounds.sum(ell_u, U_T.text, name="U_T")
    H_T = curved_rounds.sum(c, "1 + 1/2 + 1/3 + … up to one over the number of the round")

    strongly_convex = assume(2 * ell_u >= 2 * ell + 2 * dot(g, u - w) + σ * norm2(u - w))
    step_of_the_round, rounds_counted = does(η * σ * k.next == 1), does(k.next == k + 1)
    one_over_the_round, some_curvature = define(c * k.next == 1), assume(σ > 0)
    a_round, a_count_in_the_end = define(k.next > 0), define(k.last >= 0)
    times_the_round = have(
        2 * σ * (ell - ell_u) <= σ**2 * k * norm2(u - w) - σ**2 * k.next * norm2(u - w.next) + c * norm2(g),
        strongly_convex, step_of_the_round, rounds_counted, one_over_the_round, some_curvature, a_round, closer_to_u,
    )  # fmt: skip
    its_share_of_a_square = have(c * norm2(g) <= c * G**2, one_over_the_round, no_steeper_than_G, a_round)
    one_curved_round = have(
        2 * σ * (ell - ell_u) + σ**2 * k.next * norm2(u - w.next) <= σ**2 * k * norm2(u - w) + c * G**2,
        times_the_round, its_share_of_a_square, name="one round",
    )  # fmt: skip
    all_curved_rounds = curved_rounds.total(one_curved_round, name="all rounds")
    curved_regret = have(2 * σ * (L_c - U_c) <= G**2 * H_T, a_count_in_the_end, all_curved_rounds, name="regret")

    # H_T ≤ 1 + ln T: from the second round on a share 1/(k + 1) is at most ln(k + 1) − ln k

    n = fixed("the number of rounds but the first")

    @Row("later round", n, gives="t H", changes="t H", in_order=True)
    def later_rounds(run):
        H = Fraction(1)
        for t in range(1, run.presented):
            more = H + Fraction(1, t + 1)
            yield {"t": t, "H": H}, {"t": t + 1, "H": more}
            H = more

    H = state(H_T.text, start=1, last=H_T)
    λ = log(k, text="the logarithm of the number of rounds so far")
    shares_so_far, begun = define(H.next == H + c), define(k > 0, "a round before")
    some = have(k.next > 0, rounds_counted, begun)
    tangent = lemma(logarithms.below_product, some, begun, A=k.next, B=1, C=k)
    a_share = have(c <= λ.next - λ, rounds_counted, one_over_the_round, begun, tangent, some)
    later = later_rounds.keep(("later rounds", H - λ <= 1, a_share, shares_so_far), start={λ: 0})
    harmonic = have(H.last <= 1 + λ.last, later, name="shares in a logarithm")
    in_ln_T = have(2 * σ * (L_c - U_c) <= G**2 * (1 + λ.last), curved_regret, harmonic, name="regret in ln T")


class Leader(Theory):
    """For the regularized leader Φ is the least sum of regularizer and losses so far, which w attains.

    A is that sum at w⁺.  One certificate, one square.
    """

    T, w, ell, σ, g, G, no_steeper_than_G, some_curvature = Steps["T w ell σ g G no_steeper_than_G some_curvature"]

    @Row("round", T, gives=f"{ROUND['gives']} Phi A line", changes="w t Phi", about="run learner u sigma steep")
    def rounds(run, target):
        """Φ and A are worked out from the weights and the lines below the losses, each that of its subgradient."""
        learner, u = run.learner, checked_target(target, run.examples.dimension)
        yield {"run": run, "learner": learner, "u": u, "sigma": learner.sigma, "steep": longest(run)}
        pull, height = (0,) * len(u), Fraction(0)

        def potential(w) -> Fraction:
            return Fraction(learner.sigma) * squared(w) / 2 + height + inner(pull, w)

        *rounds, end = rounds_of(run)
        for here, after in zip(rounds, [*rounds[1:], end], strict=True):
            w, w_next, loss = here["w"], after["w"], learner.loss(here["score"], here["y"])
            g = learner.slope(w, here["x"], here["y"])
            line = loss + inner(g, w_next) - inner(g, w)
            yield {**here, "Phi": potential(w), "A": potential(w_next), "line": line}
            pull, height = tuple(p + gi for p, gi in zip(pull, g, strict=True)), height + loss - inner(g, w)
        yield {**end, "Phi": potential(end["w"])}

    Φ = state("the least that regularizer and losses so far come to", start=0, last="Phi_T")
    A = of_step("what regularizer and losses before the round come to at w⁺")
    ell_next = of_step(
        "what the loss of the round, or a line below it that touches it at w, is at w⁺", lambda line: line, name="ell^+"
    )
    ψ = fixed("the regularizer at u: σ‖u‖²/2 for the learner here", lambda sigma, u: Fraction(sigma) * squared(u) / 2)
    L_T = rounds.sum(ell, Steps.L_T.text, Steps.L_T.fn)
    U_T = fixed(Steps.U_T.text, lambda run, u: sum(run.learner.loss(inner(u, r.x), r.y) for r in run.rounds()))

    least_of_a_curved_sum = assume(2 * A >= 2 * Φ + σ * norm2(w.next - w))
    line_below_the_loss = assume(ell_next >= ell + dot(g, w.next - w))
    the_next_leader, no_more_than_u = does(Φ.next == A + ell_next), assume(Φ.last <= ψ + U_T)
    one_round = have(
        2 * σ * Φ.next >= 2 * σ * Φ + 2 * σ * ell - G**2,
        least_of_a_curved_sum, line_below_the_loss, the_next_leader, no_steeper_than_G, some_curvature,
    )  # fmt: skip
    all_rounds = rounds.total(one_round, around=(σ,))
    regret = have(2 * σ * (L_T - U_T) <= 2 * σ * ψ + T * G**2, no_more_than_u, some_curvature, all_rounds)


def mean(run: Run) -> tuple[Number, ...]:
    """The mean of the weights with which the rounds of a run began.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.shrinking_steps.learner import ShrinkingSteps
    >>> mean(play(ShrinkingSteps(), Examples([(1,), (1,)], [1, 1])))
    (Fraction(1, 2),)
    """
    begun = [r.state.weights for r in run.rounds()]
    return tuple(Fraction(sum(column)) / len(begun) for column in zip(*begun, strict=True))


def loss_on(learner, w, data: Examples) -> Fraction:
    """The mean loss of weights on data."""
    return Fraction(sum(learner.loss(inner(w, x), y) for x, y in data)) / len(data)


def slope_on(learner, w, data: Examples) -> tuple[Number, ...]:
    """The mean of the subgradients at w on data."""
    slopes = [learner.slope(w, x, y) for x, y in data]
    return tuple(Fraction(sum(column)) / len(data) for column in zip(*slopes, strict=True))


class Mean(Theory):
    """m is the mean of the weights that T rounds began with; f is the loss of weights on data of any kind, f_m of m.

    The mean of the weights has at most the mean of their losses, on any data: Jensen's inequality at the mean.
    """

    T, w = Steps.T, Steps.w

    @Row("round", T, gives="w z", changes="z", about="run learner data m")
    def rounds(run, data):
        check_examples(data)
        yield {"run": run, "learner": run.learner, "data": data, "m": mean(run)}
        z = (0,) * run.examples.dimension
        for r in run.rounds():
            yield {"w": r.state.weights, "z": z}
            z = tuple(zi + wi for zi, wi in zip(z, r.state.weights, strict=True))
        yield {"z": z}

    m = fixed("the mean of the weights with which the rounds began", vector=True)
    h = fixed(
        "a subgradient at m of the loss on the data", lambda learner, m, data: slope_on(learner, m, data), vector=True
    )
    f = of_step("the loss on the data of the weights of a round", lambda learner, w, data: loss_on(learner, w, data))
    f_m = fixed("the loss on the data of their mean", lambda learner, m, data: loss_on(learner, m, data))
    F_T = rounds.sum(f, "the losses on the data of the weights of the rounds, added up")
    z = state("the weights of the rounds, added up", start=0, last="z_T", vector=True)
    b = fixed(
        "f_m − ⟨h, m⟩",
        lambda learner, m, data: loss_on(learner, m, data) - inner(slope_on(learner, m, data), m),
    )
    subgradient_at_the_mean, tangent_at_the_mean = assume(f >= f_m + dot(h, w - m)), define(b == f_m - dot(h, m))
    weights_so_far, mean_of_the_weights = define(z.next == z + w), does(z.last == T * m)
    one_of_the_weights = have(
        f - dot(h, z.next) >= b - dot(h, z), subgradient_at_the_mean, tangent_at_the_mean, weights_so_far
    )
    all_weights = rounds.total(one_of_the_weights, around=(h, m, f_m))
    loss_of_the_mean = have(T * f_m <= F_T, mean_of_the_weights, tangent_at_the_mean, all_weights)


letters = Notation(Steps, Leader, Mean, others=(gradient.letters,))
_a = Steps
# The letters and hypotheses as the kernel has them, for claims beside the theories.
w, u, g, D, G, T, q, L_T, U_T, Q_T, H_T, sigma = (one.value for one in _a["w u g D G T q L_T U_T Q_T H_T σ"])
w_next, r_T, s_T, psi = _a.w.next.value, _a.r.last.value, _a.s.last.value, Leader.ψ.value
f_m, F_T = Mean.f_m.value, Mean.F_T.value
LAST_ROOT, SOME = _a.last_step_by_the_root.claim, (_a.some_distance.claim, _a.some_slope.claim)

PULLED = ("pulled back", "the nearest point of the set is nearer to u than where the step leads")
CURVATURE = ("curvature", "seen from u, the loss lies above what touches it at w")
FLAT = ("flat rounds", "rounds with a subgradient shorter than G")
LEFT = ("distance left", "the last weights are not u")
OF_STEPS = {
    "nearest point": PULLED,
    "‖w^+ + η·g - w‖²": PULLED,
    "subgradient · positive step size": CURVATURE,
    "steps never grow · domain": ("room in the set", "weights nearer to u than D, when the step shrinks"),
    "‖u - w_T‖² · no negative step": LEFT,
}
GROWING = ("growing roots", "roots grow by more than the square of a step costs")
OF_ROOTS = OF_STEPS | {
    "no steeper than G · positive root · positive step size": FLAT,
    "roots far enough apart · some distance · some slope": GROWING,
}


@statement
def closer() -> Proved:
    """‖u − w⁺‖² ≤ ‖u − w‖² + 2η⟨g, u − w⟩ + η²‖g‖²: the nearest point of the set is no further from u than v."""
    return _a.closer_to_u.proof


@statement
def any_steps() -> Theorem:
    """2(L − U) ≤ D²/η_T + Ση‖g‖², whatever the steps are, if none is longer than the one before it.

    Zinkevich 2003, with the squares of the subgradients as they come.
    """
    return theorem(
        "Regret with steps that shrink", "Zinkevich 2003", _a.regret, count=_a.L_T, counted="loss", causes=OF_STEPS
    )


@statement
def textbook() -> Theorem:
    """L − U ≤ (3/2)·G·D·√T with the steps D/(G√t), for every number T of rounds: q is √T."""
    causes = OF_ROOTS | {"a step · roots grow": GROWING, "no negative inverse": LEFT}
    return theorem(
        "Regret with the steps D/(G√t)", "Zinkevich 2003", _a.textbook, count=_a.L, counted="loss", causes=causes
    )  # fmt: skip


@statement
def one_square() -> Proved:
    """η‖g‖² ≤ 2GD(√t − √(t − 1)) for the step η = D/(G√t): the inverse of √t is at most twice that difference."""
    return _a.square_of_the_step.proof


@statement
def any_horizon() -> Theorem:
    """2(L − U) ≤ 3·G·D·s_T with the steps D/(G·s), for any numbers s that are far enough apart.

    The textbook's √t are, by `exact_roots`; so are the fractions of the runs, up to round 28,638.
    """
    return theorem(
        "Regret at any horizon", "Zinkevich 2003", _a.at_any_horizon, count=_a.L, counted="loss", causes=OF_ROOTS
    )


@statement
def in_roots() -> Proved:
    """L − U ≤ (3/2)·G·D·√T for such a rule, q being √T, where the last s is no more than that."""
    return _a.in_T.proof


@statement
def exact_roots() -> Proved:
    """The roots √(t − 1) and √t are far enough apart: 2s⁺(s⁺ − s) is 1 and the square of s⁺ − s."""
    return _a.exact_roots.proof


@statement
def strongly_convex() -> Theorem:
    """2σ(L − U) ≤ G²(1 + 1/2 + … + 1/T) for σ-strongly convex losses, with the steps 1/(σt)."""
    causes = {
        "nearest point": PULLED,
        "‖w^+ + η·g - w‖²": PULLED,
        "strongly convex · some curvature · a round": CURVATURE,
        "no steeper than G": FLAT,
        "a count in the end · ‖σ·u - σ·w_T‖²": LEFT,
    }
    return theorem(
        "Regret on strongly convex losses", "Hazan, Agarwal and Kale 2007", _a.curved_regret, count=_a.L_c,
        counted="loss", causes=causes,
    )  # fmt: skip


@statement
def harmonic() -> Proved:
    """H_T ≤ 1 + ln T: from the second round on a share 1/(k + 1) is at most ln(k + 1) − ln k."""
    return _a.harmonic.proof


@statement
def in_logarithms() -> Proved:
    """2σ(L − U) ≤ G²(1 + ln T)."""
    return _a.in_ln_T.proof


@statement
def regularized() -> Theorem:
    """2σ(L − U) ≤ 2σψ(u) + TG² for the leader of a σ-strongly convex regularizer: one certificate, one square.

    Shalev-Shwartz 2012, Theorem 2.11.
    """
    causes = {
        "no steeper than G": FLAT,
        "‖g + σ·w^+ - σ·w‖²": ("short ways", "the leader moves by less than g/σ, as at a side of the box"),
        "least of a curved sum · some curvature": (
            "steep sides",
            "at a side of the box the sum rises faster than σ asks",
        ),
        "no more than u · some curvature": ("a better leader", "the last leader costs less than u"),
    }
    return theorem(
        "Regret of the regularized leader", "Shalev-Shwartz 2012", Leader.regret, count=Leader.L_T, counted="loss",
        causes=causes,
    )  # fmt: skip


@statement
def averaged() -> Theorem:
    """T·f(m) ≤ Σ f(w): the mean of the weights has at most the mean of their losses, on any data.

    Jensen's inequality at the mean, with which Cesa-Bianchi, Conconi and Gentile 2004 make a batch of a stream.
    """
    causes = {"subgradient at the mean": ("curvature", "the loss lies above its tangent at the mean")}
    return theorem(
        "The loss of the mean", "Cesa-Bianchi, Conconi and Gentile 2004", Mean.loss_of_the_mean, count=Mean.f_m,
        counted="loss", causes=causes,
    )  # fmt: skip
