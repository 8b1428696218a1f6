"""AdaBoost (Freund and Schapire 1997): T rounds that are all better than chance leave at most n·e^(−2γ²T) errors.

The n examples weigh 1 each at the start.  In a round a weak hypothesis errs on the part ε of the total weight W, or a
little less where ε is rounded up, and the weight of an example on which it errs is multiplied by (1 − ε)/ε.  K is the
product of these factors; the usual weights are those here divided by √K.  q is W²/(n²K), the square of the usual mean
weight, and λ = ln q.  Of one example w is the weight, which is the product of the factors of the hypotheses that
err on it, and v is that of the others.  In the end the vote is wrong on E examples.
"""

from sympy import S, log

from mistake_bounds.proof import (
    Claim,
    Eq,
    Proved,
    along,
    assume,
    assumption,
    cases,
    claim,
    definition,
    own_step,
    prove,
    statement,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at, with_facts
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import EXAMPLE, HYPOTHESIS, ROUND

letters = Letters()
n = letters("n", "the number of examples", "`len(run.examples)`")
T = letters("T", "the number of rounds", "`len(run.errors)`")
epsilon = letters("epsilon", "the part of the weight on which the weak hypothesis of a round errs", "`run.errors[t]`")
gamma = letters("gamma", "the edge: how much better than 1/2 every weak hypothesis is", "`theorem.on(run, gamma)`")
W, W_next, W_T = letters("W W^+ W_T", "the total weight", "`sum(run.weights[t])`")
K, K_next, K_T = letters("K K^+ K_T", "the product of the factors (1 − ε)/ε so far", "`prod(run.factors[:t])`")
q, q_next, q_T = letters("q q^+ q_T", "the square of the mean weight over K: W²/(n²K)")
lam, lam_next, lam_T = letters("lambda lambda^+ lambda_T", "ln q")
F, F_next, F_n = letters("F F^+ F_n", "the weight of the examples on which the weak hypothesis errs, one by one")
R, R_next, S_w, S_next = letters("R R^+ S S^+", "the total weight before and after a round, example by example")
w, w_next, w_T = letters("w w^+ w_T", "the weight of one example", "`run.weights[t][i]`")
n_e, n_r = letters("n_e n_r", "the numbers of examples on which a hypothesis errs, and is right")
v, v_next, v_T = letters("v v^+ v_T", "of one example, the product of the factors of hypotheses right on it")
t_e, t_r = letters("t_e t_r", "in how many rounds the hypothesis errs on one example, and is right on it")
Z, Z_next = letters("Z Z^+", "the total weight in the end, example by example")
E = letters("E", "the number of examples on which the vote is wrong", "`len(run.mistakes)`")
C = letters("C", "the number of examples on which the vote is right")
N = letters("N", "ln n")
H = letters("H", "ln E")
N_2 = letters("N_2", "ln n²")
H_2 = letters("H_2", "ln E²")

COUNTED = own_step(F_n <= epsilon * W, "error, rounded up")
SOME_ERROR = own_step(epsilon > 0, "some error")
WEAK = assumption(epsilon <= S.Half - gamma, "better than chance")
EDGE = assumption(gamma >= 0, "no negative edge")
FACTOR = definition(Eq(K_next * epsilon, K * (1 - epsilon)), "one factor more")
MEANS = (
    definition(Eq(q * n**2 * K, W**2), "mean weight"),
    definition(Eq(q_next * n**2 * K_next, W_next**2), "mean weight after"),
    definition(Eq(q_T * n**2 * K_T, W_T**2), "mean weight in the end"),
)
LN_MEAN = definition(Eq(lam, log(q)), "logarithm"), definition(Eq(lam_next, log(q_next)), "logarithm")
SOME = definition(n >= 1, "some example")
LEFT = assumption(E >= 1, "some error left")
POSITIVE = definition(w > 0, "positive weight")
GAINS = own_step(Eq(w_next * epsilon, w * (1 - epsilon)), "weight gained")
KEPT = own_step(Eq(w_next, w), "weight kept")
WEIGHTS = Row(
    EXAMPLE, n, (Sum(R, R_next, W, w, "weight so far"), Sum(S_w, S_next, W_next, w_next, "new weight so far"))
)
OUTVOTED = own_step(w_T >= v_T, "outvoted")

# one round


@statement
def _at_most_half() -> Proved:
    """ε ≤ 1/2."""
    return prove(claim(epsilon <= S.Half, "at most half"), [WEAK, EDGE])


@statement
def total_weight() -> tuple[Proved, Proved]:
    """εW⁺ = εW + (1 − 2ε)F, and W⁺ ≥ W: the examples one by one, those on which the hypothesis errs and the others.

    >>> [proof.claim for proof in total_weight()]
    [total weight: W^+·ε = F_n·(1 - 2·ε) + W·ε, no loss: W^+ ≥ W]
    """
    held = claim(Eq(epsilon * S_w, epsilon * R + (1 - 2 * epsilon) * F), "total weight"), claim(S_w >= R, "no loss")
    errs = [GAINS, *WEIGHTS.given, definition(Eq(F_next, F + w), "wrong weight so far")]
    fine = [KEPT, *WEIGHTS.given, definition(Eq(F_next, F), "wrong weight so far")]
    added, more = (known.substitute({R: R_next, S_w: S_next, F: F_next}) for known in held)
    gains = claim(w_next >= w, "no loss of its own")
    gained = prove(gains, [POSITIVE, GAINS, SOME_ERROR], [_at_most_half()])
    steps = [
        ((prove(added, [held[0], *errs]), prove(more, [held[1], *WEIGHTS.given], [gained])), n_e),
        ((prove(added, [held[0], *fine]), prove(more, [held[1], KEPT, *WEIGHTS.given])), n_r),
    ]
    return along(held, steps, (*WEIGHTS.state, (F, S.Zero, F_next, F_n)), (epsilon, gamma), EXAMPLE)


@statement
def shrinks() -> Proved:
    """q⁺ ≤ 4ε(1 − ε)q: the mean weight, in its usual scale, is multiplied by 2√(ε(1 − ε)), which is at most 1.

    >>> shrinks().claim
    mean weight falls: q^+ ≤ 4·ε·q·(1 - ε)
    """
    half, (weight, no_loss) = _at_most_half(), total_weight()
    grown = prove(claim(W_next <= 2 * (1 - epsilon) * W), [SOME_ERROR, COUNTED], [weight, half])
    squared = prove(claim(W_next**2 <= 4 * (1 - epsilon) ** 2 * W**2), [HELD[2]], [grown, no_loss, half])
    scale = n**2 * K * (1 - epsilon)
    means = prove(claim(q_next * n**2 * K_next <= 4 * (1 - epsilon) ** 2 * q * n**2 * K), MEANS[:2], [squared])
    scaled = prove(claim(q_next * scale <= 4 * epsilon * (1 - epsilon) * q * scale), [FACTOR, SOME_ERROR], [means])
    some = prove(claim(scale > 0), [HELD[1], SOME], [half])
    return prove(claim(q_next <= 4 * epsilon * (1 - epsilon) * q, "mean weight falls"), using=[scaled, some])


# What the rounds keep.
HELD = (
    claim(lam <= -4 * gamma**2 * T, "all rounds"),
    claim(K > 0, "positive factors"),
    claim(W > 0, "some weight"),
)


@statement
def one_round() -> tuple[Proved, ...]:
    """λ⁺ ≤ λ − 4γ² on the way: q falls by the factor 4ε(1 − ε) ≤ 1 − 4γ², of which the logarithm is at most −4γ².

    >>> [proof.claim for proof in one_round()][1:]
    [with an edge: 4·ε·(1 - ε) ≤ 1 - 4·γ², one round: λ^+ ≤ -4·γ² + λ]
    """
    weak = shrinks()
    better = 4 * epsilon * (1 - epsilon) <= 1 - 4 * gamma**2
    edge = prove(claim(better, "with an edge"), [WEAK, EDGE, SOME_ERROR], [S.Half - epsilon - gamma])
    positive, positive_next = _some_mean()
    logs = (q, lam), (S.One, S.Zero), (q_next, lam_next)
    less = at(logarithms.below_product(), *logs, facts=[positive, positive_next])
    step = prove(claim(lam_next <= lam - 4 * gamma**2, "one round"), using=[less, weak, edge, positive])
    return weak, edge, step


def _positive_mean(mean: Claim, weight: Claim, factors: Claim, goal) -> Proved:
    square = prove(claim(mean.lhs > 0), [mean, weight])
    return prove(goal, using=[square, prove(claim(mean.lhs / goal.lhs > 0), [factors, SOME])])


@statement
def _some_mean() -> tuple[Proved, Proved]:
    """q > 0 and q⁺ > 0."""
    after = HELD[2].substitute({W: W_next}), HELD[1].substitute({K: K_next})
    weight, factors = prove(after[0], [HELD[2]], total_weight()), _more_factors()
    later = _positive_mean(MEANS[1], *after, claim(q_next > 0))
    before = _positive_mean(MEANS[0], HELD[2], HELD[1], claim(q > 0, "some mean weight"))
    return before, with_facts(later, weight, factors)


def _more_factors() -> Proved:
    return prove(HELD[1].substitute({K: K_next}), [FACTOR, HELD[1], SOME_ERROR], [_at_most_half()])


@statement
def all_rounds() -> tuple[Proved, ...]:
    """λ ≤ −4γ²T, K > 0 and W > 0 in the end: what each round keeps.

    >>> all_rounds()[0].claim
    all rounds: λ_T ≤ -4·T·γ²
    """
    after = {lam: lam_next, K: K_next, W: W_next, T: T + 1}
    steps = (
        prove(HELD[0].substitute(after), [HELD[0]], [one_round()[-1]]),
        _more_factors(),
        prove(HELD[2].substitute(after), [HELD[2]], total_weight()),
    )
    state = (lam, S.Zero, lam_next, lam_T), (K, S.One, K_next, K_T), (W, n, W_next, W_T)
    return along(HELD, ((steps, T),), state, (gamma, n), ROUND, [SOME])


# the vote


@statement
def heavy() -> tuple[Proved, Proved, Proved]:
    """w² ≥ K, w > 0 and K > 0 for an example on which the vote is wrong: wv = K, and v is no more than w.

    >>> [proof.claim for proof in heavy()]
    [heavy: w_T² ≥ K_T, positive: w_T > 0, positive factors: K_T > 0]
    """
    held = claim(w * v >= K, "its factors"), claim(w > 0, "positive"), claim(K > 0, "positive factors")
    errs = [GAINS, definition(Eq(v_next, v), "as before")]
    fine = [KEPT, definition(Eq(v_next * epsilon, v * (1 - epsilon)), "one of the right")]
    half, more = _at_most_half(), _more_factors()
    gains = prove(held[1].substitute({w: w_next}), [held[1], GAINS, SOME_ERROR], [half])
    steps = []
    for kind, some, count in ((errs, gains, t_e), (fine, prove(held[1].substitute({w: w_next}), [held[1], KEPT]), t_r)):
        goal = held[0].substitute({w: w_next, v: v_next, K: K_next})
        steps.append(((prove(goal, [held[0], *kind, FACTOR, SOME_ERROR], [half]), some, more), count))
    state = (w, S.One, w_next, w_T), (v, S.One, v_next, v_T), (K, S.One, K_next, K_T)
    product, some, factors = along(held, steps, state, (gamma,), HYPOTHESIS)
    return prove(claim(w_T**2 >= K_T, "heavy"), [OUTVOTED], [product, some]), some, factors


@statement
def votes() -> Proved:
    """W² ≥ E²K in the end: each of the E examples on which the vote is wrong weighs √K at least.

    >>> votes().claim
    heavy examples: W_T² ≥ E²·K_T
    """
    held = claim(Z**2 >= E**2 * K_T, "heavy examples"), claim(Z >= 0, "no negative weight"), claim(E >= 0, "a count")
    weigh, some, factors = heavy()
    both = claim(Z * w_T >= E * K_T)
    none = prove(both, [claim(Eq(E, 0)), held[1]], [some])
    squared = prove(claim((Z * w_T) ** 2 >= (E * K_T) ** 2), [held[0]], [weigh, factors])
    positive = prove(claim(Z * w_T + E * K_T > 0), [claim(E > 0), held[1]], [factors, some])
    product = cases(none, prove(both, using=[squared, positive]), assume(held[2]))
    add = definition(Eq(Z_next, Z + w_T), "weight so far")
    fine = [definition(w_T > 0, "positive weight"), add]
    after = [known.substitute({Z: Z_next}) for known in held]
    steps = [
        (
            (
                prove(after[0].substitute({E: E + 1}), [held[0], add], [product, weigh]),
                prove(after[1], [held[1], add], [some]),
                prove(claim(E + 1 >= 0, "a count"), [held[2]]),
            ),
            E,
        ),
        ((prove(after[0], [held[0], held[1], *fine]), prove(after[1], [held[1], *fine]), assume(held[2])), C),
    ]
    return along(held, steps, ((Z, S.Zero, Z_next, W_T),), (K_T, gamma), EXAMPLE)[0]


@statement
def errors() -> Proved:
    """E² ≤ n²q in the end, where q is the product of all 4ε(1 − ε): E/n ≤ Π 2√(ε(1 − ε)).

    >>> errors().claim
    errors: E² ≤ n²·q_T
    """
    return prove(claim(E**2 <= n**2 * q_T, "errors"), [MEANS[2]], [votes(), all_rounds()[1]])


@statement
def training_error() -> Theorem:
    """Freund and Schapire 1997: 2γ²T ≤ ln n − ln E where E ≥ 1 errors are left, that is, E ≤ n·e^(−2γ²T).

    >>> training_error().conclusion.claim
    rounds: 2·T·γ² ≤ -H + N
    """
    rounds = all_rounds()
    mean = with_facts(_positive_mean(MEANS[2], claim(W_T > 0), claim(K_T > 0), claim(q_T > 0)), *rounds[1:])
    positive = [
        mean,
        *(prove(claim(v > 0), [least]) for v, least in ((E**2, LEFT), (n**2, SOME), (E, LEFT), (n, SOME))),
    ]
    less = at(logarithms.below_product(), (n**2, N_2), (q_T, lam_T), (E**2, H_2), facts=positive)
    of_squares = [
        at(law, one, one, square, facts=[*positive, prove(Claim(square[0], "=", square[0]))])
        for law, one, square in zip(logarithms.product_law(), ((n, N), (E, H)), ((n**2, N_2), (E**2, H_2)), strict=True)
    ]
    scale = prove(claim(n**2 * q_T > 0), [SOME], [mean])
    squared = prove(claim(H_2 <= N_2 + lam_T), using=[less, errors(), scale])
    compared = prove(claim(2 * H <= 2 * N + lam_T, "weight of the errors"), using=[squared, *of_squares])
    return Theorem(
        name="AdaBoost",
        source="Freund and Schapire 1997",
        kinds=(Kind("", (COUNTED, SOME_ERROR, WEAK, FACTOR, *MEANS[:2], *LN_MEAN), one_round()[2:], one_round()[:2]),),
        sums=(rounds[0],),
        facts=(votes(), errors(), compared),
        conclusion=prove(claim(2 * gamma**2 * T <= N - H, "rounds"), using=[rounds[0], compared]),
        count="T",
        read=reader("boosting_and_games.reading:read_boosting"),
        causes={
            "mean weight falls": ("errors rounded up", "rounds in which the error was counted a little too high"),
            "with an edge · some mean weight": ("edges above γ", "rounds with a better hypothesis than that"),
            "tangent": ("curvature", "a logarithm lies below its tangent"),
            "weight of the errors": ("other weight", "weight beyond √K for each of the errors"),
        },
    )
