"""Terms and claims as Rocq writes them.

A *tree* is a tuple: ("+", left, right), ("name", word), ("number", 3), …; it is the syntax of a term, and is read
twice: as text, and as the function of one number whose slope the calculus rule needs.
"""

from collections.abc import Mapping
from functools import cache, reduce

import sympy
from sympy import Add, Expr, Mul, Pow, Symbol, log

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.kernel.terms import Inner, Vector, rational
from mistake_bounds.proof.rocq.names import identifier

SIGN_OF = {"<=": "le", ">=": "ge", "<": "lt", ">": "gt", "=": "eq"}
# how tightly each sign binds, and how its two sides have to bind so that no parentheses are needed
LEVELS = {
    "+": (50, 50, 49),
    "-": (50, 50, 49),
    "⊕": (50, 50, 49),
    "*": (40, 40, 39),
    "/": (40, 40, 39),
    "•": (40, 39, 39),
    "^": (30, 29, 29),
}


class NotExported(Refusal):
    """Something for which the exporter has no Rocq; carries it as ``offender``."""


Tree = tuple


def number(c) -> Tree:
    """A rational number: 3, -3 or 3 / 4."""
    c = rational(c)
    whole = ("number", c.numerator)
    return whole if c.denominator == 1 else ("/", whole, ("number", c.denominator))


def tree(part: Expr | Vector, values: Mapping[str, Tree]) -> Tree:
    """How a term is put together, with ``values`` put for names."""
    return _tree(part, values) if values else _as_it_is(part)


@cache
def _as_it_is(part: Expr | Vector) -> Tree:
    return _tree(part, {})


def _tree(part: Expr | Vector, values: Mapping[str, Tree]) -> Tree:
    if type(part) is Vector:
        return _vector(part, values)
    if type(part) is Symbol:
        return values.get(part.name) or ("name", identifier(part.name))
    if type(part) is Inner:
        return ("dot", _vector(part.left, values), _vector(part.right, values))
    if type(part) is log:
        return ("ln", tree(part.args[0], values))
    if part.is_Rational:
        return number(part)
    if type(part) is Add:
        return _sum(part, values)
    if type(part) is Mul:
        return _product(part, values)
    if type(part) is Pow and part.args[1].is_Integer:
        base = tree(part.args[0], values)
        e = int(part.args[1])
        power = base if abs(e) == 1 else ("^", base, ("number", abs(e)))
        return power if e > 0 else ("inverse", power)
    raise NotExported("no Rocq for a term", part)


def _sum(part: Add, values) -> Tree:
    first, *rest = _in_order(part)
    total = tree(first, values)
    for each in rest:
        less = each.could_extract_minus_sign() and type(each) is not Add
        total = ("-", total, tree(-each, values)) if less else ("+", total, tree(each, values))
    return total


@cache
def _in_order(part: Add) -> list[Expr]:
    """The terms of a sum: those with vectors first, then as sympy writes them."""
    return sorted(part.as_ordered_terms(), key=lambda term: not term.atoms(Inner))


def _product(part: Mul, values) -> Tree:
    above = []
    below = []
    c = sympy.S.One
    for factor in part.as_ordered_factors():
        if factor.is_Rational:
            c *= factor
        elif type(factor) is Pow and factor.args[1].is_Integer and factor.args[1] < 0:
            below.append(tree(Pow(factor.args[0], -factor.args[1], evaluate=False), values))
        else:
            above.append(tree(factor, values))
    if abs(c.p) != 1 or not above:
        above.insert(0, ("number", c.p))
    elif c.p == -1:
        above[0] = ("negative", above[0])
    if c.q != 1:
        below.insert(0, ("number", c.q))
    top = reduce(lambda a, b: ("*", a, b), above)
    return ("/", top, reduce(lambda a, b: ("*", a, b), below)) if below else top


def _vector(part: Vector, values) -> Tree:
    pieces = []
    for name, c in part.parts:
        named = values.get(name) or ("name", identifier(name))
        pieces.append(named if c == 1 else ("•", tree(c, values), named))
    return reduce(lambda a, b: ("⊕", a, b), pieces) if pieces else ("name", "vzero")


def text(term: Tree) -> str:
    """A tree as Rocq reads it.

    >>> t = sympy.Symbol("t")
    >>> text(tree(2 * t**2 - (t + 1) / 3, {}))
    '2 * t ^ 2 - t / 3 - 1 / 3'
    """
    return _text(term)[0]


def _text(term: Tree) -> tuple[str, int]:
    match term:
        case ("name", word):
            return word, 0
        case ("number", n):
            return str(n), 0 if n >= 0 else 35
        case ("dot", v, w):
            return f"⟨{text(v)}, {text(w)}⟩", 0
        case ("ln", inside):
            return f"ln {_within(inside, 9)}", 10
        case ("INR", word):
            return f"INR {word}", 10
        case ("inverse", inside):
            return f"/ {_within(inside, 34)}", 35
        case ("negative", inside):
            return f"- {_within(inside, 34)}", 35
        case (sign, left, right):
            level, at_left, at_right = LEVELS[sign]
            return f"{_within(left, at_left)} {sign} {_within(right, at_right)}", level


def _within(term: Tree, level: int) -> str:
    word, own = _text(term)
    return word if own <= level else f"({word})"


def argument(term: Tree) -> str:
    """A tree as an argument of a function."""
    return _within(term, 9)


def function(term: Tree, variable: str) -> str:
    """A tree as a function of the variable, put together from the prelude's parts."""
    if not _has(term, variable):
        return f"(Constant {argument(term)})"
    match term:
        case ("name", _):
            return "The_variable"
        case ("^", base, (_, n)):
            return f"(Power {function(base, variable)} {n})"
        case ("ln" | "inverse" | "negative" as kind, inside):
            name = {"ln": "Logarithm", "inverse": "Inverse", "negative": "Opposite"}[kind]
            return f"({name} {function(inside, variable)})"
        case ("+" | "-" | "*" | "/" as sign, left, right):
            name = {"+": "Sum", "-": "Difference", "*": "Product", "/": "Quotient"}[sign]
            return f"({name} {function(left, variable)} {function(right, variable)})"
    raise NotExported("no function of one number", text(term))


def _has(term: Tree, variable: str) -> bool:
    return term == ("name", variable) or any(type(part) is tuple and _has(part, variable) for part in term[1:])


def divides(term: Tree) -> bool:
    """Is there a division in the term?"""
    return term[0] in ("/", "inverse") or any(type(part) is tuple and divides(part) for part in term[1:])


def sides(claim: Claim, values: Mapping[str, Tree]) -> tuple[Tree, str, Tree]:
    """The two sides of a claim, and its sign between them."""
    return tree(claim.lhs, values), claim.op, tree(claim.rhs, values)
