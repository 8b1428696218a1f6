"""Errors along a run: those of the learners themselves, exactly, and refusals of what floats cannot add exactly."""

from fractions import Fraction

import pytest

from mistake_bounds import Examples, Perceptron, engine, play
from mistake_bounds.chapters.votes.error_curves import NotWhole, errors_along
from mistake_bounds.chapters.votes.learner import AveragedPerceptron, VotedPerceptron
from mistake_bounds.exact import Refusal
from mistake_bounds.streams.real import BadDigit, digits, even_digits, held_out, learning_part


def share_wrong(says, examples) -> Fraction:
    return Fraction(sum(says(x) != y for x, y in examples), len(examples))


@pytest.mark.parametrize("tie", [-1, 0, 1])
def test_the_errors_are_those_of_the_learners(tie):
    learn, test = learning_part(digits), held_out(digits)
    short = Examples(learn.X[:60], learn.y[:60])
    along = errors_along(engine.play(Perceptron(tie), short, 2), test, [0, 10, 60, 120])
    for m, found in zip((10, 60, 120), along[1:], strict=True):
        part, passes = (Examples(short.X[:m], short.y[:m]), 1) if m < 60 else (short, m // 60)
        voted, averaged = (play(kind(tie), part, passes) for kind in (VotedPerceptron, AveragedPerceptron))
        assert found.last == share_wrong(lambda x, v=voted: v.learner.predict(v.weights, x), test)
        assert found.voted == share_wrong(lambda x, v=voted: v.learner.final_prediction(v.weights, x), test)
        assert found.averaged == share_wrong(lambda x, a=averaged: a.learner.final_prediction(a.weights, x), test)
        ballot = voted.learner.ballot(voted.weights)
        mean = sum(k * share_wrong(lambda x, w=w: Perceptron(tie).predict(w, x), test) for w, k in ballot) / (m + 1)
        assert found.at_random == mean


def test_the_start_and_the_rate_count():
    examples, test = Examples([(1, 2), (2, 1), (-1, 3)], [1, -1, -1]), Examples([(1, 1), (2, -1)], [1, -1])
    run = play(VotedPerceptron(rate=2, start=(1, -1)), examples, 3)
    (found,) = errors_along(run, test, [9])
    assert found.voted == share_wrong(lambda x: run.learner.final_prediction(run.weights, x), test)


def test_what_is_not_whole_or_too_large_is_refused():
    run = play(Perceptron(), Examples([(1, 2)], [1]))
    with pytest.raises(NotWhole):
        errors_along(run, Examples([(Fraction(1, 2), 1)], [1]), [1])
    with pytest.raises(NotWhole):
        errors_along(run, Examples([(2**60, 1)], [1]), [1])
    with pytest.raises(Refusal, match="shown=2"):
        errors_along(run, Examples([(1, 1)], [1]), [2])


def test_the_parts_are_all_of_the_digits():
    for make, count in ((even_digits, 1797), (digits, 365)):
        assert learning_part(make).X + held_out(make).X == make().X and len(make()) == count
    with pytest.raises(BadDigit, match="share=1"):
        learning_part(digits, Fraction(1))
