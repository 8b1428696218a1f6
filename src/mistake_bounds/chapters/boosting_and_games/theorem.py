"""AdaBoost (Freund and Schapire 1997): T rounds with edges γ_t leave at most n·e^(−2Σγ_t²) errors of the vote."""

from sympy import S

from mistake_bounds.chapters.boosting_and_games.learner import HALF
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import added, ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.targets import number_or
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
    kept,
    lemma,
    log,
    of_step,
    state,
    theorem,
)


def rounds_of(run) -> list[dict]:
    """The rounds of a run of AdaBoost, and its end: weights, what they were divided by, logarithms, who is wrong."""
    level, rounds = ln(len(run.examples)), []
    for weights, error, h in zip(run.weights, run.errors, run.hypotheses, strict=False):
        wrong = [h.predict(x) != y for x, y in run.examples]
        rounds.append(_weighed(weights, level) | {"error": error, "wrong": wrong})
        level = level + half_of_both(error)
    return [*rounds, _weighed(run.weights[-1], level)]


def _weighed(weights, level) -> dict:
    """The run's weights, ln of what they have been divided by, and the logarithms of what they were before that."""
    logs = {w: ln(w) + level for w in {*weights}}
    return {"weights": weights, "level": level, "logs": [logs[w] for w in weights]}


def half_of_both(error):
    """The logarithm of 2√(ε(1 − ε))."""
    return ln(4 * error * (1 - error)) / 2


class TrainingError(Theory):
    """The n examples weigh 1 each, and ω is the logarithm of one weight.  In each round a hypothesis has the vote α.

    A weight is multiplied by e^α if the hypothesis errs on the example, and by e^(−α) if it is right.  ε is the part of
    the weight on which it errs, or a little more where that is rounded up; γ_t is its edge 1/2 − ε.  λ is the logarithm
    of n times the product of all 2√(ε(1 − ε)), and v is an example's weight, divided by that.  In the end f is the
    vote for an example's label, less the vote against it, and the vote is wrong on E examples.
    """

    n = fixed("the number of examples", lambda run: len(run.examples))
    T = fixed("the number of rounds", lambda run: len(run.errors))
    E = fixed("the number of examples on which the vote is wrong", lambda run: len(run.mistakes))
    n_w, n_v = fixed("the examples on which the vote is wrong"), fixed("the examples on which the vote is right")
    n_e, n_r = fixed("on how many examples a hypothesis errs"), fixed("on how many examples a hypothesis is right")
    t_e, t_r = fixed("how many hypotheses err on one example"), fixed("how many hypotheses are right on one example")
    γ = fixed("the least edge: how much better than 1/2 every weak hypothesis is", lambda edge: edge)
    N, H = log(n, text="ln n"), log(E, text="ln E")
    W_0 = fixed("the total weight at the start", lambda run: len(run.examples))
    λ_0 = log(W_0, text="its logarithm")

    @Row("round", T, gives="weights level logs error wrong", changes="weights level logs", about="run rounds edge")
    def rounds(run, gamma=None):
        rounds = rounds_of(run)
        edge = number_or("gamma", gamma, lambda: HALF - max(run.errors, default=0))
        yield {"run": run, "rounds": rounds, "edge": edge}
        yield from rounds

    @Row("example", n, gives="i", kinds=(("errs", n_e), ("right", n_r)), kind=lambda wrong, i: int(not wrong[i]))
    def examples(weights):
        yield from ({"i": i} for i in range(len(weights)))

    @Row(
        "hypothesis", T, gives="weights level logs error wrong f", changes="weights level logs f",
        kinds=(("errs", t_e), ("right", t_r)), kind=lambda wrong, i: int(not wrong[i]), in_order=True,
    )  # fmt: skip
    def hypotheses(run, rounds, i):
        f = 0
        for t, after, vote in zip(rounds[:-1], rounds[1:], run.votes, strict=True):
            more = f - vote if t["wrong"][i] else f + vote
            yield {**t, "f": f}, {name: after[name] for name in ("weights", "level", "logs")} | {"f": more}
            f = more

    @Row(
        "final example", n, gives="i f", kinds=(("wrong", n_w), ("right", n_v)),
        kind=lambda run, i: int(i not in run.mistakes),
    )  # fmt: skip
    def final_examples(run, rounds):
        for i in range(len(run.examples)):
            votes = zip(rounds[:-1], run.votes, strict=True)
            yield {"i": i, "f": added([-vote if t["wrong"][i] else vote for t, vote in votes])}

    ε = of_step("the part of the weight on which the weak hypothesis of a round errs", lambda error: error)
    α = of_step("the vote of a hypothesis, ½ ln((1 − ε)/ε)", lambda error: ln((1 - error) / error) / 2)
    ζ = of_step("the logarithm of 2√(ε(1 − ε))", half_of_both)
    g = of_step("the edge of a hypothesis, 1/2 − ε", lambda error: HALF - error, name="gamma_t")
    λ = state("ln W_0, and the logarithms of all 2√(ε(1 − ε)) so far", lambda level: level, start=λ_0, last="lambda_T")
    ω = state("the logarithm of the weight of one example", lambda logs, i: logs[i], start=0, last="omega_T")
    v = state("the weight of one example, divided by n and all 2√(ε(1 − ε))", lambda weights, i: weights[i], last="v_T")
    ν = log(v, text="its logarithm")
    V = examples.sum_of(v, "the total of these weights", lambda weights: sum(weights), start=1, last="V_T")
    e = of_step(
        "the divided weight of an example if the hypothesis errs on it, and 0 if it is right",
        lambda weights, wrong, i: weights[i] * wrong[i],
    )
    F = examples.sum(e, "the divided weight of the examples on which the weak hypothesis errs", name="F_n")
    f = state("the votes for an example's label, less those against it", lambda f: f, start=0, last="f_T")
    φ, ψ = log(2 * ε, text="ln 2ε"), log(2 - 2 * ε, text="ln(2 − 2ε)")

    # what the algorithm does, and what letters are

    error_rounded_up, some_error = does(F <= ε * V, "error, rounded up"), does(ε > 0)
    gains, loses = does(ω.next == ω + α, "weight times e^α"), does(ω.next == ω - α, "weight times e^(−α)")
    its_vote, one_root = define(2 * α == ψ - φ, "its vote"), define(2 * ζ == φ + ψ)
    one_root_more, edge = define(λ.next == λ + ζ), define(g == S.Half - ε)
    better_than_chance, no_negative_edge = assume(γ <= g), assume(γ >= 0)
    divided, divided_after_it = define(ν == ω - λ, "divided"), define(ν.next == ω.next - λ.next, "divided")
    positive_weight, positive_weight_after_it = define(v > 0, "positive weight"), define(v.next > 0, "positive weight")
    wrong_weight, no_wrong_weight = define(e == v), define(e == 0)

    # one round: wrong weights and right ones are half each, and all of them 2√(ε(1 − ε)) times what they were

    half_or_less = have(1 - 2 * ε >= 0, edge, better_than_chance, no_negative_edge)
    sizes = have(2 * ε > 0, some_error), have(2 - 2 * ε > 0, half_or_less)
    weights = positive_weight, positive_weight_after_it
    known = its_vote, one_root, one_root_more, divided, divided_after_it
    tangent_if_wrong = lemma(logarithms.below_product, sizes[0], weights, A=2 * ε, B=v.next, C=v)
    tangent_if_right = lemma(logarithms.below_product, sizes[1], weights, A=2 - 2 * ε, B=v.next, C=v)
    new_wrong_weight = have(2 * ε * v.next <= v, gains, known, tangent_if_wrong)
    new_right_weight = have((2 - 2 * ε) * v.next <= v, loses, known, tangent_if_right)
    one_weight = 2 * ε * (1 - ε) * v.next <= ε * v + (1 - 2 * ε) * e
    new_weights = examples.total(
        have(one_weight, new_wrong_weight, wrong_weight, sizes[1]),
        have(one_weight, new_right_weight, no_wrong_weight, some_error),
        around=(ε, γ, g, α, ζ, λ, λ.next, φ, ψ),
    )
    total_so_far = kept(V <= 1, "total weight")
    rescaled = have(2 * ε * (1 - ε) * V.next <= 2 * ε * (1 - ε) * V, new_weights, error_rounded_up, half_or_less)
    new_total = have(V.next <= 1, rescaled, total_so_far, have(2 * ε * (1 - ε) > 0, sizes))
    total_weight = rounds.keep(("total weight", V <= 1, new_total), around=(γ,))

    # all rounds: ln 2√(ε(1 − ε)) is half the logarithm of 1 − 4γ_t², and so at most −2γ_t²

    below_its_tangent = lemma(logarithms.product_below, sizes, A=2 * ε, B=2 - 2 * ε, C=1)
    one_round = have(λ.next <= λ - 2 * g**2, one_root_more, one_root, below_its_tangent, edge)
    no_square_below = have(g**2 >= γ**2, better_than_chance, no_negative_edge)
    Γ = rounds.sum(g**2, "the squares of the edges, added up")
    weights_of_1, some_example = does(W_0 == n), assume(n >= 1)
    some_weight_at_first = have(W_0 > 0, weights_of_1, some_example), have(n > 0, some_example)
    ln_n = lemma(logarithms.monotone, have(W_0 <= n, weights_of_1), some_weight_at_first, A=W_0, B=1, C=n)
    all_rounds = rounds.total(one_round, around=(γ,))
    edges_above_γ = rounds.total(no_square_below, around=(γ,))

    # the vote: a weight is e to the power of the votes against the label less those for it, so 1 or more at an error

    its_votes = hypotheses.keep((
        "its votes", ω >= -f,
        (gains, does(f.next == f - α, "a vote against its label")),
        (loses, does(f.next == f + α, "a vote for its label")),
    ))  # fmt: skip
    outvoted = does(f.last <= 0)
    heavy = have(ω.last >= 0, outvoted, its_votes)

    # E errors: each has at least the part e^(−λ_T) of the total, which is no more than 1

    some_error_left, errors_counted = assume(E >= 1), define(E == n_w)
    some_errors = have(E > 0, some_error_left)
    divided_in_the_end = define(ν.last == ω.last - λ.last, "divided")
    positive_in_the_end = define(v.last > 0, "positive weight")
    tangent_at_E = lemma(logarithms.product_below, some_errors, positive_in_the_end, A=E, B=v.last, C=1)
    S_n = final_examples.sum(v.last, "the divided weights in the end, added up example by example")
    all_weight = define(S_n == V.last)
    weight_of_the_errors = final_examples.total(
        have(E * v.last >= 1 + H - λ.last, tangent_at_E, heavy, divided_in_the_end),
        have(E * v.last >= 0, positive_in_the_end, some_errors),
        around=(E, H, λ.last),
    )
    errors = have(
        H <= λ.last, weight_of_the_errors, all_weight, total_weight, errors_counted, some_errors
    )  # fmt: skip
    edges = have(2 * Γ <= N - H, errors, all_rounds, ln_n)
    bound = have(2 * γ**2 * T <= N - H, edges, edges_above_γ, name="rounds")


letters = Notation(TrainingError)
_a = TrainingError
# The letters as the kernel has them, for claims beside the theory.
gamma, Gamma, T, N, H = (one.value for one in _a["γ Γ T N H"])


@statement
def training_error() -> Theorem:
    """Freund and Schapire 1997: 2γ²T ≤ ln n − ln E where E ≥ 1 errors are left, that is, E ≤ n·e^(−2γ²T)."""
    above = "edges above γ", "rounds with a better hypothesis than that"
    causes = {
        "better than chance · no negative edge": above,
        "better than chance · better than chance": above,
        "tangent under a product": ("curvature", "a logarithm lies below its tangent"),
        "errors": ("other weight", "weight beyond 1 for each of the errors, and errors counted a little too high"),
    }
    shown = _a.one_round, _a.heavy, _a.errors, _a.edges
    return theorem("AdaBoost", "Freund and Schapire 1997", _a.bound, count=_a.T, causes=causes, shown=shown)


@statement
def total_weight() -> tuple[Proved, Proved]:
    """V⁺ ≤ V, but for a factor, and V_T ≤ 1: the total weight is at most n times the product of all 2√(ε(1 − ε))."""
    return _a.rescaled.proof, _a.total_weight.proof


@statement
def new_weights() -> tuple[Proved, Proved]:
    """2εv⁺ ≤ v if the hypothesis errs, and (2 − 2ε)v⁺ ≤ v if not: e^α over 2√(ε(1 − ε)) is 1/2ε."""
    return _a.new_wrong_weight.proof, _a.new_right_weight.proof


@statement
def one_round() -> Proved:
    """λ⁺ ≤ λ − 2γ_t²: ln 2√(ε(1 − ε)) is half the logarithm of 1 − 4γ_t², where γ_t is the edge 1/2 − ε."""
    return _a.one_round.proof


@statement
def heavy() -> tuple[Proved, Proved]:
    """ω_T ≥ −f_T, and ω_T ≥ 0 if the vote is wrong: an example weighs e to the power −f, where f is its vote."""
    return _a.its_votes.proof, _a.heavy.proof


@statement
def errors() -> Proved:
    """ln E ≤ λ_T: the vote is wrong on at most n·Π 2√(ε(1 − ε)) examples."""
    return _a.errors.proof


@statement
def edges() -> Proved:
    """2Γ ≤ ln n − ln E, where Γ is the sum of all γ_t²: the vote is wrong on at most n·e^(−2Σγ_t²) examples."""
    return _a.edges.proof
