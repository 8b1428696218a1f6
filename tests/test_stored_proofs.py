"""The two files made from the book's proofs: whole derivations for anybody's checker, and certificates found before."""

import sys
from pathlib import Path

import pytest

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
    with recorded.collecting() as found:
        prove(a + b >= 0, given=[a >= 0, b >= 0])
    (key,) = found
    wrong = found[key] | {"terms": [["2", ["g0"]]]}
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
    with recorded.collecting() as found:
        refuted = prove(a <= b - 1, given=given)
    (key,) = found
    assert found[key]["refuted"] == {name: str(v) for name, v in refuted.counterexample.items()}
    monkeypatch.setattr(recorded, "_stored", lambda: {key: {"refuted": {"a": "7", "b": "7/1"}}})
    assert prove(a <= b - 1, given=given).counterexample == {"a": 7, "b": 7}
    for wrong in ({"a": "0", "b": "5"}, {"a": "-7", "b": "7"}, {"a": "seven", "b": "7"}, {"a": ["7"], "b": "7"}, {}):
        monkeypatch.setattr(recorded, "_stored", lambda wrong=wrong: {key: {"refuted": wrong}})
        assert prove(a <= b - 1, given=given).counterexample == refuted.counterexample
    monkeypatch.setattr(recorded, "_stored", lambda: {key: {"terms": [], "multiplier": [], "equations": []}})
    assert type(prove(a <= b - 1, given=given)) is Refuted


def test_what_the_chapters_ask_is_on_file_once_and_not_with_the_theorems(tool):
    theorems, chapters = map(recorded._read_file, recorded.FILES)
    assert len(chapters) > 100 and not theorems.keys() & chapters.keys()
