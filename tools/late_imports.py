"""Imports that wait: what a module imports, and uses in its functions only, is imported when one of them comes to it.

Of a module that imports something *late*, the import is taken out. What its functions say of the name becomes
``_here.name``, an attribute of the module itself, whose ``__getattr__`` imports it when it is asked for the first
time: by such a function, or by whoever imports the name from there. Where a function only asks whether something is an
instance of a late class, the answer is no for as long as the module of the class is not there, for then there is none.
A name that is used while the module is made, as the base of a class or in a decorator, stays imported.

>>> sources = Sources({
...     "p/__init__.py": "", "p/late.py": "class C: pass\\nclass D: pass",
...     "p/a.py": "from p.late import C, D\\ndef f(x):\\n    return C() if isinstance(x, D) else x",
... })
>>> print(sources.deferring("p.a", lambda module: module == "p.late"))
from sys import modules as _loaded
...
def f(x):
    return _here.C() if isinstance(x, _if_there('p.late', 'D')) else x
...
"""

import ast
import builtins

BEFORE = """
from sys import modules as _loaded
_here = _loaded[__name__]

def _if_there(module, name):
    return getattr(_loaded.get(module), name, ())
"""
AFTER = """
def __getattr__(name, places={places!r}, parts={parts!r}):
    from importlib import import_module
    if name in places:
        module, there = places[name]
        found = getattr(import_module(module), there) if there else import_module(module)
    elif name in parts:
        found = import_module(__name__ + "." + name)
    else:
        raise AttributeError(f"module {{__name__!r}} has no attribute {{name!r}}")
    globals()[name] = found
    return found
"""
# The import of a part of a package sets an attribute of the package, which may have a name of its own that is the same:
# sympy.simplify is a function.
NAMED_AS_PARTS = """
_ModuleType = type(_here)

class _LatePackage(_ModuleType):
    def __setattr__(self, name, value, names={names!r}):
        if name not in names or not isinstance(value, _ModuleType):
            super().__setattr__(name, value)

_here.__class__ = _LatePackage
"""
FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def imported(nodes):
    """What statements import from modules, as (statement, name there, name here)."""
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            yield from ((node, one.name, one.asname or one.name) for one in node.names)


def in_own_scope(body):
    """The nodes in the body of a function or a module; of functions and classes in it only that they are there.

    >>> [type(node).__name__ for node in in_own_scope(ast.parse("def f(): return 1").body)]
    ['FunctionDef']
    """
    todo = list(body) if isinstance(body, list) else [body]
    for node in todo:  # which grows
        if isinstance(node, ast.comprehension):  # its variable is its own
            todo += [node.iter, *node.ifs]
        elif not isinstance(node, FUNCTIONS | ast.ClassDef):
            todo += ast.iter_child_nodes(node)
    return todo


def bound(nodes):
    """The names that the nodes of a scope bind, each as often as it is bound.

    >>> bound(in_own_scope(ast.parse("import a.b; c = d; from e import f as g").body))
    ['a', 'c', 'g']
    """
    names = []
    for node in nodes:
        if isinstance(node, ast.Name):
            names += [] if isinstance(node.ctx, ast.Load) else [node.id]
        elif isinstance(node, ast.alias):
            names.append(node.asname or node.name.partition(".")[0])
        elif isinstance(node, ast.ExceptHandler | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names += [node.name] if node.name else []
        elif isinstance(node, ast.Global | ast.Nonlocal):
            names += node.names
    return names


def needed_at_once(tree):
    """The names that a module uses while it is made, and those that its functions change.

    >>> sorted(needed_at_once(ast.parse("class C(a): b = c\\n@d\\ndef f(x=e):\\n    global g\\n    h()")))
    ['a', 'b', 'c', 'd', 'e', 'g']
    """
    needed, todo = set(), [(tree, False)]
    for node, inside in todo:  # which grows
        if isinstance(node, ast.Global):
            needed.update(node.names)
        elif isinstance(node, ast.Name) and not inside:
            needed.add(node.id)
        if isinstance(node, FUNCTIONS):
            at_once = [*getattr(node, "decorator_list", ()), *node.args.defaults, *filter(None, node.args.kw_defaults)]
            body = node.body if isinstance(node.body, list) else [node.body]
            todo += [*((one, inside) for one in at_once), *((one, True) for one in body)]
        else:
            todo += ((one, inside) for one in ast.iter_child_nodes(node))
    return needed


def must_be_first(node):
    """Must a statement stand before all others: is it the docstring, or an import from __future__?"""
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or isinstance(node, ast.ImportFrom) and node.module == "__future__"


class Sources:
    """The modules of some packages, and where the names that they import come from."""

    def __init__(self, texts):
        """``texts``: the text of each file by its name, such as sympy/core/add.py."""
        self.files = {file.removesuffix(".py").removesuffix("/__init__").replace("/", "."): file for file in texts}
        self.packages = {module for module, file in self.files.items() if file.endswith("/__init__.py")}
        self.texts = {module: texts[file] for module, file in self.files.items()}
        self.trees, self.imports = {}, {}

    def tree(self, module):
        if module not in self.trees:
            self.trees[module] = ast.parse(self.texts[module])
        return self.trees[module]

    def place(self, node, module):
        """The full name of the module that a ``from … import`` names."""
        if not node.level:
            return node.module
        parts = module.split(".")
        kept = parts[: len(parts) - node.level + (module in self.packages)]
        return ".".join([*kept, *([node.module] if node.module else [])])

    def brings(self, module):
        """What a module imports from others, as {name: (module, name there)}."""
        if module not in self.imports:
            body = self.tree(module).body if module in self.texts else ()
            self.imports[module] = {name: (self.place(node, module), there) for node, there, name in imported(body)}
        return self.imports[module]

    def origin(self, place, name):
        """The module, and the name in it, that ``from place import name`` comes to; the name of a module is ''.

        >>> sources = Sources({"p/__init__.py": "from .b import f", "p/b.py": "from .c import f", "p/c.py": ""})
        >>> sources.origin("p", "f"), sources.origin("p", "c")
        (('p.c', 'f'), ('p.c', ''))
        """
        seen = set()
        while name in self.brings(place) and (place, name) not in seen:
            seen.add((place, name))
            place, name = self.brings(place)[name]
        whole = f"{place}.{name}"
        return (whole, "") if whole in self.texts and place in self.packages else (place, name)

    def waits(self, place, name, late):
        """The origin of what is imported, if that or the place that it is imported from is late."""
        origin = self.origin(place, name)
        return origin if name != "*" and (late(place) or late(origin[0])) else None

    def is_class(self, module, name):
        """Does a module define a class of this name, or give the name to one that it defines?"""
        body = self.tree(module).body if name else ()
        same = [node.value.id for node in body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name)
                for one in node.targets if isinstance(one, ast.Name) and one.id == name]  # fmt: skip
        return any(isinstance(node, ast.ClassDef) and node.name in (name, *same) for node in body)

    def deferring(self, module, late):
        """The text of a module whose imports from late modules wait; None if there is nothing to wait."""
        tree, _ = self.tree(module), self.brings(module)  # read before the tree is changed
        names = bound(in_own_scope(tree.body))
        fixed = needed_at_once(tree) | {name for name in names if names.count(name) > 1}
        found = [
            (node, name, self.waits(self.place(node, module), there, late)) for node, there, name in imported(tree.body)
        ]
        places = {name: origin for _, name, origin in found if origin and name not in fixed}
        for node, name, _ in found:
            if name in places:
                node.names = [one for one in node.names if (one.asname or one.name) != name]
        tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom) or node.names]
        Writer(self, module, late, places, set(names) - set(places)).visit(tree)
        if not places:
            return None
        inside = {one.removeprefix(f"{module}.") for one in self.texts if one.startswith(f"{module}.")}
        parts = {one for one in inside if "." not in one}
        same = sorted(name for name, (_, there) in places.items() if there and name in parts)
        start = next(k for k, node in enumerate([*tree.body, None]) if not must_be_first(node))
        tree.body[start:start] = ast.parse(BEFORE + (NAMED_AS_PARTS.format(names=same) if same else "")).body
        after = AFTER.format(places=dict(sorted(places.items())), parts=sorted(parts - set(places)))
        return f"{ast.unparse(tree)}\n{after}"


class Writer(ast.NodeTransformer):
    """Writes ``_here.name`` for the late names in the functions of a module, and finds those that functions import."""

    def __init__(self, sources, module, late, places, others):
        # places: the module's late names, to which those that functions import are added; others: its other names
        self.sources, self.module, self.late = sources, module, late
        self.places, self.others = (
            places,
            others | set(dir(builtins)),
        )
        self.names, self.inside = set(places), 0

    def visit_function(self, node):
        outer, scope = self.names, in_own_scope(node.body)
        arguments = [one for one in ast.walk(node.args) if isinstance(one, ast.arg)]
        for one in arguments:
            one.annotation = self.known(one.annotation)
        node.returns = self.known(getattr(node, "returns", None))
        node.args = self.visit(node.args)
        node.decorator_list = [self.visit(one) for one in getattr(node, "decorator_list", ())]
        names = [*(one.arg for one in arguments), *bound(scope)]
        late = [self.moved(one, names) for one in scope if isinstance(one, ast.ImportFrom)]
        self.names, self.inside = (outer - set(names)).union(*late), self.inside + 1
        node.body = [self.visit(one) for one in node.body] if isinstance(node.body, list) else self.visit(node.body)
        self.names, self.inside = outer, self.inside - 1
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = visit_function

    def moved(self, node, names):
        """The late names of an import in a function, which are taken out of it: they are the module's now."""
        found, place = {}, self.sources.place(node, self.module)
        for _, there, name in imported([node]):
            origin = self.sources.waits(place, there, self.late)
            if origin and names.count(name) == 1 and name not in self.others:
                if self.places.setdefault(name, origin) == origin:
                    found[name] = origin
        node.names = [one for one in node.names if (one.asname or one.name) not in found]
        return set(found)

    def known(self, annotation):
        """An annotation, if it tells nothing late."""
        late = annotation and any(isinstance(one, ast.Name) and one.id in self.names for one in ast.walk(annotation))
        return None if late else annotation

    def visit_ImportFrom(self, node):
        return node if node.names else ast.Pass()

    def visit_comprehension_of(self, node):
        outer = self.names
        node.generators[0].iter = self.visit(node.generators[0].iter)
        self.names = outer - set(bound(one for each in node.generators for one in ast.walk(each.target)))
        for k, each in enumerate(node.generators):
            each.iter = self.visit(each.iter) if k else each.iter
            each.ifs = [self.visit(one) for one in each.ifs]
        for part in {"elt", "key", "value"} & set(node._fields):
            setattr(node, part, self.visit(getattr(node, part)))
        self.names = outer
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_comprehension_of

    def visit_Call(self, node):
        asks = isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "issubclass") and len(node.args) == 2
        if asks and self.inside:
            whom = node.args[1]
            if isinstance(whom, ast.Tuple):
                whom.elts = [self.if_known(one) for one in whom.elts]
            else:
                node.args[1] = self.if_known(whom)
        return self.generic_visit(node)

    def if_known(self, node):
        """A late class as that, if its module is there, and else as a class of nothing."""
        if isinstance(node, ast.Name) and node.id in self.names and self.sources.is_class(*self.places[node.id]):
            return ast.Call(ast.Name("_if_there", ast.Load()), [ast.Constant(one) for one in self.places[node.id]], [])
        return node

    def visit_Name(self, node):
        late = self.inside and node.id in self.names
        return ast.Attribute(ast.Name("_here", ast.Load()), node.id, node.ctx) if late else node
