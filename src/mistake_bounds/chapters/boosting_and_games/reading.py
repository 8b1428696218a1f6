"""Runs of AdaBoost and of regret matching in the words of `theorem` and `games`, read from the learners' states."""

from fractions import Fraction
from itertools import pairwise
from math import isqrt
from operator import sub

from mistake_bounds.chapters.boosting_and_games.games import ACTIONS, OTHER_SQUARES, SUMS
from mistake_bounds.chapters.boosting_and_games.learner import HALF, Boosting, rounded_down
from mistake_bounds.chapters.boosting_and_games.theorem import WEIGHTS
from mistake_bounds.chapters.losses_and_steps.reading import LOSS, moves
from mistake_bounds.exact import Number, norm2
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running, totals
from mistake_bounds.theorem.targets import number_or, place_or, positive_times
from mistake_bounds.vocabulary import EXAMPLE, HYPOTHESIS, ROUND


def read_boosting(run: Boosting, gamma: Number | None = None) -> Reading:
    """A run of AdaBoost that leaves some error; ``gamma`` is the edge, the least of the run unless given.

    >>> from mistake_bounds import Examples
    >>> from mistake_bounds.chapters.boosting_and_games.learner import AdaBoost, boost
    >>> run = boost(AdaBoost(grid=None), Examples([(1,), (2,), (3,)], [-1, +1, -1]), 2)
    >>> reading = read_boosting(run)
    >>> reading.end["T"], reading.end["E"], reading.end["gamma"], reading.mistakes[1]["W"]
    (2, 1, Fraction(1, 6), Fraction(4, 1))
    """
    n = len(run.examples)
    edge = number_or("gamma", gamma, lambda: HALF - max(run.errors, default=0))
    fixed = {"n": n, "N": ln(n), "N_2": ln(n**2), "gamma": edge}
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
    logs = {"H": ln(max(wrong, 1)), "H_2": ln(max(wrong, 1) ** 2)}
    told = {"T": len(points), "E": wrong, "C": n - wrong, **logs, EXAMPLE: _votes(run, errs, points)}
    return Reading(tuple(points), {**end, **told, **fixed}, ROUND)


def _votes(run: Boosting, errs, points) -> list[dict]:
    """Each example with its weight in the end, and how its weight and the product of the other factors came about."""
    rows, Z = [], 0
    for i in range(len(run.examples)):
        seen, v = [], Fraction(1)
        for point, wrong, weights in zip(points, errs, pairwise(run.weights), strict=True):
            kept = {name: point[name] for name in ("epsilon", "K", "K^+", "gamma")}
            more = v if wrong[i] else v * (1 - point["epsilon"]) / point["epsilon"]
            own = {"w": weights[0][i], "w^+": weights[1][i], "v": v, "v^+": more}
            seen.append({**kept, KIND: int(not wrong[i]), **own})
            v = more
        w, times = run.weights[-1][i], sum(wrong[i] for wrong in errs)
        own = {"w_T": w, "v_T": v, "t_e": times, "t_r": len(errs) - times, HYPOTHESIS: seen}
        rows.append({KIND: int(i not in run.mistakes), "Z": Z, "Z^+": Z + w, **own})
        Z += w
    return rows


def _below(r) -> tuple[Number, ...]:
    """The nearest vector without a positive entry."""
    return tuple(min(ri, 0) for ri in r)


def read_approach(run: Run) -> Reading:
    """A run of `RegretMatching`: u is what a round's costs say; the set is that of vectors ≤ 0, and b is 0.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.boosting_and_games.learner import RegretMatching
    >>> read_approach(play(RegretMatching(grid=None), Examples([(0, 2), (1, 0)], [-1, -1]))).end
    {'s_T': (1, 0), 'z_T': (0, 0), 'D_T': 1, 'T': 2, 'B^2': 2}
    """
    end, points = run.weights, []
    for at, r in moves(run):
        v = tuple(rounded_down(at.y * (xi - at.prediction), run.learner.grid) for xi in at.x)
        points.append({"s": at.state, "s^+": r, "u": v, "z": _below(at.state), "z^+": _below(r), "b": (0,) * len(r)})
    fixed = {"B^2": max(norm2(point["u"]) for point in points)}
    points = tuple({**point, **fixed} for point in points)
    told = {"s_T": end, "z_T": _below(end), "D_T": sum(max(r, 0) ** 2 for r in end), "T": len(points)}
    return Reading(points, {**told, **fixed}, ROUND, "squared distance")


def read_regret(run: Run, action: int | None = None, a: Number | None = None) -> Reading:
    """A run of `RegretMatching`, compared with an ``action``: the one that would have been cheapest, unless given.

    ``a`` is any positive number: unless given, a whole one near the root of TB², where the bound is least.  Raise
    `mistake_bounds.exact.BadSize` for an action that is none.

    >>> from mistake_bounds import Examples, play
    >>> from mistake_bounds.chapters.boosting_and_games.learner import RegretMatching
    >>> end = read_regret(play(RegretMatching(grid=None), Examples([(0, 2), (1, 0)], [-1, -1]))).end
    >>> end["L_T"], end["U_T"], end["r_T"], end["Q_T"]
    (Fraction(2, 1), 1, 1, 1)
    """
    n, grid = run.examples.dimension, run.learner.grid
    steps = [(at, r, tuple(map(sub, r, at.state))) for at, r in moves(run)]
    paid = [-sum(y * x[i] for x, y in run.examples) for i in range(n)]
    own = place_or("action", action, n, lambda: paid.index(min(paid)))
    fixed = {"B^2": max(norm2(step) for _, _, step in steps), "delta": Fraction(1, grid) if grid else 0}
    points = []
    for at, after, added in steps:
        G, told = sum(max(r, 0) for r in at.state), run.learner.loss(at.prediction, at.y)
        actions = [
            {"r": r, "r^+": r_next, "P": max(r, 0), "P^+": max(r_next, 0), "x": x, "c": -at.y * c, "G": G, "ell": told,
             "p": Fraction(max(r, 0)) / G if G else Fraction(1, n)}
            for r, r_next, x, c in zip(at.state, after, added, at.x, strict=True)
        ]  # fmt: skip
        its = {name: actions[own][name] for name in ("r", "r^+", "x", "c", "G", "ell")}
        points.append({**ACTIONS.read(actions), **its, **fixed})
    P = [max(r, 0) for r in run.weights]
    others = OTHER_SQUARES.read(({"P": other} for other in P[:own] + P[own + 1 :]), {"psi": P[own] ** 2})
    points = tuple(running(points, SUMS))
    best = isqrt(int(len(points) * fixed["B^2"])) or 1
    end = {
        "T": len(points), "a": best if a is None else positive_times("a", a), "r_T": run.weights[own], "P_T": P[own],
        **others, "Q_T": sum(positive**2 for positive in P),
    }  # fmt: skip
    return Reading(points, {**totals(points, SUMS), **end, **fixed}, ROUND, LOSS)
