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
import traceback
from contextlib import contextmanager
from pathlib import Path

NAME, SOCKET = "warm", "WARM_KERNELS"


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
    """Fork a kernel for everybody who asks, until the listener is closed."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a kernel that has ended
    while True:
        line, _ = listener.accept()
        asked = json.loads(line.makefile().readline())
        if (pid := os.fork()) == 0:
            listener.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            quiet()
            threading.Thread(target=end_with, args=(line,), daemon=True).start()
            run_kernel(asked)
            os._exit(0)  # the line was open for as long as it ran
        line.sendall(f"{pid}\n".encode())
        line.close()


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
    IPKernelApp.launch_instance(argv=["-f", asked["file"]])


def warm() -> None:
    """Import what chapters import, and prove what they quote."""
    import gc

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
