"""What a theorem of this book is: hypotheses at each mistake, claims about them, and what follows after M of them.

The same claims are proved (by the kernel), checked on runs, drawn as bounds and quoted in the text.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from mistake_bounds.play import Run
from mistake_bounds.proof import Claim, Proved
from mistake_bounds.proof.certificates import EachMistake
from mistake_bounds.proof.terms import name_of
from mistake_bounds.proof.values import holds, value
from mistake_bounds.theorems.slack import KIND, parts


class NotSeparated(ValueError):
    """The target does not separate the examples: its margin is not positive.  Carries the worst ``example``."""

    def __init__(self, example, margin):
        super().__init__(f"the target has margin {margin} ≤ 0 on {example}: it does not separate the examples")
        self.example, self.margin = example, margin


@dataclass(frozen=True)
class Kind:
    """A kind of mistake, such as a promotion: what holds at each of them, and what is proved from it.

    ``name`` is empty where all mistakes are of one kind.
    """

    name: str
    each: tuple[Claim, ...]
    steps: tuple[Proved, ...]

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The hypotheses, then what is proved from them."""
        return (*self.each, *(proof.claim for proof in self.steps))


@dataclass(frozen=True)
class Reading:
    """A run in the words of a theorem: a point for each mistake, and one for the end of the run.

    Where there are several kinds of mistake, each point says under `KIND` which one it is: 0, 1, …
    """

    mistakes: tuple[Mapping[str, object], ...]
    end: Mapping[str, object]


@dataclass(frozen=True)
class Failure:
    """A claim that a run violates: at which mistake (1, 2, …; None at the end), with the values of its two sides."""

    mistake: int | None
    left: object
    right: object


@dataclass(frozen=True)
class Checked:
    """One claim on one run: how often it was evaluated, and its first failure."""

    claim: Claim
    times: int
    failure: Failure | None
    kind: str = ""

    @property
    def name(self) -> str:
        """What the claim is called, and of which kind of mistake it speaks."""
        return f"{self.claim.name}, {self.kind}" if self.kind else self.claim.name


@dataclass(frozen=True)
class Check:
    """Every hypothesis and every claim of a theorem, evaluated exactly on a run.  True when all of them held."""

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

    def __repr__(self):
        return "\n".join(map(_row_plain, self.rows))

    def _repr_html_(self):
        from mistake_bounds.theorems.tables import check_html

        return check_html(self)


def _row_plain(row: Checked) -> str:
    if row.failure is None:
        return f"{row.name}: {row.claim}  holds {row.times} times of {row.times}"
    where = "at the end" if row.failure.mistake is None else f"at mistake {row.failure.mistake}"
    return f"{row.name}: {row.claim}  fails {where}: {row.failure.left} against {row.failure.right}"


@dataclass(frozen=True)
class Slack:
    """Why the bound is as far from the run as it is: ``mistakes[cause]`` of the bound's surplus come from each cause.

    They add up, exactly, to ``bound − made``.
    """

    made: int
    bound: Fraction
    mistakes: Mapping[str, Fraction]
    meaning: Mapping[str, str]
    evidence = "slack adds up exactly"

    def __bool__(self) -> bool:
        return sum(self.mistakes.values()) == self.bound - self.made

    def share(self, cause: str) -> Fraction:
        """The part of the surplus that is due to ``cause``, between 0 and 1 (0 when there is no surplus)."""
        surplus = self.bound - self.made
        return self.mistakes[cause] / surplus if surplus else Fraction(0)

    def __repr__(self):
        lines = [f"{self.made} mistakes, bound {float(self.bound):.1f}"]
        lines += [f"{cause}: {float(v):.1f} ({float(self.share(cause)):.1%})" for cause, v in self.mistakes.items()]
        return "\n".join(lines)

    def _repr_html_(self):
        from mistake_bounds.theorems.tables import slack_html

        return slack_html(self)


@dataclass(frozen=True)
class Theorem:
    """A theorem about a learner's mistakes, with its proof.

    ``kinds`` are the kinds of mistakes; ``sums`` add up over the mistakes what is proved of each;
    ``facts`` are proved once and for all; ``conclusion`` is the theorem.  ``read`` turns a run (and a
    target) into a `Reading`; ``count`` is the name of the number of mistakes in the conclusion.
    ``causes`` says, for each hypothesis or fact that can leave slack, what to call it and what it means.
    """

    name: str
    source: str
    kinds: tuple[Kind, ...]
    sums: tuple[Proved, ...]
    facts: tuple[Proved, ...]
    conclusion: Proved
    count: str
    read: Callable[..., Reading]
    causes: Mapping[str, tuple[str, str]]

    def __getitem__(self, name: str) -> Claim:
        """The claim of that name, wherever it stands in the theorem; `KeyError` lists the names."""
        claims = self.claims
        if name not in claims:
            raise KeyError(f"{self.name} has no claim {name!r}; it has {', '.join(claims)}")
        return claims[name]

    @property
    def each(self) -> tuple[Claim, ...]:
        """The hypotheses about the mistakes, of all kinds."""
        return tuple(dict.fromkeys(claim for kind in self.kinds for claim in kind.each))

    @property
    def steps(self) -> tuple[Proved, ...]:
        """What is proved about one mistake, kind by kind."""
        return tuple(proof for kind in self.kinds for proof in kind.steps)

    @property
    def proofs(self) -> tuple[Proved, ...]:
        """Everything proved, in the order in which it is told."""
        return (*self.steps, *self.sums, *self.facts, self.conclusion)

    @property
    def claims(self) -> Mapping[str, Claim]:
        """All hypotheses and claims by name."""
        return {claim.name: claim for claim in (*self.each, *self.at_end, *(proof.claim for proof in self.proofs))}

    def check(self, run: Run, *target, **options) -> Check:
        """Evaluate each hypothesis and claim at each mistake of ``run``, and the sums and the conclusion at its end."""
        reading, rows = self.read(run, *target, **options), []
        for k, kind in enumerate(self.kinds):
            points = [(i, p) for i, p in enumerate(reading.mistakes, 1) if p.get(KIND, 0) == k]
            rows += [_checked(claim, points, kind.name) for claim in kind.claims]
        rows += [_checked(claim, [(None, self._first(reading))]) for claim in self._starts()]
        ends = (*self.at_end, *(proof.claim for proof in (*self.sums, self.conclusion)))
        return Check(tuple(rows + [_checked(claim, [(None, reading.end)]) for claim in ends]))

    def check_claim(self, claim: Claim, run: Run, *target, **options) -> Check:
        """Evaluate one claim, perhaps a stronger one: at each mistake if it speaks of one, else at the end."""
        reading = self.read(run, *target, **options)
        at_end = claim.symbols <= {name.removesuffix("^2") for name in reading.end}
        points = [(None, reading.end)] if at_end else enumerate(reading.mistakes, 1)
        return Check((_checked(claim, points),))

    def bound(self, run: Run, *target, **options) -> Fraction:
        """The largest number of mistakes that the conclusion allows, from the conclusion itself: it is linear in M."""
        end = self.read(run, *target, **options).end
        at = [Fraction(value(self.conclusion.claim.term, {**end, self.count: m})) for m in (0, 1)]
        return at[0] / (at[0] - at[1])

    def slack(self, run: Run, *target, **options) -> Slack:
        """The gap between the bound and the mistakes made, split exactly by cause."""
        reading = self.read(run, *target, **options)
        term = self.conclusion.claim.term
        gap_of_one = value(term, {**reading.end, self.count: 0}) - value(term, {**reading.end, self.count: 1})
        amounts, multiplier = parts(self.conclusion, reading.end, reading.mistakes)
        mistakes = {
            title: Fraction(amounts.get(name, 0)) / (multiplier * gap_of_one)
            for name, (title, _) in self.causes.items()
        }
        meaning, bound = dict(self.causes.values()), self.bound(run, *target, **options)
        missing = 0 if run.mistakes else bound - sum(mistakes.values())
        if missing:
            mistakes["no mistakes"], meaning["no mistakes"] = missing, "the run made none, and the whole bound is left"
        return Slack(len(run.mistakes), bound, mistakes, meaning)

    @property
    def at_end(self) -> tuple[Claim, ...]:
        """The hypotheses about the end of the run and about what never changes."""
        claims = (known for known in self.conclusion.given if isinstance(known, Claim))
        return tuple(sorted(claims, key=lambda claim: (claim.name, str(claim))))

    def _state(self):
        """The rows (before, start, after, final) of what mistakes change."""
        return next(g.state for g in self.sums[0].given if isinstance(g, EachMistake))

    def _starts(self) -> tuple[Claim, ...]:
        one = len(self._state()) == 1
        return tuple(Claim(b, "=", start, "start" if one else f"start of {b}") for b, start, _, _ in self._state())

    def _first(self, reading: Reading):
        """The point before the first mistake; where there is none, the last values are the first."""
        if reading.mistakes:
            return reading.mistakes[0]
        return {
            **reading.end,
            **{name_of(before): reading.end[name_of(final)] for before, _, _, final in self._state()},
        }


def _checked(claim: Claim, points, kind: str = "") -> Checked:
    times, failure = 0, None
    for mistake, point in points:
        times += 1
        if failure is None and not holds(claim, point):
            failure = Failure(mistake, value(claim.lhs, point), value(claim.rhs, point))
    return Checked(claim, times, failure, kind)
