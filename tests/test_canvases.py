"""Canvases: each state is a replay of moves, what is said is exact, and the adversary plays the exact worst case."""

import json
from fractions import Fraction
from xml.etree import ElementTree

import pytest
from test_live import packed, reader  # noqa: F401: a fixture
from test_site import axe_script, axe_violations, in_browser

from mistake_bounds import Examples
from mistake_bounds import play as run_of
from mistake_bounds.canvases import CANVASES, BadMove, NoCanvas, figure, perceptron, play
from mistake_bounds.exact import norm2
from mistake_bounds.streams.adversarial import worked_example


def at(canvas, *moves):
    """The state after some moves."""
    room, state = CANVASES[canvas], CANVASES[canvas].START
    for move in moves:
        state = room.after(state, list(move))
    return state


# --- what all of them keep ----------------------------------------------------------------------------------


@pytest.mark.parametrize("canvas", CANVASES)
def test_a_page_has_the_opening_as_the_library_draws_it_with_its_words(canvas):
    opening = CANVASES[canvas].OPENING
    shown, html = play(canvas, opening), figure(canvas, "A < B")
    assert shown["svg"] in html and shown["controls"] in html and "<figcaption>A &lt; B<" in html
    assert json.loads(json.dumps(shown)) == shown and shown["moves"] == opening
    drawing = ElementTree.fromstring(shown["svg"])
    assert drawing.get("role") == "img" and len(drawing.get("aria-label")) > 60
    assert not [part for part in drawing.iter() if "NaN" in "".join(part.attrib.values())]
    assert {float(part.get("font-size")) for part in drawing.iter() if part.get("font-size")} == {13.0}


@pytest.mark.parametrize("canvas", CANVASES)
def test_what_is_taken_back_was_never_done_and_again_begins_anew(canvas):
    opening = CANVASES[canvas].OPENING
    assert play(canvas, [*opening, ["again"]]) == play(canvas, [])
    assert play(canvas, [["undo"]]) == play(canvas, [])
    if opening[-1][0] != "set":
        assert play(canvas, [*opening, ["undo"]]) == play(canvas, opening[:-1])


@pytest.mark.parametrize("canvas", CANVASES)
@pytest.mark.parametrize(
    "move", [["fly"], [], [1], ["show", None], ["set", True], ["show", "x"], [["show"]], ["place", 1]]
)
def test_a_move_that_there_is_not_is_refused_by_name(canvas, move):
    with pytest.raises(BadMove):
        play(canvas, [move])


def test_moves_that_are_no_list_or_too_many_and_a_canvas_that_there_is_not_are_refused():
    for moves in ("next", None, {"next": 1}, [["next"]] * 501):
        with pytest.raises(BadMove):
            play("perceptron", moves)
    with pytest.raises(NoCanvas, match="'chess' is no canvas"):
        play("chess", [])


# --- the Perceptron -----------------------------------------------------------------------------------------


def test_the_six_points_give_the_weights_of_the_slide_and_the_slack_of_the_theorem():
    state = at("perceptron", *perceptron.OPENING)
    by_hand = run_of(perceptron.LEARNER, worked_example())
    assert [step.after for step in state.run.steps] == [step.after for step in by_hand.steps]
    assert state.case.slack and state.case.check and state.bound == state.case.bound == 5
    assert dict(state.case.slack.mistakes) == {
        "short examples": 1, "overshoot": Fraction(2, 3), "angle": Fraction(1, 3), "margin surplus": 0,
    }  # fmt: skip
    assert state.mistaken == () and state.forced == 0


def test_in_space_the_adversary_reaches_the_bound_and_then_nothing_is_a_mistake():
    state = at("perceptron", ["points", "space"], *[["worst"]] * 4)
    assert state.made == state.bound == 4 and state.forced == 0 and not any(state.case.slack.mistakes.values())
    with pytest.raises(BadMove, match="no example on the canvas would be a mistake now"):
        perceptron.after(state, ["worst"])


def test_with_exclusive_or_there_is_no_target_and_no_end():
    state = at("perceptron", ["points", "xor"], *[["mistake"]] * 12)
    assert state.made == 12 and state.target is None and state.bound is None and state.forced == float("inf")
    assert "no bound" in perceptron.says(state) and "for ever" in perceptron.says(state)


def test_the_target_has_the_widest_margin_of_all_directions():
    placed = [["place", 2, 1, 1], ["place", -1, 3, 1], ["place", 1, -2, -1], ["place", -3, -1, -1]]
    state = at("perceptron", ["points", "empty"], *placed)
    u, everything = state.target, Examples(*zip(*state.points, strict=True))
    widest = everything.margin(u) ** 2 * Fraction(1, norm2(u))
    for a in range(-12, 13):
        for b in range(-12, 13):
            if a or b:
                assert everything.margin((a, b)) <= 0 or everything.margin((a, b)) ** 2 <= widest * norm2((a, b))
    assert state.bound == everything.radius2 / widest


def test_a_point_is_placed_once_within_reach_and_only_in_the_plane():
    for move, words in (
        (["place", 1, 0, 1], "there is a point at"),
        (["place", 4, 0, 1], "off the canvas"),
        (["place", 2, 2, 0], "has whole coordinates"),
        (["place", "", 2, 1], "has whole coordinates"),
    ):
        with pytest.raises(BadMove, match=words):
            at("perceptron", move)
    with pytest.raises(BadMove, match="three coordinates"):
        at("perceptron", ["points", "space"], ["place", 1, 1, 1])
    with pytest.raises(BadMove, match="8 points, and no room"):
        at("perceptron", ["place", 2, 2, 1], ["place", 3, 3, 1], ["place", 3, 2, 1])
    with pytest.raises(BadMove):
        at("perceptron", ["points", "empty"], ["next"])
