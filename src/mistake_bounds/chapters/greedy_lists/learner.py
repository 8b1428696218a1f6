"""The greedy algorithm for decision lists: put down a rule that is right on all of what is left, and take that away.

A *sample* is rows of 0s and 1s with labels.  A *condition* is a literal, "attribute i is v", or the default's, which is
always true; a `Rule` is a condition with an answer.  A rule is *legal* if its condition is true of some example that is
left, and its answer is right on all such.  Sets of examples are whole numbers, bit i for example i.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial

from mistake_bounds.chapters.decision_lists.learner import Rule
from mistake_bounds.exact import Refusal, check_one_of
from mistake_bounds.examples import SIGNS, BadLabel, Examples, check_examples, literal
from mistake_bounds.learner import BadLearner, check_learner

NEEDS = "a decision list needs attributes 0 or 1"
ORDERS = ("first", "last", "most")

Condition = tuple[int | None, int | None]
DEFAULT: Condition = (None, None)


class NoConsistentList(Refusal):
    """No decision list is right on all examples, with the certificate that none is; see `disproves`.

    ``left`` are the positions of examples; ``pairs`` gives, for each condition that is true of some of them, the
    positions of a positive and of a negative one among them of which it is true.  ``rules`` is how far the list got.
    """

    def __init__(self, rules: Sequence[Rule], left: Sequence[int], pairs: Mapping[Condition, tuple[int, int]]):
        super().__init__(
            f"no decision list fits these examples: after {len(rules)} rules {len(left)} examples are left, and each "
            f"of the {len(pairs)} conditions that is true of one of them is true of two with different labels", pairs
        )  # fmt: skip
        self.rules = tuple(rules)
        self.left = tuple(left)
        self.pairs = dict(pairs)


@dataclass(frozen=True)
class Sample:
    """Examples of 0s and 1s with labels ±1, column by column: of which examples each condition is true.

    Raise `mistake_bounds.examples.BadFeature` for other values and `BadLabel` for other labels.

    >>> sample = Sample(Examples([(0, 1), (1, 1)], [-1, +1]))
    >>> bin(sample.where((1, 1))), bin(sample.where((0, 0))), sample.answer(0b10), sample.answer(0b11)
    ('0b11', '0b1', 1, None)
    """

    examples: Examples

    def __post_init__(self):
        check_examples(self.examples)
        self.examples.require(lambda value: value in (0, 1), NEEDS)
        if self.examples.labels != SIGNS:
            raise BadLabel(f"a decision list says -1 or +1, and not {self.examples.labels}", self.examples.labels)

    @cached_property
    def all(self) -> int:
        """All examples."""
        return (1 << len(self.examples)) - 1

    @cached_property
    def positive(self) -> int:
        """The positive ones."""
        return sum(1 << i for i, y in enumerate(self.examples.y) if y > 0)

    @cached_property
    def _on(self) -> tuple[int, ...]:
        """Where each attribute is 1."""
        columns = zip(*self.examples.X, strict=True)
        return tuple(int("".join(map("01".__getitem__, map(bool, reversed(column)))), 2) for column in columns)

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """The default's, then the literals in the order of the attributes, 1 before 0."""
        return (DEFAULT, *((i, v) for i in range(self.examples.dimension) for v in (1, 0)))

    def where(self, condition: Condition) -> int:
        """The examples of which a condition is true."""
        attribute, value = condition
        if attribute is None:
            return self.all
        return self._on[attribute] if value else self.all & ~self._on[attribute]

    def answer(self, some: int) -> int | None:
        """The one label of these examples; None if there are none, or they have both."""
        positive = some & self.positive
        return None if not some or 0 < positive < some else 1 if positive else -1

    def taken(self, left: int, rule: Rule) -> int:
        """How many examples the rule takes away, where ``left`` is what is left."""
        return (left & self.where(rule[:2])).bit_count()

    def legal(self, left: int) -> Iterator[Rule]:
        """The legal rules, where ``left`` is what is left."""
        for condition in self.conditions:
            answer = self.answer(left & self.where(condition))
            if answer is not None:
                yield Rule(*condition, answer)


@dataclass(frozen=True)
class Greedy:
    """Which legal rule is put down: the default where it is legal, else the ``first``, the ``last``, or one that takes
    the ``most`` examples away.

    Raise `BadLearner` for another ``order``.

    >>> sample = Sample(Examples([(0, 1), (1, 1), (1, 0)], [-1, +1, +1]))
    >>> [str(Greedy(order).rule(sample, 0b111)) for order in ORDERS], str(Greedy().rule(sample, 0b110))
    (['x₁ → +', 'x̄₂ → +', 'x₁ → +'], 'else +')
    """

    order: str = "first"

    def __post_init__(self):
        check_one_of("order", self.order, ORDERS, BadLearner)

    def rule(self, sample: Sample, left: int) -> Rule | None:
        """The rule that is put down; None if none is legal."""
        legal = tuple(sample.legal(left))
        if not legal or legal[0].attribute is None:
            return legal[0] if legal else None
        if self.order == "most":
            return max(legal, key=partial(sample.taken, left))
        return legal[0] if self.order == "first" else legal[-1]

    def keep(self, sample: Sample, left: int, rule: Rule) -> int:
        """What is left once the rule has been put down: the examples of which it is not true."""
        return left & ~sample.where(rule[:2])


@dataclass(frozen=True)
class ToTheEnd(Greedy):
    """As the lectures put it: there is no default among the rules, and literals go on until nothing is left.

    >>> sample = Sample(Examples([(0, 1), (1, 1)], [+1, +1]))
    >>> str(ToTheEnd().rule(sample, 0b11))
    'x₁ → +'
    """

    def rule(self, sample, left):
        """A legal rule other than the default."""
        legal = [rule for rule in sample.legal(left) if rule.attribute is not None]
        if self.order == "most":
            return max(legal, key=partial(sample.taken, left), default=None)
        return None if not legal else legal[0] if self.order == "first" else legal[-1]


@dataclass(frozen=True)
class ListRun:
    """What the greedy algorithm did: the ``rules`` it put down, None where it found none, and what was ``left``.

    ``left`` has an entry more than ``rules``: what there was at the start, and after each of them.
    """

    learner: Greedy
    sample: Sample = field(repr=False)
    rules: tuple[Rule | None, ...]
    left: tuple[int, ...] = field(repr=False)

    @property
    def examples(self) -> Examples:
        """The examples of the sample."""
        return self.sample.examples

    @property
    def found(self) -> bool:
        """Was nothing left in the end?"""
        return not self.left[-1]

    def positions(self, round: int) -> tuple[int, ...]:
        """The positions of the examples that were left before a round, counted from 0; after the last, of the rest."""
        return positions(self.left[round])

    def refusal(self) -> NoConsistentList:
        """The refusal that the end of a run that found no rule comes to, with its certificate."""
        left = self.left[-1]
        pairs = {}
        for condition in self.sample.conditions:
            here = left & self.sample.where(condition)
            if here:
                both = here & self.sample.positive, here & ~self.sample.positive
                pairs[condition] = tuple((some & -some).bit_length() - 1 for some in both)
        return NoConsistentList([rule for rule in self.rules if rule], positions(left), pairs)


def put_down(learner: Greedy, examples: Examples) -> ListRun:
    """The algorithm on a sample, until nothing is left, or no rule is legal; or all 4n + 2 rules have been tried.

    >>> run = put_down(Greedy(), Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, +1, +1, +1]))
    >>> [str(rule) for rule in run.rules], [run.positions(t) for t in range(3)]
    (['x₁ → +', 'x₂ → +', 'else −'], [(0, 1, 2, 3), (0, 1), (0,)])
    """
    check_learner(learner, Greedy)
    sample = Sample(examples)
    rules, left = [], [sample.all]
    while left[-1] and len(rules) < 4 * examples.dimension + 2:
        rules.append(learner.rule(sample, left[-1]))
        if rules[-1] is None:
            left.append(left[-1])
            break
        left.append(learner.keep(sample, left[-1], rules[-1]))
    return ListRun(learner, sample, tuple(rules), tuple(left))


def greedy_list(examples: Examples, order: str = "first") -> tuple[Rule, ...]:
    """The rules of a decision list that is right on all examples, the default last; there are at most n + 1 of them.

    `mistake_bounds.streams.DecisionList` makes a function of them.  Raise `NoConsistentList`, with the certificate,
    if there is no such list.

    >>> print(*greedy_list(Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, +1, -1, -1])), sep=", ")
    x₁ → −, x₂ → +, else −
    >>> greedy_list(Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, +1, +1, -1]))
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.greedy_lists.learner.NoConsistentList: no decision list fits these examples: after 0 rules 4 examples \
are left, and each of the 5 conditions that is true of one of them is true of two with different labels
    """  # noqa: E501
    run = put_down(Greedy(order), examples)
    if not run.found:
        raise run.refusal()
    return run.rules


def disproves(certificate: NoConsistentList, examples: Examples) -> bool:
    """Does the certificate show that no decision list is right on the examples?  Asked of the rows alone.

    Some examples are left, and every condition that is true of one of them, the default's always, is true of a positive
    and of a negative one: whatever rule a list has for the first of them that it decides, it is wrong about one.  Of
    other examples than these nothing is shown.

    >>> xor = Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, +1, +1, -1])
    >>> try:
    ...     greedy_list(xor)
    ... except NoConsistentList as refusal:
    ...     print(disproves(refusal, xor), disproves(refusal, Examples(xor.X, (-1, 1, 1, 1))))
    True False
    """
    left = set(certificate.left)
    if not left <= set(range(len(examples))):
        return False
    true = {DEFAULT} | {(i, v) for k in left for i, v in enumerate(examples.X[k])}
    return bool(left) and all(
        condition in certificate.pairs and _disagree(certificate.pairs[condition], condition, examples, left)
        for condition in true
    )


def _disagree(pair: tuple[int, int], condition: Condition, examples: Examples, left: set[int]) -> bool:
    """Is the condition true of both, which are left, the first of them positive and the second negative?"""
    attribute, value = condition
    return (
        left.issuperset(pair)
        and [examples.y[k] for k in pair] == [1, -1]
        and all(attribute is None or examples.X[k][attribute] == value for k in pair)
    )


def positions(some: int) -> tuple[int, ...]:
    """The positions of the bits that are on.

    >>> positions(0b1101)
    (0, 2, 3)
    """
    return tuple(i for i in range(some.bit_length()) if some >> i & 1)


def named(condition: Condition) -> str:
    """How a condition is written.

    >>> named((0, 0)), named(DEFAULT)
    ('x̄₁', 'else')
    """
    return "else" if condition[0] is None else literal(*condition)
