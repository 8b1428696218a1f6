"""Kernels that start warm: each is a fork of one process that has imported the library and proved the book's theorems.

Running every chapter again starts a kernel each, and each would import sympy, matplotlib and the library and judge the
same certificates before its first line.  ``pytest --forks`` (tools/forks.py) does so once; a kernel named ``warm`` is
then a fork with a namespace of its own, and nothing that one chapter does is seen by another.

    python -m pytest -p tools.forks --forks 2 --nbval --nbval-kernel-name warm book/halving.ipynb
"""

import json
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import traceback
from contextlib import contextmanager
from pathlib import Path

NAME, SOCKET = "warm", "WARM_KERNELS"
STARTING = (  # what a kernel imports when it starts
    "ipykernel.debugger",
    "IPython.core.completerlib",
    "IPython.extensions.storemagic",
    "tornado.platform.asyncio",
)
LEFT = 5  # seconds that kernels have to end when their server is to end


def kernel_spec(folder: Path) -> None:
    """Write into a folder, to stand in JUPYTER_PATH, how a warm kernel is started."""
    spec = folder / "kernels" / NAME
    spec.mkdir(parents=True)
    # -I -S: what asks for a kernel needs nothing but the standard library
    argv = [sys.executable, "-I", "-S", str(Path(__file__).resolve()), "ask", "{connection_file}"]
    text = json.dumps({"argv": argv, "display_name": "Python 3 (warm)", "language": "python"})
    (spec / "kernel.json").write_text(text, encoding="utf-8")


def ask(connection_file: str) -> int:
    """Be a kernel as far as its client can tell: ask the server for a fork, pass signals on, end when it ends."""
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(os.environ[SOCKET])
        line.sendall(json.dumps({"file": connection_file, "folder": os.getcwd()}).encode() + b"\n")
        pid = int(line.makefile().readline())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda number, frame: os.kill(pid, number))
        while line.recv(1):
            pass
    return 0


def serve(listener: socket.socket) -> None:
    """Fork a kernel for everybody who asks, until this process is told to end."""
    prepare()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    signal.signal(signal.SIGCHLD, lambda number, frame: waited_for())
    while True:
        line, _ = listener.accept()
        asked = json.loads(line.makefile().readline())
        if (pid := os.fork()) == 0:
            listener.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            quiet()
            threading.Thread(target=end_with, args=(line,), daemon=True).start()
            run_kernel(asked)
            os._exit(0)  # the line was open for as long as it ran
        line.sendall(f"{pid}\n".encode())
        line.close()


def waited_for() -> bool:
    """Wait for the kernels that have ended, so that their processor time is counted; True if some have not."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def quiet() -> None:
    """What a kernel says beside its outputs is for nobody."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def end_with(line: socket.socket) -> None:
    """End this kernel when nobody is at the other end of its line any more."""
    line.recv(1)
    os._exit(0)


def run_kernel(asked: dict) -> None:
    """What a cold kernel does once everything is imported."""
    from ipykernel.kernelapp import IPKernelApp

    os.chdir(asked["folder"])
    sys.path.insert(0, "")
    # nobody asks for what was typed before, and a file of it would be begun for each kernel
    IPKernelApp.launch_instance(argv=["-f", asked["file"], "--HistoryManager.enabled=False"])


def warm() -> None:
    """Import what chapters import, and prove what they quote."""
    import gc

    gc.set_threshold(100_000, 50, 100)  # as in tests/conftest.py: proofs are millions of values without circles

    import ipykernel.ipkernel  # noqa: F401
    import matplotlib.pyplot
    import matplotlib_inline.backend_inline  # noqa: F401
    import nbformat  # noqa: F401

    from mistake_bounds import chapter
    from mistake_bounds.theorems.book import derivations

    derivations()[0]._repr_html_()  # the first formula reads the table of all forms
    for name in dir(chapter):
        getattr(chapter, name)
    matplotlib.pyplot.close("all")
    gc.collect()
    gc.freeze()  # a collection in a fork would copy every page that it looks at


def prepare() -> None:
    """What the kernels alone need: what a kernel imports when it starts, and whatever takes long the first time.

    The first figure finds the fonts, the first source makes its highlighter, the first arrays load compiled loops, and
    boards and digits are made once.
    """
    import gc
    from importlib import import_module

    from tqdm import tqdm

    from mistake_bounds import Perceptron, Winnow, engine
    from mistake_bounds.plots.figure import Picture, canvas
    from mistake_bounds.show import source
    from mistake_bounds.streams import digits, shuffled_boards

    os.environ.setdefault("PYDEVD_DISABLE_FILE_VALIDATION", "1")  # the debugger, which nobody uses, warns of itself
    for name in STARTING:
        import_module(name)
    tqdm.monitor_interval = 0  # no thread that watches bars: a fork would not have it
    figure, axes = canvas()
    axes.plot([0, 1], [1, 2], label="a")
    axes.set(xlabel="x", ylabel="y", title="t", yscale="log")
    axes.legend()
    Picture(figure, "a line").svg()
    source(Perceptron.update)._repr_html_()
    for learner in (Perceptron(), Winnow()):
        engine.play(learner, shuffled_boards(0), progress=False)
    digits(3, 5)
    gc.collect()
    gc.freeze()


@contextmanager
def kernels():
    """Serve kernels that are forks of this process, by the name "warm", for as long as this lasts."""
    with tempfile.TemporaryDirectory(prefix="kernels-") as folder:
        kernel_spec(Path(folder))
        path = os.path.join(folder, "line")
        known = os.environ.get("JUPYTER_PATH")
        os.environ |= {SOCKET: path, "JUPYTER_PATH": os.pathsep.join(filter(None, (folder, known)))}
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(path)
            listener.listen(16)
            if (server := os.fork()) == 0:
                try:
                    serve(listener)
                except SystemExit:
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    end = time.monotonic() + LEFT
                    while waited_for() and time.monotonic() < end:
                        time.sleep(0.01)
                except BaseException:
                    traceback.print_exc()
                finally:
                    os._exit(1)
        try:
            yield
        finally:
            os.kill(server, signal.SIGTERM)
            os.waitpid(server, 0)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["ask", connection_file]:
            sys.exit(ask(connection_file))
    sys.exit(__doc__)
