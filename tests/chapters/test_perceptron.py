"""The Perceptron's theorem on any separated stream, with numbers that the tests work out by themselves."""

from fractions import Fraction
from functools import cache, partial

import pytest
from checks import wrong
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.reader import reader_contract
from checks.streams import LINE, NO_RATES, NUMBERS, separable
from checks.theorem import TheoremCase, theorem_contract
from hypothesis import example, given, settings
from hypothesis import strategies as st
from refusals import refusals
from strategies import rows, separated
from thorough import part_of

from mistake_bounds import Examples, Perceptron, play, play_until_clean, streams
from mistake_bounds.chapters.perceptron import pictures
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.perceptron.theorem import mistake_bound, read
from mistake_bounds.drawing.chart import Fill
from mistake_bounds.exact import norm2
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.proof import norm2 as norm2_
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.targets import BadTarget, NotSeparated
from mistake_bounds.theorems import passes, perceptron

THEOREM = perceptron.mistake_bound()
AND = Examples([(1, 1, 1), (1, -1, 1), (-1, 1, 1), (-1, -1, 1)], [1, -1, -1, -1])


def failing(check):
    return {row.claim.name for row in check.failures}


@settings(max_examples=part_of(100), deadline=None)
@given(separated(), st.sampled_from((-1, 0, 1)), st.integers(1, 5))
@example((Examples([(1,), (2,)], [-1, -1]), (-1,)), -1, 1)
def test_on_any_separated_stream_every_claim_holds_and_the_slack_adds_up(stream, tie, factor):
    """Also with a smaller margin and a larger radius, and a multiple of the target."""
    examples, target = stream
    run = play_until_clean(Perceptron(tie), examples, at_most=2000)
    radius2 = examples.radius2
    margin = Fraction(examples.margin(target))
    bound = radius2 * norm2(target) / margin**2
    assert run.clean and run.passes <= bound + 1
    for scaled, more, allowed in (
        (target, {}, bound),
        ([factor * v for v in target], {}, bound),
        (target, {"margin": margin / factor, "radius2": radius2 * factor}, bound * factor**3),
    ):
        on_run = THEOREM.on(run, scaled, **more)
        assert on_run.check, on_run.check
        assert on_run.bound == allowed == len(run.mistakes) + sum(on_run.slack.mistakes.values())
        assert all(part >= 0 for part in on_run.slack.mistakes.values())


@settings(max_examples=40, deadline=None)
@given(separated(), st.data())
def test_a_target_that_does_not_separate_is_refused_with_an_example(stream, data):
    examples, _ = stream
    target = data.draw(rows(examples.dimension))
    if examples.margin(target) <= 0:
        with pytest.raises(NotSeparated) as refusal:
            THEOREM.on(play(Perceptron(), examples), target)
        row, label = refusal.value.example
        assert label * sum(a * b for a, b in zip(target, row, strict=True)) == examples.margin(target)


def test_a_margin_or_a_radius_that_is_not_the_examples_is_refused_by_name():
    run = play(Perceptron(), AND, passes=5)
    target = (1, 1, -1)
    assert "margin" in failing(THEOREM.on(run, target, margin=100).check)
    assert "radius" in failing(THEOREM.on(run, target, radius2=0).check)


def test_a_pass_more_than_the_clean_one_is_named():
    examples = Examples([(3, 1), (-1, 1), (-2, -3)], [+1, -1, -1])
    run = play_until_clean(Perceptron(), examples, at_most=100)
    again = play(Perceptron(), examples, run.passes + 1)
    assert passes.check(run, run.weights)
    assert failing(passes.check(again, run.weights)) == {"a mistake in the pass"}


test_what_cannot_be_is_refused = refusals(
    (lambda: THEOREM.on(play(Perceptron(), AND), (1, 2)), BadTarget),
    (lambda: THEOREM["regress"], KeyError),
    (lambda: play(Perceptron(start=(1, 2)), AND), BadLearner, (1, 2)),
    (lambda: streams.orthonormal(0), BadStream, 0),
    (lambda: streams.infinite_stream(-1), BadStream, -1),
)


# the cases of the contracts


@cache
def six():
    return mistake_bound().on(play(Perceptron(tie=1), worked_example()), (1, 0))


test_theorems = theorem_contract(
    TheoremCase(
        perceptron.mistake_bound(),
        Perceptron(),
        separable,
        wrong.NOT_THE_PERCEPTRON,
        claim(2 * perceptron.M * perceptron.gamma**2 <= perceptron.R**2 * norm2_(perceptron.u)),
        passes=3,
    ),
)


test_learners = learner_contract(
    LearnerCase(Perceptron(), NUMBERS, settings=({"tie": 2}, *NO_RATES)),
)


test_pictures = picture_contract(
    pictures,
    {
        "caps": lambda: (six(),),
        "decision_lines": lambda: (six().run,),
        "lengthening": lambda: (six().run, (2, 3)),
        "race": lambda: (six(),),
        "wedges": lambda: (six(),),
    },
    rising={
        "race": (("floor", "⟨u", "‖w‖", "ceiling"),),
    },
)


def test_line_and_circle_meet_where_the_bound_is():
    """The widest angle to the target is that whose cosine is √(t/5), and 0 after 5 mistakes."""
    for t, wedge in zip((1, 2, 3, 5), test_pictures.marks("wedges", Fill), strict=True):
        assert (wedge.xs[-1], wedge.ys[-1]) == pytest.approx(((t / 5) ** 0.5, (1 - t / 5) ** 0.5), abs=1e-6)


RUN = play(Perceptron(), LINE)
test_readers = reader_contract(
    margin=(partial(read, RUN, (1, 0)), 1, ()),
    radius=(lambda r2: read(RUN, (1, 0), radius2=r2), 5, ()),
)
