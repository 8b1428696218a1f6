"""Infinitely many attributes: the budget of slots against the inequality that it solves."""

from functools import cache

from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import in_order
from checks.theorem import TheoremCase, theorem_contract
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import part_of

from mistake_bounds import Winnow, play
from mistake_bounds.chapters.infinite_attributes import pictures
from mistake_bounds.chapters.infinite_attributes.learner import (
    BadBudget,
    InfiniteAttributes,
    OutOfSlots,
    TooManyActive,
    seen_through_slots,
)
from mistake_bounds.chapters.infinite_attributes.pictures import lambert
from mistake_bounds.chapters.infinite_attributes.theorem import (
    LECTURES_N,
    SlotBounds,
    attribute_budget,
    enough,
    with_enough_slots,
)
from mistake_bounds.drawing.chart import Fill, Text
from mistake_bounds.drawing.svg import LETTER, width
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.strings import StringSets
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import infinite_attributes as ia
from mistake_bounds.theory import read


def test_temporary_slots_are_called_back_where_the_prediction_was_right():
    """N = 50: c is lent slot 2, which is called back, and goes to d, which is kept."""
    mails = StringSets([{"a", "b"}, {"a", "c"}, {"b", "d"}, {"d"}], [1, -1, 1, 1])
    run = play(InfiniteAttributes(2, 1, slots=50), mails)
    assert run.mistakes == (0, 2, 3) and run.weights.strings == ("a", "b", "d")
    assert [set(slots) for slots, _ in seen_through_slots(run)] == [{0, 1}, {0, 2}, {1, 2}, {2}]


def test_what_the_lectures_bounds_rest_on_holds_on_runs():
    sets = [{"a", "b"}, {"b", "c"}, {"b"}, {"c", "d"}] * 5
    run = play(with_enough_slots(4, 1), StringSets(sets, [1 if "a" in x else -1 for x in sets]), 2)
    for line in (SlotBounds.lecture_bound, SlotBounds.in_n_and_r, SlotBounds.never_out_of_slots):
        check = check_proof(line.proof, read(line, run, {"a"}), ("promotion", "demotion"))
        assert {row.claim.name for row in check.failures} <= {"N at most (nr)²"}, check


@given(st.integers(1, 3000), st.integers(1, 40), st.integers(0, 12))
@settings(deadline=None)
def test_enough_is_the_inequality_of_the_theorem_between_integers(N, n, r):
    """2^(N − 2n − 3rn) ≥ N^(3rn), and what the theorem says with a logarithm."""
    left = N - 2 * n - 3 * r * n
    assert enough(N, n, r) == (left >= 0 and 2**left >= N ** (3 * r * n))
    assert enough(N, n, r) == holds(LECTURES_N, {"N": N, "n": n, "r": r, "lg": ln(N) / ln(2)})


@given(st.integers(1, 10**12), st.integers(0, 10**9))
@settings(deadline=None, max_examples=part_of(200))
def test_the_budget_is_the_least(n, r):
    """Beyond what any power could be written out for; the closed form agrees to its fifteen digits."""
    N = attribute_budget(n, r)
    assert enough(N, n, r) and not enough(N - 1, n, r)
    assert N >= n * (3 * r * (N - 1).bit_length() + 2)
    assert abs(N - lambert(n, r)) <= 1 + 1e-12 * N


def test_a_threshold_of_the_winnow_inside_is_kept():
    assert with_enough_slots(2, 1, winnow=Winnow(threshold=7)).winnow.threshold == 7


test_what_cannot_be_is_refused = refusals(
    (lambda: attribute_budget(0, 1), BadBudget, 0),
    (lambda: attribute_budget(1, -1), BadBudget, -1),
    (lambda: enough(0, 1, 1), BadBudget, 0),
    (lambda: with_enough_slots(2, 1, winnow=Winnow(1.5)), BadLearner, Winnow(1.5)),
    (lambda: play(with_enough_slots(2, 1), StringSets([{"a", "b", "c"}], [-1])), TooManyActive),
    (lambda: play(InfiniteAttributes(1, 0, slots=1), StringSets([{"a"}, {"b"}], [-1, -1])), OutOfSlots),
)


# the cases of the contracts


def strings(seed: int):
    """Sets of up to four of six letters: those with a or d first, and long ones before short ones."""
    sets = (frozenset(chr(97 + j) for j in range(6) if x[j]) for x in in_order(seed) if sum(x) <= 4)
    ordered = sorted(sets, key=lambda letters: (not letters & {"a", "d"}, -len(letters)))
    return StringSets(ordered, [1 if letters & {"a", "d"} else -1 for letters in ordered]), ({"a", "d"},)


def slots(kind: type[Winnow]) -> InfiniteAttributes:
    return InfiniteAttributes(4, 2, slots=12, winnow=kind())


SHORT_MAILS = StringSets([{"buy", "cheap"}, {"hello"}, {"buy"}, {"hello", "cheap"}], [1, -1, 1, -1])


MAILS = [{"buy", "cheap", "pills"}, {"hello", "friend"}, {"cheap", "watches"}, {"friend", "lunch"}]


@cache
def slotted():
    return play(with_enough_slots(n=3, r=1), StringSets(MAILS, [1, -1, 1, -1]))


test_theorems = theorem_contract(
    TheoremCase(ia.mistake_bound(), slots(Winnow), strings, {}, claim(ia.M <= 2 * ia.r * ia.L + 1)),
)


test_learners = learner_contract(
    LearnerCase(
        InfiniteAttributes(2, 1, 50),
        SHORT_MAILS,
        settings=({"n": 0, "r": 1, "slots": 9}, {"n": 2, "r": -1, "slots": 9}, {"n": 2, "r": 1, "slots": 0}),
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "budgets": lambda: (5, [8, 64, 512]),
        "slot_table": lambda: (slotted(),),
        "slots_lent": lambda: (slotted(), 3),
        "slots_taken": lambda: (slotted(), {"cheap"}),
    },
)


def test_a_string_is_no_wider_than_the_box_of_its_slot():
    boxes = {sum(box.xs) / 4: box.xs[1] - box.xs[0] for box in test_pictures.marks("slot_table", Fill)}
    words = {text.words: text.x for text in test_pictures.marks("slot_table", Text) if text.x in boxes}
    assert "watches" in words and all(width(string, LETTER) < boxes[x] for string, x in words.items())
