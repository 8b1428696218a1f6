"""Regret against the best concept of a class (Ben-David, Pál and Shalev-Shwartz 2009): Hedge over their experts."""

from mistake_bounds.chapters.hedge.theorem import CAUSES, HedgeBounds
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Notation, Theory, assume, define, fixed, have, theorem


class AgnosticBounds(Theory):
    """Hedge over the n experts of a class of dimension D, in T rounds: what it is charged is E, the best concept errs
    M times, and E − M is the *regret*.
    """

    n, N, T, η, β, E, L_T = HedgeBounds["n N T η β E L_T"]
    positive_rate = HedgeBounds.positive_rate
    D = fixed("the Littlestone dimension of the class", lambda run: run.examples.marked)
    M = fixed("the mistakes of the best concept of the class", lambda run: run.passes * min(run.examples.errors))
    λ = fixed("ln T, the logarithm of the number of rounds", lambda run: ln(run.presented))

    one_says_the_same = assume(L_T <= M, "an expert says what the best concept says")
    few_experts = assume(N <= D * λ, "at most T to the power D experts")

    by_experts = have(8 * η * (E - M) <= 8 * N + T * η**2, HedgeBounds.regret, one_says_the_same, positive_rate)
    regret = have(8 * η * (E - M) <= 8 * D * λ + T * η**2, by_experts, few_experts)

    some_regret = define(E >= M, "some regret")
    squares = have((E - M) ** 2 <= (E - L_T) ** 2, some_regret, one_says_the_same)
    tuned = have(2 * (E - M) ** 2 <= D * T * λ, HedgeBounds.tuned, squares, few_experts, HedgeBounds.a_count)


class SauerBounds(Theory):
    """The induction of Sauer's lemma, on m instances and the dimension d.

    Q rows of labels are Q_1 without the last instance, and Q_2 that have it both ways.  Φ is C(m, 0) + … + C(m, d), and
    Φ_1 and Φ_2 are the same for m − 1 instances, and for m − 1 instances and the dimension d − 1.
    """

    Q = fixed("how many rows of labels the class has on m instances")
    Q_1 = fixed("how many different rows are left without the last instance")
    Q_2 = fixed("how many rows have both labels of the last instance")
    Φ = fixed("C(m, 0) + … + C(m, d)")
    Φ_1 = fixed("C(m − 1, 0) + … + C(m − 1, d)")
    Φ_2 = fixed("C(m − 1, 0) + … + C(m − 1, d − 1)")
    split, pascal = define(Q == Q_1 + Q_2), define(Φ == Φ_1 + Φ_2)
    shorter, both_ways = assume(Q_1 <= Φ_1), assume(Q_2 <= Φ_2)
    a_step = have(Q <= Φ, split, pascal, shorter, both_ways)


letters = Notation(AgnosticBounds, SauerBounds)
_a = AgnosticBounds
E, M, D, T, eta, lam = (one.value for one in _a["E M D T η λ"])


@statement
def regret() -> Theorem:
    """Hedge over the experts of a class of dimension D: 8η(E − M) ≤ 8D ln T + Tη², M the best concept's mistakes."""
    causes = CAUSES | {
        "at most T to the power D experts": ("fewer experts", "experts that there are fewer than T to the power D"),
        f"{_a.one_says_the_same.name} · positive rate": ("a better expert", "what the best expert errs less often"),
    }
    return theorem(
        "Regret against a class", "Ben-David, Pál and Shalev-Shwartz 2009", _a.regret, count=_a.E, counted="loss",
        causes=causes, shown=(_a.by_experts, HedgeBounds.one_of_n, HedgeBounds.a_charge_costs_weight),
    )  # fmt: skip


@statement
def by_experts() -> Proved:
    """8η(E − M) ≤ 8 ln n + Tη², for the n experts that there are."""
    return _a.by_experts.proof


@statement
def tuned() -> Proved:
    """2(E − M)² ≤ D·T ln T for the rate with η²T = 8 ln n: the regret is at most √(½ D T ln T)."""
    return _a.tuned.proof


@statement
def sauer_step() -> Proved:
    """Q ≤ Φ where Q₁ ≤ Φ₁ and Q₂ ≤ Φ₂: the step of the induction that proves Sauer's lemma."""
    return SauerBounds.a_step.proof
