"""Tests in processes that begin warm: forks of one that has collected the tests and, for chapters, proved the theorems.

``pytest -p tools.forks --forks 3`` collects once and then forks; each process takes the next few tests of a row as soon
as it has none.  (A worker of pytest-xdist imports everything, collects again and proves the same theorems once more.)
Kernels that notebooks ask for by the name "warm" are forks of the same process (`warm_kernels`).

Where a system cannot fork, or without ``--forks``, tests run as they always do.
"""

import os
import pickle
import selectors
import signal
import struct
import sys
import tempfile
import traceback
from contextlib import contextmanager, nullcontext, suppress
from pprint import pformat

import pytest

from tools import warm_kernels

MOST = 16  # neighbouring tests of a file that are taken at once; those marked "alone" are taken one at a time
PART, LENGTH = struct.Struct("=II"), struct.Struct("=I")


def pytest_addoption(parser):
    parser.addoption("--forks", type=int, default=0, metavar="N", help="run the tests in N forks of this process")


def parts(items):
    """What is taken at once, as (first, last + 1): notebooks whole, of other files a few tests.

    >>> from pathlib import Path
    >>> from types import SimpleNamespace
    >>> def tests(file, many, mark=None):
    ...     return [SimpleNamespace(path=Path(file), get_closest_marker=lambda _: mark)] * many
    >>> parts([*tests("a.ipynb", 30), *tests("site.py", 2, "alone"), *tests("b.py", 20)])
    [(0, 30), (30, 31), (31, 32), (32, 48), (48, 52)]
    """
    found = []
    for k, item in enumerate(items):
        first = found[-1][0] if found else 0
        room = item.path.suffix == ".ipynb" or (k - first < MOST and not item.get_closest_marker("alone"))
        if found and room and item.path == items[first].path:
            found[-1] = (first, k + 1)
        else:
            found.append((k, k + 1))
    return found


@contextmanager
def row_of(items):
    """The parts in a file, whose place of reading all forks share: what one has read, no other reads."""
    with tempfile.TemporaryFile() as file:
        file.write(b"".join(PART.pack(*part) for part in parts(items)))
        file.seek(0)
        yield file.fileno()


def taken(row):
    """The numbers of the tests that this process takes from the row, one after the other."""
    while data := os.read(row, PART.size):
        yield from range(*PART.unpack(data))


# --- in a fork -------------------------------------------------------------------------------------


class Telling:
    """What becomes of a test is told to the process that has forked, and to nobody else."""

    def __init__(self, config, to):
        self.config, self.to = config, to

    def send(self, *message):
        data = pickle.dumps(message)
        data = LENGTH.pack(len(data)) + data
        while data:
            data = data[os.write(self.to, data) :]

    def pytest_runtest_logstart(self, nodeid, location):
        self.send("start", nodeid, location)

    def pytest_runtest_logreport(self, report):
        told = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.send("report", told)

    def pytest_runtest_logfinish(self, nodeid, location):
        self.send("finish", nodeid, location)


def run_some(session, row, telling):
    """Run what is taken from the row."""
    plugins = session.config.pluginmanager
    plugins.unregister(plugins.getplugin("terminalreporter"))
    plugins.register(telling)
    captured = plugins.getplugin("capturemanager")  # its file is shared with the other forks until it begins anew
    captured.stop_global_capturing()
    captured.start_global_capturing()
    mine = taken(row)
    now = next(mine, None)
    while now is not None:
        then = next(mine, None)
        item, after = session.items[now], None if then is None else session.items[then]  # fixtures are kept for it
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        now = then
    telling.send("done")


def fork(session, row):
    """Start a process that runs tests; its number and where to read what it tells."""
    reading, writing = os.pipe()
    if pid := os.fork():
        os.close(writing)
        return pid, reading
    telling = Telling(session.config, writing)
    try:
        os.close(reading)
        run_some(session, row, telling)
    except KeyboardInterrupt:
        pass
    except BaseException:
        with suppress(OSError):
            telling.send("broken", traceback.format_exc())
    finally:
        os._exit(0)


# --- in the process that forks ---------------------------------------------------------------------


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    forks = session.config.option.forks
    if not forks or not hasattr(os, "fork") or session.config.option.collectonly or session.testsfailed:
        return None
    notebooks = any(item.path.suffix == ".ipynb" for item in session.items)
    if notebooks:
        write_messages_when_asked()
        warm_kernels.warm()
    with warm_kernels.kernels() if notebooks else nullcontext(), row_of(session.items) as row:
        sys.stdout.flush()
        started = [fork(session, row) for _ in range(forks)]
        try:
            follow(session, [reading for _, reading in started])
        finally:
            for pid, reading in started:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGTERM)  # they have ended, or the run was ended
                os.waitpid(pid, 0)
                os.close(reading)
    return True


class Written:
    """A message of a kernel as it stands in a log, written out when the log is kept."""

    def __init__(self, message):
        self.message = message

    def __str__(self):
        return pformat(self.message)


def write_messages_when_asked():
    """nbval writes out every message, pictures and all, for a log that nobody keeps: half of its processor time."""
    from nbval import kernel

    kernel.pformat = Written


class Heard:
    """What has come from one fork: the bytes of a message that is not whole yet, and the test that it is running."""

    def __init__(self):
        self.rest, self.running, self.done = b"", None, False

    def messages(self, data):
        self.rest += data
        while len(self.rest) >= LENGTH.size and len(self.rest) >= (
            end := LENGTH.size + LENGTH.unpack_from(self.rest)[0]
        ):
            yield pickle.loads(self.rest[LENGTH.size : end])
            self.rest = self.rest[end:]


def follow(session, lines):
    """Report what forks tell as if it were done here, until the last has told that it is done."""
    with selectors.DefaultSelector() as open_lines:
        for line in lines:
            open_lines.register(line, selectors.EVENT_READ, Heard())
        while open_lines.get_map():
            for key, _ in open_lines.select():
                heard, data = key.data, os.read(key.fd, 1 << 16)
                for message in heard.messages(data):
                    report(session, heard, *message)
                if not data:
                    open_lines.unregister(key.fd)
                    if not heard.done:
                        session.shouldfail = f"a process of tests ended while it ran {heard.running}"
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
                if session.shouldstop:
                    raise session.Interrupted(session.shouldstop)


def report(session, heard, what, *told):
    hook = session.config.hook
    match what:
        case "start":
            heard.running = told[0]
            hook.pytest_runtest_logstart(nodeid=told[0], location=told[1])
        case "report":
            made = hook.pytest_report_from_serializable(config=session.config, data=told[0])
            hook.pytest_runtest_logreport(report=made)
        case "finish":
            hook.pytest_runtest_logfinish(nodeid=told[0], location=told[1])
        case "done":
            heard.done = True
        case "broken":
            session.shouldfail = f"a process of tests failed while it ran {heard.running}:\n{told[0]}"
