"""Byte code for the live pages, made by the Python that will read it: this file runs in Pyodide, by `pack_live`.

``argv`` is ``["packages", *late]``, which makes /here/stdlib.bin and /here/packages.bin of the sources in
/here/python_stdlib.zip and /here/sources.zip, and refuses if ``import sympy`` imports one of the late modules; or
``["library"]``, which makes /here/library.bin of /here/sources.zip.

Byte code is what makes a first answer come soon. It has no table of lines, for a page tells the lines of its own
cells only, and that of others no docstrings: together they are half of it. Our library keeps its sources, which
chapters show. What is made is a zip within gzip; no file is called .gz, for some servers would unpack it on the way.
"""

import gzip
import importlib.util
import marshal
import sys
from io import BytesIO
from types import CodeType
from zipfile import ZipFile, ZipInfo

UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # no time and no source to compare with
# Of the standard library what is for terminals, servers, mail and tests, for alphabets that no file here has, and the
# second versions in Python of what is here compiled.
FOR_NO_PAGE = (
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl/", "asyncio/proactor_", "asyncio/windows_", "bdb.", "cmd.",
    "compileall", "configparser", "curses/", "dbm/", "doctest", "ensurepip/", "ftplib", "http/cookiejar",
    "http/server", "idlelib/", "imaplib", "logging/config", "logging/handlers", "mailbox", "modulefinder",
    "multiprocessing/", "optparse", "pdb.", "pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc.",
    "pydoc_data/", "smtplib", "socketserver", "sqlite3/", "ssl.", "symtable", "test/", "tkinter/", "trace.",
    "tracemalloc", "turtle", "unittest/", "uuid", "venv/", "wave.", "wsgiref/", "xml/", "xmlrpc/",
)  # fmt: skip
# Of our own what few pages use, or use little of, is compiled when it is asked for: its sources are there.
SELDOM = (
    "matplotlib/", "mistake_bounds/ledger/", "mistake_bounds/plots/",
    "mistake_bounds/proof/rocq/", "mistake_bounds/reference.", "mistake_bounds/theorems/letters.",
    "mistake_bounds/theorems/resting.", "mistake_bounds/theorems/results.", "sklearn/",
)  # fmt: skip
NO_DOCUMENTATION = b"def __getattr__(name):\n    return ''\n"  # mpmath keeps its docstrings in a file of their own
CHANGED = {"mpmath/function_docs.py": NO_DOCUMENTATION}
ALPHABETS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "raw_unicode", "unicode_", "utf_")
NO_LOCATION = 0xF8  # the code of an entry of a table of lines: no line for so many units, at most 8


def without_lines(code, file):
    """A code object, and those in it, with a table of lines that has none: an empty one would break tracebacks."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_LOCATION + 7]) * eights + (bytes([NO_LOCATION + rest - 1]) if rest else b"")
    constants = tuple(without_lines(one, file) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=constants, co_filename=file)


def put(archive, name, data):
    """Write a file into an archive with no time, so that the same files make the same archive."""
    archive.writestr(ZipInfo(name), data)


def compiled(source, name, small):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2 if small else 0)
    return UNCHECKED + marshal.dumps(without_lines(code, "" if small else name))


def pack(source, target, wanted=lambda name: True, small=True):
    """Make of the archive of sources one with byte code: in place of the sources, or beside them if not ``small``.

    It is compressed as a whole, which is a tenth smaller than file by file.
    """
    whole = BytesIO()
    with ZipFile(source) as found, ZipFile(whole, "w") as made:
        for name in sorted(found.namelist()):
            if name.endswith("/") or not wanted(name):
                continue
            data = CHANGED.get(name) or found.read(name)
            if not name.endswith(".py"):
                put(made, name, data)
                continue
            if small:
                put(made, name + "c", compiled(data, name, small))
            else:
                folder, slash, file = name.rpartition("/")
                put(made, name, data)
                if name.startswith(SELDOM):
                    continue
                cached = f"{folder}{slash}__pycache__/{file.removesuffix('.py')}.{sys.implementation.cache_tag}.pyc"
                put(made, cached, compiled(data, f"/lib/live/{name}", small))
    with open(target, "wb") as file:
        file.write(gzip.compress(whole.getvalue(), mtime=0))


def in_stdlib(name):
    """Is this file of the standard library for a page?"""
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").startswith(ALPHABETS)
    return not name.startswith(FOR_NO_PAGE)


def used():
    """The modules of pygments that colour Python: it has a thousand for other things."""
    sys.path.insert(0, "/here/sources.zip")
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    highlight("x = 1", PythonLexer(), HtmlFormatter())
    return {name for name in sys.modules if name.startswith("pygments")}


if __name__ == "__main__":
    task, *late = argv  # noqa: F821 - the list of words of the command line, which the driver defines
    if task == "packages":
        loaded = used()
        import sympy  # noqa: F401

        if early := sorted(sys.modules.keys() & set(late)):
            raise ImportError(f"sympy imports at a start what was to wait: {', '.join(early)} (tools/late_sympy.py)")

        def wanted(name):
            module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            return not name.startswith("pygments") or module in loaded

        pack("/here/python_stdlib.zip", "/here/stdlib.bin", in_stdlib)
        pack("/here/sources.zip", "/here/packages.bin", wanted)
    else:
        pack("/here/sources.zip", "/here/library.bin", small=False)
