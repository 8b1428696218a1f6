"""Imports go one way, and the exact core is light: the standard library and sympy are all it needs."""

import ast
import subprocess
import sys
from pathlib import Path

from each import each

import mistake_bounds
from mistake_bounds.theorems import book, passes

SOURCE = Path(mistake_bounds.__file__).parent

# Each room and the rooms it may import from; a room may always import from itself.
ROOMS = {
    "exact": set(),
    "examples": {"exact"},
    "learners": {"exact", "examples"},
    "play": {"exact", "examples", "learners"},
    "proof": {"exact"},
    "sweep": {"exact", "learners", "play"},
    "worlds": {"exact", "examples"},
    "consistency": {"exact", "examples", "learners", "streams", "worlds"},
    "conversion": {"exact", "examples", "learners", "play", "worlds"},
    "streams": {"exact", "examples", "learners", "play", "engine"},
    "engine": {"exact", "examples", "learners", "play"},
    "found": {"examples"},
    "validation": {"exact", "examples", "engine", "found", "learners"},
    "error_curves": {"exact", "examples", "play", "traces"},
    "worst_case": {"exact", "examples", "learners", "play", "streams", "worlds"},
    "vocabulary": set(),
    "traces": {"exact", "examples", "learners", "play", "proof", "vocabulary", "worlds", "consistency", "conversion"},
    "theorems": {
        "exact",
        "examples",
        "learners",
        "play",
        "proof",
        "traces",
        "vocabulary",
        "worlds",
        "conversion",
        "worst_case",
    },
    "bench": {"exact", "proof"},
    "canvases": {"exact", "examples", "learners", "play", "streams", "theorems", "worst_case"},
    "exercises": {
        "exact",
        "examples",
        "learners",
        "play",
        "proof",
        "streams",
        "traces",
        "theorems",
        "worlds",
        "consistency",
        "conversion",
        "worst_case",
    },
    "ledger": {"exact"},
    "plots": {
        "exact",
        "examples",
        "learners",
        "play",
        "proof",
        "theorems",
        "traces",
        "worst_case",
        "streams",
        "vocabulary",
        "worlds",
        "consistency",
        "conversion",
    },
}


ALSO_CHECKS = {passes: {"Run"}}  # their ``check`` puts a proof beside a reading, without a `Theorem`


def imported(path: Path) -> set[str]:
    """The rooms of ours that a file imports when it is imported (imports inside functions are made later)."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module}
    modules |= {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    ours = (module.split(".") for module in modules if module.split(".")[0] == "mistake_bounds")
    return {parts[1] for parts in ours if len(parts) > 1}


@each(ROOMS)
def test_a_room_imports_downwards_only(room):
    files = [SOURCE / f"{room}.py"] if (SOURCE / f"{room}.py").exists() else sorted((SOURCE / room).rglob("*.py"))
    assert files
    for path in files:
        assert imported(path) <= ROOMS[room] | {room}, path.name


@each(book.MODULES)
def test_a_theorem_file_holds_claims_and_proofs_and_no_readings(module):
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"Reading", "Run", "KIND"} - ALSO_CHECKS.get(module, set())


CORE = (
    "mistake_bounds",
    "mistake_bounds.proof",
    "mistake_bounds.theorems.book",
    "mistake_bounds.ledger",
    "mistake_bounds.chapter",
    "mistake_bounds.canvases.perceptron",
    "mistake_bounds.exercises.sheet",
)
IMPORTING = """
import importlib, sys
for module in sys.argv[1:]:
    importlib.import_module(module)
    print(module, *sorted({name.split(".")[0] for name in sys.modules}))
"""


def test_the_exact_core_needs_the_standard_library_and_sympy_only():
    """One process imports them one after the other, and says which brings in what."""
    asked = [sys.executable, "-c", IMPORTING, *CORE]
    lines = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()
    loaded = {module: set(names) for module, *names in map(str.split, lines)}
    assert (*loaded,) == CORE and "sympy" in loaded["mistake_bounds.proof"]
    for module, names in loaded.items():
        assert not {"numpy", "numba", "scipy", "sklearn", "matplotlib", "tqdm"} & names, module
