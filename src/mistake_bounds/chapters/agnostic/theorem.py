"""Regret against the best concept of a class (Ben-David, Pál and Shalev-Shwartz 2009): Hedge over their experts.

And Sauer's lemma, on how many rows of labels a class has.
"""

from fractions import Fraction

from mistake_bounds.chapters.agnostic.learner import in_thought, says
from mistake_bounds.chapters.agnostic.worst_case import halves, most
from mistake_bounds.chapters.halving.learner import checked_concepts
from mistake_bounds.chapters.hedge.theorem import CAUSES, HedgeBounds
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Notation, Row, Theory, assume, define, does, fixed, have, of_step, state, theorem


class AgnosticBounds(Theory):
    """Hedge over the n experts of a class of dimension D, in T rounds: what it is charged is E, the best concept errs
    M times, and E − M is the *regret*.

    In thought the best concept gives the labels: then the standard optimal algorithm errs j times, and the expert that
    marks these rounds says what the concept says.  It errs B times on the labels that there are.
    """

    n, N, T, η, β, E, L_T = HedgeBounds["n N T η β E L_T"]
    positive_rate = HedgeBounds.positive_rate
    D = fixed("the Littlestone dimension of the class", lambda run: run.examples.marked)
    λ = fixed("ln T, the logarithm of the number of rounds", lambda run: ln(run.presented))
    j = fixed("how many rounds are marked", lambda run: len(_of_the_best(run.examples).mistakes))

    @Row("round in thought", T, gives="predicted concept expert y")
    def in_thought(run):
        thought = _of_the_best(run.examples)
        said = says(run.examples.concepts, run.examples.shown, thought.mistakes)
        rounds = [*zip(thought.rounds(), said, run.examples.y, strict=True)] * run.passes
        yield from ({"predicted": r.prediction, "concept": r.y, "expert": s, "y": y} for r, s, y in rounds)

    P = of_step("what the algorithm predicts, in thought", lambda predicted: predicted)
    z = of_step("what the best concept says", lambda concept: concept)
    s = of_step("what the expert says that marks the rounds in which it errs", lambda expert: expert)
    y = of_step("the label")
    κ = of_step("1 in a marked round, and 0 in others", lambda predicted, concept: int(predicted != concept))
    c = of_step("1 where the best concept errs, and 0 where not", lambda concept, y: int(concept != y))
    o = of_step("1 where that expert errs, and 0 where not", lambda expert, y: int(expert != y))
    M = in_thought.sum(c, "the mistakes of the best concept", lambda run: run.passes * min(run.examples.errors))
    B = in_thought.sum(o, "the mistakes of that expert")

    a_label, marked = define(P**2 == 1), define(P * z == 1 - 2 * κ)
    turned_round = does(s == P * (1 - 2 * κ))
    errors = define(2 * c == 1 - z * y, "an error"), define(2 * o == 1 - s * y, "an error of the expert")
    errs_as_often = in_thought.total(have(o <= c, have(s == z, a_label, marked, turned_round), *errors))
    few_marks = assume(j <= D, "the standard optimal algorithm errs at most D times")
    all_marks = assume((D + 1 - j) * (B - L_T) >= 0, "an expert for each set of at most D rounds")
    says_the_same = have(L_T <= M, errs_as_often, few_marks, all_marks)

    few_experts = assume(N <= D * λ, "at most T to the power D experts")
    by_experts = have(8 * η * (E - M) <= 8 * N + T * η**2, HedgeBounds.regret, says_the_same, positive_rate)
    regret = have(8 * η * (E - M) <= 8 * D * λ + T * η**2, by_experts, few_experts)

    some_regret = define(E >= M, "some regret")
    squares = have((E - M) ** 2 <= (E - L_T) ** 2, some_regret, says_the_same)
    tuned = have(2 * (E - M) ** 2 <= D * T * λ, HedgeBounds.tuned, squares, few_experts, HedgeBounds.a_count)

    u = fixed("√(D T ln T/2)", square=lambda run: Fraction(run.examples.marked * run.presented, 2) * ln(run.presented))
    root, a_root = define(u**2 == D * T * λ / 2), define(u > 0)
    no_more = have(HedgeBounds.k <= u, HedgeBounds.half_root, root, a_root, few_experts, HedgeBounds.a_count)
    best_rate = have(E - M <= u, HedgeBounds.at_the_best_rate, no_more, says_the_same)


def _of_the_best(rows):
    return in_thought(rows, rows.errors.index(min(rows.errors)))


class SauerBounds(Theory):
    """A class of Q rows is split at its last point, and so are the parts, until each has one row of labels at most.

    The q rows of a part are q_1 different rows without its last point, and q_2 of them that have both labels of that.
    φ, φ_1 and φ_2 are the sums C(m, 0) + … + C(m, d) of the three, each with its own points m and dimension d.  For the
    points without the last, Φ_1 is the sum for the dimension of the part, and Φ_2 for one less.  A and Ψ are the rows
    and the sums of all parts.
    """

    X, Z = fixed("the number of splits"), fixed("how many parts there are in the end")

    @Row("split", X, gives="parts rows halves", changes="parts", about="concepts")
    def splits(concepts):
        parts = [checked_concepts(concepts)]
        yield {"concepts": parts[0]}
        while (rows := next((one for one in parts if len(one) > 1), None)) is not None:
            yield {"parts": tuple(parts), "rows": rows, "halves": halves(rows)}
            parts = [one for one in parts if one is not rows] + [*halves(rows)]
        yield {"parts": tuple(parts)}

    @Row("part", Z, gives="i")
    def each(parts):
        yield from ({"i": i} for i in range(len(parts)))

    Q = fixed("how many rows of labels the class has", lambda concepts: len(concepts))
    Φ = fixed("C(m, 0) + … + C(m, d), for the points and the dimension of the class", lambda concepts: most(concepts))
    l = state("how many rows one part has", lambda parts, i: len(parts[i]))
    r = state("the sum of one part", lambda parts, i: most(parts[i]))
    A = each.sum_of(l, "how many rows all parts have", lambda parts: sum(map(len, parts)), start=Q, last="A_X")
    Ψ = each.sum_of(r, "the sums of all parts, added up", lambda parts: sum(map(most, parts)), start=Φ, last="Psi_X")
    q = of_step("how many rows the part has that is split", lambda rows: len(rows))
    q_1 = of_step("how many different rows are left without the last point", lambda halves: len(halves[0]))
    q_2 = of_step("how many of them have both labels of the last point", lambda halves: len(halves[1]))
    φ = of_step("the sum of the part that is split", lambda rows: most(rows))
    φ_1 = of_step("the sum of those left without the last point", lambda halves: most(halves[0]))
    φ_2 = of_step("the sum of those that have both its labels", lambda halves: most(halves[1]))
    Φ_1 = of_step("that with a point less", lambda rows: most(rows, 1, 0))
    Φ_2 = of_step("that with a point less and a dimension less", lambda rows: most(rows, 1, 1))

    split, pascal = define(q == q_1 + q_2), define(φ == Φ_1 + Φ_2)
    shorter, both_ways = assume(φ_1 <= Φ_1), assume(φ_2 <= Φ_2)
    parts_now = define(A.next == A - q + q_1 + q_2, "parts now"), define(Ψ.next == Ψ - φ + φ_1 + φ_2, "their sums now")
    a_split = have(A.next - Ψ.next >= A - Ψ, split, pascal, shorter, both_ways, *parts_now)
    all_splits, all_parts = splits.total(a_split), each.total(define(l.last <= r.last, "one row at most"))
    sauer = have(Q <= Φ, all_splits, all_parts)


letters = Notation(AgnosticBounds, SauerBounds)
_a = AgnosticBounds
E, M, D, T, eta, lam = (one.value for one in _a["E M D T η λ"])


@statement
def regret() -> Theorem:
    """Hedge over the experts of a class of dimension D: 8η(E − M) ≤ 8D ln T + Tη², M the best concept's mistakes."""
    causes = CAUSES | {
        "at most T to the power D experts": ("fewer experts", "experts that there are fewer than T to the power D"),
        _a.says_the_same.name: ("a better expert", "what the best expert errs less often"),
    }
    return theorem(
        "Regret against a class", "Ben-David, Pál and Shalev-Shwartz 2009", _a.regret, count=_a.E, counted="loss",
        causes=causes, shown=(_a.says_the_same, _a.by_experts, HedgeBounds.one_of_n, HedgeBounds.a_charge_costs_weight),
    )  # fmt: skip


@statement
def by_experts() -> Proved:
    """8η(E − M) ≤ 8 ln n + Tη², for the n experts that there are."""
    return _a.by_experts.proof


@statement
def tuned() -> Proved:
    """2(E − M)² ≤ D·T ln T for the rate with η²T = 8 ln n, if E ≥ M: the regret is at most √(½ D T ln T)."""
    return _a.tuned.proof


@statement
def best_rate() -> Proved:
    """E − M ≤ √(½ D T ln T) for the rate with η²T = 8 ln n: u is the root."""
    return _a.best_rate.proof


@statement
def sauer() -> Proved:
    """Q ≤ C(m, 0) + … + C(m, d), for the Q rows of labels of a class of dimension d on m points: Sauer's lemma."""
    return SauerBounds.sauer.proof
