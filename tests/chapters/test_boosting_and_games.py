"""The chapter “Boosting and games”: rounds worked by hand, and a second program for each exact number."""

import random
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations, product
from math import exp, log, sqrt

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.theorem import (
    LONGER,
    TheoremCase,
    from_its_premises,
    is_refuted,
    is_refuted_without_any_hypothesis,
    last_line,
    theorem_contract,
    total_loss,
)
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.boosting_and_games import pictures
from mistake_bounds.chapters.boosting_and_games.examples import (
    duel,
    kuhn,
)
from mistake_bounds.chapters.boosting_and_games.games import Matching
from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, RegretMatching, Stump, boost
from mistake_bounds.exact import BadSize
from mistake_bounds.exact.games import against, solved, turned
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import boosting_and_games, games
from mistake_bounds.theory import read

COIN = random.Random(6)
NOISY = Examples([(COIN.randint(0, 9), COIN.randint(0, 9)) for _ in range(24)], [-1, 1, 1, -1] * 6)

# boosting


def test_boosting_by_hand():
    """Three points −, +, −: a stump errs on a third of the weight, then on a quarter, then on a sixth."""
    run = boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, +1, -1]), 3)
    assert run.errors == (Fraction(1, 3), Fraction(1, 4), Fraction(1, 6))
    weights = [[4, 4, 4], [3, 3, 6], [2, 4, 6], [Fraction(12, 5), Fraction(18, 5), 6]]
    assert [sorted(12 * v for v in w) for w in run.weights] == weights
    assert [len(run.until(t).mistakes) for t in range(4)] == [3, 1, 1, 0]


def test_weights_and_votes_are_the_textbook_s():
    """Its weights e^(−α y h), in floats, divided by all 2√(ε(1 − ε)), and the sign of Σ αh."""
    run = boost(AdaBoost(1000), NOISY, 8)
    weights, scores = [1 / len(NOISY)] * len(NOISY), [0.0] * len(NOISY)
    for hypothesis, error in zip(run.hypotheses, run.errors, strict=True):
        alpha = log((1 - error) / error) / 2
        for i, (x, y) in enumerate(NOISY):
            weights[i] *= exp(-alpha * y * hypothesis.predict(x)) / (2 * sqrt(error * (1 - error)))
            scores[i] += alpha * hypothesis.predict(x)
    assert list(map(float, run.weights[-1])) == pytest.approx(weights, rel=1e-9)
    assert run.mistakes == tuple(i for i, s in enumerate(scores) if s * NOISY.y[i] <= 1e-12)


def test_the_weak_learner_is_as_good_as_any_stump():
    run = boost(AdaBoost(grid=None), NOISY, 5)
    stumps = [Stump(j, t, s) for j in range(2) for t in range(11) for s in (-1, 1)]
    for weights, error in zip(run.weights, run.errors, strict=False):
        wrong = [sum(w for (x, y), w in zip(NOISY, weights, strict=True) if s.predict(x) != y) for s in stumps]
        assert min(wrong) == error * sum(weights)


def test_digits_double_without_a_grid():
    exact, rounded = (boost(AdaBoost(grid), NOISY, 9).errors for grid in (None, 100))
    assert len(str(exact[-1])) > 3 * len(str(exact[5])) and len(str(rounded[-1])) < 8


def test_the_bound_is_the_product():
    """E ≤ n Π 2√(ε(1 − ε)) ≤ n e^(−2Σγ²), for the edges γ = 1/2 − ε; and the weights add up to 1 without rounding."""
    case = boosting_and_games.training_error().on(boost(AdaBoost(grid=None), NOISY, 5))
    square, edges = Fraction(len(NOISY) ** 2), Fraction(0)
    for error in case.run.errors:
        square *= 4 * error * (1 - error)
        edges += (Fraction(1, 2) - error) ** 2
    end = case.reading.end
    assert case.check and 2 * end["lambda_T"] == ln(square) and end["Gamma"] == edges
    assert {sum(w) for w in case.run.weights} == {1}
    assert log(len(case.run.mistakes)) <= log(square) / 2 <= log(len(NOISY)) - 2 * edges


# games


def poker(first, second) -> Fraction:
    """Kuhn's poker, played down its tree: what the first player wins by its chances to bet and to call, by cards."""
    won = Fraction(0)
    for i, j in permutations(range(3), 2):
        stake = 1 if i > j else -1
        (bet, call), (answer, bluff) = first[i], second[j]
        after_bet = answer * 2 * stake + (1 - answer)
        after_check = bluff * (call * 2 * stake - (1 - call)) + (1 - bluff) * stake
        won += bet * after_bet + (1 - bet) * after_check
    return won / 6


def test_kuhn_s_own_mixtures_by_a_second_program():
    """They win −1/18 against all that is fixed, for each a; and the second's lose no less than 1/18 to none."""
    pure = list(product(product((0, 1), repeat=2), repeat=3))
    for a in (Fraction(0), Fraction(1, 5), Fraction(1, 3)):
        first = (a, 0), (0, a + Fraction(1, 3)), (3 * a, 1)
        assert min(poker(first, second) for second in pure) == Fraction(-1, 18)
    second = (0, Fraction(1, 3)), (Fraction(1, 3), 0), (1, 1)
    assert max(poker(first, second) for first in pure) == Fraction(-1, 18)
    assert solved(kuhn()).value == Fraction(-1, 18) and solved(kuhn()).shows(kuhn())


def test_the_matrix_of_kuhn_s_poker_is_the_tree():
    plans = {"bet": (1, 0), "check, then call": (0, 1), "check, then fold": (0, 0)}
    rows, columns = product(plans.values(), repeat=3), list(product(product((1, 0), repeat=2), repeat=3))
    assert kuhn() == tuple(tuple(poker(first, second) for second in columns) for first in rows)


def test_regret_matching_by_hand():
    """A third of 1, then nothing is positive but the second and third: they pay 1; then the third is left."""
    run = play(RegretMatching(grid=None), Examples([(1, 0, 0), (0, 2, 0), (0, 1, 3)], [-1, -1, -1]))
    assert run.follow(tuple)[1] == (Fraction(-2, 3), Fraction(1, 3), Fraction(1, 3))
    assert run.follow(tuple)[2] == (Fraction(1, 3), Fraction(-2, 3), Fraction(4, 3))
    assert run.total_loss == Fraction(1, 3) + 1 + Fraction(12, 5)


def test_the_textbook_s_bound_holds_on_runs_without_rounding_and_notices_rounding():
    """Nine rounds, so that the root is 3; where the mixture is one action, a round adds a vector of length 1."""
    costs = Examples([(1, 0), (1, 0), (0, 1), (1, 0), (0, 1), (0, 1), (1, 0), (1, 0), (1, 0)], [-1] * 9)
    failed = {}
    for grid in (None, 7):
        reading = read(Matching.textbook, play(RegretMatching(grid), costs))
        reading.end.update({"q": 3, "B": 1})
        failed[grid] = {row.claim.name for row in check_proof(games.textbook(), reading).failures}
    assert failed == {None: set(), 7: {"no less than regret"}}
    assert latex_in(games.textbook()) == r"L_{T} - U_{T} \le B \sqrt{T}"


@pytest.mark.parametrize(
    "line", [Matching.its_whole_regret, Matching.no_longer, Matching.textbook], ids=lambda l: l.name
)
def test_a_line_of_the_textbook_s_bound_without_one_hypothesis_is_refuted(line):
    is_refuted_without_any_hypothesis(line)


def test_half_of_the_textbook_s_bound_is_false():
    """Three rounds: 1/2, 1 and 1/2 are paid, where the first action alone would have cost 1."""
    run = play(RegretMatching(None), Examples([(1, 0), (0, 1), (0, 1)], [-1] * 3))
    regret = run.total_loss - 1
    assert (2 * regret) ** 2 > 3 and regret**2 <= 3
    half = claim(2 * (games.L_T - games.U_T) <= games.B * games.q)
    is_refuted(from_its_premises(last_line(games.textbook()), half, LONGER))


def test_the_gap_is_what_both_regret():
    """T·gap is the sum of the two regrets, to the last digit; and the mean mixtures show it."""
    matrix = kuhn()
    fight = duel(matrix, RegretMatching(1000), 40)
    case = [games.regret_matching().on(run) for run in (fight.first, fight.second)]
    regret = sum(one.reading.end["L_T"] - one.reading.end["U_T"] for one in case)
    wins, loses = fight.sure[-1]
    assert 40 * (loses - wins) == regret and wins <= Fraction(-1, 18) <= loses
    p, q = (
        [sum(column, Fraction(0)) / 40 for column in zip(*played, strict=True)]
        for played in (fight.rows, fight.columns)
    )
    assert (min(against(turned(matrix), p)), max(against(matrix, q))) == (wins, loses)
    assert all(one.check for one in case)


test_what_is_refused = refusals(
    (lambda: AdaBoost(1), BadLearner, 1),
    (lambda: RegretMatching(Fraction(5, 2)), BadLearner, Fraction(5, 2)),
    (lambda: solved([[1, 2], [3]]), BadSize),
)


# the cases of the contracts


@dataclass(frozen=True)
class ForgetsToGain(AdaBoost):
    """Leaves the weights as they are."""

    def update(self, w, wrong, error):
        return w


@dataclass(frozen=True)
class CountsHalf(AdaBoost):
    """Counts half of an error."""

    def error(self, w, wrong):
        return super().error(w, wrong) / 2


def costly(seed: int):
    """What four actions cost."""
    coin = random.Random(seed)
    return Examples([tuple(coin.randint(0, 5) for _ in range(4)) for _ in range(12)], [-1] * 12), ()


def no_threshold(seed: int):
    """Points on a line, with labels that no few thresholds get right."""
    coin = random.Random(seed)
    return Examples([(coin.randint(0, 9), coin.randint(0, 9)) for _ in range(20)], [-1, 1, 1, -1] * 5), ()


def boosted(learner: AdaBoost, examples: Examples, rounds: int):
    return boost(learner, examples, rounds)


def positive_squares(run):
    return sum(max(r, 0) ** 2 for r in run.weights)


MATCHING = RegretMatching(10)


NOT_ADABOOST = {
    ForgetsToGain(50): {"weight times e^α", "weight times e^(−α)"},
    CountsHalf(50): {"error, rounded up"},
}


COSTS = Examples([(1, 0, 2), (0, 2, 1), (3, 1, 0), (1, 1, 2)], [-1, -1, -1, -1])


def fought():
    return duel([[3, -1], [-2, 1]], RegretMatching(100), 8)


test_theorems = theorem_contract(
    TheoremCase(
        boosting_and_games.training_error(),
        AdaBoost(50),
        no_threshold,
        NOT_ADABOOST,
        claim(4 * boosting_and_games.gamma**2 * boosting_and_games.T <= boosting_and_games.N - boosting_and_games.H),
        passes=3,
        counted=lambda run: len(run.errors),
        at={
            "gamma": Fraction(1, 2),
            "T": 1,
            "Gamma": Fraction(1, 4),
            "lambda_T": 0,
            "lambda_0": Fraction(1, 2),
            "N": Fraction(1, 2),
            "H": 0,
        },
        plays=boosted,
    ),
    TheoremCase(
        games.approach(),
        MATCHING,
        costly,
        wrong.otherwise(MATCHING, {wrong.StartsAtOne: "start of s"}),
        claim(2 * games.D_T <= games.T * games.B**2),
        counted=positive_squares,
        measured=lambda right, run: positive_squares(run),
    ),
    TheoremCase(
        games.regret_matching(),
        MATCHING,
        costly,
        wrong.otherwise(MATCHING, {wrong.StartsAtOne: ("start of Q", "start of r")}),
        claim(2 * games.a * (games.L_T - games.U_T) <= games.a**2),
        counted=total_loss,
    ),
)


test_learners = learner_contract(
    LearnerCase(RegretMatching(10), COSTS, settings=({"grid": 1}, {"grid": Fraction(5, 2)})),
)


test_pictures = picture_contract(
    pictures,
    {
        "closing": lambda: (fought(), Fraction(1, 7)),
        "errors_fall": lambda: (boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, 1, -1]), 3),),
        "regrets": lambda: (play(RegretMatching(grid=None), Examples([(1, 0), (0, 2), (0, 1)], [-1] * 3)),),
    },
    rising={
        "closing": (("the first", "the second"),),
        "errors_fall": (("errors", "product", "e to the power"),),
    },
)
