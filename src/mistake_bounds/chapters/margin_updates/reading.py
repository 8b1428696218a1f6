"""Runs in the words of this chapter's theorems: updates of the margin Perceptron and of passive–aggressive learning.

Of the latter τ is read from the weights: w⁺ − w is τyx, as far as it goes along x.  Q, U and V are sums over the
updates so far; in all, Q and the mistakes are what the predictions come to, so that a learner which does not learn
from each is noticed.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.exact import Number, dot, norm2, number
from mistake_bounds.learner import relies_on
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import KIND, Reading, check_weights, of_updates
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.vocabulary import UPDATE


def read_margins(run: Run, target) -> Reading:
    """The updates of a run, for the separator ``target``; s is the least y⟨w_T, x⟩ that the final weights give.

    Raise `NotSeparated` and `BadTarget` as `chapters.perceptron.theorem.read` does.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.margin_updates.learner import MarginPerceptron
    >>> end = read_margins(play(MarginPerceptron(), Examples([(1, 2)], [1])), (0, 1)).end
    >>> end["T"], end["gamma"], end["beta"], end["s"]
    (1, 2, 1, 5)
    """
    plain = perceptron.read(run, target).end
    reading = of_updates(run, {name: plain[name] for name in ("u", "gamma", "R^2")} | {"beta": run.learner.beta})
    return replace(reading, end={**reading.end, "s": run.examples.margin(run.weights)})


SQUARED_LOSS, MISTAKE = "squared loss", "mistake"


def tau_of(step: Step) -> Number:
    """How many times yx an update added to the weights; 0 for x = 0.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.margin_updates.learner import PassiveAggressive
    >>> [tau_of(step) for step in play(PassiveAggressive(), Examples([(1, 2)], [-1])).steps]
    [Fraction(1, 5)]
    """
    moved = tuple(after - before for before, after in zip(step.before, step.after, strict=True))
    return number(Fraction(step.y * dot(moved, step.x)) / norm2(step.x)) if any(step.x) else 0


def read_separable(run: Run, target) -> Reading:
    """A run of PA, for a separator: u is ``target`` divided by its margin.

    Raise `NotSeparated` and `BadTarget` as `chapters.perceptron.theorem.read` does.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.margin_updates.learner import PassiveAggressive
    >>> end = read_separable(play(PassiveAggressive(), Examples([(1, 2)], [1])), (0, 1)).end
    >>> end["u"], end["Q_T"], end["M"], end["N"]
    ((0, Fraction(1, 2)), 1, 1, 0)
    """
    plain = perceptron.read(run, target).end
    u = tuple(number(Fraction(value) / plain["gamma"]) for value in plain["u"])
    reading = _read(run, u, lambda step, tau: 0 if _wrong(step) else 1, ("M", "N"), {}, SQUARED_LOSS)
    return replace(reading, end={**reading.end, "M": len(run.mistakes)})


def read_capped(run: Run, target) -> Reading:
    """A run of PA-I, compared with any ``target``; κ is the smaller of 1/R² and C.

    The kind of an update is read from the weights and the mistakes from the predictions, which are the library's own.
    """
    C = run.learner.C

    def kind(step, tau):
        return 2 if not _wrong(step) else 1 if tau == C else 0

    relies_on(run.learner, "predict")
    fixed = {"C": C, "kappa": min(C, number(Fraction(1) / run.examples.radius2))}
    reading = _read(run, checked_target(target, run.examples.dimension), kind, ("F", "B", "N"), fixed, MISTAKE)
    mistakes = len(run.mistakes)
    return replace(reading, end={**reading.end, "M": mistakes, "F": mistakes - reading.end["B"]})


def read_softened(run: Run, target) -> Reading:
    """A run of PA-II, compared with any ``target``; d is 1/(2C)."""
    fixed = {"d": number(Fraction(1, 2) / run.learner.C)}
    return _read(run, checked_target(target, run.examples.dimension), lambda *_: 0, ("T",), fixed, SQUARED_LOSS)


def _wrong(step: Step) -> bool:
    return step.y * dot(step.before, step.x) <= 0


def _read(
    run: Run, u, kind: Callable[[Step, Number], int], counts: tuple[str, ...], more: Mapping[str, Number], counted: str
) -> Reading:
    check_weights(run)
    fixed = {"u": u, "R^2": run.examples.radius2, **more}
    points = []
    so_far = dict.fromkeys("QUV", 0)
    for step in run.steps:
        tau = tau_of(step)
        loss = 1 - step.y * dot(step.before, step.x)
        of_u = max(0, 1 - step.y * dot(u, step.x))
        sums = {"Q": so_far["Q"] + loss**2, "U": so_far["U"] + of_u, "V": so_far["V"] + of_u**2}
        points.append({
            "w": step.before, "w^+": step.after, "x": step.x, "y": step.y, "tau": tau, "ell": loss, "ell_u": of_u,
            **so_far, **{f"{name}^+": value for name, value in sums.items()}, KIND: kind(step, tau), **fixed,
        })  # fmt: skip
        so_far = sums
    kinds = [point[KIND] for point in points]
    end = {f"{name}_T": value for name, value in so_far.items()} | {c: kinds.count(k) for k, c in enumerate(counts)}
    end["Q_T"] = sum(max(0, 1 - round.y * round.prediction) ** 2 for round in run.rounds())
    return Reading(tuple(points), {"w_T": run.weights, **end, **fixed}, UPDATE, counted)
