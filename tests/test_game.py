"""The landing page's game: its rule is the library's, and it is played in the page by mouse and keyboard."""

import json
import random
import shutil
import subprocess

import pytest
from conftest import book_extensions
from test_site import in_browser, parsed

from mistake_bounds import Examples, Perceptron, play, play_until_clean
from mistake_bounds.theorems import perceptron
from mistake_bounds.validation import NotSeparable, best_margin

with book_extensions():
    import landing

GAMES = 1000
GAME = landing.__file__.replace("_extensions/landing.py", "_static/game.js")
# Reads games from the standard input, and writes what the script makes of each.
PLAYED = """
const Game = require(process.argv[1]);
const games = JSON.parse(require("fs").readFileSync(0));
console.log(JSON.stringify(games.map(({ examples, order }) => {
  let w = [0, 0];
  const weights = [], mistakes = [];
  order.forEach((i, t) => {
    if (!Game.errs(w, examples[i])) return;
    w = Game.learn(w, examples[i]);
    mistakes.push(t);
    weights.push(w);
  });
  const best = Game.best(examples);
  let made = 0, last = -1, i;
  if (best) for (w = [0, 0]; (i = Game.next(examples, w, last)) >= 0; last = i, made++) w = Game.learn(w, examples[i]);
  return { mistakes, weights, best, made, end: w };
})));
"""


def drawn(draw):
    """Examples in the plane, a few of which may be on the wrong side of a line, and an order to show them in."""
    count = draw.randint(1, 6)
    rows = draw.sample([(x, y) for x in range(-4, 5) for y in range(-4, 5) if x or y], count)
    u = draw.randint(-4, 4), draw.randint(-4, 4)
    wrong = draw.random() < 0.5
    right = [1 if u[0] * x + u[1] * y > 0 else -1 for x, y in rows]
    labels = [draw.choice((-1, 1)) if wrong and draw.random() < 0.3 else label for label in right]
    return rows, labels, [draw.randrange(count) for _ in range(40)]


@pytest.mark.skipif(shutil.which("node") is None, reason="no node on the PATH")
def test_the_script_errs_learns_and_bounds_as_the_library_does():
    draw = random.Random(4)
    games = [drawn(draw) for _ in range(GAMES)]
    told = json.dumps(
        [{"examples": [*zip(rows, labels, strict=True)], "order": order} for rows, labels, order in games]
    )
    done = subprocess.run(["node", "-e", PLAYED, GAME], input=told, capture_output=True, text=True, check=True)
    separable = 0
    for (rows, labels, order), found in zip(games, json.loads(done.stdout), strict=True):
        shown = play(Perceptron(tie=0), Examples([rows[i] for i in order], [labels[i] for i in order]))
        assert found["mistakes"] == list(shown.mistakes)
        assert [tuple(w) for w in found["weights"]] == [step.after for step in shown.steps]
        examples = Examples(rows, labels)
        try:
            nearly = best_margin(examples)  # its numbers are rounded
        except NotSeparable:
            assert found["best"] is None
            continue
        separable += 1
        run = play_until_clean(Perceptron(tie=0), examples, at_most=3000)
        theorem = perceptron.mistake_bound()
        exact = theorem.on(run, tuple(found["best"]["u"])).bound
        assert exact // 1 == found["best"]["bound"] and exact <= theorem.on(run, nearly).bound
        assert found["made"] == len(run.mistakes) <= found["best"]["bound"] and tuple(found["end"]) == run.weights
    assert 200 < separable < GAMES - 100


def test_the_landing_page_has_few_links_and_shows_the_board_where_no_script_runs():
    page = parsed("book/intro.html")
    assert len(page.css("article a[href]")) <= 30
    board = page.css_first(".mb-game svg[role=img]")
    assert all(word in board.attributes["aria-label"] for word in ("plus at (3, 3)", "minus at (−1, −3)"))
    assert "subtracts" in page.css_first(".mb-game-help").text()


MOVED = {"a-map", "a-path", "what-is-unusual-here", "the-five-lectures", "citing-and-licence", "all-in-the-page"}


def test_what_stood_on_the_landing_page_is_found_from_its_old_address():
    links = {link.id: link.attributes["href"] for link in parsed("book/intro.html").css("a.mb-moved")}
    pages = {"a-map": "map.html", "the-five-lectures": "lectures.html", "citing-and-licence": "licence.html"}
    assert links == {name: pages.get(name, f"about.html#{name}") for name in MOVED}


@in_browser
def test_the_game_is_played_to_its_end_fetches_nothing_and_stays_true_without_a_separator(newcomer, origin):
    newcomer.goto(f"{origin}/book/intro.html")
    newcomer.wait_for_load_state("load")
    asked = []
    newcomer.on("request", lambda request: asked.append(request.url))
    says, err = newcomer.locator(".mb-game-says"), newcomer.get_by_role("button", name="Make it err")
    while err.is_enabled():
        err.click()
    assert "4 mistakes of at most 7." in says.inner_text() and "It cannot err again." in says.inner_text()
    newcomer.get_by_role("button", name="Start again").click()
    first = newcomer.get_by_role("button", name="plus at (3, 3)")
    first.click()
    assert "w is now (3, 3)" in says.inner_text()
    newcomer.get_by_role("button", name="plus at (0, 4)").press("Enter")
    assert "That is right" in says.inner_text()
    first.press("ArrowLeft")
    assert "starts again" in says.inner_text()
    last = newcomer.locator(".mb-game-point").nth(5)
    for key in ("ArrowRight", *["ArrowUp"] * 6):  # a minus among those with a plus
        last.press(key)
    for _ in range(12):
        err.click()
    assert "12 mistakes, and no bound" in says.inner_text() and err.is_enabled()
    assert [url for url in asked if not url.endswith("logo.svg")] == []  # the icon of the tab, whenever it comes
