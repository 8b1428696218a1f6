"""Claims that divide: proved as they are written, refused where a divisor may be 0, refuted with numbers."""

import shutil
import subprocess
from fractions import Fraction
from random import Random

import pytest
import sympy
from strategies import is_true
from sympy import Abs, Eq, Max, Min, Mul, Pow, Rational, S, exp, floor, log, sqrt
from thorough import part_of

from mistake_bounds.proof import (
    BadClaim,
    Claim,
    Divided,
    Fact,
    GoalAmongHypotheses,
    MayBeZero,
    NotPolynomial,
    Proved,
    Refused,
    Refuted,
    VectorEq,
    board,
    claim,
    divide,
    dot,
    norm2,
    prove,
    scalars,
    vectors,
)
from mistake_bounds.proof.recheck import replay
from mistake_bounds.proof.rocq.export import as_text
from mistake_bounds.proof.rocq.lemmas import Book
from mistake_bounds.proof.search.division import Letters
from mistake_bounds.proof.values import NotDefined, holds, value
from mistake_bounds.theorem.checking import checked
from mistake_bounds.theorem.slack import parts

a, b, c, d, p, q, r, x, y, z, L, M = scalars("a b c d p q r x y z L M")
g, h, u, v, w = vectors("g h u v w")

TRUE = {
    "Young": (2 * x * y <= a * x**2 + y**2 / a, [a > 0]),
    "Young turned round": (2 * x * y >= a * x**2 + y**2 / a, [a < 0]),
    "Young for vectors": (2 * dot(u, v) <= a * norm2(u) + norm2(v) / a, [a > 0]),
    "Titu": ((x + y) ** 2 / (a + b) <= x**2 / a + y**2 / b, [a > 0, b > 0]),
    "Titu of three": ((x + y + z) ** 2 / (a + b + c) <= x**2 / a + y**2 / b + z**2 / c, [a > 0, b > 0, c > 0]),
    "Nesbitt": (a / (b + c) + b / (a + c) + c / (a + b) >= Rational(3, 2), [a > 0, b > 0, c > 0]),
    "AM-HM": (2 / (1 / a + 1 / b) <= (a + b) / 2, [a > 0, b > 0]),
    "AM-HM of three": (9 / (a + b + c) <= 1 / a + 1 / b + 1 / c, [a > 0, b > 0, c > 0]),
    "IMO 1995/2": (
        1 / (a**3 * (b + c)) + 1 / (b**3 * (a + c)) + 1 / (c**3 * (a + b)) >= Rational(3, 2),
        [a > 0, b > 0, c > 0, Eq(a * b * c, 1)],
    ),
    "a sum with its inverse": (x + 1 / x >= 2, [x > 0]),
    "strictly": (1 / a > 1 / b, [a > 0, a < b]),
    "an equation": (Eq(a / b, c), [Eq(a, b * c), b < 0]),
    "what is other than 0": (1 / a**2 <= 1, [a**2 >= 1]),
    "what is never 0": (x / (1 + x**2) <= Rational(1, 2), []),
    "what an equation keeps from 0": (1 / a**2 > 0, [Eq(a * b, 1)]),
    "a difference": ((a**2 - b**2) / (a - b) >= 2 * b, [a > b]),
    "cancelled as it is written": (Claim(Mul(x, Pow(1 / a, 0, evaluate=False), evaluate=False), "<=", x), [a > 0]),
    "given by a division": (a * b <= c, [b <= c / a, a > 0]),
    "divided on both sides": (a / b <= c / b + 1, [a <= b + c, b > 0, c / b >= 2]),
    "one after the other": (1 / b <= a, [b >= 1 / a, a > 0]),
    "an equation that divides": (Eq(x, a * b), [Eq(x / a, b), a**2 > 0]),
    "a step": (norm2(h) <= norm2(g) - norm2(u) / L**2, [VectorEq(h, g - u / L), dot(u, g) >= norm2(u) / L, L > 0]),
    "a step back": (norm2(h) <= norm2(g) - norm2(u) / L**2, [VectorEq(h, g - u / L), dot(u, g) <= norm2(u) / L, L < 0]),
    "a unit vector": (norm2(w / r) <= 1, [norm2(w) <= r**2, r > 0]),
    "a projection": (dot(w + ((y - dot(w, u)) / norm2(u)) * u, u) >= y, [norm2(u) > 0]),
    "two letters": (norm2(u / (a + b) - v / (a * b)) >= 0, [a > 0, b > 0]),
    "a letter in a letter": (norm2(u / (1 + 1 / a)) <= norm2(u), [a > 0]),
}
FALSE = {
    "Young for a < 0": (2 * x * y <= a * x**2 + y**2 / a, [a < 0]),
    "the harmonic mean above": (2 / (1 / a + 1 / b) >= (a + b) / 2, [a > 0, b > 0]),
    "Nesbitt with more": (a / (b + c) + b / (a + c) + c / (a + b) >= Rational(8, 5), [a > 0, b > 0, c > 0]),
    "an inverse": (1 / a >= 1 / b, [a >= b, b > 0]),
    "a letter that cancels": (1 / (1 + a**2) <= 0, []),
    "by what is other than 0": (b / a >= 0, [b >= 0, a**2 > 0]),
    "given by a division": (a * b >= c, [b <= c / a, a > 0]),
    "a longer step": (norm2(g - u / L) <= norm2(g), [dot(u, g) >= norm2(u) / (3 * L), L > 0]),
    "a longer vector": (norm2(w / r) <= 1, [norm2(w) <= 2 * r**2, r > 0]),
}


def proved(name: str) -> Proved:
    goal, given = TRUE[name]
    verdict = prove(goal, given)
    assert isinstance(verdict, Proved), verdict
    return verdict


@pytest.mark.parametrize("name", TRUE)
def test_a_claim_that_divides_is_proved_as_it_is_written(name):
    goal, given = TRUE[name]
    proof, letters = proved(name), Letters()
    as_written, known = letters.claim(goal), [letters.claim(one) for one in given]
    assert (proof.claim.lhs, proof.claim.op, proof.claim.rhs) == (as_written.lhs, as_written.op, as_written.rhs)
    assert proof.given <= {*known, *letters.definitions}
    assert replay(proof.to_json()) == proof.claim.sign
    assert proof._repr_html_() and str(proof.claim) in str(proof)


MISSING = {
    ("Young", a > 0): a,
    ("Titu", b > 0): b,
    ("Nesbitt", a > 0): a + b,
    ("AM-HM", a > 0): a,
    ("a sum with its inverse", x > 0): x,
    ("an equation", b < 0): b,
    ("what is other than 0", a**2 >= 1): a,
    ("what an equation keeps from 0", Eq(a * b, 1)): a,
    ("a difference", a > b): a - b,
    ("cancelled as it is written", a > 0): a,
    ("given by a division", a > 0): a,
    ("one after the other", b >= 1 / a): b,
    ("an equation that divides", a**2 > 0): a,
    ("a step", L > 0): L,
    ("a unit vector", r > 0): r,
    ("a projection", norm2(u) > 0): norm2(u),
    ("two letters", b > 0): a + b,
}


@pytest.mark.parametrize(("name", "dropped"), MISSING, ids=str)
def test_a_divisor_that_may_be_zero_is_named(name, dropped):
    goal, given = TRUE[name]
    with pytest.raises(MayBeZero) as refused:
        prove(goal, [known for known in given if known != dropped])
    divisor = refused.value.offender
    assert sympy.expand(divisor - MISSING[name, dropped]) == 0 and f"give {claim(divisor > 0)}" in str(refused.value)


@pytest.mark.parametrize("name", FALSE)
def test_a_false_claim_that_divides_is_refuted_with_numbers(name):
    goal, given = FALSE[name]
    verdict = prove(goal, given)
    assert isinstance(verdict, Refuted), verdict
    point = verdict.counterexample
    assert not holds(verdict.claim, point) and all(holds(known, point) for known in verdict.given)
    for letter in (known.name for known in verdict.given if known.name.startswith("1/")):
        assert point[letter] * point[letter.removeprefix("1/")] == 1


def test_a_point_where_a_divisor_is_zero_neither_refutes_nor_counts():
    """b/a ≥ 0 where ab ≥ 0: at a = 0 there is nothing to compare."""
    known = claim(b / a >= 0)
    assert holds(known, {"a": -2, "b": -1}) and value(b / a, {"a": -2, "b": 1}) == Fraction(-1, 2)
    with pytest.raises(NotDefined):
        holds(known, {"a": 0, "b": 1})
    with pytest.raises(NotDefined):
        value(b / a + log(a), {"a": -1, "b": 1})
    assert isinstance(prove(b / a >= 0, given=[a * b >= 0, a**2 > 0]), Proved)
    assert value(b / a**2, {"a^2": 4, "b": 1}) == Fraction(1, 4)
    points = [(k, {"a": k, "b": k}) for k in range(-1, 3)]
    assert (checked(known, points).times, checked(known, points).failure) == (3, None)
    assert checked(claim(b / a >= 2), points).failure.left == 1


def test_a_claim_among_its_hypotheses_is_refused_and_one_multiplied_out_is_proved():
    with pytest.raises(GoalAmongHypotheses):
        prove(a / b <= 1, given=[a / b <= 1, b > 0])
    assert isinstance(prove(a / b <= 1, given=[a <= b, b > 0]), Proved)


def test_what_is_proved_of_quotients_is_used_and_put_into():
    first = prove(1 / a <= 1, given=[a >= 1], name="inverse")
    again = prove(b / a <= b, given=[a >= 1, b >= 0], using=[first])
    assert isinstance(again, Proved) and replay(again.to_json()) == ">="


def test_the_parts_of_a_quotient_add_up_to_its_gap():
    proof = prove(2 * x * y / a <= x**2 + y**2 / a**2 + d / a, given={"positive": a > 0, "more": d >= 0})
    point = {"a": Fraction(3, 2), "x": 2, "y": 5, "d": 7}
    amounts, multiplier = parts(proof, point, ())
    assert isinstance(proof.by, Divided) and "more" in " ".join(amounts)
    assert sum(amounts.values()) == multiplier * value(proof.claim.term, point)


def test_a_board_may_divide_numbers_and_vectors():
    proof = prove(norm2(g - u / L) <= norm2(g) - norm2(u) / L**2, [dot(u, g) >= norm2(u) / L, L > 0])
    lines = "‖g − u / L‖² = ‖g‖² − 2⟨u, g⟩ / L + ‖u‖² / L²   multiply out\n ≤ ‖g‖² − ‖u‖² / L²   what is given"
    assert len(board(proof, lines).lines) == 2


ADVICE = {
    sqrt(a): ("s >= 0", "Eq(s**2, a)"),
    a ** Rational(3, 2): ("Eq(s**2, a)", "s**3"),
    1 / sqrt(norm2(w)): ("s > 0", "Eq(s**2, ‖w‖²)", "1/s"),
    Abs(a - b): ("s >= a - b", "s >= -a + b", "Eq(s**2, (a - b)**2)"),
    Max(a, b): ("m >= a", "m >= b", "Eq((-a + m)*(-b + m), 0)"),
    Min(a, b): ("m <= a", "m <= b"),
    exp(a): ("E > 0", "E >= a + 1"),
    log(a): ("ell <= a - 1", "prove_by_calculus"),
    2**a: ("p > 0",),
    floor(a): ("a letter",),
    sqrt(scalars("s")): ("s' >= 0", "Eq(s'**2, s)"),
}


@pytest.mark.parametrize("term", ADVICE, ids=str)
def test_what_no_claim_has_is_refused_with_a_letter_and_its_lines(term):
    for refused in (lambda: prove(term / b <= 1), lambda: prove(b >= 0, given=[term <= 1])):
        with pytest.raises(NotPolynomial) as refusal:
            refused()
        assert refusal.value.offender == term and all(line in str(refusal.value) for line in ADVICE[term])


def test_the_lines_of_the_advice_do():
    s, m = scalars("s m")
    assert prove(s <= (a + 1) / 2, given=[s >= 0, Eq(s**2, a)])
    assert prove(a * b <= s**2 + b**2, given=[s >= a, s >= -a, Eq(s**2, a**2)])
    assert prove(m <= a + b, given=[m >= a, m >= b, Eq((m - a) * (m - b), 0), a >= 0, b >= 0])


@pytest.mark.slow
def test_every_kind_of_division_is_accepted_by_rocq(tmp_path):
    if not shutil.which("coqc"):
        pytest.skip("coqc is not installed (Debian: apt install coq)")
    book = Book()
    book.begin("division.v")
    book.open("Division")
    for name in TRUE:
        book.lemma(proved(name))
    book.close()
    (tmp_path / "division.v").write_text(as_text(book), encoding="utf-8")
    judged = subprocess.run(["coqc", "-q", "division.v"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stderr[-2000:]


# claims at random, judged by plain fractions


def quotient_at_random(random: Random):
    letters = (a, b, c, x)
    pick = random.choice
    below = (*letters, a + b, a - b, a * b, 1 + x**2, c + 1)
    parts = [pick((1, -1, 2)) * pick(letters) * pick((1, *letters)) / pick((1, *below, *below)) for _ in range(3)]
    return sum(parts[: random.randint(1, 3)])


def test_no_answer_about_quotients_is_wrong():
    random, kinds = Random(5), set()
    for _ in range(part_of(120)):
        given = [
            Claim(letter, random.choice(("<", ">", ">=")), S.Zero) for letter in (a, b, c, x) if random.random() < 0.8
        ]
        if random.random() < 0.3:
            given.append(Claim(quotient_at_random(random), random.choice((">=", ">", "=")), a))
        goal = Claim(
            quotient_at_random(random), random.choice(("<=", "<", ">=", "=")), random.choice((S.Zero, x, 1 / a))
        )
        if random.random() < 0.4:
            given.append(Claim(a * goal.lhs, goal.op, a * goal.rhs))
        try:
            verdict = prove(goal, given, seconds=0.3)
        except BadClaim as refused:
            kinds.add(type(refused).__name__)
            continue
        kinds.add(type(verdict).__name__)
        if isinstance(verdict, Refuted):
            point = dict.fromkeys("abcx", Fraction(0)) | {n: Fraction(v) for n, v in verdict.counterexample.items()}
            assert not is_true(goal, point) and all(is_true(known, point) for known in given)
        if isinstance(verdict, Proved):
            assert replay(verdict.to_json()) == goal.sign
            for _ in range(20):
                point = {name: Fraction(random.randint(-4, 4), random.randint(1, 3)) for name in "abcx"}
                met = all(is_true(known, point) for known in verdict.given)
                assert not met or is_true(goal, point), (goal, given, point)
    assert kinds >= {"Proved", "Refuted", "MayBeZero"}


def test_the_front_end_that_multiplies_out_as_if_all_were_positive_proves_nothing():
    """(ax − y)² ≥ 0 is Young's inequality times a; where a < 0 the kernel does not take it for it."""
    square = prove((a * x - y) ** 2 >= 0)
    below = prove(-a > 0, given=[a <= -b, b > 0])
    with pytest.raises(Refused):
        divide(claim(TRUE["Young"][0]), Divided(Fact(square), (below,), (1, a)))
