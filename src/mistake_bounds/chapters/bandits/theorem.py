"""Exp3 (Auer, Cesa-Bianchi, Freund and Schapire 2002): in each round one of K arms is drawn, and its loss is seen."""

from fractions import Fraction

from sympy import log as ln

from mistake_bounds.chapters.bandits.learner import Histories
from mistake_bounds.exact import Number, number
from mistake_bounds.learner import relies_on
from mistake_bounds.proof import Proved, name_logarithms_in, prove_by_calculus, statement
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import place_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Process,
    Row,
    Theory,
    assume,
    define,
    does,
    fixed,
    have,
    lemma,
    log,
    of_step,
    read,
    state,
    theorem,
)

of_exponential = Letters()
t = of_exponential("t", "the rate times an estimated loss")
ell = of_exponential("ell", "the logarithm of 1 + t + t²/2, or of 1 − t + t²/2")


@statement
def _below_exponential() -> Proved:
    """ln(1 + t + t²/2) ≤ t for t ≥ 0: the slope of the difference is (t²/2)/(1 + t + t²/2)."""
    rises = prove_by_calculus(t - ln(1 + t + t**2 / 2), t, 0, "below the exponential")
    return name_logarithms_in(rises, {ell: ln(1 + t + t**2 / 2)}, ell <= t, [t >= 0], "below the exponential")


@statement
def usual_rule() -> Proved:
    """ln(1 − t + t²/2) ≥ −t for t ≥ 0: so the usual divisor, e^t, is enough as well."""
    rises = prove_by_calculus(ln(1 - t + t**2 / 2) + t, t, 0, "usual rule")
    return name_logarithms_in(rises, {ell: ln(1 - t + t**2 / 2)}, ell >= -t, [t >= 0], "usual rule")


def _estimate(learner, w, losses, arm: int) -> Fraction:
    return Fraction(losses[arm]) / learner.chances(w)[arm]


class Exp3Bounds(Theory):
    """A draw has the probability p, the drawn arm loses l, and a = l/p is its estimated loss.

    Its weight w is divided by g, between 1/(1 − ηa + η²a²/2) and 1 + ηa + η²a²/2, so at most e^(ηa).  W is the total
    weight, Λ = ln W.  One arm is compared with: its weight is v, ν = ln v, and b is what is estimated of it, which is 0
    where another arm is drawn.  The losses are fixed in advance.  In a round there is a *history* for each row of
    weights that draws can lead to, with the probability r; P and O are the means of Λ and of ν over the histories.
    """

    K = fixed("the number of arms", lambda learner: learner.arms)
    η = fixed("the rate", lambda learner: learner.rate)
    T = fixed("the number of rounds")
    H = fixed("the number of histories")
    o = fixed("the draws of the arm that is compared with: of the K draws of a history one")
    m = fixed("the draws of other arms")
    n_o = fixed("the number of the other arms")
    r = of_step("the probability of a history")
    p = of_step("the probability of a draw, or of a guess", lambda learner, w, arm: learner.chances(w)[arm])
    some_probability, probability = define(p > 0), define(r >= 0)

    KINDS = {
        "kinds": (("draw of the arm", o), ("draw of another arm", m)),
        "kind": lambda arm, own: int(arm != own),
    }

    @Row("update", o, gives="w losses arm", changes="w", about="run learner own", **KINDS)
    def updates(run, arm=None):
        learner = run.learner
        relies_on(learner, "arms", "chances")
        lost = [sum(row[i] for row in run.examples.y) for i in range(learner.arms)]
        own = place_or("arm", arm, learner.arms, lambda: lost.index(min(lost)))
        yield {"run": run, "learner": learner, "own": own}
        yield from ({"w": s.before, "losses": s.y, "arm": learner.predict(s.before, s.x)} for s in run.steps)
        yield {"w": run.weights}

    @Row(
        "round", T, gives="level losses", changes="level", about="histories learner own z",
        start=lambda learner: {"w": learner.initial(1)},
    )  # fmt: skip
    def rounds(histories, arm=None, z=None):
        learner, levels = histories.learner, histories.levels
        own = place_or("arm", arm, learner.arms, lambda: histories.best)
        cost = None if z is None else number(z, "z")
        yield {"histories": histories, "learner": learner, "own": own, "z": cost}
        rows = zip(levels, histories.losses, strict=False)
        yield from ({"level": level, "losses": losses} for level, losses in rows)
        yield {"level": levels[-1]}

    def weights(level):
        yield from ({"w": w, "r": r} for w, r in level.items())

    histories = Row("history", H, gives="w r", weight=r, positive=probability)(weights)
    final = Row("final history", H, gives="w r", weight=r, positive=probability)(weights)

    @Row("arm", K, gives="arm", changes="w", weight=p, positive=some_probability, sure="sure to draw", **KINDS)
    def draws(learner, w, losses):
        yield from (({"arm": i}, {"w": learner.learn(w, i, losses[i])}) for i in range(len(w)))

    @Row("other arm", n_o, gives="arm")
    def others(w, own):
        yield from ({"arm": i} for i in range(len(w)) if i != own)

    l = of_step("what the drawn arm loses", lambda losses, arm: losses[arm])
    l_b = of_step("what the arm that is compared with loses in the round", lambda losses, own: losses[own])
    a = of_step(
        "its estimated loss, l/p", lambda learner, w, losses, arm: Fraction(losses[arm]) / learner.chances(w)[arm]
    )
    b = of_step(
        "the estimated loss of the arm that is compared with: 0 where another is drawn",
        lambda learner, w, losses, arm, own: Fraction(losses[arm]) / learner.chances(w)[arm] if arm == own else 0,
    )
    w = state("the weight of the drawn arm", lambda w, arm: w[arm])
    v = state("the weight of the arm that is compared with", lambda w, own: w[own], start=1, last="v_U")
    W = state("the total weight", lambda w: sum(w), last="W_U")
    g = of_step("what it is divided by", lambda w, arm, w_next: Fraction(w[arm]) / w_next[arm])
    X = state("the probabilities of all histories, added up", lambda level: sum(level.values()), start=1, last="X_T")
    Λ = log(W)
    ν = log(v, text="its logarithm")
    N = log(K, text="ln K")

    # a draw: Λ⁺ ≤ Λ − ηl + η²la/2, for the drawn arm has the part p of the total, and pa = l

    loss_from_0, loss_up_to_1 = assume(l >= 0, "loss from 0 on"), assume(l <= 1, "loss up to 1")
    positive_rate = does(η > 0)
    drawn_by_weight = does(p * W == w)
    estimated_loss = define(p * a == l)
    divisor = define(g * w.next == w)
    divided_by_enough = does(g * (2 - 2 * η * a + η**2 * a**2) >= 2)
    divided_by_no_more = does(2 * g <= 2 + 2 * η * a + η**2 * a**2)
    other_weights_kept = does(W.next == W - w + w.next)
    left, some, some_left = (define(weight > 0, "positive weight") for weight in (w.next, W, W.next))
    own, own_left, own_last = (define(weight > 0, "positive weight of its own") for weight in (v, v.next, v.last))

    lighter = have(2 * w.next <= w * (2 - 2 * η * a + η**2 * a**2), divisor, divided_by_enough, left)
    its_part_of_the_total = have(w * a == l * W, drawn_by_weight, estimated_loss)
    tangent = lemma(logarithms.below_product, some, some_left, A=1, B=W, C=W.next)
    a_draw = have(
        2 * Λ.next <= 2 * Λ - 2 * η * l + η**2 * l * a,
        other_weights_kept, tangent, lighter, its_part_of_the_total, some,
    )  # fmt: skip

    # ν⁺ ≥ ν − ηb, where the arm that is compared with is drawn, and where another is

    its_weight, its_weight_after_it = define(v == w), define(v.next == w.next)
    its_loss_seen, its_loss_not_seen = define(b == a), define(b == 0)
    its_weight_kept = does(v.next == v)
    grown = 1 + η * a + η**2 * a**2 / 2
    k = log(grown, text="ln(1 + ηa + η²a²/2)")
    grows = have(grown > 0)
    no_less = have(v <= v.next * grown, divisor, divided_by_no_more, left, its_weight, its_weight_after_it)
    product = lemma(logarithms.below_product, own, own_left, grows, A=v.next, B=grown, C=v)
    drop = have(ν.next >= ν - k, product, no_less, own_left, grows)
    no_negative_estimate = have(η * a >= 0, positive_rate, some_probability, loss_from_0, estimated_loss)
    exponential = lemma(_below_exponential, no_negative_estimate, at={"t": η * a, "ell": k})
    its_draw = have(ν.next >= ν - η * b, its_loss_seen, drop, exponential)
    same = lemma(logarithms.monotone, have(v <= v.next, its_weight_kept), own_left, A=v, B=1, C=v.next)
    draw_of_another = have(ν.next >= ν - η * b, its_loss_not_seen, same)

    # Λ ≤ ln K at the start, and Λ ≥ ν in the end

    weights_of_1, some_arm = does(W.start == K), define(K > 0)
    at_first = have(W.start <= K, weights_of_1), some_arm, have(W.start > 0, weights_of_1, some_arm)
    no_more = lemma(logarithms.monotone, *at_first, A=W.start, B=1, C=K)
    at_the_start = have(Λ.start <= N, no_more, name="K weights of 1")
    part_of_the_total = others.least(others.sum(w, start=v.last, total=W.last), define(w > 0, "positive weight"))
    some_in_the_end = have(W.last > 0, own_last, part_of_the_total)
    no_less_than_its_own = lemma(logarithms.monotone, part_of_the_total, some_in_the_end, A=v.last, B=1, C=W.last)
    in_the_end = have(Λ.last >= ν.last, no_less_than_its_own, name="one arm's part")

    # one run: D are the losses of the drawn arms, B the estimated ones of the arm, Q losses times estimated losses

    D_U = updates.sum(l, "what the drawn arms have lost on one run", lambda run: run.total_loss)
    B_U = updates.sum(b, "the estimated losses of the arm that is compared with, added up on one run")
    Q_U = updates.sum(l * a, "losses times estimated losses, added up on one run")
    losses, one_arm = updates.total(a_draw), updates.total(its_draw, draw_of_another)
    on_one_run = have(2 * η * D_U <= 2 * η * B_U + 2 * N + η**2 * Q_U, losses, one_arm, in_the_end, at_the_start)

    # all histories: the mean over the draws of a history, and over the histories of a round

    σ_K = draws.sum(p, "the probabilities of the draws, added up")
    V_K = draws.mean_of(Λ.next, "Λ, or ⟨u, w⟩, after the round: its mean over draws")
    U_K = draws.mean_of(ν.next, "ν, or ‖w‖², after the round: its mean over draws")
    process = Process(X, histories, draws, final)
    P = process.mean_of(Λ, "the mean of Λ, or of ⟨u, w⟩", last="P_T")
    O = process.mean_of(ν, "the mean of ν, or of ‖w‖²", last="O_T")
    d_K = draws.mean_of(l, "the mean loss, over the draws of one history")
    s_K = draws.mean_of(l * a, "the mean of la, over the draws of one history")
    h_K = draws.mean_of(b, "the mean of what is estimated of the arm that is compared with")
    f = histories.mean_of(d_K, "the expected loss of the round")
    q = histories.mean_of(s_K, "the mean of la, over all draws of the round")

    one_arm_is_it, all_arms, its_loss = define(o == 1), define(K == o + m), define(l == l_b)
    its_draw_alone_adds = draws.total(
        have(p * b == l_b, some_probability, estimated_loss, its_loss_seen, its_loss),
        have(p * b == 0, its_loss_not_seen),
    )
    unbiased = have(h_K == l_b, its_draw_alone_adds, one_arm_is_it)
    mean_of_the_totals = draws.mean(a_draw)
    mean_of_its_logarithm = draws.mean(its_draw, draw_of_another)
    mean_of_its_weights = have(U_K >= ν - η * l_b, mean_of_its_logarithm, unbiased)
    all_squares = draws.total(have(p * l * a <= 1, estimated_loss, loss_from_0, loss_up_to_1))
    no_square_above_1 = have(s_K <= K, all_squares, all_arms)
    mean_total = histories.mean(mean_of_the_totals)  # 2P⁺ ≤ 2P − 2ηf + η²q
    mean_weight_of_the_arm = histories.mean(mean_of_its_weights)  # O⁺ ≥ O − ηl_b
    mean_square = histories.mean(no_square_above_1)  # q ≤ K

    E_T = rounds.sum(f, "the expected loss in all rounds", lambda histories: histories.expected_loss)
    L = rounds.sum(l_b, "the loss of the arm that is compared with")
    a_round = have(2 * P.next <= 2 * P - 2 * η * f + η**2 * K, mean_total, mean_square)
    expected_losses = rounds.total(a_round, keeping=process)
    the_arms_losses = rounds.total(mean_weight_of_the_arm, name="the arm's losses", keeping=process)
    ones_part = final.mean(in_the_end, name="one arm's part, on average")
    expected_loss = have(
        2 * η * E_T <= 2 * η * L + 2 * N + η**2 * T * K, expected_losses, the_arms_losses, ones_part, at_the_start
    )

    # E − L ≤ z for any z that is no less than 2(ln K)/η, nor than ηTK: their least common value is √(2TK ln K)

    z = fixed("what the choice of the rate costs: at best √(2TK ln K)")
    pays_for_the_arms, pays_for_the_rounds = define(η * z >= 2 * N), define(z >= η * T * K)
    few_squares = have(η**2 * T * K <= η * z, pays_for_the_rounds, positive_rate)
    tuned = have(E_T - L <= z, expected_loss, few_squares, pays_for_the_arms, positive_rate)


letters = Notation(Exp3Bounds, others=(of_exponential,))
_a = Exp3Bounds
# The letters as the kernel has them, for claims beside the theory.
eta, D_U, B_U, N, Q_U, E_T, L, T, K = (one.value for one in _a["η D_U B_U N Q_U E_T L T K"])
P_T, O_T = _a.P.last.value, _a.O.last.value

OTHER_ARMS = ("other arms", "weight that the other arms have in the end")
CURVATURE = ("curvature", "a logarithm lies below its tangent, and divisors are rounded")
EXPONENTIAL = "small divisors", "the arm's weight is divided by less than e to the power of its estimated loss"
SOURCE = "Auer, Cesa-Bianchi, Freund and Schapire 2002"


@statement
def one_run() -> Theorem:
    """2η(D − B) ≤ 2 ln K + η²Q on every run: losses against the estimated losses of any arm."""
    causes = {
        "one arm's part": OTHER_ARMS,
        "tangent": CURVATURE,
        "divided by enough · positive weight": CURVATURE,
        "below the exponential": EXPONENTIAL,
        "divided by no more · positive weight": EXPONENTIAL,
    }
    shown = _a.in_the_end, _a.at_the_start
    return theorem("Exp3 on one run", SOURCE, _a.on_one_run, count=_a.D_U, counted="loss", causes=causes, shown=shown)


@statement
def expected() -> Theorem:
    """2ηE ≤ 2ηL + 2 ln K + η²TK: the expected loss of T rounds, against the loss L of any arm."""
    causes = {
        "one arm's part, on average": OTHER_ARMS,
        "mean total": CURVATURE,
        "mean weight of the arm": EXPONENTIAL,
        "mean square": ("losses below 1", "the bound counts a loss of 1 for every arm in every round"),
    }
    shown = _a.mean_total, _a.mean_square, _a.process.again, _a.ones_part, _a.at_the_start
    return theorem("Exp3", SOURCE, _a.expected_loss, count=_a.E_T, counted="loss", causes=causes, shown=shown)


@statement
def a_draw() -> Proved:
    """Λ⁺ ≤ Λ − ηl + η²la/2: W⁺ ≤ W(1 − ηl + η²la/2), for the drawn arm has the part p of the total, and pa = l."""
    return _a.a_draw.proof


@statement
def one_arm() -> tuple[Proved, Proved]:
    """ν⁺ ≥ ν − ηb, where the arm that is compared with is drawn, and where another is."""
    return _a.its_draw.proof, _a.draw_of_another.proof


@statement
def unbiased() -> Proved:
    """The mean of what is estimated of an arm is its loss: it is drawn with probability p, and p · l/p = l."""
    return _a.unbiased.proof


@statement
def one_history() -> tuple[Proved, Proved, Proved]:
    """2V ≤ 2Λ − 2ηd + η²s, U ≥ ν − ηl_b and s ≤ K: what the next draw makes of one history, on average."""
    return _a.mean_of_the_totals.proof, _a.mean_of_its_weights.proof, _a.no_square_above_1.proof


@statement
def one_round() -> tuple[Proved, Proved, Proved, Proved]:
    """2P⁺ ≤ 2P − 2ηf + η²q, O⁺ ≥ O − ηl_b and q ≤ K: what a round makes of all histories, on average; and X⁺ = 1."""
    lines = _a.mean_total, _a.mean_weight_of_the_arm, _a.mean_square, _a.process.again
    return tuple(line.proof for line in lines)


@statement
def tuned() -> Proved:
    """E − L ≤ z for any z that is no less than 2(ln K)/η, nor than ηTK: their least common value is √(2TK ln K)."""
    return _a.tuned.proof


def read_histories(histories: Histories, arm: int | None = None, z: Number | None = None) -> Reading:
    """All draws at once, in the words of `tuned`: ``z`` is what the choice of the rate costs.

    The arm that is compared with is the best one, unless another is named.  Raise `mistake_bounds.exact.BadSize` for an
    arm that the learner has not.
    """
    return read(_a.tuned, histories, arm, z)
