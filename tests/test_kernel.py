"""Each rule of the kernel gives its conclusion from its premises, and refuses every other shape by name."""

import copy
import dataclasses
import pickle
from fractions import Fraction
from pathlib import Path

import pytest
import sympy
from sympy import Eq, Float, I, Rational, S, Symbol, log

from mistake_bounds import proof as proof_room
from mistake_bounds.proof import (
    ZERO,
    BadClaim,
    Certificate,
    Claim,
    ContradictoryHypotheses,
    Proved,
    Unknown,
    VectorEq,
    assume,
    calculus,
    cases,
    claim,
    dot,
    induct,
    instantiate,
    norm2,
    prove,
    prove_by_calculus,
    scalars,
    telescope,
    vectors,
)
from mistake_bounds.proof.certificates import Contrary, Equation, Fact, ForEach, Given, Length, Square, Term
from mistake_bounds.proof.kernel import Refused, certify
from mistake_bounds.proof.terms import AssumedSymbol, FloatInClaim, NotPolynomial, SymbolClash

w, x, u, w_next, w_M = vectors("w x u w^+ w_M")
a, b, c, t, y, gamma, M, N = scalars("a b c t y gamma M N")
one = Fraction(1)


def given(relation):
    return Given(claim(relation))


def refused(rule, *arguments, error=Refused, **options):
    with pytest.raises(error) as caught:
        rule(*arguments, **options)
    return caught.value


# Proved


def test_nobody_else_makes_a_proved():
    false = claim(a >= a + 1 - b)
    refused(Proved, frozenset(), false, "certificate", (), None, key=None)
    refused(Proved, frozenset(), false, "certificate", (), None, object())
    with pytest.raises(TypeError):
        Proved(frozenset(), false, "certificate", (), None)


def test_replace_does_not_forge_a_proved():
    proof = prove(a**2 >= 0)
    with pytest.raises((ValueError, TypeError)):  # which one depends on the Python
        dataclasses.replace(proof, claim=claim(a >= 0))
    refused(dataclasses.replace, proof, claim=claim(a >= 0), key=None)
    with pytest.raises(dataclasses.FrozenInstanceError):
        proof.claim = claim(a >= 0)


def test_copies_say_what_the_original_says():
    proof = prove(norm2(w + a * x) >= 0)
    for copied in (copy.copy(proof), copy.deepcopy(proof), pickle.loads(pickle.dumps(proof))):
        assert copied == proof and copied.claim == proof.claim and copied.given == frozenset()


def test_a_subclass_of_proved_proves_nothing():
    class Forged(Proved):
        def __post_init__(self, key):
            pass

    forged = Forged(frozenset(), claim(a >= 0), "certificate", (), None, None)
    refused(certify, Certificate(claim(a >= 0), terms=(Term(one, (Fact(forged),)),)))
    refused(instantiate, forged, {a: b})
    refused(cases, forged, forged, forged)


def test_the_kernel_is_at_most_150_lines_and_the_replay_under_60():
    folder = Path(proof_room.__file__).parent
    assert len((folder / "kernel.py").read_text(encoding="utf-8").splitlines()) <= 150
    assert len((folder / "replay.py").read_text(encoding="utf-8").splitlines()) < 60


# certificate


def certificate(goal, *terms, equations=(), multiplier=()):
    return Certificate(claim(goal), tuple(multiplier), tuple(terms), tuple(equations))


def test_a_certificate_is_an_identity_with_signs():
    goal = norm2(w + y * x) <= norm2(w) + norm2(x)
    terms = (Term(Fraction(2), (given(y * dot(w, x) <= 0),)),)
    label = Equation(given(Eq(y**2, 1)), -norm2(x))
    proof = certify(certificate(goal, *terms, equations=[label]))
    assert proof.claim == claim(goal) and proof.rule == "certificate" and proof.premises == ()
    assert proof.given == {claim(y * dot(w, x) <= 0), claim(Eq(y**2, 1))}


SQUARES = (Term(one, (Square(a - b),)),)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (certificate(a**2 + b**2 >= 3 * a * b, *SQUARES), "differ"),
        (certificate(a**2 + b**2 > 2 * a * b, *SQUARES), "strictly"),
        (certificate(Eq(a**2 + b**2, 2 * a * b), *SQUARES), "equation has signs"),
        (certificate(-((a - b) ** 2) >= 0, Term(-one, (Square(a - b),))), "coefficient"),
        (certificate(Claim(S.Zero, ">=", S.Zero), Term(Fraction(0), (Square(a),))), "coefficient"),
        (certificate(a >= 0, Term(one, (given(Eq(a, 0)),))), "equation used as an inequality"),
        (certificate(a >= 0, equations=[Equation(given(a >= 0), S.One)]), "inequality is used as an equation"),
        (certificate(-a >= 0, equations=[Equation(given(a >= 0), -S.One)]), "inequality is used as an equation"),
        (certificate(-a >= 0, Term(one, (Square(a),)), multiplier=[given(-a >= 0)]), "multiplier"),
        (certificate(Eq(a, 0), equations=[Equation(given(Eq(a * b, 0)), S.One)], multiplier=[given(b >= 0)]), "zero"),
        (certificate(a >= 0, equations=[Equation(given(Eq(a * b, 0)), S.One)], multiplier=[given(Eq(b, 1))]), "used"),
        (certificate(a > 0, Term(one, (given(a >= 0),))), "strictly"),
        (certificate(a * b > 0, Term(one, (given(a > 0), given(b >= 0)))), "strictly"),
        (certificate(Claim(S.Zero, ">", S.Zero)), "strictly"),
        (certificate(Claim(S.NegativeOne, ">=", S.Zero)), "differ"),
    ],
    ids=lambda value: value if isinstance(value, str) else str(value.goal),
)  # fmt: skip
def test_a_wrong_certificate_is_refused(wrong, why):
    assert why in str(refused(certify, wrong))


def test_the_difference_is_what_the_refusal_carries():
    error = refused(certify, certificate(a**2 + b**2 + c >= 2 * a * b, *SQUARES))
    assert error.offender == c and "differ by: c" in str(error)


def test_the_contrary_proves_by_contradiction_and_for_its_own_goal_alone():
    """√a ≤ √b: if a > b then a² > b²."""
    goal, larger = claim(a <= b), given(a**2 <= b**2)
    own, other = Contrary(goal), Contrary(claim(a <= b + 1))
    terms = (Term(one, (larger,)), Term(Fraction(2), (own, given(b >= 0))))
    assert certify(Certificate(goal, (own,), terms)).given == {larger.claim, claim(b >= 0)}
    refused(certify, Certificate(goal, (other,), terms))
    refused(certify, Certificate(goal, (), (Term(one, (other,)),)))
    # for a strict goal the contrary is only ≥ 0, which is no positive multiplier
    strict = claim(a < b)
    refused(certify, Certificate(strict, (Contrary(strict),), (Term(one, (Contrary(strict), Contrary(strict))),)))
    refused(certify, Certificate(strict, (Contrary(strict),)))
    with pytest.raises(BadClaim):
        Contrary(claim(Eq(a, b)))


def test_what_is_no_factor_is_refused():
    class Root(Square):
        @property
        def claim(self):
            return Claim(self.base, ">=", S.Zero)

    class MoreThanZero(Length):
        @property
        def claim(self):
            return Claim(norm2(self.vector), ">", S.Zero)

    class Free(Equation):
        @property
        def product(self):
            return self.cofactor

    refused(certify, certificate(a >= 0, Term(one, (Root(a),))))
    refused(certify, certificate(norm2(w) > 0, Term(one, (MoreThanZero(w),))))
    refused(certify, certificate(Eq(a, 0), equations=[Free(given(Eq(b, 0)), a)]))
    for impostor in (prove(a >= 0), Unknown(claim(a >= 0), (), ""), claim(a >= 0), None):
        refused(certify, certificate(a >= 0, Term(one, (Fact(impostor),))))


def test_squares_are_of_polynomials_alone():
    """(√a)² ≥ 0 would say a ≥ 0, and (ia)² ≥ 0 that −a² ≥ 0."""
    for base in (sympy.sqrt(a), I * a, 1 / a, log(a), a * (1 / a + 1)):
        with pytest.raises(NotPolynomial):
            Square(base)


def test_cofactors_are_polynomials_of_the_right_kind():
    zero = given(Eq(a * b, 0))
    refused(certify, certificate(Eq(b, 0), equations=[Equation(zero, 1 / a)]), error=NotPolynomial)
    refused(certify, certificate(Eq(b, 0), equations=[Equation(zero, w)]), error=SymbolClash)
    update = given(VectorEq(w_next, w + y * x))
    refused(certify, certificate(Eq(a, 0), equations=[Equation(update, a)]), error=SymbolClash)
    assert certify(certificate(Eq(dot(w_next, u), dot(w, u) + y * dot(x, u)), equations=[Equation(update, u)]))


def test_a_float_never_enters_a_certificate():
    """sympy rounds a product of floats, and a rounded zero is not zero."""
    thirds = given(VectorEq(Rational(1, 3) * w, x))
    with pytest.raises(FloatInClaim):
        Square(Float(0.1) * a)
    refused(certify, certificate(Eq(a, 0), equations=[Equation(given(Eq(a, 0)), Float(1))]), error=FloatInClaim)
    with pytest.raises(FloatInClaim):
        Equation(thirds, Float(1.0) * u)
    goal = Claim(Float(0.5) * a, "=", Float(0.5) * a)
    refused(certify, Certificate(goal), error=FloatInClaim)


def test_a_goal_is_defined_for_all_numbers():
    """1/a ≥ 1/a − 1 says nothing at a = 0."""
    for goal in (Claim(1 / a, ">=", 1 / a - 1), Claim(sympy.sqrt(a) + 1, ">=", sympy.sqrt(a))):
        refused(certify, Certificate(goal, terms=(Term(one),)), error=NotPolynomial)


def test_a_vector_equation_is_no_goal_of_a_certificate():
    refused(certify, Certificate(Claim(w, "=", w)), error=SymbolClash)
    refused(certify, Certificate(Claim(w, "=", x), (), (), (Equation(Given(Claim(w, "=", x)), u),)), error=SymbolClash)


def test_symbols_are_checked_in_everything_a_proof_rests_on():
    positive = Symbol("p", positive=True)
    made = Claim(positive, ">=", S.Zero)
    refused(certify, Certificate(made, terms=(Term(one, (Given(made),)),)), error=AssumedSymbol)
    fact = certify(certificate(a >= 0, Term(one, (given(a >= norm2(w)),)), Term(one, (Length(w),))))
    goal = claim(Symbol("w") ** 2 + a >= 0)
    terms = (Term(one, (Fact(fact),)), Term(one, (Square(Symbol("w")),)))
    refused(certify, Certificate(goal, terms=terms), error=SymbolClash)


# instantiate


def test_an_instance_holds_of_all_terms():
    proof = prove(a * b > 0, given=[a > 0, b > 0])
    made = instantiate(proof, {a: b, b: a + c**2})
    assert made.claim == claim(b * (a + c**2) > 0) and made.given == {claim(b > 0), claim(a + c**2 > 0)}
    made = instantiate(prove(norm2(w + a * x) >= 0), {"w": x - 2 * u, "x": w, "a": norm2(u)})
    assert made.claim == claim(norm2(x - 2 * u + norm2(u) * w) >= 0) and made.rule == "instance"


@pytest.mark.parametrize(
    ("value", "error"),
    [
        (I, NotPolynomial),  # −1 ≥ 0
        (sympy.sqrt(b), NotPolynomial),  # b ≥ 0
        (1 / b, NotPolynomial),
        (sympy.oo, NotPolynomial),
        (sympy.nan, NotPolynomial),
        (sympy.zoo, NotPolynomial),
        (log(b), NotPolynomial),
        (Float(0.5), FloatInClaim),
        (0.5, FloatInClaim),
        (w, SymbolClash),
        (Symbol("q", positive=True), AssumedSymbol),
        (Symbol("b", real=True) + b, SymbolClash),
    ],
    ids=str,
)
def test_only_polynomials_are_put_for_scalars(value, error):
    refused(instantiate, prove(a**2 >= 0), {a: value}, error=error)


def test_a_hypothesis_is_not_divided_away():
    """a·b = 1 ⊢ b² > 0; with 1/b for a the hypothesis would read 1 = 1."""
    refused(instantiate, prove(b**2 > 0, given=[Eq(a * b, 1)]), {a: 1 / b}, error=NotPolynomial)


def test_only_vectors_are_put_for_vectors():
    proof = prove(norm2(w) >= 0)
    for value in (a, 0, S.One):
        refused(instantiate, proof, {w: value}, error=SymbolClash)
    refused(instantiate, proof, {w: Symbol("x") * x}, error=SymbolClash)
    assert instantiate(proof, {w: ZERO}).claim.term == 0


def test_what_was_not_proved_has_no_instances():
    """prove() may have said Refuted or Unknown."""
    for verdict in (prove(a >= 0), Unknown(claim(a >= 0), (), ""), claim(a >= 0), None):
        assert "not proved" in str(refused(instantiate, verdict, {a: -1}))


def test_a_statement_about_a_run_has_no_instances():
    assert "whole run" in str(refused(instantiate, total(), {gamma: 5}))


# cases


def split(on_zero=None, on_positive=None, nonnegative=None):
    """a·b ≥ 0 from a ≥ 0 and b > 0, by a = 0 and a > 0."""
    goal = a * b >= 0
    return (
        on_zero or prove(goal, given={"zero": Eq(a, 0)}),
        on_positive or prove(goal, given={"positive": a > 0, "b": b > 0}),
        nonnegative or assume(a >= 0),
    )


def test_two_cases_make_a_claim():
    proof = cases(*split())
    assert proof.claim == claim(a * b >= 0) and proof.given == {claim(b > 0), claim(a >= 0)} and proof.rule == "cases"
    assert cases(*split(nonnegative=assume(a > 0))).given == {claim(b > 0), claim(a > 0)}


def test_cases_that_do_not_match_are_refused():
    refused(cases, *split(on_zero=prove(2 * a * b >= 0, given=[Eq(a, 0)])))
    refused(cases, *split(on_positive=prove(a * b > 0, given=[a > 0, b > 0])))
    refused(cases, *split(nonnegative=prove(Eq(a, 0), given=[Eq(2 * a, 0)])))
    for i in range(3):
        impostors = list(split())
        impostors[i] = Unknown(impostors[i].claim, (), "")
        refused(cases, *impostors)


def test_a_case_about_another_term_stays_a_hypothesis():
    """Nothing is dropped but t = 0 and t > 0 themselves."""
    about_c = cases(*split(nonnegative=assume(c >= 0)))
    assert {claim(Eq(a, 0)), claim(a > 0), claim(c >= 0)} <= about_c.given
    at_least = cases(*split(on_positive=prove(a * b >= 0, given=[a >= 0, b > 0])))
    assert claim(a >= 0) in at_least.given
    doubled = cases(*split(on_zero=prove(a * b >= 0, given=[Eq(2 * a, 0)])))
    assert claim(Eq(2 * a, 0)) in doubled.given


# telescope

s, s_next, s_end = scalars("s s^+ s_M")
STATE = ((s, S.Zero, s_next, s_end),)


def step(change=gamma, sign=1, hypothesis=None):
    """s⁺ = s + x_t and x_t ≥ γ (or ≤) give s⁺ ≥ s + γ (or ≤)."""
    each = scalars("each")
    hypothesis = hypothesis if hypothesis is not None else (each >= change if sign > 0 else each <= change)
    goal = s_next >= s + change if sign > 0 else s_next <= s + change
    return prove(goal, given={"update": Eq(s_next, s + each), "each": hypothesis})


def total(**changes):
    options = {"f": s, "steps": ((step(), M),), "state": STATE, "fixed": (gamma,), "at_least": True} | changes
    return telescope(**options)


def test_changes_add_up_over_the_mistakes():
    proof = total()
    assert proof.claim == claim(s_end >= M * gamma) and proof.rule == "induction"
    ((run,),) = (proof.given,)
    assert isinstance(run, ForEach) and run.state == STATE and run.fixed == {"gamma"}
    assert run.kinds == ((M, frozenset(step().given)),)
    assert total(steps=((step(sign=-1), M),), at_least=False).claim == claim(s_end <= M * gamma)


def test_the_sum_starts_where_the_run_starts():
    started = total(state=((s, 5 * gamma, s_next, s_end),))
    assert started.claim == claim(s_end >= 5 * gamma + M * gamma)
    both = telescope(norm2(w), (), ((w, u, w_next, w_M),), (u,), at_least=True)
    assert both.claim == claim(norm2(w_M) >= norm2(u))


def test_mistakes_of_two_kinds_are_counted_apart():
    proof = total(steps=((step(), M), (step(change=-2 * gamma), N)))
    assert proof.claim == claim(s_end >= M * gamma - 2 * gamma * N)


def test_a_hypothesis_about_fixed_names_stands_outside_the_run():
    each = scalars("each")
    fixed = prove(s_next >= s + gamma, given=[Eq(s_next, s + each), each >= 2 * gamma, gamma >= 0])
    assert claim(gamma >= 0) in total(steps=((fixed, M),)).given


def test_the_direction_of_a_step_is_its_own():
    """A step that says ≥ gives no upper bound, and one that says ≤ no lower bound."""
    refused(total, at_least=False)
    refused(total, steps=((step(sign=-1), M),))


@pytest.mark.parametrize(
    "changes",
    [
        {"fixed": ()},  # the change γ may differ from mistake to mistake
        {"fixed": (gamma, s)},  # the state is not fixed
        {"fixed": (gamma, s_next)},
        {"fixed": (gamma, s_end)},
        {"fixed": (gamma, M)},  # nor is the count
        {"f": s**2},  # changes by 2γs + γ²
        {"f": s + Symbol("each")},  # holds a name of one mistake
        {"state": ((s, s, s_next, s_end),)},  # the start depends on the state
        {"state": ((s, M, s_next, s_end),)},
        {"state": ((s, Symbol("each"), s_next, s_end),)},
        {"state": ((s, S.Zero, s_next, s_next),)},  # one name for two things
        {"state": ((s, S.Zero, s_next, s),)},
        {"state": ((s, S.Zero, s_next, gamma),)},
        {"state": ((s, S.Zero, s_next, M),)},
        {"state": ((s, S.Zero, s_next, Symbol("each")),)},  # the last value is not one mistake's
        {"steps": ((step(), s),)},
        {"steps": ((step(), s_end),)},
        {"steps": ((step(), gamma),)},
        {"steps": ((step(), Symbol("each")),)},  # the count among the hypotheses
        {"steps": ((step(), M), (step(), M))},  # two kinds, one count
    ],
    ids=str,
)
def test_a_sum_over_mistakes_with_names_that_meet_is_refused(changes):
    refused(total, **changes)


def test_the_count_or_the_last_state_among_the_hypotheses_of_a_step_is_refused():
    each = scalars("each")
    for name in (M, s_end):
        early = prove(s_next >= s + gamma, given=[Eq(s_next, s + each), each >= gamma + name, name >= 0])
        refused(total, steps=((early, M),))
        refused(total, steps=((early, M),), fixed=(gamma, name))


def test_a_change_that_depends_on_the_mistake_is_refused():
    each = scalars("each")
    own = prove(s_next >= s + each, given=[Eq(s_next, s + each), each >= 0])
    assert "fixed amount" in str(refused(total, steps=((own, M),)))
    about_state = prove(s_next >= 2 * s, given=[Eq(s_next, 2 * s)])
    refused(total, steps=((about_state, M),))
    refused(total, steps=((about_state, M),), fixed=(s,))


@pytest.mark.parametrize("name", [2 * s, s + 1, S(3), 3, -M], ids=str)
def test_states_and_counts_are_names(name):
    refused(total, state=((s, S.Zero, name, s_end),), error=(Refused, SymbolClash))
    refused(telescope, a, (), ((s, S.Zero, name, s_end),), (a,), at_least=True, error=SymbolClash)
    refused(total, state=((s, S.Zero, s_next, name),), error=SymbolClash)
    refused(total, steps=((step(), name),), error=SymbolClash)


def test_an_equation_or_a_run_or_an_impostor_is_no_step():
    each = scalars("each")
    equal = prove(Eq(s_next, s + gamma), given=[Eq(s_next, s + each), Eq(each, gamma)])
    refused(total, steps=((equal, M),))
    run = total()
    about_run = prove(s_next >= s + gamma, given=[s_next >= s + gamma + s_end - M * gamma - 1 + 1, s_end >= M * gamma])
    refused(total, steps=((about_run, M),))
    refused(telescope, s_end, ((run, N),), ((s_end, S.Zero, s_next, s),), (gamma,), at_least=True)
    for impostor in (prove(s_next >= s + gamma), Unknown(claim(s_next >= s + gamma), (), "")):
        assert "not proved" in str(refused(total, steps=((impostor, M),)))


def test_a_vector_state_is_no_scalar():
    refused(telescope, norm2(w), (), ((w, S.Zero, w_next, w_M),), (), at_least=True, error=SymbolClash)
    refused(telescope, s, (), ((s, ZERO, s_next, s_end),), (), at_least=True, error=SymbolClash)


# induct: a weight that is raised only while it has room stays under its cap

cap, raised, n_raised = scalars("cap raised N")
UNDER = claim(s <= cap, "under the cap")
KEPT = prove(s_next <= cap, given={"update": Eq(s_next, s + raised), "room": s + raised <= cap})
COUNTED = claim(s >= n_raised, "counted")
COUNTS = prove(
    s_next >= n_raised + 1,
    given=[COUNTED, claim(Eq(s_next, s + raised), "update"), claim(raised >= 1, "raised")],
)
ROW = ((s, S.Zero, s_next, s_end),)
ABOVE = assume(cap >= 0)


def test_what_each_mistake_keeps_holds_in_the_end():
    proof = induct(UNDER, ABOVE, ((KEPT, n_raised),), ROW, (cap,))
    assert proof.claim == claim(s_end <= cap) and proof.rule == "induction"
    assert claim(cap >= 0) in proof.given
    (run,) = (known for known in proof.given if isinstance(known, ForEach))
    assert {known.name for _, each in run.kinds for known in each} == {"update", "room"}


def test_a_claim_may_speak_of_the_count_and_use_itself():
    proof = induct(COUNTED, _zero_counted(), ((COUNTS, n_raised),), ROW, ())
    assert proof.claim == claim(s_end >= n_raised)
    (run,) = proof.given
    assert COUNTED not in run.kinds[0][1], "the claim itself is no hypothesis about the run"


def _zero_counted():
    return certify(Certificate(COUNTED.substitute({s: S.Zero, n_raised: S.Zero})))


def test_an_induction_with_a_wrong_part_is_refused():
    zero = _zero_counted()
    refused(induct, UNDER, prove(a**2 >= 0), ((KEPT, n_raised),), ROW, (cap,))  # a base about something else
    refused(induct, UNDER, ABOVE, ((prove(s_next**2 >= 0), n_raised),), ROW, (cap,))  # a step about something else
    same_count = prove(s_next >= n_raised, given=[COUNTED, Eq(s_next, s + raised), raised >= 1])
    refused(induct, COUNTED, zero, ((same_count, n_raised),), ROW, ())  # C(after) without count + 1
    refused(induct, COUNTED, zero, ((COUNTS, n_raised), (COUNTS, n_raised)), ROW, ())  # two kinds, one count
    refused(induct, UNDER, ABOVE, ((KEPT, n_raised),), ROW, ())  # the cap may change from mistake to mistake
    refused(induct, UNDER, ABOVE, ((KEPT, cap),), ROW, (cap,))
    refused(induct, UNDER, ABOVE, ((KEPT, n_raised),), ((s, S.Zero, s_next, s_next),), (cap,))
    counted_hypothesis = prove(s_next <= cap, given=[Eq(s_next, s), s + n_raised <= cap, n_raised >= 0])
    refused(induct, UNDER, ABOVE, ((counted_hypothesis, n_raised),), ROW, (cap,))  # the count among the hypotheses
    whole_run = induct(UNDER, ABOVE, ((KEPT, n_raised),), ROW, (cap,))
    refused(induct, claim(s_end <= cap), whole_run, (), ((s_end, s_end, a, b),), (cap,))
    refused(induct, claim(s <= cap), whole_run, (), ((s, s_end, a, b),), (cap,))  # s_end would be both free and fixed
    refused(induct, UNDER, Unknown(claim(cap >= 0), (), ""), ((KEPT, n_raised),), ROW, (cap,))


# calculus


def slope_and_positives(slope, *positives, a=0):
    domain = [t >= a]

    def known(relation):
        return prove(relation, given=domain)

    return known(slope), [known(p) for p in positives]


LOGARITHM = log(1 + t) - 2 * t / (2 + t)


def test_a_logarithm_by_its_slope():
    slope, positive = slope_and_positives(t**2 >= 0, (t + 1) * (t + 2) ** 2 > 0, t + 2 > 0, t + 1 > 0)
    proof = calculus(LOGARITHM, t, 0, slope, positive, name="log")
    assert proof.claim == Claim(LOGARITHM, ">=", S.Zero) and proof.given == {claim(t >= 0)} and proof.rule == "calculus"
    for left_out in range(3):
        fewer = [p for i, p in enumerate(positive) if i != left_out]
        assert "not known to be positive" in str(refused(calculus, LOGARITHM, t, 0, slope, fewer))


def test_a_slope_of_something_else_is_refused():
    slope, positive = slope_and_positives(t**2 >= 0, (t + 1) * (t + 2) ** 2 > 0, t + 2 > 0, t + 1 > 0)
    other = prove(t**2 + t >= 0, given=[t >= 0])
    assert "slope" in str(refused(calculus, LOGARITHM, t, 0, other, positive))
    refused(calculus, -LOGARITHM, t, 0, slope, positive)
    refused(calculus, LOGARITHM, t, 0, prove(t**2 >= 0), [Unknown(claim(t + 1 > 0), (), "")])
    equation = prove(Eq((t + 1) ** 2, t**2 + 2 * t + 1))
    refused(calculus, S.Zero, t, 0, equation, [])


def test_a_negative_start_is_refused():
    one_above = prove(Claim(S.One, ">=", S.Zero))
    assert calculus(t, t, 0, one_above, []).claim == claim(t >= 0)
    refused(calculus, t - 1, t, 0, one_above, [])
    refused(calculus, t, t, -1, one_above, [])
    refused(calculus, t + log(2), t, 0, one_above, [])  # positive, but no rational number


def test_a_pole_in_the_domain_is_refused():
    """−1/t rises on both sides of its pole; 5 − 1/t is 6 at −1 and negative just above 0."""
    one_above = prove(Claim(S.One, ">=", S.Zero))
    refused(calculus, 5 - 1 / t, t, -1, one_above, [])
    squared = prove(t**2 >= 0)
    refused(calculus, 5 - 1 / t, t, -1, one_above, [squared])
    refused(calculus, t * (1 + 1 / t), t, -1, one_above, [])
    positive = Symbol("t", positive=True)
    refused(calculus, 5 - 1 / positive, positive, -1, one_above, [], error=AssumedSymbol)


def test_a_logarithm_outside_its_domain_is_refused():
    slope, positive = slope_and_positives(Claim(S.One, ">=", S.Zero), t + 1 > 0)
    assert calculus(log(1 + t), t, 0, slope, positive)
    refused(calculus, log(t), t, 1, slope, positive)
    refused(calculus, log(t - 1) - log(t - 1), t, 0, slope, positive)
    refused(calculus, log(1 - t), t, 0, slope, positive)


@pytest.mark.parametrize(
    "f",
    [sympy.sqrt(t), sympy.exp(t), sympy.sin(t), t**a, abs(t), log(log(t + 2)), t + I, t + sympy.pi, Float(0.5) * t],
    ids=str,
)
def test_a_function_that_is_neither_rational_nor_a_logarithm_is_refused(f):
    one_above = prove(Claim(S.One, ">=", S.Zero))
    refused(calculus, f, t, 0, one_above, [], error=BadClaim)


@pytest.mark.parametrize("start", [I, sympy.oo, -sympy.oo, sympy.sqrt(2), a])
def test_a_start_that_is_no_rational_number_is_refused(start):
    """t³ + t + 5 is 5 at i, and rises everywhere on the line."""
    slope = prove(3 * t**2 + 1 >= 0)
    refused(calculus, t**3 + t + 5, t, start, slope, [prove(Claim(S.One, ">", S.Zero))], error=(Refused, BadClaim))


def test_a_premise_that_rests_on_more_than_the_domain_is_refused():
    slope = prove(2 * t - 2 >= 0, given=[t >= 1])
    refused(calculus, (t - 1) ** 2 - 1, t, 0, slope, [])
    refused(calculus, t**2 - 2 * t, t, 0, slope, [])
    assert calculus((t - 1) ** 2, t, 1, slope, []).given == {claim(t >= 1)}
    below_two = prove(3 - t > 0, given={"domain": t >= 0, "not the whole of it": t <= 2})
    refused(calculus, -log(3 - t) + log(3), t, 0, prove(Claim(S.One, ">=", S.Zero)), [below_two])
    zero = certify(Certificate(Claim(S.Zero, ">=", S.Zero)))
    grows = prove(s_next >= 0, given=[s >= 0, s_next >= s])
    run = induct(claim(s >= 0), zero, ((grows, M),), ROW, ())
    refused(calculus, t + s_end * t, t, 0, prove(1 + s_end >= 0, using=[run]), [])  # a run is no hypothesis about t


# calculus with parameters: (1 + t)^v ≤ 1 + vt for 0 ≤ v ≤ 1, in logarithms

v = scalars("v")
POWER = log(1 + v * t) - v * log(1 + t)
INSIDE = [claim(v >= 0, "not below 0"), claim(v <= 1, "not above 1")]


def power(given=INSIDE, f=POWER):
    known = [claim(t >= 0), *given]
    slope = prove(v * (1 - v) * t >= 0, given=known)
    return calculus(f, t, 0, slope, [prove(q > 0, given=known) for q in (1 + t, 1 + v * t, (1 + t) * (1 + v * t))])


def test_a_function_with_a_parameter_keeps_the_hypotheses_about_it():
    assert power().given == {claim(t >= 0), *INSIDE} and power().claim == Claim(POWER, ">=", S.Zero)
    refused(power, f=-POWER)
    refused(power, f=POWER + v)  # starts at v, of which nobody says that it is a number


def test_a_hypothesis_about_t_and_the_parameter_is_refused():
    """What holds on a part of the domain only is no premise, however it is said."""
    one = prove(Claim(S.One, ">", S.Zero))
    assert calculus(t - v * t**2, t, 0, prove(1 - 2 * v * t >= 0, given=[t >= 0, v <= 0]), [one])
    refused(calculus, t - v * t**2, t, 0, assume(2 * v * t <= 1), [one])
    refused(calculus, t - t**2, t, 0, prove(1 - 2 * t >= 0, given=[t >= 0, 1 - 4 * t**2 >= 0, v >= 0]), [one])


def test_without_the_hypotheses_about_the_parameter_the_power_is_not_below_the_line():
    assert isinstance(prove_by_calculus(POWER, t, given=INSIDE), Proved)
    for fewer in ([], INSIDE[:1], INSIDE[1:]):
        assert isinstance(prove_by_calculus(POWER, t, given=fewer), Unknown)


# calculus whose slope has logarithms: g = (1 + 2t) ln(1 + 2t) − 2t rises since 2 ln(1 + 2t) does


def test_a_slope_with_logarithms_is_what_calculus_proved_of_it():
    f = ((1 + 2 * t) * log(1 + 2 * t) - 2 * t - 2 * t**2) / (1 + t)
    inner = prove_by_calculus(log(1 + 2 * t) / 2 - t / (1 + t), t)
    outer = (1 + 2 * t) * log(1 + 2 * t) / (1 + t) - 2 * log(1 + t) - (t / (1 + t)) ** 2
    assert isinstance(prove_by_calculus(outer, t, slope=inner), Proved)
    assert "logarithms of its own" in prove_by_calculus(outer, t).searched
    assert not isinstance(prove_by_calculus(f, t, slope=inner), Proved)  # the slope of something else
    assert not isinstance(prove_by_calculus(-outer, t, slope=inner), Proved)


# induction within induction: each of r attributes keeps under its cap, so that together they hold at most r·cap

total_caps, total_next, total_end, r_count = scalars("U U^+ U_r r")
ONE = induct(UNDER, ABOVE, ((KEPT, n_raised),), ROW, (cap,))
ADDED = claim(Eq(total_next, total_caps + s_end), "added")
ROWS = ((total_caps, S.Zero, total_next, total_end),)
FREE = {"cap", "N"}


def all_caps(step=None, state=ROWS, fixed=(cap, n_raised), count=r_count, over="attribute"):
    step = step or prove(total_next <= total_caps + cap, given=[ADDED], using=[ONE])
    return telescope(total_caps, ((step, count),), state, fixed, at_least=False, over=over)


def test_a_run_may_be_a_hypothesis_about_each_of_several_things():
    proof = all_caps()
    assert proof.claim == claim(total_end <= r_count * cap)
    (each,) = (known for known in proof.given if isinstance(known, ForEach))
    ((count, held),) = each.kinds
    assert count == r_count and each.over == "attribute"
    assert {known for known in held if isinstance(known, ForEach)} == {g for g in ONE.given if isinstance(g, ForEach)}
    assert claim(cap >= 0) in proof.given, "what is fixed stands outside"


def test_the_names_of_the_inner_run_that_are_seen_outside_are_its_own():
    """The inner run shares its cap, its count and its last value with the outside, and nothing else."""
    (inner,) = (known for known in ONE.given if isinstance(known, ForEach))
    assert inner.symbols == {"cap", "N", "s_M"}
    all_caps(fixed=(cap,))  # each attribute may have its own count
    step = prove(total_next <= total_caps + cap, given=[ADDED], using=[ONE])
    refused(all_caps, fixed=(n_raised,))  # the cap is added r times: it is the same each time
    refused(all_caps, count=n_raised)  # the inner count is no outer one
    refused(all_caps, count=n_raised, fixed=(cap,))
    refused(all_caps, state=((total_caps, S.Zero, total_next, s_end),))  # nor the inner last value
    refused(all_caps, state=((total_caps, S.Zero, total_next, cap),))
    assert all_caps(step=step)


def test_an_inner_run_that_rests_on_an_outer_count_is_refused():
    """Were "the outer count so far" a name of the inner run, one attribute could be told how many there are."""
    counted = prove(s_next <= cap, given=[Eq(s_next, s), s <= cap - r_count, r_count >= 0])
    inner = induct(UNDER, ABOVE, ((counted, n_raised),), ROW, (cap, r_count))
    step = prove(total_next <= total_caps + cap, given=[ADDED], using=[inner])
    refused(all_caps, step=step)
    refused(all_caps, step=step, fixed=(cap, n_raised, r_count))


# the rules together


def test_a_false_thing_is_not_reached_through_several_rules():
    """Each honest step keeps its hypotheses, so that absurdities stay conditional."""
    absurd = assume(Claim(S.NegativeOne, ">=", S.Zero))
    assert absurd.given == {absurd.claim}
    anything = certify(
        certificate(b >= 0, Term(one, (Fact(absurd), Square(b))), Term(one, (Square(b),)), Term(one, (given(b >= 0),)))
    )
    assert absurd.claim in anything.given
    with pytest.raises(ContradictoryHypotheses) as caught:
        prove(b >= 0, using=[absurd])
    assert caught.value.offender.given == {absurd.claim} and "-1 ≥ 0" in str(caught.value)
