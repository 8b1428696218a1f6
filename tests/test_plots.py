"""What the pictures show: their lines are the claims' two sides, their text alternatives carry the numbers."""

import re
from fractions import Fraction
from math import isclose, sqrt

import pytest

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.chapters.past_right.learner import MarginPerceptron
from mistake_bounds.chapters.perceptron.examples import orthonormal, worked_example
from mistake_bounds.chapters.perceptron.pictures import decision_lines, race
from mistake_bounds.chapters.perceptron.theorem import mistake_bound
from mistake_bounds.drawing.figure import PAGE_COLOURS, Picture, canvas
from mistake_bounds.drawing.slack import slack_bar
from mistake_bounds.exact import norm2
from mistake_bounds.proof import dot, scalars, vectors
from mistake_bounds.streams.real import digits
from mistake_bounds.theorem.slack import Slack
from mistake_bounds.theorems import margin_perceptron


@pytest.fixture(scope="module")
def theorem():
    return mistake_bound()


@pytest.fixture(scope="module")
def by_hand():
    return play(Perceptron(tie=+1), worked_example())


def lines(picture):
    return {line.get_label(): line for line in picture.figure.axes[0].get_lines()}


def test_the_race_draws_the_length_and_the_progress_of_the_run(theorem, by_hand):
    drawn = lines(race(theorem.on(by_hand, (1, 0))))
    assert list(drawn["‖w‖"].get_ydata()) == pytest.approx([sqrt(norm2(w)) for w in by_hand.follow(tuple)])
    assert list(drawn["⟨u, w⟩ / ‖u‖"].get_ydata()) == pytest.approx([w[0] for w in by_hand.follow(tuple)])
    assert list(drawn["‖w‖"].get_xdata()) == [0, 1, 2, 3]


def test_floor_and_ceiling_are_the_theorems_sums_and_meet_at_its_bound(theorem, by_hand):
    u, R2, gamma = (2, 0), 5, 2
    drawn = lines(race(theorem.on(by_hand, u)))
    for t, y in zip(*drawn["ceiling R√t"].get_data(), strict=True):
        assert isclose(y, sqrt(R2 * t), abs_tol=1e-9)
    for t, y in zip(*drawn["floor γt / ‖u‖"].get_data(), strict=True):
        assert isclose(y, gamma * t / 2, abs_tol=1e-9)
    meeting = next(line for label, line in drawn.items() if label.startswith("_"))
    assert list(meeting.get_xdata()) == [float(theorem.on(by_hand, u).bound)] == [5.0]


def test_a_loose_bound_is_drawn_on_logarithmic_axes_and_a_tight_one_is_not(theorem):
    data = digits(3, 8)
    run = play_until_clean(Perceptron(), data, 100)
    assert race(theorem.on(run, run.weights)).figure.axes[0].get_xscale() == "log"
    tight = orthonormal(9)
    assert race(theorem.on(play(Perceptron(), tight.examples), tight.u)).figure.axes[0].get_xscale() == "linear"


def test_where_a_theorem_counts_updates_the_race_is_after_each_of_them():
    """Two updates, of which one is a mistake: the length of w is the root of 0, 5 and 9, and the bound is 7."""
    run = play_until_clean(MarginPerceptron(1), Examples([(2, 1), (-1, 1), (1, -1), (1, 2)], [1, -1, 1, 1]), 9)
    picture = race(margin_perceptron.updates().on(run, (1, 0)), ceiling="√((R² + 2) t)")
    drawn = lines(picture)
    assert [round(length**2) for length in drawn["‖w‖"].get_ydata()] == [0, 5, 9]
    assert picture.figure.axes[0].get_xlabel() == "updates made, t" and "ceiling √((R² + 2) t)" in drawn
    assert "meet at 7 updates" in picture.alt and "the run ends at 2" in picture.alt


def test_the_run_stays_between_floor_and_ceiling(theorem):
    run = play_until_clean(Perceptron(), digits(3, 8), 100)
    u = run.weights
    length, gamma, R2 = sqrt(norm2(u)), run.examples.margin(u), run.examples.radius2
    drawn = lines(race(theorem.on(run, u)))
    for t, progress, size in zip(
        drawn["‖w‖"].get_xdata(), drawn["⟨u, w⟩ / ‖u‖"].get_ydata(), drawn["‖w‖"].get_ydata(), strict=True
    ):
        assert gamma * t / length <= progress * (1 + 1e-12)
        assert progress <= size * (1 + 1e-12)
        assert size <= sqrt(R2 * t) * (1 + 1e-12)


def test_the_slack_bar_adds_up_to_its_whole_length(theorem, by_hand):
    slack = theorem.on(by_hand, (1, 0)).slack
    picture = slack_bar({"six points": slack})
    widths = [bar.get_width() for bar in picture.figure.axes[0].patches]
    assert sum(widths) == pytest.approx(1)
    assert widths[0] == pytest.approx(3 / 5)
    assert "3 mistakes made of a bound of 5;" in picture.alt


def test_the_numbers_of_the_slack_bar_add_up_to_the_bound_that_it_tells():
    bar = slack_bar({"run": Slack(37, Fraction(2977, 10), {"angle": Fraction(2607, 10)}, {"angle": ""}, "update")})
    assert ">bound 297.7<" in bar.svg() and ">37<" in bar.svg() and ">260.7<" in bar.svg()
    bar = slack_bar(
        {"run": Slack(Fraction(1, 2), Fraction(9, 10), {"luck": Fraction(2, 5)}, {"luck": ""}, "chance")}, "", 1
    )
    assert ">bound 0.9<" in bar.svg()


def test_what_is_written_in_a_picture_keeps_its_decimals():
    figure, axes = canvas(2, 2)
    axes.text(0.123456, 0.5, "0.0625")
    text = Picture(figure, "a sixteenth").svg()
    assert ">0.0625<" in text and not re.search(r"<[^>]*\d\.\d{3,}[^>]*>", text)


def test_the_decision_line_is_at_right_angles_to_the_weights(by_hand):
    picture = decision_lines(by_hand)
    panels = [axes for axes in picture.figure.axes if axes.get_title(loc="left")]
    assert [axes.get_title(loc="left") for axes in panels] == [
        f"mistake {i}: w = {w}" for i, w in enumerate([(1, -2), (2, -1), (3, 1)], 1)
    ]
    for axes, step in zip(panels, by_hand.steps, strict=True):
        solid = next(line for line in axes.get_lines() if line.get_linestyle() == "-")
        (x0, x1), (y0, y1) = solid.get_data()
        assert isclose(step.after[0] * (x1 - x0) + step.after[1] * (y1 - y0), 0, abs_tol=1e-9)
        assert isclose(step.after[0] * x0 + step.after[1] * y0, 0, abs_tol=1e-9)


def test_every_picture_has_a_text_alternative_in_the_pages_own_colours(theorem, by_hand):
    for picture in (
        race(theorem.on(by_hand, (1, 0))),
        decision_lines(by_hand),
        slack_bar({"run": theorem.on(by_hand, (1, 0)).slack}),
    ):
        html = picture._repr_html_()
        assert len(picture.alt) > 40
        assert re.search(r'<svg viewBox="[^"]+" role="img" aria-label="[^"]{40,}"', html)
        fixed = set(re.findall(r"(?:fill|stroke|color): *(#[0-9a-f]+)", html))
        assert not fixed, "a colour that does not follow the page"
        assert not any(stand_in in html for stand_in in PAGE_COLOURS)
        assert html == picture._repr_html_()


def test_two_pictures_on_a_page_share_no_ids(theorem, by_hand):
    ids = [
        set(re.findall(r' id="([^"]+)"', p.svg())) for p in (race(theorem.on(by_hand, (1, 0))), decision_lines(by_hand))
    ]
    assert ids[0] and ids[1] and not ids[0] & ids[1]


def test_squares_of_lengths_are_typeset_as_fourth_powers():
    from mistake_bounds.proof.show.text import term_latex

    (w, x), y = vectors("w x"), scalars("y")
    assert term_latex(dot(w, w) ** 2) == r"\lVert w \rVert^{4}"
    assert term_latex(w - y * x) == r"w - y \, x"
