"""A run with expert advice in the words of `weighted_majority.theorem`: its updates, from the learner's weights.

At an update T is the total weight, F the weight of the experts that err, f the chance of a mistake; the best expert is
the one with the fewest errors, unless another is named.
"""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from mistake_bounds.chapters.weighted_majority import theorem as a
from mistake_bounds.exact import Number, number
from mistake_bounds.learner import chance_of_mistake
from mistake_bounds.play import Run, Step
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running
from mistake_bounds.theorem.targets import place_or
from mistake_bounds.vocabulary import ERROR, EXPECTED_MISTAKE, MISTAKE, UPDATE


def read_majority(run: Run, expert: int | None = None) -> Reading:
    """A run of `WeightedMajority`: an update is a mistake, or a right answer with which some expert disagreed.

    ``expert`` is the index of the expert to compare with: the best, unless given.  Raise
    `mistake_bounds.exact.BadSize` for an index that is none.
    """
    plain = _read(run, expert, lambda step, chance: 0 if step.mistaken else 1, MISTAKE)
    return replace(plain, end={**plain.end, "M": len(run.mistakes)})


def read_randomized(run: Run, expert: int | None = None, s: Number | None = None) -> Reading:
    """A run of `RandomizedWeightedMajority`: all updates are of one kind.

    ``s`` is what the choice of β costs in `chapters.weighted_majority.theorem.tuned` and ``hedge``, for these alone.
    """
    plain = _read(run, expert, lambda step, chance: 0, EXPECTED_MISTAKE)
    return plain if s is None else replace(plain, end={**plain.end, "s": number(s, "s")})


def read_forecaster(run: Run, expert: int | None = None) -> Reading:
    """A run of `VovkForecaster`: at an update it is unsure, or sure and right."""
    return _read(run, expert, lambda step, chance: 0 if chance else 1, EXPECTED_MISTAKE)


def errors(run: Run) -> tuple[int, ...]:
    """How often each expert erred, over all that was presented.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
    >>> errors(play(WeightedMajority(), Examples([(1, -1), (1, 1), (-1, -1)], [1, 1, 1]), passes=2))
    (2, 4)
    """
    wrong = ([prediction != y for prediction in x] for x, y in run.examples)
    return tuple(run.passes * sum(column) for column in zip(*wrong, strict=True))


def best_expert(run: Run) -> int:
    """The index of the expert with the fewest errors, the first of several."""
    counts = errors(run)
    return counts.index(min(counts))


def _read(run: Run, expert: int | None, kind_of: Callable[[Step, Fraction], int], counted: str) -> Reading:
    size = run.examples.dimension
    beta = Fraction(run.learner.beta)
    own = place_or("expert", expert, size, lambda: best_expert(run))
    fixed = {
        "beta": beta, "h": -ln(beta), "K": -ln((1 + beta) / 2), "n": size, "N": ln(size), "kappa": (1 + beta) / 2,
    }  # fmt: skip
    if hasattr(run.learner, "rate"):
        fixed["epsilon"] = Fraction(run.learner.rate)
    points = []
    power = Fraction(1)
    for step in run.steps:
        chance = Fraction(chance_of_mistake(run.learner.predict(step.before, step.x), step.y))
        kind = kind_of(step, chance)
        more = power * (fixed["kappa"] if step.mistaken else 1)
        chances = {
            "f": chance,
            "g": ln(1 - chance * (1 - beta)),
            "q": power,
            "q^+": more,
        }
        points.append({KIND: kind, **_at_an_update(step), **chances, **fixed})
        power = more
    points, kinds = running(points, [a.ADDED]), [point[KIND] for point in points]
    end = {
        "M": kinds.count(0), "G": kinds.count(1), "U": len(points), "R": run.presented, "E": run.expected_mistakes,
        "kappa^M": power, **_at_the_end(run, own), **fixed,
    }  # fmt: skip
    return Reading(tuple(points), end, UPDATE, counted)


def _at_an_update(step: Step) -> dict:
    """The totals before and after it, added up expert by expert."""
    rows = []
    W = 0
    for w, w_next, prediction in zip(step.before, step.after, step.x, strict=True):
        wrong = w if prediction != step.y else 0
        rows.append({KIND: int(prediction == step.y), "w": w, "w^+": w_next, "W": W, "W^+": W + wrong})
        W += wrong
    right = sum(row[KIND] for row in rows)
    sums = a.ALL_WEIGHTS.read(rows)
    return {
        **sums, "n_e": len(rows) - right, "n_r": right, "F": W, "Lambda": ln(sums["T"]), "Lambda^+": ln(sums["T^+"]),
    }  # fmt: skip


def _at_the_end(run: Run, own: int) -> dict:
    """The errors of one expert, what its weight comes to, and how the weights of the others add to it."""
    beta = Fraction(run.learner.beta)
    power = Fraction(1)
    rows = []
    for step in run.steps:
        if step.x[own] != step.y:
            v, v_next = step.before[own], step.after[own]
            rows.append({"v": v, "v^+": v_next, "nu": ln(v), "nu^+": ln(v_next), "p": power, "p^+": beta * power})
            power *= beta
    last = run.weights[own]
    others = ({"w": w} for i, w in enumerate(run.weights) if i != own)
    return {
        ERROR: rows, "m": errors(run)[own], "v_m": last, "nu_m": ln(last), "beta^m": power,
        "Lambda_U": ln(sum(run.weights)), **a.OTHER_WEIGHTS.read(others, {"S": last}),
    }  # fmt: skip
