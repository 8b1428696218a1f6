"""All theorems of the book, and every certificate in their proofs."""

from collections.abc import Iterator

from mistake_bounds.proof import Certificate, Proved
from mistake_bounds.theorems import perceptron
from mistake_bounds.theorems.theorem import Theorem


def theorems() -> tuple[Theorem, ...]:
    """Every theorem, in the order of the chapters."""
    return (perceptron.mistake_bound(),)


def certificates() -> tuple[Certificate, ...]:
    """Each certificate that some theorem rests on, once, premises first.

    >>> len(certificates())
    12
    """
    found = (part.certificate for theorem in theorems() for proof in theorem.proofs for part in parts(proof))
    return tuple(dict.fromkeys(certificate for certificate in found if certificate))


def parts(proof: Proved) -> Iterator[Proved]:
    """A proof and all that it is built from, premises first."""
    for premise in proof.premises:
        yield from parts(premise)
    yield proof
