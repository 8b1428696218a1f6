"""A sum of weights is no less than any part of it, since no weight is negative.

A sum begins with its first part and goes on with the others, weight by weight: m of the attributes weigh o each,
and o is a power of the factor.  σ is the sum so far.  Weights of 0, of attributes that elimination has crossed
off, add nothing and are left out.
"""

from collections.abc import Mapping
from functools import cache

from sympy import Expr, Symbol

from mistake_bounds.exact import Number
from mistake_bounds.proof import Claim, Eq, Proved, claim, induct, prove, scalars
from mistake_bounds.theorems.powers import chips_of, positive, read_power

sigma, sigma_next, m, o, t_o, sizes = scalars("sigma sigma^+ m o t_o N_o")

WEIGHT = "weight"


@cache
def no_less_than_a_part(part: Symbol, total: Symbol, step: Expr) -> Proved:
    """part ≤ total, where the others in the total are powers of the factor 1 + ``step``.

    >>> from sympy import S
    >>> no_less_than_a_part(*scalars("z s"), S.One).claim
    part of the total: s ≥ z
    """
    held, after = claim(sigma >= part, "part of the total"), claim(sigma_next >= part, "part of the total")
    others = [claim(Eq(sigma_next, sigma + m * o), "added"), claim(m >= 0, "a count")]
    kept = prove(after, given=[held, *others], using=[positive(step, t_o, o)])
    state, fixed = ((sigma, part, sigma_next, total),), (part, *step.free_symbols)
    start = prove(Claim(part, ">=", part))
    return induct(held, start, ((kept, sizes),), state, fixed, WEIGHT)


def read_sum(part: Number, others: Mapping[Number, int], factor: Number) -> dict:
    """The row of a sum that begins with ``part``; ``others`` says how many attributes have each weight.

    Raises `mistake_bounds.theorems.powers.NotAPower` for a weight that is neither 0 nor a power of the factor.

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
