"""Winnow on ORs: its theorems proved and true of every run, the exact worst case against all examples, streams."""

import sys
from fractions import Fraction
from functools import cache
from itertools import product
from math import inf

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from strategies import is_true
from thorough import THOROUGH, part_of

from mistake_bounds import Examples, Perceptron, Winnow, engine, play, worst_case
from mistake_bounds.chapters.cross_off.known import sharper_bound
from mistake_bounds.chapters.tic_tac_toe.examples import tic_tac_toe, winning_lines
from mistake_bounds.chapters.winnow.chips import z, z_next
from mistake_bounds.chapters.winnow.examples import (
    disjunction,
    hadamard,
    sylvester,
    threshold,
    with_complements,
    without_negative_weights,
)
from mistake_bounds.chapters.winnow.reading import attribute_errors, read_disjunction, read_sharper
from mistake_bounds.chapters.winnow.theorem import D, L, M, P, c, c_next, s
from mistake_bounds.chapters.winnow.worst_case import noisy_disjunction
from mistake_bounds.engine import Arrays, SparseArrays, condensed
from mistake_bounds.exact import BadSize
from mistake_bounds.exact import ceil_log as log2_up
from mistake_bounds.exact import dot as inner
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import Eq, Proved, Refuted, claim, dot, instantiate, prove, scalars, vectors
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.rows import NotInARow
from mistake_bounds.theorems import perceptron, winnow
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.search import SearchTooLarge, longest_path

DIVIDE, ELIMINATE = Winnow(), Winnow(demotion="eliminate")


THEOREMS = {
    DIVIDE: winnow.disjunctions(),
    ELIMINATE: winnow.elimination(),
}


# streams


@st.composite
def rows_of_bits(draw, most=40):
    """(rows, relevant): rows of 0s and 1s of up to seven attributes, and which of these are relevant."""
    size = draw(st.integers(1, 7))
    rows = draw(st.lists(st.tuples(*[st.integers(0, 1)] * size), min_size=1, max_size=most))
    return rows, draw(st.sets(st.integers(0, size - 1)))


@st.composite
def ors(draw):
    """(examples, relevant): rows labelled by an OR."""
    rows, relevant = draw(rows_of_bits())
    return Examples(rows, [1 if any(row[i] for i in relevant) else -1 for row in rows]), relevant


@st.composite
def noisy_ors(draw):
    """(examples, relevant): rows with whatever labels."""
    rows, relevant = draw(rows_of_bits())
    return Examples(rows, draw(st.lists(st.sampled_from((-1, 1)), min_size=len(rows), max_size=len(rows)))), relevant


def kinds_of(run):
    promotions = sum(step.y > 0 for step in run.steps)
    return promotions, len(run.steps) - promotions


def failing(check):
    return {row.claim.name for row in check.failures}


def test_a_derivation_is_folded_to_its_length_with_all_that_it_rests_on():
    shown = winnow.disjunctions().conclusion._repr_html_()
    summary, everything = shown.split("<details")[1].split("</summary>")
    steps = everything.count("<li>") - 1  # the first line is where the chain begins
    assert summary.endswith(f"Full derivation, {steps} steps")
    for name in ("counted", "relevant chips", "cap of a weight", "some attribute"):
        assert name in everything
    for name in (*(known.name for known in winnow.disjunctions().each), "its weight kept", "chips so far", "added"):
        assert name in everything
    assert "relevant attributes" in everything and "Certificate" in everything
    assert winnow.disjunctions().sums[0]._repr_html_().count("<details") == 1


def test_progress_is_the_perceptrons_with_numbers_put_in():
    theorem, theirs = winnow.disjunctions(), perceptron.mistake_bound().steps[0]
    chips = {perceptron.w: c, perceptron.w_next: c_next}
    promotion = instantiate(theirs, {**chips, "y": 1, "gamma": 1})
    assert promotion.claim == theorem["progress"] and promotion.given == {winnow.CHIPS_ON, winnow.RELEVANT}
    assert instantiate(theirs, {**chips, "y": -1, "gamma": 0}).claim == theorem["no loss"]


# what the bound rests on


@pytest.mark.parametrize("known", ["few promotions", "few demotions", "counted"])
def test_the_bound_without_one_of_its_parts_is_refuted(known):
    few_promotions, few_demotions, *_ = winnow.disjunctions().facts
    parts = {"few promotions": few_promotions.claim, "few demotions": few_demotions.claim, "counted": winnow.COUNTED}
    bound = winnow.disjunctions().conclusion.claim
    assert isinstance(prove(bound, given=list(parts.values())), Proved)
    del parts[known]
    assert isinstance(prove(bound, given=list(parts.values())), Refuted)


def test_without_weight_left_or_without_the_cap_nothing_is_bounded():
    promotions, weight = winnow.disjunctions().sums
    assert isinstance(prove(D < 2 * P + 2, given=[winnow.n > 0], using=[weight]), Refuted)
    assert isinstance(prove(P <= winnow.r * L, using=[promotions]), Refuted)


# nothing stronger


SANE = {"promotions": P >= 0, "demotions": D >= 0, "r": winnow.r >= 1, "L": L >= 1, "counted": winnow.COUNTED}


@pytest.mark.parametrize(
    "stronger", [M <= 2 * winnow.r * L + 1, M <= 3 * winnow.r * L, P <= winnow.r * L - 1, D < 2 * P + 1, D < P + 2]
)
def test_stronger_claims_are_refuted_with_numbers(stronger):
    facts = winnow.disjunctions().facts[:2]
    verdict = prove(stronger, given=SANE, using=facts)
    assert isinstance(verdict, Refuted) and not is_true(verdict.claim, verdict.counterexample)
    assert all(is_true(fact.claim, verdict.counterexample) for fact in facts)


def test_a_run_refutes_the_eliminating_bound_for_division():
    worst = winnow_disjunction(8, 3)
    run = play(worst.learner, worst.examples)
    assert winnow.disjunctions().on(run, range(3)).check
    assert not winnow.disjunctions().on(run, range(3)).check_claim(claim(M <= 2 * winnow.r * L + 1, "2rL + 1"))


# the lemmas about one attribute, on runs


@settings(max_examples=part_of(60), deadline=None)
@given(ors(), st.sampled_from((DIVIDE, ELIMINATE)))
def test_every_relevant_attribute_meets_the_hypotheses_of_its_cap(stream, learner):
    examples, relevant = stream
    if learner is ELIMINATE and not relevant:
        return
    run = play(learner, examples)
    check = THEOREMS[learner].on(run, relevant).check
    rows = {row.name: row for row in check.rows}
    updates = [row.times for name, row in rows.items() if "its weight" in name and "update of a relevant" in name]
    assert sum(updates) == len(run.mistakes) * len(relevant)
    assert rows["chips so far, relevant attribute"].times == len(relevant)
    assert check.ok
    end = THEOREMS[learner].read(run, relevant).end
    assert all(end["c_M"][i] <= end["L"] for i in relevant)


@settings(max_examples=part_of(60), deadline=None)
@given(ors())
def test_room_and_weight_are_traded_as_the_sharper_bound_says(stream):
    examples, relevant = stream
    run = play(DIVIDE, examples)
    check = check_proof(winnow.sharper(), read_sharper(run, relevant), ("promotion", "demotion"))
    assert check.ok, check
    assert {"its weight kept, update of a relevant attribute", "added, weight", "sharper bound"} <= {
        row.name for row in check.rows
    }


ONE_UPDATE = {
    "promoted": ({"weight": Eq(z_next, 2 * z), "part": z <= s, "low": s < winnow.n}, {"weight", "part", "low"}),
    "demoted": (
        {"weight": Eq(2 * z_next, z), "before": z < 2 * winnow.n, "size": winnow.n >= 1},
        {"weight", "before", "size"},
    ),
    "kept": ({"weight": Eq(z_next, z), "before": z < 2 * winnow.n}, {"weight", "before"}),
}


@pytest.mark.parametrize("update", ONE_UPDATE)
def test_a_weight_stays_below_2n_only_by_what_it_rests_on(update):
    """A promoted one because it was part of a score below n, whatever it was before."""
    known, needed = ONE_UPDATE[update]
    assert isinstance(prove(z_next < 2 * winnow.n, given=known), Proved)
    for dropped in known:
        verdict = prove(z_next < 2 * winnow.n, given={name: h for name, h in known.items() if name != dropped})
        assert isinstance(verdict, Refuted) == (dropped in needed), dropped


def test_a_weight_that_is_no_power_may_have_a_chip_too_many():
    """Without "t is whole", or with 2ᵗ < 1 + t, a weight below 2·2ᴸ could have more than L chips."""
    d, F, e_M = scalars("d F_d e_M")
    below = {"weight": F < 2, "Bernoulli": F >= 1 + d}
    at_most = {"below": d < 1, "whole": d**2 >= d}
    for goal, known in ((d < 1, below), (d <= 0, at_most), (e_M <= L, {"d": d <= 0, "chips": Eq(e_M, L + d)})):
        assert isinstance(prove(goal, given=known), Proved)
        for dropped in known:
            assert isinstance(prove(goal, given={k: v for k, v in known.items() if k != dropped}), Refuted)


@pytest.mark.parametrize("dropped", ["relevant chips", "chips so far", "one cap"])
def test_the_cap_needs_what_it_rests_on(dropped):
    """Without one of them there are numbers at which all attributes together hold more than their cap."""
    U, U_next, U_r, e_M = scalars("U U^+ U_r e_M")
    u, c_M = vectors("u c_M")
    all_of_them = {"relevant chips": Eq(dot(u, c_M), U_r), "sum": U_r <= winnow.r * L}
    added = {"chips so far": Eq(U_next, U + e_M), "one cap": e_M <= L}
    for goal, known in ((dot(u, c_M) <= winnow.r * L, all_of_them), (U_next <= U + L, added)):
        if dropped in known:
            assert isinstance(prove(goal, given=known), Proved)
            assert isinstance(prove(goal, given={k: v for k, v in known.items() if k != dropped}), Refuted)


def test_a_part_is_no_more_than_the_total_because_no_weight_is_negative():
    sigma, sigma_next, m, o = scalars("sigma sigma^+ m o")
    known = {"so far": sigma >= z, "added": Eq(sigma_next, sigma + m * o), "count": m >= 0, "weight": o > 0}
    assert isinstance(prove(sigma_next >= z, given=known), Proved)
    for dropped in known:
        assert isinstance(prove(sigma_next >= z, given={k: v for k, v in known.items() if k != dropped}), Refuted)


@settings(max_examples=part_of(60), deadline=None)
@given(ors(), st.sampled_from((DIVIDE, ELIMINATE)))
def test_weight_is_left_after_every_mistake_of_a_run(stream, learner):
    examples, relevant = stream
    if learner is ELIMINATE and not relevant:
        return
    run = play(learner, examples, 2)
    assert all(point["T^+"] > 0 for point in THEOREMS[learner].read(run, relevant).mistakes)


def test_a_reading_with_a_gap_is_refused():
    """A reader that loses a mistake, or an attribute, is told so; it cannot make a theorem look true."""
    planted = disjunction(300, 12, 3, 5, seed=2)
    run = play(DIVIDE, planted.examples)
    reading, proof = read_disjunction(run, planted.relevant), winnow.disjunctions().conclusion
    assert check_proof(proof, reading, ("promotion", "demotion"))
    rows = reading.end["relevant attribute"]
    for end in (
        {"relevant attribute": rows[1:]},
        {"relevant attribute": [{**rows[0], "U": 5}, *rows[1:]]},
        {"relevant attribute": [{**rows[0], "update": rows[0]["update"][1:]}, *rows[1:]]},
        {"relevant attribute": [{**rows[0], "d": 1}, *rows[1:]]},
        {"weight": reading.end["weight"][1:]},
        {"U_r": reading.end["U_r"] + 1},
        {"P": reading.end["P"] + 1},
        {"r": 2},
    ):
        with pytest.raises(NotInARow):
            check_proof(proof, Reading(reading.mistakes, {**reading.end, **end}), ("promotion", "demotion"))
    with pytest.raises(NotInARow):
        check_proof(proof, Reading(reading.mistakes[1:], reading.end), ("promotion", "demotion"))


# on runs


def assert_all_holds(theorem, run, relevant):
    check = theorem.on(run, relevant).check
    assert check, check
    made, bound = len(run.mistakes), theorem.on(run, relevant).bound
    assert made < bound
    slack = theorem.on(run, relevant).slack
    assert slack and sum(slack.mistakes.values()) == bound - made
    assert all(part >= 0 for part in slack.mistakes.values())
    return bound


@settings(max_examples=part_of(150), deadline=None)
@given(ors(), st.integers(1, 3))
def test_on_any_stream_of_an_or_every_claim_holds_and_the_slack_adds_up(stream, passes):
    examples, relevant = stream
    run = play(DIVIDE, examples, passes)
    bound = assert_all_holds(winnow.disjunctions(), run, relevant)
    logarithm = log2_up(examples.dimension)
    promotions, demotions = kinds_of(run)
    assert bound == 3 * len(relevant) * logarithm + 2
    assert promotions <= len(relevant) * logarithm and demotions <= 2 * promotions + 1
    assert len(run.mistakes) <= sharper_bound(examples.dimension, len(relevant))


@settings(max_examples=part_of(100), deadline=None)
@given(ors(), st.integers(1, 3))
def test_elimination_needs_a_relevant_attribute_and_then_every_claim_holds(stream, passes):
    examples, relevant = stream
    run = play(ELIMINATE, examples, passes)
    promotions, demotions = kinds_of(run)
    if relevant:
        bound = assert_all_holds(winnow.elimination(), run, relevant)
        assert bound == 2 * len(relevant) * log2_up(examples.dimension) + 1 and demotions <= promotions
    else:
        assert promotions == 0 and demotions <= 1
        with pytest.raises(BadSize):
            winnow.elimination().on(run, relevant)
        check = check_proof(winnow.elimination().conclusion, read_sharper(run, relevant), ("promotion", "demotion"))
        assert {"some relevant attribute"} <= failing(check) <= {"some relevant attribute", "mistake bound"}


@settings(max_examples=part_of(150), deadline=None)
@given(noisy_ors(), st.integers(1, 3))
def test_whatever_the_labels_the_noisy_theorem_holds(stream, passes):
    examples, relevant = stream
    run = play(DIVIDE, examples, passes)
    bound = assert_all_holds(winnow.noisy(), run, relevant)
    errors = passes * sum(attribute_errors(x, y, relevant) for x, y in examples)
    assert bound == 3 * (len(relevant) * log2_up(examples.dimension) + errors) + 2
    wrong = passes * sum((1 if any(x[i] for i in relevant) else -1) != y for x, y in examples)
    assert errors <= max(len(relevant), 1) * wrong


def test_without_errors_the_noisy_theorem_is_the_other():
    planted = disjunction(500, 40, 3, 10, seed=1)
    run = play(DIVIDE, planted.examples)
    assert winnow.noisy().on(run, planted.relevant).bound == winnow.disjunctions().on(run, planted.relevant).bound
    plain = winnow.disjunctions().on(run, planted.relevant).slack.mistakes
    assert {cause: part for cause, part in winnow.noisy().on(run, planted.relevant).slack.mistakes.items() if part} == {
        cause: part for cause, part in plain.items() if part
    }


def test_the_noisy_bound_holds_of_the_exact_worst_case():
    for size, relevant, errors in [(1, 1, 3), (2, 1, 4), (2, 2, 3), (3, 2, 4), (4, 2, 3), (4, 3, 2)]:
        worst = noisy_disjunction(size, relevant, errors)
        assert worst.mistakes <= 3 * (relevant * log2_up(size) + errors) + 1
        run = play(worst.learner, worst.examples)
        assert_all_holds(winnow.noisy(), run, range(relevant))


def test_attribute_errors_are_the_fewest_bits_to_turn_round():
    for size, count in [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]:
        relevant = set(range(count))
        for x, y in product(product((0, 1), repeat=size), (-1, 1)):
            right = [z for z in product((0, 1), repeat=size) if any(z[i] for i in relevant) == (y > 0)]
            fewest = min(sum(a != b for a, b in zip(x, z, strict=True)) for z in right)
            assert attribute_errors(x, y, relevant) == fewest


# what does not meet the theorem is told by name


def test_labels_of_no_or_are_told_by_name():
    noisy = disjunction(500, 20, 3, 8, seed=0, attribute_errors=30)
    run = play(DIVIDE, noisy.examples)
    assert {"positive", "negative"} <= failing(winnow.disjunctions().on(run, noisy.relevant).check)
    assert winnow.noisy().on(run, noisy.relevant).check


def test_a_run_without_mistakes_meets_the_theorems():
    run = play(DIVIDE, Examples([(0, 0, 0)], [-1]))
    for theorem in (winnow.disjunctions(), winnow.elimination(), winnow.noisy()):
        assert theorem.on(run, [0]).check and theorem.on(run, [0]).bound > 0


# large and real


def test_a_condensed_run_is_read_with_all_of_its_attributes():
    planted = disjunction(300, 2**16, 3, 20, seed=5, sparse=True)
    run = engine.play(DIVIDE, planted.examples, progress=False)
    small = engine.condensed(run, keep=planted.relevant)
    where = [small.examples.names.index(str(j)) for j in planted.relevant]
    end = winnow.disjunctions().read(small, where).end
    assert (end["n"], end["L"], end["r"]) == (2**16, 16, 3)
    assert end["T_M"] == sum(run.weights)
    assert_all_holds(winnow.disjunctions(), small, where)


# Several tests ask for the same worst case.
winnow_disjunction, winnow_k_of_r = cache(worst_case.winnow_disjunction), cache(worst_case.winnow_k_of_r)


LARGEST = 8 if THOROUGH else 6


UP_TO = [(n, r) for n in range(1, LARGEST + 1) for r in range(n + 1)]


SMALL = [(n, r) for n, r in UP_TO if n <= 4]


K_OF_R = [(n, k, r) for n in range(1, 6) for k in (1, 2, 3) for r in range(k, n + 1)]


DEMOTIONS = ("divide", "eliminate")


def bits_to_change(x, y, r, k=1):
    """How many bits to change until "at least k of the first r" gives the label."""
    active = sum(x[:r])
    return max(0, k - active) if y > 0 else max(0, active - k + 1)


@cache
def by_all_examples(learner, n, r, k=1, errors=0, counting=(1, 1)):
    """The most that mistakes on any rows of {0,1}ⁿ can count, by the learner's own rule and nothing cleverer."""
    rows = list(product((0, 1), repeat=n))
    on_path = set()

    @cache
    def most(w, errors):
        on_path.add((w, errors))
        best = 0
        for x in rows:
            y = -learner.predict(w, x)
            left = errors - bits_to_change(x, y, r, k)
            if left < 0 or (y > 0 and k > r):
                continue
            after = learner.update(w, x, y)
            if (after, left) in on_path:
                best = inf
            else:
                best = max(best, counting[y < 0] + most(after, left))
        on_path.remove((w, errors))
        return best

    return most(learner.initial(n), errors)


def check_witness(worst):
    """Each example is a mistake, and the labels are what the target says but for the attribute errors."""
    adversary, examples = worst.adversary, worst.examples
    run = play(worst.learner, examples)
    assert len(run.mistakes) == worst.mistakes == len(worst.moves)
    assert len(examples) == max(worst.mistakes, 1)
    assert worst.promotions + worst.demotions == worst.mistakes
    assert sum(bits_to_change(x, y, adversary.r, adversary.k) for x, y in examples) <= adversary.errors


# ------------------------------------------------------------------ against all examples


@pytest.mark.parametrize("counting", [(1, 1), (1, 0), (0, 1), (2, -1), (-1, 2)])
@pytest.mark.parametrize("demotion", DEMOTIONS)
def test_disjunction_is_the_worst_of_all_examples(demotion, counting):
    for n, r in [size for size in UP_TO if size[0] <= (5 if THOROUGH or counting == (1, 1) else 4)]:
        worst = winnow_disjunction(n, r, demotion, counting=counting)
        check_witness(worst)
        assert by_all_examples(Winnow(demotion=demotion), n, r, counting=counting) == worst.count, (n, r)


@pytest.mark.parametrize("threshold", ["1/2", "2", "7/2", "6"])
@pytest.mark.parametrize("factor", ["3/2", "2", "3"])
def test_disjunction_with_other_settings(factor, threshold):
    factor, threshold = Fraction(factor), Fraction(threshold)
    for (n, r), demotion in product([(2, 1), (3, 1), (3, 2), (3, 3)], DEMOTIONS):
        worst = winnow_disjunction(n, r, demotion, factor, threshold)
        check_witness(worst)
        assert by_all_examples(Winnow(factor, threshold, demotion), n, r) == worst.mistakes


@pytest.mark.parametrize("counting", [(1, 1), (1, 0), (-1, 2)])
def test_k_of_r_is_the_worst_of_all_examples(counting):
    for n, k, r in K_OF_R:
        if n <= (4 if THOROUGH or counting == (1, 1) else 3):
            worst = winnow_k_of_r(n, k, r, counting=counting)
            check_witness(worst)
            assert by_all_examples(worst.learner, n, r, k, counting=counting) == worst.count, (n, k, r)


def test_k_of_r_with_factor_2_is_finite_just_when_all_examples_say_so():
    for n, k, r in K_OF_R:
        if n <= 4:
            assert by_all_examples(Winnow(2), n, r, k) == winnow_k_of_r(n, k, r, factor=2).mistakes, (n, k, r)


@pytest.mark.parametrize("errors", [1, 2])
def test_noisy_disjunction_is_the_worst_of_all_examples(errors):
    for n, r in SMALL:
        if r:
            worst = noisy_disjunction(n, r, errors)
            check_witness(worst)
            assert by_all_examples(Winnow(), n, r, errors=errors) == worst.mistakes, (n, r)


@pytest.mark.parametrize("demotion", DEMOTIONS)
def test_most_promotions_are_exactly_r_times_log2_n_rounded_up(demotion):
    for n, r in UP_TO:
        L = log2_up(n)
        assert winnow_disjunction(n, r, demotion, counting=(1, 0)).promotions == r * L
        singletons = [tuple(int(i == j) for j in range(n)) for i in range(r)] * max(L, 1)
        if r:
            run = play(Winnow(demotion=demotion), Examples(singletons, [1] * len(singletons)))
            assert len(run.mistakes) == r * L


def test_the_sharper_bound_is_strict_except_for_one_attribute():
    for n, r in UP_TO:
        bound = 2 + r * (3 * log2_up(n) - Fraction(2 ** (log2_up(n) + 1), n))
        worst = winnow_disjunction(n, r).mistakes
        assert worst < bound or (n, r, worst, bound) == (1, 1, 0, 0)


def test_demotions_are_fewer_than_twice_the_promotions_and_two():
    for n, r in UP_TO:
        assert winnow_disjunction(n, r, counting=(-2, 1)).count <= 1


@pytest.mark.parametrize("n", range(1, 6))
def test_attribute_errors_cost_at_most_three_mistakes_each(n):
    for r in range(1, n + 1):
        worst = [noisy_disjunction(n, r, errors) for errors in range(4)]
        assert worst[0].mistakes == winnow_disjunction(n, r).mistakes
        for errors, one in enumerate(worst):
            check_witness(one)
            assert one.mistakes <= 1 + 3 * (r * log2_up(n) + errors)


# ------------------------------------------------------------------ cycles


def test_three_of_four_with_factor_2_goes_round_for_ever():
    worst = winnow_k_of_r(4, 3, 4, factor=2)
    assert (worst.mistakes, worst.lead, len(worst.cycle)) == (inf, 0, 5)
    assert all(bits_to_change(x, y, r=4, k=3) == 0 for x, y in worst.cycle)
    run = play(Winnow(), worst.cycle, passes=100)
    assert len(run.mistakes) == 500 and run.weights == (1, 1, 1, 1)


def test_factor_2_has_cycles_for_fifteen_targets_up_to_six_attributes():
    cyclic = []
    for n, k, r in product(range(1, 7), range(1, 7), range(1, 7)):
        if k <= r <= n:
            worst = winnow_k_of_r(n, k, r, factor=2)
            assert bool(worst.loop) == (worst.mistakes == inf) == (worst.cycle is not None)
            if worst.loop:
                cyclic.append((n, k, r))
                examples = worst.rounds(4)
                assert len(examples) == worst.lead + 4 * len(worst.cycle)
                assert len(play(worst.learner, examples).mistakes) == len(examples)
                assert sum(bits_to_change(x, y, r, k) for x, y in examples) == 0
    assert len(cyclic) == 15 and min(k for _, k, _ in cyclic) == 3 and min(n for n, _, _ in cyclic) == 4


# ------------------------------------------------------------------ the search, and refusals


def test_longest_path_meets_no_recursion_limit():
    deep = 10 * sys.getrecursionlimit()
    assert longest_path(deep, lambda m: [(1, m - 1)] if m else []).length == deep


def test_no_mistake_is_shown_by_one_example_without_one():
    worst = winnow_disjunction(1, 1)
    assert worst.examples == Examples([(0,)], [-1]) and worst.mistakes == 0
    assert not play(Winnow(), worst.examples).mistakes


def test_floats_are_taken_for_the_fractions_that_they_are():
    worst = winnow_disjunction(3, 1, factor=1.5, threshold=2.5)
    assert worst.learner == Winnow(Fraction(3, 2), Fraction(5, 2))
    assert play(worst.learner, worst.examples).exact


@st.composite
def asked(draw):
    n = draw(st.integers(1, 30))
    r = draw(st.integers(1, n))
    m = draw(st.integers(1, 40))
    return {
        "m": m, "n": n, "r": r, "k": draw(st.integers(1, r)), "active": draw(st.integers(1, n)),
        "seed": draw(st.integers(0, 99)), "attribute_errors": draw(st.integers(0, min(5, m * r))),
    }  # fmt: skip


@given(asked())
@settings(deadline=None)
def test_labels_are_of_the_rows_before_the_errors(settings):
    planted = threshold(**settings)
    flipped = set(planted.flipped)
    assert len(flipped) == planted.attribute_errors == settings["attribute_errors"]
    assert {j for _, j in flipped} <= set(planted.relevant) and len(set(planted.relevant)) == settings["r"]
    assert sum(planted.u) == settings["r"] and list(planted.relevant) == sorted(planted.relevant)
    for i, (x, y) in enumerate(planted.examples):
        on = sum(x[j] ^ ((i, j) in flipped) for j in planted.relevant)
        assert y == (1 if on >= settings["k"] else -1)
        assert len(x) == settings["n"] and set(x) <= {0, 1}
    sparse = threshold(**settings, sparse=True)
    assert isinstance(sparse.examples, SparseArrays) and sparse.flipped == planted.flipped
    assert list(sparse.examples) == list(planted.examples) and sparse.relevant == planted.relevant


@pytest.mark.parametrize(
    ("n", "r", "k", "active"), [(100, 5, 1, 20), (1000, 10, 4, 30), (2**20, 3, 1, 40), (64, 2, 1, 60)]
)
def test_streams_are_balanced_and_as_full_as_asked(n, r, k, active):
    planted = threshold(2000, n, k, r, active, 1, sparse=True)
    counts = np.diff(planted.examples.ends)
    assert abs(counts.mean() - active) < 0.05 * active + 0.5
    assert 800 < (planted.examples.y > 0).sum() < 1200
    irrelevant = np.setdiff1d(planted.examples.columns, planted.relevant)
    assert len(irrelevant) > min(n - r, 1000) * 0.9


def test_streams_force_mistakes_and_few_of_them():
    planted = disjunction(4000, 2**20, 4, 30, 2, sparse=True)
    run = engine.play(Winnow(), planted.examples)
    assert 4 * 10 <= len(run.mistakes) <= 2 + 4 * (3 * 20 - 2)
    small = condensed(run, planted.relevant)
    assert play(small.learner, small.examples).mistakes == small.mistakes
    noisy = disjunction(4000, 256, 4, 30, 2, attribute_errors=100, sparse=True)
    mistakes = len(engine.play(Winnow(), noisy.examples).mistakes)
    assert mistakes <= 1 + 3 * (4 * 8 + 100)
    assert mistakes > len(engine.play(Winnow(), disjunction(4000, 256, 4, 30, 2, sparse=True).examples).mistakes)


@pytest.mark.parametrize("n", [2, 8, 64, 256])
def test_hadamard_rows_are_orthogonal_and_hard_for_the_perceptron(n):
    signs, bits = hadamard(n, 3), hadamard(n, 3, bits=True)
    H, y = np.array(signs.X), np.array(signs.y)
    assert (H @ H.T == n * np.eye(n)).all() and set(H.ravel()) <= {-1, 1}
    assert bits.y == signs.y and (2 * np.array(bits.X) - 1 == H).all()
    assert sum((H[:, j] == y).all() for j in range(n)) == 1 and y.sum() == 0
    assert len(engine.play(Perceptron(), Arrays(H, y)).mistakes) == n // 2
    assert len(engine.play(Perceptron(0), Arrays(H, y)).mistakes) == n
    winnow = engine.play_until_clean(Winnow(), bits, 50)
    assert winnow.clean and len(winnow.mistakes) <= {2: 2, 8: 6, 64: 12, 256: 20}[n]


# targets with negative weights


@given(
    st.lists(st.integers(-3, 3), min_size=1, max_size=5),
    st.integers(-4, 4),
    st.lists(st.sampled_from((0, 1)), min_size=5, max_size=5),
)
def test_over_the_complements_a_target_has_no_negative_weights(u, threshold_, bits):
    """On every row the two say the same; and with the old threshold they do not, wherever a weight was negative."""
    x = tuple(bits[: len(u)])
    (both,) = with_complements(Examples([x], [1])).X
    weights, raised = without_negative_weights(u, threshold_)
    assert min(weights) >= 0 and raised == threshold_ + sum(-v for v in u if v < 0)
    assert inner(weights, both) - raised == inner(u, x) - threshold_


def test_complements_are_named():
    examples = with_complements(Examples([(1, 0)], [1], ("wet", "cold")))
    assert examples.names == ("wet", "cold", "not wet", "not cold") and examples.X == ((1, 0, 0, 1),)


def _stream(**change):
    return threshold(**({"m": 5, "n": 10, "k": 2, "r": 3, "active": 4, "seed": 0} | change))


test_what_cannot_be_is_refused = refusals(
    (lambda: _stream(n=0), BadStream, 0),
    (lambda: _stream(r=11), BadStream, 11),
    (lambda: _stream(k=4), BadStream, 4),
    (lambda: _stream(active=11), BadStream, 11),
    (lambda: _stream(attribute_errors=16), BadStream, 16),
    (lambda: _stream(m=2.0), BadStream, 2.0),
    (lambda: hadamard(96, 0), BadStream, 96),
    (lambda: sylvester(12), BadStream, 12),
    (lambda: winnow.disjunctions().on(play(DIVIDE, Examples([(1, 0, 1)], [1])), [3]), BadSize, 3),
    (lambda: winnow.noisy().on(play(DIVIDE, Examples([(1, 0, 1)], [1])), [-1]), BadSize, -1),
    (lambda: winnow_disjunction(0, 0), BadSize, 0),
    (lambda: winnow_disjunction(3, 4), BadSize, 4),
    (lambda: winnow_k_of_r(3, 3, 2), BadSize, 3),
    (lambda: winnow_k_of_r(3, 1, 0), BadSize, 0),
    (lambda: noisy_disjunction(3, 0, 1), BadSize, 0),
    (lambda: noisy_disjunction(3, 1, -1), BadSize, -1),
    (lambda: winnow_disjunction(3, 1, demotion="halve"), BadLearner, "halve"),
    (lambda: winnow_disjunction(3, 1, factor=1), BadLearner, 1),
    (lambda: winnow_disjunction(4, 2).rounds(2), NoWorstCase, 7),
    (lambda: winnow_k_of_r(4, 3, 4, factor=2, counting=(1, -1)), NoWorstCase),
    (lambda: longest_path(0, lambda m: [(1, m + 1)], most=100), SearchTooLarge),
)


SIZES = [(size, relevant) for size in range(1, 8) for relevant in range(size + 1)]


def test_the_cap_is_reached_by_every_size():
    """Each relevant attribute alone, L times: rL promotions."""
    for size, relevant in SIZES:
        alone = [tuple(int(i == j) for i in range(size)) for j in range(relevant)] or [(0,) * size]
        run = play(DIVIDE, Examples(alone, [1 if relevant else -1] * len(alone)), passes=max(log2_up(size), 1))
        assert len(run.mistakes) == relevant * log2_up(size)
        assert winnow.disjunctions().on(run, range(relevant)).slack.mistakes["unused room"] == 0


def test_the_sharper_bound_and_the_plain_one_hold_of_the_exact_worst_case():
    for size, relevant in SIZES:
        worst, bound = winnow_disjunction(size, relevant).mistakes, sharper_bound(size, relevant)
        logarithm = log2_up(size)
        assert worst <= bound <= 3 * relevant * logarithm + 1
        assert size * worst <= 2 * size + relevant * (3 * size * logarithm - 2 ** (logarithm + 1)) or relevant == 0


def test_tic_tac_toe_meets_the_theorem():
    run = engine.play(DIVIDE, tic_tac_toe(), progress=False)
    assert_all_holds(winnow.disjunctions(), run, winning_lines())


def test_elimination_without_a_relevant_attribute_is_wrong_once_though_2rL_is_0():
    assert all(winnow_disjunction(n, 0, "eliminate").mistakes == 1 for n in range(1, 9))


def test_k_of_r_keeps_its_bounds_and_breaks_the_lectures_line():
    broken = 0
    for n, k, r in K_OF_R:
        factor = 1 + Fraction(1, 2 * k)
        chips = next(e for e in range(100) if factor**e >= n)  # ⌈log n⌉ to the base 1 + 1/2k
        most = winnow_k_of_r(n, k, r, counting=(1, 0)).promotions
        assert most <= Fraction(2 * k, k + 1) * (r * chips + (k - 1) * (2 * k + 1))
        kept = winnow_k_of_r(n, k, r, counting=(k, 1 - k)).count  # k M₊ − (k−1) M₋
        assert kept <= r * chips
        broken += factor**kept > n**r  # kept > r log n
        demoted = winnow_k_of_r(n, k, r, counting=(-2 * k - 1, 2 * k)).count
        assert demoted < 2 * k * (2 * k + 1)  # M₋ < (1 + 1/2k) M₊ + 2k + 1
    assert (broken, len(K_OF_R)) == (14, 31)


def test_there_are_no_rounds_without_a_cycle():
    with pytest.raises(NoWorstCase, match="at most 7 mistakes"):
        winnow_disjunction(4, 2).rounds(2)
