"""A second judge: checks exported certificates with the standard library alone, sharing nothing with the kernel."""

import json
from collections import Counter
from fractions import Fraction
from functools import reduce


class NotReplayed(ValueError):
    """The certificate's identity or one of its signs does not hold."""


def replay(text: str) -> str:
    """Re-check a certificate exported by ``to_json``: the sign of its goal (``>=``, ``>``, ``=``), or `NotReplayed`."""
    cert = json.loads(text)
    sign, goal = cert["goal"]["sign"], _poly(cert["goal"]["term"])
    read = {
        "known": lambda data: (_poly(data["term"]), data["sign"]),
        "square": lambda data: (_times(_poly(data), _poly(data)), ">="),
        "length": lambda data: (_inner(data, data), ">="),
        "contrary": lambda _: (_times(goal, _poly([["-1", []]])), {">=": ">", ">": ">="}.get(sign)),
    }

    def product(factors):
        known = (read[kind](data) for ((kind, data),) in map(dict.items, factors))
        polys, signs = zip((_poly([["1", []]]), ">"), *known, strict=True)
        return _times(*polys), {*signs} <= {">=", ">"}, {*signs} <= {">"}

    multiplier, _, positive = product(cert["multiplier"])
    rest, strict, fair = _times(goal, multiplier), sign != ">", positive and sign in (">=", ">", "=")
    for term in cert["terms"]:
        poly, signed, all_strict = product(term["factors"])
        fair, strict = fair and signed and sign != "=" and Fraction(term["coefficient"]) > 0, strict or all_strict
        rest.subtract(_times(poly, _poly([[term["coefficient"], []]])))
    for item in cert["equations"]:
        term, cofactor, fair = item["equation"]["term"], item["cofactor"], fair and item["equation"]["sign"] == "="
        rest.subtract(_inner(term, cofactor) if isinstance(term, dict) else _times(_poly(term), _poly(cofactor)))
    if not (fair and strict) or any(rest.values()):
        raise NotReplayed("the two sides differ" if fair and strict else "a sign is not what it must be")
    return sign


def _sum(pairs):
    total = Counter()
    for monomial, c in pairs:
        total[tuple(sorted(monomial))] += c
    return total


def _poly(data):
    return _sum(([json.dumps(a if isinstance(a, str) else sorted(a)) for a in atoms], Fraction(c)) for c, atoms in data)


def _times(*polys):
    return reduce(lambda p, q: _sum((a + b, p[a] * q[b]) for a in p for b in q), polys)


def _inner(v, w):
    return _sum(m for a in v for b in w for m in _times(_poly(v[a]), _poly(w[b]), _poly([["1", [[a, b]]]])).items())
