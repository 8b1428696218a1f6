"""What the pictures of slots show: counts of the run, the theorem's bounds, and budgets; text alternatives too."""

import pytest

from mistake_bounds import play
from mistake_bounds.chapters.infinite_attributes.pictures import budgets, slot_table, slots_lent, slots_taken
from mistake_bounds.chapters.infinite_attributes.theorem import attribute_budget, mistake_bound, with_enough_slots
from mistake_bounds.streams.strings import StringSets

MAILS = StringSets(
    [{"buy", "cheap", "pills"}, {"hello", "friend"}, {"cheap", "watches"}, {"friend", "lunch"}], [1, -1, 1, -1]
)


@pytest.fixture(scope="module")
def run():
    return play(with_enough_slots(n=3, r=1), MAILS)


def lines(axes):
    return {line.get_label(): list(line.get_ydata()) for line in axes.get_lines()}


def test_slots_and_mistakes_of_a_run(run):
    picture = slots_taken(run, {"cheap"}, caption="c")
    above, below = picture.figure.axes
    N, bound = run.learner.slots, mistake_bound().on(run, {"cheap"}).bound
    assert lines(above)["slots taken"] == [3, 3, 4, 4]
    assert lines(above)["n · mistakes so far"] == [3, 3, 6, 6]
    assert lines(above)[f"N = {N:,} slots"] == [N, N]
    assert lines(below)["mistakes"] == [1, 1, 2, 2]
    assert lines(below)["at most 22"] == [22, 22] and bound == 2 + 3 * 7
    assert f"N = {N}" in picture.alt and "2 mistakes of at most 22" in picture.alt
    assert "no example needed more than 6 slots" in picture.alt and picture.caption == "c"


def test_what_stands_in_the_slots(run):
    picture = slot_table(run, caption="c")
    texts = [text.get_text() for text in picture.figure.axes[0].texts]
    assert texts[:4] == ["buy", "cheap", "pills", "a mistake, kept"]
    assert texts[4:10] == ["buy", "cheap", "pills", "friend", "hello", "called back"]
    assert texts.count("cheap") == 4 and texts.count("watches") == 2 and texts.count("called back") == 2
    assert "example 3: cheap in slot 1, watches in slot 3 (a mistake, kept)" in picture.alt
    assert "example 4: friend in slot 4, lunch in slot 5 (called back)" in picture.alt and picture.caption == "c"


def test_slots_lent_and_kept(run):
    picture = slots_lent(run, 3, caption="c")
    (axes,) = picture.figure.axes
    taken, back, kept = ([(bar.get_y(), bar.get_height()) for bar in bars] for bars in axes.containers)
    assert taken == [(0, 0), (0, 3), (0, 3)]
    assert back == [(0, 0), (3, 2), (3, 0)] and kept == [(0, 3), (3, 0), (3, 1)]
    assert "first 3 examples" in picture.alt and "2 mistakes" in picture.alt and "4 are taken" in picture.alt
    assert "1 other examples borrow up to 2 slots" in picture.alt


def test_budgets():
    ns = [8, 64, 512]
    picture = budgets(5, ns)
    (axes,) = picture.figure.axes
    drawn = lines(axes)
    assert drawn["least N"] == [attribute_budget(n, 5) for n in ns]
    assert drawn["n r², the lecture's"] == [25 * n for n in ns]
    assert drawn["(nr)²"] == [25 * n * n for n in ns]
    assert axes.get_xscale() == axes.get_yscale() == "log"
    assert f"{attribute_budget(8, 5):,} at n = 8" in picture.alt


def test_a_picture_is_the_same_twice(run):
    assert slots_taken(run, {"cheap"}).svg() == slots_taken(run, {"cheap"}).svg()
