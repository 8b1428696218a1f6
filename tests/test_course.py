"""Courses drawn from a seed: every key passes its own judge, cheats are refused, and the files say what was drawn."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from itertools import permutations
from random import Random

import nbformat
import pytest
from sympy import Eq, Rational

from mistake_bounds.course import Judgement, NoSuchExercise, draw
from mistake_bounds.course.__main__ import main
from mistake_bounds.course.claims import LABEL, MISTAKE, RADIUS, R, T, T_next, n, ordered, s, w, x, y
from mistake_bounds.course.exercise import NothingDrawn, drawn
from mistake_bounds.course.perceptron import once, points, slack_of
from mistake_bounds.course.sheet import FILES, NotOurs, exercises_page, key_page, notebook, write
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import norm2 as length2
from mistake_bounds.proof import claim, dot, norm2, prove
from tests.thorough import THOROUGH

SEEDS = range(50 if THOROUGH else 3)
NAMES = draw(0).names


@pytest.fixture(scope="module")
def course():
    return draw("autumn")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_key_passes_its_own_judge(seed):
    of_seed = draw(seed)
    judged = {}
    check = of_seed.check_into(judged)
    for exercise in of_seed.exercises:
        expected = None if exercise.name == "another-start" else True
        assert check(exercise.name, exercise.answer).holds is expected, exercise.name
    assert of_seed.report(judged).splitlines()[-1] == "10 of 11 judged here, 1 is for a person"


def test_the_same_seed_draws_the_same_course_and_another_seed_other_numbers():
    assert key_page(draw("autumn")) == key_page(draw("autumn"))
    assert exercises_page(draw(7)) == exercises_page(draw("7"))
    autumn, spring = draw("autumn"), draw("spring")
    assert all(autumn[name].task != spring[name].task for name in NAMES)


def test_a_course_does_not_depend_on_the_process_that_draws_it(course):
    program = "from mistake_bounds.course import draw, sheet; print(sheet.key_page(draw('autumn')), end='')"
    drawn_there = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "12345", "PYTHONIOENCODING": "utf-8"},
    ).stdout.decode("utf-8")
    assert drawn_there == key_page(course)


@pytest.mark.parametrize("seed", range(3))
def test_the_parts_of_the_slack_are_what_the_task_says_they_are(seed):
    """Worked out once more from the sums in the task, for points that are drawn as the exercise draws them."""
    known = drawn("slack", Random(seed), lambda random: points(random, 5), lambda p: p and len(once(p).mistakes) > 1)
    run, u, gamma = once(known), known.u, known.margin
    made, u2, w_M = len(run.steps), length2(u), run.weights
    along = inner(u, w_M)
    sums = {
        "short examples": sum(u2 * (known.examples.radius2 - length2(step.x)) for step in run.steps),
        "overshoot": sum(-2 * u2 * step.y * inner(step.before, step.x) for step in run.steps),
        "angle": u2 * length2(w_M) - along**2,
        "margin surplus": along**2 - made**2 * gamma**2,
    }
    assert {cause: Fraction(value, made * gamma**2) for cause, value in sums.items()} == slack_of(known).mistakes


def test_what_is_drawn_stays_what_it_was(course):
    """A class has its sheet: a version of the library that draws other numbers for it has to say so."""
    assert course["run-by-hand"].answer == [(-3, 1), (-1, -4), (-5, -2), (-1, -7)]
    assert course["bound"].answer == 68


def test_a_key_is_no_answer_to_another_seed(course):
    spring = draw("spring")
    passes = [name for name in NAMES if spring[name].judge(course[name].answer).holds]
    assert not set(passes) - {"target", "force", "board-order"}, passes


# --- what is no answer ----------------------------------------------------------------------

JUNK = [
    ...,
    None,
    True,
    "",
    "ABCDE",
    "AABC",
    -1,
    10**9,
    0.5,
    float("nan"),
    [],
    (),
    {},
    [()],
    [(1, 0)],
    [[0.5, 0.5]],
    [("a", "b")],
    [(True, False)] * 3,
    [(0, 0)] * 2000,
    {"squares": [], "radius": 0},
    {"squares": [(1, (1, 1))], "radius": "m"},
    {"squares": 3, "radius": 1},
    {"squares": [(Fraction(-1), (1, 1))], "radius": 1},
    dict.fromkeys(("short examples", "overshoot", "angle", "margin surplus"), 0),
    dict.fromkeys(("short examples", "overshoot", "angle", "margin surplus"), 0.5),
    object(),
    w,
    R <= R,
    R**2 <= R**2 + Rational(1, 3),
]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "another-start"])
def test_what_is_no_answer_does_not_hold_and_does_not_break(course, name):
    for junk in JUNK:
        judgement = course[name].judge(junk)
        assert judgement.holds is False and judgement.why, junk


def test_a_text_for_a_person_is_not_judged_and_an_empty_one_is_none(course):
    assert course["another-start"].judge("The sums begin elsewhere.").holds is None
    assert course["another-start"].judge("  ").holds is False


# --- what looks like an answer --------------------------------------------------------------


def test_a_stream_without_rows_forces_nothing(course):
    assert "no rows" in course["force"].judge([]).why


def test_rows_that_winnow_does_not_take_force_nothing(course):
    rows = [tuple(2 * entry for entry in row) for row in course["force"].answer]
    assert "features 0 or 1" in course["force"].judge(rows).why


def test_a_row_shown_forever_is_refused_by_its_length(course):
    row = course["force"].answer[0]
    assert "too many" in course["force"].judge([row] * 1001).why


def test_a_target_that_separates_with_too_little_room_is_not_enough(course):
    exercise = course["target"]
    assert exercise.judge((0, 0)).holds is False
    assert exercise.judge(tuple(-entry for entry in exercise.answer)).holds is False
    assert exercise.judge(tuple(Fraction(entry, 1000) for entry in exercise.answer)).holds


def test_parts_that_add_up_but_are_others_are_told_apart(course):
    answer = course["slack"].answer
    first, second, *_ = answer
    moved = {**answer, first: answer[first] + 1, second: answer[second] - 1}
    assert course["slack"].judge(moved).why == f"they add up, but on this run these are others: {first}, {second}"
    assert "do not add up" in course["slack"].judge({**answer, first: answer[first] + 1}).why


@pytest.fixture
def repairing(course):
    """The exercise with the rate that was drawn."""
    rate = next(a for a in range(2, 7) if f"{a}*y*x" in course["repair"].shown)
    return course["repair"], rate, norm2(w + rate * y * x)


def test_an_equal_or_a_stronger_repair_is_taken(repairing):
    exercise, a, left = repairing
    assert exercise.judge(left <= norm2(w) + a * a * R**2).holds
    assert exercise.judge(2 * left <= 2 * norm2(w) + 2 * a * a * R**2).holds
    assert exercise.judge(left + (dot(w, x) - 1) ** 2 >= 0).holds is False


def test_a_claim_that_is_true_but_empty_is_refused(repairing):
    exercise, a, left = repairing
    empty = [norm2(w) >= 0, left >= 0, claim(norm2(x) >= 0), left <= norm2(w) + (a * a + 1) * R**2 + 1]
    for said in empty:
        assert "says too little" in exercise.judge(said).why, said


def test_a_premise_is_no_repair_and_neither_is_a_premise_in_disguise(repairing):
    exercise, _, _ = repairing
    assert "one of the premises" in exercise.judge(MISTAKE).why
    assert "one of the premises" in exercise.judge(norm2(x) <= R**2).why
    assert "says too little" in exercise.judge(3 * y * dot(w, x) <= 0).why


def test_a_false_claim_is_refuted_with_numbers(repairing):
    exercise, a, left = repairing
    assert "fails at" in exercise.judge(left <= norm2(w) + (a * a - 1) * R**2).why
    assert "fails at" in exercise.judge(left < norm2(w) + a * a * R**2).why


def test_a_proof_that_has_the_theorem_among_its_premises_is_refused(repairing):
    exercise, a, left = repairing
    disguised = prove(left <= norm2(w) + a * a * R**2, given=[2 * left <= 2 * norm2(w) + 2 * a * a * R**2 - 1])
    assert disguised
    assert "rests on what the exercise does not give" in exercise.judge(disguised).why
    honest = prove(left <= norm2(w) + a * a * R**2, given=[MISTAKE, RADIUS, LABEL])
    assert exercise.judge(honest).holds


def test_a_proof_from_premises_that_contradict_each_other_is_refused(repairing):
    exercise, a, left = repairing
    with pytest.raises(ValueError, match="no numbers satisfy"):
        prove(left <= norm2(w), given=[R**2 <= -1])
    refuted = prove(left <= norm2(w), given=[MISTAKE])
    assert not refuted and exercise.judge(refuted).holds is False


@pytest.fixture
def missing(course):
    """The exercise, the least number in front of n, and how it is put in."""
    exercise = course["hypothesis"]
    return exercise, Rational(exercise.answer.rhs / n)


def test_the_least_hypothesis_is_taken_in_any_form(missing):
    exercise, least = missing
    assert exercise.judge(s >= least * n).holds
    assert exercise.judge(3 * s - 3 * least * n >= 0).holds


def test_a_hypothesis_that_asks_for_too_little_or_too_much_is_told_apart(missing):
    exercise, least = missing
    assert "not enough" in exercise.judge(s >= (least - Rational(1, 100)) * n).why
    assert "more than it has to" in exercise.judge(s >= (least + 1) * n).why
    assert "more than it has to" in exercise.judge(s > least * n).why
    assert "more than it has to" in exercise.judge(Eq(s, least * n)).why


def test_hypotheses_that_leave_no_case_are_refused(missing):
    exercise, _ = missing
    assert "no case left" in exercise.judge(s <= -1).why
    assert "no case left" in exercise.judge(n < 1).why
    assert exercise.judge(s**2 + n**2 <= 0).holds is False


def test_the_claim_is_no_hypothesis_for_itself(missing):
    exercise, least = missing
    assert "not about T" in exercise.judge(T_next <= T - least * n).why
    assert exercise.judge(2 * T_next - 2 * T <= -n).holds is False


def test_a_certificate_with_negative_coefficients_or_a_wrong_sum_is_refused(course):
    exercise = course["certificate"]
    (k, (p, q)), (c, _) = exercise.answer["squares"]
    m = exercise.answer["radius"]
    assert "negative" in exercise.judge({"squares": [(-k, (p, q)), (c, (1, 0))], "radius": m}).why
    assert "differ" in exercise.judge({"squares": [(k, (p, q)), (c + 1, (1, 0))], "radius": m}).why
    assert "differ" in exercise.judge({"squares": [], "radius": 0}).why
    half = Fraction(1, 2)
    assert exercise.judge({"squares": [(4 * k, (half * p, half * q)), (c, (-1, 0))], "radius": m}).holds


def test_only_orders_in_which_each_line_follows_are_right(course):
    exercise = course["board-order"]
    first, second, third, last = exercise.answer
    assert exercise.judge(second + first + third + last).holds
    for mended in permutations(exercise.answer) if THOROUGH else [(second, third, first, last)]:
        expected = set(mended[:2]) == {first, second} and mended[2:] == (third, last)
        assert exercise.judge("".join(mended)).holds is expected, mended
    (stranger,) = set("ABCDE") - set(exercise.answer)
    assert "does not follow" in exercise.judge(first + second + stranger + last).why
    assert exercise.judge(first + last).holds is False
    assert exercise.judge(exercise.answer + stranger).holds is False


def test_lines_that_do_not_come_to_the_claim_are_refused():
    stated = prove(norm2(x) <= R**2 + 1, given=[RADIUS])
    lines = {"A": "≤ R²", "B": "≤ R² + 2", "C": "≤ R² + 1"}
    assert "do not come to" in ordered(stated, lines, "AB", start="‖x‖²").why
    assert ordered(stated, lines, "AC", start="‖x‖²").holds


# --- names, counts and files ----------------------------------------------------------------


def test_an_unknown_name_is_refused_with_the_names_there_are(course):
    with pytest.raises(NoSuchExercise, match="there is no exercise 'fource'; there are run-by-hand, ") as refused:
        course["fource"]
    assert refused.value.offender == "fource"


def test_an_ellipsis_takes_an_answer_back(course):
    judged = {}
    check = course.check_into(judged)
    check("bound", 68)
    assert judged["bound"].holds
    assert check("bound", ...).why == "no answer yet" and not judged


def test_the_last_line_counts_what_was_judged_what_a_person_reads_and_what_is_missing(course):
    judged = {"bound": Judgement(True, ""), "force": Judgement(False, ""), "another-start": Judgement(None, "")}
    assert course.report(judged).splitlines()[-1] == ("2 of 11 judged here, 1 is for a person, 8 have no answer yet")


def test_numbers_of_which_none_fits_are_given_up_by_name():
    with pytest.raises(NothingDrawn, match="exercise 'odd'"):
        drawn("odd", Random(1), lambda random: 2 * random.randint(0, 9), lambda k: k % 2)


def test_the_notebook_is_one_and_carries_no_metadata(course):
    made = notebook(course)
    nbformat.validate(nbformat.from_dict(made))
    assert all(cell["metadata"] == {} for cell in made["cells"])
    text = json.dumps(made)
    assert all(f'check(\\"{name}\\", answer)' in text for name in NAMES)


def test_the_notebook_runs_as_it_is_and_with_the_key(course, capsys):
    cells = ["".join(cell["source"]) for cell in notebook(course)["cells"] if cell["cell_type"] == "code"]
    names = {}
    for cell in cells:
        exec(cell, names)
    assert capsys.readouterr().out.splitlines()[-1] == "0 of 11 judged here, 11 have no answer yet"
    for cell, exercise in zip(cells[1:-1], course.exercises, strict=True):
        exec(cell.replace("...", exercise.shown if exercise.name != "another-start" else "'a text'"), names)
    exec(cells[-1], names)
    report = capsys.readouterr().out
    assert report.splitlines()[-1] == "10 of 11 judged here, 1 is for a person" and "not yet" not in report


def test_the_sheet_for_the_class_holds_no_key(course, tmp_path):
    assert [path.name for path in write(course, tmp_path / "new")] == list(FILES)
    sheet = (tmp_path / "new" / "exercises.md").read_text(encoding="utf-8")
    for name in ("run-by-hand", "winnow-by-hand", "force", "slack", "certificate"):
        assert course[name].shown not in sheet
    assert "not yet" not in (tmp_path / "new" / "key.md").read_text(encoding="utf-8")


def test_a_file_that_is_not_a_courses_is_not_written_over(course, tmp_path):
    (tmp_path / "key.md").write_text("My own notes.", encoding="utf-8")
    with pytest.raises(NotOurs) as refused:
        write(course, tmp_path)
    assert refused.value.offender == tmp_path / "key.md" and not (tmp_path / "exercises.md").exists()


def test_the_command_writes_the_same_files_twice(tmp_path, capsys):
    assert main(["autumn", str(tmp_path)]) == 0
    first = [(tmp_path / name).read_bytes() for name in FILES]
    assert main(["autumn", str(tmp_path)]) == 0
    assert [(tmp_path / name).read_bytes() for name in FILES] == first
    assert "key.md" in capsys.readouterr().out


def test_the_command_wants_a_seed(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["", str(tmp_path)])
    assert "empty seed" in capsys.readouterr().err
