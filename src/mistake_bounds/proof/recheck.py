"""The second judge: re-checks an exported certificate, or a whole derivation, with the standard library alone.

It reads nothing but the text (`mistake_bounds.proof.export.json` says how that is written), imports nothing of ours
and shares no code with the kernel.

    atom        ("scalar", name), ("inner", name, name) or ("log", top, bottom): ln(top/bottom), of polynomials
    monomial    a sorted tuple of atoms, each as often as its exponent says
    polynomial  a sorted tuple of (monomial, coefficient), no coefficient 0: equal ones are the same data
    quotient    top/bottom, both polynomials, and its needs, sorted: what has to be positive for it to be defined
    vector      a sorted tuple of (name, polynomial)
    claim       its term, a quotient or a vector, is > 0, ≥ 0 or = 0; claims are equal whatever they are called
    row         what holds at each of N steps of a kind; a hypothesis
    statement   given ⊢ claim: for all real numbers, and all vectors of one dimension, for which everything in
                ``given`` holds, the claim is defined and holds

Of each step of a derivation everything is computed again from the statements it was concluded from, and ``given`` and
``claim`` are compared with that.  Four things are taken from the file as they stand.

* What a claim is about: the file has top, bottom and needs of a term, not how it was written.  Bottom and logarithms
  are held against the needs, each a product of them, and calculus shows all needs to be positive; a division that
  cancelled as it was written shows in the needs alone.  After an instance the needs may be written otherwise, and
  nobody says that they are positive: none of them is 0, since each divides a power of one that was needed before.  Nor
  is anybody asked to where there are no logarithms: a quotient is defined where its divisors are not 0.  Of a
  hypothesis the needs are not kept: it holds, so it is defined.
* The names of claims: labels, which decide nothing.
* Which hypotheses about fixed names alone stand outside a row: either way is right, and `given` has to agree.
* Of a single certificate, all that it was ``given`` and all that was ``proved`` before.

A logarithm stands for a function of two numbers that is ln(top/bottom) where that is defined, and 0 where they are
equal; proved claims speak only of places where it is defined.

The published checker of receipts holds this file too, so all but its annotations is Python 3.8.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import accumulate, chain

NUMBER = re.compile(r"-?[0-9]{1,1000}(/0*[1-9][0-9]{0,999})?")
OPPOSITE = {">=": ">", ">": ">="}
WORK = 500_000  # what a text may cost beside its length, in sizes of what is computed; the book costs less than half

_left = ContextVar("what is left of the work")


class NotReplayed(ValueError):
    """The text is not a proof: its message says which condition fails, and at which step."""


def replay(text: str) -> str:
    """Re-check what ``to_json`` exported: the sign (``>=``, ``>``, ``=``) of what is proved, or `NotReplayed`.

    >>> from mistake_bounds.proof import prove, scalars
    >>> s, t = scalars("s t")
    >>> text = prove(s * t <= s**2 + t**2).to_json()
    >>> replay(text)
    '>='
    >>> replay(text.replace('">="', '">"'))
    Traceback (most recent call last):
        ...
    mistake_bounds.proof.recheck.NotReplayed: step 0: no term is strictly positive
    """
    data = _judged(text)
    return data["goal"]["sign"] if "goal" in data else data["derivation"][-1]["claim"]["sign"]


def statements(text: str) -> list[tuple[list, dict]]:
    """What a derivation shows, step for step: (given, claim) as the file has them, or `NotReplayed`.

    In ``given`` are the hypotheses, and nothing that was proved before.

    >>> from mistake_bounds.proof import prove, scalars
    >>> s, t = scalars("s t")
    >>> [([known["name"] for known in given], claim["term"]) for given, claim in
    ...     statements(prove(t >= 0, given={"above s": t >= s, "positive": s >= 0}).to_json())]
    [(['above s', 'positive'], [['1', ['t']]])]
    """
    return [(step["given"], step["claim"]) for step in _judged(text, only_derivations=True)["derivation"]]


def _judged(text: str, only_derivations: bool = False) -> dict:
    """The data in a text, every statement of which is checked."""
    if type(text) is not str:
        raise NotReplayed("no text")
    _left.set(WORK + len(text))
    try:
        data = json.loads(text, object_pairs_hook=_object)
        if type(data) is dict and "goal" in data and not only_derivations:
            _judge_certificate(data)
        else:
            _judge_derivation(data)
    except NotReplayed:
        raise
    except ValueError as error:
        raise NotReplayed(f"no JSON: {error}") from None
    except RecursionError:
        raise NotReplayed("nested too deeply") from None
    return data


def _judge_certificate(data) -> None:
    goal, *parts = _fields(data, "goal", "multiplier", "terms", "equations")
    _check_names(_certificate(None, _claim(goal), *parts))


def _judge_derivation(data) -> None:
    (steps,) = _fields(data, "derivation")
    judged = []
    for data in _list(steps):
        try:
            judged.append(_step(data, judged))
        except NotReplayed as refusal:
            raise NotReplayed(f"step {len(judged)}: {refusal}") from None
    if not judged:
        raise NotReplayed("nothing is proved")


# what there is


@dataclass(frozen=True)
class Quotient:
    """top/bottom; where all its ``needs`` are positive it is defined."""

    top: tuple
    bottom: tuple
    needs: tuple = ()


@dataclass(frozen=True)
class Vector:
    """Σ coefficient · named vector."""

    parts: tuple


@dataclass(frozen=True)
class Claim:
    """The term has the sign, compared to 0."""

    sign: str
    term: Quotient | Vector


@dataclass(frozen=True)
class Row:
    """``kinds`` = ((N, what holds at each), …); ``state`` = ((before, start, after, final), …)."""

    over: str
    fixed: frozenset
    state: tuple
    kinds: tuple


@dataclass(frozen=True)
class Statement:
    """given ⊢ claim."""

    given: frozenset
    claim: Claim


# polynomials, quotients and vectors


def _sum(pairs: Iterable) -> tuple:
    """The polynomial with these monomials and coefficients, like ones added."""
    total = {}
    for monomial, c in pairs:
        if monomial in total:
            _spend(_digits(total[monomial]) * (1 + _digits(c)))
            c += total[monomial]
        total[monomial] = c
    return tuple(sorted((monomial, c) for monomial, c in total.items() if c))


def _constant(c) -> tuple:
    return (((), Fraction(c)),) if c else ()


def _of_atom(atom: tuple) -> tuple:
    return (((atom,), Fraction(1)),)


ZERO, ONE, MINUS = _constant(0), _constant(1), _constant(-1)


def _plus(*polynomials: tuple) -> tuple:
    _spend(sum(map(_size, polynomials)))
    return _sum(chain(*polynomials))


def _times(*polynomials: tuple) -> tuple:
    return reduce(_product, polynomials, ONE)


def _product(p: tuple, q: tuple) -> tuple:
    if ONE in (p, q):
        return q if p == ONE else p
    _spend(_size(p) * _size(q))
    return _sum((tuple(sorted(m + k)), c * d) for m, c in p for k, d in q)


def _size(p: tuple) -> int:
    """How much there is to write: terms, letters, what is in a logarithm and, of long numbers, digits."""
    logs = (atom for m, _ in p for atom in m if atom[0] == "log")
    return sum(1 + len(m) + _digits(c) for m, c in p) + sum(_size(top) + _size(bottom) for _, top, bottom in logs)


def _digits(c: Fraction) -> int:
    """How much longer a number is than others, in words of 64 bits."""
    return (c.numerator.bit_length() + c.denominator.bit_length()) // 64


def _spend(work: int) -> None:
    """Counted before it is done: what costs too much is not begun."""
    _left.set(_left.get() - work)
    if _left.get() < 0:
        raise NotReplayed("more work than a proof needs")


def _scaled(p: tuple, c: Fraction) -> tuple:
    _spend(_size(p) * (1 + _digits(c)))
    return tuple((m, d * c) for m, d in p)


def _value(p: tuple) -> Fraction | None:
    """The number that a polynomial is, if it is one."""
    return Fraction(0) if not p else p[0][1] if [m for m, _ in p] == [()] else None


def _over(p: tuple, q: tuple) -> Fraction | None:
    """The number c with p = c·q, where there is one."""
    c = p[0][1] / q[0][1] if p else Fraction(0)
    return c if p == (_scaled(q, c) if c else ZERO) else None


def _divided(p: tuple, q: tuple) -> tuple | None:
    """The polynomial p/q, where it is one; q is not 0."""
    quotient, (lead, c) = ZERO, max(q, key=_rank)
    while p:
        _spend(_size(p) + _size(q))
        monomial, d = max(p, key=_rank)
        rest = Counter(monomial)
        rest.subtract(lead)
        if min(rest.values(), default=0) < 0:
            return None
        part = ((tuple(sorted(rest.elements())), d / c),)
        quotient, p = _plus(quotient, part), _plus(p, _times(MINUS, part, q))
    return quotient


def _rank(term: tuple):
    """By degree, and then by the letters: an order that products keep."""
    return len(term[0]), term[0]


def _is_product(p: tuple, factors: list) -> bool:
    """Is it a positive number times a product of the factors?"""
    if _value(p) is not None:
        return _value(p) > 0
    _spend(len(factors))
    quotients = (_divided(p, factor) for factor in factors if _value(factor) is None)
    return any(_is_product(rest, factors) for rest in quotients if rest is not None)


def _by(p: tuple, atom: tuple) -> tuple:
    """The derivative with respect to an atom, the others being constant."""
    _spend(_size(p))
    return _sum((_without(m, atom), c * m.count(atom)) for m, c in p if atom in m)


def _without(monomial: tuple, atom: tuple) -> tuple:
    i = monomial.index(atom)
    return monomial[:i] + monomial[i + 1 :]


def _quotient(top: tuple, bottom: tuple, needs: Iterable = ()) -> Quotient:
    """top/bottom, both divided by a positive number, so that the first coefficient below is 1 or −1."""
    if not bottom:
        raise NotReplayed("a division by zero")
    c, needs = 1 / abs(bottom[0][1]), tuple(sorted({*needs}))
    return Quotient(top, bottom, needs) if c == 1 else Quotient(_scaled(top, c), _scaled(bottom, c), needs)


def _inner(v: Vector, w: Vector) -> tuple:
    _spend(_size_of(v) * _size_of(w))
    pairs = ((_of_atom(("inner", *sorted((a, b)))), p, q) for a, p in v.parts for b, q in w.parts)
    return _plus(*(_times(*factors) for factors in pairs))


def _size_of(v: Vector) -> int:
    return sum(1 + _size(p) for _, p in v.parts)


def _logs(p: tuple) -> set:
    _spend(_size(p))
    return {atom for monomial, _ in p for atom in monomial if atom[0] == "log"}


def _letters(thing) -> set:
    """The (kind, name) of each scalar and vector in a claim, a term or a polynomial."""
    if type(thing) is Claim:
        return _letters(thing.term)
    if type(thing) is Quotient:
        return set().union(*map(_letters, (thing.top, thing.bottom, *thing.needs)))
    if type(thing) is Vector:
        return {("vector", name) for name, _ in thing.parts}.union(*(_letters(c) for _, c in thing.parts))
    _spend(_size(thing))
    return set().union(*(_letters_of_atom(atom) for atom in {atom for monomial, _ in thing for atom in monomial}))


def _letters_of_atom(atom: tuple) -> set:
    kind, *parts = atom
    if kind == "log":
        return set().union(*map(_letters, parts))
    return {("vector" if kind == "inner" else "scalar", name) for name in parts}


def _names(things: Iterable) -> set:
    """The names in claims and terms; of a row those that it shares with the outside."""
    return set().union(*(_shared(thing) if type(thing) is Row else {n for _, n in _letters(thing)} for thing in things))


def _shared(row: Row) -> set:
    return {*row.fixed, *(final for *_, final in row.state), *(count for count, _ in row.kinds)}


# putting terms for names


def _put(term, values: dict):
    """Polynomials and vectors put for names, and polynomials for logarithms, all at once."""
    if type(term) is Claim:
        return Claim(term.sign, _put(term.term, values))
    if type(term) is Quotient:
        needs = (_put(need, values) for need in term.needs)
        return _quotient(_put(term.top, values), _put(term.bottom, values), needs)
    if type(term) is Vector:
        return _combination([(_put(c, values), _put_vector(name, values)) for name, c in term.parts])
    _spend(_size(term))
    return _plus(*(_times(_constant(c), *(_put_atom(atom, values) for atom in m)) for m, c in term))


def _put_atom(atom: tuple, values: dict) -> tuple:
    kind, *parts = atom
    if kind == "inner":
        return _inner(*(_put_vector(name, values) for name in parts))
    if kind == "log" and atom not in values:
        inside = _quotient(*(_put(part, values) for part in parts))
        return ZERO if inside.top == inside.bottom else _of_atom(("log", inside.top, inside.bottom))
    value = values.get(atom if kind == "log" else atom[1], _of_atom(atom))
    if type(value) is Vector:
        raise NotReplayed("a vector is put for a scalar")
    return value


def _put_vector(name: str, values: dict) -> Vector:
    value = values.get(name, _unit(name))
    if type(value) is not Vector:
        raise NotReplayed("a scalar is put for a vector")
    return value


def _unit(name: str) -> Vector:
    return Vector(((name, ONE),))


def _combination(parts: list) -> Vector:
    """Σ coefficient · vector."""
    total = {}
    for c, vector in parts:
        _spend(_size_of(vector))
        for name, p in vector.parts:
            total.setdefault(name, []).append(_times(c, p))
    sums = ((name, _plus(*products)) for name, products in sorted(total.items()))
    return Vector(tuple((name, p) for name, p in sums if p))


# reading: whatever has another shape than it should is refused


def _object(pairs: list) -> dict:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise NotReplayed("a key stands twice in an object")
    return data


def _fields(data, *names: str) -> list:
    """The values of an object that has exactly these keys."""
    if type(data) is not dict or data.keys() != {*names}:
        raise NotReplayed(f"not an object of {', '.join(names)}")
    return [data[name] for name in names]


def _list(data, length: int | None = None) -> list:
    if type(data) is not list or length not in (None, len(data)):
        raise NotReplayed("not a list" if length is None else f"not a list of {length}")
    return data


def _name(data) -> str:
    if type(data) is not str:
        raise NotReplayed("not a name")
    return data


def _number(data) -> Fraction:
    if type(data) is not str or not NUMBER.fullmatch(data):
        raise NotReplayed("not a rational number")
    return _fraction(data)


_fraction = lru_cache(maxsize=1000)(Fraction)  # a few numbers stand in a text again and again


def _rational(data) -> tuple:
    """A polynomial without logarithms."""
    return _polynomial(data, _letter)


def _polynomial(data, atom_of: Callable) -> tuple:
    rows = (_list(row, 2) for row in _list(data))
    return _sum((tuple(sorted(map(atom_of, _list(atoms)))), _number(c)) for c, atoms in rows)


def _letter(data) -> tuple:
    if type(data) is str:
        return "scalar", data
    return ("inner", *sorted(map(_name, _list(data, 2))))


def _atom(data) -> tuple:
    return _log(data) if type(data) is dict else _letter(data)


def _log(data) -> tuple:
    """The logarithm of a quotient of polynomials; a logarithm in a logarithm is refused."""
    inside = _quotient(*map(_rational, _fields(data, "top", "bottom")))
    return "log", inside.top, inside.bottom


def _term(data) -> Quotient | Vector:
    if type(data) is list:
        return Quotient(_rational(data), ONE)
    if type(data) is dict and data.keys() == {"top", "bottom", "needs"}:
        return _division(*_fields(data, "top", "bottom", "needs"))
    return _vector(data)


def _division(top, bottom, needs) -> Quotient:
    """What is divided by, and both parts of each logarithm, are products of what is said to be needed."""
    made = _quotient(_polynomial(top, _atom), _polynomial(bottom, _atom), map(_rational, _list(needs)))
    for part in (made.bottom, *(part for log in _logs(made.top) for part in log[1:])):
        if not _is_product(part, made.needs):
            raise NotReplayed("a term needs more than it says, to be defined")
    return made


def _vector(data) -> Vector:
    if type(data) is not dict:
        raise NotReplayed("not a vector")
    parts = ((name, _rational(c)) for name, c in sorted(data.items()))
    return Vector(tuple((name, c) for name, c in parts if c))


def _part(data) -> tuple | Vector:
    """What may be put for a name: a polynomial or a vector."""
    return _rational(data) if type(data) is list else _vector(data)


def _claim(data) -> Claim:
    name, sign, term = _fields(data, "name", "sign", "term")
    _name(name)
    term = _term(term)
    if sign not in (("=",) if type(term) is Vector else (">=", ">", "=")):
        raise NotReplayed("not a sign")
    return Claim(sign, term)


def _hypotheses(data) -> frozenset:
    held = (_row(each) if type(each) is dict and "kinds" in each else _held(_claim(each)) for each in _list(data))
    return frozenset(held)


def _held(claim: Claim) -> Claim:
    """The claim as a hypothesis: where it holds it is defined, whatever it needs."""
    return claim if type(claim.term) is Vector else Claim(claim.sign, Quotient(claim.term.top, claim.term.bottom))


def _row(data) -> Row:
    over, fixed, state, kinds = _fields(data, "over", "fixed", "state", "kinds")
    kinds = (_fields(kind, "count", "claims") for kind in _list(kinds))
    kinds = tuple((_name(count), _hypotheses(held)) for count, held in kinds)
    return Row(_name(over), frozenset(map(_name, _list(fixed))), tuple(map(_changing, _list(state))), kinds)


def _changing(data) -> tuple:
    before, start, after, final = _fields(data, "before", "start", "after", "final")
    return _name(before), _part(start), _name(after), _name(final)


# one step of a derivation


def _step(data, judged: list[Statement]) -> Statement:
    """The statement of a step, which its rule gives from what was judged before."""

    def at(place) -> Statement:
        if type(place) is not int or not 0 <= place < len(judged):
            raise NotReplayed("not the place of an earlier step")
        return judged[place]

    name = data.get("rule") if type(data) is dict else None
    if type(name) is not str or name not in RULES:
        raise NotReplayed("not a rule")
    rule, *arguments = RULES[name]
    given, claim, _, *arguments = _fields(data, "given", "claim", "rule", *arguments)
    said = Statement(_hypotheses(given), _claim(claim))
    made = rule(at, said.claim, *arguments)
    if made.claim != said.claim:
        raise NotReplayed("the claim is not what the rule gives")
    if made.given != said.given:
        raise NotReplayed("what is given is not what the rule leaves")
    _check_names(made)
    return made


def _check_names(made: Statement) -> None:
    letters = _letters(made.claim).union(*(_letters(known) for known in made.given if type(known) is Claim))
    if len({name for _, name in letters}) < len(letters):
        raise NotReplayed("one name is a vector and a scalar")


def _given(proofs: list[Statement]) -> frozenset:
    each = {id(proof.given): proof.given for proof in proofs}.values()  # a text may name one a thousand times
    _spend(sum(map(len, each)))
    return frozenset().union(*each)


def _whole(claim: Claim) -> tuple:
    """The polynomial that a claim is about: one that is defined everywhere as it was written."""
    if type(claim.term) is Vector or claim.term.bottom != ONE or claim.term.needs or _logs(claim.term.top):
        raise NotReplayed("not a claim about a polynomial")
    return claim.term.top


# certificate


def _certificate(at: Callable | None, goal: Claim, multiplier, terms, equations) -> Statement:
    """goal·Π(> 0) = Σ c·Π(≥ 0) + Σ q·(= 0); without ``at``, what was proved before is taken on trust."""
    given = set()

    def product(factors):
        return _signed([_factor(at, goal, data, given) for data in _list(factors)])

    value, positive = product(multiplier)
    if not positive:
        raise NotReplayed("the multiplier may be zero")
    left, right, strict = _times(_whole(goal), value), [], False
    for c, factors in (_fields(term, "coefficient", "factors") for term in _list(terms)):
        value, positive = product(factors)
        if _number(c) <= 0:
            raise NotReplayed("a coefficient is not positive")
        right.append(_times(_constant(_number(c)), value))
        strict = strict or positive
    if goal.sign == "=" and right:
        raise NotReplayed("an equation is shown by equations alone")
    if goal.sign == ">" and not strict:
        raise NotReplayed("no term is strictly positive")
    for factor, cofactor in (_fields(item, "equation", "cofactor") for item in _list(equations)):
        right.append(_vanishing(_factor(at, goal, factor, given), cofactor))
    if left != _plus(*right):
        raise NotReplayed("the two sides differ")
    return Statement(frozenset(given), goal)


def _signed(claims: list[Claim]) -> tuple:
    """The product of what is ≥ 0, and whether it is > 0."""
    if any(claim.sign == "=" for claim in claims):
        raise NotReplayed("an equation is used as an inequality")
    return _times(*map(_whole, claims)), all(claim.sign == ">" for claim in claims)


def _factor(at: Callable | None, goal: Claim, data, given: set) -> Claim:
    """What a factor says; what it rests on is added to ``given``."""
    keys = {*data} if type(data) is dict else set()
    if keys == {"given"}:
        made = _claim(data["given"])
        given.add(_held(made))
    elif keys == {"proved"} and at is None:
        made = _claim(data["proved"])
        given.add(_held(made))
    elif keys == {"proved", "step"} and at is not None:
        made = _claim(data["proved"])
        if made != at(data["step"]).claim:
            raise NotReplayed("a fact is not what was proved")
        given |= at(data["step"]).given
    elif keys == {"square"}:
        made = Claim(">=", Quotient(_times(*[_rational(data["square"])] * 2), ONE))
    elif keys == {"length"}:
        made = Claim(">=", Quotient(_inner(*[_vector(data["length"])] * 2), ONE))
    elif keys == {"contrary"} and data["contrary"] is True and goal.sign in OPPOSITE:
        made = Claim(OPPOSITE[goal.sign], Quotient(_times(MINUS, _whole(goal)), ONE))
    else:
        raise NotReplayed("not a factor")
    return made


def _vanishing(claim: Claim, cofactor) -> tuple:
    """An equation times its cofactor."""
    if claim.sign != "=":
        raise NotReplayed("an inequality is used as an equation")
    if type(claim.term) is Vector:
        return _inner(claim.term, _vector(cofactor))
    return _times(_whole(claim), _rational(cofactor))


# instance, cases, discharge, split, antisymmetry


def _instance(at: Callable, claim: Claim, of, values) -> Statement:
    """H ⊢ C   ⟹   H[terms for names] ⊢ C[terms for names]."""
    if type(values) is not dict:
        raise NotReplayed("not a map of names")
    values = {name: _part(value) for name, value in values.items()}
    if any(type(known) is Row for known in at(of).given):
        raise NotReplayed("a statement about a whole run is not instantiated")
    said = _put(at(of).claim, values)
    if said.sign != claim.sign or not _same(said.term, claim.term):
        raise NotReplayed("the claim is not what was put in")
    if type(claim.term) is Quotient and not all(_divides_a_power(p, said.term.needs) for p in claim.term.needs):
        raise NotReplayed("the claim needs what was not needed before")
    return Statement(frozenset(_put(known, values) for known in at(of).given), claim)


def _same(f, g) -> bool:
    """Are they equal wherever both are defined?"""
    if type(f) is not type(g) or type(f) is Vector:
        return f == g
    return _times(f.top, g.bottom) == _times(g.top, f.bottom)


def _divides_a_power(p: tuple, factors: Iterable) -> bool:
    """Is one of the factors 0 wherever p is, because p divides a power of it?"""
    degree = max((len(monomial) for monomial, _ in p), default=0)
    powers = (power for q in factors for power in accumulate([q] * degree, _product))
    return any(_divided(power, p) is not None for power in powers)


def _cases(at: Callable, claim: Claim, zero, positive, nonnegative) -> Statement:
    """H₁, t = 0 ⊢ C   and   H₂, t > 0 ⊢ C   and   H₃ ⊢ t ≥ 0   ⟹   H₁, H₂, H₃ ⊢ C."""
    t = at(nonnegative).claim
    if t.sign == "=":
        raise NotReplayed("the cases are not split on t ≥ 0")
    if at(zero).claim != at(positive).claim:
        raise NotReplayed("the cases show different claims")
    here, there = at(zero).given - {_held(Claim("=", t.term))}, at(positive).given - {_held(Claim(">", t.term))}
    return Statement(here | there | at(nonnegative).given, at(zero).claim)


def _discharge(at: Callable, claim: Claim, of, lemma) -> Statement:
    """H, A ⊢ C   and   K ⊢ A   ⟹   H, K ⊢ C."""
    shown = _held(at(lemma).claim)
    if shown not in at(of).given:
        raise NotReplayed("what the lemma shows is no hypothesis")
    return Statement(at(of).given - {shown} | at(lemma).given, at(of).claim)


def _split(at: Callable, claim: Claim, positive, negative, on) -> Statement:
    """H₁, t ≥ 0 ⊢ C   and   H₂, t ≤ 0 ⊢ C   ⟹   H₁, H₂ ⊢ C."""
    t = _rational(on)
    if at(positive).claim != at(negative).claim:
        raise NotReplayed("the two sides show different claims")
    here = at(positive).given - {Claim(">=", Quotient(t, ONE))}
    there = at(negative).given - {Claim(">=", Quotient(_times(MINUS, t), ONE))}
    return Statement(here | there, at(positive).claim)


def _antisymmetry(at: Callable, claim: Claim, above, below) -> Statement:
    """H₁ ⊢ f ≥ 0   and   H₂ ⊢ −f ≥ 0   ⟹   H₁, H₂ ⊢ f = 0."""
    f, g = at(above).claim, at(below).claim
    if f.sign != ">=" or g.sign != ">=":
        raise NotReplayed("an equation is not shown by ≥ and ≤")
    if g.term != Quotient(_times(MINUS, f.term.top), f.term.bottom, f.term.needs):
        raise NotReplayed("the two do not say the opposite")
    return Statement(at(above).given | at(below).given, Claim("=", f.term))


# induction


def _induction(at: Callable, claim: Claim, claims, which, bases, steps, row) -> Statement:
    """C(start)   and   Hᵢ, C(before) ⊢ C(after)   ⟹   Hᵢ at each of Nᵢ steps ⊢ C(final), for claims kept together."""
    claims, bases, row = [*map(_claim, _list(claims))], [*map(at, _list(bases))], _row(row)
    steps = [_fields(step, "count", "proofs") for step in _list(steps)]
    steps = [(_name(count), [*map(at, _list(proofs))]) for count, proofs in steps]
    if type(which) is not int or not 0 <= which < len(claims):
        raise NotReplayed("not the place of a claim")
    counts = [count for count, _ in steps]
    if counts != [count for count, _ in row.kinds]:
        raise NotReplayed("the row is of other kinds")
    _have_names_of_their_own(row, claims, bases, counts)
    start = {**{before: first for before, first, _, _ in row.state}, **dict.fromkeys(counts, ZERO)}
    if [base.claim for base in bases] != [_put(each, start) for each in claims]:
        raise NotReplayed("the start is not shown to satisfy what is claimed")
    outside = _given(bases)
    for (count, proofs), (_, inside) in zip(steps, row.kinds):
        after = {before: _like(first, after) for before, first, after, _ in row.state}
        after[count] = _plus(_of_atom(("scalar", count)), ONE)
        if [proof.claim for proof in proofs] != [_put(each, after) for each in claims]:
            raise NotReplayed("a step is not shown to keep what is claimed")
        outside |= _hoisted(_given(proofs) - {*claims}, inside, row)
    final = {before: _like(first, last) for before, first, _, last in row.state}
    for each in claims:
        _whole(each)
    return Statement(outside | {row}, _put(claims[which], final))


def _have_names_of_their_own(row: Row, claims: list, bases: list, counts: list) -> None:
    """The names of the state and the counts differ; all else that a claim or a start speaks of is fixed."""
    befores = [before for before, *_ in row.state]
    own = [*counts, *befores, *(name for _, _, *names in row.state for name in names)]
    needed = _names(claims) - {*befores, *counts} | _names(start for _, start, *_ in row.state) | _names(_given(bases))
    if len({*own}) < len(own):
        raise NotReplayed("two of the names of a row are the same")
    if row.fixed & {*own}:
        raise NotReplayed("what is fixed is changed or counted")
    if needed - row.fixed:
        raise NotReplayed("what a claim or a start speaks of is not fixed")


def _hoisted(held: frozenset, inside: frozenset, row: Row) -> frozenset:
    """Of what the proofs of a step rest on, that which is not left inside the row: it speaks of fixed names alone."""
    _spend(len(row.fixed) + len(row.state) + len(row.kinds))
    if inside - held:
        raise NotReplayed("the row holds what no step rests on")
    if _names(held - inside) - row.fixed:
        raise NotReplayed("what stands outside the row speaks of one step")
    if (_names(inside) - row.fixed) & (_shared(row) - row.fixed):
        raise NotReplayed("what holds at a step speaks of the end or of a count")
    return held - inside


def _like(first, name: str):
    """A name for a vector where the first value is one, else for a scalar."""
    return _unit(name) if type(first) is Vector else _of_atom(("scalar", name))


# calculus, and names for logarithms


def _calculus(at: Callable, claim: Claim, variable, start, falling, slope, positive, ratio) -> Statement:
    """f(a) ≥ 0   and   H, t ≥ a ⊢ f′·s = p·g and g ≥ 0 and s, p > 0   ⟹   H, t ≥ a ⊢ f ≥ 0; falling: t ≤ a, −f′."""
    x, a, g = ("scalar", _name(variable)), _constant(_number(start)), at(slope).claim
    if type(falling) is not bool:
        raise NotReplayed("falling or not")
    if claim.sign != ">=":
        raise NotReplayed("calculus shows f ≥ 0")
    up = _constant(-1 if falling else 1)
    domain = Claim(">=", Quotient(_times(up, _plus(_of_atom(x), _times(MINUS, a))), ONE))
    proofs = [*map(at, _list(positive))]
    known, given = _positive(proofs), _given([at(slope), *proofs]) | {domain}
    for held in given - {domain}:
        _check_interval(held, x, up)
    f = _put(claim.term, {x[1]: a})
    value = _over(f.top, f.bottom)
    if value is None or value < 0:
        raise NotReplayed("f is not seen to start at 0 or above")
    if g.sign == "=":
        raise NotReplayed("what is proved of the slope is no inequality")
    if not all(_is_product(need, known) for need in claim.term.needs):
        raise NotReplayed("not known to be positive, for f to be defined")
    top, bottom = _slope(claim.term, x)
    _check_multiple(_times(up, top), bottom, g.term, ratio, known)
    return Statement(given, claim)


def _check_interval(known: Claim | Row, x: tuple, up: tuple) -> None:
    """A hypothesis is free of x, or a bound on it that holds between the start and each x where it holds."""
    if type(known) is Row:
        raise NotReplayed("a premise rests on a whole run")
    if x[1] in _names([known]):
        slope = _value(_times(up, _by(_whole(known), x)))
        if known.sign == "=" or slope is None or slope >= 0:
            raise NotReplayed("a premise rests on more than bounds of the interval")


def _positive(proofs: list[Statement]) -> list:
    """The polynomials that are proved to be positive."""
    return [_whole(proof.claim) for proof in proofs if proof.claim.sign == ">"]


def _slope(f: Quotient, x: tuple) -> tuple:
    """Top and bottom of the derivative of a quotient."""
    (n, k), (m, l) = _slope_of(f.top, x), _slope_of(f.bottom, x)
    top = _plus(_times(n, l, f.bottom), _times(MINUS, m, k, f.top))
    return top, _times(k, l, f.bottom, f.bottom)


def _slope_of(p: tuple, x: tuple) -> tuple:
    """The same of a polynomial: (ln(n/d))′ = (n′d − nd′)/nd."""
    top, bottom = _by(p, x), ONE
    for log in sorted(_logs(p)):
        _, n, d = log
        inside = _plus(_times(_by(n, x), d), _times(MINUS, n, _by(d, x)))
        top, bottom = _plus(_times(top, n, d), _times(_by(p, log), inside, bottom)), _times(bottom, n, d)
    return top, bottom


def _check_multiple(top: tuple, bottom: tuple, g: Quotient, ratio, known: list) -> None:
    """top/bottom · s = p · g for ``ratio`` = (p, s), products of what is ``known`` to be positive."""
    p, s = map(_rational, _list(ratio, 2))
    if _times(top, s, g.bottom) != _times(p, g.top, bottom):
        raise NotReplayed("not a multiple of what is proved")
    if not all(_is_product(part, known) for part in (p, s)):
        raise NotReplayed("a factor is not known to be positive")


def _named(at: Callable, claim: Claim, of, names, positive, ratio) -> Statement:
    """H ⊢ f ≥ 0   and   f[ℓ for ln g]·s = p·goal, where H′ ⊢ s, p > 0   ⟹   H, H′, ℓ = ln g ⊢ goal ≥ 0."""
    if type(names) is not dict:
        raise NotReplayed("not names of logarithms")
    logs = [(_of_atom(("scalar", name)), _log(log)) for name, log in names.items()]
    f, proofs = at(of).claim, [*map(at, _list(positive))]
    if f.sign != claim.sign:
        raise NotReplayed("what is named and the goal have different signs")
    said, goal = _put(f.term, {log: name for name, log in logs}), Quotient(_whole(claim), ONE)
    _check_multiple(said.top, said.bottom, goal, ratio, _positive(proofs))
    defined = {Claim("=", Quotient(_plus(name, _times(MINUS, _of_atom(log))), ONE)) for name, log in logs}
    return Statement(_given([at(of), *proofs]) | defined, claim)


def _dividing(at: Callable, claim: Claim, of, positive, ratio) -> Statement:
    """H ⊢ g ≥ 0   and   f·s = p·g, where H′ ⊢ s, p > 0 and no divisor of f or g is 0   ⟹   H, H′ ⊢ f ≥ 0."""
    said = _assumed(_claim(of)) if type(of) is dict else at(of)
    proofs = [*map(at, _list(positive))]
    f, g = _without_logarithms(claim), _without_logarithms(said.claim)
    if said.claim.sign != claim.sign:
        raise NotReplayed("what is divided and the claim have different signs")
    known = _positive(proofs)
    for q in {*f.needs, *g.needs}:
        if not _is_product(_times(q, q), known):  # as it is where q or −q is one
            raise NotReplayed("a divisor is not known to be other than 0")
    _check_multiple(f.top, f.bottom, g, ratio, known)
    return Statement(_given([said, *proofs]), claim)


def _assumed(claim: Claim) -> Statement:
    """A hypothesis, with its needs, from itself."""
    return Statement(frozenset({_held(claim)}), claim)


def _without_logarithms(claim: Claim) -> Quotient:
    if type(claim.term) is Vector or _logs(claim.term.top):  # below there is none: it is a product of needs
        raise NotReplayed("not a claim about a quotient of polynomials")
    return claim.term


RULES = {
    "certificate": (_certificate, "multiplier", "terms", "equations"),
    "instance": (_instance, "of", "values"),
    "cases": (_cases, "zero", "positive", "nonnegative"),
    "discharge": (_discharge, "of", "lemma"),
    "antisymmetry": (_antisymmetry, "above", "below"),
    "split": (_split, "positive", "negative", "on"),
    "induction": (_induction, "claims", "which", "bases", "steps", "row"),
    "calculus": (_calculus, "variable", "start", "falling", "slope", "positive", "ratio"),
    "named": (_named, "of", "names", "positive", "ratio"),
    "divided": (_dividing, "of", "positive", "ratio"),
}
