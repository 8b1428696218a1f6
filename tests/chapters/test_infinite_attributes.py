"""Infinitely many attributes: true of every run, the budget of slots, and where fewer are not enough."""

from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals
from thorough import part_of, some_of

from mistake_bounds import Winnow, play
from mistake_bounds.chapters.infinite_attributes.learner import BadBudget, InfiniteAttributes, OutOfSlots, TooManyActive
from mistake_bounds.chapters.infinite_attributes.pictures import lambert
from mistake_bounds.chapters.infinite_attributes.reading import seen_through_slots, slots_during
from mistake_bounds.chapters.infinite_attributes.theorem import LECTURES_N, attribute_budget, enough, with_enough_slots
from mistake_bounds.chapters.tic_tac_toe.examples import tic_tac_toe_strings
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import Proved, Rational, Refuted, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.strings import StringSets, sentences, words_with
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorems import infinite_attributes as ia

LETTERS = "abcdefghijkl"


WORDS = st.frozensets(st.sampled_from(LETTERS), max_size=4)


def ran(sets, target, passes=2, **settings_):
    learner = (InfiniteAttributes if "slots" in settings_ else with_enough_slots)(4, len(target), **settings_)
    return play(learner, StringSets(sets, [1 if x & target else -1 for x in sets]), passes)


@given(st.lists(WORDS, min_size=1, max_size=30), st.sets(st.sampled_from(LETTERS), max_size=3))
@settings(deadline=None, max_examples=part_of(60))
def test_every_claim_holds_on_every_run(sets, target):
    run, theorem = ran(sets, target), ia.mistake_bound()
    check = theorem.on(run, target).check
    assert check.ok, check
    for claim in (ia.ENOUGH, ia.in_whole_numbers().claim, ia.never_out().claim):
        assert theorem.on(run, target).check_claim(claim).ok
    slack = theorem.on(run, target).slack
    assert (not run.mistakes or slack) and all(amount >= 0 for amount in slack.mistakes.values())
    assert slack.bound == 2 + 3 * len(target) * (run.learner.slots - 1).bit_length()


@given(st.lists(WORDS, min_size=1, max_size=30), st.sets(st.sampled_from(LETTERS), max_size=3))
@settings(deadline=None, max_examples=part_of(60))
def test_slots_during_a_run(sets, target):
    run = ran(sets, target)
    shown, N = slots_during(run), run.learner.slots
    assert len(shown) == run.presented
    assert tuple(i for i, s in enumerate(shown) if s.mistake) == run.mistakes
    assert all(s.taken + s.temporary <= N for s in shown)
    after = [s.taken + s.temporary * s.mistake for s in shown]
    assert after[:-1] == [s.taken for s in shown[1:]] and after[-1] == len(run.weights.strings)
    through = seen_through_slots(run)
    assert [len(slots) for slots, _ in through] == [len(run.examples[i % len(sets)][0]) for i in range(run.presented)]
    rows = [tuple(int(j in through[i][0]) for j in range(len(run.weights.strings))) for i in run.mistakes]
    assert not rows or rows == list(run.learner.seen(run).X)


def test_a_learner_that_does_something_else_is_found_out():
    """Elimination is not halving, and too few slots are not enough: the check names the claim."""
    sets = [frozenset("ab"), frozenset("bc"), frozenset("b")] * 6
    run = ran(sets, {"a", "c"}, passes=9, winnow=Winnow(demotion="eliminate"))
    assert any(run.examples[i % len(sets)][1] < 0 for i in run.mistakes)
    assert "halved, demotion" in [row.name for row in ia.mistake_bound().on(run, {"a", "c"}).check.failures]
    few = ran(sets, {"a"}, slots=20)
    assert not ia.mistake_bound().on(few, {"a"}).check_claim(ia.ENOUGH).ok
    wrong = ia.mistake_bound().on(ran(sets, {"a"}), {"c"}).check
    assert "positive, promotion" in [row.name for row in wrong.failures]


def test_without_the_temporary_block_it_is_refuted():
    few = {"slots": ia.taken_M <= ia.n * ia.M, "mistakes": ia.M <= 3 * ia.r * ia.L + 1}
    few |= {"short": ia.N >= ia.n * (3 * ia.r * ia.L + 1), "string": ia.n >= 1}
    assert isinstance(prove(ia.taken_M + ia.n <= ia.N, given=few), Refuted)
    few["mistakes"] = ia.M <= 3 * ia.r * ia.L
    assert isinstance(prove(ia.taken_M + ia.n <= ia.N, given=few), Proved)


def test_37_is_the_number():
    assert repr(ia.tangent().claim) == "tangent: q/32 - log(q) - 1 + 5·log(2) ≥ 0"
    assert repr(ia.ln_two().claim) == "logarithm: -2/3 + log(2) ≥ 0"
    for q in (37, 38, 50, 1000, 10**9):
        at_q = {"q": q, "b": ln(2), "lambda": ln(q) / ln(2)}
        assert all(holds(known, at_q) for known in (*ia.from_37_on().given, ia.from_37_on().claim))
    assert not holds(ia.from_37_on().claim, {"q": 36, "lambda": ln(36) / ln(2)})


@pytest.mark.parametrize("target", [{"a"}, {"a", "c"}])
def test_what_the_lectures_bounds_rest_on_holds_on_runs(target):
    sets = [frozenset("ab"), frozenset("bc"), frozenset("b"), frozenset("cd")] * 5
    reading = ia.read_strings(ran(sets, target), target)
    for lemma in (ia.lecture_bound, ia.in_n_and_r, ia.never_out):
        check = check_proof(lemma(), reading, ("promotion", "demotion"))
        failed = {row.claim.name for row in check.failures}
        assert failed <= ({"N at most (nr)²"} if lemma is ia.in_n_and_r else set()), check
    wrong = {**reading.end, "L": reading.end["L"] + 1}
    assert not holds(logarithm_of_cap(), wrong)


def logarithm_of_cap():
    return next(known for known in ia.rounded_up().given if "W" in known.symbols and known.polynomial is None)


def test_a_cap_that_is_not_the_least_does_not_give_the_lectures_bound():
    L, lg = ia.L, ia.lg
    natural = prove(L * ia.ln2 <= lg * ia.ln2, given=[ia.W < 4 * ia.N, ia.N <= ia.W, ia.ln2 >= Rational(2, 3)])
    assert isinstance(natural, Refuted)
    assert isinstance(prove(L <= lg + Rational(1, 2), given=[ia.rounded_up().claim]), Refuted)


@given(st.integers(1, 10**6), st.integers(1, 10**4))
@settings(deadline=None, max_examples=part_of(200))
def test_the_square_is_enough_exactly_where_the_claim_says(n, r):
    q = n * r
    assert q < 37 or enough(q * q, n, r)
    if abs(q - (6 * log2(q) + 3 + 2 / r)) > 1e-6:
        assert enough(q * q, n, r) == (q >= 6 * log2(q) + 3 + 2 / r)


@given(st.integers(1, 400), st.integers(1, 60))
@settings(deadline=None, max_examples=part_of(200))
def test_nr2_is_enough_exactly_where_the_powers_say(n, r):
    powers = r * r >= 3 * r + 2 and (n * r * r) ** (3 * r) <= 2 ** (r * r - 3 * r - 2)
    assert enough(n * r * r, n, r) == powers and not (powers and r <= 33)


def by_powers(N, n, r):
    """2^(N − 2n − 3rn) ≥ N^(3rn), written out."""
    have = N - 2 * n - 3 * r * n
    return have >= 0 and 2**have >= N ** (3 * r * n)


@given(st.integers(1, 3000), st.integers(1, 40), st.integers(0, 12))
@settings(deadline=None)
def test_enough_is_the_inequality_between_integers(N, n, r):
    assert enough(N, n, r) == by_powers(N, n, r)


@given(st.integers(1, 3000), st.integers(1, 40), st.integers(0, 12))
@settings(deadline=None)
def test_enough_is_the_claim_of_the_theorem(N, n, r):
    assert enough(N, n, r) == holds(LECTURES_N, {"N": N, "n": n, "r": r, "lg": ln(N) / ln(2)})


@given(st.integers(1, 30), st.integers(0, 8))
@settings(deadline=None)
def test_the_budget_is_the_least(n, r):
    N = attribute_budget(n, r)
    assert by_powers(N, n, r) and not by_powers(N - 1, n, r)
    assert r == 0 or N == ceil(lambert(n, r)) or abs(N - lambert(n, r)) < 1e-6
    assert not any(enough(smaller, n, r) for smaller in range(1, N, max(1, N // 50)))


@given(st.integers(1, 10**12), st.integers(0, 10**9))
@settings(deadline=None)
def test_large_budgets(n, r):
    """Beyond what any power could be written out for; the closed form agrees to its fifteen digits."""
    N = attribute_budget(n, r)
    assert enough(N, n, r) and not enough(N - 1, n, r)
    assert abs(N - lambert(n, r)) <= 1 + 1e-12 * N


def test_what_the_lecture_says_and_what_holds():
    """E6: n·r² is not enough; (nr)² is, from nr = 37 on, and 36·1 is not."""
    assert not enough(100 * 5**2, 100, 5) and attribute_budget(100, 5) == 23479
    assert not any(enough(n * r * r, n, r) for r in some_of(range(1, 34)) for n in range(1, 60))
    assert enough(34**2, 1, 34) and enough(3 * 40**2, 3, 40) and not enough(4 * 40**2, 4, 40)
    assert enough(20 * 50**2, 20, 50) and not enough(21 * 50**2, 21, 50)
    assert enough(144 * 60**2, 144, 60) and not enough(145 * 60**2, 145, 60) and not enough(10**10, 10**6, 100)
    assert not enough(36**2, 36, 1)
    for r in some_of(range(1, 80)):
        assert all(enough((n * r) ** 2, n, r) for n in range(max(1, -(-37 // r)), 120))


@given(st.lists(WORDS, min_size=1, max_size=40), st.sets(st.sampled_from("abcdefghijkl"), max_size=3), st.data())
@settings(deadline=None)
def test_never_out_of_slots_and_the_mistakes_within_the_bound(sets, target, data):
    demotion = data.draw(st.sampled_from(["divide", "eliminate"]))
    learner = with_enough_slots(4, len(target), winnow=Winnow(demotion=demotion))
    examples = StringSets(sets, [1 if x & target else -1 for x in sets])
    run = play(learner, examples, passes=3)
    N, r = learner.slots, len(target)
    assert len(run.mistakes) <= 1 + 3 * r * (N - 1).bit_length()
    assert len(run.weights.strings) <= 4 * len(run.mistakes) <= N
    if run.mistakes:
        seen = learner.seen(run)
        again = play(learner.winnow, seen)
        assert again.mistakes == tuple(range(len(seen))) and again.weights == run.weights.weights
        relevant = [j for j, s in enumerate(seen.names) if s in target]
        assert len(relevant) <= r and all((y > 0) == any(x[j] for j in relevant) for x, y in seen)


@given(st.lists(WORDS, min_size=1, max_size=25), st.data())
@settings(deadline=None)
def test_it_is_winnow_over_slots_written_out(sets, data):
    """The lecture's procedure in full: N weights, temporary places, permanent ones at mistakes; any labels."""
    N = 60
    examples = StringSets(sets, [data.draw(st.sampled_from([-1, 1])) for _ in sets])
    run = play(InfiniteAttributes(4, 1, slots=N), examples, passes=2)
    winnow, w, place, mistakes = Winnow(), (1,) * N, {}, []
    for position, (x, y) in enumerate([*examples] * 2):
        temporary = dict(place)
        for string in sorted(x - place.keys()):
            temporary[string] = len(temporary)
        row = [0] * N
        for string in x:
            row[temporary[string]] = 1
        if winnow.predict(w, row) != y:
            w, place = winnow.update(w, row, y), temporary
            mistakes.append(position)
    assert run.mistakes == tuple(mistakes) and run.weights.strings == tuple(place)
    assert run.weights.weights == w[: len(place)] and set(w[len(place) :]) <= {1}


def test_boards_and_sentences():
    boards = tic_tac_toe_strings()
    learner = with_enough_slots(84, 8)
    run = play(learner, boards)
    assert len(run.mistakes) <= 1 + 3 * 8 * (learner.slots - 1).bit_length()
    assert len(run.weights.strings) <= len(boards.vocabulary) < learner.slots
    texts = sentences("class")
    words = words_with("class", texts)
    run = play(with_enough_slots(texts.dimension, len(words)), texts, passes=12)
    assert run.clean and len(run.weights.strings) < len(texts.vocabulary)
    assert any(word in run.weights.strings for word in words)


def test_out_of_slots():
    """n = 1, r = 0: one slot for the one mistake, and the next string finds none, even for the prediction (E27)."""
    sets = StringSets([{"a"}, {"b"}], [-1, -1])
    with pytest.raises(OutOfSlots) as refusal:
        play(InfiniteAttributes(1, 0, slots=1), sets)
    assert (refusal.value.needed, refusal.value.slots, refusal.value.example) == (2, 1, {"b"})
    assert play(with_enough_slots(1, 0), sets).mistakes == ()


test_what_cannot_be_is_refused = refusals(
    (lambda: attribute_budget(0, 1), BadBudget, 0),
    (lambda: attribute_budget(1, -1), BadBudget, -1),
    (lambda: enough(0, 1, 1), BadBudget, 0),
    (lambda: with_enough_slots(2, 1, winnow=Winnow(1.5)), BadLearner, Winnow(1.5)),
    (lambda: play(with_enough_slots(2, 1), StringSets([{"a", "b", "c"}], [-1])), TooManyActive),
)


def test_the_winnow_inside():
    assert with_enough_slots(2, 1, winnow=Winnow(threshold=7)).winnow.threshold == 7
    assert InfiniteAttributes(2, 1, slots=9).winnow.threshold == 9
    for bad in (Winnow(1.5), "Winnow"):
        with pytest.raises(BadLearner):
            with_enough_slots(2, 1, winnow=bad)


@given(st.integers(1, 500), st.integers(0, 30))
@settings(deadline=None, max_examples=part_of(100))
def test_the_lectures_budget_satisfies_the_theorem(n, r):
    N = attribute_budget(n, r)
    assert N >= n * (3 * r * (N - 1).bit_length() + 2)
