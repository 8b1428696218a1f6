"""The extension for notes with proofs: a small site that uses nothing else, built with warnings as errors."""

import json
import re
import subprocess
import sys

import pytest

from tools.live_wheel import MODULE

CONF = """
project = "Notes"
extensions = ["mistake_bounds.sphinx"]
nb_execution_mode = "off"
llms_about = "> About the notes."
"""
INDEX = """# Notes

The first sentence. And the second.

```{toctree}
:caption: Proofs
rate
```
"""
OUTPUT = {"output_type": "execute_result", "data": {"text/plain": ["Proved: 1"]}, "execution_count": 1, "metadata": {}}
KERNEL = {"kernelspec": {"name": "python3"}, "language_info": {"name": "python", "pygments_lexer": "ipython3"}}
CELLS = [
    {
        "cell_type": "markdown",
        "id": "a",
        "metadata": {},
        "source": "# Rate\n\nSo {claim}`own_notes:square`, and $a < 1$.",
    },
    {"cell_type": "code", "id": "b", "metadata": {}, "source": "1+1", "outputs": [OUTPUT], "execution_count": 1},
    {
        "cell_type": "code",
        "id": "c",
        "metadata": {"tags": ["setup"]},
        "source": "import own_notes",
        "outputs": [],
        "execution_count": 2,
    },
]
NOTES = """
from mistake_bounds.proof import claim, prove, scalars
a, b = scalars("a b")
square = prove(claim(2*a*b <= a**2 + b**2, "square"))
"""


def build(folder):
    command = [sys.executable, "-m", "sphinx", "-W", "-n", "-q", str(folder), str(folder / "_build")]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    (folder / "own_notes.py").write_text(NOTES, encoding="utf-8")
    (folder / "conf.py").write_text(CONF, encoding="utf-8")
    (folder / "index.md").write_text(INDEX, encoding="utf-8")
    package = folder / "mistake_bounds_live"  # as if the wheel were installed
    (package / "0123456789abcdef" / "__pycache__").mkdir(parents=True)
    (package / "0123456789abcdef" / "worker.mjs").write_text("", encoding="utf-8")
    (package / "__init__.py").write_text(MODULE.format(key="0123456789abcdef"), encoding="utf-8")
    book = {"cells": CELLS, "metadata": KERNEL, "nbformat": 4, "nbformat_minor": 5}
    (folder / "rate.ipynb").write_text(json.dumps(book), encoding="utf-8")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    return folder / "_build"


def test_a_page_is_markdown_beside_its_html(site):
    text = (site / "rate.md").read_text(encoding="utf-8")
    assert text.startswith("# Rate\n\nSo $2 a b \\le a^{2} + b^{2}$, and $a < 1$.")
    assert "```python\n1+1\n```\n\n```text\nProved: 1\n```" in text
    assert "- `own_notes:square`: $2 a b \\le a^{2} + b^{2}$" in text
    assert '<link rel="alternate" type="text/markdown" href="rate.md"' in (site / "rate.html").read_text(
        encoding="utf-8"
    )


def test_the_map_has_every_page_with_its_beginning(site):
    lines = (site / "llms.txt").read_text(encoding="utf-8").splitlines()
    assert lines[2] == "> About the notes."
    assert "- [Notes](index.md): The first sentence. And the second." in lines
    assert lines[lines.index("## Proofs") + 2].startswith("- [Rate](rate.md): So ")


def test_formulas_are_mathml_in_their_font(site):
    page = (site / "rate.html").read_text(encoding="utf-8")
    assert page.count("<math") == 2 and "\\(" not in page and 'src="https:' not in page
    assert (site / "_static" / "formulas.css").exists() and 'href="_static/fonts/mistake-bounds-math.woff2"' in page


def test_what_folds_and_looks_has_its_style_and_scripts(site):
    page = (site / "rate.html").read_text(encoding="utf-8")
    for name in ("mistake-bounds.css", "layers.js"):
        assert f"_static/{name}" in page and (site / "_static" / name).exists()
    assert "<details" in page and "Set-up" in page


def test_cells_run_in_the_page_with_the_modules_that_they_import(site):
    page = (site / "rate.html").read_text(encoding="utf-8")
    told = json.loads(re.search(r'<script type="application/json" id="mb-live">(.*?)</script>', page)[1])
    assert [cell["id"] for cell in told["cells"]] == ["b", "c"] and told["modules"] == {"own_notes.py": NOTES}
    assert told["base"] == "_static/live/0123456789abcdef/"
    assert {path.name for path in (site / told["base"]).iterdir()} == {"worker.mjs", "offline.js"}
    assert 'data-live="1"' in page and "live.js" in page


def test_a_claim_that_is_gone_stops_the_build(site, tmp_path):
    for name in ("conf.py", "own_notes.py"):
        (tmp_path / name).write_text((site.parent / name).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "index.md").write_text("# One\n\n{claim}`own_notes:gone`\n", encoding="utf-8")
    done = build(tmp_path)
    assert done.returncode and "own_notes:gone" in done.stderr
