"""What was skipped is said when the run is over."""

from types import SimpleNamespace

from conftest import pytest_terminal_summary


def test_a_skipped_test_is_told_with_its_reason(tmp_path, monkeypatch):
    monkeypatch.setenv("NOT_TESTED", str(tmp_path / "record"))
    lines = []
    skips = [SimpleNamespace(longrepr=("/somewhere/test_site.py", line, "Skipped: no chromium")) for line in (3, 5)]
    reporter = SimpleNamespace(
        stats={"skipped": skips}, section=lambda title, **_: lines.append(title), write_line=lines.append
    )
    pytest_terminal_summary(reporter)
    assert lines == ["Not tested", "test_site.py: no chromium (2)"]
    assert (tmp_path / "record").read_text() == "  test_site.py: no chromium (2)\n"
    reporter.stats = {}
    pytest_terminal_summary(reporter)  # of what is tested next, all is
    assert (tmp_path / "record").read_text() == "  test_site.py: no chromium (2)\n"
