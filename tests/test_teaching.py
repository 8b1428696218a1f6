"""The lecturer's pages: plans that add up, five lines that run, and editions that are those of the repository."""

import contextlib
import io
import re
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml
from conftest import book_extensions
from each import each

ROOT = Path(__file__).parent.parent
TEACHING = (ROOT / "book" / "teaching.md").read_text(encoding="utf-8")
CHANGES = (ROOT / "book" / "changes.md").read_text(encoding="utf-8")
NAMES = tomllib.loads((ROOT / "data" / "names.toml").read_text(encoding="utf-8"))
NO_LESSON = {"book/speed"}


def plans() -> dict[str, str]:
    """The plans by chapter."""
    part = TEACHING.partition("## Fifty minutes each")[2].partition("\n## ")[0]
    return dict(re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", part, re.MULTILINE | re.DOTALL))


def chapters() -> list[str]:
    """The lessons' pages of the table of contents."""
    parts = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))["parts"]
    files = [entry["file"] for part in parts if part.get("numbered") for entry in part["chapters"]]
    return [file for file in files if file not in NO_LESSON]


@each(plans)
def test_a_plan_takes_fifty_minutes_with_a_picture_and_an_exercise(chapter):
    plan = plans()[chapter]
    assert sum(map(int, re.findall(r"^\| (\d+) \|", plan, re.MULTILINE))) == 50
    assert "*Picture:*" in plan and re.search(r"\*Set:\*.*\{ref\}`", plan, re.DOTALL)


@each(chapters)
def test_every_lesson_has_a_plan_that_sets_one_of_its_own_exercises(page):
    names = {name for name in NAMES["names"][page] if f"{page}#{name}" not in NAMES["moved"]}
    setting = [title for title, plan in plans().items() if set(re.findall(r"\{ref\}`([\w-]+)`", plan)) & names]
    assert len(setting) == 1, (page, setting)


@pytest.mark.parametrize("csv", ["1, 2, 1\n0.5,-1,-1\n", "3,1,1\n1,3,1\n-2,-2,-1\n"])
def test_the_five_lines_split_the_slack_of_ones_own_data(csv, tmp_path, monkeypatch):
    program = re.search(r"```python\n(.*?)```", TEACHING, re.DOTALL)[1]
    (tmp_path / "mine.csv").write_text(csv, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(program, {})
    assert "a clean pass: True, the parts add up: True" in printed.getvalue()
    assert all(cause in printed.getvalue() for cause in ("short examples", "overshoot", "angle", "margin surplus"))
    assert len(program.partition("\n\n")[2].splitlines()) == 5


def test_the_latest_edition_is_the_repositorys():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    latest, date = re.search(r"^## Version (\S+)\n\n\*(\S+)\.\*", CHANGES, re.MULTILINE).groups()
    assert latest == version == cited["version"] and date == str(cited["date-released"])
    assert f"version {version}," in TEACHING


def test_the_list_of_changes_has_names_that_were_published():
    listed = re.findall(r"^\| `([\w-]+)` \| \{prf:ref\}`([\w-]+)`.*\((\S+)\.ipynb\) \|$", CHANGES, re.MULTILINE)
    assert listed
    for name, linked, page in listed:
        assert name == linked and name in NAMES["names"][f"book/{page}"]


# --- what the pages are built with ------------------------------------------------------------


@pytest.fixture
def extensions(monkeypatch):
    for name in ("lasting_names", "published_site"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with book_extensions():
        import lasting_names
        import published_site

    return SimpleNamespace(names=lasting_names, site=published_site)


def test_a_mistake_is_reported_where_the_repository_is(extensions, monkeypatch):
    monkeypatch.setenv("BOOK_REPOSITORY_URL", "https://example.org/notes.git")
    (link,), _ = extensions.site.issues_role("issues", "", "the issues", 1, None)
    assert link["refuri"] == "https://example.org/notes/issues" and link.astext() == "the issues"


def listed(extensions, tmp_path, moves):
    """What the directive makes of moves."""
    (tmp_path / "data").mkdir()
    lines = "".join(f'"{old}" = "{new}"\n' for old, new in moves.items())
    (tmp_path / "data" / "names.toml").write_text(f"[moved]\n{lines}", encoding="utf-8")
    env = SimpleNamespace(app=SimpleNamespace(srcdir=tmp_path), docname="book/changes", note_dependency=lambda _: None)
    directive = object.__new__(extensions.names.Moved)
    directive.state = SimpleNamespace(document=SimpleNamespace(settings=SimpleNamespace(env=env)))
    return directive.run()


def test_a_move_in_a_circle_stops_the_build(extensions, tmp_path):
    with pytest.raises(Exception, match="moves in a circle"):
        listed(extensions, tmp_path, {"book/a": "book/b", "book/b": "book/a"})
