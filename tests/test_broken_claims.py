"""Changing a claim in the source is noticed: by the prover, by the check on a run, or by nbval in a chapter."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from mistake_bounds import Perceptron, play
from mistake_bounds.chapters.perceptron.examples import worked_example

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/mistake_bounds/chapters/perceptron/theorem.py"

CHANGES = {
    "the update subtracts": ("VectorEq(w_next, w + y * x)", "VectorEq(w_next, w - y * x)"),
    "labels are ±2": ("Eq(y**2, 1)", "Eq(y**2, 4)"),
    "a mistake is a right answer": ("y * dot(w, x) <= 0", "y * dot(w, x) >= 0"),
    "the ball is half as large": ("norm2(x) <= R**2", "2 * norm2(x) <= R**2"),
    "the margin is twice as large": ("y * dot(u, x) >= gamma", "y * dot(u, x) >= 2 * gamma"),
    "growth is half as large": ("norm2(w) + R**2", "norm2(w) + R**2 / 2"),
    "the start is not zero": ("(w, ZERO, w_next, w_M)", "(w, u, w_next, w_M)"),
}


def edited(old, new) -> str:
    text = SOURCE.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} is not in {SOURCE.name} exactly once: mend this test"
    return text.replace(old, new)


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_claim_breaks_the_proof_or_the_check_on_a_run(change, tmp_path):
    path = tmp_path / "changed.py"
    path.write_text(edited(*CHANGES[change]), encoding="utf-8")
    changed = runpy.run_path(str(path))
    run = play(Perceptron(tie=0), worked_example())
    try:
        noticed = not changed["mistake_bound"]().on(run, (1, 0)).check
    except Exception as error:  # the proof does not go through: which rule refuses depends on the change
        noticed = type(error).__module__.startswith("mistake_bounds.")
    assert noticed


def test_a_broken_bound_turns_nbval_red(tmp_path):
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    changed = edited(*CHANGES["growth is half as large"])
    (tmp_path / "src/mistake_bounds/chapters/perceptron/theorem.py").write_text(changed, encoding="utf-8")
    cells = [
        new_code_cell("from mistake_bounds.chapters.perceptron.theorem import mistake_bound", execution_count=1),
        new_code_cell(
            "1 + 1",
            execution_count=2,
            outputs=[new_output("execute_result", {"text/plain": "2"}, execution_count=2)],
        ),
        new_code_cell(
            "print(type(mistake_bound()).__name__)",
            execution_count=3,
            outputs=[new_output("stream", name="stdout", text="Theorem\n")],
        ),
    ]
    chapter = tmp_path / "chapter.ipynb"
    nbformat.write(new_notebook(cells=cells), chapter)
    answer = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", ROOT / "pyproject.toml",
         "--nbval", "--nbval-current-env", "--nbval-sanitize-with", ROOT / "tests/nbval-sanitize.cfg", chapter],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert answer.returncode == 1, answer.stdout
    assert "1 failed, 2 passed" in answer.stdout and "NotProved" in answer.stdout, answer.stdout
