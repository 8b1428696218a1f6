"""What the pages say of Rocq: the record is of the files as they are, and each theorem finds its statement."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import book_extensions
from sphinx.errors import ExtensionError

from mistake_bounds.proof.rocq.accepted import BY_HAND, accepted, by_hand, judged
from mistake_bounds.proof.rocq.chapter import Box
from mistake_bounds.proof.rocq.quoting import relations_of, statements
from mistake_bounds.site.ledger.collect import collect, notebooks_in
from mistake_bounds.site.ledger.page import page_of
from mistake_bounds.site.ledger.statements import row_of
from tools import export_rocq
from tools.judge_rocq import AXIOMS

ROOT = Path(__file__).parents[1]
BOOK = ROOT / "book"
with book_extensions():
    import rocq

PROOFS = ("proofs", "proofs_beside", "proofs_later")
BOX = re.compile(r"(:{3,}|`{3,})\{prf:theorem\}.*?\n:label: (\S+)(.*?)\n\1", re.DOTALL)
WHOLE = {"margin-perceptron-bound"}  # its note is about no part that is not in Rocq


def boxes() -> dict[str, list[str]]:
    """The label of each theorem's box, with the addresses of the claims quoted in it."""
    found = {}
    for path in sorted(BOOK.glob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                for _, label, text in BOX.findall("".join(cell["source"])):
                    found[label] = re.findall(r"\{claim\}`([^`]+)`", text)
    return found


@pytest.fixture(scope="module")
def record():
    return export_rocq.record()


@pytest.fixture(scope="module")
def claims():
    return export_rocq.places()["claims"]


@pytest.fixture(scope="module")
def proofs():
    return export_rocq.proofs_texts()


def test_what_is_recorded_as_accepted_are_the_files_as_they_are(record):
    assert record, "the files are not those that Rocq judged; run: make rocq"
    assert {name.removesuffix(".v") for name in record.files} == {*PROOFS, *by_hand()}


def test_one_changed_letter_leaves_no_record(proofs):
    assert accepted(export_rocq.RECORD, proofs)
    assert accepted(export_rocq.RECORD, {**proofs, "proofs.v": proofs["proofs.v"] + " "}) is None


def test_each_theorem_rests_on_rocqs_own_axioms_and_each_is_recorded(record, proofs):
    own = {name.rpartition(".")[2] for name in AXIOMS}
    assert all(own >= {*axioms} for axioms in record.axioms.values())
    bounds = (BY_HAND / "bounds.v").read_text(encoding="utf-8")
    stated = 0
    for file, text in (*proofs.items(), ("bounds.v", bounds)):
        theorems = [name for name, statement in statements(text).items() if statement.kind == "Theorem"]
        stated += len(theorems)
        assert {f"{file.removesuffix('.v')}.{name}" for name in theorems} <= {*record.axioms}
    assert stated > 55


def test_each_box_finds_what_it_says_in_rocq_and_the_page_names_those_of_which_it_is_a_part(claims, proofs):
    found, stated = boxes(), {name for text in proofs.values() for name in statements(text)}
    names = {label: rocq.names_of(rocq.addresses_of(label, statement), claims) for label, statement in found.items()}
    said = rocq.boxes()
    assert {label for label in found if not names[label]} == {label for label, box in said.items() if box.by_hand}
    for file, _, name in (box.by_hand.partition(".") for box in said.values() if box.by_hand):
        assert statements(by_hand()[file])[name].kind == "Theorem"
    page = (BOOK / "two-kernels.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\{prf:ref\}`([^`]+)`", page)) == {label for label, box in said.items() if box.note} - WHOLE
    for label, statement in names.items():
        assert all(name in stated for name in statement), label
    assert {*said} <= {*found}


def test_a_box_without_a_statement_says_why_or_is_refused(monkeypatch, proofs, record):
    source = rocq.Source(proofs, record, "book/intro")
    with pytest.raises(ExtensionError, match="theorem no-such-box has no statement in Rocq: say which, or why"):
        source.fold("no-such-box", [])
    monkeypatch.setitem(rocq.boxes(), "no-such-box", Box(note="It is a search."))
    text = source.fold("no-such-box", []).astext()
    assert "why it is not there" in text and "It is a search." in text and "accepted" not in text


def test_a_statement_is_quoted_whole_and_with_the_run_that_it_speaks_of(proofs):
    text = proofs["proofs.v"]
    statement = statements(text)["theorem_Perceptron_mistake_bound"]
    assert statement.text in text and statement.text.endswith("INR M * γ ^ 2 <= R ^ 2 * ⟨u, u⟩.")
    assert text.splitlines()[statement.line - 1] == statement.text.splitlines()[0]
    (run,) = relations_of(statement.name, text)
    assert run.name == "Perceptron_mistake_bound.run_over_mistake" and run.text.endswith("(Datatypes.S M).")
    beside = [one.name.rpartition("_over_")[2] for one in relations_of("theorem_Winnow_on_ORs", text)]
    assert beside == ["relevant_attribute", "mistake", "weight", "chip"]


def test_a_bound_about_an_algorithm_is_proved_from_the_file_of_that_algorithm():
    bounds = (BY_HAND / "bounds.v").read_text(encoding="utf-8")
    for name in filter(None, (box.algorithm for box in rocq.boxes().values())):
        file = re.search(rf"Proof\. exact (\w+)\.{name}\. Qed\.", bounds)[1]
        assert f"{file}.v" in judged({}) and re.search(rf"^Theorem {name}\b", bounds, re.MULTILINE)


def test_the_ledger_marks_rows_that_rest_on_proofs_alone_and_on_nothing_else():
    blocks = re.findall(
        r"^\((s\d-\d+)\)=\n(.*?)^:::$", page_of(BOOK, export_rocq.rows_accepted()), re.MULTILINE | re.DOTALL
    )
    marked = {id_.upper() for id_, text in blocks if "mb-rocq-mark" in text}
    found = collect(notebooks_in(BOOK))
    assert len(marked) > 20 and "S0-7" in marked
    for id_ in marked:
        words = [word for one in found[id_] for word in (*one.evidence, *(word for word, _ in one.claims))]
        assert row_of(id_).rests and "proved" in words
        assert not [word for word in words if "given" in word or "refuted" in word or "instances" in word], id_


def test_the_second_checker_accepted_what_the_page_says_it_did(record):
    assert record.checked, "coqchk has not judged the files as they are; run: make rocq"
    own = {name.rpartition(".")[2] for name in AXIOMS}
    assert {*record.checked.axioms} <= own and all(name.startswith("Coq.") for name in record.checked.sealed)
    statement = rocq.second_opinion(record)
    assert record.checked.on in statement and all(f"`{axiom}`" in statement for axiom in record.checked.axioms)
    assert "has not judged" in rocq.second_opinion(replace(record, checked=None)) and rocq.second_opinion(None) == ""
