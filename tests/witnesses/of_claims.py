"""Witnesses of claims."""

from fractions import Fraction

import sympy
from sympy import Add, Eq, I, S, Symbol, log

from witnesses.made import Text, a, b, c, d, fails, refuses, witness

# claims


@witness
def a_claim_has_its_sign_and_what_has_it(k):
    p = k.atom("a") - k.atom("b")
    for op, sign, plain in ((">=", ">=", p), (">", ">", p), ("=", "=", p), ("<=", ">=", -p), ("<", ">", -p)):
        claim = k.Claim(a, op, b)
        assert claim.sign == sign and claim.plain == k.Quotient(plain) and claim.polynomial == plain
        greater, less = claim.sides
        assert k.polynomial(greater - less) == plain == k.polynomial(claim.term)


@witness
def relations_make_claims(k):
    for relation, op in ((a <= b, "<="), (a < b, "<"), (a >= b, ">="), (a > b, ">"), (Eq(a, b), "=")):
        claim = k.claim(relation, "name")
        assert (claim.lhs, claim.op, claim.rhs, claim.name) == (a, op, b, "name") and type(claim) is k.Claim
    w, x = k.vectors("w x")
    claim = k.claim(k.VectorEq(w, x))
    assert claim.op == "=" and claim.is_vector and claim.plain == (w - x).plain and claim.polynomial is None
    claim = k.claim(a >= b, "old")
    assert k.claim(claim) is claim and k.claim(claim, "new").name == "new" and k.claim(claim, "new") == claim


@witness
def two_claims_are_equal_when_rules_see_the_same(k):
    assert k.claim(a >= b, "one") == k.claim(b <= a, "two") == k.Claim(a - b, ">=", S.Zero)
    assert k.claim(a > b) != k.claim(a >= b) != k.claim(Eq(a, b)) and k.claim(a >= b) != k.claim(2 * a >= 2 * b)
    assert hash(k.claim(a >= b, "one")) == hash(k.claim(b <= a, "two"))
    more = k.Claim(Add(a, b, -b, evaluate=False), ">=", S.Zero)
    assert more == k.claim(a >= 0) and more.symbols == {"a", "b"} and hash(more) == hash(k.claim(a >= 0))
    w, x = k.vectors("w x")
    also = k.Claim(k.Inner(w, x) - k.Inner(x, w) + a, ">=", S.Zero)
    silent = Add(a, k.norm2(w), -k.norm2(w), evaluate=False)
    assert also == k.claim(a >= 0) == k.Claim(silent, ">=", S.Zero)


@witness
def a_claim_takes_nothing_but_its_sides_its_operator_and_its_name(k):
    fails(TypeError, lambda: k.Claim(a, ">=", b, "", ">="))
    for name in ("sign", "plain", "vectors", "scalars"):
        fails(TypeError, lambda name=name: k.Claim(a, ">=", b, **{name: None}))


@witness
def a_relation_is_one_of_five(k):
    for op in ("==", "=>", "!=", "", Text(">="), None):
        refuses("not one of <=, <, >=, >, =", k.Claim, a, op, b)
    for thing in (sympy.Ne(a, b), a, "a >= b", None, a + b):
        refuses("not a relation", k.claim, thing)


@witness
def a_relation_that_was_evaluated_is_refused(k):
    for collapsed in (True, False, sympy.true, sympy.false):
        refuses("the relation was evaluated before it could be looked at", k.claim, collapsed, offender=bool(collapsed))


@witness
def vectors_have_no_order_in_a_claim(k):
    w, x = k.vectors("w x")
    for op in ("<=", "<", ">=", ">"):
        refuses("vectors have no order", k.Claim, w, op, x)
    assert k.Claim(w, "=", x).is_vector and not k.claim(a >= 0).is_vector


@witness
def the_two_sides_of_a_claim_are_of_one_kind(k):
    w = k.vectors("w")
    refuses("a vector stands where a scalar is needed", k.Claim, w, "=", a)
    refuses("a vector stands where a scalar is needed", k.Claim, a, "=", w)
    refuses("a scalar stands in an equation between vectors", k.claim, k.VectorEq(w, a))
    refuses("a scalar stands in an equation between vectors", k.claim, k.VectorEq(a, w))
    refuses("a scalar stands in an equation between vectors", k.claim, k.VectorEq(a, b))


@witness
def the_sides_and_the_name_of_a_claim_are_plain(k):
    claim = k.Claim(2, ">=", Fraction(1, 2))
    assert isinstance(claim.lhs, sympy.Expr) and isinstance(claim.rhs, sympy.Expr)
    refuses("Text stands where str is needed", k.Claim, a, ">=", b, Text("name"))
    refuses("Text stands where str is needed", k.claim(a >= 0).named, Text("name"))


@witness
def one_name_is_one_symbol(k):
    other = Symbol("b", real=True)
    for twice in (a, b, c, d):
        same = Symbol(twice.name, real=True)
        refuses("two different symbols have one name", k.Claim, a * b + c + d, ">=", same, offender=twice.name)
    refuses("two different symbols have one name", k.Claim, b + other, ">=", S.Zero)
    refuses("two different symbols have one name", k.Claim, S.Zero, ">=", b * other)


@witness
def one_name_is_no_vector_and_scalar(k):
    reason, w = "one name is used as a vector and as a scalar", k.vectors("w")
    refuses(reason, k.Claim, Symbol("w") + k.norm2(w), ">=", S.Zero, offender="w")
    refuses(reason, k.Claim, Symbol("w"), ">=", k.norm2(w))
    refuses(reason, k.Claim, k.norm2(w), "<=", Symbol("w"))
    refuses(reason, k.Claim, Symbol("w") * w, "=", k.terms.ZERO)
    refuses(reason, k.check_symbols, iter([k.claim(Symbol("w") >= 0), k.Claim(w, "=", k.terms.ZERO)]))
    assert k.Claim(k.norm2(w), ">=", a).symbols == {"w", "a"}


@witness
def the_names_of_both_sides_are_counted(k):
    w, x = k.vectors("w x")
    claim = k.Claim(a * k.norm2(w), ">=", b * k.norm2(x))
    assert claim.symbols == {"a", "b", "w", "x"} and (claim.vectors, claim.scalars) == ({"w", "x"}, {"a", "b"})


@witness
def the_term_of_a_claim_is_the_greater_side_less_the_other(k):
    assert k.claim(a**2 <= (a + b) ** 2).term == b**2 + 2 * a * b
    assert k.Claim(log(a), ">=", b).term == log(a) - b and k.Claim(log(a), "<", b).term == b - log(a)


@witness
def terms_are_put_into_claims(k):
    w, x = k.vectors("w x")
    claim = k.Claim(a * k.norm2(w), ">=", b, "name")
    made = claim.substitute({"a": c + 1, b: 2, w: x})
    assert made == k.Claim((c + 1) * k.norm2(x), ">=", 2) and made.name == "name"
    assert k.Claim(a, "<=", b).substitute({a: b, b: a}) == k.Claim(b, "<=", a)
    assert claim.substitute(iter([(a, b)])) == k.Claim(b * k.norm2(w), ">=", b)


@witness
def what_is_put_into_a_claim_is_a_polynomial(k):
    reason = "not a polynomial with rational coefficients"
    refuses(reason, k.claim(a * b >= 0).substitute, {a: 1 / b})
    refuses(reason, k.claim(a * b >= 0).substitute, {c: 1 / b})
    refuses(reason, k.Claim(a, ">=", 0).substitute, {a: log(b)})
    refuses("no polynomial, and not made of quotients and logarithms of them", k.claim(b >= 0).substitute, {a: I})


@witness
def a_claim_reads_like_another_up_to_its_sides(k):
    w = k.vectors("w")
    claim = k.claim(a >= b + 1)
    assert claim.reads_like(k.claim(b + 1 <= a)) and claim.reads_like(claim) and claim.reads_like(k.claim(a - 1 >= b))
    assert not claim.reads_like(k.claim(2 * a >= b)) and not k.claim(a * (a + 1) >= 0).reads_like(
        k.claim(a**2 + a >= 0)
    )
    assert not k.Claim(w, "=", k.terms.ZERO).reads_like(k.Claim(w, "=", k.terms.ZERO))
    assert not k.claim(a >= b).reads_like(k.claim(a >= c)) and not k.claim(b >= a).reads_like(k.claim(c >= a))


@witness
def a_claim_is_shown_with_its_name(k):
    claim = k.claim(a >= b)
    assert repr(claim) == str(claim) and repr(claim.named("name")).startswith("name: ")


@witness
def what_has_no_json_says_so(k):
    fails(TypeError, k.json_of, object())
