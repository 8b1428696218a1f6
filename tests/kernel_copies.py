"""A copy of the trusted folder under another name, whole or with one condition taken away."""

import ast
import sys
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace

from mutants import Mutant

import mistake_bounds.proof.kernel as kernel

FOLDER = Path(kernel.__file__).parent
COPY = "kernel_under_test"


class NotRead(Exception):
    """A file of the folder raises an error while it is read."""


class _Renamed(ast.NodeTransformer):
    def visit_ImportFrom(self, node):
        node.module = node.module.replace(kernel.__name__, COPY)
        return node


class Folder:
    """The trusted folder read once: its files in the order in which they need each other, and a true copy of it."""

    def __init__(self):
        paths = {path.stem: path for path in FOLDER.glob("*.py")}
        self.paths = {f"{stem}.py": str(path) for stem, path in paths.items()}
        trees = {f"{stem}.py": _Renamed().visit(ast.parse(path.read_text())) for stem, path in paths.items()}
        uses = {file: _used(tree) & {*trees} for file, tree in trees.items()}
        self.files = []
        while len(self.files) < len(trees):
            self.files += [file for file in trees if file not in self.files and uses[file] <= {*self.files}]
        self.trees = {file: trees[file] for file in self.files}
        self.users = {file: _users(file, uses) for file in self.files}
        self.code = {file: self._compiled(file) for file in self.files}
        self.true = {}
        with self._in_place(self.true):
            self.true = {file: self._run(file, self.code[file]) for file in self.files}

    def _compiled(self, file: str) -> CodeType:
        return compile(self.trees[file], self.paths[file], "exec", dont_inherit=True)

    def _run(self, file: str, code: CodeType) -> ModuleType:
        module = ModuleType(_module(file))
        sys.modules[module.__name__] = module
        exec(code, module.__dict__)
        return module

    @contextmanager
    def _in_place(self, modules: dict):
        sys.modules.update({COPY: ModuleType(COPY)} | {_module(file): module for file, module in modules.items()})
        try:
            yield
        finally:
            for name in [name for name in sys.modules if name.split(".")[0] == COPY]:
                del sys.modules[name]

    @contextmanager
    def copy(self):
        """The names of the true copy, while it is where its imports look for it."""
        with self._in_place(self.true):
            yield _names(self.true)

    @contextmanager
    def without(self, mutant: Mutant):
        """The names of a copy in which one condition is taken away; `NotRead` where there is none."""
        function, code = self._changed(mutant) if mutant.lines is not None else (None, None)
        with self._in_place(self.true):
            if function is None:
                yield _names(self.true | self._read_afresh(mutant))
                return
            kept, function.__code__ = function.__code__, code
            try:
                yield _names(self.true)
            finally:
                function.__code__ = kept

    def _changed(self, mutant: Mutant) -> tuple:
        """The function in which it is, and its code with the condition taken away, where the one can be put into it."""
        function, code = self._function(mutant), _edited(mutant, lambda: _code(mutant, self.paths[mutant.file]))
        return (function, code) if code.co_freevars == function.__code__.co_freevars else (None, None)

    def _read_afresh(self, mutant: Mutant) -> dict:
        """The file with the mutant, and those that use it."""
        code = _edited(mutant, lambda: self._compiled(mutant.file))
        afresh = [file for file in self.files if file == mutant.file or file in self.users[mutant.file]]
        try:
            return {file: self._run(file, code if file == mutant.file else self.code[file]) for file in afresh}
        except Exception as error:
            raise NotRead(str(mutant)) from error

    def _function(self, mutant: Mutant):
        thing = self.true[mutant.file]
        for part in mutant.path:
            thing = vars(thing)[part.name]
        for inner in ("fget", "__func__", "__wrapped__"):
            thing = getattr(thing, inner, thing)
        return thing


def _edited(mutant: Mutant, compiled) -> CodeType:
    kept = getattr(mutant.owner, mutant.field)
    setattr(mutant.owner, mutant.field, mutant.value)
    try:
        return compiled()
    finally:
        setattr(mutant.owner, mutant.field, kept)


def _code(mutant: Mutant, path: str) -> CodeType:
    """The code of the one function in which the mutant is, within its class, undecorated."""
    *classes, made = map(copy, mutant.path)
    made.decorator_list = []
    for outer in reversed(classes):
        outer.body, outer.decorator_list, outer.bases, outer.keywords = [made], [], [], []
        made = outer
    code = compile(ast.Module([made], []), path, "exec", dont_inherit=True)
    for part in mutant.path:
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part.name)
    return code


def _module(file: str) -> str:
    return COPY if file == "__init__.py" else f"{COPY}.{file.removesuffix('.py')}"


def _used(tree: ast.Module) -> set[str]:
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.removeprefix(f"{COPY}.") + ".py" for name in imported if name.startswith(f"{COPY}.")}


def _users(file: str, uses: dict) -> set[str]:
    direct = {user for user, used in uses.items() if file in used}
    return direct.union(*(_users(user, uses) for user in direct))


def _names(modules: dict) -> SimpleNamespace:
    """What the files define, each file under its own name besides; of two that share a name, the later one's."""
    names = {}
    for file, module in modules.items():
        own = {k: v for k, v in vars(module).items() if not k.startswith("__")}
        names |= own | {file.removesuffix(".py"): module}
    made = SimpleNamespace(**names)
    made.plain_of.register(made.Vector)(lambda vector: str(vector.parts))
    made.plain_of.register(made.Inner)(lambda product: f"⟨{product.left}, {product.right}⟩")
    return made
