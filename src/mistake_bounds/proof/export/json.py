"""A certificate, or a whole derivation, as JSON that anybody's checker can read; `mistake_bounds.proof.recheck` is one.

* A polynomial is a list of [coefficient, [atoms…]]; an *atom* is a scalar's name, a pair of vectors' names (their
  inner product), or {"top", "bottom"}: the logarithm of their quotient.  A vector maps names to polynomials.
* A claim is {"name", "sign", "term"}: term ≥ 0, > 0 or = 0.  A term that divides or has logarithms is
  {"top", "bottom", "needs"}: defined where all it needs are positive.
* A row is {"over", "fixed", "state", "kinds"}: hypotheses about each of N steps of a kind.
* A derivation is {"derivation": […]}: each step has its "rule", what is "given", its "claim", and the rule's own
  arguments; an earlier step is named by its place, 0, 1, …  The last step is what is proved.  What is "divided" is
  the place of a step, or a claim: a hypothesis.
* A certificate's factors are {"given": claim}, {"proved": claim} (with its "step" in a derivation), {"square": …},
  {"length": …} and {"contrary": true}.
"""

import json
from functools import cache

from mistake_bounds.proof.kernel.claims import Claim
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
    Length,
    Named,
    Split,
    Square,
)
from mistake_bounds.proof.kernel.polynomials import Log, Polynomial, Quotient
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.shown import json_of
from mistake_bounds.proof.kernel.terms import Vector, name_of, polynomial, read


@json_of.register
def certificate_json(cert: Certificate) -> str:
    """One certificate, the facts that it uses written out."""
    return json.dumps({"goal": claim_data(cert.goal), **certificate_data(cert, {})}, ensure_ascii=False)


@json_of.register
def derivation_json(proof: Proved) -> str:
    """The whole derivation of what is proved, premises first."""
    return json.dumps({"derivation": derivation_data(proof)}, ensure_ascii=False)


def derivation_data(*proofs: Proved) -> list[dict]:
    """The steps of one or several derivations, each step once."""
    places: dict[int, int] = {}
    steps: list[dict] = []
    for proof in proofs:
        _place(proof, places, steps)
    return steps


def _place(proof: Proved, places: dict[int, int], steps: list[dict]) -> None:
    if id(proof) in places:
        return
    for premise in proof.premises:
        _place(premise, places, steps)
    step = {"given": hypotheses_data(proof.given), "claim": claim_data(proof.claim), **_rule_data(proof.by, places)}
    places[id(proof)] = len(steps)
    steps.append(step)


def _rule_data(by, places: dict[int, int]) -> dict:
    def at(proof):
        return places[id(proof)]

    match by:
        case Certificate():
            return {"rule": "certificate", **certificate_data(by, places)}
        case Instance():
            return {"rule": "instance", "of": at(by.proof), "values": {n: _data(v) for n, v in by.values}}
        case Cases():
            branches = {"zero": at(by.on_zero), "positive": at(by.on_positive), "nonnegative": at(by.nonnegative)}
            return {"rule": "cases", **branches}
        case Split():
            return {"rule": "split", "positive": at(by.on_positive), "negative": at(by.on_negative), "on": _data(by.t)}
        case Antisymmetry():
            return {"rule": "antisymmetry", "above": at(by.above), "below": at(by.below)}
        case Induction():
            steps = [{"count": name_of(count), "proofs": [*map(at, proofs)]} for proofs, count in by.steps]
            claims = {"claims": [*map(claim_data, by.claims)], "which": by.which, "bases": [*map(at, by.bases)]}
            return {"rule": "induction", **claims, "steps": steps, "row": row_data(by.each)}
        case Calculus():
            run = {"variable": name_of(by.t), "start": str(by.start), "falling": by.falling}
            return {"rule": "calculus", **run, "slope": at(by.slope), **_positive_data(by, at)}
        case Named():
            names = {name_of(symbol): _log_data(log) for symbol, log in by.names}
            return {"rule": "named", "of": at(by.proof), "names": names, **_positive_data(by, at)}
        case Divided():
            premise = claim_data(by.premise.claim) if type(by.premise) is Given else at(by.premise.proof)
            return {"rule": "divided", "of": premise, **_positive_data(by, at)}
        case Discharge():
            return {"rule": "discharge", "of": at(by.proof), "lemma": at(by.lemma)}


def _positive_data(by: Calculus | Named | Divided, at) -> dict:
    return {"positive": [*map(at, by.positive)], "ratio": [_data(part) for part in by.ratio]}


def _log_data(log) -> dict:
    (atom,) = read(log).top.atoms
    return _atom_data(atom)


def certificate_data(cert: Certificate, places: dict[int, int]) -> dict:
    """Multiplier, terms and equations, for a goal that is written elsewhere."""
    return {
        "multiplier": [_factor_data(factor, places) for factor in cert.multiplier],
        "terms": [
            {"coefficient": str(term.coefficient), "factors": [_factor_data(f, places) for f in term.factors]}
            for term in cert.terms
        ],
        "equations": [
            {"equation": _factor_data(equation.factor, places), "cofactor": _data(equation.cofactor)}
            for equation in cert.equations
        ],
    }


def _factor_data(factor, places: dict[int, int]) -> dict:
    match factor:
        case Square(base):
            return {"square": _data(base)}
        case Length(vector):
            return {"length": _data(vector)}
        case Contrary():
            return {"contrary": True}
        case Fact(proof):
            step = {"step": places[id(proof)]} if id(proof) in places else {}
            return {"proved": claim_data(proof.claim), **step}
    return {"given": claim_data(factor.claim)}


def hypotheses_data(given) -> list:
    """Claims and rows, in an order that does not change from run to run."""
    data = (row_data(known) if type(known) is ForEach else claim_data(known) for known in given)
    return sorted(data, key=lambda known: json.dumps(known, sort_keys=True))


def row_data(each: ForEach) -> dict:
    """A hypothesis about each step of a row."""
    state = [
        {
            "before": name_of(row.before),
            "start": _data(row.start),
            "after": name_of(row.after),
            "final": name_of(row.final),
        }
        for row in each.state
    ]
    kinds = [{"count": name_of(count), "claims": hypotheses_data(held)} for count, held in each.kinds]
    return {"over": each.over, "fixed": sorted(each.fixed), "state": state, "kinds": kinds}


def claim_data(claim: Claim) -> dict:
    """A claim without its name: its term has the sign."""
    if claim.is_vector:
        term = {name: polynomial_data(p) for name, p in sorted(claim.plain, key=lambda part: part[0])}
    else:
        term = quotient_data(claim.plain) if claim.polynomial is None else polynomial_data(claim.polynomial)
    return {"name": claim.name, "sign": claim.sign, "term": term}


def _data(part):
    """A vector or a polynomial term."""
    if type(part) is Vector:
        return {name: _term_data(c) for name, c in part.parts}
    return _term_data(part)


@cache
def _term_data(term) -> list:
    return polynomial_data(polynomial(term))


def quotient_data(part: Quotient) -> dict:
    """A term that divides or has logarithms."""
    needs = sorted(map(polynomial_data, part.needs), key=json.dumps)
    return {"top": polynomial_data(part.top), "bottom": polynomial_data(part.bottom), "needs": needs}


@cache
def polynomial_data(part: Polynomial) -> list:
    """A list of [coefficient, [atoms…]], in an order that does not change from run to run; it is not to be changed."""
    rows = (
        [str(c), sorted((_atom_data(a) for a, e in monomial for _ in range(e)), key=json.dumps)]
        for monomial, c in part.terms
    )
    return sorted(rows, key=lambda row: (-len(row[1]), json.dumps(row[1], ensure_ascii=False)))


def _atom_data(a):
    if type(a) is Log:
        return {"top": polynomial_data(a.top), "bottom": polynomial_data(a.bottom)}
    return list(a) if type(a) is tuple else a
