"""The pictures of samples: what is drawn is what the world, the searches and the certificates say."""

from fractions import Fraction

import pytest
from pictures import follow_the_page_and_are_the_same_twice

from mistake_bounds import Examples
from mistake_bounds.chapters.halving.examples import conjunctions
from mistake_bounds.chapters.pac.pictures import errors_by_sample, failure_and_bound, left_standing, separated_or_not
from mistake_bounds.chapters.pac.worst_case import failure_curve
from mistake_bounds.drawing.figure import BLUE, ORANGE
from mistake_bounds.worlds import uniform

QUARTER, TENTH = Fraction(1, 4), Fraction(1, 10)
ANDS = conjunctions(2)
WORLD = uniform(ANDS.instances, ANDS.concepts[ANDS.index("x₁")])
NAMES = ["00", "01", "10", "11"]
XOR = Examples([(0, 0), (1, 1), (0, 1), (1, 0)], [1, 1, -1, -1])
APART = Examples([(1, 3), (3, 1), (1, 1)], [1, 1, -1])


def standing(seen=(1, 3)):
    return left_standing(WORLD, dict(zip(ANDS.names, ANDS.concepts, strict=True)), seen, NAMES, "a caption")


def bounded():
    return failure_and_bound(WORLD, ANDS.concepts, QUARTER, TENTH, 19, "a caption")


def apart():
    return separated_or_not({"parity": XOR, "apart": APART}, "a caption")


def errors():
    found = [(10, [QUARTER, Fraction(1, 2)]), (40, [Fraction(0), TENTH])]
    return errors_by_sample({"few": found}, {"few": (2, TENTH)}, "a caption")


def test_what_disagrees_with_the_seen_is_faint_and_wrong_answers_are_orange():
    (axes,) = standing().figure.axes
    signs = [text for text in axes.texts if text.get_text() in "+−"]
    assert len(signs) == len(ANDS) * 4
    wrong = [text for text in signs if text.get_color() == ORANGE]
    assert len(wrong) == sum(a != b for row in ANDS.concepts for a, b in zip(row, WORLD.target, strict=True))
    faint = {ANDS.names[round(text.get_position()[1])] for text in signs if text.get_alpha() < 1}
    agree = {n for n, row in zip(ANDS.names, ANDS.concepts, strict=True) if row[1] == -1 and row[3] == 1}
    assert faint == set(ANDS.names) - agree and f"Left standing: {', '.join(n for n in ANDS.names if n in agree)}." in (
        standing().alt
    )
    frames = [line for line in axes.get_lines() if line.get_color() == BLUE]
    assert [round(sum(line.get_xdata()[:4]) / 4) for line in frames] == [1, 3]


def test_the_exact_curve_is_under_the_bound_and_both_pass_delta_where_it_says():
    (axes,) = bounded().figure.axes
    simpler, bound, exact = axes.get_lines()[:3]
    assert list(exact.get_ydata()) == list(map(float, failure_curve(WORLD, ANDS.concepts, QUARTER, 22)))
    curves = zip(exact.get_ydata(), bound.get_ydata(), simpler.get_ydata(), strict=True)
    assert all(a <= b <= c for a, b, c in curves)
    assert simpler.get_ydata()[19] <= 0.1 < simpler.get_ydata()[18], "the curve that asks for 19 is the one drawn"
    told = [text.get_text() for text in axes.texts]
    (least,) = (int(text.split()[0]) for text in told if text.endswith(" enough"))
    assert exact.get_ydata()[least] <= 0.1 < exact.get_ydata()[least - 1] and "19 asked for" in told
    assert f"{least} examples are enough, and the theorem asks for 19" in bounded().alt


def test_both_sides_of_what_nothing_separates_average_to_one_point():
    parity, other = apart().figure.axes
    star = next(line for line in parity.get_lines() if line.get_marker() == "*")
    assert (list(star.get_xdata()), list(star.get_ydata())) == ([0.5], [0.5])
    assert [text.get_text() for text in parity.texts] == ["1/4"] * 4
    assert not [line for line in other.get_lines() if line.get_marker() == "*"]
    assert "1/4, 1/4, 1/4, 1/4" in apart().alt and "1·x₁ + 1·x₂ = 3 has the sides apart" in apart().alt


def test_a_line_between_the_sides_may_stand_upright():
    picture = separated_or_not({"upright": Examples([(1, 0), (3, 0), (1, 1)], [-1, 1, -1])})
    (axes,) = picture.figure.axes
    (line,) = (line for line in axes.get_lines() if len(set(line.get_xdata())) == 1 and len(line.get_xdata()) == 2)
    assert 1 < line.get_xdata()[0] < 3


def test_the_promise_is_drawn_where_it_is_one():
    (axes,) = errors().figure.axes
    dots, promise = axes.get_lines()
    assert list(dots.get_xdata()) == [10, 10, 40, 40] and list(dots.get_ydata()) == [0.25, 0.5, 0, 0.1]
    assert promise.get_xdata()[0] == 5 and promise.get_ydata()[-1] == pytest.approx((2 + 2.302585) / 40)
    assert "0.5 at most after 10, 0.1 at most after 40" in errors().alt


def test_the_pictures_follow_the_page_and_are_the_same_twice():
    follow_the_page_and_are_the_same_twice(errors, standing, bounded, apart, says="a caption")
