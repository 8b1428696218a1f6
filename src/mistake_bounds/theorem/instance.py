"""A theorem on a run: read once, it is checked claim by claim, its bound is a number, and its slack has causes."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from mistake_bounds.play import Run
from mistake_bounds.proof import Claim, Induction, claim, name_of, norm2, vectors
from mistake_bounds.proof.show.text import plural
from mistake_bounds.proof.values import PRODUCT
from mistake_bounds.theorem.checking import Check, Checked, checked, rows_besides_mistakes
from mistake_bounds.theorem.largest import NoBound, coefficients, largest_allowed
from mistake_bounds.theorem.reading import KIND, Reading, of_kind
from mistake_bounds.theorem.slack import Slack, parts

INNER = claim(norm2(vectors("z")) >= 0, "an inner product")


@dataclass(frozen=True, eq=False)
class Instance:
    """A theorem on a ``run``, with the run's reading: built by `Theorem.on`, or at numbers by `Theorem.at`."""

    theorem: object
    run: Run | None
    reading: Reading

    @cached_property
    def check(self) -> Check:
        """Each hypothesis and claim at each mistake of the run, and the sums and the conclusion at its end."""
        theorem = self.theorem
        rows = [row for k, kind in enumerate(theorem.kinds) for row in self._at_mistakes(k, kind.claims)]
        rows += [*self._starts, *self._kept, *self._besides]
        proved = (proof.claim for proof in (*theorem.sums, *theorem.facts, theorem.conclusion))
        ends = (*theorem.at_end, *(claim for claim in proved if self._is_at_end(claim)))
        return Check((*rows, *(checked(claim, [(None, self.reading.end)]) for claim in ends), *self._inner))

    def check_claim(self, claim: Claim, kind: str = "") -> Check:
        """Evaluate one claim, perhaps a stronger one: at each mistake that it speaks of, or else at the end.

        It speaks of the mistakes of ``kind``, if given; else of the kinds with a claim of its name; else of all.
        Raises `KeyError` for a kind that the theorem has not.
        """
        reading = self.reading
        if self._is_at_end(claim):
            return Check((checked(claim, [(None, reading.end)]),))
        spoken_of = self._kinds_of(claim, kind)
        points = ((i, point) for i, point in enumerate(reading.mistakes, 1) if point.get(KIND, 0) in spoken_of)
        return Check((checked(claim, points, kind, reading.over),))

    def _kinds_of(self, claim: Claim, kind: str) -> set[int]:
        """The numbers of the kinds of mistakes that a claim about one mistake speaks of."""
        names = [each.name for each in self.theorem.kinds]
        if kind and kind not in names:
            raise KeyError(
                f"{self.theorem.name} has no mistakes called {kind!r}; it has {', '.join(filter(None, names))}"
            )
        if kind:
            return {names.index(kind)}
        same_name = {
            k for k, each in enumerate(self.theorem.kinds) if claim.name in {known.name for known in each.claims}
        }
        return same_name or set(range(len(names)))

    @cached_property
    def bound(self) -> Fraction:
        """The largest number of mistakes that the conclusion allows, from the conclusion itself.

        The count occurs in it linearly or, with a square that is taken off, quadratically.  Then the bound on a whole
        count is rounded down; a count that the reading has as a Fraction is an average, and need not be whole.
        Raises `NoBound` if the conclusion allows any number, and where the run fails a hypothesis.
        """
        self._refuse_what_fails()
        whole = not isinstance(self.reading.end.get(self.theorem.count), Fraction)
        return largest_allowed(self._coefficients, self._conclusion, whole)

    @cached_property
    def slack(self) -> Slack:
        """The gap between the bound and the mistakes, split exactly by cause.  Raises `NoBound` as `bound` does.

        Where the count occurs in the conclusion quadratically, each cause has its share of what the conclusion leaves.
        """
        bound = self.bound
        allowed = self._coefficients
        over = self.reading.over
        counted = self.reading.counted or over
        causes = self.theorem.causes
        named = {name for product in causes for name in _factors(product)}
        amounts, multiplier = parts(self.theorem.conclusion, self.reading.end, self.reading.mistakes, over, named)
        causes = causes or {name: (name, "") for name, amount in amounts.items() if amount}
        count = self.reading.end[self.theorem.count]
        none = f"no {plural(counted)}"
        gap = sum(coefficient * count**k for k, coefficient in enumerate(allowed))
        per_mistake = Fraction(gap, bound - count) if len(allowed) > 2 and gap and bound > count else None
        amounts = {_factors(name): amount for name, amount in amounts.items()}
        mistakes = dict.fromkeys((title for title, _ in causes.values()), Fraction(0))
        for name, (title, _) in causes.items():
            part = (Fraction(1) * amounts.get(_factors(name), 0)) / multiplier
            if len(allowed) > 2:
                mistakes[title] += part / per_mistake if per_mistake else 0
            else:
                mistakes[title] -= part / allowed[1]
        meaning = dict(causes.values())
        missing = 0 if count else bound - sum(mistakes.values())
        if missing:
            mistakes[none] = missing
            meaning[none] = "the run made none, and the whole bound is left"
        return Slack(count, bound, mistakes, meaning, counted, self._conclusion.op in ("<", ">"))

    @property
    def _conclusion(self) -> Claim:
        return self.theorem.conclusion.claim

    @cached_property
    def _coefficients(self) -> Sequence[Fraction]:
        """The coefficients of 1, M, M², … in the conclusion."""
        return coefficients(self._conclusion, self.theorem.count, self.reading.end)

    def _refuse_what_fails(self) -> None:
        """Raise `NoBound` if the run fails a hypothesis, or if its inner product is not an inner product."""
        rows = [row for k, kind in enumerate(self.theorem.kinds) for row in self._at_mistakes(k, kind.each)]
        rows += [*self._starts, *self._besides]
        rows += [checked(claim, [(None, self.reading.end)]) for claim in self.theorem.at_end]
        failed = next((row for row in rows if row.failure), None)
        if failed:
            raise NoBound(f"a hypothesis fails on this run, {failed.name}", failed.claim)
        if PRODUCT in self.reading.end and not self.check:
            failed = self.check.failures[0]
            if failed.claim == INNER:
                table = self.reading.end[PRODUCT]
                square = failed.failure.left
                why = f"the kernel is no inner product: ‖z‖² = {square} for the sum z of {table.negative_sum}"
                raise NoBound(why, failed.claim)
            why = f"what is proved of every inner product fails for this one, {failed.name}: some ‖z‖² is negative"
            raise NoBound(why, failed.claim)

    def _at_mistakes(self, k: int, claims) -> list[Checked]:
        """Each of ``claims`` at the mistakes of kind ``k``, evaluated once for the check and the bound."""
        rows = self._evaluated
        points = of_kind(self.reading.mistakes, k)
        for known in claims:
            if (k, known) not in rows:
                rows[k, known] = checked(known, points, self.theorem.kinds[k].name, self.reading.over)
        return [rows[k, claim] for claim in claims]

    @cached_property
    def _evaluated(self) -> dict[tuple[int, Claim], Checked]:
        """The claims evaluated so far, by the kind of mistake."""
        return {}

    @cached_property
    def _starts(self) -> tuple[Checked, ...]:
        """The claims about the start, checked before the first mistake."""
        return tuple(checked(claim, [(None, self.first)]) for claim in self.theorem.starts)

    @cached_property
    def _besides(self) -> tuple[Checked, ...]:
        """The checked claims of the conclusion about all rows but the mistakes."""
        names = [kind.name for kind in self.theorem.kinds]
        return tuple(rows_besides_mistakes(self.theorem.conclusion, self.reading, names))

    @cached_property
    def _inner(self) -> tuple[Checked, ...]:
        """The check of an inner product of the run's own: no combination of what run and target use has ‖z‖² < 0."""
        product = self.reading.end.get(PRODUCT)
        if not hasattr(product, "negative"):
            return ()
        z = product.negative or (0,) * len(product.rows)
        return (checked(INNER, [(None, {"z": z, PRODUCT: product})]),)

    @property
    def _kept(self) -> Iterator[Checked]:
        """Where a fact is an induction over the mistakes: its claim after each of them."""
        for fact in self.theorem.facts:
            over_mistakes = type(fact.by) is Induction and fact.by.each.over == self.reading.over
            kept = [proofs[fact.by.which] for proofs, _ in fact.by.steps] if over_mistakes else ()
            for k, (kind, step) in enumerate(zip(self.theorem.kinds, kept, strict=False)):
                yield checked(step.claim, of_kind(self.reading.mistakes, k), kind.name, self.reading.over)

    def _is_at_end(self, claim: Claim) -> bool:
        """Does the claim speak of the end of the run alone?"""
        return claim.symbols <= {name.removesuffix("^2") for name in self.reading.end}

    @property
    def first(self) -> Mapping:
        """The point before the first mistake; where there is none, the last values are the first."""
        if self.reading.mistakes:
            return self.reading.mistakes[0]
        end = self.reading.end
        return {**end, **{name_of(row.before): end[name_of(row.final)] for row in self.theorem.state}}


def _factors(product: str) -> tuple[str, ...]:
    """The names in the name of a product, in an order of their own.

    >>> _factors("some mistake · all distances")
    ('all distances', 'some mistake')
    """
    return tuple(sorted(product.split(" · ")))
