"""Exercises for a class: a sheet of those whose numbers are drawn, its key, and a notebook for each chapter.

A *seed* is any word or number.  It draws the numbers of the exercises that are in `drawing`; the others keep the
chapter's own.  A notebook judges by the name of an exercise, and no cell of it has metadata.  Texts are those of the
chapters' notebooks, so that sheets are written where the book is; they are judged without it.

    python -m mistake_bounds.site.sheet autumn course    writes them, and their key, into the folder course

>>> sheet = Sheet("weighted-majority", "autumn")
>>> sheet.check("experts-ex-integers", "3")
experts-ex-integers: not yet. 3 is not right.
>>> print(sheet.report().splitlines()[-1])
0 of 7 are right
"""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from random import Random

from mistake_bounds.chapters.record import record
from mistake_bounds.exact import Refusal
from mistake_bounds.exercises.exercise import Exercise
from mistake_bounds.exercises.question_types import right_answer
from mistake_bounds.site.exercises import PAGES, NoSuchExercise, of_page

MARK = "numbers drawn from the seed"


class NotOurs(Refusal):
    """A file in the folder that is no sheet, key or notebook of a seed; carries its path as ``offender``."""


FORMS = {
    "number": "a text for each field, such as `{example}`",
    "choice": "the number of an option, such as `1`",
    "claim": "a claim as a text, such as `{example}`",
    "stream": "the lines of a text, such as `{example}`",
    "certificate": "a term a line in a text, such as `{example}`",
    "order": "the letters of the lines in order, such as `{example}`",
}

SET_UP = """from mistake_bounds.site.sheet import Sheet

sheet = Sheet({page!r}, {seed!r})
check = sheet.check"""


BOOK = Path(__file__).parents[3] / "book"
TASK = re.compile(r"^(`{3,})\{exercise\} (?P<title>.*)\n:label: (?P<name>\S+)\n+(?P<text>[\s\S]*?)\n\1", re.MULTILINE)


@cache
def tasks(page: str) -> dict[str, re.Match]:
    """The ``title`` and the ``text`` of each exercise in a chapter's notebook, by its name."""
    cells = json.loads((BOOK / f"{page}.ipynb").read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return {found["name"]: found for found in TASK.finditer(text)}


def drawing(page: str) -> Mapping[str, Callable[[Random], Exercise]]:
    """How the exercises of a chapter are drawn, by their names, where there are other numbers for them.

    >>> list(drawing("halving")), drawing("hedge")
    (['halving-ex-points'], {})
    """
    return getattr(record(PAGES[page]).part("exercises"), "DRAWN", {})


class Said(str):
    """A line that a notebook shows unchanged."""

    __repr__ = str.__str__


@dataclass(frozen=True)
class Sheet:
    """The exercises of a chapter for a seed, and the judgements of the answers so far."""

    page: str
    seed: str
    given: dict[str, bool] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def exercises(self) -> tuple[Exercise, ...]:
        """What is judged here: the chapter's, with numbers drawn where there are some."""
        if self.page not in PAGES:
            raise NoSuchExercise(f"{self.page!r} has no exercises; there are {', '.join(PAGES)}", self.page)
        own = of_page(self.page)
        draws = drawing(self.page)
        drawn = (draws[one.name](Random(f"{self.seed}/{one.name}")) if one.name in draws else one for one in own)
        return tuple(map(by_one_based_option, drawn))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all that is judged here."""
        return tuple(one.name for one in self.exercises)

    def check(self, name: str, answer: object) -> Said:
        """The judgement of an answer; an Ellipsis, which a cell has before there is one, is not an answer."""
        judge = {one.name: one.check for one in self.exercises}
        if name not in judge:
            raise NoSuchExercise(f"there is no exercise {name!r}; there are {', '.join(self.names)}", name)
        if answer is Ellipsis:
            self.given.pop(name, None)
            return Said(f"{name}: no answer yet")
        found = judge[name](as_typed(answer))
        self.given[name] = found.right
        return Said(f"{name}: {'right' if found.right else 'not yet'}. {found.words}")

    def report(self) -> str:
        """A line for each exercise that is judged here, and one that counts them."""
        words = {True: "right", False: "not yet"}
        lines = [f"{name}: {words.get(self.given.get(name), 'no answer yet')}" for name in self.names]
        return "\n".join([*lines, f"{sum(self.given.values())} of {len(lines)} are right"])


def as_typed(answer: object) -> object:
    """An answer in Python as a page would send it: a number, or several, as texts.

    >>> as_typed(3), as_typed([1, "(2, 3)"]), as_typed("‖w‖² ≥ 0")
    (['3'], ['1', '(2, 3)'], '‖w‖² ≥ 0')
    """
    if isinstance(answer, (list, tuple)):
        return [str(part) for part in answer]
    return answer if isinstance(answer, str) else [str(answer)]


def by_one_based_option(exercise: Exercise) -> Exercise:
    """A choice whose options are counted from 1, as the notebook does; a field that may come without brackets."""
    if exercise.kind == "choice":
        return replace(exercise, checker=lambda answer: exercise.checker(_option(answer)))
    if exercise.kind == "number" and len(exercise.parts) == 1:
        return replace(
            exercise, checker=lambda answer: exercise.checker([answer] if isinstance(answer, str) else answer)
        )
    return exercise


def _option(answer: object) -> object:
    text = answer[0] if isinstance(answer, list) and len(answer) == 1 else answer
    return str(int(text) - 1) if isinstance(text, str) and re.fullmatch("[1-9]", text) else None


def notebook(page: str, seed: str) -> dict:
    """The chapter's sheet as a notebook, with a cell for each answer and nothing in the metadata of any cell."""
    sheet = Sheet(page, seed)
    about = f"# Exercises to the chapter *{page}*, {MARK} `{seed}`\n\nRun the next cell first."
    cells = [_cell("markdown", about), _cell("code", SET_UP.format(page=page, seed=seed))]
    for exercise in sheet.exercises:
        cells += [_cell("markdown", task(page, exercise)), _answer(exercise.name)]
    for name, found in tasks(page).items():
        if name not in sheet.names:
            cells.append(
                _cell("markdown", f"## {found['title']}\n\n{found['text']}\n\n*For a person to read. The answer:*")
            )
    cells += [_cell("markdown", "## How far you are"), _cell("code", "print(sheet.report())")]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 4}


def task(page: str, exercise: Exercise) -> str:
    """The task of an exercise as Markdown: the chapter's text, the prompt of its box, and how an answer is written."""
    text = "" if exercise.title or exercise.name in drawing(page) else tasks(page)[exercise.name]["text"]
    parts = [f"## {title(page, exercise)}", text, as_markdown(exercise.prompt)]
    if exercise.kind == "choice":
        parts.append("\n".join(f"{k}. {as_markdown(part)}" for k, part in enumerate(exercise.parts, 1)))
    if exercise.kind == "order":
        start, *lines = exercise.typeset()
        begins = f"The board begins with ${start}$.\n\n" if start else ""
        parts.append(
            begins + "\n".join(f"- **{mark}** ${line}$" for mark, line in zip("ABCDEFGHIJ", lines, strict=False))
        )
    if exercise.kind == "number" and len(exercise.parts) > 1:
        parts.append(f"Fields: {', '.join(exercise.parts)}.")
    example = exercise.example or ('["1", "2"]' if len(exercise.parts) > 1 else "3")
    if exercise.kind == "order":
        example = "".join("ABCDEFGHIJ"[: len(exercise.parts)])
    parts.append(f"*The answer:* {FORMS[exercise.kind].format(example=example)}.")
    return "\n\n".join(filter(None, parts))


def title(page: str, exercise: Exercise) -> str:
    """The exercise's own title, or that which it has in the chapter."""
    return exercise.title or tasks(page)[exercise.name]["title"]


def as_markdown(text: str) -> str:
    """A sentence of a page, HTML with formulas in TeX, as Markdown.

    >>> as_markdown(r"With <code>tie=0</code>, \\(w = 0\\).")
    'With `tie=0`, $w = 0$.'
    """
    text = re.sub(r"\\\((.*?)\\\)", lambda formula: f"${formula[1]}$", text)
    return re.sub(r"</?i>", "*", re.sub(r"</?code>", "`", text))


def drawn(seed: str) -> Iterator[tuple[str, Exercise]]:
    """The exercises whose numbers the seed draws, each with its chapter, in the order of the chapters.

    >>> [exercise.name for page, exercise in drawn("autumn") if page == "perceptron"]
    ['perceptron-ex-backwards', 'perceptron-ex-start']
    """
    for page in PAGES:
        yield from ((page, exercise) for exercise in Sheet(page, seed).exercises if exercise.name in drawing(page))


def exercises_page(seed: str) -> str:
    """The sheet for the class, as Markdown."""
    tasks_of_seed = (
        f"{task(page, exercise)}\n\nChapter *{page}*, `{exercise.name}`." for page, exercise in drawn(seed)
    )
    return "\n\n".join([f"# Exercises, {MARK} `{seed}`", *tasks_of_seed]) + "\n"


def key_page(seed: str) -> str:
    """The key for the teacher; each answer is computed, and judged like a student's."""
    parts = [f"# Key to the exercises, {MARK} `{seed}`"]
    for page, exercise in drawn(seed):
        answer = right_answer(exercise)
        if not isinstance(answer, str):
            answer = "\n".join(f"{field}: {text}" for field, text in zip(exercise.parts, answer, strict=True))
        head = f"## {title(page, exercise)}\n\nChapter *{page}*, `{exercise.name}`."
        judgement = as_markdown(exercise.check(right_answer(exercise)).words)
        parts += [head, f"```text\n{answer}\n```", f"The judge says: {judgement}"]
    return "\n\n".join(parts) + "\n"


def write(seed: str, folder: Path) -> tuple[Path, ...]:
    """Write exercises.md, key.md, and a notebook for each chapter with exercises in the folder chapters; the paths.

    Raise `NotOurs`, before anything is written, for a file of one of these names that was not written here.
    """
    paths = folder / "exercises.md", folder / "key.md", *(folder / "chapters" / f"{page}.ipynb" for page in PAGES)
    for path in paths:
        if path.exists() and MARK not in path.read_text(encoding="utf-8"):
            raise NotOurs(f"{path} was not written here; name another folder with OUT=…", path)
    notebooks = (json.dumps(notebook(page, seed), indent=1, ensure_ascii=False) + "\n" for page in PAGES)
    (folder / "chapters").mkdir(parents=True, exist_ok=True)
    for path, text in zip(paths, (exercises_page(seed), key_page(seed), *notebooks), strict=True):
        path.write_text(text, encoding="utf-8", newline="\n")
    return paths


def _answer(name: str) -> dict:
    return _cell("code", f'answer = ...\ncheck("{name}", answer)')


def _cell(kind: str, source: str) -> dict:
    lines = {"cell_type": kind, "metadata": {}, "source": source.splitlines(keepends=True)}
    return lines | ({"execution_count": None, "outputs": []} if kind == "code" else {})


def main(arguments: list[str] | None = None) -> int:
    """Draw and write exercises; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m mistake_bounds.site.sheet", description="Write exercises with numbers drawn from a seed."
    )
    parser.add_argument("seed", help="any word or number; the same seed gives the same numbers")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("course"), help="where to write (course)")
    options = parser.parse_args(arguments)
    if not options.seed:
        parser.error("an empty seed: name one, such as SEED=autumn")
    try:
        sheet, key, *notebooks = write(options.seed, options.folder)
    except NotOurs as refused:
        parser.error(str(refused))
    print(f"Wrote {sheet}, {key} and {len(notebooks)} notebooks in {notebooks[0].parent}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
