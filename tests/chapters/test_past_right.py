"""Past the last mistake: rounds by hand, the promise about the final weights, what attains it, and passive steps."""

from fractions import Fraction
from random import Random

import pytest
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.chapters.past_right.examples import windows
from mistake_bounds.chapters.past_right.learner import VARIANTS, MarginPerceptron, NothingToAdd, PassiveAggressive
from mistake_bounds.chapters.past_right.passive_aggressive_reading import tau_of
from mistake_bounds.exact import dot, norm2
from mistake_bounds.proof import Refuted, claim, prove
from mistake_bounds.proof import norm2 as squared
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.real import digits
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.rows import NotInARow
from mistake_bounds.theorem.targets import NotSeparated
from mistake_bounds.theorems import margin_perceptron, passive_aggressive
from mistake_bounds.validation import best_margin, margin_ceiling

FOUR = Examples([(2, 1), (-1, 1), (1, -1), (1, 2)], [+1, -1, +1, +1])


def separated(seed: int):
    coin = Random(seed)
    rows = [(coin.randint(-5, 5), coin.randint(-5, 5), 1) for _ in range(20)]
    rows = [x for x in rows if 2 * x[0] != x[1]]
    return Examples(rows, [1 if 2 * a > b else -1 for a, b, _ in rows])


# --- the margin Perceptron --------------------------------------------------------------------------


def test_four_rounds_by_hand():
    """β = 1: (2, 1) from w = 0; (−1, 1) is right with 1, not more; then (3, 0) is right with 3 on the others."""
    run = play(MarginPerceptron(1), FOUR)
    assert run.follow(tuple) == [(0, 0), (2, 1), (3, 0)]
    assert (run.mistakes, run.updates) == ((0,), (0, 1))


@pytest.mark.parametrize("seed", range(4))
def test_with_beta_0_it_is_the_perceptron_to_which_a_tie_is_a_mistake(seed):
    ours, theirs = (play(learner, separated(seed), 4) for learner in (MarginPerceptron(0), Perceptron(tie=0)))
    assert ours.updates == ours.mistakes == theirs.mistakes and ours.weights == theirs.weights


@pytest.mark.parametrize("beta", [0, Fraction(7, 2), 40])
def test_every_mistake_is_an_update_and_a_clean_pass_exceeds_beta(beta):
    run = play_until_clean(MarginPerceptron(beta), separated(1), 500)
    assert run.clean and set(run.mistakes) <= set(run.updates) and run.examples.margin(run.weights) > beta


def promised(run, target):
    return check_proof(margin_perceptron.share(), margin_perceptron.read(run, target))


@pytest.mark.parametrize("seed", range(3))
def test_the_share_holds_for_every_separator_after_a_clean_pass(seed):
    run = play_until_clean(MarginPerceptron(10), separated(seed), 500)
    for target in ((2, -1, 0), run.weights, best_margin(run.examples)):
        assert promised(run, target) and check_proof(margin_perceptron.ceiling(), margin_perceptron.read(run, target))


class StopsEarly(MarginPerceptron):
    """Learns from its mistakes only, and says that it goes on to β."""

    def changes(self, w, x, y, mistaken):
        return mistaken


def test_a_learner_that_stops_early_is_noticed_by_the_promise_and_not_by_the_bound():
    """Less often is as the bound's hypotheses say; the promise asks for the clean pass."""
    run = play_until_clean(StopsEarly(10), separated(0), 50)
    assert margin_perceptron.updates().on(run, (2, -1, 0)).check
    assert [row.claim.name for row in promised(run, (2, -1, 0)).failures][:1] == ["clean pass"]


def test_no_more_is_promised_than_beta_over_r2_plus_2_beta():
    """With 3β/2 in the place of β the share is refuted, and a run of the family comes as near to it as one likes."""
    m = margin_perceptron
    goal = claim(9 * m.beta**2 * m.gamma**2 * squared(m.w_T) <= 4 * m.s**2 * (m.R**2 + 2 * m.beta) ** 2 * squared(m.u))
    verdict = prove(goal, given=[m.CLEAN, m.BETA], using=[m.short()])
    assert isinstance(verdict, Refuted) and not holds(verdict.claim, verdict.counterexample)


@pytest.mark.parametrize(("k", "T"), [(1, 9), (2, 12), (3, 12), (5, 20)])
def test_windows_cost_an_update_each_and_the_bound_is_k_minus_1_more(k, T):
    stream, beta = windows(T, k), Fraction(k * (k - 1), 2)
    run = play_until_clean(MarginPerceptron(beta), stream.examples, 9)
    instance = margin_perceptron.updates().on(run, stream.u)
    assert run.updates == tuple(range(T)) and run.passes == 2
    assert instance.bound == T + k - 1 and instance.check


def test_a_lone_row_brings_the_share_down_towards_the_promise():
    shares = []
    for T in (30, 120):
        stream = windows(T, 2, lone=True)
        run = play_until_clean(MarginPerceptron(1), stream.examples, 20)
        assert run.clean and run.examples.margin(run.weights) == 2
        shares.append(2**2 * norm2(stream.u) / Fraction(norm2(run.weights) * stream.examples.margin(stream.u) ** 2))
    assert shares[0] > shares[1] > Fraction(1, 4)  # (β + 1)/(R² + 2β) = 1/2, squared


def test_the_best_margin_lies_between_two_fractions():
    three_five = digits(3, 5)
    u, ceiling = best_margin(three_five), margin_ceiling(three_five)
    least = Fraction(three_five.margin(u) ** 2, norm2(u))
    assert 16 < least <= ceiling < least * Fraction(1001, 1000)
    assert all(
        Fraction(margin**2) <= ceiling * norm2(v)
        for v in (u, three_five.X[0])
        for margin in [max(0, three_five.margin(v))]
    )


# --- passive and aggressive -------------------------------------------------------------------------


def test_a_step_leaves_no_loss():
    for seed in range(3):
        run = play(PassiveAggressive(), separated(seed))
        assert all(step.y * dot(step.after, step.x) == 1 for step in run.steps)
        assert all(tau_of(step) == run.learner.step(step.before, step.x, step.y) > 0 for step in run.steps)


def test_a_step_is_the_nearest_point_without_loss():
    """Any other w with y⟨w, x⟩ ≥ 1 is further from the weights before it."""
    before, x = (Fraction(1, 2), -1), (2, 1)
    after = PassiveAggressive().update(before, x, 1)
    moved = norm2([a - b for a, b in zip(after, before, strict=True)])
    grid = [(Fraction(i, 4), Fraction(j, 4)) for i in range(-8, 9) for j in range(-8, 9)]
    others = [v for v in grid if dot(v, x) >= 1]
    assert others and all(norm2([a - b for a, b in zip(v, before, strict=True)]) >= moved for v in others)


def test_a_small_c_slows_the_other_two_down():
    steps = {variant: PassiveAggressive(variant, Fraction(1, 1000)).step((0, 0), (1, 2), 1) for variant in VARIANTS}
    assert steps == {"PA": Fraction(1, 5), "PA-I": Fraction(1, 1000), "PA-II": Fraction(1, 505)}


def test_squared_losses_attain_the_bound_on_one_axis_each():
    axes = Examples([[int(i == j) for j in range(6)] for i in range(6)], [1, -1] * 3)
    instance = passive_aggressive.squared_losses().on(play(PassiveAggressive(), axes), (1, -1) * 3)
    assert instance.bound == instance.reading.end["Q_T"] == 6 == len(instance.run.mistakes)


def test_the_digits_cost_less_than_the_theorem_allows():
    three_five = digits(3, 5)
    run = play(PassiveAggressive(), three_five)
    instance = passive_aggressive.squared_losses().on(run, best_margin(three_five))
    assert (len(run.updates), len(run.mistakes)) == (100, 9)
    assert 35.8 < instance.reading.end["Q_T"] < 35.9 and 297 < instance.bound < 298
    kinds = "mistake", "close"
    assert instance.check and check_proof(passive_aggressive.mistakes(), instance.reading, kinds)


test_what_cannot_be_is_refused = refusals(
    (lambda: margin_perceptron.updates().on(play(MarginPerceptron(), FOUR), (0, 1)), NotSeparated),
    (lambda: windows(T=0, k=1), BadStream, 0),
    (lambda: windows(T=3, k=0), BadStream, 0),
    (lambda: play(PassiveAggressive(), Examples([(1, 0), (0, 0)], [1, -1])), NothingToAdd, (0, 0)),
)


class SaysTheContrary(PassiveAggressive):
    """Says the contrary of its weights on two rows."""

    def predict(self, w, x):
        said = super().predict(w, x)
        return -said if x in ((1, 2), (2, 1)) else said


class OverlooksOne(PassiveAggressive):
    """Learns nothing from one row."""

    def changes(self, w, x, y, mistaken):
        return super().changes(w, x, y, mistaken) and x != (1, 2)


def test_predictions_of_pa_1_are_those_of_its_weights():
    """One mistake hidden and one invented: as many as the weights make."""
    rows, small = Examples([(0, -1), (1, 2), (2, 1)], [1, 1, 1]), ("PA-I", Fraction(1, 20))
    run, honest, overlooks = (play(c(*small), rows) for c in (SaysTheContrary, PassiveAggressive, OverlooksOne))
    assert (run.mistakes, honest.mistakes) == ((0, 2), (0, 1)) and run.weights == honest.weights
    for wrong, says in ((run, "predicts by other weights"), (overlooks, "learns not from each")):
        with pytest.raises(NotInARow, match=says):
            passive_aggressive.capped().on(wrong, (1, 1))
    assert passive_aggressive.capped().on(honest, (1, 1)).check
