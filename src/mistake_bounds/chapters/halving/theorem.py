"""Halving and the standard optimal algorithm (Littlestone 1988): each mistake costs a bit, or a level of a tree."""

from mistake_bounds.chapters.halving.learner import Dimensions, checked_concepts, consistent, dimensions, mask_of
from mistake_bounds.exact import BadSize, whole
from mistake_bounds.proof import Eq, Proved, claim, definition, own_step, prove, scalars, statement
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.targets import BadTarget
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
    lemma,
    log,
    of_step,
    state,
    theorem,
)


def _shallower() -> Proved:
    """C ≥ A, if C is one of A and B, and A ≤ B."""
    A, B, C = scalars("A B C")
    smaller = definition(Eq((C - A) * (C - B), 0), "one of the two"), own_step(A <= B, "the deeper side")
    return prove(claim(C >= A, "the shallower"), given=smaller)


def _some_depth() -> Proved:
    """A ≥ 0, the depth of a tree over C concepts, if there are some."""
    A, C = scalars("A C")
    given = definition(A * C >= 0, "depth of what is not empty"), claim(C >= 1, "some")
    return prove(claim(A >= 0, "some depth"), given=given)


class HalvingBounds(Theory):
    """V concepts are left before a mistake; those that the label proves wrong are dropped, and the target never is.

    d is the depth of the deepest complete mistake tree of what is left, e that of those concepts left that say the
    label, g that of the others, h the smaller of the two; c is the depth of the tree whose root is the instance that is
    shown, over the deepest trees of the two sides.
    """

    M = fixed("the number of mistakes", lambda run: len(run.mistakes))
    N = fixed("the number of concepts in the class", lambda size: size)

    @Row("mistake", M, gives="w x y k", changes="w k", about="run target size")
    def mistakes(run, target):
        yield {"run": run, "target": _target(run, target), "size": run.examples.dimension}
        yield from ({"w": step.before, "x": step.x, "y": step.y, "k": k} for k, step in enumerate(run.steps))
        yield {"w": run.weights, "k": len(run.mistakes)}

    @Row("concept", N, gives="i")
    def concepts(w):
        yield from ({"i": i} for i in range(len(w)))

    y = of_step("the label of an example, 1 or −1")
    x = of_step("what one concept says, 1 or −1", lambda x, i: x[i])
    l = state("1 while a concept is left, and 0 after that", lambda w, i: w[i])
    q = of_step("1 for the target, and 0 for every other concept", lambda i, target: int(i == target))
    z = of_step("what the target says", lambda x, target: x[target])
    t = state("1 while the target is left", lambda w, target: w[target], start=1)
    V = concepts.sum_of(l, "how many concepts are left, or agree with the way down a tree", lambda w: sum(w))
    s = concepts.sum(l * x, "the vote: the sum of what those who are left say")
    U = concepts.sum(q, "the targets, counted")
    Λ = log(V, 2, "the base-2 logarithm of how many are left")
    lg = log(N, 2, "log₂ N")

    vote_was_wrong = does(y * s <= 0, "the vote was wrong")
    label = define(y**2 == 1)
    target = assume(z == y)
    concept_dropped = does(2 * l.next == l * (1 + x * y))
    target_dropped = does(2 * t.next == t * (1 + z * y))
    all_are_left = does(V.start == N)
    some_concept = assume(V.start >= 1)

    those_who_said_the_label = concepts.total(concept_dropped)  # 2V⁺ = V + ys
    halved = calc(2 * V.next).eq(V + y * s, those_who_said_the_label).le(V, vote_was_wrong)

    def is_left(V, t, l, q=q, U=U, concepts=concepts):
        bits = define(l**2 == l, "left or not"), define(q**2 == q, "target or not")
        own = have(q * t <= l, *bits, define(q * l == q * t, "its own"), name="one of those left")
        one = define(U == 1, "one target")
        return have(V >= t, concepts.total(own, name="one of them"), one, name="the target is left")

    step = have(t.next >= 1, t >= 1, target_dropped, label, target, name="target stays")
    some_left_after_it = have(V.next > 0, is_left(V.next, t.next, l.next), step)
    a_bit = lemma(logarithms.in_bits, halved, some_left_after_it, part="a bit", A=V.next, C=V)

    bits_lost, stays = mistakes.keep(("bits lost", Λ <= Λ.start - M, a_bit), ("target stays", t >= 1, step))
    in_the_end = have(V.last >= 1, is_left(V.last, t.last, l.last), stays, name="target in the end")
    some_bits = lemma(logarithms.in_bits, in_the_end, part="some bits", A=V.last)
    at_the_start = (
        have(V.start > 0, some_concept),
        have(N > 0, all_are_left, some_concept),
        have(V.start <= N, all_are_left),
    )
    no_more_bits = lemma(logarithms.in_bits, *at_the_start, part="no more bits", A=V.start, C=N)
    mistake_bound = have(M <= lg, bits_lost, some_bits, no_more_bits)

    # 2^M ≤ N without a logarithm: V·2^M never rises above N, and in the end V is 1 or more

    p = state("a power of 2, doubled at each mistake or node", lambda k: 2**k, start=1, last="2^M")
    power_of_2 = define(p.next == 2 * p)
    never_above, positive, stays_too = mistakes.keep(
        ("concepts times power", V * p <= N, p > 0, halved, power_of_2),
        ("power positive", p > 0, power_of_2),
        ("target stays", t >= 1, step),
        start={V: N},
    )
    last_one = have(V.last >= 1, is_left(V.last, t.last, l.last), stays_too, name="target in the end")
    doublings = have(p.last <= N, never_above, positive, last_one)

    # M ≤ D for the standard optimal algorithm: each mistake costs a level

    @Row("mistake", M, gives="w x y right wrong", changes="w", about="run target size depth over")
    def levels(run, target, concepts=None):
        target, size = _target(run, target), run.examples.dimension
        rows = run.learner.concepts if concepts is None else checked_concepts(concepts)
        whole("the number of concepts", len(rows), size, size, BadSize)
        search = dimensions(rows)
        yield {
            "run": run, "target": target, "size": size, "depth": lambda w: search.of(mask_of(w)),
            "over": lambda w, x: _over(search, mask_of(w), mask_of(label > 0 for label in x)),
        }  # fmt: skip
        for step in run.steps:
            right = consistent(step.before, step.x, step.y)
            wrong = tuple(left - one for left, one in zip(step.before, right, strict=True))
            yield {"w": step.before, "x": step.x, "y": step.y, "right": right, "wrong": wrong}
        yield {"w": run.weights}

    D = fixed("the Littlestone dimension of the class", lambda depth, size: depth((1,) * size))
    d = state("the Littlestone dimension of what is left", lambda depth, w: depth(w), start=D)
    e = of_step("the dimension of those who are left and say the label", lambda depth, right: depth(right))
    g = of_step("the dimension of those who are left and do not", lambda depth, wrong: depth(wrong))
    h = of_step("the smaller of the two", lambda depth, right, wrong: min(depth(right), depth(wrong)))
    c = of_step(
        "the depth of the tree that asks for the instance, over the deepest trees of the two",
        lambda over, w, x: over(w, x),
    )
    those_that_agree = does(d.next == e)
    shallower = lemma(_shallower, at={"C": h, "A": e, "B": g})
    a_node = define(c == h + 1, "a node over both trees")
    no_tree_is_deeper = define(d >= c)
    a_level = calc(d.next).eq(e, those_that_agree).le(h, shallower).le(d - 1, a_node, no_tree_is_deeper)
    levels_lost = levels.total(a_level)
    stays_there = levels.keep(("target stays", t >= 1, step))
    last_there = have(V.last >= 1, is_left(V.last, t.last, l.last), stays_there, name="target in the end")
    some_depth = lemma(_some_depth, last_there, at={"A": d.last, "C": V.last})
    optimal_bound = have(M <= D, levels_lost, some_depth)


class Trees(Theory):
    """The adversary's game down a mistake tree of depth D, and how many concepts a tree needs."""

    D = fixed("the Littlestone dimension of the class", lambda found: found.mistakes)
    N = fixed("the number of concepts in the class", lambda found: len(found.concepts))
    T = fixed("the number of rounds of a game")

    @Row("round", T, gives="node f y", changes="node", about="found")
    def rounds(found, learner):
        yield {"found": found}
        node, left = found.tree, learner.initial(len(found.concepts))
        for x, y in found.against(learner) if found.mistakes else ():
            yield {"node": node, "f": learner.predict(left, x), "y": y}
            left, node = learner.update(left, x, y), node.plus if y > 0 else node.minus
        yield {"node": node}

    f = of_step("what an algorithm predicts: 1 or −1, or 0 where a tie is a mistake whatever the label")
    y = of_step("the label of an example, 1 or −1")
    k = of_step("1 where that is a mistake", lambda f, y: int(f != y))
    d = state("the Littlestone dimension of what is left", lambda node: node.depth, start=D, last="d_T")
    m_T = rounds.sum(k, "the mistakes in a game")

    the_other_label = does((f - y) ** 2 > 0)
    wrong_or_not = define((1 - k) * (f - y) == 0)
    a_level_down = assume(d.next == d - 1)
    at_a_leaf = define(d.last == 0)
    a_mistake_a_level = have(k + d.next >= d, the_other_label, wrong_or_not, a_level_down)
    mistakes_and_levels = rounds.total(a_mistake_a_level)
    forced = have(m_T >= D, mistakes_and_levels, at_a_leaf)

    # down to the side with fewer of the concepts that agree with the way so far

    @Row("node", D, gives="left minus plus k", changes="left k", about="found")
    def nodes(found):
        yield {"found": found}
        node, left, k = found.tree, found.concepts, 0
        while node.depth:
            minus, plus = ([row for row in left if row[node.instance] == y] for y in (-1, 1))
            yield {"left": left, "minus": minus, "plus": plus, "k": k}
            left, node = (minus, node.minus) if len(minus) <= len(plus) else (plus, node.plus)
            k += 1
        yield {"left": left, "k": k}

    V = state(
        "how many concepts are left, or agree with the way down a tree", lambda left: len(left), start=N, last="V_D"
    )
    V_minus = of_step("how many of them say − at a node", lambda minus: len(minus), name="V_-")
    V_plus = of_step("how many of them say + at a node", lambda plus: len(plus), name="V_+")
    p = state("a power of 2, doubled at each mistake or node", lambda k: 2**k, start=1, last="2^D")

    two_sides = define(V == V_minus + V_plus)
    no_more_than = define(V.next <= V_minus, "no more than −"), define(V.next <= V_plus, "no more than +")
    power_of_2 = define(p.next == 2 * p)
    a_concept_at_the_leaf = assume(V.last >= 1)
    fewer_than_half = have(2 * V.next <= V, two_sides, *no_more_than)
    never_above, positive = nodes.keep(
        ("concepts times power", V * p <= N, p > 0, fewer_than_half, power_of_2),
        ("power positive", p > 0, power_of_2),
    )
    no_deeper = have(p.last <= N, never_above, positive, a_concept_at_the_leaf, name="no deeper than bits")


letters = Notation(HalvingBounds, Trees)
M, N, D = (one.value for one in HalvingBounds["M N D"])
bits_0, lg = HalvingBounds.Λ.start.value, HalvingBounds.lg.value


@statement
def mistake_bound() -> Theorem:
    """M ≤ log₂ N for halving, where the target is one of N concepts; lg stands for log₂ N."""
    causes = {
        "a bit": ("more than half", "mistakes that dropped more than half of the concepts, in bits"),
        "some bits": ("several left", "the logarithm of how many concepts are left in the end"),
    }
    a = HalvingBounds
    shown = a.halved, a.some_bits, a.no_more_bits
    return theorem("Halving", "Littlestone 1988", a.mistake_bound, causes=causes, shown=shown)


@statement
def standard_optimal() -> Theorem:
    """M ≤ D for the standard optimal algorithm, D the Littlestone dimension of the class."""
    causes = {
        "no tree is deeper": ("more than a level", "mistakes that took away more than one level of the tree"),
        "some depth": ("depth left", "the depth of what is left in the end"),
    }
    a = HalvingBounds
    return theorem(
        "Standard optimal algorithm", "Littlestone 1988", a.optimal_bound, causes=causes, shown=(a.some_depth,)
    )


@statement
def halved() -> Proved:
    """2V⁺ ≤ V: after a mistake at most half of the concepts are left."""
    return HalvingBounds.halved.proof


@statement
def doublings() -> Proved:
    """2^M ≤ N, without a logarithm: V·2^M never rises above N, and in the end V is 1 or more."""
    return HalvingBounds.doublings.proof


@statement
def forced() -> Proved:
    """m ≥ D mistakes on any algorithm: at each node of a complete tree the label is one that it did not predict."""
    return Trees.forced.proof


@statement
def no_deeper() -> Proved:
    """2^D ≤ N: there is a complete mistake tree of depth D only in a class of 2^D concepts or more."""
    return Trees.no_deeper.proof


def _over(search: Dimensions, left: int, positive: int) -> int:
    """The depth of a tree that begins with an instance: one more than the shorter of two paths, each down the deepest
    tree of those left that say one label; 0 where nobody says it."""
    return 1 + min(_deepest(search, side) for side in (left & ~positive, left & positive))


def _deepest(search: Dimensions, left: int) -> int:
    """The length of the shortest path down the deepest tree that is found."""
    depth = search.of(left)
    return depth if depth < 1 else _over(search, left, search.positive[search.root(left, depth)])


def _target(run, target: int) -> int:
    """The position of the target among the concepts; else `BadTarget`."""
    return whole("target", target, 0, run.examples.dimension - 1, refusal=BadTarget)
