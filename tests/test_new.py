"""A folder of notes that `new` makes is small, builds without a warning, and tests itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import mistake_bounds
from mistake_bounds.__main__ import main

SOURCE = Path(mistake_bounds.__file__).parents[1]


@pytest.fixture
def notes(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new", "my-notes"]) == 0 and "my-notes" in capsys.readouterr().out
    return tmp_path / "my-notes"


def run(folder, *words):
    bin_ = Path(sys.executable).parent
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = ["make", f"BIN={bin_}", *words, "-o", "ready"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def test_it_is_small(notes):
    files = [path for path in notes.rglob("*") if path.is_file()]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) <= 12 and lines <= 150
    assert len((notes / "README.md").read_text(encoding="utf-8").splitlines()) <= 24


def test_a_folder_that_exists_is_refused(notes, capsys):
    before = {path: path.read_bytes() for path in notes.rglob("*") if path.is_file()}
    assert main(["new", "my-notes"]) == 2
    said = capsys.readouterr()
    assert not said.out and said.err.startswith("new: my-notes is there already") and said.err.count("\n") == 1
    assert main(["new", "my-notes/README.md"]) == 2 and main(["new", "my-notes/README.md/more"]) == 2
    assert before == {path: path.read_bytes() for path in notes.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_it_builds_and_tests_itself(notes):
    done = run(notes, "book", "test")
    assert done.returncode == 0, done.stdout + done.stderr
    page = (notes / "_build" / "html" / "index.html").read_text(encoding="utf-8")
    assert "Refuted" in page and "{claim}" not in page
    theorem = notes / "theorem.py"
    theorem.write_text(
        theorem.read_text(encoding="utf-8").replace("- tau * e**2", "- 2 * tau * e**2"), encoding="utf-8"
    )
    assert run(notes, "test").returncode and run(notes, "book").returncode
