"""Winnow with infinitely many attributes, its budget of slots, and guess-and-double."""

from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import part_of, some_of

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.guessing.learner import GuessAndDouble, NoGuessLeft, budget, guesses, total_budget
from mistake_bounds.chapters.infinite_attributes.learner import BadBudget, InfiniteAttributes, OutOfSlots, TooManyActive
from mistake_bounds.chapters.infinite_attributes.pictures import lambert
from mistake_bounds.chapters.infinite_attributes.theorem import LECTURES_N, attribute_budget, enough, with_enough_slots
from mistake_bounds.chapters.tic_tac_toe.examples import tic_tac_toe_strings
from mistake_bounds.chapters.winnow.examples import threshold
from mistake_bounds.exact import log2_bounds
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.streams.strings import StringSets, sentences, words_with


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


@given(st.integers(1, 10**30), st.integers(1, 300))
@settings(deadline=None)
def test_bounds_on_logarithms(N, bits):
    low, high = log2_bounds(N, bits)
    assert low <= high <= low + 2 and (N & (N - 1) or low == high)
    if bits <= 10:
        assert 2**low <= N ** (2**bits) <= 2**high


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


@pytest.mark.parametrize(("call", "offender"), [
    (lambda: attribute_budget(0, 1), 0), (lambda: attribute_budget(1, -1), -1), (lambda: attribute_budget(2.0, 1), 2.0),
    (lambda: enough(0, 1, 1), 0),
    (lambda: InfiniteAttributes(0, 1, 9), 0), (lambda: InfiniteAttributes(1, True, 9), True),
    (lambda: InfiniteAttributes(1, 1, 0), 0),
])  # fmt: skip
def test_budgets_that_cannot_be(call, offender):
    with pytest.raises(BadBudget) as refusal:
        call()
    assert refusal.value.offender is offender or refusal.value.offender == offender


WORDS = st.frozensets(st.sampled_from("abcdefghijkl"), max_size=4)


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


def test_out_of_slots():
    """n = 1, r = 0: one slot for the one mistake, and the next string finds none, even for the prediction (E27)."""
    sets = StringSets([{"a"}, {"b"}], [-1, -1])
    with pytest.raises(OutOfSlots, match="2 strings need a slot each, and there are 1") as refusal:
        play(InfiniteAttributes(1, 0, slots=1), sets)
    assert (refusal.value.needed, refusal.value.slots, refusal.value.example) == (2, 1, {"b"})
    assert play(with_enough_slots(1, 0), sets).mistakes == ()
    with pytest.raises(OutOfSlots):
        InfiniteAttributes(2, 0, slots=1).update(InfiniteAttributes(2, 0, slots=1).initial(2), frozenset("ab"), 1)


def test_too_many_active():
    sets = StringSets([{"a"}, {"a", "b", "c"}], [1, -1])
    with pytest.raises(TooManyActive, match="example 1 has 3 strings, more than n=2") as refusal:
        play(with_enough_slots(2, 1), sets)
    assert (refusal.value.index, refusal.value.n, refusal.value.example) == (1, 2, {"a", "b", "c"})
    learner = with_enough_slots(2, 1)
    with pytest.raises(TooManyActive):
        learner.predict(learner.initial(2), frozenset("abc"))


def test_the_winnow_inside():
    assert with_enough_slots(2, 1, winnow=Winnow(threshold=7)).winnow.threshold == 7
    assert InfiniteAttributes(2, 1, slots=9).winnow.threshold == 9
    for bad in (Winnow(1.5), "Winnow"):
        with pytest.raises(BadLearner):
            with_enough_slots(2, 1, winnow=bad)


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


@given(st.integers(1, 12), st.data())
@settings(deadline=None, max_examples=part_of(60))
def test_guess_and_double_stays_within_its_budget(n, data):
    r = data.draw(st.integers(1, n))
    k = data.draw(st.integers(1, r))
    examples = threshold(30, n, k, r, max(1, n // 2), data.draw(st.integers(0, 99))).examples
    for learner, known in ((GuessAndDouble(r), True), (GuessAndDouble(), False)):
        run = play(learner, examples, passes=8)
        assert len(run.mistakes) == run.weights.spent + sum(run.weights.before) <= total_budget(n, k, r, known)
        assert run.weights.spent <= budget(n, run.weights.k, run.weights.r)


def test_a_right_guess_is_never_refuted_and_a_wrong_one_can_be():
    """3 of 4 with factor 3/2 — k' = 1 — from the start of a run that goes on until its budget is spent."""
    examples = threshold(200, 6, 3, 4, 3, 5).examples
    run = play(GuessAndDouble(4), examples, passes=40)
    assert run.clean
    stuck = Examples([(1,), (1,)], [1, -1])
    with pytest.raises(NoGuessLeft, match="no k of r") as refusal:
        play(GuessAndDouble(), stuck, passes=100)
    assert refusal.value.state.k == 1
    with pytest.raises(NoGuessLeft) as refusal:
        play(GuessAndDouble(), Examples([(1, 1, 1), (1, 1, 1)], [1, -1]), passes=1000)
    assert len(refusal.value.state.before) == len(guesses(3)) - 1


def test_guesses_that_cannot_be():
    for bad in (0, -1, 2.0, True):
        with pytest.raises(BadLearner):
            GuessAndDouble(bad)
    with pytest.raises(BadLearner, match="r=3 relevant attributes of only 1"):
        play(GuessAndDouble(3), Examples([(1,)], [1]))
    with pytest.raises(BadFeature):
        play(GuessAndDouble(), Examples([(2,)], [1]))
