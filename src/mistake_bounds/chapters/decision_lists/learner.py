"""The level algorithm for decision lists: all rules start on level 0, and rules that were wrong go down a level.

x is a row of n attributes, 0 or 1.  The 4n + 2 *rules* are "if xᵢ is v, then b" and the two *defaults* "in any case b",
with b in {−1, +1}.  A rule *fires* on x if its condition is true of x; n + 1 rules of either answer do.  The *level in
use* on x is the lowest with a rule that fires.  The state is the row of levels, one for each rule.
"""

from dataclasses import dataclass
from typing import NamedTuple

from mistake_bounds.exact import check_one_of
from mistake_bounds.examples import literal
from mistake_bounds.learner import BadLearner, Learner

NEEDS = "the level algorithm needs attributes 0 or 1"
DROPS = ("all", "one")
VOTES = ("any", "majority")


class Rule(NamedTuple):
    """If attribute ``attribute`` is ``value``, then ``answer``; a default, which always fires, has attribute None.

    >>> str(Rule(0, 1, -1)), str(Rule(2, 0, +1)), str(Rule(None, None, +1)), Rule(2, 0, +1).fires((1, 1, 0))
    ('x₁ → −', 'x̄₃ → +', 'else +', True)
    """

    attribute: int | None
    value: int | None
    answer: int

    def fires(self, x) -> bool:
        """Is its condition true of x?"""
        return self.attribute is None or x[self.attribute] == self.value

    def __str__(self):
        answer = "+" if self.answer > 0 else "−"
        return f"else {answer}" if self.attribute is None else f"{literal(self.attribute, self.value)} → {answer}"


def rules(n: int) -> tuple[Rule, ...]:
    """The 4n + 2 rules over n attributes in the order of the state; at even places they answer +.

    >>> [str(rule) for rule in rules(1)]
    ['x₁ → +', 'x₁ → −', 'x̄₁ → +', 'x̄₁ → −', 'else +', 'else −']
    """
    conditions = [*((i, v) for i in range(n) for v in (1, 0)), (None, None)]
    return tuple(Rule(i, v, b) for i, v in conditions for b in (+1, -1))


def place(n: int, rule: Rule) -> int:
    """The place of a rule over n attributes among `rules`.

    >>> place(3, Rule(2, 0, -1)), place(3, Rule(None, None, +1))
    (11, 12)
    """
    start = 4 * n if rule.attribute is None else 4 * rule.attribute + 2 * (1 - rule.value)
    return start + (rule.answer < 0)


def rules_that_fire(x, answer: int) -> tuple[int, ...]:
    """The places of the n + 1 rules with this answer that fire on x.

    >>> rules_that_fire((1, 0), +1), rules_that_fire((1, 0), -1)
    ((0, 6, 8), (1, 7, 9))
    """
    other = answer < 0
    return (*(4 * i + 2 * (not v) + other for i, v in enumerate(x)), 4 * len(x) + other)


@dataclass(frozen=True)
class Levels(Learner):
    """Predict with the rules on the lowest level that fires; after a mistake, those that were wrong go down a level.

    ``drop`` is ``"all"`` (every rule of the level in use that fired and was wrong goes down) or ``"one"`` (the first of
    them alone, which is the one that answered).  ``vote`` is ``"any"`` (the first rule of the level answers, in the
    order of `rules`) or ``"majority"`` (the rules of the level vote, equal votes are a −).  With ``tie=0`` the level
    is taken to answer wrongly wherever it can: if its rules disagree (or their votes are equal), any label is a
    mistake, as it is against an adversary who breaks the ties.  Raise `BadLearner` for other settings, `BadFeature`
    for rows that are not of 0s and 1s.  (An exercise of Blum's lectures; the answers to come from there are O(nL).)

    >>> learner, start = Levels(), Levels().initial(1)
    >>> learner.predict(start, (1,)), learner.update(start, (1,), -1), learner.update(start, (0,), +1)
    (1, (1, 0, 0, 0, 1, 0), (0, 0, 0, 1, 0, 1))
    >>> Levels(drop="one").update(start, (1,), -1), Levels(vote="majority").predict(start, (1,))
    ((1, 0, 0, 0, 0, 0), -1)
    """

    drop: str = "all"
    vote: str = "any"
    tie: int | None = None

    def __post_init__(self):
        for name, known in (("drop", DROPS), ("vote", VOTES), ("tie", (None, 0))):
            check_one_of(name, getattr(self, name), known, BadLearner)

    def initial(self, n: int) -> tuple[int, ...]:
        """Level 0 for each of the 4n + 2 rules."""
        return (0,) * (4 * n + 2)

    def weights_of(self, levels):
        """None: no inner product decides."""
        return None

    def refuse(self, examples) -> None:
        """Refuse, before any work is done, examples that the rules do not speak of."""
        super().refuse(examples)
        examples.require(lambda value: value in (0, 1), NEEDS)

    def predict(self, levels, x) -> int:
        """What the first rule of the level in use says, or most of them; 0 for a tie that the adversary breaks."""
        plus, minus = (answering(levels, x, b) for b in (+1, -1))
        if self.vote == "majority":
            ahead, tied = len(plus) - len(minus), -1 if self.tie is None else 0
            return 1 if ahead > 0 else -1 if ahead < 0 else tied
        if plus and minus and self.tie == 0:
            return 0
        return 1 if min(plus + minus) in plus else -1

    def update(self, levels, x, y):
        """The levels with the rules that were wrong, those of the level in use that say −y, one further down."""
        wrong = answering(levels, x, -y)
        down = wrong if self.drop == "all" else wrong[:1]
        return tuple(e + (i in down) for i, e in enumerate(levels))


def answering(levels, x, answer: int) -> tuple[int, ...]:
    """The places of the rules with this answer that fire on x and are on the level in use.

    >>> answering((1, 1, 0, 0, 1, 2), (0,), +1), answering((1, 1, 0, 0, 1, 2), (1,), -1)
    ((2,), (1,))
    """
    level = active_level(levels, x)
    return tuple(i for i in rules_that_fire(x, answer) if levels[i] == level)


def active_level(levels, x) -> int:
    """The lowest level with a rule that fires on x.

    >>> active_level((1, 1, 0, 0, 1, 2), (1,)), active_level((1, 1, 0, 0, 1, 2), (0,))
    (1, 0)
    """
    return min(levels[i] for b in (+1, -1) for i in rules_that_fire(x, b))
