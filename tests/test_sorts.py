"""Every hypothesis of a theorem is a step, an assumption or a definition; anything else there is owed a proof."""

import pytest
from each import each

from mistake_bounds.proof import Proved, claim, definition, own_step, prove, scalars
from mistake_bounds.proof.sorts import ASSUMPTION, DEFINITION, STEP
from mistake_bounds.site import resting
from mistake_bounds.theorems import book, winnow
from mistake_bounds.theorems.sorts import Unsorted, hypotheses


def test_what_is_said_of_weights_attributes_and_chips_is_found_as_well():
    found = hypotheses(winnow.disjunctions().conclusion)
    assert {"active weights", "low score", "its weight promoted"} <= {known.claim.name for known in found}
    over = {known.over for known in found}
    assert ("relevant attribute", "update", "weight", "chip") in over and ("mistake",) in over and () in over


def test_content_among_the_hypotheses_is_named():
    room, t = scalars("room t")
    assumed = prove(claim(t >= 0, "goal"), given={"room": room >= 0, "a count": definition(t >= room)})
    assert isinstance(assumed, Proved)
    with pytest.raises(Unsorted, match="room ≥ 0: a hypothesis of no sort"):
        hypotheses(assumed)


CONTENT = {
    "room", "part of the total", "no negative weight", "a relevant weight apart", "doubled", "halved", "removed",
    "refuted below k", "refuted below r", "refuted above the margin", "some room", "rounded up", "tangent",
    "ln 2", "powers of 37", "logarithm of a product", "logarithm of n", "powers", "slots", "at least one slot",
}  # fmt: skip


def conclusions() -> tuple[Proved, ...]:
    return (*(theorem.conclusion for theorem in book.theorems()), *resting.results().values())


@each(conclusions)
def test_every_hypothesis_of_a_conclusion_is_of_a_sort_and_none_is_content(conclusion):
    found = hypotheses(conclusion)
    assert {ASSUMPTION, DEFINITION} <= {known.sort for known in found} <= {STEP, ASSUMPTION, DEFINITION}
    assert not {known.claim.name for known in found} & CONTENT


def test_a_sort_is_only_displayed_and_goes_with_the_claim():
    t, s = scalars("t s")
    known, bare = own_step(t >= 0, "up"), claim(t >= 0, "up")
    assert known == bare and hash(known) == hash(bare) and not bare.sort
    assert known.substitute({t: s}).sort == known.named("on").sort == STEP
    assert prove(t + 1 >= 0, [known]).to_json() == prove(t + 1 >= 0, [bare]).to_json()
