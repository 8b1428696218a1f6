"""Guess and double: what the refuted guesses cost together, and that no guess is refuted which is large enough.

A guess is used until it has made more mistakes than its *budget*, a whole number b; then it is *refuted*, and the next
is the double.  The guesses in turn are g = 1, 2, 4, …; G of them are refuted, B is what they cost.  Of a guess K the
mistakes are M, of which `chapters.winnow_k_of_r.theorem` and `chapters.winnow_l1_margin.theorem` speak, in their words:
everything that they rest on is stated here for each refuted guess.  The last guess makes M_G mistakes, and all
together are m_all.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from mistake_bounds.chapters.winnow_k_of_r import theorem as k_of_r
from mistake_bounds.chapters.winnow_k_of_r.theorem import KOfRBounds, WithAGuess
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_l1_margin.theorem import MarginBound, Worth
from mistake_bounds.exact import Number
from mistake_bounds.examples import Examples
from mistake_bounds.learner import Learner
from mistake_bounds.play import Run, Step
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Contrary,
    Eq,
    Fact,
    Proved,
    cases,
    certify,
    claim,
    discharge,
    prove,
    split,
    statement,
)
from mistake_bounds.proof import Term as Product
from mistake_bounds.proof import assume as given
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.targets import non_negative_target, relevant_attributes
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    define,
    does,
    fixed,
    have,
    kept,
    lemma,
    of_step,
    state,
    theorem,
)
from mistake_bounds.theory.lines import Hypothesis, Line
from mistake_bounds.theory.terms import Relation, Term
from mistake_bounds.vocabulary import MISTAKE, REFUTED_GUESS

# a run, guess by guess


@dataclass(frozen=True)
class OnAGuess:
    """The mistakes on one guess, as the row of a run reads them; ``learner`` is the learner of that guess."""

    learner: Learner
    examples: Examples
    start: tuple[Number, ...]
    steps: tuple[Step, ...]

    @property
    def mistakes(self) -> tuple[int, ...]:
        """The positions of the mistakes."""
        return tuple(step.index for step in self.steps)

    @property
    def weights(self) -> tuple[Number, ...]:
        """The weights after them."""
        return self.steps[-1].after if self.steps else self.start


def guess_by_guess(run: Run, inner: Callable[[tuple], Learner]) -> Iterator[tuple[tuple, OnAGuess]]:
    """The guesses of a run, the last of which is not refuted: the state when each begins, and the mistakes on it.

    What its state says first is the guess; ``inner(state)`` is the learner of that guess.  The weights that the last
    mistake on a guess makes are thrown away by the learner, which begins again with ones: they are those of its
    ``learn``.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.guess_and_double.learner import GuessMargin
    >>> run = play(GuessMargin(), Examples([(1, 0), (1, 0)], [1, -1]), passes=5)
    >>> [(state.inverse, len(made.steps)) for state, made in guess_by_guess(run, run.learner.exponentiated)]
    [(1, 2), (2, 3)]
    """
    state, steps = run.start, []
    for step in run.steps:
        ends = step.after[0] != state[0]
        after = run.learner.learn(step.before, step.x, step.y) if ends else step.after
        steps.append(replace(step, before=step.before.weights, after=after.weights))
        if ends:
            yield state, OnAGuess(inner(state), run.examples, state.weights, tuple(steps))
            state, steps = step.after, []
    yield state, OnAGuess(inner(state), run.examples, state.weights, tuple(steps))


def in_turn(run: Run, inner: Callable[[tuple], Learner], **own: Callable[[tuple], Number]) -> Iterator[dict]:
    """Each guess with its place in turn, what the ones before it cost, its budget, and what it has of its ``own``."""
    spent = 0
    for i, (begun, made) in enumerate(guess_by_guess(run, inner)):
        named = {name: value(begun) for name, value in own.items()}
        yield {"run": made, "g": 2**i, "B": spent, "b": run.learner.budget(begun), **named}
        spent += len(made.steps)


# what every kind of guess has in common


class Guesses(Theory):
    """Guesses in turn are doubled, and B adds up what the refuted ones cost."""

    M = fixed("the number of mistakes", lambda run: len(run.mistakes))
    G = fixed("the number of refuted guesses")
    g = state("the guess, which is doubled when it is refuted", start=1, last="g_G")
    B = state("what the refuted guesses have cost together, in mistakes", start=0, last="B_G")
    A = fixed("what a guess of 1 may cost, in mistakes")
    b = of_step("the budget of a guess: one mistake more refutes it")
    M_G = fixed("the number of mistakes on the last guess", lambda run: len(run.steps))
    m_all = fixed("the number of mistakes on all guesses", lambda whole: len(whole.mistakes))

    double = define(g.next == 2 * g)
    mistakes_so_far = define(B.next == B + M)
    one_mistake_too_many = does(M == b + 1)
    all_mistakes = define(m_all == B.last + M_G)
    within_the_budget = does(M_G <= b)
    ROW = {"changes": "g B", "begun": "the last guess"}


def ruled_out(goal: Relation, large: Hypothesis, above: Line, below: Line) -> Line:
    """H, t ≥ 0 ⊢ e ≥ 0   and   H′ ⊢ −e ≥ 0, one of the two strictly   ⟹   H, H′ ⊢ −t > 0.

    ``large`` is t ≥ 0, ``above`` and ``below`` are about e, and ``goal`` is −t > 0.

    >>> from mistake_bounds.theory import assume, fixed
    >>> t, e = fixed("a size").called("t"), fixed("another").called("e")
    >>> large = kept(t >= 0, "large")
    >>> below = have(e < 0, assume(e <= -1, "small"))
    >>> proof = ruled_out(-t > 0, large, have(e >= 0, assume(e >= t, "at least"), large), below).proof
    >>> proof.claim, sorted(known.name for known in proof.given)
    (-t > 0, ['at least', 'small'])
    """
    line = Line((above, below), None, goal.letters, goal)
    line.find = lambda *_: _ruled_out(line.claim, large.claim, above.proof, below.proof)
    return line


def _ruled_out(goal: Claim, large: Claim, above: Proved, below: Proved) -> Proved:
    """What is false follows from e − e > 0, the goal among it; and where t < 0 it needs no proof."""
    strict, other = (above, below) if above.claim.sign == ">" else (below, above)
    one = Fraction(1)
    terms = Product(one, (Contrary(goal), Fact(other))), Product(one, (Fact(strict),)), Product(one, (Fact(other),))
    if_large = certify(Certificate(goal, (Fact(strict),), terms))
    t = -goal.term
    at_0 = claim(Eq(-t, 0))
    at_most = cases(
        discharge(if_large, prove(large, given=[at_0])), given(goal), given(claim(-t >= 0)),
    )  # fmt: skip
    return split(if_large, at_most, t)


# a guess at k, or at k and r as one number


def room(relevant: Term, chips: Term = KOfRBounds.L) -> Term:
    """(K + 1) times the bound for K of so many relevant attributes."""
    K = WithAGuess.K
    return (4 * K + 1) * (relevant * chips + (K - 1) * (2 * K + 1)) + (2 * K + 1) * (K + 1)


class GuessesAtK(Theory):
    """A refuted guess is below k, or r, and costs A times it, or its square, at most: so the sum is below 2k, or 2r."""

    M, G, g, B, A, b, M_G, m_all = Guesses["M G g B A b M_G m_all"]
    n, r, k, ε, L, Q, λ, some_k, no_more_than_r = KOfRBounds["n r k ε L Q λ some_k no_more_than_r"]
    K, guessed_factor, large_enough, mistakes_with_a_guess = WithAGuess[
        "K guessed_factor large_enough mistakes_with_a_guess"
    ]
    double, mistakes_so_far, one_mistake_too_many, all_mistakes, within_the_budget = Guesses[
        "double mistakes_so_far one_mistake_too_many all_mistakes within_the_budget"
    ]

    @Row(REFUTED_GUESS, G, gives="run g B b K", end="run b K", about="whole relevant k A", **Guesses.ROW)
    def guesses(run, relevant, k):
        """The target is "at least ``k`` of the attributes with indices ``relevant``"; the learner may know r."""
        marked = relevant_attributes(relevant, run.examples.dimension)
        r = 1 if run.learner.r is None else len(marked)
        yield {"whole": run, "relevant": marked, "k": k, "A": 20 * r * ln(run.examples.dimension) + 1}
        yield from in_turn(run, run.learner.winnow, K=lambda state: state.k)

    the_guess_in_turn, the_last_guess = does(K == g), does(K <= g.last)
    a_guess, no_guess_above_r = does(K >= 1), does(K <= r)
    from_1_on = kept(g >= 1)
    some_guess = have(K >= 1, the_guess_in_turn, from_1_on)

    # a budget in terms of ln n: b ≤ 20rKλ, as L ≤ 1 + λ(2K + 1/2), and λ ≥ 2/3 for n ≥ 2

    most, surplus = 1 + λ * (2 * K + Fraction(1, 2)), 12 * K**2 + 16 * K - Fraction(1, 2)
    few_chips = lemma(KOfRBounds.rounded_up, guessed_factor, a_guess, k=K)
    positive = have(K + 1 > 0, a_guess, name="K + 1")

    def in_logarithms(
        relevant, budget, *guessed, b=b, K=K, λ=λ, most=most, surplus=surplus, few_chips=few_chips, positive=positive
    ):
        weighed = have((4 * K + 1) * relevant >= 0, *guessed)
        few = have(room(relevant) <= room(relevant, most), few_chips, weighed, name="few chips")
        some, two_thirds = have(relevant * surplus >= 0, *guessed), Fraction(2, 3)
        lower = have(
            relevant * λ * surplus >= relevant * surplus * two_thirds, KOfRBounds.two_thirds, some, name="two thirds"
        )
        rest = have(relevant * surplus * two_thirds >= (4 * K + 1) * relevant + 8 * K**3 - 2 * K, *guessed, name="rest")
        return have(b <= 20 * relevant * K * λ, budget, few, lower, rest, positive, name="budget in ln n")

    # r known, k guessed

    budget, whole_budget = define((K + 1) * b < room(r)), define((K + 1) * (b + 1) >= room(r))
    cost_of_1 = define(A == 20 * r * λ + 1, "cost")
    budget_in_ln_n = in_logarithms(r, budget, a_guess, no_guess_above_r)
    too_many = have((K + 1) * M >= room(r), one_mistake_too_many, whole_budget)
    too_small = ruled_out(K < k, large_enough, mistakes_with_a_guess, too_many)
    below_k = have(g < k, the_guess_in_turn, too_small, name="refuted below k")
    cost_of_a_guess = have(b + 1 <= A * K, cost_of_1, a_guess, budget_in_ln_n)
    of_a_refuted_guess = lemma(cost_of_a_guess, some_guess, have(K <= r, no_more_than_r, too_small))
    cost = have(M <= A * g, one_mistake_too_many, the_guess_in_turn, of_a_refuted_guess)
    refuted, refuted_below_k, at_least_1 = guesses.keep(
        ("refuted", B <= A * (g - 1), double, mistakes_so_far, cost),
        ("refuted below k", g < 2 * k, double, below_k),
        ("from 1 on", g >= 1, double, from_1_on),
        given=(some_k,), around=(k, r, n, λ),
    )  # fmt: skip
    cost_of_the_last_guess = have(M_G <= A * K, within_the_budget, cost_of_a_guess)
    some_cost = have(A > 0, cost_of_1, some_k, no_more_than_r, KOfRBounds.two_thirds)
    k_unknown = have(
        m_all < 4 * A * k,
        all_mistakes, the_last_guess, refuted, refuted_below_k, cost_of_the_last_guess, some_cost,
    )  # fmt: skip

    # k and r guessed as one number

    budget_of_K, whole_budget_of_K = (
        define((K + 1) * b < room(K), "budget"), define((K + 1) * (b + 1) >= room(K), "whole budget")
    )  # fmt: skip
    cost_of_both = define(A == 20 * λ + 1, "cost")
    above_r = kept(K >= r, "large enough")
    above_k = have(K >= k, above_r, no_more_than_r)
    some_chips = lemma(logarithms.no_negative_cap, at={"n": n, "C": L, "Q": Q, "epsilon": ε})
    more_chips = have((4 * K + 1) * (K * L - r * L) >= 0, above_r, some_chips, have(4 * K + 1 > 0, some_k, above_k))
    within = have((K + 1) * M < room(K), lemma(mistakes_with_a_guess, above_k), more_chips)
    too_many_for_K = have((K + 1) * M >= room(K), one_mistake_too_many, whole_budget_of_K)
    too_small_for_both = ruled_out(K < r, above_r, within, too_many_for_K).called("too small")
    below_r = have(g < r, the_guess_in_turn, too_small_for_both, name="refuted below r")
    cost_of_a_square = have(b + 1 <= A * K**2, cost_of_both, a_guess, in_logarithms(K, budget_of_K, a_guess))
    cost_for_both = have(
        M <= A * g**2, one_mistake_too_many, the_guess_in_turn, lemma(cost_of_a_square, some_guess), name="cost"
    )
    refuted_for_both, refuted_below_r, at_least_1_for_both = guesses.keep(
        ("refuted", 3 * B <= A * (g**2 - 1), double, mistakes_so_far, cost_for_both),
        ("refuted below r", g < 2 * r, double, below_r),
        ("from 1 on", g >= 1, double, from_1_on),
        given=(some_k, no_more_than_r), around=(k, r, n, λ),
    )  # fmt: skip
    cost_of_the_last = have(M_G <= A * K**2, within_the_budget, cost_of_a_square, name="cost of the last guess")
    the_last_guess_squared = have(K**2 <= g.last**2, the_last_guess, a_guess)
    refuted_below_r_squared = have(
        g.last**2 < 4 * r**2, refuted_below_r, at_least_1_for_both, name="refuted below r, squared"
    )
    some_cost_of_both = have(A > 0, cost_of_both, KOfRBounds.two_thirds, name="some cost")
    k_and_r_unknown = have(
        3 * m_all < 16 * A * r**2,
        all_mistakes, refuted_for_both, cost_of_the_last, the_last_guess_squared, refuted_below_r_squared,
        some_cost_of_both,
    )  # fmt: skip


# a guess at a margin


class GuessedMargins(Theory):
    """A refuted guess 1/g is above the margin, and costs Ag² at most: so g stays below 2/γ."""

    M, G, g, B, A, b, M_G, m_all = Guesses["M G g B A b M_G m_all"]
    n, γ, h, k, N, rate = MarginBound["n γ h k N rate"]
    double, mistakes_so_far, one_mistake_too_many, all_mistakes, within_the_budget = Guesses[
        "double mistakes_so_far one_mistake_too_many all_mistakes within_the_budget"
    ]
    positive_margin, margin_at_most_1 = Worth["positive_margin margin_at_most_1"]

    @Row(REFUTED_GUESS, G, gives="run g B b gamma_g", end="run b gamma_g", about="whole target margin A", **Guesses.ROW)
    def guesses(run, target):
        """``target`` u ≥ 0 is divided by its sum, and γ is its margin."""
        whole = non_negative_target(target, run.examples.dimension)
        margin = Fraction(run.examples.margin(whole)) / sum(whole)
        yield {"whole": run, "target": whole, "margin": margin, "A": 2 * ln(run.examples.dimension) + 1}
        yield from in_turn(run, run.learner.exponentiated, gamma_g=lambda state: Fraction(1, state.inverse))

    γ_g = of_step("the margin that a guess g says there is, 1/g")
    guessed_margin = does(g * γ_g == 1)
    budget, whole_budget = define(b <= 2 * g**2 * N), define(b + 1 > 2 * g**2 * N)
    cost_of_1 = define(A == 2 * N + 1, "cost")
    from_1_on, large_enough = kept(g >= 1), kept(γ * g >= 1)

    positive = have(γ_g > 0, guessed_margin, from_1_on)
    at_most_1 = have(γ_g <= 1, guessed_margin, from_1_on, positive)
    above_1 = lemma(Worth.factor_above_1, positive, at_most_1, at={"gamma": γ_g})
    worth_of_a_guess = lemma(Worth.worth_of_a_mistake, positive, at_most_1, at={"gamma": γ_g})
    no_larger = have(γ_g <= γ, guessed_margin, large_enough, positive)
    worth_of_a_mistake = have(2 * (h * γ - k) >= γ_g**2, worth_of_a_guess, lemma(rate, above_1), no_larger)
    in_margins = have(
        M * γ_g**2 <= 2 * N, Worth.a_count, lemma(MarginBound.mistake_bound, above_1), worth_of_a_mistake, Worth.entropy
    )
    square = have(g**2 * γ_g**2 == 1, guessed_margin)
    mistakes_with_a_guess = have(M <= 2 * g**2 * N, in_margins, square, have(g**2 >= 0))
    too_many = have(M > 2 * g**2 * N, one_mistake_too_many, whole_budget)
    too_large = ruled_out(γ * g < 1, large_enough, mistakes_with_a_guess, too_many)

    cost = have(M <= A * g**2, one_mistake_too_many, budget, cost_of_1, from_1_on)
    refuted, refuted_above_the_margin, at_least_1 = guesses.keep(
        ("refuted", 3 * B <= A * (g**2 - 1), double, mistakes_so_far, cost),
        ("refuted above the margin", γ * g < 2, double, too_large),
        ("from 1 on", g >= 1, double, from_1_on),
        given=(margin_at_most_1,), around=(n, N),
    )  # fmt: skip
    last_budget = define(b <= 2 * g.last**2 * N, "budget")
    cost_of_the_last_guess = have(M_G <= A * g.last**2, within_the_budget, last_budget, cost_of_1, at_least_1)
    some_cost = have(A > 0, cost_of_1, lemma(logarithms.not_negative, n=n))
    all_guesses = have(3 * m_all <= 4 * A * g.last**2, all_mistakes, refuted, cost_of_the_last_guess, some_cost)
    its_square = have(g.last**2 * γ**2 <= 4, positive_margin, refuted_above_the_margin, at_least_1)
    margin_unknown = have(3 * m_all * γ**2 <= 16 * A, all_guesses, its_square, some_cost)


letters = Notation(GuessesAtK, GuessedMargins, others=(k_of_r.letters, l1_margin.letters))
_k, _g = GuessesAtK, GuessedMargins
# The letters and hypotheses as the kernel has them, for claims beside the theories.
A, m_all, r, gamma, N = (one.value for one in (_k.A, _k.m_all, _k.r, _g.γ, _g.N))
MARGIN_COST = _g.cost_of_1.claim

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


def _theorem(name: str, line: Line, *shown: Line) -> Theorem:
    """A theorem on guesses: what comes in a row are the refuted ones, and what is counted are all mistakes."""
    return theorem(name, SOURCE, line, count=Guesses.m_all, counted=MISTAKE, causes=CAUSES, shown=shown)


@statement
def unknown_k() -> Theorem:
    """r known: fewer than 4kA mistakes, A = 20r ln n + 1, for no guess from k on is refuted."""
    return _theorem("Guess and double, r known", _k.k_unknown, _k.cost_of_the_last_guess, _k.some_cost)


@statement
def unknown_k_and_r() -> Theorem:
    """Neither known: 3M < 16r²A mistakes, A = 20 ln n + 1, for no guess from r on is refuted."""
    squares = _k.the_last_guess_squared, _k.refuted_below_r_squared
    name = "Guess and double, k and r unknown"
    return _theorem(name, _k.k_and_r_unknown, _k.cost_of_the_last, *squares, _k.some_cost_of_both)


@statement
def unknown_margin() -> Theorem:
    """An unknown margin γ > 0: 3Mγ² ≤ 16A with A = 2 ln n + 1, for no guess 1/g ≤ γ is refuted."""
    shown = _g.cost_of_the_last_guess, _g.some_cost, _g.all_guesses, _g.its_square
    return _theorem("Guess and double, an unknown margin", _g.margin_unknown, *shown)


@statement
def budget_in_logarithms() -> Proved:
    """A budget is at most 20rK ln n, for a guess K ≤ r and n ≥ 2."""
    return _k.budget_in_ln_n.proof


@statement
def never_refuted() -> Proved:
    """r known: a refuted guess K is below k, for a guess K ≥ k makes no more mistakes than its budget."""
    return _k.too_small.proof


@statement
def never_refuted_with_r() -> Proved:
    """k ≤ r guessed as one number: a refuted guess K is below r."""
    return _k.too_small_for_both.proof


@statement
def never_refuted_margin() -> Proved:
    """A refuted guess is above the margin, 1/g > γ."""
    return _g.too_large.proof


@statement
def refuted_k() -> tuple[Proved, Proved, Proved]:
    """r known, k guessed: the refuted guesses cost B ≤ A(g − 1), with g the guess after them; and g < 2k, g ≥ 1."""
    return _k.refuted.proof, _k.refuted_below_k.proof, _k.at_least_1.proof


@statement
def refuted_r() -> tuple[Proved, Proved, Proved]:
    """Neither known, k and r guessed as one number: 3B ≤ A(g² − 1); and g < 2r, g ≥ 1."""
    return _k.refuted_for_both.proof, _k.refuted_below_r.proof, _k.at_least_1_for_both.proof


@statement
def refuted_margins() -> tuple[Proved, Proved, Proved]:
    """An unknown margin: 3B ≤ A(g² − 1); and gγ < 2, g ≥ 1."""
    return _g.refuted.proof, _g.refuted_above_the_margin.proof, _g.at_least_1.proof
