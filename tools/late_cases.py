"""Questions to sympy that come to what waits on a live page (`tools.late_sympy`); each has the answer that sympy gives.

`tools.run_live` asks them there and here. The first come to what a module leaves elsewhere when it is imported, before
anything has imported it.
"""

SETUP = """import sympy, mpmath
x, y, k, n = sympy.symbols("x y k n")
A, B = sympy.MatrixSymbol("A", 2, 2), sympy.MatrixSymbol("B", 2, 2)"""
CASES = """
sympy.sympify({1, 2}), sympy.sympify(frozenset([1])), sympy.sympify(range(2, 9, 3), strict=True)
sympy.sympify(mpmath.matrix([[1, 2], [3, 4]]))
sympy.S.EmptySequence, sympy.S.Naturals0, sympy.S.Reals, sympy.S.EmptySet, getattr(sympy.S, "nothing", "none")
sympy.Sum(1/k**2, (k, 1, sympy.oo)).evalf(), sympy.Product(1 + 1/k**2, (k, 1, 5)).evalf()
sympy.Integral(sympy.exp(-x**2), (x, 0, 1)).evalf()
sympy.pretty(sympy.Integral(x**2/2, x))
sympy.latex(x*sympy.Integral(y, y)*y), sympy.latex(-x*sympy.Product(k, (k, 1, n))*y), sympy.latex(2*x/3 - y**2/7)
A + B, 2*A*B, x + A[0, 0], (x*A).kind, sympy.refine(A.T, sympy.Q.symmetric(A))
3 + sympy.AccumBounds(-1, 1)*2 + x, sympy.AccumBounds(0, 1) < 2, sympy.zoo + sympy.AccumBounds(0, 1)
sympy.Eq(sympy.Interval(0, 1), sympy.FiniteSet(1)), sympy.Intersection(sympy.S.Reals, sympy.S.Integers)
sympy.ask(sympy.Q.prime(7)), sympy.Contains(1, sympy.S.Naturals), sympy.S.EmptySet | {1}
sympy.Matrix([[2, 1], [1, 2]]).eigenvals(), sympy.Matrix([[1, x], [0, y]])*sympy.Matrix([1, 2])
sympy.limit(sympy.sin(x)/x, x, 0), sympy.exp(x).series(x, 0, 3), sympy.Order(x**2) + x
sympy.integrate(sympy.sin(x)**2, x)
sympy.factor(x**4 - 1), sympy.cancel((x**2 - 1)/(x - 1)), sympy.apart(1/(x*(x + 1)))
sympy.factor(x**2 + 1, gaussian=True)
sympy.roots(x**3 - 6*x**2 + 11*x - 6), sympy.CRootOf(x**5 - x - 1, 0) == sympy.CRootOf(x**5 - x - 1, 0)
sympy.simplify(sympy.sin(x)**2 + sympy.cos(x)**2), sympy.hyperexpand(sympy.hyper([1, 1], [2], x)), sympy.nsimplify(0.5)
sympy.factorint(360), sympy.binomial(5, 2), sympy.bernoulli(4), sympy.zeta(2), sympy.gamma(5)
sympy.diff(sympy.gamma(x), x)
sympy.ccode(x**2), sympy.pycode(sympy.sin(x)), sympy.srepr(x + 1), sympy.jscode(x**2)
sympy.lambdify(x, sympy.sin(x) + sympy.gamma(x), "math")(1.5)
sympy.solve(x**2 < 4, x), sympy.solve([x + y - 1, x - y], [x, y]), sympy.solveset(x**2 - 1, x)
sympy.Idx("i") >= 0, sympy.Array([1, 2]) + sympy.Array([3, 4]), sympy.KroneckerDelta(1, 1), sympy.Heaviside(1)
sympy.groebner([x*y - 1, x**2 - y], x, y), sympy.minimal_polynomial(sympy.sqrt(2) + sympy.sqrt(3), x)
sympy.ring("a, b", sympy.QQ)[1]**3 - 1, sympy.ring("a", sympy.RR)[0]
sympy.GF(7)(3)*5, sympy.ZZ_I(1, 2)*sympy.ZZ_I(0, 1)
sympy.Point(0, 0).distance(sympy.Point(3, 4)), sympy.sympify("Sum(k, (k, 1, 3))").doit(), sympy.parse_expr("gamma(3)")
type(sympy.simplify).__name__, type(sympy.series).__name__, type(sympy.printing.pretty).__name__
""".strip().splitlines()


def cells():
    """The texts of cells that ask each question.

    >>> cells()[1]
    'str((sympy.sympify({1, 2}), sympy.sympify(frozenset([1])), sympy.sympify(range(2, 9, 3), strict=True)))'
    """
    return [SETUP, *(f"str(({case}))" for case in CASES)]


def answers():
    """What the sympy of this environment answers, a text for each question."""
    space = {}
    exec(SETUP, space)
    return [repr(eval(cell, space)) for cell in cells()[1:]]
