"""The examples in the book's extensions are true, and drawings keep letters that can be read."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

from mistake_bounds.sphinx import figures

EXTENSIONS = Path(__file__).parent.parent / "book" / "_extensions"
FIGURE = '<figure class="mb-figure"><svg viewBox="0 0 {} 200"><text style="font: {}px sans">a</text></svg></figure>'


@pytest.mark.parametrize("name", sorted(path.stem for path in EXTENSIONS.glob("*.py")))
def test_the_examples_of_an_extension_hold(monkeypatch, name):
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_a_drawing_scrolls_where_a_phone_would_make_its_letters_too_small():
    assert "min-width" not in figures.boxed(FIGURE.format(358, 11))
    small = figures.boxed(FIGURE.format(500, 10))
    assert '<div class="mb-drawing"><svg style="min-width:550px" viewBox' in small and small.endswith("</div></figure>")
    assert figures.boxed("<figure><img></figure>") == "<figure><img></figure>"


def test_the_drawing_of_what_builds_on_what_has_a_box_for_each_chapter_within_the_column(monkeypatch):
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    path = importlib.import_module("path")
    needs = {"book/a": [], "book/b": [], "book/c": ["book/a", "book/b"], "book/d": ["book/a", "book/c"]}
    drawn = path.drawn(needs, dict.fromkeys(needs, "A title of several words"))
    boxes = re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"', drawn)
    assert len(boxes) == 4 and all(float(x) >= 0 and float(x) + float(wide) <= path.COLUMN for x, _, wide in boxes)
    assert len({y for _, y, _ in boxes}) == 3 and drawn.count("<path ") == 4


def test_an_empty_cell_in_the_head_of_a_table_is_no_heading(monkeypatch):
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    site = importlib.import_module("published_site")
    context = {"body": '<tr><th class="head text-center"><p></p></th><th class="head"><p>the line</p></th></tr>'}
    site.empty_heads(None, "", "", context, None)
    assert context["body"] == '<tr><td class="head text-center"></td><th class="head"><p>the line</p></th></tr>'
