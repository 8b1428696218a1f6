"""What of sympy waits on a live page until it is asked for, and what is said beforehand of that which waits.

A first proof asks for sympy's core, rings of polynomials over the rationals, the elementary functions, and what prints.
The rest of what ``import sympy`` loads, more than half of it, is `LATE`: the first function that comes to it imports it
(`tools.late_imports`). Answers stay the same as long as nothing is missed that a module leaves elsewhere when it is
imported. What it leaves under its own classes (how two of them are compared or printed) can wait with these. What it
leaves otherwise is said beforehand, by `SAID` and `changed`: the names of singletons (``S.Reals``); as what ``sympify``
takes a set, a range or a matrix of mpmath; how an integral, a sum and a product are evaluated, by a table made once.
"""

import ast
from contextlib import suppress

from tools.late_imports import Sources

# Parts from which sympy/__init__ imports names at once; the others, late or not, wait until it is asked for the name.
FIRST = {"core", "logic", "assumptions", "polys", "functions"}
LATE = {
    # no proof asks for an integral, a matrix, a tensor, a limit, an equation to be solved, a set of points
    "sympy": "calculus combinatorics concrete discrete geometry integrals matrices ntheory series sets solvers "
    "strategies tensor",
    # a proof has the elementary functions; these are factorials, gamma, zeta, Bessel and so on
    "sympy.functions": "combinatorial special",
    # rings and their orders come first; these are dense polynomials, factors, roots, ideals and number fields
    "sympy.polys": "agca appellseqs densearith densetools domainmatrix euclidtools factortools fglmtools fields "
    "galoistools groebnertools matrices numberfields orthopolys partfrac polyclasses polyfuncs polyquinticconst "
    "polyroots polytools puiseux rationaltools ring_series rootisolation rootoftools solvers specialpolys sqfreetools",
    # coefficients that are neither whole numbers nor rationals nor polynomials
    "sympy.polys.domains": "algebraicfield complexfield expressiondomain expressionrawdomain fractionfield "
    "gaussiandomains realfield",
    # what is printed asks for radsimp alone
    "sympy.simplify": "combsimp cse_main cse_opts epathtools fu gammasimp hyperexpand powsimp ratsimp simplify "
    "sqrtdenest traversaltools trigsimp",
    # proofs are printed as text and as TeX, and compiled to nothing
    "sympy.printing": "codeprinter dot glsl gtk jscode julia lambdarepr maple mathematica mathml numpy octave pretty "
    "preview pycode python rcode repr smtlib tableform tree",
    "sympy.utilities": "enumerative lambdify",
}

# What late modules leave elsewhere when they are imported, said beforehand: (the text that is there, what is in place).
SAID = {
    "sympy/core/evalf.py": (
        ("    from sympy.concrete.products import Product\n    from sympy.concrete.summations import Sum\n", ""),
        ("    from sympy.integrals.integrals import Integral\n    evalf_table = {\n", "    evalf_table = _Table({\n"),
        ("        Integral: evalf_integral,\n        Sum: evalf_sum,\n        Product: evalf_prod,\n", ""),
        ("        AlgebraicNumber: evalf_alg_num,\n    }\n", "        AlgebraicNumber: evalf_alg_num,\n    })\n"),
        (
            "def _create_evalf_table():\n",
            """class _Table(dict):
    def __missing__(self, kind):
        self[kind] = found = {
            ("sympy.integrals.integrals", "Integral"): evalf_integral,
            ("sympy.concrete.summations", "Sum"): evalf_sum,
            ("sympy.concrete.products", "Product"): evalf_prod,
        }[kind.__module__, kind.__name__]
        return found


def _create_evalf_table():
""",
        ),
    ),
    "sympy/core/singleton.py": (
        (
            "        if name not in self._classes_to_install:\n",
            """        if name not in self._classes_to_install and name in _late_singletons:
            from importlib import import_module
            import_module(_late_singletons[name])
            if hasattr(type(self), name):  # its own module has asked for it already, and it is installed
                return getattr(type(self), name)
        if name not in self._classes_to_install:
""",
        ),
    ),
    "sympy/core/numbers.py": (
        (
            "_sympy_converter[complex] = sympify_complex\n",
            """_sympy_converter[complex] = sympify_complex


def _late_converter(kind, module):
    def convert(thing):
        from importlib import import_module
        import_module(module)  # which has its own in place of this
        return _sympy_converter[kind](thing)
    _sympy_converter[kind] = convert


from mpmath.matrices.matrices import _matrix
_late_converter(set, "sympy.sets.sets")
_late_converter(frozenset, "sympy.sets.sets")
_late_converter(range, "sympy.sets.fancysets")
_late_converter(_matrix, "sympy.matrices.immutable")
""",
        ),
    ),
    # TeX asks of each factor whether a late class is in it; `_if_there` comes with what waits in the module
    "sympy/printing/latex.py": (
        (
            "                any(expr.has(x) for x in (Integral, Product, Sum))):\n",
            """                any(kind and expr.has(kind) for kind in (
                    _if_there("sympy.integrals.integrals", "Integral"),
                    _if_there("sympy.concrete.products", "Product"),
                    _if_there("sympy.concrete.summations", "Sum")))):
""",
        ),
    ),
}


class NotAsItWas(Exception):
    """sympy is another than the one that this was written for; the message says what is not there."""


def late_modules():
    """The full names of the modules and packages that wait.

    >>> "sympy.polys.polyquinticconst" in late_modules(), "sympy.core" in late_modules()
    (True, False)
    """
    return tuple(f"{package}.{name}" for package, names in LATE.items() for name in names.split())


WAITING = frozenset(late_modules())


def is_late(module):
    """Does a module wait, or a package that it is in?

    >>> is_late("sympy.polys.polytools"), is_late("sympy.polys.rings")
    (True, False)
    """
    parts = module.split(".")
    return any(".".join(parts[:k]) in WAITING for k in range(2, len(parts) + 1))


def not_first(module):
    package, _, rest = module.partition(".")
    return is_late(module) or package == "sympy" and rest.partition(".")[0] not in FIRST


def said(file, text):
    """The text of a file with what is said beforehand."""
    for there, instead in SAID.get(file, ()):
        if text.count(there) != 1:
            raise NotAsItWas(f"{file} has not once, but {text.count(there)} times: {there!r}")
        text = text.replace(there, instead)
    return text


def singletons(sources):
    """The singletons that late modules define, as {name: module}: of the metaclass, or of a class that is one."""
    found = {}
    for module, text in sources.texts.items():
        if "metaclass=Singleton" in text and is_late(module):
            for node in sources.tree(module).body:
                bases = {*map(ast.unparse, [*node.bases, *node.keywords])} if isinstance(node, ast.ClassDef) else set()
                if "metaclass=Singleton" in bases or any(found.get(base) == module for base in bases):
                    found[node.name] = module
    return found


def changed(texts):
    """The files of sympy, by name, that are other on a live page than in the package, given the texts of all."""
    sources = Sources({file: said(file, text) for file, text in texts.items()})
    if missing := WAITING - {*sources.texts} | {*SAID} - {*texts}:
        raise NotAsItWas(f"sympy has no {', '.join(sorted(missing))}, of which it is said here that it waits")
    made, late_singletons = {}, singletons(sources)
    for module, file in sources.files.items():
        with suppress(RecursionError):  # two late modules have formulas that are too deep to be written anew
            made[file] = sources.deferring(module, not_first if module == "sympy" else is_late)
    made = {file: text for file, text in made.items() if text is not None}
    unwritten = {sources.files["sympy.core.singleton"]: f"_late_singletons = {late_singletons!r}\n"}
    for file in SAID:
        made[file] = made.get(file, said(file, texts[file])) + "\n" + unwritten.get(file, "")
    return made
