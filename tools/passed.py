"""A plugin of pytest: what passed on this machine is not run again until something that it rests on has changed.

    python -m pytest -p tools.passed …    leave out what the record has, and renew the record
    python -m tools.passed FILE           the last lines of `make test`, from the file that RAN named in its runs

A *unit* passes as a whole: a file of tests or of doctests, a notebook, a page in the browser.  Its key is the hash of
all that it rests on.  Of a file of tests that is what `tools.reach` sees in the sources; of a notebook what its kernel
imported and opened when it passed; of a page what the browser fetched.  The record, in ``_build``, has the key of each
unit with which it last passed; one failure takes it out.  With ALL=1 every unit runs, whatever the record has.

A test marked ``slow`` runs only with ALL=1; one marked ``quick``, which replaces a slow one, only without.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from queue import Empty

import pytest

from tools.reach import Tree

ALL = bool(os.environ.get("ALL"))
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# A test of a page is a unit of its own.
PAGE = re.compile(r"tests/test_site\.py::test_page\w*\[")
# What all units rest on beside the conftest and what that imports.
COMMON = ("requirements.txt", "pyproject.toml", "tools/passed.py", "tools/reach.py", "tests/nbval-sanitize.cfg")
FIXTURE = re.compile(r"^@pytest\.fixture[^\n]*\ndef (\w+)", re.MULTILINE)
# In a page's source: what a bundle or an archive is called for what is in it. What is fetched is read itself.
SIGN = re.compile(rb"(\?v=|/live/)[0-9a-f]{8,}")

# What a kernel runs before a notebook: from then on it remembers what is opened, and whether a program is started.
WATCH = """
import os, sys
seen = sys._reached = set()
def note(event, args):
    if event == "open" and isinstance(args[0], (str, bytes)):
        seen.add(os.path.abspath(os.fsdecode(args[0])))
    elif event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
        seen.add("*")
sys.addaudithook(note)
"""
SEEN = """(lambda sys: "\\n".join(sorted(sys._reached.union(
    filter(None, (getattr(module, "__file__", None) for module in list(sys.modules.values()))))))
)(__import__("sys"))"""


def unit_of(nodeid: str) -> str:
    """The unit of a test.

    >>> unit_of("tests/test_exact.py::test_whole[3]"), unit_of("tests/test_site.py::test_page[book/pac.html]")
    ('tests/test_exact.py', 'tests/test_site.py::test_page[book/pac.html]')
    """
    return nodeid if PAGE.match(nodeid) else nodeid.partition("::")[0]


class Keys:
    """The keys of units, of the files as they are now."""

    def __init__(self, root: Path, places: list[str]):
        self.root, self.tree, self.begun = root, Tree(root, places), time.time()
        self.site = Path(os.environ.get("BOOK_HTML") or root / "_build" / "html")
        self.digest = cache(self.digest)

    @cached_property
    def conftest(self) -> frozenset[Path]:
        return self.tree.reached(*self.root.glob("tests/conftest.py"), opening=False)

    @cached_property
    def of_browser(self) -> re.Pattern:
        texts = [path.read_text(encoding="utf-8") for path in self.conftest]
        fixtures = [name for text in texts for name in FIXTURE.findall(text)]
        return re.compile(rf"\b({'|'.join([*fixtures, 'test_site'])})\b")

    @cached_property
    def common(self) -> list[str]:
        """What is in every key: Python, the lock, the settings, the conftest."""
        own = sorted({*self.conftest, *(self.root / name for name in COMMON)})
        book = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("BOOK_"))
        return [sys.version, sys.platform, *book, *map(self.digest, own)]

    @cached_property
    def chromium(self) -> str:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        return repr(found and (found, (stat := Path(found).resolve().stat()).st_size, stat.st_mtime_ns))

    def digest(self, path: Path) -> str:
        """A file's name and the hash of what is in it."""
        data = path.read_bytes() if path.is_file() else b"there is none"
        if path.suffix == ".html":
            data = SIGN.sub(rb"\1", data)
        return f"{path} {sha256(data).hexdigest()}"

    def files(self, unit: str, seen: list[str]) -> set[Path]:
        """What a unit rests on; ``seen`` is what it opened, as paths from the root, or * for everything."""
        path = self.root / unit.partition("::")[0]
        if "*" in seen:
            return {path, *self.tree.everything}
        if PAGE.match(unit) or path.suffix == ".ipynb":
            return {*self.tree.reached(path, opening=False), *(self.root / name for name in seen)}
        found = {*self.tree.tested(path)}
        if path.is_relative_to(self.root / "tests") and self.in_browser(path):
            found |= {*self.tree.everything, *(file for file in self.site.rglob("*") if file.is_file())}
        return found

    def in_browser(self, path: Path) -> bool:
        """Does a file of tests, or one that it imports, name the built site or what opens it?"""
        near = self.tree.reached(path, opening=False) - self.tree.code
        return any(self.of_browser.search(file.read_text(encoding="utf-8")) for file in near if file.suffix == ".py")

    def key(self, unit: str, seen: list[str]) -> str | None:
        """The key of a unit; None where it cannot be known."""
        try:
            files = self.files(unit, seen)
            folders = {path.parent for path in files} if seen else ()  # a module may be looked for, and not be there
            beside = sorted(str(path) for path in self.tree.code if path.parent in folders)
            words = [*self.common, self.chromium, *beside, *map(self.digest, sorted(files))]
        except (OSError, SyntaxError, ValueError, subprocess.CalledProcessError):
            return None
        return sha256("\0".join(words).encode()).hexdigest()

    def as_before(self, unit: str, seen: list[str]) -> bool:
        """Has nothing that the unit rests on been written since the run began?"""
        return all(path.stat().st_ctime < self.begun for path in self.files(unit, seen) if path.exists())


class Passed:
    """The plugin: in the process that is called, and in each of its workers, which are told what to leave out."""

    def __init__(self, config):
        self.root = config.rootpath
        self.told = getattr(config, "workerinput", None)
        self.record = self.root / "_build" / f"passed-{VERSION}.json"
        self.whole, self.left, self.taken = Counter(), 0, set()
        self.passed, self.failed, self.seen = Counter(), set(), defaultdict(set)
        if self.told is not None:
            self.kept = {*self.told["kept"]}
            return
        self.keys = Keys(self.root, config.getini("pythonpath"))
        self.known = json.loads(self.record.read_text(encoding="utf-8")) if self.record.is_file() else {}
        self.kept = set() if ALL else {unit for unit, known in self.known.items() if self.holds(unit, known)}

    def holds(self, unit: str, known: dict) -> bool:
        return self.keys.key(unit, known["seen"]) == known["key"]

    # --- what runs ---------------------------------------------------------------------------------------

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node):
        node.workerinput["kept"] = sorted(self.kept)

    def pytest_ignore_collect(self, collection_path, config):
        unit = collection_path.relative_to(self.root).as_posix() if collection_path.is_relative_to(self.root) else ""
        if unit in self.kept and not PAGE.match(f"{unit}::test_page["):  # which has units of its own
            asked = (self.root / word.partition("::")[0] for word in config.args)  # and what stands beside them
            if any(map(collection_path.is_relative_to, asked)):
                self.taken.add(unit)
            return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config, items):
        run, out = [], []
        for item in items:
            unit = unit_of(item.nodeid)
            aside = item.get_closest_marker("quick" if ALL else "slow")
            (out if aside or unit in self.kept else run).append(item)
            self.left += bool(aside) and not ALL
            if unit in self.kept:
                self.taken.add(unit)
        self.whole.update(unit_of(item.nodeid) for item in run)
        if out:
            config.hook.pytest_deselected(items=out)
            items[:] = run

    # --- what a notebook rests on ------------------------------------------------------------------------

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item):
        kernel = getattr(item.parent, "kernel", None)
        if kernel and not hasattr(kernel, "watched"):
            kernel.watched = True
            asked(kernel, f"exec({WATCH!r}, {{}})", "None")
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item, nextitem):
        kernel = getattr(item.parent, "kernel", None)
        if kernel and (nextitem is None or nextitem.parent is not item.parent):
            item.user_properties.append(("reached", asked(kernel, "", SEEN)))
        return (yield)

    # --- what passed -------------------------------------------------------------------------------------

    def pytest_collectreport(self, report):
        if report.failed:
            self.failed.add(unit_of(report.nodeid))

    def pytest_runtest_logreport(self, report):
        unit = unit_of(report.nodeid)
        if not report.passed:
            self.failed.add(unit)
        elif report.when == "teardown":
            self.passed[unit] += 1
            for name, paths in report.user_properties:
                if name == "reached":
                    self.seen[unit].update(self.ours(paths))

    def ours(self, paths: list[str] | None):
        """Those of the paths that are files of ours, from the root; * where it is not known which there were."""
        for path in ["*"] if paths is None else paths:
            inside = Path(path).is_relative_to(self.root) and Path(path).relative_to(self.root)
            if path == "*" or (inside and not {"__pycache__", "site-packages"} & {*inside.parts}):
                yield path if path == "*" else inside.as_posix()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node, error):
        output = getattr(node, "workeroutput", {})
        self.whole |= Counter(output.get("whole", {}))
        self.taken |= {*output.get("taken", ())}
        self.left = max(self.left, output.get("left", 0))

    def pytest_sessionfinish(self, session, exitstatus):
        if self.told is not None:
            session.config.workeroutput |= {"whole": dict(self.whole), "taken": sorted(self.taken), "left": self.left}
            return
        for unit in self.failed:
            self.known.pop(unit, None)
        taken = sum(self.known[unit]["tests"] for unit in self.taken)
        for unit, tests in self.passed.items():
            if unit not in self.failed and tests == self.whole[unit] and exitstatus in (0, 1):
                self.enter(unit, tests)
        self.record.parent.mkdir(exist_ok=True)
        scratch = self.record.with_suffix(".new")
        scratch.write_text(json.dumps(self.known, indent=0, sort_keys=True), encoding="utf-8")
        scratch.replace(self.record)
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.taken:
            session.exitstatus = pytest.ExitCode.OK
        if told := os.environ.get("RAN"):
            with open(told, "a", encoding="utf-8") as file:
                print(sum(self.passed.values()), taken, self.left, file=file)

    def enter(self, unit: str, tests: int):
        seen = sorted(self.seen[unit])
        watched = seen or not (PAGE.match(unit) or unit.endswith(".ipynb"))
        key = self.keys.key(unit, seen) if watched else None
        if key and self.keys.as_before(unit, seen):
            self.known[unit] = {"key": key, "seen": seen, "tests": tests}


def asked(kernel, code: str, expression: str) -> list[str] | None:
    """Have a notebook's kernel run code that leaves no trace, and return the lines of what an expression says."""
    ask = {"silent": True, "user_expressions": {"it": expression}, "allow_stdin": False, "timeout": 60}
    try:
        reply = kernel.kc.execute_interactive(code, output_hook=lambda message: None, **ask)
        return (ast.literal_eval(reply["content"]["user_expressions"]["it"]["data"]["text/plain"]) or "").splitlines()
    except (KeyError, RuntimeError, TimeoutError, ValueError, Empty):
        return None


def pytest_configure(config):
    config.pluginmanager.register(Passed(config), "passed")


def last_lines(runs: list[tuple[int, int, int]], not_tested: str = "") -> str:
    """What `make test` says in the end, of how many tests ran, were taken from the record, and are left to CI.

    >>> print(last_lines([(900, 300, 0), (40, 60, 51)]))
    All of it holds: 940 tests ran. 360 passed here before, and what they rest on has not changed.
    Left to CI: 51 slow tests.
    To run everything: make test ALL=1
    >>> print(last_lines([(1400, 0, 0)]))
    All of it holds: 1,400 tests ran.
    """
    ran, taken, left = map(sum, zip(*runs, strict=True))
    lines = [f"All of it holds: {ran:,} tests ran."]
    lines[0] += f" {taken:,} passed here before, and what they rest on has not changed." * bool(taken)
    missing = dict.fromkeys(line.strip() for line in not_tested.splitlines() if line.strip())
    lines += [f"Not on this machine: {reason}" for reason in missing]
    lines += [f"Left to CI: {left:,} slow tests."] * bool(left)
    return "\n".join([*lines, *["To run everything: make test ALL=1"] * bool(taken or left)])


if __name__ == "__main__":
    ran, missing = map(Path, sys.argv[1:])
    runs = [tuple(map(int, line.split())) for line in ran.read_text(encoding="utf-8").splitlines()]
    print(last_lines(runs, missing.read_text(encoding="utf-8") if missing.is_file() else ""))
