"""Decision lists by levels: the learner by hand, lists and their peeling, the exact worst case three ways."""

import random
from functools import cache
from itertools import permutations, product

import pytest
from refusals import refusals
from thorough import THOROUGH

from mistake_bounds import Examples, play
from mistake_bounds.chapters.lists.examples import DecisionList, costliest, most_mistakes
from mistake_bounds.chapters.lists.learner import Levels, Rule, firing, in_use, place, rules
from mistake_bounds.chapters.lists.worst_case import decision_lists, on_list
from mistake_bounds.exact import BadSize
from mistake_bounds.learner import BadLearner
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.largest import largest_whole
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import lists
from mistake_bounds.worst_case.search import SearchTooLarge

SMALL = [(n, L) for n in (1, 2, 3) for L in range(1, n + 2)]


SIZES = [(n, L) for n in range(1, 6) for L in range(1, n + 2)]


def every_list(n, L):
    """All lists of L rules over the first attributes that ask for 1s, up to turning all answers round."""
    return [DecisionList.answering((+1, *rest)) for rest in product((-1, +1), repeat=L - 1)]


def every_list_by_name(n, L):
    """All lists of L rules over any of n attributes, asking for 0s and 1s."""
    parts = permutations(range(n), L - 1), product((0, 1), repeat=L - 1), product((-1, +1), repeat=L)
    for asked, values, (*before, last) in product(*parts):
        yield DecisionList((*map(Rule, asked, values, before), Rule(None, None, last)))


def any_list(coin, n):
    """A random list over n attributes, some of them asked for a 0."""
    asked = coin.sample(range(n), coin.randint(0, n))
    return DecisionList((*(Rule(i, coin.randint(0, 1), coin.choice((-1, 1))) for i in asked), Rule(None, None, 1)))


# the learner


def test_a_run_by_hand():
    """x₁ → +, else − over one attribute: (1,) and (0,) are missed once each, and then all is said by level 0."""
    run = play(Levels(), Examples([(0,), (1,), (0,), (1,)], [-1, +1, -1, +1]))
    assert run.mistakes == (0,) and run.follow(tuple) == [(0,) * 6, (0, 0, 1, 0, 1, 0)]
    worst = play(Levels(tie=0), Examples([(0,), (1,), (0,), (1,)], [-1, +1, -1, +1]))
    assert worst.mistakes == (0, 1) and worst.weights == (0, 1, 1, 0, 1, 1)


def test_of_either_answer_one_rule_of_each_attribute_fires_and_a_default():
    for x in product((0, 1), repeat=3):
        for answer in (+1, -1):
            fired = [i for i, rule in enumerate(rules(3)) if rule.fires(x) and rule.answer == answer]
            assert tuple(fired) == firing(x, answer) and len(fired) == 4
    assert [place(3, rule) for rule in rules(3)] == list(range(14))


def test_right_rules_never_drop_and_wrong_ones_drop_by_one_from_the_level_in_use():
    coin = random.Random(3)
    for learner in (Levels(*kind) for kind in product(("all", "one"), ("any", "majority"), (None, 0))):
        target = any_list(coin, 5)
        stream = target.labelled([coin.choices((0, 1), k=5) for _ in range(120)])
        run = play(learner, stream)
        for step in run.steps:
            dropped = [i for i, (a, b) in enumerate(zip(step.before, step.after, strict=True)) if a != b]
            wrong = [i for i in firing(step.x, -step.y) if step.before[i] == in_use(step.before, step.x)]
            assert dropped == (wrong if learner.drop == "all" else wrong[:1])
            assert all(step.after[i] == step.before[i] + 1 for i in dropped)


# lists and their peeling


def test_lists_are_read_as_they_are_written():
    for text in ("x₁ → −, x̄₁₂ → +, else −", "else +"):
        assert str(DecisionList.of(text)) == text
    assert DecisionList.of("x1->-, x̄12 -> +, else -") == DecisionList.of("x₁ → −, x̄₁₂ → +, else −")


def test_peeling_is_what_counting_over_all_rows_finds():
    """The fast way, list by list and subcube by subcube, against the definition over all rows."""
    coin = random.Random(7)
    for _ in range(60):
        n = coin.randint(1, 5)
        target = any_list(coin, n)
        left = {x: target(x) for x in product((0, 1), repeat=n)}
        for depth in target.peeled(n):
            assert {x for x in left if x in depth} == set(left)
            free = [i for i in range(n) if i not in dict(depth.fixed)]
            on = {(i, v): {y for x, y in left.items() if x[i] == v} for i in free for v in (0, 1)}
            settled = {Rule(*known, *labels) for known, labels in on.items() if len(labels) == 1}
            labels = set(left.values())
            default = {Rule(None, None, *labels)} if len(labels) == 1 else set()
            assert set(depth.settled) == settled | default
            for y in labels:
                assert depth.met[y] == sum(y in on[i, 0] and y in on[i, 1] for i in free)
            left = {x: y for x, y in left.items() if not any(rule.fires(x) for rule in depth.settled)}
        assert not left


def test_what_stays_in_words_about_the_peeling_holds_of_every_small_list():
    """The hypotheses of the closed form: values met, an attribute a depth, two at the last but one, K ≤ L − 1."""
    for n, L in SIZES:
        for target in every_list(n, L) if L > 2 else ():
            depths = target.peeled(n)
            if len(depths) == 1:
                continue
            settled = [len(depth.fixed) for depth in depths]
            after = [*settled[1:], settled[-1]]
            assert len(depths) <= L - 1 and settled[-1] >= len(depths)
            for depth, k, k_next in list(zip(depths, settled, after, strict=True))[:-1]:
                assert k_next >= k + 1
                assert sum(depth.met.values()) == 2 * (n - k) - (k_next - k)
            assert [*depths[-1].met.values()] == [n - settled[-1]]


# the exact worst case


def by_all_examples(target, n, learner):
    """The longest game, by the learner's own rules and nothing cleverer; one rule: whichever was wrong may drop."""
    examples = list(target.everywhere(n))

    @cache
    def most(levels):
        return max((1 + most(after) for after in steps(levels)), default=0)

    def steps(levels):
        for x, y in examples:
            if learner.predict(levels, x) != y:
                after = learner.update(levels, x, y)
                if learner.drop == "all":
                    yield after
                else:
                    level = in_use(levels, x)
                    for i in firing(x, -y):
                        if levels[i] == level:
                            yield tuple(e + (j == i) for j, e in enumerate(levels))

    return most(learner.initial(n))


@pytest.mark.parametrize("kind", [("all", "any"), ("one", "any"), ("all", "majority")])
def test_the_search_is_as_good_as_all_games(kind):
    for n, L in SMALL[:5] if kind[0] == "one" else SMALL:
        found = {str(t): by_all_examples(t, n, Levels(*kind, tie=0)) for t in every_list(n, L)}
        assert {str(t): on_list(t, n, *kind).mistakes for t in every_list(n, L)} == found
        assert decision_lists(n, L, *kind).mistakes == max(found.values())


@pytest.mark.parametrize("kind", list(product(("all", "one"), ("any", "majority"))))
def test_the_worst_of_all_lists_is_found_whatever_attributes_are_called(kind):
    """Where the first rule drops and a majority answers, names and values matter: each of them is tried."""
    for n, L in [(1, 2), (2, 2), (2, 3), (3, 2)]:
        costs = {str(target): on_list(target, n, *kind).mistakes for target in every_list_by_name(n, L)}
        assert decision_lists(n, L, *kind).mistakes == max(costs.values())
    if kind == ("one", "majority"):
        assert [decision_lists(n, L, *kind).mistakes for n, L in ((2, 2), (3, 2), (3, 3), (4, 2))] == [6, 10, 14, 14]


@pytest.mark.parametrize("kind", list(product(("all", "one"), ("any", "majority"))))
def test_the_witness_is_played(kind):
    for n, L in SMALL:
        worst = decision_lists(n, L, *kind)
        run = play(worst.learner, worst.examples)
        assert len(run.mistakes) == worst.mistakes == len(worst.examples)
        assert all(worst.target(x) == y for x, y in worst.examples)


def test_search_and_peeling_agree_list_by_list():
    """The theorem, both directions at once: what the search finds is Σ (1 + φ), or with n more where one rule drops."""
    for n, L in SIZES:
        for target in every_list(n, L):
            for drop in ("all", "one"):
                assert on_list(target, n, drop).mistakes == most_mistakes(target, n, drop), (n, str(target), drop)


def test_lists_that_ask_for_zeros_cost_what_their_twins_cost():
    coin = random.Random(5)
    for _ in range(25):
        n = coin.randint(1, 4)
        target = any_list(coin, n)
        for drop in ("all", "one"):
            assert on_list(target, n, drop).mistakes == most_mistakes(target, n, drop), str(target)


@pytest.mark.parametrize(
    ("kind", "closed", "few"),
    [
        (("all", "any"), lists.in_rules, lambda n, L: n + 1 if L == 1 else 2 * n),
        (("one", "any"), lists.one_rule_in_rules, lambda n, L: 2 * n + 1 if L == 1 else 4 * n),
    ],
)
def test_closed_forms_are_the_worst_case(kind, closed, few):
    for n, L in SIZES:
        sizes = {"n": n, "L": L, "p": 2 * L - 3}
        shift = (2 * L - 3) * n if kind[0] == "one" else 0
        bound = largest_whole(closed().claim, "T", sizes) + shift if L > 2 else few(n, L)
        assert decision_lists(n, L, *kind).mistakes == bound


def test_the_majority_meets_its_bound_at_every_size_that_was_tried():
    for n, L in filter(lambda size: size[1] > 2, SIZES):
        bound = largest_whole(lists.majority_in_rules().claim, "H", {"n": n, "L": L})
        assert decision_lists(n, L, vote="majority").mistakes == bound


@pytest.mark.parametrize(("vote", "closed"), [("any", lists.in_rules), ("majority", lists.majority_in_rules)])
def test_the_costliest_examples_reach_the_closed_form_at_any_size(vote, closed):
    """The lower bound for a majority, which no search of this size could find: every example is a mistake."""
    for n, L in [(2, 3), (3, 3), (3, 4), (5, 6), (9, 3), (9, 10), (12, 6), (25, 9), (30, 31)]:
        target, examples = costliest(n, L, vote)
        run = play(Levels(vote=vote, tie=0), examples)
        bound = largest_whole(closed().claim, "T" if vote == "any" else "H", {"n": n, "L": L})
        assert len(target) == L and len(run.mistakes) == len(examples) == bound
        again = play(Levels(vote=vote, tie=0), examples, passes=2)
        assert vote == "majority" or len(again.mistakes) == bound


def test_runs_never_exceed_what_the_peeling_allows():
    coin = random.Random(11)
    for _ in range(20 if THOROUGH else 6):
        n = coin.randint(2, 6)
        target = any_list(coin, n)
        stream = target.labelled([coin.choices((0, 1), k=n) for _ in range(60)])
        for learner in (Levels(), Levels(tie=0), Levels(vote="majority"), Levels("one"), Levels("one", tie=0)):
            theorem = lists.peeled() if learner.drop == "all" else lists.one_at_a_time()
            on_run = theorem.on(play(learner, stream), target)
            assert on_run.check and on_run.bound == most_mistakes(target, n, learner.drop)
            assert lists.by_levels().on(on_run.run, target).check


ONE = play(Levels(), Examples([(1, 0)], [-1]))

test_what_cannot_be_is_refused = refusals(
    (lambda: DecisionList.of("x1 -> +"), BadStream),
    (lambda: DecisionList.of("else +, x1 -> +, else -"), BadStream),
    (lambda: DecisionList.of("x1 -> +, x̄1 -> -, else +"), BadStream),
    (lambda: DecisionList.of("y1 -> +, else -"), BadStream),
    (lambda: DecisionList.of("x0 -> +, else -"), BadStream),
    (lambda: decision_lists(9, 2), BadSize, 9),
    (lambda: decision_lists(3, 5), BadSize, 5),
    (lambda: decision_lists(3, 2, drop="none"), BadLearner, "none"),
    (lambda: decision_lists(5, 5, vote="majority", most=50), SearchTooLarge),
    (lambda: on_list(DecisionList.of("x4 -> +, else -"), 3), BadSize),
    (lambda: lists.peeled().on(ONE, DecisionList.of("x1 -> +, else -")), BadTarget),
    (lambda: lists.by_levels().on(ONE, DecisionList.of("x3 -> +, else -")), BadTarget),
)
