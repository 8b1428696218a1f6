"""The address of a claim: ``module.function[claim]`` names a claim of what a function of this folder makes.

The function makes a theorem, a proof or several, or claims by name; without ``[claim]`` a theorem's conclusion is
meant, or every claim.  ``module:name[claim]`` is the same of any name that can be imported, such as ``notes.gd:rate``:
there it may also be such a thing itself, or a line of a theory.
"""

import re
from collections.abc import Mapping
from pkgutil import resolve_name

from mistake_bounds import theorems
from mistake_bounds.exact import shown
from mistake_bounds.exact.refusals import Refusal
from mistake_bounds.proof import Claim, NotProved, Proved, Refuted, Unknown
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Theory
from mistake_bounds.theory.lines import Line

_ADDRESS = re.compile(
    r"(?P<module>\w+)\.(?P<function>\w+)(?:\[(?P<claim>.+)\])?"
    r"|(?P<name>\w+(?:\.\w+)*:\w+(?:\.\w+)*)(?:\[(?P<part>.+)\])?",
    re.ASCII,
)


class NoSuchClaim(Refusal, LookupError):
    """An address at which there is no claim; carries it as ``offender``."""

    __str__ = Refusal.__str__


def is_address(text: str) -> bool:
    """Does a text have the form of an address?  Formulas do not.

    >>> is_address("perceptron.mistake_bound[growth]"), is_address("M·γ² ≤ R²·‖u‖²"), is_address("notes.gd:rate")
    (True, False, True)
    """
    return bool(_ADDRESS.fullmatch(text))


def thing_at(address: str) -> object:
    """What stands at an address, called if it is a function: a theorem, a proof, claims by name, or a tuple of them.

    Raises `NoSuchClaim`, with the reason.

    >>> thing_at("perceptron.mistake_bound")
    Perceptron mistake bound: M·γ² ≤ R²·‖u‖²
    >>> thing_at("mistake_bounds.chapters.perceptron.theorem:cauchy_schwarz").claim
    Cauchy–Schwarz: ⟨u, w⟩² ≤ ‖u‖²·‖w‖²
    """
    found = _ADDRESS.fullmatch(address)
    if not found:
        raise NoSuchClaim(f"{address!r} is not of the form module.function[claim] or module:name[claim]", address)
    try:
        if not found["name"]:
            return getattr(getattr(theorems, found["module"]), found["function"])()
        thing = resolve_name(found["name"])
        return _proofs_of_lines(thing() if callable(thing) and not isinstance(thing, type) else thing)
    except (ImportError, AttributeError, TypeError, KeyError) as error:
        raise NoSuchClaim(f"{address}: {error}", address) from error


def _proofs_of_lines(thing):
    """Of a line of a theory its proof, of a theory those of all its lines; anything else as it is."""
    if isinstance(thing, type) and issubclass(thing, Theory):
        thing = tuple(vars(thing).values())
    if isinstance(thing, tuple | list):
        return tuple(one.proof if isinstance(one, Line) else one for one in thing)
    return thing.proof if isinstance(thing, Line) else thing


def part_of(address: str) -> str:
    """The name of the claim in an address, "" where there is none."""
    found = _ADDRESS.fullmatch(address)
    return (found["claim"] or found["part"] or "") if found else ""


def claims_at(address: str) -> tuple[Claim, ...]:
    """The claims that stand at an address.  Raises `NoSuchClaim`, with the reason.

    >>> claims_at("perceptron.mistake_bound[growth]")
    (growth: ‖w^+‖² ≤ ‖w‖² + R²,)
    >>> claims_at("perceptron.cauchy_schwarz")
    (Cauchy–Schwarz: ⟨u, w⟩² ≤ ‖u‖²·‖w‖²,)
    """
    try:
        return _claims_of(thing_at(address), part_of(address))
    except (AttributeError, TypeError, KeyError) as error:
        raise NoSuchClaim(f"{address}: {error}", address) from error


def latex_at(address: str) -> str:
    """The claim at an address as an author writes it; where it is proved, with the logarithms that its letters are.

    Raises `NoSuchClaim` as `claims_at` does.

    >>> latex_at("perceptron.mistake_bound")
    'M \\\\le \\\\frac{R^{2} \\\\lVert u \\\\rVert^{2}}{\\\\gamma^{2}}'
    """
    proof = proof_at(address)
    return claims_at(address)[0].latex if proof is None else latex_in(proof)


def proof_at(address: str) -> Proved | None:
    """The proof of the first claim at an address; None for a hypothesis.  Raises `NoSuchClaim` as `claims_at` does.

    >>> proof_at("perceptron.mistake_bound[growth]")
    Proved: ‖w^+‖² ≤ ‖w‖² + R², by 2·mistake + radius, using update, label
    >>> proof_at("perceptron.mistake_bound[margin]")
    """
    claim = claims_at(address)[0]
    return next((proof for proof in _proofs_of(thing_at(address)) if proof.claim is claim), None)


def proofs_at(address: str | object) -> tuple[Proved, ...]:
    """All that is proved at an address, or what is proved of the claim that it names; of a theorem its conclusion last.

    It may also be what stands at an address.  Raises `NoSuchClaim`, and `NotProved` where an answer proves nothing.

    >>> [proof.claim.name for proof in proofs_at("perceptron.mistake_bound")][-1]
    'mistake bound'
    """
    if isinstance(address, str):
        thing, part = thing_at(address), part_of(address)
    else:
        thing, part = _proofs_of_lines(address), ""
    for one in thing if isinstance(thing, tuple) else (thing,):
        if isinstance(one, Refuted | Unknown):
            raise NotProved(f"{address} is not proved: {one}", one)
    proofs = _proofs_of(thing)
    if not proofs:
        raise NoSuchClaim(f"{address} is {shown(thing)}: nothing proved, and no theorem", address)
    chosen = tuple(proof for proof in proofs if part in ("", proof.claim.name))
    if not chosen:
        names = ", ".join(proof.claim.name for proof in proofs if proof.claim.name)
        raise NoSuchClaim(f"{address}: nothing is proved that is called {part!r}, only {names}", address)
    return chosen


def _proofs_of(thing) -> tuple[Proved, ...]:
    """What is proved of a theorem, a mapping, a proof, or a tuple of them."""
    if isinstance(thing, Theorem):
        return thing.proofs
    things = thing.values() if isinstance(thing, Mapping) else thing if isinstance(thing, tuple | list) else (thing,)
    return tuple(one for one in things if isinstance(one, Proved))


def _claims_of(result, name: str) -> tuple[Claim, ...]:
    """The claims of a theorem, a mapping, a claim, a proof or a tuple of these, or the one of that name."""
    if hasattr(result, "conclusion"):
        return (result[name] if name else result.conclusion.claim,)
    if isinstance(result, Mapping):
        return (result[name],) if name else tuple(result.values())
    several = result if isinstance(result, tuple | list) else (result,)
    for one in several:
        if isinstance(one, Refuted | Unknown):
            raise TypeError(f"it is not proved: {one}")
    claims = tuple(one if isinstance(one, Claim) else one.claim for one in several)
    chosen = tuple(claim for claim in claims if name in ("", claim.name))
    if not chosen:
        raise KeyError(f"no claim {name!r}, only {', '.join(claim.name for claim in claims)}")
    return chosen
