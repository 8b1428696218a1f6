"""A second judge: checks exported certificates with the standard library alone, sharing nothing with the kernel."""

import json
from collections import Counter
from fractions import Fraction


class NotReplayed(ValueError):
    """The certificate's identity or one of its signs does not hold."""


def replay(text: str) -> str:
    """Re-check a certificate exported by ``to_json``: the sign of its goal (``>=``, ``>``, ``=``), or `NotReplayed`."""
    cert = json.loads(text)
    sign, goal = cert["goal"]["sign"], _poly(cert["goal"]["term"])

    def product(factors):
        total, signs = _poly([["1", []]]), set()
        for data in factors:
            known = data.get("known") or {"term": data.get("square", []), "sign": ">="}
            poly = _poly(known["term"]) if "length" not in data else _inner(data["length"], data["length"])
            if "contrary" in data:
                poly, known = _times(goal, _poly([["-1", []]])), {"sign": {">=": ">", ">": ">="}[sign]}
            total, signs = _times(total, _times(poly, poly) if "square" in data else poly), signs | {known["sign"]}
        return total, signs <= {">=", ">"}, signs <= {">"}

    multiplier, _, fair = product(cert["multiplier"])
    rest, strict = _times(goal, multiplier), sign != ">"
    for term in cert["terms"]:
        poly, signed, all_strict = product([*term["factors"]])
        fair, strict = fair and signed and sign != "=" and Fraction(term["coefficient"]) > 0, strict or all_strict
        rest.subtract(_times(poly, _poly([[term["coefficient"], []]])))
    for known, cofactor in ((item["equation"], item["cofactor"]) for item in cert["equations"]):
        fair, term, of_vectors = fair and known["sign"] == "=", known["term"], isinstance(cofactor, dict)
        rest.subtract(_inner(term, cofactor) if of_vectors else _times(_poly(term), _poly(cofactor)))
    if not (fair and strict) or any(rest.values()):
        raise NotReplayed("a sign is not what it must be" if not (fair and strict) else "the two sides differ")
    return sign


def _poly(data):
    total = Counter()
    for coefficient, atoms in data:
        total[tuple(sorted(json.dumps(a if isinstance(a, str) else sorted(a)) for a in atoms))] += Fraction(coefficient)
    return total


def _times(p, q):
    total = Counter()
    for a, b in ((a, b) for a in p for b in q):
        total[tuple(sorted(a + b))] += p[a] * q[b]
    return total


def _inner(v, w):
    total = Counter()
    for a, b in ((a, b) for a in v for b in w):
        total.update(_times(_times(_poly(v[a]), _poly(w[b])), _poly([["1", [[a, b]]]])))
    return total
