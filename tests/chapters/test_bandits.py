"""The chapter “One arm at a time”: histories told one by one, rounds worked by hand, and what is refused."""

import random
from fractions import Fraction
from functools import cache
from itertools import product
from math import exp

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.theorem import (
    LONGER,
    TheoremCase,
    is_refuted,
    is_refuted_without_any_hypothesis,
    last_line,
    theorem_contract,
    total_loss,
    without,
)
from refusals import refusals
from thorough import THOROUGH

from mistake_bounds import Examples, Perceptron, play, theorems
from mistake_bounds.chapters.bandits import pictures
from mistake_bounds.chapters.bandits import theorem as bandits
from mistake_bounds.chapters.bandits.learner import (
    BadLosses,
    Banditron,
    Exp3,
    Guesses,
    Histories,
    divisor,
    tossed,
)
from mistake_bounds.chapters.bandits.theorem import Exp3Bounds, read_histories
from mistake_bounds.chapters.bandits.worst_case import one_good_arm, promised, tuned_rate, worst_losses
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import BadLearner, OtherLearner
from mistake_bounds.proof import claim, norm2, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import banditron

HALF = Fraction(1, 2)
TABLES = (
    [(1, 0), (0, 1), (1, 1), (0, 1)],
    [(1, 0, 1), (0, 0, 1), (1, 1, 1)],
    [(HALF, 1), (Fraction(1, 3), 0), (1, HALF)],
)


# a second program: it goes through the draws of a run one by one, and shares nothing with the library


def as_weights(rate, table, draws):
    """Of one sequence of draws: its probability, and what the drawn arms lose."""
    inverse = [Fraction(1)] * len(table[0])  # one over each weight
    probability, lost = Fraction(1), Fraction(0)
    for row, arm in zip(table, draws, strict=True):
        p = 1 / sum(inverse[arm] / other for other in inverse)
        x = rate * row[arm] / p
        top, bits = 2 + 2 * x + x * x, 0
        while (top * 2**bits // 2) * (2 - 2 * x + x * x) < 2 * 2**bits:
            bits += 1
        inverse[arm] *= Fraction(top * 2**bits // 2, 2**bits)
        probability *= p
        lost += row[arm]
    return probability, lost


def expected(rate, table):
    arms = range(len(table[0]))
    runs = [as_weights(rate, table, draws) for draws in product(arms, repeat=len(table))]
    assert sum(p for p, _ in runs) == 1
    return sum(p * lost for p, lost in runs)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("rate", [Fraction(1, 3), 2], ids=str)
def test_the_expectation_is_that_of_all_draws_one_by_one(table, rate):
    assert Histories(Exp3(len(table[0]), rate), table).expected_loss == expected(rate, table)


@pytest.mark.parametrize(("arms", "rounds", "rate"), [(2, 3, HALF), (2, 3, 2), (3, 2, Fraction(3, 4))])
def test_the_worst_losses_are_the_worst_of_all_tables(arms, rounds, rate):
    """Of all tables of 0 and 1, with rounds in which nobody loses, and against whichever arm is best."""
    rows = list(product((0, 1), repeat=arms))
    regrets = (
        expected(rate, table) - min(map(sum, zip(*table, strict=True))) for table in product(rows, repeat=rounds)
    )
    worst = worst_losses(Exp3(arms, rate), rounds)
    assert worst.regret == max(regrets) == Histories(worst.learner, worst.losses).regret


@pytest.mark.parametrize("rounds", [5, *([7, 8] if THOROUGH else [])])
def test_one_good_arm_is_the_worst_at_the_tuned_rate(rounds):
    assert worst_losses(Exp3(2, tuned_rate(2, rounds)), rounds).losses == one_good_arm(2, rounds)


# by hand


def test_two_rounds_by_hand():
    """The rate 1/2: the first arm is drawn with 1/2 and halved, then with 1/3; else it has 1/2 again: 1/2 + 5/12."""
    table = Histories(Exp3(2, HALF), [(1, 0), (1, 0)])
    assert table.levels[1] == {(HALF, 1): HALF, (1, 1): HALF}
    assert (table.expected_losses, table.best, table.regret) == ((HALF, Fraction(5, 12)), 1, Fraction(11, 12))


def test_two_rounds_of_the_textbook_s_rule_by_hand():
    """The rate ln 2: the first arm is drawn with 1/2 and quartered, then with 1/5; else it has 1/2 again."""
    table = Histories(Exp3(2, ln(2)), [(1, 0), (1, 0)])
    assert table.levels[1] == {(Fraction(1, 4), 1): HALF, (1, 1): HALF}
    assert table.levels[2] == {
        (Fraction(1, 128), 1): Fraction(1, 10),
        (Fraction(1, 4), 1): Fraction(13, 20),
        (1, 1): HALF / 2,
    }
    assert (table.expected_losses, table.regret) == ((HALF, Fraction(7, 20)), Fraction(17, 20))


def in_floats(rate: float, table, estimates=(0.0, 0.0)):
    """What the textbook's rule loses on average: weights e to the power of minus the rate times what is estimated."""
    if not table:
        return 0.0
    weights, lost = [exp(-rate * one) for one in estimates], 0.0
    for arm, w in enumerate(weights):
        p, loss = w / sum(weights), table[0][arm]
        after = tuple(e + (i == arm) * loss / p for i, e in enumerate(estimates))
        lost += p * (loss + in_floats(rate, table[1:], after))
    return lost


@pytest.mark.parametrize("table", [[(0, 1)] * 3, [(HALF, 0), (1, 0), (0, 0), (1, 0)]], ids=str)
def test_a_rate_that_is_a_logarithm_gives_the_textbook_s_rule(table):
    exact = Histories(Exp3(2, ln(2)), table).expected_loss
    assert exact == pytest.approx(in_floats(float(ln(2)), [tuple(map(float, row)) for row in table]), rel=1e-12)


def test_the_fraction_in_place_of_the_exponential_is_not_the_textbook_s_rule():
    case = bandits.textbook().on(Histories(Exp3(2, HALF), [(0, 1)]))
    assert {row.claim.name for row in case.check.failures} == {"weight times e^(−ηa)"}


def test_tosses_draw_as_often_as_the_chances_say():
    w = (Fraction(1, 4), 1, HALF)
    drawn = [Exp3(3).predict(w, (Fraction(k, 14),)) for k in range(14)]
    assert [drawn.count(arm) for arm in range(3)] == [2, 8, 4] and drawn == sorted(drawn)


def test_nothing_but_the_drawn_arms_loss_is_looked_at():
    shown, hidden = ([(0, 1, 1)] * 6, [(0, 1, 0)] * 6)
    for toss in (0, Fraction(9, 20)):  # it falls on the first two arms, however they weigh here
        runs = [play(Exp3(3), Examples([(toss,)] * 6, rows, labels=(rows[0],))) for rows in (shown, hidden)]
        assert runs[0].weights == runs[1].weights


@pytest.mark.parametrize("x", [Fraction(n, 37) for n in (1, 5, 36, 37, 90, 700)], ids=str)
def test_a_divisor_is_between_the_two_that_the_proof_needs(x):
    g = divisor(x)
    assert 1 / (1 - x + x * x / 2) <= g <= 1 + x + x * x / 2


def test_the_tuned_bound_on_all_histories():
    learner, table = Exp3(2, Fraction(3, 8)), one_good_arm(2, 5)
    z = max(Fraction(5 * 2 * 3, 8), Fraction(19, 5))  # 2 ln 2 / (3/8) is below 3.7
    assert check_proof(bandits.tuned(), read_histories(Histories(learner, table), z=z))
    assert not check_proof(bandits.tuned(), read_histories(Histories(learner, table), z=3))


def test_at_the_best_rate_the_bound_is_a_root_and_no_less_follows():
    assert latex_in(bandits.textbook_best_rate()) == r"E_{T} - L \le \sqrt{2 T K \ln K}"
    for line in Exp3Bounds["all_arms_and_rounds for_the_rounds"]:
        is_refuted_without_any_hypothesis(line)
    no_rate = {"eta": 0, "z": 2, "zeta": 2, "K": 1, "T": 1, "N": 2}
    for line in Exp3Bounds["root a_root the_root_itself all_arms_and_rounds"]:
        assert holds(line.claim, no_rate)
    assert not holds(Exp3Bounds.for_the_arms.claim, no_rate)
    for dropped in Exp3Bounds["root the_root_itself"]:
        is_refuted(without(last_line(Exp3Bounds.for_the_arms.proof), dropped.claim, LONGER))
    known = [bandits.textbook_tuned().claim, *(one.claim for one in Exp3Bounds["root a_root best_rate"])]
    half = claim(2 * (bandits.E_T - bandits.L) <= Exp3Bounds.ζ.value)
    for goal, more in ((bandits.textbook_best_rate().claim, []), (half, [Exp3Bounds.the_root_itself.claim])):
        is_refuted(prove(goal, given=[*known, *more]))


def test_the_bound_of_the_theorem_is_what_is_promised():
    learner, table = Exp3(3, tuned_rate(3, 4)), one_good_arm(3, 4)
    assert bandits.expected().on(Histories(learner, table)).bound == promised(learner, 4)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_guesses_are_those_told_one_by_one(rounds):
    """Two classes, one entry each of which is on: by blocks that are dictionaries, and each row of guesses alone."""
    shown, explore = [(0, "a"), (1, "b"), (1, "b"), (0, "a"), (1, "a")][:rounds], Fraction(1, 3)
    wrong = guesses_wrong = 0
    for guesses in product("ab", repeat=rounds):
        weights, probability, greedy, missed = dict.fromkeys(product("ab", (0, 1)), Fraction(0)), Fraction(1), 0, 0
        for (j, y), guess in zip(shown, guesses, strict=True):
            best = "b" if weights["b", j] > weights["a", j] else "a"
            p = explore / 2 + (1 - explore) * (guess == best)
            weights[best, j] -= 1
            if guess == y:
                weights[y, j] += 1 / p
            probability, greedy, missed = probability * p, greedy + (best != y), missed + (guess != y)
        wrong, guesses_wrong = wrong + probability * greedy, guesses_wrong + probability * missed
    examples = Examples([(1 - j, j) for j, _ in shown], [y for _, y in shown], labels=("a", "b"))
    told = Guesses(Banditron("ab", explore), examples)
    assert (told.wrong, told.wrong_guesses) == (wrong, guesses_wrong)


def test_the_bound_on_an_average_is_not_rounded_down():
    """Two classes, two examples, a fourth at random: M² ≤ 32M + 2, so that M is at most 16 + √258."""
    told = Guesses(Banditron("ab"), Examples([(1, 0), (0, 1)], ["a", "b"], labels=("a", "b")))
    on = banditron.mistakes().on(told, (1, 0, 0, 1), 1)
    assert 258 <= (on.bound - 16) ** 2 < 258 + Fraction(1, 10**9) and on.slack


test_what_is_refused = refusals(
    (lambda: Banditron("ab", Fraction(2, 3)), BadLearner),
    (lambda: Banditron("a"), BadLearner),
    (lambda: Histories(Exp3(2), [(0, 1), (0, 1, 1)]), BadLosses),
    (lambda: Histories(Exp3(2), [(0, 2)]), BadLosses, 2),
    (lambda: Histories(Exp3(2), [(0, 0.5)]), BadLosses, 0.5),
    (lambda: Histories(Exp3(2), [0, 1]), BadLosses),
    (lambda: play(Exp3(3), tossed([(0, 1)], seed=1)), BadLosses),
    (lambda: play(Exp3(2), Examples([(1,)], [(0, 1)], labels=[(0, 1)])), BadFeature, 1),
    (lambda: play(Exp3(2), Examples([(0,)], [1])), BadLosses),
    (lambda: Exp3(1), BadLearner, 1),
    (lambda: Exp3(2, -ln(2)), BadLearner, -ln(2)),
    (lambda: Exp3(2, ln(2)).learn((1, 4), 1, 1), BadLearner, ln(2) * Fraction(5, 4)),
    (lambda: bandits.expected().on(Histories(Exp3(2), [(0, 1)]), 2), BadSize, 2),
    (lambda: worst_losses(Exp3(2), 0), BadSize, 0),
)


def test_a_learner_that_does_not_draw_is_refused():
    with pytest.raises(OtherLearner):
        Histories(Perceptron(), [(0, 1)])


# the cases of the contracts


class EstimatesNothing:
    """Takes the loss of the drawn arm, and does not divide it by the arm's probability."""

    def learn(self, w, arm, loss):
        return tuple(v * self.left(loss) if i == arm else v for i, v in enumerate(w))


class DrawsEvenly:
    """Draws every arm as often, and divides by that."""

    def chances(self, w):
        return (Fraction(1, len(w)),) * len(w)


class LosesAll:
    """Takes the loss of the drawn arm for that of all arms."""

    def learn(self, w, arm, loss):
        return tuple(v * self.left(loss / self.chances(w)[arm]) for v in w)


class DoesNotDivideGuesses(Banditron):
    """Adds the features at a right guess as they are."""

    def learn(self, w, x, guess, right):
        off, on = (self.features.of(x, y) for y in (self.features.best(w, x), guess))
        return tuple(a + right * b - c for a, b, c in zip(w, on, off, strict=True))


class GuessesLess(Banditron):
    """Guesses at random half as often as it says, and divides by that."""

    def chances(self, w, x):
        return Banditron(self.classes, self.explore / 2).chances(w, x)


class StartsAtTwo:
    """Begins with twice the weights."""

    def initial(self, n):
        return tuple(2 * v for v in super().initial(n))


def losses(seed: int, rounds: int = 3):
    """What three arms lose in a few rounds, now and then a part."""
    coin = random.Random(seed)
    return [tuple(coin.choice((0, 1, 1, Fraction(1, 2))) for _ in range(3)) for _ in range(rounds)], (seed % 2,)


def guessed(seed: int):
    """Five examples of two classes, the sign of the first entry, with a target of margin 1."""
    coin = random.Random(seed)
    rows = [(coin.choice((-1, 1)), coin.choice((-1, 0, 1))) for _ in range(5)]
    more = Fraction(3, 2)
    return Examples(rows, ["a" if x[0] > 0 else "b" for x in rows], labels=("a", "b")), ((more, 0, -more, 0), 2)


def drawn_arms(seed: int):
    rows, told = losses(seed, 30)
    return tossed(rows, seed), told


def one_arm_loses(seed: int):
    """Losses of two arms for which the textbook's rule with the rate ln 2 leaves weights that are fractions."""
    coin = random.Random(seed)
    some = [coin.choice((HALF, 1)), *(coin.randint(0, 1) for _ in range(2))]
    return [(0, loss) if seed % 2 else (loss, 0) for loss in some], ()


EXP3 = Exp3(3, Fraction(1, 3))
TEXTBOOK = Exp3(2, ln(2))
BANDITRON = Banditron(("a", "b"))


NOT_EXP3 = wrong.otherwise(
    EXP3,
    {
        EstimatesNothing: "falls by enough",
        DrawsEvenly: "drawn by weight",
        LosesAll: ("other weights kept", "its weight kept"),
    },
)


ARMS = tossed([(0, 1, 1), (Fraction(1, 2), 0, 1), (1, 1, 0), (1, Fraction(1, 3), 1)], seed=2)


@cache
def one_arm():
    run = play(Exp3(2), tossed([(0, 1)] * 9, seed=1))
    return {f"arm {i}": theorems.bandits.one_run().on(run, i) for i in (0, 1)}


test_theorems = theorem_contract(
    TheoremCase(
        bandits.one_run(),
        EXP3,
        drawn_arms,
        NOT_EXP3
        | wrong.otherwise(
            EXP3,
            {
                StartsAtTwo: ("start of nu", "weights of 1"),
                wrong.StepsNot: "falls by enough",
                wrong.StepsTwice: ("other weights kept", "its weight kept", "no more than estimated"),
            },
        ),
        claim(
            2 * bandits.eta * bandits.D_U <= 2 * bandits.eta * bandits.B_U + bandits.N + bandits.eta**2 * bandits.Q_U
        ),
        counted=total_loss,
        plays=lambda learner, examples, passes: play(learner, examples),
    ),
    TheoremCase(
        bandits.expected(),
        EXP3,
        losses,
        NOT_EXP3 | wrong.otherwise(EXP3, {StartsAtTwo: ("start of O", "weights of 1")}),
        claim(
            2 * bandits.eta * bandits.E_T
            <= 2 * bandits.eta * bandits.L + 2 * bandits.N + bandits.eta**2 * bandits.T * bandits.K / 2
        ),
        counted=lambda histories: histories.expected_loss,
        built_on=(bandits.one_run(),),
        plays=lambda learner, rows, passes: Histories(learner, rows),
    ),
    TheoremCase(
        bandits.textbook(),
        TEXTBOOK,
        one_arm_loses,
        {Exp3(2, HALF): {"weight times e^(−ηa)"}}
        | wrong.otherwise(
            TEXTBOOK,
            {
                EstimatesNothing: "weight times e^(−ηa)",
                DrawsEvenly: "drawn by weight",
                LosesAll: ("other weights kept", "its weight kept"),
                StartsAtTwo: ("start of O", "weights of 1"),
            },
        ),
        claim(
            2 * bandits.eta * bandits.E_T
            <= 2 * bandits.eta * bandits.L + 2 * bandits.N + bandits.eta**2 * bandits.T * bandits.K / 2
        ),
        counted=lambda histories: histories.expected_loss,
        built_on=(bandits.expected(),),
        plays=lambda learner, rows, passes: Histories(learner, rows),
    ),
    TheoremCase(
        banditron.mistakes(),
        BANDITRON,
        guessed,
        {
            DoesNotDivideGuesses(BANDITRON.classes): {"right guess"},
            GuessesLess(BANDITRON.classes): {"explored", "mostly the highest"},
        },
        claim(
            banditron.gamma * (banditron.M_T - banditron.L_T) ** 2
            <= banditron.gamma**2 * norm2(banditron.u) * banditron.R**2 * banditron.T
        ),
        counted=lambda guesses: guesses.wrong,
        plays=lambda learner, examples, passes: Guesses(learner, examples),
    ),
)


test_learners = learner_contract(
    LearnerCase(Exp3(3), ARMS, (1, 2, Fraction(-1, 2), 1.5), ({"arms": 1}, {"rate": 0}, {"rate": -1})),
)


test_pictures = picture_contract(
    pictures,
    {
        "estimated_losses": lambda: (one_arm(),),
    },
)
