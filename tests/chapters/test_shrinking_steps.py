"""Steps that shrink: rounds by hand, exact worst cases by another program, corollaries whose hypotheses a run meets."""

import random
from dataclasses import dataclass
from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import NUMBERS, any_labels, separable
from checks.theorem import TheoremCase, theorem_contract, total_loss
from refusals import refusals

from mistake_bounds import Examples, play, theorems
from mistake_bounds.chapters.shrinking_steps import pictures
from mistake_bounds.chapters.shrinking_steps import theorem as shrinking
from mistake_bounds.chapters.shrinking_steps.learner import (
    RegularizedLeader,
    Root,
    Share,
    ShrinkingSteps,
    root,
)
from mistake_bounds.chapters.shrinking_steps.theorem import Steps, loss_on, mean
from mistake_bounds.chapters.shrinking_steps.worst_case import (
    bets,
    even_play,
    interval_minimax,
    interval_regret,
    remaining_loss,
)
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadLabel
from mistake_bounds.learner import BadLearner, OtherLearner
from mistake_bounds.proof import claim
from mistake_bounds.proof.show.board import board
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import gradient
from mistake_bounds.theory import read

HALF = Fraction(1, 2)
MEAN = ShrinkingSteps(Share(1), 1, "half square")


def test_rounds_by_hand():
    """0, then 2 back to 1; then −√2 from 1; the means of 1, −1, 1 are 1, 0, 1/3; the leader of half a pull a label."""
    signs = Examples([(1,)] * 3, [1, -1, 1])
    after = {
        learner: [step.after.weights[0] for step in play(learner, signs).steps]
        for learner in (ShrinkingSteps(Root(2, 1)), MEAN, RegularizedLeader(2))
    }
    by_root, means, leads = after.values()
    assert by_root[0] == 1 and abs(by_root[1] - (1 - Fraction(14142135623731, 10**13))) < Fraction(1, 10**11)
    assert means == [1, 0, Fraction(1, 3)] and leads == [HALF, 0, HALF]


def test_roots_are_below_and_far_enough_apart():
    assert all(root(t) ** 2 <= t for t in range(1, 3000))
    assert all(2 * root(t) * (root(t) - root(t - 1)) >= 1 for t in range(1, 3000))
    assert 2 * root(28639) * (root(28639) - root(28638)) < 1


# the exact worst cases once more, by going through all labels


def inverse_root(t: int) -> Fraction:
    """The least number of twelve decimals that is no less than 1/√t, by halving."""
    low, high = 0, 10**12
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if middle * middle * t >= 10**24 else (middle, high)
    return Fraction(high, 10**12)


def descent(labels, step, slope):
    w, numbers = Fraction(0), []
    for t, y in enumerate(labels, 1):
        numbers.append(w)
        w = min(Fraction(1), max(Fraction(-1), w - step(t) * slope(w, y)))
    return numbers


def of_bets(numbers, labels):
    return abs(sum(labels)) - sum(w * y for w, y in zip(numbers, labels, strict=True))


def of_squares(numbers, labels):
    """Half the squares, less those of the mean of all labels."""
    mean = Fraction(sum(labels), len(labels))
    return sum((w - y) ** 2 - (mean - y) ** 2 for w, y in zip(numbers, labels, strict=True)) / 2


def bet(w, y):
    return -y


def square(w, y):
    return w - y


def pulled(labels, sigma):
    return [min(Fraction(1), max(Fraction(-1), Fraction(sum(labels[:t])) / sigma)) for t in range(len(labels))]


ALL = {
    "root": (
        lambda T: ShrinkingSteps(Root(2, 1)),
        lambda ys: of_bets(descent(ys, lambda t: 2 * inverse_root(t), bet), ys),
    ),
    "fixed": (
        lambda T: ShrinkingSteps(Root(1, 1, T)),
        lambda ys: of_bets(descent(ys, lambda t: inverse_root(len(ys)), bet), ys),
    ),
    "share": (lambda T: ShrinkingSteps(Share(1)), lambda ys: of_bets(descent(ys, lambda t: Fraction(1, t), bet), ys)),
    "leader": (
        lambda T: RegularizedLeader(root(T)),
        lambda ys: of_bets(pulled(ys, 1 / inverse_root(len(ys))), ys),
    ),
    "mean": (lambda T: MEAN, lambda ys: of_squares(descent(ys, lambda t: Fraction(1, t), square), ys)),
}


@pytest.mark.parametrize("name", ALL)
def test_the_worst_sequences_by_going_through_all_labels(name):
    learner, regret = ALL[name]
    for T in range(1, 9):
        worst = interval_regret(learner(T), T)
        assert worst.regret == max(map(regret, product((1, -1), repeat=T)))
        assert worst.regret == regret(worst.labels)


def test_a_run_pays_what_the_worst_sequence_says():
    worst = interval_regret(ShrinkingSteps(Root(2, 1)), 7)
    run = play(worst.learner, worst.examples)
    assert run.total_loss - (7 - abs(sum(worst.labels))) == worst.regret
    u = (1 if sum(worst.labels) > 0 else -1,)
    instance = shrinking.any_horizon().on(run, u)
    assert instance.check and instance.bound - instance.reading.end["U_T"] >= worst.regret


def test_the_best_play_pays_the_same_on_all_labels():
    """T·C(T − 1, ⌊(T − 1)/2⌋)/2^(T − 1), the mean of |S|; in one round no number of a grid does better."""
    for T in range(1, 9):
        value = Fraction(T * comb(T - 1, (T - 1) // 2), 2 ** (T - 1))
        assert interval_minimax(T) == value
        for labels in product((1, -1), repeat=T):
            numbers = [even_play(sum(labels[:t]), T - t) for t in range(T)]
            assert of_bets(numbers, labels) == value and all(-1 <= w <= 1 for w in numbers)
    grid = [Fraction(i, 40) for i in range(-40, 41)]
    for S, left in product(range(-4, 5), range(1, 5)):
        dearer = [max(-w + remaining_loss(S + 1, left - 1), w + remaining_loss(S - 1, left - 1)) for w in grid]
        assert min(dearer) >= remaining_loss(S, left)


# the corollaries


def test_runs_meet_the_hypotheses_of_the_corollaries():
    signs = Examples([(1,)] * 9, [1, -1, -1, 1, 1, 1, -1, 1, 1])
    roots = read(Steps.at_any_horizon, play(ShrinkingSteps(Root(2, 1)), signs), (1,))
    roots.end["q"] = 3
    assert check_proof(shrinking.in_roots(), roots)
    assert check_proof(shrinking.in_logarithms(), read(Steps.in_ln_T, play(MEAN, signs), (HALF,)))


def test_fractions_in_place_of_roots_are_not_the_textbook_s_steps():
    """The first round has the root 1, and no other a root that is a fraction and follows one that is a fraction."""
    case = shrinking.textbook().on(play(ShrinkingSteps(Root(2, 1)), bets(1, -1, 1)), (1,))
    assert {row.claim.name for row in case.check.failures} == {"root before", "root of the round", "root of T"}
    assert shrinking.any_horizon().on(case.run, (1,)).check


def test_the_regret_of_the_textbook_s_steps_is_shown_with_roots():
    assert latex_in(shrinking.textbook().conclusion) == r"L_{T} - U_{T} \le \frac{3}{2} \cdot G D \sqrt{T}"
    rounds = board(shrinking.one_square(), "η ‖g‖² ≤ G D / √t  the step\n ≤ 2 G D (√t − √(t − 1))  neighbours")
    assert r"\sqrt{t} - \sqrt{t - 1}" in rounds._repr_html_()


def test_the_textbook_s_steps_can_regret_more_than_the_root_without_the_half():
    """GD√T is 2√21 here; the steps 2/√t in fifty decimals, by a program that shares nothing, and with fractions."""
    labels = [1 if sign == "+" else -1 for sign in "+-+-+--+-+-+-+-+-++++"]
    with localcontext(Context(prec=50)):
        w, paid = Decimal(0), Decimal(0)
        for t, y in enumerate(labels, 1):
            paid += 1 - y * w
            w = min(Decimal(1), max(Decimal(-1), w + 2 * y / Decimal(t).sqrt()))
        regret = paid - (len(labels) - abs(sum(labels)))
        assert Decimal(4 * 21).sqrt() < regret <= 3 * Decimal(21).sqrt()
    exact = play(ShrinkingSteps(Root(2, 1)), bets(*labels)).total_loss - (len(labels) - abs(sum(labels)))
    assert exact**2 > 4 * 21 and abs(exact - Fraction(regret)) < Fraction(1, 10**9)


def test_steps_by_the_round_do_not_do_for_lines():
    """More than four fifths of a round in each round: they want curvature."""
    assert interval_regret(ShrinkingSteps(Share(1)), 10).regret > 8


test_what_is_refused = refusals(
    (lambda: ShrinkingSteps(cost="square"), BadLearner, "square"),
    (lambda: ShrinkingSteps(reach=0), BadLearner, 0),
    (lambda: ShrinkingSteps(Share(0)), BadLearner, 0),
    (lambda: play(ShrinkingSteps(), Examples([(1,)], [2], labels=(2,))), BadLabel, 2),
    (lambda: interval_regret(MEAN, 0), BadSize, 0),
    (lambda: shrinking.any_horizon().on(play(MEAN, Examples([(1,)], [1])), (0,)), OtherLearner, MEAN),
)


# the cases of the contracts


class NotPulledBack:
    """Stays where the step leads."""

    def update(self, state, x, y):
        return super().update(state, x, y)._replace(weights=self.aim(state, x, y))


class StartsAside:
    """Begins at a corner of the box."""

    def initial(self, n):
        return super().initial(n)._replace(weights=(self.reach,) * n)


@dataclass(frozen=True)
class Growing:
    """Steps that are longer from round to round."""

    def __call__(self, t):
        return Fraction(t, 20)


def half_numbers(seed: int):
    """Numbers to predict, from −2 to 2, and one to compare with."""
    coin = random.Random(seed)
    numbers = [Fraction(coin.randint(-4, 4), 2) for _ in range(12)]
    return Examples([(1,)] * 12, numbers, labels=sorted(set(numbers))), ((Fraction(1, 3),),)


def first_round(seed: int):
    """One round, after which no root is a fraction."""
    examples, target = any_labels(seed)
    return Examples(examples.X[:1], examples.y[:1]), target


BY_ROOTS = ShrinkingSteps(Root(3, 6))


BY_SHARES = ShrinkingSteps(Share(1), 2, "half square")


LEADER = RegularizedLeader(5, 2)


NOT_BY_ROOTS = wrong.otherwise(ShrinkingSteps(Root(3, 1)), {NotPulledBack: "domain"}) | {
    ShrinkingSteps(Growing()): {"steps never grow"}
}


def of_the_mean(learner, run):
    return loss_on(learner, mean(run), run.examples)


@cache
def with_shrinking_steps():
    return theorems.shrinking_steps.any_horizon().on(play(ShrinkingSteps(Root(2, 1)), bets(1, -1, 1, 1, -1)), (1,))


test_theorems = theorem_contract(
    TheoremCase(
        shrinking.any_steps(),
        BY_ROOTS,
        any_labels,
        NOT_BY_ROOTS,
        claim(2 * (gradient.L_T - gradient.U_T) <= shrinking.D**2 * shrinking.r_T / 2 + shrinking.Q_T),
        counted=total_loss,
    ),
    TheoremCase(
        shrinking.any_horizon(),
        BY_ROOTS,
        any_labels,
        {ShrinkingSteps(Root(1, 6)): {"domain"}, ShrinkingSteps(Root(3, 1)): {"no steeper than G"}},
        claim(gradient.L_T - gradient.U_T <= gradient.G * shrinking.D * shrinking.s_T),
        counted=total_loss,
        built_on=(shrinking.any_steps(),),
    ),
    TheoremCase(
        shrinking.textbook(),
        BY_ROOTS,
        first_round,
        {ShrinkingSteps(Root(1, 6)): {"domain"}, ShrinkingSteps(Root(3, 1)): {"no steeper than G"}},
        claim(gradient.L_T - gradient.U_T <= gradient.G * shrinking.D * shrinking.q),
        counted=total_loss,
        built_on=(shrinking.any_horizon(),),
    ),
    TheoremCase(
        shrinking.strongly_convex(),
        BY_SHARES,
        half_numbers,
        {ShrinkingSteps(Share(2), 2, "half square"): {"strongly convex"}},
        claim(4 * shrinking.sigma * (gradient.L_T - gradient.U_T) <= gradient.G**2 * shrinking.H_T),
        counted=total_loss,
    ),
    TheoremCase(
        shrinking.regularized(),
        LEADER,
        separable,
        wrong.otherwise(LEADER, {StartsAside: ("start of Phi", "least of a curved sum")}),
        claim(
            2 * shrinking.sigma * (gradient.L_T - gradient.U_T)
            <= 2 * shrinking.sigma * shrinking.psi + gradient.T * gradient.G**2 / 2
        ),
        counted=total_loss,
    ),
    TheoremCase(
        shrinking.averaged(),
        BY_ROOTS,
        lambda seed: (any_labels(seed)[0], any_labels(seed)[:1]),
        {},
        claim(2 * gradient.T * shrinking.f_m <= shrinking.F_T),
        steps=(),
        counted=lambda run: of_the_mean(run.learner, run),
        measured=of_the_mean,
    ),
)


test_learners = learner_contract(
    LearnerCase(ShrinkingSteps(Root(2, 3)), NUMBERS, settings=({"reach": 0}, {"cost": "square"})),
    LearnerCase(ShrinkingSteps(Share(2), 3, "half square"), NUMBERS),
    LearnerCase(RegularizedLeader(4), NUMBERS, settings=({"sigma": 0}, {"reach": -1}, {"cost": "square"})),
)


test_pictures = picture_contract(
    pictures,
    {
        "regret_so_far": lambda: (with_shrinking_steps(),),
    },
    rising={
        "regret_so_far": (("regret", "and Ση", "3GD"), ("D²/2η", "and Ση")),
    },
)
