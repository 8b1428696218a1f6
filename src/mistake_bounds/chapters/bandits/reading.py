"""A run of `Exp3`, or all its histories at once, in the words of `bandits.theorem`: from the learner's weights.

The arm that is compared with is the best one, unless another is named.
"""

from fractions import Fraction

from mistake_bounds.chapters.bandits import banditron
from mistake_bounds.chapters.bandits import theorem as a
from mistake_bounds.chapters.bandits.learner import Guesses, Histories
from mistake_bounds.exact import Number, dot, number
from mistake_bounds.learner import relies_on
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import running, totals
from mistake_bounds.theorem.targets import checked_target, place_or
from mistake_bounds.vocabulary import EXPECTED_MISTAKE, FINAL_HISTORY, ROUND, UPDATE


def read_run(run: Run, arm: int | None = None) -> Reading:
    """A run of `Exp3`: its updates, each a draw of the arm that is compared with or of another.

    Raise `mistake_bounds.exact.BadSize` for an arm that the learner has not.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.bandits.learner import Exp3, tossed
    >>> reading = read_run(play(Exp3(2), tossed([(0, 1)] * 9, seed=1)))
    >>> reading.end["D_U"], reading.end["B_U"], len(reading.mistakes)
    (3, 0, 3)
    """
    learner, sums = run.learner, (a.LOST, a.GUESSED, a.SQUARED)
    relies_on(learner, "predict")
    lost = [sum(row[i] for row in run.examples.y) for i in range(learner.arms)]
    own = place_or("arm", arm, learner.arms, lambda: lost.index(min(lost)))
    drawn = ((step, learner.predict(step.before, step.x)) for step in run.steps)
    points = running((_draw(learner, step.before, step.after, i, step.y, own) for step, i in drawn), sums)
    draws = [point[KIND] for point in points]
    of_all = {**totals(points, sums), "D_U": run.total_loss}
    end = {**of_all, "o": draws.count(0), "m": draws.count(1), **_at_the_end(run.weights, own)}
    return Reading(tuple(points), {**end, **_fixed(learner), "l_b": 0}, UPDATE, "loss")


def read_histories(histories: Histories, arm: int | None = None, z: Number | None = None) -> Reading:
    """All draws at once: in each round every history, and for each of them the draw of every arm.

    ``z`` is what the choice of the rate costs in `chapters.bandits.theorem.tuned`, for that alone.  Raise
    `mistake_bounds.exact.BadSize` for an arm that the learner has not.
    """
    learner = histories.learner
    own, fixed = place_or("arm", arm, learner.arms, lambda: histories.best), _fixed(learner)
    points = []
    for level, losses in zip(histories.levels, histories.losses, strict=False):
        told = {"l_b": losses[own], **fixed}
        points.append({**told, **a.HISTORIES.read({"r": r, **told, **_history(learner, w, losses, own)}
                                                  for w, r in level.items())})  # fmt: skip
    points = running(points, [a.EXPECTED, a.COMPARED])
    last = [{"r": r, **_at_the_end(w, own)} for w, r in histories.levels[-1].items()]
    sums = {**totals(points, [a.EXPECTED, a.COMPARED]), "E_T": histories.expected_loss, **a.FINAL.read(last)}
    cost = {} if z is None else {"z": number(z, "z")}
    return Reading(tuple(points), {**sums, "T": len(points), **fixed, **cost}, ROUND, "loss")


def _fixed(learner) -> dict:
    first = sum(learner.initial(1))
    return {"eta": learner.rate, "K": learner.arms, "N": ln(learner.arms), "W_0": first, "Lambda_0": ln(first)}


def _history(learner, w, losses, own: int) -> dict:
    """The draws from one row of weights, and their means."""
    draws = [_draw(learner, w, learner.learn(w, i, losses[i]), i, losses, own) for i in range(len(w))]
    return {**a.ARMS.read(draws), "Lambda": ln(sum(w)), "nu": ln(w[own]), "o": 1, "m": len(w) - 1}


def _draw(learner, before, after, drawn: int, losses, own: int) -> dict:
    """One draw: what is known before it, and the weights after it."""
    chance, loss = learner.chances(before)[drawn], losses[drawn]
    estimate = Fraction(loss) / chance
    x = learner.rate * estimate
    return {
        KIND: int(drawn != own), "p": chance, "l": loss, "a": estimate, "b": estimate if drawn == own else 0,
        "w": before[drawn], "w^+": after[drawn], "W": sum(before), "W^+": sum(after),
        "g": Fraction(before[drawn]) / after[drawn], "k": ln(1 + x + x * x / 2), "v": before[own], "v^+": after[own],
        "Lambda": ln(sum(before)), "Lambda^+": ln(sum(after)), "nu": ln(before[own]), "nu^+": ln(after[own]),
        "l_b": losses[own], **_fixed(learner),
    }  # fmt: skip


def _at_the_end(w, own: int) -> dict:
    """The last weights: that of one arm, and how those of the others add to it."""
    others = ({"w": weight} for weight in (*w[:own], *w[own + 1 :]))
    logarithms = {"v_U": w[own], "nu_U": ln(w[own]), "Lambda_U": ln(sum(w))}
    return {**logarithms, **a.OTHER_WEIGHTS.read(others, {"S": w[own]})}


def read_guesses(guesses: Guesses, target, radius: Number) -> Reading:
    """All guesses at once: ``target`` is a row of weights as the learner's, and no example is longer than ``radius``.

    Raise `mistake_bounds.theorem.targets.BadTarget` for a row of another length.
    """
    learner, b = guesses.learner, banditron
    features, classes = learner.features, learner.classes
    u = checked_target(target, features.size(guesses.examples.dimension))
    fixed = {"u": u, "gamma": learner.explore, "K": len(classes), "R": number(radius, "radius")}
    points = []
    for level, (x, y) in zip(guesses.levels, guesses.examples, strict=False):
        right, rows = features.of(x, y), []
        told = {**fixed, "ell": max(0, 1 - dot(u, right) + features.rival(u, x, y))}
        for w, r in level.items():
            best, chances = features.best(w, x), learner.chances(w, x)
            one = {**told, "w": w, "c": right, "h": features.of(x, best), "i": 1 / chances[classes.index(y)]}
            draws = [
                {KIND: int(guess != y), **one, "p": p, "w^+": learner.learn(w, x, guess, guess == y)}
                for guess, p in zip(classes, chances, strict=True)
            ]
            wrong = int(best != y)
            counted = {"o": 1, "m": len(classes) - 1, "f": wrong, "r": r}
            rows.append({KIND: 1 - wrong, **one, **b.GUESSES.read(draws), **counted})
        count = sum(row["f"] for row in rows)
        points.append({**told, **b.HISTORIES.read(rows), "n_w": count, "n_r": len(rows) - count})
    points = running(points, [b.COUNTED, b.LOST])
    last = b.FINAL.read({**fixed, "w": w, "r": r} for w, r in guesses.levels[-1].items())
    for here in (last, *last[FINAL_HISTORY]):
        here["z"] = last["P_T"]
    end = {**totals(points, [b.COUNTED, b.LOST]), "M_T": Fraction(guesses.wrong), **last}
    return Reading(tuple(points), {**end, "T": len(points), **fixed}, ROUND, EXPECTED_MISTAKE)
