"""Imports go one way, and the exact core is light: the standard library and sympy are all it needs."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import yaml
from conftest import book_extensions
from each import each

import mistake_bounds
from mistake_bounds.chapters import ORDER, records
from mistake_bounds.chapters.record import public

SOURCE = Path(mistake_bounds.__file__).parent
BOOK = Path(__file__).parents[1]

# Each room and the rooms it may import from; a room may always import from itself.
RUNS = {"exact", "examples", "learner", "play"}
ROOMS = {
    "exact": set(),
    "examples": {"exact"},
    "learner": {"exact", "examples"},
    "play": {"exact", "examples", "learner"},
    "worlds": {"exact", "examples"},
    "found": {"exact", "examples"},
    "sweep": RUNS,
    "proof": {"exact"},
    "vocabulary": set(),
    "theorem": {*RUNS, "proof", "vocabulary"},
    "theory": {*RUNS, "proof", "theorem"},
    "drawing": {*RUNS, "proof", "theorem"},
    "exercises": {*RUNS, "proof"},
    "switches": {*RUNS, "proof", "theorem", "theory", "vocabulary"},
}
# What is made from the chapters; of some of it a chapter may import the files that are below all chapters.
INDEXES = {"theorems", "learners", "streams", "worst_case", "engine", "validation"}
SHARED = INDEXES - {"theorems", "learners"}
# What uses all of these, and nothing else imports.
ABOVE = ("site", "page", "receipts", "commands", "mcp", "new", "sphinx", "__main__")
# Within a chapter a file may import those before it.
WITHIN = (
    "learner",
    "examples",
    "worst_case",
    "search",
    "theorem",
    "reading",
    "known",
    "pictures",
    "exercises",
    "switches",
    "rocq",
)


def modules(path: Path, nodes=ast.iter_child_nodes) -> set[str]:
    """The modules of ours that a file imports when it is imported; with `ast.walk` also those inside functions."""
    body = [*nodes(ast.parse(path.read_text(encoding="utf-8")))]
    found = {node.module for node in body if isinstance(node, ast.ImportFrom) and node.module}
    found |= {alias.name for node in body if isinstance(node, ast.Import) for alias in node.names}
    return {name.removeprefix("mistake_bounds.") for name in found if name.startswith("mistake_bounds.")}


def files(room: str) -> list[Path]:
    return [SOURCE / f"{room}.py"] if (SOURCE / f"{room}.py").exists() else sorted((SOURCE / room).rglob("*.py"))


def test_nothing_below_the_site_imports_it():
    for path in {*SOURCE.rglob("*.py")}.difference(*map(files, ABOVE)):
        assert {name.split(".")[0] for name in modules(path, ast.walk)}.isdisjoint(ABOVE), path


@each(ROOMS)
def test_a_room_imports_downwards_only(room):
    assert files(room)
    for path in files(room):
        assert {name.split(".")[0] for name in modules(path)} <= ROOMS[room] | {room}, path.name


@each(ORDER)
def test_a_chapter_imports_the_core_and_chapters_before_it(folder):
    for path in files(f"chapters/{folder}"):
        for name in modules(path) - {"chapters.record"}:
            room, *rest = name.split(".")
            if room == "chapters":
                assert ORDER.index(rest[0]) <= ORDER.index(folder), f"{path}: {name}"
            else:
                assert room in ROOMS or room in SHARED, f"{path}: {name}"


@each(ORDER)
def test_a_file_of_a_chapter_imports_those_before_it(folder):
    for path in files(f"chapters/{folder}"):
        own = {name.split(".")[-1] for name in modules(path, ast.walk) if name.startswith(f"chapters.{folder}.")}
        if path.stem in WITHIN:
            assert all(WITHIN.index(name) < WITHIN.index(path.stem) for name in own if name in WITHIN), path


def test_the_chapters_stand_in_the_order_of_the_book():
    parts = yaml.safe_load((BOOK / "_toc.yml").read_text(encoding="utf-8"))["parts"]
    listed = [entry for part in parts if "numbered" in part for entry in part["chapters"]]
    pages = [below["file"] for entry in listed for below in (entry, *entry.get("sections", ()))]
    lessons = [page for page in pages if (BOOK / f"{page}.ipynb").exists()]
    assert [f"book/{chapter.notebook}" for chapter in records()] == lessons


def test_part_one_is_ten_chapters_and_none_builds_on_a_later_one():
    with book_extensions():
        import path
    first = list(path.path(BOOK))
    assert len(first) == 10
    for chapter, needs in path.needed(BOOK).items():
        if chapter in first:
            assert {other for other in needs if other in first} <= {*first[: first.index(chapter)]}, chapter


def test_a_chapter_goes_by_the_title_of_its_page():
    for chapter in records():
        page = (BOOK / "book" / f"{chapter.notebook}.ipynb").read_text(encoding="utf-8")
        assert f'"# {chapter.title}\\n"' in page


def test_no_name_stands_in_the_same_part_of_two_chapters():
    for part in ("learner", "examples", "worst_case"):
        modules_ = [module for chapter in records() if (module := chapter.part(part))]
        names = [name for module in modules_ for name in public(module)]
        assert len(names) == len(set(names)), part


PAGES = sorted((BOOK / "book").glob("*.ipynb"))


@each(PAGES)
def test_a_page_imports_each_name_from_where_it_lives(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    trees = [ast.parse("".join(cell["source"])) for cell in cells if cell["cell_type"] == "code"]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    rooms = {node.module.split(".")[1] for node in nodes if node.module.startswith("mistake_bounds.")}
    assert rooms <= {*ROOMS, *INDEXES, "chapters", "page", "site", "commands"}


CORE = (
    "mistake_bounds",
    "mistake_bounds.proof",
    "mistake_bounds.theorems.book",
    "mistake_bounds.site.ledger",
    "mistake_bounds.page",
    "mistake_bounds.site.bench",
    "mistake_bounds.site.canvases.perceptron",
    "mistake_bounds.site.sheet",
)
IMPORTING = """
import importlib, sys
for module in sys.argv[1:]:
    importlib.import_module(module)
    print(module, *sorted({name.split(".")[0] for name in sys.modules}))
"""


def test_the_exact_core_needs_the_standard_library_and_sympy_only():
    """One process imports them one after the other, and says which brings in what."""
    command = [sys.executable, "-c", IMPORTING, *CORE]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    loaded = {module: set(names) for module, *names in map(str.split, lines)}
    assert (*loaded,) == CORE and "sympy" in loaded["mistake_bounds.proof"]
    for module, names in loaded.items():
        assert not {"numpy", "numba", "scipy", "sklearn", "matplotlib", "tqdm"} & names, module
