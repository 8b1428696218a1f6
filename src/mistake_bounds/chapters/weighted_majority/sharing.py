"""Weighted majority that shares its weights (after Herbster and Warmuth 1998), for a target that changes."""

from fractions import Fraction

from mistake_bounds.chapters.weighted_majority.learner import followed
from mistake_bounds.chapters.weighted_majority.theorem import CURVATURE, OTHERS, ExpertBounds
from mistake_bounds.proof import statement
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Notation, Row, Theory, define, does, fixed, have, lemma, log, of_step, state, theorem


class ShareBounds(Theory):
    """Weighted majority that shares at its mistakes, beside a sequence of experts that changes k times, and errs m_k.

    At a mistake T is the total weight and F that of the experts that err.  An expert has the weight r when it has been
    punished, all of them S; then it keeps 1 − α of that and gets P.  ω is the weight of the expert that the sequence
    follows, and u that when it has been punished; it goes over to an expert that has been punished down to z.
    """

    n, N, β, h, K, M = ExpertBounds["n N β h K M"]
    penalty, penalty_below_1, some_expert = ExpertBounds["penalty penalty_below_1 some_expert"]
    α = fixed("the share: what part of its weight each expert gives away", lambda alpha: alpha)
    d = fixed("α/n, what part of all weight an expert gets", lambda run, alpha: alpha / run.examples.dimension)
    δ = fixed(
        "what sharing costs: the logarithm of what it leaves of a weight, with the other sign",
        lambda alpha: -ln(1 - alpha),
    )
    H = fixed(
        "what a change costs: the logarithm of the part of all weight that an expert gets, with the other sign",
        lambda run, alpha: ln(run.examples.dimension / alpha),
    )
    j = fixed("after how many mistakes the sequence stays with its expert")
    k = fixed("after how many mistakes the sequence changes")
    n_b = fixed("the number of experts besides the one that the sequence follows")

    @Row("mistake", M, gives="w x y own change", changes="w own", about="run beta alpha",
         kinds=(("stay", j), ("change", k)), kind=lambda change: int(change))  # fmt: skip
    def mistakes(run, switches=0):
        path = followed(run, switches)
        yield {"run": run, "beta": Fraction(run.learner.beta), "alpha": Fraction(run.learner.alpha)}
        for step, own, then in zip(run.steps, path, (*path, *path[-1:])[1:], strict=True):
            yield {"w": step.before, "x": step.x, "y": step.y, "own": own, "change": own != then}
        yield {"w": run.weights, "own": path[-1] if path else 0}

    @Row("expert", n, gives="i")
    def experts(w):
        yield from ({"i": i} for i in range(len(w)))

    @Row("other expert", n_b, gives="i")
    def others(w, own):
        yield from ({"i": i} for i in range(len(w)) if i != own)

    w = state("the weight of one expert", lambda w, i: w[i])
    e = of_step("its weight if it errs, and 0 if it is right", lambda w, x, y, i: 0 if x[i] == y else w[i])
    r = of_step("its weight when it has been punished", lambda w, x, y, beta, i: w[i] * _left(x[i], y, beta))
    T = experts.sum_of(w, "the total weight", lambda w: sum(w), last="T_M")
    F = experts.sum(e, "the weight of the experts that err")
    ω = state("the weight of the expert that the sequence follows", lambda w, own: w[own], start=1, last="omega_M")
    u = of_step("that weight when it has been punished", lambda w, x, y, beta, own: w[own] * _left(x[own], y, beta))
    z = of_step(
        "the same of the expert that it follows next",
        lambda w, x, y, beta, own_next: w[own_next] * _left(x[own_next], y, beta),
    )
    o = of_step("1 if the expert that it follows errs", lambda x, y, own: int(x[own] != y))
    S = others.sum(r, "the total weight when those who erred have been punished", start=u)
    P = of_step("what each expert gets", lambda w, x, y, beta, alpha: alpha * _left_of_all(w, x, y, beta) / len(w))
    Λ, ψ, υ = log(T), log(ω), log(u)

    # sharing leaves the total as it is, so that a mistake costs what it costs weighted majority

    punished = define(r == w - (1 - β) * e)
    shared = does(w.next == (1 - α) * r + P, "punished and shared")
    left, equal_parts, a_part = define(S == T - (1 - β) * F), define(P == d * S), define(n * d == α)
    new_weight = have(w.next == (1 - α) * (w - (1 - β) * e) + P, shared, punished)
    new_weights = experts.total(new_weight, around=(α, β))
    total_stays = have(T.next == S, new_weights, left, equal_parts, a_part)
    weight_after_it = have(T.next == T - (1 - β) * F, total_stays, left)
    share, share_below_1 = does(α > 0), does(α < 1)
    some_weight, own_weight, next_weight = define(r > 0), define(u > 0), define(z > 0)
    at_least_its_own = others.least(S, some_weight)
    weight_left = have(T.next > 0, total_stays, at_least_its_own, own_weight)
    positive = have((1 + β) / 2 > 0, penalty), T > 0, weight_left
    below_half = lemma(logarithms.below_product, *positive, A=(1 + β) / 2, B=T, C=T.next, at={"a": -K})
    mistake = does(2 * F >= T)
    shrinks = have(2 * T.next <= (1 + β) * T, weight_after_it, mistake, penalty_below_1)
    costs_weight = have(Λ.next <= Λ - K, below_half, shrinks, *positive, name="a mistake costs weight")
    weights_of_1 = does(T.start == n)
    begun = weights_of_1, some_expert
    weights = mistakes.keep(("weight left", T > 0, weight_left, weight_left), given=begun, around=(β,))
    all_mistakes = mistakes.total(costs_weight, keeping=weights)
    at_first = have(T.start <= n, weights_of_1), have(T.start > 0, *begun), some_expert
    at_the_start = lemma(logarithms.monotone, *at_first, A=T.start, B=1, C=n)
    stays_or_changes = define(M == j + k)
    total_cost = have(Λ.last <= N - K * M, all_mistakes, at_the_start, stays_or_changes)

    # the expert that the sequence follows keeps 1 − α of its weight, and the next has α/n of it at least

    stays, an_error = define(z == u), define(υ == ψ - h * o)
    its_step = does(ω.next == (1 - α) * z + P, "its weight punished and shared")
    some_part = have(d > 0, a_part, share, some_expert)
    gets_some = have(P >= d * u, equal_parts, some_part, at_least_its_own)
    its_weight = have(ω.next > 0, its_step, gets_some, next_weight, share_below_1, some_part, own_weight)
    own = share_below_1, own_weight, its_weight
    when_it_stays = lemma(logarithms.product_below, *own, A=1 - α, B=u, C=ω.next, at={"a": -δ})
    when_it_changes = lemma(logarithms.product_below, some_part, *own[1:], A=d, B=u, C=ω.next, at={"a": -H})
    kept = have(ω.next >= (1 - α) * u, its_step, stays, gets_some, some_part, own_weight)
    taken_over = have(ω.next >= d * u, its_step, gets_some, next_weight, share_below_1)
    keeps = have(ψ.next >= υ - δ, when_it_stays, kept, its_weight)
    takes_over = have(ψ.next >= υ - H, when_it_changes, taken_over, its_weight)
    a_stay = have(ψ.next >= ψ - h * o - δ, an_error, keeps)
    a_change = have(ψ.next >= ψ - h * o - H, an_error, takes_over)
    m_k = mistakes.sum(o, "how often the sequence errs at mistakes")
    along_the_sequence = mistakes.total(a_stay, a_change)
    its_weight_left = mistakes.keep((ω > 0, its_weight, its_weight))
    of_the_total = others.least(others.sum(w, start=ω.last, total=T.last), define(w > 0, "positive weight"))
    no_less = lemma(
        logarithms.monotone, of_the_total, have(T.last > 0, of_the_total, its_weight_left), its_weight_left,
        A=ω.last, B=1, C=T.last,
    )  # fmt: skip
    sequence = have(Λ.last >= -h * m_k - δ * j - H * k, no_less, along_the_sequence)
    tracking = have(M * (K - δ) <= m_k * h + N + k * (H - δ), total_cost, sequence, stays_or_changes)


def _left(said, y, beta):
    return beta if said != y else 1


def _left_of_all(w, x, y, beta):
    return sum(wi * _left(said, y, beta) for wi, said in zip(w, x, strict=True))


letters = Notation(ShareBounds)
_s = ShareBounds
M, m_k, k, N, K, h, H, delta = (one.value for one in _s["M m_k k N K h H δ"])


@statement
def tracking() -> Theorem:
    """M(K − δ) ≤ mh + ln n + k(H − δ), where a sequence that changes k times errs m times: weights are shared."""
    causes = {
        "shrinks": ("overshoot", "mistakes in which more than half of the weight erred"),
        "tangent": CURVATURE,
        "keeps": ("shared with it", "what the expert that is followed gets from the others while the sequence stays"),
        "takes over": ("its own weight", "what the next expert has besides its part of all weight"),
        "monotone": OTHERS,
    }
    shown = _s.total_stays, _s.shrinks, _s.kept, _s.taken_over, _s.total_cost, _s.sequence
    return theorem(
        "Fixed share", "Herbster and Warmuth 1998", _s.tracking, count=_s.M, counted="mistake", causes=causes,
        shown=shown,
    )  # fmt: skip
