"""Every hypothesis of a theorem is a step, an assumption or a definition; what else stands there is owed a proof."""

from pathlib import Path

import pytest

from mistake_bounds.proof import Proved, claim, prove, scalars
from mistake_bounds.theorems import book, resting, winnow
from mistake_bounds.theorems.sorts import SORTS, Unsorted, hypotheses


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
    used = {known.claim.name for theorem in book.theorems() for known in hypotheses(theorem.conclusion, resting.ALL)}
    assert set(SORTS) - used <= {"new strings", "active strings"}


def test_the_page_of_all_hypotheses_is_what_the_theorems_say():
    stored = Path(__file__).parents[1] / "book/what-theorems-rest-on.md"
    assert stored.read_text(encoding="utf-8") == resting.page(), "run: make notebooks"
