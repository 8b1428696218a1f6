"""The files of ours that a Python file reaches: by imports, also those inside functions, and by names.

It reads sources and runs none.  Where a source does not show what it reaches, that is taken to be more: a test or a
tool that opens files or starts programs reaches the whole repository, whoever asks for chapters by name all of ``src``.
"""

import ast
import re
import subprocess
from collections.abc import Callable, Iterable
from doctest import DocTestParser
from functools import cache, cached_property, partial
from pathlib import Path

READS = re.compile(r"""\b(__file__|__path__|subprocess|runpy|import_module|__import__|sys\.path|getcwd|Path\(["')])""")
# Within src these are for data beside the file, which it reaches anyway, or for a path that is given to it.
OPENS = re.compile(r"\b(resources|open\(|Path\()")
# What `mistake_bounds.chapters` has that hands out chapters, whatever their names.
BY_NAME = frozenset({"records", "record", "each", "index"})


class Tree:
    """The files below ``root``; modules are found in the folders ``places`` of it, as Python finds them."""

    def __init__(self, root: Path, places: Iterable[str]):
        self.root, self.places, self.source = root, [root / place for place in places], root / "src"
        self.chapters = next(self.source.glob("*/chapters"), self.source / "chapters")
        for name in ("direct", "found", "_names", "_parsed"):
            setattr(self, name, cache(getattr(self, name)))

    @cached_property
    def everything(self) -> frozenset[Path]:
        """Every file that git has, or would add.  Raises `CalledProcessError` where the folder is no repository."""
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        done = subprocess.run(listed, cwd=self.root, capture_output=True, encoding="utf-8", check=True)
        return frozenset(path for name in done.stdout.split("\0") if name and (path := self.root / name).is_file())

    @cached_property
    def code(self) -> frozenset[Path]:
        """Every file of ``src``."""
        return frozenset(path for path in self.everything if path.is_relative_to(self.source))

    def reached(self, *paths: Path, opening: bool = True) -> frozenset[Path]:
        """These files, and all that they reach: by what they open as well, or by imports only."""
        seen, todo = set(), {*paths}
        while todo:
            path = todo.pop()
            seen.add(path)
            step = self.direct(path, opening) if path.suffix == ".py" else frozenset()
            if self.everything <= step:
                return step | seen
            if self.code <= step:  # no more is to be found in src
                seen |= self.code
            todo |= step - seen
        return frozenset(seen)

    def direct(self, path: Path, opening: bool) -> frozenset[Path]:
        """What a file reaches in one step."""
        text = path.read_text(encoding="utf-8")
        inside = path.is_relative_to(self.source)
        opens = READS.search(text) or (not inside and OPENS.search(text))
        if opening and opens and path != self.chapters / "record.py":
            return self.everything
        found = {data for data in path.parent.iterdir() if inside and data.is_file() and data.suffix != ".py"}
        if path == self.chapters / "__init__.py":
            found |= {*self.chapters.glob("*/__init__.py")}
        body = self._parsed(path)
        # What a record imports within a function, it imports for those who ask for chapters by name.
        nodes = body.body if path.match("chapters/*/__init__.py") else None
        return frozenset(found | self._imported(path, body, nodes))

    def tested(self, path: Path) -> frozenset[Path]:
        """What the tests and the examples of a file reach, and the packages that it is in."""
        packages = [folder / "__init__.py" for folder in path.parents if folder.is_relative_to(self.source)]
        starts = {path, *filter(Path.is_file, packages)}
        for package in [package for package in starts if self._gives_by_name(package)]:  # who looks for tests asks it
            starts |= {*package.parent.glob("*.py")} if package.match("chapters/*/*") else self.code
        texts = (node.value for node in ast.walk(self._parsed(path)) if isinstance(node, ast.Constant))
        documented = (text for text in texts if isinstance(text, str) and ">>> " in text)
        examples = "".join(one.source for text in documented for one in DocTestParser().get_examples(text))
        if OPENS.search(examples):
            return self.everything
        return self.reached(*starts, *self._imported(path, ast.parse(examples)))

    def _imported(self, path: Path, body: ast.Module, nodes: Iterable[ast.AST] | None = None) -> set[Path]:
        found = set()
        for node in nodes or ast.walk(body):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    used = partial(_attributes, body, alias.asname or alias.name)
                    found |= self.code if node.level else self._asked(path, node.module, alias.name, used)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    found |= self._asked(path, alias.name)
        return found

    def found(self, module: str) -> tuple[Path, ...]:
        """The files that are run when a module is imported, the packages first; none where it is not ours."""
        parts = module.split(".")
        starts = (place.joinpath(*parts[:k]) for place in self.places for k in range(1, len(parts) + 1))
        files = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py") for path in starts)
        return tuple(path for path in files if path.is_file())

    def _asked(self, by: Path, module: str, name: str = "*", used: Callable = lambda: None) -> set[Path]:
        """What is reached where a file imports a module, or a name from it, of which it uses some attributes."""
        files = self.found(module)
        within = [path for path in self.found(f"{module}.{name}") if path not in files]
        if not files and not within:
            return set()
        last, found = [*files, *within][-1], {*files, *within}
        if last.match("chapters/*/__init__.py"):  # a chapter, which has what its parts have
            return found | {*last.parent.rglob("*.py")}
        if last == self.chapters / "__init__.py" and name in BY_NAME and not self._gives_by_name(by):
            return found | self.code
        if last != by and self._gives_by_name(last):
            names = used() if within else None if name == "*" else [name]
            names = names and [name for name in names if name not in self._names(last)]
            return found.union(self.code) if names is None else found.union(*(self._defining(last, n) for n in names))
        return found

    def _gives_by_name(self, path: Path) -> bool:
        return "__getattr__" in self._names(path)

    def _defining(self, index: Path, name: str) -> Iterable[Path]:
        """The chapters in which something may be called so, and the parts in which the index looks for it."""
        called = (path for path, names in self._defined.items() if name in names)
        words = {node.value for node in ast.walk(self._parsed(index)) if isinstance(node, ast.Constant)}
        searched = {path for path in self._defined if path.stem in words}
        return {part for path in called for part in path.parent.glob("*.py")} | searched or self.code

    @cached_property
    def _defined(self) -> dict[Path, frozenset[str]]:
        files = self.chapters.glob("*/*.py")
        return {path: self._names(path, imported=False) | {path.stem, path.parent.name} for path in files}

    def _names(self, path: Path, imported: bool = True) -> frozenset[str]:
        """What a file defines, or imports, at its top, and the address of a record."""
        found = set()
        for node in self._parsed(path).body:
            if isinstance(node, ast.Assign | ast.AnnAssign):
                found |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
                words = (part for part in ast.walk(node) if isinstance(part, ast.keyword) and part.arg == "address")
                found |= {word.value.value for word in words}
            elif isinstance(node, ast.Import | ast.ImportFrom):
                found |= {alias.asname or alias.name for alias in node.names if imported}
            else:
                found |= {getattr(node, "name", None)}
        return frozenset(found)

    def _parsed(self, path: Path) -> ast.Module:
        return ast.parse(path.read_text(encoding="utf-8"))


def _attributes(body: ast.AST, name: str) -> list[str] | None:
    """The attributes that are used of a name; None where it is used otherwise as well."""
    uses = [node for node in ast.walk(body) if isinstance(node, ast.Name) and node.id == name]
    dotted = [node for node in ast.walk(body) if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)]
    attributes = [node.attr for node in dotted if node.value.id == name]
    return attributes if len(attributes) == len(uses) else None
