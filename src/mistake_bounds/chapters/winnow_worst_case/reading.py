"""A run of crossing off in the words of `chapters.winnow_worst_case.theorem`: the list is the weights, 1 or 0."""

from mistake_bounds.chapters.winnow_worst_case import theorem as a
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import relevant_attributes


def read(run: Run, relevant) -> Reading:
    """A run in the theorem's words, for the OR of the attributes with indices ``relevant``: the list is the weights.

    Raise `mistake_bounds.exact.BadSize` for an index that is none of the examples' attributes.
    """
    size = run.examples.dimension
    marked = relevant_attributes(relevant, size)
    mistakes = tuple(_point(step, sum(run.start)) for step in run.steps)
    points = [
        {
            "q": int(i in marked),
            "l_0": run.start[i],
            "l_M": run.weights[i],
            "mistake": [{"l": step.before[i], "l^+": step.after[i], "x": step.x[i]} for step in run.steps],
        }
        for i in range(size)
    ]
    end = {"M": len(run.mistakes), "N": sum(run.start), "r": len(marked), "k_M": sum(run.weights)}
    return Reading(mistakes, {**end, **a.RELEVANT_ONES.read(points)})


def _point(step: Step, N: int) -> dict:
    """One mistake: what is listed, what of it is on, what is listed afterwards, attribute by attribute and in all."""
    points = [{"l": l, "l^+": l_next, "x": x} for l, l_next, x in zip(step.before, step.after, step.x, strict=True)]
    listed = {"k": sum(step.before), "k^+": sum(step.after), "s": inner(step.before, step.x), "N": N}
    return {**listed, **a.LIST.read(points)}
