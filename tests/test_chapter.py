"""A chapter that is begun with `make chapter` has exercises that answer, cells that run and a test that passes."""

import json
import runpy
import shutil
import sys
from importlib import import_module
from pathlib import Path

import mistake_bounds.chapters
from mistake_bounds.exercises.question_types import right_answer, wrong_answer
from tools import chapter as tool

ROOT = Path(__file__).parents[1]
CHANGED = ("src/mistake_bounds/chapters/__init__.py", "_toc.yml", "book/teaching.md")


def test_a_chapter_that_is_begun_answers_and_passes_its_own_test(tmp_path, monkeypatch):
    for path in CHANGED:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    before = {path: (tmp_path / path).read_text(encoding="utf-8") for path in CHANGED}
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "run", lambda path, timeout: None)  # the notebook, which takes a kernel
    tool.begin("tournaments")
    assert all((tmp_path / path).read_text(encoding="utf-8") != text for path, text in before.items())
    folder = tmp_path / "src/mistake_bounds/chapters"
    monkeypatch.setattr(mistake_bounds.chapters, "__path__", [*mistake_bounds.chapters.__path__, str(folder)])
    exercises = import_module("mistake_bounds.chapters.tournaments.exercises").EXERCISES
    cells = json.loads((tmp_path / "book/tournaments.ipynb").read_text(encoding="utf-8"))["cells"]
    page = {}
    try:
        assert exercises
        for cell in cells:
            exec("".join(cell["source"]) if cell["cell_type"] == "code" else "", page)
        assert page["found"].check and page["found"].slack
        for one in exercises:
            assert one.check(right_answer(one)).right and not one.check(wrong_answer(one)).right
        for name, test in runpy.run_path(str(tmp_path / "tests/chapters/test_tournaments.py")).items():
            if name.startswith("test_"):
                for arguments in zip(test.cases) if hasattr(test, "cases") else [()]:
                    test(*arguments)
    finally:
        for name in [name for name in sys.modules if name.startswith("mistake_bounds.chapters.tournaments")]:
            del sys.modules[name]
