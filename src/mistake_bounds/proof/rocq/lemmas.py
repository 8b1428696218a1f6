"""Derivations as lemmas of Rocq, one method a rule; each lemma is stated in the words of the book's claim.

A *lemma* is what is proved, with its variables and its hypotheses in an order; a *proof in progress* knows which names
and hypotheses are at hand, and what they are called.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

import sympy
from sympy import Symbol

from mistake_bounds.proof.export.json import claim_data, row_data
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import (
    Calculus,
    Cases,
    Certificate,
    Contrary,
    Discharge,
    Fact,
    ForEach,
    Induction,
    Instance,
    Length,
    Named,
    Split,
    Square,
)
from mistake_bounds.proof.kernel.polynomials import Polynomial, Quotient, atom, constant
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.terms import Vector, expression, name_of
from mistake_bounds.proof.rocq.names import TAKEN, identifier, identifiers, words
from mistake_bounds.proof.rocq.relations import (
    Kinds,
    Relation,
    binders,
    in_order,
    kinds_in_claim,
    kinds_in_term,
)
from mistake_bounds.proof.rocq.terms import (
    NotExported,
    Tree,
    argument,
    divides,
    function,
    number,
    sides,
    text,
    tree,
)

SIGN_OF = {"<=": "le", ">=": "ge", "<": "lt", ">": "gt", "=": "eq"}
BETWEEN = "between"


@dataclass(frozen=True)
class Lemma:
    """What is proved, under its name in Rocq; ``hypotheses`` = ((label, claim or row), …)."""

    name: str
    proof: Proved
    kinds: Kinds
    hypotheses: tuple[tuple[str, Claim | ForEach], ...]
    has_space: bool

    @property
    def claim(self) -> Claim:
        return self.proof.claim


@dataclass
class Book:
    """What has been written so far: lemmas and relations, each once, in the module of Rocq where it is first needed."""

    module: str = ""
    lemmas: dict[Proved, Lemma] = field(default_factory=dict)
    relations: dict[ForEach, Relation] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)
    pieces: list[str] = field(default_factory=list)
    names: set[str] = field(default_factory=set)

    def fresh(self, title: str, suffix: str = "") -> str:
        """A name in the present module that nothing has yet."""
        base, k = (words(title) or "step") + suffix, 1
        if base in TAKEN:
            base += "_"
        name = base
        while f"{self.module}.{name}" in self.names:
            k += 1
            name = f"{base}_{k}"
        self.names.add(f"{self.module}.{name}")
        return f"{self.module}.{name}"

    def begin(self, file: str) -> None:
        """Begin a file, which rests on those before it."""
        self.pieces = self.files.setdefault(file, [])

    def open(self, module: str) -> None:
        """Begin a module of Rocq."""
        self.module = module
        self.pieces.append(f"Module {module}.")

    def close(self) -> None:
        """End the module; one in which nothing stands is left out."""
        if self.pieces[-1] == f"Module {self.module}.":
            self.pieces.pop()
        else:
            self.pieces.append(f"End {self.module}.")

    # relations

    def relation(self, each: ForEach, title: str = "") -> Relation:
        """The relation of a row, written where it is first needed."""
        if each not in self.relations:
            held = {
                known: self.kinds(known, each.over) for _, claims in each.kinds for known in hypotheses_in_order(claims)
            }
            self.relations[each] = self._relation(each, held, title or each.over)
        return self.relations[each]

    def kinds(self, known: Claim | ForEach, title: str = "") -> Kinds:
        """The names in a hypothesis, and which of them are vectors."""
        return kinds_in_claim(known) if type(known) is Claim else self.relation(known, title).kinds

    def needs_space(self, known: Claim | ForEach) -> bool:
        """Whether a hypothesis speaks of vectors."""
        return bool(known.vectors) if type(known) is Claim else self.relation(known).has_space

    def _relation(self, each: ForEach, held: dict, title: str) -> Relation:
        kinds: Kinds = {}
        for one in held.values():
            kinds |= one
        for row in each.state:
            kinds |= kinds_in_term(row.start)
            kinds |= {name_of(part): type(part) is Vector for part in (row.before, row.after, row.final)}
        fixed = tuple((name, kinds[name]) for name in in_order({n: k for n, k in kinds.items() if n in each.fixed}))
        shared = tuple((name_of(row.final), type(row.final) is Vector) for row in each.state)
        shared = (*shared, *((name_of(count), False) for count, _ in each.kinds))
        name = self.fresh(title, "_run")
        space = any(kinds.values()) or any(self.needs_space(known) for known in held)
        made = Relation(name, fixed, shared, space)
        self.pieces.append(self.inductive(made, each, kinds))
        return made

    def inductive(self, made: Relation, each: ForEach, kinds: Kinds, naturals: bool = False) -> str:
        """A row as an inductive relation; with ``naturals`` its counts are whole numbers."""
        name = made.name.split(".")[-1]
        local = Relation(name, made.fixed, made.shared, made.has_space)
        counts = [name_of(count) for count, _ in each.kinds]
        sorts = ["vec space" if type(row.final) is Vector else "ℝ" for row in each.state]
        indices = " -> ".join([*sorts, *("nat" if naturals else "ℝ" for _ in counts)])
        takes = ["(space : ips)"] if made.has_space else []
        takes += filter(None, [binders(dict(made.fixed), keep_order=True)])
        starts = (*(argument(tree(row.start, {})) for row in each.state), *("0" for _ in counts))
        start = local.applied({}, starts)
        if naturals:
            start = " ".join([*start.split(" ")[: -len(counts)], *("0%nat" for _ in counts)])
        lines = [f"Inductive {' '.join([name, *takes])} : {indices} -> Prop :=", f"  | {name}_start : {start}"]
        befores, afters = ([name_of(row[i]) for row in each.state] for i in (0, 2))
        for count, claims in each.kinds:
            bound = {n: kinds[n] for n in (*befores, *afters)} | ({} if naturals else dict.fromkeys(counts, False))
            mine: Kinds = {}
            for known in claims:
                mine |= self.kinds(known)
            inside = {n: k for n, k in mine.items() if n not in each.fixed and n not in bound}
            identifiers({**dict(made.fixed), **bound, **inside, **dict.fromkeys(counts, False)})
            kind = f"{name}_next" + (f"_{identifier(name_of(count))}" if len(counts) > 1 else "")
            one_more = "(Datatypes.S {})" if naturals else "({} + 1)"
            here = (*map(identifier, befores), *map(identifier, counts))
            there = [one_more.format(identifier(n)) if n == name_of(count) else identifier(n) for n in counts]
            variables = [binders(bound | inside), *([f"({' '.join(map(identifier, counts))} : nat)"] * naturals)]
            lines.append(f"  | {kind} : forall {' '.join(filter(None, variables))},")
            lines.append(f"      {local.applied({}, here)} ->")
            lines += [f"      {self.said(known)} ->{comment(known)}" for known in hypotheses_in_order(claims)]
            lines.append(f"      {local.applied({}, (*map(identifier, afters), *there))}")
        return "\n".join(lines) + "."

    # statements

    def said(self, known: Claim | ForEach, values: Mapping[str, Tree] | None = None) -> str:
        """A claim or a row in Rocq, with ``values`` put for names."""
        values = values or {}
        if type(known) is ForEach:
            return self.relation(known).applied({name: argument(made) for name, made in values.items()})
        left, op, right = sides(known, values)
        return f"{text(left)} {op} {text(right)}"

    def lemma(self, proof: Proved) -> Lemma:
        """The lemma of what is proved, written after those of its premises."""
        if proof in self.lemmas:
            return self.lemmas[proof]
        for premise in proof.premises:
            self.lemma(premise)
        for known in hypotheses_in_order(proof.given):
            if type(known) is ForEach:
                self.relation(known, proof.claim.name)
        kinds: Kinds = {}
        for known in (*proof.given, proof.claim):
            kinds |= self.kinds(known)
        identifiers(kinds)
        labels = labelled(hypotheses_in_order(proof.given), {identifier(name) for name in kinds})
        made = Lemma(
            self.fresh(proof.claim.name or _TITLES[type(proof.by)]),
            proof,
            kinds,
            labels,
            any(map(self.needs_space, (*proof.given, proof.claim))),
        )
        lines = InProgress(self, made).lines_of_proof()
        rule = f"Proof. (* {_RULES[type(proof.by)]} *)"
        self.pieces.append("\n".join([*self.statement(made), rule, *(f"  {line}" for line in lines), "Qed."]))
        self.lemmas[proof] = made
        return made

    def statement(self, made: Lemma) -> list[str]:
        """A lemma's statement, a hypothesis to a line."""
        variables = " ".join(filter(None, ["(space : ips)" if made.has_space else "", binders(made.kinds)]))
        lines = [f"Lemma {made.name.split('.')[-1]} :" + (f" forall {variables}," if variables else "")]
        lines += [f"  {self.said(known)} ->{comment(known)}" for _, known in made.hypotheses]
        return [*lines, f"  {self.said(made.claim)}."]


_RULES = {
    Certificate: "certificate",
    Instance: "instance",
    Cases: "cases",
    Split: "split",
    Induction: "induction",
    Calculus: "calculus",
    Named: "logarithms",
    Discharge: "discharge",
}
_TITLES = {
    Certificate: "step",
    Instance: "instance",
    Cases: "in_each_case",
    Split: "on_each_side",
    Induction: "sum",
    Calculus: "calculus",
    Named: "named",
    Discharge: "step",
}


def comment(known) -> str:
    """The name of a hypothesis, as a comment."""
    return f" (* {known.name} *)" if type(known) is Claim and known.name else ""


def hypotheses_in_order(given: Iterable) -> tuple:
    """Claims, then rows, in an order that does not change from run to run."""
    return tuple(sorted(given, key=_place))


@cache
def _place(known: Claim | ForEach) -> tuple:
    data = row_data(known) if type(known) is ForEach else claim_data(known) | {"name": ""}
    return type(known) is ForEach, json.dumps(data, sort_keys=True)


def labelled(given: Iterable, taken: set[str]) -> tuple:
    """Each hypothesis with a label of its own, made of its name."""
    taken, made = set(taken) | TAKEN, []
    for known in given:
        base = f"{known.over}_run" if type(known) is ForEach else known.name
        base, k = words(base) or "given", 1
        label = base
        while label in taken:
            k += 1
            label = f"{base}_{k}"
        taken.add(label)
        made.append((label, known))
    return tuple(made)


class InProgress:
    """A proof of a lemma, line by line."""

    def __init__(self, book: Book, lemma: Lemma):
        self.book, self.lemma = book, lemma
        self.scope = {identifier(name) for name in lemma.kinds}
        self.space = lemma.has_space
        self.known = [(known, label, book.said(known)) for label, known in lemma.hypotheses]
        self.lines: list[str] = []
        self.labels = self.scope | {label for label, _ in lemma.hypotheses} | TAKEN

    def lines_of_proof(self) -> list[str]:
        by = self.lemma.proof.by
        if names := self.names():
            self.lines.append(f"intros {' '.join(names)}.")
        method = {
            Certificate: self.certificate,
            Instance: self.instance,
            Cases: self.cases,
            Split: self.split,
            Induction: self.induction,
            Calculus: self.calculus,
            Named: self.named,
            Discharge: self.discharge,
        }.get(type(by))
        if method is None:
            raise NotExported("a rule that the exporter does not know", type(by).__name__)
        method(by)
        return self.lines

    def names(self) -> tuple[str, ...]:
        """What is introduced at the start: the space, the variables, the hypotheses."""
        variables = (identifier(name) for name in in_order(self.lemma.kinds))
        space = ("space",) if self.lemma.has_space else ()
        return (*space, *variables, *(label for label, _ in self.lemma.hypotheses))

    def say(self, *lines: str) -> None:
        self.lines += lines

    def label(self, base: str) -> str:
        """A label that nothing has yet."""
        base, k = words(base) or "known", 1
        label = base
        while label in self.labels:
            k += 1
            label = f"{base}_{k}"
        self.labels.add(label)
        return label

    # what was proved before

    def use(self, proof: Proved, values: Mapping[str, Tree] | None = None, terms: Mapping | None = None) -> str:
        """A lemma applied to what is at hand: ``values`` (and the same as ``terms``) put for its variables."""
        lemma, values = self.book.lemma(proof), dict(values or {})
        parts = [lemma.name]
        if lemma.has_space:
            self._need_space()
            parts.append("space")
        for name in in_order(lemma.kinds):
            if name not in values:
                self._need(identifier(name), lemma.kinds[name])
            parts.append(argument(values[name]) if name in values else identifier(name))
        for _, known in lemma.hypotheses:
            parts.append(self.shown(known, values, terms or {}))
        return f"({' '.join(parts)})" if len(parts) > 1 else parts[0]

    def _need_space(self) -> None:
        if not self.space:
            self.space = True
            self.say("pose (space := one_dimension).")

    def _need(self, word: str, vector: bool) -> None:
        """A name that the statement lost on the way may stand for anything."""
        if word not in self.scope:
            if vector:
                self._need_space()
            self.scope.add(word)
            self.labels.add(word)
            self.say(f"refine ((fun {word} : {'vec space' if vector else 'ℝ'} => _) {'vzero' if vector else '0'}).")

    def shown(self, known: Claim | ForEach, values: Mapping[str, Tree], terms: Mapping) -> str:
        """A hypothesis of a lemma, found among what is at hand, or the same claim written another way."""
        if not values and type(known) is Claim:
            for name, vector in kinds_in_claim(known).items():
                self._need(identifier(name), vector)
        wanted = self.book.said(known, values)
        target = known.substitute(terms) if terms and type(known) is Claim else known
        found = [(have, label, said) for have, label, said in self.known if have == target]
        if not found:
            raise NotExported("a premise rests on what is not at hand", known)
        for _, label, said in found:
            if said == wanted:
                return label
        have, label, said = found[0]
        if type(known) is ForEach:
            raise NotExported("a row is written in two ways", known)
        new = self.label(f"{label}_again")
        self.say(f"assert ({new} : {wanted}).", "{ " + self.same(have, label, sides(known, values)) + " }")
        self.known.append((target, new, wanted))
        return new

    def same(
        self, have: Claim, term: str, goal: tuple[Tree, str, Tree], values: Mapping[str, Tree] | None = None
    ) -> str:
        """What shows a goal that is the claim written another way."""
        left, op, right = sides(have, values or {})
        if have.is_vector:
            raise NotExported("an equation of vectors is written in two ways", have)
        trees = (left, right, goal[0], goal[2])
        return f"refine (same_{SIGN_OF[goal[1]]} _ _ _ (of_{SIGN_OF[op]} _ _ {term}) _). {closing(trees)}"

    def close(self, proof: Proved, values=None, terms=None) -> None:
        """The goal from a lemma that says it, perhaps written another way."""
        term = self.use(proof, values, terms)
        self.finish(self.book.lemma(proof).claim, term, values)

    def finish(self, claim: Claim, term: str, values=None) -> None:
        goal = sides(self.lemma.claim, {})
        if self.book.said(claim, values) == self.book.said(self.lemma.claim):
            self.say(f"exact {term}.")
        else:
            self.say(self.same(claim, term, goal, values))

    # the rules

    def certificate(self, by: Certificate) -> None:
        goal = self.lemma.claim
        left, op, right = sides(goal, {})
        trees = [left, right]
        if any(type(factor) is Contrary for factor in by.factors):
            holds, self.contrary = self.label("holds"), self.label("contrary")
            either = f"{SIGN_OF[op]}_or {argument(left)} {argument(right)}"
            self.say(f"destruct ({either}) as [{holds} | {self.contrary}]; [exact {holds} |].")
        facts: dict[int, str] = {}
        for factor in by.factors:
            if type(factor) is Fact and id(factor.proof) not in facts:
                label = self.label(factor.claim.name or "fact")
                self.say(f"pose proof {self.use(factor.proof)} as {label}.")
                facts[id(factor.proof)] = label
        multiplier = self._product(by.multiplier, facts, trees, True) if by.multiplier else "(pos 1)"
        equations = [self._equation(each, facts, trees) for each in by.equations]
        zero = _chain("eqns", equations) if equations else "(eq_refl 0)"
        if goal.sign == "=":
            self.say(f"refine (cert_eq _ _ _ _ {multiplier} {zero} _).")
        else:
            self.say(f"refine (cert_{SIGN_OF[op]} _ _ _ _ _ {multiplier} {self._sum(by, facts, trees)} {zero} _).")
        self.say(closing(trees))

    def _sum(self, by: Certificate, facts, trees) -> str:
        """Σ c·Π: ≥ 0, or > 0 where the goal is strict."""
        strict = by.goal.sign == ">"
        total, above = "(Rle_refl 0)", False
        for k, term in enumerate(by.terms):
            is_strict = strict and all(factor.claim.sign == ">" for factor in term.factors)
            c = _coefficient(term.coefficient)
            if not is_strict:
                c = f"(weak _ {c})"
            if term.coefficient.denominator != 1:
                trees.append(number(term.coefficient))
            made = c if not term.factors else self._product(term.factors, facts, trees, is_strict)
            if term.factors and term.coefficient != 1:
                made = f"({'stimes' if is_strict else 'times'} _ _ {c} {made})"
            if k == 0:
                total, above = made, is_strict
            elif above:
                total = f"(splus _ _ {total} {f'(weak _ {made})' if is_strict else made})"
            else:
                total, above = f"({'plus_s' if is_strict else 'plus'} _ _ {total} {made})", is_strict
        return total

    def _product(self, factors, facts, trees, strict: bool) -> str:
        made = [self._factor(factor, facts, trees, strict) for factor in factors]
        return _chain("stimes" if strict else "times", made)

    def _factor(self, factor, facts, trees, strict: bool) -> str:
        """That a factor is ≥ 0, or > 0 where that is asked."""
        if type(factor) is Square:
            base = tree(factor.base, {})
            trees.append(base)
            return f"(sq {argument(base)})"
        if type(factor) is Length:
            vector = tree(factor.vector, {})
            trees.append(("dot", vector, vector))
            return f"(dot_nonneg {argument(vector)})"
        label, claim = self._at_hand(factor, facts)
        left, op, right = sides(claim, {})
        trees += [left, right]
        made = f"(of_{SIGN_OF[op]} _ _ {label})"
        return made if strict or claim.sign == ">=" else f"(weak _ {made})"

    def _at_hand(self, factor, facts) -> tuple[str, Claim]:
        if type(factor) is Fact:
            return facts[id(factor.proof)], self.book.lemma(factor.proof).claim
        if type(factor) is Contrary:
            return self.contrary, factor.claim
        known, label = self._hypothesis(factor.claim)
        return label, known

    def _hypothesis(self, wanted: Claim | ForEach) -> tuple[Claim | ForEach, str]:
        """A hypothesis as it is at hand, and its label; `NotExported` where it is not."""
        for known, label, _ in self.known:
            if known == wanted:
                return known, label
        raise NotExported("a hypothesis is not at hand", wanted)

    def _equation(self, equation, facts, trees) -> str:
        label, claim = self._at_hand(equation.factor, facts)
        left, _, right = sides(claim, {})
        cofactor = tree(equation.cofactor, {})
        if claim.is_vector:
            trees += [("dot", cofactor, left), ("dot", cofactor, right)]
            return f"(veqn {argument(cofactor)} _ _ {label})"
        trees += [cofactor, left, right]
        return f"(eqn {argument(cofactor)} _ _ {label})"

    def instance(self, by: Instance) -> None:
        values = {name: tree(value, {}) for name, value in by.values}
        self.close(by.proof, values, dict(by.values))

    def cases(self, by: Cases) -> None:
        lemma = self.book.lemma(by.nonnegative)
        t = self.label(lemma.claim.name or "nonnegative")
        self.say(f"pose proof {self.use(by.nonnegative)} as {t}.")
        op = SIGN_OF[lemma.claim.op]
        shown = f"(of_{op} _ _ {t})" if lemma.claim.sign == ">=" else f"(weak _ (of_{op} _ _ {t}))"
        zero, positive = self.label("zero"), self.label("positive")
        self.say(f"destruct (two_cases _ {shown}) as [{zero} | {positive}].")
        greater, less = lemma.claim.sides
        difference = ("-", tree(greater, {}), tree(less, {}))
        self._case(by.on_zero, zero, lambda c: (c.plain, c.sign) == (lemma.claim.plain, "="), difference)
        self._case(by.on_positive, positive, lambda c: (c.plain, c.sign) == (lemma.claim.plain, ">"), difference)

    def split(self, by: Split) -> None:
        t = tree(by.t, {})
        above, below = self.label("above"), self.label("below")
        self.say(f"destruct (two_sides {argument(t)}) as [{above} | {below}].")
        at_least, at_most = Claim(by.t, ">=", sympy.S.Zero), Claim(by.t, "<=", sympy.S.Zero)
        self._case(by.on_positive, above, lambda c: c == at_least, t)
        self._case(by.on_negative, below, lambda c: c == at_most, ("negative", t))

    def _case(self, proof: Proved, label: str, is_case, difference: Tree) -> None:
        """One of two branches, in which a claim about the difference is at hand."""
        outer, known, scope = self.lines, list(self.known), set(self.scope)
        self.lines = []
        for claim in hypotheses_in_order(proof.given):
            if type(claim) is Claim and is_case(claim):
                for name, vector in kinds_in_claim(claim).items():
                    self._need(identifier(name), vector)
                left, op, right = sides(claim, {})
                new, said = self.label(claim.name or label), self.book.said(claim)
                shown = f"refine (same_{SIGN_OF[op]} _ _ _ {label} _). {closing((left, right, difference))}"
                self.say(f"assert ({new} : {said}).", "{ " + shown + " }")
                self.known.insert(0, (claim, new, said))
        self.close(proof)
        inner = self.lines
        self.lines, self.known, self.scope = outer, known, scope
        self.say(f"- {inner[0]}", *(f"  {line}" for line in inner[1:]))

    def discharge(self, by: Discharge) -> None:
        lemma = self.book.lemma(by.lemma)
        label = self.label(lemma.claim.name or "lemma")
        self.say(f"pose proof {self.use(by.lemma)} as {label}.")
        self.known.append((lemma.claim, label, self.book.said(lemma.claim)))
        self.close(by.proof)

    def induction(self, by: Induction) -> None:
        each, relation = by.each, self.book.relation(by.each)
        _, run = self._hypothesis(each)
        befores = {name_of(row.before): type(row.before) is Vector for row in each.state}
        counts = {name_of(count): False for count, _ in each.kinds}
        shared = befores | counts
        for name, vector in (pair for claim in by.claims for pair in kinds_in_claim(claim).items()):
            if name not in shared:
                self._need(identifier(name), vector)
        kept = " /\\ ".join(_in_conjunction(self.book.said(claim)) for claim in by.claims)
        bound = binders(shared, keep_order=True)
        words_ = [identifier(name) for name in shared]
        row = relation.applied({}, tuple(words_))
        final = " ".join(identifier(name) for name, _ in relation.shared)
        self.say(f"cut (forall {bound}, {row} ->", f"  {kept}).")
        ends = {name_of(r.before): tree(r.final, {}) for r in each.state}
        claims = by.claims
        every, parts = self.label("all"), [self.label("kept") for _ in claims]
        which = parts[by.which]
        self.say(
            f"{{ intros {every}. destruct ({every} {final} {run}) as {_pattern(parts)}."
            if len(claims) > 1
            else f"{{ intros {every}. pose proof ({every} {final} {run}) as {which}."
        )
        lines, self.lines = self.lines, []
        self.finish(claims[by.which], which, ends)
        self.lines = [*lines, *(f"  {line}" for line in self.lines[:-1]), f"  {self.lines[-1]} }}"]
        names = [identifier(name) for name, _ in relation.shared]
        self.say(f"clear {run} {' '.join(names)}.")
        self.known = [known for known in self.known if known[0] != each]
        self.scope -= set(names)
        induction = f"{relation.name}_ind"
        fixed = [*(["space"] if relation.has_space else []), *(identifier(name) for name, _ in relation.fixed)]
        holes = " ".join("_" for _ in range(1 + len(each.kinds)))
        self.say(f"refine ({' '.join([induction, *fixed])} (fun {bound} =>", f"  {kept}) {holes}).")
        zero = {name_of(r.before): tree(r.start, {}) for r in each.state} | dict.fromkeys(counts, ("number", 0))
        self._bullet(lambda: self._together(by.bases, claims, zero))
        for (count, held), (proofs, _) in zip(each.kinds, by.steps, strict=True):
            self._bullet(lambda held=held, proofs=proofs, count=count: self._step(by, count, held, proofs, shared))

    def _bullet(self, write) -> None:
        outer, known, scope, labels = self.lines, list(self.known), set(self.scope), set(self.labels)
        self.lines = []
        write()
        inner = self.lines
        self.lines, self.known, self.scope, self.labels = outer, known, scope, labels
        self.say(f"- {inner[0]}", *(f"  {line}" for line in inner[1:]))

    def _together(self, proofs, claims, values) -> None:
        """A conjunction of claims at new values, each from a lemma."""
        for k, (proof, claim) in enumerate(zip(proofs, claims, strict=True)):
            outer, self.lines = self.lines, []
            term = self.use(proof)
            said, lemma = self.book.said(claim, values), self.book.lemma(proof)
            if said == self.book.said(lemma.claim):
                self.say(f"exact {term}.")
            else:
                self.say(self.same(lemma.claim, term, sides(claim, values)))
            inner, self.lines = self.lines, outer
            if len(proofs) > 1:
                if k < len(proofs) - 1:
                    self.say("split.")
                    self.say("{ " + inner[0], *(f"  {line}" for line in inner[1:]), "}")
                else:
                    self.say(*inner)
            else:
                self.say(*inner)

    def _step(self, by: Induction, count, held, proofs, shared: Kinds) -> None:
        each = by.each
        afters = {name_of(row.after): type(row.after) is Vector for row in each.state}
        kinds = {**shared, **afters}
        for known in held:
            kinds |= {n: k for n, k in self.book.kinds(known).items() if n not in each.fixed}
        names = [identifier(name) for name in in_order(kinds)]
        self.scope |= set(names)
        self.labels |= set(names)
        held = hypotheses_in_order(held)
        labels = labelled(held, self.labels)
        self.labels |= {label for label, _ in labels}
        kept = [self.label("kept") for _ in by.claims]
        self.say(f"intros {' '.join([*names, '_', _pattern(kept), *(label for label, _ in labels)])}.")
        self.known = [
            *((known, label, self.book.said(known)) for label, known in labels),
            *((claim, label, self.book.said(claim)) for claim, label in zip(by.claims, kept, strict=True)),
            *self.known,
        ]
        values = {name_of(row.before): tree(row.after, {}) for row in each.state}
        values[name_of(count)] = ("+", ("name", identifier(name_of(count))), ("number", 1))
        self._together(proofs, by.claims, values)

    def calculus(self, by: Calculus) -> None:
        t = name_of(by.t)
        word = identifier(t)
        f = tree(by.f, {})
        made = function(f, word)
        start = number(by.start)
        rule = "falls" if by.falling else "rises"
        domain = Claim(by.t, "<=" if by.falling else ">=", by.start)
        have = self._hypothesis(domain)
        at_start = {t: start}
        goal = (("name", word), "<=", start) if by.falling else (start, "<=", ("name", word))
        domain, said = self.label("domain"), f"{text(goal[0])} <= {text(goal[2])}"
        self.say(f"assert ({domain} : {said}).", "{ " + self.same(have[0], have[1], goal) + " }")
        self.say(f"cut (0 <= eval {made} {word}); [exact (Rle_ge _ _) |].")
        self.say(f"apply ({rule} _ {argument(start)}).")
        self._bullet(lambda: self.say(f"exact {domain}."))
        self._bullet(lambda: self._start(by, t, at_start, domain))
        self._bullet(lambda: self._slope(by, t, made))

    def _start(self, by: Calculus, t: str, at_start, domain: str) -> None:
        f = tree(by.f, at_start)
        value = quotient(f)
        c = value.top.over(value.bottom)
        if divides(f):
            here, terms = f"(Rle_refl {argument(number(by.start))})", {t: by.start}
            self._there(by, t, at_start, terms, *((domain, here) if by.falling else (here, domain)))
            self._positive_at(by.positive, at_start, terms)
        self.say(f"change (0 <= {text(f)}).")
        done = {}
        for log in dict.fromkeys(logs_in(f)):
            inside = quotient(log[1])
            key = (inside.top, inside.bottom)
            value_of = self.label("logarithm")
            if inside.top == inside.bottom:
                self.say(f"assert ({value_of} : {text(log)} = 0) by (apply ln_of_1; field; nonzero).")
                self.say(f"rewrite {value_of}.")
            elif key in done:
                self.say(f"assert ({value_of} : {text(log)} = {text(done[key])}) by (apply f_equal; field; nonzero).")
                self.say(f"rewrite {value_of}.")
            else:
                done[key] = log
        self.say(f"apply (Rle_trans _ {argument(number(c))}).")
        self.say("{ " + ("apply Rle_refl." if c == 0 else f"exact (weak _ {_coefficient(c)}).") + " }")
        self.say("apply Req_le. field; nonzero.")

    def _slope(self, by: Calculus, t: str, made: str) -> None:
        word, between = identifier(t), ("name", BETWEEN)
        self.say(f"intros {BETWEEN} low high.")
        self.scope.add(BETWEEN)
        self.labels |= {BETWEEN, "low", "high"}
        there, terms = {t: between}, {t: Symbol(BETWEEN)}
        self._there(by, t, there, terms, "low", "high")
        positives = self._positive_at(by.positive, there, terms)
        defined = self._defined(tree(by.f, {}), word, positives)
        p, s = (tree(part, there) for part in by.ratio)
        lemma, slope = self.book.lemma(by.slope), self.use(by.slope, there, terms)
        shown = f"(of_{SIGN_OF[lemma.claim.op]} _ _ {slope})"
        shown = shown if lemma.claim.sign == ">=" else f"(weak _ {shown})"
        factors = f"{self._positive(s, positives)} {self._positive(p, positives)}"
        rule = "nonpos_slope" if by.falling else "nonneg_slope"
        self.say("split.", f"+ exact {defined}.")
        self.say(f"+ refine ({rule} _ _ {argument(p)} {argument(s)} _ {factors} {shown} _).")
        self.say("  worked_out. field; nonzero.")

    def _there(self, by: Calculus, t: str, there, terms, low: str, high: str) -> None:
        """The bounds on t hold at a point of the interval: ``low`` says that it is not below, ``high`` not above."""
        inner, outer = (high, low) if by.falling else (low, high)
        for known, label, _ in list(self.known):
            if t not in known.symbols:
                continue
            left, op, right = sides(known, there)
            before, _, after = sides(known, {})
            stands = left, right, before, after, ("name", identifier(t)), there[t]
            new, said = self.label(f"{label}_there"), self.book.said(known, there)
            slope = abs(known.polynomial.by(t).value)
            if known == Claim(by.t, "<=" if by.falling else ">=", by.start):
                shown = f"refine (same_{SIGN_OF[op]} _ _ _ (of_le _ _ {inner}) _). {closing(stands)}"
            else:
                more = f"(times _ _ (weak _ {_coefficient(slope)}) (of_le _ _ {outer}))"
                add = "splus" if known.sign == ">" else "plus"
                total = f"({add} _ _ (of_{SIGN_OF[known.op]} _ _ {label}) {more})"
                algebra = closing((*stands, number(slope)))
                shown = f"refine (cert_{SIGN_OF[op]} _ _ _ _ _ (pos 1) {total} (eq_refl 0) _). {algebra}"
            self.say(f"assert ({new} : {said}).", "{ " + shown + " }")
            self.known.append((known.substitute(terms), new, said))

    def _positive_at(self, positive, values, terms) -> dict:
        """What is shown to be positive, at new values, by what it is up to a positive number."""
        made = {}
        for proof in positive:
            lemma = self.book.lemma(proof)
            if lemma.claim.sign != ">":
                continue
            label = self.label("positive")
            self.say(f"pose proof {self.use(proof, values, terms)} as {label}.")
            greater, less = (tree(side, values) for side in lemma.claim.sides)
            self.say(f"apply of_{SIGN_OF[lemma.claim.op]} in {label}.")
            value = quotient(("-", greater, less)).top
            made.setdefault(value.primitive, (label, ("-", greater, less)))
            if value.primitive != value:
                self._positive(from_polynomial(value.primitive), made)
        return made

    def _nonzero(self, positives: Mapping) -> None:
        """What divides something positive is not 0: the factors of what is known to be positive."""
        for p, (label, other) in list(positives.items()):
            whole = expression(p)
            c, factors = sympy.factor_list(whole)
            for factor, _ in factors:
                if factor == whole or not factor.atoms(Symbol):
                    continue
                rest = number(quotient(other).top.over(p)), from_expression(sympy.cancel(whole / factor))
                q, new = from_expression(factor), self.label("not_zero")
                shown = f"refine (factor_of _ _ {argument(('*', *rest))} {label} _). field."
                self.say(f"assert ({new} : {text(q)} <> 0).", "{ " + shown + " }")

    def _positive(self, made: Tree, positives: Mapping) -> str:
        """That a tree is positive, from its parts."""
        q = quotient(made)
        if q.top.value is not None and q.bottom.value is not None and made[0] == "number":
            return f"(pos {made[1]})"
        if q.top.primitive in positives and q.bottom.value is not None:
            label, other = positives[q.top.primitive]
            k = q.top.over(quotient(other).top)
            new = self.label("above_zero")
            self.say(f"assert ({new} : 0 < {text(made)}).")
            self.say(
                f"{{ refine (pos_of _ _ _ _ (pos 1) (stimes _ _ {_coefficient(k)} {label}) (eq_refl 0) _). field. }}"
            )
            return new
        match made:
            case ("^", base, (_, n)):
                return f"(pow_lt _ {n} {self._positive(base, positives)})"
            case ("*", left, right):
                return f"(stimes _ _ {self._positive(left, positives)} {self._positive(right, positives)})"
            case ("/", left, right):
                return f"(Rdiv_lt_0_compat _ _ {self._positive(left, positives)} {self._positive(right, positives)})"
        raise NotExported("not seen to be positive", text(made))

    def _defined(self, made: Tree, word: str, positives) -> str:
        """That a function is defined at the values."""

        def at(part):
            return replaced(part, word, ("name", BETWEEN))

        def walk(part):
            if not has(part, word) or part[0] == "name":
                return "I"
            match part:
                case ("+" | "-" | "*", left, right):
                    return f"(conj {walk(left)} {walk(right)})"
                case ("^", base, _):
                    return walk(base)
                case ("negative", inside):
                    return walk(inside)
                case ("/", left, right):
                    below = f"(Rgt_not_eq _ _ {self._positive(at(right), positives)})"
                    return f"(conj {walk(left)} (conj {walk(right)} {below}))"
                case ("inverse", inside):
                    return f"(conj {walk(inside)} (Rgt_not_eq _ _ {self._positive(at(inside), positives)}))"
                case ("ln", inside):
                    return f"(conj {walk(inside)} {self._positive(at(inside), positives)})"
            raise NotExported("not seen to be defined", text(part))

        return walk(made)

    def named(self, by: Named) -> None:
        label = self.label("said")
        self.say(f"pose proof {self.use(by.proof)} as {label}.")
        for symbol, log in by.names:
            definition = Claim(symbol, "=", log)
            _, hypothesis = self._hypothesis(definition)
            self.say(f"rewrite <- {hypothesis} in {label}.")
        positives = self._positive_at(by.positive, {}, {})
        self._nonzero(positives)
        p, s = (tree(part, {}) for part in by.ratio)
        goal, lemma = self.lemma.claim, self.book.lemma(by.proof)
        more, less = self._positive(p, positives), self._positive(s, positives)
        if goal.sign == "=":
            self.say(f"refine (cert_eq _ _ _ _ {more} (eqn {argument(s)} _ _ {label}) _). field; nonzero.")
            return
        strict = goal.sign == ">"
        shown = f"(of_{SIGN_OF[lemma.claim.op]} _ _ {label})"
        total = f"(stimes _ _ {less} {shown})" if strict else f"(times _ _ (weak _ {less}) {shown})"
        self.say(f"refine (cert_{SIGN_OF[goal.op]} _ _ _ _ _ {more} {total} (eq_refl 0) _). field; nonzero.")


def closing(trees: Iterable[Tree]) -> str:
    """What shows an identity: a computation, where all that divides is a number; else what Rocq's `field` does."""
    trees = tuple(trees)
    if not any(map(divides_by_more, trees)) and not turned(trees) and not ones_in(trees):
        return computation(trees)
    products = frozenset().union(*(products_in(made) for made in trees))
    steps = ["dots."] if any(has_sums(made) for made in trees) else []
    steps += [f"rewrite ?(dot_sym {b} {a})." for a, b in sorted(products) if a < b and (b, a) in products]
    steps += [
        f"replace ({text(log)}) with ({text(other)}) by (apply f_equal; field; nonzero)."
        for log, other in turned(trees)
    ]
    steps += [f"rewrite (ln_of_1 {argument(log[1])}) by (field; nonzero)." for log in ones_in(trees)]
    return " ".join([*steps, "field; nonzero." if any(map(divides, trees)) else "ring."])


def computation(trees: Iterable[Tree]) -> str:
    """The computation of the prelude, with the numbers and the vectors that stand for themselves."""
    numbers, vectors = {}, {}
    for made in trees:
        _stand(made, numbers, vectors)
    listed = f" [{'; '.join(numbers)}]" if numbers else ""
    if vectors:
        listed += f" with [{'; '.join(vectors)}]"
    elif any(map(has_sums, trees)):
        listed += " with (@nil (vec space))"  # ⟨vzero, vzero⟩
    return f"algebra{listed}."


def _stand(made: Tree, numbers: dict, vectors: dict) -> None:
    match made:
        case ("name", word):
            numbers[word] = True
        case ("ln" | "INR", _):
            numbers[text(made)] = True
        case ("number", _):
            pass
        case ("dot", v, w):
            _stand_vector(v, numbers, vectors)
            _stand_vector(w, numbers, vectors)
        case ("^", base, _):
            _stand(base, numbers, vectors)
        case (_, *parts):
            for part in parts:
                _stand(part, numbers, vectors)


def _stand_vector(made: Tree, numbers: dict, vectors: dict) -> None:
    match made:
        case ("name", "vzero"):
            pass
        case ("name", word):
            vectors[word] = True
        case ("⊕", v, w):
            _stand_vector(v, numbers, vectors)
            _stand_vector(w, numbers, vectors)
        case ("•", c, v):
            _stand(c, numbers, vectors)
            _stand_vector(v, numbers, vectors)


def divides_by_more(made: Tree) -> bool:
    """Whether anything but a positive whole number divides."""
    match made:
        case ("ln", _):
            return False
        case ("inverse", _):
            return True
        case ("/", left, ("number", n)):
            return n <= 0 or divides_by_more(left)
        case ("/", _, _):
            return True
    return any(divides_by_more(part) for part in made[1:] if type(part) is tuple)


def turned(trees: Iterable[Tree]) -> list[tuple[Tree, Tree]]:
    """Logarithms of the same that are written in different ways, each with the first of them."""
    first, again = {}, {}
    for log in (log for made in trees for log in logs_in(made)):
        inside = quotient(log[1])
        other = first.setdefault((inside.top, inside.bottom), log)
        if other != log:
            again[log] = other
    return [*again.items()]


def ones_in(trees: Iterable[Tree]) -> tuple[Tree, ...]:
    """The logarithms of 1."""
    logs = dict.fromkeys(log for made in trees for log in logs_in(made))
    return tuple(log for log in logs if (inside := quotient(log[1])).top == inside.bottom)


def products_in(made: Tree) -> frozenset:
    """The pairs of vectors whose inner products occur when it is multiplied out."""
    if made[0] == "dot":
        return frozenset((a, b) for a in _vectors(made[1]) for b in _vectors(made[2]))
    return frozenset().union(*(products_in(part) for part in made[1:] if type(part) is tuple))


def _vectors(made: Tree) -> frozenset[str]:
    match made:
        case ("name", "vzero"):
            return frozenset()
        case ("name", word):
            return frozenset({word})
        case ("⊕", left, right):
            return _vectors(left) | _vectors(right)
        case ("•", _, right):
            return _vectors(right)


def has_sums(made: Tree) -> bool:
    """Whether an inner product is not of two names."""
    if made[0] == "dot":
        return any(side[0] != "name" or side[1] == "vzero" for side in made[1:])
    return any(has_sums(part) for part in made[1:] if type(part) is tuple)


def logs_in(made: Tree) -> list[Tree]:
    """The logarithms in it, the innermost first."""
    inner = [log for part in made[1:] if type(part) is tuple for log in logs_in(part)]
    return [*inner, made] if made[0] == "ln" else inner


def has(made: Tree, word: str) -> bool:
    """Whether the name occurs."""
    return made == ("name", word) or any(has(part, word) for part in made[1:] if type(part) is tuple)


def replaced(made: Tree, word: str, value: Tree) -> Tree:
    """A tree with another put for a name."""
    if made == ("name", word):
        return value
    return tuple(replaced(part, word, value) if type(part) is tuple else part for part in made)


def quotient(made: Tree) -> Quotient:
    """A tree as plain data."""
    match made:
        case ("name", word):
            return Quotient(atom(word))
        case ("number", n):
            return Quotient(constant(n))
        case ("dot", v, w):
            return Quotient(atom(tuple(sorted((text(v), text(w))))))
        case ("ln", inside):
            return quotient(inside).log
        case ("inverse", inside):
            return quotient(inside).inverse
        case ("negative", inside):
            return -quotient(inside)
        case ("^", base, (_, n)):
            return quotient(base) ** n
        case ("+", left, right):
            return quotient(left) + quotient(right)
        case ("-", left, right):
            return quotient(left) - quotient(right)
        case ("*", left, right):
            return quotient(left) * quotient(right)
        case ("/", left, right):
            return quotient(left) * quotient(right).inverse


def from_polynomial(p: Polynomial) -> Tree:
    """A polynomial in names of Rocq as a tree."""
    return from_expression(expression(p))


def from_expression(part) -> Tree:
    """A term of sympy whose symbols are names of Rocq, as a tree."""
    return tree(part, {symbol.name: ("name", symbol.name) for symbol in part.atoms(Symbol)})


def _coefficient(c: Fraction) -> str:
    """That a positive rational number is positive."""
    c = Fraction(c)
    return f"(pos {c.numerator})" if c.denominator == 1 else f"(frac {c.numerator} {c.denominator})"


def _chain(joint: str, made: list[str]) -> str:
    total = made[0]
    for each in made[1:]:
        total = f"({joint} _ _ {total} {each})"
    return total


def _pattern(labels: list[str]) -> str:
    """A pattern for a conjunction, which associates to the right."""
    return labels[0] if len(labels) == 1 else f"[{labels[0]} {_pattern(labels[1:])}]"


def _in_conjunction(said: str) -> str:
    return said
