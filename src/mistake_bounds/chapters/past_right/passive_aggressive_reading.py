"""Runs of passive–aggressive learning in the words of `chapters.past_right.passive_aggressive`: their updates.

τ is read from the weights: w⁺ − w is τyx, as far as it goes along x.  Q, U and V are sums over the updates so far; in
all, Q and the mistakes are what the predictions come to, so that a learner which does not learn from each is noticed.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction

from mistake_bounds.chapters.perceptron import reading as perceptron
from mistake_bounds.exact import Number, dot, norm2, number
from mistake_bounds.play import Run, Step
from mistake_bounds.theorem.reading import KIND, Reading, check_weights
from mistake_bounds.theorem.rows import NotInARow
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.vocabulary import UPDATE

SQUARED_LOSS, MISTAKE = "squared loss", "mistake"


def tau_of(step: Step) -> Number:
    """How many times yx an update added to the weights; 0 for x = 0.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.past_right.learner import PassiveAggressive
    >>> [tau_of(step) for step in play(PassiveAggressive(), Examples([(1, 2)], [-1])).steps]
    [Fraction(1, 5)]
    """
    moved = tuple(after - before for before, after in zip(step.before, step.after, strict=True))
    return number(Fraction(step.y * dot(moved, step.x)) / norm2(step.x)) if any(step.x) else 0


def read(run: Run, target) -> Reading:
    """A run of PA, for a separator: u is ``target`` divided by its margin.

    Raises `NotSeparated` and `BadTarget` as `chapters.perceptron.reading.read` does.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.past_right.learner import PassiveAggressive
    >>> end = read(play(PassiveAggressive(), Examples([(1, 2)], [1])), (0, 1)).end
    >>> end["u"], end["Q_T"], end["M"], end["N"]
    ((0, Fraction(1, 2)), 1, 1, 0)
    """
    told = perceptron.read(run, target).end
    u = tuple(number(Fraction(value) / told["gamma"]) for value in told["u"])
    reading = _read(run, u, lambda step, tau: 0 if _wrong(step) else 1, ("M", "N"), {}, SQUARED_LOSS)
    return replace(reading, end={**reading.end, "M": len(run.mistakes)})


def read_capped(run: Run, target) -> Reading:
    """A run of PA-I, compared with any ``target``; κ is the smaller of 1/R² and C.

    Raises `NotInARow` where the mistakes of the predictions are not those of the weights, or one is no update.
    """
    C = run.learner.C

    def kind(step, tau):
        return 2 if not _wrong(step) else 1 if tau == C else 0

    _refuse_other_predictions(run)
    fixed = {"C": C, "kappa": min(C, number(Fraction(1) / run.examples.radius2))}
    reading = _read(run, checked_target(target, run.examples.dimension), kind, ("F", "B", "N"), fixed, MISTAKE)
    made = len(run.mistakes)
    return replace(reading, end={**reading.end, "M": made, "F": made - reading.end["B"]})


def read_softened(run: Run, target) -> Reading:
    """A run of PA-II, compared with any ``target``; d is 1/(2C)."""
    fixed = {"d": number(Fraction(1, 2) / run.learner.C)}
    return _read(run, checked_target(target, run.examples.dimension), lambda *_: 0, ("T",), fixed, SQUARED_LOSS)


def _refuse_other_predictions(run: Run) -> None:
    """`NotInARow` at the first round that is a mistake to the weights and none to the prediction, or the contrary.

    The kind of an update is told by the weights and the mistakes by the predictions: the two have to agree, and a
    mistake has to be an update.
    """
    told, updated = frozenset(run.mistakes), frozenset(run.updates)
    for round in run.rounds():
        wrong, here = round.y * dot(round.state, round.x) <= 0, f"round {round.index + 1}"
        if wrong != (round.index in told):
            run_s, weights_s = ("no mistake", "a mistake") if wrong else ("a mistake", "no mistake")
            raise NotInARow(
                f"{here}: {run_s} of the run and {weights_s} of its weights, so it predicts by other weights",
                round,
            )
        if wrong and round.index not in updated:
            raise NotInARow(f"{here} is a mistake and no update: it learns not from each", round)


def _wrong(step: Step) -> bool:
    return step.y * dot(step.before, step.x) <= 0


def _read(
    run: Run, u, kind: Callable[[Step, Number], int], counts: tuple[str, ...], more: Mapping[str, Number], counted: str
) -> Reading:
    check_weights(run)
    fixed = {"u": u, "R^2": run.examples.radius2, **more}
    points, so_far = [], dict.fromkeys("QUV", 0)
    for step in run.steps:
        tau, loss, of_u = tau_of(step), 1 - step.y * dot(step.before, step.x), max(0, 1 - step.y * dot(u, step.x))
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
