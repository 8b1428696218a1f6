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

from mistake_bounds.chapters.record import record

ROOT = Path(__file__).parent.parent
TEACHING = (ROOT / "book" / "teaching.md").read_text(encoding="utf-8")
CHANGES = (ROOT / "book" / "changes.md").read_text(encoding="utf-8")
NAMES = tomllib.loads((ROOT / "data" / "names.toml").read_text(encoding="utf-8"))


def plans() -> dict[str, str]:
    """The plans by chapter."""
    part = TEACHING.partition("## Fifty minutes each")[2].partition("\n## ")[0]
    return dict(re.findall(r"^### (.*?)\n(.*?)(?=^### |\Z)", part, re.MULTILINE | re.DOTALL))


def chapters() -> list[str]:
    """The lessons' pages of the table of contents."""
    parts = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))["parts"]
    listed = [entry for part in parts if part.get("numbered") for entry in part["chapters"]]
    pages = [below["file"] for entry in listed for below in (entry, *entry.get("sections", ()))]
    return [page for page in pages if (ROOT / f"{page}.ipynb").exists()]


@each(plans)
def test_a_plan_takes_fifty_minutes_with_a_picture_and_an_exercise(chapter):
    plan = plans()[chapter]
    assert sum(map(int, re.findall(r"^\| (\d+) \|", plan, re.MULTILINE))) == 50
    assert "*Picture:*" in plan and re.search(r"\*Set:\*.*\{ref\}`", plan, re.DOTALL)


@each(chapters)
def test_every_lesson_has_a_plan_that_sets_one_of_its_own_exercises(page):
    names = {name for name in NAMES["names"][page] if f"{page}#{name}" not in NAMES["moved"]}
    setting = [title for title, plan in plans().items() if set(re.findall(r"\{ref\}`([\w-]+)`", plan)) & names]
    assert setting, page


@pytest.mark.parametrize("weeks", [10, 8, 4])
def test_a_plan_for_so_many_weeks_has_a_row_for_each(weeks):
    words = {10: "Ten", 8: "Eight", 4: "Four"}
    table = (
        TEACHING.partition(f"**{words[weeks]} weeks, two lectures each.**")[2]
        .partition("\n\n**")[0]
        .partition("\n#")[0]
    )
    assert [int(week) for week in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)] == [*range(1, weeks + 1)]
    if weeks == 10:
        first = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))["parts"][0]["chapters"]
        read = re.findall(r"^\| \d+ \| .*?\(([\w-]+)\.ipynb\)", table, re.MULTILINE)
        assert [f"book/{page}" for page in read] == [entry["file"] for entry in first]


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


def test_every_number_of_an_edition_leads_to_a_published_name_and_no_edition_has_lost_its_numbers():
    editions = tomllib.loads((ROOT / "data" / "numbers.toml").read_text(encoding="utf-8"))
    names = {name for page in NAMES["names"].values() for name in page}
    for edition, numbers in editions.items():
        assert {*numbers.values()} <= names and f"```{{numbers}} {edition}\n" in CHANGES, edition
    assert editions["0.1.0"]["Theorem 3.1"] == "perceptron-mistake-bound"


def test_handouts_are_offered_where_they_have_been_printed_and_as_often_as_that(tmp_path):
    from tools import make_pdf

    with book_extensions():
        import downloads
    page = tmp_path / "html" / "book" / "teaching.html"
    page.parent.mkdir(parents=True)
    page.write_text(downloads.lists({"book/one": "The first", "book/two": "The second"}), encoding="utf-8")
    assert make_pdf.offered(tmp_path / "html") == ["book/one.html", "book/two.html"]
    assert "mb-not-printed" in page.read_text(encoding="utf-8")
    handout = tmp_path / "one.pdf"
    handout.write_bytes(b"%PDF" + b"0" * 5000)
    for _ in range(2):
        make_pdf.offer(tmp_path / "html", [handout])
        text = page.read_text(encoding="utf-8")
        assert (
            text.count('<a href="../handouts/one.pdf" download>The first</a> (PDF, 5 kB)') == text.count("PDF, ") == 1
        )
        assert '<li data-handout="two">The second</li>' in text and "mb-not-printed" not in text
    assert (tmp_path / "html" / "handouts" / "one.pdf").read_bytes() == handout.read_bytes()


@pytest.mark.slow
def test_the_zip_of_a_seed_has_its_sheet_and_is_the_same_each_time(tmp_path):
    from zipfile import ZipFile

    from mistake_bounds.site import sheet

    with book_extensions():
        import downloads
    for name in ("a.zip", "b.zip"):
        downloads.zipped("spring", tmp_path / name)
    assert (tmp_path / "a.zip").read_bytes() == (tmp_path / "b.zip").read_bytes()
    with ZipFile(tmp_path / "a.zip") as whole:
        assert whole.read("exercises-spring/exercises.md").decode() == sheet.exercises_page("spring")


TEN = (ROOT / "book" / "one-argument.md").read_text(encoding="utf-8")


def test_one_argument_has_a_row_for_each_chapter_of_part_one_whose_formulas_are_that_chapters():
    first = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))["parts"][0]["chapters"]
    rows = re.findall(r"^\| (\d+)\. \[\]\((\S+)\.ipynb\): [^|]+\|(.*)$", TEN, re.MULTILINE)
    assert [(int(number), f"book/{page}") for number, page, _ in rows] == [
        (k, entry["file"]) for k, entry in enumerate(first, 1)
    ]
    for _, page, cells in rows:
        quoted = set(re.findall(r"\{claim\}`(\w+)\.", cells))
        assert quoted and quoted <= {*record(page.replace("-", "_")).files()}, page
        assert all(re.search(r"\{claim\}`|as in chapter", cell) for cell in cells.split("|")[:-1]), page


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
