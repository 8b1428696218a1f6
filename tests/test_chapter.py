"""What chapters import: one line of names that `mistake_bounds.chapter` finds where they live."""

import ast
import json
from pathlib import Path

import pytest
from each import each

from mistake_bounds import chapter

BOOK = Path(__file__).parents[1] / "book"
TEACH_NAMES = "reading-a-proof", "what-proved-means"  # they show where each tool of the library is imported from


def imports(path: Path) -> list[ast.ImportFrom | ast.Import]:
    """Every import in the cells of a notebook."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    trees = [ast.parse("".join(cell["source"])) for cell in cells if cell["cell_type"] == "code"]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom | ast.Import)]


CHAPTERS = {path.stem: imports(path) for path in sorted(BOOK.glob("*.ipynb"))}
for name in TEACH_NAMES:
    del CHAPTERS[name]


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_imports_from_one_module_and_its_own_theorems(name):
    homes = [getattr(node, "module", None) for node in CHAPTERS[name]]
    assert homes == ["mistake_bounds.chapter", "mistake_bounds.theorems"]


@each(dir(chapter))
def test_every_name_is_found_and_used(name):
    assert getattr(chapter, name) is not None
    used = {alias.name for nodes in CHAPTERS.values() for node in nodes for alias in node.names}
    assert name in used


def test_a_name_that_chapters_have_not_is_told():
    with pytest.raises(AttributeError, match="chapters have no name 'loss'; add it to mistake_bounds.chapter.HOMES"):
        chapter.loss  # noqa: B018
