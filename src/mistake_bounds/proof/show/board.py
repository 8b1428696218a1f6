"""A derivation as a person writes it on a board: lines of an author, each of which the prover shows to follow.

A board belongs to something proved.  Its lines are relations in the author's form, a reason beside each::

    ‖w⁺‖² = ‖w + y x‖²                     the update
          ≤ ‖w‖² + R²                      a mistake, and a short example

The lines together are the proved claim, and each one follows from what the proof rests on and builds on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

import sympy

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.search.division import Letters
from mistake_bounds.proof.search.prove import hypotheses, prove
from mistake_bounds.proof.search.verdicts import refuse_verdict
from mistake_bounds.proof.show.forms import (
    Form,
    cleared,
    form,
    has_logarithms,
    key,
    letters_of,
    without_letter,
)
from mistake_bounds.proof.show.html import math
from mistake_bounds.proof.show.text import OPERATOR_LATEX, OPERATOR_PLAIN, plain
from mistake_bounds.proof.show.typed import RELATIONS, NotAForm


class BadBoard(Refusal):
    """Lines that are not the proved claim, or one that does not follow."""


class Line(NamedTuple):
    """A relation with its reason; one that ``goes_on`` has the right side of the line before it on its left."""

    form: Form
    reason: str
    goes_on: bool


@dataclass(frozen=True, repr=False)
class Board:
    """Checked lines about what is proved; shows itself as typeset steps with a reason each.

    ``given`` holds what the board supposes besides what the proof rests on; it is above the lines.
    """

    proof: Proved
    lines: tuple[Line, ...]
    given: tuple[Claim, ...] = ()

    def __repr__(self) -> str:
        return "\n".join(f"{line.form.text}   {line.reason}".rstrip() for line in self.lines)

    def _repr_html_(self) -> str:
        return f'{self._supposed()}<ol class="mb-steps mb-board">{"".join(map(_line_html, self.lines))}</ol>'

    def _supposed(self) -> str:
        """The line of suppositions: "where v = …, and u ≠ 0"; empty without any."""
        if not self.given:
            return ""
        conditions = ", ".join(math(known.latex) for known in self.given)
        return f'<p class="mb-by">Here {conditions}.</p>'


def board(proof: Proved, text: str, given: Iterable = (), seconds: float = 5.0) -> Board:
    """The lines of ``text`` about what is proved, each shown to follow from the hypotheses and the lines before it.

    A line is a relation, or goes on with one from the right side of the line before; two spaces separate it from its
    reason.  ``given`` names the case, and defines the letters of the board's own; it is shown.  A
    logarithm may be written as one, ``ln n`` or ``log₂ N``, where a hypothesis has a letter for it.  The search for one
    line ends after ``seconds`` of the processor's time.  Raises `BadBoard`
    where the lines come to another claim than the proved or a supposed one, or a line defines an unknown letter;
    `NotAForm` for a line that cannot be read, and `NotProved` for one that does not follow, or where nothing is proved.

    >>> from mistake_bounds.proof import scalars
    >>> a, b = scalars("a b")
    >>> square = prove((a + b)**2 >= 4*a*b, name="square")
    >>> board(square, '''
    ... (a + b)² = (a − b)² + 4 a b    multiply out
    ...          ≥ 4 a b               a square is not negative
    ... ''')
    (a + b)² = (a − b)² + 4 a b   multiply out
    (a − b)² + 4 a b ≥ 4 a b   a square is not negative
    """
    refuse_verdict(proof, "the board")
    of_case = hypotheses(given)
    if any(key(proof.claim) == key(claim) for claim in of_case):
        raise BadBoard("what is proved is supposed", proof.claim)
    # in an order, so that it is one question whatever the process
    known = [*sorted((claim for claim in proof.given if isinstance(claim, Claim)), key=str), *of_case]
    lines = tuple(_read(text, _vectors(proof).union(*(claim.vectors for claim in of_case)), letters_of(known)))
    for line in lines:
        for unknown in without_letter(line.form, known):
            raise BadBoard("a line defines a letter, and the definition is not known", unknown)
    facts = _facts(proof, {*proof.given, *of_case})
    positive = []
    for line in lines:
        for need in line.form.needs:
            if key(need) not in positive:
                refuse_verdict(_follows(need, known, facts, seconds), f"the denominator in {line.form.text}")
                positive.append(key(need))
        letters = Letters()
        letters.claim(line.form.relation)
        known += letters.definitions
        claim = cleared(line.form.claim).named(line.reason)
        refuse_verdict(_follows(claim, known, facts, seconds), f"the board of {proof.claim.name or proof.claim}")
        known.append(claim)
    if key(proof.claim) not in {key(claim) for claim in joined_claims(lines)}:
        raise BadBoard("the lines do not come to what is proved", proof.claim)
    return Board(proof, lines, tuple(of_case))


def chain(claims: Iterable[Claim], reasons: Iterable[str]) -> str:
    """The text of a board on which each claim goes on from the right side of the one before it.

    What is put for a part of a sum stands in its place, and what is so after a step for what is so before it.

    >>> from mistake_bounds.proof import claim, scalars
    >>> w, after, a, b = scalars("w w^+ a b")
    >>> print(chain([claim(after <= a + w), claim(a + w <= w + b)], ["added", "small"]))
    w⁺ ≤ w + a  added
     ≤ w + b  small
    """
    lines, left, before = [], "", []
    for one, reason in zip(claims, reasons, strict=True):
        if not lines:
            first = sorted(_parts(one.lhs), key=lambda part: "^+" not in part)
            left, before = _sum(first), [part.replace("^+", "") for part in first]
        parts = _parts(one.rhs)
        new = (part for part in parts if part not in before)
        before = [*filter(None, (old if old in parts else next(new, "") for old in before)), *new]
        lines.append(f"{left} {OPERATOR_PLAIN[one.op]} {_sum(before)}  {reason}")
        left = ""
    return "\n".join(lines).replace("·", " ").replace("^+", "⁺")


def _parts(term) -> list[str]:
    """The parts of a sum, in the order in which it is shown."""
    whole = plain(term)
    return sorted(map(plain, sympy.Add.make_args(term)), key=lambda part: whole.find(part.removeprefix("-")))


def _sum(parts: Iterable[str]) -> str:
    first, *others = parts
    return first + "".join(f" - {part[1:]}" if part.startswith("-") else f" + {part}" for part in others)


def _follows(claim: Claim, known, facts, seconds: float):
    """A proof from what is known; what only repeats it needs none."""
    if any(key(claim) == key(one) for one in (*known, *(fact.claim for fact in facts))):
        return None
    if claim.is_vector:
        raise NotAForm("an equation of vectors that is not known; write its inner products", claim)
    if has_logarithms(claim):
        raise NotAForm("a logarithm that no hypothesis has a letter for", claim)
    # the letter's own facts define it: the prover has no logarithms, and no fractions
    facts = [fact for fact in facts if _is_whole(fact.claim)]
    return prove(claim, given=filter(_is_whole, known), using=facts, seconds=seconds)


def _is_whole(claim: Claim) -> bool:
    return claim.is_vector or claim.polynomial is not None


def _facts(proof: Proved, supposed: set) -> tuple[Proved, ...]:
    """The premises of a proof whose hypotheses are all supposed or proved by another premise.

    A premise may rest on more: on its own case, on the step of an induction, on a hypothesis that a rule took away.
    """
    found = []
    left = list(dict.fromkeys(_premises(proof)))
    sure = set(supposed)
    while more := [fact for fact in left if fact.given <= sure]:
        found += more
        left = [fact for fact in left if fact not in more]
        sure.update(fact.claim for fact in more)
    return tuple(found)


def _premises(proof: Proved) -> Iterator[Proved]:
    """The premises of a proof; for a premise with the same claim, as in cases, its own premises instead."""
    for premise in proof.premises:
        if key(premise.claim) == key(proof.claim):
            yield from _premises(premise)
        else:
            yield premise


def _read(text: str, vectors, letters) -> Iterator[Line]:
    right = ""
    for raw in filter(None, map(str.strip, text.splitlines())):
        statement, _, reason = raw.partition("  ")
        goes_on = statement[0] in RELATIONS
        equation = form(f"{right} {statement}" if goes_on else statement, vectors, letters)
        right = equation.right
        yield Line(equation, reason.strip(), goes_on)


def _vectors(proof: Proved) -> frozenset[str]:
    return proof.claim.vectors.union(*map(_vectors_of, proof.given), *map(_vectors, proof.premises))


def _vectors_of(known) -> frozenset[str]:
    if isinstance(known, Claim):
        return known.vectors
    return frozenset().union(*(_vectors_of(one) for _, held in known.kinds for one in held))


def joined_claims(lines) -> Iterator[Claim]:
    """One claim for each chain of lines: its first left side against its last right side."""
    for k, first in enumerate(lines):
        if first.goes_on:
            continue
        ops = [first.form.claim.op]
        yield first.form.claim
        for line in lines[k + 1 :]:
            if not line.goes_on:
                break
            ops.append(line.form.claim.op)
            if relation := _together(ops):
                yield Claim(first.form.claim.lhs, relation, line.form.claim.rhs)


def _together(ops) -> str | None:
    """The relation of the two ends of a chain; None where it goes up and down."""
    rest = {op for op in ops if op != "="}
    for strict, weak in (("<", "<="), (">", ">=")):
        if rest <= {strict, weak}:
            return (strict if strict in rest else weak) if rest else "="
    return None


def _line_html(line: Line) -> str:
    left, right = line.form.sides
    relation = OPERATOR_LATEX[line.form.claim.op]
    tex = rf"{relation}\; {right}" if line.goes_on else f"{left} {relation} {right}"
    goes_on = ' class="mb-goes-on"' if line.goes_on else ""
    return f'<li{goes_on}>{math(tex)} <span class="mb-reason">{escape(line.reason)}</span></li>'
