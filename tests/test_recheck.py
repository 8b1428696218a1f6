"""The second judge: it replays the whole book, refuses what is changed, and each of its conditions decides."""

import ast
import copy
import json
import math
import sys
from collections import Counter
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
import rocq_reader as reader
from sympy import Eq, Pow, S, log
from thorough import part_of, some_of

from mistake_bounds import proof as proof_room
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Refused,
    Term,
    assume,
    certify,
    claim,
    discharge,
    induct,
    instantiate,
    name_logarithms_in,
    norm2,
    prove,
    prove_by_calculus,
    recheck,
    scalars,
    vectors,
)
from mistake_bounds.proof.recheck import NotReplayed, replay, statements
from tools import export_proofs

SOURCE = Path(recheck.__file__).read_text(encoding="utf-8")


# what is exported replays


@cache
def of_the_book() -> tuple:
    from mistake_bounds.theorems import book

    return (*(proof for theorem in book.theorems() for proof in theorem.proofs), *book.lemmas())


@cache
def steps_of_the_book() -> tuple:
    """Every proof in the derivations of the book, premises first."""
    found = {}

    def walk(proof):
        if id(proof) not in found:
            for premise in proof.premises:
                walk(premise)
            found[id(proof)] = proof

    for proof in of_the_book():
        walk(proof)
    return tuple(found.values())


def test_every_step_of_the_book_replays():
    text = export_proofs.derivations_text()
    shown = list(statements(text))
    data = json.loads(text)["derivation"]
    assert shown == [(step["given"], step["claim"]) for step in data]
    assert len(shown) == len(steps_of_the_book()) > 300
    assert {step["rule"] for step in data} >= {"certificate", "instance", "cases", "induction", "calculus"}
    assert recheck._left.get() > (recheck.WORK + len(text)) / 2, "the book costs more than half of what its text may"


def test_certificates_of_the_book_replay_by_themselves():
    """Whole derivations of its theorems do in `test_claims_index`."""
    certificates = [proof.certificate for proof in steps_of_the_book() if proof.certificate]
    assert len(certificates) > 250
    for certificate in some_of(certificates):
        assert replay(certificate.to_json()) == certificate.goal.sign


def test_it_rests_on_the_standard_library_alone():
    imported = set()
    for node in ast.walk(ast.parse(SOURCE)):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add(node.module)
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names


a, b, ell, k, s, t, v, x, y, M, N = scalars("a b ell k s t v x y M N")
s_next, t_next, s_N, t_N, t_r, r = scalars("s' t' s_N t_N t_r r")
w, u = vectors("w u")
NOTHING = prove(Claim(S.Zero, ">=", S.Zero))


@cache
def by_hand() -> dict:
    """A derivation or more by each rule, in each of its forms."""
    rational = prove_by_calculus(log(1 + t) - 2 * t / (2 + t), t)
    named = name_logarithms_in(rational, {ell: log(1 + t)}, ell * (2 + t) >= 2 * t, given=[t >= 0])
    put = instantiate(named, {t: x**2})
    below, above, grows = claim(s <= t, "below"), claim(t >= 0, "not negative"), [Eq(t_next, 2 * t + b), b >= 0]
    kept = prove(t_next >= 0, given=[*grows, above])
    kinds = [
        ((prove(s_next <= t_next, given=[Eq(s_next, s + part), *grows, below, above]), kept), count)
        for part, count in ((b, N), (-b, M))
    ]
    both = ((s, 0, s_next, s_N), (t, 0, t_next, t_N))
    two = induct((below, above), (NOTHING, NOTHING), kinds, both, ())
    step = prove(t_next >= 0, given=[t >= 0, t_next >= t + a, a >= 0])
    inner = induct(claim(t >= 0), NOTHING, ((step, r),), ((t, 0, t_next, t_r),), (a,), "attribute")
    outer = prove(s_next >= 0, given=[Eq(s_next, s + t_r), s >= 0], using=[inner])
    shares = prove_by_calculus(t / (1 + t) + t / (1 + v), t, given=[v >= 0])
    square = prove(norm2(w - u) >= 0)
    return {
        "calculus": rational,
        "falling": prove_by_calculus(t - 1 - log(t), t, 1, given=[t > 0], falling=True),
        "interval": prove_by_calculus(log(1 + t) - t / 2, t, 0, given=[t <= 1]),
        "parameter": prove_by_calculus(log(1 + v * t) - v * log(1 + t), t, given=[v >= 0, v <= 1]),
        "named": named,
        "instance": put,
        "instance of a quotient": instantiate(rational, {t: y**2 + 1}),
        "instance that divides less often": instantiate(shares, {v: t}),
        "instance of vectors": instantiate(square, {w: x * w + u}),
        "discharge": discharge(put, prove(x**2 >= 0)),
        "divided": prove(2 * x * y <= a * x**2 + y**2 / a, given=[a > 0]),
        "divided by what is negative": prove(x / (a * b) > v, given=[x < a * b * v, a < 0, b > 0]),
        "multiplied": prove(Eq(x, a * b), given=[Eq(x / a, b), a**2 > 0]),
        "antisymmetry": proof_room.antisymmetry(assume(a >= b), assume(a <= b)),
        "split": proof_room.split(prove(a * a >= 0, given=[a >= 0]), prove(a * a >= 0, given=[a <= 0]), a),
        "two claims": two[0],
        "the other one": two[1],
        "rows in a row": induct(claim(s >= 0), NOTHING, ((outer, N),), ((s, 0, s_next, s_N),), (a,)),
        "rows in a row, each of its own": induct(claim(s >= 0), NOTHING, ((outer, N),), ((s, 0, s_next, s_N),), ()),
        "Cauchy and Schwarz": steps_by_rule("cases")[0],
    }


def steps_by_rule(rule: str) -> list:
    return [proof for proof in steps_of_the_book() if type(proof.by).__name__.lower() == rule]


def test_each_rule_in_each_of_its_forms_replays():
    rules = Counter()
    for name, proof in by_hand().items():
        data = json.loads(proof.to_json())["derivation"]
        rules.update(step["rule"] for step in data)
        assert replay(proof.to_json()) == proof.claim.sign, name
        assert statements(proof.to_json()) == [(step["given"], step["claim"]) for step in data]
    assert rules.keys() == recheck.RULES.keys()


def test_names_may_be_others_throughout():
    for proof in by_hand().values():
        text = json.dumps(renamed(json.loads(proof.to_json()), lambda name: f'{name}"°'))
        assert replay(text) == proof.claim.sign


KEYS = {
    *("derivation", "given", "claim", "rule", "name", "sign", "term", "top", "bottom", "needs", "over", "fixed"),
    *("state", "kinds", "count", "claims", "before", "start", "after", "final", "coefficient", "factors", "square"),
    *("length", "contrary", "proved", "step", "multiplier", "terms", "equations", "equation", "cofactor", "of"),
    *("values", "zero", "positive", "nonnegative", "lemma", "which", "bases", "steps", "row", "proofs", "variable"),
    *(
        "falling",
        "slope",
        "ratio",
        "names",
        "negative",
        "on",
        "above",
        "below",
        "mistake",
        "attribute",
        ">=",
        ">",
        "=",
        "",
    ),
}


def renamed(data, change):
    """The data with every name changed: whatever is text, but for numbers, keys and rules."""
    if type(data) is dict:
        return {renamed(key, change) if key not in KEYS else key: renamed(part, change) for key, part in data.items()}
    if type(data) is list:
        return [renamed(part, change) for part in data]
    plain = type(data) is not str or data in KEYS or data in recheck.RULES or recheck.NUMBER.fullmatch(data)
    return data if plain else change(data)


# every condition decides something: a text that it refuses, and that passes where it is taken out


def poly(*terms) -> list:
    """``poly("t", (-1,))`` is t − 1."""
    terms = (term if type(term) is tuple else (1, term) for term in terms)
    return [[str(c), list(atoms)] for c, *atoms in terms]


ONE, ZERO = poly((1,)), poly()


def said(sign, term, name="") -> dict:
    return {"name": name, "sign": sign, "term": term}


def over(top, bottom=ONE, needs=()) -> dict:
    return {"top": top, "bottom": bottom, "needs": list(needs)}


def ln(top, bottom=ONE) -> dict:
    return {"top": top, "bottom": bottom}


def term(*factors, c="1") -> dict:
    return {"coefficient": c, "factors": list(factors)}


def by_equation(factor, cofactor=ONE) -> dict:
    return {"equation": factor, "cofactor": cofactor}


def certificate(goal, terms=(), equations=(), multiplier=()) -> dict:
    return {"goal": goal, "multiplier": list(multiplier), "terms": list(terms), "equations": list(equations)}


def shown(goal, terms=(), equations=(), multiplier=(), given=()) -> dict:
    made = certificate(goal, terms, equations, multiplier)
    return {"rule": "certificate", "given": list(given), "claim": made.pop("goal"), **made}


def known(hypothesis) -> dict:
    """The hypothesis from itself."""
    use = {"given": hypothesis}
    parts = {"equations": [by_equation(use)]} if hypothesis["sign"] == "=" else {"terms": [term(use)]}
    return shown(hypothesis, given=[hypothesis], **parts)


def derivation(*steps) -> dict:
    return {"derivation": list(steps)}


def row(held, state=(), fixed=(), count="N") -> dict:
    return {"over": "mistake", "fixed": list(fixed), "state": list(state), "kinds": [{"count": count, "claims": held}]}


def changing(name, start=ZERO) -> dict:
    return {"before": name, "start": start, "after": name + "'", "final": name + "_N"}


FALSE, TRUE, NOT_T = said(">=", poly((-1,))), said(">=", ZERO), said(">=", poly((-1, "t")))
T, S_, B = said(">=", poly("t")), said(">=", poly("s")), said(">=", poly("b"))
S_AFTER, S_END = said(">=", poly("s'")), said(">=", poly("s_N"))
TRIVIAL = shown(TRUE)


def induction(goal=S_END, claims=(S_,), bases=(0,), proofs=(1,), which=0, count="N", given=(), each=None) -> dict:
    """One claim kept along a row of one kind."""
    each = row([S_AFTER], [changing("s")]) if each is None else each
    steps = [{"count": count, "proofs": list(proofs)}]
    parts = {"claims": list(claims), "which": which, "bases": list(bases), "steps": steps, "row": each}
    return {"rule": "induction", "given": [each, *given], "claim": goal, **parts}


def calculus(f, slope, positive=(), ratio=(ONE, ONE), start="0", given=(), falling=False, sign=">=") -> dict:
    low = said(">=", poly((-1, "t"), (start,)) if falling else poly("t", (str(-Fraction(start)),)))
    parts = {"slope": slope, "positive": list(positive), "ratio": list(ratio)}
    run = {"variable": "t", "start": start, "falling": falling}
    return {"rule": "calculus", "given": [low, *given], "claim": said(sign, f), **run, **parts}


def named(of, goal, names, given=(), ratio=(ONE, ONE), positive=()) -> dict:
    parts = {"of": of, "names": names, "positive": list(positive), "ratio": list(ratio)}
    return {"rule": "named", "given": list(given), "claim": goal, **parts}


def divided(goal, of, positive=(), ratio=(ONE, ONE), given=()) -> dict:
    return {
        "rule": "divided",
        "given": list(given),
        "claim": goal,
        "of": of,
        "positive": list(positive),
        "ratio": list(ratio),
    }


def split(goal, zero, positive, nonnegative, given=()) -> dict:
    parts = {"zero": zero, "positive": positive, "nonnegative": nonnegative}
    return {"rule": "cases", "given": list(given), "claim": goal, **parts}


def equal(above, below, given) -> dict:
    return {"rule": "antisymmetry", "given": given, "claim": said("=", poly("t")), "above": above, "below": below}


def instance(goal, of, values, given=()) -> dict:
    return {"rule": "instance", "given": list(given), "claim": goal, "of": of, "values": values}


ABOVE_ZERO = shown(said(">", ONE), [term()])
EQUATION = shown(said("=", ZERO))
KEPT = known(S_AFTER)
ROW = induction()
LONG = ["x"] * 5000
BEHIND, STEEP = said(">=", poly("s'", (-1, "s_N"))), said(">=", poly("t", (-5,)))
LN_B = said(">=", over(poly((1, ln(poly("b")))), ONE, [poly("b")]))

# Each condition, by the first words of what it says, and a text that is refused for it.  Taken out, it lets the text
# pass; but for those of SHAPES, where a stray error comes out instead of `NotReplayed`.
WITNESSES = {
    "no text": json.dumps(certificate(TRUE)).encode(),
    "no JSON": "{",
    "nested too deeply": "[" * 100_000,
    "nothing is proved": derivation(),
    "more work than a proof needs": certificate(
        said(">=", poly((1, *LONG, *LONG))), [term({"square": poly((1, *LONG))})]
    ),
    "a division by zero": derivation(shown(TRUE, given=[said(">=", over(ONE, ZERO))])),
    "a vector is put for a scalar": derivation(known(T), instance(T, 0, {"t": {}}, [T])),
    "a scalar is put for a vector": derivation(
        shown(said(">=", poly((1, ["w", "w"]))), [term({"length": {"w": ONE}})]),
        instance(TRUE, 0, {"w": ZERO}),
    ),
    "a key stands twice": json.dumps(certificate(TRUE)).replace("{", '{"multiplier": 7, ', 1),
    "not an object of": {**certificate(TRUE), "comment": "no"},
    "not a list": {**certificate(TRUE), "terms": ""},
    "not a name": certificate(said(">=", ZERO, name=7)),
    "not a rational number": certificate(said(">=", [["1_0", []]]), [term(c="10")]),
    "a term needs more than it says": derivation(TRIVIAL, calculus(over(poly("t"), poly("t")), 0, start="-1")),
    "not a vector": certificate(said("=", "w")),
    "not a sign": certificate(said("<=", ONE), [term()]),
    "not the place of an earlier step": derivation(
        ABOVE_ZERO, shown(said(">", ONE), [term({"proved": said(">", ONE), "step": -1})])
    ),
    "not a rule": derivation({**TRIVIAL, "rule": "faith"}),
    "the claim is not what the rule gives": derivation(TRIVIAL, split(FALSE, 0, 0, 0)),
    "what is given is not what the rule leaves": derivation({**known(T), "given": []}),
    "one name is a vector and a scalar": certificate(
        said(">=", poly("w", (1, ["w", "w"]))), [term({"given": said(">=", poly("w"))}), term({"length": {"w": ONE}})]
    ),
    "not a claim about a polynomial": certificate(
        said(">=", poly((-1,))), [term({"given": said(">=", over(poly((-1,)), poly("t"), [poly("t")]))})]
    ),
    "the multiplier may be zero": certificate(FALSE, multiplier=[{"square": ZERO}]),
    "a coefficient is not positive": certificate(FALSE, [term(c="-1")]),
    "an equation is shown by equations alone": certificate(said("=", ONE), [term()]),
    "no term is strictly positive": certificate(said(">", ZERO)),
    "the two sides differ": certificate(FALSE),
    "an equation is used as an inequality": certificate(T, [term({"given": said("=", poly("t"))})]),
    "a fact is not what was proved": derivation(TRIVIAL, shown(FALSE, [term({"proved": FALSE, "step": 0})])),
    "not a factor": certificate(FALSE, [term({"trust": FALSE})]),
    "an inequality is used as an equation": certificate(said("=", poly("t")), (), [by_equation({"given": T})]),
    "not a map of names": derivation(TRIVIAL, instance(TRUE, 0, [])),
    "a statement about a whole run": derivation(TRIVIAL, KEPT, ROW, instance(S_END, 2, {"a": ONE}, ROW["given"])),
    "the claim is not what was put in": derivation(TRIVIAL, instance(FALSE, 0, {})),
    "the claim needs what was not": derivation(
        known(T), instance(said(">=", over(poly((1, "t", "b")), poly("b"), [poly("b")])), 0, {}, [T])
    ),
    "the cases are not split": derivation(TRIVIAL, EQUATION, split(TRUE, 0, 0, 1)),
    "the cases show different claims": derivation(
        shown(NOT_T, (), [by_equation({"given": said("=", poly("t"))}, poly((-1,)))], given=[said("=", poly("t"))]),
        TRIVIAL,
        known(T),
        split(NOT_T, 0, 1, 2, [T]),
    ),
    "what the lemma shows is no hypothesis": derivation(
        TRIVIAL, known(T), {"rule": "discharge", "given": [T], "claim": T, "of": 1, "lemma": 0}
    ),
    "an equation is not shown by ≥ and ≤": derivation(
        known(above := said(">", poly("t"))), known(NOT_T), equal(0, 1, [above, NOT_T])
    ),
    "the two do not say the opposite": derivation(known(T), known(T), equal(0, 1, [T])),
    "the two sides show different claims": derivation(
        TRIVIAL, known(T), {"rule": "split", "given": [T], "claim": TRUE, "positive": 0, "negative": 1, "on": poly("t")}
    ),
    "not the place of a claim": derivation(TRIVIAL, KEPT, induction(which=-1)),
    "the row is of other kinds": derivation(TRIVIAL, KEPT, induction(count="M")),
    "the start is not shown": derivation(
        known(said(">=", poly("b"))),
        KEPT,
        induction(each=row([S_AFTER], [changing("s", poly((-1,)))], ["b"]), given=[B]),
    ),
    "a step is not shown to keep": derivation(
        TRIVIAL,
        TRIVIAL,
        induction(each=row([], [changing("s")])),
    ),
    "two of the names of a row": derivation(
        TRIVIAL,
        KEPT,
        induction(each=row([S_AFTER], [{**changing("s"), "final": "s"}]), goal=S_),
    ),
    "what is fixed is changed": derivation(
        TRIVIAL, KEPT, induction(each=row([], [changing("s")], ["s'"]), given=[S_AFTER])
    ),
    "what a claim or a start speaks of": derivation(
        known(B), KEPT, induction(each=row([S_AFTER], [changing("s", poly("b"))]), given=[B])
    ),
    "the row holds what no step rests on": derivation(
        TRIVIAL, KEPT, induction(each=row([S_AFTER, FALSE], [changing("s")]))
    ),
    "what stands outside the row": derivation(TRIVIAL, KEPT, induction(each=row([], [changing("s")]), given=[S_AFTER])),
    "what holds at a step speaks of the end": derivation(
        TRIVIAL,
        shown(S_AFTER, [term({"given": S_END}), term({"given": BEHIND})], given=[S_END, BEHIND]),
        induction(each=row([S_END, BEHIND], [changing("s")])),
    ),
    "falling or not": derivation(TRIVIAL, {**calculus(ZERO, 0), "falling": 0}),
    "calculus shows f ≥ 0": derivation(ABOVE_ZERO, calculus(poly("t"), 0, sign=">")),
    "f is not seen to start": derivation(ABOVE_ZERO, calculus(poly("t", (-1,)), 0)),
    "what is proved of the slope is no inequality": derivation(EQUATION, calculus(ZERO, 0)),
    "not known to be positive, for f": derivation(
        TRIVIAL, calculus(over(poly("t"), poly("t"), [poly("t")]), 0, start="-1")
    ),
    "a premise rests on a whole run": derivation(
        TRIVIAL, KEPT, ROW, calculus(poly((1, "s_N", "t")), 2, given=ROW["given"])
    ),
    "a premise rests on more than bounds": derivation(
        known(STEEP), calculus(poly((Fraction(1, 2), "t", "t"), (-5, "t")), 0, given=[STEEP])
    ),
    "not a multiple of what is proved": derivation(TRIVIAL, calculus(poly((-1, "t")), 0)),
    "a factor is not known to be positive": derivation(
        ABOVE_ZERO, calculus(poly((-1, "t")), 0, ratio=(poly((-1,)), ONE))
    ),
    "not names of logarithms": derivation(TRIVIAL, named(0, TRUE, [])),
    "what is named and the goal have different signs": derivation(TRIVIAL, named(0, said(">", ZERO), {})),
    "not a claim about a quotient": derivation(
        known(said(">", poly("b"))), divided(LN_B, LN_B, [0], given=[LN_B, said(">", poly("b"))])
    ),
    "what is divided and the claim have different signs": derivation(divided(said(">", poly("t")), T, given=[T])),
    "a divisor is not known to be other than 0": derivation(
        divided(
            said(">=", over(poly("t"), poly("b"), [poly("b")])),
            said(">=", over(poly("t"), poly("b"), [poly("b")])),
            given=[said(">=", over(poly("t"), poly("b"), [poly("b")]))],
        )
    ),
}
SHAPES = {
    *("no JSON", "nested too deeply", "nothing is proved", "a division by zero", "a vector is put for a scalar"),
    *("a scalar is put for a vector", "not a vector", "not a rule", "not a factor", "not a map of names"),
    *("a statement about a whole run", "not names of logarithms"),
}


def text_of(witness):
    return json.dumps(witness) if type(witness) is dict else witness


def conditions(tree: ast.AST):
    """(texts, the list of statements it is in, its place) of each raise that is a condition of its own."""
    for parent in ast.walk(tree):
        for block in (part for part in vars(parent).values() if type(part) is list):
            for place, node in enumerate(block):
                if isinstance(node, ast.Raise) and node.exc is not None:
                    said = [part.value for part in ast.walk(node.exc) if isinstance(part, ast.Constant)]
                    if "step " not in said:
                        yield [text for text in said if type(text) is str], block, place


def without(condition: str) -> ModuleType:
    """The judge with one condition taken out."""
    tree = ast.parse(SOURCE)
    ((block, place),) = [
        (block, place) for texts, block, place in conditions(tree) if any(t.startswith(condition) for t in texts)
    ]
    block[place] = ast.Raise() if condition in ("no JSON", "nested too deeply") else ast.Pass()
    module = ModuleType(f"recheck without {condition}")
    exec(compile(ast.fix_missing_locations(tree), module.__name__, "exec"), vars(module))
    return module


def test_each_condition_has_a_witness_and_no_witness_stands_alone():
    said_somewhere = [texts for texts, _, _ in conditions(ast.parse(SOURCE))]
    assert len(said_somewhere) == len(WITNESSES)
    for texts in said_somewhere:
        assert sum(any(text.startswith(key) for text in texts) for key in WITNESSES) == 1, texts


@pytest.mark.parametrize("condition", WITNESSES)
def test_each_condition_decides_what_becomes_of_its_witness(condition):
    text = text_of(WITNESSES[condition])
    with pytest.raises(NotReplayed) as refusal:
        replay(text)
    message = str(refusal.value).partition(": ")[2] if str(refusal.value).startswith("step") else str(refusal.value)
    assert message.startswith(condition)
    if condition in SHAPES:
        with pytest.raises(Exception) as stray:
            without(condition).replay(text)
        assert type(stray.value).__name__ != "NotReplayed"
    else:
        assert without(condition).replay(text) in (">=", ">", "=", "<=")


def test_what_the_witnesses_are_made_of_replays():
    sound = [
        derivation(TRIVIAL, KEPT, ROW),
        derivation(ABOVE_ZERO, calculus(poly("t"), 0)),
        derivation(known(T), TRIVIAL, split(T, 0, 0, 0, [T])),
        derivation(known(T), instance(T, 0, {}, [T])),
        certificate(said(">=", ONE), [term(c="1/1")]),
    ]
    assert {replay(json.dumps(data)) for data in sound} == {">="}


# what divides, and what is equal: each part of a condition by itself


def from_given(premise, goal, sign, q, ratio=(ONE, ONE)) -> dict:
    """The goal from the premise, where q > 0 or q ≥ 0 is given."""
    q = said(sign, q)
    return derivation(known(q), divided(goal, premise, [0], ratio, given=[premise, q]))


T_OVER_B, TB_OVER_B = (said(">=", over(poly((1, *top)), poly("b"), [poly("b")])) for top in (["t"], ["t", "b"]))
NOT_B, B_SQUARED, TIMES = poly((-1, "b")), poly((1, "b", "b")), said(">=", poly((1, "b", "t")))
RIGHT_DIVISIONS = {
    "by what is positive": from_given(T, T_OVER_B, ">", poly("b"), (ONE, poly("b"))),
    "by what is negative": from_given(NOT_T, T_OVER_B, ">", NOT_B, (ONE, NOT_B)),
    "by what is not 0": from_given(TIMES, T_OVER_B, ">", B_SQUARED, (ONE, B_SQUARED)),
    "a premise that divides": from_given(T_OVER_B, T, ">", poly("b"), (poly("b"), ONE)),
}
ZERO_BELOW, NOT_ABOVE = "a divisor is not known to be other than 0", "a factor is not known to be positive"
A_VECTOR = said("=", {"w": ONE})
WRONG_STEPS = {
    "by what may be 0": (from_given(T, T_OVER_B, ">=", poly("b"), (ONE, poly("b"))), ZERO_BELOW),
    "a claim that divides by what may be 0": (from_given(T, TB_OVER_B, ">", poly("t")), ZERO_BELOW),
    "a premise that does": (from_given(TB_OVER_B, T, ">", poly("t")), ZERO_BELOW),
    "by what is negative, as if it were positive": (
        from_given(T, T_OVER_B, ">", NOT_B, (ONE, poly("b"))),
        NOT_ABOVE,
    ),
    "times what is negative, as if it were positive": (
        from_given(T_OVER_B, T, ">", NOT_B, (poly("b"), ONE)),
        NOT_ABOVE,
    ),
    "times what is positive or 0": (from_given(TRUE, TRUE, ">=", poly("b"), (poly("b"), poly("b"))), NOT_ABOVE),
    "vectors": (from_given(A_VECTOR, A_VECTOR, ">", poly("b")), "not a claim about a quotient"),
}
WRONG_STEPS |= {
    f"{above} and {below}": (
        derivation(known(f), known(g), equal(0, 1, given=[f, g])),
        "an equation is not shown by ≥ and ≤",
    )
    for above, below in ((">", ">="), (">=", ">"), ("=", ">="), (">=", "="))
    for f, g in [(said(above, poly("t")), said(below, poly((-1, "t"))))]
}


@pytest.mark.parametrize("name", RIGHT_DIVISIONS)
def test_a_right_division_replays(name):
    assert replay(json.dumps(RIGHT_DIVISIONS[name])) == ">="


@pytest.mark.parametrize("name", WRONG_STEPS)
def test_a_wrong_division_or_equation_is_refused(name):
    data, reason = WRONG_STEPS[name]
    with pytest.raises(NotReplayed, match=reason):
        replay(json.dumps(data))


# what a term needs, to be defined


NEEDY = said(">", over(ONE, ONE, [poly("s")]))  # s/s > 0
DEFINED = said(">=", over(ZERO, ONE, [poly("t", (1,))]))  # 0/(t + 1) ≥ 0, which calculus shows where t ≥ 0
ABOVE = shown(said(">", poly("t", (1,))), [term({"given": T}), term()], given=[T])
SHOWN = [TRIVIAL, ABOVE, calculus(DEFINED["term"], 0, [1])]  # the last of them: t ≥ 0 ⊢ DEFINED
NEED_IT = {
    "a goal": certificate(NEEDY, [term()]),
    "its contrary": certificate(NEEDY, [term(c="2"), term({"contrary": True})]),
    "a hypothesis": certificate(T, [term({"given": said(">=", over(poly("t"), ONE, [poly("s")]))})]),
    "a fact": derivation(*SHOWN, shown(TRUE, [term({"proved": DEFINED, "step": 2})], given=[T])),
    "a fact without them": derivation(*SHOWN, shown(TRUE, [term({"proved": TRUE, "step": 2})], given=[T])),
    "an instance": derivation(ABOVE_ZERO, instance(NEEDY, 0, {})),
    "an instance that needs nothing": derivation(TRIVIAL, instance(said(">=", over(ZERO, ONE, [ZERO])), 0, {})),
    "what is said to be concluded": derivation(
        known(T), TRIVIAL, {"rule": "split", "given": [], "claim": DEFINED, "positive": 1, "negative": 1, "on": ZERO}
    ),
    "one side of zero": derivation(
        *SHOWN, {"rule": "split", "given": [], "claim": DEFINED, "positive": 2, "negative": 0, "on": poly("t")}
    ),
    "one of two cases": derivation(*SHOWN, known(T), split(DEFINED, 2, 0, 3, [T])),
    "what is kept along a row": derivation(
        ABOVE_ZERO,
        induction(said(">", over(ONE, ONE, [poly("s_N")])), [NEEDY], each=row([], [changing("s")]), proofs=[0]),
    ),
    "what is defined at each step of a row": derivation(
        TRIVIAL,
        ABOVE,
        calculus(over(ZERO, ONE, [ONE]), 0),
        shown(said(">", poly("s'", (1,))), [term({"given": S_AFTER}), term()], given=[S_AFTER]),
        {**calculus(over(ZERO, ONE, [poly("s'", (1,))]), 0, [3]), "variable": "s'", "given": [S_AFTER]},
        induction(
            said(">=", over(ZERO, ONE, [poly("s_N", (1,))])),
            [said(">=", over(ZERO, ONE, [poly("s", (1,))]))],
            [2],
            [4],
            each=row([S_AFTER], [changing("s")], ["t"]),
            given=[T],
        ),
    ),
    "a vector called as a scalar is": derivation(
        TRIVIAL,
        ABOVE,
        shown(said(">", poly((1, ["t", "t"]), (1,))), [term({"length": {"t": ONE}}), term()]),
        calculus(over(ZERO, ONE, [poly("t", (1,)), poly((1, ["t", "t"]), (1,))]), 0, [1, 2]),
    ),
}


@pytest.mark.parametrize("place", NEED_IT)
def test_a_term_that_needs_something_is_shown_only_where_it_is_defined(place):
    assert not_replayed(json.dumps(NEED_IT[place]))


def test_what_is_defined_where_it_is_said_to_be_replays():
    square = instance(said(">=", over(ZERO, ONE, [poly((1, "x", "x"), (1,))])), 2, {"t": poly((1, "x", "x"))})
    (low,) = square["given"] = [said(">=", poly((1, "x", "x")))]
    dropped = {"rule": "discharge", "given": [], "claim": square["claim"], "of": 3, "lemma": 4}
    lemma = shown(low, [term({"square": poly("x")})])
    assert replay(json.dumps(derivation(*SHOWN, square, lemma, dropped))) == ">="


def test_the_kernel_refuses_it_too():
    """t⁰ for t = 1/s: 1, where there is a number."""
    goal = Claim(Pow(1 / s, 0, evaluate=False), ">", S.Zero)
    with pytest.raises(Refused, match="not a claim about a polynomial"):
        certify(Certificate(goal, terms=(Term(Fraction(1)),)))
    one = certify(Certificate(Claim(S.One, ">", S.Zero), terms=(Term(Fraction(1)),)))
    assert one.claim != goal and instantiate(one, {}).claim != goal


# what keeps it busy


MUCH = 2 * 10**7  # calls of functions: some ten times what the costliest of the attacks takes
LETTERS = [poly(letter) for letter in "abcdefghijkl"]
BUSY = {
    "a power of a sum": certificate(TRUE, [term(*[{"square": poly(*"abcd")}] * 16)]),
    "a power of a number": certificate(TRUE, [term(*[{"square": [["9" * 999, []], ["1", ["a"]]]}] * 40)]),
    "a power put in": derivation(
        known(said(">=", poly((1, *["t"] * 40)))),
        instance(TRUE, 0, {"t": poly(*"abcd")}, [said(">=", poly((1, *["t"] * 40)))]),
    ),
    "a long length": certificate(TRUE, [term({"length": {f"v{i}": ONE for i in range(3000)}})]),
    "a long sum of fractions": certificate(TRUE, [term({"square": [[f"1/{10**900 + i}", []] for i in range(1000)]})]),
    "a product with many factors": certificate(said(">=", over(ONE, poly((1, *"abcdefghijkl" * 2, "z")), LETTERS))),
    "a sum that is needed again and again": derivation(
        TRIVIAL,
        known(said(">", poly(*(f"x{i}" for i in range(700))))),
        calculus(over(ZERO, ONE, [poly("t", (i,)) for i in range(1, 300)]), 0, [1] * 3000),
    ),
}


@pytest.mark.parametrize("attack", BUSY)
def test_what_keeps_it_busy_is_refused_before_much_is_done(attack):
    text, done = json.dumps(BUSY[attack]), 0

    def count(*_):
        nonlocal done
        done += 1
        if done > MUCH:
            sys.setprofile(before)
            raise TimeoutError(attack)

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        with pytest.raises(NotReplayed, match="more work than a proof needs"):
            replay(text)
    finally:
        sys.setprofile(before)


MANY = [f"x{i}" for i in range(330)]
POWER = poly((1, *["t"] * 55), (-1,))
FROM_Y = [said(">=", poly("y")), said(">", POWER)]
WIDE = said(">=", poly(*((1, "x", name) for name in MANY)))
MIXED = said("=", poly(*((1, *["b"] * i) for i in range(1, 24))))
KINDS = [f"N{i}" for i in range(200)]
LEANING = [said("=", {"w": poly((i, "x"))}) for i in range(1, 140)]


def of_many_kinds(hypotheses, fixed) -> dict:
    """0 ≥ 0 kept along a row of many kinds of steps, at each of which it rests on the hypotheses."""
    each = {"over": "mistake", "fixed": fixed, "state": [], "kinds": [{"count": n, "claims": []} for n in KINDS]}
    parts = {"claims": [TRUE], "which": 0, "bases": [0], "steps": [{"count": n, "proofs": [1]} for n in KINDS]}
    return {"rule": "induction", "given": [each, *hypotheses], "claim": TRUE, "row": each, **parts}


def resting_on(hypotheses, goal, terms=()) -> dict:
    """The goal, and 0 = 0 from each of the hypotheses."""
    uses = [by_equation({"given": known}, {} if type(known["term"]) is dict else ZERO) for known in hypotheses]
    return shown(goal, terms, uses, given=hypotheses)


# A text for each place where work is counted and nothing else would count it.
COUNTED = {
    "_plus": derivation(
        known(said(">", POWER)),
        TRIVIAL,
        {**calculus(over(ZERO, ONE, [POWER]), 1, [0]), "variable": "y", "given": FROM_Y},
        instance(said(">=", over(ZERO, ONE, [poly("t", (-1,))])), 2, {}, FROM_Y),
    ),
    "_scaled": certificate(
        said(">=", over(poly(*(("9" * 999, name) for name in MANY[:130])), [["9" * 999, []]])), [term()]
    ),
    "_divided": certificate(said(">=", over(ONE, poly(*MANY), [poly(f"y{i}") for i in range(330)]))),
    "_is_product": derivation(
        ABOVE_ZERO,
        known(said(">", poly("x"))),
        calculus(
            over(ZERO, ONE, [poly((i, "x")) for i in range(1, 300)]), 0, [*[0] * 300, 1], given=[said(">", poly("x"))]
        ),
    ),
    "_logs": derivation(
        TRIVIAL, known(said(">", poly(*MANY))), calculus(ZERO, 0, [1] * 330, given=[said(">", poly(*MANY))])
    ),
    "_letters": derivation(TRIVIAL, resting_on([MIXED], TRUE), of_many_kinds([MIXED], ["b"])),
    "_put": derivation(known(WIDE), *[instance(TRUE, 0, {"x": ZERO}, [TRUE])] * 45),
    "_combination": derivation(
        resting_on(LEANING, TRUE),
        instance(TRUE, 0, {"x": ZERO, "w": dict.fromkeys(MANY, ONE)}, [said("=", {})]),
    ),
    "_hoisted": derivation(TRIVIAL, TRIVIAL, of_many_kinds([], MANY)),
}


def without_counting_in(function: str) -> ModuleType:
    """The judge with nothing counted by one function itself."""
    tree = ast.parse(SOURCE)
    (found,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function)
    counting = [node for node in ast.walk(found) if ast.unparse(node).startswith("_spend(")]
    counting = [node for node in counting if isinstance(node, ast.Expr)]
    assert len(counting) == 1
    counting[0].value = ast.Constant(None)
    module = ModuleType(f"recheck without counting in {function}")
    exec(compile(ast.fix_missing_locations(tree), module.__name__, "exec"), vars(module))
    return module


@pytest.mark.parametrize("function", COUNTED)
def test_each_place_that_counts_work_decides(function, monkeypatch):
    """With a tenth of the work that a text may cost, so that small texts are enough."""
    text, judge = json.dumps(COUNTED[function]), without_counting_in(function)
    judge.WORK = recheck.WORK // 10
    monkeypatch.setattr(recheck, "WORK", judge.WORK)
    with pytest.raises(NotReplayed, match="more work than a proof needs"):
        replay(text)
    try:
        judge.replay(text)
    except ValueError as refusal:
        assert "more work" not in str(refusal)


# changed derivations: refused, or as true as before


def statement(step: dict) -> tuple:
    """What a step says, by its values at a point that is drawn from the names."""
    return frozenset(map(reader.hypothesis, step["given"])), reader.claim(step["claim"])


def factor_at(data: dict, goal: tuple) -> tuple:
    """The sign and the value of a factor."""
    if "square" in data:
        return ">=", reader.polynomial(data["square"]) ** 2
    if "length" in data:
        return ">=", reader.product(*[reader.term(data["length"])] * 2)
    if "contrary" in data:
        return {">=": ">", ">": ">="}[goal[0]], -goal[1]
    return reader.claim(data.get("given", data.get("proved")))


def product_at(factors: list, goal: tuple) -> tuple:
    value, signs = 1, set()
    for sign, each in (factor_at(data, goal) for data in factors):
        value, signs = value * each % reader.PRIME, signs | {sign}
    return value, signs


def certifies(step: dict, earlier: list) -> bool:
    """Is it a certificate that holds, judged by values alone?"""
    goal = reader.claim(step["claim"])
    value, signs = product_at(step["multiplier"], goal)
    left, right, fair, strict = goal[1] * value, 0, signs <= {">"}, goal[0] != ">"
    for each in step["terms"]:
        value, signs = product_at(each["factors"], goal)
        right += value * reader.polynomial([[each["coefficient"], []]])
        positive = Fraction(each["coefficient"]) > 0
        fair, strict = fair and positive and "=" not in signs and goal[0] != "=", strict or signs <= {">"}
    for item in step["equations"]:
        sign, value = factor_at(item["equation"], goal)
        cofactor = reader.term(item["cofactor"])
        right += value * cofactor if type(value) is int else reader.product(dict(value), cofactor)
        fair = fair and sign == "="
    used = [factor for each in step["terms"] for factor in each["factors"]] + step["multiplier"]
    given = set()
    for data in used + [item["equation"] for item in step["equations"]]:
        if "given" in data:
            given.add(reader.hypothesis(data["given"]))
        if "proved" in data:
            before, shown_before = statement(earlier[data["step"]])
            fair, given = fair and shown_before == reader.claim(data["proved"]), given | before
    return fair and strict and (left - right) % reader.PRIME == 0 and given == statement(step)[0]


def value_at(data, point) -> float:
    """A polynomial in scalars and logarithms."""
    total = 0.0
    for c, atoms in data:
        product = float(Fraction(c))
        for atom in atoms:
            inside = (value_at(atom[part], point) for part in ("top", "bottom")) if type(atom) is dict else None
            product *= math.log(next(inside) / next(inside)) if inside else point[atom]
        total += product
    return total


def seems_right(step: dict) -> bool:
    """Does the claim hold at many random places where all that is given does?"""
    random, tried, f = Random(5), 0, step["claim"]["term"]
    f = f if type(f) is dict else over(f)
    names = [step["variable"], *(atom for known in step["given"] for _, atoms in known["term"] for atom in atoms)]
    for _ in range(4000):
        point = {name: random.choice((1, 3, 40)) * random.uniform(-1, 1) for name in names}
        met = [(known["sign"], value_at(known["term"], point)) for known in step["given"]]
        if all(value > 0 and sign in (">=", ">") for sign, value in met):
            tried += 1
            try:
                if value_at(f["top"], point) / value_at(f["bottom"], point) < -1e-9:
                    return False
            except (ArithmeticError, ValueError, LookupError):
                return False  # not defined here, or it speaks of something else
    return tried > 50 and step["claim"]["sign"] == ">="


def still_true(changed: dict, original: dict) -> bool:
    """Does each step say what was said before, or the same with ≥ for >, or is it a certificate that holds, or
    calculus that is right wherever it is tried?"""
    before = {statement(step) for step in original["derivation"]}
    before |= {(given, (">=", value)) for given, (sign, value) in before if sign == ">"}
    steps = changed["derivation"]
    return all(
        statement(step) in before
        or (step["rule"] == "certificate" and certifies(step, steps[:place]))
        or (step["rule"] == "calculus" and seems_right(step))
        for place, step in enumerate(steps)
    )


def parts_of(data):
    """(holder, key) of everything that the data is made of."""
    for key, part in data.items() if type(data) is dict else enumerate(data) if type(data) is list else ():
        yield data, key
        yield from parts_of(part)


def mutated(text: str, random: Random) -> dict:
    """The data in a text, changed in one place."""
    data = json.loads(text)
    places = list(parts_of(data))
    holder, key = random.choice(places)
    alike = [part for owner, k in places if type(part := owner[k]) is type(holder[key])]
    holder[key] = other(holder[key], key, alike, random)
    if holder[key] is DROPPED:
        del holder[key]
    return data


DROPPED = object()


def other(part, key, alike: list, random: Random):
    """Something else of the same kind as ``part``; or nothing."""
    if type(part) is bool:
        return not part
    if type(part) is int:
        return part + random.choice((-1, 1, 2))
    if type(part) is str:
        if key == "sign":
            return random.choice([">=", ">", "=", "<="])
        if key == "rule":
            return random.choice([*recheck.RULES])
        if recheck.NUMBER.fullmatch(part):
            return random.choice([f"-{part}".replace("--", ""), "0", "1", "2", str(Fraction(part) + 1)])
        return random.choice([*alike, f"{part}*", f"{part}'"])
    if type(part) is list and part:
        made, i = list(part), random.randrange(len(part))
        match random.randrange(5):
            case 0:
                del made[i]
            case 1:
                made.insert(i, made[i])
            case 2:
                made.append(copy.deepcopy(random.choice(random.choice([found for found in alike if found]))))
            case 3:
                made.reverse()
            case _:
                return copy.deepcopy(random.choice(alike))
        return made
    if type(part) is dict and part and random.random() < 0.4:
        made = dict(part)
        k, l = random.choice([*made]), random.choice([*made])
        made[k], made[l] = made[l], made[k]
        return made
    return random.choice([DROPPED, copy.deepcopy(random.choice(alike))])


@cache
def to_be_changed() -> tuple:
    """Small derivations: those made by hand, and of each rule some short ones of the book."""
    small = [proof.to_json() for proof in by_hand().values()]
    for rule, count in (("certificate", 24), ("induction", 4), ("instance", 3), ("cases", 1), ("calculus", 3)):
        texts = sorted((proof.to_json() for proof in steps_by_rule(rule)[:60]), key=len)
        small += texts[len(texts) // 4 :][:count]
    return tuple(small)


CHANGES = part_of(4800)


def outcomes(judge):
    """What becomes of each of some changed derivations: it is refused, passes and is true, passes and is false."""
    random, texts = Random(1), to_be_changed()
    for _ in range(CHANGES):
        text = random.choice(texts)
        changed = mutated(text, random)
        try:
            judge.replay(json.dumps(changed))
        except ValueError as refusal:
            assert type(refusal).__name__ == "NotReplayed"
            yield "refused"
        else:
            yield "true" if still_true(changed, json.loads(text)) else "false"


def test_changed_derivations_are_refused_unless_they_are_as_true_as_before():
    found = Counter(outcomes(recheck))
    assert found["false"] == 0 and found["refused"] > 0.6 * CHANGES and found["true"] > 0.05 * CHANGES, found


@pytest.mark.parametrize(
    "condition",
    ["the two sides differ", "what is given is not what the rule leaves", "not a multiple of what is proved"],
)
def test_the_campaign_can_fail(condition):
    assert "false" in outcomes(without(condition))


# malformed texts


ODD = [None, True, False, 0, 1, -1, 10**30, 1.5, "", "1", "t", "1/0", "1_0", "١", "²", "+1", " 1", "1e9", "\ud800"]
ODD += [
    [],
    {},
    [[]],
    [["1", ["t"]]],
    [["1", [["t"]]]],
    [["1", [["w", "u", "u"]]]],
    [True, []],
    {"top": [], "bottom": []},
]


ODDITIES = part_of(3000)


def test_malformed_data_is_not_replayed_and_no_other_error_comes_out():
    random, refused = Random(3), 0
    texts = [proof.to_json() for proof in by_hand().values()]
    for _ in range(ODDITIES):
        data = json.loads(random.choice(texts))
        holder, key = random.choice(list(parts_of(data)))
        holder[key] = random.choice(ODD)
        refused += not_replayed(json.dumps(data))
    assert refused > 0.8 * ODDITIES


def test_damaged_text_is_not_replayed_and_no_other_error_comes_out():
    random, refused = Random(4), 0
    texts = [proof.to_json() for proof in by_hand().values()]
    for _ in range(ODDITIES):
        text, letters = random.choice(texts), '{}[]",:0-/e t\\\x00²'
        i = random.randrange(len(text))
        j = i + random.choice((0, 1, 1, 5, 50, len(text)))
        refused += not_replayed(text[:i] + random.choice(letters) + text[j:])
    assert refused > 0.8 * ODDITIES


def not_replayed(text) -> bool:
    try:
        replay(text)
    except NotReplayed:
        return True
    return False


@pytest.mark.parametrize(
    "coefficient",
    ["", "1_0", "١", "²", "+1", " 1", "1 ", "1\n", "1.0", "1e3", "1/0", "1/-2", "1//2", "nan", True, 1, None],
)
def test_a_coefficient_is_a_fraction_in_plain_digits(coefficient):
    """For 0 ≥ 0, which is true whatever is in the square."""
    square = {"square": [[coefficient, []], ["0", ["t"]]]}
    assert not_replayed(json.dumps(certificate(TRUE, [term(square)], multiplier=())))
    assert not_replayed(json.dumps(certificate(said(">=", ONE), [term(c=coefficient)])))


@pytest.mark.parametrize(
    "text",
    [
        *(None, 7, b"", bytearray(b"{}"), [], {}, "", "null", "NaN", "[]", "{}", '"goal"', "1" * 10_000, "[" * 200_000),
        '{"a":' * 100_000,
        '{"goal": {}, "derivation": []}',
        '{"derivation": [{"rule": ["cases"]}]}',
        json.dumps(certificate(said(">=", [["9" * 5000, []]]), [term()])),
        json.dumps(certificate(said(">=", over(poly((1, ln(poly((1, ln(poly("t")))))))), [poly("t")]), [term()])),
        json.dumps(certificate(TRUE, [term({"square": poly(*((1, f"t{i}") for i in range(4000)))})])),
    ],
)
def test_no_text_is_too_odd(text):
    assert not_replayed(text)
    with pytest.raises(NotReplayed):
        statements(text)


def test_a_row_in_a_row_in_a_row_is_no_stack_overflow():
    deep = T
    for _ in range(150):
        deep = row([deep])
    assert not_replayed(json.dumps(derivation({**TRIVIAL, "given": [deep]})))
    assert not_replayed(json.dumps(derivation(TRIVIAL))[:-1] + "," + '"given":[' * 5000)
