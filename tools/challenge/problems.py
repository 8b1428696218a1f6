"""Problems for provers, from the book: what its theorems put to `prove`, and claims that rest on inductions and on ln.

A *problem* is data: "goal" and "given" in the form of `mistake_bounds.proof.export.json`, and what is "known" of it: a
derivation, numbers at which it fails, or nothing.  Its "id" is a hash of goal and hypotheses without their names.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from hashlib import sha256
from sys import modules
from unittest.mock import patch

from sympy import S

from mistake_bounds.proof import (
    ZERO,
    Antisymmetry,
    Calculus,
    Certificate,
    Claim,
    Fact,
    ForEach,
    Given,
    Induction,
    Named,
    Proved,
    Split,
    Vector,
    antisymmetry,
    assume,
    certify,
    prove,
    split,
)
from mistake_bounds.proof.export.json import claim_data, derivation_data, hypotheses_data
from mistake_bounds.proof.kernel.polynomials import Polynomial
from mistake_bounds.proof.kernel.terms import expression

TRACKS = "steps", "leaps", "variants", "asked", "inductions", "logarithms"
POLYNOMIALS = TRACKS[:4]
LEAPS = 6
LITTLE = Fraction(1, 1000)
OPENED = Antisymmetry, Certificate, Split


def is_tried(track: str, id_: str) -> bool:
    """Is an answer to the problem on the page: of the longer steps to one in LEAPS, by its id?"""
    return track != "leaps" or int(id_, 16) % LEAPS == 0


def problem(track: str, where: str, goal: Claim, given: Iterable, known: dict, **more) -> dict:
    """The data of a problem."""
    given = tuple(given)
    data = {"goal": claim_data(goal), "given": hypotheses_data(given)}
    bare = [_without_names(data["goal"]), sorted(map(_without_names, data["given"]), key=_canonical)]
    id_ = sha256(_canonical(bare).encode()).hexdigest()[:16]
    text = "; ".join([*sorted(repr(one) for one in given if type(one) is Claim), *_rows(given)]) + f"  ⊢  {goal}"
    return {"id": id_, "track": track, "where": where, "text": text, **more, **data, "known": known}


def _canonical(data) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def _without_names(data):
    """A claim, or all claims of a row, whatever they are called."""
    return _unnamed(data) if "sign" in data else data | {"kinds": [*map(_unnamed_kind, data["kinds"])]}


def _unnamed(claim: dict) -> dict:
    return {key: claim[key] for key in ("sign", "term")}


def _unnamed_kind(kind: dict) -> dict:
    return kind | {"claims": sorted(map(_without_names, kind["claims"]), key=_canonical)}


def _rows(given: Iterable) -> Iterator[str]:
    """Each hypothesis about a row in words."""
    for each in (one for one in given if type(one) is ForEach):
        for count, held in each.kinds:
            inside = [*sorted(repr(one) for one in held if type(one) is Claim), *_rows(held)]
            state = ", ".join(f"{row.before} from {row.start} by {row.after} to {row.final}" for row in each.state)
            yield f"at each of {count} ({each.over}; {state or 'no state'}): [{'; '.join(inside)}]"


def known_by(proof: Proved) -> dict:
    """A derivation that the second judge reads."""
    return {"status": "proved", "derivation": derivation_data(proof)}


# --- from the book --------------------------------------------------------------------------------


def asked(build: Callable[[], Iterable[str]]) -> list[tuple]:
    """What is put to `prove` while ``build`` names one theorem after the other: (where, goal, given, facts, hints).

    >>> from mistake_bounds.proof import scalars
    >>> a, b = scalars("a b")
    >>> [(where, goal) for where, goal, *_ in asked(lambda: ["product" for _ in [prove(a * b >= 0, [a >= 0, b >= 0])]])]
    [('product', a·b ≥ 0)]
    """
    room, found, fresh = modules["mistake_bounds.proof.search.prove"], [], []

    class Recorded(room.Question):
        def __init__(self, *question):
            super().__init__(*question)
            fresh.append(question)

    with patch.object(room, "Question", Recorded):
        for where in build():
            found += [(where, *question) for question in fresh]
            fresh.clear()
    return found


def steps_and_leaps(questions: Iterable[tuple]) -> Iterator[dict]:
    """Each question with the facts that it uses as hypotheses; and with what these rest on in their place."""
    for where, goal, given, facts, hints in questions:
        proof = prove(goal, given, (*facts, *(h.vector if hasattr(h, "vector") else h.base for h in hints)))
        for track, deep in (("steps", False), ("leaps", True)):
            opened = [fact for fact in facts if deep and type(fact.by) in OPENED]
            if deep and not opened:
                continue
            again = rebuilt(proof, deep)
            kept = [fact.claim for fact in facts if fact not in opened]
            kept += [known for fact in opened for known in rebuilt(fact, deep).given]
            assumed = [] if deep else [known for fact in facts for known in fact.given]
            held = frozenset((*given, *kept, *again.given, *filter(_is_plain, assumed)))
            if goal not in held:
                yield problem(track, where, goal, held, known_by(again))


def _is_plain(known) -> bool:
    return type(known) is Claim and (known.is_vector or known.polynomial is not None)


@cache  # a derivation names equal proofs once: they have to be one
def rebuilt(proof: Proved, deep: bool) -> Proved:
    """The same claim with the facts of its certificate as hypotheses; ``deep``: proved again from what they rest on.

    A fact that has no certificate, such as one by induction, is a hypothesis either way.
    """

    def factor(one):
        if type(one) is not Fact:
            return one
        return Fact(rebuilt(one.proof, deep)) if deep and type(one.proof.by) in OPENED else Given(one.claim)

    match proof.by:
        case Certificate() as by:
            terms = tuple(replace(term, factors=tuple(map(factor, term.factors))) for term in by.terms)
            equations = tuple(replace(one, factor=factor(one.factor)) for one in by.equations)
            parts = {"multiplier": tuple(map(factor, by.multiplier)), "terms": terms, "equations": equations}
            return certify(replace(by, **parts), proof.claim.name)
        case Split() as by:
            return split(rebuilt(by.on_positive, deep), rebuilt(by.on_negative, deep), by.t)
        case Antisymmetry() as by:
            return antisymmetry(rebuilt(by.above, deep), rebuilt(by.below, deep))
    return assume(proof.claim)


def variants(step: dict) -> Iterator[dict]:
    """One step in ten without one of its hypotheses, and one in ten stronger by a thousandth; what is not known."""
    goal, given = claims_of(step)
    chance = int(step["id"], 16)
    how = None
    if chance % 10 == 0 and given:
        out = given.pop(chance // 10 % len(given))
        how = f"without {out!r}"
    elif chance % 10 == 1 and goal.sign != "=":
        goal, how = Claim(goal.lhs - LITTLE, goal.sign, S.Zero, goal.name), "stronger by 1/1000"
    if how and goal not in given:
        yield problem("variants", step["where"], goal, given, {"status": "unknown"}, of=step["id"], how=how)


def ruled(where: str, proofs: Iterable[Proved], seen: set) -> Iterator[dict]:
    """The claims along a row, and those by calculus or with names for logarithms, on which some proofs rest."""
    for proof in proofs:
        if id(proof) not in seen:
            seen.add(id(proof))
            yield from ruled(where, proof.premises, seen)
            if type(proof.by) in (Induction, Calculus, Named):
                track = "inductions" if type(proof.by) is Induction else "logarithms"
                yield problem(track, where, proof.claim, proof.given, known_by(proof))


def of_the_book() -> list[dict]:
    """All problems, each once, in the order of the book; in a process that has built no theorem yet."""
    proofs: list[tuple[str, tuple]] = []

    def build():
        from mistake_bounds.theorems.book import FILES, results_of

        for file, module in FILES.items():
            for name, result in results_of(module):
                parts = getattr(result, "proofs", result if isinstance(result, tuple) else (result,))
                proofs.append((f"{file}.{name}", tuple(part for part in parts if type(part) is Proved)))
                yield proofs[-1][0]

    found, seen = [*steps_and_leaps(asked(build))], set()
    found += [one for where, parts in proofs for one in ruled(where, parts, seen)]
    found += [variant for one in found if one["track"] == "steps" for variant in variants(one)]
    once: dict[str, dict] = {}
    for one in sorted(found, key=lambda one: TRACKS.index(one["track"])):
        once.setdefault(one["id"], one)
    return [*once.values()]


# --- and back -------------------------------------------------------------------------------------


def claims_of(data: dict) -> tuple[Claim, list[Claim]]:
    """Goal and hypotheses of a problem about polynomials."""
    return _claim(data["goal"]), [*map(_claim, data["given"])]


def _claim(data: dict) -> Claim:
    if isinstance(data["term"], dict):
        return Claim(Vector((name, _term(rows)) for name, rows in data["term"].items()), "=", ZERO, data["name"])
    return Claim(_term(data["term"]), data["sign"], S.Zero, data["name"])


def _term(rows: list):
    monomials = ((Counter(tuple(a) if isinstance(a, list) else a for a in atoms), c) for c, atoms in rows)
    return expression(Polynomial.of((frozenset(powers.items()), Fraction(c)) for powers, c in monomials))
