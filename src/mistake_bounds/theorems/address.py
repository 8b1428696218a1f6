"""The address of a claim: ``module.function[claim]`` names a claim of what a function of this folder makes.

The function makes a theorem, a proof or several, or claims by name; without ``[claim]`` a theorem's conclusion is
meant, or every claim.
"""

import re
from collections.abc import Mapping

from mistake_bounds import theorems
from mistake_bounds.exact.refusals import Refusal
from mistake_bounds.proof import Claim, Proved
from mistake_bounds.proof.show.forms import latex_in

_ADDRESS = re.compile(r"(?P<module>\w+)\.(?P<function>\w+)(?:\[(?P<claim>.+)\])?", re.ASCII)


class NoSuchClaim(Refusal, LookupError):
    """An address at which there is no claim; carries it as ``offender``."""


def is_address(text: str) -> bool:
    """Does a text have the form of an address?  Formulas do not.

    >>> is_address("perceptron.mistake_bound[growth]"), is_address("M·γ² ≤ R²·‖u‖²")
    (True, False)
    """
    return bool(_ADDRESS.fullmatch(text))


def claims_at(address: str) -> tuple[Claim, ...]:
    """The claims that stand at an address.  Raises `NoSuchClaim`, with the reason.

    >>> claims_at("perceptron.mistake_bound[growth]")
    (growth: ‖w^+‖² ≤ ‖w‖² + R²,)
    >>> claims_at("perceptron.cauchy_schwarz")
    (Cauchy–Schwarz: ⟨u, w⟩² ≤ ‖u‖²·‖w‖²,)
    """
    found = _ADDRESS.fullmatch(address)
    if not found:
        raise NoSuchClaim(f"{address!r} is not of the form module.function[claim]", address)
    try:
        result = getattr(getattr(theorems, found["module"]), found["function"])()
        return _claims_of(result, found["claim"])
    except (ImportError, AttributeError, TypeError, KeyError) as error:
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
    found = _ADDRESS.fullmatch(address)
    result = getattr(getattr(theorems, found["module"]), found["function"])()
    proved = getattr(result, "proofs", result)
    proofs = proved if isinstance(proved, tuple) else (proved,)
    return next((proof for proof in proofs if isinstance(proof, Proved) and proof.claim is claim), None)


def _claims_of(result, name: str | None) -> tuple[Claim, ...]:
    """The claims of a theorem, a mapping, a proof or a tuple of proofs, or the one of that name."""
    if hasattr(result, "conclusion"):
        return (result[name] if name else result.conclusion.claim,)
    if isinstance(result, Mapping):
        return (result[name],) if name else tuple(result.values())
    claims = tuple(proof.claim for proof in (result if isinstance(result, tuple) else (result,)))
    chosen = tuple(claim for claim in claims if name in (None, claim.name))
    if not chosen:
        raise KeyError(f"no claim {name!r}, only {', '.join(claim.name for claim in claims)}")
    return chosen
