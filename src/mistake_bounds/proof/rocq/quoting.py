"""Statements quoted from a file of Rocq: what is between a name and its proof, and on which line.

A *statement* has the name that other files call it by, modules in front: ``Halving.doublings``.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

_BEGINS = re.compile(r"(Module|End|Lemma|Theorem|Inductive) ([^\s.:(]+)")


@dataclass(frozen=True)
class Statement:
    """A statement or a relation, as written in a file, and the number of its first line."""

    name: str
    kind: str
    line: int
    text: str


@lru_cache(maxsize=4)
def statements(text: str) -> dict[str, Statement]:
    """Each lemma, theorem and relation of a file, by its name.

    >>> statements("Module A.\\nLemma one :\\n  True.\\nProof. exact I. Qed.\\nEnd A.")
    {'A.one': Statement(name='A.one', kind='Lemma', line=2, text='Lemma one :\\n  True.')}
    """
    lines = text.splitlines()
    modules = []
    found = {}
    for number, line in enumerate(lines):
        begins = _BEGINS.match(line)
        if not begins:
            continue
        kind, name = begins.groups()
        if kind == "Module":
            modules.append(name)
        elif kind == "End":
            modules = modules[:-1] if modules[-1:] == [name] else modules  # else a section ends
        else:
            whole = ".".join([*modules, name])
            found[whole] = Statement(whole, kind, number + 1, "\n".join(_until_proof(lines, number, kind)))
    return found


def _until_proof(lines: list[str], number: int, kind: str) -> list[str]:
    """The lines of a statement up to its proof, or of a relation up to its full stop."""
    end = number
    while not (lines[end].rstrip().endswith(".") if kind == "Inductive" else lines[end + 1].startswith("Proof")):
        end += 1
    return lines[number : end + 1]


def relations_of(name: str, text: str) -> tuple[Statement, ...]:
    """The relations of which a theorem ``theorem_…`` of a file speaks: what a run is, and what is counted beside it.

    >>> relations_of("theorem_A", "Theorem theorem_A : forall n,\\n  n = n.\\nProof.")
    ()
    """
    found = statements(text)
    relations = dict.fromkeys(re.findall(r"\b\w+\.run_over_\w+", found[name].text))
    return tuple(found[relation] for relation in relations)
