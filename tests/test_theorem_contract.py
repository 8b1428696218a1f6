"""One contract over every theorem of the book: a new chapter gets its tests in a table."""

import random
from fractions import Fraction

import pytest
from checks import wrong
from checks.refuting import narrow, stubborn
from checks.theorem import Case, checks

from mistake_bounds import Examples, Perceptron, Winnow
from mistake_bounds.learners import Exponentiated, GuessAndDouble, GuessMargin, InfiniteAttributes, Levels
from mistake_bounds.proof import claim, norm2
from mistake_bounds.streams import DecisionList, StringSets
from mistake_bounds.sweep import shuffled
from mistake_bounds.theorems import (
    book,
    cross_off,
    gap,
    guessing,
    infinite_attributes,
    k_of_r,
    l1_margin,
    lists,
    perceptron,
    winnow,
)

QUARTER, HALF = Fraction(5, 4), Fraction(3, 2)
BITS = [tuple(i >> j & 1 for j in range(6)) for i in (*range(64), *range(63, 0, -3))]
WEIGHTS = (1, 1, 2, 0, 0, 0)


# streams, and what the theorem is told of them


def labelled(rows, positive, *told):
    """The rows with the labels of a target, and what the theorem is told of it."""
    return Examples(rows, [1 if positive(row) else -1 for row in rows]), told


def in_order(seed: int) -> list[tuple[int, ...]]:
    """All rows of six bits, counted up, and some of them down again; shuffled, unless the seed is 0."""
    return BITS if seed == 0 else random.Random(seed).sample(BITS, len(BITS))


def separated(seed: int):
    coin = random.Random(seed)
    rows = [(a, b, 1 - a * b) for a, b in ((coin.randint(-6, 6), coin.randint(-6, 6)) for _ in range(20))]
    return labelled([x for x in rows if 2 * x[0] != x[1]], lambda x: 2 * x[0] > x[1], (2, -1, 0))


def ors(seed: int):
    return labelled(in_order(seed), lambda x: x[0] or x[3], [0, 3])


def late_ors(seed: int):
    """Rows with much on come first."""
    return labelled(in_order(seed)[::-1], lambda x: x[1] or x[3], [1, 3])


def noisy_ors(seed: int):
    """An OR, but for the labels of every seventh row."""
    rows = in_order(seed)
    said = [bool(x[2] or x[3]) != (i % 7 == 6) for i, x in enumerate(rows)]
    return Examples(rows, [1 if positive else -1 for positive in said]), ([2, 3],)


def two_of_four(seed: int):
    return labelled(in_order(seed), lambda x: sum(x[:4]) >= 2, range(4), 2)


def weighted(seed: int):
    return labelled(in_order(seed), lambda x: x[0] + x[1] + 2 * x[2] >= 2, WEIGHTS, 2, 1)


def signs(seed: int):
    coin = random.Random(seed + 2)
    rows = [tuple(coin.choice((-1, 1)) for _ in range(7)) for _ in range(40)]
    return labelled(rows, lambda x: sum(x[:3]) > 0, (1, 1, 1, 0, 0, 0, 0))


def as_they_are(examples, seed: int):
    """In the order that refutes a guess, if the seed is 0, else in any other."""
    return examples if seed == 0 else shuffled(examples, seed)


def four_of_four(seed: int):
    return as_they_are(stubborn(), seed), (range(4), 4)


def five_signs(seed: int):
    return as_they_are(narrow(), seed), ((1, 1, 1, 1, 1, 0),)


def strings(seed: int):
    """Sets of up to four of six letters: those with a or d first, and long ones before short ones."""
    sets = (frozenset(chr(97 + j) for j in range(6) if x[j]) for x in in_order(seed) if sum(x) <= 4)
    ordered = sorted(sets, key=lambda letters: (not letters & {"a", "d"}, -len(letters)))
    return StringSets(ordered, [1 if letters & {"a", "d"} else -1 for letters in ordered]), ({"a", "d"},)


def listed(seed: int):
    target = DecisionList.of("x2 -> +, x̄4 -> -, x1 -> +, else -")
    return target.labelled(in_order(seed)), (target,)


def slots(kind: type[Winnow]) -> InfiniteAttributes:
    return InfiniteAttributes(4, 2, slots=12, winnow=kind())


# what each wrong learner fails


def not_winnow(make, up: str, down: str, demoted: set[str], swapped: set[str]) -> dict:
    """``up`` and ``down`` are the updates of the weights; what else fails at a demotion depends on the labels."""
    promoted = {"its weight promoted", up, "chips on"}
    return {
        make(wrong.ScalesAll): {"NotAPower"},
        make(wrong.DoublesAll): {"its weight kept", "chips on", up, down, *demoted},
        make(wrong.DemotesTooSoon): {"high score"},
        make(wrong.PromotesTooLong): {"low score"},
        make(wrong.IgnoresTheFirst): promoted,
        make(wrong.LearnsFromAll): {"high score", "low score"},
        make(wrong.Forgets): promoted,
        make(wrong.StartsHigh): {"NotInARow"},
        make(wrong.SwapsDemotions): {"its weight kept", down, *demoted, *swapped},
        make(wrong.TwiceAtOnce): promoted,
    }


def like(right: Winnow):
    """Makes a wrong learner with the settings of the right one."""
    return lambda kind: kind(right.factor, right.threshold, right.demotion)


LIST = Winnow(threshold=1, demotion="eliminate")
BY_2, BY_0, BY_QUARTER = Winnow(), Winnow(demotion="eliminate"), Winnow(QUARTER)
DOUBLED, MULTIPLIED = "active weights doubled", "active weights multiplied"
OFF, REMOVED = {"chips off"}, {"its chips make its weight"}
ONE, ALL = {"update of one", "update"}, {"its weight demoted"}

NOT_THE_PERCEPTRON = {
    wrong.Subtracts(): {"update"},
    wrong.CutsShort(): {"update"},
    wrong.LearnsAlways(): {"mistake"},
    wrong.LearnsWhenRight(): {"NotInARow"},
    wrong.SkipsPositives(): {"NotInARow"},
    Perceptron(rate=2): {"update"},
    Perceptron(start=(0, -3, 2)): {"start"},
}
NOT_CROSSING_OFF = {
    like(LIST)(wrong.CrossesOffOne): {"crossed off"},
    like(LIST)(wrong.CrossesOffAll): {"negative", "crossed off", "predicted positive"},
    like(LIST)(wrong.LearnsFromAll): {"negative", "crossed off", "predicted positive"},
    like(LIST)(wrong.IgnoresTheFirst): {"crossed off"},
    Winnow(threshold=1): {"crossed off"},
}
NOT_EXPONENTIATED = {
    wrong.ScalesAllSigned(HALF): {"NotAPower"},
    wrong.MultipliesAll(HALF): ONE,
    wrong.AsksForMore(HALF): {"mistake"},
    wrong.IgnoresTheFirstSigned(HALF): ONE,
    wrong.IgnoresAndStaysWhole(HALF): ONE,
    wrong.PredictsNothing(HALF): {"mistake"},
    wrong.UpdatesWhenRight(HALF): {"NotInARow"},
    wrong.ForgetsSigned(HALF): ONE,
    wrong.SkipsUpdates(HALF): {"NotInARow"},
    wrong.WrongWay(HALF): ONE,
    wrong.TwiceAtOnceSigned(HALF): ONE,
    wrong.StartsHighSigned(HALF): {"start of c", "start of T", "start of Lambda"},
    wrong.Adds(HALF): {"NotAPower"},
}
NOT_GUESSING = {
    wrong.keeps_a_refuted_guess(GuessAndDouble): {"one mistake too many"},
    wrong.doubles_twice(GuessAndDouble): {"the last guess"},
    wrong.GivesUpTooSoon: {"one mistake too many"},
    wrong.ForgetsToCount: {"one mistake too many"},
    wrong.KeepsTheWeights: {"NotAPower"},
    wrong.KeepsTheFactor: {"budget", "guessed factor"},
    wrong.LargerBudget: {"budget"},
    wrong.SmallerBudget: {"whole budget"},
    wrong.ForgetsPromotions: {"its weight promoted", MULTIPLIED, "chips on"},
}
NOT_GUESSING_MARGINS = {
    wrong.keeps_a_refuted_guess(GuessMargin)(): {"within the budget"},
    wrong.doubles_twice(GuessMargin)(): {"budget"},
    wrong.LearnsForHalf(): {"rational factor"},
}
NOISY = {like(BY_2)(wrong.IgnoresTheFirst): {"chips on", "chips off", DOUBLED, "active weights halved"}}
NOT_IN_SLOTS = not_winnow(slots, DOUBLED, "active weights halved", OFF, set())
del NOT_IN_SLOTS[slots(wrong.ScalesAll)]  # the digits of its weights double with each mistake
del NOT_IN_SLOTS[slots(wrong.StartsHigh)]  # a slot weighs 1 whatever its Winnow starts with
NOT_BY_LEVELS = {
    wrong.DropsTheRight(tie=0): {"drops where it is wrong", "a wrong rule drops"},
    wrong.DropsByTwo(tie=0): {"down one or not", "last from the level in use", "one level down"},
    wrong.DropsNone(tie=0): {"a wrong rule drops"},
    wrong.DropsAllThatFire(tie=0): {"drops where it is wrong"},
    wrong.DropsOnAllLevels(tie=0): {"from the level in use", "last from the level in use"},
    wrong.DropsBystanders(tie=0): {"drops where it fires"},
    wrong.StartsLower(tie=0): {"NotInARow"},
}
NOT_PEELING = {
    wrong.DropsTheRight(tie=0): {"NotInARow"},
    wrong.DropsByTwo(tie=0): {"NotInARow"},
    wrong.DropsNone(tie=0): {"all that were wrong have left", "one more has left"},
    wrong.DropsAllThatFire(tie=0): {"NotInARow"},
    wrong.DropsOnAllLevels(tie=0): {"NotInARow"},
    wrong.DropsBystanders(tie=0): {"drops where it fires", "left where it fires"},
    wrong.StartsLower(tie=0): {"NotInARow"},
    Levels("one", tie=0): {"all that were wrong have left"},
}
NOT_ONE_BY_ONE = {
    wrong.DropsTheRight("one", tie=0): {"NotInARow"},
    wrong.DropsByTwo("one", tie=0): {"NotInARow"},
    wrong.DropsNone("one", tie=0): {"one more has left"},
    wrong.DropsBystanders("one", tie=0): {"drops where it fires", "left where it fires"},
    wrong.StartsLower("one", tie=0): {"NotInARow"},
}

M, P, r, L, A = winnow.M, winnow.P, winnow.r, winnow.L, winnow.A
m_all, cost = guessing.m_all, guessing.A
CASES = [
    Case(
        perceptron.mistake_bound(), Perceptron(), separated, NOT_THE_PERCEPTRON,
        claim(2 * M * perceptron.gamma**2 <= perceptron.R**2 * norm2(perceptron.u)), passes=3,
    ),
    Case(
        cross_off.mistake_bound(), LIST, late_ors, NOT_CROSSING_OFF,
        claim(cross_off.M <= cross_off.N - cross_off.r - 1),
    ),
    Case(
        winnow.disjunctions(), BY_2, ors,
        not_winnow(like(BY_2), DOUBLED, "active weights halved", OFF, set()), claim(M <= 2 * r * L + 1),
    ),
    Case(
        winnow.elimination(), BY_0, ors,
        not_winnow(like(BY_0), DOUBLED, "active weights removed", REMOVED, set()), claim(M <= r * L + 1),
    ),
    Case(
        winnow.noisy(), BY_2, noisy_ors,
        not_winnow(like(BY_2), DOUBLED, "active weights halved", OFF, ALL) | NOISY, claim(M <= 3 * (r * L + A)),
    ),
    Case(
        k_of_r.k_of_r(), BY_QUARTER, two_of_four,
        not_winnow(like(BY_QUARTER), MULTIPLIED, "active weights divided", OFF, ALL), claim(M <= 2 * P), passes=2,
    ),
    Case(
        guessing.unknown_k(), GuessAndDouble(4), four_of_four,
        {kind(4): names for kind, names in NOT_GUESSING.items()}, claim(m_all <= 4 * (k_of_r.k - 1) * cost),
        at={"A": 1, "k": 100, "K": 199, "g_G": 199, "B_G": 198, "M_G": 199, "m_all": 397},
        built_on=(k_of_r.k_of_r(),),
    ),
    Case(
        guessing.unknown_k_and_r(), GuessAndDouble(), four_of_four,
        {kind(): names for kind, names in NOT_GUESSING.items()}, claim(3 * m_all < 15 * cost * r**2),
        at={"A": 1, "r": 100, "K": 199, "g_G": 199, "B_G": 13200, "M_G": 199**2, "m_all": 13200 + 199**2},
        built_on=(k_of_r.k_of_r(), guessing.unknown_k()),
    ),
    Case(
        gap.gap(), BY_QUARTER, weighted,
        not_winnow(like(BY_QUARTER), MULTIPLIED, "active weights divided", OFF, ALL),
        claim(gap.alpha**2 * M < 4 * gap.alpha * gap.W * gap.L),
    ),
    Case(
        l1_margin.l1_margin(), Exponentiated(HALF), signs, NOT_EXPONENTIATED,
        claim(2 * M * (l1_margin.h * l1_margin.gamma - l1_margin.k) <= l1_margin.N - l1_margin.H),
    ),
    Case(
        guessing.unknown_margin(), GuessMargin(), five_signs, NOT_GUESSING_MARGINS,
        claim(3 * m_all * guessing.gamma**2 <= 15 * cost),
        at={"A": 1, "gamma": Fraction(31, 1000), "g_G": 64, "B_G": 1365, "M_G": 4096, "m_all": 5461},
        built_on=(l1_margin.l1_margin(),),
    ),
    Case(infinite_attributes.mistake_bound(), slots(Winnow), strings, NOT_IN_SLOTS, claim(M <= 2 * r * L + 1)),
    Case(lists.by_levels(), Levels(tie=0), listed, NOT_BY_LEVELS, claim(lists.M <= 4 * lists.n * lists.L)),
    Case(lists.peeled(), Levels(tie=0), listed, NOT_PEELING, claim(lists.M < lists.p + lists.Phi)),
    Case(
        lists.one_at_a_time(), Levels("one", tie=0), listed, NOT_ONE_BY_ONE,
        claim(lists.M <= lists.p * lists.n + lists.Phi), built_on=(lists.peeled(),),
    ),
]  # fmt: skip
CONTRACT = [
    pytest.param(case, check, id=f"{case.theorem.name}: {name}") for case in CASES for name, check in checks(case)
]


@pytest.mark.parametrize(("case", "check"), CONTRACT)
def test_contract(case, check):
    check(case)


def test_every_theorem_of_the_book_has_a_case():
    assert [theorem.name for theorem in book.theorems()] == [case.theorem.name for case in CASES]
