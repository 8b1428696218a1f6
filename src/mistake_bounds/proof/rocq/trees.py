"""The parts of a tree: inner products, logarithms, divisions; and a tree as plain data.  (`terms` makes trees.)"""

from sympy import Symbol

from mistake_bounds.proof.kernel.polynomials import Polynomial, Quotient, atom, constant
from mistake_bounds.proof.kernel.terms import expression
from mistake_bounds.proof.rocq.terms import Tree, text, tree


def has(term: Tree, word: str) -> bool:
    """Does the name occur?"""
    return term == ("name", word) or any(has(part, word) for part in term[1:] if type(part) is tuple)


def replaced(term: Tree, word: str, value: Tree) -> Tree:
    """A tree with another put for a name."""
    if term == ("name", word):
        return value
    return tuple(replaced(part, word, value) if type(part) is tuple else part for part in term)


def logs_in(term: Tree) -> list[Tree]:
    """The logarithms in it, the innermost first."""
    inner = [log for part in term[1:] if type(part) is tuple for log in logs_in(part)]
    return [*inner, term] if term[0] == "ln" else inner


def has_sums(term: Tree) -> bool:
    """Is there an inner product of other terms than two names?"""
    if term[0] == "dot":
        return any(side[0] != "name" or side[1] == "vzero" for side in term[1:])
    return any(has_sums(part) for part in term[1:] if type(part) is tuple)


def products_in(term: Tree) -> frozenset:
    """The pairs of vectors whose inner products occur when it is multiplied out."""
    if term[0] == "dot":
        return frozenset((a, b) for a in _vectors(term[1]) for b in _vectors(term[2]))
    return frozenset().union(*(products_in(part) for part in term[1:] if type(part) is tuple))


def _vectors(term: Tree) -> frozenset[str]:
    match term:
        case ("name", "vzero"):
            return frozenset()
        case ("name", word):
            return frozenset({word})
        case ("⊕", left, right):
            return _vectors(left) | _vectors(right)
        case ("•", _, right):
            return _vectors(right)


def divides_by_more(term: Tree) -> bool:
    """Does anything but a positive whole number divide?"""
    match term:
        case ("ln", _):
            return False
        case ("inverse", _):
            return True
        case ("/", left, ("number", n)):
            return n <= 0 or divides_by_more(left)
        case ("/", _, _):
            return True
    return any(divides_by_more(part) for part in term[1:] if type(part) is tuple)


def quotient(term: Tree) -> Quotient:
    """A tree as plain data."""
    match term:
        case ("name", word):
            return Quotient(atom(word))
        case ("number", n):
            return Quotient(constant(n))
        case ("dot", v, w):
            return Quotient(atom(tuple(sorted((text(v), text(w))))))
        case ("ln", inside):
            return quotient(inside).log
        case ("inverse", inside):
            return quotient(inside).inverse
        case ("negative", inside):
            return -quotient(inside)
        case ("^", base, (_, n)):
            return quotient(base) ** n
        case ("+", left, right):
            return quotient(left) + quotient(right)
        case ("-", left, right):
            return quotient(left) - quotient(right)
        case ("*", left, right):
            return quotient(left) * quotient(right)
        case ("/", left, right):
            return quotient(left) * quotient(right).inverse


def from_polynomial(p: Polynomial) -> Tree:
    """A polynomial in names of Rocq as a tree."""
    return from_expression(expression(p))


def from_expression(part) -> Tree:
    """A term of sympy whose symbols are names of Rocq, as a tree."""
    return tree(part, {symbol.name: ("name", symbol.name) for symbol in part.atoms(Symbol)})
