"""The work of Python in a live page: to run one of its cells with what that cell needs of the cells above it.

A page is a list of cells, a cell a list of statements.  To run a cell, only those statements above it are run on whose
names it rests, each once for as long as neither its text nor anything that it rests on changes: a reader who begins in
the middle of a chapter does not wait for its beginning, and a definition changed above counts below.

>>> page = Page(["x = 2", "y = 5", "x + 1"])
>>> page.run(2)["outputs"][0]["text/plain"], page.run(2)["needs"]
('3', [0])
>>> page.run(2, {0: "x = 40"})["outputs"][0]["text/plain"]
'41'

The file runs in Pyodide and under any Python, and imports the standard library only.
"""

import ast
import builtins
import concurrent.futures
import dis
import io
import json
import linecache
import marshal
import re
import sys
import time
from concurrent.futures import Executor, Future
from contextlib import redirect_stderr, redirect_stdout
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from zipfile import ZipFile

# --- what is not here ------------------------------------------------------------------------------

IN_A_PAGE = sys.platform == "emscripten"
COMPILED = ("numpy", "matplotlib", "numba", "scipy", "sklearn", "distributed", "pandas", "dask")
ABSENT = COMPILED if IN_A_PAGE else ()  # a package that is there looks for parts of itself that are not


class NotOnThisPage(ImportError):
    """The module is compiled code, which a page does not carry; the message names it."""


class Missing:
    """Stands for a package that a page does not carry, and for whatever is in it: it can be imported, and not used.

    >>> Missing("numpy").random.default_rng(1)
    Traceback (most recent call last):
    session.NotOnThisPage: numpy is not on this page: it is compiled code
    """

    def __init__(self, name):
        self.__dict__["name"] = name

    def __getattr__(self, name):
        if name == "__all__":  # from it import *: an import of everything goes on without, as sympy's lambdify
            self.refuse()
        if name.startswith("__"):
            raise AttributeError(name)
        return Missing(f"{self.name}.{name}")

    def refuse(self, *_, **__):
        raise NotOnThisPage(f"{self.name.partition('.')[0]} is not on this page: it is compiled code")

    def __call__(self, *words, **options):
        if self.name.startswith("numba."):  # what it would compile can be defined, and is refused when it is called
            return Missing("numba") if len(words) == 1 and callable(words[0]) and not options else self
        return self.refuse()

    __iter__ = __len__ = __bool__ = __getitem__ = __setattr__ = __contains__ = refuse
    __add__ = __radd__ = __mul__ = __rmul__ = __sub__ = __rsub__ = __truediv__ = __rtruediv__ = __matmul__ = refuse
    __or__ = __ror__ = lambda self, _: self  # in an annotation
    __instancecheck__ = lambda self, _: False
    __mro_entries__ = lambda self, _: ()
    __hash__ = object.__hash__


class Finder:
    """Finds stand-ins for `ABSENT`, and the little of IPython and of tqdm that is used."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        root = name.partition(".")[0]
        return ModuleSpec(name, Finder, is_package=True) if root in (*ABSENT, "IPython", "tqdm") else None

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        root = module.__name__.partition(".")[0]
        if root == "IPython":
            module.display = display
            module.HTML, module.SVG, module.Math = (shown_as(kind) for kind in ("html", "svg", "latex"))
        elif root == "tqdm":
            module.tqdm = Bar
        else:
            module.__getattr__ = Missing(module.__name__).__getattr__

    @staticmethod
    def get_resource_reader(name):
        Missing(name).refuse()  # its data are not here either


class Packed:
    """Finds modules of byte code in a zip that is not compressed; quicker than zipimport, a fifth of a first start.

    >>> import tempfile, importlib.util, marshal
    >>> path = tempfile.mkdtemp() + "/one.zip"
    >>> with ZipFile(path, "w") as archive:
    ...     archive.writestr("packed_here/__init__.pyc", bytes(16) + marshal.dumps(compile("x = 7", "", "exec")))
    >>> spec = Packed(path).find_spec("packed_here")
    >>> module = importlib.util.module_from_spec(spec)
    >>> spec.loader.exec_module(module)
    >>> module.x, spec.submodule_search_locations
    (7, [])
    """

    HEADER, CODE = 30, 16  # bytes before the name of a file in a zip, and before the code in its byte code

    def __init__(self, path):
        self.path = path
        with ZipFile(path) as archive:
            self.places = {
                one.filename: (
                    one.header_offset + self.HEADER + len(one.filename) + self.CODE,
                    one.file_size - self.CODE,
                )
                for one in archive.infolist()
            }

    def find_spec(self, name, path=None, target=None):
        place = name.replace(".", "/")
        for file, is_package in ((f"{place}/__init__.pyc", True), (f"{place}.pyc", False)):
            if file in self.places:
                spec = ModuleSpec(name, self, origin=f"{self.path}/{file}", is_package=is_package)
                spec.has_location = True
                return spec
        return None

    @staticmethod
    def create_module(spec):
        return None

    def exec_module(self, module):
        begin, size = self.places[module.__spec__.origin.removeprefix(f"{self.path}/")]
        with open(self.path, "rb", buffering=0) as file:
            file.seek(begin)
            code = file.read(size)
        exec(marshal.loads(code), module.__dict__)


class Bar:
    """A progress bar that shows nothing."""

    def __init__(self, items=(), **_):
        self.items = items

    def __iter__(self):
        return iter(self.items)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def __getattr__(self, name):
        return lambda *_, **__: None


class InThisProcess(Executor):
    """A pool of the one process that a page has."""

    def __init__(self, *_, **__):
        pass

    def submit(self, function, /, *words, **options):
        done = Future()
        try:
            done.set_result(function(*words, **options))
        except Exception as error:
            done.set_exception(error)
        return done


def shown_as(kind):
    """A class like IPython's `HTML`: a value that shows itself as its text."""
    return type(kind.upper(), (), {"__init__": lambda self, data: setattr(self, "data", data),
                                   f"_repr_{kind}_": lambda self: self.data})  # fmt: skip


# --- showing ---------------------------------------------------------------------------------------

WIDTH = 79
BRACKETS = {list: "[]", tuple: "()", set: "{}", dict: "{}"}


def pretty(thing, column=0):
    """The text of a value, as a notebook has it: what is too long for a line has a line for each of its parts.

    >>> pretty((1,)), pretty({2, 1})
    ('(1,)', '{1, 2}')
    >>> print(pretty(["a" * 40, "b" * 40]))
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
     'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb']
    """
    kind = type(thing)
    if kind not in BRACKETS or not thing:
        return repr(thing)
    opening, closing = BRACKETS[kind]
    if kind is dict:
        parts = [f"{pretty(k)}: {pretty(v, column + 3 + len(repr(k)))}" for k, v in thing.items()]
    else:
        items = in_order(thing) if kind is set else thing
        parts = [pretty(item, column + 1) for item in items]
    comma = "," if kind is tuple and len(parts) == 1 else ""
    line = f"{opening}{', '.join(parts)}{comma}{closing}"
    if "\n" not in line and column + len(line) <= WIDTH:
        return line
    return f"{opening}{(',' + chr(10) + ' ' * (column + 1)).join(parts)}{comma}{closing}"


def in_order(items):
    try:
        return sorted(items)
    except TypeError:
        return list(items)


SHOWN = {"text/html": "_repr_html_", "text/latex": "_repr_latex_", "image/svg+xml": "_repr_svg_"}


def bundle(thing):
    """What a value is shown as, by type of content."""
    shown = {"text/plain": pretty(thing)}
    for mime, method in SHOWN.items():
        represent = getattr(thing, method, None)
        if represent and not isinstance(thing, type) and (data := represent()) is not None:
            shown[mime] = data
    if not isinstance(thing, type) and (represent := getattr(thing, "_repr_mimebundle_", None)):
        data = represent()
        shown |= data[0] if isinstance(data, tuple) else data
    return shown


outputs = []


def display(*things, raw=False, **_):
    """IPython's `display`: show values among the outputs of the cell."""
    outputs.extend(thing if raw else bundle(thing) for thing in things)


MOST = 100_000  # characters that a cell may print: more makes no page


class Printed(io.TextIOBase):
    """Standard output, as outputs of the cell."""

    left = MOST
    encoding = "utf-8"  # sympy reads it when its pretty printer is imported, which may be in a cell

    def write(self, text):
        if len(text) > self.left >= 0:
            text = f"{text[: self.left]}\n… and more, which is not shown\n"
            self.left = -1
        elif self.left < 0:
            return 0
        else:
            self.left -= len(text)
        if text:
            if outputs and "stream" in outputs[-1]:
                outputs[-1]["stream"] += text
            else:
                outputs.append({"stream": text})
        return len(text)


# --- reading ---------------------------------------------------------------------------------------

SIGNS = {"−": "-", "–": "-", "≤": "<=", "≥": ">=", "≠": "!=", "·": "*", "×": "*", "⋅": "*", "²": "**2", "³": "**3",
         "\N{NO-BREAK SPACE}": " "}  # fmt: skip
CLOSING = {"“": "”", "„": "“”", "”": "”", "‘": "’", "’": "’", '"': '"', "'": "'"}
PIECE = re.compile(
    r"""[rbfRBF]{0,2}(?P<triple>\"{3}|'{3})(?:\\.|(?!(?P=triple)).)*(?:(?P=triple)|\Z)"""
    r"""|‖(?P<norm>[^‖\n]+)‖(?:²|\*\*[ ]?2(?![0-9]))"""
    r"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\#[^\n]*|[“”„](?P<double>[^”“\n"]*)[”“"]|[‘’](?P<single>[^’‘\n']*)[’']|.""",
    re.DOTALL,
)


def understood(text):
    """Code as Python reads it, of code with the signs that a phone or a formula puts in their place.

    What stands within straight quotes or in a comment is left as it is.

    >>> understood("prove(a² − 1 ≤ b·c, name=“so ≤”)  # ≤")
    'prove(a**2 - 1 <= b*c, name="so ≤")  # ≤'
    >>> understood("‖w + y·x‖² ≤ R²")
    'norm2(w + y*x) <= R**2'
    """

    def read(piece):
        if piece["norm"] is not None:
            return f"norm2({understood(piece['norm'])})"
        for kind, quote in (("double", '"'), ("single", "'")):
            if piece[kind] is not None:
                return f"{quote}{piece[kind]}{quote}"
        return SIGNS.get(piece[0], piece[0])

    return PIECE.sub(read, text)


def parsed(text):
    """The statements of a cell and the text they were read from; raises SyntaxError."""
    try:
        return ast.parse(text).body, text
    except SyntaxError:
        plain = understood(text)
        if plain == text:
            raise
        return ast.parse(plain).body, plain


SIMPLE = (ast.Assign, ast.AnnAssign, ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)
CHANGING = {"append", "extend", "insert", "add", "update", "remove", "pop", "clear", "sort", "reverse", "setdefault"}
STORES, LOADS = {"STORE_NAME", "STORE_GLOBAL", "DELETE_NAME"}, {"LOAD_NAME", "LOAD_GLOBAL"}


def changed_by(node, last):
    """The names whose values a statement changes in place: ``d[k] = v``, ``xs.append(x)``."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Subscript | ast.Attribute) and not isinstance(part.ctx, ast.Load):
            found.add(part.value)
        if isinstance(part, ast.Expr) and isinstance(call := part.value, ast.Call):
            if isinstance(call.func, ast.Attribute) and (not (last and part is node) or call.func.attr in CHANGING):
                found.add(call.func.value)
    return {part.id for part in found if isinstance(part, ast.Name)}


class Statement:
    """One statement of a cell: what it is called to run, and the names that it binds, changes and uses."""

    def __init__(self, node, file, last):
        self.node = node
        self.file = file
        self.text = ast.unparse(node)
        self.changes = changed_by(node, last)
        self.simple = isinstance(node, SIMPLE)
        self.is_import = isinstance(node, ast.Import | ast.ImportFrom)
        self.binds_any = self.is_import and node.names[0].name == "*"  # whatever the module has
        self.shows = last and isinstance(node, ast.Expr)  # its value
        self.binds = set()
        self.uses = set()
        self.late = set()
        for step in dis.get_instructions(self.code):
            if step.opname in STORES:
                self.binds.add(step.argval)
            elif step.opname in LOADS:
                self.uses.add(step.argval)
        for inner in self.code.co_consts:
            if isinstance(inner, CodeType):
                self._look_into(inner)
        self.defines = self.binds | self.changes

    def _look_into(self, code):
        """Names that a function uses are looked up when it is called, so whatever binds them counts."""
        for step in dis.get_instructions(code):
            if step.opname == "STORE_GLOBAL":
                self.binds.add(step.argval)
            elif step.opname.startswith(("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT")):
                self.late.add(step.argval)
        for inner in code.co_consts:
            if isinstance(inner, CodeType):
                self._look_into(inner)

    @cached_property
    def code(self):
        if self.shows:
            return compile(ast.Expression(self.node.value), self.file, "eval")
        return compile(ast.Module([self.node], []), self.file, "exec")


def by_name(node):
    """An import of several names as imports of one each: what is not here is refused only where it is used.

    >>> [ast.unparse(one) for one in by_name(ast.parse("from math import pi, e").body[0])]
    ['from math import pi', 'from math import e']
    """
    if not isinstance(node, ast.Import | ast.ImportFrom):
        return [node]
    rest = {"module": node.module, "level": node.level} if isinstance(node, ast.ImportFrom) else {}
    return [ast.copy_location(type(node)(names=[name], **rest), node) for name in node.names]


def fingerprint(texts):
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


class Cell:
    """The text of a cell and its statements; of a text that is no Python there are none, and ``error`` has the reason.

    It is read when it is needed: an answer waits for the cells above it, and not for those below.
    """

    def __init__(self, number, text):
        self.number = number
        self.text = text
        self.file = f"<cell {number + 1} {fingerprint([text])}>"

    @cached_property
    def _read(self):
        """The statements, the text they were read from, and the error that there was."""
        try:
            nodes, plain = parsed(self.text)
        except (SyntaxError, ValueError, RecursionError) as error:
            return [], self.text, error
        nodes = [one for node in nodes for one in by_name(node)]
        quiet = plain.rstrip().endswith(";")
        return [Statement(node, self.file, last=node is nodes[-1] and not quiet) for node in nodes], plain, None

    statements = property(lambda self: self._read[0])
    plain = property(lambda self: self._read[1])
    error = property(lambda self: self._read[2])


class Page:
    """The cells of a page, and what has been run of them."""

    def __init__(self, texts):
        self.published = list(texts)
        self.cells = [Cell(k, text) for k, text in enumerate(texts)]
        self.kept = {}
        self.slices = {}
        self.module = ModuleType("__main__")

    def edit(self, texts):
        """Take the cells as they are now: ``texts`` are those that are not as published."""
        for k, cell in enumerate(self.cells):
            text = texts.get(k, self.published[k])
            if text != cell.text:
                self.cells[k] = Cell(k, text)
                self.slices.clear()

    def before(self, statements, roots):
        """Those of ``statements`` on which the ``roots`` rest that follow them, in order."""
        late = set().union(*(one.late for one in roots))
        while True:
            need = set()
            seen = len(late)
            chosen = []
            for one in reversed(roots):
                need = (need - one.binds if one.simple else need) | one.uses
            for item in reversed(statements):
                one = item[1]
                if one.binds_any or one.defines & need or one.defines & late:
                    chosen.append(item)
                    if one.simple:
                        need -= one.binds
                    need |= one.uses
                    late |= one.late
            if len(late) == seen:
                return chosen[::-1]

    def above(self, k):
        """What cell ``k`` needs of the cells above it."""
        if k not in self.slices:
            order = [(cell.number, one) for cell in self.cells[:k] for one in cell.statements]
            self.slices[k] = self.before(order, self.cells[k].statements)
        return self.slices[k]

    def key(self, k):
        """The same as long as cell ``k`` would show the same: of its text and of all that it rests on."""
        return fingerprint([*(one.text for _, one in self.above(k)), self.cells[k].plain])

    def keys(self, texts):
        self.edit(texts)
        return [self.key(k) for k in range(len(self.cells))]

    def run(self, k, texts=None):
        """Run cell ``k``; what it shows, the cells above that it needed, and the error that ended it, if one did."""
        self.edit(texts or {})
        began = time.perf_counter()
        outputs.clear()
        for cell in self.cells[: k + 1]:  # tracebacks, inspect and `cells` find the lines of a cell here
            linecache.cache[cell.file] = (len(cell.plain), None, cell.plain.splitlines(keepends=True), cell.file)
        needed = self.above(k)
        error = None
        broken = [cell for cell in self.cells[:k] if cell.error and self.published[cell.number] != cell.text]
        space = self._fresh()
        try:
            for cell in [*broken, self.cells[k]]:
                if cell.error:
                    raise cell.error
            printed = Printed()
            with redirect_stdout(printed), redirect_stderr(printed):
                self._run_above(needed, self.cells[k], space)
                outputs.clear()
                printed.left = MOST
                for one in self.cells[k].statements:
                    value = eval(one.code, space)
                    if one.shows and value is not None:
                        display(value)
        except BaseException as raised:  # a SystemExit ends no page either
            error = self._described(raised, k)
        return {
            "outputs": outputs[:],
            "error": error,
            "needs": sorted({number for number, one in needed if not one.is_import}),
            "signs": self.cells[k].plain != self.cells[k].text,
            "seconds": time.perf_counter() - began,
        }

    def _fresh(self):
        space = self.module.__dict__
        space.clear()
        space.update(__name__="__main__", __builtins__=builtins, display=display)
        sys.modules["__main__"] = self.module
        return space

    def _run_above(self, needed, cell, space):
        changed = set().union(*(one.changes for _, one in needed), *(one.changes for one in cell.statements))
        for place, (_, one) in enumerate(needed):
            lasting = not one.defines & changed
            rests_on = self.before(needed[:place], [one])
            key = fingerprint([*(other.text for _, other in rests_on), one.text])
            if lasting and key in self.kept:
                space.update(self.kept[key])
                continue
            found = {} if one.binds_any else space
            eval(one.code, found)
            bound = found.keys() - {"__builtins__"} if one.binds_any else one.binds & found.keys()
            made = {name: found[name] for name in bound}
            space.update(made)
            if lasting:
                self.kept[key] = made

    def _described(self, error, k):
        """An error as the page shows it: its name, its message, and the line of the cell where it began."""
        described = {"name": type(error).__name__, "message": plainer(error), "cell": k, "line": None, "text": ""}
        described["absent"] = str(error).partition(" ")[0] if isinstance(error, NotOnThisPage) else None
        if isinstance(error, SyntaxError):
            described |= {"message": error.msg, "line": error.lineno, "text": (error.text or "").strip()}
            broken = [cell.number for cell in self.cells[: k + 1] if cell.error is error]
            return described | {"cell": broken[0] if broken else k}
        files = {cell.file: cell.number for cell in self.cells}
        place = error.__traceback__
        while place is not None:
            if (number := files.get(place.tb_frame.f_code.co_filename)) is not None:
                line = linecache.getline(self.cells[number].file, place.tb_lineno).strip()
                described |= {"cell": number, "line": place.tb_lineno, "text": line}
            place = place.tb_next
        return described


KINDS = {
    "Inner": "a number",
    "Vector": "a vector",
    "int": "a number",
    "float": "a number",
    "tuple": "a row",
    "str": "a text",
}
MIXED = re.compile(r"'([+*/<=>-]+|\*\* or pow\(\))' not supported between instances of '(\w+)' and '(\w+)'"
                   r"|unsupported operand type\(s\) for (\S+|\*\* or pow\(\)): '(\w+)' and '(\w+)'")  # fmt: skip


def plainer(error):
    """The message of an error; of vectors and numbers that do not go together, in a reader's words.

    >>> plainer(TypeError("unsupported operand type(s) for +: 'Inner' and 'Vector'"))
    'a number and a vector do not go together with +; take dot(w, x), norm2(w), or a number times a vector'
    """
    found = MIXED.fullmatch(str(error))
    sign, *kinds = [part for part in found.groups() if part] if found else [""]
    if not kinds or "Vector" not in kinds:
        return str(error)
    first, second = (KINDS.get(kind, kind) for kind in kinds)
    both = "two vectors" if first == second else f"{first} and {second}"
    return f"{both} do not go together with {sign}; take dot(w, x), norm2(w), or a number times a vector"


def called(name, words):
    """What a function of the library answers, called by its dotted name, or the name and the words of its refusal.

    >>> called("statistics.median", {"data": [1, 5, 2]})
    {'answer': 2}
    >>> called("fractions.Fraction", {"numerator": 1, "denominator": 0})
    {'error': {'name': 'ZeroDivisionError', 'message': 'Fraction(1, 0)'}}
    """
    module, _, function = name.rpartition(".")
    try:
        return {"answer": getattr(import_module(module), function)(**words)}
    except Exception as error:
        return {"error": {"name": type(error).__name__, "message": str(error)}}


class Asked:
    """A page as the worker calls it: arguments and results are JSON.

    >>> page = Asked('["x = 2", "x + 1"]')
    >>> page.run(1, '{"0": "x = 40"}')[:37]
    '{"outputs": [{"text/plain": "41"}], "'
    """

    def __init__(self, texts):
        self.page = Page(json.loads(texts))

    def keys(self, texts):
        return json.dumps(self.page.keys(self.changed(texts)))

    def run(self, cell, texts):
        return json.dumps(self.page.run(cell, self.changed(texts)), default=str)

    @staticmethod
    def call(name, words):
        return json.dumps(called(name, json.loads(words)))

    @staticmethod
    def changed(texts):
        return {int(k): text for k, text in json.loads(texts).items()}


sys.meta_path.append(Finder)
SLOWER = 4  # a page's Python takes about so many times as long as a notebook's
if IN_A_PAGE:
    # A search for a proof has so many seconds of the processor, for which a browser gives those of the clock; with as
    # many as in the notebook it would give up sooner, and report that it looked at less.
    time.process_time = lambda: time.perf_counter() / SLOWER
    concurrent.futures.ProcessPoolExecutor = InThisProcess
builtins.display = display
