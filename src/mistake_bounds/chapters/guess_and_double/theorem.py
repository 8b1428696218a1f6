"""Guess and double: what the refuted guesses cost together, and that no guess is refuted which is large enough.

A guess is used until it has made more mistakes than its *budget*, a whole number b; then it is *refuted*, and the next
is the double.  The guesses in turn are g = 1, 2, 4, …; G of them are refuted, B is what they cost.  Of a guess K the
mistakes are M, of which `chapters.winnow_k_of_r.theorem` and `chapters.winnow_l1_margin.theorem` speak, in their words:
everything that they rest on is stated here for each refuted guess.  The last guess makes M_G mistakes, and all
together are m_all.
"""

from collections.abc import Sequence
from fractions import Fraction

from sympy import Expr, Rational, S

from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
from mistake_bounds.chapters.winnow_k_of_r.theorem import C, K, k, lam
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_l1_margin.theorem import MarginBound, N, Worth, gamma, h
from mistake_bounds.chapters.winnow_ors.theorem import M, n, r
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Contrary,
    Eq,
    Equation,
    Fact,
    ForEach,
    Given,
    Proved,
    Term,
    along,
    assume,
    cases,
    certify,
    claim,
    definition,
    discharge,
    instantiate,
    own_step,
    prove,
    split,
    statement,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import with_facts
from mistake_bounds.theorem.notation import FACTOR, LABELLED, Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import REFUTED_GUESS

letters = Letters(k_of_r.letters, FACTOR, LABELLED, l1_margin.letters)
g, g_next, g_G = letters("g g^+ g_G", "the guess, which is doubled when it is refuted")
B, B_next, B_G = letters("B B^+ B_G", "what the refuted guesses have cost together, in mistakes")
G = letters("G", "the number of refuted guesses")
A = letters("A", "what a guess of 1 may cost, in mistakes")
M_G = letters("M_G", "the number of mistakes on the last guess")
m_all = letters("m_all", "the number of mistakes on all guesses", "`len(run.mistakes)`")
b = letters("b", "the budget of a guess: one mistake more refutes it", "`learner.budget(state)`")
gamma_g = letters("gamma_g", "the margin that a guess g says there is, 1/g")


DOUBLED = definition(Eq(g_next, 2 * g), "double")
SPENT = definition(Eq(B_next, B + M), "mistakes so far")
IN_TURN = own_step(Eq(K, g), "the guess in turn")
REFUTED = own_step(Eq(M, b + 1), "one mistake too many")
STATE = ((g, S.One, g_next, g_G), (B, S.Zero, B_next, B_G))

ALL = definition(Eq(m_all, B_G + M_G), "all mistakes")
LAST = own_step(K <= g_G, "the last guess")
SOME_GUESS = own_step(K >= 1, "a guess")
WITHIN = own_step(M_G <= b, "within the budget")
NO_MORE_THAN_R = own_step(K <= r, "no guess above r")
FROM_1 = claim(g >= 1, "from 1 on")

SOURCE = "Blum 2010, with restarts"
_SUM = ("sum of the guesses", "guesses that add up to less than the theorem says, by the first term of the series")
_LAST = ("small last guess", "a last guess below the largest that the theorem allows: the double of k, of r, of 1/γ")
CAUSES = {
    "refuted": ("cheap guesses", "refuted guesses that cost less than A allows"),
    "cost of the last guess": ("last guess", "mistakes that the last guess might have cost and has not"),
    "some cost": _SUM,
    "the last guess squared · some cost": _SUM,
    "refuted below k · some cost": _LAST,
    "refuted below r, squared · some cost": _LAST,
    "its square · some cost": _LAST,
}


# what every kind of guess has in common


def _over_guesses(
    few: Claim, costs: Proved, small: Claim, below: Proved, fixed: Sequence, start: Sequence
) -> tuple[Proved, Proved, Proved]:
    """``few``, of what the refuted guesses cost, and of the guess that comes after them ``small``, and that it is ≥ 1.

    ``costs`` bounds what a guess costs, ``below`` says of a refuted guess that it is too small.
    """
    held = few, small, FROM_1
    after = {g: g_next, B: B_next}
    kept = (
        prove(few.substitute(after), given=[held[0], DOUBLED, SPENT], using=[costs]),
        prove(small.substitute(after), given=[DOUBLED], using=[below]),
        prove(held[2].substitute(after), given=[held[2], DOUBLED]),
    )
    return along(held, ((kept, G),), STATE, fixed, REFUTED_GUESS, start)


def _theorem(name, steps, sums, facts, conclusion, read) -> Theorem:
    """A theorem on guesses: what comes in a row are the refuted ones, and what is counted are all mistakes."""
    (row,) = (known for known in conclusion.given if isinstance(known, ForEach))
    ((_, held),) = row.kinds
    each = sorted((known for known in held if isinstance(known, Claim)), key=lambda known: (known.name, str(known)))
    kinds = (Kind("", tuple(each), steps),)
    return Theorem(name, SOURCE, kinds, sums, facts, conclusion, "m_all", read, CAUSES)


def ruled_out(large: Claim, above: Proved, below: Proved, goal: Claim) -> Proved:
    """H, t ≥ 0 ⊢ e ≥ 0   and   H′ ⊢ −e ≥ 0, one of the two strictly   ⟹   H, H′ ⊢ −t > 0.

    ``large`` is t ≥ 0, ``above`` and ``below`` are about e, and ``goal`` is −t > 0.  What is false follows from
    e − e > 0, the goal among it; and where t < 0 it needs no proof.

    >>> from mistake_bounds.proof import scalars
    >>> t, e = scalars("t e")
    >>> above, below = prove(e >= 0, {"at least": e >= t, "large": t >= 0}), assume(e < 0, "small")
    >>> proof = ruled_out(claim(t >= 0, "large"), above, below, claim(-t > 0))
    >>> proof.claim, sorted(known.name for known in proof.given)
    (-t > 0, ['at least', 'small'])
    """
    strict, other = (above, below) if above.claim.sign == ">" else (below, above)
    one = Fraction(1)
    terms = Term(one, (Contrary(goal), Fact(other))), Term(one, (Fact(strict),)), Term(one, (Fact(other),))
    if_large = certify(Certificate(goal, (Fact(strict),), terms))
    t = -goal.term
    at_0 = claim(Eq(-t, 0))
    at_most = cases(
        discharge(if_large, prove(large, given=[at_0])), assume(goal), assume(claim(-t >= 0)),
    )  # fmt: skip
    return split(if_large, at_most, t)


# a guess at k


def _times_k_plus_1(relevant: Expr) -> Expr:
    """(K + 1) times the bound for K of so many relevant attributes."""
    return (4 * K + 1) * (relevant * C + (K - 1) * (2 * K + 1)) + (2 * K + 1) * (K + 1)


def _budget(relevant: Expr) -> tuple[Claim, Claim]:
    """b is the largest whole number below the bound."""
    return (
        definition((K + 1) * b < _times_k_plus_1(relevant), "budget"),
        definition((K + 1) * (b + 1) >= _times_k_plus_1(relevant), "whole budget"),
    )


@statement
def budget_in_logarithms(relevant: Expr = r) -> Proved:
    """A budget is at most 20rK ln n, for a guess K ≤ r and n ≥ 2; or 20K² ln n, where K is a guess at r too.

    >>> budget_in_logarithms().claim, budget_in_logarithms(K).claim
    (budget in ln n: b ≤ 20·K·λ·r, budget in ln n: b ≤ 20·K²·λ)
    """
    guessed = [SOME_GUESS] if relevant == K else [SOME_GUESS, NO_MORE_THAN_R]
    most, surplus = 1 + lam * (2 * K + S.Half), 12 * K**2 + 16 * K - S.Half
    factor = certify(Certificate(k_of_r.GUESSED, equations=(Equation(Given(k_of_r.GUESSED), S.One),)))
    few_chips = with_facts(instantiate(k_of_r.rounded_up(), {k: K}), factor, assume(SOME_GUESS))
    weighed = prove(claim((4 * K + 1) * relevant >= 0), given=guessed)
    bound = _times_k_plus_1(relevant)
    without_chips = prove(claim(bound <= bound.subs(C, most), "few chips"), using=[few_chips, weighed])
    some = prove(claim(relevant * surplus >= 0), given=guessed)
    two_thirds = claim(relevant * lam * surplus >= relevant * surplus * Rational(2, 3), "two thirds")
    two_thirds = prove(two_thirds, using=[k_of_r.two_thirds(), some])
    rest = claim(relevant * surplus * Rational(2, 3) >= (4 * K + 1) * relevant + 8 * K**3 - 2 * K, "rest")
    rest = prove(rest, given=guessed)
    scale = prove(claim(K + 1 > 0, "K + 1"), given=[SOME_GUESS])
    goal = claim(b <= 20 * relevant * K * lam, "budget in ln n")
    return prove(goal, given=[_budget(relevant)[0]], using=[without_chips, two_thirds, rest, scale])


def _cost(relevant: Expr, one: Expr, power: Expr) -> Proved:
    """b + 1 ≤ A·K, or A·K²: the budget of a guess and the mistake beyond it, for A = ``one``."""
    given = [definition(Eq(A, one), "cost"), SOME_GUESS]
    budget = budget_in_logarithms(relevant)
    return prove(claim(b + 1 <= A * power, "cost of a guess"), given=given, using=[budget])


@statement
def never_refuted() -> Proved:
    """r known: a refuted guess K is below k, for a guess K ≥ k makes no more mistakes than its budget.

    >>> never_refuted().claim
    too small: K < k
    """
    too_many = prove(claim((K + 1) * M - _times_k_plus_1(r) >= 0), given=[REFUTED, _budget(r)[1]])
    within = prove(claim(_times_k_plus_1(r) - (K + 1) * M > 0), using=[k_of_r.mistakes_with_a_guess()])
    return ruled_out(k_of_r.LARGE, within, too_many, claim(K < k, "too small"))


@statement
def never_refuted_with_r() -> Proved:
    """k ≤ r guessed as one number: a refuted guess K is below r.

    >>> never_refuted_with_r().claim
    too small: K < r
    """
    large = claim(K >= r, "large enough")
    too_many = prove(claim((K + 1) * M - _times_k_plus_1(K) >= 0), given=[REFUTED, _budget(K)[1]])
    for_k = prove(k_of_r.LARGE, given=[large, k_of_r.NO_MORE_THAN_R])
    bound = discharge(k_of_r.mistakes_with_a_guess(), for_k)
    positive = prove(claim(4 * K + 1 > 0), given=[k_of_r.SOME_K], using=[for_k])
    chips = prove(
        claim((4 * K + 1) * (K * C - r * C) >= 0), given=[large], using=[logarithms.no_negative_cap(), positive]
    )
    within = prove(claim(_times_k_plus_1(K) - (K + 1) * M > 0), using=[bound, chips])
    return ruled_out(large, within, too_many, claim(K < r, "too small"))


@statement
def each_refuted_k() -> tuple[Proved, Proved]:
    """r known, k guessed: what a refuted guess costs, and that it is below k.

    >>> [proof.claim for proof in each_refuted_k()]
    [cost: M ≤ A·g, refuted below k: g < k]
    """
    below = never_refuted()
    some = prove(SOME_GUESS, given=[IN_TURN, FROM_1])
    not_above = prove(NO_MORE_THAN_R, given=[k_of_r.NO_MORE_THAN_R], using=[below])
    cost = with_facts(_cost(r, 20 * r * lam + 1, K), some, not_above)
    return (
        prove(claim(M <= A * g, "cost"), given=[REFUTED, IN_TURN], using=[cost]),
        prove(claim(g < k, "refuted below k"), given=[IN_TURN], using=[below]),
    )


@statement
def refuted_k() -> tuple[Proved, Proved, Proved]:
    """r known, k guessed: the refuted guesses cost B ≤ A(g − 1), with g the guess that comes next; and g < 2k, g ≥ 1.

    >>> [proof.claim for proof in refuted_k()]
    [refuted: B_G ≤ A·(g_G - 1), refuted below k: g_G < 2·k, from 1 on: g_G ≥ 1]
    """
    costs, small = each_refuted_k()
    return _over_guesses(
        claim(B <= A * (g - 1), "refuted"), costs, claim(g < 2 * k, "refuted below k"), small,
        (A, k, r, n, lam), [k_of_r.SOME_K],
    )  # fmt: skip


@statement
def each_refuted_r() -> tuple[Proved, Proved]:
    """Neither known: what a refuted guess costs, and that it is below r.

    >>> [proof.claim for proof in each_refuted_r()]
    [cost: M ≤ A·g², refuted below r: g < r]
    """
    below = never_refuted_with_r()
    some = prove(SOME_GUESS, given=[IN_TURN, FROM_1])
    cost = with_facts(_cost(K, 20 * lam + 1, K**2), some)
    return (
        prove(claim(M <= A * g**2, "cost"), given=[REFUTED, IN_TURN], using=[cost]),
        prove(claim(g < r, "refuted below r"), given=[IN_TURN], using=[below]),
    )


@statement
def refuted_r() -> tuple[Proved, Proved, Proved]:
    """Neither known, k and r guessed as one number: 3B ≤ A(g² − 1); and g < 2r, g ≥ 1.

    >>> [proof.claim for proof in refuted_r()][:2]
    [refuted: 3·B_G ≤ A·(g_G² - 1), refuted below r: g_G < 2·r]
    """
    costs, small = each_refuted_r()
    return _over_guesses(
        claim(3 * B <= A * (g**2 - 1), "refuted"), costs, claim(g < 2 * r, "refuted below r"), small,
        (A, k, r, n, lam), [k_of_r.SOME_K, k_of_r.NO_MORE_THAN_R],
    )  # fmt: skip


@statement
def unknown_k() -> Theorem:
    """r known: fewer than 4kA mistakes, A = 20r ln n + 1, for no guess from k on is refuted.

    >>> unknown_k().conclusion.claim
    k unknown: m_all < 4·A·k
    """
    spent, below, _ = refuted_k()
    last = prove(claim(M_G <= A * K, "cost of the last guess"), given=[WITHIN], using=[_cost(r, 20 * r * lam + 1, K)])
    goal = claim(m_all < 4 * A * k, "k unknown")
    positive = _some_cost(r)
    return _theorem(
        "Guess and double, r known",
        each_refuted_k(), refuted_k(), (last, positive),
        prove(goal, given=[ALL, LAST], using=[spent, below, last, positive]),
        reader("guess_and_double.reading:read_guesses"),
    )  # fmt: skip


@statement
def unknown_k_and_r() -> Theorem:
    """Neither known: 3M < 16r²A mistakes, A = 20 ln n + 1, for no guess from r on is refuted.

    >>> unknown_k_and_r().conclusion.claim
    k and r unknown: 3·m_all < 16·A·r²
    """
    spent, below, some = refuted_r()
    last = prove(claim(M_G <= A * K**2, "cost of the last guess"), given=[WITHIN], using=[_cost(K, 20 * lam + 1, K**2)])
    positive = _some_cost(S.One)
    squared = prove(claim(K**2 <= g_G**2, "the last guess squared"), given=[LAST, SOME_GUESS])
    doubled = prove(claim(g_G**2 < 4 * r**2, "refuted below r, squared"), using=[below, some])
    goal = claim(3 * m_all < 16 * A * r**2, "k and r unknown")
    return _theorem(
        "Guess and double, k and r unknown",
        each_refuted_r(), refuted_r(), (last, squared, doubled, positive),
        prove(goal, given=[ALL], using=[spent, last, squared, doubled, positive]),
        reader("guess_and_double.reading:read_guesses"),
    )  # fmt: skip


def _some_cost(relevant: Expr) -> Proved:
    """A > 0."""
    cost = definition(Eq(A, 20 * relevant * lam + 1), "cost")
    given = [cost] if relevant == 1 else [cost, k_of_r.SOME_K, k_of_r.NO_MORE_THAN_R]
    return prove(claim(A > 0, "some cost"), given=given, using=[k_of_r.two_thirds()])


# a guess at a margin


MARGIN_BUDGET = definition(b <= 2 * g**2 * N, "budget")
WHOLE_BUDGET = definition(b + 1 > 2 * g**2 * N, "whole budget")
MARGIN_COST = definition(Eq(A, 2 * N + 1), "cost")
GUESSED_MARGIN = own_step(Eq(g * gamma_g, 1), "guessed margin")


LARGE_MARGIN = claim(gamma * g >= 1, "large enough")


@statement
def mistakes_with_a_margin() -> Proved:
    """M ≤ 2g² ln n with the factor for a margin 1/g that is no larger than the margin γ.

    >>> mistakes_with_a_margin().claim
    mistakes with a guess: M ≤ 2·N·g²
    """
    known = [GUESSED_MARGIN, FROM_1]
    positive = prove(claim(gamma_g > 0, "positive margin"), given=known)
    at_most_1 = prove(claim(gamma_g <= 1, "margin at most 1"), given=known, using=[positive])
    of_guess = (instantiate(line.proof, {gamma: gamma_g}) for line in (Worth.factor_above_1, Worth.worth_of_a_mistake))
    above_1, worth = (with_facts(lemma, positive, at_most_1) for lemma in of_guess)
    conclusion = with_facts(l1_margin.l1_margin().conclusion, above_1)
    rate = with_facts(MarginBound.rate.proof, above_1)
    entropy = l1_margin.some_entropy()
    no_larger = prove(claim(gamma_g <= gamma, "no larger"), given=[GUESSED_MARGIN, LARGE_MARGIN], using=[positive])
    value = claim(2 * (h * gamma - l1_margin.k) >= gamma_g**2, "worth of a mistake")
    value = prove(value, using=[worth, rate, no_larger])
    in_margins = claim(M * gamma_g**2 <= 2 * N, "mistakes with a guess")
    in_margins = prove(in_margins, given=[definition(M >= 0, "a count")], using=[conclusion, value, entropy])
    square = claim(Eq(g**2 * gamma_g**2, 1))
    square = certify(Certificate(square, equations=(Equation(Given(GUESSED_MARGIN), g * gamma_g + 1),)))
    return prove(claim(M <= 2 * g**2 * N, "mistakes with a guess"), using=[in_margins, square, prove(claim(g**2 >= 0))])


@statement
def never_refuted_margin() -> Proved:
    """A refuted guess is above the margin, 1/g > γ.

    >>> never_refuted_margin().claim
    too large: g·γ < 1
    """
    within = prove(claim(2 * g**2 * N - M >= 0), using=[mistakes_with_a_margin()])
    too_many = prove(claim(M - 2 * g**2 * N > 0), given=[REFUTED, WHOLE_BUDGET])
    return ruled_out(LARGE_MARGIN, within, too_many, claim(gamma * g < 1, "too large"))


@statement
def each_refuted_margin() -> tuple[Proved, Proved]:
    """An unknown margin: what a refuted guess costs, and that it is above the margin.

    >>> [proof.claim for proof in each_refuted_margin()]
    [cost: M ≤ A·g², too large: g·γ < 1]
    """
    costs = prove(claim(M <= A * g**2, "cost"), given=[REFUTED, MARGIN_BUDGET, MARGIN_COST, FROM_1])
    return costs, never_refuted_margin()


@statement
def refuted_margins() -> tuple[Proved, Proved, Proved]:
    """An unknown margin: 3B ≤ A(g² − 1); and gγ < 2, g ≥ 1.

    >>> [proof.claim for proof in refuted_margins()][:2]
    [refuted: 3·B_G ≤ A·(g_G² - 1), refuted above the margin: g_G·γ < 2]
    """
    costs, small = each_refuted_margin()
    return _over_guesses(
        claim(3 * B <= A * (g**2 - 1), "refuted"), costs, claim(gamma * g < 2, "refuted above the margin"), small,
        (A, gamma, l1_margin.n, N), [l1_margin.AT_MOST_1],
    )  # fmt: skip


@statement
def unknown_margin() -> Theorem:
    """An unknown margin γ > 0: 3Mγ² ≤ 16A with A = 2 ln n + 1, for no guess 1/g ≤ γ is refuted.

    >>> unknown_margin().conclusion.claim
    margin unknown: 3·γ²·m_all ≤ 16·A
    """
    spent, above, some = refuted_margins()
    last_budget = MARGIN_BUDGET.substitute({g: g_G})
    last = claim(M_G <= A * g_G**2, "cost of the last guess")
    last = prove(last, given=[WITHIN, last_budget, MARGIN_COST], using=[some])
    size = prove(claim(N >= 0), using=[instantiate(logarithms.not_negative(), {lam: N})])
    positive = prove(claim(A > 0, "some cost"), given=[MARGIN_COST], using=[size])
    together = prove(claim(3 * m_all <= 4 * A * g_G**2, "all guesses"), given=[ALL], using=[spent, last, positive])
    square = prove(claim(g_G**2 * gamma**2 <= 4, "its square"), given=[l1_margin.SOME_MARGIN], using=[above, some])
    bound = claim(3 * m_all * gamma**2 <= 16 * A, "margin unknown")
    return _theorem(
        "Guess and double, an unknown margin",
        each_refuted_margin(), refuted_margins(), (last, positive, together, square),
        prove(bound, using=[together, square, positive]), reader("guess_and_double.reading:read_margins"),
    )  # fmt: skip
