"""What a theorem of this book is: hypotheses at each mistake, claims about them, and what follows after M of them.

The same claims are proved (by the kernel), checked on runs, drawn as bounds and quoted in the text.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor, isqrt

from mistake_bounds.exact import Number, number
from mistake_bounds.play import Run
from mistake_bounds.proof import Claim, ForEach, Induction, Proved, claim, name_of, prove
from mistake_bounds.proof.values import along
from mistake_bounds.theorems.checking import Check, Checked, Reading, checked, of_kind, rows_besides_mistakes
from mistake_bounds.theorems.slack import parts


class NotSeparated(ValueError):
    """The target does not separate the examples: its margin is not positive.  Carries the worst ``example``."""

    def __init__(self, example, margin):
        super().__init__(f"the target has margin {margin} ≤ 0 on {example}: it does not separate the examples")
        self.example, self.margin = example, margin


class BadTarget(ValueError):
    """A target that the theorem does not speak of; carries it, or the entry that is wrong, as ``offender``."""

    def __init__(self, message: str, offender: object):
        super().__init__(message)
        self.offender = offender


class NoBound(ValueError):
    """A theorem that bounds nothing on this run, and why; carries the claim as ``claim``."""

    def __init__(self, reason: str, claim: Claim):
        super().__init__(f"no bound: {reason}: {claim}")
        self.claim = claim


def checked_target(target, n: int) -> tuple[Number, ...]:
    """The ``n`` entries of a target; else `BadTarget`."""
    target = tuple(target)
    if len(target) != n:
        raise BadTarget(f"the target has {len(target)} entries where the examples have {n} attributes", target)
    return tuple(number(v, f"entry {j} of the target") for j, v in enumerate(target))


def non_negative_target(target, n: int) -> tuple[Fraction, ...]:
    """The ``n`` entries of a target without negative ones, and not all 0; else `BadTarget`."""
    target = checked_target(target, n)
    for j, v in enumerate(target):
        if v < 0:
            raise BadTarget(
                f"entry {j} of the target is {v}, which is negative: give the learner the complements as well, by "
                "mistake_bounds.streams.with_complements or learners.balanced",
                v,
            )
    if not any(target):
        raise BadTarget("all entries of the target are 0: it tells no examples apart", target)
    return tuple(map(Fraction, target))


@dataclass(frozen=True)
class Kind:
    """A kind of mistake, such as a promotion: what holds at each of them, and what is proved from it.

    ``name`` is empty where all mistakes are of one kind.  ``lemmas`` are proved on the way to the ``steps``.
    """

    name: str
    each: tuple[Claim, ...]
    steps: tuple[Proved, ...]
    lemmas: tuple[Proved, ...] = ()

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The hypotheses, then what is proved from them."""
        return (*self.each, *(proof.claim for proof in (*self.lemmas, *self.steps)))


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


def in_whole_numbers(conclusion: Proved) -> Proved:
    """M ≤ B − 1 from M < B, where M and B are whole: t > 0 and t(t − 1) ≥ 0 give t ≥ 1."""
    below, t = conclusion.claim, conclusion.claim.term
    whole = claim(t * (t - 1) >= 0, "whole numbers")
    return prove(claim(below.lhs <= below.rhs - 1, "in whole numbers"), given=[whole], using=[conclusion])


def _largest(coefficients: Sequence[Fraction], said: Claim) -> Fraction:
    """The largest M with c₀ + c₁M ≥ 0; where c₂M² is added, the largest whole one.  Else `NoBound`."""
    *lower, leading = _without_zeros(coefficients)
    if len(lower) > 2:
        raise NoBound("the count stands in it neither linearly nor quadratically", said)
    if not lower or leading >= 0:
        raise NoBound("it holds for any count", said)
    if len(lower) == 1:
        return lower[0] / -leading
    constant, slope = lower
    if (root := slope**2 - 4 * leading * constant) < 0:
        raise NoBound("it holds for no count", said)
    above = (slope + isqrt(floor(root)) + 1) / (-2 * leading)
    return Fraction(next(m for m in range(floor(above), -1, -1) if constant + slope * m + leading * m * m >= 0))


def _without_zeros(coefficients: Sequence[Fraction]) -> Sequence[Fraction]:
    """The coefficients up to the last that is not 0."""
    return coefficients[: max((k + 1 for k, c in enumerate(coefficients) if c), default=1)]


@dataclass(frozen=True)
class Theorem:
    """A theorem about a learner's mistakes, with its proof.

    ``kinds`` are the kinds of mistakes; ``sums`` add up over the mistakes what is proved of each;
    ``facts`` are proved once and for all; ``conclusion`` is the theorem.  ``read`` turns a run (and a
    target) into a `Reading`; ``count`` is the name of the number of mistakes in the conclusion.
    ``causes`` says, for each hypothesis or fact that can leave slack, what to call it and what it means; what is
    called the same is added up.
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
        lemmas = (proof for kind in self.kinds for proof in kind.lemmas)
        return (*lemmas, *self.steps, *self.sums, *self.facts, self.conclusion)

    @property
    def claims(self) -> Mapping[str, Claim]:
        """All hypotheses and claims by name."""
        return {claim.name: claim for claim in (*self.each, *self.at_end, *(proof.claim for proof in self.proofs))}

    def check(self, run: Run, *target, **options) -> Check:
        """Evaluate each hypothesis and claim at each mistake of ``run``, and the sums and the conclusion at its end."""
        reading = self.read(run, *target, **options)
        rows = [row for k, kind in enumerate(self.kinds) for row in self._at_mistakes(reading, k, kind.claims)]
        rows += [checked(claim, [(None, self._first(reading))]) for claim in self._starts()]
        rows += [*self._kept(reading), *self._besides(reading)]
        proved = (proof.claim for proof in (*self.sums, *self.facts, self.conclusion))
        ends = (*self.at_end, *(claim for claim in proved if self._is_told(claim, reading)))
        return Check(tuple(rows + [checked(claim, [(None, reading.end)]) for claim in ends]))

    def check_claim(self, claim: Claim, run: Run, *target, **options) -> Check:
        """Evaluate one claim, perhaps a stronger one: at each mistake if it speaks of one, else at the end."""
        reading = self.read(run, *target, **options)
        points = [(None, reading.end)] if self._is_told(claim, reading) else enumerate(reading.mistakes, 1)
        return Check((checked(claim, points),))

    def bound(self, run: Run, *target, **options) -> Fraction:
        """The largest number of mistakes that the conclusion allows, from the conclusion itself.

        The count stands in it linearly or, with a square that is taken off, quadratically; then it is rounded down.
        Raises `NoBound` where the conclusion allows any number, and where the run fails a hypothesis.
        """
        reading = self.read(run, *target, **options)
        self._refuse_what_fails(reading)
        return _largest(along(self.conclusion.claim.polynomial, self.count, reading.end), self.conclusion.claim)

    def slack(self, run: Run, *target, **options) -> Slack:
        """The gap between the bound and the mistakes made, split exactly by cause; `NoBound` as for `bound`."""
        reading = self.read(run, *target, **options)
        self._refuse_what_fails(reading)
        coefficients = along(self.conclusion.claim.polynomial, self.count, reading.end)
        bound = _largest(coefficients, self.conclusion.claim)
        if len(coefficients) > 2:
            raise NoBound("the count stands in it not linearly, so that a surplus has no parts", self.conclusion.claim)
        amounts, multiplier = parts(self.conclusion, reading.end, reading.mistakes)
        mistakes = dict.fromkeys((title for title, _ in self.causes.values()), Fraction(0))
        for name, (title, _) in self.causes.items():
            mistakes[title] -= Fraction(amounts.get(name, 0)) / (multiplier * coefficients[1])
        meaning = dict(self.causes.values())
        missing = 0 if run.mistakes else bound - sum(mistakes.values())
        if missing:
            mistakes["no mistakes"], meaning["no mistakes"] = missing, "the run made none, and the whole bound is left"
        return Slack(len(run.mistakes), bound, mistakes, meaning)

    def _refuse_what_fails(self, reading: Reading) -> None:
        """`NoBound` where the run fails a hypothesis: the first of them."""
        rows = [row for k, kind in enumerate(self.kinds) for row in self._at_mistakes(reading, k, kind.each)]
        rows += [*self._besides(reading), *(checked(claim, [(None, reading.end)]) for claim in self.at_end)]
        failed = next((row for row in rows if row.failure), None)
        if failed:
            raise NoBound(f"a hypothesis fails on this run, {failed.name}", failed.claim)

    def _at_mistakes(self, reading: Reading, k: int, claims) -> list[Checked]:
        """Each of ``claims`` at the mistakes of kind ``k``."""
        points = of_kind(reading.mistakes, k)
        return [checked(claim, points, self.kinds[k].name) for claim in claims]

    def _besides(self, reading: Reading) -> Iterator[Checked]:
        """What the conclusion rests on of all that comes in a row but the mistakes."""
        return rows_besides_mistakes(self.conclusion, reading, [kind.name for kind in self.kinds])

    @property
    def at_end(self) -> tuple[Claim, ...]:
        """The hypotheses about the end of the run and about what never changes."""
        claims = (known for known in self.conclusion.given if isinstance(known, Claim))
        return tuple(sorted(claims, key=lambda claim: (claim.name, str(claim))))

    def _kept(self, reading: Reading) -> Iterator[Checked]:
        """Where a fact is an induction over the mistakes: its claim after each of them."""
        for fact in self.facts:
            kept = [proofs[fact.by.which] for proofs, _ in fact.by.steps] if type(fact.by) is Induction else ()
            for k, (kind, step) in enumerate(zip(self.kinds, kept, strict=False)):
                yield checked(step.claim, of_kind(reading.mistakes, k), kind.name)

    def _is_told(self, claim: Claim, reading: Reading) -> bool:
        """Does the claim speak of the end of the run alone?"""
        return claim.symbols <= {name.removesuffix("^2") for name in reading.end}

    def _state(self):
        """The rows (before, start, after, final) of what mistakes change."""
        return next(g.state for g in self.sums[0].given if isinstance(g, ForEach))

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
