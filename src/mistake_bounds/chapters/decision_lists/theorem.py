"""Decision lists by levels: (4n + 2)L mistakes, and what a peeled list costs exactly.

A *rank* is how far down the target a rule is: its place in the list, or the depth at which it is settled when the
list is peeled; of the rules with a rank, one that is wrong about an example has a rank above that of the rule that
decides it.  e is the level of a rule, b is 1 where it drops at a mistake; i is the deepest of the ranked rules after a
mistake, the one for which level less rank is greatest, j the ranked rule that decides the example; l is the level in
use.  Z is the greatest level less rank: that it never gets above 0 is the heart of the matter.

A *pair* is a depth t and a label y of examples that are left there; φ attributes take both values on these.  A mistake
on label y with level t in use is a *hit* of the pair; s rules that answer otherwise have left the level.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from mistake_bounds.chapters.decision_lists.examples import most_mistakes
from mistake_bounds.chapters.decision_lists.learner import active_level, place
from mistake_bounds.chapters.decision_lists.learner import rules as all_rules
from mistake_bounds.play import Run
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.targets import BadTarget, checked_list
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    fixed,
    have,
    of_step,
    state,
    theorem,
)


class LevelBounds(Theory):
    """The deepest ranked rule never gets below its rank, so that the level in use is no deeper than what decides."""

    M = fixed("the number of mistakes, so far and in all", lambda run: len(run.mistakes))
    n = fixed("the number of attributes", lambda run: run.examples.dimension)
    N = fixed("the number of all rules, 4n + 2")
    q = fixed("how many mistakes came before one")
    p = fixed("the number of pairs of a depth and a label")
    m = of_step("the hits of a pair", lambda points, t, y: len([*_hits(points, t, y)]))
    F = fixed("how many of them are the first: 1 or 0")
    G = fixed("how many of them come later")
    r = fixed("how many rules are against the label: 2n + 1")

    A_MISTAKE = {"gives": "w x y deepest l e_j d_j Z", "changes": "w Z"}

    @Row("mistake", M, about="run target ranks known left", **A_MISTAKE)
    def mistakes(run, target):
        """The rules of the target are ranked by their places: 0, 1, …"""
        n = _checked(run, target)
        ranks = {place(n, rule): i for i, rule in enumerate(target.rules)}
        points = [*_ranked(run, ranks)]
        last = ({k for k, step in enumerate(run.steps) if step.before[i] != step.after[i]} for i in range(4 * n + 2))
        left = [_there(points, max(when, default=None)) for when in last]
        yield {"run": run, "target": target, "ranks": ranks, "known": all_rules(n), "left": left}
        yield from points

    @Row("rule", N, gives="i o l e_j d_j Z before")
    def rules(left):
        yield from ({"i": i, **at} for i, at in enumerate(left))

    @Row("earlier mistake", q, in_order=True, **A_MISTAKE)
    def earlier(before):
        yield from before

    y = of_step("the label of an example, 1 or −1")
    l = of_step("the level in use: the lowest with a rule that fires")
    Z = state("the greatest level less rank among the ranked rules", start=0)
    Z_q = earlier.at_end(Z)
    e_i = of_step("the level of the rule that is deepest after a mistake", lambda w, deepest: w[deepest])
    d_i = of_step("its rank", lambda ranks, deepest: ranks[deepest])
    a_i = of_step("its answer", lambda known, deepest: known[deepest].answer)
    b_i = of_step("1 where it drops", lambda w, w_next, deepest: w_next[deepest] - w[deepest])
    f_i = of_step("1 where it fires", lambda known, deepest, x: int(known[deepest].fires(x)))
    e_j = of_step("the level of the rule that decides the example")
    d_j = of_step("the rank of the rule that decides the example")

    # Z⁺ ≤ Z: of the ranked rules that fire none is below j, and those that are wrong are above it

    down_one_or_not = does(b_i**2 == b_i)
    from_the_level_in_use = does(b_i * (e_i - l) == 0)
    drops_where_it_fires = does(b_i * (1 - f_i) == 0)
    drops_where_it_is_wrong = does(b_i * (1 + a_i * y) == 0)
    level_in_use = does(l <= e_j)
    ranks_of_the_target = assume(f_i * (2 * (d_i - d_j) - 1 + a_i * y) >= 0)
    the_deepest_rule = define(Z.next == e_i + b_i - d_i)
    no_deeper_before = define(e_i - d_i <= Z)
    nor_the_one_that_decides = define(e_j - d_j <= Z)
    nor_the_one_that_decides_then = define(e_j - d_j <= Z_q, "nor the one that decides")

    drops = have(b_i >= 0, down_one_or_not), have(1 - b_i >= 0, down_one_or_not)
    ranked_above = have(
        b_i * (d_i - d_j - 1) >= 0, drops_where_it_fires, drops_where_it_is_wrong, ranks_of_the_target, drops[0]
    )
    no_deeper = have(
        Z.next <= Z,
        ranked_above, drops, from_the_level_in_use, level_in_use, the_deepest_rule, no_deeper_before,
        nor_the_one_that_decides,
    )  # fmt: skip

    none_too_deep_then = earlier.total(no_deeper, name="none too deep")  # Z_q ≤ 0
    at_most_the_rank = have(d_j >= l, level_in_use, nor_the_one_that_decides_then, none_too_deep_then)

    # (4n + 2)L: each mistake takes a rule a level down, and none comes below level L

    L = fixed("the number of rules of the target, the default counted", lambda target: len(target))
    e = state("the level of a rule", lambda w, i: w[i])
    b = of_step("1 where a rule drops at a mistake", lambda w, w_next, i: w_next[i] - w[i])
    o = of_step("1 for a rule that dropped, of a pair: off its level")
    E = rules.sum_of(e, "the sum of all levels", lambda w: sum(w), start=0)
    c = rules.sum(b, "how many rules drop at a mistake")

    a_wrong_rule_drops = does(c >= 1)
    one_level_down = does(e.next == e + b)
    all_rules_counted = define(N == 4 * n + 2, "all rules")
    dropped_or_not = define(o**2 == o)
    last_from_the_level_in_use = does(e.last == o * (l + 1))
    a_place, from_place_0_on = assume(d_j <= L - 1, "place"), assume(d_j >= 0)

    lower = have(E.next >= E + 1, rules.total(one_level_down), a_wrong_rule_drops)
    all_drops = mistakes.total(lower)  # E_M ≥ M
    dropped = have(o >= 0, dropped_or_not), have(1 - o >= 0, dropped_or_not)
    below_L = have(o * (L - l - 1) >= 0, a_place, at_most_the_rank, dropped)
    some_rule = have(L >= 1, a_place, from_place_0_on)
    no_rule_below_level_L = have(e.last <= L, last_from_the_level_in_use, below_L, some_rule, dropped)
    room = have(E.last <= (4 * n + 2) * L, rules.total(no_rule_below_level_L), all_rules_counted)
    by_levels = calc(M).le(E.last, all_drops).le((4 * n + 2) * L, room).called("mistake bound")

    # the peeled list: every mistake is a hit of a pair

    @Row(
        "mistake", M, about="run target ranks known points depths", gives="w x y deepest l e_j d_j Z h", changes="w Z h"
    )
    def peeled_mistakes(run, target):
        """The rules of the target are ranked by the depths at which they are settled."""
        n = _checked(run, target)
        depths = target.peeled(n)
        ranks = {place(n, rule): t for t, depth in enumerate(depths) for rule in depth.settled}
        *points, last = _ranked(run, ranks)
        yield {
            "run": run, "target": target, "ranks": ranks, "known": all_rules(n), "points": [*points, last],
            "depths": depths,
        }  # fmt: skip
        hits = 0
        for point in points:
            yield point | {"h": hits}
            hits += _is_hit(point["l"], point["y"], depths)
        yield last | {"h": hits}

    @Row("pair", p, gives="t y depth")
    def pairs(depths):
        yield from ({"t": t, "y": y, "depth": depth} for t, depth in enumerate(depths) for y in sorted(depth.met))

    @Row(
        "hit",
        m,
        gives="w first",
        changes="w",
        kinds=(("first", F), ("later", G)),
        kind=lambda first: int(not first),
        in_order=True,
    )
    def hits(points, t, y):
        yield from _hits(points, t, y)

    @Row("hit", m, gives="w first", changes="w", in_order=True)
    def hits_alike(points, t, y):
        yield from _hits(points, t, y)

    @Row("rule", r, gives="i o x l e_j d_j Z before")
    def against(run, known, points, t, y):
        for i, rule in enumerate(known):
            if rule.answer != y:
                left = next((k for k, step in enumerate(run.steps) if step.before[i] <= t < step.after[i]), None)
                yield {"i": i, "x": None if left is None else run.steps[left].x, **_there(points, left)}

    π = of_step("1 where a mistake is a hit of a pair", lambda l, y, depths: int(_is_hit(l, y, depths)))
    h = state("the mistakes that are hits of a pair", start=0)
    hits_so_far = define(h.next == h + π)
    a_hit_or_not = define(π**2 == π)
    no_hit = define((1 - π) * (l - d_j - 1) >= 0, "no hit: above the rank")
    a_hit = have(π >= 1, Z <= 0, level_in_use, nor_the_one_that_decides, no_hit, have(1 - π >= 0, a_hit_or_not))
    none_too_deep, every_mistake_is_a_hit = peeled_mistakes.keep(
        ("none too deep", Z <= 0, no_deeper), ("every mistake is a hit", h >= M, hits_so_far, a_hit)
    )

    # of a pair: which rules can leave its level

    t = of_step("a depth: that of a pair, or how many depths came before")
    f = of_step(
        "1 where a rule fires at the hit at which it left", lambda known, i, x: int(x is not None and known[i].fires(x))
    )
    χ = of_step(
        "1 where that example is one of the pair's",
        lambda x, y, depth, target: int(x is None or (x in depth and target(x) == y)),
    )
    μ = of_step(
        "1 where a rule fires on some example of the pair",
        lambda known, i, target, depth, y: int(_is_met(known[i], target, dict(depth.fixed), y)),
    )
    φ = of_step("how many attributes take both values on the examples of a pair", lambda depth, y: depth.met[y])
    s = state(
        "how many rules against the label have left the level of a pair",
        lambda w, t, y, known: sum(level > t and rule.answer != y for level, rule in zip(w, known, strict=True)),
        start=0, last="s_m",
    )  # fmt: skip
    against.sum(o, total=s.last)
    τ_r = against.sum(μ, "the rules that fire on some example of the pair, counted one by one")

    left_where_it_fires = does(o * (1 - f) == 0)
    left_the_level_in_use = does(o * (t - l) == 0)
    met_or_not = define(μ**2 == μ)
    not_there = define((1 - χ) * (t - 1 - d_j) >= 0, "not there: taken away before")
    met = define(μ >= f * χ)
    literals_met = define(τ_r == n + 1 + φ, "literals met, and the default")

    among_what_is_left = have(o * (χ - 1) >= 0, left_the_level_in_use, not_there, dropped[0], at_most_the_rank)
    then_met = have(o * (μ - 1) >= 0, left_where_it_fires, met, dropped[0], among_what_is_left)
    returns_to_same_level = have(o <= μ, then_met, have(μ >= 0, met_or_not), dropped[1])
    what_can_leave = have(s.last <= n + 1 + φ, against.total(returns_to_same_level), literals_met)

    # m ≤ 1 + φ where all rules that were wrong drop, m ≤ n + 1 + φ where one does

    all_have_left = does(s.next >= n + 1, "all that were wrong have left")
    one_more_has_left = does(s.next >= s + 1)
    none_before = define(s == 0)
    counted = define(m == F + G)
    a_first_or_none = define(F**2 == F)
    none_without_a_first = define(m * (1 - F) == 0)
    a_count = define(φ >= 0)
    the_first = have(s.next >= s + (n + 1), none_before, all_have_left)
    rules_left = hits.total(the_first, one_more_has_left)  # s_m ≥ (n + 1)F + G
    hits_counted = have(n * F + m <= s.last, rules_left, counted)
    one_pair = have(
        m <= 1 + φ,
        hits_counted, what_can_leave, have(F >= 0, a_first_or_none), have(1 - F >= 0, a_first_or_none),
        none_without_a_first, a_first_or_none, a_count,
    )  # fmt: skip
    one_pair_one_rule = have(m <= n + 1 + φ, hits_alike.total(one_more_has_left), what_can_leave, name="one pair")

    # all pairs

    pairs.sum(m, total=h.last)
    Φ = pairs.sum(φ, "the attributes that take both values on the examples of a pair, counted pair by pair")
    all_pairs = have(h.last <= p + Φ, pairs.total(one_pair), name="pairs")
    all_pairs_one_rule = have(h.last <= p * (n + 1) + Φ, pairs.total(one_pair_one_rule), name="pairs")
    peeled = calc(M).le(h.last, every_mistake_is_a_hit).le(p + Φ, all_pairs).called("mistake bound")
    one_at_a_time = have(M <= p * (n + 1) + Φ, every_mistake_is_a_hit, all_pairs_one_rule, name="mistake bound")


class ClosedForms(Theory):
    """The depths of a peeled list one after the other, with k attributes settled and a sum of u so far."""

    n = LevelBounds.n
    L = LevelBounds.L
    p = LevelBounds.p
    K = fixed("the number of depths", lambda target, n: len(target.peeled(n)))
    D = fixed("the depths before the last two")
    T = fixed("the sum p + Φ of a list", lambda target, n: most_mistakes(target, n))
    H = fixed("the same sum where the last depth counts 1")
    v = fixed("the attributes that are settled in all")
    k = state("the attributes that are settled so far", start=0, last="k_D")
    u = state("the sum of 1 + φ so far", start=0, last="u_D")
    φ_p = of_step("the same for the two labels at one depth")
    φ_n = of_step("the same for the two labels at one depth")
    depth = Row("depth", D)

    an_attribute = assume(k.next >= k + 1, "an attribute at each depth")
    values_met = assume(φ_p + φ_n == 2 * (n - k) - (k.next - k), "values met at a depth")
    both_labels = define(u.next == u + (1 + φ_p) + (1 + φ_n))
    settled, sum_so_far = depth.keep(
        ("settled", k >= D, an_attribute),
        ("sum so far", u <= (2 * n + 2) * D - D**2, an_attribute, values_met, both_labels),
    )

    # the depths before the last two, the last but one with both labels, and what the last allows

    depths_before_the_last_two = define(D == K - 2)
    two_attributes = assume(v >= K, "two attributes at the last depth but one")
    before_the_last = depths_before_the_last_two, two_attributes, settled, sum_so_far
    all_depths = define(T == u.last + (2 * n + 2 - k.last - v) + (1 + n - v))
    in_depths = have(T <= (2 * K - 1) * n - K**2 + 3 * K - 3, all_depths, before_the_last, name="in n and K")
    of_a_majority = define(H == u.last + (2 * n + 2 - k.last - v) + 1, "all depths")
    majority_in_depths = have(
        H <= (2 * K - 2) * n - K**2 + 4 * K - 3, of_a_majority, before_the_last, name="majority, in n and K"
    )

    # K ≤ L − 1 depths, and L − 1 ≤ n

    fewer_depths_than_rules = assume(K <= L - 1)
    no_more_rules_than_attributes = assume(L - 1 <= n)
    to_spare = have((L - 1 - K) * (n - L + 1) >= 0, fewer_depths_than_rules, no_more_rules_than_attributes)
    room = fewer_depths_than_rules, to_spare, have((L - 1 - K) ** 2 >= 0)
    in_rules = have(T <= (2 * L - 3) * n - L**2 + 5 * L - 7, in_depths, room, name="in n and L")
    majority_in_rules = have(
        H <= (2 * L - 4) * n + 1 - (L - 3) ** 2, majority_in_depths, room, name="majority, in n and L"
    )
    simpler = have(T <= (2 * L - 3) * (n + 1), in_rules)
    pairs_of_a_list, some_attribute = assume(p <= 2 * L - 3), assume(n >= 1)
    one_rule_in_rules = have(
        p * n + T <= (4 * L - 6) * n - L**2 + 5 * L - 7,
        in_rules, pairs_of_a_list, some_attribute, name="one rule, in n and L",
    )  # fmt: skip


letters = Notation(LevelBounds, ClosedForms)
M, n, L, p, F, Phi = (one.value for one in LevelBounds["M n L p F Φ"])

PAIRS_LEFT = {"pairs": ("pairs not used up", "mistakes that a level and a label would still have allowed")}


@statement
def by_levels() -> Theorem:
    """M ≤ (4n + 2)L on the examples of a list of L rules over n attributes, the default counted."""
    causes = {
        "a wrong rule drops": ("several at once", "mistakes at which more than one rule drops"),
        "room": ("room left", "levels that rules could have dropped, and did not"),
    }
    a = LevelBounds
    return theorem("Decision lists by levels", "Blum's lectures", a.by_levels, causes=causes, shown=(a.room,))


@statement
def no_deeper() -> Proved:
    """Z⁺ ≤ Z: the greatest level less rank never grows."""
    return LevelBounds.no_deeper.proof


@statement
def at_most_the_rank() -> Proved:
    """l ≤ d_j: the level in use is at most the rank of the rule that decides the example."""
    return LevelBounds.at_most_the_rank.proof


@statement
def every_mistake_is_a_hit() -> tuple[Proved, Proved]:
    """No ranked rule is ever too deep, Z ≤ 0, and every mistake is a hit of a pair, h ≥ M."""
    return LevelBounds.none_too_deep.proof, LevelBounds.every_mistake_is_a_hit.proof


@statement
def returns_to_same_level() -> Proved:
    """o ≤ μ: a rule that left its level at a hit has a literal that is true of some example of the pair."""
    return LevelBounds.returns_to_same_level.proof


@statement
def one_pair() -> Proved:
    """m ≤ 1 + φ: the hits of one pair, where all rules that were wrong drop."""
    return LevelBounds.one_pair.proof


@statement
def one_pair_one_rule() -> Proved:
    """m ≤ n + 1 + φ: the hits of one pair, where one rule drops at a time."""
    return LevelBounds.one_pair_one_rule.proof


@statement
def peeled() -> Theorem:
    """M ≤ Σ (1 + φ) over the p pairs of a depth and a label, where all rules that were wrong drop; Φ is Σ φ."""
    a = LevelBounds
    return theorem("Peeled decision lists", "", a.peeled, causes=PAIRS_LEFT, shown=(a.all_pairs,))


@statement
def one_at_a_time() -> Theorem:
    """M ≤ Σ (1 + n + φ), where one rule drops at a mistake."""
    a = LevelBounds
    return theorem(
        "Peeled lists, a rule at a time", "", a.one_at_a_time, causes=PAIRS_LEFT, shown=(a.all_pairs_one_rule,)
    )


@statement
def depths() -> tuple[Proved, Proved]:
    """k ≥ D and u ≤ (2n + 2)D − D²: after D depths with both labels, the attributes settled and the sum of 1 + φ."""
    return ClosedForms.settled.proof, ClosedForms.sum_so_far.proof


@statement
def in_depths() -> Proved:
    """T ≤ (2K − 1)n − K² + 3K − 3: the sum of 1 + φ over the pairs, where the last of K ≥ 2 depths has one label."""
    return ClosedForms.in_depths.proof


@statement
def in_rules() -> Proved:
    """T ≤ (2L − 3)n − L² + 5L − 7: the sum of 1 + φ over the pairs of a list of L ≥ 3 rules."""
    return ClosedForms.in_rules.proof


@statement
def simpler() -> Proved:
    """T ≤ (2L − 3)(n + 1)."""
    return ClosedForms.simpler.proof


@statement
def majority_in_rules() -> Proved:
    """H ≤ (2L − 4)n + 1 − (L − 3)²: the same sum where the last depth allows one mistake, as a majority has it."""
    return ClosedForms.majority_in_rules.proof


@statement
def one_rule_in_rules() -> Proved:
    """pn + T ≤ (4L − 6)n − L² + 5L − 7 for the p ≤ 2L − 3 pairs, where one rule drops at a mistake."""
    return ClosedForms.one_rule_in_rules.proof


def _checked(run: Run, target) -> int:
    """The number of attributes, once the target is known to label the examples as they are; else `BadTarget`."""
    n = run.examples.dimension
    checked_list(target, n)
    for x, y in run.examples:
        if target(x) != y:
            raise BadTarget(f"the list {target} does not give {x} its label {y:+d}", target)
    return n


def _ranked(run: Run, ranks: Mapping[int, int]) -> Iterator[dict]:
    """Each mistake: the level in use, the rule that decides, the rule that is deepest afterwards; then the end."""
    known = all_rules(run.examples.dimension)
    for step in run.steps:
        i = min(ranks, key=lambda i: (ranks[i] - step.after[i], step.after[i] != step.before[i]))
        j = min((i for i in ranks if known[i].fires(step.x)), key=ranks.__getitem__)
        yield {
            "w": step.before, "x": step.x, "y": step.y, "Z": _too_deep(step.before, ranks), "deepest": i,
            "l": active_level(step.before, step.x), "e_j": step.before[j], "d_j": ranks[j],
        }  # fmt: skip
    yield {"w": run.weights, "Z": _too_deep(run.weights, ranks)}


def _too_deep(levels, ranks: Mapping[int, int]) -> int:
    return max(levels[i] - rank for i, rank in ranks.items())


def _there(points, k: int | None) -> dict:
    """The k-th mistake, at which a rule left the level in use, with all before it; 0s for a rule that never did."""
    if k is None:
        return {"o": 0, "l": 0, "e_j": 0, "d_j": 0, "Z": 0, "before": ()}
    before = [(one, {"w": after["w"], "Z": after["Z"]}) for one, after in pairwise(points[: k + 1])]
    return {"o": 1, "before": before, **{name: points[k][name] for name in ("l", "e_j", "d_j", "Z")}}


def _is_hit(l: int, y: int, depths) -> bool:
    """Is a mistake on label y with level l in use a hit of a pair?"""
    return l < len(depths) and y in depths[l].met


def _hits(points, t: int, y: int) -> Iterator[tuple[dict, dict]]:
    """The hits of a pair: the levels before and after each of them."""
    first = True
    for point, after in pairwise(points):
        if (point["l"], point["y"]) == (t, y):
            yield {"w": point["w"], "first": first}, {"w": after["w"]}
            first = False


def _is_met(rule, target, fixed: Mapping[int, int], y: int) -> bool:
    """Is the rule's condition true of some example of label y in the subcube?"""
    if rule.attribute is None:
        return True
    here = fixed.get(rule.attribute, rule.value) == rule.value
    return here and y in target.labels_on({**fixed, rule.attribute: rule.value})
