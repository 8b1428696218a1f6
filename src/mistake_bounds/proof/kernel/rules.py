"""The rules, and the only makers of `Proved`.  ``Proved`` says: for all real scalars and all real vectors of one
dimension, whichever it is, if everything in ``given`` holds then ``claim`` is defined and holds.

What is trusted: this folder, and that sympy's objects of the classes that `terms.read` names are what they look like.
"""

from collections.abc import Iterable
from dataclasses import InitVar, dataclass
from functools import reduce

import sympy

from mistake_bounds.proof.kernel.claims import Claim, check_symbols
from mistake_bounds.proof.kernel.derivation import (
    Antisymmetry,
    Calculus,
    Cases,
    Certificate,
    Contrary,
    Discharge,
    Divided,
    Fact,
    ForEach,
    Given,
    Induction,
    Instance,
    Named,
    Split,
    changing,
    premises_of,
)
from mistake_bounds.proof.kernel.polynomials import ONE, ZERO, Log, Polynomial, Quotient, atom, constant
from mistake_bounds.proof.kernel.refusals import Refused
from mistake_bounds.proof.kernel.shown import Shown, json_of
from mistake_bounds.proof.kernel.terms import (
    Vector,
    exactly,
    expression,
    gathered,
    inner,
    name_of,
    polynomial,
    rational,
    read,
    symbols_of,
    written,
)

_RULES_ONLY = object()


@dataclass(frozen=True, slots=True, repr=False)
class Proved(Shown):
    """``given`` ⊢ ``claim``, ``by`` a rule with its arguments.  The guard is against accident, not against malice.

    Python lets anybody make a claim or a proof again in its place, with a second ``__init__`` or with
    ``object.__setattr__``, and what was proved then seems to say something else.  Its text says so too: `to_json` has
    the new claim with the old derivation, which `mistake_bounds.proof.recheck` refuses.
    """

    given: frozenset
    claim: Claim
    by: Certificate | Instance | Cases | Induction | Calculus | Named | Divided | Discharge | Split | Antisymmetry
    key: InitVar[object]

    def __post_init__(self, key):
        if key is not _RULES_ONLY:
            raise Refused("only the rules of the kernel make a Proved", self.claim)

    def __hash__(self):
        return hash((self.given, self.claim))

    @property
    def premises(self) -> tuple["Proved", ...]:
        """What it was concluded from."""
        return premises_of(self.by)

    @property
    def certificate(self) -> Certificate | None:
        """Its certificate, where it is proved by one."""
        return self.by if type(self.by) is Certificate else None

    def to_json(self) -> str:
        """The whole derivation as JSON text, for `mistake_bounds.proof.recheck.replay`."""
        return json_of(self)


def _concluded(given: Iterable, claim: Claim, by) -> Proved:
    given = frozenset(given)
    check_symbols([claim, *(known for known in given if type(known) is Claim)])
    return Proved(given, claim, by, _RULES_ONLY)


def _proved(proof) -> Proved:
    if type(proof) is not Proved:
        raise Refused("not proved by a rule of the kernel", proof)
    return proof


def _polynomial(claim: Claim) -> Polynomial:
    if claim.polynomial is None:
        raise Refused("not a claim about a polynomial", claim)
    return claim.polynomial


def certify(cert: Certificate, name: str = "") -> Proved:
    """Hypotheses and facts;  goal·Π(> 0) = Σ c·Π(≥ 0) + Σ q·(= 0)   ⊢   goal."""
    goal, given = exactly(Certificate, cert).goal, set()
    for factor in cert.factors:
        if type(factor) is Contrary and factor.goal != goal:
            raise Refused("the contrary of another goal", factor.goal)
        given |= _rests_on(factor)
    multiplier, positive = _product(cert.multiplier)
    if not positive:
        raise Refused("the multiplier may be zero", goal)
    right, strict = ZERO, False
    for term in cert.terms:
        value, above_zero = _product(term.factors)
        if term.coefficient <= 0:
            raise Refused("a coefficient is not positive", term.coefficient)
        right, strict = right + value.times(term.coefficient), strict or above_zero
    if goal.sign == "=" and cert.terms:
        raise Refused("an equation is shown by equations alone", goal)
    if goal.sign == ">" and not strict:
        raise Refused("no term is strictly positive", goal)
    for equation in cert.equations:
        right += _zero(equation)
    if (gap := _polynomial(goal) * multiplier - right) != ZERO:
        raise Refused("the two sides differ by", expression(gap))
    return _concluded(given, goal.named(name or goal.name), cert)


def _rests_on(factor) -> set | frozenset:
    """The hypotheses that a factor brings with it."""
    if type(factor) is Given:
        return {factor.claim}
    return _proved(factor.proof).given if type(factor) is Fact else set()


def _product(factors) -> tuple[Polynomial, bool]:
    """The product of what the factors are about, which is ≥ 0, and whether it is > 0."""
    claims = [factor.claim for factor in factors]
    for claim in claims:
        if claim.sign == "=":
            raise Refused("an equation is used as an inequality", claim)
    return reduce(Polynomial.__mul__, map(_polynomial, claims), ONE), all(claim.sign == ">" for claim in claims)


def _zero(equation) -> Polynomial:
    """What an equation contributes: its cofactor times the difference of its two sides."""
    claim, cofactor = equation.factor.claim, equation.cofactor
    if claim.sign != "=":
        raise Refused("an inequality is used as an equation", claim)
    if claim.is_vector:
        return inner(claim.plain, exactly(Vector, cofactor).plain)
    return _polynomial(claim) * polynomial(cofactor)


def instantiate(proof: Proved, values) -> Proved:
    """H ⊢ C   ⟹   H[terms for names] ⊢ C[terms for names]."""
    values = tuple((name_of(key), written(value)) for key, value in dict(values).items())
    for known in _proved(proof).given:
        if type(known) is ForEach:
            raise Refused("a statement about a whole run is not instantiated", proof.claim)
    given = [_put(known, dict(values)) for known in proof.given]
    return _concluded(given, _put(proof.claim, dict(values)), Instance(proof, values))


def _put(claim: Claim, values: dict) -> Claim:
    """The claim with the values put in, in what is written and in what is judged."""
    made = claim.substitute(values)
    vectors = {name: value.plain for name, value in values.items() if type(value) is Vector}
    scalars = {name: read(value) for name, value in values.items() if name not in vectors}

    def vector(name):
        return vectors.get(name, {(name, ONE)})

    def value_of(a):
        return Quotient(inner(*map(vector, a))) if type(a) is tuple else scalars.get(a)

    if claim.is_vector:
        parts = ((k, Quotient(c).put(value_of).top * p) for name, c in claim.plain for k, p in vector(name))
        same = gathered(parts) == made.plain
    else:
        same = _equal(claim.plain.put(value_of), made.plain)
    if not same:
        raise Refused("what is written is not what was put in", made)
    return made


def _equal(f: Quotient, g: Quotient) -> bool:
    return f.top * g.bottom == g.top * f.bottom


def cases(on_zero: Proved, on_positive: Proved, nonnegative: Proved) -> Proved:
    """H₁, t = 0 ⊢ C   and   H₂, t > 0 ⊢ C   and   H₃ ⊢ t ≥ 0   ⟹   H₁, H₂, H₃ ⊢ C."""
    t, claim = _proved(nonnegative).claim, _proved(on_positive).claim
    if _proved(on_zero).claim != claim:
        raise Refused("the cases show different claims", claim)
    if t.sign == "=":
        raise Refused("the cases are not split on t ≥ 0", t)
    here, there = _without(on_zero.given, t.plain, "="), _without(on_positive.given, t.plain, ">")
    return _concluded(here | there | nonnegative.given, claim, Cases(on_zero, on_positive, nonnegative))


def _without(given: frozenset, plain, sign: str) -> frozenset:
    """All but what says that ``plain`` has the sign."""
    return frozenset(known for known in given if type(known) is not Claim or (known.plain, known.sign) != (plain, sign))


def split(on_positive: Proved, on_negative: Proved, t) -> Proved:
    """H₁, t ≥ 0 ⊢ C   and   H₂, t ≤ 0 ⊢ C   ⟹   H₁, H₂ ⊢ C."""
    t, claim = written(t), _proved(on_positive).claim
    if _proved(on_negative).claim != claim:
        raise Refused("the two sides show different claims", claim)
    above, below = Claim(t, ">=", sympy.S.Zero), Claim(t, "<=", sympy.S.Zero)
    _polynomial(above)
    return _concluded(
        on_positive.given - {above} | on_negative.given - {below}, claim, Split(on_positive, on_negative, t)
    )


def antisymmetry(above: Proved, below: Proved, name: str = "") -> Proved:
    """H₁ ⊢ f ≥ g   and   H₂ ⊢ g ≥ f   ⟹   H₁, H₂ ⊢ f = g."""
    claim, other = _proved(above).claim, _proved(below).claim
    if claim.sign != ">=" or other.sign != ">=":
        raise Refused("an equation is not shown by ≥ and ≤", claim)
    if other.plain != -claim.plain:
        raise Refused("the two do not say the opposite", other)
    greater, less = claim.sides
    return _concluded(above.given | below.given, Claim(greater, "=", less, name), Antisymmetry(above, below))


def induct(claim, base, steps, state, fixed, over: str = "mistake"):
    """C(start)   and   Hᵢ, C(before) ⊢ C(after)   ⟹   Hᵢ at each of Nᵢ mistakes ⊢ C(final).

    ``steps`` = ((proof, N), …) and ``state`` = ((before, start, after, final), …).  C speaks of the state before, of
    the counts N (0 at the start, one more after each mistake of the kind) and of names in ``fixed``; so do the starts.
    Hᵢ may hold a `ForEach` of its own: attributes come in a row as mistakes do, and ``over`` names what comes.
    Where several claims are kept together, ``claim``, ``base`` and each proof are tuples, one entry for each claim,
    and so is what is returned.
    """
    several = type(claim) is tuple
    claims = tuple(exactly(Claim, each) for each in (claim if several else (claim,)))
    bases = tuple(map(_proved, base if several else (base,)))
    steps = ((tuple(map(_proved, proofs if several else (proofs,))), count) for proofs, count in steps)
    steps = tuple((proofs, exactly(sympy.Symbol, written(count))) for proofs, count in steps)
    state, fixed = changing(state), frozenset(map(name_of, fixed))
    counts = [name_of(count) for _, count in steps]
    _have_names_of_their_own(claims, bases, state, fixed, counts)
    zero = {**{name_of(row.before): row.start for row in state}, **dict.fromkeys(counts, sympy.S.Zero)}
    _show(bases, [_put(each, zero) for each in claims], "the start is not shown to satisfy")
    kinds, outer = [], frozenset().union(*(proof.given for proof in bases))
    for proofs, count in steps:
        next_ = {**{name_of(row.before): row.after for row in state}, name_of(count): count + 1}
        _show(proofs, [_put(each, next_) for each in claims], "a mistake is not shown to keep")
        held = frozenset().union(*(proof.given for proof in proofs)) - set(claims)
        outside = frozenset(known for known in held if known.symbols <= fixed)
        inside = frozenset().union(*(known.symbols for known in held))
        if early := inside & {*(name_of(row.final) for row in state), *counts}:
            raise Refused("what holds at a mistake speaks of the end or of a count", sorted(early))
        kinds, outer = [*kinds, (count, held - outside)], outer | outside
    each = ForEach(kinds, state, fixed, over)
    final = {name_of(row.before): row.final for row in state}
    ends = [_put(each, final) for each in claims]
    for end in ends:
        _polynomial(end)
    made = (Induction(claims, bases, steps, each, k) for k in range(len(claims)))
    proofs = tuple(_concluded({each, *outer}, end, by) for end, by in zip(ends, made, strict=True))
    return proofs if several else proofs[0]


def _have_names_of_their_own(claims, bases, state, fixed: frozenset, counts: list) -> None:
    befores = frozenset(name_of(row.before) for row in state)
    names = [*counts, *(name_of(row[i]) for row in state for i in (0, 2, 3))]
    needed = frozenset().union(*(claim.symbols for claim in claims)) - befores - {*counts}
    needed = needed.union(*(symbols_of(row.start) for row in state))
    needed = needed.union(*(known.symbols for proof in bases for known in proof.given))
    if len({*names}) < len(names):
        raise Refused("two of the names of a row are the same", names)
    if fixed & {*names}:
        raise Refused("what is fixed is changed or counted", sorted(fixed & {*names}))
    if needed - fixed:
        raise Refused("what a claim or a start speaks of is not fixed", sorted(needed - fixed))


def _show(proofs, goals, refusal: str) -> None:
    if len(proofs) != len(goals):
        raise Refused("there is not one proof for each claim", goals)
    for proof, goal in zip(proofs, goals, strict=True):
        if proof.claim != goal:
            raise Refused(refusal, goal)


def calculus(f, t, a, slope: Proved, positive, name: str = "", falling: bool = False) -> Proved:
    """f(a) ≥ 0   and   H, t ≥ a ⊢ f′·s = p·g and g ≥ 0 and s, p > 0   ⟹   H, t ≥ a ⊢ f ≥ 0.

    f is made of rational functions and logarithms, s and p are polynomials.  ``slope`` is H, t ≥ a ⊢ g ≥ 0, and
    ``positive`` holds H, t ≥ a ⊢ q > 0 for s, for p and for every q that must be positive for f to be defined.
    H is free of t, but for upper bounds on t: on an interval from a the slope says the same.  With ``falling`` it is
    −f′·s = p·g, t ≤ a and lower bounds on t.
    """
    f, a, positive = written(f), written(a), tuple(map(_proved, positive))
    exactly(bool, falling)
    claim, domain = Claim(f, ">=", sympy.S.Zero, name), Claim(t, "<=" if falling else ">=", a)
    start, x = constant(rational(a)), name_of(t)
    given = {domain}.union(*(proof.given for proof in (_proved(slope), *positive)))
    for known in given - {domain}:
        _bounds_an_interval(known, x, 1 if falling else -1)
    at_start = claim.plain.put(lambda b: Quotient(start) if b == x else None)
    value = at_start.top.over(at_start.bottom)
    if value is None or value < 0:
        raise Refused("f is not seen to start at 0 or above", at_start)
    if slope.claim.sign == "=":
        raise Refused("what is proved of the slope is no inequality", slope.claim)
    known = _positive(positive)
    for need in claim.plain.needs:
        if need.primitive not in known:
            raise Refused("not known to be positive, for f to be defined", need)
    rises = claim.plain.slope(x)
    multiple = ratio(-f.diff(t) if falling else f.diff(t), slope.claim)
    _is_a_positive_multiple(-rises if falling else rises, slope.claim.plain, multiple, known)
    return _concluded(given, claim, Calculus(f, t, a, slope, positive, multiple, falling))


def _bounds_an_interval(known, x: str, sign: int) -> None:
    """A hypothesis is free of x, or a bound on it that holds between the start and each x where it holds."""
    if type(known) is not Claim:
        raise Refused("a premise rests on a whole run", known)
    if x in known.symbols:
        slope = _polynomial(known).by(x).value
        if slope is None or slope * sign <= 0 or known.sign == "=":
            raise Refused("a premise rests on more than bounds of the interval", known)


def ratio(f, claim: Claim) -> tuple:
    """(p, s) with f·s = p·g for what ``claim`` says of g; proposed by sympy, and checked afterwards."""
    greater, less = claim.sides
    if greater == less:
        return sympy.S.One, sympy.S.One
    p, s = sympy.fraction(sympy.cancel(f / (greater - less)))
    return (-p, -s) if p.is_Rational and p < 0 else (p, s)


def _positive(proofs) -> set:
    """The polynomials that are proved to be positive, up to positive numbers."""
    return {_polynomial(proof.claim).primitive for proof in proofs if proof.claim.sign == ">"}


def _is_a_positive_multiple(f: Quotient, g: Quotient, multiple: tuple, known: set) -> None:
    """f·s = p·g for ``multiple`` = (p, s), two polynomials that are positive numbers or among the ``known``."""
    p, s = map(polynomial, multiple)
    if not _equal(f * Quotient(s), g * Quotient(p)):
        raise Refused("not a multiple of what is proved", multiple)
    for q in (p, s):
        if not (q.value is not None and q.value > 0) and q.primitive not in known:
            raise Refused("a factor is not known to be positive", multiple)


def name_logarithms(proof: Proved, names, goal: Claim, positive=()) -> Proved:
    """H ⊢ f ≥ 0   and   f[ℓ for ln g]·s = p·goal, where H′ ⊢ s, p > 0   ⟹   H, H′, ℓ = ln g ⊢ goal ≥ 0.

    ``names`` maps each ℓ to its ln g; that ℓ = ln g is called "logarithm".  ``positive`` shows what has to be positive.
    The goal is a claim about a polynomial, strict only where f > 0 is proved.
    """
    names = tuple((written(symbol), log) for symbol, log in dict(names).items())
    positive = tuple(map(_proved, positive))
    if _proved(proof).claim.is_vector:
        raise Refused("an equation of vectors has no logarithms", proof.claim)
    definitions = {_logarithm(log): name_of(symbol) for symbol, log in names}
    said = proof.claim.plain.put(lambda a: Quotient(atom(definitions[a])) if a in definitions else None)
    if proof.claim.sign != exactly(Claim, goal).sign:
        raise Refused("what is named and the goal have different signs", goal)
    _polynomial(goal)
    greater, less = proof.claim.sides
    multiple = ratio((greater - less).xreplace({log: symbol for symbol, log in names}), goal)
    known = _positive(positive)
    _is_a_positive_multiple(said, goal.plain, multiple, known)
    given = proof.given.union(
        *(each.given for each in positive), {Claim(symbol, "=", log, "logarithm") for symbol, log in names}
    )
    return _concluded(given, goal, Named(proof, names, positive, multiple))


def _logarithm(log) -> Log:
    """The atom that a term is, if it is a logarithm."""
    atoms = read(log).top.atoms
    if type(log) is not sympy.log or len(atoms) != 1:
        raise Refused("what is named is no logarithm", log)
    return next(iter(atoms))


def divide(goal: Claim, by: Divided) -> Proved:
    """H ⊢ g ≥ 0   and   f·s = p·g, where H′ ⊢ s, p > 0 and no divisor of f or g is 0   ⟹   H, H′ ⊢ f ≥ 0.

    ``goal`` is f ≥ 0, and ``by`` has the premise g ≥ 0, (p, s), and what shows p and s to be positive and, of each
    divisor q of f and of g, one of q, −q and q².  It is the same with > and with =.
    """
    premise = exactly(Divided, by).premise
    given = _rests_on(premise).union(*(_proved(proof).given for proof in by.positive))
    f, g = _quotient(exactly(Claim, goal)), _quotient(premise.claim)
    if premise.claim.sign != goal.sign:
        raise Refused("what is divided and the goal have different signs", goal)
    known = _positive(by.positive)
    for q in f.needs | g.needs:
        if known.isdisjoint({q.primitive, (-q).primitive, (q * q).primitive}):
            raise Refused("a divisor is not known to be other than 0", q)
    _is_a_positive_multiple(f, g, by.ratio, known)
    return _concluded(given, goal, by)


def _quotient(claim: Claim) -> Quotient:
    """What a claim is about that has no logarithms as written, so that it is defined where no divisor is 0."""
    if claim.is_vector or any(side.atoms(sympy.log) for side in claim.sides):
        raise Refused("not a claim about a quotient of polynomials", claim)
    return claim.plain


def discharge(proof: Proved, lemma: Proved) -> Proved:
    """H, A ⊢ C   and   K ⊢ A   ⟹   H, K ⊢ C."""
    if _proved(lemma).claim not in _proved(proof).given:
        raise Refused("what the lemma shows is no hypothesis", lemma.claim)
    return _concluded(proof.given - {lemma.claim} | lemma.given, proof.claim, Discharge(proof, lemma))
