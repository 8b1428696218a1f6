"""A run ends with what it did not test.

With NOT_TESTED, the name of a file, it writes the reasons there as well, below what is there.
"""

import gc
import os
import sys
from collections import Counter
from contextlib import contextmanager
from pathlib import Path

from browser import chromium, newcomer, origin, profile  # noqa: F401 - fixtures for every file
from hypothesis import settings
from thorough import THOROUGH

# What hypothesis tries of each property that does not say so itself: 100 examples where THOROUGH is set.
settings.register_profile("examples", max_examples=100 if THOROUGH else 25)
settings.load_profile("examples")

# Proofs are made of millions of small values that nothing refers to in a circle: a fourth of the search's time went
# into looking for circles among them.
gc.set_threshold(100_000, 50, 100)

# What a checker of types reads, and nothing runs.
collect_ignore = ["typed.py"]

EXTENSIONS = str(Path(__file__).parent.parent / "book" / "_extensions")


@contextmanager
def book_extensions():
    """The modules of the book's own extensions can be imported for as long as this lasts."""
    sys.path.insert(0, EXTENSIONS)
    try:
        yield
    finally:
        sys.path.remove(EXTENSIONS)


def whence(report):
    """Return where and why a test was skipped."""
    path, _, reason = report.longrepr
    return Path(path).name, reason.removeprefix("Skipped: ")


def pytest_terminal_summary(terminalreporter):
    reports = terminalreporter.stats.get("skipped", ())
    counts = Counter(whence(report) for report in reports if isinstance(report.longrepr, tuple))
    lines = [f"{name}: {reason} ({count})" for (name, reason), count in sorted(counts.items())]
    if lines:
        terminalreporter.section("Not tested", bold=True)
        for line in lines:
            terminalreporter.write_line(line)
    if record := os.environ.get("NOT_TESTED"):
        with open(record, "a", encoding="utf-8") as file:  # what a run before this one left out stays there
            file.writelines(f"{reason}\n" for _, reason in sorted(counts))
