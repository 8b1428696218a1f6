"""What is typed on the bench, read and answered: proved, refuted with numbers, unknown, or refused by name and place.

A *field* is what a reader types into one box: the letters that are vectors, those that are numbers, what is given, a
line each, what the proof may use, and the claim.  An answer is plain data, its mathematics TeX in HTML.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from time import process_time
from typing import NamedTuple

from sympy import Expr, S, Symbol

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import (
    Claim,
    ContradictoryHypotheses,
    GoalAmongHypotheses,
    Inner,
    MayBeZero,
    Proved,
    Refuted,
    prove,
)
from mistake_bounds.proof.kernel.shown import html_of
from mistake_bounds.proof.kernel.terms import Vector, expression, norm2, polynomial
from mistake_bounds.proof.search.verdicts import Unknown
from mistake_bounds.proof.show.chain import chain
from mistake_bounds.proof.show.forms import Form, form, term
from mistake_bounds.proof.show.html import fold_html, lines_html, math, number_latex, verdict_html
from mistake_bounds.proof.show.text import OPERATOR_LATEX, term_latex
from mistake_bounds.proof.show.typed import NotAForm, TooLarge, name, with_angles
from mistake_bounds.proof.values import holds, value
from mistake_bounds.site.bench.links import FIELDS

LETTERS, LINES, LONGEST = 30, 20, 600
NAMED = re.compile(r"\s*([^:<>=≤≥|‖⟨]*):")
A_NAME = re.compile(r"[\w ’'′⁺²³·.()–−+-]{1,40}")
RELATION = re.compile(r"[≤≥<>=]")
NOT = {"<=": ">", "<": r"\ge", ">=": "<", ">": r"\le", "=": r"\ne"}
NOTHING = Claim(S.Zero, ">", S.Zero, "nothing")  # refuted by whatever meets all that is given
MARKS = str.maketrans({"`": "’"})


class Trouble(Refusal):
    """What is refused, and where: the ``field``, the ``line`` in it, and the ``column``, both from 1, or 0."""

    def __init__(self, message: str, field: str, line: int = 0, column: int = 0, kind: str = "Trouble"):
        super().__init__(message, field)
        self.message = message
        self.field = field
        self.line = line
        self.column = column
        self.kind = kind


class Stated(NamedTuple):
    """A line that is a claim: as it was written, its ``form``, and the ``claim``, by its name."""

    form: Form
    claim: Claim
    field: str
    line: int

    @property
    def name(self) -> str:
        return self.claim.name

    @property
    def latex(self) -> str:
        """In the author's order; a dot is needed between numbers only."""
        return re.sub(r" \\cdot (?!-?\d)", " ", self.form.latex)


class Query(NamedTuple):
    """A query: all fields, parsed."""

    vectors: tuple[str, ...]
    scalars: tuple[str, ...]
    given: tuple[Stated, ...]
    lemmas: tuple[Stated, ...]
    hints: tuple[Expr | Vector, ...]
    goal: Stated

    @property
    def lines(self) -> tuple[Stated, ...]:
        """Every line that is a claim."""
        return *self.given, *self.lemmas, self.goal


def answer(vectors="", scalars="", given="", using="", claim="", seconds=5) -> dict:
    """The answer to a query: its ``kind``, its message in a line (``says``), and its ``html``.

    The kinds are proved, refuted, unknown, contradiction, and refused; what is refused also has its ``name`` and its
    place: ``field``, ``line``, ``column``.

    >>> query = {"vectors": "w x", "scalars": "R", "given": "<w, x> <= 0\\n||x||^2 <= R^2"}
    >>> answer(**query, claim="||w + x||^2 <= ||w||^2 + R^2")["says"]
    'Proved: ‖w + x‖² ≤ ‖w‖² + R², by 2·h1 + h2'
    >>> answer(**query, claim="||w + x||^2 <= ||w||^2 + Q^2")["says"]
    'Q is not among the letters: put it under Vectors or under Numbers'
    """
    try:
        typed = dict(zip(FIELDS, (vectors, scalars, given, using, claim), strict=True))
        return answered(read(typed), seconds)
    except Trouble as trouble:
        return {
            "kind": "refused",
            "name": trouble.kind,
            "says": trouble.message,
            "field": trouble.field,
            "line": trouble.line,
            "column": trouble.column,
        }
    except ContradictoryHypotheses as refused:
        return contradiction(refused)


# reading


@contextmanager
def reading(field: str, line: int = 0, before: int = 0) -> Iterator[None]:
    """What is refused within becomes a `Trouble` with its place; ``before`` is what precedes it in the line."""
    try:
        yield
    except Trouble:
        raise
    except NotAForm as refused:
        column = 0 if refused.place is None else before + refused.place + 1
        raise Trouble(refused.reason, field, line, column, type(refused).__name__) from refused
    except Refusal as refused:
        raise Trouble(str(refused), field, line, 0, type(refused).__name__) from refused


def as_typed(thing: object) -> str:
    """A claim, a number or a vector in the signs of the bench.

    >>> from mistake_bounds.proof import vectors
    >>> w, x = vectors("w^+ x")
    >>> as_typed(norm2(w - x))
    '‖w⁺ - x‖²'
    """
    return str(thing).replace("^+", "⁺")


def read(typed: dict[str, str]) -> Query:
    """The query that the fields hold.  Raise `Trouble` if a field cannot be read."""
    vectors, scalars = _letters(typed, "vectors"), _letters(typed, "scalars")
    for letter in vectors:
        if letter in scalars:
            raise Trouble(f"{letter} cannot be a vector and a number", "scalars", 1, kind="SymbolClash")
    letters = _Letters(frozenset(vectors), frozenset(vectors) | frozenset(scalars))
    given = tuple(
        letters.stated("given", line, text, f"h{k}") for k, (line, text) in enumerate(lines(typed, "given"), 1)
    )
    _named_once(given)
    lemmas = []
    hints = []
    for line, text in lines(typed, "using"):
        if RELATION.search(with_angles(text)):  # the signs of <w, x> are none
            lemmas.append(letters.stated("using", line, text, f"line {line} of what it may use"))
        else:
            hints.append(letters.hint(line, text))
    claims = list(lines(typed, "claim"))
    if len(claims) != 1:
        message = (
            "one claim at a time: put steps before it under what the proof may use"
            if claims
            else "there is no claim yet; to begin with an example, press Try it below"
        )
        raise Trouble(message, "claim", claims[1][0] if claims else 0, kind="OneClaim")
    goal = letters.stated("claim", *claims[0], "")
    if not goal.form.claim.symbols:
        raise Trouble("no letter is left in the claim: it compares two numbers, and there is nothing to prove", "claim",
                      claims[0][0], kind="NoLetter")  # fmt: skip
    return Query(vectors, scalars, given, tuple(lemmas), tuple(hints), goal)


def lines(typed: dict[str, str], field: str) -> Iterator[tuple[int, str]]:
    """The lines of a field that are not empty, with their numbers."""
    every = re.split(r"\r\n|\r|\n", typed[field].translate(MARKS).rstrip("\r\n"))  # as a browser counts them
    if len(every) > LINES:
        raise Trouble(f"{len(every)} lines; {LINES} are the most", field, LINES + 1, kind=TooLarge.__name__)
    for k, line in enumerate(every, 1):
        if len(line) > LONGEST:
            message = f"a line of {len(line)} characters; {LONGEST} are the most"
            raise Trouble(message, field, k, LONGEST + 1, TooLarge.__name__)
        if line.strip():
            yield k, line


def _letters(typed: dict[str, str], field: str) -> tuple[str, ...]:
    """The letters of a field; a comma, a semicolon or a space is between two."""
    found = []
    for line, text in lines(typed, field):
        for word in re.finditer(r"[^\s,;]+", text):
            with reading(field, line, word.start()):
                found.append(name(word[0]))
    if len(found) > LETTERS:
        raise Trouble(f"{len(found)} letters; {LETTERS} are the most", field, kind=TooLarge.__name__)
    return tuple(dict.fromkeys(found))


def _named_once(given) -> None:
    names = set()
    for one in given:
        if one.name in names:
            raise Trouble(f"two lines are called {one.name}", "given", one.line, kind="TwoOfOneName")
        names.add(one.name)


class _Letters(NamedTuple):
    """The letters that may occur, by the names that they have in claims, and which of them are vectors."""

    vectors: frozenset[str]
    all: frozenset[str]

    def stated(self, field: str, line: int, typed: str, otherwise: str) -> Stated:
        """A line that is a claim, which may be named: ``mistake: y<w, x> <= 0``."""
        named = NAMED.match(typed)
        before = named.end() if named else 0
        called = named[1].strip() if named else otherwise
        if named and not A_NAME.fullmatch(called):
            raise Trouble(
                f"a name is at most 40 letters and digits, and not {called[:40]!r}", field, line, 1, "BadName"
            )
        with reading(field, line, before):
            parsed = form(typed[before:], self.vectors, among=self.all)
        if parsed.claim.is_vector and parsed.claim.symbols and field != "given":
            same = as_typed(norm2(parsed.claim.lhs - parsed.claim.rhs))
            message = f"that two vectors are equal can be given, and not claimed: claim {same} ≤ 0, which says the same"
            raise Trouble(message, field, line, kind="VectorGoal")
        with reading(field, line, before):
            return Stated(parsed, parsed.claim.named(called), field, line)

    def hint(self, line: int, typed: str) -> Expr | Vector:
        """A term whose square, or a vector whose length, is to be tried."""
        with reading("using", line):
            parsed = term(typed, self.vectors, self.all)
            if not isinstance(parsed, Vector):
                polynomial(parsed)
        if isinstance(parsed, Inner) and parsed.left == parsed.right:
            return parsed.left
        if not isinstance(parsed, Vector) and parsed.is_number:
            raise Trouble("a number has a square, but it is of no use", "using", line, kind="NoLetter")
        return parsed


# answering


class Clock(NamedTuple):
    """When the ``seconds`` for all searches of an answer together are up."""

    end: float
    seconds: float

    @property
    def late(self) -> bool:
        """Is hardly any time left?"""
        return process_time() > self.end - 0.1 * self.seconds

    @property
    def left(self) -> float:
        """So many seconds; a moment also where none are left, since many a claim takes no longer."""
        return max(0.05, self.end - process_time())


def answered(query: Query, seconds: float) -> dict:
    """The answer of the prover.  Raise `Trouble` if the query is invalid, and `ContradictoryHypotheses`."""
    verdict, stated, clock = decided(query, seconds)
    response = _response(query, verdict, stated, clock.late)
    if stated is not query.goal:
        response["html"] = f"<p>A step that the proof may use has to be proved first.</p>{response['html']}"
    return response


def decided(query: Query, seconds: float) -> tuple[Proved | Refuted | Unknown, Stated, Clock]:
    """The verdict on the claim, or on the first step that the proof may use and that is not proved; raise the same."""
    clock = Clock(process_time() + seconds, seconds)
    facts = []
    for need in _cancelled(query):
        _proved(query, Claim(need.lhs**-2, ">", S.Zero), query.goal, (), clock.left)
    for lemma in query.lemmas:
        verdict = _proved(query, lemma.form.relation, lemma, (*query.hints, *facts), clock.left)
        if verdict is None:
            continue
        if not isinstance(verdict, Proved):
            return verdict, lemma, clock
        facts.append(verdict)
    verdict = _proved(query, query.goal.form.relation, query.goal, (*facts, *query.hints), clock.left)
    if verdict is None:
        message = "the claim is one of what is given: there is nothing to prove"
        raise Trouble(message, "claim", 1, kind="GoalAmongHypotheses")
    return verdict, query.goal, clock


def _proved(query: Query, relation, stated: Stated, using, seconds: float) -> Proved | Refuted | Unknown | None:
    """The verdict on a relation of a line; None where it is among the hypotheses."""
    with reading(stated.field, stated.line):
        try:
            return prove(relation, _given(query), using, name=stated.name, seconds=seconds)
        except GoalAmongHypotheses:
            return None
        except MayBeZero as refused:
            where = next((one for one in query.lines if _positive(refused.offender) in one.form.needs), stated)
            raise Trouble(as_typed(refused), where.field, where.line, kind="MayBeZero") from refused
        except ContradictoryHypotheses as refused:
            contrary = refused
    raise contrary


def _given(query: Query) -> dict[str, object]:
    """What is given, as `prove` takes it."""
    return {one.name: one.form.relation for one in query.given}


def _positive(divisor: Expr) -> Claim:
    """What a form that divides by it needs."""
    return Claim(divisor, ">", S.Zero)


def _cancelled(query: Query) -> Iterator[Claim]:
    """The divisors that are in no claim any more, since sympy cancelled them, or since they divide a vector."""
    for one in query.lines:
        left = () if one.claim.is_vector else map(expression, one.claim.plain.needs)
        yield from (need for need in one.form.needs if need not in map(_positive, left))


def _response(query: Query, verdict, stated: Stated, late: bool) -> dict:
    """A verdict as the page shows it."""
    match verdict:
        case Proved():
            kind = "proved"
            more = _proved_html(query, verdict)
        case Refuted():
            kind = "refuted"
            more = _values_html(query, verdict, stated)
        case Unknown():
            kind = "unknown"
            more = _advice_html(query, verdict, late)
    message = str(verdict)
    block = verdict_html(verdict, stated.latex)
    return {"kind": kind, "says": message, "html": _statement_html(query, stated) + block + more}


def _statement_html(query: Query, stated: Stated) -> str:
    """What was understood, as a sentence."""
    occur = frozenset().union(stated.form.claim.symbols, *(one.form.claim.symbols for one in query.given))
    kinds = (("vectors", query.vectors), ("numbers", query.scalars))
    letters = [
        f"{kind} {_letters_html(those)}" for kind, all_ in kinds if (those := [one for one in all_ if one in occur])
    ]
    every = f"For all {' and all '.join(letters)}"
    if not query.given:
        return f'<div class="mb-bench-read"><p>{every}: {math(stated.latex)}.</p></div>'
    given = "".join(f"<li>{math(one.latex)}{_called_html(one)}</li>" for one in query.given)
    return f'<div class="mb-bench-read"><p>{every}, if</p><ul>{given}</ul><p>then {math(stated.latex)}.</p></div>'


def _letters_html(letters) -> str:
    return ", ".join(math(term_latex(Symbol(letter))) for letter in letters)


def _called_html(one: Stated) -> str:
    """The name that a line was given."""
    return "" if re.fullmatch(r"h\d+", one.name) else f' <span class="mb-reason">{escape(one.name)}</span>'


def _proved_html(query: Query, proof: Proved) -> str:
    """What it rests on, what it does not need, and numbers that meet what is given."""
    if not query.given:
        return _certificate_html(proof)
    rests = [f"{math(one.latex)}{_called_html(one)}" for one in query.given if one.claim in proof.given]
    spare = [f"{math(one.latex)}{_called_html(one)}" for one in query.given if one.claim not in proof.given]
    message = f"It rests on {', '.join(rests)}." if rests else "It rests on nothing that is given."
    if spare and rests:
        message += f" Not needed: {', '.join(spare)}."
    point = _met(query)
    if point is None:
        can = "No numbers were found that meet all that is given. If there are none, this says nothing."
    else:
        can = f"What is given can be met: for example where {_point_html(point)}."
    return f"<p>{message}</p><p>{can}</p>{_certificate_html(proof)}"


def _certificate_html(proof: Proved) -> str:
    if not proof.certificate:
        return ""
    return fold_html("proofs", "The certificate that the kernel checked", html_of(proof.certificate))


def _met(query: Query) -> dict | None:
    """Numbers that meet all that is given, None where none are found; raises `ContradictoryHypotheses`."""
    met = prove(NOTHING, _given(query), seconds=2)
    if isinstance(met, Proved):
        raise ContradictoryHypotheses("no numbers satisfy all of the hypotheses", met)
    return met.counterexample if isinstance(met, Refuted) else None


def _point_html(point) -> str:
    return ", ".join(math(f"{term_latex(Symbol(letter))} = {number_latex(v)}") for letter, v in point.items())


def _values_html(query: Query, refuted: Refuted, stated: Stated) -> str:
    """Both sides of all that is given, and of the claim, at the numbers found."""
    rows = [_row_html(one, refuted.counterexample, "given") for one in query.given]
    rows.append(_row_html(stated, refuted.counterexample, "claim"))
    head = "<tr><th>What</th><th>says</th><th>there</th></tr>"
    table = f'<table class="mb-bench-values"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table>'
    return (
        f'<p>Put in, with nothing rounded:</p><div class="mb-bench-scroll" tabindex="0" role="group" '
        f'aria-label="Both sides at these numbers">{table}</div>'
    )


def _row_html(one: Stated, point, what: str) -> str:
    """A row of the table: a claim, and its two sides at the point, with whether it holds."""
    claim = one.form.claim
    left, right = (number_latex(value(side, point)) for side in (claim.lhs, claim.rhs))
    kept = holds(one.claim, point)
    there = math(f"{left} {OPERATOR_LATEX[claim.op] if kept else NOT[claim.op]} {right}")
    called = escape(one.name) or what
    return f"<tr><td>{called}</td><td>{math(one.latex)}</td><td>{there}, {'holds' if kept else 'fails'}</td></tr>"


def _advice_html(query: Query, unknown: Unknown, late: bool) -> str:
    """What one could try where nothing was found."""
    unmet = bool(query.given) and _met(query) is None
    known = frozenset().union(*(one.form.claim.symbols for one in query.given)) if query.given else frozenset()
    free = [one for one in query.scalars if one in query.goal.form.claim.symbols - known]
    tries = []
    if unmet:
        tries.append("No numbers were found that meet all that is given: are there any?")
    if late:
        tries.append("The time was up: give the search longer.")
    tries.append(
        "Name a square, or a vector whose length is not negative, among what the proof may use; often one is enough."
    )
    tries.append("Put a step in between there as well: it is proved first, and used then.")
    if free:
        tries.append(f"Nothing is given about {_letters_html(free)}: is a sign known, or a size?")
    tries.append("Add what is missing to what is given, or claim less, and see where the answer changes.")
    items = "".join(f"<li>{one}</li>" for one in tries)
    return (
        "<p>This says nothing against the claim. The search found no certificate, and no numbers at which the claim "
        f"fails either: it may be true. What one could try:</p><ul>{items}</ul>"
    )


def contradiction(refused: ContradictoryHypotheses) -> dict:
    """The answer where no numbers meet all that is given."""
    message = (
        "No numbers meet all that is given, so that anything would follow from it, and nothing is shown about the claim"
    )
    proof = refused.offender
    steps = lines_html(proof.claim, chain(proof.by, proof.given), proof.by.multiplier)
    why = fold_html("proofs", "Why: from what is given it would follow that 0 is more than 0", steps, is_open=True)
    head = '<p class="mb-head"><strong>Contradiction</strong> in what is given</p>'
    return {
        "kind": "contradiction",
        "says": message,
        "html": f'<div class="mb-verdict mb-unknown">{head}<p>{message}.</p>{why}</div>',
    }
