"""A run of a Perceptron with many answers in the words of `chapters.perceptron.theorem`: x is z, and y is 1.

z = Φ(x, y) − Φ(x, ŷ), where ŷ is what the learner predicted: a mistake is an example z, labelled +1, whose score is not
positive.
"""

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or


def read(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Reading:
    """A run in the theorem's words, for weights ``target`` that give every right answer the highest score.

    γ is the least by which they prefer the right answer to any other, unless given; R² is a number that ‖z‖² exceeds
    for no example and no answer.  Raise `NotSeparated`, with the example, if γ ≤ 0, and
    `BadTarget` for a target of another length.
    """
    examples = run.examples
    features = run.learner.features
    target = checked_target(target, features.size(examples.dimension))
    margins = [inner(target, features.of(x, y)) - features.rival(target, x, y) for x, y in examples]
    gamma = number_or("margin", margin, lambda: min(margins))
    if gamma <= 0:
        raise NotSeparated(examples[margins.index(min(margins))], gamma)
    r2 = number_or("radius2", radius2, lambda: max(features.reach2(x, y) for x, y in examples))
    fixed = {"u": target, "gamma": gamma, "R^2": r2}
    points = []
    for step in run.steps:
        right, predicted = features.of(step.x, step.y), features.of(step.x, run.learner.predict(step.before, step.x))
        z = tuple(a - b for a, b in zip(right, predicted, strict=True))
        points.append({"w": step.before, "w^+": step.after, "x": z, "y": 1, **fixed})
    return Reading(tuple(points), {"w_M": run.weights, "M": len(run.mistakes), **fixed})
