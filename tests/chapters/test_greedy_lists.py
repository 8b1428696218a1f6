"""The greedy algorithm for decision lists: all samples, three orders, certificates; and how many lists there are."""

import random
from dataclasses import dataclass
from itertools import product
from math import factorial

import pytest
from checks.picture import picture_contract
from checks.streams import SIX_BITS
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals
from thorough import THOROUGH, part_of

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.decision_lists.examples import DecisionList, decision_lists, every_list
from mistake_bounds.chapters.decision_lists.learner import Rule
from mistake_bounds.chapters.greedy_lists import pictures
from mistake_bounds.chapters.greedy_lists.learner import (
    DEFAULT,
    ORDERS,
    Greedy,
    NoConsistentList,
    Sample,
    ToTheEnd,
    disproves,
    greedy_list,
    put_down,
)
from mistake_bounds.chapters.greedy_lists.theorem import FirstRules, Functions, read_certificate, rest_of
from mistake_bounds.chapters.greedy_lists.worst_case import (
    functions_of_lists,
    lists_of_different_attributes,
    lists_of_different_rules,
    one_decision_lists,
    ordered_partitions,
)
from mistake_bounds.chapters.halving.examples import rows_of_bits
from mistake_bounds.chapters.winnow_in_practice.examples import by_cells, tic_tac_toe
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadFeature, BadLabel
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.streams.generated import BadStream
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorem.theorem import OtherRun
from mistake_bounds.theorems import greedy
from mistake_bounds.theory import read

XOR = Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, +1, +1, -1])


CLASSES = {n: decision_lists(n) for n in (1, 2, 3)}


def samples(n: int):
    """All samples of rows of n bits in which no row comes twice: each is +, − or not in it."""
    rows = rows_of_bits(n)
    for labels in product((-1, 0, 1), repeat=len(rows)):
        if any(labels):
            labelled = [(x, y) for x, y in zip(rows, labels, strict=True) if y]
            yield labels, Examples(*zip(*labelled, strict=True))


def fits(n: int, labels) -> bool:
    """Is some list of the class right on the sample?  By looking at all of them."""
    return any(all(y in (0, answer) for answer, y in zip(row, labels, strict=True)) for row in CLASSES[n])


def some_samples(n: int):
    """All of them for two attributes; of the 6560 for three a sixth, unless the whole is asked for."""
    found = list(samples(n))
    return found if n < 3 or THOROUGH else random.Random(n).sample(found, part_of(len(found)))


# the algorithm


def test_a_sample_by_hand():
    """x₁ → + takes three away, x₂ → + one of the other three, and two are left, both of them −."""
    sample = Examples([(1, 0, 0), (1, 1, 0), (1, 0, 1), (0, 0, 1), (0, 0, 0), (0, 1, 0)], [1, 1, 1, -1, -1, 1])
    run = put_down(Greedy(), sample)
    assert [str(rule) for rule in run.rules] == ["x₁ → +", "x₂ → +", "else −"]
    assert [run.positions(t) for t in range(4)] == [(0, 1, 2, 3, 4, 5), (3, 4, 5), (3, 4), ()]
    assert [str(rule) for rule in greedy_list(sample, "last")] == ["x₂ → +", "x̄₁ → −", "else +"]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_every_sample_is_fitted_or_disproved(n):
    """Whichever true literal is taken: a list right on the sample, of n + 1 rules at most, exactly if there is one."""
    for labels, examples in some_samples(n):
        possible = fits(n, labels)
        for order in ORDERS:
            try:
                found = DecisionList(greedy_list(examples, order))
            except NoConsistentList as refusal:
                assert not possible and disproves(refusal, examples)
            else:
                assert possible and len(found) <= n + 1
                assert all(found(x) == y for x, y in examples)


@pytest.mark.parametrize("order", ORDERS)
def test_the_lectures_own_way_ends_after_as_many_rounds(order):
    """Without the default among its rules it goes on until nothing is left: n + 1 rounds, and a default is free."""
    for labels, examples in list(samples(2)) + some_samples(3)[::3]:
        run = put_down(ToTheEnd(order), examples)
        assert run.found == fits(examples.dimension, labels)
        assert len(run.rules) <= examples.dimension + 1 or not run.found
        for default in (1, -1) if run.found else ():
            rules = [*run.rules, Rule(None, None, default)]
            assert all(next(rule.answer for rule in rules if rule.fires(x)) == y for x, y in examples)


def test_many_samples_need_all_the_rules():
    """n + 1 rounds cannot be bettered: x₁ → +, x₂ → −, … on all rows, whatever the order."""
    for n, order in product((1, 2, 3, 4, 6), ORDERS):
        target = DecisionList.answering([(-1) ** i for i in range(n + 1)])
        assert len(greedy_list(target.everywhere(n), order)) == n + 1


def test_a_row_with_both_labels_is_disproved():
    twice = Examples([(0, 1), (0, 1), (1, 1)], [1, -1, 1])
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(twice)
    assert refused.value.left == (0, 1) and refused.value.pairs[DEFAULT] == (0, 1) and disproves(refused.value, twice)


def test_a_certificate_with_a_gap_is_none():
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(XOR)
    whole = refused.value
    assert disproves(whole, XOR) and set(whole.pairs) == {DEFAULT, (0, 0), (0, 1), (1, 0), (1, 1)}
    for condition, (i, j) in whole.pairs.items():
        others = {known: pair for known, pair in whole.pairs.items() if known != condition}
        assert not disproves(NoConsistentList((), whole.left, others), XOR)
        assert not disproves(NoConsistentList((), whole.left, {**others, condition: (j, i)}), XOR)
        assert not disproves(NoConsistentList((), [k for k in whole.left if k != i], whole.pairs), XOR)
    assert not disproves(NoConsistentList((), (), {}), XOR)
    astray = {**whole.pairs, (0, 1): whole.pairs[0, 0]}
    assert not disproves(NoConsistentList((), whole.left, astray), XOR)


# on real boards


def test_no_list_over_cells_is_right_about_all_boards_and_one_over_lines_is():
    boards = tic_tac_toe()
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(by_cells())
    assert refused.value.rules == () and disproves(refused.value, by_cells())
    rules = greedy_list(boards, "most")
    found = DecisionList(rules)
    assert len(found) == 9 and all(found(x) == y for x, y in boards)


# the theorems


def test_a_target_that_does_not_fit_is_refused_by_name():
    run = put_down(Greedy(), XOR)
    check = greedy.rounds().on(run, DecisionList.of("x1 -> +, else -")).check
    assert {row.claim.name for row in check.failures} >= {"consistent", "wrong on none"}


def test_every_list_is_wrong_about_one_of_the_two_that_a_certificate_has_for_it():
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(XOR)
    for target in every_list(2):
        reading = Reading((), read_certificate(refused.value, XOR, target))
        check = check_proof(greedy.one_of_two(), reading)
        assert check, (str(target), check)


# how many


def test_the_formula_counts_what_brute_force_finds():
    for n in (1, 2, 3, 4) + ((5,) if THOROUGH else ()):
        assert one_decision_lists(n) == len(functions_of_lists(n))
    assert [len(CLASSES[n]) for n in (1, 2, 3)] == [one_decision_lists(n) for n in (1, 2, 3)]


def test_lists_are_counted_as_they_are_written():
    for n in (1, 2, 3):
        assert lists_of_different_attributes(n) == sum(1 for _ in every_list(n))
    for n in (1, 2):
        assert lists_of_different_rules(n) > factorial(4 * n)
    assert lists_of_different_attributes(1) > factorial(1) * 4**1


def test_the_bounds_hold_and_the_first_is_attained_only_for_one_attribute():
    counts = [one_decision_lists(n) for n in range(1, 31)]
    for n, count in enumerate(counts, 1):
        most = factorial(n) * 4**n
        assert (count == most) == (n == 1) and count <= most <= (4 * n) ** n


def test_the_proofs_hold_of_the_counts_and_not_of_too_many():
    lists = [functions_of_lists(n) for n in (1, 2, 3, 4)]
    for line in (Functions.functions, Functions.product_and_power, Functions.logarithm_of_their_number):
        assert check_proof(line.proof, read(line, lists))
    reading = read(Functions.functions, lists)
    *before, last = reading.mistakes
    assert check_proof(greedy.first_rule(), Reading((), {**last, **reading.end}))
    assert [one["Z_J"] for one in reading.mistakes] == [14, 96, 1050]
    more = reading.end["N_n"] + 1
    one_more = Reading((*before, {**last, "N^+": more}), {**reading.end, "N_n": more}, reading.over)
    wrong = check_proof(greedy.functions()[0], one_more)
    assert {row.claim.name for row in wrong.failures} == {"a first rule, and what is left"}


def test_a_list_says_what_its_first_rule_and_its_rest_say():
    """Also where it asks again and again: a third of all lists of two rules, and some longer ones."""
    coin = random.Random(5)
    rules = [Rule(i, v, b) for i, v, b in product((0, 1), (0, 1), (1, -1))]
    longer = [
        [Rule(coin.randrange(3), *coin.choices((0, 1)), coin.choice((1, -1))) for _ in range(6)] for _ in range(6)
    ]
    lists = [*([rule] for rule in rules), *list(map(list, product(rules, repeat=2)))[::3], *longer]
    for k, some in enumerate(lists):
        written = *some, Rule(None, None, (-1) ** k)
        rest = rest_of(written)
        assert all(rule.attribute != some[0].attribute for rule in rest) and rest[-1].attribute is None
        for x in rows_of_bits(3)[k % 5 :: 5]:
            for line in (FirstRules.first_and_rest, FirstRules.rest_without):
                assert check_proof(line.proof, read(line, written, x))


def test_a_rest_that_is_none_is_noticed():
    """The rest has to leave out the first rule's literal, and to end where the opposite one is."""
    written = Rule(0, 1, 1), Rule(1, 1, -1), Rule(0, 0, 1), Rule(2, 1, 1), Rule(None, None, -1)
    same = Rule(0, 1, 1), Rule(0, 1, -1), Rule(None, None, 1)

    def failed(rules, x, end, kind):
        found = read(FirstRules.first_and_rest, rules, x)
        points = [point if kind is None else {**point, KIND: kind} for point in found.mistakes]
        return check_proof(greedy.first_and_rest(), Reading(points, {**found.end, **end}, found.over)).failures

    for rules, x, end, kind, names in (
        (written, (0, 0, 0), {"s_f": -1}, None, {"the first rule, and else the list after it"}),
        (written, (0, 0, 0), {"l": 1}, None, {"the opposite literal", "the first rule, and else the list after it"}),
        (same, (1, 0, 0), {"i_o": 1, "i_s": 0}, 0, {"a rule, and else the rest after it"}),
    ):
        assert {row.claim.name for row in failed(rules, x, end, kind)} & names


def test_ordered_partitions_are_what_lists_of_blocks_are():
    def parts(things):
        if not things:
            return 1
        subsets = (s for s in product((0, 1), repeat=len(things)) if any(s))
        return sum(parts([t for t, on in zip(things, s, strict=True) if not on]) for s in subsets)

    assert ordered_partitions(6) == tuple(parts(range(n)) for n in range(7))


# refusals

FIRST, ELSE = Rule(0, 1, 1), Rule(None, None, -1)
X2, X3 = (DecisionList.of(f"x{i} -> +, else -") for i in (2, 3))
ONLINE = play(Perceptron(), XOR)


def certificate(examples=XOR) -> NoConsistentList:
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(examples)
    return refused.value


REFUSED = [
    (lambda: greedy_list(XOR, "best"), BadLearner),
    (lambda: greedy_list(Examples([(0, 2)], [1])), BadFeature),
    (lambda: Sample(Examples([(0, 1)], ["yes"], labels=("yes", "no"))), BadLabel),
    (lambda: greedy.rounds().on(put_down(Greedy(), XOR), X3), BadTarget),
    (lambda: greedy.rounds().on(put_down(Greedy(), XOR), "x2"), BadTarget),
    (lambda: greedy.right().on(ONLINE), OtherRun),
    (lambda: greedy.rounds().on(ONLINE, X2), OtherRun),
    (lambda: read_certificate(certificate(), XOR, X3), BadTarget),
    (lambda: read(FirstRules.first_and_rest, (FIRST,), (0,)), BadTarget),
    (lambda: read(FirstRules.first_and_rest, (FIRST, FIRST), (0,)), BadTarget),
    (lambda: read(FirstRules.first_and_rest, (ELSE, ELSE), (0,)), BadTarget),
    (lambda: read(FirstRules.first_and_rest, (Rule(2, 1, 1), ELSE), (0,)), BadSize),
    (lambda: read(FirstRules.first_and_rest, (FIRST, ELSE), (3,)), BadFeature),
    (lambda: read(Functions.functions, []), BadSize),
    *((lambda ask=ask, n=n: ask(n), BadSize)
      for ask in (one_decision_lists, lists_of_different_rules, lists_of_different_attributes, functions_of_lists)
      for n in (0, 401)),
    (lambda: list(every_list(0)), BadStream),
    (lambda: ordered_partitions(-1), BadSize),
]  # fmt: skip

test_what_is_refused = refusals(*REFUSED)


# the cases of the contracts


@dataclass(frozen=True)
class PutsTheContrary(Greedy):
    """Puts down a rule with the other answer."""

    def rule(self, sample, left):
        rule = super().rule(sample, left)
        return rule and rule._replace(answer=-rule.answer)


@dataclass(frozen=True)
class TakesNothingAway(Greedy):
    """Leaves everything where it was."""

    def keep(self, sample, left, rule):
        return left


@dataclass(frozen=True)
class TakesOneMore(Greedy):
    """Takes one away of which the rule is not true."""

    def keep(self, sample, left, rule):
        after = super().keep(sample, left, rule)
        return after & (after - 1)


@dataclass(frozen=True)
class ForgetsTheDefault(Greedy):
    """Halts where one label is left, instead of putting the default down."""

    def rule(self, sample, left):
        rule = super().rule(sample, left)
        return rule if rule and rule.attribute is not None else None


def sampled(seed: int):
    """A third of all rows of six bits, labelled by a list."""
    target = DecisionList.of("x2 -> +, x̄4 -> -, x1 -> +, else -")
    return target.labelled(random.Random(seed).sample(SIX_BITS, 24)), (target,)


def mislabelled(seed: int):
    """The same, with one of those that the default decides once more, and the other label: no list is right."""
    examples, (target,) = sampled(seed)
    twice = next(x for x in examples.X if not any(rule.fires(x) for rule in target.rules[:-1]))
    return Examples((*examples.X, twice), (*examples.y, -target(twice))), ()


def errors_of_the_list(run) -> int:
    rules = [*filter(None, run.rules), Rule(None, None, -1)]
    return sum(next(rule.answer for rule in rules if rule.fires(x)) != y for x, y in run.examples)


def at_once(learner: Greedy, examples: Examples, passes: int):
    return put_down(learner, examples)


NOT_GREEDY = {
    TakesNothingAway(): {"taken away", "true of nothing that is left"},
    TakesOneMore(): {"taken away"},
    ForgetsTheDefault(): {"halts only if each rule is wrong"},
}


NOT_RIGHT = {
    PutsTheContrary(): {"right where it is taken"},
    TakesOneMore(): {"right where it is taken", "true where it is taken"},
}


def no_list():
    with pytest.raises(NoConsistentList) as refused:
        greedy_list(XOR)
    return refused.value, XOR


test_theorems = theorem_contract(
    TheoremCase(
        greedy.rounds(),
        Greedy(),
        sampled,
        NOT_GREEDY,
        claim(greedy.T <= greedy.n),
        counted=lambda run: len(run.rules),
        plays=at_once,
    ),
    TheoremCase(
        greedy.right(),
        Greedy(),
        mislabelled,
        NOT_RIGHT,
        claim(greedy.E <= greedy.U - 1),
        counted=errors_of_the_list,
        plays=at_once,
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "certificate": no_list,
        "how_many": lambda: ({"functions": [4, 14, 96], "bound": [4, 32, 384]},),
        "taken_away": lambda: (put_down(Greedy(), Examples(XOR.X, [-1, 1, -1, -1])),),
    },
)
