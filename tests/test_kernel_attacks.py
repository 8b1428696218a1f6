"""Attacks on the kernel: each would prove something false, or something that has no meaning."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import pytest
import sympy
from sympy import Eq, Rational, S, Symbol, log
from sympy.core.cache import clear_cache

from mistake_bounds.proof import (
    ZERO,
    BadClaim,
    Certificate,
    Claim,
    Contrary,
    Equation,
    Fact,
    ForEach,
    Given,
    Length,
    Refused,
    Square,
    Term,
    Vector,
    assume,
    calculus,
    cases,
    certify,
    claim,
    discharge,
    dot,
    induct,
    instantiate,
    name_logarithms,
    norm2,
    prove,
    prove_by_calculus,
    scalars,
    vectors,
)
from mistake_bounds.proof.kernel.terms import polynomial
from mistake_bounds.proof.recheck import NotReplayed, replay

a, b, c, e, q, s, s_next, t, v, x, M, N = scalars("a b c e q s s^+ t v x M N")
one, half = Fraction(1), Rational(1, 2)
NOTHING = certify(Certificate(Claim(S.Zero, ">=", S.Zero)))
ONE = certify(Certificate(Claim(S.One, ">", S.Zero), terms=(Term(one),)))
ROW = ((s, b, s_next, e),)


def refused(rule, *arguments, error=(Refused, BadClaim)):
    with pytest.raises(error):
        rule(*arguments)


# induct


def test_steps_that_can_be_read_only_once_are_all_checked():
    """-N ≥ 0 for every N: the pairs of a zip were gone before their proofs were looked at."""
    refused(induct, Claim(-N, ">=", S.Zero), NOTHING, zip([NOTHING], [N], strict=True), (), ())
    refused(induct, Claim(s, "<=", b), assume(b <= b + 1 - 1 + a), iter([(NOTHING, N)]), ROW, (b, a))
    kept = assume(s_next >= 0)
    row = ((s, S.Zero, s_next, e),)
    once = induct(Claim(s, ">=", S.Zero), NOTHING, zip([kept], [N], strict=True), row, ())
    assert once == induct(Claim(s, ">=", S.Zero), NOTHING, ((kept, N),), row, ())


def test_a_state_that_can_be_read_only_once_keeps_its_last_value():
    """s ≤ c for every s, since 0 ≤ c: the rows were gone before the last value was put for s."""
    made = induct(Claim(s, "<=", c), assume(c >= 0), (), iter([(s, S.Zero, s_next, e)]), (c,))
    assert made.claim == claim(e <= c)


def test_a_last_value_is_a_name_and_no_text_that_reads_as_a_term():
    """q ≤ 0 from q = 5: "q-5" passes for a fixed name, and is put in as a term with the count q in it."""

    def five_is_at_most_zero():
        run = induct(Claim(s, ">=", S.Zero), NOTHING, (), ((s, S.Zero, s_next, "q-5"),), ())
        capped = Claim(q, "<=", S.Zero)
        terms = Term(Fraction(6, 5), (Given(capped),)), Term(Fraction(1, 5), (Fact(run),))
        step = certify(Certificate(Claim(q + 1, "<=", S.Zero), terms=terms))
        return induct(capped, NOTHING, ((step, q),), (), ("q-5",))

    refused(five_is_at_most_zero)


def test_the_claim_of_an_induction_is_defined_for_all_numbers():
    """e·(1 + 1/e) ≥ 1/2 is no number at e = 0, though e + 1 ≥ 1/2 is true there."""
    divided = Claim(s * (1 / s + 1) - half, ">=", S.Zero)
    refused(induct, divided, assume(b + half >= 0), ((assume(s_next + half >= 0), N),), ROW, (b,))


def test_a_state_has_one_row():
    """A second row for s would hide the first, with names that nobody compared."""
    five = certify(Certificate(Claim(S(5), ">=", S(5))))
    refused(induct, Claim(s, ">=", S(5)), five, (), ((s, S.Zero, s_next, e), (s, S(5), a, b)), (e,))


def test_a_count_so_far_is_no_name_of_a_thing():
    """2s ≤ N² − N is true of 0 + 1 + … + (N − 1), not of N changes of at most N each."""
    held = Claim(2 * s, "<=", N * (N - 1))
    terms = Term(one, (Given(held),)), Term(Fraction(2), (Given(claim(x <= N)),))
    update = Equation(Given(claim(Eq(s_next, s + x))), -S(2))
    step = certify(Certificate(Claim(2 * s_next, "<=", (N + 1) * N), terms=terms, equations=(update,)))
    for fixed in ((), (N,), (x,), (x, N)):
        refused(induct, held, NOTHING, ((step, N),), ((s, S.Zero, s_next, e),), fixed)


def test_an_outer_count_is_no_fixed_name_of_an_inner_run():
    """Within the M-th thing a run may not be told that M things are all there are."""
    U, U_next, U_end = scalars("U U^+ U_end")
    inner = induct(claim(s <= M), assume(M >= 0), ((assume(s_next <= M), N),), ((s, S.Zero, s_next, e),), (M,))
    assert any(isinstance(known, ForEach) and known.symbols == {"M", "N", "e"} for known in inner.given)
    held = Claim(2 * U, "<=", M * (M - 1))
    terms = Term(one, (Given(held),)), Term(Fraction(2), (Fact(inner),))
    update = Equation(Given(claim(Eq(U_next, U + e))), -S(2))
    step = certify(Certificate(Claim(2 * U_next, "<=", (M + 1) * M), terms=terms, equations=(update,)))
    for fixed in ((), (N,), (M, N), (e, M, N)):
        refused(induct, held, NOTHING, ((step, M),), ((U, S.Zero, U_next, U_end),), fixed)


def test_an_inner_run_about_one_thing_does_not_stand_outside():
    """What is shown of each thing with its own cap is not shown of all of them with one."""
    inner = induct(claim(s <= c), assume(c >= 0), ((assume(s_next <= c), N),), ((s, S.Zero, s_next, e),), (c,))
    U, U_next, U_end = scalars("U U^+ U_end")
    held, update = claim(U <= M * c), Equation(Given(claim(Eq(U_next, U + e))), -S.One)
    terms = Term(one, (Given(held),)), Term(one, (Fact(inner),))
    step = certify(Certificate(claim(U_next <= (M + 1) * c), terms=terms, equations=(update,)))
    rows = ((U, S.Zero, U_next, U_end),)
    refused(induct, held, NOTHING, ((step, M),), rows, ())
    refused(induct, held, NOTHING, ((step, M),), rows, (c, e, M))
    (run,) = (known for known in induct(held, NOTHING, ((step, M),), rows, (c,)).given if isinstance(known, ForEach))
    assert any(isinstance(known, ForEach) for known in run.kinds[0][1])


# cases


def test_cases_show_the_same_claim_as_it_is_written():
    """v·(t + 1/v) ≥ 1/2 has no meaning at v = 0, where only v·t + 1 ≥ 1/2 was shown; its instance read nan ≥ 0."""
    some = calculus(v * (t + 1 / v) - half, t, 0, assume(v > 0), [assume(v > 0), ONE])
    zero = Equation(Given(claim(Eq(v, 0))), t)
    none = certify(Certificate(Claim(t * v + half, ">=", S.Zero), terms=(Term(half),), equations=(zero,)))
    refused(cases, none, some, assume(v >= 0))


# vectors


def test_a_vector_keeps_its_name_with_its_spaces():
    """‖2x‖² = 0: multiplied out, a vector called " w" became w."""
    spaced, w, u = Vector(((" w", S.One),)), *vectors("w x")

    def nothing_has_a_length():
        same = certify(Certificate(Claim(norm2(2 * spaced), "=", 4 * norm2(w))))
        return instantiate(same, {" w": u, "w": ZERO})

    refused(nothing_has_a_length)


# calculus


def test_a_parameter_at_which_the_slope_turns_is_not_passed_over():
    """v·t ≥ 0 is false for v < 0, though v² ≥ 0 and the slope v is v²/v."""
    refused(calculus, v * t, t, 0, prove(v**2 >= 0), [ONE])
    assert claim(v > 0) in calculus(v * t, t, 0, prove(v**2 >= 0), [ONE, assume(v > 0)]).given


def test_what_cancels_between_two_negative_parts_must_be_known_to_be_positive():
    """(v − 1)/(v − 2)·t has one sign for v < 1, another for 1 < v < 2."""
    f, rises = t * (v - 1) / (v - 2), prove(Claim(S.One, ">=", S.Zero))
    for known in ([], [assume(v > 1)], [assume(v > 2)]):
        refused(calculus, f, t, 0, rises, [ONE, *known])


def test_a_parameter_that_may_be_zero_is_not_divided_away():
    """v·(t + 1/v) − 1 starts at 0 and is no number at v = 0; so is log v − log v."""
    rises = prove(Claim(S.One, ">=", S.Zero))
    refused(calculus, v * (t + 1 / v) - 1, t, 0, rises, [ONE])
    refused(calculus, sympy.Add(t, log(v), -log(v), evaluate=False), t, 0, rises, [ONE])


def test_a_slope_of_nothing_says_nothing():
    """0 ≥ 0 is the slope of what is constant, and of nothing else."""
    for f in (-t, t):
        refused(calculus, f, t, 0, NOTHING, [ONE])
    assert calculus(S.One, t, 0, NOTHING, [ONE]).claim == Claim(S.One, ">=", S.Zero)


def test_logarithms_of_what_may_be_negative_are_refused():
    """log t² is not 2 log t, and log(−1 − t) is nowhere a number for t ≥ 0."""
    rises = prove(Claim(S.One, ">=", S.Zero))
    refused(calculus, log(t**2), t, -1, rises, [ONE])
    refused(calculus, log(-t - 1) - log(-1 - 2 * t), t, 0, rises, [ONE, prove(t + 1 > 0, given=[t >= 0])])
    refused(calculus, t * log(-2), t, 0, rises, [ONE])
    assert prove_by_calculus(log(t**2), t, 1).given == {claim(t >= 1)}


# what is read


def test_the_power_zero_of_a_quotient_is_no_number_where_the_quotient_is_none():
    """(1/v)⁰ ≥ 1 says nothing at v = 0, nor does log(v)⁰ ≥ 1."""
    for undefined in (1 / v, log(v), log(v) + 1 / v):
        power = sympy.Pow(undefined, 0, evaluate=False)
        refused(certify, Certificate(Claim(power, ">=", S.One)))
        assert Claim(power, ">=", S.One) != Claim(S.One, ">=", S.One)
    assert certify(Certificate(Claim(sympy.Pow(v + 1, 0, evaluate=False), ">=", S.One)))


# objects that answer differently


class Turning:
    """True or false, and the other the next time."""

    def __init__(self):
        self.turns = 0

    def __bool__(self):
        self.turns += 1
        return self.turns > 1


def test_which_way_t_runs_is_said_once():
    """−t ≥ 0 for t ≥ 0: it rises from 0, if the domain is read upwards and the slope downwards."""
    refused(calculus, -t, t, 0, prove(Claim(S.One, ">=", S.Zero)), [], "", Turning())


class Everything(type):
    """A class that says it equals any other."""

    def __eq__(cls, other):
        return True

    def __hash__(cls):
        return 0


def test_a_class_that_says_it_equals_another_is_not_that_class():
    """−1 ≥ 0 from nothing: a factor of such a class was neither a hypothesis nor a proof, and was believed."""

    class Believed(metaclass=Everything):
        claim = Claim(S.NegativeOne, ">=", S.Zero)

    class Name(metaclass=Everything):
        asked = 0

        def __hash__(self):
            return hash("a")

        def __eq__(self, other):
            Name.asked += 1
            return Name.asked > 2

    refused(Term, one, (Believed(),))
    refused(instantiate, assume(a >= 0), {Name(): -S.One})  # −1 ≥ 0 given a ≥ 0
    refused(Term, Believed())


# numbers


def test_a_fraction_of_numpy_integers_is_no_fraction():
    """−112·a² ≥ 0 is 36·(2a)² ≥ 0 in eight bits: `Fraction` keeps the integer that it is given."""
    for number in (Fraction(np.int8(36)), np.int8(36), np.float64(36)):
        refused(Term, number, (Square(2 * a),))
    with pytest.raises((BadClaim, TypeError)):
        Claim(a, ">=", np.int8(36))


def test_a_denominator_is_positive():
    """−a² ≥ 0 is 1/−1·a² ≥ 0: 1/−1 compares as positive."""
    below_zero = Rational.from_coprime_ints(1, -1)
    for number in (below_zero, Rational.from_coprime_ints(1, 0)):
        refused(Term, number, (Square(a),))
        refused(Claim, number, ">=", S.Zero)
    unreduced = Rational.from_coprime_ints(2, 4)
    assert certify(Certificate(Claim(half * a, "=", sympy.Mul(unreduced, a, evaluate=False))))


class Alike(Symbol):
    """A symbol that says it is the plain one of its name, whose square is −c and which is multiplied as c."""

    def __eq__(self, other):
        return isinstance(other, Symbol) and other.name == self.name

    def __hash__(self):
        return hash(Symbol(self.name))

    def _eval_power(self, exponent):
        return -c

    def as_base_exp(self):
        return c, S.One


@pytest.fixture
def misled():
    """sympy, which remembers what it was told, forgets it afterwards."""
    yield
    clear_cache()


def test_what_sympy_remembers_is_no_square(misled):
    """−b²c ≥ 0: sympy remembers the square of something that said it equals x·b."""
    product = x * b
    other = sympy.Mul._from_args([Alike("x") if part == x else part for part in product.args])
    assert sympy.Pow(other, S(2)) == product ** S(2) == -c * b**2, "sympy is misled"
    terms = (Term(one, (Square(product),)),)
    refused(certify, Certificate(Claim(-c * b**2, ">=", S.Zero), terms=terms))
    right = Claim(sympy.Pow(product, 2, evaluate=False), ">=", S.Zero)
    assert certify(Certificate(right, terms=terms))


def test_what_sympy_remembers_is_no_difference_of_vectors(misled):
    """‖w‖² = c·b·⟨u, w⟩ of w = x·b·u: sympy remembers −1 times something that said it equals x·b."""
    (w, u), product = vectors("w u"), x * b
    other = sympy.Mul._from_args([Alike("x") if part == x else part for part in product.args])
    assert sympy.expand(-1 * other) == sympy.expand(-1 * product) == -c * b, "sympy is misled"
    (update,) = certificate = (Equation(Given(Claim(w, "=", product * u)), w),)
    refused(certify, Certificate(Claim(norm2(w), "=", c * b * dot(u, w)), equations=certificate))
    assert update.factor.claim.plain == {("w", polynomial(S.One)), ("u", polynomial(sympy.Mul(-1, x, b)))}


# names changed afterwards


@pytest.fixture
def renamed():
    """A symbol whose name is changed, as sympy allows."""
    symbol = Symbol("renamed_later")
    yield symbol
    clear_cache()


def test_a_case_is_the_one_that_was_shown(renamed):
    """q·a ≥ 0 of q > 0 alone: the case q = 0 was dropped for r = 0, r being called q by then."""
    goal, given = claim(q * a >= 0), Given(claim(q * a >= 0))
    none = certify(Certificate(goal, equations=(Equation(Given(claim(Eq(q, 0))), a),)))
    some = certify(Certificate(goal, terms=(Term(one, (given,)),)))
    nonnegative = assume(renamed >= 0)
    renamed.name = "q"
    assert claim(Eq(q, 0)) in cases(none, some, nonnegative).given


def test_what_is_kept_is_what_was_claimed(renamed):
    """e ≥ 0 where each s⁺ = s + r, if a ≥ 0: that r ≥ 0 is kept as a ≥ 0, r being called a by then."""
    kept, held, update = claim(renamed >= 0), claim(s >= 0), Given(claim(Eq(s_next, s + renamed)))
    terms = Term(one, (Given(held),)), Term(one, (Given(kept),))
    step = certify(Certificate(claim(s_next >= 0), terms=terms, equations=(Equation(update, S.One),)))
    renamed.name, same = "a", assume(a >= 0)
    row = ((s, S.Zero, s_next, e),)
    refused(induct, (kept, held), (same, NOTHING), (((same, step), N),), row, ("renamed_later", a))


def test_what_a_run_shares_is_what_it_was_said_to_share(renamed):
    """e = r of each thing would hold of all of them, r being called a by then, which is fixed."""
    kept = assume(s_next >= 0)
    inner = induct(Claim(s, ">=", S.Zero), NOTHING, ((kept, N),), ((s, S.Zero, s_next, renamed),), ())
    (run,) = inner.given
    renamed.name = "a"
    assert run.symbols == {"renamed_later", "N"}


# the boundary: plain data, each part of it read once


def test_a_logarithm_has_one_argument():
    """log t to the base 1/2 is −1 at t = 2, though sympy says that its slope is 1/t."""
    rises = prove(Claim(S.One, ">=", S.Zero))
    for base in (half, S(2), v):
        refused(Claim, log(t, base, evaluate=False), ">=", S.Zero)
        refused(calculus, log(t, base, evaluate=False), t, 1, rises, [prove(t > 0, given=[t >= 1])])


def test_a_numpy_integer_is_no_term():
    """100 ≥ −100 is −56 ≥ 0 in eight bits, and the square of 12 is −112."""
    refused(Claim, np.int8(100), ">=", np.int8(-100))
    refused(Square, np.int8(12))
    refused(Vector, (("w", np.int8(1)),))
    refused(Equation, Given(claim(Eq(a, 0))), np.int8(1))
    refused(calculus, t, t, np.int8(0), prove(Claim(S.One, ">=", S.Zero)), [])


def test_what_a_vector_is_made_of_may_change_afterwards():
    """‖w‖² = 0, given u = 0: the list that the vector was made of said w before."""
    parts = [("w", S.One)]
    made = Vector(parts)
    parts[0] = ("u", S.One)
    assert made == vectors("w")
    claims = [claim(a >= 0)]
    row = ForEach([(N, claims)], [], [])
    claims.append(claim(a >= 1))
    assert row == ForEach(((N, (claim(a >= 0),)),), (), ())


class Liar(Claim):
    """It equals everything, has no symbols, and is about something else when it is named."""

    symbols = frozenset()

    def __eq__(self, other):
        return True

    __hash__ = Claim.__hash__

    def named(self, name):
        return claim(a >= 0)


@dataclass(frozen=True)
class Looks:
    """Like a claim, a hypothesis or a proof, whichever is asked for."""

    claim: Claim = Claim(S.NegativeOne, ">=", S.Zero)
    given = symbols = vectors = scalars = frozenset()
    sign, polynomial, is_vector = ">=", Claim(S.NegativeOne, ">=", S.Zero).polynomial, False


def test_a_claim_is_no_subclass_of_one_and_nothing_that_looks_like_one():
    """a ≥ 0 from a² ≥ 0, since the claim says something else when it is named."""
    lie = Liar(a**2, ">=", S.Zero)
    for wrong in (lie, Looks()):
        refused(Certificate, wrong)
        refused(Given, wrong)
        refused(Contrary, wrong)
        refused(ForEach, ((N, (wrong,)),), (), ())
        refused(induct, wrong, NOTHING, (), (), ())
        refused(name_logarithms, assume(a >= 0), {}, wrong)
        refused(certify, wrong)
    refused(instantiate, Looks(), {})
    refused(discharge, Looks(), NOTHING)
    refused(discharge, NOTHING, Looks())
    refused(certify, Certificate(Looks().claim, terms=(Term(one, (Fact(Looks()),)),)))


class Changing(list):
    """A sequence that is something else the second time it is read, and every time after."""

    def __init__(self, first, then):
        super().__init__(then)
        self.first = [first]

    def __iter__(self):
        return iter(self.first.pop() if self.first else list(super().__iter__()))


def test_a_certificate_is_read_once():
    """−a ≥ 0 from nothing: the factor that was multiplied was not the one that was given."""
    false = Given(claim(-a >= 0))
    term = Term(one, Changing([Square(a)], [false]))
    assert term.factors == (Square(a),)
    made = Certificate(claim(-a >= 0), terms=Changing([term], [Term(one, (false,))]))
    assert made.terms == (term,)
    refused(certify, made)


def test_the_pairs_of_an_induction_are_read_once():
    """s ≤ 0 of every run: one proof was looked at, another one was counted."""
    claimed = claim(s <= 0)
    step = assume(s_next <= 0)
    row = ((s, S.Zero, s_next, e),)
    made = induct(claimed, NOTHING, Changing([Changing((step, N), (NOTHING, N))], []), row, ())
    assert made == induct(claimed, NOTHING, ((step, N),), row, ())
    assert step.claim in {known for run in made.given for _, held in run.kinds for known in held}
    refused(induct, claimed, NOTHING, [Changing((NOTHING, N), (step, N))], row, ())


class Once(Mapping):
    """A mapping that can be read only once, or that says something else the second time."""

    def __init__(self, *answers):
        self.answers = list(answers)

    def __iter__(self):
        return iter(dict(self.answers[0]))

    def __len__(self):
        return len(self.answers[0])

    def __getitem__(self, key):
        return dict(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])[key]


def test_what_is_put_in_is_read_once():
    """a ≥ 1 given 5 ≥ 1: by the time the claim was reached there was nothing left to put in."""
    assert instantiate(assume(a >= 1), Once({a: S(5)}, {a: S(7)})).given == {Claim(S(5), ">=", S.One)}
    made = instantiate(assume(a >= 1), dict(zip([a], [S(5)], strict=True)))
    assert made.given == {made.claim}
    pairs = instantiate(assume(a >= 1), zip([a], [S(5)], strict=True))
    assert pairs.given == {pairs.claim} == made.given


def test_what_is_made_again_in_its_place_is_seen_by_the_second_judge():
    """The kernel's guard is against accident: what somebody makes again is not seen."""
    claimed, held, whole = (prove(a + b >= 0, given={"first": a >= 0, "second": b >= 0}) for _ in range(3))
    claimed.claim.__init__(a, ">=", S(5))
    next(known for known in held.given if known.name == "first").__init__(a, ">=", S(-5))
    with pytest.raises(Refused, match="only the rules"):
        whole.__init__(frozenset(), claim(a >= 5), whole.by, None)
    assert str(claimed.claim) == str(whole.claim) == "a ≥ 5"
    for forged in (claimed, held, whole):
        with pytest.raises(NotReplayed):
            replay(forged.to_json())


class Number(sympy.Symbol):
    """A symbol that turns into a number when sympy asks, and adds as it likes."""

    def _sympy_(self):
        return S.NegativeOne

    def __add__(self, other):
        return self


class Unsloped(log):
    """A logarithm that says it rises as fast as t."""

    def fdiff(self, argindex=1):
        return S.One


class Whole(int):
    """A whole number of a class of its own."""


@pytest.mark.parametrize("term", [Number("q"), Unsloped(t), Whole(3), Number("q") + a, True, "a", None, 2j], ids=repr)
def test_a_term_is_made_of_the_very_classes_that_are_read(term):
    """An object of a subclass could answer differently the next time."""
    refused(Claim, term, ">=", S.Zero)
    refused(instantiate, assume(a**2 >= 0), {a: term})
    refused(calculus, term, t, 0, prove(Claim(S.One, ">=", S.Zero)), [])
    refused(Square, term)


def test_vectors_names_and_fractions_are_of_the_very_classes_that_are_read():
    """A vector of a subclass may have other parts each time, a fraction of one another sign."""

    class Other(Vector):
        __slots__ = ()

    class Part(Fraction):
        pass

    class Name(str):
        __slots__ = ()

    refused(Length, Other((("w", S.One),)))
    refused(dot, Other((("w", S.One),)), vectors("w"))
    refused(Term, Part(1), ())
    refused(Vector, ((Name("w"), S.One),))
    refused(Claim, Symbol(Name("a_name")), ">=", S.Zero)
    refused(instantiate, assume(a >= 0), {Name("a"): S.One})
    refused(induct, Claim(-N, ">=", S.Zero), NOTHING, ((NOTHING, Number("N")),), (), ())
    refused(certify, Certificate(Claim(S.Zero, ">=", S.Zero)), Name("called"))
