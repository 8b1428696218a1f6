"""Exercises of this chapter with other numbers, drawn at random: `mistake_bounds.exercises.drawn`."""

from random import Random

from mistake_bounds.exercises.drawn import one
from mistake_bounds.exercises.exercise import Exercise


def errors_again(random: Random) -> Exercise:
    """Attribute errors of four drawn examples."""
    rows = [tuple(random.randint(0, 1) for _ in range(5)) for _ in range(4)]
    labels = [random.choice((1, -1)) for _ in rows]
    listed = ", ".join(
        f"{''.join(map(str, x))} {'positive' if y > 0 else 'negative'}" for x, y in zip(rows, labels, strict=True)
    )
    found = tuple((x[0] + x[1]) if y < 0 else int(not x[0] and not x[1]) for x, y in zip(rows, labels, strict=True))
    prompt = f"Five attributes, the first two relevant. How many attribute errors have: {listed}?"
    return one("winnow-ex-errors", prompt, ("Attribute errors",), lambda: (found,))


DRAWN = {"winnow-ex-errors": errors_again}
