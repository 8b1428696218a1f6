"""book/certificates.json is what the theorems' proofs hold, and each certificate in it replays."""

import json
import sys
from pathlib import Path
from time import process_time

from mistake_bounds.proof import certify, replay
from mistake_bounds.theorems.book import certificates

ROOT = Path(__file__).parents[1]
STORED = ROOT / "book/certificates.json"


def test_the_stored_certificates_are_those_of_the_theorems(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from export_certificates import exported

    assert STORED.read_text(encoding="utf-8") == exported(), "run: make notebooks"
    sys.modules.pop("export_certificates")


def test_all_certificates_of_the_book_are_checked_in_under_a_second():
    made = certificates()
    begun = process_time()  # a busy machine is not slower at checking
    for certificate in made:
        certify(certificate)
    assert process_time() - begun < 1


def test_every_stored_certificate_replays_with_the_standard_library():
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    assert len(stored) == len(certificates())
    assert {replay(json.dumps(entry)) for entry in stored} <= {">=", ">", "="}
