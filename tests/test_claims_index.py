"""The index of claims says of each what the proof says, and leaves no theorem out."""

import json
from hashlib import sha256

import pytest

from mistake_bounds.proof import replay
from mistake_bounds.theorems.address import proof_at
from mistake_bounds.theorems.book import theorems
from mistake_bounds.theorems.sorts import hypotheses
from tools import claims


@pytest.fixture(scope="module")
def index() -> dict[str, dict]:
    return {line["address"]: line for line in map(json.loads, claims.text().splitlines())}


def test_a_line_has_the_hash_of_a_derivation_that_the_second_judge_accepts(index):
    for address, line in list(index.items())[::20]:
        text = proof_at(address).to_json()
        assert line["sha256"] == sha256(text.encode()).hexdigest(), address
        assert replay(text) == proof_at(address).claim.sign and "recheck" in line["accepted"]


def test_every_address_of_a_line_is_of_the_same_proof(index):
    assert all(proof_at(other) is proof_at(line["address"]) for line in index.values() for other in line["also"])


def test_every_theorem_has_a_line_with_all_that_it_rests_on(index):
    by_proof = {id(proof_at(address)): line for address, line in index.items()}
    for theorem in theorems():
        line = by_proof[id(theorem.conclusion)]
        assert sum(map(len, line["rests"].values())) == len(hypotheses(theorem.conclusion)), theorem.name
        assert "condition" not in line["rests"]


def test_every_page_and_label_exists(index):
    pages = {page for line in index.values() for page in line["pages"]}
    for page in pages:
        file, _, label = page.partition(".html")
        source = (claims.BOOK.parent / f"{file}.ipynb").read_text(encoding="utf-8")
        assert not label or f":label: {label[1:]}\\n" in source, page
    assert "book/perceptron.html#perceptron-mistake-bound" in index["perceptron.mistake_bound"]["pages"]
