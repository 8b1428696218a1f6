"""All that is trusted: what claims and derivations are, and the rules that are the only makers of `Proved`."""

from mistake_bounds.proof.kernel.rules import (
    Proved,
    antisymmetry,
    calculus,
    cases,
    certify,
    discharge,
    divide,
    induct,
    instantiate,
    name_logarithms,
    split,
)

__all__ = [
    "Proved",
    "antisymmetry",
    "calculus",
    "cases",
    "certify",
    "discharge",
    "divide",
    "induct",
    "instantiate",
    "name_logarithms",
    "split",
]
