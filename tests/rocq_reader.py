"""A reader of proofs.v that shares nothing with its writer: each statement as numbers at one random point.

A *value* is a number modulo a prime, or for a vector a map from names to such numbers; every name, every pair of
vectors and every logarithm has a value drawn from its own spelling.  Two polynomials with the same value there are the
same, but for one chance in 10¹⁵.  Derivations as JSON are read in the same way, from their own form.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256

PRIME = 2**61 - 1
GREEK = dict(zip("αβγδεζηθκλμνξπρστυφχψωΓΔΛΞΦΨ", (
    "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega"
    " Gamma Delta Lambda Xi Phi Psi").split(), strict=True))  # fmt: skip
RENAMED = {"v2_pow_D": "2^D", "v2_pow_H": "2^H", "v2_pow_M": "2^M", "v4n_pow_n": "(4n)^n", "v1": "1",
           "n_factorial_4_pow_n": "n!4^n", "v2n_plus_1_pow_k": "(2n+1)^k", "β_pow_m": "beta^m",
           "κ_pow_M": "kappa^M"}  # fmt: skip
TOKEN = re.compile(
    r"\s+|(?P<word>[^\W\d][\w']*(?:\.[^\W\d][\w']*)*)|(?P<number>\d+(?:%nat)?)|(?P<sign>->|<=|>=|:=|.)", re.S
)


def number(*spelling) -> int:
    """The value that a name, a pair of names or a logarithm has."""
    return int.from_bytes(sha256(repr(spelling).encode()).digest()[:8], "big") % PRIME


def name_of(word: str) -> str:
    """The book's name for a word of Rocq."""
    if word in RENAMED:
        return RENAMED[word]
    word = "".join(GREEK.get(letter, letter) for letter in word)
    word = word.replace("'", "^+").replace("_prime", "'")
    return re.sub(r"_plus(?=$|\^)", "_+", re.sub(r"_minus(?=$|\^)", "_-", word))


def product(v: dict, w: dict) -> int:
    return sum(c * d * number("dot", *sorted((a, b))) for a, c in v.items() for b, d in w.items()) % PRIME


def combined(*parts) -> dict:
    total = {}
    for c, v in parts:
        for name, d in v.items():
            total[name] = (total.get(name, 0) + c * d) % PRIME
    return {name: c for name, c in total.items() if c}


def over(a: int, b: int) -> int:
    return a * pow(b, -1, PRIME) % PRIME


def relation(op: str, left, right) -> tuple:
    """A claim: the sign of the greater side less the other."""
    if op in ("<=", "<"):
        op, left, right = op.replace("<", ">"), right, left
    if isinstance(left, dict):
        return op, frozenset(combined((1, left), (-1, right)).items())
    return op, (left - right) % PRIME


@dataclass(frozen=True)
class Relation:
    """An inductive relation: what it takes, its starts, and its steps."""

    takes: tuple[str, ...]
    start: tuple
    steps: tuple[tuple, ...]  # (befores, hypotheses, afters)


class Reader:
    """Reads one statement after the other; relations that were read before have a meaning."""

    def __init__(self):
        self.relations: dict[str, Relation] = {}
        self.modules: list[str] = []

    def statements(self, text: str) -> Iterator[tuple[str, str, tuple, tuple]]:
        """(kind, name, conclusion, hypotheses) of each lemma and theorem."""
        text = re.sub(r"\(\*.*?\*\)", "", text, flags=re.S)
        pattern = r"^(Module|End) (\w+)\.|^(Lemma|Theorem) ([\w']+) :(.*?)\.\nProof\.|^Inductive (\w+)(.*?)\.\n\n"
        for found in re.finditer(pattern, text, re.S | re.M):
            begin, module, kind, name, statement, relation, body = found.groups()
            if begin == "Module":
                self.modules.append(module)
            elif begin:
                self.modules.pop()
            elif relation:
                self._inductive(relation, body)
            else:
                self._open(statement)
                *hypotheses, claim = self._parts()
                yield kind, ".".join([*self.modules, name]), claim, tuple(hypotheses)

    def _open(self, text: str) -> None:
        self.tokens = [(m.lastgroup, m[m.lastgroup]) for m in TOKEN.finditer(text) if m.lastgroup]
        self.at, self.vectors = 0, set()

    def _next(self, sign: str | None = None) -> tuple[str, str]:
        token = self.tokens[self.at]
        assert sign in (None, token[1]), f"{sign} expected before {self.tokens[self.at : self.at + 9]}"
        self.at += 1
        return token

    def _peek(self) -> str:
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def _binders(self) -> list[str]:
        """(a b : ℝ) (u : vec space) …"""
        found = []
        while self._peek() == "(":
            self._next("(")
            names = []
            while self._peek() != ":":
                names.append(self._next()[1])
            self._next(":")
            kind = [self._next()[1]]
            while self._peek() != ")":
                kind.append(self._next()[1])
            self._next(")")
            if kind == ["vec", "space"]:
                self.vectors |= {*names}
            found += [] if kind == ["ips"] else names
        return found

    def _parts(self) -> list:
        """forall …, A -> B -> C"""
        if self._peek() == "forall":
            self._next()
            self._binders()
            self._next(",")
        parts = [self._part()]
        while self._peek() == "->":
            self._next()
            parts.append(self._part())
        return parts

    def _part(self):
        """A claim, or a relation of what it takes."""
        word = self._peek()
        if word in self.relations:
            self._next()
            return self._row(word, self._arguments())
        left = self._sum()
        op = self._next()[1]
        return relation(op, left, self._sum())

    def _arguments(self) -> list:
        found = []
        while self._peek() not in ("->", "", "|"):
            begin = self.at
            value = self._atom()
            found.append((tuple(token[1] for token in self.tokens[begin : self.at]), value))
        return found[1:] if found and found[0][0] == ("space",) else found

    def _row(self, name: str, arguments: list) -> tuple:
        """What a relation says: its steps, in the words of its place."""
        relation = self.relations[name]
        words = [" ".join(spelled).replace("( INR ", "").replace(" )", "") for spelled, _ in arguments]
        fixed, shared = words[: len(relation.takes)], words[len(relation.takes) :]
        assert tuple(fixed) == relation.takes, f"{name} is not about what is fixed: {fixed}"
        state, kinds = {}, []
        for befores, hypotheses, afters in relation.steps:
            for k, (before, after) in enumerate(zip(befores, afters, strict=True)):
                if after in (f"( {before} + 1 )", f"( Datatypes.S {before} )"):
                    kinds.append((name_of(shared[k]), hypotheses))
                elif after != before:
                    row = name_of(before), relation.start[k], name_of(after), name_of(shared[k])
                    assert state.setdefault(k, row) == row
        return "row", frozenset(map(name_of, fixed)), tuple(state.values()), frozenset(kinds)

    def _inductive(self, name: str, body: str) -> None:
        head, start, *steps = re.split(r"\n  \| ", body)
        self._open(head)
        takes, fixed_vectors = self._binders(), set(self.vectors)
        self.relations[name] = Relation(tuple(takes), (), ())  # for the constructors' own use
        self._open(start)
        self.vectors = set(fixed_vectors)
        self._next(), self._next(":"), self._next(name)
        first = tuple(value if not isinstance(value, dict) else frozenset(value.items())
                      for _, value in self._arguments()[len(takes) :])  # fmt: skip
        found = []
        for step in steps:
            self._open(step)
            self.vectors = set(fixed_vectors)
            self._next(), self._next(":"), self._next("forall")
            self._binders()
            self._next(",")
            self._next(name)
            befores = [" ".join(spelled) for spelled, _ in self._arguments()[len(takes) :]]
            self._next("->")
            hypotheses = []
            while self._peek() != name:
                hypotheses.append(self._part())
                self._next("->")
            self._next(name)
            afters = [" ".join(spelled) for spelled, _ in self._arguments()[len(takes) :]]
            found.append((befores, frozenset(hypotheses), afters))
        del self.relations[name]
        self.relations[".".join([*self.modules, name])] = Relation(tuple(takes), first, tuple(found))

    # terms

    def _sum(self):
        total = self._product()
        while (sign := self._peek()) in ("+", "-", "⊕"):
            self._next()
            other = self._product()
            if sign == "⊕":
                total = combined((1, total), (1, other))
            else:
                total = (total + other if sign == "+" else total - other) % PRIME
        return total

    def _product(self):
        total = self._signed()
        while (sign := self._peek()) in ("*", "/", "•"):
            self._next()
            other = self._signed()
            if sign == "•":
                total = combined((total, other))
            else:
                total = total * other % PRIME if sign == "*" else over(total, other)
        return total

    def _signed(self):
        if self._peek() == "-":
            self._next()
            return -self._signed() % PRIME
        if self._peek() == "/":
            self._next()
            return over(1, self._signed())
        base = self._atom()
        if self._peek() == "^":
            self._next()
            return pow(base, int(self._next()[1]), PRIME)
        return base

    def _atom(self):
        kind, word = self._next()
        if kind == "number":
            return int(word.removesuffix("%nat")) % PRIME
        if word == "(":
            inside = self._sum()
            self._next(")")
            return inside
        if word == "⟨":
            left = self._sum()
            self._next(",")
            right = self._sum()
            self._next("⟩")
            return product(left, right)
        if word == "ln":
            inside = self._atom()
            return number("ln", inside) if inside != 1 else 0
        if word in ("INR", "Datatypes.S"):
            return self._atom()
        if word == "vzero":
            return {}
        return {name_of(word): 1} if word in self.vectors else number("name", name_of(word))


# the stored derivations, from their own form


def polynomial(rows: list) -> int:
    """[[coefficient, [atoms…]], …]"""
    total = 0
    for c, atoms in rows:
        value = over(Fraction(c).numerator, Fraction(c).denominator)
        for atom in atoms:
            value = value * _atom(atom) % PRIME
        total += value
    return total % PRIME


def _atom(atom) -> int:
    if isinstance(atom, str):
        return number("name", atom)
    if isinstance(atom, list):
        return number("dot", *sorted(atom))
    inside = over(polynomial(atom["top"]), polynomial(atom["bottom"]))
    return number("ln", inside) if inside != 1 else 0


def term(data):
    if isinstance(data, list):
        return polynomial(data)
    if "top" in data:
        return over(polynomial(data["top"]), polynomial(data["bottom"]))
    return {name: c for name, rows in data.items() if (c := polynomial(rows))}


def claim(data: dict) -> tuple:
    value = term(data["term"])
    return data["sign"], frozenset(value.items()) if isinstance(value, dict) else value


def names_in(data) -> set[str]:
    """All names in a claim, or those that a row shares with the outside."""
    if "state" in data:
        inside = set().union(*(names_in(known) for kind in data["kinds"] for known in kind["claims"]))
        inside = inside.union(*(_names(row["start"]) for row in data["state"]))
        ends = {row["final"] for row in data["state"]} | {kind["count"] for kind in data["kinds"]}
        return inside & {*data["fixed"]} | ends
    return _names(data["term"])


def _names(data) -> set[str]:
    text = json.dumps(data, ensure_ascii=False)
    keys = set(data) - {"top", "bottom", "needs"} if isinstance(data, dict) else set()
    return keys | {json.loads(word) for word in re.findall(r'"(?:[^"\\]|\\.)*"', text)} - {"top", "bottom", "needs"}


def hypothesis(data: dict) -> tuple:
    """A claim or a row."""
    if "state" not in data:
        return claim(data)
    ends = {row["final"] for row in data["state"]} | {kind["count"] for kind in data["kinds"]}
    state = []
    for row in data["state"]:
        start = term(row["start"])
        start = frozenset(start.items()) if isinstance(start, dict) else start
        state.append((row["before"], start, row["after"], row["final"]))
    kinds = frozenset((kind["count"], frozenset(map(hypothesis, kind["claims"]))) for kind in data["kinds"])
    return "row", frozenset(names_in(data) - ends), tuple(state), kinds
