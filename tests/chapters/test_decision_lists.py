"""Decision lists by levels: what the closed forms assume of lists, and the exact worst case by two programs."""

import random
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

import pytest
from checks.learner import LearnerCase, learner_contract
from checks.picture import picture_contract
from checks.streams import NO_BITS, THREE_BITS, in_order
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, play
from mistake_bounds.chapters.decision_lists import pictures
from mistake_bounds.chapters.decision_lists.examples import DecisionList, most_mistakes
from mistake_bounds.chapters.decision_lists.learner import Levels, Rule, active_level, rules_that_fire
from mistake_bounds.chapters.decision_lists.pictures import labels_of
from mistake_bounds.chapters.decision_lists.worst_case import decision_lists, on_list
from mistake_bounds.drawing.chart import Text
from mistake_bounds.exact import BadSize
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.largest import largest_whole
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import lists
from mistake_bounds.worst_case.search import SearchTooLarge

SIZES = [(n, L) for n in range(1, 6) for L in range(1, n + 2)]
KINDS = list(product(("all", "one"), ("any", "majority")))


def every_list(n, L):
    """All lists of L rules over the first attributes that ask for 1s, up to turning all answers round."""
    return [DecisionList.answering((+1, *rest)) for rest in product((-1, +1), repeat=L - 1)]


def every_list_by_name(n, L):
    """All lists of L rules over any of n attributes, asking for 0s and 1s."""
    parts = permutations(range(n), L - 1), product((0, 1), repeat=L - 1), product((-1, +1), repeat=L)
    for tested, values, (*before, last) in product(*parts):
        yield DecisionList((*map(Rule, tested, values, before), Rule(None, None, last)))


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
                    level = active_level(levels, x)
                    for i in rules_that_fire(x, -y):
                        if levels[i] == level:
                            yield tuple(e + (j == i) for j, e in enumerate(levels))

    return most(learner.initial(n))


@pytest.mark.parametrize("kind", KINDS[:3])
def test_the_search_is_as_good_as_all_games(kind):
    for n, L in ((1, 1), (1, 2), (2, 2), (2, 3)):
        found = {str(t): by_all_examples(t, n, Levels(*kind, tie=0)) for t in every_list(n, L)}
        assert {str(t): on_list(t, n, *kind).mistakes for t in every_list(n, L)} == found


@pytest.mark.parametrize("kind", KINDS)
def test_the_worst_of_all_lists_is_found_whatever_attributes_are_called_and_its_witness_is_played(kind):
    """Where the first rule drops and a majority answers, names and values matter: each of them is tried."""
    for n, L in [(1, 2), (2, 2), (2, 3), (3, 2)]:
        worst = decision_lists(n, L, *kind)
        assert worst.mistakes == max(on_list(target, n, *kind).mistakes for target in every_list_by_name(n, L))
        assert len(play(worst.learner, worst.examples).mistakes) == worst.mistakes == len(worst.examples)
        assert all(worst.target(x) == y for x, y in worst.examples)


def test_lists_that_test_for_zeros_cost_what_the_peeling_says():
    coin = random.Random(5)
    for n in (1, 2, 3, 4) * 5:
        tested = coin.sample(range(n), coin.randint(0, n))
        rules = [Rule(i, coin.randint(0, 1), coin.choice((-1, 1))) for i in tested]
        target = DecisionList((*rules, Rule(None, None, 1)))
        for drop in ("all", "one"):
            assert on_list(target, n, drop).mistakes == most_mistakes(target, n, drop), str(target)


@pytest.mark.parametrize(
    ("kind", "closed", "letter"),
    [
        (("all", "any"), lists.in_rules, "T"),
        (("one", "any"), lists.one_rule_in_rules, "T"),
        (("all", "majority"), lists.majority_in_rules, "H"),
    ],
)
def test_closed_forms_are_the_worst_case(kind, closed, letter):
    for n, L in filter(lambda size: size[1] > 2, SIZES):
        pairs = (2 * L - 3) * n if kind[0] == "one" else 0
        bound = largest_whole(closed().claim, letter, {"n": n, "L": L, "p": 2 * L - 3})
        assert decision_lists(n, L, *kind).mistakes == bound + pairs


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


# the cases of the contracts


@dataclass(frozen=True)
class DropsAllThatFire(Levels):
    """Drops the rules of the level that were right as well."""

    def update(self, levels, x, y):
        level = active_level(levels, x)
        down = {i for b in (+1, -1) for i in rules_that_fire(x, b) if levels[i] == level}
        return tuple(e + (i in down) for i, e in enumerate(levels))


@dataclass(frozen=True)
class DropsBystanders(Levels):
    """Drops all rules with the wrong answer that are on the level in use, also those that do not fire."""

    def update(self, levels, x, y):
        level = active_level(levels, x)
        return tuple(e + (e == level and (i % 2 == 0) == (y < 0)) for i, e in enumerate(levels))


def listed(seed: int):
    target = DecisionList.of("x2 -> +, x̄4 -> -, x1 -> +, else -")
    return target.labelled(in_order(seed)), (target,)


NOT_BY_LEVELS = {
    DropsAllThatFire(tie=0): {"drops where it is wrong"},
    DropsBystanders(tie=0): {"drops where it fires"},
}


TARGET = DecisionList.of("x1 -> +, x2 -> -, x3 -> +, else -")


test_theorems = theorem_contract(
    TheoremCase(lists.by_levels(), Levels(tie=0), listed, NOT_BY_LEVELS, claim(lists.M <= 4 * lists.n * lists.L)),
    TheoremCase(
        lists.peeled(),
        Levels(tie=0),
        listed,
        {Levels("one", tie=0): {"all that were wrong have left"}},
        claim(lists.M < lists.p + lists.Phi),
    ),
    TheoremCase(
        lists.one_at_a_time(),
        Levels("one", tie=0),
        listed,
        {DropsBystanders("one", tie=0): {"drops where it fires", "left where it fires"}},
        claim(lists.M <= lists.p * lists.n + lists.Phi),
        built_on=(lists.peeled(),),
    ),
)


test_learners = learner_contract(
    LearnerCase(Levels(), THREE_BITS, NO_BITS, ({"drop": "none"}, {"vote": "first"}, {"tie": 1})),
    LearnerCase(Levels("one", "majority", 0), THREE_BITS, NO_BITS),
)


test_pictures = picture_contract(
    pictures,
    {
        "peeling": lambda: (TARGET, 4),
        "prices": lambda: ({"a": {1: 4, 2: 8}, "b": {1: 3, 2: 5}}, {"b": {1: 3}}),
        "shelves": lambda: (play(Levels(tie=0), Examples([(0,), (1,), (0,)], [-1, 1, -1])),),
    },
)


def test_a_cell_says_which_labels_a_literal_still_has_and_what_depths_cost_adds_up():
    depths = TARGET.peeled(4)
    assert [labels_of(TARGET, depth, 0, 1) for depth in depths] == [{1}, set(), set()]
    assert [labels_of(TARGET, depth, 2, 0) for depth in depths] == [{1, -1}, {-1}, set()]
    texts = [text.words for text in test_pictures.marks("peeling", Text)]
    assert sum(1 + int(text.rpartition(" ")[2]) for text in texts if "1 + " in text) == most_mistakes(TARGET, 4)
