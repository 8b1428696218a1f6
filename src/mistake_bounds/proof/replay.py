"""A second judge: checks exported certificates with the standard library alone, sharing nothing with the kernel."""

import json
from collections import Counter
from fractions import Fraction


class NotReplayed(ValueError):
    """The certificate's identity or one of its signs does not hold."""


def replay(text: str) -> str:
    """Re-check a certificate exported by ``to_json``; the sign of the goal that it shows (``>=``, ``>`` or ``=``).

    Raises `NotReplayed` with the reason.  What it trusts is this page of code and the hypotheses named in it.
    """
    cert = json.loads(text)
    sign, goal = cert["goal"]["sign"], _poly(cert["goal"]["term"])

    def factor(data):
        if "square" in data:
            return _times(_poly(data["square"]), _poly(data["square"])), ">="
        if "length" in data:
            return _inner(data["length"], data["length"]), ">="
        if "contrary" in data:
            return _times(goal, {(): Fraction(-1)}), {">=": ">", ">": ">="}[sign]
        return _poly(data["known"]["term"]), data["known"]["sign"]

    def product(factors):
        total, strict = {(): Fraction(1)}, True
        for poly, its_sign in map(factor, factors):
            _require(its_sign in (">=", ">"), "a factor is an equation")
            total, strict = _times(total, poly), strict and its_sign == ">"
        return total, strict

    multiplier, positive = product(cert["multiplier"])
    _require(positive, "the multiplier of the goal may be zero")
    rest, strict = Counter(_times(goal, multiplier)), False
    for term in cert["terms"]:
        coefficient = Fraction(term["coefficient"])
        _require(coefficient > 0 and sign != "=", "a term is not positive, or the goal is an equation")
        poly, its_strict = product(term["factors"])
        strict = strict or its_strict
        rest.subtract(_times(poly, {(): coefficient}))
    for item in cert["equations"]:
        _require(item["equation"]["sign"] == "=", "an inequality is used as an equation")
        left, right = item["equation"]["term"], item["cofactor"]
        rest.subtract(_inner(left, right) if isinstance(left, dict) else _times(_poly(left), _poly(right)))
    _require(strict or sign != ">", "no term is strictly positive")
    _require(not any(rest.values()), "the two sides differ")
    return sign


def _poly(data):
    total = Counter()
    for coefficient, atoms in data:
        total[tuple(sorted(a if isinstance(a, str) else "·".join(sorted(a)) for a in atoms))] += Fraction(coefficient)
    return total


def _times(p, q):
    total = Counter()
    for a, c in p.items():
        for b, d in q.items():
            total[tuple(sorted(a + b))] += c * d
    return total


def _inner(v, w):
    total = Counter()
    for a, p in v.items():
        for b, q in w.items():
            total.update(_times(_times(_poly(p), _poly(q)), {("·".join(sorted((a, b))),): Fraction(1)}))
    return total


def _require(condition, reason):
    if not condition:
        raise NotReplayed(reason)
