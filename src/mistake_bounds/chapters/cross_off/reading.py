"""A run of crossing off in the words of `chapters.cross_off.theorem`: the list is the weights, 1 or 0."""

from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import relevant_attributes
from mistake_bounds.vocabulary import ATTRIBUTE


def read(run: Run, relevant) -> Reading:
    """A run in the theorem's words, for the OR of the attributes with indices ``relevant``: the list is the weights.

    Raises `mistake_bounds.exact.BadSize` for an index that is none of the examples' attributes.
    """
    size = run.examples.dimension
    marked = relevant_attributes(relevant, size)
    mistakes = tuple(_told(step, sum(run.start)) for step in run.steps)
    points, known, listed = [], 0, 0
    for i in range(size):
        bit, last = int(i in marked), run.weights[i]
        own = [{"l": step.before[i], "l^+": step.after[i], "x": step.x[i]} for step in run.steps]
        sums = {"U": known, "U^+": known + bit, "V": listed, "V^+": listed + last}
        points.append({"q": bit, "l_0": run.start[i], "l_M": last, "mistake": own, **sums})
        known, listed = known + bit, listed + last
    end = {"M": len(run.mistakes), "N": sum(run.start), "n": size, "r": len(marked), "k_M": sum(run.weights)}
    return Reading(mistakes, {**end, "U_n": known, "V_n": listed, ATTRIBUTE: points})


def _told(step: Step, N: int) -> dict:
    """One mistake: what is listed, what of it is on, what is listed afterwards, attribute by attribute and in all."""
    points, sums = [], {"A": 0, "B": 0, "C": 0}
    for before, after, on in zip(step.before, step.after, step.x, strict=True):
        more = dict(zip(sums, (before, before * on, after), strict=True))
        grown = {name: sums[name] + more[name] for name in sums}
        points.append({"l": before, "l^+": after, "x": on, **sums, **{f"{name}^+": grown[name] for name in sums}})
        sums = grown
    listed = {"k": sum(step.before), "k^+": sum(step.after), "s": inner(step.before, step.x), "N": N}
    return {**listed, **{f"{name}_n": total for name, total in sums.items()}, "n": len(points), ATTRIBUTE: points}
