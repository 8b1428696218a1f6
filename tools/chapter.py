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

from mistake_bounds.chapters.record import COUNTS, NEVER_WRONG, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its line among the results at a glance, by the heading under which it stands."""
    whole = "whole numbers, of which those up to t are negative"
    return {{"{title}": (Result(whole, "{folder}.mistake_bound", "{page}-bound"),)}}


CHAPTER = Chapter(
    "{folder}",
    "{title}",
    places={{"{page}-bound": Place("{title}", NEVER_WRONG, COUNTS)}},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
'''

LEARNER = '''"""How the learner of this chapter predicts and updates; w is its state, x an example, y its label."""

from dataclasses import dataclass

from mistake_bounds.learner import Learner


@dataclass(frozen=True)
class {name}(Learner):
    """Says + of a number that is larger than the one on which it was last mistaken.

    >>> from mistake_bounds import Examples, play
    >>> play({name}(), Examples([(1,), (3,), (2,)], [-1, -1, -1])).mistakes
    (0, 1)
    """

    def initial(self, n: int) -> int:
        """0."""
        return 0

    def predict(self, w: int, x) -> int:
        """Is the number above w?"""
        return 1 if x[0] > w else -1

    def update(self, w: int, x, y: int) -> int:
        """The number of the mistake."""
        return x[0]

    def weights_of(self, w: int) -> None:
        """None: no inner product decides."""
'''

THEOREM = '''"""The bound of the chapter “{title}”: M ≤ t.

The target t is a whole number: numbers up to t are negative, those above it are positive.
"""

from mistake_bounds.exact import number
from mistake_bounds.proof import statement
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Notation, Row, Theory, assume, define, does, fixed, have, of_step, state, theorem


class {name}Bound(Theory):
    """M ≤ t: a mistake raises w by 1 at least, and w is never above t."""

    M = fixed("the number of mistakes", lambda run: len(run.mistakes))

    @Row("mistake", M, gives="w x", changes="w", about="run target")
    def mistakes(run, target):
        yield {{"run": run, "target": number(target, "target")}}
        yield from ({{"w": step.before, "x": step.x[0]}} for step in run.steps)
        yield {{"w": run.weights}}

    t = fixed("the target: numbers up to t are negative", lambda target: target)
    w = state("what the learner remembers: the number of its last mistake", start=0)
    x = of_step("the number at a mistake")

    update = does(w.next == x)
    mistake = does(x > w)
    whole_numbers = define((x - w) * (x - w - 1) >= 0)
    negative = assume(x <= t)
    not_below_0 = assume(t >= 0)

    a_rise = have(w.next >= w + 1, update, mistake, whole_numbers)
    all_rises = mistakes.total(a_rise)  # w_M ≥ M
    never_above = mistakes.keep((w <= t, update, negative), given=[not_below_0])
    mistake_bound = have(M <= t, all_rises, never_above)


letters = Notation({name}Bound)
CAUSES = {{
    "whole numbers": ("long steps", "mistakes that raise w by more than 1"),
    "never above": ("room left", "in the end w is below t"),
}}


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M ≤ t."""
    return theorem("{title}", "this chapter", {name}Bound.mistake_bound, causes=CAUSES)
'''

EXERCISES = '''"""Exercises of the chapter “{title}”: the right answers are computed when they are needed."""

from mistake_bounds import Examples, play
from mistake_bounds.chapters.{folder}.learner import {name}
from mistake_bounds.exercises.question_types import numbers


def mistakes(*shown: int) -> tuple[int]:
    """How many mistakes it makes on these numbers, if all are negative."""
    return (len(play({name}(), Examples([(k,) for k in shown], [-1] * len(shown))).mistakes),)


EXERCISES = tuple(
    numbers(
        f"{page}-ex-{{what}}",
        ("Mistakes",),
        lambda shown=shown: mistakes(*shown),
        "Right.",
        ("Go through the numbers one by one.",),
    )
    for what, shown in (("first", (1, 2, 3)), ("second", (2, 1, 3)), ("third", (3, 1, 2)))
)
'''

TEST = '''"""The chapter “{title}”: rounds worked by hand, and the contracts of its learner and its theorem."""

from checks.learner import LearnerCase, learner_contract
from checks.theorem import TheoremCase, theorem_contract
from checks.wrong import StepsNot

from mistake_bounds import Examples, play
from mistake_bounds.chapters.{folder}.learner import {name}
from mistake_bounds.chapters.{folder}.theorem import {name}Bound, mistake_bound
from mistake_bounds.theory import have

FIVE = Examples([(k,) for k in (2, 1, 5, 6, 4)], [-1, -1, -1, 1, -1])


class {name}RestsNot(StepsNot, {name}):
    """Learns nothing."""


test_learners = learner_contract(LearnerCase({name}(), FIVE))
test_theorems = theorem_contract(
    TheoremCase(
        mistake_bound(),
        {name}(),
        lambda seed: (FIVE, (5,)),
        {{{name}RestsNot(): {{"update"}}}},
        have({name}Bound.M <= {name}Bound.t - 1).claim,
    )
)


def test_it_errs_where_a_number_is_above_all_that_it_remembers():
    assert play({name}(), FIVE).mistakes == (0, 2)


def test_the_bound_is_attained_by_numbers_in_order():
    on = mistake_bound().on(play({name}(), Examples([(k,) for k in (1, 2, 3)], [-1] * 3)), 3)
    assert on.check and len(on.run.mistakes) == on.bound == 3
'''

LEAD = "# {title}\n\n**One sentence with the result.** Then what you need, and what you will be able to do."
IMPORTS = """from mistake_bounds import Examples, play
from mistake_bounds.chapters.{folder} import {name}, mistake_bound
from mistake_bounds.drawing.slack import slack_bar"""
RUN = """run = play({name}(), Examples([(2,), (1,), (5,), (6,), (4,)], [-1, -1, -1, +1, -1]))
run.mistakes"""
BOX = """```{{prf:theorem}} {title}
:label: {page}-bound

If all numbers up to $t$ are negative, and no others, then {{claim}}`{folder}.mistake_bound`.
```

**Proof.** A mistake raises $w$ by 1 at least, and $w$ is never above $t$. ∎"""
ON_THE_RUN = """found = mistake_bound().on(run, 5)
found.check"""
SLACK = """slack_bar({{"t = 5": found.slack}}, caption="Where the bound goes on this run.")"""
EXERCISE = """```{{exercise}} ★ The {what} one
:label: {page}-ex-{what}

How many mistakes does it make on the numbers {shown}, all negative?
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
    tasks = [("first", "1, 2, 3"), ("second", "2, 1, 3"), ("third", "3, 1, 2")]
    setup = {"tags": ["setup"]}
    cells = [
        markdown(LEAD),
        code(IMPORTS, metadata=setup),
        markdown("## A run by hand"),
        code(RUN),
        markdown("## The theorem\n\n" + BOX),
        markdown("Each hypothesis and each line of the proof, evaluated on the run:"),
        code(ON_THE_RUN),
        code(SLACK, metadata={"tags": ["hide-input"]}),
        markdown("## Exercises"),
        *(markdown(EXERCISE.replace("{what}", what).replace("{shown}", shown)) for what, shown in tasks),
    ]
    for cell in cells:
        cell.source = cell.source.format(**words)
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
        f"src/mistake_bounds/chapters/{folder}/theorem.py": THEOREM,
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
