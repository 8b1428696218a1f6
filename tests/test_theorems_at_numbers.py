"""A theorem that is about no run: judged at numbers, with rows that are outcomes and not mistakes."""

import pytest

from mistake_bounds.proof import average, claim, prove, scalars
from mistake_bounds.theorems import NoBound, Theorem

p, z, c, E, E_next, E_n, W, W_next, W_n, n = scalars("p z c E E^+ E_n W W^+ W_n n")

SUMS = ((E, E_next, E_n), (W, W_next, W_n))
STEP = prove(claim(z <= c, "no more than c"), given=[claim(z <= c - 1, "one below")])
THEOREM = Theorem("An expectation", "", (), (), (), average(STEP, p, z, SUMS, n, (c,), "expectation"), "E_n", None)


def test_a_theorem_about_outcomes_is_checked_at_every_outcome_and_bounds_the_expectation():
    def at(z):
        outcome = {"p": 1, "z": z, "E": 0, "W": 0, "E^+": z, "W^+": 1}
        return THEOREM.at({"c": 5, "outcome": [outcome], "E_n": z, "W_n": 1, "n": 1})

    assert at(4).check and at(4).bound == 5
    assert [row.claim.name for row in at(5).check.failures] == ["one below"]
    with pytest.raises(NoBound):
        _ = at(5).bound
