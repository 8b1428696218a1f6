"""Build the site: ``python -m tools.build`` the pages that have changed, ``--all`` every page.

Pages are built on their own only if everything else that a page may be made with is unchanged since a build last
ended without a warning: then these warn as they did, that is, not at all.
"""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
HTML = ROOT / "_build" / "html"
STAMP = ROOT / "_build" / "built-with.txt"
BOOK = Path(sys.executable).with_name("jupyter-book")
COMMAND = [BOOK, "build", ROOT, "-W", "-n", "--keep-going", "-q"]


def is_page(name: str) -> bool:
    """Is a file of the repository a page, which Sphinx itself sees change?

    >>> is_page("book/halving.ipynb"), is_page("book/_map.md"), is_page("book/names.toml")
    (True, False, False)
    """
    return name.startswith("book/") and name[5] != "_" and name.endswith((".ipynb", ".md"))


def made_with() -> str:
    """The hash of everything that pages are made with; empty where git does not say what that is."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listed, cwd=ROOT, capture_output=True, encoding="utf-8")
    if done.returncode:
        return ""
    names = sorted(name for name in done.stdout.split("\0") if name and not name.startswith("tests/"))
    files = [(name, b"" if is_page(name) else (ROOT / name).read_bytes()) for name in names if (ROOT / name).is_file()]
    live = sorted(path.name for path in (ROOT / "_build" / "live" / "wheels").glob("*.whl"))
    words = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith(("BOOK_", "PYODIDE")))
    said = repr((sys.version, live, words, [(name, sha256(data).hexdigest()) for name, data in files]))
    return sha256(said.encode()).hexdigest()


def main() -> int:
    now = made_with()
    before = STAMP.read_text(encoding="utf-8") if STAMP.is_file() and (HTML / "index.html").is_file() else ""
    every = "--all" in sys.argv[1:] or not now or now != before
    STAMP.unlink(missing_ok=True)  # a build that fails forgets what warned
    code = subprocess.run([*COMMAND, *["--all"] * every]).returncode
    if not code:
        STAMP.write_text(now, encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main())
