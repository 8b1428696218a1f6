"""The lines of a board, shuffled, to be put in order; the board judges them, and any order in which each follows.

The lines are those that a chapter writes on its board (boards.json, read from the notebooks), the proof is the one that
the chapter writes them about.  A board that is one chain begins with its left side, which stays where it is.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer, text_of
from mistake_bounds.proof import BadBoard, NotProved, Proved, Refuted, board
from mistake_bounds.proof.show.board import Board, joined_claims
from mistake_bounds.proof.show.forms import key
from mistake_bounds.proof.show.text import OPERATOR_LATEX
from mistake_bounds.proof.show.typed import RELATIONS

MARKS = "ABCDEFGHIJ"
SECONDS = 1.0  # of search for a line: those of a right order are recorded


@cache
def _written() -> dict[str, list[str]]:
    return json.loads((files("mistake_bounds.exercises") / "boards.json").read_text(encoding="utf-8"))


def lines_of(cell: str, place: int = 0) -> tuple[str, ...]:
    """The lines of a board, each with its reason after two spaces: of a chapter's, by its cell, or as they are given.

    >>> lines_of("4fe533ac")[0]
    '⟨u, w⁺⟩ = ⟨u, w + y x⟩      the update'
    >>> lines_of("a ≤ b  given\\n  ≤ c  given")
    ('a ≤ b  given', '≤ c  given')
    """
    text = cell if "\n" in cell else _written()[cell][place]
    return tuple(line.strip() for line in text.splitlines() if line.strip())


class Shuffled(NamedTuple):
    """The ``start`` of a chain, or "" where lines have left sides of their own, and the ``lines`` by their marks."""

    start: str
    lines: Mapping[str, str]


def shuffled(name: str, lines: tuple[str, ...]) -> Shuffled:
    """The lines in another order than they are written in, the same on every machine.

    >>> two = shuffled("an-exercise", ("M = P + D  both kinds", "< 3 P + 2  few demotions"))
    >>> two.start, *two.lines.items()
    ('M', ('A', '< 3 P + 2  few demotions'), ('B', '= P + D  both kinds'))
    """
    start = ""
    found = list(lines)
    if all(line[0] in RELATIONS for line in lines[1:]):
        relation = re.search("[" + "".join(RELATIONS) + "]", lines[0]).start()
        start = lines[0][:relation].strip()
        found[0] = lines[0][relation:]
    order = list(found)
    draws = Random(name)
    while order == found:
        draws.shuffle(order)
    return Shuffled(start, MappingProxyType(dict(zip(MARKS, order, strict=False))))


def order(
    name: str,
    cell: str,
    proof: Callable[[], Proved],
    title: str,
    hints: Iterable[str] = (),
    *,
    place: int = 0,
    wrong: Sequence[int] = (),
    given: Callable[[], Mapping[str, object]] = dict,
) -> Exercise:
    """The board in that cell of a notebook, or of these lines, about what is proved; they are to be put in order.

    ``wrong`` is a wrong order of the lines, by their places on the board; else the last comes first.
    """
    lines = lines_of(cell, place)
    mixed = shuffled(name, lines)
    first = [line if k or not mixed.start else line[line.index(mixed.start) + len(mixed.start) :].strip()
             for k, line in enumerate(lines)]  # fmt: skip
    marks = {line: mark for mark, line in mixed.lines.items()}
    right = "".join(marks[line] for line in first)

    def typeset() -> tuple[str, ...]:
        built = board(proof(), _text(mixed.start, [mixed.lines[mark] for mark in right]), given=given()).lines
        tex = {mark: _tex(line, bool(mixed.start)) for mark, line in zip(right, built, strict=True)}
        return (built[0].form.sides[0] if mixed.start else "", *(tex[mark] for mark in mixed.lines))

    return Exercise(
        name,
        "order",
        lambda answer: judged(proof(), mixed, text_of(answer), right, given()),
        right,
        "".join(right[k] for k in wrong) if wrong else right[-1] + right[:-1],
        (*hints, "The first line only puts in what a letter stands for, or what happened.",
         "What is to be proved stands at the end: what is left of it to be used then?"),
        tuple(line.partition("  ")[0] for line in mixed.lines.values()),
        prompt="Put the lines in order, so that each follows from those above it, and they end with what is proved.",
        title=title,
        typeset=typeset,
    )  # fmt: skip


def judged(proof: Proved, mixed: Shuffled, answer: str, right: str, given: Mapping[str, object]) -> Answer:
    """Does each line follow from those above it, and do they come to what is proved with the last one?

    What is to be proved comes after as many lines as in the chapter's order, ``right``, or later: the prover, which is
    strong, would let it stand at the head of the board, and then the other lines prove nothing.
    """
    if sorted(answer) != sorted(mixed.lines):
        raise NotAnAnswer(f"every line once, by the letters {''.join(mixed.lines)}", answer)
    lines = [mixed.lines[mark] for mark in answer]
    if not mixed.start and lines[0][0] in RELATIONS:
        return Answer(False, f"Line {answer[0]} goes on from a line above it, so that it cannot be the first.")
    try:
        done = board(proof, _text(mixed.start, lines), given=given, seconds=SECONDS)
    except NotProved as refused:
        marks = [mark for mark in answer if _reason_of(mixed.lines[mark]) == refused.offender.claim.name]
        which = f"Line {marks[0]}" if marks else "A line"
        return Answer(False, f"{which} {_describe(refused.offender)}")
    except BadBoard:
        return Answer(False, "Each line follows, but they do not end with what is to be proved.")
    written = board(proof, _text(mixed.start, [mixed.lines[mark] for mark in right]), given=given)
    *_, last = joined_claims(done.lines)
    if key(last) != key(proof.claim) or reached(done) < reached(written):
        words = f"Each line follows, but what is to be proved is reached before line {answer[-1]}: use it on the way."
        return Answer(False, words)
    return Answer(True, "Each line follows from those above it.", (done._repr_html_(),))


def reached(done: Board) -> int:
    """After how many lines a board has said what is proved, in the same words or multiplied by something positive."""
    goal = key(done.proof.claim)
    return next(k for k in range(1, len(done.lines) + 1) if goal in map(key, joined_claims(done.lines[:k])))


def _text(start: str, lines: list[str]) -> str:
    """Lines as a board's text, the first with the left side that it begins with."""
    return "\n".join([f"{start} {lines[0]}".strip(), *lines[1:]])


def _tex(line, goes_on: bool) -> str:
    """A line in TeX: where it goes on from another, or from the start, without its left side."""
    left, right = line.form.sides
    relation = OPERATOR_LATEX[line.form.claim.op]
    return rf"{{}}{relation} {right}" if goes_on or line.goes_on else f"{left} {relation} {right}"


def _reason_of(line: str) -> str:
    return line.partition("  ")[2].strip()


def _describe(found) -> str:
    """What the prover has against a line."""
    if isinstance(found, Refuted):
        words = "does not follow yet. Below those lines it would say what is false"
        return f"{words}: {str(found).removeprefix('Refuted: ')}."
    return "is not proved there: neither a proof from the lines above it nor numbers at which it fails have been found."
