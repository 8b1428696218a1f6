"""Compile archives of Python files with the Python that will read them: this file runs in Pyodide, by `pack_live`.

Of each archive /here/NAME.zip that ``argv`` names, /here/made/NAME.bin has the byte code in place of the sources: no
docstrings and no table of lines, which together are half of it, for a page names the lines of its own cells only.  It
is a zip within gzip, a tenth smaller than one that is compressed file by file; no file is called .gz, for some servers
would unpack it on the way.
"""

import gzip
import importlib.util
import marshal
from io import BytesIO
from types import CodeType
from zipfile import ZipFile, ZipInfo

UNCHECKED = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)  # no time and no source to compare with
NO_LOCATION = 0xF8  # the code of an entry of a table of lines: no line for so many units, at most 8


def without_lines(code):
    """A code object, and those in it, with a table of lines that has none: an empty one would break tracebacks."""
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_LOCATION + 7]) * eights + (bytes([NO_LOCATION + rest - 1]) if rest else b"")
    constants = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=constants, co_filename="")


for archive in argv:  # noqa: F821 - the list of words of the command line, which the driver defines
    whole = BytesIO()
    with ZipFile(f"/here/{archive}.zip") as found, ZipFile(whole, "w") as packed:
        for name in sorted(found.namelist()):
            data = found.read(name)
            if name.endswith(".py"):
                name += "c"
                code = compile(data, name, "exec", dont_inherit=True, optimize=2)
                data = UNCHECKED + marshal.dumps(without_lines(code))
            packed.writestr(ZipInfo(name), data)  # no time: the same files make the same archive
    with open(f"/here/made/{archive}.bin", "wb") as file:
        file.write(gzip.compress(whole.getvalue(), mtime=0))
