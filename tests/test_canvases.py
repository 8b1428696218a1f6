"""Canvases: each state is a replay of moves, what is said is exact, and the adversary plays the exact worst case."""

import json
import random
import re
from fractions import Fraction
from functools import cache, reduce
from html import unescape
from itertools import product
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from conftest import book_extensions
from test_live import packed, reader  # noqa: F401  a fixture
from test_site import axe_script, axe_violations, in_browser
from thorough import part_of, some_of

from mistake_bounds import Examples, Winnow
from mistake_bounds import play as run_of
from mistake_bounds.chapters.perceptron.examples import worked_example
from mistake_bounds.chapters.weighted_majority.learner import WeightedMajority
from mistake_bounds.chapters.weighted_majority.worst_case import experts, weighted_majority
from mistake_bounds.chapters.winnow_ors.worst_case import winnow_disjunction
from mistake_bounds.chapters.winnow_worst_case.worst_case import littlestone_disjunction
from mistake_bounds.exact import norm2
from mistake_bounds.site.canvases import (
    CANVASES,
    BadMove,
    NoCanvas,
    dummy,
    figure,
    game,
    majority,
    perceptron,
    play,
    winnow,
)
from mistake_bounds.theorems import experts as theorems
from mistake_bounds.worst_case.adversary import Adversary


def at(canvas, *moves):
    """The state after some moves."""
    return reduce(game(canvas).after, moves, game(canvas).START)


# --- what all of them keep ----------------------------------------------------------------------------------


@pytest.mark.parametrize("canvas", CANVASES)
def test_a_page_has_the_opening_as_the_library_draws_it_with_its_words(canvas):
    opening = game(canvas).OPENING
    shown, html = play(canvas, opening), figure(canvas, "A < B")
    assert shown["svg"] in html and shown["controls"] in html and "<figcaption>A &lt; B<" in html
    assert json.loads(json.dumps(shown)) == shown and shown["moves"] == opening
    drawing = ElementTree.fromstring(shown["svg"])
    assert drawing.get("role") == "img" and len(drawing.get("aria-label")) > 60
    assert not [part for part in drawing.iter() if "NaN" in "".join(part.attrib.values())]
    assert {float(part.get("font-size")) for part in drawing.iter() if part.get("font-size")} == {14.0}


@pytest.mark.parametrize("canvas", CANVASES)
def test_what_is_taken_back_was_never_done_and_again_begins_anew(canvas):
    opening = game(canvas).OPENING
    assert play(canvas, [*opening, ["again"]]) == play(canvas, [])
    assert play(canvas, [["undo"]]) == play(canvas, [])
    if opening[-1][0] != "set":
        assert play(canvas, [*opening, ["undo"]]) == play(canvas, opening[:-1])


def test_a_move_or_a_canvas_that_there_is_not_and_too_many_moves_are_refused_by_name():
    for canvas, move in product(CANVASES, (["fly"], [], ["show", "x"], ["set", "x"], ["place", 1])):
        with pytest.raises(BadMove):
            play(canvas, [move])
    with pytest.raises(BadMove):
        play("perceptron", [["next"]] * 501)
    with pytest.raises(NoCanvas):
        play("chess", [])


@pytest.mark.parametrize("canvas", CANVASES)
def test_whatever_is_pressed_there_is_an_answer_or_a_refusal_by_name(canvas):
    """Moves at random: buttons that are ready are answered, others refused; each picture can be read as XML."""
    draw, moves = random.Random(canvas), []
    for _ in range(part_of(150)):
        shown = play(canvas, moves)
        ElementTree.fromstring(shown["svg"])
        buttons = [json.loads(unescape(move)) for move in re.findall(r'data-move="(.*?)"', shown["controls"])]
        off = [
            json.loads(unescape(move)) for move in re.findall(r'data-move="([^"]*)"[^>]*disabled', shown["controls"])
        ]
        at_random = [
            [draw.randint(-3, 3) if part == "$x" or part == "$y" else part for part in move] for move in buttons
        ]
        move = draw.choice([*at_random, ["set", draw.randint(0, 13)], ["toggle", draw.randint(0, 7)]])
        move = [draw.choice([1, -1]) if part == "$label" else part for part in move]
        try:
            moves = play(canvas, [*moves, move])["moves"]
        except BadMove:
            assert move in off or move[0] in {"set", "toggle", "place"}, move
        else:
            assert move not in off or move in (["undo"], ["again"])


@pytest.mark.parametrize("live", [None, "packed"])
def test_a_page_without_python_keeps_the_picture_and_what_it_says(live):
    requested = []
    ask = lambda name, **_: requested.append(name)
    app = SimpleNamespace(live=live, add_css_file=ask, add_js_file=ask)
    with book_extensions():
        import canvas

        context = {"body": f"<p>before</p>{figure('dummy', 'A caption.')}<p>after</p>"}
        canvas.prepare_page(app, "book/margins", "page.html", context, object())
        nothing = {"body": "<p>no canvas</p>"}
        canvas.prepare_page(app, "book/intro", "page.html", nothing, object())
    body = context["body"]
    assert (
        "<svg" in body
        and "X = 6: " in body
        and body.endswith("<figcaption>A caption.</figcaption></figure><p>after</p>")
    )
    assert ("<input" in body) == ("mb-canvas-link" in body) == bool(live)
    assert requested == ["controls.css", "canvases.css", *(["canvases.js"] if live else [])]
    assert nothing == {"body": "<p>no canvas</p>"}


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
    assert state.mistake_count == state.bound == 4 and state.forced == 0 and not any(state.case.slack.mistakes.values())
    with pytest.raises(BadMove, match="no example on the canvas would be a mistake now"):
        perceptron.after(state, ["worst"])


def test_with_exclusive_or_there_is_no_target_and_no_end():
    state = at("perceptron", ["points", "xor"], *[["mistake"]] * 12)
    assert state.mistake_count == 12 and state.target is None and state.bound is None and state.forced == float("inf")
    assert "no bound" in perceptron.message(state) and "for ever" in perceptron.message(state)


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


def test_the_angle_that_is_told_is_one_to_which_the_weights_are_confined():
    state = at("perceptron", *perceptron.OPENING)
    assert "w is within 40 degrees of u" in perceptron.shown(state).svg  # acos √(3/5) is 39.2 degrees


def test_a_point_is_placed_once_within_reach_and_only_in_the_plane():
    for move, words in (
        (["place", 1, 0, 1], "there is a point at"),
        (["place", 4, 0, 1], "off the canvas"),
        (["place", 2, 2, 0], "has whole coordinates"),
    ):
        with pytest.raises(BadMove, match=words):
            at("perceptron", move)
    with pytest.raises(BadMove, match="three coordinates"):
        at("perceptron", ["points", "space"], ["place", 1, 1, 1])
    with pytest.raises(BadMove, match="8 points, and no room"):
        at("perceptron", ["place", 2, 2, 1], ["place", 3, 3, 1], ["place", 3, 2, 1])
    with pytest.raises(BadMove):
        at("perceptron", ["points", "empty"], ["next"])


# --- Winnow -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("r", range(winnow.LEAST, winnow.MOST + 1))
def test_the_adversary_scores_what_the_exact_tables_say(r):
    state = at("winnow", ["relevant", r], ["finish"])
    assert (
        state.mistake_count == len(state.shown) == winnow_disjunction(winnow.N, r).mistakes == state.most
        and state.left == 0
    )
    again = run_of(Winnow(), Examples(*zip(*state.shown, strict=True)))
    assert again.mistakes == state.mistakes and all(y == (1 if any(x[:r]) else -1) for x, y in state.shown)
    best = at("winnow", ["against", "best"], ["relevant", r], ["finish"])
    assert best.mistake_count == len(best.shown) == littlestone_disjunction(winnow.N, r) == best.most
    assert list(winnow.ors_left(best)), "some OR gives all the labels"


def test_from_any_position_the_adversary_forces_as_much_as_a_search_over_all_examples():
    n, draw = 4, random.Random(5)
    rows = list(product((0, 1), repeat=n))
    for r in (1, 2):
        game = Adversary(n, r, 1, Fraction(2), Fraction(n), eliminate=False, errors=0)

        @cache
        def by_all_examples(w, r=r):
            most = 0
            for x in rows:
                y = 1 if any(x[:r]) else -1
                if Winnow().predict(w, x) != y:
                    most = max(most, 1 + by_all_examples(Winnow().update(w, x, y)))
            return most

        @cache
        def by_moves(position, game=game):
            return max((1 + by_moves(after) for _, after in game.steps(position)), default=0)

        for _ in range(12):
            w = (1,) * n
            for x in draw.choices(rows, k=draw.randrange(7)):
                y = 1 if any(x[:r]) else -1
                if Winnow().predict(w, x) != y:
                    w = Winnow().update(w, x, y)
            chips = [Fraction(v).numerator.bit_length() - Fraction(v).denominator.bit_length() for v in w]
            ends = (tuple(sorted(part, reverse=True)) for part in (chips[:r], chips[r:]))
            assert by_moves(winnow.Position(*ends, 0)) == by_all_examples(w), w


def test_a_move_that_gives_something_away_is_counted_and_a_right_answer_is_none():
    state = at("winnow", ["toggle", 0], ["show"])
    assert (state.mistake_count, state.left, state.most) == (1, 18, 20) and "at most 19 of the 20" in winnow.message(
        state
    )
    for _ in range(3):
        state = winnow.after(winnow.after(state, ["toggle", 0]), ["show"])
    assert (
        state.mistake_count == 3
        and len(state.shown) == 4
        and winnow.message(state).startswith("Right, the label is +; 3")
    )
    assert state.weights[0] == 8 and state.chips[0] == winnow.CAP
    with pytest.raises(BadMove, match="no example can force a mistake any more"):
        at("winnow", ["finish"], ["worst"])


# --- weighted majority --------------------------------------------------------------------------------------


@pytest.mark.parametrize("m", range(majority.MOST + 1))
def test_the_majority_is_made_to_err_as_often_as_the_exact_game_says(m):
    state = at("majority", ["best", m], ["finish"])
    assert (
        state.mistake_count == len(state.rounds) == weighted_majority(majority.N, m).mistakes and min(state.errors) == m
    )
    assert (
        majority.value(m)
        == experts(majority.N, m).mistakes
        <= state.mistake_count
        <= theorems.deterministic().on(state.run).bound
    )
    assert majority.shrinks() == Fraction(3, 4)
    for k in range(state.mistake_count + 1):
        so_far = at("majority", ["best", m], *[["worst"]] * k)
        assert Fraction(1, 2**m) <= sum(so_far.weights) <= majority.N * majority.shrinks() ** k


def test_rounds_of_ones_own_are_counted_and_the_best_expert_is_kept_to_its_errors():
    state = at("majority", ["toggle", 0], ["show"])
    assert (
        state.weights == (Fraction(1, 2), 1, 1, 1)
        and state.mistake_count == 0
        and "at most 6 of the 7" in majority.message(state)
    )
    rounds = [*[["toggle", i] for i in range(4)], ["show"]]
    state = at("majority", ["best", 1], *rounds)
    assert state.mistake_count == 1 and state.errors == (1, 1, 1, 1)
    with pytest.raises(BadMove, match="every expert would have erred more often: the best of them errs at most once"):
        at("majority", ["best", 1], *rounds, *rounds)
    every = [["toggle", i] for i in range(4)]
    assert majority.message(at("majority", ["best", 0], *every)).endswith("not allowed, for then all have erred.")
    assert WeightedMajority().mistaken(-1, 1) and state.run.learner.tie == -1  # so that a tie is a mistake on +


# --- the dummy ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("X", [1, 4, dummy.MOST])
def test_the_slider_tells_the_runs_own_numbers(X):
    shown = play("dummy", [["set", 3], ["set", X]])
    assert shown["moves"] == [["set", X]] and len(dummy.run_of(X, 1).mistakes) == 3 * X**2 + 5
    assert f"there are {3 * X**2 + 5} mistakes" in shown["says"] and dummy.run_of(X, 1).clean
    for move in (["set", 0], ["set", dummy.MOST + 1], ["set", "x"]):
        with pytest.raises(BadMove, match="sets X, from 1 to 12"):
            play("dummy", [move])


# --- in the page --------------------------------------------------------------------------------------------


MOVES = {  # a page, and moves that are made on it, each by its own button or on the slider
    "perceptron": ("perceptron", [["again"], ["next"], ["mistake"], ["undo"], ["points", "space"], ["worst"]]),
    "winnow": ("winnow-worst-case", [["again"], ["toggle", 0], ["show"], ["undo"], ["against", "best"], ["finish"]]),
    "dummy": ("margins", [["set", 12], ["set", 1]]),
    "majority": ("weighted-majority", [["again"], ["toggle", 0], ["show"], ["best", 4], ["finish"]]),
}


def settled(page):
    page.wait_for_function("!document.querySelector('.mb-canvas[aria-busy]')", timeout=120_000)


@in_browser
@packed
@pytest.mark.parametrize("canvas", some_of([*MOVES]))
def test_a_canvas_is_played_by_keyboard_and_says_what_the_library_says(reader, canvas):  # noqa: F811
    address, moves = MOVES[canvas]
    book = reader(f"book/{address}.html")
    page, box = book.page, book.page.locator(f'[data-canvas="{canvas}"]')
    assert not book.live_files() and box.bounding_box()["height"] <= 900
    status = box.get_by_role("status")
    played = game(canvas).OPENING
    for move in moves:
        slides = move[0] == "set"
        control = box.get_by_role("slider") if slides else box.locator(f"button[data-key='{json.dumps(move)}']")
        control.focus()
        page.keyboard.press("Enter" if not slides else "End" if move[1] > 1 else "Home")
        settled(page)
        assert control.evaluate("control => control === document.activeElement || !control.isConnected"), move
        answer = play(canvas, [*played, move])
        played = answer["moves"]
        assert status.inner_text() == answer["says"]
    page.evaluate(axe_script())
    assert axe_violations(page) == []
    address = box.get_by_role("link", name="Link to this game").get_attribute("href")
    for there, words in ((address, "The address holds a game of"), (address[:-6] + "!", "holds no game that")):
        page.evaluate("address => { location.hash = address }", there)
        page.reload()
        status.get_by_text(words).wait_for()
    assert book.faults == []


@in_browser
@packed
def test_a_point_is_typed_or_pressed_and_where_one_is_none_is_placed(reader):  # noqa: F811
    book = reader("book/perceptron.html")
    page, box = book.page, book.page.locator('[data-canvas="perceptron"]')
    box.get_by_role("button", name="None", exact=True).click()
    settled(page)
    for words in ("No mistake yet", "Not possible: there is a point at (−2, −1) already."):
        for label, value in (("x", -2), ("y", -1)):
            box.get_by_label(label, exact=True).fill(str(value))
        page.keyboard.press("Enter")
        settled(page)
        assert box.get_by_role("status").inner_text().startswith(words)
    box.get_by_label("label").select_option("−")
    box.locator(".mb-canvas-free").first.click()
    settled(page)
    assert box.get_by_role("button", name="− (−3, −3)", exact=True).count() == 1
