"""A target on rows labelled by the place of their last 1, in the words of `chapters.margins.theorem`."""

from collections.abc import Sequence

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import BadTarget, checked_target
from mistake_bounds.vocabulary import PLACE


def read(examples: Examples, target: Sequence[Number]) -> Reading:
    """A point for each place: A, B, the squares so far and the Fibonacci numbers; γ is the target's margin.

    ``examples`` are the rows of `mistake_bounds.streams.odd_max_bit`, one for each place of the target; else
    `BadTarget` is raised.
    """
    target = checked_target(target, len(examples))
    if examples.dimension != len(examples):
        message = f"{len(examples)} rows of {examples.dimension} attributes: give those of odd_max_bit, a row for each"
        raise BadTarget(message, examples)
    margin = examples.margin(target)
    now = dict(zip("ABfgqQ", (0, 0, 1, 1, 1, 0), strict=True))
    points = []
    for i, (row, label) in enumerate(examples):
        size = label * target[i]
        opposite = size - label * inner(target, row)
        then = {"A": now["B"] + size, "B": opposite, "f": now["g"], "g": now["f"] + now["g"]}
        then |= {"q": 2 * now["q"], "Q": now["Q"] + size**2}
        points.append({**now, "v": size, "gamma": margin, **{f"{name}^+": then[name] for name in then}})
        now = then
    end = {"u": target, "gamma": margin, "n": len(target), PLACE: points}
    return Reading((), {**end, **{f"{name}_n": now[name] for name in now}})
