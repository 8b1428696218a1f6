"""Links that carry what was typed: in the address, after the mark #, where no server sees it.

A link is its format's version, a full stop, and text of letters, digits, - and _ only, which chat programs leave alone:
the five fields as a list in JSON, in base64url without padding.  The page reads it (bench.js), and goes on reading each
format that was ever published.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Mapping

FIELDS = ("vectors", "scalars", "given", "using", "claim")


def link(fields: Mapping[str, str]) -> str:
    """What is after the mark # for what was typed in the fields.

    >>> link({"scalars": "a", "claim": "a ≤ 1"})
    'v1.WyIiLCJhIiwiIiwiIiwiYSDiiaQgMSJd'
    """
    text = json.dumps([fields.get(field, "") for field in FIELDS], ensure_ascii=False, separators=(",", ":"))
    return "v1." + urlsafe_b64encode(text.encode()).decode().rstrip("=")
