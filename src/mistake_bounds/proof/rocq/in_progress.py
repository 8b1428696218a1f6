"""A proof of a lemma, line by line: which names and hypotheses are at hand, what they are called, how they are used.

Each rule's own part is a function of its module (`certificate`, `cases`, `induction`, `calculus`, `logarithms`).  A
*book* has the lemmas written so far: `mistake_bounds.proof.rocq.lemmas`, which writes all of them with what is here.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import ForEach
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.rocq.identities import closing
from mistake_bounds.proof.rocq.names import TAKEN, identifier, words
from mistake_bounds.proof.rocq.relations import Kinds, in_order, kinds_in_claim
from mistake_bounds.proof.rocq.terms import SIGN_OF, NotExported, Tree, argument, sides


@dataclass(frozen=True)
class Lemma:
    """A proved claim, under its name in Rocq; ``hypotheses`` = ((label, claim or row), …)."""

    name: str
    proof: Proved
    kinds: Kinds
    hypotheses: tuple[tuple[str, Claim | ForEach], ...]
    has_space: bool

    @property
    def claim(self) -> Claim:
        return self.proof.claim


class InProgress:
    """A proof of a lemma, line by line."""

    def __init__(self, book, lemma: Lemma):
        self.book = book
        self.lemma = lemma
        self.scope = {identifier(name) for name in lemma.kinds}
        self.space = lemma.has_space
        self.known = [(known, label, book.proposition(known)) for label, known in lemma.hypotheses]
        self.lines: list[str] = []
        self.labels = self.scope | {label for label, _ in lemma.hypotheses} | TAKEN

    def names(self) -> tuple[str, ...]:
        """The names introduced at the start: the space, the variables, the hypotheses."""
        variables = (identifier(name) for name in in_order(self.lemma.kinds))
        space = ("space",) if self.lemma.has_space else ()
        return (*space, *variables, *(label for label, _ in self.lemma.hypotheses))

    def write(self, *lines: str) -> None:
        """Add lines to the proof."""
        self.lines += lines

    def label(self, base: str) -> str:
        """A label that nothing has yet."""
        base = words(base) or "known"
        k = 1
        label = base
        while label in self.labels:
            k += 1
            label = f"{base}_{k}"
        self.labels.add(label)
        return label

    def use(self, proof: Proved, values: Mapping[str, Tree] | None = None, terms: Mapping | None = None) -> str:
        """A lemma applied to what is at hand: ``values`` (and the same as ``terms``) put for its variables."""
        lemma = self.book.lemma(proof)
        values = dict(values or {})
        parts = [lemma.name]
        if lemma.has_space:
            self.need_space()
            parts.append("space")
        for name in in_order(lemma.kinds):
            if name not in values:
                self.need(identifier(name), lemma.kinds[name])
            parts.append(argument(values[name]) if name in values else identifier(name))
        for _, known in lemma.hypotheses:
            parts.append(self.shown(known, values, terms or {}))
        return f"({' '.join(parts)})" if len(parts) > 1 else parts[0]

    def need_space(self) -> None:
        if not self.space:
            self.space = True
            self.write("pose (space := one_dimension).")

    def need(self, word: str, vector: bool) -> None:
        """A name that the statement lost on the way may stand for anything."""
        if word not in self.scope:
            if vector:
                self.need_space()
            self.scope.add(word)
            self.labels.add(word)
            self.write(f"refine ((fun {word} : {'vec space' if vector else 'ℝ'} => _) {'vzero' if vector else '0'}).")

    def shown(self, known: Claim | ForEach, values: Mapping[str, Tree], terms: Mapping) -> str:
        """A hypothesis of a lemma, found among what is at hand, or the same claim written another way."""
        if not values and type(known) is Claim:
            for name, vector in kinds_in_claim(known).items():
                self.need(identifier(name), vector)
        wanted = self.book.proposition(known, values)
        target = known.substitute(terms) if terms and type(known) is Claim else known
        found = [(have, label, proposition) for have, label, proposition in self.known if have == target]
        if not found:
            raise NotExported("a premise rests on what is not at hand", known)
        for _, label, proposition in found:
            if proposition == wanted:
                return label
        have, label, proposition = found[0]
        if type(known) is ForEach:
            raise NotExported("a row is written in two ways", known)
        new = self.label(f"{label}_again")
        self.write(f"assert ({new} : {wanted}).", "{ " + self.same(have, label, sides(known, values)) + " }")
        self.known.append((target, new, wanted))
        return new

    def same(
        self, have: Claim, term: str, goal: tuple[Tree, str, Tree], values: Mapping[str, Tree] | None = None
    ) -> str:
        """A tactic for a goal that is the claim written another way."""
        left, op, right = sides(have, values or {})
        if have.is_vector:
            raise NotExported("an equation of vectors is written in two ways", have)
        trees = (left, right, goal[0], goal[2])
        return f"refine (same_{SIGN_OF[goal[1]]} _ _ _ (of_{SIGN_OF[op]} _ _ {term}) _). {closing(trees)}"

    def close(self, proof: Proved, values=None, terms=None) -> None:
        """Close the goal by a lemma with this claim, perhaps written another way."""
        term = self.use(proof, values, terms)
        self.finish(self.book.lemma(proof).claim, term, values)

    def finish(self, claim: Claim, term: str, values=None) -> None:
        goal = sides(self.lemma.claim, {})
        if self.book.proposition(claim, values) == self.book.proposition(self.lemma.claim):
            self.write(f"exact {term}.")
        else:
            self.write(self.same(claim, term, goal, values))

    def hypothesis(self, wanted: Claim | ForEach) -> tuple[Claim | ForEach, str]:
        """The hypothesis at hand that equals ``wanted``, and its label.  Raises `NotExported` if it is not."""
        for known, label, _ in self.known:
            if known == wanted:
                return known, label
        raise NotExported("a hypothesis is not at hand", wanted)

    def bullet(self, write) -> None:
        outer = self.lines
        known = list(self.known)
        scope = set(self.scope)
        labels = set(self.labels)
        self.lines = []
        write()
        inner = self.lines
        self.lines = outer
        self.known = known
        self.scope = scope
        self.labels = labels
        self.write(f"- {inner[0]}", *(f"  {line}" for line in inner[1:]))
