"""A sum of weights is no less than any part of it, since no weight is negative.

A sum begins with its first part and goes on with the others, weight by weight: m of the attributes weigh o each,
and o is a power of the factor.  σ is the sum so far.  Weights of 0, of attributes that elimination has crossed
off, add nothing and are left out.
"""

from sympy import Expr, Symbol

from mistake_bounds.proof import Claim, Eq, Proved, claim, induct, prove, scalars, statement
from mistake_bounds.theorems.powers import positive
from mistake_bounds.vocabulary import WEIGHT

sigma, sigma_next, m, o, t_o, sizes = scalars("sigma sigma^+ m o t_o N_o")


@statement
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
