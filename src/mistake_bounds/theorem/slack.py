"""Slack walks the proof: evaluated on a run, the terms of a certificate add up to the gap that the theorem leaves.

A *part* is a name and an exact number.  The parts of a proof add up to multiplier · (the gap between the
two sides of its claim); a sum over the mistakes is carried down to the hypotheses at each mistake.
"""

from collections import Counter, defaultdict
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from mistake_bounds.exact import Number
from mistake_bounds.proof import Cases, Certificate, Discharge, Divided, Fact, Induction, Proved, Term, summands
from mistake_bounds.proof.reals import added
from mistake_bounds.proof.show.text import factor_name, plural
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.reading import KIND
from mistake_bounds.vocabulary import MISTAKE

Point = Mapping[str, object]


@dataclass(frozen=True)
class Slack:
    """How the bound exceeds what the run made: ``mistakes[cause]`` of the bound's surplus come from each cause.

    They add up, exactly, to ``bound − made``.  ``over`` is the word for what is counted; ``made`` is a fraction
    where it is a sum of probabilities.  What is counted stays below a ``strict`` bound.
    """

    made: Number
    bound: Fraction
    mistakes: Mapping[str, Fraction]
    meaning: Mapping[str, str]
    over: str = MISTAKE
    strict: bool = False
    evidence = "slack adds up exactly"

    def __bool__(self) -> bool:
        return sum(self.mistakes.values()) == self.bound - self.made

    def share(self, cause: str) -> Fraction:
        """The part of the surplus that is due to ``cause``, between 0 and 1 (0 when there is no surplus)."""
        surplus = self.bound - self.made
        return self.mistakes[cause] / surplus if surplus else Fraction(0)

    @property
    def most(self) -> str:
        """What a bound is called before its number.

        >>> Slack(3, Fraction(5), {}, {}).most, Slack(3, Fraction(5), {}, {}, strict=True).most
        ('bound', 'fewer than')
        """
        return "fewer than" if self.strict else "bound"

    def __repr__(self):
        made = self.made if isinstance(self.made, int) else f"{float(self.made):.1f}"
        lines = [f"{made} {plural(self.over)}, {self.most} {float(self.bound):.1f}"]
        lines += [f"{cause}: {float(v):.1f} ({float(self.share(cause)):.1%})" for cause, v in self.mistakes.items()]
        return "\n".join(lines)

    def _repr_html_(self):
        from mistake_bounds.theorem.tables import slack_html

        return slack_html(self)


def parts(
    proof: Proved, here: Point, mistakes: Sequence[Point], over: str = MISTAKE, whole: Container[str] = ()
) -> tuple[Counter, object]:
    """Where the gap in ``proof``'s claim comes from: (name → amount, multiplier); amounts add up to multiplier · gap.

    ``here`` gives values to the claim's own names, ``mistakes`` to those of each mistake of the run; ``over`` is the
    word for these, where they are updates.  A fact with its name in ``whole`` is one part.
    """
    match by := proof.by:
        case Certificate():
            return _of_certificate(proof, here, mistakes, over, whole)
        case Induction() if added := summands(proof):
            return _of_sum(added, mistakes, over, whole), 1
        case Cases():
            case = by.on_positive if value(by.nonnegative.claim.term, here) else by.on_zero
            return parts(case, here, mistakes, over, whole)
        case Discharge():
            return parts(by.proof, here, mistakes, over, whole)
        case Divided(premise=Fact(proof=rest), ratio=(p, s)):
            amounts, multiplier = parts(rest, here, mistakes, over, whole)
            factor = value(p, here)
            return Counter({name: amount * factor for name, amount in amounts.items()}), multiplier * value(s, here)
    return Counter({proof.claim.name: value(proof.claim.term, here)}), 1


def _of_certificate(proof, here, mistakes, over, whole):
    total = Counter()
    for term in proof.certificate.terms:
        for name, amount in _of_term(term, here, mistakes, over, whole).items():
            total[name] += amount
    multiplier = 1
    for factor in proof.certificate.multiplier:
        multiplier *= value(_said(factor), here)
    return total, multiplier


def _of_term(term: Term, here, mistakes, over, whole) -> Counter:
    """A product is linear in each factor: split one that is a sum over the mistakes, else the first that has parts."""
    able = [f for f in term.factors if isinstance(f, Fact) and _has_parts(f.proof, over, whole)]
    split = next((f for f in able if _is_a_sum(f.proof)), able[0] if able else None)
    rest = Fraction(term.coefficient)
    skipped = False
    for factor in term.factors:
        if factor is split and not skipped:
            skipped = True
        else:
            rest *= value(_said(factor), here)
    if split is None:
        return Counter({_name(term): rest})
    amounts, multiplier = parts(split.proof, here, mistakes, over, whole)
    return Counter({name: amount * rest / multiplier for name, amount in amounts.items()})


@lru_cache(maxsize=1024)
def _said(factor):
    """What a factor of a term says to be ≥ 0, written out once for all mistakes."""
    return factor.claim.term


def _has_parts(proof: Proved, over: str, whole: Container[str]) -> bool:
    """Is it a sum over the mistakes, or put together from such sums and from hypotheses?

    A claim about a sum over the attributes is one part.
    """
    if proof.claim.name in whole:
        return False
    if type(proof.by) is Discharge:
        return _has_parts(proof.by.proof, over, whole)
    if type(proof.by) is Divided and type(proof.by.premise) is Fact:
        return _has_parts(proof.by.premise.proof, over, whole)
    if any(_over_attributes(part, over) for part in (proof, *proof.premises)):
        return False
    return bool(summands(proof)) or (type(proof.by) is Certificate and bool(proof.given))


@lru_cache(maxsize=1024)
def _is_a_sum(proof: Proved) -> bool:
    """Is it a sum over items of a row, or put together from one?"""
    return bool(summands(proof)) or any(map(_is_a_sum, proof.premises))


def _over_attributes(proof: Proved, over: str) -> bool:
    """Is it an induction over something else than the mistakes, which are called ``over``?"""
    return type(proof.by) is Induction and proof.by.each.over != over


def _name(term: Term) -> str:
    """A term without a sum in it is called after its facts and hypotheses, else after its squares."""
    facts = [f for f in term.factors if isinstance(f, Fact)] or list(term.factors)
    return " · ".join(map(factor_name, facts)) or "a constant"


def _of_sum(steps, mistakes, over, whole) -> Counter:
    """``steps`` holds a proof for each kind of mistake; a point holds its kind, unless there is one only."""
    found = defaultdict(list)
    for point in mistakes:
        amounts, multiplier = parts(steps[point.get(KIND, 0)], point, (), over, whole)
        for name, amount in amounts.items():
            found[name].append(amount if multiplier == 1 else (Fraction(1) * amount) / multiplier)
    return Counter({name: added(amounts) for name, amounts in found.items()})
