"""Decision lists as targets: they label rows of 0s and 1s, and they can be peeled, depth by depth.

A *decision list* is a row of rules "if xᵢ is v, then b" and a default; the first rule that fires answers.  A *literal*
is a pair (i, v), true of x if xᵢ = v.  A *subcube* is the set of rows on which some attributes have given values.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product
from random import Random

from mistake_bounds.chapters.decision_lists.learner import Rule
from mistake_bounds.chapters.halving.examples import ConceptClass, rows_of_bits
from mistake_bounds.exact import checked_integer, whole
from mistake_bounds.examples import Examples, literal
from mistake_bounds.streams.generated import BadStream

LABELS = (+1, -1)
MOST_ROWS = 16  # attributes, where all rows are built


@dataclass(frozen=True)
class Depth:
    """What is left of a target at one depth of its peeling, and which rules are settled there.

    ``fixed`` gives the subcube, attribute by attribute; ``settled`` are the rules whose literal has one label only
    among what is left, the default with them if the target is constant there.  ``met[y]`` is how many attributes
    take both values on the examples of label y that are left; a label that none of them has is not in it.
    """

    fixed: tuple[tuple[int, int], ...]
    settled: tuple[Rule, ...]
    met: Mapping[int, int]

    def __contains__(self, x) -> bool:
        """Is the row x among what is left?"""
        return all(x[i] == v for i, v in self.fixed)


@dataclass(frozen=True)
class DecisionList:
    """The target that ``rules`` describe, the last of which is the default; a value that labels rows.

    Raise `BadStream` if a list tests an attribute twice, or if its default is missing or not the last.

    >>> target = DecisionList.of("x₁ → −, x̄₃ → +, else −")
    >>> target((1, 0, 0)), target((0, 1, 0)), target((0, 1, 1)), len(target)
    (-1, 1, -1, 3)
    """

    rules: tuple[Rule, ...]

    def __post_init__(self):
        object.__setattr__(self, "rules", tuple(self.rules))
        if [rule.attribute is None for rule in self.rules] != [False] * (len(self.rules) - 1) + [True]:
            raise BadStream(f"{self}: the default, which always fires, is the last rule and only the last", self.rules)
        tested = [rule.attribute for rule in self.rules]
        if len(set(tested)) < len(tested):
            raise BadStream(f"{self}: a list tests an attribute once", self.rules)
        for rule in self.rules:
            if rule.answer not in LABELS or (rule.attribute is not None and rule.value not in (0, 1)):
                raise BadStream(f"{tuple(rule)}: a rule tests for 0 or 1, and answers -1 or +1", rule)

    @classmethod
    def of(cls, text: str) -> "DecisionList":
        """The list that a text describes, as `str` writes it; attributes are numbered from 1.  Raise `BadStream`.

        >>> str(DecisionList.of("x1 -> +, else -"))
        'x₁ → +, else −'
        """
        return cls(tuple(_rule(part) for part in text.split(",")))

    @classmethod
    def answering(cls, labels: Iterable[int]) -> "DecisionList":
        """The list x₁ → b₁, x₂ → b₂, …, else the last of ``labels``.

        >>> str(DecisionList.answering([+1, -1, +1]))
        'x₁ → +, x₂ → −, else +'
        """
        *before, last = labels
        return cls((*(Rule(i, 1, b) for i, b in enumerate(before)), Rule(None, None, last)))

    def __str__(self):
        return ", ".join(map(str, self.rules))

    def __len__(self) -> int:
        """How many rules there are, the default counted."""
        return len(self.rules)

    def __call__(self, x) -> int:
        """The label of a row."""
        return next(rule.answer for rule in self.rules if rule.fires(x))

    @property
    def least_attributes(self) -> int:
        """How many attributes a row has to have at least."""
        return 1 + max((rule.attribute for rule in self.rules[:-1]), default=-1)

    def labelled(self, rows: Iterable) -> Examples:
        """The rows with their labels.

        >>> [*DecisionList.of("x1 -> +, else -").labelled([(0, 1), (1, 1)])]
        [((0, 1), -1), ((1, 1), 1)]
        """
        rows = tuple(map(tuple, rows))
        return Examples(rows, [self(x) for x in rows])

    def everywhere(self, n: int) -> Examples:
        """All 2ⁿ rows in the order of counting, with their labels.  Raise `BadSize` for n beyond 16."""
        n = checked_integer("n", n, max(1, self.least_attributes), MOST_ROWS)
        return self.labelled(product((0, 1), repeat=n))

    def drawn(self, m: int, n: int, seed: int) -> Examples:
        """m rows of n random bits with their labels.

        >>> [*DecisionList.of("x1 -> +, else -").drawn(2, 3, seed=0)]
        [((1, 1, 0), 1), ((1, 1, 1), 1)]
        """
        n = checked_integer("n", n, max(1, self.least_attributes))
        coin = Random(whole("seed", seed))
        return self.labelled([coin.randint(0, 1) for _ in range(n)] for _ in range(whole("m", m, 1)))

    def labels_on(self, fixed: Mapping[int, int]) -> frozenset[int]:
        """The labels that occur on a subcube.

        >>> sorted(DecisionList.of("x1 -> +, x2 -> +, else -").labels_on({1: 1}))
        [1]
        """
        fixed = dict(fixed)
        found = set()
        for rule in self.rules:
            if rule.attribute is None or fixed.get(rule.attribute, rule.value) == rule.value:
                found.add(rule.answer)
            if rule.attribute is None or rule.attribute in fixed:
                if rule.attribute is None or fixed[rule.attribute] == rule.value:
                    break
            else:
                fixed[rule.attribute] = 1 - rule.value
        return frozenset(found)

    def peeled(self, n: int) -> tuple[Depth, ...]:
        """The depths of the target over n attributes, from the first.

        At each depth the rules are settled whose literal has one label only among what is left; rows on which one of
        these literals is true are then taken away.  Raise `BadSize` if n attributes are not enough.

        >>> for depth in DecisionList.of("x1 -> +, x2 -> -, x3 -> +, else -").peeled(4):
        ...     print(*depth.settled, "|", dict(depth.met))
        x₁ → + | {1: 4, -1: 3}
        x₂ → − x̄₃ → − | {1: 1, -1: 3}
        x₄ → + x̄₄ → + else + | {1: 1}
        """
        n = checked_integer("n", n, max(1, self.least_attributes))
        fixed = {}
        depths = []
        while True:
            free = [i for i in range(n) if i not in fixed]
            on = {(i, v): self.labels_on({**fixed, i: v}) for i in free for v in (1, 0)}
            settled = [Rule(*literal, *labels) for literal, labels in on.items() if len(labels) == 1]
            here = self.labels_on(fixed)
            if len(here) == 1:
                settled.append(Rule(None, None, *here))
            met = {y: sum(y in on[i, 0] and y in on[i, 1] for i in free) for y in LABELS if y in here}
            depths.append(Depth(tuple(fixed.items()), tuple(settled), met))
            after = {rule.attribute: 1 - rule.value for rule in settled if rule.attribute is not None}
            if len(here) == 1 or len(after) < len(settled):  # both literals of an attribute are settled
                return tuple(depths)
            fixed |= after


def every_list(n: int) -> Iterator[DecisionList]:
    """All lists over n ≤ 4 attributes that test an attribute once, short ones first: 10 for one attribute.

    >>> [str(target) for target in every_list(1)][:4], sum(1 for _ in every_list(2))
    (['else +', 'else −', 'x₁ → +, else +', 'x₁ → +, else −'], 82)
    """
    n = whole("n", n, 1, 4, refusal=BadStream)
    for size in range(n + 1):
        for order in permutations(range(n), size):
            for values in product((1, 0), repeat=size):
                for answers in product(LABELS, repeat=size + 1):
                    tested = zip(order, values, answers, strict=False)
                    yield DecisionList((*(Rule(*rule) for rule in tested), Rule(None, None, answers[-1])))


def _rule(text: str) -> Rule:
    """One rule, such as "x₁ → −", "x̄3 -> +" or "else −"."""
    plain = text.strip().translate(str.maketrans("₀₁₂₃₄₅₆₇₈₉−", "0123456789-")).replace("→", "->")
    *condition, answer = plain.replace("else", "else ->" if "->" not in plain else "else").split("->")
    answers = {"+": +1, "-": -1}
    head = "".join(condition).strip()
    answer = answer.strip()
    digits = head[1:].replace("̄", "")
    if answer not in answers or not (head == "else" or (head[:1] == "x" and digits.isdigit() and int(digits))):
        raise BadStream(f"{text.strip()!r} is no rule such as 'x1 -> +', 'x̄2 -> -' or 'else +'", text)
    if head == "else":
        return Rule(None, None, answers[answer])
    return Rule(int(digits) - 1, int("̄" not in head), answers[answer])


def most_mistakes(target: DecisionList, n: int, drop: str = "all") -> int:
    """Σ (1 + φ) over the pairs of a depth and a label: the most mistakes of the level algorithm on this target.

    φ is the number of attributes that take both values on the examples of that label that are left at that depth.
    With ``drop="one"`` each pair counts n more.

    >>> most_mistakes(DecisionList.answering([+1, -1, +1]), 4), most_mistakes(DecisionList.answering([1]), 4)
    (11, 5)
    """
    return sum(1 + met + (n if drop == "one" else 0) for depth in target.peeled(n) for met in depth.met.values())


def costliest(n: int, L: int, vote: str = "any") -> tuple[DecisionList, Examples]:
    """A list of L ≥ 3 rules and examples of n ≥ L − 1 attributes, each of which the level algorithm gets wrong.

    The list is x₁ → +, x₂ → −, x₃ → +, …, and the learner ``Levels(vote=vote, tie=0)``: whether any rule of the level
    may answer, or equal votes go against the majority.  No list of L rules can cost either of them more: there are
    (2L − 3)n − L² + 5L − 7 examples, or (2L − 4)n + 1 − (L − 3)² against a majority.  Raise `BadSize`.

    At each depth, with s the attribute that decides and s′ the next one, the first two examples take n + 1 rules of
    either answer off the level; after them each example brings one literal that is new to its label.  Where a
    majority answers the two labels take turns, so that no more than one rule for the label is left on the level.

    >>> target, examples = costliest(5, 4, vote="majority")
    >>> str(target), len(examples)
    ('x₁ → +, x₂ → −, x₃ → +, else −', 20)
    """
    L = checked_integer("L", L, 3)
    n = checked_integer("n", n, L - 1)
    target = DecisionList.answering([(-1) ** t for t in range(L)])
    shown = [x for t in range(L - 2) for x in _both_labels(n, L, t)]
    last = [0] * (L - 2) + [1] + [0] * (n - L + 1)  # the last depth: one label, the rules of the other still to go
    shown.append(last)
    if vote == "any":
        shown += [_turned(last, m) for m in range(L - 1, n)]
    return target, target.labelled(shown)


def _both_labels(n: int, L: int, t: int) -> Iterator[list[int]]:
    """The examples of `costliest` at depth t: attribute t decides if it is 1, and t + 1 is the next one."""
    ends = t == L - 3  # there attribute t + 1, the last that is tested, decides if it is 0 as well
    row = [0] * n
    if not ends:
        row[t + 2] = 1  # so that the list gives it the label that it has where attribute t is 1
    both = (t, t + 1)
    s, next_one = _turned(row, t), _turned(row, t + 1)
    yield from (s, next_one, row, _turned(row, *both))
    for m in range(t + 2, n):
        yield _turned(next_one, m)
        yield _turned(row, *both, m)
    if not ends:
        yield _turned(row, t + 2, *range(t + 3, min(t + 4, L - 1)))  # neither of the two, and the other label


def _turned(row: list[int], *places: int) -> list[int]:
    """The row with the bits at these places turned round."""
    return [bit ^ (i in places) for i, bit in enumerate(row)]


def decision_lists(n: int) -> ConceptClass:
    """The lists "if literal then bit, else if … else bit" of n ≤ 4 variables, as functions: 4, 14, 96 and 1,050.

    >>> [len(decision_lists(n)) for n in (1, 2, 3)]
    [4, 14, 96]
    """
    rows = rows_of_bits(whole("n", n, 1, 4, refusal=BadStream))
    named = {}
    for target in every_list(n):
        named.setdefault(tuple(map(target, rows)), _brief(target))
    return ConceptClass(rows, tuple(named.values()), tuple(named))


def _brief(target: DecisionList) -> str:
    """How a list is written where it is one of many: "x₁:+ else −"."""
    *before, last = target.rules
    parts = (f"{literal(rule.attribute, rule.value)}:{'+' if rule.answer > 0 else '−'}" for rule in before)
    return " ".join([*parts, str(last)])
