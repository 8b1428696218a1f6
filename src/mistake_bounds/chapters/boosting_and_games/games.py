"""Blackwell's approachability (1956), and regret matching (Hart and Mas-Colell 2000): squares grow by B² a round."""

from fractions import Fraction
from math import isqrt
from operator import sub

from mistake_bounds.chapters.boosting_and_games.learner import rounded_down
from mistake_bounds.exact import Number
from mistake_bounds.exact import norm2 as squared
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.targets import place_or, positive_times
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    define,
    does,
    dot,
    fixed,
    have,
    norm2,
    of_step,
    state,
    theorem,
)


def below(r) -> tuple[Number, ...]:
    """The nearest vector without a positive entry."""
    return tuple(min(ri, 0) for ri in r)


class Approach(Theory):
    """In a round the learner gets a vector u, such as its regrets of one round; s is their sum.

    z is a point of a set, taken as often as there were rounds, and b a point of it taken once.  B is no shorter than
    any u − b.  One round is the Perceptron's growth: the square of a sum, of which the middle term is not positive.
    """

    T = fixed("the number of rounds")
    B = fixed(
        "a length: of regret matching, that no vector of one round's regrets exceeds",
        square=lambda added: max(map(squared, added)),
    )

    @Row("round", T, gives="r u", changes="r", about="run added")
    def rounds(run):
        grid = run.learner.grid
        added = [tuple(rounded_down(r.y * (xi - r.prediction), grid) for xi in r.x) for r in run.rounds()]
        yield {"run": run, "added": added}
        yield from ({"r": r.state, "u": u} for r, u in zip(run.rounds(), added, strict=True))
        yield {"r": run.weights}

    s = state(
        "the sum of what the rounds added, for regret matching the regrets", lambda r: r, start=0, last="s_T",
        vector=True,
    )  # fmt: skip
    z = state(
        "a nearest point of the set, taken as often as there were rounds", lambda r: below(r), start=0, last="z_T",
        vector=True,
    )  # fmt: skip
    u = of_step("what a round adds", lambda u: u, vector=True)
    b = of_step("a point of the set", lambda r: (0,) * len(r), vector=True)
    D_T = fixed("the squared distance of s_T from z_T", lambda r: sum(max(ri, 0) ** 2 for ri in r))

    sum_so_far = does(s.next == s + u)
    nearest = assume(norm2(s.next - z.next) <= norm2(s.next - z - b), "no further than z + b")
    towards = does(dot(s - z, u - b) <= 0, "Blackwell's condition")
    bounded = assume(norm2(u - b) <= B**2)
    growth = have(norm2(s.next - z.next) <= norm2(s - z) + B**2, sum_so_far, nearest, towards, bounded)
    total_growth = rounds.total(growth)
    squared_distance = define(D_T == norm2(s.last - z.last))
    approachability = have(D_T <= T * B**2, squared_distance, total_growth)


class Matching(Theory):
    """An action costs c, and the learner's mixture, with the probability p for the action, costs ℓ.

    The action's regret r grows by x, which is ℓ − c, or less by at most δ where it is rounded down.  P is the positive
    part of r, and G adds up the P.  Sums over the actions: Q of P², X of x², Y of Px.
    """

    T, B = Approach["T B"]
    d = fixed("the number of actions", lambda run: run.examples.dimension)
    k = fixed("the number of the other actions")
    a = fixed("any positive number: best near the length of the positive regrets", lambda a: a)
    δ = fixed("how much a step of a regret may be rounded down", lambda grid: Fraction(1, grid) if grid else 0)

    @Row("round", T, gives="r x y mixture paid", changes="r", about="run grid added own i a")
    def rounds(run, action=None, a=None):
        learner, n = run.learner, run.examples.dimension
        costs = [-sum(y * x[i] for x, y in run.examples) for i in range(n)]
        own = place_or("action", action, n, lambda: costs.index(min(costs)))
        added = [tuple(map(sub, s.after, s.before)) for s in run.steps]
        best = isqrt(int(len(added) * max(map(squared, added)))) or 1
        yield {
            "run": run, "grid": learner.grid, "added": added, "own": own, "i": own,
            "a": best if a is None else positive_times("a", a),
        }  # fmt: skip
        for r in run.rounds():
            paid = learner.loss(r.prediction, r.y)
            yield {"r": r.state, "x": r.x, "y": r.y, "mixture": learner.mixture(r.state), "paid": paid}
        yield {"r": run.weights}

    @Row("action", d, gives="i")
    def actions(r):
        yield from ({"i": i} for i in range(len(r)))

    @Row("other action", k, gives="i")
    def others(r, own):
        yield from ({"i": i} for i in range(len(r)) if i != own)

    r = state(
        "the regret of an action: before a round, after it, and in the end", lambda r, i: r[i], start=0, last="r_T"
    )
    x = of_step("what a round adds to it", lambda r, r_next, i: r_next[i] - r[i])
    P = state("the positive part of the regret of an action", lambda r, i: max(r[i], 0))
    P_T = fixed(P.text, lambda r, own: max(r[own], 0))
    G = of_step("the sum of the positive parts", lambda r: sum(max(ri, 0) for ri in r))
    c = of_step("what an action costs in a round", lambda x, y, i: -y * x[i])
    p = of_step("the probability with which the learner plays it", lambda mixture, i: mixture[i])
    l = of_step("what the learner's mixture costs in a round", lambda paid: paid, name="ell")
    Q = actions.sum_of(
        P**2, "the sum of the squares of the positive parts", lambda r: sum(max(ri, 0) ** 2 for ri in r), start=0,
        last="Q_T",
    )  # fmt: skip
    X = actions.sum(x**2, "the sum of x² over the actions")
    Y = actions.sum(P * x, "the sum of P·x over the actions")
    J = actions.sum(p, "the sum of the probabilities")
    m = actions.sum(p * c, "the sum of the costs times the probabilities")
    L_T = rounds.sum(l, "what the learner has paid", lambda run: run.total_loss)
    U_T = rounds.sum(c, "what one action would have paid")

    # Σ Px ≤ 0, since P = pG and ℓ is the mean of c; and Σ P⁺² ≤ Σ (P + x)²: a positive part is no further from 0

    positive_part, above_r = define(P >= 0), define(P >= r, "positive part")
    positive_part_after, square_after = define(P.next >= 0), define(P.next**2 == P.next * r.next, "positive part after")
    regret_so_far, in_proportion_to_regret = does(r.next == r + x), does(p * G == P)
    no_more_than_regret = does(x <= l - c)
    probabilities, mean_cost, bounded = does(J == 1), does(m == l), assume(X <= B**2)
    by_regret = have(P * x <= P * (l - c), no_more_than_regret, positive_part)
    against_it = have(P * x <= p * G * (l - c), by_regret, in_proportion_to_regret)
    no_further = have(P.next**2 <= (P + x) ** 2, above_r, positive_part_after, square_after, regret_so_far)
    all_against, positive_parts = actions.totals(against_it, no_further)
    no_drift = have(Y <= 0, probabilities, mean_cost, all_against)
    growth = have(Q.next <= Q + B**2, bounded, no_drift, positive_parts)

    # one action, whose regrets are as they are: q is √T

    q = fixed("√T", square=lambda run: run.presented)
    a_length, root_of_T, a_root = define(B >= 0), define(q**2 == T), define(q > 0)
    no_less_than_regret = does(x >= l - c)
    its_whole_regret = have(r.next >= r + l - c, regret_so_far, no_less_than_regret)
    total_growth = rounds.total(growth)
    one_of_them = others.least(others.sum(P**2, start=P_T**2, total=Q.last))
    positive_part_in_the_end = define(P_T >= r.last)
    no_longer = have(P_T <= B * q, one_of_them, total_growth, root_of_T, a_length, a_root)
    textbook = have(
        L_T - U_T <= B * q,
        rounds.total(its_whole_regret, name="whole regret"), positive_part_in_the_end, no_longer, name="regret in T",
    )  # fmt: skip

    # one action, whose regrets are rounded down

    rounded_down_by_δ = does(x >= l - c - δ, "rounded down by δ at most")
    its_regret = have(r.next >= r + l - c - δ, regret_so_far, rounded_down_by_δ)
    total_regret = rounds.total(its_regret, name="regret")
    positive_number = define(a > 0)
    bound = have(
        2 * a * (L_T - U_T) <= a**2 + T * B**2 + 2 * a * T * δ,
        positive_part_in_the_end, positive_number, total_growth, total_regret, one_of_them, name="regret",
    )  # fmt: skip


class Minimax(Theory):
    """U is what the best action of each of two learners would have paid: T times what the mean mixture of the other is
    sure of, but for its sign.  g is the gap between the two, in which the value is.
    """

    T, L_T, U_T = Matching["T L_T U_T"]
    L_2 = fixed("what the other learner has paid")
    U_2 = fixed("what the other learner's best action would have paid")
    ρ_1, ρ_2 = fixed("the most that the regret of the first is"), fixed("the most that the regret of the second is")
    g = fixed("the gap between what the mean mixture of one player is sure of, and that of the other")
    regret_of_the_first, of_the_second = assume(L_T - U_T <= ρ_1), assume(L_2 - U_2 <= ρ_2)
    zero_sum, gap = define(L_2 == -L_T, "what one pays the other gets"), define(T * g == -U_T - U_2)
    minimax = have(T * g <= ρ_1 + ρ_2, regret_of_the_first, of_the_second, zero_sum, gap)


letters = Notation(Approach, Matching, Minimax)
_a = Matching
# The letters and hypotheses as the kernel has them, for claims beside the theories.
T, B, a, q, L_T, U_T, P_T, delta = (one.value for one in _a["T B a q L_T U_T P_T δ"])
D_T, r_T, ANY = Approach.D_T.value, _a.r.last.value, _a.positive_number.claim
ROOT_OF_T = _a.root_of_T.claim, _a.a_root.claim
ROUNDING = ("rounding", "regrets rounded down")


@statement
def approach() -> Theorem:
    """Blackwell 1956: ‖s − z‖² ≤ TB², so that the distance of the mean s/T from the set is at most B/√T."""
    causes = {
        "no further than z + b": ("moved closer", "the nearest point has moved on"),
        "Blackwell's condition": ("turned back", "rounds that point towards the set, not just along it"),
        "bounded": ("short rounds", "rounds with a vector shorter than B"),
    }
    return theorem(
        "Approachability", "Blackwell 1956", Approach.approachability, count=Approach.D_T, counted="squared distance",
        causes=causes,
    )  # fmt: skip


@statement
def textbook() -> Proved:
    """Hart and Mas-Colell 2000: L − U ≤ B√T for every action; q is √T."""
    return _a.textbook.proof


@statement
def regret_matching() -> Theorem:
    """2a(L − U) ≤ a² + TB² + 2aTδ for every action and every a > 0, where regrets are rounded down by δ at most.

    So the regret L − U is at most B√T + Tδ.
    """
    causes = {
        "bounded": ("short rounds", "rounds with regrets shorter than B"),
        "positive parts": ("cut off", "regrets that fell below 0, or rose from there"),
        "no drift": ROUNDING,
        "rounded down by δ at most": ROUNDING,
        "one of them": ("other actions", "positive regrets of other actions"),
        "(P_T - a)²": ("choice of a", "a is not the positive regret in the end"),
        "positive number · positive part in the end": ("no regret", "the action has no positive regret in the end"),
    }
    return theorem(
        "Regret matching", "Hart and Mas-Colell 2000", _a.bound, count=_a.L_T, counted="loss", causes=causes,
        shown=(_a.no_drift, _a.positive_parts, _a.one_of_them),
    )  # fmt: skip


@statement
def drift() -> tuple[Proved, Proved]:
    """Σ Px ≤ 0, since P = pG and ℓ is the mean of c; and Σ P⁺² ≤ Σ (P + x)²: a positive part is no further from 0."""
    return _a.no_drift.proof, _a.positive_parts.proof


@statement
def minimax() -> Proved:
    """Tg ≤ ρ₁ + ρ₂ for two learners whose regret in T rounds against each other is at most ρ₁ and ρ₂.

    So, for the value of a game (von Neumann 1928), Freund and Schapire 1999.
    """
    return Minimax.minimax.proof
