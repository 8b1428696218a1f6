"""Every hypothesis of a theorem is a step, an assumption or a definition; what else stands there is owed a proof."""

import pytest

from mistake_bounds.proof import Proved, claim, prove, scalars
from mistake_bounds.theorems import gap, infinite_attributes, k_of_r, winnow
from mistake_bounds.theorems.sorts import ASSUMPTION, DEFINITION, SORTS, STEP, Unsorted, hypotheses

THEOREMS = (
    winnow.disjunctions, winnow.elimination, winnow.noisy, k_of_r.k_of_r, gap.gap, infinite_attributes.mistake_bound,
)  # fmt: skip
BURIED = {"room", "part of the total", "no negative weight", "a relevant weight apart", "doubled", "halved", "removed"}


@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem().name)
def test_every_hypothesis_of_a_theorem_is_of_a_sort(theorem):
    found = hypotheses(theorem().conclusion)
    assert {known.sort for known in found} == {STEP, ASSUMPTION, DEFINITION}
    assert not {known.claim.name for known in found} & BURIED
    assert {"active weights", "low score", "its weight promoted"} <= {known.claim.name for known in found}


def test_what_is_said_of_attributes_and_chips_is_found_as_well():
    over = {known.over for known in hypotheses(winnow.disjunctions().conclusion)}
    assert ("relevant attribute", "update", "weight", "chip") in over and ("mistake",) in over and () in over


def test_content_among_the_hypotheses_is_named():
    room, t = scalars("room t")
    assumed = prove(claim(t >= 0, "goal"), given={"room": room >= 0, "a count": t >= room})
    assert isinstance(assumed, Proved)
    with pytest.raises(Unsorted, match="room ≥ 0: a hypothesis of no sort"):
        hypotheses(assumed)


def test_each_name_is_of_one_sort_and_used():
    used = {known.claim.name for theorem in THEOREMS for known in hypotheses(theorem().conclusion)}
    assert used | {"new strings", "active strings"} == set(SORTS)
