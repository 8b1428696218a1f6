"""The chapter “Hedge to the constant”: rounds by hand, bounds on runs, and the exact game by a second program."""

import random
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import product

from checks import wrong
from checks.game import value_of
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import SIGNED
from checks.theorem import (
    TheoremCase,
    is_refuted,
    is_refuted_without_any_hypothesis,
    theorem_contract,
    total_loss,
)
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.hedge import pictures
from mistake_bounds.chapters.hedge.learner import AnytimeHedge, Hedge, losses, of_losses, regret_of
from mistake_bounds.chapters.hedge.theorem import HedgeBounds, read_hedge
from mistake_bounds.chapters.hedge.worst_case import hedge_regret, is_value, minimax_regret, random_walk
from mistake_bounds.chapters.weighted_majority.learner import RandomizedWeightedMajority
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import hedge

HALF = Fraction(1, 2)
ROWS = of_losses([(0, HALF, 1), (HALF, 0, 1), (0, 1, HALF)])


def test_three_rounds_by_hand():
    run = play(Hedge(HALF, 2), ROWS)
    assert run.weights == (HALF, Fraction(1, 8), Fraction(1, 32)) and losses(run) == (
        HALF,
        Fraction(3, 2),
        Fraction(5, 2),
    )
    assert [run.learner.loss(each.prediction, each.y) for each in run.rounds()] == [HALF, Fraction(3, 7), HALF]
    assert regret_of(run) == Fraction(13, 14)


def test_with_losses_0_and_1_it_is_randomized_weighted_majority():
    bits = Examples([(1, -1, 1), (1, 1, -1), (-1, -1, 1), (1, -1, -1)], [1, 1, -1, -1])
    ours, theirs = play(Hedge(Fraction(2, 3)), bits), play(RandomizedWeightedMajority(Fraction(2, 3)), bits)
    assert ours.total_loss == theirs.expected_mistakes and ours.weights == theirs.weights


def test_the_rates_that_shrink_are_a_little_above_two_over_a_whole_number():
    for t in range(1, 60):
        beta = AnytimeHedge().penalty(t, 5)
        k = (1 + beta) / (1 - beta)
        assert k * k * ln(5) >= t and (k == 2 or (k - 1) ** 2 * ln(5) < t)
        assert 2 / k <= -ln(beta) <= 2 / (k - 1)


def test_a_wrong_rate_is_told_on_runs_and_the_tuned_one_asks_for_the_right_rate():
    reading = read_hedge(play(Hedge(Fraction(1, 3), 2), ROWS))
    assert check_proof(hedge.wrong_rate(), reading)
    failed = {row.claim.name for row in check_proof(hedge.tuned(), reading).failures}
    assert "tuned rate" in failed


def test_the_bounds_with_roots_need_each_hypothesis_and_no_less_follows():
    assert latex_in(hedge.best_rate()) == r"E - L_{T} \le \sqrt{\frac{T \ln n}{2}}"
    assert latex_in(hedge.any_time()) == r"E - L_{T} \le \sqrt{T \ln n}"
    a = HedgeBounds
    for line in (a.no_more_than_the_root, a.in_one_root):
        is_refuted_without_any_hypothesis(line)
    for known in (a.best_rate, a.positive_rate):
        is_refuted(prove(a.same_parts.claim, given=[a.regret.claim, known.claim]))
    for line, root in ((a.at_the_best_rate, a.k), (a.at_any_time, a.y)):
        half = claim(line.relation.value.lhs <= root.value / 2, "half of it")
        is_refuted(prove(half, given=[one.claim for one in line.because] + [claim(root.value > 0)]))


def test_any_expert_may_be_named():
    run = play(Hedge(HALF, 2), ROWS)
    assert all(hedge.regret().on(run, i).check for i in range(3))
    assert hedge.regret().on(run, 2).bound > hedge.regret().on(run).bound


# the game, by a program that shares nothing with the chapter's: losses as they are


def best_regret(n: int, T: int):
    vectors = list(product((0, 1), repeat=n))

    @cache
    def to_come(left, lost):
        if not left:
            return Fraction(-min(lost))
        after = [to_come(left - 1, tuple(sorted(map(sum, zip(lost, ell, strict=True))))) for ell in vectors]
        return value_of([[ell[i] + more for i in range(n)] for ell, more in zip(vectors, after, strict=True)])

    return to_come(T, (0,) * n)


def test_the_least_regret_by_a_second_program():
    for n, T in ((1, 3), (2, 1), (2, 5), (3, 1), (3, 2), (3, 3)):
        assert minimax_regret(n, T).regret == best_regret(n, T)


def test_the_value_with_two_experts_is_the_classical_one():
    assert all(minimax_regret(2, T).regret == random_walk(T) for T in range(16))


def test_a_table_that_is_wrong_anywhere_is_no_certificate():
    game = minimax_regret(3, 3)
    assert is_value(game)
    for state, solution in game.table.items():
        for changed in (
            {"value": solution.value - Fraction(1, 9)},
            {"value": solution.value + Fraction(1, 9)},
            {"column": (solution.column[0] + 1, *solution.column[1:])},
            {"row": (Fraction(2), *solution.row[1:])},
        ):
            assert not is_value(replace(game, table={**game.table, state: replace(solution, **changed)}))


def test_the_worst_case_of_hedge_is_the_worst_of_all_runs_and_lies_between():
    for n, T, factor in ((2, 3, HALF), (3, 2, Fraction(2, 3))):
        worst = hedge_regret(n, T, factor)
        runs = (play(Hedge(factor), of_losses(rows)) for rows in product(product((0, 1), repeat=n), repeat=T))
        assert worst.regret == max(map(regret_of, runs)) == regret_of(play(worst.learner, worst.examples))
        assert minimax_regret(n, T).regret <= worst.regret <= ln(n) / worst.learner.rate + T * worst.learner.rate / 8


test_refusals = refusals(
    (lambda: Hedge(2), BadLearner, 2),
    (lambda: play(Hedge(), of_losses([(HALF, 1)])), BadFeature, 0),
    (lambda: read_hedge(play(Hedge(HALF, 2), ROWS), 3), BadSize, 3),
    (lambda: minimax_regret(0, 1), BadSize, 0),
    (lambda: hedge_regret(2, 0, HALF), BadSize, 0),
)


# the cases of the contracts


def graded(seed: int, grain: int = 2, rounds: int = 8):
    """Losses of three experts, in multiples of 1/``grain``; the first two in turn never lose all."""
    coin = random.Random(seed + 3)
    rows = [[Fraction(coin.randint(0, grain - (i == t % 2)), grain) for i in range(3)] for t in range(rounds)]
    return of_losses(rows), ()


HEDGE = Hedge(Fraction(2, 3), 2)


test_theorems = theorem_contract(
    TheoremCase(
        hedge.regret(),
        HEDGE,
        graded,
        wrong.otherwise(HEDGE, {wrong.StartsUneven: ("start of mu", "start of rho")}),
        claim(16 * hedge.eta * (hedge.E - hedge.L_T) <= 8 * hedge.N + 2 * hedge.T * hedge.eta**2),
        counted=total_loss,
        at={"eta": 1, "mu_T": -1, "E": 2, "T": 8, "N": 1, "L_T": 0, "rho_T": 0},
    ),
    TheoremCase(
        hedge.anytime(),
        AnytimeHedge(),
        partial(graded, grain=1, rounds=6),
        {},
        claim(8 * hedge.eta_T * (hedge.E - hedge.L_T) <= 4 * hedge.N + hedge.H_T * hedge.eta_T),
        counted=total_loss,
        at={"eta_T": 1, "mu_T": -1, "E": 2, "H_T": 8, "N": 1, "L_T": 0, "rho_T": 0},
    ),
)


test_learners = learner_contract(
    LearnerCase(
        Hedge(Fraction(2, 3), 2), SIGNED, (2, Fraction(1, 3), 0.25), ({"factor": 0}, {"factor": 1}, {"grain": 0})
    ),
    LearnerCase(AnytimeHedge(2), SIGNED, (2, Fraction(1, 3), 0.25), ({"grain": 0},)),
)


test_pictures = picture_contract(
    pictures,
    {
        "a_round": lambda: (1.5,),
    },
    rising={
        "a_round": (("ηf − η²/8", "what the round", "ηf, what"),),
    },
)
