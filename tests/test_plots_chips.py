"""The pictures of k of r: chips between floor and cap, promotions under their bounds, a cycle that closes."""

from fractions import Fraction
from itertools import accumulate

import pytest

from mistake_bounds import Examples, Winnow, play
from mistake_bounds.chapters.gap.theorem import gap
from mistake_bounds.chapters.k_of_r.pictures import against_bounds, chips, cycle, debts, weighed_chips
from mistake_bounds.chapters.k_of_r.theorem import k_of_r
from mistake_bounds.chapters.winnow.worst_case import winnow_k_of_r
from mistake_bounds.drawing.figure import PAGE_COLOURS

ROWS = {"1 of 1": (4, 4, 6.4), "2 of 3": (11, 38.7, 48.6)}


@pytest.fixture(scope="module")
def run():
    worst = winnow_k_of_r(4, 2, 3)
    return play(worst.learner, worst.examples)


@pytest.fixture(scope="module")
def endless():
    return winnow_k_of_r(4, 3, 4, factor=2)


def lines(picture):
    return {line.get_label(): list(line.get_ydata()) for line in picture.figure.axes[0].get_lines()}


def test_chips_stay_between_what_the_mistakes_force_and_the_cap(run):
    drawn = lines(chips(k_of_r().on(run, range(3), 2)))
    held, floor = drawn["chips on relevant attributes"], drawn["floor kP − (k − 1)D"]
    after = [0, 0, 0]
    expected = [0]
    for step in run.steps:
        after = [c + step.y * x for c, x in zip(after, step.x, strict=False)]
        expected.append(sum(after))
    assert held == expected and len(floor) == len(run.mistakes) + 1
    assert all(low <= value <= drawn["cap rC"][0] for low, value in zip(floor, held, strict=True))
    assert drawn["cap rC"][0] == 3 * 7


def test_the_total_weight_is_the_runs_own_and_stays_under_its_ceiling(run):
    picture = chips(k_of_r().on(run, range(3), 2))
    drawn = {line.get_label(): list(line.get_ydata()) for line in picture.figure.axes[1].get_lines()}
    weights, ceiling = drawn["total weight"], drawn["ceiling n + εnP − δnD"]
    assert weights == [sum(w) for w in run.follow(tuple)] and ceiling[0] == weights[0] == 4
    assert all(weight <= most for weight, most in zip(weights, ceiling, strict=True))
    assert f"ends at {float(weights[-1]):,.2f}" in picture.alt


def test_chips_are_weighed_by_a_target_with_weights():
    """2x₁ + x₂ ≥ 2 at its gap of 1, worked by hand: a promotion of 11 weighs 3, one of 10 weighs 2."""
    rows = Examples([(0, 1), (1, 0), (1, 1)], [-1, 1, 1])
    case = gap().on(play(Winnow(factor=Fraction(5, 4)), rows, passes=5), (2, 1), theta=2, alpha=1)
    picture = weighed_chips(case, "Weighed.")
    drawn = lines(picture)
    assert drawn["chips weighed by u"] == [0, *(2 * c[0] + c[1] for c in (p["c^+"] for p in case.reading.mistakes))]
    promotions = [0, *accumulate(step.y > 0 for step in case.run.steps)]
    assert drawn["floor θP − (θ − α)D"] == [2 * P - (t - P) for t, P in enumerate(promotions)]
    weights = {line.get_label(): list(line.get_ydata()) for line in picture.figure.axes[1].get_lines()}
    assert weights["total weight"] == [sum(w) for w in case.run.follow(tuple)]
    ceiling = weights["ceiling n + εnP − εnD/(1 + ε)"]
    assert ceiling == [2 + Fraction(P, 2) - Fraction(2 * (t - P), 5) for t, P in enumerate(promotions)]
    assert picture.caption == "Weighed." and f"the cap LW is {drawn['cap LW'][0]}" in picture.alt


def test_debts_are_stacked_beside_what_pays_them():
    picture = debts({2: ({"a ceiling": 2, "a logarithm": 0.5}, 2.75), 1000: ({"a ceiling": 2, "a logarithm": 7}, 28)})
    (axes,) = picture.figure.axes
    ceiling, logarithm, surplus = ([(bar.get_y(), bar.get_height()) for bar in bars] for bars in axes.containers)
    assert ceiling == [(0, 2), (0, 2)] and logarithm == [(2, 0.5), (2, 7)] and surplus == [(0, 2.75), (0, 28)]
    assert [label.get_text() for label in axes.get_xticklabels()] == ["n = 2", "n = 1,000"]
    assert "n = 2: 2.50 owed, 2.75 there" in picture.alt


def test_promotions_are_drawn_with_their_bounds():
    picture = against_bounds(ROWS)
    (axes,) = picture.figure.axes
    assert [line.get_label() for line in axes.get_lines()] == [
        "exact worst case",
        "bound with C",
        "lecture's last line",
    ]
    assert [list(line.get_xdata()) for line in axes.get_lines()] == [[4, 11], [4, 38.7], [6.4, 48.6]]
    assert [label.get_text() for label in axes.get_yticklabels()] == list(ROWS)
    assert "2 of 3: 11, 38.7, 48.6" in picture.alt


def test_the_cycle_shows_five_mistakes_and_closes(endless):
    picture = cycle(endless)
    texts = [text.get_text() for text in picture.figure.axes[0].texts]
    assert texts.count("(1, 1, 1, 1)") == 1 and "1110 +" in texts and "0011 −" in texts
    assert "A cycle of 5 mistakes" in picture.alt and picture.alt.endswith("as at first.")


def test_pictures_speak_and_follow_the_page(run, endless):
    for picture in (chips(k_of_r().on(run, range(3), 2)), against_bounds(ROWS), cycle(endless)):
        html = picture._repr_html_()
        assert len(picture.alt) > 40 and html == picture._repr_html_()
        assert not any(stand_in in html for stand_in in PAGE_COLOURS)
        sizes = [text.get_fontsize() for text in picture.figure.axes[0].texts]
        assert all(size >= 9 for size in sizes)
