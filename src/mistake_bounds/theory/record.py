"""The record of a theorem, read off the lines on which its conclusion rests."""

import warnings
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from mistake_bounds.proof import Claim, ForEach, name_of
from mistake_bounds.proof.kernel.terms import symbols_of
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.theorem import Kind, Theorem
from mistake_bounds.theory.lines import Line
from mistake_bounds.theory.reading import Reader, rows_of
from mistake_bounds.theory.rows import Row
from mistake_bounds.theory.terms import BadTheory, Term, plain


class NoSteps(BadTheory):
    """A theorem in which no line is added up or kept along its run: there is nothing that a step shows."""


class RestsOnMore(UserWarning):
    """A line is kept along a row together with others that it does not need, and rests on what these rest on."""


def theorem(
    name: str, source: str, conclusion: Line, *, count: Term | None = None, counted: str = "",
    causes: Mapping[str, tuple[str, str]] | None = None, shown: Iterable[Line] | None = None,
) -> Theorem:  # fmt: skip
    """The theorem that a line concludes, with all that it rests on, read off the line's reasons.

    The row of the run is the one about which they are; ``count`` is what the theorem bounds, by default how many items
    the row has, and ``counted`` the word for it.  ``causes`` says what slack means, see
    `mistake_bounds.theorem.theorem.Theorem`.  ``shown`` are the lines that a check and a page show besides hypotheses,
    steps, sums and conclusion, and more sums; by default all that have names.  Raises `NoSteps`, and warns by
    `RestsOnMore`.
    """
    conclusion.proof  # noqa: B018  totals make letters of their own
    row = main_row(conclusion)
    lines = conclusion.below
    shown = None if shown is None else list(shown)
    beside = [one for one in shown or () if one.proof and one not in lines]
    sums = [line for line in (*lines, *beside) if line.row is row and line.steps]
    _warn_of_more(lines)
    if not sums or any(len(line.steps) < len(row.counts) for line in sums):
        raise NoSteps(f"{conclusion.where}: {name}: nothing is added up or kept along each {row.over}", conclusion)
    chosen = [line for line in lines if line.name or line.relation is None] if shown is None else shown
    chosen = [line for line in chosen if line not in sums and line.claim.name and line.claim != conclusion.claim]
    rests_on = dict.fromkeys(one for line in (conclusion, *sums) for one in line.hypotheses)
    in_order = sorted(rests_on, key=lambda one: one.number)
    places = {one.claim: number for number, one in enumerate(in_order)}
    within = [one for total in sums for why in total.because if isinstance(why, Line) for one in why.below]
    kinds = [
        _kind(k, kind, row, sums, [one for one in chosen if one in within], places)
        for k, (kind, _) in enumerate(row.counts)
    ]
    in_the_end = _around(conclusion.proof.given) | conclusion.claim.symbols
    facts = [line for line in chosen if line not in within and line.claim.symbols <= in_the_end]
    listed = [one for one in chosen if one in within]
    known = [one for one in lines if one in listed]
    read = partial(_read, Reader([conclusion, *sums, *facts], row, [*known, *sums]), counted)
    read.function = row.items  # which has the arguments of a reading
    return Theorem(
        name, source, tuple(kinds), tuple(line.proof for line in sums), tuple(line.proof for line in facts),
        conclusion.proof, name_of(plain(count or row.count)),
        read, causes or {},
    )  # fmt: skip


def _read(reader: Reader, counted: str, *given, **options) -> Reading:
    return replace(reader.read(*given, **options), counted=counted)


def main_row(line: Line, *lines: Line) -> Row:
    """The row of the run on which lines rest, inside which other runs may be: it gives the arguments of their rows.

    Raises `NoSteps` if there is none, or more than one.
    """
    runs = [row for row in rows_of([line, *lines]) if row.sequence]
    rows = [row for row in runs if not any({*row.needs} <= {*one.about, *one.gives} for one in runs if one is not row)]
    if len(rows) != 1:
        raise NoSteps(
            f"{line.where}: it rests on {len(rows)} rows of a run: {', '.join(row.name for row in rows)}", line
        )
    return rows[0]


def read(lines: Line | tuple[Line, ...], *given: Any, **options: Any) -> Reading:
    """A run in the words of one line or of several and of what they rest on, for `theorem.checking.check_proof`."""
    lines = lines if isinstance(lines, tuple) else (lines,)
    for line in lines:
        line.proof  # noqa: B018
    return Reader(lines, main_row(*lines)).read(*given, **options)


def _kind(k: int, name: str, row: Row, sums, chosen, places) -> Kind:
    """A kind of items: its hypotheses in the order of the theory, its steps, and what is shown on the way to them."""
    rows = (known for line in sums for known in line.proof.given if type(known) is ForEach and known.over == row.over)
    each = {one for known in rows for one in known.kinds[k][1] if type(one) is Claim}
    steps = tuple(dict.fromkeys(line.steps[k] for line in sums))
    own = {below for line in sums for below in _of_kind(line, k)}
    at = {name for line in sums for known in line.proof.given if type(known) is ForEach for name in _names(known)}
    lemmas = [one.proof for one in chosen if one in own and one.claim.symbols <= at and one.proof not in steps]
    order = sorted(each, key=lambda one: (places.get(one, len(places)), str(one)))
    return Kind(name, tuple(order), steps, tuple(dict.fromkeys(lemmas)))


def _of_kind(total: Line, k: int) -> list[Line]:
    several = getattr(total, "kinds", ())
    lines = [several[k]] if len(several) > 1 else [one for one in total.because if isinstance(one, Line)]
    return [below for one in lines if isinstance(one, Line) for below in one.below]


def _names(each: ForEach) -> set[str]:
    """The names that a point of the row has: those of its claims, and what comes of the rows inside it."""
    state = (
        names for row in each.state for names in (symbols_of(row.start), {name_of(row.before)}, {name_of(row.after)})
    )
    return each.fixed.union(*state, *(_around(held) for _, held in each.kinds))


def _around(given: Iterable) -> set[str]:
    """The names that have a value where this is given: those of claims, and what rows come to."""
    names = set()
    for known in given:
        if type(known) is Claim:
            names |= known.symbols
        else:
            ends = ({name_of(row.final)} | symbols_of(row.start) for row in known.state)
            names = names.union(known.fixed, (name_of(n) for n, _ in known.kinds), *ends)
    return names


def _warn_of_more(lines: Iterable[Line]) -> None:
    """Warn of lines of one induction of which none that is used needs the others."""
    lines = list(lines)
    for group in {id(line.group): line.group for line in lines if getattr(line, "group", None)}.values():
        needed = [line for line in group if line in lines]
        for line in needed:
            needed += [other for other in line.uses if other not in needed]
        for idle in [line for line in group if line not in needed]:
            used = ", ".join(line.name for line in group if line in lines)
            warnings.warn(
                f"{idle.where}: {used} is kept together with {idle.name!r} and does not need it, but rests on all that "
                "keeps it: keep it in a row of its own",
                RestsOnMore,
                stacklevel=3,
            )
