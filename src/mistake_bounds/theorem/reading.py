"""A run in the words of a theorem: a *point* maps names to numbers, and a `Reading` is a point for each mistake.

What comes in a row (the mistakes of a run, the relevant attributes) is a list of points, and a point may hold such
lists of its own: the attributes at one mistake, the mistakes as one attribute sees them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from numbers import Number as AnyNumber

from mistake_bounds.exact import Refusal
from mistake_bounds.play import Run
from mistake_bounds.vocabulary import MISTAKE

KIND = "kind of mistake"


class OtherState(Refusal):
    """A run of a learner whose state is not what the theorem reads; carries the state as ``offender``."""


@dataclass(frozen=True)
class Reading:
    """A run in the words of a theorem: a point for each mistake, and one for the end of the run.

    Where there are several kinds of mistake, each point holds its kind under `KIND`: 0, 1, …  What else
    comes in a row, such as the relevant attributes, is a list of points under its own word.  Of a learner that updates
    without a mistake as well, the points may be its updates, or of one that guesses, its refuted guesses: ``over`` is
    the word for what they are, and ``counted`` for what the theorem bounds, where that is not the same.
    ``begun`` holds, by its name, what has begun when the run ends and is no point of the row, such as the last guess:
    what comes in a row inside it is judged as inside the others.
    """

    mistakes: tuple[Mapping[str, object], ...]
    end: Mapping[str, object]
    over: str = MISTAKE
    counted: str = ""
    begun: Mapping[str, Mapping] = field(default_factory=dict)


def check_weights(run: Run) -> None:
    """Raise `OtherState` unless the learner's state is a row of numbers.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.voted_averaged.learner import VotedPerceptron
    >>> try:
    ...     check_weights(play(VotedPerceptron(), Examples([(1,)], [1])))
    ... except OtherState as refused:
    ...     print(refused)
    the state of VotedPerceptron is not a row of numbers but Votes(weights=(0,), votes=1, earlier=()): the theorem \
reads weights, so give it the run of a learner whose state they are
    """
    state = run.start
    if not isinstance(state, tuple) or not all(isinstance(entry, AnyNumber) for entry in state):
        raise OtherState(
            f"the state of {type(run.learner).__name__} is not a row of numbers but {state!r}: the theorem reads "
            "weights, so give it the run of a learner whose state they are",
            state,
        )


def labels_of_mistakes(run) -> tuple:
    """The labels of the examples on which a run has its mistakes.

    They are counted apart from the updates, so that a learner which does not learn from each of them is noticed.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> labels_of_mistakes(play(Perceptron(tie=0), Examples([(1,), (-1,), (0,)], [1, -1, -1])))
    (1, -1)
    """
    return tuple(run.examples[index % len(run.examples)][1] for index in run.mistakes)


def of_updates(run: Run, fixed: Mapping[str, object]) -> Reading:
    """The updates of a learner whose state is a row of weights: w, w⁺, x and y at each, and w_T after all T of them.

    ``fixed`` is what no update changes, such as the target; it is in every point.  It is for a theorem that is put
    together by hand, of a learner of your own; a theory reads runs itself.  Raises `OtherState`.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> reading = of_updates(play(Perceptron(), Examples([(1, 2)], [1])), {"u": (0, 1)})
    >>> reading.mistakes[0]["w^+"], reading.end["w_T"], reading.end["T"], reading.over
    ((1, 2), (1, 2), 1, 'update')
    """
    check_weights(run)
    steps = tuple({"w": s.before, "w^+": s.after, "x": s.x, "y": s.y, **fixed} for s in run.steps)
    return Reading(steps, {"w_T": run.weights, "T": len(run.updates), **fixed}, "update")


def of_kind(points: Iterable[Mapping], k: int) -> list[tuple[int, Mapping]]:
    """The points of kind ``k``, with their numbers among all: 1, 2, …"""
    return [(i, point) for i, point in enumerate(points, 1) if point.get(KIND, 0) == k]
