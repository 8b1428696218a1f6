"""Kernels that start warm: what one notebook does is not seen by another, and a wrong output is still noticed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parent.parent / "tools" / "warm_kernels.py"
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")

# The tool as it is, but for what takes long: nothing is imported beforehand.
COLD = f"import sys; sys.path.insert(0, {str(TOOL.parent)!r}); import warm_kernels as w; w.warm = lambda: None; "


def notebook(path: Path, source: str, said: str) -> None:
    stream = {"name": "stdout", "output_type": "stream", "text": said}
    cell = {"cell_type": "code", "execution_count": 1, "id": "a", "metadata": {}, "outputs": [stream], "source": source}
    spec = {"kernelspec": {"display_name": "", "language": "python", "name": "python3"}}
    path.write_text(json.dumps({"cells": [cell], "metadata": spec, "nbformat": 4, "nbformat_minor": 5}), "utf-8")


def run(folder: Path, *names: str) -> subprocess.CompletedProcess:
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval", "--nbval-kernel-name", "warm"]
    program = f"{COLD}sys.exit(w.main({[*pytest_, *(str(folder / name) for name in names)]!r}))"
    return subprocess.run(
        [sys.executable, "-c", program], cwd=folder, capture_output=True, text=True, timeout=120, check=False
    )


def test_each_notebook_has_a_namespace_and_a_folder_of_its_own(tmp_path):
    notebook(tmp_path / "a.ipynb", "left = 1\nprint(left)", "1\n")
    seen = "import os; print('left' in globals(), os.path.exists('a.ipynb'))"
    notebook(tmp_path / "b.ipynb", seen, "False True\n")
    done = run(tmp_path, "a.ipynb", "b.ipynb")
    assert done.returncode == 0 and "2 passed" in done.stdout, done.stdout + done.stderr


def test_an_output_that_differs_fails(tmp_path):
    notebook(tmp_path / "a.ipynb", "print(1 + 1)", "3\n")
    done = run(tmp_path, "a.ipynb")
    assert done.returncode == 1 and "1 failed" in done.stdout, done.stdout + done.stderr
