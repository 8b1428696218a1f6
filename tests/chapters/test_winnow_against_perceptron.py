"""Where the bounds of adding and of multiplying are equal."""

import pytest
from checks.picture import picture_contract

from mistake_bounds.chapters.winnow_against_perceptron import pictures
from mistake_bounds.chapters.winnow_against_perceptron.pictures import additive, multiplicative
from mistake_bounds.drawing.chart import Line

# the cases of the contracts


test_pictures = picture_contract(
    pictures,
    {
        "which_bound": lambda: (1024, {"three of all": (3, 1024), "one on": (512, 1)}),
    },
)


def test_between_adding_and_multiplying_the_bounds_are_equal():
    edge = test_pictures.marks("which_bound", Line)[0]
    met = [(r, a) for r, a in zip(edge.xs, edge.ys, strict=True) if 1 < a < 1024]
    assert met and all(additive(r, a) == pytest.approx(multiplicative(r, 1024)) for r, a in met)
