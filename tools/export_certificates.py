"""Write every certificate of the book to a file that anybody's checker can read: book/certificates.json."""

import json
import sys
from pathlib import Path

from mistake_bounds.theorems.book import certificates


def exported() -> str:
    """A JSON list of the certificates, one to a line; the form of each is told in mistake_bounds.proof.certificates."""
    lines = (json.dumps(json.loads(cert.to_json()), ensure_ascii=False, sort_keys=True) for cert in certificates())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(exported(), encoding="utf-8")
    print(f"Wrote {len(certificates())} certificates to {sys.argv[1]}")
