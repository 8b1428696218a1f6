"""AdaBoost (Freund and Schapire 1997): T rounds that are all better than chance leave at most n·e^(−2γ²T) errors."""

from fractions import Fraction

from sympy import S

from mistake_bounds.chapters.boosting_and_games.learner import HALF
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.targets import number_or
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    by_cases,
    define,
    does,
    fixed,
    have,
    kept,
    lemma,
    log,
    of_step,
    state,
    theorem,
)


def rounds_of(run) -> tuple[list[dict], dict]:
    """The rounds of a run of AdaBoost, each with its weights, the product K of the factors so far, and who is wrong."""
    K, rounds = Fraction(1), []
    for weights, error, factor, h in zip(run.weights, run.errors, run.factors, run.hypotheses, strict=False):
        wrong = [h.predict(x) != y for x, y in run.examples]
        rounds.append({"weights": weights, "K": K, "error": error, "wrong": wrong})
        K *= factor
    return rounds, {"weights": run.weights[-1], "K": K}


class TrainingError(Theory):
    """The n examples weigh 1 each.  If a weak hypothesis errs on one, its weight is multiplied by (1 − ε)/ε.

    Here ε is the part of the total weight W on which it errs, or a little more where that is rounded up.  K is the
    product of these factors; the usual weights are those here divided by √K.  q is W²/(n²K), the square of the usual
    mean weight, and λ = ln q.  Of one example w is the weight, which is the product of the factors of the hypotheses
    that err on it, and v is that of the others.  In the end the vote is wrong on E examples.
    """

    n = fixed("the number of examples", lambda run: len(run.examples))
    T = fixed("the number of rounds", lambda run: len(run.errors))
    E = fixed("the number of examples on which the vote is wrong", lambda run: len(run.mistakes))
    C = fixed("the number of examples on which the vote is right")
    n_e, n_r = fixed("on how many examples a hypothesis errs"), fixed("on how many examples a hypothesis is right")
    t_e, t_r = fixed("how many hypotheses err on one example"), fixed("how many hypotheses are right on one example")
    γ = fixed("the edge: how much better than 1/2 every weak hypothesis is", lambda edge: edge)

    @Row("round", T, gives="weights K error wrong", changes="weights K", about="run rounds edge")
    def rounds(run, gamma=None):
        rounds, end = rounds_of(run)
        edge = number_or("gamma", gamma, lambda: HALF - max(run.errors, default=0))
        yield {"run": run, "rounds": [*rounds, end], "edge": edge}
        yield from rounds
        yield end

    @Row("example", n, gives="i", kinds=(("errs", n_e), ("right", n_r)), kind=lambda wrong, i: int(not wrong[i]))
    def examples(weights):
        yield from ({"i": i} for i in range(len(weights)))

    @Row(
        "final example", n, gives="i Z v", changes="Z", kinds=(("wrong", E), ("right", C)),
        kind=lambda run, i: int(i not in run.mistakes), in_order=True,
    )  # fmt: skip
    def final_examples(run, weights, rounds):
        Z = 0
        for i, w in enumerate(weights):
            v = Fraction(1)
            for t in rounds[:-1]:
                v *= 1 if t["wrong"][i] else (1 - t["error"]) / t["error"]
            yield {"i": i, "Z": Z, "v": v}, {"Z": Z + w}
            Z += w

    @Row(
        "hypothesis", T, gives="weights K error wrong v", changes="weights K v", kinds=(("errs", t_e), ("right", t_r)),
        kind=lambda wrong, i: int(not wrong[i]), in_order=True,
    )  # fmt: skip
    def hypotheses(rounds, i):
        v = Fraction(1)
        for t, after in zip(rounds[:-1], rounds[1:], strict=True):
            v_next = v if t["wrong"][i] else v * (1 - t["error"]) / t["error"]
            yield {**t, "v": v}, {"weights": after["weights"], "K": after["K"], "v": v_next}
            v = v_next

    ε = of_step("the part of the weight on which the weak hypothesis of a round errs", lambda error: error)
    w = state("the weight of one example", lambda weights, i: weights[i], start=1, last="w_T")
    W = examples.sum_of(w, "the total weight", lambda weights: sum(weights), start=n, last="W_T")
    e = of_step(
        "the weight of an example if the hypothesis errs on it, and 0 if it is right",
        lambda weights, wrong, i: weights[i] * wrong[i],
    )
    F = examples.sum(e, "the weight of the examples on which the weak hypothesis errs", name="F_n")
    K = state("the product of the factors (1 − ε)/ε so far", lambda K: K, start=1, last="K_T")
    q = state(
        "the square of the mean weight over K: W²/(n²K)",
        lambda weights, K: Fraction(sum(weights) ** 2) / (len(weights) ** 2 * K), start=1, last="q_T",
    )  # fmt: skip
    λ = log(q, text="ln q")
    N, H = log(n, text="ln n"), log(E, text="ln E")
    N_2, H_2 = log(n**2, text="ln n²"), log(E**2, text="ln E²")

    # one round: q⁺ ≤ 4ε(1 − ε)q

    error_rounded_up, some_error = does(F <= ε * W, "error, rounded up"), does(ε > 0)
    better_than_chance, no_negative_edge = assume(ε <= S.Half - γ), assume(γ >= 0)
    one_factor_more = define(K.next * ε == K * (1 - ε))
    some_example, positive_weight = define(n >= 1), define(w > 0)
    weight_gained, weight_kept = does(w.next * ε == w * (1 - ε)), does(w.next == w)
    wrong_weight, no_wrong_weight = define(e == w), define(e == 0)
    mean_weight, mean_weight_after = define(q * n**2 * K == W**2), define(q.next * n**2 * K.next == W.next**2)

    product_so_far, weight_till_now = kept(K > 0, "positive factors"), kept(W > 0, "some weight")
    at_most_half = have(ε <= S.Half, better_than_chance, no_negative_edge)
    gains = have(w.next >= w, positive_weight, weight_gained, some_error, at_most_half)
    new_weight = ε * w.next == ε * w + (1 - 2 * ε) * e
    new_weights, no_loss = examples.totals(
        (have(new_weight, weight_gained, wrong_weight), have(new_weight, weight_kept, no_wrong_weight)),
        (gains, have(w.next >= w, weight_kept)),
        around=(ε, γ),
    )
    total_weight = have(ε * W.next == ε * W + (1 - 2 * ε) * F, new_weights)
    grown = have(W.next <= 2 * (1 - ε) * W, some_error, error_rounded_up, total_weight, at_most_half)
    squared = have(W.next**2 <= 4 * (1 - ε) ** 2 * W**2, weight_till_now, grown, no_loss, at_most_half)
    means = have(q.next * n**2 * K.next <= 4 * (1 - ε) ** 2 * q * n**2 * K, mean_weight, mean_weight_after, squared)
    mean_weight_falls = have(
        q.next <= 4 * ε * (1 - ε) * q,
        one_factor_more, some_error, means, have(n**2 * K * (1 - ε) > 0, product_so_far, some_example, at_most_half),
    )  # fmt: skip

    # all rounds: the logarithm of 4ε(1 − ε) ≤ 1 − 4γ² is at most −4γ²

    with_an_edge = have(4 * ε * (1 - ε) <= 1 - 4 * γ**2, better_than_chance, no_negative_edge, some_error)
    more_factors = have(K.next > 0, product_so_far, one_factor_more, some_error, at_most_half)
    weight_left = have(W.next > 0, weight_till_now, no_loss)
    some_mean_weight = have(q > 0, mean_weight, weight_till_now, product_so_far, some_example)
    some_after = have(q.next > 0, mean_weight_after, weight_left, more_factors, some_example)
    tangent = lemma(logarithms.below_product, some_mean_weight, some_after, A=q, B=1, C=q.next)
    one_round = have(λ.next <= λ - 4 * γ**2, tangent, mean_weight_falls, with_an_edge, some_mean_weight)
    all_rounds, positive_factors, some_weight = rounds.keep(
        ("all rounds", λ <= -4 * γ**2 * T, one_round),
        ("positive factors", K > 0, more_factors),
        ("some weight", W > 0, weight_left),
        given=(some_example,),
        around=(γ, n),
    )

    # the vote: w² ≥ K for an example on which it is wrong, as wv = K, and v is no more than w

    v = state("of one example, the product of the factors of hypotheses right on it", lambda v: v, start=1, last="v_T")
    as_before, one_of_the_right = define(v.next == v), define(v.next * ε == v * (1 - ε))
    outvoted = does(w.last >= v.last)
    its_factor = one_factor_more, some_error, at_most_half
    its_factors, positive, product_of_all = hypotheses.keep(
        (
            "its factors", w * v >= K,
            (weight_gained, as_before, its_factor), (weight_kept, one_of_the_right, its_factor),
        ),
        ("positive", w > 0, (weight_gained, some_error, at_most_half), weight_kept),
        ("positive factors", K > 0, more_factors, more_factors),
        around=(γ,),
    )  # fmt: skip
    heavy = have(w.last**2 >= K.last, outvoted, its_factors, positive)

    # W² ≥ E²K in the end: each of the E examples on which the vote is wrong weighs √K at least

    Z = state("the total weight in the end, example by example", lambda Z: Z, start=0, last=W.last)
    weight_so_far, positive_in_the_end = define(Z.next == Z + w.last), define(w.last > 0, "positive weight")
    both = Z * w.last >= E * K.last
    no_negative_weight, a_count, no_lighter = kept(Z >= 0), kept(E >= 0, "a count"), kept(Z**2 >= E**2 * K.last)
    squares = have((Z * w.last) ** 2 >= (E * K.last) ** 2, no_lighter, heavy, product_of_all)
    product_of_both = by_cases(
        have(both, E == 0, no_negative_weight, positive),
        have(both, squares, E > 0, no_negative_weight, product_of_all, positive),
        a_count,
    )
    heavy_examples, *_ = final_examples.keep(
        (
            "heavy examples", Z**2 >= E**2 * K.last,
            (weight_so_far, product_of_both, heavy), (weight_so_far, positive_in_the_end),
        ),
        ("no negative weight", Z >= 0, (weight_so_far, positive), (weight_so_far, positive_in_the_end)),
        ("a count", E >= 0, (), a_count),
        around=(γ,),
    )  # fmt: skip

    # E² ≤ n²q in the end, where q is the product of all 4ε(1 − ε): E/n ≤ Π 2√(ε(1 − ε))

    mean_weight_in_the_end, some_error_left = define(q.last * n**2 * K.last == W.last**2), assume(E >= 1)
    errors = have(E**2 <= n**2 * q.last, mean_weight_in_the_end, heavy_examples, positive_factors)
    some_in_the_end = have(q.last > 0, mean_weight_in_the_end, some_weight, positive_factors, some_example)
    sizes = (
        have(n > 0, some_example), have(n**2 > 0, some_example), have(E > 0, some_error_left),
        have(E**2 > 0, some_error_left),
    )  # fmt: skip
    less = lemma(logarithms.below_product, *sizes, some_in_the_end, A=n**2, B=q.last, C=E**2)
    of_n = lemma(logarithms.product_law, *sizes, have(n**2 == n * n), A=n, B=n, C=n**2)
    of_E = lemma(lambda: logarithms.product_law()[1], *sizes, have(E**2 == E * E), A=E, B=E, C=E**2)
    compared = have(H_2 <= N_2 + λ.last, less, errors, some_example, some_in_the_end)
    weight_of_the_errors = have(2 * H <= 2 * N + λ.last, compared, of_n, of_E)
    bound = have(2 * γ**2 * T <= N - H, all_rounds, weight_of_the_errors, name="rounds")


letters = Notation(TrainingError)
_a = TrainingError
# The letters as the kernel has them, for claims beside the theory.
gamma, T, N, H = (one.value for one in _a["γ T N H"])


@statement
def training_error() -> Theorem:
    """Freund and Schapire 1997: 2γ²T ≤ ln n − ln E where E ≥ 1 errors are left, that is, E ≤ n·e^(−2γ²T)."""
    causes = {
        "mean weight falls": ("errors rounded up", "rounds in which the error was counted a little too high"),
        "with an edge · some mean weight": ("edges above γ", "rounds with a better hypothesis than that"),
        "tangent": ("curvature", "a logarithm lies below its tangent"),
        "weight of the errors": ("other weight", "weight beyond √K for each of the errors"),
    }
    shown = _a.mean_weight_falls, _a.with_an_edge, _a.heavy_examples, _a.errors, _a.weight_of_the_errors
    return theorem("AdaBoost", "Freund and Schapire 1997", _a.bound, count=_a.T, causes=causes, shown=shown)


@statement
def total_weight() -> tuple[Proved, Proved]:
    """εW⁺ = εW + (1 − 2ε)F, and W⁺ ≥ W: the examples one by one, those on which the hypothesis errs and the others."""
    return _a.total_weight.proof, _a.no_loss.proof


@statement
def shrinks() -> Proved:
    """q⁺ ≤ 4ε(1 − ε)q: the mean weight, in its usual scale, is multiplied by 2√(ε(1 − ε)), which is at most 1."""
    return _a.mean_weight_falls.proof


@statement
def one_round() -> tuple[Proved, ...]:
    """λ⁺ ≤ λ − 4γ² on the way: q falls by the factor 4ε(1 − ε) ≤ 1 − 4γ², of which the logarithm is at most −4γ²."""
    return _a.mean_weight_falls.proof, _a.with_an_edge.proof, _a.one_round.proof


@statement
def all_rounds() -> tuple[Proved, ...]:
    """λ ≤ −4γ²T, K > 0 and W > 0 in the end: what each round keeps."""
    return _a.all_rounds.proof, _a.positive_factors.proof, _a.some_weight.proof


@statement
def heavy() -> tuple[Proved, Proved, Proved]:
    """w² ≥ K, w > 0 and K > 0 for an example on which the vote is wrong: wv = K, and v is no more than w."""
    return _a.heavy.proof, _a.positive.proof, _a.product_of_all.proof


@statement
def votes() -> Proved:
    """W² ≥ E²K in the end: each of the E examples on which the vote is wrong weighs √K at least."""
    return _a.heavy_examples.proof


@statement
def errors() -> Proved:
    """E² ≤ n²q in the end, where q is the product of all 4ε(1 − ε): E/n ≤ Π 2√(ε(1 − ε))."""
    return _a.errors.proof
