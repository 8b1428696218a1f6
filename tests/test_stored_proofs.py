"""The two files made from the book's proofs: whole derivations for anybody's checker, and certificates found before."""

import sys
from pathlib import Path

import pytest

from mistake_bounds import Examples, found
from mistake_bounds.exact import stored
from mistake_bounds.proof import Proved, Refuted, certify, prove, scalars
from mistake_bounds.proof.search import recorded
from mistake_bounds.theorems.book import certificates

ROOT = Path(__file__).parents[1]


@pytest.fixture
def tool(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import export_proofs

    yield export_proofs
    sys.modules.pop("export_proofs")


def test_all_certificates_of_the_book_are_accepted_again():
    stored = certificates()
    assert [certify(certificate).claim for certificate in stored] == [certificate.goal for certificate in stored]


def test_a_recorded_certificate_that_does_not_fit_is_passed_over(monkeypatch):
    a, b = scalars("a b")
    with recorded.collecting() as answers:
        prove(a + b >= 0, given=[a >= 0, b >= 0])
    (key,) = answers
    wrong = answers[key] | {"terms": [["2", ["g0"]]]}
    monkeypatch.setattr(recorded, "_stored", lambda: {key: wrong})
    assert type(prove(a + b >= 0, given=[a >= 0, b >= 0])) is Proved
    monkeypatch.setattr(recorded, "_stored", lambda: {key: {"nothing": "of the kind"}})
    assert type(prove(a + b >= 0, given=[a >= 0, b >= 0])) is Proved


def test_what_is_recorded_for_another_question_is_not_looked_at():
    a = scalars("a")
    assert type(prove(a >= 1, given=[a >= 0])) is Refuted


def test_a_recorded_counterexample_is_evaluated_and_passed_over_if_it_refutes_nothing(monkeypatch):
    a, b = scalars("a b")
    given = [a**2 <= b**2, b >= 0, a >= 0]
    with recorded.collecting() as answers:
        refuted = prove(a <= b - 1, given=given)
    (key,) = answers
    assert answers[key]["refuted"] == {name: str(v) for name, v in refuted.counterexample.items()}
    monkeypatch.setattr(recorded, "_stored", lambda: {key: {"refuted": {"a": "7", "b": "7/1"}}})
    assert prove(a <= b - 1, given=given).counterexample == {"a": 7, "b": 7}
    for wrong in ({"a": "0", "b": "5"}, {"a": "-7", "b": "7"}, {"a": "seven", "b": "7"}, {"a": ["7"], "b": "7"}, {}):
        monkeypatch.setattr(recorded, "_stored", lambda wrong=wrong: {key: {"refuted": wrong}})
        assert prove(a <= b - 1, given=given).counterexample == refuted.counterexample
    monkeypatch.setattr(recorded, "_stored", lambda: {key: {"terms": [], "multiplier": [], "equations": []}})
    assert type(prove(a <= b - 1, given=given)) is Refuted


def test_what_the_chapters_ask_is_on_file_once_and_not_with_the_theorems(tool):
    theorems, chapters = map(recorded.read_file, recorded.FILES)
    assert len(chapters) > 100 and not theorems.keys() & chapters.keys()


@pytest.mark.parametrize("text", ['{"a": {"terms"', "", "[1, 2]", "null", '{"a": ' * 5000, b"\xff\xfe"])
def test_a_file_of_answers_that_is_spoilt_holds_none(monkeypatch, tmp_path, text):
    for name in (recorded.THEOREMS, found.FILE):
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
    monkeypatch.setattr(stored, "files", lambda package: tmp_path)
    assert recorded.read_file(recorded.THEOREMS) == {} == stored.stored("mistake_bounds", found.FILE)


FOREIGN = [None, 7, [], "a", {"terms": [["1/0", ["g0"]]], "multiplier": [], "equations": []}, {"refuted": {"a": "1/0"}},
           {"terms": [["1", [{"square": [["1", ["a"]]]}]]], "multiplier": ["f7"], "equations": []}]  # fmt: skip


def test_an_entry_of_another_kind_is_passed_over(monkeypatch):
    a, b = scalars("a b")
    with recorded.collecting() as answers:
        prove(a + b >= 0, given=[a >= 0, b >= 0])
    (key,) = answers
    for entry in FOREIGN:
        monkeypatch.setattr(recorded, "_stored", lambda entry=entry: {key: entry})
        assert type(prove(a + b >= 0, given=[a >= 0, b >= 0])) is Proved


def test_a_direction_of_another_kind_is_not_found(monkeypatch):
    @found.recorded
    def row(examples):
        raise ImportError("a package that is missing")

    examples = Examples([(3, 4)], [+1])
    key = found._key("row", examples, ())
    for entry in (None, 7, "a", [1.5], ["1"], {}):
        monkeypatch.setattr(found, "_stored", lambda entry=entry: {key: entry})
        with pytest.raises(ImportError):
            row(examples)
    monkeypatch.setattr(found, "_stored", lambda: {key: [3, 4]})
    assert row(examples) == (3, 4)
