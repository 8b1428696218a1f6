"""A run in the words of a theorem, and everything that is claimed of it evaluated there, exactly.

The chapter's file ``reading`` builds the *reading* of a run, in which a row is a list of points.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from mistake_bounds.exact import brief
from mistake_bounds.proof import Claim, ForEach, Proved
from mistake_bounds.proof.values import PRODUCT, NotDefined, judge, value
from mistake_bounds.theorem.reading import Reading, of_kind
from mistake_bounds.theorem.rows import all_consecutive
from mistake_bounds.vocabulary import MISTAKE


@dataclass(frozen=True)
class Failure:
    """A claim that a run violates: at which mistake (1, 2, …; None at the end), with the values of its two sides."""

    mistake: int | None
    left: object
    right: object


@dataclass(frozen=True)
class Checked:
    """One claim on one run: how often it was evaluated, and its first failure.

    ``kind`` is the kind of mistake that it speaks of, or what else comes in a row: "promotion", "relevant attribute";
    ``over`` is the word for a mistake where the theorem counts something else, such as updates.
    """

    claim: Claim
    times: int
    failure: Failure | None
    kind: str = ""
    over: str = MISTAKE

    @property
    def name(self) -> str:
        """The name of the claim, and its kind of mistake."""
        return f"{self.claim.name}, {self.kind}" if self.kind else self.claim.name


@dataclass(frozen=True)
class Check:
    """Every hypothesis and every claim of a theorem, evaluated exactly on a run.  True when all of them held.

    Floats of a run or of its examples are added as floats, with rounding: `Examples.exactly` before the run turns them
    into exact fractions.
    """

    rows: tuple[Checked, ...]
    evidence = "checked on a run"

    @property
    def ok(self) -> bool:
        """Did every claim hold?"""
        return not self.failures

    def __bool__(self) -> bool:
        return self.ok

    @property
    def failures(self) -> tuple[Checked, ...]:
        """The claims that did not hold."""
        return tuple(row for row in self.rows if row.failure)

    def only(self, *names: str) -> "Check":
        """The rows of the claims that are called so, in the order of the table.  Raises `KeyError` if none is.

        >>> from mistake_bounds import Examples, Perceptron, play
        >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
        >>> run = play(Perceptron(), Examples([(2, 1), (1, -1)], [1, -1]))
        >>> mistake_bound().on(run, (0, 1)).check.only("update", "growth")
        update: w^+ = w + y·x  holds 2 times of 2
        growth: ‖w^+‖² ≤ ‖w‖² + R²  holds 2 times of 2
        """
        called = [row.claim.name for row in self.rows]
        for name in names:
            if name not in called:
                raise KeyError(f"no claim is called {name!r} here; there are {', '.join(filter(None, called))}")
        return Check(tuple(row for row in self.rows if row.claim.name in names))

    def __repr__(self):
        """The rows that fail, then those that hold: pytest, among others, shows only the ends of a long text."""
        held = (row for row in self.rows if not row.failure)
        return "\n".join(map(_row_plain, (*self.failures, *held)))

    def _repr_html_(self):
        from mistake_bounds.theorem.tables import check_html

        return check_html(self)


def _row_plain(row: Checked) -> str:
    if row.failure is None:
        return f"{row.name}: {row.claim}  holds {row.times} times of {row.times}"
    where = "at the end" if row.failure.mistake is None else f"at {row.over} {row.failure.mistake}"
    return f"{row.name}: {row.claim}  fails {where}: {brief(row.failure.left)} against {brief(row.failure.right)}"


def checked(claim: Claim, points: Iterable[tuple[int | None, Mapping]], kind: str = "", over: str = MISTAKE) -> Checked:
    """``claim`` at each of ``points``, which come with their numbers; one that comes again is judged once.

    A point where the claim divides by 0 does not count: what keeps the divisor from 0 has a row of its own.
    """
    points = list(points)
    holds = _judge(claim)
    held, undefined = set(), 0
    for number, point in points:
        if id(point) in held:
            continue
        try:
            if not holds(point):
                failure = Failure(number, value(claim.lhs, point), value(claim.rhs, point))
                return Checked(claim, len(points), failure, kind, over)
        except NotDefined:
            undefined += 1
            continue
        held.add(id(point))
    return Checked(claim, len(points) - undefined, None, kind, over)


def _judge(claim: Claim) -> Callable[[Mapping], bool]:
    """`judge`; a claim with a logarithm, which costs more than the rest, is judged once for the same numbers."""
    holds = judge(claim)
    if claim.is_vector or claim.polynomial is not None:
        return holds
    names = sorted(claim.symbols)
    seen = {}
    names += [f"{name}^2" for name in names]  # a point may hold the square of a length alone

    def judged(point):
        numbers = *(point.get(name) for name in names), id(point.get(PRODUCT))
        if numbers not in seen:
            seen[numbers] = holds(point)
        return seen[numbers]

    return judged


def check_proof(proof: Proved, reading: Reading, names: Sequence[str] = ("",)) -> Check:
    """Everything that ``proof`` rests on, and its claim, on a reading; ``names`` are those of the kinds of mistakes."""
    at_end = (*_by_name(known for known in proof.given if isinstance(known, Claim)), proof.claim)
    rows = *_rows(proof.given, [_whole(reading)], names, reading.over), *_begun(proof, reading, names)
    return Check((*rows, *(checked(known, [(None, reading.end)]) for known in at_end)))


def rows_besides_mistakes(proof: Proved, reading: Reading, names: Sequence[str]) -> Iterator[Checked]:
    """The checks of what ``proof`` rests on along rows, without the claims about the mistakes themselves."""
    yield from _rows(proof.given, [_whole(reading)], names, reading.over, besides=reading.over)
    yield from _begun(proof, reading, names)


def _begun(proof: Proved, reading: Reading, names: Sequence[str]) -> Iterator[Checked]:
    """The checks of rows inside what has begun when the run ends; the same hypotheses hold as inside the rest."""
    for each in (known for known in proof.given if isinstance(known, ForEach) and known.over == reading.over):
        for what, point in reading.begun.items():
            for _, held in each.kinds:
                yield from _rows(held, [point], names, reading.over, f" on {what}")


def _whole(reading: Reading) -> Mapping:
    return {**reading.end, reading.over: reading.mistakes}


def _rows(given, outside: Sequence[Mapping], names, main: str, of: str = "", besides: str = "") -> Iterator[Checked]:
    """Each `ForEach` among ``given``: its claims at all of its points, wherever ``outside`` holds such a row.

    ``names`` are those of the kinds of the ``main`` row, which are the mistakes, or the updates.
    """
    for each in sorted((known for known in given if isinstance(known, ForEach)), key=_order):
        joined_before = each.over == besides
        points = all_consecutive(each, outside, started=not joined_before)
        for k, (_, held) in enumerate(each.kinds):
            kind = (each.over == main and "".join(names[k : k + 1])) or each.over
            here = of_kind(points, k)
            if not joined_before:
                claims = _by_name(known for known in held if isinstance(known, Claim))
                yield from (checked(known, here, kind + of) for known in claims)
            article = "an" if kind[0] in "aeiou" else "a"
            yield from _rows(held, [point for _, point in here], names, main, f" of {article} {kind}{of}")


def _order(each: ForEach):
    """The sort key, so that the rows of a check come in the same order every time."""
    names = [sorted(known.name for known in held if isinstance(known, Claim)) for _, held in each.kinds]
    return each.over, [str(row[0]) for row in each.state], [str(count) for count, _ in each.kinds], names


def _by_name(claims: Iterable[Claim]) -> list[Claim]:
    return sorted(claims, key=lambda known: (known.name, str(known)))
