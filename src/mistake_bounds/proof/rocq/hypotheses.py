"""Hypotheses as Rocq has them: in an order that does not change, each with a label from its name."""

import json
from collections.abc import Iterable
from functools import cache

from mistake_bounds.proof.export.json import claim_data, row_data
from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import ForEach
from mistake_bounds.proof.rocq.names import TAKEN, words


def comment(known) -> str:
    """The name of a hypothesis, as a comment, which no sign of it ends."""
    name = known.name.replace("(*", "( *").replace("*)", "* )").replace('"', "''") if type(known) is Claim else ""
    return f" (* {name} *)" if name else ""


def hypotheses_in_order(given: Iterable) -> tuple:
    """Claims, then rows, in an order that does not change from run to run."""
    return tuple(sorted(given, key=_place))


@cache
def _place(known: Claim | ForEach) -> tuple:
    data = row_data(known) if type(known) is ForEach else claim_data(known) | {"name": ""}
    return type(known) is ForEach, json.dumps(data, sort_keys=True)


def labelled(given: Iterable, taken: set[str]) -> tuple:
    """Each hypothesis with a label of its own, from its name."""
    taken = set(taken) | TAKEN
    pairs = []
    for known in given:
        base = f"{known.over}_run" if type(known) is ForEach else known.name
        base = words(base) or "given"
        k = 1
        label = base
        while label in taken:
            k += 1
            label = f"{base}_{k}"
        taken.add(label)
        pairs.append((label, known))
    return tuple(pairs)
