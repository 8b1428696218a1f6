"""Every condition in a file, taken away one at a time: what is there, and what would be there instead."""

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass

# a call that checks what it is given, or fixes it once, and what is left of it without the check
UNCHECKED = {
    **dict.fromkeys(("exactly", "_proved", "written", "rational", "_a_vector", "_a_scalar"), "{0}"),
    **dict.fromkeys(("tuple", "frozenset", "set", "dict", "sorted", "abs", "int", "Fraction"), "{0}"),
    **dict.fromkeys(("_name", "_start"), "{0}"),
    **dict.fromkeys(("_each_of", "changing"), "tuple({0})"),
    "gathered": "frozenset({0})",
    "polynomial": "read({0}).top",
    "_polynomial": "{0}.plain.top",
    "_scalar_name": "{0}.name",
    "all": "any({0})",
    "any": "all({0})",
}
NEXT_TO = {ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Lt: ast.LtE, ast.LtE: ast.Lt}
OTHER_SIGN = {">": ">=", ">=": ">", "<": "<=", "<=": "<", "=": ">="}
NO_CONDITION = {"repr", "strict"}  # what decides how a thing is shown, and what the linter wants of a zip
DISPLAYS = (ast.List, ast.Set, ast.Tuple)


@dataclass(frozen=True)
class Mutant:
    """``owner.field = value`` is one condition taken away; it is noticed when ``lines`` are run (None: at import)."""

    file: str
    place: str
    line: int
    lines: range | None
    before: str
    after: str
    owner: ast.AST
    field: str
    value: object
    path: tuple

    @property
    def key(self) -> str:
        """Where it is and what it does, without the number of a line."""
        return f"{self.file}, {self.place}: {self.before}  →  {self.after}"

    def __str__(self):
        return f"{self.file}:{self.line}, {self.place}: {self.before}  →  {self.after}"


# what can be taken away at one node: pairs (node before, node after)


def _parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _without_its_check(node) -> Iterator:
    """x for exactly(K, x), and each x of xs for map(read, xs)."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args):
        return
    check, last = node.func.id, node.args[-1]
    if isinstance(last, ast.Starred):
        return
    if check == "map" and getattr(node.args[0], "id", None) in UNCHECKED:
        yield _parsed(f"({UNCHECKED[node.args[0].id].format('each')} for each in ({ast.unparse(last)}))")
    elif check in UNCHECKED and not (isinstance(last, ast.GeneratorExp) and UNCHECKED[check] == "{0}"):
        yield _parsed(UNCHECKED[check].format(f"({ast.unparse(last)})"))


def _without_an_operand(node) -> Iterator:
    if isinstance(node, ast.BoolOp):
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    if isinstance(node, ast.BinOp):
        yield node.left
        if isinstance(node.op, (ast.Add, ast.BitOr, ast.BitAnd)):
            yield node.right
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield node.operand


def _with_the_next_comparison(node) -> Iterator:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in NEXT_TO:
        yield ast.Compare(node.left, [NEXT_TO[type(node.ops[0])]()], node.comparators)


def _with_another_constant(node) -> Iterator:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in OTHER_SIGN:
        yield ast.Constant(OTHER_SIGN[node.value])


def _without_an_element(node, owner) -> Iterator:
    """One element fewer in a list, a set, a tuple that is no record, a table or the arguments of a union."""
    if isinstance(node, DISPLAYS) and not _is_a_record(node, owner):
        for i in range(len(node.elts)):
            yield _with(node, "elts", i)
    if isinstance(node, ast.Dict):
        for i in range(len(node.keys)):
            yield ast.Dict(node.keys[:i] + node.keys[i + 1 :], node.values[:i] + node.values[i + 1 :])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "union":
        for i in range(len(node.args)):
            yield _with(node, "args", i)


def _is_a_record(node, owner) -> bool:
    """A tuple of so many parts, and no collection."""
    looked_at = isinstance(owner, (ast.Compare, ast.comprehension, ast.For))
    collected = looked_at or any(isinstance(element, ast.Starred) for element in node.elts)
    return isinstance(node, ast.Tuple) and (isinstance(node.ctx, ast.Store) or not collected)


def _with(node, field: str, without: int):
    changed = copy(node)
    things = getattr(node, field)
    setattr(changed, field, things[:without] + things[without + 1 :])
    return changed


def _decided(node, owner, field) -> Iterator:
    """A condition that is always true, and one that never is; that a refusal never comes is the refusal's mutant."""
    condition = field == "test" or (isinstance(owner, ast.comprehension) and field == "ifs")
    alone = isinstance(node, ast.Compare) and not isinstance(owner, ast.BoolOp)
    guards_a_refusal = isinstance(owner, ast.If) and field == "test" and isinstance(owner.body[0], ast.Raise)
    if (condition or alone) and not guards_a_refusal:
        yield from (ast.Constant(True), ast.Constant(False))


def _without_a_statement(node) -> Iterator:
    """A refusal, a call for its effect or its check, or what is added to a total."""
    told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    if told or isinstance(node, (ast.Raise, ast.AugAssign)):
        yield ast.Pass()


def _instead_of(node, owner, field) -> Iterator:
    yield from _without_a_statement(node)
    if isinstance(node, ast.expr):
        yield from _without_its_check(node)
        yield from _without_an_operand(node)
        yield from _with_the_next_comparison(node)
        yield from _with_another_constant(node)
        yield from _without_an_element(node, owner)
        yield from _decided(node, owner, field)


# walking through a file


def _spots(node, place=(), statement=None) -> Iterator:
    """(owner, field, index, node, place, statement) for each node at which something can be taken away."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for i, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, (ast.Import, ast.ImportFrom)):
                continue
            if isinstance(child, ast.keyword) and child.arg in NO_CONDITION:
                continue
            inside = child if isinstance(child, ast.stmt) else statement
            yield node, field, i if isinstance(value, list) else None, child, place, inside
            if not isinstance(child, ast.Raise):
                named = isinstance(child, (ast.FunctionDef, ast.ClassDef))
                yield from _spots(child, (*place, child) if named else place, inside)


def _lines(statement, place) -> range | None:
    """The lines that are run when the statement is; None where that is when the file is imported."""
    if not place or not isinstance(place[-1], ast.FunctionDef) or statement is place[-1]:
        return None
    body = getattr(statement, "body", None)
    return range(statement.lineno, max(body[0].lineno, statement.lineno + 1) if body else statement.end_lineno + 1)


def _edit(owner, field, index, node):
    if index is None:
        return node
    things = getattr(owner, field)
    return [*things[:index], *([node] if node is not None else []), *things[index + 1 :]]


def _made(file, spot, after, value) -> Mutant:
    owner, field, _, node, place, statement = spot
    where = ".".join(part.name for part in place) or "the file"
    line = getattr(node, "lineno", None) or node.pattern.lineno
    texts = (ast.unparse(node), ast.unparse(after) if after is not None else "nothing")
    return Mutant(file, where, line, _lines(statement, place), *texts, owner, field, value, _outermost(place))


def _outermost(place: tuple) -> tuple:
    """The outermost function, after the classes in which it is."""
    first = next((i for i, part in enumerate(place) if isinstance(part, ast.FunctionDef)), len(place))
    return place[: first + 1]


def mutants_of(file: str, tree: ast.Module) -> list[Mutant]:
    """All the mutants of one file."""
    found = []
    for spot in _spots(tree):
        owner, field, index, node, *_ = spot
        if isinstance(owner, ast.Assign) and any(getattr(t, "id", "") == "__all__" for t in owner.targets):
            continue
        if isinstance(node, ast.match_case):
            found.append(_made(file, spot, None, _edit(owner, field, index, None)))
        for after in _instead_of(node, owner, field):
            ast.fix_missing_locations(ast.copy_location(after, node))
            found.append(_made(file, spot, after, _edit(owner, field, index, after)))
    return found
