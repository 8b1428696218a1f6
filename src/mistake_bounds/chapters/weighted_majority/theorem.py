"""Prediction with expert advice (Littlestone and Warmuth 1994; Vovk 1990): what a mistake costs in weight."""

from fractions import Fraction

from sympy import Rational, S, log

from mistake_bounds.chapters.weighted_majority.learner import best_expert as best_of
from mistake_bounds.chapters.weighted_majority.learner import errors
from mistake_bounds.exact import Number, number
from mistake_bounds.learner import chance_of_mistake
from mistake_bounds.play import Run
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Eq,
    Fact,
    Proved,
    Term,
    calculus,
    certify,
    claim,
    instantiate,
    name_logarithms_in,
    prove,
    prove_by_calculus,
    statement,
)
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import place_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    define,
    does,
    fixed,
    have,
    known,
    lemma,
    of_step,
    read,
    state,
    theorem,
)
from mistake_bounds.theory import assume as assumed
from mistake_bounds.theory import log as log_of


def updates(run: Run, expert: int | None = None, s: Number | None = None):
    """A run with expert advice, update by update, compared with the best expert unless another is named."""
    own = place_or("expert", expert, run.examples.dimension, lambda: best_of(run))
    cost = None if s is None else number(s, "s")
    yield {"run": run, "learner": run.learner, "beta": Fraction(run.learner.beta), "own": own, "s": cost}
    mistakes = 0
    for step in run.steps:
        chance = Fraction(chance_of_mistake(run.learner.predict(step.before, step.x), step.y))
        yield {
            "w": step.before, "x": step.x, "y": step.y, "mistakes": mistakes, "wrong": step.mistaken, "chance": chance
        }  # fmt: skip
        mistakes += step.mistaken
    yield {"w": run.weights, "mistakes": mistakes, "k": errors(run)[own]}


RUN = {"gives": "w x y mistakes wrong chance", "changes": "w mistakes", "about": "run learner beta own s", "end": "k"}


class ExpertBounds(Theory):
    """n experts weigh 1 each at the start; an error multiplies a weight by β, and the best expert ends with β^m.

    At an update T is the total weight, F that of the experts that err, and Λ = ln T.  h = ln(1/β) is what an error
    costs an expert, K = ln(2/(1 + β)) the least that a mistake costs the total.
    """

    n = fixed("the number of experts", lambda run: run.examples.dimension)
    β = fixed("the penalty: an error multiplies an expert's weight by β", lambda beta: beta)
    ε = fixed("the rate of a randomized algorithm", lambda learner, beta: Fraction(getattr(learner, "rate", 1 - beta)))
    h = fixed("ln(1/β), what an error costs an expert", lambda beta: -ln(beta))
    K = fixed("ln(2/(1 + β)), the least that a mistake costs the total", lambda beta: -ln((1 + beta) / 2))
    N = log_of(n, text="ln n")
    m = fixed("the number of errors of the best expert", lambda run, own: errors(run)[own])
    R = fixed("the number of rounds", lambda run: run.presented)
    M = fixed("the number of mistakes", lambda run: len(run.mistakes))
    U = fixed("the number of updates: of rounds in which some expert errs")
    G = fixed("the number of updates that are no mistakes, or at which the forecaster is sure")
    Q = fixed("the number of updates at which the forecaster is unsure")
    n_e, n_r = fixed("how many experts err"), fixed("how many experts are right")
    n_o = fixed("the number of experts besides the best")
    f = of_step("the chance of a mistake", lambda chance: chance)

    penalty, penalty_below_1 = does(β > 0), does(β < 1)

    # the weights at an update

    @Row("expert", n, gives="i", kinds=(("errs", n_e), ("right", n_r)), kind=lambda x, y, i: int(x[i] == y))
    def experts(w):
        yield from ({"i": i} for i in range(len(w)))

    w = state("the weight of one expert", lambda w, i: w[i])
    e = of_step("its weight if it errs, and 0 if it is right", lambda w, x, y, i: 0 if x[i] == y else w[i])
    T = experts.sum_of(w, "the total weight", lambda w: sum(w), last="T_U")
    F = experts.sum(e, "the weight of the experts that err")
    Λ = log_of(T)

    positive_weight = define(w > 0)
    punished, kept = does(w.next == β * w), does(w.next == w)
    errs, right = define(e == w, "wrong weight"), define(e == 0, "no wrong weight")
    after_it = w.next == w - (1 - β) * e
    no_negative_weight_errs, no_more_than_all_err, new_weights = experts.totals(
        (have(e >= 0, errs, positive_weight), have(e >= 0, right)),
        (have(e <= w, errs), have(e <= w, right, positive_weight)),
        (have(after_it, errs, punished), have(after_it, right, kept)),
    )
    weight_after_it = have(T.next == T - (1 - β) * F, new_weights)
    some_weight_left = have(T.next > 0, T > 0, penalty, penalty_below_1, weight_after_it, no_more_than_all_err)

    # ln T⁺ lies below its tangents: at (1 + β)T/2, where half of the weight errs, and at T, where none does

    positive = have((1 + β) / 2 > 0, penalty), T > 0, some_weight_left
    below_half = lemma(logarithms.below_product, *positive, A=(1 + β) / 2, B=T, C=T.next, at={"a": -K})
    tangent_at_half = have(
        T * (1 + β) * (Λ.next - Λ + K) <= 2 * T.next - (1 + β) * T, below_half, name="tangent at one half"
    )
    below_none = lemma(logarithms.below_product, *positive, A=1, B=T, C=T.next)
    tangent_at_none = have(T * (Λ.next - Λ) <= T.next - T, below_none)
    no_gain = have(Λ.next <= Λ, tangent_at_none, weight_after_it, no_negative_weight_errs, T > 0, penalty_below_1)

    weights_of_1, some_expert = does(T.start == n), assumed(n > 0)
    begun = weights_of_1, some_expert
    at_first = have(T.start <= n, weights_of_1), have(T.start > 0, *begun), some_expert
    at_the_start = lemma(logarithms.monotone, *at_first, A=T.start, B=1, C=n)

    # the best expert in the end

    @Row("error", m, gives="w k", changes="w k")
    def errors_of_one(run, own):
        wrong = (step for step in run.steps if step.x[own] != step.y)
        yield from (({"w": step.before, "k": k}, {"w": step.after, "k": k + 1}) for k, step in enumerate(wrong))

    @Row("other expert", n_o, gives="i")
    def others(w, own):
        yield from ({"i": i} for i in range(len(w)) if i != own)

    v = state("the weight of the best expert", lambda w, own: w[own], start=1, last="v_m")
    ν = log_of(v, text="its logarithm")
    its_weight_punished = does(v.next == β * v)
    weight_of_its_own = have(v.next > 0, v > 0, penalty, its_weight_punished)
    product = lemma(logarithms.product_below, v > 0, penalty, weight_of_its_own, A=β, B=v, C=v.next, at={"a": -h})
    one_error = have(ν.next >= ν - h, its_weight_punished, product, weight_of_its_own)
    own_weight, own_weight_left = errors_of_one.keep(
        ("own weight", ν >= -h * m, one_error), ("weight left", v > 0, weight_of_its_own), around=(β,)
    )
    part_of_the_total = others.least(others.sum(w, start=v.last, total=T.last), positive_weight)
    some_in_the_end = have(T.last > 0, own_weight_left, part_of_the_total)
    no_less_than_its_own = lemma(
        logarithms.monotone, part_of_the_total, some_in_the_end, own_weight_left, A=v.last, B=1, C=T.last
    )
    best_expert = have(Λ.last >= -m * h, no_less_than_its_own, own_weight)

    # weighted majority

    kinds = ("mistake", M), ("right answer", G)
    rounds = Row("update", U, kinds=kinds, kind=lambda wrong: int(not wrong), **RUN)(updates)

    mistake = does(2 * F >= T)
    shrinks = have(2 * T.next <= (1 + β) * T, weight_after_it, mistake, penalty_below_1)
    more_than_1 = have(1 + β > 0, penalty)
    a_mistake_costs_weight = have(Λ.next <= Λ - K, tangent_at_half, shrinks, more_than_1, T > 0)
    weight_left = rounds.keep(("weight left", T > 0, some_weight_left, some_weight_left), given=begun, around=(β,))
    all_updates = rounds.total(a_mistake_costs_weight, no_gain, keeping=weight_left)
    total_cost = have(Λ.last <= N - K * M, all_updates, at_the_start)
    mistake_bound = have(M * K <= m * h + N, total_cost, best_expert)

    # β = 1/2: 100·147 ≤ 241·61

    b = fixed("ln 2", lambda: ln(2))
    lg = log_of(n, 2, text="log₂ n")
    penalty_one_half = does(β == Rational(1, 2))
    a_count, errors_counted = define(M >= 0), define(m >= 0, "a count")
    in_base_2 = lemma(logarithms.monotone, some_expert, have(n <= n), A=n, B=1, C=n, at={"c": b * lg})
    of_half = have(β > 0, penalty_one_half), have(β < 1, penalty_one_half)
    bound_of_half = lemma(mistake_bound, *of_half)
    some_ln_2 = lemma(logarithms.ln_two, at={"ell": b})
    in_units_of_ln_2 = have(
        61 * b * M <= 147 * b * (m + lg),
        bound_of_half, known(lambda: powers_compared()), known(lambda: _ln_2()[0]), known(lambda: _ln_2()[1]),
        in_base_2, a_count, errors_counted,
    )  # fmt: skip
    no_logarithm = have(61 * M <= 147 * (m + lg), in_units_of_ln_2, some_ln_2)
    halves = have(100 * M <= 241 * (m + lg), no_logarithm, a_count, name="with one half")

    # in powers, without a logarithm

    κ = fixed("(1 + β)/2", lambda beta: (1 + beta) / 2)
    q = state("a power of κ", lambda beta, mistakes: ((1 + beta) / 2) ** mistakes, start=1, last="kappa^M")
    p = state("a power of β", lambda beta, k: beta**k, start=1, last="beta^m")
    half_the_sum = define(2 * κ == 1 + β)
    one_factor_more, no_factor_more = define(q.next == κ * q, "one factor more"), define(q.next == q, "one factor more")
    its_factor = define(p.next == β * p, "one factor more")
    in_parts = have(T.next <= κ * T, shrinks, half_the_sum)
    no_heavier = have(T.next <= T, weight_after_it, no_negative_weight_errs, penalty_below_1)
    factor = have(κ > 0, half_the_sum, penalty)
    total_weight = rounds.keep(
        ("total weight", T <= n * q, (in_parts, one_factor_more, factor), (no_heavier, no_factor_more)),
        given=(weights_of_1,), around=(β, κ),
    )  # fmt: skip
    power = errors_of_one.keep((v >= p, penalty, its_weight_punished, its_factor), around=(β,))
    powers = have(p.last <= n * q.last, total_weight, part_of_the_total, power, name="in powers")

    # the randomized algorithm

    draws = Row("update", U, **RUN)(updates)
    E = draws.sum(
        f, "the chances of a mistake, added up: E is the expected number of mistakes", lambda run: run.expected_mistakes
    )
    weight_left_by_draws = draws.keep(("weight left", T > 0, some_weight_left), given=begun, around=(β,))

    drawn_by_weight = does(f * T == F)
    shrinks_by_draws = have(T.next <= T - (1 - β) * f * T, drawn_by_weight, weight_after_it, name="shrinks")
    a_chance_costs_weight = have(Λ.next <= Λ - (1 - β) * f, tangent_at_none, shrinks_by_draws, T > 0)
    all_draws = draws.total(a_chance_costs_weight, keeping=weight_left_by_draws)
    cost_of_draws = have(Λ.last + (1 - β) * E <= N, all_draws, at_the_start, name="total cost")
    randomized_bound = have((1 - β) * E <= m * h + N, cost_of_draws, best_expert, name="mistake bound")

    # β = m/(m + s), where s may be √(2m ln n), which is ζ, and any number above it

    s = fixed("what the choice of β costs: at best √(2m ln n), or √(R ln n/2) in R rounds")
    tuned_penalty = does(β * (m + s) == m)
    no_less_than_the_root = define(s**2 >= 2 * m * N)
    positive_root, some_error = define(s > 0), assumed(m > 0)
    of_the_root = (
        have(β > 0, tuned_penalty, positive_root, some_error), have(β < 1, tuned_penalty, positive_root, some_error)
    )  # fmt: skip
    cost_of_an_error = lemma(lambda: half_the_difference(), *of_the_root, at={"beta": β, "h": h})
    tuned = have(
        E <= m + s + N,
        tuned_penalty, no_less_than_the_root, positive_root, some_error,
        lemma(randomized_bound, *of_the_root), cost_of_an_error, name="tuned bound",
    )  # fmt: skip
    ζ = fixed("√(2m ln n)", lambda s: s)
    root, a_root, the_root_itself = define(ζ**2 == 2 * m * N), define(ζ > 0), define(s == ζ)
    no_less = have(s**2 >= 2 * m * N, root, the_root_itself), have(s > 0, a_root, the_root_itself)
    textbook = have(E <= m + ζ + N, the_root_itself, lemma(tuned, *no_less), name="tuned to the root")

    # β = 1 − ε

    linear = does(β == 1 - ε, "penalty 1 − ε")
    rate_above_0, at_most_half = does(ε > 0), assumed(ε <= Rational(1, 2), "rate at most 1/2")
    of_the_rate = have(β > 0, linear, rate_above_0, at_most_half), have(β < 1, linear, rate_above_0)
    repaired = have(
        ε * E <= (ε + ε**2) * m + N,
        linear, errors_counted, lemma(randomized_bound, *of_the_rate), known(lambda: cost_at_most_half(), ε, h),
        name="with a rate",
    )  # fmt: skip

    # any losses, by Hoeffding's lemma: an update costs Λ at least hf − h²/8

    chances = (
        have(f >= 0, drawn_by_weight, T > 0, no_negative_weight_errs),
        have(f <= 1, drawn_by_weight, T > 0, no_more_than_all_err),
    )
    mean = 1 - f + f * β
    what_is_left = have(mean > 0, penalty, *chances)
    as_a_product = have(T.next == T * mean, drawn_by_weight, weight_after_it)
    g = log_of(mean, text="the logarithm of 1 − f + fβ, or of 4/3")
    no_more = lemma(logarithms.product_law, as_a_product, T > 0, what_is_left, some_weight_left, A=T, B=mean, C=T.next)
    by_hoeffding = lemma(
        lambda: hoeffding()[1], penalty, penalty_below_1, *chances, at={"f": f, "beta": β, "h": h, "g": g}
    )
    a_square_more = have(Λ.next <= Λ - h * f + h**2 / 8, no_more, by_hoeffding, name="a chance costs weight")
    with_squares = draws.total(a_square_more, keeping=weight_left_by_draws)
    squares = have(h * E <= m * h + N + U * h**2 / 8, with_squares, at_the_start, best_expert, name="with squares")
    some_tangent = lemma(logarithms.tangent, penalty, at={"t": β, "ell": -h})
    some_cost = have(h > 0, penalty_below_1, some_tangent)
    no_more_updates_than_rounds = define(U <= R)
    pays_for_the_experts, pays_for_the_rounds = define(h * s >= 2 * N), define(4 * s >= R * h)
    few_squares = have(U * h**2 <= 4 * h * s, pays_for_the_rounds, no_more_updates_than_rounds, some_cost)
    hedge = have(E <= m + s, pays_for_the_experts, squares, few_squares, some_cost, name="Hedge")

    # Vovk's forecaster

    forecasts = Row(
        "update", U, kinds=(("unsure round", Q), ("sure round", G)),
        kind=lambda chance: int(not chance), **RUN,
    )(updates)  # fmt: skip
    E_v = forecasts.sum(f, E.text, E.fn, name="E")
    weight_left_by_forecasts = forecasts.keep(
        ("weight left", T > 0, some_weight_left, some_weight_left), given=begun, around=(β,)
    )

    penalty_of_the_rate = does(β * (4 + ε) == 4 - 3 * ε)
    pushed_away_from_one_half = does((4 - ε) * (2 * f - 1) * T <= 4 * (2 * F - T))
    sure_and_right = does(f == 0)

    at_the_rate = have((4 + ε) * T.next == (4 + ε) * T - 4 * ε * F, weight_after_it, penalty_of_the_rate)
    shrinks_by_forecasts = have(
        (4 + ε) * T.next <= (4 - ε) * (1 - ε * (f - S.Half)) * T,
        at_the_rate, pushed_away_from_one_half, rate_above_0, name="shrinks",
    )  # fmt: skip
    tangent_at_the_rate = have(
        T * (4 - ε) * (Λ.next - Λ + K) <= (4 + ε) * T.next - (4 - ε) * T,
        tangent_at_half, penalty_of_the_rate, rate_above_0, name="tangent at one half",
    )  # fmt: skip
    scale = have(T * (4 - ε) > 0, T > 0, have(4 - ε > 0, penalty_of_the_rate, penalty))
    twice_K = known(lambda: two_K(), β, ε, K)
    pays = Λ.next <= Λ - ε * f
    unsure = have(pays, tangent_at_the_rate, shrinks_by_forecasts, scale, twice_K, name="a chance costs weight")
    sure = have(pays, sure_and_right, no_gain, name="a chance costs weight")
    all_forecasts = forecasts.total(unsure, sure, keeping=weight_left_by_forecasts, around=(K,))
    cost_of_forecasts = have(Λ.last + ε * E_v <= N, all_forecasts, at_the_start, name="total cost")
    forecaster_bound = have(ε * E_v <= m * h + N, cost_of_forecasts, best_expert, name="mistake bound")

    at_most_3_5 = assumed(ε <= Rational(3, 5), "rate at most 3/5")
    of_vovks_rate = (
        have(β > 0, penalty_of_the_rate, rate_above_0, at_most_3_5),
        have(β < 1, penalty_of_the_rate, rate_above_0),
    )
    verbatim = have(
        2 * ε * E_v <= (2 * ε + ε**2) * m + 2 * N,
        errors_counted, lemma(forecaster_bound, *of_vovks_rate), known(lambda: cost_at_most_3_5(), ε, h),
        name="the lecture's formula",
    )  # fmt: skip


of_powers = Letters()
b = of_powers("b", "ln 2")
g = of_powers("g", "the logarithm of 1 − f + fβ, or of 4/3")
a, c = logarithms.a, logarithms.c
of_powers("a", "the logarithm of (4/3)¹⁴⁷")
of_powers("c", "the logarithm of 2⁶¹")
letters = Notation(ExpertBounds, others=(of_powers,))
_a = ExpertBounds
# The letters and hypotheses as the kernel has them, for proofs beside the theory.
beta, epsilon, h, K, N, m, n, f, T, M, E, U, R, s, lg = (one.value for one in _a["β ε h K N m n f T M E U R s lg"])
Lam_U, T_next, (ell, t) = _a.Λ.last.value, _a.T.next.value, (logarithms.ell, logarithms.t)
PENALTY, ONE_HALF = (_a.penalty.claim, _a.penalty_below_1.claim), _a.penalty_one_half.claim
RATE, OF_RATE, AT_MOST_3_5 = _a.rate_above_0.claim, _a.penalty_of_the_rate.claim, _a.at_most_3_5.claim
LINEAR, AT_MOST_HALF = _a.linear.claim, _a.at_most_half.claim
CHANCE = claim(f >= 0, "chance"), claim(f <= 1, "chance")

CURVATURE = ("curvature", "a logarithm lies below its tangent")
OTHERS = ("other experts", "weight that experts other than the best have in the end")
CUT_OFF = ("cut off", "chances cut off at 1, and experts punished while the forecaster was sure")
SOURCE = "Littlestone and Warmuth 1994"


@statement
def deterministic() -> Theorem:
    """Weighted majority: M ln(2/(1 + β)) ≤ m ln(1/β) + ln n, where the best of n experts errs m times."""
    causes = {
        "shrinks": ("overshoot", "mistakes in which more than half of the weight erred"),
        "no negative weight errs": ("right answers", "experts punished while the majority was right"),
        "tangent": CURVATURE,
        "best expert": OTHERS,
    }
    shown = _a.shrinks, _a.total_cost, _a.best_expert
    return theorem(
        "Weighted majority", SOURCE, _a.mistake_bound, count=_a.M, counted="mistake", causes=causes, shown=shown
    )


@statement
def randomized() -> Theorem:
    """Randomized weighted majority: E ≤ (m ln(1/β) + ln n)/(1 − β), where E adds up the chances of a mistake."""
    causes = {"tangent": CURVATURE, "best expert": OTHERS}
    shown = _a.shrinks_by_draws, _a.cost_of_draws, _a.best_expert
    return theorem(
        "Randomized weighted majority", SOURCE, _a.randomized_bound, count=_a.E, counted="expected mistake",
        causes=causes, shown=shown,
    )  # fmt: skip


@statement
def forecaster() -> Theorem:
    """Vovk's forecaster with the rate ε: E ≤ (m ln(1/β) + ln n)/ε, where β = (4 − 3ε)/(4 + ε)."""
    causes = {
        "tangent": CURVATURE,
        "pushed away from one half · rate above 0": CUT_OFF,
        "no gain": CUT_OFF,
        "scale · twice K": ("rounded rate", "the rate is a little below twice what an undecided round costs the total"),
        "best expert": OTHERS,
    }
    source = "Vovk 1990; Cesa-Bianchi, Freund, Haussler, Helmbold, Schapire and Warmuth 1997"
    shown = _a.shrinks_by_forecasts, _a.cost_of_forecasts, _a.best_expert
    return theorem(
        "Vovk's forecaster", source, _a.forecaster_bound, count=_a.E_v, counted="expected mistake", causes=causes,
        shown=shown,
    )  # fmt: skip


@statement
def punished() -> Proved:
    """T⁺ = T − (1 − β)F: of the weight of the experts that err the part 1 − β is gone."""
    return _a.weight_after_it.proof


@statement
def some_weight_left() -> Proved:
    """T⁺ > 0, for T > 0: an update leaves at least βT."""
    return _a.some_weight_left.proof


@statement
def at_half() -> Proved:
    """T(1 + β)(Λ⁺ − Λ + K) ≤ 2T⁺ − (1 + β)T: ln T⁺ lies below its tangent at (1 + β)T/2, where half of it errs."""
    return _a.tangent_at_half.proof


@statement
def at_none() -> Proved:
    """T(Λ⁺ − Λ) ≤ T⁺ − T: ln T⁺ lies below the tangent at T, where no weight errs."""
    return _a.tangent_at_none.proof


@statement
def no_gain() -> Proved:
    """Λ⁺ ≤ Λ: no weight ever grows."""
    return _a.no_gain.proof


@statement
def own_weight() -> tuple[Proved, Proved]:
    """ν ≥ −mh and v > 0 for the weight v of an expert that errs m times: each error multiplies it by β."""
    return _a.own_weight.proof, _a.own_weight_left.proof


@statement
def part_of_the_total() -> Proved:
    """v ≤ T in the end: the other experts add to it."""
    return _a.part_of_the_total.proof


@statement
def best_expert() -> Proved:
    """Λ ≥ −mh in the end: the weight of an expert that errs m times is β^m, and the others add to it."""
    return _a.best_expert.proof


@statement
def textbook() -> Proved:
    """E ≤ m + √(2m ln n) + ln n with the best β for a known m, m/(m + √(2m ln n)): ζ is the root."""
    return _a.textbook.proof


@statement
def tuned() -> Proved:
    """E ≤ m + s + ln n with β = m/(m + s), for any s > 0 that is no less than √(2m ln n).

    The root is irrational unless n is 1, and so is the β that goes with it: a run, whose β is rational, has some s
    above the root, as near as one likes.
    """
    return _a.tuned.proof


@statement
def repaired() -> Proved:
    """E ≤ (1 + ε)m + ln n/ε for the randomized algorithm with β = 1 − ε, ε ≤ 1/2."""
    return _a.repaired.proof


@statement
def verbatim() -> Proved:
    """E ≤ (1 + ε/2)m + ln n/ε, the lecture's formula, for Vovk's forecaster with the rate ε ≤ 3/5."""
    return _a.verbatim.proof


@statement
def halves() -> Proved:
    """M ≤ 2.41(m + log₂ n) for weighted majority with β = 1/2: 100·147 ≤ 241·61, see `powers_compared`."""
    return _a.halves.proof


@statement
def powers() -> Proved:
    """β^m ≤ n κ^M for weighted majority, κ = (1 + β)/2: for β = 1/2 it is 4^M ≤ n·2^m·3^M."""
    return _a.powers.proof


@statement
def squares() -> Proved:
    """hE ≤ mh + ln n + Uh²/8 after U updates of the randomized algorithm: each costs Λ at least hf − h²/8."""
    return _a.squares.proof


@statement
def hedge() -> Proved:
    """E ≤ m + s in R rounds, for any s that is no less than 2(ln n)/h, nor than Rh/4.

    The larger of the two is least where they are the same, for the penalty with h² = 8(ln n)/R: there s is √(R ln n/2).
    A rational β has another h, as near as one likes.
    """
    return _a.hedge.proof


def read_majority(run: Run, expert: int | None = None) -> Reading:
    """A run of `WeightedMajority` in the words of its bounds, compared with the best expert unless one is named.

    Raise `mistake_bounds.exact.BadSize` if ``expert`` is not an index.
    """
    return read((_a.mistake_bound, _a.powers, _a.halves), run, expert)


def read_randomized(run: Run, expert: int | None = None, s: Number | None = None) -> Reading:
    """A run of `RandomizedWeightedMajority` in the words of its bounds; ``s`` is what the choice of β costs in some."""
    return read((_a.randomized_bound, _a.tuned, _a.repaired, _a.hedge), run, expert, s)


def read_forecaster(run: Run, expert: int | None = None) -> Reading:
    """A run of `VovkForecaster` in the words of its bounds: at an update it is unsure, or sure and right."""
    return read((_a.forecaster_bound, _a.verbatim), run, expert)


# what is so of logarithms, by calculus


def _of_beta(f, goal, least, name: str) -> Proved:
    """``goal``, of h = ln(1/β): from f ≥ 0 for 0 < β ≤ 1, where f falls to 0 at β = 1; from ``least`` on."""
    falls = prove_by_calculus(f, beta, 1, given=[PENALTY[0], *least], falling=True)
    named = name_logarithms_in(falls, {ell: log(beta)}, goal.subs(h, -ell), sorted(falls.given, key=str), name)
    return with_facts(instantiate(named, {ell: -h}), prove(claim(beta <= 1), given=[PENALTY[1]]))


@statement
def half_the_difference() -> Proved:
    """2βh ≤ 1 − β²: h is at most half of 1/β − β.

    >>> half_the_difference().claim
    cost of an error: 2·β·h ≤ 1 - β²
    """
    return _of_beta(log(beta) - (beta - 1 / beta) / 2, 2 * beta * h <= 1 - beta**2, [], "cost of an error")


@statement
def cost_at_most_half() -> Proved:
    """ln(1/(1 − ε)) ≤ ε + ε² for 0 < ε ≤ 1/2.

    >>> cost_at_most_half().claim
    cost of an error: h ≤ ε² + ε
    """
    from_half = claim(beta >= Rational(1, 2))
    lemma = _of_beta(
        log(beta) + (1 - beta) + (1 - beta) ** 2, h <= (1 - beta) + (1 - beta) ** 2, [from_half], "cost of an error"
    )
    facts = [*(line.proof for line in _a.of_the_rate), prove(from_half, given=[LINEAR, AT_MOST_HALF])]
    return prove(
        claim(h <= epsilon + epsilon**2, "cost of an error"), given=[LINEAR], using=[with_facts(lemma, *facts)]
    )


@statement
def cost_at_most_3_5() -> Proved:
    """ln(1/β) ≤ ε + ε²/2 for β = (4 − 3ε)/(4 + ε), 0 < ε ≤ 3/5.

    >>> cost_at_most_3_5().claim
    cost of an error: 2·h ≤ ε² + 2·ε
    """
    at_beta = 4 * (1 - beta) / (3 + beta)
    from_here = claim(beta >= Rational(11, 23))
    cleared = h * (3 + beta) ** 2 <= 4 * (1 - beta) * (3 + beta) + 8 * (1 - beta) ** 2
    lemma = _of_beta(log(beta) + at_beta + at_beta**2 / 2, cleared, [from_here], "cost of an error")
    in_range = prove(from_here, given=[OF_RATE, AT_MOST_3_5, RATE])
    lemma = with_facts(lemma, *(line.proof for line in _a.of_vovks_rate), in_range)
    more = prove(claim((4 + epsilon) ** 2 > 0), given=[RATE])
    return prove(claim(2 * h <= 2 * epsilon + epsilon**2, "cost of an error"), given=[OF_RATE], using=[lemma, more])


@statement
def two_K() -> Proved:
    """2K ≥ ε: as a function of β the difference falls to 0 at β = 1, for its slope is less than 0 by a square.

    >>> two_K().claim
    twice K: 2·K ≥ ε
    """
    half = log((1 + beta) / 2)
    falls = prove_by_calculus(-2 * half - 4 * (1 - beta) / (3 + beta), beta, 1, given=[PENALTY[0]], falling=True)
    cleared = -2 * ell * (3 + beta) >= 4 * (1 - beta)
    named = name_logarithms_in(falls, {ell: half}, cleared, sorted(falls.given, key=str), "twice K")
    of_K = instantiate(named, {ell: -K})
    below_1 = prove(claim(beta <= 1), given=[PENALTY[1]])
    more = prove(claim(3 + beta > 0), given=[PENALTY[0]])
    known = [with_facts(of_K, below_1), more, prove(claim(4 + epsilon > 0, "four and the rate"), given=[RATE])]
    return instantiate(prove(claim(2 * K >= epsilon, "twice K"), given=[OF_RATE], using=known), {})


@statement
def powers_compared() -> Proved:
    """147K ≥ 61h for β = 1/2: because (4/3)¹⁴⁷ ≥ 2⁶¹, in whole numbers 4¹⁴⁷ ≥ 2⁶¹·3¹⁴⁷.

    >>> powers_compared().claim
    powers compared: 147·K ≥ 61·h
    """
    above = with_facts(instantiate(_logarithm_of_a_power(147)[1], {t: Rational(4, 3), ell: g}))
    below = with_facts(instantiate(_logarithm_of_a_power(61)[0], {t: S(2), ell: b, a: c}))
    larger = at(logarithms.monotone()[0], (S(2) ** 61, c), (S.One, S.Zero), (Rational(4, 3) ** 147, a))
    return prove(claim(147 * K >= 61 * h, "powers compared"), using=[above, below, larger, *_ln_2(), *_ln_4_3()])


def _ln_2() -> tuple[Proved, Proved]:
    """b ≤ h and b ≥ h for b = ln 2: β times 2 is 1."""
    one = prove(claim(Eq(1, 2 * beta), "product"), given=[ONE_HALF])
    return _inverse((beta, -h), (S(2), b), one)


def _ln_4_3() -> tuple[Proved, Proved]:
    """g ≤ K and g ≥ K for g = ln 4/3."""
    one = prove(claim(Eq(1, Rational(4, 3) * (1 + beta) / 2), "product"), given=[ONE_HALF])
    return _inverse(((1 + beta) / 2, -K), (Rational(4, 3), g), one)


def _inverse(number: tuple, inverse: tuple, one: Proved) -> tuple[Proved, Proved]:
    positive = prove(claim(number[0] > 0), given=[ONE_HALF])
    return tuple(at(law, number, inverse, (S.One, S.Zero), facts=[one, positive]) for law in logarithms.product_law())


@statement
def _logarithm_of_a_power(k: int) -> tuple[Proved, Proved]:
    """a ≥ kℓ and a ≤ kℓ for t ≥ 1, ℓ = ln t and a = ln tᵏ."""
    difference = log(t**k) - k * log(t)
    start = claim(t >= 1, "from 1 on")
    flat = prove(Claim(S.Zero, ">=", S.Zero, "slope"))
    positive = prove(claim(t > 0, "positive"), given=[start])
    power = certify(Certificate(claim(t**k > 0), terms=(Term(Fraction(1), (Fact(positive),) * k),)))
    return tuple(
        name_logarithms_in(
            calculus(sign * difference, t, 1, flat, (positive, power)),
            {a: log(t**k), ell: log(t)}, sign * (a - k * ell) >= 0, [start], "logarithm of a power",
        )
        for sign in (1, -1)
    )  # fmt: skip


@statement
def hoeffding() -> tuple[Proved, Proved]:
    """ln(1 − f + fβ) ≤ −fh + h²/8 for 0 ≤ f ≤ 1, h = ln(1/β): two slopes, of which the second is a square.

    >>> hoeffding()[1].claim
    Hoeffding's lemma: g ≤ h²/8 - f·h
    """
    mean = 1 - f + f * beta
    given = [PENALTY[0], *CHANCE]
    first = prove_by_calculus(4 * f * (1 - f) * (beta - 1) / mean - log(beta), beta, 1, "slope", given, falling=True)
    difference = log(beta) ** 2 / 8 + f * log(beta) - log(mean)
    lemma = prove_by_calculus(difference, beta, 1, "Hoeffding's lemma", given, first, falling=True)
    goal = g <= ell**2 / 8 + f * ell
    named = name_logarithms_in(
        lemma, {ell: log(beta), g: log(mean)}, goal, sorted(lemma.given, key=str), "Hoeffding's lemma"
    )
    below_1 = prove(claim(beta <= 1), given=[PENALTY[1]])
    return first, with_facts(instantiate(named, {ell: -h}), below_1)
