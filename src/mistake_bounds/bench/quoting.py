"""A theorem of the book as it is typed on the bench: the last step of its proof, with what that step rests on as given.

A theorem about runs is proved in several steps, of which the first are about one mistake, and the next add up over all
of them; the bench knows single steps.  The last one has the theorem's own claim for its goal, and what the steps before
it have shown for its hypotheses.
"""

import re
from collections.abc import Iterator, Mapping

from mistake_bounds.bench.answering import A_NAME, Asked, Trouble, read
from mistake_bounds.bench.links import FIELDS, link
from mistake_bounds.exact import Refusal
from mistake_bounds.proof import Claim, Proved
from mistake_bounds.proof.kernel.derivation import Cases, Certificate, Discharge, Fact, Given, Length, Square

MOST = 2000  # characters of a link: chat programs cut longer ones


class NotOnTheBench(Refusal):
    """A proof whose last step cannot be typed on the bench; carries it as ``offender``."""


def last_step(proof: Proved) -> Certificate:
    """The certificate with which a proof ends: of two cases that of the larger one.  Raises `NotOnTheBench`.

    >>> from mistake_bounds.theorems.perceptron import mistake_bound
    >>> [factor.claim.name for factor in last_step(mistake_bound().conclusion).factors][:2]
    ['some mistake', 'Cauchy–Schwarz']
    """
    match proof.by:
        case Certificate():
            return proof.by
        case Cases(on_positive=rest) | Discharge(proof=rest) if rest.claim == proof.claim:
            return last_step(rest)
    raise NotOnTheBench(f"{proof.claim} is proved by {type(proof.by).__name__}, and not by a certificate", proof)


def fields(proof: Proved) -> Mapping[str, str]:
    """What stands in the fields of the bench for the last step of a proof; reading them gives its very claims.

    Squares and squared lengths of the certificate are what the proof may use.  Raises `NotOnTheBench`.

    >>> from mistake_bounds.theorems.perceptron import mistake_bound
    >>> typed = fields(mistake_bound().proof("growth"))
    >>> typed["claim"], typed["given"].splitlines()[0]
    ('‖w⁺‖² ≤ ‖w‖² + R²', 'mistake: y·⟨w, x⟩ ≤ 0')
    """
    step = last_step(proof)
    given = tuple(dict.fromkeys(factor.claim for factor in step.factors if type(factor) in (Given, Fact)))
    hints = dict.fromkeys(
        as_typed(factor.base if type(factor) is Square else factor.vector)
        for factor in step.factors
        if type(factor) in (Square, Length)
    )
    occur = (*given, step.goal)
    typed = {
        "vectors": " ".join(sorted(frozenset().union(*(claim.vectors for claim in occur)))),
        "scalars": " ".join(sorted(frozenset().union(*(claim.scalars for claim in occur)))),
        "given": "\n".join(named(given)),
        "using": "\n".join(hints),
        "claim": as_typed(step.goal.named("")),
    }
    try:
        asked = read(typed)
    except Trouble as trouble:
        raise NotOnTheBench(f"the bench does not read {proof.claim}: {trouble}", proof) from trouble
    if not same(asked, given, step.goal):
        raise NotOnTheBench(f"the bench reads {proof.claim} as something else", proof)
    return {field: typed[field] for field in FIELDS}


def same(asked: Asked, given: tuple[Claim, ...], goal: Claim) -> bool:
    """Is what was read just these hypotheses and this claim?"""
    return tuple(one.claim for one in asked.given) == given and asked.goal.claim == goal


def named(claims: tuple[Claim, ...]) -> Iterator[str]:
    """Claims as lines, with their names where these can be typed and no other line has them."""
    taken = set()
    for claim in claims:
        called = claim.name if A_NAME.fullmatch(claim.name) and claim.name not in taken else ""
        taken.add(called)
        yield (f"{called}: " if called else "") + as_typed(claim.named(""))


def as_typed(thing: object) -> str:
    """A claim, a number or a vector in the signs of the bench."""
    return re.sub(r"\^\+", "⁺", str(thing))


def link_of(proof: Proved) -> str:
    """The link that carries the last step of a proof to the bench; raises `NotOnTheBench`, also of one too long."""
    made = link(fields(proof))
    if len(made) > MOST:
        raise NotOnTheBench(f"a link of {len(made)} characters; {MOST} are the most", proof)
    return made
