"""Every entry of the bibliography can be clicked to, but for the few that are nowhere."""

import re
from pathlib import Path

from each import each

BIB = (Path(__file__).parent.parent / "book" / "references.bib").read_text(encoding="utf-8")
ENTRIES = dict(re.findall(r"@\w+\{(\w+),\n(.*?)\n\}\n", BIB, flags=re.DOTALL))

# No address that was seen beside the title: it was looked for, and a comment above the entry says so. A library finds
# them by a number in the note.
WITHOUT = {"motzkin1967", "blum1992", "duda1973", "vovk1990", "krauth1987", "gordan1873"}


def test_the_entries_are_all_read():
    assert len(ENTRIES) == BIB.count("\n@") > 30


@each(sorted(ENTRIES))
def test_an_entry_has_an_address(key):
    found = re.search(r"^  (doi|url) = \{(.*)\}", ENTRIES[key], flags=re.MULTILINE)
    assert (found is None) == (key in WITHOUT), f"{key}: {found and found[2]}"
    if key in WITHOUT:
        assert re.search(r"note = \{.*\b(ISBN|ISSN|MR) ", ENTRIES[key])
    else:
        shape = r"10\.\d{4,5}/\S+" if found[1] == "doi" else r"https?://\S+"
        assert re.fullmatch(shape, found[2]), found[2]
