"""Samples and what agrees with them: failure probabilities, finders and their certificates, trials, and the theorem."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, product
from math import comb
from random import Random

import pytest
from checks.picture import picture_contract
from checks.theorem import TheoremCase, theorem_contract
from hypothesis import given, settings
from hypothesis import strategies as st
from refusals import refusals

from mistake_bounds import Examples
from mistake_bounds.chapters.halving.examples import clauses, conjunctions, k_cnf, points, rows_of_bits
from mistake_bounds.chapters.pac import pictures
from mistake_bounds.chapters.pac import worst_case as failure_file
from mistake_bounds.chapters.pac.learner import (
    And,
    BadLiteral,
    NoFormula,
    NoSeparator,
    NotConsistent,
    Or,
    Trial,
    find_and,
    find_or,
    find_separator,
    first_to_agree,
    independent,
    is_clause_true,
)
from mistake_bounds.chapters.pac.theorem import ForeignClause, read_clauses, read_companions, read_formulas
from mistake_bounds.chapters.pac.worst_case import (
    TooManyUnions,
    enough_examples,
    failure_curve,
    failure_probability,
)
from mistake_bounds.drawing.chart import Line
from mistake_bounds.exact import BadSize, NotANumber
from mistake_bounds.examples import BadFeature, BadLabel
from mistake_bounds.proof import Refuted, claim, prove
from mistake_bounds.proof.reals import ln
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem.checking import check_proof
from mistake_bounds.theorem.rows import BrokenSequence
from mistake_bounds.theorems import pac
from mistake_bounds.worlds import BadProbability, BadWorld, World, uniform

HALF, QUARTER, TENTH = Fraction(1, 2), Fraction(1, 4), Fraction(1, 10)


ANDS = conjunctions(2)


NARROW = uniform(ANDS.instances, ANDS.concepts[ANDS.index("x₁x₂")])


# failure probabilities


def by_all_samples(world, hypotheses, epsilon, m):
    """The probability that some bad hypothesis agrees, sample by sample."""
    bad = [world.labels_of(h) for h in hypotheses if world.error(h) >= epsilon]
    return sum(
        (p for drawn, p in world.samples(m) if any(all(h[i] == world.target[i] for i in drawn) for h in bad)),
        Fraction(0),
    )


@given(
    st.lists(st.integers(0, 4), min_size=3, max_size=4).filter(any),
    st.lists(st.tuples(*[st.sampled_from((-1, 1))] * 4), max_size=6),
    st.integers(1, 9),
    st.integers(0, 4),
)
def test_a_failure_probability_is_what_all_samples_say(shares, rows, tenths, m):
    n = len(shares)
    world = World(range(n), [Fraction(share, sum(shares)) for share in shares], [1] * n)
    hypotheses = [row[:n] for row in rows]
    epsilon = Fraction(tenths, 10)
    assert failure_probability(world, hypotheses, epsilon, m) == by_all_samples(world, hypotheses, epsilon, m)


def test_a_curve_falls_from_one_and_the_least_enough_is_where_it_passes():
    curve = failure_curve(NARROW, ANDS.concepts, QUARTER, 30)
    assert curve[0] == 1 and all(a >= b for a, b in zip(curve, curve[1:], strict=False))
    for delta in (TENTH, Fraction(1, 3), Fraction(1, 1000), curve[7]):
        least = enough_examples(NARROW, ANDS.concepts, QUARTER, delta)
        assert curve[least] <= delta < curve[least - 1]


def test_collecting_all_points():
    """Of m points one may be positive and none is: each point has to be seen (de Moivre 1711, the coupon collector)."""
    for m in (1, 2, 5):
        world = uniform(range(1, m + 1), [-1] * m)
        curve = failure_curve(world, points(m).concepts, Fraction(1, m + 1), 12)
        missed = lambda t, m=m: sum((-1) ** (j + 1) * comb(m, j) * Fraction(m - j, m) ** t for j in range(1, m + 1))
        assert list(curve) == [missed(t) for t in range(13)]


def test_too_many_unions_are_refused(monkeypatch):
    monkeypatch.setattr(failure_file, "MOST_UNIONS", 100)
    world = uniform(range(1, 9), [-1] * 8)
    with pytest.raises(TooManyUnions):
        failure_probability(world, points(8).concepts, Fraction(1, 8), 3)


# finders


def all_samples(n):
    """Every set of rows of n bits, each with a label; none is left out but the empty one."""
    for labels in product((0, 1, -1), repeat=2**n):
        shown = [(x, y) for x, y in zip(rows_of_bits(n), labels, strict=True) if y]
        if shown:
            yield Examples(*zip(*shown, strict=True))


def agrees(hypothesis, examples) -> bool:
    return all((1 if hypothesis(x) else -1) == y for x, y in examples)


FINDERS = {
    "monotone ANDs": (2, find_and, clauses(2, 1, monotone=True), And),
    "ANDs": (2, find_and, clauses(2, 1), And),
    "2-CNF": (2, find_and, clauses(2, 2), And),
    "monotone ORs": (2, find_or, clauses(2, 1, monotone=True), Or),
    "ORs": (2, find_or, clauses(2, 1), Or),
    "monotone 2-DNF": (2, find_or, clauses(2, 2, monotone=True), Or),
}


@pytest.mark.parametrize("name", FINDERS)
def test_a_formula_is_found_exactly_where_there_is_one(name):
    """On every sample of rows of two bits, against all formulas made of the parts."""
    n, find, parts, formula = FINDERS[name]
    every = [formula(chosen) for size in range(len(parts) + 1) for chosen in combinations(parts, size)]
    for examples in all_samples(n):
        fits = any(agrees(one, examples) for one in every)
        try:
            assert agrees(find(examples, parts), examples)
            assert fits
        except NoFormula as refusal:
            assert not fits and refusal.shows(examples, parts)


def test_a_certificate_that_shows_nothing_is_refused():
    examples = Examples([(1, 0), (0, 1), (1, 1), (0, 0)], [1, 1, -1, 1])
    parts = clauses(2, 1)
    with pytest.raises(NoFormula) as refused:
        find_and(examples, parts)
    true = refused.value
    assert true.shows(examples, parts) and set(true.forced) == {1, 3} and true.example == true.offender == 2
    other_place = {1: 1, 3: 0}
    for example, forced, label in (
        (0, true.forced, 1),  # not a negative example
        (2, {1: true.forced[1]}, -1),  # a clause is left over
        (2, other_place, -1),  # examples that do not rule them out
        (2, true.forced, 1),
    ):
        assert not NoFormula(example, forced, label).shows(examples, parts)


def test_the_count_of_clauses_is_proved_and_checked_on_all_of_them():
    for n, k in ((1, 1), (2, 2), (3, 3), (4, 2)):
        families = [[()], *([(), *clauses(n, size)] for size in range(1, k + 1))]
        reading = read_clauses(n, families)
        assert check_proof(pac.few_clauses(), reading)
        assert (reading.end["H_k"] == reading.end["(2n+1)^k"]) == (k == 1), "attained for one literal only"
    *points, last = reading.mistakes
    more = reading.end["H_k"] + 1
    wrong = replace(reading, mistakes=(*points, {**last, "H^+": more}), end={**reading.end, "H_k": more})
    failed = check_proof(pac.few_clauses(), wrong).failures
    assert {row.claim.name for row in failed} == {"a clause, and a literal or nothing"}


def test_the_count_of_formulas_is_proved_and_checked_on_all_of_them():
    for n, k in ((1, 1), (2, 1), (2, 2), (3, 1)):
        reading = read_formulas(n, [[()], *([(), *clauses(n, size)] for size in range(1, k + 1))])
        assert reading.end["M_H"] == len(k_cnf(n, k)) < reading.end["2^H"]
        assert check_proof(pac.functions_of_clauses(), reading) and check_proof(pac.log_of_formulas(), reading)
    for name, wrong in (("M_H", 33), ("nu_H", 9)):
        with pytest.raises(BrokenSequence):
            for proof in (pac.functions_of_clauses(), pac.log_of_formulas()):
                check_proof(proof, replace(reading, end={**reading.end, name: wrong}))


def test_an_and_of_literals_says_what_its_companions_say():
    """All ANDs of literals of two variables, without any, contradictory ones and all, on all rows."""
    literals = list(product((0, 1), (0, 1)))
    for size in range(5):
        for some in combinations(literals, size):
            for x in rows_of_bits(2):
                reading = read_companions(some, x)
                assert check_proof(pac.companions(), reading) and reading.end["T_r"] == all(x[i] == v for i, v in some)
    points = tuple({**point, "O": 1} for point in read_companions([(0, 0)], (1,)).mistakes)
    wrong = check_proof(pac.companions(), replace(read_companions([(0, 0)], (1,)), mistakes=points))
    assert {row.claim.name for row in wrong.failures} == {"a companion is the opposite bit", "its companion"}


# separators


def test_of_the_functions_of_three_bits_104_have_a_separator():
    found = 0
    for row in product((-1, 1), repeat=8):
        examples = Examples(rows_of_bits(3), row).with_dummy()
        try:
            found += examples.margin(find_separator(examples)) > 0
        except NoSeparator as refusal:
            assert refusal.shows(examples) and sum(refusal.multipliers) == 1
    assert found == 104  # sequence A000609: 2, 4, 14, 104, 1882


@settings(deadline=None)  # the first case proves the theorem
@given(st.lists(st.tuples(st.tuples(*[st.integers(-3, 3)] * 2), st.sampled_from((-1, 1))), min_size=1, max_size=7))
def test_there_is_a_separator_or_a_certificate_and_never_both(shown):
    examples = Examples(*zip(*shown, strict=True))
    try:
        w = find_separator(examples)
    except NoSeparator as refusal:
        assert refusal.shows(examples)
        case = pac.no_separator().on(refusal, examples, (1, 2))
        assert case.check and case.bound == 0 >= examples.margin((1, 2))
    else:
        assert examples.margin(w) > 0 and all(type(v) is int for v in w)


def test_multipliers_that_show_nothing_are_refused():
    xor = Examples([(0, 0), (1, 1), (0, 1), (1, 0)], [1, 1, -1, -1]).with_dummy()
    with pytest.raises(NoSeparator) as refused:
        find_separator(xor)
    assert refused.value.multipliers == (QUARTER,) * 4
    for wrong in ((0, 0, 0, 0), (1, 1, 1, 2), (-1, -1, -1, -1), (1, 1, 1), (1, 1, 3, -1)):
        assert not NoSeparator(wrong).shows(xor)
    assert NoSeparator((2, 2, 2, 2)).shows(xor)


# trials and the theorem


def unluckiest(world, rows):
    return first_to_agree(world.instances, sorted(rows, key=world.error, reverse=True))


def test_nobody_who_agrees_fails_more_often_than_the_unluckiest_who_fails_as_often_as_can_be():
    luckiest = first_to_agree(NARROW.instances, sorted(ANDS.concepts, key=NARROW.error))
    by_finder = lambda shown: find_and(Examples(list(shown), list(shown.values())), clauses(2, 1))
    for m in (1, 4, 9):
        most = failure_probability(NARROW, ANDS.concepts, QUARTER, m)
        trials = [Trial(NARROW, ANDS.concepts, each, m) for each in (unluckiest(NARROW, ANDS.concepts), by_finder)]
        fails = [trial.failure(QUARTER) for trial in trials]
        assert fails[0] == most and fails[1] <= most
        assert Trial(NARROW, ANDS.concepts, luckiest, m).failure(QUARTER) == 0


@pytest.mark.parametrize("epsilon", [Fraction(1, 10**24 + 7), Fraction(3, 10**60 + 7), TENTH, Fraction(99, 100)])
def test_the_number_of_examples_is_the_least_also_where_floats_are_too_coarse(epsilon):
    m = pac.examples_asked(3, epsilon, TENTH)
    known = {"nu": ln(3), "h": -ln(TENTH), "epsilon": epsilon}
    assert holds(pac.ENOUGH, {**known, "m": m}) and not holds(pac.ENOUGH, {**known, "m": m - 1})


def test_a_power_without_the_count_is_not_enough():
    """The union bound is needed: the chance of one bad hypothesis is no bound for several."""
    fewer = claim(pac.p_next <= pac.Q, "one is enough")
    assert isinstance(prove(fewer, given=pac.CHANCES, using=[pac.union_bound(), pac.survives()]), Refuted)


def test_no_distribution_in_eighths_takes_more_examples_than_the_uniform_one():
    """For ANDs of two variables, whatever the target; the chapter says so under what is open."""
    shares = [eighths for eighths in product(range(9), repeat=4) if sum(eighths) == 8]
    most = max(
        (
            enough_examples(World(ANDS.instances, [Fraction(s, 8) for s in each], row), ANDS.concepts, QUARTER, TENTH),
            each,
        )
        for each in shares
        for row in map(ANDS.concepts.__getitem__, (0, 1, 5, 6))  # the others are these with bits or variables exchanged
    )
    assert len(shares) == 165 and most == (13, (2, 2, 2, 2))


# refusals

KNOWN = clauses(3, 1)
ROW, SHOWN = Examples([(1, 0)], [1]), Examples([(1, 1, 0), (1, 1, 1)], [1, 1])
FOUND = find_and(SHOWN, KNOWN)
PETS = Examples([(1, 0)], ["cat"], labels=("cat", "dog"))
PARITY = Examples(rows_of_bits(2), (1, -1, -1, 1)).with_dummy()
COIN = uniform("ab", (1, -1))
ROWS = ((1, 1), (1, -1))
LARGE = uniform(range(24), lambda x: True)


def trial(world=COIN, rows=ROWS, m=3, **more):
    return Trial(world, rows, first_to_agree("ab", ROWS), m, **more)


def negative(found=FOUND, known=KNOWN, target=(0,), row=(0, 1, 1), shown=SHOWN):
    return pac.negatives().read(found, shown, known, target, row)


REFUSED = [
    (lambda: failure_probability(NARROW, ANDS.concepts, 0, 3), BadProbability),
    (lambda: enough_examples(NARROW, ANDS.concepts, QUARTER, 0.25), BadProbability),
    (lambda: pac.consistent().on(trial(), 1, TENTH), BadProbability),
    (lambda: failure_probability(NARROW, [(1, 1, 1, 2)], QUARTER, 3), BadLabel),
    (lambda: failure_probability(NARROW, [(1, 1)], QUARTER, 3), BadWorld),
    (lambda: failure_curve(NARROW, ANDS.concepts, QUARTER, -1), BadWorld),
    (lambda: failure_probability(None, [(1, 1)], QUARTER, 1), BadWorld),
    (lambda: pac.examples_asked(0, TENTH, TENTH), BadSize),
    (lambda: pac.examples_asked(3, 0.25, TENTH), BadProbability),
    (lambda: find_and(Examples([(1, 2)], [1]), clauses(2, 1)), BadFeature),
    (lambda: find_and(PETS, clauses(2, 1)), BadLabel),
    (lambda: find_separator(PETS), BadLabel),
    (lambda: find_and(ROW, [((0, 2),)]), BadLiteral),
    (lambda: find_or(ROW, [((2, 1),)]), BadLiteral),
    (lambda: find_and(ROW, [(0, 1)]), BadLiteral),
    (lambda: find_or(Examples([(1, 1), (0, 0)], [1, 1]), [((0, 1), (1, 1))]), NoFormula),
    (lambda: NoSeparator((1, 0)).shows(PETS), BadLabel),
    (lambda: NoSeparator(["half", 1]), NotANumber),
    (lambda: pac.no_separator().on(NoSeparator([QUARTER] * 3), PARITY, (1, -2, 1)), BadSize),
    (lambda: pac.no_separator().on(NoSeparator([QUARTER] * 4), PARITY, (1, -2)), BadSize),
    (lambda: pac.no_separator().on(NoSeparator([QUARTER] * 4), PARITY, (1, -2, "3")), NotANumber),
    (lambda: negative(row=(0, 1)), BadSize),
    (lambda: negative(row=(0, 1, 5)), BadFeature),
    (lambda: negative(target=[6]), BadSize),
    (lambda: negative(known=KNOWN[1:]), ForeignClause),
    (lambda: negative(found=And((((2, 1), (0, 0)),))), ForeignClause),
    (lambda: negative(known=[*KNOWN, ((3, 1),)]), BadLiteral),
    (lambda: read_clauses(0, [[()]]), BadSize),
    (lambda: read_clauses(2, []), BadSize),
    (lambda: read_formulas(30, [[()]]), BadSize),
    (lambda: read_companions([(2, 1)], (0, 1)), BadLiteral),
    (lambda: read_companions([], (0, 5)), BadFeature),
    (lambda: trial(world=None), BadWorld),
    (lambda: trial(m=0), BadWorld),
    (lambda: trial(rows=[]), BadWorld),
    (lambda: trial(rows=[(0, 0)]), BadLabel),
    (lambda: trial().failure(0.5), BadProbability),
    (lambda: Trial(LARGE, [LARGE.target], lambda shown: LARGE.target, 24).failure(HALF), BadWorld),
    (lambda: first_to_agree("ab", [(1,)]), BadWorld),
    (lambda: first_to_agree("ab", [(1, 1)])({"a": -1}), NotConsistent),
]

test_what_is_refused = refusals(*REFUSED)


# the cases of the contracts


EPSILON = Fraction(1, 4)


DELTA = Fraction(1, 10)


def the_worst(world):
    """The learner that outputs the worst of the hypotheses that agree."""
    return first_to_agree(world.instances, sorted(ANDS.concepts, key=world.error, reverse=True))


def outside_of_the_class(world):
    """One that says all that was shown rightly, and else the contrary: often no AND."""
    return lambda shown: tuple(shown.get(x, -y) for x, y, _ in world)


def always_the_worst(world):
    """One that does not look at the sample."""
    return lambda shown: max(ANDS.concepts, key=world.error)


def the_first_again(world: World, m: int):
    """One draw, which is shown m times."""
    return (independent(world, 0)[0], *[independent(world, 1)[1]] * m)


def each_twice(world: World, m: int):
    """Every draw is shown twice."""
    after = independent(world, (m + 1) // 2)
    return tuple(after[(k + 1) // 2] for k in range(m + 1))


@dataclass(frozen=True)
class Trying:
    """A learner, made for a world, with a sample size and a way to draw."""

    learner: Callable = the_worst
    m: int = 19
    draws: Callable = independent


NOT_PAC = {
    Trying(m=18): {"sample size"},
    Trying(m=1): {"sample size"},
    Trying(draws=the_first_again): {"independent draw"},
    Trying(draws=each_twice): {"independent draw"},
    Trying(learner=always_the_worst): {"the output agrees with the sample"},
    Trying(learner=outside_of_the_class): {"the output is one of the hypotheses"},
}


def a_world(seed: int):
    """The four rows of two bits, equally likely with the seed 0, and one of the ANDs."""
    coin = Random(seed)
    shares = [coin.randint(1, 5) if seed else 1 for _ in ANDS.instances]
    world = World(ANDS.instances, [Fraction(share, sum(shares)) for share in shares], ANDS.concepts[3 + seed])
    return world, (EPSILON, DELTA)


def tried(trying: Trying, world: World, passes: int) -> Trial:
    return Trial(world, ANDS.concepts, trying.learner(world), trying.m, trying.draws)


A_NEGATIVE = (0, 1, 1, 0)


PARTS = clauses(4, 2)


INDICES = (0, PARTS.index(((1, 1), (3, 1))))


def found_of(examples: Examples) -> And:
    return find_and(examples, PARTS)


def all_dropped(examples: Examples) -> And:
    return And(())


def one_dropped(examples: Examples) -> And:
    """Without a clause of the target."""
    return And(tuple(clause for clause in found_of(examples).clauses if clause != PARTS[INDICES[1]]))


def all_kept(examples: Examples) -> And:
    return And(tuple(PARTS))


_DROPPED = {"dropped only where it is false of a positive example"}


NOT_FOUND = {all_dropped: _DROPPED, one_dropped: _DROPPED, all_kept: {"kept only if never false"}}


def all_but_one(seed: int):
    """Rows of four bits in which x₁ and one of x₂ and x₄ is on, and some in which not; and what is told of them."""
    rows = [(1, 1, 0, 0), (1, 1, 1, 1), (1, 0, seed % 2, 1), (1, 0, 1, 0), A_NEGATIVE]
    examples = Examples(rows, [1, 1, 1, -1, -1])
    return examples, (examples, PARTS, INDICES, A_NEGATIVE)


def shown(find: Callable, examples: Examples, passes: int) -> And:
    return find(examples)


def true_of_the_negative(formula: And) -> int:
    return sum(is_clause_true(clause, A_NEGATIVE) for clause in formula.clauses)


FOURTH = Fraction(1, 4)


NOT_FARKAS = {
    (0, 0, 0, 0): {"some multiplier"},
    (-FOURTH,) * 4: {"no negative multiplier", "some multiplier"},
    (FOURTH, FOURTH, FOURTH, 2 * FOURTH): {"they add up to 0"},
    (2 * FOURTH, 2 * FOURTH, 0, 0): {"they add up to 0"},
    (FOURTH, FOURTH, 3 * FOURTH, -FOURTH): {"no negative multiplier", "they add up to 0"},
}


def parity(seed: int):
    """The four rows of two bits with a constant, + where both are the same; and weights whose least score is −1."""
    examples = Examples([(0, 0), (1, 1), (0, 1), (1, 0)], [1, 1, -1, -1]).with_dummy()
    w = ((1, -2, 1), (3, 1, -1), (2, 2, -5))[seed]
    least = -examples.margin(w)
    return examples, (examples, tuple(Fraction(v, least) for v in w))


XOR = Examples([(0, 0), (0, 1), (1, 0), (1, 1)], [-1, 1, 1, -1])


WORLD = uniform(ANDS.instances, ANDS.concepts[ANDS.index("x₁")])


test_theorems = theorem_contract(
    TheoremCase(
        pac.consistent(),
        Trying(),
        a_world,
        NOT_PAC,
        claim(2 * pac.f <= pac.delta),
        counted=lambda trial: trial.failure(EPSILON),
        plays=tried,
    ),
    TheoremCase(
        pac.negatives(),
        found_of,
        all_but_one,
        NOT_FOUND,
        claim(pac.k_n <= pac.V_n - 2),
        counted=true_of_the_negative,
        plays=shown,
    ),
    TheoremCase(
        pac.no_separator(),
        (Fraction(1, 4),) * 4,
        parity,
        NOT_FARKAS,
        claim(pac.gamma <= -1),
        counted=lambda certificate: -1,
        plays=lambda multipliers, examples, passes: NoSeparator(multipliers),
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "errors_by_sample": lambda: ({"few": [(10, [QUARTER, HALF]), (40, [0, TENTH])]}, {"few": (2, TENTH)}),
        "failure_and_bound": lambda: (WORLD, ANDS.concepts, QUARTER, TENTH, 19),
        "left_standing": lambda: (
            WORLD,
            dict(zip(ANDS.names, ANDS.concepts, strict=True)),
            (1, 3),
            ["00", "01", "10", "11"],
        ),
        "separated_or_not": lambda: ({"parity": XOR, "apart": Examples([(1, 3), (3, 1), (1, 1)], [1, 1, -1])},),
    },
    rising={
        "failure_and_bound": (("exact", "N(1", "the theorem's"),),
    },
)


def test_both_sides_of_what_nothing_separates_average_to_one_point():
    (star,) = (mark for mark in test_pictures.marks("separated_or_not", Line) if mark.marker == "*")
    assert (star.xs, star.ys) == ((HALF,), (HALF,))
