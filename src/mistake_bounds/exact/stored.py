"""Files of results that nothing rests on: what they hold is judged, and a file that is spoilt holds nothing."""

import json
from importlib.resources import files


def stored(package: str, name: str) -> dict:
    """The entries of a JSON file within a package, by their keys; none where no file of that kind is there.

    >>> stored("mistake_bounds", "of_this_name_there_is_none.json")
    {}
    """
    try:
        entries = json.loads((files(package) / name).read_text(encoding="utf-8"))
    except (OSError, LookupError, ValueError, RecursionError):
        return {}
    return entries if isinstance(entries, dict) else {}
