"""Exercises on Winnow, with ORs that are drawn.

x is a row of n zeros and ones, positive where one of the r relevant attributes is on; w are the weights, n is also the
threshold; a demotion divides the weights of the active attributes by 2.
"""

from fractions import Fraction
from random import Random

from mistake_bounds.course.exercise import Exercise, Judgement, drawn, plain, right, rows_answer, table, wrong
from mistake_bounds.course.perceptron import same_run
from mistake_bounds.examples import Examples
from mistake_bounds.learners import Winnow
from mistake_bounds.play import Run, play
from mistake_bounds.worst_case import winnow_disjunction

KIND = {+1: "promotion", -1: "demotion"}


def labelled(rows, relevant) -> Examples:
    """The rows with the labels that the OR of the ``relevant`` attributes gives them.

    >>> labelled([(1, 0), (0, 1)], relevant=(1,)).y
    (-1, 1)
    """
    return Examples(rows, [1 if any(row[i] for i in relevant) else -1 for row in rows])


def chosen(random: Random, n: int, r: int) -> tuple[int, ...]:
    """r of the attributes 0 … n − 1."""
    return tuple(sorted(random.sample(range(n), r)))


def or_text(relevant) -> str:
    """The OR, with attributes counted from 1.

    >>> or_text((0, 3))
    '$x_{1}$ or $x_{4}$'
    """
    return " or ".join(f"$x_{{{i + 1}}}$" for i in relevant)


def by_hand(random: Random) -> Exercise:
    """A run of Winnow on paper, with a promotion and a demotion in it."""

    def make(random) -> Run:
        n = random.choice((4, 5))
        rows = [tuple(random.randint(0, 1) for _ in range(n)) for _ in range(8)]
        return play(Winnow(), labelled(rows, chosen(random, n, 2)))

    def fits(run) -> bool:
        return 4 <= len(run.mistakes) <= 6 and {step.y for step in run.steps} == {-1, 1}

    run = drawn("winnow-by-hand", random, make, fits)
    weights = run.follow(tuple)[1:]
    n = run.examples.dimension
    return Exercise(
        "winnow-by-hand",
        "A run of Winnow by hand",
        "winnow-ors",
        1,
        f"Show these rows once, in this order, to Winnow with threshold {n}, factor 2 and weights 1 at the start. "
        f"Write down the weights after each mistake.\n\n{table(run.examples)}",
        f"a list of rows of {n} numbers, such as `[{plain((2, Fraction(1, 2)) + (1,) * (n - 2))}]`",
        lambda answer: same_run(run, rows_answer(answer, n)),
        weights,
        f"[{', '.join(map(plain, weights))}]",
        "\n".join(
            f"- no. {step.index + 1}, {KIND[step.y]} of {plain(step.x)}: {plain(step.after)}" for step in run.steps
        ),
    )


def force(random: Random) -> Exercise:
    """Be the adversary: rows that force a number of mistakes close to the most that any can."""
    n, r = random.choice([(5, 2), (6, 2), (6, 3), (7, 2), (7, 3)])
    worst, relevant = winnow_disjunction(n, r), chosen(random, n, r)
    k = worst.mistakes - random.randint(0, 1)
    rows = tuple(placed(row, relevant, r) for row in worst.examples.X)
    return Exercise(
        "force",
        "Be the adversary",
        "winnow-ors",
        3,
        f"The target is {or_text(relevant)}, among n = {n} attributes. Find rows of zeros and ones which, shown once "
        f"in your order and labelled by the target, force Winnow (threshold {n}, factor 2, weights 1 at the start) to "
        f"make {k} mistakes.",
        f"a list of rows of {n} zeros and ones; the target labels them",
        lambda answer: forces(n, relevant, k, rows_answer(answer, n)),
        rows,
        f"[{', '.join(map(plain, rows))}]",
        f"The most that anybody can force is {worst.mistakes}, found by search; these rows do it, each a mistake.",
    )


def placed(row, relevant, r: int) -> tuple[int, ...]:
    """A row for the first r attributes, told for the ``relevant`` ones instead.

    >>> placed((1, 0, 0, 1), relevant=(2,), r=1)
    (0, 0, 1, 1)
    """
    inside, others = iter(row[:r]), iter(row[r:])
    return tuple(next(inside) if i in relevant else next(others) for i in range(len(row)))


def forces(n: int, relevant, k: int, rows) -> Judgement:
    """Do the rows force k mistakes?  Rows of other numbers than 0 and 1 are refused by Winnow itself."""
    made = len(play(Winnow(), labelled([tuple(map(int_if_whole, row)) for row in rows], relevant)).mistakes)
    return right(f"{made} mistakes") if made >= k else wrong(f"{made} mistakes of {k}")


def int_if_whole(value: Fraction) -> int | Fraction:
    """A whole fraction as an integer."""
    return value.numerator if value.denominator == 1 else value
