"""Winnow's theorems on ORs: proved, resting on each of their hypotheses, true of every run, no constant smaller."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import is_true
from thorough import part_of

from mistake_bounds import Examples, Winnow, engine, play
from mistake_bounds.chapters.cross_off.known import sharper_bound
from mistake_bounds.chapters.tic_tac_toe.examples import tic_tac_toe, winning_lines
from mistake_bounds.chapters.winnow.chips import z, z_next
from mistake_bounds.chapters.winnow.examples import disjunction
from mistake_bounds.chapters.winnow.reading import attribute_errors, read_disjunction, read_sharper
from mistake_bounds.chapters.winnow.theorem import A, D, L, M, P, c, c_next, n, r, s
from mistake_bounds.chapters.winnow.worst_case import noisy_disjunction, winnow_disjunction
from mistake_bounds.exact import BadSize
from mistake_bounds.exact import ceil_log as log2_up
from mistake_bounds.proof import Eq, ForEach, Proved, Refuted, claim, dot, instantiate, prove, scalars, vectors
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.rows import NotInARow
from mistake_bounds.theorems import perceptron, winnow

DIVIDE, ELIMINATE = Winnow(), Winnow(demotion="eliminate")
SIZES = [(size, relevant) for size in range(1, 8) for relevant in range(size + 1)]
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


# proved


@pytest.mark.parametrize(
    ("proof", "says"),
    [
        (winnow.disjunctions().conclusion, M < 3 * r * L + 2),
        (winnow.disjunctions().facts[0], P <= r * L),
        (winnow.disjunctions().facts[1], D < 2 * P + 2),
        (winnow.in_whole_numbers(), M <= 3 * r * L + 1),
        (winnow.lecture_bound(), M <= 2 + 3 * r + 3 * r * scalars("ell")),
        (winnow.elimination().conclusion, M < 2 * r * L + 1),
        (winnow.noisy().conclusion, M < 3 * (r * L + A) + 2),
        (winnow.noisy_in_whole_numbers(), M <= 3 * (r * L + A) + 1),
    ],
    ids=lambda part: getattr(getattr(part, "claim", None), "name", None),
)
def test_the_theorems_are_proved_and_say(proof, says):
    assert isinstance(proof, Proved)
    assert proof.claim.sign == claim(says).sign and (proof.claim.term - claim(says).term).expand() == 0


@pytest.mark.parametrize("theorem", [*THEOREMS.values(), winnow.noisy()], ids=lambda theorem: theorem.name)
def test_a_theorem_rests_on_its_kinds_of_mistakes_and_on_the_end_of_the_run(theorem):
    runs = [known for known in theorem.conclusion.given if isinstance(known, ForEach)]
    at_each = frozenset().union(*(each for run in runs if run.over == "mistake" for _, each in run.kinds))
    assert at_each == set(theorem.each)
    names = {known.name for known in theorem.at_end}
    first = set() if theorem is winnow.elimination() else {"chip"}  # of the first weight
    assert {run.over for run in runs} == {"mistake", "relevant attribute", "weight"} | first
    own = {winnow.noisy().name: {"all errors"}, winnow.elimination().name: {"some relevant attribute"}}
    assert names == {"relevant chips", "cap of a weight", "counted", "some attribute"} | own.get(theorem.name, set())


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
    assert isinstance(prove(D < 2 * P + 2, given=[n > 0], using=[weight]), Refuted)
    assert isinstance(prove(P <= r * L, using=[promotions]), Refuted)


# nothing stronger


SANE = {"promotions": P >= 0, "demotions": D >= 0, "r": r >= 1, "L": L >= 1, "counted": winnow.COUNTED}


@pytest.mark.parametrize("stronger", [M <= 2 * r * L + 1, M <= 3 * r * L, P <= r * L - 1, D < 2 * P + 1, D < P + 2])
def test_stronger_claims_are_refuted_with_numbers(stronger):
    facts = winnow.disjunctions().facts[:2]
    verdict = prove(stronger, given=SANE, using=facts)
    assert isinstance(verdict, Refuted) and not is_true(verdict.claim, verdict.counterexample)
    assert all(is_true(fact.claim, verdict.counterexample) for fact in facts)


def test_a_run_refutes_the_eliminating_bound_for_division():
    worst = winnow_disjunction(8, 3)
    run = play(worst.learner, worst.examples)
    assert winnow.disjunctions().on(run, range(3)).check
    assert not winnow.disjunctions().on(run, range(3)).check_claim(claim(M <= 2 * r * L + 1, "2rL + 1"))


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
    "promoted": ({"weight": Eq(z_next, 2 * z), "part": z <= s, "low": s < n}, {"weight", "part", "low"}),
    "demoted": ({"weight": Eq(2 * z_next, z), "before": z < 2 * n, "size": n >= 1}, {"weight", "before", "size"}),
    "kept": ({"weight": Eq(z_next, z), "before": z < 2 * n}, {"weight", "before"}),
}


@pytest.mark.parametrize("update", ONE_UPDATE)
def test_a_weight_stays_below_2n_only_by_what_it_rests_on(update):
    """A promoted one because it was part of a score below n, whatever it was before."""
    known, needed = ONE_UPDATE[update]
    assert isinstance(prove(z_next < 2 * n, given=known), Proved)
    for dropped in known:
        verdict = prove(z_next < 2 * n, given={name: h for name, h in known.items() if name != dropped})
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
    all_of_them = {"relevant chips": Eq(dot(u, c_M), U_r), "sum": U_r <= r * L}
    added = {"chips so far": Eq(U_next, U + e_M), "one cap": e_M <= L}
    for goal, known in ((dot(u, c_M) <= r * L, all_of_them), (U_next <= U + L, added)):
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
        with pytest.raises(BadSize, match="r=0: r is an integer from 1"):
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


@pytest.mark.parametrize(
    ("learner", "told"),
    [
        (Winnow(factor=3), ["active weights doubled", "active weights halved", "doubled", "halved"]),
        (ELIMINATE, ["active weights halved", "halved"]),
        (Winnow(threshold=3), ["start of T"]),
    ],
    ids=str,
)
def test_another_learner_is_told_by_name(learner, told):
    planted = disjunction(400, 16, 2, 6, seed=3)
    run = play(learner, planted.examples)
    assert set(told) <= failing(winnow.disjunctions().on(run, planted.relevant).check)


@pytest.mark.parametrize("relevant", [[3], [-1], [0, 7], [0.5], ["x"], [True]])
def test_an_attribute_that_there_is_not_is_told_by_name(relevant):
    run = play(DIVIDE, Examples([(1, 0, 1)], [1]))
    for theorem in (winnow.disjunctions(), winnow.noisy()):
        with pytest.raises(BadSize, match="relevant=.* from 0 to 2"):
            theorem.on(run, relevant).check


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


def test_tic_tac_toe_meets_the_theorem():
    run = engine.play(DIVIDE, tic_tac_toe(), progress=False)
    assert_all_holds(winnow.disjunctions(), run, winning_lines())
