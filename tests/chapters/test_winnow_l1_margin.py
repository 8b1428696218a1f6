"""The L₁ margin on features in halves, exponents that are read from weights, and weights with a gap."""

from decimal import Context, Decimal, localcontext
from fractions import Fraction
from functools import cache, partial
from math import log

import numpy as np
import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import SIGNED, in_order, labelled, signs
from checks.theorem import TheoremCase, theorem_contract
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples, Perceptron, Winnow, play
from mistake_bounds.chapters.winnow_l1_margin import pictures, switches
from mistake_bounds.chapters.winnow_l1_margin.examples import graded, irrelevant_bits, irrelevant_signs, random_bits
from mistake_bounds.chapters.winnow_l1_margin.gap import GapBounds
from mistake_bounds.chapters.winnow_l1_margin.learner import Exponentiated, crowd_of_voters
from mistake_bounds.chapters.winnow_l1_margin.pictures import promised, to_learn
from mistake_bounds.chapters.winnow_l1_margin.theorem import MOST_PARTS
from mistake_bounds.chapters.winnow_l1_margin.theorem import l1_margin as l1_margin_
from mistake_bounds.chapters.winnow_ors.chips import NotAPower, chips_of
from mistake_bounds.exact import dot
from mistake_bounds.proof import claim
from mistake_bounds.proof.show.forms import key, latex_in
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import gap, l1_margin
from mistake_bounds.theory import read

HALVES = st.tuples(*[st.sampled_from([Fraction(v, 2) for v in range(-2, 3)])] * 5)
TARGETS = st.tuples(*[st.integers(0, 4)] * 5).filter(any)


@given(st.lists(HALVES, min_size=1, max_size=10), TARGETS)
@settings(deadline=None)
def test_it_holds_for_features_in_halves_and_its_slack_adds_up(rows, target):
    rows = [row for row in rows if dot(target, row)]
    if rows:
        examples = Examples(rows, [1 if dot(target, row) > 0 else -1 for row in rows])
        gamma = examples.margin(target) / Fraction(sum(target))
        b = 1 + gamma / 4  # β = b² < (2 + γ)/(2 − γ), so that hγ > k and there is a bound
        instance = l1_margin.l1_margin().on(play(Exponentiated(b**2), examples, passes=3), target)
        assert instance.run.exact and instance.check
        assert not instance.run.mistakes or instance.slack


def test_chips_are_read_from_weights_however_large_they_are():
    assert chips_of(Fraction(1019, 1013) ** 700, Fraction(1019, 1013)) == 700
    assert chips_of(Fraction(7, 6) ** -333, Fraction(49, 36), MOST_PARTS) == Fraction(-333, 2)
    near_1 = 1 + Fraction(1, 2 * 10**9)
    assert chips_of(near_1**400, near_1) == 400 and chips_of(Fraction(1, 2**3000), 2) == -3000


def test_the_bound_in_logarithms_holds_on_runs():
    for seed in range(4):
        run = play(Winnow(Fraction(7, 6)), random_bits(60, (2, 1, 1, 0), 3, seed=seed), passes=4)
        reading = read(GapBounds.gap_bound, run, (2, 1, 1, 0), 3, 1)
        assert run.mistakes and check_proof(gap.gap_in_logs(), reading, ("promotion", "demotion"))


def test_more_irrelevant_attributes_change_nothing_else():
    for make in (irrelevant_bits, irrelevant_signs):
        wide, narrow = (make(m=50, n=n, r=3, seed=4, most=40) for n in (40, 17))
        assert narrow.y == wide.y and narrow.X == tuple(x[:17] for x in wide.X)


def test_a_crowd_is_asked_as_one_voter_is():
    n, rounds, r = 15, 200, 3
    random = np.random.default_rng(3)
    rows = [tuple((2 * random.integers(0, 2, n, dtype=np.int8) - 1).tolist()) for _ in range(rounds)]
    examples = Examples(rows, [1 if sum(row[:r]) > 0 else -1 for row in rows])
    with localcontext(Context(prec=50)):
        w, made = [Decimal(1)] * n, []
        for i, (x, y) in enumerate(examples):
            if y * dot(w, x) < Decimal(10) ** -30:
                made.append(i)
                w = [wi * (Decimal(y * xi) / r).exp() for wi, xi in zip(w, x, strict=True)]
    multiplying, adding = crowd_of_voters(n, rounds, r, seed=3)
    assert multiplying == tuple(made) and len(made) <= 2 * r**2 * log(n)
    assert adding == play(Perceptron(tie=0), examples).mistakes


def test_the_bound_is_shown_as_one_remembers_it():
    assert latex_in(l1_margin.textbook()) == r"M \le \frac{2 \ln n}{\gamma^{2}}"


def test_any_threshold_has_the_same_bound_for_the_textbook_s_factor_and_for_that_of_the_runs():
    textbook, fraction = l1_margin.any_threshold_textbook(), l1_margin.any_threshold()[2]
    assert key(textbook.claim) == key(fraction.claim)
    factors = [{getattr(known, "name", "") for known in proof.given} for proof in (textbook, fraction)]
    assert [("factor e^γ" in names, "rational factor" in names) for names in factors] == [(True, False), (False, True)]


def test_a_bold_factor_goes_round_in_a_circle_where_the_fraction_near_e_to_the_margin_errs_once():
    five = Examples([(0, 1, -1), (1, -1, 1), (-1, 1, 1), (0, 1, -1), (1, -1, 1)], [1] * 5)
    assert play(Exponentiated(2, tie=0), five, passes=3).follow(tuple)[::5] == [(2**k,) * 3 for k in range(4)]
    assert play(Exponentiated(Fraction(11, 9), tie=0), five, passes=3).mistakes == (0,)


IN_BITS = play(Winnow(Fraction(3, 2)), Examples([(1, 0), (0, 1)], [1, -1]))
AXES = play(Exponentiated(2), Examples([(1, 0), (0, 1)], [1, -1]))
ROUNDED = play(Exponentiated(2), Examples([(Fraction(1, 2), -1)], [1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: l1_margin.l1_margin().on(AXES, (0, 1)), NotSeparated),
    (lambda: l1_margin.l1_margin().on(AXES, (2, -1)), BadTarget),
    (lambda: l1_margin.l1_margin().on(AXES, (0, 0)), BadTarget),
    (lambda: l1_margin.l1_margin().on(AXES, (1,)), BadTarget),
    (lambda: l1_margin.l1_margin().on(ROUNDED, (1, 0)), NotAPower),
    (lambda: chips_of(3, 2), NotAPower),
    (lambda: chips_of(2, 4), NotAPower),
    (lambda: chips_of(0, 2), NotAPower),
    (lambda: gap.gap().on(IN_BITS, (1, 0), 1, 0), BadTarget, (1, 0)),
    (lambda: gap.gap().on(IN_BITS, (1, 0), 1, 2), BadTarget, (1, 2)),
    (lambda: gap.gap().on(IN_BITS, (2, -1), 1, 1), BadTarget),
    (lambda: gap.gap().on(IN_BITS, (1,), 1, 1), BadTarget),
    (lambda: gap.gap().on(IN_BITS, (0, 1), 1, 1), NotSeparated),
    (lambda: graded(1, (3, 2), (-1, 1), margin=6, seed=0), BadStream),
    (lambda: crowd_of_voters(10, 5, 4, seed=0), BadStream, 4),
    (lambda: crowd_of_voters(2, 5, 3, seed=0), BadStream, 3),
    (lambda: irrelevant_bits(m=5, n=2, r=3, seed=4, most=40), BadStream, 2),
    (lambda: irrelevant_bits(m=5, n=41, r=3, seed=4, most=40), BadStream, 41),
    (lambda: irrelevant_signs(m=5, n=2, r=3, seed=4, most=40), BadStream, 2),
)


def test_a_learner_that_always_moves_runs_ahead():
    half = Fraction(1, 2)
    for times, made in ((15, 7), (30, 12)):
        stream = Examples([(half, 1)] * times + [(half, -1)] * 20, [1] * (times + 20))
        assert len(play(switches.LEARNS_ALWAYS, stream).mistakes) == made


def test_each_ever_larger_feature_is_a_mistake():
    stream = Examples([(1, -1), (1, -7), (1, -(10**5))], [1, 1, 1])
    assert len(play(switches.ANY_FEATURES, stream).mistakes) == 3


# the cases of the contracts


WEIGHTS = (1, 1, 2, 0, 0, 0)


def weighted(seed: int):
    return labelled(in_order(seed), lambda x: x[0] + x[1] + 2 * x[2] >= 2, WEIGHTS, 2, 1)


SQUARE = Examples([(0, 0), (0, 1), (1, 0), (1, 1), (1, 1)], [-1, -1, 1, 1, 1])


FOUR = Examples([(0, 1, -1), (-1, 1, -1), (0, 1, -1), (-1, 1, 1)], [1, -1, 1, -1])


@cache
def in_one_norm():
    return l1_margin_().on(play(Exponentiated(2), FOUR), (2, 1, 0))


test_theorems = theorem_contract(
    TheoremCase(
        gap.gap(),
        Winnow(Fraction(5, 4)),
        weighted,
        wrong.not_winnow(Winnow(Fraction(5, 4)), "active weights multiplied", "active weights divided", "chips off"),
        claim(gap.alpha**2 * gap.M < 4 * gap.alpha * gap.W * gap.L),
    ),
    TheoremCase(
        l1_margin.l1_margin(),
        Exponentiated(Fraction(3, 2)),
        signs,
        wrong.NOT_EXPONENTIATED,
        claim(2 * l1_margin.M * (l1_margin.h * l1_margin.gamma - l1_margin.k) <= l1_margin.N - l1_margin.H),
    ),
)


test_learners = learner_contract(
    LearnerCase(
        Exponentiated(4),
        SIGNED,
        (2, Fraction(-3, 2), 1.5),
        ({"factor": 1}, {"factor": Fraction(1, 2)}, {"factor": 2, "tie": 2}),
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "chord_and_tangent": lambda: (3,),
        "distributions": lambda: (in_one_norm(), (0, 4)),
        "still_to_learn": lambda: (in_one_norm(),),
        "triangle": lambda: (in_one_norm(),),
        "two_walks": lambda: ((2, 2, 1), [(1, 1, 1), (1, 2, 1), (1, 1, 1)], [(1, 1, 1), (3, 3, 2)]),
        "values": lambda: (SQUARE, (2, 1), 2, 1),
    },
    rising={
        "chord_and_tangent": (("the power", "the chord"), ("ln t", "the tangent")),
        "still_to_learn": (("still", "at most"),),
    },
)


def test_what_is_to_be_learned_is_a_relative_entropy_and_promised_is_none_at_the_bound():
    def entropy(w):
        return sum(v * log(v * sum(w) / part) for v, part in zip((2 / 3, 1 / 3, 0), w, strict=True) if v)

    case = in_one_norm()
    assert to_learn(case) == pytest.approx([entropy(w) for w in case.run.follow(tuple)])
    assert promised(case, float(case.bound)) == pytest.approx(0)


SHARES = play(Exponentiated(Fraction(4, 3)), Examples([(1, 0)], [1]))
test_readers = reader_contract(margin=(partial(l1_margin_().read, SHARES, (1, 0)), 1, ()))
