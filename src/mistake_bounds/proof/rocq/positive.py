"""Proofs in Rocq that a term is positive, from other terms that are."""

from collections.abc import Mapping
from fractions import Fraction

import sympy
from sympy import Symbol

from mistake_bounds.proof.kernel.terms import expression
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.terms import SIGN_OF, NotExported, Tree, argument, number, text, tree
from mistake_bounds.proof.rocq.trees import from_expression, from_polynomial, quotient


def positive_at(work: InProgress, positive, values, terms) -> dict:
    """The terms shown to be positive, at new values, by their polynomials up to a positive number."""
    shown = {}
    for proof in positive:
        lemma = work.book.lemma(proof)
        if lemma.claim.sign != ">":
            continue
        label = work.label("positive")
        work.write(f"pose proof {work.use(proof, values, terms)} as {label}.")
        greater, less = (tree(side, values) for side in lemma.claim.sides)
        work.write(f"apply of_{SIGN_OF[lemma.claim.op]} in {label}.")
        value = quotient(("-", greater, less)).top
        shown.setdefault(value.primitive, (label, ("-", greater, less)))
        if value.primitive != value:
            is_positive(work, from_polynomial(value.primitive), shown)
    return shown


def nonzero(work: InProgress, positives: Mapping) -> None:
    """Show that the factors of positive terms are not 0."""
    for p, (label, other) in list(positives.items()):
        whole = expression(p)
        c, factors = sympy.factor_list(whole)
        for factor, _ in factors:
            if factor == whole or not factor.atoms(Symbol):
                continue
            rest = number(quotient(other).top.over(p)), from_expression(sympy.cancel(whole / factor))
            q = from_expression(factor)
            new = work.label("not_zero")
            shown = f"refine (factor_of _ _ {argument(('*', *rest))} {label} _). field."
            work.write(f"assert ({new} : {text(q)} <> 0).", "{ " + shown + " }")


def is_positive(work: InProgress, term: Tree, positives: Mapping) -> str:
    """A proof term: a tree is positive, from its parts."""
    q = quotient(term)
    if q.top.value is not None and q.bottom.value is not None and term[0] == "number":
        return f"(pos {term[1]})"
    if q.top.primitive in positives and q.bottom.value is not None:
        label, other = positives[q.top.primitive]
        k = q.top.over(quotient(other).top)
        new = work.label("above_zero")
        work.write(f"assert ({new} : 0 < {text(term)}).")
        work.write(f"{{ refine (pos_of _ _ _ _ (pos 1) (stimes _ _ {coefficient(k)} {label}) (eq_refl 0) _). field. }}")
        return new
    match term:
        case ("^", base, (_, n)):
            return f"(pow_lt _ {n} {is_positive(work, base, positives)})"
        case ("*", left, right):
            return f"(stimes _ _ {is_positive(work, left, positives)} {is_positive(work, right, positives)})"
        case ("/", left, right):
            return f"(Rdiv_lt_0_compat _ _ {is_positive(work, left, positives)} {is_positive(work, right, positives)})"
    raise NotExported("not seen to be positive", text(term))


def coefficient(c: Fraction) -> str:
    """A proof term: a positive rational number is positive."""
    c = Fraction(c)
    return f"(pos {c.numerator})" if c.denominator == 1 else f"(frac {c.numerator} {c.denominator})"
