"""Prices for levels: M ≤ r·Λ + L, where Λ is the sum of the prices and L is what a walk can gain.

A promotion has one relevant attribute on.  It stands at the level l, its weight, and pays the price m of that level.
The other attributes that are on and the dummy weigh t together, so that a level of −1 − t could have been promoted too:
k is the price there, and y is by how much a price falls from one level to the next between the two.  h is a number for
where the run is but for its levels, such that no mistake raises it by less than 1, at a promotion less k: a certificate
says which.  S is what the levels have cost so far, g what that of one attribute has in the end, and o what it has not.
"""

from fractions import Fraction
from itertools import accumulate

from mistake_bounds.chapters.perceptron_ors.theorem import DisjunctionBounds, not_between, told
from mistake_bounds.exact import dot
from mistake_bounds.proof import statement
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Notation, Row, Theory, assume, define, does, fixed, have, of_step, state, theorem

CAUSES = {
    "a step up": ("cheap ways", "promotions after which a heavier walk could have led there"),
    "a step down": ("cheap ways", "demotions after which a heavier walk could have led there"),
    "no higher than could be": ("lower levels", "promotions of a level below the highest possible"),
    "no heavier walk": ("where it ends", "the run ends where a walk gains less"),
    "most paid": ("levels left", "relevant attributes that have not cost all prices"),
}


class BoundByPrices(Theory):
    """What the levels have cost, and what a walk has gained, rise together by 1 or more at each mistake."""

    M, P, D, kinds, r, s, low_score, counted = DisjunctionBounds["M P D kinds r s low_score counted"]

    @Row(
        "mistake", M, gives="a v b p q d y whole promoted level price highest fall", changes="a v b promoted",
        about="labels target prices cost gained most", kinds=kinds, kind=lambda y: int(y < 0),
    )  # fmt: skip
    def mistakes(run, target, certificate):
        """The prices and the heaviest walks are of a certificate, as `worst_case.certificate` makes them.

        Where it has no node for what the run comes to, no row tells that it does not gain: it counts as 0.
        """
        about, *steps, last = told(run, target)
        unit = certificate["unit"]
        prices = [Fraction(price, unit) for price in certificate["prices"]]
        heaviest = {(tuple(v), b, k): weight for v, b, k, weight in certificate["heaviest"]}

        costs = (*accumulate(prices, initial=Fraction(0)),)

        def cost(level):
            return costs[min(max(level, 0), len(prices))]

        def gained(v, b, promoted):
            return Fraction(heaviest.get((tuple(sorted(v)), b, int(promoted)), 0), unit)

        more = {"cost": cost, "gained": gained, "most": Fraction(certificate["most"], unit)}
        yield about | more | {"prices": sum(prices)}
        promoted = False
        for step in steps:
            level = dot(step["a"], step["p"])
            price, highest = (
                cost(one + 1) - cost(one) for one in (level, level - 1 - step["whole"] if promoted else 0)
            )
            fall = Fraction(price - highest, -1 - step["whole"]) if step["whole"] != -1 else 0
            yield step | {"promoted": promoted, "level": level, "price": price, "highest": highest, "fall": fall}
            promoted = promoted or step["y"] > 0
        yield last | {"promoted": promoted}

    l = of_step("the level of the relevant attribute that is on: its weight", lambda level: level)
    t = of_step(
        "what the other attributes that are on and the dummy weigh together", lambda whole, level: whole - level
    )
    m = of_step("the price of the level of the relevant attribute that is on", lambda price: price)
    k = of_step("the price of the highest level that could be promoted", lambda highest: highest)
    y = of_step("by how much a price falls from one level to the next, between these two", lambda fall: fall)
    h = state(
        "the heaviest walk to where the run is but for its levels",
        lambda gained, v, b, promoted: gained(v, b, promoted), start=0,
    )  # fmt: skip
    L = fixed("what the heaviest walk gains", lambda most: most)
    S = state("what the levels have cost so far", lambda cost, a: sum(map(cost, a)), start=0)
    Λ = fixed("the sum of all prices", lambda prices: prices)

    score = define(s == l + t)
    fall_of_the_prices = define(m - k == (-1 - t - l) * y)
    prices_never_rise = assume(y >= 0)
    one_level_up, no_level_changed = does(S.next == S + m), does(S.next == S)
    a_step_up, a_step_down = assume(h.next >= h + 1 - k), assume(h.next >= h + 1)

    whole_score = not_between(s)
    no_higher_than_could_be = have(-1 - t - l >= 0, low_score, score, whole_score)
    pays_enough = have(m >= k, fall_of_the_prices, prices_never_rise, no_higher_than_could_be)
    one = S.next + h.next >= S + h + 1
    up = have(one, one_level_up, a_step_up, pays_enough, name="paid and gained")
    down = have(one, no_level_changed, a_step_down, name="paid and gained")
    paid_and_gained_in_all = mistakes.total(up, down)  # S_M + h_M ≥ P + D

    # the level of each relevant attribute costs at most the sum of all prices

    @Row("relevant attribute", r, gives="level")
    def levels(a):
        yield from ({"level": level} for level in a)

    g = of_step("what the level of a relevant attribute has cost in the end", lambda cost, level: cost(level))
    o = of_step("what it has not cost: the prices above it", lambda cost, prices, level: prices - cost(level))
    G_r = levels.sum(g, "what the levels have cost, added up over the relevant attributes")
    cost_or_not = define(Λ == g + o)
    no_negative_price = assume(o >= 0)
    most_paid = levels.total(have(g <= Λ, cost_or_not, no_negative_price, name="no more than all prices"))

    no_heavier_walk = assume(h.last <= L)
    paid_by_all = define(S.last == G_r)
    bound_by_prices = have(M <= r * Λ + L, counted, paid_by_all, no_heavier_walk, paid_and_gained_in_all, most_paid)


letters = Notation(BoundByPrices)
M, r, Lambda = (one.value for one in BoundByPrices["M r Λ"])


@statement
def mistakes() -> Theorem:
    """M ≤ rΛ + L where promotions have one relevant attribute on, for prices with a certificate."""
    a = BoundByPrices
    shown = a.no_higher_than_could_be, a.pays_enough, a.most_paid
    name = "The Perceptron on an OR, by prices"
    return theorem(name, "this book", a.bound_by_prices, causes=CAUSES, shown=shown)
