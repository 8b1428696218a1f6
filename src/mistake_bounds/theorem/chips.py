"""Powers with a whole exponent: a row of multiplications or divisions by the factor, beginning at 1.

F = (1 + ε)ᵗ for a whole number t of either sign: t goes from 0 up, 1 at a time, and F is multiplied by the factor
1 + ε each time, or t goes from 0 down and F is divided.  A weight of Winnow is such a power, and its *chips* are
the exponent.

A sum of weights is no less than any part of it, since no weight is negative.

A sum begins with its first part and goes on with the others, weight by weight: m of the attributes weigh o each,
and o is a power of the factor.  σ is the sum so far.  Weights of 0, of attributes that elimination has crossed
off, add nothing and are left out.

How many chips there can be: on one attribute, from its weight, and on all that matter, added up.

z is the weight of one attribute: an *update* multiplies it, divides it or leaves it unchanged.  In the end it is
(1 + ε)ᵉ, and e counts its *chips*.  ``most`` is the least whole number for which Q = (1 + ε)^most ≥ n; d is e less
``most``.
Over the attributes, U adds up chips.
What the letters are `chapters.winnow_ors.chips` and `chapters.winnow_ors.theorem` say.
"""

from sympy import Expr, S, Symbol

from mistake_bounds.proof import (
    Claim,
    Eq,
    Proved,
    along,
    assumption,
    claim,
    definition,
    dot,
    induct,
    own_step,
    prove,
    scalars,
    statement,
    vectors,
)
from mistake_bounds.theorem.logarithms import epsilon
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.vocabulary import CHIP, RELEVANT_ATTRIBUTE, UPDATE, WEIGHT

c_M, u = vectors("c_M u")
T_M, s, w_1, t_1, n, r = scalars("T_M s w_1 t_1 n r")
z, z_next, z_M = scalars("z z^+ z_M")
e_M, d, F_d, Q = scalars("e_M d F_d Q")
P_on, D_on, K_off = scalars("P_on D_on K_off")
U, U_next, U_r = scalars("U U^+ U_r")
t, t_next, F, F_next, t_up, t_down = scalars("t t^+ F F^+ t_up t_down")
sigma, sigma_next, o, m, t_o, sizes = scalars("sigma sigma^+ o m t_o N_o")


GROWS = own_step(epsilon > 0, "factor above 1")


def above_one(step: Expr) -> tuple[Claim, ...]:
    """The hypothesis that the factor 1 + ``step`` is above 1: none where it is a number, such as 2."""
    return () if step.is_number else (GROWS,)


@statement
def positive(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """(1 + ε)ᵗ > 0.

    >>> positive(epsilon, *scalars("k p")).claim
    power positive: p > 0
    """
    return _of_powers(claim(F > 0, "power positive"), step, exponent, power)


@statement
def bernoulli(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """(1 + ε)ᵗ ≥ 1 + εt, also for negative t (Bernoulli).

    >>> bernoulli(epsilon, *scalars("k p")).claim
    Bernoulli: p ≥ ε·k + 1
    """
    return _of_powers(claim(F >= 1 + step * t, "Bernoulli"), step, exponent, power)


@statement
def integer_exponent(step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """t² ≥ t: no exponent lies between 0 and 1.

    >>> integer_exponent(epsilon, *scalars("k p")).claim
    whole number: k² ≥ k
    """
    return _of_powers(claim(t**2 >= t, "whole number"), step, exponent, power)


@statement
def doublings(exponent: Symbol, power: Symbol) -> Proved:
    """4·2ᵗ ≥ 4 + 3t, for factor 2 and t of either sign: Bernoulli with a steeper line, equal at 0.

    >>> doublings(*scalars("k p")).claim
    one weight: 4·p ≥ 3·k + 4
    """
    return _of_powers(claim(4 * F >= 4 + 3 * t, "one weight"), S.One, exponent, power)


def _of_powers(held: Claim, step: Expr, exponent: Symbol, power: Symbol) -> Proved:
    """``held``, of t and F, for ``exponent`` and ``power`` = (1 + ``step``)^``exponent``: by induction from 0 on."""
    after = held.substitute({t: t_next, F: F_next})
    up = [
        definition(t >= 0, "from 0 up"),
        definition(Eq(t_next, t + 1), "one more"),
        definition(Eq(F_next, (1 + step) * F), "times the factor"),
    ]
    down = [
        definition(t <= 0, "from 0 down"),
        definition(Eq(t_next, t - 1), "one less"),
        definition(Eq((1 + step) * F_next, F), "divided by the factor"),
    ]
    kept = [prove(after, given=[held, *way, *above_one(step)]) for way in (up, down)]
    state = ((t, S.Zero, t_next, exponent), (F, S.One, F_next, power))
    return along(held, zip(kept, (t_up, t_down), strict=True), state, step.free_symbols, CHIP)


@statement
def sum_at_least_part(part: Symbol, total: Symbol, step: Expr) -> Proved:
    """part ≤ total, where the others in the total are powers of the factor 1 + ``step``.

    >>> from sympy import S
    >>> sum_at_least_part(*scalars("z s"), S.One).claim
    part of the total: s ≥ z
    """
    held, after = claim(sigma >= part, "part of the total"), claim(sigma_next >= part, "part of the total")
    others = [definition(Eq(sigma_next, sigma + m * o), "added"), definition(m >= 0, "a count")]
    kept = prove(after, given=[held, *others], using=[positive(step, t_o, o)])
    state = ((sigma, part, sigma_next, total),)
    fixed = (part, *step.free_symbols)
    start = prove(Claim(part, ">=", part))
    return induct(held, start, ((kept, sizes),), state, fixed, WEIGHT)


KEPT = own_step(Eq(z_next, z), "its weight kept")


@statement
def capped_weight(step: Expr = S.One, size: Symbol = n, demoted: bool = True) -> Proved:
    """z < (1 + ε)n, always: only a weight below n is promoted, for it is part of a score below n.

    ``demoted=False`` is for an attribute that no demotion ever finds active.

    >>> capped_weight().claim
    capped weight: z_M < 2·n
    """
    factor = 1 + step
    held, after = claim(z < factor * size, "capped weight"), claim(z_next < factor * size, "capped weight")
    grows = above_one(step)
    some = [some_attribute(size), *above_one(step)]
    on = prove(after, given=[promoted(step), own_step(s < size, "low score"), *grows],
               using=[sum_at_least_part(z, s, step)])  # fmt: skip
    off = own_step(Eq(factor * z_next, z), "its weight demoted")
    kept = [(on, P_on), (prove(after, given=[held, KEPT]), K_off)]
    if demoted:
        kept.append((prove(after, given=[held, off, *some]), D_on))
    state = ((z, S.One, z_next, z_M),)
    return along(held, kept, state, (size, *step.free_symbols), UPDATE, some)


def some_attribute(size: Symbol) -> Claim:
    """There is an attribute: n ≥ 1 for the number of attributes, which is the threshold."""
    return assumption(size >= 1, "some attribute")


@statement
def positive_size(size: Symbol) -> Proved:
    """n > 0, since there is an attribute."""
    return prove(claim(size > 0, "positive size"), given=[some_attribute(size)])


def promoted(step: Expr) -> Claim:
    """An active attribute's weight after a promotion."""
    return own_step(Eq(z_next, (1 + step) * z), "its weight promoted")


def exponents(most: Symbol, top: Symbol = Q) -> tuple[Claim, Claim]:
    """The hypotheses that e chips make the weight z: it is (1 + ε)ᵈ times ``top``, and d = e − ``most``."""
    return definition(Eq(z_M, F_d * top), "its chips make its weight"), definition(
        Eq(e_M, most + d), "chips from the cap on"
    )


@statement
def one_cap(most: Symbol, step: Expr = S.One, size: Symbol = n, top: Symbol = Q, demoted: bool = True) -> Proved:
    """No attribute ever has more than ``most`` chips: (1 + ε)ᵈ·Q = z < (1 + ε)n ≤ (1 + ε)Q, so that 1 + εd < 1 + ε.

    The last is Bernoulli's (1 + ε)ᵈ ≥ 1 + εd; it gives d < 1, and d is whole.

    >>> one_cap(scalars("L")).claim
    one cap: e_M ≤ L
    """
    weight, above = exponents(most, top)
    known = [weight, definition(size <= top, "cap of a weight"), *above_one(step)]
    below = prove(claim(F_d < 1 + step, "below the factor"), given=known,
                  using=[capped_weight(step, size, demoted), positive_size(size)])  # fmt: skip
    less_than_1 = prove(claim(d < 1, "below 1"), given=above_one(step), using=[below, bernoulli(step, d, F_d)])
    none = prove(claim(d <= 0, "none too many"), using=[less_than_1, integer_exponent(step, d, F_d)])
    return prove(claim(e_M <= most, "one cap"), given=[above], using=[none])


CHIPS = Row(RELEVANT_ATTRIBUTE, r, (Sum(U, U_next, U_r, e_M, "chips so far"),))


@statement
def cap(most: Symbol, step: Expr = S.One, size: Symbol = n, top: Symbol = Q, demoted: bool = True) -> Proved:
    """⟨u, c⟩ ≤ r·``most``, where u marks r attributes: `one_cap`, added up over them.

    >>> cap(scalars("L")).claim
    cap: ⟨c_M, u⟩ ≤ L·r
    """
    one = one_cap(most, step, size, top, demoted)
    one_more = prove(claim(U_next <= U + most, "chips of one"), given=CHIPS.given, using=[one])
    total = CHIPS.telescope(U, one_more, "chips of all", (most, size, top, *step.free_symbols))
    all_chips = definition(Eq(dot(u, c_M), U_r), "relevant chips")
    return prove(claim(dot(u, c_M) <= r * most, "cap"), given=[all_chips], using=[total])
