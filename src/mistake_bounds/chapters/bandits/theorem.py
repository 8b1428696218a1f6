"""Exp3 (Auer, Cesa-Bianchi, Freund and Schapire 2002): in each round one of K arms is drawn, and its loss is seen."""

from fractions import Fraction

from sympy import S
from sympy import log as ln

from mistake_bounds.chapters.bandits.learner import Histories
from mistake_bounds.exact import Number, number
from mistake_bounds.learner import relies_on
from mistake_bounds.proof import Proved, claim, name_logarithms_in, prove, prove_by_calculus, statement
from mistake_bounds.proof.reals import ln as logarithm
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
ell = of_exponential("ell", "the logarithm of 1 + t + t²/2")
s = of_exponential("s", "a power of e up to 1")
sigma = of_exponential("sigma", "the logarithm of s")
g = of_exponential("g", "a fraction by which a weight is divided, in place of e to the t")
kappa = of_exponential("kappa", "the logarithm of the fraction by which a weight is divided")


@statement
def usual_rule() -> Proved:
    """s ≤ 1 + σ + σ²/2 for σ = ln s ≤ 0, so that e^(−x) ≤ 1 − x + x²/2 for x ≥ 0: by the slope, twice.

    >>> usual_rule().claim
    usual rule: s ≤ σ²/2 + σ + 1
    """
    positive = {"positive": s > 0}
    slope = prove_by_calculus(s - 1 - ln(s), s, 1, "slope", positive, falling=True)
    curve = prove_by_calculus(1 + ln(s) + ln(s) ** 2 / 2 - s, s, 1, "usual rule", positive, slope, falling=True)
    named = name_logarithms_in(curve, {sigma: ln(s)}, s <= 1 + sigma + sigma**2 / 2, [s > 0], "usual rule")
    up_to_1 = logarithms.at(logarithms.monotone()[1], (s, sigma), (S.One, S.Zero), (S.One, S.Zero))
    return logarithms.with_facts(named, up_to_1)


@statement
def below_exponential() -> Proved:
    """ln(1 + t + t²/2) ≤ t for t ≥ 0: the slope of the difference is (t²/2)/(1 + t + t²/2)."""
    rises = prove_by_calculus(t - ln(1 + t + t**2 / 2), t, 0, "below the exponential")
    return name_logarithms_in(rises, {ell: ln(1 + t + t**2 / 2)}, ell <= t, [t >= 0], "below the exponential")


@statement
def divisors() -> Proved:
    """ln g ≤ t for a divisor g up to 1 + t + t²/2: what is left of a weight is no less than e^(−t) of it."""
    some = prove(claim(1 + t + t**2 / 2 > 0))
    rises = logarithms.at(logarithms.monotone()[0], (g, kappa), (S.One, S.Zero), (1 + t + t**2 / 2, ell), facts=[some])
    return prove(claim(kappa <= t, "divisors"), using=[rises, below_exponential()])


def _bounds(textbook: bool) -> type[Theory]:
    """The theory of the textbook's rule, or of every rule that takes off no more than it, and enough."""

    class Exp3Bounds(Theory):
        """A draw has the probability p, the drawn arm loses l, and a = l/p is its estimated loss.

        The textbook's rule multiplies its weight w by s = e^(−ηa), so that k = ln s = −ηa.  Other rules may leave more,
        e^(−ηθ) of it with θ ≤ a, as long as w⁺ ≤ w(1 − ηa + η²a²/2).  W is the total weight, Λ = ln W.  One arm is
        compared with: its weight is v, ν = ln v, and b is what is estimated of it, which is 0 where another arm is
        drawn.  The losses are fixed in advance.  In a round there is a *history* for each row of weights that draws can
        lead to, with the probability r; P and O are the means of Λ and of ν over the histories.
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
        X = state(
            "the probabilities of all histories, added up", lambda level: sum(level.values()), start=1, last="X_T"
        )
        Λ = log(W)
        ν = log(v, text="its logarithm")
        N = log(K, text="ln K")

        # the rule, at the drawn arm and at the arm that is compared with

        loss_from_0, loss_up_to_1 = assume(l >= 0, "loss from 0 on"), assume(l <= 1, "loss up to 1")
        positive_rate, drawn_by_weight, estimated_loss = does(η > 0), does(p * W == w), define(p * a == l)
        its_loss_seen, its_loss_not_seen = define(b == a), define(b == 0)
        if textbook:
            s = of_step(
                "what is left of the weight of the drawn arm: e^(−ηa) of it",
                lambda w, arm, w_next: Fraction(w_next[arm]) / w[arm],
            )
            k = log(s, text="its logarithm")
            times_the_exponential = does(k == -η * a, "weight times e^(−ηa)")
            own_weight_too = does(ν.next == ν - η * a, "its weight times e^(−ηa)")
            what_is_left, some_is_left, positive = (
                define(w.next == s * w),
                define(s > 0),
                define(w > 0, "positive weight"),
            )
            no_negative_estimate = have(η * a >= 0, positive_rate, some_probability, loss_from_0, estimated_loss)
            exponential = lemma(
                usual_rule, some_is_left, have(k <= 0, times_the_exponential, no_negative_estimate), s=s
            )
            falls_by_enough = have(
                2 * w.next <= w * (2 - 2 * η * a + η**2 * a**2),
                what_is_left, times_the_exponential, exponential, positive,
            )  # fmt: skip
            falls_by_no_more = have(ν.next >= ν - η * a, own_weight_too)
        else:
            falls_by_enough = does(2 * w.next <= w * (2 - 2 * η * a + η**2 * a**2))
            θ = of_step(
                "what the weight of the arm that is compared with has lost: e^(−ηθ) of it is left",
                lambda learner, w, own, w_next: (logarithm(w[own]) - logarithm(w_next[own])) / learner.rate,
            )
            what_is_left, no_more_than_estimated = define(ν.next == ν - η * θ), does(θ <= a)
            falls_by_no_more = have(ν.next >= ν - η * a, what_is_left, no_more_than_estimated, positive_rate)

        # ν⁺ ≥ ν − ηb, where the arm that is compared with is drawn, and where another is

        its_weight_kept = does(v.next == v)
        own, own_left = (define(weight > 0, "positive weight of its own") for weight in (v, v.next))
        its_draw = have(ν.next >= ν - η * b, its_loss_seen, falls_by_no_more)
        same = lemma(logarithms.monotone, have(v <= v.next, its_weight_kept), own, own_left, A=v, B=1, C=v.next)
        draw_of_another = have(ν.next >= ν - η * b, its_loss_not_seen, same)

        # a draw: Λ⁺ ≤ Λ − ηl + η²la/2, for the drawn arm has the part p of the total, and pa = l

        other_weights_kept = does(W.next == W - w + w.next)
        some, some_left = (define(weight > 0, "positive weight") for weight in (W, W.next))
        its_part_of_the_total = have(w * a == l * W, drawn_by_weight, estimated_loss)
        tangent = lemma(logarithms.below_product, some, some_left, A=1, B=W, C=W.next)
        a_draw = have(
            2 * Λ.next <= 2 * Λ - 2 * η * l + η**2 * l * a,
            other_weights_kept, tangent, falls_by_enough, its_part_of_the_total, some,
        )  # fmt: skip

        # Λ ≤ ln K at the start, and Λ ≥ ν in the end

        weights_of_1, some_arm = does(W.start == K), assume(K > 0)
        at_first = have(W.start <= K, weights_of_1), some_arm, have(W.start > 0, weights_of_1, some_arm)
        no_more = lemma(logarithms.monotone, *at_first, A=W.start, B=1, C=K)
        at_the_start = have(Λ.start <= N, no_more, name="K weights of 1")
        part_of_the_total = others.least(others.sum(w, start=v.last, total=W.last), define(w > 0, "positive weight"))
        own_last = define(v.last > 0, "positive weight of its own")
        some_in_the_end = have(W.last > 0, own_last, part_of_the_total)
        no_less_than_its_own = lemma(
            logarithms.monotone, part_of_the_total, own_last, some_in_the_end, A=v.last, B=1, C=W.last
        )
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

        # at the rate √(2(ln K)/(TK)), for which both are √(2TK ln K), which is ζ

        ζ = fixed("√(2TK ln K)", lambda z: z)
        root, a_root, the_root_itself = define(ζ**2 == 2 * T * K * N), define(ζ > 0), define(z == ζ)
        best_rate = does(η * T * K == ζ)
        all_arms_and_rounds = have(T * K > 0, best_rate, positive_rate, a_root)
        for_the_rounds = have(z >= η * T * K, best_rate, the_root_itself)
        for_the_arms = have(η * z >= 2 * N, best_rate, root, the_root_itself, all_arms_and_rounds)
        at_the_best_rate = have(E_T - L <= ζ, the_root_itself, lemma(tuned, for_the_arms, for_the_rounds))

    return Exp3Bounds


Exp3Bounds, AnyRule = _bounds(textbook=True), _bounds(textbook=False)

letters = Notation(Exp3Bounds, AnyRule, others=(of_exponential,))
_a = AnyRule
# The letters as the kernel has them, for claims beside the theory.
eta, D_U, B_U, N, Q_U, E_T, L, T, K = (one.value for one in _a["η D_U B_U N Q_U E_T L T K"])
P_T, O_T = _a.P.last.value, _a.O.last.value

OTHER_ARMS = ("other arms", "weight that the other arms have in the end")
CURVATURE = ("curvature", "a logarithm lies below its tangent, and e^(−x) below 1 − x + x²/2")
FRACTIONS = ("fractions", "the weight keeps more than e to the power of minus the rate times its estimated loss")
SOURCE = "Auer, Cesa-Bianchi, Freund and Schapire 2002"


@statement
def textbook() -> Theorem:
    """2ηE ≤ 2ηL + 2 ln K + η²TK for weights times e^(−ηa): the expected loss of T rounds, against any arm's loss L."""
    return _expected("Exp3 with e to the −ηa", Exp3Bounds)


@statement
def expected() -> Theorem:
    """2ηE ≤ 2ηL + 2 ln K + η²TK, the same for any rule that leaves from e^(−x) to 1 − x + x²/2 of a weight, x = ηa.

    The textbook's rule is one of them, by `usual_rule`; that of the runs with fractions is another, by `divisors`.
    """
    return _expected("Exp3", AnyRule)


def _expected(name: str, theory: type[Theory]) -> Theorem:
    causes = {
        "one arm's part, on average": OTHER_ARMS,
        "mean total": CURVATURE,
        "mean square": ("losses below 1", "the bound counts a loss of 1 for every arm in every round"),
    }
    if theory is AnyRule:
        causes["mean weight of the arm"] = FRACTIONS
    shown = theory["mean_total mean_square process ones_part at_the_start"]
    shown = tuple(one.again if isinstance(one, Process) else one for one in shown)
    return theorem(name, SOURCE, theory.expected_loss, count=theory.E_T, counted="loss", causes=causes, shown=shown)


@statement
def one_run() -> Theorem:
    """2η(D − B) ≤ 2 ln K + η²Q on every run: losses against the estimated losses of any arm."""
    causes = {
        "one arm's part": OTHER_ARMS,
        "tangent": CURVATURE,
        "falls by enough": CURVATURE,
        "no more than estimated · positive rate": FRACTIONS,
    }
    shown = _a.in_the_end, _a.at_the_start
    return theorem("Exp3 on one run", SOURCE, _a.on_one_run, count=_a.D_U, counted="loss", causes=causes, shown=shown)


@statement
def textbook_on_one_run() -> Proved:
    """2η(D − B) ≤ 2 ln K + η²Q on every run, for weights times e^(−ηa)."""
    return Exp3Bounds.on_one_run.proof


@statement
def one_arm() -> tuple[Proved, Proved, Proved]:
    """w⁺ ≤ w(1 − ηa + η²a²/2) for weights times e^(−ηa); ν⁺ ≥ ν − ηb where its arm is drawn, and where another is."""
    return tuple(line.proof for line in Exp3Bounds["falls_by_enough its_draw draw_of_another"])


@statement
def a_draw() -> Proved:
    """Λ⁺ ≤ Λ − ηl + η²la/2: W⁺ ≤ W(1 − ηl + η²la/2), for the drawn arm has the part p of the total, and pa = l."""
    return Exp3Bounds.a_draw.proof


@statement
def unbiased() -> Proved:
    """The mean of what is estimated of an arm is its loss: it is drawn with probability p, and p · l/p = l."""
    return Exp3Bounds.unbiased.proof


@statement
def one_history() -> tuple[Proved, Proved, Proved]:
    """2V ≤ 2Λ − 2ηd + η²s, U ≥ ν − ηl_b and s ≤ K: what the next draw makes of one history, on average."""
    return tuple(line.proof for line in Exp3Bounds["mean_of_the_totals mean_of_its_weights no_square_above_1"])


@statement
def one_round() -> tuple[Proved, Proved, Proved, Proved]:
    """2P⁺ ≤ 2P − 2ηf + η²q, O⁺ ≥ O − ηl_b and q ≤ K: what a round makes of all histories, on average; and X⁺ = 1."""
    lines = Exp3Bounds["mean_total mean_weight_of_the_arm mean_square"]
    return tuple(line.proof for line in (*lines, Exp3Bounds.process.again))


@statement
def textbook_tuned() -> Proved:
    """E − L ≤ z for weights times e^(−ηa), and any z that is no less than 2(ln K)/η, nor than ηTK."""
    return Exp3Bounds.tuned.proof


@statement
def textbook_best_rate() -> Proved:
    """E − L ≤ √(2TK ln K) for weights times e^(−ηa), at the rate √(2(ln K)/(TK)): ζ is the root."""
    return Exp3Bounds.at_the_best_rate.proof


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
