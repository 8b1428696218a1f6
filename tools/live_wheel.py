"""The packed files of a built site as a wheel: ``python -m tools.live_wheel SITE FOLDER``.

`mistake_bounds.sphinx.live` finds what it installs, the package ``mistake_bounds_live``, so that cells run in the pages
of anybody's notes: nothing is packed there, and no Node is needed.  It asks for the library of its own version, which
is what its pages compute with.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from mistake_bounds.sphinx.live import OFFLINE

ROOT = Path(__file__).parent.parent
PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "mistake-bounds-live"
version = "{version}"
description = "What cells need to run in a page: Python, sympy and Mistake Bounds, packed for a browser"
requires-python = ">=3.11"
license-files = ["mistake_bounds_live/*/licences.txt"]
dependencies = ["mistake-bounds=={version}"]

[tool.setuptools.package-data]
mistake_bounds_live = ["*/*"]
"""
MODULE = '''\
"""What cells need to run in a page; `mistake_bounds.sphinx.live` publishes it."""

from pathlib import Path

FILES = Path(__file__).with_name("{key}")
'''


def main(site: Path, to: Path) -> None:
    """Write the wheel; the same files make the same wheel."""
    (files,) = (site / "_static" / "live").iterdir()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    with tempfile.TemporaryDirectory() as scratch:
        package = Path(scratch) / "mistake_bounds_live"
        shutil.copytree(files, package / files.name, ignore=shutil.ignore_patterns(OFFLINE))  # made of the others
        (package / "__init__.py").write_text(MODULE.format(key=files.name), encoding="utf-8")
        (Path(scratch) / "pyproject.toml").write_text(PROJECT.format(version=project["version"]), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", to, scratch]
        subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1577836800"})


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
