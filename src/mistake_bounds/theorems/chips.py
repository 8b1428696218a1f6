"""How many chips there can be: on one attribute, by induction over the mistakes, and on all that matter, added up.

e counts the *chips* on one attribute, its promotions less its demotions; b ∈ {0, 1} says whether it is active.
Over the attributes, U adds up chips, V weights; v ≥ 0 is an attribute's weight in the target, W adds those up.
c, u and the counts P of promotions, D of demotions and r of relevant attributes are those of
`mistake_bounds.theorems.winnow`.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache

from sympy import S, Symbol

from mistake_bounds.exact import Number
from mistake_bounds.proof import Eq, Proved, assume, claim, dot, induct, prove, scalars, telescope, vectors
from mistake_bounds.theorems.slack import KIND

c_M, u = vectors("c_M u")
P, D, r, n = scalars("P D r n")
e, e_next, e_M, b = scalars("e e^+ e_M b")
U, U_next, U_r, U_n = scalars("U U^+ U_r U_n")
W, W_next, W_n, v = scalars("W W^+ W_n v")

RELEVANT = "relevant attribute"
ATTRIBUTE = "attribute"


@cache
def one_cap(most: Symbol) -> Proved:
    """No weight ever gets more than ``most`` chips: it is promoted only while it has fewer.

    A promotion with b = 1 has factorᵉ ≤ score < threshold ≤ factor^most, so that e ≤ most − 1, e being whole; a
    demotion takes b chips off.

    >>> one_cap(scalars("L")).claim
    one cap: e_M ≤ L
    """
    capped, after = claim(e <= most, "one cap"), claim(e_next <= most, "one cap")
    switch = claim(Eq(b**2, b), "active or not")
    room = [switch, claim(b * (most - 1 - e) >= 0, "room"), claim(Eq(e_next, e + b), "chip on")]
    promoted = prove(after, given=[capped, *room])
    demoted = prove(after, given=[capped, switch, claim(Eq(e_next, e - b), "chip off")])
    start = assume(most >= 0, "room at the start")
    return induct(capped, start, ((promoted, P), (demoted, D)), ((e, S.Zero, e_next, e_M),), (most,))


@cache
def cap(most: Symbol) -> Proved:
    """⟨u, c⟩ ≤ r·``most``, where u marks r attributes: `one_cap`, added up over them.

    >>> cap(scalars("L")).claim
    cap: ⟨c_M, u⟩ ≤ L·r
    """
    added = claim(Eq(U_next, U + e_M), "chips so far")
    step = prove(claim(U_next <= U + most, "chips of one"), given=[added], using=[one_cap(most)])
    state, fixed = ((U, S.Zero, U_next, U_r),), (most, P, D)
    total = telescope(U, ((step, r),), state, fixed, at_least=False, name="chips of all", over=RELEVANT)
    all_chips = claim(Eq(dot(u, c_M), U_r), "relevant chips")
    return prove(claim(dot(u, c_M) <= r * most, "cap"), given=[all_chips], using=[total])


@cache
def weighted_cap(most: Symbol) -> Proved:
    """⟨u, c⟩ ≤ ‖u‖₁·``most`` for any target u ≥ 0: `one_cap`, times its weight in the target, added up.

    >>> weighted_cap(scalars("L")).claim
    cap: ⟨c_M, u⟩ ≤ L·W
    """
    held, after = claim(U <= most * W, "chips so far"), claim(U_next <= most * W_next, "chips so far")
    one = [
        claim(v >= 0, "target"),
        claim(Eq(U_next, U + v * e_M), "chips, weighed"),
        claim(Eq(W_next, W + v), "weight"),
    ]
    kept = prove(after, given=[held, *one], using=[one_cap(most)])
    start = prove(held.substitute({U: S.Zero, W: S.Zero}))
    state = ((U, S.Zero, U_next, U_n), (W, S.Zero, W_next, W_n))
    total = induct(held, start, ((kept, n),), state, (most, P, D), ATTRIBUTE)
    given = {"all chips": Eq(dot(u, c_M), U_n), "all weight": Eq(W, W_n)}
    return prove(claim(dot(u, c_M) <= W * most, "cap"), given=given, using=[total])


@cache
def most_chips(size: int, factor: Number) -> int:
    """The least whole C with factor^C ≥ ``size``, exactly: what `one_cap` calls ``most`` for the threshold ``size``.

    >>> most_chips(1, 2), most_chips(9, 2), most_chips(2, Fraction(3, 2)), most_chips(1024, Fraction(5, 4))
    (0, 4, 2, 32)
    """
    chips, weight = 0, Fraction(1)
    while weight < size:
        chips, weight = chips + 1, weight * Fraction(factor)
    return chips


def read_chips(mistakes: Sequence[Mapping], chips: Sequence[int], attributes: Iterable[int], never_on: int = 0) -> dict:
    """What `cap` says at the end of a run: its points for the relevant ``attributes``, and the sum of their chips.

    ``mistakes`` are those of a reading with c, c⁺ and x; ``chips`` are the last ones.  ``never_on`` counts relevant
    attributes of which these vectors know nothing, since no mistake ever had them on.
    """
    idle = [{KIND: point[KIND], "e": 0, "e^+": 0, "b": 0} for point in mistakes]
    points, total = [{"mistake": idle, "e_M": 0, "U": 0, "U^+": 0}] * never_on, 0
    for i in attributes:
        points.append(_one(mistakes, chips, i) | {"U": total, "U^+": total + chips[i]})
        total += chips[i]
    return {RELEVANT: points, "U_r": total}


def read_weighted_chips(mistakes: Sequence[Mapping], chips: Sequence[int], target) -> dict:
    """The same for `weighted_cap`: every attribute, with its weight in ``target``."""
    points, total, weight = [], Fraction(0), Fraction(0)
    for i, size in enumerate(target):
        after = {"U^+": total + size * chips[i], "W^+": weight + size}
        points.append(_one(mistakes, chips, i) | {"U": total, "W": weight, "v": size} | after)
        total, weight = after["U^+"], after["W^+"]
    return {ATTRIBUTE: points, "U_n": total, "W_n": weight}


def _one(mistakes, chips, i) -> dict:
    """The run as attribute i sees it."""
    own = [{KIND: point[KIND], "e": point["c"][i], "e^+": point["c^+"][i], "b": point["x"][i]} for point in mistakes]
    return {"mistake": own, "e_M": chips[i]}
