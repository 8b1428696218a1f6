"""Runs of AdaBoost and of regret matching in the words of `theorem` and `games`, every quantity read from the states."""

from fractions import Fraction
from itertools import pairwise

from mistake_bounds.chapters.boosting_and_games.learner import HALF, Boosting
from mistake_bounds.chapters.boosting_and_games.theorem import WEIGHTS
from mistake_bounds.exact import Number
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.targets import number_or
from mistake_bounds.vocabulary import EXAMPLE, HYPOTHESIS, ROUND


def read_boosting(run: Boosting, gamma: Number | None = None) -> Reading:
    """A run of AdaBoost that leaves some error; ``gamma`` is the edge, the least of the run unless given.

    >>> from mistake_bounds import Examples
    >>> from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, boost
    >>> run = boost(AdaBoost(), Examples([(1,), (2,), (3,)], [-1, +1, -1]), 2)
    >>> reading = read_boosting(run)
    >>> reading.end["T"], reading.end["E"], reading.end["gamma"], reading.mistakes[1]["W"]
    (2, 1, Fraction(1, 6), 4)
    """
    n = len(run.examples)
    fixed = {
        "n": n, "N": ln(n), "gamma": number_or("gamma", gamma, lambda: HALF - max(run.errors, default=Fraction(0))),
    }  # fmt: skip
    errs = [[h.predict(x) != y for x, y in run.examples] for h in run.hypotheses]
    factors = [(1 - error) / error for error in run.errors]
    means, K, points = [], Fraction(1), []
    for weights, factor in zip(run.weights, [*factors, None], strict=True):
        mean = Fraction(sum(weights) ** 2) / (n**2 * K)
        means.append({"W": sum(weights), "K": K, "q": mean, "lambda": ln(mean)})
        K *= factor or 1
    for t, (here, there) in enumerate(pairwise(means)):
        rows, F = [], 0
        for wrong, w, w_next in zip(errs[t], *run.weights[t : t + 2], strict=True):
            rows.append({KIND: int(not wrong), "w": w, "w^+": w_next, "F": F, "F^+": F + wrong * w})
            F += wrong * w
        counts = {"n_e": sum(errs[t]), "n_r": n - sum(errs[t]), "F_n": F, "epsilon": run.errors[t]}
        after = {f"{name}^+": value for name, value in there.items()}
        points.append({**WEIGHTS.read(rows), **here, **after, **counts, **fixed})
    end = {f"{name}_T": value for name, value in means[-1].items()}
    wrong = len(run.mistakes)
    told = {"T": len(points), "E": wrong, "C": n - wrong, "H": ln(max(wrong, 1)), EXAMPLE: _votes(run, errs, points)}
    return Reading(tuple(points), {**end, **told, **fixed}, ROUND)


def _votes(run: Boosting, errs, points) -> list[dict]:
    """Each example with its weight in the end, and how its weight and the product of the other factors came about."""
    rows, Z = [], 0
    for i in range(len(run.examples)):
        seen, v = [], Fraction(1)
        for point, wrong, weights in zip(points, errs, pairwise(run.weights), strict=True):
            kept = {name: point[name] for name in ("epsilon", "K", "K^+", "gamma")}
            more = v if wrong[i] else v * (1 - point["epsilon"]) / point["epsilon"]
            seen.append({**kept, KIND: int(not wrong[i]), "w": weights[0][i], "w^+": weights[1][i], "v": v, "v^+": more})
            v = more
        w, times = run.weights[-1][i], sum(wrong[i] for wrong in errs)
        own = {"w_T": w, "v_T": v, "t_e": times, "t_r": len(errs) - times, HYPOTHESIS: seen}
        rows.append({KIND: int(i not in run.mistakes), "Z": Z, "Z^+": Z + w, **own})
        Z += w
    return rows
