"""Conversions on samples, in the words of `chapters.online_to_pac.theorem`: one sample, or all of a world at once.

Of all samples at once a *history* is a state that the learner can be in after so many examples, and so many mistakes:
those in the same state are added up.  Errors and weights are added up instance by instance.  Where draws depend on one
another, each instance has the probability that it has after each history, so that the claim "independent draw" fails.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from math import exp, lcm

from mistake_bounds.chapters.online_to_pac import theorem as a
from mistake_bounds.chapters.online_to_pac.learner import (
    Draws,
    all_bad,
    bad_outputs,
    depend,
    drawn_next,
    errors_exceed,
    survivals,
    until_output,
    while_bad,
)
from mistake_bounds.chapters.online_to_pac.worst_case import at_most
from mistake_bounds.exact import Number, Refusal, number, whole
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import Real, ln
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import Row
from mistake_bounds.vocabulary import EXAMPLE, FINAL_HISTORY, HISTORY, HYPOTHESIS, INSTANCE, MISTAKE, SPARE_MISTAKE
from mistake_bounds.worlds import BadProbability, open_share


class BadExcess(Refusal):
    """An excess that errors and mistakes cannot differ by on this world; carries it as ``offender``."""


def read_survivors(run: Run, q: int, mistakes: int) -> Reading:
    """A run in which no hypothesis is right on q examples in a row, hypothesis by hypothesis.

    ``mistakes`` is the mistake bound that the caller states for the learner.

    >>> from mistake_bounds import Examples, Perceptron, play
    >>> reading = read_survivors(play(Perceptron(), Examples([(1, 0), (0, 1), (1, 1)], [1, 1, 1])), 2, 2)
    >>> [(point["t"], point["s"]) for point in reading.mistakes], reading.end["s_K"]
    ([(0, 0), (1, 0)], 1)
    """
    q = whole("q", q, 1)
    mistakes = whole("mistakes", mistakes, 0)
    *over, last = survivals(run)
    points = tuple({"t": one.first, "s": one.survived, "t^+": one.first + one.survived + 1, "q": q} for one in over)
    end = {"K": len(points), "t_K": last.first, "s_K": last.survived, "m": run.presented, "q": q, "M": mistakes}
    return Reading(points, end, HYPOTHESIS, EXAMPLE)


# --- all samples at once ------------------------------------------------------------------------

State = tuple  # a learner's state, and how many mistakes led to it


def read_fooled(draws: Draws, q: int, epsilon: Number, mistakes: int, delta: Number | None = None) -> Reading:
    """All samples of a world: how the hypothesis after so many mistakes, if it is bad, fares in the next q examples.

    The points are the numbers of mistakes after which another mistake is possible.  ``mistakes`` is the mistake bound
    that the learner is said to have on all that the world can show, and ``delta`` the probability of failure that is
    allowed, for `long_enough`.
    """
    worse = open_share("epsilon", epsilon)
    q = whole("q", q, 1)
    mistakes = whole("mistakes", mistakes, 0)
    bad = lambda state: draws.error(state[0]) >= worse
    fixed = {"epsilon": worse, "q": q}
    outputs = bad_outputs(draws, q, worse)
    blocks = _blocks(draws, q)
    points = []
    for arrived in _coming_into_use(draws, bad, mistakes + 2):
        own = _surviving(draws, arrived, fixed, bad, blocks)
        o = outputs.get(len(points), Fraction(0))
        points.append({**own, "o": o, **fixed})
    rows, Q = _powers(1 - worse, q, fixed)
    read = a.OUTPUTS.read(points)
    end = {
        **read,
        "M": mistakes,
        "P": sum(outputs.values(), Fraction(0)),
        "Q": Q,
        EXAMPLE: rows,
        **fixed,
    }
    logarithms = {"Lambda": ln(Q), **({"mu": ln(mistakes)} if mistakes else {})}
    return Reading(tuple(read[HYPOTHESIS]), {**end, **logarithms, **_doubt(delta)}, HYPOTHESIS, "probability")


def read_apart(draws: Draws, q: int, epsilon: Number, mistakes: int) -> Reading:
    """All samples of a world: the hypotheses after 0, 1, … mistakes, where none before them was output.

    ``mistakes`` is the mistake bound that the caller states for the learner on all that the world can show.
    """
    worse = open_share("epsilon", epsilon)
    most = whole("mistakes", mistakes, 1)
    bad = lambda state: draws.error(state[0]) >= worse
    fixed = {"epsilon": worse, "q": whole("q", q, 1), "C_0": Fraction(1)}
    outputs = bad_outputs(draws, q, worse)
    blocks = _blocks(draws, q)
    rows, Q = _powers(1 - worse, q, fixed)
    fixed["J_0"] = (1 - Q) ** most
    points = []
    O = Fraction(0)
    coming = {draws.start: Fraction(1)}
    for number_ in range(most):
        of_bad = {(state, number_): p for state, p in coming.items() if bad((state, number_))}
        own = _surviving(draws, of_bad, fixed, bad, blocks)
        replaced = {state: p * (1 - (1 - draws.error(state)) ** q) for state, p in coming.items()}
        after = _next_mistake(draws, {state: p for state, p in replaced.items() if p})
        o = outputs.get(number_, Fraction(0))
        left = most - number_
        of_it = {"o": o, "O": O, "O^+": O + o, "C": _total(coming), "C^+": _total(after)}
        points.append({**own, **of_it, "J": (1 - Q) ** left, "J^+": (1 - Q) ** (left - 1), **fixed})
        O = O + o
        coming = after
    end = {"O_H": O, "C_M": _total(coming), "J_M": Fraction(1), "M": most, "P": _total(outputs), "Q": Q, EXAMPLE: rows}
    return Reading(tuple(points), {**end, **fixed}, HYPOTHESIS, "probability")


def _total(shares: Mapping) -> Fraction:
    return sum(shares.values(), Fraction(0))


def _surviving(draws: Draws, arrived: Mapping, fixed: Mapping, bad: Callable, blocks: Mapping | None):
    """How bad hypotheses that come into use fare in q examples: their errors, and the weight left of them."""
    histories = arrived
    examples = []
    f = Fraction(1)
    for kept in range(fixed["q"]):
        drawn = _likely_next(draws, histories, kept, blocks) if blocks else None
        point, histories = _one_example(draws, histories, {**fixed, "beta": Fraction(0)}, bad, drawn, stays=True)
        examples.append({**point, "f": f, "f^+": f * (1 - fixed["epsilon"]), **fixed})
        f *= 1 - fixed["epsilon"]
    return {"A_0": _total(arrived), "A_q": _total(histories), "Q": f, EXAMPLE: examples}


def read_littlestone(
    draws: Draws, epsilon: Number, mistakes: int, beta: Number = Fraction(1, 2), delta: Number | None = None
) -> Reading:
    """All samples of a world in which each hypothesis used has error ε or more; β for each mistake.

    ``mistakes`` is M, the number that is not to be exceeded, and ``delta`` the doubt to be left, for `sample_size`.
    """
    worse, penalty = open_share("epsilon", epsilon), open_share("beta", beta)
    mistakes = whole("mistakes", mistakes, 0)
    fixed = {"epsilon": worse, "beta": penalty, "M": mistakes, "h": -ln(penalty)}
    bad = lambda state: draws.error(state[0]) >= worse
    histories = {(draws.start, 0): Fraction(1)} if bad((draws.start, 0)) else {}
    fixed["A_0"] = sum(histories.values(), Fraction(0))
    points = []
    factor = 1 - (1 - penalty) * worse
    start = (draws.start, 0)
    step = while_bad(draws, worse)
    rows, F = _powers(factor, draws.m, fixed)
    dependent = bool(histories) and depend(draws, start, step)
    for t, row in enumerate(rows):
        drawn = drawn_next(draws, t, start, step) if dependent else None
        point, histories = _one_example(draws, histories, fixed, bad, drawn)
        points.append({**point, **row})
    ends, sums = _few(histories, penalty, mistakes)
    few = sum(point[KIND] == 0 for point in ends)
    penalties, B = _powers(penalty, mistakes, fixed, "r")
    end = {
        "A_m": sums["T"], "P": all_bad(draws, worse, mistakes), "B": B, "F": F, "m": draws.m, "n_f": few,
        "n_o": len(ends) - few, FINAL_HISTORY: ends, MISTAKE: penalties,
        "Lambda": ln(F), "lambda_B": ln(B), **fixed, **_doubt(delta),
    }  # fmt: skip
    return Reading(tuple(points), end, EXAMPLE, "probability")


def read_heads(draws: Draws, epsilon: Number, mistakes: int) -> Reading:
    """All samples of a world in which each hypothesis used has error ε or more; weighed by the chance of few heads.

    ``mistakes`` is the mistake bound that the caller states for the learner on all that the world can show.
    """
    worse = open_share("epsilon", epsilon)
    allowed = whole("mistakes", mistakes, 1) - 1
    chance = cache(lambda count, left: at_most(allowed - count, left, worse))
    bad = lambda state: draws.error(state[0]) >= worse
    histories = {(draws.start, 0): Fraction(1)} if bad((draws.start, 0)) else {}
    weigh = lambda found, left: sum((v * chance(count, left) for (_, count), v in found.items()), Fraction(0))
    fixed = {"epsilon": worse, "A_0": weigh(histories, draws.m)}
    start = (draws.start, 0)
    step = while_bad(draws, worse)
    points = []
    dependent = bool(histories) and depend(draws, start, step)
    for t in range(draws.m):
        left = draws.m - t - 1
        drawn = drawn_next(draws, t, start, step) if dependent else None
        own = []
        T, U = (Fraction(0), Fraction(0))
        after = defaultdict(Fraction)
        for (state, count), v in histories.items():
            phi = {"phi": chance(count, left + 1), "phi_e": chance(count + 1, left), "phi_k": chance(count, left)}
            rows = []
            D, G, b = (Fraction(0),) * 3
            for errs, (x, y, p) in zip(draws.wrong(state), draws.world, strict=True):
                later, counted = draws.after(state, x, y)
                followed = int(bad((later, count + counted)))
                share = v * p if drawn is None else drawn.get(((state, count), x), 0)
                more = followed * share * phi["phi_e" if errs else "phi_k"]
                grown = {"D^+": D + p * errs, "G^+": G + p, "b^+": b + more}
                rows.append({"p": p, "i": errs, "l": followed, "a": v, "D": D, "G": G, "b": b, **grown, **phi, **fixed})
                if followed and share:
                    after[later, count + counted] += share
                D, G, b = grown["D^+"], grown["G^+"], grown["b^+"]
            sums = {"D_n": D, "G_n": G, "b_n": b, "N_x": len(rows), INSTANCE: rows, "a": v, "rho": draws.error(state)}
            grown = {"T^+": T + v * phi["phi"], "U^+": U + b}
            own.append({**sums, "T": T, "U": U, **grown, **phi, **fixed})
            T, U = grown["T^+"], grown["U^+"]
        histories = dict(after)
        weights = {"A": T, "A^+": weigh(histories, left), "T_n": T, "U_n": U}
        points.append({**weights, "n_h": len(own), HISTORY: own, **fixed})
    ends = []
    V, T = (Fraction(0), Fraction(0))
    for (_, count), v in histories.items():
        grown = {"V^+": V + v, "T^+": T + v * chance(count, 0)}
        ends.append({"v": v, "phi": chance(count, 0), "V": V, "T": T, **grown})
        V, T = grown["V^+"], grown["T^+"]
    end = {"A_m": T, "P": all_bad(draws, worse), "m": draws.m, "n_f": len(ends), FINAL_HISTORY: ends}
    return Reading(tuple(points), {**end, "phi_0": chance(0, draws.m), **fixed}, EXAMPLE, "probability")


def read_average(draws: Draws, excess: Number, root: Number) -> Reading:
    """All samples of a world, by how far the errors of the hypotheses used exceed the mistakes: ``excess`` or more.

    β is ``root`` to the power that is the common denominator of the world's probabilities, so that β^(−e) is a fraction
    too.  Raise `BadExcess` for one that is no multiple of 1 over that denominator, and
    `mistake_bounds.worlds.BadProbability` for a root that is not strictly between 0 and 1, or too near to 0.
    """
    base = open_share("root", root)
    Y = Fraction(number(excess, "excess"))
    size = lcm(*(p.denominator for p in draws.world.probabilities))
    if (size * Y).denominator > 1:
        raise BadExcess(f"excess={excess!r}: give a multiple of 1/{size}, as errors are on this world", excess)
    penalty = base**size
    h = -size * ln(base)
    try:
        kappa = _just_above(h)
    except OverflowError:
        message = f"root={root!r}: exp(h²/8) is too large to look for where h = ln(1/β) is {float(h):.0f}"
        raise BadProbability(f"{message}: give a root nearer to 1", root, "root") from None
    fixed = {"beta": penalty, "h": h, "kappa": kappa, "tau": ln(kappa), "Y": Y}
    start = (draws.start, 0, Fraction(0))
    step = _with_errors(draws)
    histories = {start: Fraction(1)}
    points = []
    rows, F = _powers(kappa, draws.m, fixed)
    dependent = depend(draws, start, step)
    for t, row in enumerate(rows):
        drawn = drawn_next(draws, t, start, step) if dependent else None
        point, histories = _one_evened(draws, histories, fixed, base, size, drawn)
        points.append({**point, **row})
    ends, sums = _far(histories, Y, base, size, h)
    far = sum(point[KIND] == 0 for point in ends)
    end = {
        "A_m": sums["T"], "P": errors_exceed(draws, Y), "Z": base ** int(-size * Y), "F": F, "m": draws.m, "n_f": far,
        "n_o": len(ends) - far, FINAL_HISTORY: ends, "Lambda": ln(F), **fixed,
    }  # fmt: skip
    return Reading(tuple(points), end, EXAMPLE, "probability")


def _coming_into_use(draws: Draws, bad: Callable, most: int) -> list[dict[State, Fraction]]:
    """For k = 0, 1, … the states in which the hypothesis after k mistakes comes into use and is bad.

    With their probabilities, as long as any hypothesis after k mistakes, bad or good, can err: one with a small error
    can give way to a bad one.  No more than ``most`` are looked for, nor more mistakes than there are examples.
    """
    found = []
    waiting = {draws.start: Fraction(1)}
    while any(map(draws.error, waiting)) and len(found) < min(most, draws.m + 1):
        found.append({(state, len(found)): p for state, p in waiting.items() if bad((state, len(found)))})
        waiting = _next_mistake(draws, waiting)
    return found


def _next_mistake(draws: Draws, waiting: Mapping) -> dict:
    """How the state after the next mistake is distributed: however long that takes, if it comes at all."""
    after = defaultdict(Fraction)
    for state, p in waiting.items():
        error = draws.error(state)
        for errs, (x, y, share) in zip(draws.wrong(state), draws.world, strict=True):
            if errs and share:
                after[draws.after(state, x, y)[0]] += p * share / error
    return dict(after)


def _with_errors(draws: Draws) -> Callable:
    """A step: the state, the mistakes and the errors of the hypotheses so far."""

    def step(so_far, x, y):
        state, count, errors = so_far
        after, errs = draws.after(state, x, y)
        return after, count + errs, errors + draws.error(state)

    return step


def _blocks(draws: Draws, q: int) -> dict | None:
    """With which weight an instance comes after a hypothesis has survived so many examples; None of independent draws.

    These are sums over all times when that may be; the position of a block does not matter.
    """
    start = (draws.start, 0, 0)
    step = until_output(draws, q)
    found = defaultdict(Fraction)
    if not depend(draws, start, step):
        return None
    for t in range(draws.m):
        for outcome, p in drawn_next(draws, t, start, step).items():
            found[outcome] += p
    return found


def _likely_next(draws: Draws, histories: Mapping, survived: int, blocks: Mapping) -> dict:
    """How likely a history is with the instance after it, as the draws have it; where it never comes, as the world."""
    found = {}
    for (state, count), v in histories.items():
        shares = [blocks.get(((state, survived, count), x), 0) for x in draws.world.instances]
        shares = shares if any(shares) else draws.world.probabilities
        for x, share in zip(draws.world.instances, shares, strict=True):
            found[(state, count), x] = v * share / sum(shares)
    return found


def _one_example(
    draws: Draws, histories: Mapping, fixed: Mapping, bad: Callable, drawn: Mapping | None, stays: bool = False
):
    """An example, history by history and instance by instance; and the histories after it.

    Followed are those whose next hypothesis is bad; of those that err none, if it has to stay as it is.  ``drawn`` says
    how likely a history is with the instance that comes after it, or is None where draws are independent.
    """
    beta = fixed["beta"]
    after = defaultdict(Fraction)
    points = []
    for (state, count), v in histories.items():
        weight = 1 if stays else beta**count
        rows = []
        b = Fraction(0)
        for errs, (x, y, p) in zip(draws.wrong(state), draws.world, strict=True):
            later, counted = draws.after(state, x, y)
            next_ = later, count + counted
            followed = int(bad(next_) and not (stays and errs))
            share = v * p if drawn is None else drawn.get(((state, count), x), 0)
            grown = b + followed * share * weight * (beta if errs else 1)
            rows.append({"p": p, "i": errs, "l": followed, "a": v * weight, "b": b, "b^+": grown, **fixed})
            if followed and share:
                after[next_] += share
            b = grown
        own = {"a": v * weight, "rho": draws.error(state), "b_n": b}
        points.append({**own, **a.ERRORS.read(rows), **fixed})
    weight = lambda state: 1 if stays else beta ** state[1]
    left = sum((v * weight(state) for state, v in after.items()), Fraction(0))
    return _all_of(a.weighed(a.b_n), points, left, fixed), dict(after)


def _all_of(row: Row, points: list[dict], left: Fraction, fixed: Mapping) -> dict:
    """The histories at an example, and their weight before it and after it."""
    read = row.read(points)
    return {**read, "A": read["T_n"], "A^+": left, **fixed}


def _one_evened(draws: Draws, histories: Mapping, fixed: Mapping, base: Fraction, size: int, drawn: Mapping | None):
    """The same with all histories followed, which are weighed by mistakes and errors."""
    beta = fixed["beta"]
    after = defaultdict(Fraction)
    points = []
    weight = lambda count, errors: base ** int(size * (count - errors))
    for (state, count, errors), v in histories.items():
        per = weight(count, errors)
        e = draws.error(state)
        rows = []
        b = Fraction(0)
        for errs, (x, y, p) in zip(draws.wrong(state), draws.world, strict=True):
            later, counted = draws.after(state, x, y)
            share = v * p if drawn is None else drawn.get(((state, count, errors), x), 0)
            grown = b + share * per * (beta if errs else 1)
            rows.append({"p": p, "i": errs, "l": 1, "a": v * per, "b": b, "b^+": grown, **fixed})
            if share:
                after[later, count + counted, errors + e] += share
            b = grown
        own = {"a": v * per, "rho": e, "j": base ** int(-size * e), "g_d": ln(1 - e + e * beta), "b_n": b}
        points.append({**own, **a.ERRORS.read(rows), **fixed})
    left = sum((v * weight(count, errors) for (_, count, errors), v in after.items()), Fraction(0))
    return _all_of(a.weighed(a.j * a.b_n), points, left, fixed), dict(after)


def _few(histories: Mapping, beta: Fraction, mistakes: int) -> tuple[list, dict]:
    """The histories in the end: their weights, of those with at most so many mistakes the probabilities."""
    points = []
    T, V = (Fraction(0), Fraction(0))
    for (_, count), v in histories.items():
        g = beta**count
        few = count <= mistakes
        rows = _powers(beta, mistakes - count, {"beta": beta, "g": g}, "r", g)[0] if few else []
        own = {KIND: 0 if few else 1, "v": v, "g": g, "a": v * g, "d": len(rows), SPARE_MISTAKE: rows}
        grown = {"T": T, "V": V, "T^+": T + v * g, "V^+": V + (v if few else 0), "B": beta**mistakes, "beta": beta}
        points.append({**own, **grown})
        T, V = grown["T^+"], grown["V^+"]
    return points, {"T": T, "V": V}


def _far(histories: Mapping, excess: Fraction, base: Fraction, size: int, h: Real) -> tuple[list, dict]:
    """The histories in the end: their weights, and the probabilities of those in which errors exceed mistakes."""
    points = []
    T, V = (Fraction(0), Fraction(0))
    for (_, count, errors), v in histories.items():
        z = base ** int(size * (count - errors))
        far = errors - count >= excess
        own = {KIND: 0 if far else 1, "v": v, "z": z, "a": v * z, "S": errors, "k": count, "h": h, "Y": excess}
        grown = {"T": T, "V": V, "T^+": T + v * z, "V^+": V + (v if far else 0), "Z": base ** int(-size * excess)}
        points.append({**own, **grown})
        T, V = grown["T^+"], grown["V^+"]
    return points, {"T": T, "V": V}


def _doubt(delta: Number | None) -> dict:
    """δ and ln(1/δ), if there is a δ."""
    return {} if delta is None else {"delta": open_share("delta", delta), "L": -ln(open_share("delta", delta))}


def _powers(factor: Fraction, count: int, fixed: Mapping, letter: str = "f", start: Fraction = Fraction(1)):
    """A row in which a power of ``factor`` is multiplied ``count`` times, with its logarithms; and the last power."""
    rows = []
    power = start
    for _ in range(count):
        after = factor * power
        logarithms = {"lambda": ln(power), "lambda^+": ln(after)}
        rows.append({letter: power, f"{letter}^+": after, **logarithms, **fixed})
        power = after
    return rows, power


def _just_above(h: Real) -> Fraction:
    """A fraction a little above exp(h²/8)."""
    units = int(exp(float(h) ** 2 / 8) * 10**6)
    while not 8 * ln(Fraction(units, 10**6)) >= h * h:
        units += 1
    return Fraction(units, 10**6)
