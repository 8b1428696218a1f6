"""At its end a run says what it did not look at; with NOT_TESTED, the name of a file, it says it there as well."""

import os
from collections import Counter
from pathlib import Path


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
        Path(record).write_text("".join(f"  {line}\n" for line in lines), encoding="utf-8")
