"""Derivations as lemmas of Rocq; each lemma is stated in the words of the book's claim.

A *lemma* is what is proved, with its variables and its hypotheses in an order.  Its proof has a function for each rule,
in the module of that rule.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import (
    Antisymmetry,
    Calculus,
    Cases,
    Certificate,
    Discharge,
    Divided,
    ForEach,
    Induction,
    Instance,
    Named,
    Split,
)
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.terms import Vector, name_of
from mistake_bounds.proof.rocq.calculus import calculus
from mistake_bounds.proof.rocq.cases import antisymmetry, cases, discharge, instance, split
from mistake_bounds.proof.rocq.certificate import certificate
from mistake_bounds.proof.rocq.division import divided
from mistake_bounds.proof.rocq.hypotheses import comment, hypotheses_in_order, labelled
from mistake_bounds.proof.rocq.in_progress import InProgress, Lemma
from mistake_bounds.proof.rocq.induction import induction
from mistake_bounds.proof.rocq.logarithms import named
from mistake_bounds.proof.rocq.names import TAKEN, identifier, identifiers, words
from mistake_bounds.proof.rocq.relations import Kinds, Relation, binders, in_order, kinds_in_claim, kinds_in_term
from mistake_bounds.proof.rocq.terms import NotExported, Tree, argument, sides, text, tree


@dataclass(frozen=True)
class Rule:
    """A rule of proof: the function that writes it, its name, and the title of a lemma without a name."""

    write: Callable
    name: str
    title: str


RULES = {
    Certificate: Rule(certificate, "certificate", "step"),
    Instance: Rule(instance, "instance", "instance"),
    Cases: Rule(cases, "cases", "in_each_case"),
    Split: Rule(split, "split", "on_each_side"),
    Induction: Rule(induction, "induction", "sum"),
    Calculus: Rule(calculus, "calculus", "calculus"),
    Named: Rule(named, "logarithms", "named"),
    Divided: Rule(divided, "division", "divided"),
    Discharge: Rule(discharge, "discharge", "step"),
    Antisymmetry: Rule(antisymmetry, "antisymmetry", "equal"),
}


@dataclass
class Book:
    """The book written so far: lemmas and relations, each once, in the module of Rocq where it is first needed."""

    module: str = ""
    lemmas: dict[Proved, Lemma] = field(default_factory=dict)
    relations: dict[ForEach, Relation] = field(default_factory=dict)
    files: dict[str, list[str]] = field(default_factory=dict)
    pieces: list[str] = field(default_factory=list)
    names: set[str] = field(default_factory=set)

    def fresh(self, title: str, suffix: str = "") -> str:
        """A name in the present module that nothing has yet."""
        base = (words(title) or "step") + suffix
        k = 1
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
        """End the module; an empty one is left out."""
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
        """Does a hypothesis have vectors?"""
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
        relation = Relation(name, fixed, shared, space)
        self.pieces.append(self.inductive(relation, each, kinds))
        return relation

    def inductive(self, relation: Relation, each: ForEach, kinds: Kinds, naturals: bool = False) -> str:
        """A row as an inductive relation; with ``naturals`` its counts are whole numbers."""
        name = relation.name.split(".")[-1]
        local = Relation(name, relation.fixed, relation.shared, relation.has_space)
        counts = [name_of(count) for count, _ in each.kinds]
        sorts = ["vec space" if type(row.final) is Vector else "ℝ" for row in each.state]
        indices = " -> ".join([*sorts, *("nat" if naturals else "ℝ" for _ in counts)])
        takes = ["(space : ips)"] if relation.has_space else []
        takes += filter(None, [binders(dict(relation.fixed), keep_order=True)])
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
            identifiers({**dict(relation.fixed), **bound, **inside, **dict.fromkeys(counts, False)})
            kind = f"{name}_next" + (f"_{identifier(name_of(count))}" if len(counts) > 1 else "")
            one_more = "(Datatypes.S {})" if naturals else "({} + 1)"
            here = (*map(identifier, befores), *map(identifier, counts))
            there = [one_more.format(identifier(n)) if n == name_of(count) else identifier(n) for n in counts]
            variables = [binders(bound | inside), *([f"({' '.join(map(identifier, counts))} : nat)"] * naturals)]
            lines.append(f"  | {kind} : forall {' '.join(filter(None, variables))},")
            lines.append(f"      {local.applied({}, here)} ->")
            lines += [f"      {self.proposition(known)} ->{comment(known)}" for known in hypotheses_in_order(claims)]
            lines.append(f"      {local.applied({}, (*map(identifier, afters), *there))}")
        return "\n".join(lines) + "."

    # statements

    def proposition(self, known: Claim | ForEach, values: Mapping[str, Tree] | None = None) -> str:
        """A claim or a row in Rocq, with ``values`` put for names."""
        values = values or {}
        if type(known) is ForEach:
            return self.relation(known).applied({name: argument(term) for name, term in values.items()})
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
        lemma = Lemma(
            self.fresh(proof.claim.name or RULES[type(proof.by)].title),
            proof,
            kinds,
            labels,
            any(map(self.needs_space, (*proof.given, proof.claim))),
        )
        lines = lines_of_proof(self, lemma)
        rule = f"Proof. (* {RULES[type(proof.by)].name} *)"
        self.pieces.append("\n".join([*self.statement(lemma), rule, *(f"  {line}" for line in lines), "Qed."]))
        self.lemmas[proof] = lemma
        return lemma

    def statement(self, lemma: Lemma) -> list[str]:
        """A lemma's statement, a hypothesis to a line."""
        variables = " ".join(filter(None, ["(space : ips)" if lemma.has_space else "", binders(lemma.kinds)]))
        lines = [f"Lemma {lemma.name.split('.')[-1]} :" + (f" forall {variables}," if variables else "")]
        lines += [f"  {self.proposition(known)} ->{comment(known)}" for _, known in lemma.hypotheses]
        return [*lines, f"  {self.proposition(lemma.claim)}."]


def lines_of_proof(book: Book, lemma: Lemma) -> list[str]:
    """The lines between ``Proof`` and ``Qed``."""
    rule = RULES.get(type(lemma.proof.by))
    if rule is None:
        raise NotExported("a rule that the exporter does not know", type(lemma.proof.by).__name__)
    work = InProgress(book, lemma)
    if names := work.names():
        work.write(f"intros {' '.join(names)}.")
    rule.write(work, lemma.proof.by)
    return work.lines
