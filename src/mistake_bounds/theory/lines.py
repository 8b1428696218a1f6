"""Lines: what a theory claims, each with the reasons why it holds; the proof is found when it is first asked for.

A *hypothesis* is of one of three sorts: what the learner `does`; what the theorem needs, by `assume`; what letters are,
by `define`.  A *reason* is a hypothesis, a line, or a relation that is kept along the row at hand.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from sympy import Symbol
from sympy import log as sympy_log

from mistake_bounds.proof import (
    Claim,
    Proved,
    Vector,
    assumption,
    cases,
    claim,
    definition,
    instantiate,
    own_step,
    prove,
    vectors,
)
from mistake_bounds.proof import assume as as_fact
from mistake_bounds.proof.kernel.terms import symbols_of
from mistake_bounds.proof.search.verdicts import NotProved, Refuted, Unknown, refuse_verdict
from mistake_bounds.proof.show.board import Board, board, chain
from mistake_bounds.theorem.logarithms import with_facts
from mistake_bounds.theory.terms import (
    BadTheory,
    Expression,
    Letter,
    NotAReason,
    Relation,
    Term,
    fixed,
    in_order,
    letters_in,
    log,
    logarithm,
    place,
    plain,
)


class Named:
    """What is called as it is assigned, with blanks for underlines, unless it is given a ``name``.

    Of two the one that is written first has the smaller ``number``.
    """

    def __init__(self, name: str = ""):
        self.name, self.where, self.number = name, place(3), in_order()

    def called(self, name: str):
        """Itself, named so if it had no name."""
        self.name = self.name or name.replace("_", " ")
        return self


class Hypothesis(Named):
    """A relation that is not proved; its ``claim`` has a sort."""

    def __init__(self, sort: Callable, relation: Relation, name: str):
        super().__init__(name)
        _check_relation(relation, self.where)
        self.sort, self.relation, self.letters = sort, relation, relation.letters

    def __repr__(self) -> str:
        return repr(self.claim)

    @cached_property
    def claim(self) -> Claim:
        """The claim, as the kernel has it."""
        return self.sort(self.relation.value, self.name)


def _check_relation(relation: object, where: str) -> None:
    if not isinstance(relation, Relation):
        raise NotAReason(f"{where}: {relation!r} is no relation: write one with letters, such as y**2 == 1", relation)


def does(relation: Relation, name: str = "") -> Hypothesis:
    """What the learner does: its step, its rule.  Raises `NotAReason` for anything but a relation.

    >>> from mistake_bounds.theory import of_step
    >>> s = of_step("the score").called("s")
    >>> does(s <= 0, "a mistake").claim
    a mistake: s ≤ 0
    """
    return Hypothesis(own_step, relation, name)


def assume(relation: Relation, name: str = "") -> Hypothesis:
    """What the theorem assumes, of the target and the sizes."""
    return Hypothesis(assumption, relation, name)


def define(relation: Relation, name: str = "") -> Hypothesis:
    """What a letter is, or what numbers it can be."""
    return Hypothesis(definition, relation, name)


def kept(relation: Relation, name: str = "") -> Hypothesis:
    """What is kept along a row, so that each step may use it: `Row.keep` shows that it is."""
    return Hypothesis(claim, relation, name)


class Line(Named):
    """A claim and its reasons, ``because``; made by `have`, `calc`, `lemma`, `by_cases` and a `Row`."""

    row = relation = None
    rows = steps = ()

    def __init__(self, because: Iterable, find: Callable, letters=(), relation=None, name="", row=None):
        super().__init__(name)
        self.because, self.find, self.row, self.relation = (*reasons_in(because, self.where),), find, row, relation
        self.own = frozenset(letters)

    @cached_property
    def proof(self) -> Proved:
        """The proof.  Raises `mistake_bounds.proof.NotProved`, with the line's place, where none is found."""
        given = [one.claim for one in self.because if isinstance(one, Hypothesis)]
        using = [one.proof for one in self.because if isinstance(one, Line)]
        try:
            made = self.find(given, using)
        except NotProved:
            raise
        except ValueError as refusal:
            refusal.add_note(f"in {self.where}: {self.name}")
            raise
        refuse_verdict(made, self.where)
        return made

    @property
    def answer(self) -> Proved | Refuted | Unknown:
        """The proof; where there is none the other answer, of this line or of the one below it that is not proved."""
        try:
            return self.proof
        except NotProved as refusal:
            return refusal.offender

    def __repr__(self) -> str:
        return repr(self.answer)

    def _repr_html_(self) -> str:
        return self.answer._repr_html_()

    def proved_from(self, instead: Mapping[str, Claim]) -> Proved:
        """The proof, found anew with other hypotheses ``instead`` of those of these names.

        What is added up or kept along a row rests on the old ones still.  Raises `mistake_bounds.proof.NotProved`.

        >>> from mistake_bounds.theory import of_step
        >>> a = of_step("a number").called("a")
        >>> have(a <= 3, define(a == 2, "two")).proved_from({"two": claim((a <= 2).value, "less")}).given
        frozenset({less: a ≤ 2})
        """
        if not any(one.name in instead for one in self.hypotheses):
            return self.proof
        given = [instead.get(one.name, one.claim) for one in self.because if isinstance(one, Hypothesis)]
        if self.claim in given:
            return as_fact(given[given.index(self.claim)])
        made = self.find(given, [one.proved_from(instead) for one in self.because if isinstance(one, Line)])
        refuse_verdict(made, self.where)
        return made

    @property
    def claim(self) -> Claim:
        """What is claimed; of a total, a mean or a lemma it is computed, by its proof."""
        return self.proof.claim if self.relation is None else claim(self.relation.value, self.name)

    @property
    def letters(self) -> frozenset[Letter]:
        """The letters of the line and of all that it rests on."""
        return self.own.union(*(one.letters for one in self.because))

    @property
    def below(self) -> list["Line"]:
        """The lines on which it rests, and itself at the end."""
        found = {}
        for one in self.because:
            if isinstance(one, Line):
                found |= dict.fromkeys(one.below)
        return [*found, self]

    @property
    def hypotheses(self) -> list[Hypothesis]:
        """All hypotheses on which it rests."""
        return list(dict.fromkeys(one for line in self.below for one in line.because if isinstance(one, Hypothesis)))


def reasons_in(things: Iterable, where: str) -> Iterator:
    """Reasons one by one, where some are tuples.  Raises `NotAReason` for anything else."""
    for one in things:
        if isinstance(one, tuple | list):
            yield from reasons_in(one, where)
        elif isinstance(one, Relation):
            yield kept(one)
        elif isinstance(one, Line | Hypothesis):
            yield one
        else:
            raise NotAReason(f"{where}: {one!r} is no reason: give lines, hypotheses or relations", one)


def have(relation: Relation, *because: Any, name: str = "") -> Line:
    """What follows from reasons: lines, hypotheses, and relations that are kept along the row.

    >>> from mistake_bounds.theory import of_step
    >>> a, b = of_step("one").called("a"), of_step("another").called("b")
    >>> have(a <= b + 1, assume(a <= b, "less")).proof
    Proved: a ≤ b + 1, by 1 + less
    """
    _check_relation(relation, place())
    line = Line(because, None, relation.letters, relation, name)
    line.find = lambda given, using: prove(line.claim, given=given, using=using)
    return line


class calc(Line):
    """A chain of terms with a reason for each step, which claims what its ends say: ``calc(a).eq(b, why).le(c, why)``.

    The whole is proved from all reasons together; `proofs` are those of the links, each from its own.

    >>> from mistake_bounds.theory import of_step
    >>> a, b = of_step("one").called("a"), of_step("another").called("b")
    >>> chain = calc(a).eq(2 * b, define(a == 2 * b, "double")).le(2, assume(b <= 1, "small"))
    >>> chain.claim, chain.proofs()
    (a ≤ 2, (Proved: 2·b ≤ 2, by 2·small,))
    >>> chain.board("one is twice the other", "which is at most 1")
    a = 2 b   one is twice the other
    2 b ≤ 2   which is at most 1
    """

    def __init__(self, first: Term):
        super().__init__((), self._found, letters_in(first))
        self.ends, self.sign, self.links = (first, first), "eq", ()

    def _found(self, given, using):
        return prove(self.claim, given=given, using=using)

    def _link(self, sign: str, term, why) -> "calc":
        if {sign, self.sign} == {"le", "ge"}:
            raise BadTheory(f"{self.where}: a chain goes one way, and here ≤ and ≥ meet", self)
        first, last = self.ends
        term = term if isinstance(term, Term) else Expression(plain(term))
        link = have(getattr(last, f"__{sign}__")(term), *why)
        self.sign = self.sign if sign == "eq" else sign
        self.ends, self.links = (first, term), (*self.links, link)
        self.because = tuple(dict.fromkeys((*self.because, *link.because)))
        self.own |= link.own
        self.relation = getattr(first, f"__{self.sign}__")(term)
        return self

    def proofs(self) -> tuple[Proved, ...]:
        """The proofs of the links, but for those that are a hypothesis."""
        reasons = ([why.claim for why in link.because if isinstance(why, Hypothesis)] for link in self.links)
        return tuple(link.proof for link, known in zip(self.links, reasons, strict=True) if link.claim not in known)

    def written(self, *words: str) -> str:
        """The text of its `board`."""
        reasons = words or [", ".join(why.name for why in link.because if why.name) for link in self.links]
        return chain([link.claim for link in self.links], reasons)

    def board(self, *words: str) -> Board:
        """The chain as a person writes it, a line for each link, with ``words``, or the names of its reasons.

        What is put for a part of a sum stands in its place.  Sums along a row need names.  Raises
        `mistake_bounds.proof.NotProved` for a link that does not follow.
        """
        return board(self.proof, self.written(*words))

    def eq(self, term: Any, *why: Any) -> "calc":
        """= the term."""
        return self._link("eq", term, why)

    def le(self, term: Any, *why: Any) -> "calc":
        """≤ the term."""
        return self._link("le", term, why)

    def ge(self, term: Any, *why: Any) -> "calc":
        """≥ the term."""
        return self._link("ge", term, why)

    def lt(self, term: Any, *why: Any) -> "calc":
        """< the term."""
        return self._link("lt", term, why)

    def gt(self, term: Any, *why: Any) -> "calc":
        """> the term."""
        return self._link("gt", term, why)


def lemma(
    proof: "Callable | Line", *because: Any, part: str = "", at: Mapping[str, object] | None = None, **values: Any
) -> Line:
    """What is proved elsewhere, about other terms: ``values`` and ``at`` say what is put for its letters.

    ``proof`` is a line, or a function that returns the proof, or several, of which ``part`` names the claim that is
    meant.  The logarithms of what is put in are found: where the lemma has a = ln A, or a = log₂ A, it is `log` of that
    term.  ``because`` gives what the lemma rests on.  Raises `KeyError` for an unknown part.

    >>> from mistake_bounds.theory import fixed
    >>> from mistake_bounds.theorem.logarithms import monotone
    >>> K = fixed("a size").called("K")
    >>> ln_K = log(K).called("N")
    >>> lemma(monotone, define(K >= 1, "some"), define(K > 0, "positive"), part="monotone", A=1, B=1, C=K).claim
    monotone: 0 ≤ N
    """
    pairs = {**values, **(at or {})}
    of_line = (proof,) if isinstance(proof, Line) else ()
    line = Line((*of_line, *because), None, letters_in(*pairs.values()))

    def find(given, using):
        found = proof.proof if of_line else proof()
        several = found if isinstance(found, tuple) else (found,)
        chosen = next((one for one in several if part in ("", one.claim.name)), None)
        if chosen is None:
            raise KeyError(f"{line.where}: no {part!r}, only {', '.join(one.claim.name for one in several)}")
        logs = {own: _of(pairs.get(of, of), base, own) for own, of, base in _logarithms(chosen) if own not in pairs}
        line.own |= letters_in(*logs.values())
        put = {
            (vectors if type(plain(term)) is Vector else Symbol)(own): plain(term)
            for own, term in (pairs | logs).items()
        }
        return with_facts(instantiate(chosen, put) if pairs or not of_line else chosen, *map(as_fact, given), *using)

    line.find = find
    return line


def _logarithms(proof: Proved) -> Iterator[tuple[str, str, int | None]]:
    """(a, A, None) for each hypothesis a = ln A of a lemma, and (a, A, 2) for a·b = ln A, where b = ln 2."""
    equations = (known for known in proof.given if type(known) is Claim and isinstance(known.rhs, sympy_log))
    for known in sorted(equations, key=str):
        of, names = known.rhs.args[0], sorted(symbols_of(known.lhs))
        if type(known.lhs) is Symbol:
            yield known.lhs.name, str(of), None
        else:
            yield from ((name, str(of), 2) for name in names if name != "b")


def _of(term, base: int | None, own: str) -> Term:
    """The logarithm of a term; of a number, as in b = ln 2, a letter of the lemma's own."""
    if isinstance(term, str) and term.isdigit():

        def value():
            return logarithm(int(term))

        return fixed(f"ln {term}", value).called(own)
    return log(term, base) if not isinstance(term, str) else Expression(Symbol(own))


def known(proof: Callable, *letters: Any, name: str = "") -> Line:
    """What is proved elsewhere: ``proof`` returns it.

    ``letters`` are those in whose words it is, rows along which it is, or theories, which have both.
    """
    theories = [one for one in letters if isinstance(one, type)]
    parts = [part for theory in theories for part in vars(theory).values()]
    line = Line((), lambda given, using: proof(), letters_in(*parts, *letters), name=name)
    line.rows = [part for part in (*parts, *letters) if hasattr(part, "over")]
    return line


def by_cases(none: Line, some: Line, sign: Hypothesis | Line) -> Line:
    """What holds where a count is 0, and where it is more: ``sign`` says that it is one or the other."""
    line = Line((none, some, sign), None, none.own, none.relation)

    def find(given, using):
        return cases(*using, *map(as_fact, given))

    def called(name: str):
        for one in (line, none, some):
            Named.called(one, name)
        return line

    line.find, line.called = find, called
    return line
