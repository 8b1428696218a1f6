"""Tests and kernels in forks: nothing is run twice or left out, and what fails there is told here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")

# The tool as it is, but for what takes long: nothing is imported beforehand.
COLD = "from tools import warm_kernels\nwarm_kernels.warm = warm_kernels.prepare = lambda: None\n"


def notebook(path: Path, source: str, said: str) -> None:
    stream = {"name": "stdout", "output_type": "stream", "text": said}
    cell = {"cell_type": "code", "execution_count": 1, "id": "a", "metadata": {}, "outputs": [stream], "source": source}
    spec = {"kernelspec": {"display_name": "", "language": "python", "name": "python3"}}
    path.write_text(json.dumps({"cells": [cell], "metadata": spec, "nbformat": 4, "nbformat_minor": 5}), "utf-8")


# Of pytest's plugins a run loads those that it names: all of them take two seconds.
NOTEBOOKS = ("-p", "nbval.plugin", "--nbval", "--nbval-kernel-name", "warm")


def run(folder: Path, *words: str, forks: int = 2) -> subprocess.CompletedProcess:
    (folder / "cold.py").write_text(COLD, "utf-8")
    pytest_ = ["-m", "pytest", "-q", *"-p no:cacheprovider -p cold -p tools.forks --forks".split(), str(forks), *words]
    path = os.pathsep.join(map(str, (ROOT, folder)))
    return subprocess.run(
        [sys.executable, *pytest_], cwd=folder, capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip


def test_each_notebook_has_a_namespace_and_a_folder_of_its_own_and_fails_by_itself(tmp_path):
    notebook(tmp_path / "a.ipynb", "left = 1\nprint(left)", "1\n")
    seen = "import os; print('left' in globals(), os.path.exists('a.ipynb'))"
    notebook(tmp_path / "b.ipynb", seen, "False True\n")
    notebook(tmp_path / "c.ipynb", "print(1 + 1)", "3\n")
    done = run(tmp_path, *NOTEBOOKS, "a.ipynb", "b.ipynb", "c.ipynb")
    assert done.returncode == 1 and "1 failed, 2 passed" in done.stdout, done.stdout + done.stderr
    assert "FAILED c.ipynb" in done.stdout


TESTS = """
import os, sys, warnings
import pytest

@pytest.fixture(scope="module")
def place():
    yield os.getpid()

@pytest.mark.parametrize("k", range(40))
def test_each(k, place):
    with open(f"ran-{k}", "x") as file:
        file.write(str(place))

def test_printed():
    print("said by the one that fails")
    assert 1 + 1 == 3

@pytest.mark.skip(reason="not today")
def test_skipped():
    pass

@pytest.mark.alone
def test_alone():
    pass
"""


def test_every_test_is_run_once_and_told_as_if_it_were_run_here(tmp_path):
    (tmp_path / "test_some.py").write_text(TESTS, "utf-8")
    done = run(tmp_path, "-rs", "-W", "ignore::pytest.PytestUnknownMarkWarning")
    assert done.returncode == 1 and "1 failed, 41 passed, 1 skipped" in done.stdout, done.stdout + done.stderr
    assert len(list(tmp_path.glob("ran-*"))) == 40
    assert "said by the one that fails" in done.stdout and "assert (1 + 1) == 3" in done.stdout
    assert "not today" in done.stdout


def test_a_process_that_ends_in_the_middle_fails_the_run_by_the_name_of_its_test(tmp_path):
    (tmp_path / "test_ends.py").write_text("import os\n\ndef test_ends():\n    os._exit(0)\n", "utf-8")
    done = run(tmp_path)
    assert done.returncode == 1 and "ended while it ran test_ends.py::test_ends" in done.stdout, done.stderr


def test_a_run_that_is_to_end_at_the_first_failure_ends_there(tmp_path):
    (tmp_path / "test_fails.py").write_text("import time\n\ndef test_fails():\n    assert 0\n" + "".join(
        f"\ndef test_{k}():\n    time.sleep(0.2)\n" for k in range(60)), "utf-8")  # fmt: skip
    done = run(tmp_path, "-x")
    assert done.returncode == 1 and "stopping after 1 failures" in done.stdout, done.stdout + done.stderr
