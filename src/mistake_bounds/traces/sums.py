"""A sum of weights, told as it adds up: m of the attributes weigh o each, and σ is the sum so far."""

from collections.abc import Mapping

from mistake_bounds.exact import Number
from mistake_bounds.traces.powers import chips_of, read_power
from mistake_bounds.vocabulary import WEIGHT


def read_sum(part: Number, others: Mapping[Number, int], factor: Number) -> dict:
    """The row of a sum that begins with ``part``; ``others`` says how many attributes have each weight.

    Raises `mistake_bounds.traces.NotAPower` for a weight that is neither 0 nor a power of the factor.

    >>> [(point["m"], point["o"], point["sigma^+"]) for point in read_sum(1, {2: 3, 0: 7}, 2)["weight"]]
    [(3, 2, 7)]
    """
    row, total = [], part
    for weight, count in sorted(others.items()):
        if weight and count:
            chips = chips_of(weight, factor)
            after = total + count * weight
            row.append(
                {"m": count, "o": weight, "t_o": chips, "sigma": total, "sigma^+": after} | read_power(chips, factor)
            )
            total = after
    return {WEIGHT: row, "N_o": len(row)}
