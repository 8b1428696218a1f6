"""The Perceptron on ORs: the exact worst case against a search over all examples, and bounds for every r."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from checks import wrong
from checks.picture import picture_contract
from checks.streams import in_order, labelled
from checks.theorem import TheoremCase, theorem_contract
from refusals import refusals

from mistake_bounds import Examples, Perceptron, play
from mistake_bounds.chapters.perceptron_ors import pictures
from mistake_bounds.chapters.perceptron_ors import worst_case as searching
from mistake_bounds.chapters.perceptron_ors.examples import adversary, steady
from mistake_bounds.chapters.perceptron_ors.theorem import in_a_line
from mistake_bounds.chapters.perceptron_ors.worst_case import (
    CIRCULATIONS,
    certificate,
    perceptron_disjunction,
    slope,
)
from mistake_bounds.exact import BadSize
from mistake_bounds.examples import BadFeature
from mistake_bounds.learner import BadLearner
from mistake_bounds.proof import claim
from mistake_bounds.theorem.targets import BadTarget
from mistake_bounds.theorems import NoBound, perceptron_ors, prices
from mistake_bounds.worst_case.errors import NoWorstCase
from mistake_bounds.worst_case.search import SearchTooLarge

THIRDS = tuple(Fraction(price, 3) for price in (12, 8, 6, 6, 2))
PRICES = (2,), (2, 2), (4, 2, 2), THIRDS  # for z = 0, 1, 2, 3


def over_all_examples(n: int, r: int, tie: int) -> int:
    """By the rule itself: every example with its label, from every row of weights, one layer after the other."""
    examples = [((*x, 1), 1 if any(x[:r]) else -1) for x in product((0, 1), repeat=n)]
    layer, mistakes = {(0,) * (n + 1)}, -1
    while layer:
        scores = ((w, x, y, sum(a * b for a, b in zip(w, x, strict=True))) for w in layer for x, y in examples)
        wrong = ((w, x, y) for w, x, y, s in scores if (tie if s == 0 else (s > 0) - (s < 0)) != y)
        layer = {tuple(a + y * b for a, b in zip(w, x, strict=True)) for w, x, y in wrong}
        mistakes += 1
    return mistakes


@pytest.mark.parametrize("tie", [1, -1, 0])
@pytest.mark.parametrize("r, z", [(0, 2), (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (1, 2)])
def test_the_worst_case_is_that_of_a_search_over_all_examples(r, z, tie):
    worst = perceptron_disjunction(r + z, r, tie)
    assert worst.mistakes == over_all_examples(r + z, r, tie)


EXACT = {
    (1, 0): 3, (2, 0): 5, (3, 0): 7, (4, 0): 9, (1, 1): 6, (2, 1): 10, (3, 1): 14, (1, 2): 8, (2, 2): 16, (1, 3): 12
}  # fmt: skip


def test_the_table_and_its_runs():
    for (r, z), mistakes in EXACT.items():
        for tie in (1, -1, 0):
            worst = perceptron_disjunction(r + z, r, tie)
            run = play(worst.learner, worst.examples)
            assert len(run.mistakes) == worst.mistakes == len(worst.examples)
            assert all((y > 0) == any(x[:r]) and x[-1] == 1 for x, y in worst.examples)
            if tie == 1:
                assert worst.mistakes == mistakes
                for theorem in (perceptron_ors.mistake_bound(), perceptron_ors.in_a_line()):
                    on = theorem.on(run, worst.target)
                    assert on.check and on.slack and on.bound >= mistakes
            if tie == -1:
                assert worst.mistakes <= mistakes - 1


def test_levels_that_are_left_out_are_no_better(monkeypatch):
    """Those that others majorize, against a search that keeps them."""
    sizes = [(3, 2, 1), (4, 3, 0), (5, 2, 1), (5, 3, -1)]
    found = [perceptron_disjunction(*size).mistakes for size in sizes]
    monkeypatch.setattr(searching, "_furthest_apart", list)
    assert found == [perceptron_disjunction(*size).mistakes for size in sizes]


def test_adversaries_reach_what_is_claimed_for_every_r():
    for r in (*range(1, 12), 60):
        for z, mistakes in enumerate((2 * r + 1, 4 * r + 2, 8 * r)):
            forced = adversary(r, z)
            assert len(play(Perceptron(tie=1), forced).mistakes) == len(forced) == mistakes
            without = Examples(forced.X[1:], forced.y[1:])  # the first is negative with nothing on
            assert len(play(Perceptron(tie=-1), without).mistakes) == mistakes - 1
        for z in (3, 6):
            assert len(play(Perceptron(tie=1), steady(r, z)).mistakes) == 2 * r * (z + 1) + 1


def holds(data: dict) -> bool:
    """A check of a certificate that shares nothing with its maker: all sets of attributes, from the start on."""
    z, unit, price = data["z"], data["unit"], data["prices"]
    heaviest = {(tuple(others), dummy, promoted): weight for others, dummy, promoted, weight in data["heaviest"]}
    start = ((0,) * z, 0, 0)
    todo, seen = [start], {start}
    for others, dummy, promoted in todo:
        for on in product((0, 1), repeat=z):
            score = dummy + sum(weight for weight, bit in zip(others, on, strict=True) if bit)
            sign = 1 if score < 0 else -1
            cap = -1 - score if promoted else 0
            pays = price[cap] if score < 0 and cap < len(price) else 0
            moved = sorted(weight + sign * bit for weight, bit in zip(others, on, strict=True))
            there = (tuple(moved), dummy + sign, int(promoted or score < 0))
            if there not in heaviest or heaviest[there] < heaviest[others, dummy, promoted] + unit - pays:
                return False
            if there not in seen:
                seen.add(there)
                todo.append(there)
    falling = all(a >= b >= 0 for a, b in zip(price, price[1:], strict=False))
    last = all(weight <= data["most"] for (_, _, promoted), weight in heaviest.items() if promoted)
    return falling and last and heaviest[start] >= 0


@cache
def certificates():
    return tuple(certificate(z, prices) for z, prices in enumerate(PRICES))


def test_certificates_hold_and_bound_every_worst_case():
    assert [(data["most"], data["unit"], len(data["heaviest"])) for data in certificates()] == [
        (1, 1, 4), (2, 1, 11), (0, 1, 160), (10, 3, 36941)
    ]  # fmt: skip
    for z, data in enumerate(certificates()):
        assert holds(data)
        for r in (1, 2, 3, 5):
            worst = perceptron_disjunction(r + z, r)
            on = prices.mistakes().on(play(worst.learner, worst.examples), worst.target, data)
            assert on.check and on.slack and on.bound >= worst.mistakes
            assert z == 3 or on.bound == worst.mistakes


def test_a_certificate_that_is_changed_does_not_hold():
    data = certificates()[2]
    row = data["heaviest"][-1]
    assert not holds({**data, "heaviest": data["heaviest"][:-1]})
    assert not holds({**data, "heaviest": [*data["heaviest"][:-1], [*row[:3], row[3] - 1]]})
    assert not holds({**data, "most": -1}) and not holds({**data, "prices": [4, 2, 1]})


def test_a_run_by_another_rule_fails_a_row_and_has_no_bound():
    worst = perceptron_disjunction(4, 2, tie=0)
    on = perceptron_ors.mistake_bound().on(play(worst.learner, worst.examples), worst.target)
    assert "low score" in {row.claim.name for row in on.check.failures}
    with pytest.raises(NoBound):
        on.bound  # noqa: B018


def test_a_search_that_is_too_large_is_given_up(monkeypatch):
    monkeypatch.setattr(searching, "MOST_WRITTEN", 1000)
    with pytest.raises(SearchTooLarge):
        perceptron_disjunction(5, 3)


def test_rows_too_wide_to_keep_are_refused_before_they_are_written():
    with pytest.raises(SearchTooLarge):
        perceptron_disjunction(10**12, 3)


def test_slopes_from_below_are_those_of_the_prices():
    for z in (1, 2, 3):
        assert slope(z, CIRCULATIONS[z]) == sum(map(Fraction, PRICES[z]))
    assert [slope(z, CIRCULATIONS[z]) for z in (4, 5)] == [15, Fraction(92, 5)]


def test_the_learner_itself_goes_round_every_cycle():
    """It errs at each move, where a promotion has a new relevant attribute on, and its other weights come back."""
    learner = Perceptron(tie=1)
    for z, cycles in CIRCULATIONS.items():
        for _, others, dummy, moves in cycles:
            w = start = (0, *others, dummy)
            for on in moves.split():
                x = 0, *map(int, on), 1
                positive = learner.predict(w, x) < 0
                x, y = (int(positive), *x[1:]), 1 if positive else -1
                assert learner.predict(w, x) != y
                _, *v, b = learner.update(w, x, y)
                w = 0, *sorted(v), b
            assert w == start
        assert slope(z, cycles) == sum(share * len(moves.split()) for share, *_, moves in cycles)


RUN = play(Perceptron(tie=1), Examples([(1, 0, 1)], [-1]))
test_what_cannot_be_is_refused = refusals(
    (lambda: perceptron_disjunction(2, 3), BadSize),
    (lambda: perceptron_disjunction(2, 1, tie=2), BadLearner, 2),
    (lambda: perceptron_ors.mistake_bound().on(RUN, (1, 0, 0)), BadTarget),
    (lambda: perceptron_ors.mistake_bound().on(RUN, (1, 2)), BadFeature),
    (lambda: certificate(2, (3, 2, 2)), NoWorstCase),
    (lambda: certificate(1, (1, 2)), NoWorstCase),
    (lambda: adversary(1, 3), NoWorstCase, 3),
    (lambda: slope(1, [(2, (-1,), -1, "1 0")]), NoWorstCase),
    (lambda: slope(1, [(3, (-1,), -1, "1 1")]), NoWorstCase),
    (lambda: slope(1, [(1, (5,), -6, "1 1")]), NoWorstCase),
)


# the cases of the contracts


def ors_with_dummy(seed: int):
    """What forces the most mistakes, if the seed is 0, and else all rows, with the dummy input; three are relevant."""
    if seed == 0:
        worst = perceptron_disjunction(5, 3)
        return worst.examples, (worst.target,)
    examples, _ = labelled(in_order(seed), lambda x: any(x[:3]), [0, 1, 2])
    return examples.with_dummy(), ((1, 1, 1, 0, 0, 0),)


OF_TWO = certificate(2, (4, 2, 2))


def one_at_a_time(seed: int):
    """The same with one relevant attribute on in a positive example, and a certificate for two others."""
    if seed == 0:
        return ors_with_dummy(0)[0], ((1, 1, 1, 0, 0), OF_TWO)
    rows = [x[:5] for x in in_order(seed) if sum(x[:3]) <= 1]
    return labelled(rows, lambda x: any(x[:3]))[0].with_dummy(), ((1, 1, 1, 0, 0), OF_TWO)


NOT_ON_ORS = wrong.otherwise(Perceptron(tie=1), {wrong.ChangesAlways: "BrokenSequence"}) | {
    Perceptron(tie=-1): {"low score"}
}


test_theorems = theorem_contract(
    TheoremCase(
        perceptron_ors.mistake_bound(),
        Perceptron(tie=1),
        ors_with_dummy,
        NOT_ON_ORS,
        claim(
            4 * perceptron_ors.M**2
            <= 4 * (4 * perceptron_ors.r * perceptron_ors.z + 2 * perceptron_ors.r) * perceptron_ors.M
        ),
        passes=2,
    ),
    TheoremCase(
        perceptron_ors.in_a_line(),
        Perceptron(tie=1),
        ors_with_dummy,
        NOT_ON_ORS,
        claim(perceptron_ors.M <= 2 * perceptron_ors.r * (2 * perceptron_ors.z + 1)),
        passes=2,
    ),
    TheoremCase(
        prices.mistakes(),
        Perceptron(tie=1),
        one_at_a_time,
        {},
        claim(prices.M <= prices.r * prices.Lambda),
        passes=2,
    ),
)


test_pictures = picture_contract(
    pictures,
    {
        "falling": lambda: (in_a_line().on(play(Perceptron(tie=1), adversary(2, 2)), (1, 1, 0, 0)),),
        "walk": lambda: (),
        "who_wins": lambda: ({(1, 0): 3, (5, 0): 11}, {(1, 0): 0, (5, 0): 15}, ("Perceptron", "Winnow")),
    },
)
