"""Witnesses of claims."""

import sympy
from sympy import Add, S, Symbol, log

from witnesses.made import Text, a, b, c, d, fails, refuses, witness

# claims


@witness
def a_claim_has_its_sign_and_what_has_it(k):
    p = k.atom("a") - k.atom("b")
    for op, sign, plain in ((">=", ">=", p), (">", ">", p), ("=", "=", p), ("<=", ">=", -p), ("<", ">", -p)):
        claim = k.Claim(a, op, b)
        greater, less = claim.sides
        assert claim.sign == sign
        assert k.polynomial(greater - less) == plain == k.polynomial(claim.term)


@witness
def relations_make_claims(k):
    claim = k.claim(a >= b, "old")
    assert k.claim(claim) is claim and k.claim(claim, "new").name == "new"


@witness
def two_claims_are_equal_when_rules_see_the_same(k):
    assert k.Claim(a, ">=", b, sort="step") == k.claim(a >= b)
    more = k.Claim(Add(a, b, -b, evaluate=False), ">=", S.Zero)
    assert more == k.claim(a >= 0)
    w, x = k.vectors("w x")
    also = k.Claim(k.Inner(w, x) - k.Inner(x, w) + a, ">=", S.Zero)
    silent = Add(a, k.norm2(w), -k.norm2(w), evaluate=False)
    assert also == k.claim(a >= 0) == k.Claim(silent, ">=", S.Zero)


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


@witness
def the_two_sides_of_a_claim_are_of_one_kind(k):
    w = k.vectors("w")
    refuses("a vector stands where a scalar is needed", k.Claim, w, "=", a)
    refuses("a vector stands where a scalar is needed", k.Claim, a, "=", w)
    refuses("a scalar stands in an equation between vectors", k.claim, k.VectorEq(w, a))
    refuses("a scalar stands in an equation between vectors", k.claim, k.VectorEq(a, w))


@witness
def the_sides_and_the_name_of_a_claim_are_plain(k):
    refuses("Text stands where str is needed", k.Claim, a, ">=", b, Text("name"))
    refuses("Text stands where str is needed", k.claim(a >= 0).named, Text("name"))
    refuses("Text stands where str is needed", lambda: k.Claim(a, ">=", b, sort=Text("step")))
    assert k.Claim(a, ">=", b, sort="step").sort == "step"


@witness
def one_name_is_one_symbol(k):
    for twice in (a, b, c, d):
        same = Symbol(twice.name, real=True)
        refuses("two different symbols have one name", k.Claim, a * b + c + d, ">=", same, offender=twice.name)


@witness
def one_name_is_no_vector_and_scalar(k):
    reason, w = "one name is used as a vector and as a scalar", k.vectors("w")
    refuses(reason, k.Claim, Symbol("w"), ">=", k.norm2(w))
    refuses(reason, k.check_symbols, iter([k.claim(Symbol("w") >= 0), k.Claim(w, "=", k.terms.ZERO)]))
    assert k.Claim(k.norm2(w), ">=", a).symbols == {"w", "a"}


@witness
def the_term_of_a_claim_is_the_greater_side_less_the_other(k):
    assert k.claim(a**2 <= (a + b) ** 2).term == b**2 + 2 * a * b
    assert k.Claim(log(a), "<", b).term == b - log(a)


@witness
def terms_are_put_into_claims(k):
    w = k.vectors("w")
    claim = k.Claim(a * k.norm2(w), ">=", b, "name", sort="step")
    assert claim.substitute({a: b}).sort == "step"
    assert claim.substitute(iter([(a, b)])) == k.Claim(b * k.norm2(w), ">=", b)


@witness
def a_claim_reads_like_another_up_to_its_sides(k):
    w = k.vectors("w")
    claim = k.claim(a >= b + 1)
    assert claim.reads_like(k.claim(b + 1 <= a)) and claim.reads_like(claim)
    assert not claim.reads_like(k.claim(2 * a >= b))
    assert not k.Claim(w, "=", k.terms.ZERO).reads_like(k.Claim(w, "=", k.terms.ZERO))


@witness
def a_claim_is_shown_with_its_name(k):
    claim = k.claim(a >= b)
    assert repr(claim) == str(claim) and repr(claim.named("name")).startswith("name: ")


@witness
def what_has_no_json_says_so(k):
    fails(TypeError, k.json_of, object())
