"""What is generated from theorems, chapters and docstrings is what is stored, and what is large is not stored."""

import re
from functools import cache, partial
from hashlib import sha256
from types import SimpleNamespace

import pytest

from mistake_bounds.proof import prove, scalars
from mistake_bounds.theorems.address import proof_at
from mistake_bounds.theorems.book import theorems
from tools import export_proofs, generated

LIST = "data/derivations.txt"


SLOW = "book/challenge.md"  # for which every problem of the book is written anew


@pytest.mark.parametrize(
    "file", [pytest.param(file, marks=[pytest.mark.slow] * (file == SLOW)) for file in generated.kept()]
)
def test_a_kept_file_is_stored_as_it_is_generated(file):
    assert generated.stored(file) == generated.kept()[file](), "run: python -m tools.generated"


def test_a_kept_file_is_small_and_marked_as_generated_but_for_the_list_of_derivations():
    marked = set(re.findall(r"^(\S+) -diff linguist-generated$", generated.stored(".gitattributes"), re.MULTILINE))
    assert marked >= {*generated.kept()} - {LIST} and LIST not in marked
    sizes = {file: len(generated.stored(file).encode()) for file in generated.kept()}
    assert max(sizes.values()) <= 250_000, "build it, do not keep it"


def test_the_list_has_each_theorem_once_with_the_hash_that_the_index_of_claims_has():
    lines = [line.split(" ", 2) for line in generated.stored(LIST).splitlines() if not line.startswith("#")]
    of_theorems = {address: hash_ for address, hash_, _ in lines if not address.endswith("*")}
    assert len(of_theorems) == len(theorems()) and len(dict.fromkeys(address for address, *_ in lines)) == len(lines)
    for address, hash_ in of_theorems.items():
        assert sha256(proof_at(address).to_json().encode()).hexdigest() == hash_


def test_another_derivation_of_the_same_claim_is_another_line(monkeypatch):
    a, b = scalars("a b")
    short, long = prove(a >= 0, given=[a >= 1]), prove(a >= 0, given=[a >= b, b >= 1])

    def lines(*proofs):
        files = {f"file{k}": SimpleNamespace(lemma=cache(partial(tuple, (proof,)))) for k, proof in enumerate(proofs)}
        monkeypatch.setattr(export_proofs, "FILES", files)
        return [line for line in generated.kept()[LIST]().splitlines() if not line.startswith("#")]

    before, after = lines(short, short), lines(short, long)
    assert before[0] == after[0] and before[1] != after[1]
