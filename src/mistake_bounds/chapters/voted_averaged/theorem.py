"""From a run to one hypothesis: average, stop at random, vote, or leave one out (Freund and Schapire 1999)."""

from fractions import Fraction
from itertools import accumulate
from math import floor

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import PerceptronBound, separated
from mistake_bounds.chapters.voted_averaged.examples import (
    MOST_PASSES,
    Draws,
    added,
    beside,
    errs,
    margin_in,
    without,
)
from mistake_bounds.exact import check_width
from mistake_bounds.exact import dot as inner
from mistake_bounds.learner import relies_on
from mistake_bounds.play import Run
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    dot,
    fixed,
    have,
    known,
    lemma,
    norm2,
    of_step,
    read,
    state,
    theorem,
)
from mistake_bounds.worlds import World


class LittleMemory(Theory):
    """⟨v, W⟩ = c⟨v, w⟩ − ⟨v, D⟩ for every v: c counts the weights so far, D adds up the steps, W the weights."""

    M, w, x, y, update = PerceptronBound["M w x y update"]
    T = fixed("the number of rounds, or of draws: one more, to test on")
    J = fixed("the number of rounds without a mistake")

    @Row(
        "round", T, gives="w D c W x y wrong", changes="w D c W", about="run v",
        kinds=(("mistake", M), ("right answer", J)), kind=lambda wrong: int(not wrong),
    )  # fmt: skip
    def rounds(run: Run, v):
        relies_on(run.learner, "total", "average", "score", "final_prediction", "perceptron", "predict")
        yield {"run": run, "v": checked_target(v, run.examples.dimension)}
        rounds = list(run.rounds())
        states = [*(r.state for r in rounds), run.weights]
        sums = accumulate((one.weights for one in states), added)
        *before, last = (
            {"w": one.weights, "D": one.timed, "c": one.count, "W": W} for one, W in zip(states, sums, strict=True)
        )
        for now, r in zip(before, rounds, strict=True):
            yield now | {"x": r.x, "y": r.y, "wrong": run.learner.mistaken(r.prediction, r.y)}
        yield last

    w_T = rounds.at_end(w)
    v = fixed("any vector: what is said of ⟨v, w⟩ for all of them is said of w", vector=True)
    c = state(
        "how many weight vectors have been counted: before a round, after it, and in the end", start=1, last="c_T"
    )
    D = state("the steps, each times the c at its time, added up", start=0, last="D_T", vector=True)
    W = state("the weight vectors, added up", start=0, last="W_T", vector=True)

    weights_kept = does(w.next == w)
    timed_step = does(D.next == D + c * y * x)
    no_step_to_time = does(D.next == D)
    weights_counted = does(c.next == c + 1)
    weights_so_far = define(W.next == W + w.next)

    # c⟨v, w⟩ − ⟨v, D⟩ grows by ⟨v, w⁺⟩, the score of the weights after the round

    grown = c.next * dot(v, w.next) - dot(v, D.next) == c * dot(v, w) - dot(v, D) + dot(v, w.next)
    a_mistake_counts = have(grown, update, timed_step, weights_counted)
    a_right_answer_counts = have(grown, weights_kept, no_step_to_time, weights_counted)
    little_memory = rounds.keep(
        (
            dot(v, W) == c * dot(v, w) - dot(v, D),
            (a_mistake_counts, weights_so_far), (a_right_answer_counts, weights_so_far),
        )
    )  # fmt: skip


class ErrorsOfDraws(Theory):
    """(m + 1) e_r = E, e_v ≤ 2e_r: a world draws m + 1 = T examples independently, of which the last is tested on.

    A *history* is what T draws can do to the learner; an *outcome* is T draws with the vote on the last of them.
    """

    w, x, y, u, γ, R = PerceptronBound["w x y u γ R"]
    T = fixed("the number of rounds, or of draws: one more, to test on", lambda draws: draws.T)
    m = fixed("the number of examples that are learned from", lambda draws: draws.T - 1)
    H, N = fixed("the number of histories"), fixed("the number of outcomes")
    h = fixed("the number of different hypotheses")
    M = of_step("the number of mistakes", lambda mistakes: len(mistakes))
    p = of_step("the probability of a history, or of an outcome")
    probability = define(p >= 0)

    @Row("round", T, gives="t e X", changes="t X", about="draws u gamma radius2")
    def rounds(run: Run, target, world: World):
        draws = Draws.of(run.learner, world, run.presented)
        yield {"draws": draws, **margin_in(draws.examples, target)}
        X = 0
        for t in range(draws.T):
            e = draws.error(t)
            yield {"t": t, "e": e, "X": X}
            X += e
        yield {"t": draws.T, "X": X}

    @Row("history", H, gives="p marks mistakes w", weight=p, positive=probability)
    def histories(draws):
        yield from draws.histories

    @Row("mistake", M, gives="w x y", changes="w", in_order=True)
    def mistakes(mistakes):
        yield from (({"w": w, "x": x, "y": y}, {"w": after}) for w, x, y, after in mistakes)

    # the expected errors add up to the expected mistakes: the next example is like any other

    i = state("the mistakes of a history before a round, and after it", lambda marks, t: sum(marks[:t]), start=0)
    j = of_step("1 where a round is a mistake", lambda marks, t: marks[t])
    g = of_step("the probability of a mistake in a round", lambda draws, t: draws.chance_of_a_mistake(t))
    e = of_step("the expected error of the weights that meet the example of a round")
    E = histories.sum_of(p * i, "the expected mistakes before a round, after it, and in all", start=0, last="E_T")
    histories.sum(p * M, total=E.last)
    S_H = histories.sum(p * j, "the probabilities of the histories in which the round is a mistake, added up")
    X = state("the expected errors, added up round by round", start=0, last="X_T")
    e_r = fixed(
        "the error of stopping at random: that of the weights after 0, 1, … or m examples", lambda draws, X: X / draws.T
    )

    one_mistake_more_or_none = define(i.next == i + j)
    chance_of_a_mistake = define(g == S_H)
    independent_draw = assume(g == e)
    expected_errors_so_far = define(X.next == X + e)
    expected_mistakes_so_far = histories.total(one_mistake_more_or_none, weigh=True)  # E⁺ = E + S
    errors_are_mistakes = have(
        X.next - E.next == X - E,
        chance_of_a_mistake, independent_draw, expected_errors_so_far, expected_mistakes_so_far,
    )  # fmt: skip
    all_errors_are_mistakes = rounds.keep((X == E, errors_are_mistakes), around=(H,))
    stopped_at_random = does(T * e_r == X.last)
    one_more_to_test_on = assume(T == m + 1)
    exactly = have(
        (m + 1) * e_r == E.last,
        stopped_at_random, one_more_to_test_on, all_errors_are_mistakes, name="stopped at random, exactly",
    )  # fmt: skip

    # what is true of every history is true of the mean

    O_H = histories.sum(p, "the probabilities of the histories, added up")
    all_histories = define(O_H == 1)
    in_a_history = known(lambda: perceptron.mistake_bound().conclusion, M, w, x, y, u, γ, R, mistakes)
    all_histories_weighed = histories.total(in_a_history, weigh=True)
    expected_mistakes = have(E.last * γ**2 <= R**2 * norm2(u), all_histories, all_histories_weighed)
    error_of_stopping_at_random = have((m + 1) * e_r * γ**2 <= R**2 * norm2(u), exactly, expected_mistakes)

    # where the vote is wrong, at least half of all votes are

    @Row("outcome", N, gives="p state x y marks", weight=p, positive=probability)
    def outcomes(draws):
        yield from draws.outcomes

    @Row("hypothesis", h, gives="k f b")
    def hypotheses(draws, state, x, y):
        yield from draws.ballot(state, x, y)

    k = of_step("the votes of one hypothesis")
    f = of_step("what it predicts: 1, −1, or 0 where it abstains")
    b = of_step("1 where that is wrong")
    s = of_step("the vote: the votes for 1 less those for −1", lambda draws, state, x: draws.learner.score(state, x))
    q = of_step("1 where the vote is wrong", lambda draws, state, x, y: draws.vote_is_wrong(state, x, y))
    a = of_step("how many votes are wrong", lambda marks: sum(marks))
    V_h = hypotheses.sum(k * f, "the vote, added up hypothesis by hypothesis")
    B_h = hypotheses.sum(k * b, "the wrong votes, added up hypothesis by hypothesis")
    C_h = hypotheses.sum(k, "all votes, added up hypothesis by hypothesis")

    a_wrong_hypothesis, wrong_hypothesis_or_not = define(2 * b >= 1 - y * f), define(b**2 == b)
    some_votes = define(k >= 0)
    the_vote, wrong_hypotheses, all_votes = define(s == V_h), define(a == B_h), does(C_h == T)
    decided_by_vote = does((1 - 2 * q) * y * s >= 0)
    wrong_vote_or_not = define(q**2 == q)
    votes_that_are_wrong, no_votes_below_0 = hypotheses.totals(
        have(2 * k * b >= k - y * k * f, a_wrong_hypothesis, some_votes),
        have(k * b >= 0, wrong_hypothesis_or_not, some_votes),
    )
    half_are_wrong = have(
        q * T <= 2 * a,
        the_vote, wrong_hypotheses, all_votes, decided_by_vote, wrong_vote_or_not, votes_that_are_wrong,
        no_votes_below_0,
    )  # fmt: skip

    # the expected errors add up to the expected wrong votes, too: each hypothesis that is met has a vote

    A = state("the wrong votes put in before a round, and after it", lambda marks, t: sum(marks[:t]), start=0)
    B = of_step("1 where the vote that a round puts in is wrong", lambda marks, t: marks[t])
    Y = outcomes.sum_of(p * A, "the expected number of wrong votes before a round, and in all", start=0, last="Y_T")
    outcomes.sum(p * a, total=Y.last)
    P_N = outcomes.sum(p * B, "the probabilities of the outcomes in which the vote of the round is wrong, added up")
    Q_N = outcomes.sum(p * q, "the probabilities of the outcomes in which the vote is wrong, added up")
    e_v = fixed("the error of the vote", lambda draws: draws.error_of_the_vote)

    one_wrong_vote_more_or_none = define(A.next == A + B)
    a_vote_for_the_weights_in_use = does(e == P_N)
    error_of_the_vote = define(e_v == Q_N)
    expected_wrong_votes_so_far = outcomes.total(one_wrong_vote_more_or_none, weigh=True)  # Y⁺ = Y + P
    errors_are_wrong_votes = have(
        X.next - Y.next == X - Y, a_vote_for_the_weights_in_use, expected_errors_so_far, expected_wrong_votes_so_far
    )
    all_errors_are_wrong_votes = rounds.keep((X == Y, errors_are_wrong_votes), around=(N,))
    all_outcomes_weighed = outcomes.total(half_are_wrong, weigh=True)  # TQ ≤ 2Y
    vote = have(
        (m + 1) * e_v <= 2 * E.last,
        error_of_the_vote, one_more_to_test_on, all_errors_are_mistakes, all_errors_are_wrong_votes,
        all_outcomes_weighed,
    )  # fmt: skip
    voted = have((m + 1) * e_v * γ**2 <= 2 * R**2 * norm2(u), vote, expected_mistakes, name="error of the vote")


class LeftOut(Theory):
    """L γ² ≤ R²‖u‖²: without an example that never was a mistake, the run is the same.

    w′ are the weights of that run beside those of the whole one; a score of 0 is a mistake.
    """

    M, w, x, y, u, γ, R = PerceptronBound["M w x y u γ R"]
    n = fixed("the number of examples")
    K = fixed("the number of examples that were a mistake")
    Z = fixed("the number of examples that never were a mistake")
    T = fixed("the number of rounds, or of draws: one more, to test on")
    r, t = fixed("how many rounds show other examples"), fixed("how many rounds show that one")

    @Row(
        "example", n, gives="i x y out", about="run u gamma radius2 mistaken w",
        kinds=(("example with a mistake", K), ("example without one", Z)),
        kind=lambda mistaken, i: int(i not in mistaken),
    )  # fmt: skip
    def examples(run: Run, target):
        about = separated(run, target)
        check_width("w", run.start, run.examples.dimension)
        most = floor(about["radius2"] * inner(about["u"], about["u"]) / Fraction(about["gamma"]) ** 2)
        yield about | {"mistaken": {index % len(run.examples) for index in run.mistakes}, "w": run.weights}
        for i, (x, y) in enumerate(run.examples):
            yield {"i": i, "x": x, "y": y, "out": without(run, i, min(most + 1, MOST_PASSES))[0]}
        yield {}

    @Row(
        "round", T, gives="w out x y own", changes="w out", in_order=True,
        kinds=(("", r), ("", t)), kind=lambda own: int(own),
    )  # fmt: skip
    def rounds(run, i):
        yield from beside(run, i)

    @Row("mistake", M, gives="w x y o", changes="w", in_order=True)
    def mistakes(run):
        met = set()
        for step in run.steps:
            i = step.index % len(run.examples)
            yield {"w": step.before, "x": step.x, "y": step.y, "o": int(i not in met)}, {"w": step.after}
            met.add(i)

    w_out = state(
        "the weights of the run without one example: before a round, after it, and in the end",
        lambda out: out, start=0, last="w_i", vector=True, name="w'",
    )  # fmt: skip
    j = of_step("1 where a round is a mistake", lambda run, w, x, y: int(errs(run.learner, w, x, y)))
    j_out = of_step(
        "1 where a round is a mistake of that run", lambda run, out, x, y: int(errs(run.learner, out, x, y)), name="j'"
    )
    z = of_step(
        "1 where the run without an example errs on it", lambda run, out, x, y: int(errs(run.learner, out, x, y))
    )
    o = of_step("1 at a mistake on an example that was none before")
    L_n = examples.sum(z, "the examples that the run without them errs on, counted one by one")
    d_M = mistakes.sum(o, "the examples that were a mistake, counted one by one")

    # another example: both runs have the same weights, so the same score, and are mistaken both or neither

    def rule(w, j, where="", x=x, y=y):
        return (
            does(w.next == w + j * y * x, f"a step if mistaken{where}"),
            define(j**2 == j, f"mistaken or not{where}"),
            does(j * y * dot(w, x) <= 0, f"wrong where mistaken{where}"),
            does(j + (1 - j) * y * dot(w, x) > 0, f"right where not mistaken{where}"),
        )

    a_step, bit, wrong, right = rule(w, j)
    a_step_out, bit_out, wrong_out, right_out = rule(w_out, j_out, ", without it")
    no_step_on_it, not_shown_without_it = does(w.next == w), does(w_out.next == w_out)

    same = norm2(w_out - w) <= 0
    schwarz = lemma(perceptron.cauchy_schwarz, at={"u": x, "w": w_out - w})
    no_lower_score = have(y * dot(w, x) <= y * dot(w_out, x), same, schwarz)
    no_higher_score = have(y * dot(w_out, x) <= y * dot(w, x), same, schwarz)
    no_more = have(j <= j_out, wrong, right_out, bit, bit_out, no_higher_score)
    no_fewer = have(j_out <= j, wrong_out, right, bit, bit_out, no_lower_score)
    mistaken_both_or_neither = have(j_out == j, no_more, no_fewer)
    same_after_it = have(norm2(w_out.next - w.next) <= 0, same, a_step, a_step_out, mistaken_both_or_neither)
    the_same_run_without_it = rounds.keep((same, same_after_it, (no_step_on_it, not_shown_without_it)))

    # so it is right when it is left out

    wrong_left_out_or_not = define(z**2 == z, "wrong left out or not")
    wrong_left_out = define((1 - 2 * z) * y * dot(w_out.last, x) >= 0)
    right_in_the_end = assume(y * dot(w.last, x) > 0)
    as_high = lemma(no_lower_score, the_same_run_without_it, at={"w": w.last, "w'": w_out.last})
    its_score_left_out = have(y * dot(w_out.last, x) > 0, right_in_the_end, as_high)
    right_left_out = have(z <= 0, wrong_left_out_or_not, wrong_left_out, its_score_left_out)
    at_most_one = have(z <= 1, wrong_left_out_or_not)
    all_that_are_wrong_left_out = examples.total(at_most_one, right_left_out)  # L ≤ K

    first_mistake_on_it_or_not = define(o**2 == o)
    examples_with_a_mistake = define(d_M == K)
    first_mistakes = mistakes.total(have(o <= 1, first_mistake_on_it_or_not))
    no_more_than_mistakes = (
        calc(L_n).le(K, all_that_are_wrong_left_out).eq(d_M, examples_with_a_mistake).le(M, first_mistakes)
    )
    mistake_bound = known(lambda: perceptron.mistake_bound().conclusion, M, w, x, y, u, γ, R, mistakes)
    leave_one_out = have(L_n * γ**2 <= R**2 * norm2(u), no_more_than_mistakes, mistake_bound, name="leave-one-out")


letters = Notation(LittleMemory, ErrorsOfDraws, LeftOut)
# The letters and hypotheses as the kernel has them, for claims beside the theories.
m, e_r, e_v, u, gamma, R = (one.value for one in ErrorsOfDraws["m e_r e_v u γ R"])
E_T, L_n = ErrorsOfDraws.E.last.value, LeftOut.L_n.value
BY_VOTE, WRONG_LEFT_OUT = ErrorsOfDraws.decided_by_vote.claim, LeftOut.wrong_left_out.claim
NOT_MADE = "mistakes not made", "histories with fewer mistakes than the bound allows"


@statement
def a_round_counts() -> tuple[Proved, Proved]:
    """c⟨v, w⟩ − ⟨v, D⟩ grows by ⟨v, w⁺⟩, the score of the weights after the round: at a mistake, and without one."""
    return LittleMemory.a_mistake_counts.proof, LittleMemory.a_right_answer_counts.proof


@statement
def little_memory() -> Proved:
    """⟨v, W⟩ = c⟨v, w⟩ − ⟨v, D⟩ for every v: the sum of all weights from the last ones, and no others."""
    return LittleMemory.little_memory.proof


def read_memory(run: Run, v) -> Reading:
    """A run of `AveragedPerceptron`, with any vector ``v``: D and c from its state, W the sum of its weights."""
    return read(LittleMemory.little_memory, run, v)


@statement
def one_round_more() -> tuple[Proved, Proved]:
    """E⁺ = E + S_H and Y⁺ = Y + P_N: what is expected after a round, from what is before it and what the round adds.

    The means are over the histories and over the outcomes, so that an expectation of a sum is added up here.
    """
    return ErrorsOfDraws.expected_mistakes_so_far.proof, ErrorsOfDraws.expected_wrong_votes_so_far.proof


@statement
def errors_are_mistakes() -> Proved:
    """X_T = E_T: the expected errors of the T hypotheses that are met add up to the expected mistakes."""
    return ErrorsOfDraws.all_errors_are_mistakes.proof


@statement
def errors_are_votes() -> Proved:
    """X_T = Y_T: they add up to the expected number of wrong votes, too, as each hypothesis that is met has a vote."""
    return ErrorsOfDraws.all_errors_are_wrong_votes.proof


@statement
def expected_bound() -> Proved:
    """E_T γ² ≤ R²‖u‖²: what is true of every history is true of the mean, each weighed by its probability."""
    return ErrorsOfDraws.expected_mistakes.proof


@statement
def exactly() -> Proved:
    """(m + 1) e_r = E_T: an equality, for every learner and every world."""
    return ErrorsOfDraws.exactly.proof


@statement
def random_stopping() -> Theorem:
    """(m + 1) e_r γ² ≤ R²‖u‖² for the Perceptron that is stopped after 0, 1, … or m examples, each as likely."""
    a = ErrorsOfDraws
    return theorem(
        "Stopping at random", "Helmbold and Warmuth 1995", a.error_of_stopping_at_random, count=a.e_r, counted="error",
        causes={"expected mistakes": NOT_MADE},
        shown=(a.expected_mistakes_so_far, a.expected_mistakes, a.exactly),
    )  # fmt: skip


@statement
def half_are_wrong() -> Proved:
    """qT ≤ 2a: where the vote is wrong, at least half of all votes are."""
    return ErrorsOfDraws.half_are_wrong.proof


@statement
def twice_the_mean() -> Proved:
    """(m + 1) e_v ≤ 2 E_T: the vote errs at most twice as often as a hypothesis stopped at random."""
    return ErrorsOfDraws.vote.proof


@statement
def voted() -> Theorem:
    """(m + 1) e_v γ² ≤ 2R²‖u‖² for the vote of all weights of the Perceptron."""
    a = ErrorsOfDraws
    causes = {
        "expected mistakes": NOT_MADE,
        "vote": ("wrong, outvoted", "hypotheses that are wrong where the vote is not, or more than half"),
    }
    return theorem(
        "Voted Perceptron", "Freund and Schapire 1999", a.voted, count=a.e_v, counted="error", causes=causes,
        shown=(a.expected_mistakes_so_far, a.expected_wrong_votes_so_far, a.expected_mistakes, a.vote),
    )  # fmt: skip


@statement
def same_without() -> Proved:
    """‖w_i − w_M‖² ≤ 0: without an example that never was a mistake the run ends with the same weights.

    Shown another example, both runs have the same weights, so the same score, and are mistaken both or neither.  A
    score of 0 is a mistake, which is the setting of the theorem.
    """
    return LeftOut.the_same_run_without_it.proof


@statement
def leave_one_out() -> Theorem:
    """L γ² ≤ R²‖u‖²: so many examples at most are mistaken by the Perceptron that has learned all the others.

    It is shown the examples again and again until all are right, with the others and without.
    """
    a = LeftOut
    causes = {
        "mistake bound": ("mistakes not made", "the run makes fewer mistakes than the bound allows"),
        "no more than mistakes": (
            "mistakes, but right left out",
            "several on one example, or an example that was not needed",
        ),
    }
    return theorem(
        "Leave-one-out", "Helmbold and Warmuth 1995; Freund and Schapire 1999", a.leave_one_out, count=a.L_n,
        counted="error", causes=causes,
        shown=(a.the_same_run_without_it, a.its_score_left_out, a.no_more_than_mistakes, a.mistake_bound),
    )  # fmt: skip
