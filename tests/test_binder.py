"""A reader who presses the Binder button gets the environment that the chapters were run in.

Binder reads the folder ``binder/`` and nothing else: a Python version, third-party packages, and
a last step that installs this package itself.
"""

import ast
import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# Binder brings its own Jupyter, and IPython with it.
BROUGHT_BY_BINDER = {"IPython", "ipykernel"}


def pins(path):
    """Return {package: version} of a requirements file in which every line is a pin."""
    found = {}
    for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
        requirement = line.partition("#")[0].partition(" ;")[0].strip()
        if requirement:
            name, equals, version = requirement.partition("==")
            assert equals, f"{path}: not pinned: {requirement}"
            found[canonicalize_name(name)] = version
    return found


def needed(packages):
    """Return the packages with everything that they need, as installed here."""
    seen, ahead = set(), [canonicalize_name(name) for name in packages]
    while ahead:
        name = ahead.pop()
        if name in seen:
            continue
        seen.add(name)
        for requirement in map(Requirement, metadata.requires(name) or ()):
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                ahead.append(canonicalize_name(requirement.name))
    return seen


def imported(notebook):
    """Return the names of the top-level modules that a notebook's cells import."""
    names = set()
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        # A line magic is not Python.
        source = re.sub(r"^\s*[%!].*$", "", "".join(cell["source"]), flags=re.MULTILINE)
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                names |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names.add(node.module.partition(".")[0])
    return names


def test_versions_are_those_of_the_lock():
    locked = pins("requirements.txt")
    assert {name: locked.get(name) for name in pins("binder/requirements.txt")} == pins("binder/requirements.txt")


def test_nothing_is_left_to_chance():
    declared = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["fast"], "setuptools"]
    assert set(pins("binder/requirements.txt")) == needed(Requirement(d).name for d in declared)


def test_every_import_of_a_chapter_is_installed():
    installed = {
        module
        for module, distributions in metadata.packages_distributions().items()
        if {canonicalize_name(d) for d in distributions} & set(pins("binder/requirements.txt"))
    }
    there = installed | set(sys.stdlib_module_names) | BROUGHT_BY_BINDER | {"mistake_bounds"}
    for notebook in sorted((ROOT / "book").rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in notebook.parts:
            assert imported(notebook) <= there, notebook.name


def test_python_is_one_that_the_project_supports():
    named = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    version = re.fullmatch(r"python-(3\.\d+)", named)[1]
    assert version in SpecifierSet(PROJECT["requires-python"])
    assert version in {"3.11", "3.12", "3.13", "3.14"}
