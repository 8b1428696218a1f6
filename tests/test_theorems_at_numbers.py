"""A theorem that is about no run: judged at numbers, with rows that are outcomes and not mistakes."""

import pytest

from mistake_bounds.proof import Eq, claim, keep, prove, scalars
from mistake_bounds.theorems import NoBound, Theorem

p, z, c, E, E_next, E_n, W, W_next, W_n, n = scalars("p z c E E^+ E_n W W^+ W_n n")

STATE = ((E, 0, E_next, E_n), (W, 0, W_next, W_n))
ADDED = {"weight": p >= 0, "weighed so far": Eq(E_next, E + p * z), "weight so far": Eq(W_next, W + p)}
STEP = prove(claim(z <= c, "no more than c"), given=[claim(z <= c - 1, "one below")])
MEAN = keep(E <= c * W, [(ADDED, n, STEP)], STATE, (c,), "expectation", "outcome")
THEOREM = Theorem("An expectation", "", (), (), (), MEAN, "E_n", None)


def test_a_theorem_about_outcomes_is_checked_at_every_outcome_and_bounds_the_expectation():
    def at(z):
        outcome = {"p": 1, "z": z, "E": 0, "W": 0, "E^+": z, "W^+": 1}
        return THEOREM.at({"c": 5, "outcome": [outcome], "E_n": z, "W_n": 1, "n": 1})

    assert at(4).check and at(4).bound == 5
    assert [row.claim.name for row in at(5).check.failures] == ["one below"]
    with pytest.raises(NoBound):
        _ = at(5).bound
