"""One chapter: what is tested of it, and a new one to begin with.

    python -m tools.chapter paths winnow-ors    the files to test, for `make test CHAPTER=winnow-ors`
    python -m tools.chapter new bandits         a folder, a notebook and a test, for `make chapter NAME=bandits`

A chapter goes by its folder or by its page: ``winnow``, ``winnow-ors`` and ``winnow_ors`` are one.
"""

import sys
from pathlib import Path

import nbformat

from mistake_bounds.chapters import ORDER, records
from mistake_bounds.chapters.record import Chapter
from tools.run_notebooks import run

ROOT = Path(__file__).parents[1]
FOLDERS = ROOT / "src/mistake_bounds/chapters"


def named(name: str) -> Chapter:
    """The chapter of that name; ends with a message where there is none.

    >>> named("winnow-ors").folder, named("winnow_ors").notebook
    ('winnow_ors', 'winnow-ors')
    """
    for chapter in records():
        if name.replace("_", "-") == chapter.notebook:
            return chapter
    sys.exit(f"there is no chapter {name!r}; these are: {', '.join(ORDER)}")


def paths(chapter: Chapter) -> list[str]:
    """The files of a chapter that are tested: its folder, its tests, its notebook.

    >>> paths(named("halving"))[-1]
    'book/halving.ipynb'
    """
    tests = ROOT / "tests/chapters" / f"test_{chapter.folder}.py"
    found = [FOLDERS / chapter.folder, tests, ROOT / "book" / f"{chapter.notebook}.ipynb"]
    return [str(path.relative_to(ROOT)) for path in found if path.exists()]


# --- a new chapter ----------------------------------------------------------------------------------

RECORD = '''"""{title}."""

from mistake_bounds.chapters.record import Chapter

CHAPTER = Chapter("{folder}", "{title}", theorems=())
__getattr__ = CHAPTER.__getattr__
'''

LEARNER = '''"""How the learner of this chapter predicts and updates; w is its state, x an example, y its label."""

from dataclasses import dataclass

from mistake_bounds.learner import Learner


@dataclass(frozen=True)
class {name}(Learner):
    """Predicts the label on which it was last mistaken.

    >>> from mistake_bounds import Examples, play
    >>> play({name}(), Examples([(1,), (2,), (3,)], [+1, -1, -1])).mistakes
    (0, 1)
    """

    def initial(self, n: int) -> int:
        """The label −1."""
        return -1

    def predict(self, w: int, x) -> int:
        """The label that it holds."""
        return w

    def update(self, w: int, x, y: int) -> int:
        """The label of the mistake."""
        return y

    def weights_of(self, w: int) -> None:
        """None: no inner product decides."""
'''

EXERCISES = '''"""Exercises of the chapter “{title}”: the right answers are computed when they are needed."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.{folder}.learner import {name}
from mistake_bounds.exercises.question_types import numbers


def mistakes(*labels: int) -> tuple[int]:
    """How many mistakes it makes on these labels."""
    return (len(play({name}(), Examples([(k,) for k in range(len(labels))], labels)).mistakes),)


EXERCISES = tuple(
    numbers(
        f"{page}-ex-{{what}}",
        ("Mistakes",),
        lambda labels=labels: mistakes(*labels),
        "Right.",
        ("Go through the labels one by one.",),
    )
    for what, labels in (("first", (1, 1, 1)), ("second", (1, -1, 1)), ("third", (-1, -1, 1)))
)
'''

TEST = '''"""The chapter “{title}”: rounds worked by hand."""

from checks.learner import LearnerCase, learner_contract

from mistake_bounds import Examples, play
from mistake_bounds.chapters.{folder}.learner import {name}

FOUR = Examples([(k,) for k in range(4)], [1, 1, -1, 1])

test_learners = learner_contract(LearnerCase({name}(), FOUR))


def test_it_errs_where_the_label_changes():
    assert play({name}(), FOUR).mistakes == (0, 2, 3)
'''

LEAD = "# {title}\n\n**One sentence with the result.** Then what you need, and what you will be able to do."
IMPORTS = """from mistake_bounds import Examples, play
from mistake_bounds.chapters.{folder} import {name}

run = play({name}(), Examples([(1,), (2,), (3,)], [+1, -1, -1]))
run.mistakes"""
EXERCISE = """```{{exercise}} The {what} one
:label: {page}-ex-{what}

How many mistakes does it make on the labels {labels}?
```"""
PLAN = """
### {title}

| minutes | what |
|---|---|
| 20 | The question, and a run by hand. |
| 20 | The theorem and its proof. |
| 10 | Where it is tight. |

*Picture:* the run. *Set:* {{ref}}`{page}-ex-first` on paper.
"""


def notebook(words: dict[str, str]) -> nbformat.NotebookNode:
    """The notebook of a new chapter."""
    markdown, code = nbformat.v4.new_markdown_cell, nbformat.v4.new_code_cell
    tasks = [("first", "1, 1, 1"), ("second", "1, −1, 1"), ("third", "−1, −1, 1")]
    cells = [markdown(LEAD.format(**words)), markdown("## A run by hand"), code(IMPORTS.format(**words))]
    cells += [markdown("## Exercises")]
    cells += [markdown(EXERCISE.format(what=what, labels=labels, **words)) for what, labels in tasks]
    return nbformat.v4.new_notebook(cells=cells)


def begin(folder: str) -> list[str]:
    """Write a chapter with that folder, last in the book; the paths of what was written and changed."""
    if not folder.isidentifier() or folder != folder.lower() or folder in ORDER:
        sys.exit(f"{folder!r} is not the name of a new chapter: give small letters, digits and _, and one not in use")
    page = folder.replace("_", "-")
    words = {"folder": folder, "page": page, "title": folder.replace("_", " ").capitalize()}
    words["name"] = words["title"].title().replace(" ", "")
    files = {
        f"src/mistake_bounds/chapters/{folder}/__init__.py": RECORD,
        f"src/mistake_bounds/chapters/{folder}/learner.py": LEARNER,
        f"src/mistake_bounds/chapters/{folder}/exercises.py": EXERCISES,
        f"tests/chapters/test_{folder}.py": TEST,
    }
    for path, text in files.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text.format(**words), encoding="utf-8")
    last, plans = records()[-1], "\n## "
    changed = {
        "src/mistake_bounds/chapters/__init__.py": (
            f'    "{last.folder}",\n',
            f'    "{last.folder}",\n    "{folder}",\n',
        ),
        "_toc.yml": (
            f"      - file: book/{last.notebook}\n",
            f"      - file: book/{last.notebook}\n      - file: book/{page}\n",
        ),
    }
    for path, (old, new) in changed.items():
        text = (ROOT / path).read_text(encoding="utf-8")
        (ROOT / path).write_text(text.replace(old, new), encoding="utf-8")
    teaching = ROOT / "book/teaching.md"
    before, heading, rest = teaching.read_text(encoding="utf-8").partition("## Fifty minutes each")
    own, _, after = rest.partition(plans)
    teaching.write_text(
        before + heading + own.rstrip("\n") + "\n" + PLAN.format(**words) + plans + after, encoding="utf-8"
    )
    path = ROOT / f"book/{page}.ipynb"
    nbformat.write(notebook(words), path)
    run(path, timeout=60)
    return [*files, f"book/{page}.ipynb", *changed, "book/teaching.md"]


def main() -> None:
    match sys.argv[1:]:
        case ["paths", name]:
            print(*paths(named(name)))
        case ["new", folder]:
            print("\n".join(begin(folder)))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
