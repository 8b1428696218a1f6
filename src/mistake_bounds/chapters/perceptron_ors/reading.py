"""A run of the Perceptron on an OR in the words of the chapter's theorems: a, v and b are parts of its weights."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from mistake_bounds.chapters.perceptron_ors.prices import LEVELS
from mistake_bounds.exact import dot
from mistake_bounds.play import Run
from mistake_bounds.theorem.reading import KIND, Reading, check_weights, labels_of_mistakes
from mistake_bounds.theorem.targets import BadTarget, row_of_bits


def read(run: Run, target) -> Reading:
    """A run on rows whose last entry is the dummy input; ``target`` is a row of n bits, 1 for each relevant attribute.

    Raises `BadTarget` unless there is a bit for each attribute but the dummy, and `mistake_bounds.examples.BadFeature`
    for an entry that is no bit.
    """
    check_weights(run)
    target = row_of_bits("target", target, "a target says which attributes are relevant")
    if len(target) != run.examples.dimension - 1:
        message = f"the target has {len(target)} bits, and the rows {run.examples.dimension} entries, the dummy's last"
        raise BadTarget(message, target)
    fixed = {"e": (1,) * sum(target), "f": (1,) * target.count(0), "r": sum(target), "z": target.count(0)}
    points = tuple(
        {KIND: 0 if step.y > 0 else 1, **parted(step.before, target, "avb"), **parted(step.x, target, "pqd"),
         **parted(step.after, target, ("a^+", "v^+", "b^+")), "s": dot(step.before, step.x), **fixed}
        for step in run.steps
    )  # fmt: skip
    labels = labels_of_mistakes(run)
    end = {**parted(run.weights, target, ("a_M", "v_M", "b_M")), **fixed, "M": len(labels)}
    added = {"P": labels.count(1), "D": labels.count(-1), "A": sum(end["a_M"])}
    return Reading(points, {**end, **added, "T": 2 * added["A"] - end["b_M"]})


def parted(row: Sequence, target: Sequence[int], names: Sequence[str]) -> dict:
    """The relevant entries, the others, and the last one, by their names.

    >>> parted((5, 6, 7, 1), (0, 1, 0), "pqd")
    {'p': (6,), 'q': (5, 7), 'd': 1}
    """
    marked = [[value for value, bit in zip(row, target, strict=False) if bit == on] for on in (1, 0)]
    return dict(zip(names, (*map(tuple, marked), row[-1]), strict=True))


def read_prices(run: Run, target, certificate: Mapping) -> Reading:
    """The same with the prices and the heaviest walks of a certificate, as `worst_case.certificate` makes them.

    Where the certificate has no node for what the run comes to, no row tells that it does not gain: it counts as 0.
    """
    plain, unit = read(run, target), certificate["unit"]
    prices = [Fraction(price, unit) for price in certificate["prices"]]
    heaviest = {(tuple(v), b, k): Fraction(weight, unit) for v, b, k, weight in certificate["heaviest"]}

    def cost(level: int) -> Fraction:
        return sum(prices[: max(level, 0)], Fraction(0))

    def gained(v, b, promoted: bool) -> Fraction:
        return heaviest.get((tuple(sorted(v)), b, int(promoted)), Fraction(0))

    points, promoted = [], False
    for point in plain.mistakes:
        level = dot(point["a"], point["p"])
        t, now = point["s"] - level, promoted or point[KIND] == 0
        m, k = (cost(one + 1) - cost(one) for one in (level, -1 - t if promoted else 0))
        y = Fraction(m - k, -1 - t - level) if -1 - t != level else 0
        h, h_next = gained(point["v"], point["b"], promoted), gained(point["v^+"], point["b^+"], now)
        S, S_next = (sum(map(cost, point[name])) for name in ("a", "a^+"))
        points.append({KIND: point[KIND], "l": level, "t": t, "m": m, "k": k, "y": y, "h": h, "h^+": h_next, "S": S,
                       "S^+": S_next})  # fmt: skip
        promoted = now
    end, total = plain.end, sum(prices)
    levels = [{"g": cost(level), "o": total - cost(level)} for level in end["a_M"]]
    last = {"h_M": gained(end["v_M"], end["b_M"], promoted), "L": Fraction(certificate["most"], unit), "Lambda": total}
    paid = {"S_M": sum(cost(level) for level in end["a_M"]), "M": end["M"], "P": end["P"], "D": end["D"]}
    return Reading(tuple(points), {**last, **paid, **LEVELS.read({**one, "Lambda": total} for one in levels)})
