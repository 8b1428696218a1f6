"""The record of what passed hides no failure: whatever a unit rests on, it runs again when that has changed."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.passed import Keys, last_lines
from tools.reach import Tree

ROOT = Path(__file__).parents[1]
PLACES = ["src", ".", "tests", "tests/chapters"]
FAR, NEAR, NOTEBOOK = "tests/test_far.py", "tests/test_near.py", "book/notes.ipynb"
PAGE = "tests/test_site.py::test_page[one.html]"

FILES = {
    ".gitignore": "_build\n__pycache__\n",
    "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["src", ".", "tests"]\nmarkers = ["slow:", "quick:"]\n',
    "requirements.txt": "one==1\n",
    "src/ours/__init__.py": "",
    "src/ours/first.py": "def three():\n    from ours import second\n    return second.THREE\n",
    "src/ours/second.py": "from ours.third import THREE\n",
    "src/ours/third.py": "import json\nfrom importlib.resources import files\n"
    "THREE = json.loads((files('ours') / 'three.json').read_text())\n",
    "src/ours/three.json": "3\n",
    "tests/conftest.py": "",
    "tests/helper.py": "TWO = 2\n",
    "tests/test_far.py": "from ours.first import three\ndef test_far():\n    assert three() == 3\n",
    "tests/test_near.py": "import pytest\nfrom helper import TWO\ndef test_near():\n    assert TWO == 2\n"
    "@pytest.mark.slow\ndef test_slow():\n    pass\n@pytest.mark.quick\ndef test_quick():\n    pass\n",
    "tests/test_site.py": """
import pytest
from pathlib import Path
SITE = Path("_build/html").resolve()
@pytest.mark.parametrize("page", ["one.html", "two.html"])
def test_page(page, request):
    request.node.user_properties.append(("reached", [str(SITE / page), str(SITE / "style.css")]))
    assert "wrong" not in (SITE / page).read_text() + (SITE / "style.css").read_text()
""",
    "_build/html/one.html": '<link href="style.css?v=0123456789">one',
    "_build/html/two.html": '<link href="style.css?v=0123456789">two',
    "_build/html/style.css": "p { color: red }",
}


def notebook(said: str = "3") -> str:
    """A notebook that imports the first module and has stored what it said."""
    output = {"output_type": "execute_result", "data": {"text/plain": said}, "metadata": {}, "execution_count": 1}
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "execution_count": 1, "outputs": [output]}
    cell["source"] = "from ours.first import three\nthree()"
    kernel = {"kernelspec": {"name": "python3", "display_name": "", "language": "python"}}
    return json.dumps({"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


@pytest.fixture
def repository(tmp_path):
    for name, text in {**FILES, NOTEBOOK: notebook()}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


SEEN = {
    FAR: [],
    NEAR: [],
    NOTEBOOK: ["src/ours/__init__.py", "src/ours/first.py", "src/ours/second.py", "src/ours/third.py"],
    PAGE: ["_build/html/one.html", "_build/html/style.css"],
}
# What changes, and whose keys change with it.
CHANGES = [
    (NOTEBOOK, notebook("4"), {NOTEBOOK}),
    ("src/ours/third.py", "THREE = 4\n", {FAR, NOTEBOOK}),
    ("src/ours/three.json", "4\n", {FAR}),  # the notebook's kernel would have said that it was opened
    ("tests/helper.py", "TWO = 3\n", {NEAR}),
    ("tests/conftest.py", "import helper\n", {FAR, NEAR, NOTEBOOK, PAGE}),
    ("requirements.txt", "one==2\n", {FAR, NEAR, NOTEBOOK, PAGE}),
    ("src/ours/fourth.py", "", {NOTEBOOK}),  # whose kernel may have looked for it
    ("tests/json.py", "", {FAR}),  # which is imported from then on
    ("_build/html/one.html", "one, with a word more", {PAGE}),
    ("_build/html/one.html", '<link href="style.css?v=abcdef0123">one', set()),
    ("_build/html/two.html", "another page", set()),
    ("_build/html/style.css", "p { color: blue }", {PAGE}),
]


@pytest.mark.parametrize(("file", "text", "changed"), CHANGES)
def test_a_key_changes_with_all_that_the_unit_rests_on(repository, file, text, changed):
    before = Keys(repository, PLACES)
    first = {unit: before.key(unit, seen) for unit, seen in SEEN.items()}
    assert None not in first.values() and all(before.as_before(unit, seen) for unit, seen in SEEN.items())
    (repository / file).write_text(text, encoding="utf-8")
    after = Keys(repository, PLACES)
    assert {unit for unit, seen in SEEN.items() if after.key(unit, seen) != first[unit]} == changed


def test_what_was_changed_while_it_ran_is_not_recorded(repository):
    keys = Keys(repository, PLACES)
    time.sleep(0.02)
    (repository / "src/ours/third.py").write_text(FILES["src/ours/third.py"], encoding="utf-8")
    assert {unit for unit, seen in SEEN.items() if keys.as_before(unit, seen)} == {NEAR, PAGE}


def test_who_opens_files_or_is_of_no_repository_rests_on_everything_or_has_no_key(repository):
    reading = repository / "tests/test_reading.py"
    reading.write_text("from pathlib import Path\nTEXT = Path(__file__).parents[1]\n", encoding="utf-8")
    keys = [Keys(repository, PLACES).key("tests/test_reading.py", [])]
    (repository / NOTEBOOK).write_text(notebook("4"), encoding="utf-8")
    keys.append(Keys(repository, PLACES).key("tests/test_reading.py", []))
    assert keys[0] != keys[1]
    (repository / ".git").rename(repository / "gone")
    assert Keys(repository, PLACES).key(FAR, []) is None


def run(repository: Path, *options: str, of=(NOTEBOOK, "tests"), **environment: str) -> tuple[set[str], set[str]]:
    """What ran in the repository, and which of it failed."""
    command = [sys.executable, "-m", "pytest", "-v", "-p", "tools.passed", "--nbval", "--nbval-current-env", *options]
    names = {name: value for name, value in os.environ.items() if name not in ("ALL", "PYTEST_XDIST_WORKER", "RAN")}
    paths = os.pathsep.join([str(ROOT), str(repository / "src")])
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", *of],
        cwd=repository, env={**names, "PYTHONPATH": paths, **environment}, capture_output=True, text=True,
    )  # fmt: skip
    ran, failed = set(), set()
    for line in done.stdout.splitlines():
        if " PASSED" in line or " FAILED" in line:
            node = next(word for word in line.split() if "::" in word).replace("::ipynb", ".ipynb")
            ran.add(node)
            failed |= {node} if "FAILED" in line else set()
    assert done.returncode == bool(failed), done.stdout + done.stderr
    return ran, failed


@pytest.mark.slow
def test_what_passed_is_left_out_and_what_failed_or_changed_runs_again(repository):
    def write(name, text):
        (repository / name).write_text(text, encoding="utf-8")

    far, near, cell, two = f"{FAR}::test_far", f"{NEAR}::test_near", f"{NOTEBOOK}::Cell", PAGE.replace("one", "two")
    every = {far, near, f"{NEAR}::test_quick", cell, PAGE, two}
    assert run(repository, "-n", "2") == (every, set())
    assert run(repository, "-n", "2") == (set(), set())
    write(NOTEBOOK, notebook("4"))
    assert run(repository) == run(repository) == ({cell}, {cell})
    write(NOTEBOOK, notebook())  # as it was when it passed; but it has failed since
    write("src/ours/third.py", "THREE = 4\n")
    assert run(repository, "-n", "2") == ({far, cell}, {far, cell})
    write("src/ours/third.py", FILES["src/ours/third.py"])
    write("_build/html/style.css", "wrong")
    assert run(repository) == ({far, cell, PAGE, two}, {PAGE, two})
    write("_build/html/style.css", "right")
    write("src/ours/three.json", "4\n")
    assert run(repository) == ({far, cell, PAGE, two}, {far, cell})
    write("src/ours/three.json", "3\n")
    write("requirements.txt", "one==2\n")
    assert run(repository, "-k", "near") == ({near, f"{NEAR}::test_quick"}, set())
    assert run(repository, "-k", "test_near") == (set(), set())
    assert run(repository, "-k", "one") == ({PAGE}, set())
    assert run(repository) == ({far, cell, two}, set())
    assert run(repository, ALL="1") == ({*every, f"{NEAR}::test_slow"} - {f"{NEAR}::test_quick"}, set())
    assert run(repository, of=[NEAR], RAN=str(repository / "ran")) == (set(), set())
    assert (repository / "ran").read_text().split()[:2] == ["0", "2"]  # far is left out as well, but was not asked for


@pytest.fixture(scope="module")
def tree():
    return Tree(ROOT, PLACES)


@pytest.mark.parametrize(
    ("of", "reached", "not_reached"),
    [
        ("tests/chapters/test_halving.py", "chapters/halving/theorem.py", "chapters/bandits/theorem.py"),
        ("tests/chapters/test_halving.py", "chapters/halving/learner.py", "site/sheet.py"),
        ("tests/chapters/test_halving.py", "proof/kernel/rules.py", "receipts/checker.py"),
        ("tests/chapters/test_halving.py", "proof/search/recorded.json", "site/ledger/ledger.toml"),
        ("tests/test_no_bound.py", "chapters/perceptron/theorem.py", "chapters/bandits/theorem.py"),
        ("src/mistake_bounds/theorem/largest.py", "theorem/largest.py", "chapters/bandits/theorem.py"),
        (
            "src/mistake_bounds/chapters/halving/learner.py",
            "chapters/halving/theorem.py",
            "chapters/bandits/theorem.py",
        ),
        ("src/mistake_bounds/vocabulary.py", "play.py", "chapters/bandits/theorem.py"),
        ("tests/test_forms.py", "chapters/bandits/theorem.py", ""),
    ],
)
def test_names_lead_to_the_chapters_that_have_them(tree, of, reached, not_reached):
    names = {path.relative_to(ROOT).as_posix() for path in tree.tested(ROOT / of)}
    assert f"src/mistake_bounds/{reached}" in names and f"src/mistake_bounds/{not_reached}" not in names


PROBE = """
import sys
def pytest_sessionfinish():
    files = (getattr(module, "__file__", None) for module in list(sys.modules.values()))
    with open({target!r}, "w") as file:
        print(*filter(None, files), sep="\\n", file=file)
"""


@pytest.mark.slow
@pytest.mark.parametrize("chapter", ["winnow_worst_case", "margins", "reading_a_proof"])
def test_what_a_chapters_tests_import_is_among_what_they_reach(tree, tmp_path, chapter):
    """In a process of their own, which imports for nobody else."""
    path, target = ROOT / "tests" / "chapters" / f"test_{chapter}.py", tmp_path / "imported"
    (tmp_path / "probe.py").write_text(PROBE.format(target=str(target)), encoding="utf-8")
    paths = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "probe", "-p", "no:cacheprovider", str(path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, check=True)
    known = tree.tested(path) | tree.reached(ROOT / "tests" / "conftest.py", opening=False)
    imported = {Path(name) for name in target.read_text(encoding="utf-8").splitlines()}
    assert imported & tree.everything <= known


def test_the_last_lines_say_once_what_is_missing():
    said = last_lines([(10, 0, 3), (1, 0, 0)], "no coqc\nno coqc\n").splitlines()
    assert said.count("Not on this machine: no coqc") == 1 and "11" in said[0] and "ALL=1" in said[-1]
