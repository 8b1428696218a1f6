"""How long a campaign at random is: a sixth of its full length, which `make thorough` (THOROUGH=1) asks for.

Some are shorter still, and say so where they stand.  A short campaign draws other examples each time, or tries the
first of the same; what it checks of each is the same.
"""

import os

THOROUGH = os.environ.get("THOROUGH", "0") != "0"


def part_of(examples: int) -> int:
    """So many of the ``examples`` of a full campaign.

    >>> part_of(300) == (300 if THOROUGH else 50)
    True
    """
    return examples if THOROUGH else -(-examples // 6)


def some_of(items):
    """Every sixth of what a full campaign goes through, the first among them.

    >>> some_of("abcdefgh") == ("abcdefgh" if THOROUGH else "ag")
    True
    """
    return items if THOROUGH else items[::6]
