"""Boolean streams have the target, the size and the errors that they say; the game's ends are counted again."""

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mistake_bounds import Examples, Perceptron, Winnow, engine, play
from mistake_bounds.chapters.tic_tac_toe.examples import (
    LINES,
    end_positions,
    tic_tac_toe,
    tic_tac_toe_strings,
    triples_of_cells,
    winning_lines,
)
from mistake_bounds.chapters.winnow.examples import (
    disjunction,
    hadamard,
    threshold,
    with_complements,
    without_negative_weights,
)
from mistake_bounds.engine import Arrays, SparseArrays, condensed
from mistake_bounds.exact import dot
from mistake_bounds.examples import BadLabel, NoExamples, RaggedRows
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.streams.strings import NotStrings, StringSets, sentences, words_with


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


@pytest.mark.parametrize("change", [
    {"m": 0}, {"n": 0}, {"n": 2**31}, {"r": 0}, {"r": 11}, {"k": 0}, {"k": 4}, {"active": 0}, {"active": 11},
    {"attribute_errors": -1}, {"attribute_errors": 16}, {"m": 2.0}, {"k": True},
])  # fmt: skip
def test_streams_that_cannot_be(change):
    settings = {"m": 5, "n": 10, "k": 2, "r": 3, "active": 4, "seed": 0}
    with pytest.raises(BadStream) as refusal:
        threshold(**(settings | change))
    assert refusal.value.offender in change.values()


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


@pytest.mark.parametrize("n", [0, 1, 3, 96, 4.0, True])
def test_no_hadamard_matrix(n):
    with pytest.raises(BadStream):
        hadamard(n, 0)


def test_the_end_positions_among_all_boards():
    """By another road than playing: of all 3⁹ boards those with a fair number of moves and the right winner."""
    assert len(LINES) == len({frozenset(line) for line in LINES}) == 8
    ends = []
    for board in map("".join, product("box", repeat=9)):
        ahead = board.count("x") - board.count("o")
        x, o = (any(board[a] == board[b] == board[c] == player for a, b, c in LINES) for player in "xo")
        if (x and not o and ahead == 1) or (o and not x and ahead == 0):
            ends.append(board)
        elif not x and not o and ahead == 1 and "b" not in board:
            ends.append(board)
    assert tuple(ends) == end_positions() and len(ends) == 958


def test_tic_tac_toe():
    examples = tic_tac_toe()
    X, y = np.array(examples.X), np.array(examples.y)
    assert X.shape == (958, 2266) and (y > 0).sum() == 626 and (X.sum(axis=1) == 84).all() and X.any(axis=0).all()
    assert len(examples.names) == len(set(examples.names)) == 2266
    lines = winning_lines()
    assert len(lines) == 8 and all(examples.names[j].count("=x") == 3 for j in lines)
    assert ((X[:, lines].any(axis=1)) == (y > 0)).all()
    assert "a1=x ∧ b2=x ∧ c3=x" in [examples.names[j] for j in lines]
    board, row = end_positions()[500], examples.X[500]
    for (cells, values), bit in zip(triples_of_cells(), row, strict=True):
        assert bit == all(board[c] == v for c, v in zip(cells, values, strict=True))
    run = engine.play_until_clean(Winnow(), Arrays(X, y), 20)
    assert run.clean and len(run.mistakes) <= 3 * 8 * 12 + 1


def test_the_boards_as_strings():
    boards, examples = tic_tac_toe_strings(), tic_tac_toe()
    assert boards.y == examples.y and sorted(examples.names) == list(boards.vocabulary)
    names = examples.names
    assert all(s == {names[j] for j in np.flatnonzero(x)} for s, x in zip(boards.X, examples.X, strict=True))


def test_sentences():
    texts = sentences("class")
    words = set(words_with("class", texts))
    assert 1 < len(words) < 20 and all((y > 0) == bool(x & words) for x, y in texts)
    with pytest.raises(NotStrings):
        sentences("qqq")
    with pytest.raises(NotStrings):
        sentences("")


@pytest.mark.parametrize(("X", "y", "error"), [
    ([], [], NoExamples), ([{"a"}], [1, 1], RaggedRows), ([{"a"}], [0], BadLabel), ([{"a"}], [True], BadLabel),
    (["abc"], [1], NotStrings), ([{1}], [1], NotStrings), ([7], [1], NotStrings), ([[["a"]]], [1], NotStrings),
])  # fmt: skip
def test_bad_strings_are_refused_by_name(X, y, error):
    with pytest.raises(error) as refusal:
        StringSets(X, y)
    assert hasattr(refusal.value, "offender")


def test_strings_read_as_examples_do():
    sets = StringSets([["a", "b", "a"], (), {"c"}], [1, -1, 1.0])
    assert sets[0] == (frozenset("ab"), 1) and sets.dimension == 2 and sets.exact and len(sets) == len(list(sets)) == 3
    assert sets.boolean().X == ((1, 1, 0), (0, 0, 0), (0, 0, 1)) and sets.boolean().names == ("a", "b", "c")


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
    assert dot(weights, both) - raised == dot(u, x) - threshold_


def test_complements_are_named():
    examples = with_complements(Examples([(1, 0)], [1], ("wet", "cold")))
    assert examples.names == ("wet", "cold", "not wet", "not cold") and examples.X == ((1, 0, 0, 1),)
