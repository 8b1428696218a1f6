"""What to write in the place of a term that no claim has: a letter, and the lines that say what is known of it."""

from sympy import Abs, Expr, Function, Max, Min, Mul, Pow, Symbol, exp, log

from mistake_bounds.proof.kernel.shown import advice_on
from mistake_bounds.proof.kernel.terms import symbols_of


def _letter(part: Expr, name: str) -> Symbol:
    """The letter of that name, or another one where it is taken."""
    while name in symbols_of(part):
        name += "'"
    return Symbol(name)


def _given(letter: Symbol, *lines: str) -> str:
    return f"take a letter {letter} for it, and give {' and '.join(filter(None, (', '.join(lines[:-1]), lines[-1])))}"


@advice_on.register
def _(part: Pow) -> str:
    """
    >>> from sympy import sqrt, symbols
    >>> advice_on(sqrt(symbols("a")))
    'take a letter s for it, and give s >= 0 and Eq(s**2, a)'
    """
    base, power = part.args
    if power.is_Integer:
        r = _letter(part, "r")
        return _given(r, f"Eq({r * base**-power}, 1)")
    if not power.is_Rational:
        p = _letter(part, "p")
        return _given(p, *([f"{p} > 0"] if base.is_positive else []), "what else is known of it")
    s = _letter(part, "s")
    more = "" if power.p == 1 else f"; {part} is {s**power.p}"
    return _given(s, f"{s} {'>=' if power > 0 else '>'} 0", f"Eq({s**power.q}, {base})") + more


@advice_on.register
def _(part: Abs) -> str:
    s, inside = _letter(part, "s"), part.args[0]
    return _given(s, f"{s} >= {inside}", f"{s} >= {-inside}", f"Eq({s**2}, {inside**2})")


@advice_on.register(Max)
@advice_on.register(Min)
def _(part: Max | Min) -> str:
    m, op = _letter(part, "m"), ">=" if type(part) is Max else "<="
    one_of_them = Mul(*(m - one for one in part.args))
    return _given(m, *(f"{m} {op} {one}" for one in sorted(part.args, key=str)), f"Eq({one_of_them}, 0)")


@advice_on.register
def _(part: exp) -> str:
    e = _letter(part, "E")
    return _given(e, f"{e} > 0", f"{e} >= {1 + part.args[0]}")


@advice_on.register
def _(part: log) -> str:
    ell = _letter(part, "ell")
    return _given(ell, f"what is used of it, such as {ell} <= {part.args[0] - 1}") + "; or see prove_by_calculus"


@advice_on.register
def _(part: Function) -> str:
    return "take a letter for it, and give what is known of it"
