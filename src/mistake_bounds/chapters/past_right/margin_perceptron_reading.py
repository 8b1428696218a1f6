"""A run of the margin Perceptron in the words of `chapters.past_right.margin_perceptron`: its updates, and s."""

from dataclasses import replace

from mistake_bounds.chapters.perceptron import reading as perceptron
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import Reading, of_updates


def read(run: Run, target) -> Reading:
    """The updates of a run, for the separator ``target``; s is the least y⟨w_T, x⟩ that the final weights give.

    Raises `NotSeparated` and `BadTarget` as `chapters.perceptron.reading.read` does.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.past_right.learner import MarginPerceptron
    >>> end = read(play(MarginPerceptron(), Examples([(1, 2)], [1])), (0, 1)).end
    >>> end["T"], end["gamma"], end["beta"], end["s"]
    (1, 2, 1, 5)
    """
    told = perceptron.read(run, target).end
    reading = of_updates(run, {name: told[name] for name in ("u", "gamma", "R^2")} | {"beta": run.learner.beta})
    return replace(reading, end={**reading.end, "s": run.examples.margin(run.weights)})
