"""Theorems: hypotheses at each mistake, claims about them, and the conclusion after M of them.

The same claims are proved (by the kernel), checked on runs, drawn as bounds and quoted in the text.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from inspect import signature
from typing import Any

from mistake_bounds.exact import Refusal, shown
from mistake_bounds.learner import OtherLearner, check_judgement, check_learner
from mistake_bounds.play import Run
from mistake_bounds.proof import Changing, Claim, ForEach, NotProved, Proved, claim, definition, prove
from mistake_bounds.proof.search.verdicts import refuse_verdict
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import BadTarget


class OtherRun(Refusal):
    """Something that is no run of what the theorem is about; carries it as ``offender``."""


@dataclass(frozen=True)
class Kind:
    """A kind of mistake, such as a promotion: what holds at each of them, and what is proved from it.

    ``name`` is empty where all mistakes are of one kind.  ``lemmas`` are proved on the way to the ``steps``.
    """

    name: str
    each: tuple[Claim, ...]
    steps: tuple[Proved, ...]
    lemmas: tuple[Proved, ...] = ()

    def __post_init__(self):
        for part in (*self.lemmas, *self.steps):
            refuse_verdict(part, f"each {self.name or 'mistake'}")

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The hypotheses, then what is proved from them."""
        return (*self.each, *(proof.claim for proof in (*self.lemmas, *self.steps)))


def in_whole_numbers(conclusion: Proved) -> Proved:
    """M ≤ B − 1 from M < B, where M and B are whole: t > 0 and t(t − 1) ≥ 0 give t ≥ 1.  Else `NotProved`."""
    below = conclusion.claim
    t = conclusion.claim.term
    whole = definition(t * (t - 1) >= 0, "whole numbers")
    found = prove(claim(below.lhs <= below.rhs - 1, "in whole numbers"), given=[whole], using=[conclusion])
    if not isinstance(found, Proved):
        raise NotProved(f"{below} gives nothing in whole numbers: {found}", found)
    return found


@dataclass(frozen=True)
class Theorem:
    """A theorem about a learner's mistakes, with its proof.

    ``kinds`` are the kinds of mistakes; ``sums`` add up over the mistakes what is proved of each; both are empty
    where a theorem is about no mistakes, and then it is judged at numbers (`Theorem.at`);
    ``facts`` are proved once and for all; ``conclusion`` is the theorem.  ``read`` turns a run (and a
    target) into a `Reading`; ``count`` is the name of the number of mistakes in the conclusion.
    ``causes`` maps each hypothesis or fact that can leave slack to a title and its meaning; slack of one title is
    added up.  Without ``causes`` slack has the names of hypotheses and facts.

    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> mistake_bound()
    Perceptron mistake bound: M·γ² ≤ R²·‖u‖²
    """

    name: str
    source: str
    kinds: tuple[Kind, ...]
    sums: tuple[Proved, ...]
    facts: tuple[Proved, ...]
    conclusion: Proved
    count: str
    read: Callable[..., Reading]
    causes: Mapping[str, tuple[str, str]] = field(default_factory=dict)

    def __post_init__(self):
        for part in self.proofs:
            refuse_verdict(part, self.name)

    def __repr__(self):
        return f"{self.name}: {self.conclusion.claim}"

    def __getitem__(self, name: str) -> Claim:
        """The claim of that name, anywhere in the theorem.  Raises `KeyError` with the names."""
        claims = self.claims
        if name not in claims:
            raise KeyError(f"{self.name} has no claim {name!r}; it has {', '.join(claims)}")
        return claims[name]

    @property
    def claim(self) -> Claim:
        """What it says: the claim of its conclusion."""
        return self.conclusion.claim

    @property
    def each(self) -> tuple[Claim, ...]:
        """The hypotheses about the mistakes, of all kinds."""
        return tuple(dict.fromkeys(claim for kind in self.kinds for claim in kind.each))

    @property
    def steps(self) -> tuple[Proved, ...]:
        """The claims proved about one mistake, kind by kind."""
        return tuple(proof for kind in self.kinds for proof in kind.steps)

    @property
    def proofs(self) -> tuple[Proved, ...]:
        """Everything proved, in the order of the proof."""
        lemmas = (proof for kind in self.kinds for proof in kind.lemmas)
        return (*lemmas, *self.steps, *self.sums, *self.facts, self.conclusion)

    @property
    def claims(self) -> Mapping[str, Claim]:
        """All hypotheses and claims by name."""
        return {claim.name: claim for claim in (*self.each, *self.at_end, *(proof.claim for proof in self.proofs))}

    def proof(self, name: str) -> Proved:
        """The proof of the claim of that name, of several the last.  Raises `KeyError` with the names.

        >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
        >>> mistake_bound().proof("total progress").claim
        total progress: ⟨u, w_M⟩ ≥ M·γ
        """
        proofs = {proof.claim.name: proof for proof in self.proofs}
        if name not in proofs:
            raise KeyError(f"{self.name} proves no {name!r}; it proves {', '.join(proofs)}")
        return proofs[name]

    def on(self, run: Any, *target: Any, **options: Any) -> Instance:
        """The theorem on a run, for a target: the run is read once, and check, bound and slack come from it.

        It may be the run of an algorithm that sees all examples at once, or a world, if that is what the theorem reads.
        Raises `mistake_bounds.learner.OtherLearner` if the learner lacks a setting that the theorem reads, has states
        of another form, or judges a prediction of the run in two ways; `OtherRun` if the run itself lacks it, such as
        the run of a learner where the theorem reads an algorithm on a sample, or is not a run; `BadTarget` where the
        target is missing, or more is given than the theorem reads.
        """
        self._check_arguments(run, target, options)
        if isinstance(run, Run):
            check_learner(run.learner)
            check_judgement(run.learner, ((r.prediction, r.y) for r in run.rounds()))
        try:
            return Instance(self, run, self.read(run, *target, **options))
        except AttributeError as error:
            if error.obj is run:
                raise OtherRun(
                    f"{self.name} reads {error.name!r} of its argument, and {type(run).__name__} has none: "
                    "give it what the theorem is about",
                    run,
                ) from error
            if not isinstance(run, Run):
                raise
            if error.obj is not run.learner:
                raise self._other_learner(run) from error
            raise OtherLearner(
                f"{self.name} is about a learner with a setting {error.name!r}, and {run.learner} has none: give it "
                "the run of the learner that it is about",
                run.learner,
            ) from error
        except Refusal:
            raise
        except (TypeError, ValueError, LookupError) as error:
            if not isinstance(run, Run):
                raise
            raise self._other_learner(run) from error

    def _other_learner(self, run: Run) -> OtherLearner:
        """For a learner whose states or predictions are of another form."""
        told = f"{self.name} cannot be read off a run of {run.learner}: give it the run of the learner that it is about"
        return OtherLearner(told, run.learner)

    def _check_arguments(self, run, target: tuple, options: Mapping) -> None:
        if self.read is None:
            raise OtherRun(f"{self.name} is about no run: judge it at numbers, by at({{…}})", run)
        asked = signature(getattr(self.read, "function", self.read))
        first, *others = asked.parameters.values()
        kind = first.annotation
        if kind not in (first.empty, Any) and isinstance(kind, type) and not isinstance(run, kind):
            given = "the run comes first" if any(isinstance(one, kind) for one in target) else f"not {shown(run)}"
            how = ", which play(learner, examples) returns" if kind is Run else ""
            raise OtherRun(f"{self.name} is about a {kind.__name__}{how}: give it as on({first.name}, …); {given}", run)
        try:
            asked.bind(run, *target, **options)
        except TypeError as error:
            words = ", ".join(str(one.replace(annotation=one.empty)) for one in (first, *others))
            raise BadTarget(f"{self.name} is asked as on({words}); here: {error}", (target, options)) from None

    def at(self, numbers: Mapping[str, object]) -> Instance:
        """The theorem at numbers, without a run: for one that is about no run, or to try a point of your own.

        ``numbers`` maps each letter to a number or a tuple of them, and the word for what comes in a row ("outcome",
        "example", …) to its points; check and bound come from it.

        >>> from mistake_bounds.proof import claim, prove, scalars
        >>> a, b, m = scalars("a b m")
        >>> product = prove(claim(m <= a * b, "product"), given=[claim(m <= a, "one"), claim(a >= 0), claim(b >= 1)])
        >>> least = Theorem("A product", "", (), (), (), product, "m", None)
        >>> bool(least.at({"a": 2, "b": 3, "m": 2}).check), least.at({"a": 2, "b": 3, "m": 2}).bound
        (True, Fraction(6, 1))
        """
        return Instance(self, None, Reading((), numbers))

    @property
    def at_end(self) -> tuple[Claim, ...]:
        """The hypotheses about the end of the run and about what never changes."""
        claims = (known for known in self.conclusion.given if isinstance(known, Claim))
        return tuple(sorted(claims, key=lambda claim: (claim.name, str(claim))))

    @property
    def state(self) -> tuple[Changing, ...]:
        """The state that mistakes change: the rows (before, start, after, final) of its sums."""
        each = [known for total in self.sums for known in total.given if isinstance(known, ForEach)]
        rows = (row for known in each if known.over == each[0].over for row in known.state)
        return tuple(dict.fromkeys(rows))

    @property
    def starts(self) -> tuple[Claim, ...]:
        """The claims about the start, before the first mistake."""
        one = len(self.state) == 1
        return tuple(Claim(b, "=", start, "start" if one else f"start of {b}") for b, start, _, _ in self.state)
