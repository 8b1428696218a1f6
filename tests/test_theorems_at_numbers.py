"""A theorem that is about no run: judged at numbers, with rows that are outcomes and not mistakes."""

from fractions import Fraction

import pytest

from mistake_bounds.proof import average, claim, prove, scalars
from mistake_bounds.theorems import NoBound, Theorem

p, z, c, E, E_next, E_n, W, W_next, W_n, n = scalars("p z c E E^+ E_n W W^+ W_n n")

SUMS = ((E, E_next, E_n), (W, W_next, W_n))
STEP = prove(claim(z <= c, "no more than c"), given=[claim(z <= c - 1, "one below")])
WEIGHED = average(STEP, p, z, SUMS, n, (c,), "expectation")
THEOREM = Theorem("An expectation", "", (), (), (), WEIGHED, "E_n", None)


def world(*outcomes):
    """The points of a row of outcomes (weight, value), and the sums in the end."""
    rows, mean, weight = [], Fraction(0), Fraction(0)
    for share, amount in outcomes:
        after = mean + share * amount, weight + share
        rows.append({"p": share, "z": amount, "E": mean, "W": weight, "E^+": after[0], "W^+": after[1]})
        mean, weight = after
    return {"outcome": rows, "E_n": mean, "W_n": weight, "n": len(rows)}


def test_a_theorem_about_outcomes_is_checked_at_every_outcome_and_bounds_the_expectation():
    case = THEOREM.at({"c": 5, **world((Fraction(1, 3), 4), (Fraction(2, 3), 1))})
    assert case.check and case.bound == 5 and case.run is None
    assert {row.name for row in case.check.rows} >= {"expectation"}
    assert "at each outcome" in str(case.check) or "outcome" in {row.kind for row in case.check.rows}


def test_a_hypothesis_that_fails_at_one_outcome_is_named_and_nothing_is_bounded():
    case = THEOREM.at({"c": 5, **world((Fraction(1, 3), 5), (Fraction(2, 3), 1))})
    assert [row.claim.name for row in case.check.failures] == ["one below"]
    with pytest.raises(NoBound, match="one below"):
        case.bound  # noqa: B018


def test_a_negative_weight_is_noticed():
    case = THEOREM.at({"c": 5, **world((Fraction(4, 3), 4), (Fraction(-1, 3), 1))})
    assert "weight" in {row.claim.name for row in case.check.failures}
