"""How witnesses are told, and what the proofs in them are made of: each function takes a copy of the folder, ``k``."""

from fractions import Fraction
from types import SimpleNamespace

import sympy
from sympy import Eq, S, Symbol, log

WITNESSES = []

a, b, c, d, e, f, g, r, s, t, u, v = sympy.symbols("a b c d e f g r s t u v")
s_next, s_end, M, N, each = sympy.symbols("s^+ s_M M N each")


def witness(function):
    WITNESSES.append(function)
    return function


def refuses(reason: str, rule, *arguments, offender=None, **options):
    """The rule refuses, for this reason and no other."""
    try:
        made = rule(*arguments, **options)
    except Exception as error:
        assert getattr(error, "reason", None) == reason, f"refused for another reason: {error!r}"
        assert offender is None or error.offender == offender
        assert reason in str(error)
    else:
        raise AssertionError(f"accepted: {made!r}")


def fails(kind, rule, *arguments):
    try:
        rule(*arguments)
    except kind:
        return
    raise AssertionError("accepted")


def term(k, *factors, c=1):
    return k.Term(Fraction(c), factors)


def given(k, relation):
    return k.Given(k.claim(relation))


def fact(k, proof):
    return k.Fact(proof)


def certified(k, goal, *terms, equations=(), multiplier=()):
    return k.certify(k.Certificate(k.claim(goal), tuple(multiplier), tuple(terms), tuple(equations)))


def refused_certificate(k, reason, goal, *terms, equations=(), multiplier=(), **more):
    cert = k.Certificate(k.claim(goal), tuple(multiplier), tuple(terms), tuple(equations))
    refuses(reason, k.certify, cert, **more)


def assume(k, relation):
    """relation ⊢ relation."""
    claim = k.claim(relation)
    own = [k.Equation(k.Given(claim), S.One)] if claim.sign == "=" else []
    own_terms = [] if own else [k.Term(Fraction(1), (k.Given(claim),))]
    return k.certify(k.Certificate(claim, (), tuple(own_terms), tuple(own)))


def number(k):
    """⊢ 1 > 0."""
    return k.certify(k.Certificate(k.Claim(S.One, ">", S.Zero), (), (k.Term(Fraction(1)),)))


def nothing(k):
    """⊢ 0 ≥ 0."""
    return k.certify(k.Certificate(k.Claim(S.Zero, ">=", S.Zero)))


def square(k, base):
    return certified(k, k.Claim(base**2, ">=", S.Zero), term(k, k.Square(base)))


class Text(str):
    """A text of a class of its own, which could answer differently."""


class Odd(Symbol):
    """A symbol of a class of its own."""


def row(k, before=s, start=S.Zero, after=s_next, final=s_end):
    return ((before, start, after, final),)


def kept(k, **changes):
    """s ≤ c, kept by s⁺ = s + each with s + each ≤ c, from 0 ≤ c."""
    update = k.Equation(given(k, Eq(s_next, s + each)), -1)
    step = certified(k, s_next <= c, term(k, given(k, s + each <= c)), equations=[update])
    options = {
        "claim": k.claim(s <= c),
        "base": assume(k, c >= 0),
        "steps": ((step, N),),
        "state": row(k),
        "fixed": (c,),
    }
    return k.induct(**options | changes)


def logarithm(k, **changes):
    """v ≥ 0, t ≥ 0 ⊢ ln(1 + vt) ≥ 0."""
    factor = certified(k, 1 + v * t > 0, term(k), term(k, given(k, v >= 0), given(k, t >= 0)))
    options = {"f": log(1 + v * t), "t": t, "a": 0, "slope": assume(k, v >= 0), "positive": (factor,)}
    return k.calculus(**options | changes)


def claimed(k, claim, *hypotheses):
    """hypotheses ⊢ claim, as if it were proved."""
    return k.rules._concluded([h if type(h) is k.ForEach else k.claim(h) for h in hypotheses], k.claim(claim), None)


UNPROVED = "not proved by a rule of the kernel"


def impostors(k):
    class Forged(k.Proved):
        def __post_init__(self, key):
            pass

    forged = Forged(frozenset(), k.claim(a >= 0), None, None)
    return forged, SimpleNamespace(given=frozenset(), claim=k.claim(a >= 0)), k.claim(a >= 0), None


SIGN = "a factor is not known to be positive"
