"""The hypotheses that a theorem rests on, each of one of three sorts: `mistake_bounds.proof.sorts`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from mistake_bounds.proof import Claim, ForEach, Proved
from mistake_bounds.proof.sorts import sort_of


class Unsorted(LookupError):
    """A hypothesis that is no known step, assumption or definition; carries its ``claim``."""

    def __init__(self, claim: Claim):
        super().__init__(f"{claim}: a hypothesis of no sort; is it content, to be proved?")
        self.claim = claim


class Hypothesis(NamedTuple):
    """A hypothesis, of which sort it is, and of what it speaks: () the whole run, ("mistake",) each mistake, …"""

    claim: Claim
    sort: str
    over: tuple[str, ...]


def hypotheses(proof: Proved, *by_name: Mapping[str, str]) -> tuple[Hypothesis, ...]:
    """Everything that ``proof`` rests on, also of what comes in a row in a row.

    ``by_name`` has the sort of hypotheses without one.  Raises `Unsorted` if neither has it.

    >>> from mistake_bounds.theorems import winnow
    >>> [(known.claim.name, known.sort) for known in hypotheses(winnow.disjunctions().conclusion) if not known.over]
    [('cap of a weight', 'definition'), ('counted', 'definition'), ('relevant chips', 'definition'), \
('some attribute', 'assumption')]
    """
    found = listed(proof, *by_name)
    for known in found:
        if not known.sort:
            raise Unsorted(known.claim)
    return found


def listed(proof: Proved, *by_name: Mapping[str, str]) -> tuple[Hypothesis, ...]:
    """The same of any proof: a lemma may rest on a condition without a sort, which is the empty text."""
    found = set(_of(proof.given, (), by_name))
    return tuple(sorted(found, key=lambda known: (known.over, known.claim.name, str(known.claim))))


def _of(given: Iterable, over: tuple[str, ...], by_name: tuple) -> Iterator[Hypothesis]:
    for known in given:
        if isinstance(known, ForEach):
            for _, held in known.kinds:
                yield from _of(held, (*over, known.over), by_name)
        else:
            yield Hypothesis(known, sort_of(known, *by_name), over)


def parts(proof: Proved) -> Iterator[Proved]:
    """A proof and all that it is built from, premises first.

    >>> from mistake_bounds.theorems import perceptron
    >>> [part.claim.name for part in parts(perceptron.mistake_bound().sums[0])][-2:]
    ['total progress', 'total progress']
    """
    for premise in proof.premises:
        yield from parts(premise)
    yield proof
