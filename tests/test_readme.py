"""The README's program runs and prints what the README says."""

import contextlib
import io
import re
from pathlib import Path

import mistake_bounds

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_lines_that_install_name_the_wheels_of_this_version():
    page = (ROOT / "book" / "your-own-notes.ipynb").read_text(encoding="utf-8")
    named = re.findall(r"\./(mistake_bounds\w*)-([\d.]+)-py3-none-any\.whl", README + page)
    assert {*named} == {(name, mistake_bounds.__version__) for name in ("mistake_bounds", "mistake_bounds_live")}


def test_one_theorem_in_ten_lines():
    program = re.search(r"```python\n(.*?)```", README, re.DOTALL)[1]
    promised = re.search(r"```text\n(.*?)```", README, re.DOTALL)[1]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(program, {})
    assert printed.getvalue() == promised
    assert len([line for line in program.splitlines() if line]) <= 10
