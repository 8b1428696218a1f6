"""Winnow's pictures: their lines are the theorem's sums, the table's rows and the runs' mistakes."""

import re

import pytest

from mistake_bounds import Winnow, play
from mistake_bounds.chapters.cross_off.known import table
from mistake_bounds.chapters.winnow.examples import disjunction
from mistake_bounds.chapters.winnow.pictures import chips_and_weight, growing, worst_cases
from mistake_bounds.chapters.winnow.theorem import disjunctions, elimination, noisy
from mistake_bounds.chapters.winnow.worst_case import winnow_disjunction
from mistake_bounds.drawing.figure import PAGE_COLOURS

ROWS = table(5)


@pytest.fixture(scope="module")
def planted():
    return disjunction(400, 32, 3, 8, seed=1)


@pytest.fixture(scope="module")
def run(planted):
    return play(Winnow(), planted.examples)


def lines(axes):
    return {line.get_label(): list(line.get_ydata()) for line in axes.get_lines()}


def test_chips_and_weight_are_those_of_the_run(planted, run):
    above, below = chips_and_weight(disjunctions().on(run, planted.relevant)).figure.axes
    promotions = [0]
    for step in run.steps:
        promotions.append(promotions[-1] + (step.y > 0))
    n = planted.examples.dimension
    chips, weight = lines(above), lines(below)
    exponents = lambda w: sum(w[i].numerator.bit_length() - w[i].denominator.bit_length() for i in planted.relevant)
    assert chips["⟨u, c⟩"] == run.follow(exponents)
    assert chips["floor: promotions so far"] == promotions
    assert set(chips["cap rL"]) == {15}
    assert weight["total weight"] == run.follow(lambda w: float(sum(w)))
    assert weight["ceiling n + nP − nD/2"] == [n + n * p - n * (t - p) / 2 for t, p in enumerate(promotions)]


@pytest.mark.parametrize(
    ("learner", "theorem"),
    [(Winnow(), disjunctions()), (Winnow(), noisy()), (Winnow(demotion="eliminate"), elimination())],
)
def test_floor_and_ceiling_hold_the_curves(planted, learner, theorem):
    picture = chips_and_weight(theorem.on(play(learner, planted.examples), planted.relevant))
    chips, weight = map(lines, picture.figure.axes)
    cap = chips["cap rL"][0]
    for floor, height in zip(chips["floor: promotions so far"], chips["⟨u, c⟩"], strict=True):
        assert floor <= height <= cap
    (ceiling,) = (line for label, line in weight.items() if label.startswith("ceiling"))
    assert all(0 < low <= high for low, high in zip(weight["total weight"], ceiling, strict=True))


def test_a_run_that_wastes_no_chip_runs_along_its_floor():
    worst = winnow_disjunction(8, 3)
    above = lines(chips_and_weight(disjunctions().on(play(worst.learner, worst.examples), range(3))).figure.axes[0])
    assert above["⟨u, c⟩"] == above["floor: promotions so far"]
    assert above["⟨u, c⟩"][-1] == above["cap rL"][0] == 9


def test_the_worst_cases_are_the_rows_of_the_table():
    by_r, by_n = worst_cases(ROWS, n=5, r=2).figure.axes
    assert lines(by_r)["Winnow, exact worst case"] == [row.winnow for row in ROWS if row.n == 5]
    assert lines(by_r)["optimum"] == [row.optimum for row in ROWS if row.n == 5]
    assert lines(by_n)["sharper bound"] == [row.sharper for row in ROWS if row.r == 2]
    assert lines(by_n)["lectures' bound"] == [row.lecture for row in ROWS if row.r == 2]
    assert lines(by_n)["list and cross off"] == [row.n - 2 for row in ROWS if row.r == 2]
    for panel in map(lines, (by_r, by_n)):
        for exact, sharper, lecture in zip(
            panel["Winnow, exact worst case"], panel["sharper bound"], panel["lectures' bound"], strict=True
        ):
            assert exact <= sharper <= lecture


def grown():
    runs, cross_off = {16: [3, 4], 256: [5, 6]}, {16: [2, 2], 256: [90, 95]}
    return growing(runs, {"lectures' bound": {16: 10, 256: 20}, "sharper bound": {16: 8, 256: 18}}, cross_off, "runs")


def test_growing_draws_each_run_and_each_bound():
    picture = grown()
    (axes,) = picture.figure.axes
    drawn = lines(axes)
    assert drawn["Winnow"] == [3, 4, 5, 6] and drawn["sharper bound"] == [8, 18]
    assert drawn["list and cross off"] == [2, 2, 90, 95] and axes.get_ylim()[1] < 90
    assert [text.get_text() for text in axes.texts] == ["crossing off: up to 95"]
    (beyond,) = (line for line in axes.get_lines() if line.get_marker() == "^")
    assert list(beyond.get_xdata()) == [256] and list(beyond.get_ydata()) == [axes.get_ylim()[1]]
    assert "at n = 256, Winnow 5 to 6 mistakes" in picture.alt


def test_growing_in_r_has_a_plain_axis():
    picture = growing({1: [3], 2: [5]}, {"bound": {1: 9, 2: 12}}, {1: [1], 2: [1]}, of="r")
    (axes,) = picture.figure.axes
    assert axes.get_xscale() == "linear" and not axes.texts and "relevant" in axes.get_xlabel()
    assert "at r = 2, Winnow 5 to 5 mistakes" in picture.alt


def test_every_picture_has_a_text_alternative_in_the_pages_own_colours(planted, run):
    for picture in (chips_and_weight(disjunctions().on(run, planted.relevant)), worst_cases(ROWS, 5, 2), grown()):
        html = picture._repr_html_()
        assert re.search(r'<svg viewBox="[^"]+" role="img" aria-label="[^"]{40,}"', html)
        assert not re.findall(r"(?:fill|stroke|color): *(#[0-9a-f]+)", html)
        assert not any(stand_in in html for stand_in in PAGE_COLOURS)
        assert html == picture._repr_html_()
