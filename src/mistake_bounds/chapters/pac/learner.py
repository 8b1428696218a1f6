"""Learners that are shown all examples at once: each finds a hypothesis that agrees with them, or shows that none does.

A *literal* is an attribute and the bit with which it is true; a *part* is a set of literals, a clause where their OR is
meant and a term where their AND is.  A formula is an AND of clauses, or an OR of terms.  What no hypothesis fits is
refused with a certificate, which anybody can check.  A *trial* is m draws from a world with such a learner.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import starmap
from math import comb, gcd, inf, lcm

from mistake_bounds.chapters.halving.examples import Literal, is_true, name_of_clauses
from mistake_bounds.exact import Number, Refusal, dot, listed, number, whole
from mistake_bounds.exact.simplex import solve
from mistake_bounds.examples import Examples, check_signs, literal
from mistake_bounds.worlds import (
    MOST_SAMPLES,
    BadWorld,
    Hypothesis,
    World,
    checked_world,
    open_share,
)

Part = Sequence[Literal]


IsTrue = Callable[[Part, Sequence[int]], bool]


class BadLiteral(Refusal):
    """A literal of an attribute that there is not, or of something else than the bits 0 and 1; carries it."""


class NotConsistent(Refusal):
    """Examples with which no hypothesis of the class agrees; carries the evidence as ``offender``."""


class NoSeparator(NotConsistent):
    """No hyperplane through the origin has all examples strictly on their sides; carries ``multipliers`` λ.

    They are not negative, add up to 1, and Σ λ y x = 0: for any w the scores y⟨w, x⟩ average to 0 with them, so that
    not all of them are positive (Gordan 1873; Farkas 1902).  Floats are taken as the fractions that they are, since a
    sum of floats may come to 0 where the numbers do not.  Raises `mistake_bounds.exact.NotANumber` for other entries.
    """

    def __init__(self, multipliers: Sequence[Number]):
        exact = tuple(number(Fraction(number(share, f"multiplier {i}"))) for i, share in enumerate(multipliers))
        super().__init__(f"no separator: with the weights {', '.join(map(str, exact))} the rows yx add up to 0", exact)
        self.multipliers = exact

    def shows(self, examples: Examples) -> bool:
        """Does the certificate show it?  Raises `BadLabel` for other labels than ±1."""
        check_signs(examples)
        rows = [tuple(y * v for v in x) for x, y in examples.exactly()]
        return (
            len(rows) == len(self.multipliers)
            and all(share >= 0 for share in self.multipliers)
            and any(self.multipliers)
            and not any(dot(self.multipliers, column) for column in zip(*rows, strict=True))
        )


class NoFormula(NotConsistent):
    """No AND of the clauses agrees, or no OR of the terms.

    ``example`` is the position of an example on which whatever agrees with the others is wrong: a negative one, for an
    AND.  ``forced`` maps the place of each part that could have helped there to an example that rules this part out.
    """

    def __init__(self, example: int, forced: Mapping[int, int], label: int):
        others = ", ".join(map(str, sorted(set(forced.values())))) or "none"
        super().__init__(
            f"nothing agrees: example {example} is labelled {label:+d}, and what agrees with the examples {others}"
            f" says {-label:+d} of it",
            example,
        )
        self.example = example
        self.forced = dict(forced)
        self.label = label

    def shows(self, examples: Examples, parts: Sequence[Part]) -> bool:
        """Does the certificate show it?  Every part that is as the label wants on the example is ruled out by another.

        For an AND: each clause that is false of the negative example is false of a positive one, so that it is in
        no AND that agrees; the others are all true of the negative example.  Of fewer examples or parts than it speaks
        of it shows nothing.
        """
        parts = read_parts(parts, examples.dimension)
        spoken_of = {self.example, *self.forced.values()}
        if not (spoken_of <= set(range(len(examples))) and self.forced.keys() <= set(range(len(parts)))):
            return False
        x, y = examples[self.example]
        true = is_clause_true if y < 0 else is_term_true
        helpful = [j for j, part in enumerate(parts) if true(part, x) == (y > 0)]
        return y == self.label and all(j in self.forced for j in helpful) and all(
            examples.y[i] == -y and true(parts[j], examples.X[i]) == (y > 0) for j, i in self.forced.items()
        )  # fmt: skip


# formulas
@dataclass(frozen=True)
class And:
    """An AND of clauses; without any it is always true.

    >>> formula = And((((0, 1),), ((1, 0), (2, 1))))
    >>> str(formula), formula((1, 0, 0)), formula((1, 1, 0))
    ('x₁(x̄₂ ∨ x₃)', True, False)
    """

    clauses: tuple[Part, ...]

    def __call__(self, x: Sequence[int]) -> bool:
        return all(is_clause_true(clause, x) for clause in self.clauses)

    def __str__(self) -> str:
        return name_of_clauses(self.clauses)


@dataclass(frozen=True)
class Or:
    """An OR of terms; without any it is never true.

    >>> formula = Or((((0, 1), (1, 0)), ((2, 1),)))
    >>> str(formula), formula((1, 0, 0)), formula((1, 1, 0))
    ('x₁x̄₂ ∨ x₃', True, False)
    """

    terms: tuple[Part, ...]

    def __call__(self, x: Sequence[int]) -> bool:
        return any(is_term_true(term, x) for term in self.terms)

    def __str__(self) -> str:
        return " ∨ ".join("".join(starmap(literal, term)) for term in self.terms) or "false"


def find_and(examples: Examples, clauses: Iterable[Part]) -> And:
    """The AND of all those ``clauses`` that are true of every positive example, if it is false of every negative one.

    It has all clauses that any AND of them has that agrees, so it is true of as few rows as can be.  Raise `NoFormula` if no AND agrees, `BadLiteral`, `BadLabel`, and `mistake_bounds.examples.BadFeature` for rows that are not of 0s
    and 1s.

    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> examples = Examples([(1, 1, 0), (1, 1, 1), (0, 1, 1)], [1, 1, -1])
    >>> str(find_and(examples, clauses(3, 1)))
    'x₁x₂'
    >>> find_and(Examples([(1, 0), (0, 1), (1, 1)], [1, 1, -1]), clauses(2, 1))
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.pac.learner.NoFormula: nothing agrees: example 2 is labelled -1, and what agrees with the examples \
0, 1 says +1 of it
    """  # noqa: E501
    return And(_agreeing(examples, clauses, 1, is_clause_true))


def find_or(examples: Examples, terms: Iterable[Part]) -> Or:
    """The OR of all those ``terms`` that are false of every negative example, if it is true of every positive one.

    Raise as `find_and` does.

    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> str(find_or(Examples([(1, 1), (0, 0), (0, 1)], [1, 1, -1]), clauses(2, 2)))
    'x₁ ∨ x̄₂ ∨ x₁x₂ ∨ x₁x̄₂ ∨ x̄₁x̄₂'
    """
    return Or(_agreeing(examples, terms, -1, is_term_true))


def never_wrong(examples: Examples, parts: Iterable[Part], side: int, true: IsTrue) -> tuple:
    """The parts that say ``side`` of each example so labelled; ``true(part, x)`` is whether a part is true of a row.

    >>> never_wrong(Examples([(1, 0), (0, 0)], [1, -1]), (((0, 1),), ((1, 1),)), 1, is_clause_true)
    (((0, 1),),)
    """
    kept = tuple(parts)
    for x, y in examples:
        if y == side:
            kept = tuple(part for part in kept if true(part, x) == (side > 0))
    return kept


def read_parts(parts: object, n: int) -> tuple[Part, ...]:
    """Clauses or terms of ``n`` attributes, all read once, as tuples of `read_literals`; else `BadLiteral`.

    >>> read_parts([iter([(0, 1)]), ()], 1)
    (((0, 1),), ())
    """
    listed_parts = listed("parts", parts, "give clauses or terms, such as (((0, 1),), ((1, 0), (2, 1)))", BadLiteral)
    return tuple(read_literals(part, n) for part in listed_parts)


def read_literals(part: object, n: int) -> Part:
    """The literals of a clause or a term, read once, each an attribute among ``n`` and a bit; else `BadLiteral`.

    >>> read_literals(iter([(1, 0)]), 2)
    ((1, 0),)
    """
    try:
        pairs = tuple((attribute, bit) for attribute, bit in part)
    except (TypeError, ValueError) as none:
        message = f"{part!r}: give literals, each an attribute and a bit, such as ((0, 1), (2, 0))"
        raise BadLiteral(message, part) from none
    for attribute, bit in pairs:
        attribute = whole("attribute", attribute, 0, n - 1, refusal=BadLiteral)
        bit = whole("bit", bit, 0, 1, refusal=BadLiteral)
    return pairs


def _agreeing(examples: Examples, parts: Iterable[Part], side: int, true: IsTrue) -> tuple:
    """The parts that are `never_wrong`; `NoFormula` if they all say ``side`` of an example that is not so labelled."""
    _checked(examples)
    parts = read_parts(parts, examples.dimension)
    kept = never_wrong(examples, parts, side, true)
    answers = lambda part, x: true(part, x) == (side > 0)
    for i, (x, y) in enumerate(examples):
        if y != side and all(answers(part, x) for part in kept):
            helpful = [j for j, part in enumerate(parts) if not answers(part, x)]
            shown = [k for k, label in enumerate(examples.y) if label == side]
            ruled_out = {j: next(k for k in shown if not answers(parts[j], examples.X[k])) for j in helpful}
            raise NoFormula(i, ruled_out, y)
    return kept


def is_clause_true(part: Part, x: Sequence[int]) -> bool:
    """Is one of the literals true of the row?"""
    return is_true(part, x)


def is_term_true(part: Part, x: Sequence[int]) -> bool:
    """Are all of the literals true of the row?"""
    return all(x[i] == bit for i, bit in part)


def _checked(examples: Examples) -> None:
    check_signs(examples)
    examples.require(lambda value: value in (0, 1), "formulas need features 0 or 1")


# separators
def find_separator(examples: Examples) -> tuple[int, ...]:
    """Integers w with y⟨w, x⟩ > 0 for all examples, by an exact linear programme; or `NoSeparator` with multipliers.

    The programme has y⟨w, x⟩ ≥ 1, which comes to the same after scaling.  A threshold is a constant input more:
    ``find_separator(examples.with_dummy())`` finds (w, −θ) with ⟨w, x⟩ > θ on the positive side.  Floats are taken as
    the fractions that they are.

    >>> find_separator(Examples([(1, 3), (3, 1), (1, 1)], [1, 1, -1]).with_dummy())
    (1, 1, -3)
    >>> find_separator(Examples([(1,), (2,)], [1, -1]))
    Traceback (most recent call last):
        ...
    mistake_bounds.chapters.pac.learner.NoSeparator: no separator: with the weights 2/3, 1/3 the rows yx add up to 0
    """
    check_signs(examples)
    rows = [tuple(Fraction(y * v) for v in x) for x, y in examples.exactly()]
    columns = list(zip(*rows, strict=True))
    multipliers = solve([{**dict(enumerate(row)), "sum": 1} for row in rows], {"sum": 1}, [0] * len(rows), inf)
    if multipliers is not None:
        raise NoSeparator(multipliers)
    sides = [{i: sign * v for i, v in enumerate(column)} for column in columns for sign in (1, -1)]
    surplus = [{i: -1} for i in range(len(rows))]
    found = solve([*sides, *surplus], dict.fromkeys(range(len(rows)), 1), [1] * len(sides) + [0] * len(rows), inf)
    w = [found[2 * k] - found[2 * k + 1] for k in range(len(columns))]
    scale = lcm(*(v.denominator for v in w))
    whole_ones = [int(v * scale) for v in w]
    return tuple(v // gcd(*whole_ones) for v in whole_ones)


# trials
Learn = Callable[[Mapping[object, object]], Hypothesis]


Draws = Callable[[World, int], Sequence[Mapping[int, Fraction]]]


def independent(world: World, m: int) -> tuple[dict[int, Fraction], ...]:
    """After 0, 1, …, m independent draws: which instances have been seen, as bits of a number, and with what chance.

    Raise `BadWorld` if there are more than a million such sets.

    >>> from mistake_bounds.worlds import uniform
    >>> [{seen: str(p) for seen, p in after.items()} for after in independent(uniform("ab", (1, -1)), 2)]
    [{0: '1'}, {1: '1/2', 2: '1/2'}, {1: '1/4', 3: '1/2', 2: '1/4'}]
    """
    possible = sum(map(bool, world.probabilities))
    if sum(comb(possible, k) for k in range(min(m, possible) + 1)) > MOST_SAMPLES:
        message = f"m={m}: of {possible} instances more than {MOST_SAMPLES:,} sets can be seen"
        raise BadWorld(f"{message}; worst_case.failure_probability counts without them", m, "m")
    after = [{0: Fraction(1)}]
    for _ in range(m):
        grown: dict[int, Fraction] = {}
        for seen, chance in after[-1].items():
            for i, p in enumerate(world.probabilities):
                if p:
                    grown[seen | 1 << i] = grown.get(seen | 1 << i, 0) + chance * p
        after.append(grown)
    return tuple(after)


@dataclass(frozen=True)
class Trial:
    """``m`` ≥ 1 draws from a ``world``, and what a learner outputs that is shown them: one of the ``hypotheses``.

    ``learner`` is given the instances that were drawn, each with its label, and returns a hypothesis.  ``draws`` says
    how likely it is to have seen which instances after 0, 1, …, m draws; they are `independent`, unless given.
    Raise `BadWorld` for m < 1 or no hypotheses, `BadLabel` for a hypothesis with a label outside the classes.

    >>> from mistake_bounds.worlds import uniform
    >>> coin = uniform("ab", (1, -1))
    >>> rows = ((1, -1), (1, 1), (-1, -1))
    >>> Trial(coin, rows, first_to_agree("ab", rows[::-1]), 2).chance_of(lambda row: row == (1, -1))
    Fraction(1, 2)
    """

    world: World
    hypotheses: tuple
    learner: Learn
    m: int
    draws: Draws = independent

    def __post_init__(self):
        object.__setattr__(self, "m", whole("m", self.m, 1, refusal=BadWorld))
        checked_world(self.world)
        object.__setattr__(self, "hypotheses", tuple(map(self.world.labels_of, self.hypotheses)))
        if not self.hypotheses:
            raise BadWorld("a trial without hypotheses: give at least one", self.hypotheses)

    def output(self, seen: int) -> tuple:
        """The labels that the learner gives all instances, once it has been shown those that are bits of ``seen``."""
        world = self.world
        shown = {x: y for i, (x, y, _) in enumerate(world) if seen >> i & 1}
        return world.labels_of(self.learner(shown))

    def chance_of(self, event: Callable[[tuple], bool]) -> Fraction:
        """The probability that the output is such a hypothesis, which is judged by its row of labels."""
        return sum(
            (p for seen, p in self.draws(self.world, self.m)[-1].items() if event(self.output(seen))), Fraction(0)
        )

    def failure(self, epsilon: Fraction) -> Fraction:
        """The probability that the output has an error of ε or more; `mistake_bounds.worlds.BadProbability`."""
        worse = open_share("epsilon", epsilon)
        return self.chance_of(lambda row: self.world.error(row) >= worse)


def first_to_agree(instances: Iterable, rows: Iterable[Sequence]) -> Learn:
    """The learner that outputs the first of some rows of labels, over all ``instances``, that agrees with what it sees.

    With the rows of largest error first it is the unluckiest of all learners that agree.  It raises `NotConsistent` if
    none agrees, and `BadWorld` for a row of another length.

    >>> first_to_agree("ab", [(1, 1), (1, -1)])({"b": -1})
    (1, -1)
    """
    places = {x: i for i, x in enumerate(instances)}
    read = tuple(map(tuple, rows))
    for row in read:
        if len(row) != len(places):
            raise BadWorld(f"{len(row)} labels for {len(places)} instances", row)
    return partial(_first, places, read)


def _first(places: Mapping[object, int], rows: tuple, shown: Mapping[object, object]) -> tuple:
    for row in rows:
        if all(row[places[x]] == y for x, y in shown.items()):
            return row
    raise NotConsistent("none of the rows agrees with what was shown", tuple(shown.items()))
