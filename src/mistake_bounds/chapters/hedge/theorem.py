"""Hedge (Freund and Schapire 1997; Cesa-Bianchi and Lugosi 2006): regret by the logarithm of the mean weight."""

from fractions import Fraction

from mistake_bounds.chapters.hedge.learner import loss, losses
from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.play import Run
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import place_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
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


def mean(weights) -> Fraction:
    """The mean of a row of weights."""
    return Fraction(sum(weights)) / len(weights)


def _charge(learner, step) -> Fraction:
    return learner.loss(learner.predict(step.before, step.x), step.y)


def _compared(run: Run, expert: int | None) -> int:
    made = losses(run)
    return place_or("expert", expert, run.examples.dimension, lambda: made.index(min(made)))


def off(run: Run, rate):
    """η²T/(8 ln n), and 1 for a single expert."""
    n = run.examples.dimension
    return rate * rate * run.presented / (8 * ln(n)) if n > 1 else Fraction(1)


class HedgeBounds(Theory):
    """In a round an expert has a loss ℓ from 0 to 1 and the weight w, which becomes w⁺ = we^(−ηℓ); ν = ln w.

    V is the total weight, m = V/n the mean and μ = ln m.  f is the mean of the losses by weight, which Hedge is
    charged, in all E.  ℓ_o is the loss of one expert, with which Hedge is compared, in all L: E − L is the *regret*.
    """

    n, N = experts.ExpertBounds["n N"]
    T = fixed("the number of rounds")
    n_o = fixed("the number of experts besides the one to compare with")
    η = of_step("the rate: a loss ℓ multiplies a weight by exp(−ηℓ)", lambda rate: rate)
    β = of_step("exp(−η), what a loss of 1 leaves of a weight", lambda beta: beta)

    @Row("round", T, gives="w x y charged", changes="w", about="run rate beta own")
    def rounds(run, expert=None):
        learner = run.learner
        beta = Fraction(learner.factor) ** learner.grain
        yield {"run": run, "rate": learner.rate, "beta": beta, "own": _compared(run, expert)}
        yield from ({"w": s.before, "x": s.x, "y": s.y, "charged": _charge(learner, s)} for s in run.steps)
        yield {"w": run.weights}

    @Row("expert", n, gives="i")
    def experts(w):
        yield from ({"i": i} for i in range(len(w)))

    @Row("other expert", n_o, gives="i")
    def others(w, own):
        yield from ({"i": i} for i in range(len(w)) if i != own)

    w = state("the weight of an expert, before the round and after it", lambda w, i: w[i])
    l = of_step("the loss of an expert in a round, from 0 to 1", lambda x, y, i: loss(x[i], y), name="ell")
    ν = log(w, text="the logarithm of the weight of an expert")
    V = experts.sum_of(w, "the total weight", lambda w: sum(w), last="V_T")
    F = experts.sum(w * l, "the total of weight times loss")
    m = state("the mean weight V/n", lambda w: mean(w), start=1, last="m_T")
    μ = log(m, text="the logarithm of the mean weight")
    f = of_step("the mean of the losses by weight: what Hedge is charged in a round", lambda charged: charged)

    # one round: e^(−ηℓ) lies below its chord on [0, 1], as the logarithm lies below its tangents at βw and at w

    positive_rate, penalty, some_expert = does(η > 0), does(β > 0), assume(n > 0)
    no_negative_loss, no_loss_above_1, positive_weight = assume(l >= 0), assume(l <= 1), define(w > 0)
    punished_by_its_loss = does(ν.next == ν - η * l)
    to_all = lemma(logarithms.product_below, A=w, B=β, C=w.next, at={"b": -η})
    to_none = lemma(logarithms.product_below, A=w, B=1, C=w.next)
    below_its_chord = have(
        w.next <= w * (1 - (1 - β) * l), punished_by_its_loss, no_negative_loss, no_loss_above_1, to_all, to_none
    )
    no_negative_part, no_more_than_all, new_weights = experts.totals(
        have(w * l >= 0, positive_weight, no_negative_loss),
        have(w * l <= w, positive_weight, no_loss_above_1),
        below_its_chord,
        around=(β, η),
    )
    weight_after_it = have(V.next <= V - (1 - β) * F, new_weights)

    mean_weight, mean_weight_after_it = define(n * m == V), define(n * m.next == V.next)
    some_weight, some_weight_after_it = define(m > 0), define(m.next > 0)
    charged_by_weight = does(f * V == F)
    what_is_left = 1 - f + f * β
    g = log(what_is_left, text="the logarithm of 1 − f + fβ")
    shrinks = have(
        m.next <= m * what_is_left,
        mean_weight, mean_weight_after_it, charged_by_weight, some_expert, weight_after_it,
    )  # fmt: skip
    some_total = have(V > 0, mean_weight, some_weight, some_expert)
    from_0_to_1 = (
        have(f >= 0, charged_by_weight, some_total, no_negative_part),
        have(f <= 1, charged_by_weight, some_total, no_more_than_all),
    )
    some_is_left = have(what_is_left > 0, penalty, *from_0_to_1)
    below_1 = have(β < 1, positive_rate, lemma(logarithms.tangent_at, penalty, at={"t": β, "ell": -η}))
    hoeffding = lemma(
        lambda: experts.hoeffding()[1], *from_0_to_1, penalty, below_1, at={"f": f, "beta": β, "h": η, "g": g}
    )
    product = lemma(
        logarithms.below_product, some_weight, some_weight_after_it, some_is_left, A=m, B=what_is_left, C=m.next
    )
    mean_loss = have(μ.next <= μ + g, product, shrinks, some_weight, some_is_left)
    a_charge_costs_weight = have(μ.next <= μ - η * f + η**2 / 8, mean_loss, hoeffding)

    # in the end the mean is at least 1/n of the weight of any expert

    v_T = fixed("the weight in the end of the expert to compare with", lambda w, own: w[own])
    ρ = state(
        "the logarithm of the weight of the expert to compare with", lambda w, own: ln(w[own]), start=0, last="rho_T"
    )
    mean_weight_in_the_end, some_weight_in_the_end = define(n * m.last == V.last), define(m.last > 0)
    of_total = others.least(others.sum(w, start=v_T, total=V.last), positive_weight)
    part = have(v_T <= n * m.last, mean_weight_in_the_end, of_total)
    product_in_the_end = lemma(
        logarithms.below_product, some_expert, some_weight_in_the_end, A=n, B=m.last, C=v_T, at={"c": ρ.last}
    )
    more = have(n * m.last > 0, some_expert, some_weight_in_the_end)
    one_of_n = have(N + μ.last >= ρ.last, product_in_the_end, part, more, name="one of n")

    # one rate

    l_o = of_step("the loss in a round of the expert to compare with", lambda x, y, own: loss(x[own], y), name="ell_o")
    E = rounds.sum(f, "what Hedge is charged, added up", lambda run: run.total_loss)
    L_T = rounds.sum(l_o, "the losses of the expert to compare with, added up")
    its_own_weight_punished = does(ρ.next == ρ - η * l_o)
    its_weight = have(ρ.next >= ρ - η * l_o, its_own_weight_punished)
    all_rounds = rounds.total(a_charge_costs_weight, around=(η, β, n))
    own_weight = rounds.total(its_weight, around=(η, β, n))
    regret = have(8 * η * (E - L_T) <= 8 * N + T * η**2, all_rounds, own_weight, one_of_n)

    # a wrong rate: with η² = a·8(ln n)/T the regret is at most (√a + 1/√a)/2 times that of the best

    a = fixed("how far the rate is off: η²T/(8 ln n), best where it is 1", lambda run, rate: off(run, rate))
    b = fixed("1/a", lambda run, rate: 1 / off(run, rate))
    how_far_the_rate_is_off = define(η**2 * T == 8 * N * a)
    inverse, positive_inverse = define(a * b == 1), define(b > 0)
    some_regret, more_than_one_expert, a_count = define(E >= L_T), assume(n > 1), define(T >= 0)
    linear = have(η * (E - L_T) <= N * (1 + a), how_far_the_rate_is_off, positive_rate, regret)
    squared = have(η**2 * (E - L_T) ** 2 <= N**2 * (1 + a) ** 2, some_regret, positive_rate, linear)
    some_logarithm = lemma(logarithms.positive, more_than_one_expert, at={"t": n, "ell": N})
    of_a = have(
        8 * a * (E - L_T) ** 2 <= (1 + a) ** 2 * T * N, how_far_the_rate_is_off, a_count, squared, some_logarithm
    )
    a_wrong_rate = have(8 * (E - L_T) ** 2 <= (a + 2 + b) * T * N, inverse, positive_inverse, of_a)
    tuned_rate = does(a == 1)
    tuned = have(2 * (E - L_T) ** 2 <= T * N, tuned_rate, a_wrong_rate, inverse)

    # the best rate, 4k/T, for which both parts of the bound are the same: k is √(T ln n/2)

    k = fixed("√(T ln n/2)", square=lambda run: Fraction(run.presented, 2) * ln(run.examples.dimension))
    best_rate, half_root, positive_half_root = does(η**2 * T == 8 * N), define(k**2 == T * N / 2), define(k > 0)
    same_parts = have(4 * (E - L_T) <= T * η, regret, best_rate, positive_rate)
    no_more_than_the_root = have(T * η <= 4 * k, best_rate, half_root, positive_half_root)
    at_the_best_rate = have(E - L_T <= k, same_parts, no_more_than_the_root)

    # a rate that shrinks: in a round the losses so far weigh at the rate η, and weighed at η_o in the round before

    @Row(
        "round", T, gives="t old_rate old lost w rate beta x y charged", changes="t old_rate old lost w",
        about="run first_rate own",
    )  # fmt: skip
    def any_rounds(run, expert=None):
        learner, own = run.learner, _compared(run, expert)
        n, g = run.examples.dimension, run.learner.grain
        factors = [learner.penalty(max(t, 1), n) for t in range(run.presented + 1)]
        rates = [-g * ln(factor) for factor in factors]

        def weights(state, t):
            return tuple(factors[t] ** grains for grains in state.grains)

        yield {"run": run, "first_rate": -g * ln(learner.penalty(1, n)), "own": own}
        old, lost = weights(learner.initial(n), 0), Fraction(0)
        for t, s in enumerate(run.steps):
            after = weights(s.after, t + 1)
            yield {
                "t": t, "old_rate": rates[t], "old": weights(s.before, t), "lost": lost, "w": weights(s.before, t + 1),
                "rate": rates[t + 1], "beta": factors[t + 1] ** g, "x": s.x, "y": s.y, "charged": _charge(learner, s),
            }, {"w": after}  # fmt: skip
            old, lost = after, lost + loss(s.x[own], s.y)
        yield {"t": run.presented, "old_rate": rates[-1], "old": old, "lost": lost, "w": old}

    η_1 = fixed("the rate of the first round", lambda first_rate: first_rate)
    η_o = state("the rate of the round before", lambda old_rate: old_rate, next=η, start=η_1, last="eta_T")
    v = of_step("the weight of an expert at the rate of the round before", lambda old, i: old[i])
    ν_v = log(v, text="its logarithm")
    V_o = experts.sum(v, "the total weight at the rate of the round before")
    m_o = of_step("the mean weight at the rate of the round before", lambda old: mean(old))
    μ_o = log(m_o, text="its logarithm")
    κ = log(w * m_o, text="the logarithm of wm₀")

    # one expert, slower: the logarithm lies below its tangent at wm₀, at vm and at m₀m

    a_rate_that_never_rises = does(η <= η_o)
    the_same_losses = does(η_o * ν == η * ν_v, "the same losses at the new rate")
    mean_weight_at_the_old_rate, some_weight_at_the_old_rate = define(n * m_o == V_o), define(m_o > 0)
    both = positive_weight, have(w * m_o > 0, positive_weight, some_weight_at_the_old_rate)
    above = lemma(logarithms.below_product, *both, A=w, B=m_o, C=w * m_o)
    to_its_own = lemma(logarithms.product_below, *both, A=v, B=m, C=w * m_o)
    to_the_mean = lemma(logarithms.product_below, *both, A=m_o, B=m, C=w * m_o)
    one_expert_slower = have(
        w * m_o * (η_o * μ - η * μ_o) <= η * v * m + (η_o - η) * m_o * m - η_o * w * m_o,
        the_same_losses, positive_rate, a_rate_that_never_rises, above, to_its_own, to_the_mean,
        name="one expert, slower",
    )  # fmt: skip
    all_slower = experts.total(one_expert_slower)
    slower = have(
        η_o * μ <= η * μ_o,
        mean_weight, mean_weight_at_the_old_rate, all_slower, some_expert, some_weight, some_weight_at_the_old_rate,
    )  # fmt: skip

    # all rounds: φ = (ln m)/η does not rise when the rate falls

    φ = state(
        "the logarithm of the mean weight, by the rate", lambda old, old_rate: ln(mean(old)) / old_rate, start=0,
        last="phi_T",
    )  # fmt: skip
    L = state(L_T.text, lambda lost: lost, start=0, last="L_T")
    E_any = any_rounds.sum(f, E.text, E.fn, name="E")
    H_T = any_rounds.sum(η, "the rates, added up")
    by_the_old_rate, by_the_rate = define(η_o * φ == μ_o), define(η * φ.next == μ.next)
    positive_old_rate = have(η_o > 0, positive_rate, a_rate_that_never_rises)
    the_rate_falls = have(μ <= η * φ, by_the_old_rate, slower, positive_old_rate)
    one_round = have(8 * φ.next + 8 * f - η <= 8 * φ, by_the_rate, the_rate_falls, a_charge_costs_weight, positive_rate)
    ν_r = state(
        "the logarithm of its weight at the rate of the round before", lambda old, own: ln(old[own]), start=0,
        next=ρ.next, last=ρ.last,
    )  # fmt: skip
    loss_so_far = define(L.next == L + l_o)
    its_own_losses = does(η_o * ρ == η * ν_r, "its own losses at the new rate")
    held = ν_r + η_o * L >= 0
    scaled = have(η_o * (ρ + η * L) >= 0, held, its_own_losses, positive_rate)
    at_the_new_rate = have(ρ + η * L >= 0, scaled, positive_old_rate)
    any_rounds_paid = any_rounds.total(one_round, around=(n,), name="all rounds")
    own_weight_at_any_rate = any_rounds.keep(
        ("own weight", held, its_own_weight_punished, loss_so_far, at_the_new_rate), around=(n,)
    )
    positive_rate_in_the_end, by_the_rate_in_the_end = does(η_o.last > 0), define(η_o.last * φ.last == μ.last)
    paid = have(
        8 * μ.last + η_o.last * (8 * E_any - H_T) <= 0,
        positive_rate_in_the_end, by_the_rate_in_the_end, any_rounds_paid,
    )  # fmt: skip
    anytime = have(
        8 * η_o.last * (E_any - L.last) <= 8 * N + η_o.last * H_T,
        paid, own_weight_at_any_rate, one_of_n, name="regret",
    )  # fmt: skip

    # without T: with η = 2√(ln n/t) the rates add up to 4√(T ln n), as 1/√t is at most 2(√t − √(t − 1))

    p = fixed("√(ln n)", square=lambda run: ln(run.examples.dimension))
    q = state("the root of the number of rounds so far, √T in the end", square=lambda t: t, start=0, last="q_T")
    a_root_of_the_rounds, root, root_after = define(q.next**2 == q**2 + 1), define(q >= 0), define(q.next > 0, "root")
    rate_of_the_round, root_of_ln_n = does(η * q.next == 2 * p), define(p >= 0)
    a_rate = have(η <= 4 * p * (q.next - q), a_root_of_the_rounds, root, root_after, rate_of_the_round, root_of_ln_n)
    all_rates = any_rounds.total(a_rate)
    rate_of_the_last_round, square_of_the_root = does(η_o.last * q.last == 2 * p), define(p**2 == N, "root of ln n")
    by_experts = have(8 * N <= 4 * p * q.last * η_o.last, rate_of_the_last_round, square_of_the_root)
    by_rounds = have(η_o.last * H_T <= 4 * p * q.last * η_o.last, positive_rate_in_the_end, all_rates)
    without_T = have(
        E_any - L.last <= p * q.last,
        have(η_o.last * (E_any - L.last) <= η_o.last * p * q.last, anytime, by_experts, by_rounds),
        positive_rate_in_the_end,
    )
    y = fixed("√(T ln n)", square=lambda run: run.presented * ln(run.examples.dimension))
    whole_root, positive_whole_root = define(y**2 == T * N), define(y > 0)
    root_of_T = any_rounds.total(have(q.next**2 <= q**2 + 1, a_root_of_the_rounds), name="root of all rounds")
    in_one_root = have(p * q.last <= y, root_of_T, square_of_the_root, whole_root, positive_whole_root)
    at_any_time = have(E_any - L.last <= y, without_T, in_one_root)


letters = Notation(HedgeBounds)
_a = HedgeBounds
# The letters as the kernel has them, for claims beside the theory.
E, N, T, eta, L_T, H_T = (one.value for one in _a["E N T η L_T H_T"])
mu_T, eta_T = _a.μ.last.value, _a.η_o.last.value

CAUSES = {
    "mean loss": ("losses inside", "losses between 0 and 1, whose weights fall below the chord"),
    "Hoeffding's lemma": ("uneven weight", "rounds in which not half of the weight had the loss"),
    "one of n": ("other experts", "weight that the others have in the end"),
}


@statement
def regret() -> Theorem:
    """Hedge with one rate: 8η(E − L) ≤ 8 ln n + Tη² in T rounds, for the losses L of every expert, all in [0, 1]."""
    return theorem(
        "Regret of Hedge", "Freund and Schapire 1997; the constant by Cesa-Bianchi and Lugosi 2006", _a.regret,
        count=_a.E, counted="loss", causes=CAUSES, shown=(_a.shrinks, _a.a_charge_costs_weight, _a.one_of_n),
    )  # fmt: skip


@statement
def anytime() -> Theorem:
    """Hedge with rates that never rise: 8η_T(E − L) ≤ 8 ln n + η_T·Σ η_t, where η_T is the rate of the last round."""
    return theorem(
        "Regret of Hedge without the number of rounds", "after Bubeck and Cesa-Bianchi 2012", _a.anytime,
        count=_a.E_any, counted="loss",
        causes=CAUSES | {"slower": ("slower rate", "a rate that falls, while the experts differ")},
        shown=(_a.slower, _a.shrinks, _a.a_charge_costs_weight, _a.one_of_n),
    )  # fmt: skip


@statement
def below_its_chord() -> Proved:
    """w⁺ ≤ (1 − (1 − β)ℓ)w: as a function of the loss, e^(−ηℓ) is convex and so lies below its chord on [0, 1]."""
    return _a.below_its_chord.proof


@statement
def added_up() -> tuple[Proved, Proved, Proved]:
    """F ≥ 0, F ≤ V and V⁺ ≤ V − (1 − β)F: the experts one by one."""
    return _a.no_negative_part.proof, _a.no_more_than_all.proof, _a.weight_after_it.proof


@statement
def shrinks() -> Proved:
    """m⁺ ≤ (1 − f + fβ)m: the mean weight falls at least as if all of the loss were 0 or 1."""
    return _a.shrinks.proof


@statement
def one_round() -> Proved:
    """μ⁺ ≤ μ − ηf + η²/8: what the mean weight loses pays for the charge, by Hoeffding's lemma."""
    return _a.a_charge_costs_weight.proof


@statement
def part_of_the_mean() -> Proved:
    """N + μ_T ≥ ρ_T: the mean weight is at least 1/n of the weight of any expert."""
    return _a.one_of_n.proof


@statement
def wrong_rate() -> Proved:
    """8(E − L)² ≤ (a + 2 + 1/a)·T ln n for the rate with η² = a·8(ln n)/T: a and 1/a are as bad."""
    return _a.a_wrong_rate.proof


@statement
def tuned() -> Proved:
    """2(E − L)² ≤ T ln n for the rate with η²T = 8 ln n: the regret is at most √(T ln n/2)."""
    return _a.tuned.proof


@statement
def best_rate() -> Proved:
    """E − L ≤ √(T ln n/2) for the rate with η²T = 8 ln n: k is the root."""
    return _a.at_the_best_rate.proof


@statement
def slower_for_one() -> Proved:
    """wm₀(η₀μ − ημ₀) ≤ ηvm + (η₀ − η)m₀m − η₀wm₀, for an expert with the weights v and w at the rates η₀ and η."""
    return _a.one_expert_slower.proof


@statement
def slower() -> Proved:
    """η₀μ ≤ ημ₀: the logarithm of the mean weight, by the rate, does not rise when the rate falls."""
    return _a.slower.proof


@statement
def without_T() -> Proved:
    """E − L ≤ √(T ln n) with the rates η_t = 2√(ln n/t): the inverse of √t is at most 2(√t − √(t − 1))."""
    return _a.without_T.proof


@statement
def any_time() -> Proved:
    """E − L ≤ √(T ln n) with the rates η_t = 2√(ln n/t): y is the root, and no less than √T·√(ln n)."""
    return _a.at_any_time.proof


def read_hedge(run: Run, expert: int | None = None) -> Reading:
    """A run of `Hedge` in the words of its bounds, compared with the best expert unless one is named.

    Raise `mistake_bounds.exact.BadSize` for an index that is none.
    """
    return read((_a.regret, _a.tuned), run, expert)
