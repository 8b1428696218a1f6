"""Exercises that answer: each takes its right answer, no wrong one and no cheat; and a reader of the site is answered.

In the browser it is skipped where there is no Chromium or no built site, or where the site was built without Pyodide.
"""

import json
import re
from fractions import Fraction
from pathlib import Path
from random import Random

import nbformat
import pytest
from browser import arrive
from test_live import PACKED
from test_site import SIMPLER, axe_script, axe_violations, in_browser
from thorough import THOROUGH, some_of

from mistake_bounds.chapters.losses_and_steps.exercises import cost_of, least_of_all
from mistake_bounds.chapters.winnow_against_perceptron.exercises import HADAMARD
from mistake_bounds.chapters.winnow_ors.examples import hadamard
from mistake_bounds.examples import Examples
from mistake_bounds.exercises import reading
from mistake_bounds.exercises.exercise import NotAnAnswer
from mistake_bounds.exercises.order import shuffled
from mistake_bounds.exercises.question_types import PRESSED, numbers, right_answer, wrong_answer
from mistake_bounds.site import exercises
from mistake_bounds.site.exercises import PAGES, NoSuchExercise, of_page
from mistake_bounds.site.sheet import NotOurs, drawing, drawn, exercises_page, main, notebook, write

STEPS = [(i, j) for i in range(-3, 4) for j in range(-3, 4)]
ROOT = Path(__file__).parent.parent
TABLE = [(page, found) for page in PAGES for found in of_page(page)]
NAMED = {found.name: found for _, found in TABLE}
EXERCISES = [found for _, found in TABLE]
KINDS = list({found.kind: found for found in EXERCISES}.values())


def check(name, answer):
    (page,) = (page for page, found in TABLE if found.name == name)
    return exercises.check(page, name, answer)


def labels(page):
    """The names of the exercises in a chapter's own text."""
    cells = json.loads((ROOT / "book" / f"{page}.ipynb").read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return re.findall(r"^`{3,}\{exercise\}.*\n:label: (\S+)", text, re.MULTILINE)


# --- the table ---------------------------------------------------------------------------------------


def test_every_chapter_with_exercises_has_three_that_answer_and_half_of_them_without_typing_of_code():
    chapters = {path.stem for path in (ROOT / "book").glob("*.ipynb") if labels(path.stem)}
    assert chapters == set(PAGES)
    for page in PAGES:
        kinds = [found.kind for found in of_page(page)]
        assert len(kinds) >= 3, page
        assert 2 * sum(kind in ("number", "choice", "order") for kind in kinds) >= len(kinds), page


@pytest.mark.parametrize("page", PAGES)
def test_an_exercise_is_one_of_the_chapters_own_or_has_a_title(page):
    own = labels(page)
    for found in of_page(page):
        assert (found.name in own) != bool(found.title), found.name
        assert found.hints


def test_no_two_exercises_have_one_name():
    names = [found.name for _, found in TABLE]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    "found",
    EXERCISES if THOROUGH else list(dict.fromkeys([*KINDS, *some_of(EXERCISES)[::2]])),
    ids=lambda found: found.name,
)
def test_the_right_answer_is_taken_and_a_wrong_one_is_answered(found):
    right, wrong = found.check(right_answer(found)), found.check(wrong_answer(found))
    assert right.right, right.words
    assert not wrong.right and wrong.words


def test_the_rows_that_a_page_has_are_those_of_the_chapter():
    assert tuple(HADAMARD) == tuple(hadamard(4, seed=1))


def test_an_exercise_whose_examples_can_be_pressed_has_an_answer_among_them():
    pressed = [found for _, found in TABLE if found.instances]
    assert len(pressed) >= 14
    for found in pressed:
        assert found.kind == "stream" and len(set(found.instances)) == len(found.instances) <= PRESSED, found.name
        rows = reading.stream(right_answer(found), len(found.instances[0]), set(sum(found.instances, ())) <= {0, 1}).X
        assert set(rows) <= set(found.instances) and found.check(right_answer(found)).right, found.name


def test_an_unknown_name_is_refused():
    for page, name in (("perceptron", "fource"), ("fource", "perceptron-ex-start")):
        with pytest.raises(NoSuchExercise):
            exercises.named(page, name)


# --- what is no answer -------------------------------------------------------------------------------

JUNK = [None, 7, "", "   ", "?", "A" * 10_000, "9" * 400, "0/0", "1e9 -", "٣ +", "½ +", ".\n.", "+ +", "+1 -1", "\x00"]
JUNK += ["0 0 +\n(", "x ≤", "= =", "‖", "⟨,⟩", "‖w‖² ≤ ‖w‖⁹⁹⁹", "((((a)²)²)²)² ≥ 0", "0 ≤ 0", "x = x", "w ≥ 0", "AA"]


@pytest.mark.parametrize("found", KINDS, ids=lambda found: found.kind)
def test_what_is_no_answer_is_not_right_and_breaks_nothing(found):
    for junk in JUNK:
        for typed in (junk, [junk] * len(found.parts)):
            answer = found.check(typed)
            assert not answer.right and answer.words, junk


def test_nothing_that_is_typed_is_evaluated():
    with pytest.raises(NotAnAnswer):
        reading.number("__import__('os')")
    assert not check("own-ex-beta", "__import__('os').system('true') ≤ 0")["right"]


def test_a_claim_that_only_takes_time_is_refused_by_its_size():
    for typed in ("(a+b+c+d)^6" * 3, "(a + b)" * 12, "((((9)^6)^6)^6)^6"):
        assert "too large" in check("own-ex-beta", f"{typed} ≥ 0")["words"]
        assert "too large" in check("ex-on-paper", typed)["words"]


def test_what_was_typed_is_shown_as_it_is_and_never_as_a_formula():
    for typed in (r"\(\text{<img src=x>}\) ≥ 0", r"\[x\] ≥ 0", "$$x$$ ≥ 0"):
        words = check("own-ex-beta", typed)["words"]
        assert "x" in words and "\\" not in words and "$$" not in words


def test_signs_of_a_phone_are_understood():
    assert reading.number("−½") == reading.number("-1/2") == reading.number("-.5")
    assert reading.row("−½ 1 ¼") == (Fraction(-1, 2), 1, Fraction(1, 4))
    with pytest.raises(NotAnAnswer):
        reading.number("1½")
    assert check("own-ex-beta", "||w + y*x||^2 <= |w|^2 + R**2 + 2*beta")["right"]
    assert check("own-ex-beta", "norm2(w + y*x) ≤ norm2(w) + R² + 2 β")["right"]
    assert check("perceptron-ex-away", "(1, 1) positive\n(1, −4), plus")["right"]
    assert check("perceptron-ex-backwards", ["“3”", "(3, −1)"])["right"]


# --- what looks like an answer -----------------------------------------------------------------------


def test_a_claim_that_is_equal_or_stronger_is_taken():
    assert check("own-ex-beta", "2 ‖w + y x‖² ≤ 2 ‖w‖² + 2 R² + 4 β")["right"]
    assert check("own-ex-beta", "‖w + y x‖² + ‖x‖² ≤ ‖w‖² + R² + 2 β + ‖x‖²")["right"]


@pytest.mark.parametrize(
    ("cheat", "answered"),
    [
        ("0 ≤ 0", "no relation|says too little|polynomial"),  # empty
        ("‖w‖² ≥ 0", "says too little"),  # true, and of anything
        ("‖x‖² ≤ R²", "one of the premises"),
        ("2 ‖x‖² ≤ 2 R²", "says too little|premises"),  # a premise in disguise
        ("‖w + y x‖² ≤ ‖w‖² + R² + 2 β + 1", "says too little"),
        ("‖w + y x‖² ≤ ‖w‖² + R² + β", "fails at"),
    ],
)
def test_a_claim_that_says_too_little_or_something_else_is_not_taken(cheat, answered):
    answer = check("own-ex-beta", cheat)
    assert not answer["right"] and re.search(answered, answer["words"]), answer["words"]


@pytest.mark.parametrize(
    ("cheat", "answered"),
    [
        ("‖w + y x‖² < ‖w‖² + R²", "the claim itself"),  # the theorem among the premises, in other words
        ("R² < 0", "no numbers satisfy|no case"),  # it cannot hold
        ("y ⟨w, x⟩ > 0", "no numbers satisfy|contradict"),  # nor with the premises
        ("⟨w, x⟩ < ⟨w, x⟩", "they cancel"),
        ("γ > 0", "and not about gamma"),
    ],
)
def test_a_hypothesis_that_is_the_claim_or_cannot_hold_is_not_taken(cheat, answered):
    answer = check("perceptron-ex-strict", cheat)
    assert not answer["right"] and re.search(answered, answer["words"]), answer["words"]


def test_a_hypothesis_that_asks_for_more_than_the_claim_is_not_taken():
    for cheat in ("‖w + y x‖² ≤ ‖w‖² + R² − 1", "2 y ⟨w, x⟩ + ‖x‖² ≤ R² − 1"):  # stronger than the claim
        assert "claim itself or more" in check("perceptron-ex-strict", cheat)["words"]
    assert check("perceptron-ex-strict", "‖x‖² < R²")["right"]  # with it, that it is a mistake is used


def test_a_repaired_claim_does_not_repeat_itself():
    for cheat in ("2 ‖w + x‖² ≥ 2 ‖w‖²", "norm2(w + x) >= norm2(w) + 1"):
        assert "length of a sum" in check("ex-repair", cheat)["words"]
    assert check("ex-repair", "2 ⟨w, x⟩ ≥ −‖x‖²")["right"]


def test_a_certificate_may_stand_in_one_line_and_have_numbers_in_brackets():
    assert check("ex-by-hand", "(1/2) (a−b)^2 + ((1/2)) (b−c)² + 0.5 (c − a)²")["right"]
    one = "|u|^2 (M R² − |w_M|²) + (‖u‖² ‖w_M‖² − <u, w_M>²) + (⟨u, w_M⟩ − M γ)*(⟨u, w_M⟩ + M γ)"
    assert check("perceptron-ex-certificate", one)["right"]
    lines = one.replace(" + (‖u‖² ‖w_M‖² − <u, w_M>²) + ", "\n‖u‖² ‖w_M‖² − <u, w_M>²\n")
    assert "\n" in lines and check("perceptron-ex-certificate", lines)["right"]  # without brackets
    assert "not given" in check("perceptron-ex-certificate", "‖u‖² − ⟨u, w_M⟩²")["words"]
    assert "differ by" in check("perceptron-ex-certificate", "⟨u, w_M⟩²")["words"]  # a square without brackets
    assert "no square" in check("perceptron-ex-certificate", "⟨u, w_M⟩")["words"]
    assert "missing" in check("ex-on-paper", "(2 (a − b)")["words"]
    assert "no term yet" in check("ex-on-paper", "+ +")["words"]


def test_a_wrong_number_is_not_told_on_which_side_it_misses():
    low, high = (check("perceptron-ex-start", [number])["words"].replace(number, "") for number in ("1", "999"))
    assert low == high


def test_the_least_that_a_fixed_u_pays_is_found_exactly():
    found = check("losses-ex-negative", "1 0 +\n1 0 +\n1 0 +\n2 0 -\n2 0 -")  # no example is another one turned round
    assert found["right"] and "pays 4. No fixed u pays less than 9/2" in found["words"]
    random = Random("losses")
    for _ in range(5):
        rows = [(random.randint(-3, 3), random.randint(-3, 3)) for _ in range(6)]
        some = Examples(rows, [random.choice((1, -1)) for _ in rows])
        best = least_of_all(some)
        around = [tuple(v + Fraction(d, 100) for v, d in zip(best, step, strict=True)) for step in STEPS]
        assert all(cost_of(best, some) <= cost_of(other, some) for other in around)  # convex: so nowhere less


def test_a_certificate_is_refused_by_the_difference_and_by_terms_that_may_be_negative():
    assert "differ by: b - 2" in check("ex-on-paper", "2 (a − b)\n2 (b − 2)")["words"]
    assert "may be negative" in check("ex-on-paper", "-2 (a − b)\n3 (b − 2)")["words"]
    assert "no square" in check("ex-on-paper", "(2 a + b − 6)")["words"]  # the goal among the terms
    assert not check("ex-by-hand", "0 (a − b)²")["right"]
    assert check("ex-by-hand", "1/4 (2 a − b − c)²\n3/4 (b − c)²")["right"]


def test_a_wrong_certificate_is_answered_by_the_hypotheses_that_one_uses():
    (one_missing,) = check("ex-on-paper", "2 (a − b)")["shown"]
    (none_missing,) = check("ex-on-paper", "2 (a − b)\n2 (b − 2)")["shown"]
    assert r"b \ge 2" in one_missing and r"a" not in one_missing.partition(r"\(")[2].partition(r"\)")[0]
    assert r"\(" not in none_missing and check("ex-on-paper", "2 (a − b)\n3 (b − 2)")["right"]


IDENTITY = ("‖u‖² (M R² − ‖w_M‖²)", "‖u‖² ‖w_M‖² − ⟨u, w_M⟩²", "⟨u, w_M⟩² − M² γ²")  # as the chapter writes its slack


@pytest.mark.parametrize(
    "lines",
    [
        IDENTITY,
        ("M R² ‖u‖² − ‖u‖² ‖w_M‖²", *IDENTITY[1:]),
        (*IDENTITY[:2], "(M γ + ⟨u, w_M⟩)(⟨u, w_M⟩ − M γ)"),
        (*IDENTITY[:2], "1/2 (2 ⟨u, w_M⟩² − 2 M² γ²)"),
    ],
)
def test_a_term_of_a_certificate_may_be_multiplied_out(lines):
    assert check("perceptron-ex-certificate", "\n".join(lines))["right"]


def test_a_term_that_may_be_negative_is_named_as_a_page_writes_it():
    words = check("perceptron-ex-certificate", "\n".join([*IDENTITY[:2], "M² γ² − ⟨u, w_M⟩²"]))["words"]
    assert "M²·γ² - ⟨u, w_M⟩² is at least 0" in words and "**" not in words


def test_streams_that_are_empty_or_none_of_the_targets_are_told():
    assert "no answer yet" in check("winnow-ex-seven", "")["words"]
    assert "says − of example 1" in check("winnow-ex-seven", "01111111 +")["words"]
    assert "has no label" in check("winnow-ex-seven", "0111 1111")["words"]
    assert "too many" in check("winnow-ex-seven", "10000000 +\n" * 61)["words"]
    assert "0 or 1" in check("winnow-ex-seven", "20000000 +")["words"]


def test_only_an_order_in_which_each_line_follows_is_right_and_any_such_one_is():
    lines = NAMED["perceptron-lines-growth"]
    mixed = shuffled("perceptron-lines-growth", ("‖w⁺‖² = a  one", "= b  two", "≤ c  three"))
    assert mixed.start == "‖w⁺‖²" and len(mixed.lines) == 3
    first, second, third, last = right_answer(lines)
    assert lines.check(second + first + third + last).right  # the two equalities may change places
    assert "does not follow yet" in lines.check(first + third + second + last).words
    assert "reached before" in check("winnow-lines-demotions", "ABC")["words"]  # the goal at the head
    for cheat in ("", first, first * 4, "ABCDE", "abcd"):
        assert "every line once" in lines.check(cheat).words


def test_a_line_that_is_only_not_proved_is_not_said_to_be_false(monkeypatch):
    monkeypatch.setattr("mistake_bounds.exercises.order.SECONDS", 0.05)
    words = check("halving-lines-bound", "ABC")["words"]
    assert re.match("Line [AB] is not proved there: neither", words) and "false" not in words


def test_a_choice_is_one_of_the_options():
    for cheat in ("", "7", "-1", "٠", [0], "0.0"):
        assert "choose one" in check("perceptron-ex-order", cheat)["words"]


def test_a_field_says_which_number_is_not_right():
    two = numbers("two", ("a", "b"), lambda: (1, (2, 3)), "yes", ("a hint",))
    assert two.check(["1", "2, 3"]).right
    assert two.check(["1", "2 4"]).words == "b: entry 2 is not 4."


# --- a class -----------------------------------------------------------------------------------------


def test_a_chapters_notebook_judges_by_name_and_says_what_is_for_a_person(capsys):
    sheet = notebook("weighted-majority", "autumn")
    nbformat.validate(nbformat.from_dict(sheet))
    assert all(cell["metadata"] == {} for cell in sheet["cells"])
    names, code = {}, ["".join(cell["source"]) for cell in sheet["cells"] if cell["cell_type"] == "code"]
    for cell in code:
        exec(cell, names)
    assert capsys.readouterr().out.splitlines()[-1].startswith("0 of 7")
    assert any("For a person" in "".join(cell["source"]) for cell in sheet["cells"])
    for found in names["sheet"].exercises:
        answer = right_answer(found)
        names["check"](found.name, str(int(answer) + 1) if found.kind == "choice" else answer)
    assert names["sheet"].report().splitlines()[-1].startswith("7 of 7")
    assert "not yet" in names["check"]("experts-ex-integers", 3)
    for none in ("0", 0, "-1", "٢", True):
        assert "choose one" in names["check"]("experts-ex-conservative", none), "options are counted from 1"
    names["check"]("experts-ex-conservative", "1")
    assert names["sheet"].report().splitlines()[-1].startswith("6 of 7")


@pytest.mark.parametrize("seed", range(50 if THOROUGH else 3))
def test_a_seed_draws_numbers_and_their_own_answers_are_right(seed):
    for name, draw in (item for page in PAGES for item in drawing(page).items()):
        one = draw(Random(seed))
        assert one.name == name and len({draw(Random(f"{seed}/{k}")).prompt for k in range(9)}) > 1, name
        assert one.check(right_answer(one)).right and not one.check(wrong_answer(one)).right, name


def test_what_is_drawn_stays_what_it_was():
    """A class has its sheet: a version of the library that draws other numbers for it has to say so."""
    answers = {exercise.name: right_answer(exercise) for _, exercise in drawn("autumn")}
    assert answers["perceptron-ex-backwards"] == ("5", "2 7")
    assert answers["winnow-ex-order"] == ("4", "2 1 2 4 4", "19")


@pytest.mark.slow
def test_the_command_writes_a_sheet_without_the_key_a_key_and_the_notebooks(tmp_path):
    assert main(["autumn", str(tmp_path)]) == 0 == main(["autumn", str(tmp_path)])
    sheet, key = ((tmp_path / name).read_text(encoding="utf-8") for name in ("exercises.md", "key.md"))
    assert sheet == exercises_page("autumn") and all(f"`{name}`" in sheet for page in PAGES for name in drawing(page))
    (rows,) = (right_answer(one).splitlines() for _, one in drawn("autumn") if one.kind == "stream")
    assert all(row in key and row not in sheet for row in rows) and "not yet" not in key
    assert {path.stem for path in (tmp_path / "chapters").iterdir()} == set(PAGES)


def test_the_command_wants_a_seed_and_a_folder_of_its_own(tmp_path):
    (tmp_path / "key.md").write_text("My own notes.", encoding="utf-8")
    for seed in ("", "autumn"):
        with pytest.raises(SystemExit):
            main([seed, str(tmp_path)])
    with pytest.raises(NotOurs) as refused:
        write("autumn", tmp_path)
    assert refused.value.offender == tmp_path / "key.md" and not (tmp_path / "exercises.md").exists()


# --- the pages ---------------------------------------------------------------------------------------


@in_browser
@pytest.mark.skipif(not PACKED, reason="the site was built without Pyodide's files")
def test_numbers_whose_reason_has_a_formula_need_no_python(newcomer, origin):
    requests = []
    newcomer.on("request", lambda request: requests.append(request.url))
    arrive(newcomer, f"{origin}/book/margins.html")
    box = newcomer.locator("#hyperplanes-ex-units form.mb-answer")
    for name, text in (("Mistakes", "305"), ("Weight of the dummy", "101")):
        box.get_by_label(name).fill(text)
    box.get_by_role("button", name="Check").click()
    box.locator(".mb-answer-right math").first.wait_for()
    assert not [url for url in requests if "/_static/live/" in url]


@in_browser
@pytest.mark.skipif(not PACKED, reason="the site was built without Pyodide's files")
def test_a_reader_is_answered_by_keyboard(chromium, origin):
    """One story: a number wrong, then right; a box opened, a line moved up; what was solved is kept and saved."""
    old = {"name": "mistake-bounds-solved:book/perceptron", "value": '{"perceptron-ex-order": "2026-01-01T09:00:00Z"}'}
    context = chromium.new_context(
        viewport={"width": 390, "height": 844}, storage_state={"origins": [{"origin": origin, "localStorage": [old]}]}
    )
    page, faults = context.new_page(), []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"{origin}/book/perceptron.html")
    assert not [url for url in requests if "/_static/live/" in url]
    box = page.locator("#perceptron-ex-start form.mb-answer")
    field = box.get_by_label("Mistakes")
    tall = page.locator("form.mb-answer:has(.mb-try)").evaluate_all("all => all.map(each => each.offsetHeight)")
    assert max(tall) < 75, "a folded box is a line, at most two on a phone, until it is opened"
    assert field.is_visible()
    several = page.locator("#perceptron-ex-order form.mb-answer")
    several.get_by_label("The bound and the number of mistakes").check()
    several.get_by_role("button", name="Check").press("Enter")
    several.get_by_text("none of them knows of an order").wait_for()
    board = page.locator("form.mb-answer", has_text="The lines of the growth")
    board.locator("summary").press("Enter")
    board.get_by_role("button", name="Check").press("Enter")
    board.get_by_text("Another order may be right all the same").wait_for()
    order, right = "ABCD", right_answer(NAMED["perceptron-lines-growth"])
    for place, mark in enumerate(right):  # each line is moved up to its place
        for _ in range(order.index(mark) - place):
            board.get_by_role("button", name=f"Move line {mark} up").press("Enter")
        order = order[:place] + mark + order[place:].replace(mark, "")
    board.get_by_role("button", name="Check").press("Enter")
    board.locator(".mb-answer-right").wait_for()
    board.locator("summary").press("Enter")
    assert not [url for url in requests if "/_static/live/" in url], "the chapter's own order needs no Python"
    field.focus()
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    box.locator(".mb-answer-wrong").wait_for(timeout=120_000)
    field.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("6")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Check"
    page.keyboard.press("Enter")
    box.locator(".mb-answer-right").wait_for(timeout=60_000)
    board.locator("summary").press("Enter")
    assert board.get_by_role("list", name="Your answer").inner_text().count("↑") == 4
    board.get_by_role("button", name="Check").press("Enter")
    board.locator(".mb-answer-right").wait_for(timeout=60_000)
    assert board.get_by_role("button", name="Have mine judged").count() == 0
    board.get_by_role("button", name=f"Move line {right[1]} up").press("Enter")
    board.get_by_role("button", name="Check").press("Enter")
    board.get_by_role("button", name="Have mine judged").press("Enter")  # the two equalities may change places
    board.locator(".mb-answer-right").wait_for(timeout=60_000)
    assert board.locator(".mb-answer-hints li:not([hidden])").count() == 2  # one for each wrong answer
    stream = page.locator("form.mb-answer:has(.mb-answer-pressed)")
    stream.locator("summary").press("Enter")
    field, add = stream.get_by_label("Your answer"), stream.get_by_role("group", name="Add an example")
    for name in ("(2, 1)", "(3, 0)"):
        add.get_by_role("button", name=name, exact=True).press("Enter")
    stream.get_by_role("radio", name="+").press("ArrowRight")  # the other label
    add.get_by_role("button", name="(1, −3)").press("Enter")
    assert field.input_value() == "2 1 +\n3 0 +\n1 -3 -"
    for _ in range(2):
        stream.get_by_role("button", name="Undo the last").press("Enter")
    stream.get_by_role("radio", name="−").press("ArrowLeft")
    add.get_by_role("button", name="(1, −3)").press("Enter")
    assert field.input_value() == "2 1 +\n1 -3 +" and "Example 2" in stream.get_by_role("status").inner_text()
    stream.get_by_role("button", name="Check").press("Enter")
    stream.locator(".mb-answer-right").wait_for(timeout=60_000)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.locator(".mb-progress[aria-label='4 solved']").first.wait_for(state="attached")
    page.evaluate(SIMPLER)  # axe-core does not see that a heading of a table has a formula in it
    page.evaluate(axe_script())
    assert not axe_violations(page)
    page.reload()
    marks, fold = page.get_by_text("✓ Solved on"), page.locator("details.mb-changes")
    assert marks.count() == 4  # one of them kept as it once was
    assert all(each.is_visible() for each in marks.all())  # on the line that each box is
    fold.locator("summary").press("Enter")
    fold.get_by_text("4 exercises solved").first.wait_for()
    with page.expect_download() as saved:
        fold.get_by_role("button", name="Save as a file").press("Enter")
    page.evaluate("localStorage.clear(); dispatchEvent(new Event('mb-kept'))")
    assert marks.count() == 0
    fold.locator("input[type=file]").set_input_files(saved.value.path())
    fold.get_by_role("status").get_by_text("4 changes taken").wait_for()
    assert marks.count() == 4
    assert not faults and all(url.startswith((origin, f"blob:{origin}")) for url in requests)
    context.close()
