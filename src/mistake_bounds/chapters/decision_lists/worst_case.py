"""The exact worst case of the level algorithm on decision lists, by search over the levels of the rules.

The *levels* are a row, one for each of the 4n + 2 rules, as in `chapters.decision_lists.learner`.  A *move* is an
example on which a wrong rule may answer, with the rules that then drop.  A *pair* is a level and a label y: only
mistakes on examples of label y with that level in use take rules against y off the level.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby, permutations, product
from typing import NamedTuple

from mistake_bounds.chapters.decision_lists.examples import DecisionList
from mistake_bounds.chapters.decision_lists.learner import Levels, Rule, rules_that_fire
from mistake_bounds.exact import checked_integer
from mistake_bounds.examples import Examples
from mistake_bounds.worst_case.search import SearchTooLarge

MOST_ATTRIBUTES = 8
MOST_LEVELS = 200_000  # rows of levels, visited in one search


class Shown(NamedTuple):
    """An example that can be shown: the row, its label, and the rules that fire for and against the label."""

    x: tuple[int, ...]
    y: int
    right: tuple[int, ...]
    wrong: tuple[int, ...]


@dataclass(frozen=True)
class WorstList:
    """The most mistakes of the level algorithm on a list, whichever way its ties are broken, with examples for them.

    ``target`` is the list that costs most, over ``n`` attributes; ``learner`` has its ties broken by the adversary, and
    errs on every one of the ``examples``.  ``states`` is how many rows of levels the search visited.
    """

    target: DecisionList
    n: int
    learner: Levels
    examples: Examples = field(repr=False)
    states: int

    @property
    def mistakes(self) -> int:
        """How many mistakes there are: one on each of the examples."""
        return len(self.examples)


def decision_lists(n: int, L: int, drop: str = "all", vote: str = "any", most: int = MOST_LEVELS) -> WorstList:
    """The most mistakes of the level algorithm on n attributes and any list of at most L rules, the default counted.

    ``drop`` and ``vote`` are those of `chapters.decision_lists.learner.Levels`; which rule of a level answers, and
    which way equal votes go, is up to the adversary.  Raise `BadSize` unless 1 ≤ n ≤ 8 and 1 ≤ L ≤ n + 1,
    `BadLearner` for settings that the learner has not, and `SearchTooLarge` beyond ``most`` rows of levels.

    >>> worst = decision_lists(4, 3)
    >>> worst.mistakes, str(worst.target)
    (11, 'x₁ → +, x₂ → −, else +')
    >>> [decision_lists(3, L, vote="majority").mistakes for L in (1, 2, 3, 4)]
    [1, 5, 7, 12]
    >>> str(decision_lists(2, 2, drop="one", vote="majority").target)
    'x₂ → +, else −'
    """
    n = checked_integer("n", n, 1, MOST_ATTRIBUTES)
    L = checked_integer("L", L, 1, n + 1)
    learner = Levels(drop, vote, tie=0)
    searches = [_Search(target, n, learner, most) for target in _targets(n, L, learner)]
    first, *others = sorted(searches, key=lambda search: -search.at_most)
    best = first
    mistakes = first.most
    for search in others:
        if search.at_most > mistakes and search.most > mistakes:
            best = search
            mistakes = search.most
    return _found(best, sum(len(search.known) for search in searches))


def on_list(target: DecisionList, n: int, drop: str = "all", vote: str = "any", most: int = MOST_LEVELS) -> WorstList:
    """The same for one target: the most mistakes on examples of n attributes that it labels.

    >>> on_list(DecisionList.of("x1 -> +, else -"), 3).mistakes, on_list(DecisionList.of("else -"), 3).mistakes
    (6, 4)
    """
    n = checked_integer("n", n, max(1, target.least_attributes), MOST_ATTRIBUTES)
    search = _Search(target, n, Levels(drop, vote, tie=0), most)
    return _found(search)


def _targets(n: int, L: int, learner: Levels) -> Iterator[DecisionList]:
    """The lists that matter: up to turning all answers round, and up to names, where `_names_matter` allows it.

    A list whose last rules answer alike is one of fewer rules, so lists of L rules are all lists of at most L.
    """
    conditions = [[(i, 1) for i in range(L - 1)]]
    if _names_matter(learner):
        literals = permutations(range(n), L - 1), product((1, 0), repeat=L - 1)
        conditions = [zip(attributes, values, strict=True) for attributes, values in product(*literals)]
    for tested in map(tuple, conditions):
        for answers in product((-1, +1), repeat=L - 1):
            *before, last = +1, *answers
            rules = (Rule(i, v, b) for (i, v), b in zip(tested, before, strict=True))
            yield DecisionList((*rules, Rule(None, None, last)))


def _names_matter(learner: Levels) -> bool:
    """Does it matter what attributes are called, and which value of theirs is called 1?

    Where one rule drops it is the first in the order of `decision_lists.learner.rules`, and so names decide which.
    That changes the number of mistakes only if a majority answers: otherwise it comes to the same in any order.
    """
    return learner.drop == "one" and learner.vote == "majority"


def _found(search: "_Search", states: int = 0) -> WorstList:
    """What a search found; ``states`` is how many rows of levels all searches together visited."""
    shown = search.witness
    examples = Examples([one.x for one in shown], [one.y for one in shown])
    return WorstList(search.target, search.n, search.learner, examples, max(states, len(search.known)))


class _Search:
    """The search for one target: what has been found out of each row of levels, ``known``.

    *Where it stops at once.*  Let ``lowest`` be where every rule is once nothing can drop any more, if rules dropped
    one at a time.  A rule that can drop can still drop after others have: the level in use never falls.  So ``lowest``
    does not depend on the order, no course of the game leads any rule below it, and with ``drop="one"`` every course
    that does not stop early is as long as the sum of ``lowest``.

    *What it need not look at.*  With ``drop="all"`` the first mistake at a pair takes n + 1 rules off the level and
    each later one at least ``least`` of them, so that no more mistakes than `_left` are to come.
    """

    def __init__(self, target: DecisionList, n: int, learner: Levels, most: int):
        self.target = target
        self.n = n
        self.learner = learner
        self.limit = most
        self.shown = [Shown(x, y, rules_that_fire(x, y), rules_that_fire(x, -y)) for x, y in target.everywhere(n)]
        self.answers = [1 - 2 * (i % 2) for i in range(4 * n + 2)]
        self.known: dict[tuple[int, ...], int] = {}

    @cached_property
    def lowest(self) -> tuple[int, ...]:
        """How far down each rule can get at all."""
        levels = [0] * len(self.answers)
        moved = True
        while moved:
            moved = False
            for one in self.shown:
                level = min(levels[i] for i in (*one.right, *one.wrong))
                for i in one.wrong:
                    if levels[i] == level:
                        levels[i] += 1
                        moved = True
        return tuple(levels)

    @cached_property
    def pairs(self) -> dict[tuple[int, int], int]:
        """For each level and label: how many rules at least drop at each of their mistakes after the first.

        The rules for the label that never leave the level are on it whenever it is in use; where the majority answers,
        as many that are wrong have to be on it.
        """
        found = {}
        for one in self.shown:
            for level in range(min(self.lowest[i] for i in (*one.right, *one.wrong)) + 1):
                stay = sum(self.lowest[i] <= level for i in one.right) if self.learner.vote == "majority" else 0
                pair = level, one.y
                found[pair] = min(found.get(pair, stay), stay)
        return {pair: max(1, least) for pair, least in found.items()}

    def _left(self, levels) -> int:
        """No more mistakes than this are to come."""
        total = 0
        for (level, y), least in self.pairs.items():
            to_drop = gone = 0
            for answer, at, low in zip(self.answers, levels, self.lowest, strict=True):
                if answer != y and low > level:
                    to_drop += at <= level
                    gone += at > level
            if to_drop:
                total += to_drop // least if gone else (1 + (to_drop - self.n - 1) // least if to_drop > self.n else 0)
        return total

    @cached_property
    def at_most(self) -> int:
        """No more mistakes than this from the start."""
        return sum(self.lowest) if self.learner.drop == "one" else self._left((0,) * len(self.answers))

    @property
    def most(self) -> int:
        """The most mistakes from the start."""
        if self._in_any_order:
            return sum(self.lowest)
        return self._from((0,) * len(self.answers))

    @property
    def _in_any_order(self) -> bool:
        return self.learner.drop == "one" and self.learner.vote == "any"

    def _moves(self, levels) -> list[tuple[int, int, tuple[int, ...], Shown]]:
        """What can be shown with a mistake: how many drop, on which level, the levels afterwards, and the example.

        Of those that lead to the same levels one is enough; small drops on low levels come first.
        """
        found = {}
        for one in self.shown:
            level = min(levels[i] for i in (*one.right, *one.wrong))
            wrong = [i for i in one.wrong if levels[i] == level]
            if not wrong:
                continue
            if self.learner.vote == "majority" and len(wrong) < sum(levels[i] == level for i in one.right):
                continue
            down = wrong if self.learner.drop == "all" else wrong[:1]
            after = list(levels)
            for i in down:
                after[i] += 1
            found.setdefault(tuple(after), (level, len(down), tuple(after), one))
        return sorted(found.values())

    def _canonical(self, levels) -> tuple[int, ...]:
        """The same up to the names of attributes that the list treats alike, and the values of those it never tests.

        Where one rule drops it is the first, in the order of the rules, so that names matter.
        """
        if self.learner.drop == "one":
            return levels
        own = {rule.attribute: levels[4 * rule.attribute :][:4] for rule in self.target.rules[:-1]}
        others = (levels[4 * i :][:4] for i in range(self.n) if i not in own)
        alike = groupby(self.target.rules[:-1], key=lambda rule: (rule.value, rule.answer))
        rows = [sorted(own[rule.attribute] for rule in rules) for _, rules in alike]
        rows.append(sorted(min(block, block[2:] + block[:2]) for block in others))
        return tuple(e for row in rows for block in row for e in block) + levels[4 * self.n :]

    def _from(self, levels) -> int:
        """The most mistakes that can still come."""
        key = self._canonical(levels)
        if key in self.known:
            return self.known[key]
        if len(self.known) >= self.limit:
            raise SearchTooLarge(len(self.known))
        most = self._left(levels) if self.learner.drop == "all" else sum(self.lowest) - sum(levels)
        best = 0
        for _, _, after, _ in self._moves(levels):
            if best >= most:
                break
            best = max(best, 1 + self._from(after))
        self.known[key] = best
        return best

    @cached_property
    def witness(self) -> tuple[Shown, ...]:
        """What forces the most mistakes; there is always one, on the first example."""
        levels = (0,) * len(self.answers)
        shown = []
        while moves := self._moves(levels):
            left = 0 if self._in_any_order else self._from(levels) - 1
            move = next(move for move in moves if self._in_any_order or self._from(move[2]) == left)
            levels = move[2]
            shown.append(move[3])
        return tuple(shown)
