"""A theorem of the book as typed on the bench: the last step of its proof, with what that step rests on as given.

A theorem about runs is proved in several steps, of which the first are about one mistake, and the next add up over all
of them; the bench knows single steps.  The last one has the theorem's own claim for its goal, and what the steps before
it have shown for its hypotheses.  Of a claim that is proved by induction it is the step of the induction: the claim
after a mistake (an example, a round) from the claim before it.  A power such as 2^M, which a proof follows as one
letter, has a letter here too.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sympy import Symbol

from mistake_bounds.exact import Refusal
from mistake_bounds.proof import Claim, Proved
from mistake_bounds.proof.kernel.derivation import Cases, Certificate, Discharge, Fact, Given, Induction, Length, Square
from mistake_bounds.proof.kernel.terms import substitute
from mistake_bounds.site.bench.answering import A_NAME, Query, Trouble, as_typed, read
from mistake_bounds.site.bench.links import FIELDS, link

MOST = 2000  # characters of a link: chat programs cut longer ones
POWER = re.compile(r"\w+\^\w+")
SPARE = "pqrstabcdefghk"  # letters for powers


class NotOnTheBench(Refusal):
    """A proof whose last step cannot be typed on the bench; carries it as ``offender``."""


class Quoted(NamedTuple):
    """The text of the ``fields``; the (letter, power) that it has for powers; is it the step of an ``induction``?"""

    fields: Mapping[str, str]
    powers: tuple[tuple[Symbol, Symbol], ...] = ()
    induction: bool = False


def last_step(proof: Proved) -> Certificate:
    """The certificate with which a proof ends: of two cases that of the larger one.  Raise `NotOnTheBench`.

    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> [factor.claim.name for factor in last_step(mistake_bound().conclusion).factors][:2]
    ['some mistake', 'Cauchy–Schwarz']
    """
    match proof.by:
        case Certificate():
            return proof.by
        case Cases(on_positive=rest) | Discharge(proof=rest) if rest.claim == proof.claim:
            return last_step(rest)
    raise NotOnTheBench(f"{proof.claim} is proved by {type(proof.by).__name__}, and not by a certificate", proof)


def step_of_induction(proof: Proved) -> Proved:
    """Of a claim proved by induction, how it passes over a mistake of the first kind.  Raise `NotOnTheBench`.

    >>> from mistake_bounds.chapters.voted_averaged.theorem import little_memory
    >>> step_of_induction(little_memory()).claim
    little memory: ⟨W^+, v⟩ = c^+·⟨v, w^+⟩ - ⟨D^+, v⟩
    """
    match proof.by:
        case Induction(steps=((kept, _), *_), which=which):
            return kept[which]
    raise NotOnTheBench(f"{proof.claim} is proved by {type(proof.by).__name__}, and not by induction", proof)


def quoted(proof: Proved) -> Quoted:
    """The last step of a proof, or the step of its induction, as typed; reading it gives its very claims, up to
    the letters for powers.  Raise `NotOnTheBench`.

    >>> from mistake_bounds.chapters.halving.theorem import doublings
    >>> quoted(doublings()).fields["claim"], quoted(doublings()).powers
    ('p ≤ N', ((p, 2^M),))
    """
    induction = isinstance(proof.by, Induction)
    step = last_step(step_of_induction(proof) if induction else proof)
    powers = _letters_for_powers(step)
    return Quoted(_typed(proof, step, {power.name: letter for letter, power in powers}), powers, induction)


def fields(proof: Proved) -> Mapping[str, str]:
    """The text of the fields of the bench for the last step of a proof.

    Squares and squared lengths of the certificate are what the proof may use.  Raise `NotOnTheBench`.

    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> typed = fields(mistake_bound().proof("growth"))
    >>> typed["claim"], typed["given"].splitlines()[0]
    ('‖w⁺‖² ≤ ‖w‖² + R²', 'mistake: y·⟨w, x⟩ ≤ 0')
    """
    return quoted(proof).fields


def _parts(step: Certificate) -> tuple[tuple[Claim, ...], tuple]:
    """What a certificate rests on, and the squares and lengths in it, each once."""
    given = tuple(dict.fromkeys(factor.claim for factor in step.factors if type(factor) in (Given, Fact)))
    hints = dict.fromkeys(
        factor.base if type(factor) is Square else factor.vector
        for factor in step.factors
        if type(factor) in (Square, Length)
    )
    return given, tuple(hints)


def _letters_for_powers(step: Certificate) -> tuple[tuple[Symbol, Symbol], ...]:
    """A letter that does not occur for each power that does."""
    occur = frozenset().union(step.goal.symbols, *(claim.symbols for claim in _parts(step)[0]))
    powers = sorted(name for name in occur if POWER.fullmatch(name))
    spare = (letter for letter in SPARE if letter not in occur)
    return tuple((Symbol(letter), Symbol(power)) for letter, power in zip(spare, powers, strict=False))


def _typed(proof: Proved, step: Certificate, letters: Mapping[str, Symbol]) -> Mapping[str, str]:
    """The fields, with letters for powers, which the bench reads as products."""
    given, hints = _parts(step)
    given, goal = tuple(claim.substitute(letters) for claim in given), step.goal.substitute(letters)
    occur = (*given, goal)
    typed = {
        "vectors": " ".join(sorted(frozenset().union(*(claim.vectors for claim in occur)))),
        "scalars": " ".join(sorted(frozenset().union(*(claim.scalars for claim in occur)))),
        "given": "\n".join(named(given)),
        "using": "\n".join(as_typed(substitute(hint, letters)) for hint in hints),
        "claim": as_typed(goal.named("")),
    }
    try:
        query = read(typed)
    except Trouble as trouble:
        raise NotOnTheBench(f"the bench does not read {proof.claim}: {trouble}", proof) from trouble
    if not same(query, given, goal):
        raise NotOnTheBench(f"the bench reads {proof.claim} as something else", proof)
    return {field: typed[field] for field in FIELDS}


def same(query: Query, given: tuple[Claim, ...], goal: Claim) -> bool:
    """Is what was read just these hypotheses and this claim?"""
    return tuple(one.claim for one in query.given) == given and query.goal.claim == goal


def named(claims: tuple[Claim, ...]) -> Iterator[str]:
    """Claims as lines, with their names where these can be typed and no other line has them."""
    taken = set()
    for claim in claims:
        called = claim.name if A_NAME.fullmatch(claim.name) and claim.name not in taken else ""
        taken.add(called)
        yield (f"{called}: " if called else "") + as_typed(claim.named(""))


def short_link(typed: Mapping[str, str]) -> str:
    """The link for what is typed; raises `NotOnTheBench` of one too long."""
    url = link(typed)
    if len(url) > MOST:
        raise NotOnTheBench(f"a link of {len(url)} characters; {MOST} are the most", typed["claim"])
    return url
