"""What any learner must pay, if it may draw (Filmus, Hanneke, Mehalel, Moran 2023): half the mean depth of a tree.

A set of concepts is *worth* r, half the mean depth of its best tree; R is what the class is worth.  At an instance e is
what those who say the label are worth and g what the others are; r⁺ is what is left worth, and f the chance of a
mistake.  E adds up the chances.  D is the Littlestone dimension and d that of what is left.
"""

from collections.abc import Sequence

from mistake_bounds.chapters.halving.learner import checked_concepts, consistent, dimensions, mask_of
from mistake_bounds.chapters.lower_bounds.learner import trees
from mistake_bounds.chapters.lower_bounds.worst_case import RandomizedLittlestone, worth
from mistake_bounds.exact import BadSize, whole
from mistake_bounds.learner import Learner
from mistake_bounds.play import play
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.reading import Reading
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
    of_step,
    read,
    state,
    theorem,
)
from mistake_bounds.vocabulary import EXPECTED_MISTAKE


class DrawnBounds(Theory):
    """E ≤ R for the learner that balances chance and future: what a mistake costs, what is left is worth less."""

    U = fixed("the number of updates")
    n_u = fixed("how many updates were unsure")
    n_r = fixed("how many updates were sure and right")
    n_w = fixed("how many updates were sure and wrong")
    N = fixed("the number of nodes on that way")

    @Row(
        "update", U, gives="w left x y f told other part way p q", changes="w left",
        about="run worth everything target",
        kinds=(("unsure update", n_u), ("sure and right", n_r), ("sure and wrong", n_w)),
        kind=lambda f: 1 if f == 0 else 2 if f == 1 else 0,
    )  # fmt: skip
    def updates(run, target, concepts=None):
        """A run of `RandomizedOptimal`, what is left as a set of bits; what it is worth is found again."""
        size = run.examples.dimension
        target = whole("target", target, 0, size - 1, refusal=BadTarget)
        rows = run.learner.concepts if concepts is None else checked_concepts(concepts)
        whole("the number of concepts", len(rows), size, size, BadSize)
        search = trees(rows)
        yield {"run": run, "worth": search.of, "everything": search.all, "target": target}
        for step in run.steps:
            left, told = mask_of(step.before), mask_of(consistent(step.before, step.x, step.y))
            f = run.learner.chance(run.learner.predict(step.before, step.x), step.y)
            part = told if f == 0 else left & ~told
            yield {
                "w": step.before, "left": left, "x": step.x, "y": step.y, "f": f, "told": told, "other": left & ~told,
                "part": part, **_way_down(search, part, left),
            }  # fmt: skip
        yield {"w": run.weights, "left": mask_of(run.weights)}

    @Row("node below", N, gives="p q i j m n", changes="p q", in_order=True)
    def below(way):
        yield from way

    R = fixed("half the mean depth of the best tree of the class", lambda worth, everything: worth(everything))
    r = state("what the concepts that are left are worth", lambda worth, left: worth(left), start=R, last="r_T")
    r_U = updates.at_end(r)
    e = of_step(
        "what those are worth who are left and say the label, or are on the side that is taken",
        lambda worth, told: worth(told),
    )
    g = of_step("what the others are worth who are left", lambda worth, other: worth(other))
    f = of_step("the chance of a mistake")
    y = of_step("the label of an example, 1 or −1")
    z = of_step("what the target says", lambda x, target: x[target])
    t = state("1 while the target is left", lambda w, target: w[target], start=1, last="t_U")
    E = updates.sum(f, "the chances of a mistake, added up", lambda run: run.expected_mistakes)

    # e ≤ r for a part of what is left: down its best tree, to the side where it is more ahead of the whole

    p = state("what is left of a part of the concepts is worth, or its dimension", last="p_N")
    q = state("the same of all of them, on the same way down", last="q_N")
    i = of_step("what the side of the part that says − is worth")
    j = of_step("what the side of the part that says + is worth")
    m = of_step("what the side of the whole that says − is worth")
    n = of_step("what the side of the whole that says + is worth")
    a_node_of_the_parts_best_tree = define(2 * p == 1 + i + j, "a node of the part's best tree")
    no_tree_of_the_whole_is_worth_more = define(2 * q >= 1 + m + n)
    as_much_ahead = (
        define(p.next - q.next >= i - m, "as much ahead as on one side"),
        define(p.next - q.next >= j - n, "as much ahead as on the other"),
    )
    nothing_below_a_leaf = assume(p.last <= 0)
    a_concept_at_the_end = define(q.last >= 0)
    no_less_ahead = have(
        p.next - q.next >= p - q, a_node_of_the_parts_best_tree, no_tree_of_the_whole_is_worth_more, as_much_ahead
    )

    def down(part, whole, step, name, below=below, p=p, q=q, leaf=(nothing_below_a_leaf, a_concept_at_the_end)):
        way = below.keep(("down the tree of a part", p - q >= part - whole, step), start={p: part, q: whole})
        return have(part <= whole, way, leaf, name=name)

    a_part_is_worth_no_more = down(e, r, no_less_ahead, "a part is worth no more")
    another_part_is_worth_no_more = down(g, r, no_less_ahead, "another part is worth no more")

    # an update

    those_that_agree = does(r.next == e)
    balanced = does(2 * f == 1 + g - e)
    right, wrong = does(f == 0, "right"), does(f == 1, "wrong")
    worth_a_mistake_more = does(g >= e + 1)
    no_tree_is_worth_more = define(2 * r >= 1 + e + g)
    target_dropped = does(2 * t.next == t * (1 + z * y))
    label = define(y**2 == 1)
    target = assume(z == y)
    worth_of_what_holds_the_target = define(r_U * t.last >= 0)

    unsure = have(r.next + f <= r, those_that_agree, balanced, no_tree_is_worth_more, name="chance and future")
    sure_and_right = have(r.next + f <= r, those_that_agree, right, a_part_is_worth_no_more, name="chance and future")
    sure_and_wrong = (
        calc(r.next + f)
        .eq(e + 1, those_that_agree, wrong)
        .le(g, worth_a_mistake_more)
        .le(r, another_part_is_worth_no_more)
        .called("chance and future")
    )
    paid_so_far = updates.total(unsure, sure_and_right, sure_and_wrong)  # r_U + E ≤ R
    is_kept = have(t.next >= t, target_dropped, label, target, name="target stays")
    target_stays = updates.total(is_kept)  # t_U ≥ 1
    some_worth = have(r_U >= 0, target_stays, worth_of_what_holds_the_target)
    expected_mistakes = calc(E).le(R - r_U, paid_so_far).le(R, some_worth)


class AgainstAnyone(Theory):
    """E ≥ R for any learner, and R between half the Littlestone dimension and all of it: ways down trees."""

    R, r, e, g, f, p, q = DrawnBounds["R r e g f p q"]
    below, down, no_tree_is_worth_more = DrawnBounds.below, DrawnBounds.down, DrawnBounds.no_tree_is_worth_more
    T = fixed("the number of rounds of a game")
    D = fixed("the Littlestone dimension of the class", lambda depth, everything: depth(everything))

    # any learner is told, at each node of the best tree, the label that costs it more

    @Row("round", T, gives="left told other f k", changes="left", about="worth everything")
    def rounds(found, learner):
        tree = found.tree
        yield {"worth": worth, "everything": tree}
        for one in play(learner, found.against(learner)).rounds() if found.mistakes else ():
            told, other = tree[1:] if one.y < 0 else tree[:0:-1]
            f, k = (learner.chance(one.prediction, y) for y in (one.y, -one.y))
            yield {"left": tree, "told": told, "other": other, "f": f, "k": k}
            tree = told
        yield {"left": tree}

    k = of_step("the chance of a mistake, had the label been the other one")
    E = rounds.sum(f, "the chances of a mistake, added up")
    the_dearer_label = does(f + e >= k + g)
    one_of_two_labels = define(f + k >= 1)
    a_node_of_the_tree = define(2 * r == 1 + e + g)
    the_branch = define(r.next == e)
    no_worth_at_a_leaf = assume(r.last == 0, "at a leaf")
    chance_and_future = have(f + r.next >= r, the_dearer_label, one_of_two_labels, a_node_of_the_tree, the_branch)
    paid_or_remaining = rounds.total(chance_and_future)
    forced_on_average = calc(E).ge(R - r.last, paid_or_remaining).eq(R, no_worth_at_a_leaf)

    # D ≤ 2R: a complete tree of depth D is worth D/2; go down it to the side that is worth less

    @Row("node", D, gives="left told other", changes="left", about="worth everything")
    def nodes(concepts, tree):
        search = trees(checked_concepts(concepts))
        left = search.all
        yield {"worth": search.of, "everything": left}
        while tree.depth:
            yes = search.positive[tree.instance]
            minus, plus = left & ~yes, left & yes
            yield {"left": left, "told": minus, "other": plus}
            left, tree = (minus, tree.minus) if search.of(minus) <= search.of(plus) else (plus, tree.plus)
        yield {"left": left}

    r_D = nodes.at_end(r)
    no_more_than = define(r.next <= e, "no more than the one"), define(r.next <= g, "no more than the other")
    a_concept_at_the_leaf = assume(r_D >= 0)
    half_a_mistake_a_level = have(2 * r.next <= 2 * r - 1, no_tree_is_worth_more, no_more_than)
    worth_lost = nodes.total(half_a_mistake_a_level)
    at_least_half = have(2 * R >= D, worth_lost, a_concept_at_the_leaf)

    # R ≤ D: down the best tree, always to the side whose dimension is less above, or more below, what it is worth

    @Row("node", T, gives="left shallow part way p q", changes="left", about="worth depth everything")
    def best(found):
        tree, left, search = found.tree, found.search.all, trees(found.concepts, drawn=False)
        depth, value = dimensions(found.concepts).of, found.search.of
        yield {"worth": value, "depth": depth, "everything": left}
        while isinstance(tree, tuple):
            yes = found.search.positive[tree[0]]
            sides = sorted(((left & ~yes, tree[1]), (left & yes, tree[2])), key=lambda side: depth(side[0]))
            (shallow, _), (deep, _) = sides
            yield {"left": left, "shallow": shallow, "part": deep, **_way_down(search, deep, left)}
            left, tree = min(sides, key=lambda side: depth(side[0]) - value(side[0]))
        yield {"left": left}

    d = state("the Littlestone dimension of what is left", lambda depth, left: depth(left), start=D, last="d_T")
    h = of_step("the dimension of the shallower side", lambda depth, shallow: depth(shallow))
    l = of_step("the dimension of the deeper side", lambda depth, part: depth(part))
    v = of_step("what the shallower side is worth", lambda worth, shallow: worth(shallow))
    w = of_step("what the deeper side is worth", lambda worth, part: worth(part))
    a_complete_tree_of_the_part = define(p.next >= p - 1)
    a_node_over_two_trees_of_the_whole = define(q >= q.next + 1)
    no_less_deep = have(
        p.next - q.next >= p - q, a_complete_tree_of_the_part, a_node_over_two_trees_of_the_whole, name="no less ahead"
    )
    a_part_is_no_deeper = down(l, d, no_less_deep, "a part is no deeper")
    a_node_of_the_best_tree = define(2 * r == 1 + v + w)
    a_node_over_two_trees = define(d >= h + 1)
    the_nearer = (
        define(d.next - r.next <= h - v, "the nearer to the shallow"),
        define(d.next - r.next <= l - w, "the nearer to the deep"),
    )
    leaf = assume(d.last == 0, "no depth at a leaf"), assume(r.last == 0, "no worth at a leaf")
    no_more_apart = have(
        d.next - r.next <= d - r, a_node_of_the_best_tree, a_node_over_two_trees, the_nearer, a_part_is_no_deeper
    )
    distance = best.total(no_more_apart)
    at_most_the_dimension = have(R <= D, distance, leaf)


letters = Notation(DrawnBounds, AgainstAnyone)
E, R, D = DrawnBounds.E.value, DrawnBounds.R.value, AgainstAnyone.D.value

SURE_AND_WRONG = "sure and wrong", "certain mistakes that took away more than a mistake"
CAUSES = {
    "no tree is worth more": ("not the best instance", "instances with which no best tree begins"),
    "a part is worth no more": ("sure and right", "what was left lost worth at no cost"),
    "worth a mistake more": SURE_AND_WRONG,
    "another part is worth no more": SURE_AND_WRONG,
    "some worth": ("worth left", "what the concepts left in the end are worth"),
}


@statement
def no_more_than_the_whole() -> Proved:
    """e ≤ r for a part of the concepts left: down its best tree, to the side where it is more ahead of the whole."""
    return DrawnBounds.a_part_is_worth_no_more.proof


@statement
def no_deeper_than_the_whole() -> Proved:
    """l ≤ d for a side of what is left: down its deepest complete tree, to the side where the whole is shallower."""
    return AgainstAnyone.a_part_is_no_deeper.proof


@statement
def randomized_optimal() -> Theorem:
    """E ≤ R for the learner that balances chance and future, on every sequence with a target in the class."""
    a = DrawnBounds
    return theorem(
        "Randomized optimal algorithm", "Filmus, Hanneke, Mehalel and Moran 2023", a.expected_mistakes, count=a.E,
        counted=EXPECTED_MISTAKE, causes=CAUSES,
        shown=(a.a_part_is_worth_no_more, a.another_part_is_worth_no_more, a.some_worth),
    )  # fmt: skip


@statement
def forced() -> Proved:
    """E ≥ R for any learner: down the best tree it is told, at each node, the label that costs it more.

    f is the chance that it is wrong about that label, k about the other, together 1 or more; e is what the branch for
    that label is worth and g the other.
    """
    return AgainstAnyone.forced_on_average.proof


@statement
def half() -> Proved:
    """D ≤ 2R: a complete tree of depth D is worth D/2; go down it to the side that is worth less."""
    return AgainstAnyone.at_least_half.proof


@statement
def no_more() -> Proved:
    """R ≤ D: down the best tree, always to the side whose dimension is less above, or more below, what it is worth.

    h and l are the dimensions of the two sides, h ≤ l, and v and w what they are worth.
    """
    return AgainstAnyone.at_most_the_dimension.proof


def _way_down(search, part: int, whole: int) -> dict:
    """The way down the best tree of a part of some concepts, beside all of them: where neither side falls behind.

    >>> way = _way_down(trees(((-1, -1), (-1, 1), (1, -1), (1, 1))), 0b0111, 0b1111)
    >>> [(str(node["p"]), str(node["q"])) for node, after in way["way"]], str(way["p"]), str(way["q"])
    ([('3/4', '1'), ('1/2', '1/2')], '0', '0')
    """
    way = []
    while (x := search.begins(part)) is not None:
        yes = search.positive[x]
        (i, m, *minus), (j, n, *plus) = (
            (search.of(part & side), search.of(whole & side), part & side, whole & side) for side in (~yes, yes)
        )
        node = {"p": search.of(part), "q": search.of(whole), "i": i, "j": j, "m": m, "n": n}
        first = i - m >= j - n if search.drawn else m <= n
        p, q, part, whole = (i, m, *minus) if first else (j, n, *plus)
        way.append((node, {"p": p, "q": q}))
    return {"way": way, "p": search.of(part), "q": search.of(whole)}


def read_game(found: RandomizedLittlestone, learner: Learner) -> Reading:
    """The adversary's game against any learner, down the best tree, in the words of `forced`."""
    return read(AgainstAnyone.forced_on_average, found, learner)


def read_complete(concepts: Sequence[Sequence[int]], tree) -> Reading:
    """The way down a complete tree of a class, as `littlestone` finds it, in the words of `half`."""
    return read(AgainstAnyone.at_least_half, concepts, tree)


def read_best(found: RandomizedLittlestone) -> Reading:
    """The way down the best tree, in the words of `no_more`."""
    return read(AgainstAnyone.at_most_the_dimension, found)
