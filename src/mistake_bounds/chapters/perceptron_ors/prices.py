"""Prices for levels: M ≤ r·Λ + L, where Λ is the sum of the prices and L is what a walk can gain.

A promotion has one relevant attribute on.  It stands at the level l, its weight, and pays the price m of that level.
The other attributes that are on and the dummy weigh t together, so that a level of −1 − t could have been promoted too:
k is the price there, and y is by how much a price falls from one level to the next between the two.  h is a number for
where the run is but for its levels, such that no mistake raises it by less than 1, at a promotion less k: a certificate
says which.  S is what the levels have cost so far, g what that of one attribute has in the end, and o what it has not.
"""

from collections.abc import Mapping
from fractions import Fraction

from sympy import S as SYMPY

from mistake_bounds import exact
from mistake_bounds.chapters.perceptron_ors.theorem import COUNTED, D, P, read, s
from mistake_bounds.chapters.perceptron_ors.theorem import letters as of_the_run
from mistake_bounds.play import Run
from mistake_bounds.proof import Eq, Proved, assumption, claim, definition, own_step, prove, statement, telescope
from mistake_bounds.theorem.notation import ATTRIBUTES, RUN, Letters, M, r
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem
from mistake_bounds.theorem.whole import letters as WHOLE
from mistake_bounds.theorem.whole import not_between, read_whole
from mistake_bounds.vocabulary import RELEVANT_ATTRIBUTE

letters = Letters(of_the_run, WHOLE, ATTRIBUTES, RUN)
l = letters("l", "the level of the relevant attribute that is on: its weight")
t = letters("t", "what the other attributes that are on and the dummy weigh together")
m = letters("m", "the price of the level of the relevant attribute that is on")
k = letters("k", "the price of the highest level that could be promoted")
y = letters("y", "by how much a price falls from one level to the next, between these two")
h, h_next, h_M = letters("h h^+ h_M", "the heaviest walk to where the run is but for its levels")
L = letters("L", "what the heaviest walk gains")
S, S_next, S_M = letters("S S^+ S_M", "what the levels have cost so far")
Lambda = letters("Lambda", "the sum of all prices")
g = letters("g", "what the level of a relevant attribute has cost in the end")
o = letters("o", "what it has not cost: the prices above it")
G, G_next, G_r = letters("G G^+ G_r", "what the levels have cost, added up over the relevant attributes")

LOW, SCORE = own_step(s < 0, "low score"), definition(Eq(s, l + t), "score")
FALL = definition(Eq(m - k, (-1 - t - l) * y), "fall of the prices")
FALLING, NO_NEGATIVE = assumption(y >= 0, "prices never rise"), assumption(o >= 0, "no negative price")
PAYS, PAYS_NOTHING = own_step(Eq(S_next, S + m), "one level up"), own_step(Eq(S_next, S), "no level changed")
UP, DOWN = assumption(h_next >= h + 1 - k, "a step up"), assumption(h_next >= h + 1, "a step down")
HEAVIEST, PARTS = assumption(h_M <= L, "no heavier walk"), definition(Eq(Lambda, g + o), "cost or not")
PAID = definition(Eq(S_M, G_r), "paid by all")
LEVELS = Row(RELEVANT_ATTRIBUTE, r, (Sum(G, G_next, G_r, g, "cost so far"),))
STATE = (h, SYMPY.Zero, h_next, h_M), (S, SYMPY.Zero, S_next, S_M)


@statement
def mistakes() -> Theorem:
    """M ≤ rΛ + L where promotions have one relevant attribute on, for prices with a certificate.

    >>> mistakes().conclusion.claim
    bound by prices: M ≤ L + Lambda·r
    """
    cap = prove(claim(-1 - t - l >= 0, "no higher than could be"), [LOW, SCORE], [not_between(s, "whole score")])
    enough = prove(claim(m >= k, "pays enough"), given=[FALL, FALLING], using=[cap])
    one = claim(S_next + h_next >= S + h + 1, "paid and gained")
    up, down = prove(one, given=[PAYS, UP], using=[enough]), prove(one, given=[PAYS_NOTHING, DOWN])
    total = telescope(S + h, ((up, P), (down, D)), STATE, (), at_least=True, name="paid and gained in all")
    bound = claim(M <= r * Lambda + L, "bound by prices")
    return Theorem(
        name="The Perceptron on an OR, by prices",
        source="this book",
        kinds=(
            Kind("promotion", (LOW, SCORE, FALL, FALLING, PAYS, UP), (up,), (cap, enough)),
            Kind("demotion", (PAYS_NOTHING, DOWN), (down,)),
        ),
        sums=(total,),
        facts=(most_paid(),),
        conclusion=prove(bound, given=[COUNTED, PAID, HEAVIEST], using=[total, most_paid()]),
        count="M",
        read=read_prices,
        causes={
            "a step up": ("cheap ways", "promotions after which a heavier walk could have led there"),
            "a step down": ("cheap ways", "demotions after which a heavier walk could have led there"),
            "no higher than could be": ("lower levels", "promotions of a level below the highest possible"),
            "no heavier walk": ("where it ends", "the run ends where a walk gains less"),
            "most paid": ("levels left", "relevant attributes that have not cost all prices"),
        },
    )


@statement
def most_paid() -> Proved:
    """G ≤ rΛ: the level of each relevant attribute costs at most the sum of all prices.

    >>> most_paid().claim
    most paid: G_r ≤ Lambda·r
    """
    one = prove(claim(g <= Lambda, "no more than all prices"), given=[PARTS, NO_NEGATIVE])
    return LEVELS.sum_over(one, "most paid", (Lambda,))


# a run in these words


def read_prices(run: Run, target, certificate: Mapping) -> Reading:
    """The same with the prices and the heaviest walks of a certificate, as `worst_case.certificate` makes them.

    Where the certificate has no node for what the run comes to, no row tells that it does not gain: it counts as 0.
    """
    plain, unit = read(run, target), certificate["unit"]
    prices = [Fraction(price, unit) for price in certificate["prices"]]
    heaviest = {(tuple(v), b, k): weight for v, b, k, weight in certificate["heaviest"]}

    def cost(level: int) -> Fraction:
        return sum(prices[: max(level, 0)], Fraction(0))

    def gained(v, b, promoted: bool) -> Fraction:
        return Fraction(heaviest.get((tuple(sorted(v)), b, int(promoted)), 0), unit)

    points, promoted = [], False
    for point in plain.mistakes:
        level = exact.dot(point["a"], point["p"])
        t, now = point["s"] - level, promoted or point[KIND] == 0
        m, k = (cost(one + 1) - cost(one) for one in (level, -1 - t if promoted else 0))
        y = Fraction(m - k, -1 - t - level) if -1 - t != level else 0
        h, h_next = gained(point["v"], point["b"], promoted), gained(point["v^+"], point["b^+"], now)
        S, S_next = (sum(map(cost, point[name])) for name in ("a", "a^+"))
        points.append({KIND: point[KIND], "l": level, "t": t, "m": m, "k": k, "y": y, "h": h, "h^+": h_next, "S": S,
                       "S^+": S_next, "s": point["s"], **read_whole(point["s"])})  # fmt: skip
        promoted = now
    end, total = plain.end, sum(prices)
    levels = [{"g": cost(level), "o": total - cost(level)} for level in end["a_M"]]
    last = {"h_M": gained(end["v_M"], end["b_M"], promoted), "L": Fraction(certificate["most"], unit), "Lambda": total}
    paid = {"S_M": sum(cost(level) for level in end["a_M"]), "M": end["M"], "P": end["P"], "D": end["D"]}
    return Reading(tuple(points), {**last, **paid, **LEVELS.read({**one, "Lambda": total} for one in levels)})
