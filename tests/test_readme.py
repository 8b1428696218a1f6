"""The README's program runs and prints what the README says."""

import contextlib
import io
import re
from pathlib import Path

import mistake_bounds

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_line_that_installs_names_the_wheel_of_this_version():
    assert f"pip install ./mistake_bounds-{mistake_bounds.__version__}-py3-none-any.whl" in README


def test_one_theorem_in_ten_lines():
    program = re.search(r"```python\n(.*?)```", README, re.DOTALL)[1]
    promised = re.search(r"```text\n(.*?)```", README, re.DOTALL)[1]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(program, {})
    assert printed.getvalue() == promised
    assert len([line for line in program.splitlines() if line]) <= 10
