"""A run of a Perceptron with many answers in the words of `chapters.perceptron.theorem`: x is z, and y is 1.

z = Φ(x, y) − Φ(x, ŷ), where ŷ is what the learner predicted: a mistake is an example z, labelled +1, whose score is not
positive.
"""

from collections.abc import Iterator

from mistake_bounds.exact import Number
from mistake_bounds.exact import dot as inner
from mistake_bounds.play import Run
from mistake_bounds.theorem.targets import NotSeparated, checked_target, number_or


def told(run: Run, target, margin: Number | None = None, radius2: Number | None = None) -> Iterator[dict]:
    """What `PerceptronBound.mistakes` gives, for weights ``target`` that give every right answer the highest score.

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
    yield {"run": run, "u": target, "gamma": gamma, "radius2": r2}
    for step in run.steps:
        right, predicted = features.of(step.x, step.y), features.of(step.x, run.learner.predict(step.before, step.x))
        yield {"w": step.before, "x": tuple(a - b for a, b in zip(right, predicted, strict=True)), "y": 1}
    yield {"w": run.weights}
