"""A course written to a folder: exercises.md and exercises.ipynb for the class, key.md for the teacher."""

import json
from pathlib import Path

from mistake_bounds.course import Course, Exercise
from mistake_bounds.exact import Refusal

FILES = ("exercises.md", "exercises.ipynb", "key.md")


class NotOurs(Refusal):
    """A file in the folder that no course has written; carries its path as ``offender``."""


MARK = "numbers drawn from the seed"

ABOUT = """An answer is judged by what it has to do, not by comparing it with one that is wanted: more than one may be
right. Numbers are whole or `Fraction`s, never floats."""

SET_UP = """from fractions import Fraction
from sympy import Rational
from mistake_bounds.course import draw
from mistake_bounds.course.claims import R, n, s, w, x, y
from mistake_bounds.proof import Eq, dot, norm2, prove

course = draw({seed!r})
judged = {{}}
check = course.check_into(judged)"""


def exercises_page(course: Course) -> str:
    """The sheet for the class, as Markdown."""
    parts = [f"# Exercises, {MARK} `{course.seed}`", ABOUT]
    parts += [_task(number, exercise) for number, exercise in enumerate(course.exercises, 1)]
    return "\n\n".join(parts) + "\n"


def key_page(course: Course) -> str:
    """The key for the teacher; each answer is computed, and judged like a student's."""
    parts = [f"# Key to the exercises, {MARK} `{course.seed}`"]
    for number, exercise in enumerate(course.exercises, 1):
        parts += [
            f"## {number}. {exercise.title}\n\n`{exercise.name}`",
            f"Answer: `{exercise.shown}`",
            exercise.working,
            f"The judge says: {exercise.judge(exercise.answer)}",
        ]
    return "\n\n".join(parts) + "\n"


def notebook(course: Course) -> dict:
    """The sheet as a notebook, with a cell for each answer and nothing in the metadata of any cell."""
    cells = [
        _text(f"# Exercises, {MARK} `{course.seed}`\n\n{ABOUT}\n\nRun the next cell first."),
        _code(SET_UP.format(seed=course.seed)),
    ]
    for number, exercise in enumerate(course.exercises, 1):
        cells += [_text(_task(number, exercise)), _code(f'answer = ...\ncheck("{exercise.name}", answer)')]
    cells += [_text("## How far you are"), _code("print(course.report(judged))")]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 4}


def write(course: Course, folder: Path) -> tuple[Path, ...]:
    """Write the three files; one of the same name that no course wrote is left alone, and `NotOurs` names it."""
    texts = (
        exercises_page(course),
        json.dumps(notebook(course), indent=1, ensure_ascii=False) + "\n",
        key_page(course),
    )
    paths = tuple(folder / name for name in FILES)
    for path in paths:
        if path.exists() and MARK not in path.read_text(encoding="utf-8"):
            raise NotOurs(f"{path} was not written by a course; name another folder with OUT=…", path)
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, encoding="utf-8", newline="\n")
    return paths


def _task(number: int, exercise: Exercise) -> str:
    stars = "★" * exercise.stars
    head = f"## {number}. {exercise.title} {stars}\n\nChapter `{exercise.page}`, exercise `{exercise.name}`"
    return f"{head}\n\n{exercise.task}\n\n*The answer:* {exercise.wants}."


def _text(source: str) -> dict:
    return {"cell_type": "markdown", "metadata": {}, "source": source.splitlines(keepends=True)}


def _code(source: str) -> dict:
    lines = source.splitlines(keepends=True)
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": lines}
