"""Matrix games: values by a second program, and what does not show a value."""

import random
from dataclasses import replace
from fractions import Fraction

from checks.game import value_of
from each import each

from mistake_bounds.exact.games import solved, turned

SHAPES = (1, 1), (1, 3), (3, 1), (2, 2), (2, 4), (3, 3), (4, 3)


@each(SHAPES)
def test_values_by_a_second_program(shape):
    for seed in range(6):
        coin = random.Random(seed)
        matrix = tuple(
            tuple(Fraction(coin.randint(-9, 9), coin.randint(1, 3)) for _ in range(shape[1])) for _ in range(shape[0])
        )
        solution = solved(matrix)
        assert solution.value == value_of(matrix) and solution.shows(matrix)
        other = solved([[-v for v in column] for column in turned(matrix)])
        assert other.value == -solution.value


def test_what_does_not_show_a_value_is_noticed():
    """One row wins 1 for sure, and the other 2 or 0; then an invalid mixture, a value, a mixture that wins less."""
    matrix = ((1, 1), (2, 0), (0, 0))
    solution = solved(matrix)
    assert solution.value == 1 and solution.shows(matrix)
    for wrong in (
        {"row": (1, 1, 0)},
        {"row": (2, 0, -1)},
        {"value": Fraction(1, 2)},
        {"row": (0, 0, 1)},
        {"column": (1, 0)},
    ):
        assert not replace(solution, **wrong).shows(matrix)
