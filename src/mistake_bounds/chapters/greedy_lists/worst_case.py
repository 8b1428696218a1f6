"""How many decision lists there are: different functions, and ways of writing them.

A *1-decision list* over n attributes has rules "if attribute i is v, then b" and a default; many lists are the same
function.  (Peeling is `mistake_bounds.streams.DecisionList.peeled`.)
"""

from math import comb, perm

from mistake_bounds.exact import BadSize, whole

MOST_ATTRIBUTES = 400  # of which the number of functions has a thousand digits
MOST_CLOSED = 5  # attributes over which all functions are put into a set, of which each takes 2ⁿ bits


def one_decision_lists(n: int) -> int:
    """The number of different functions of 1-decision lists over n attributes.

    Peeling a function that depends on i ≥ 2 attributes parts these into blocks, one after the other: those that are
    settled at the first depth, at the second, and so on.  Each attribute has a literal that settles it, labels take
    turns from block to block, and the last block has two attributes or more, since one alone would be settled with the
    block before.  Blocks, literals and the first label give the function back.  So 2^(i+1)·(F_i − i·F_(i−1)) functions
    depend on i given attributes, F being the ordered Bell numbers; and 2 on none, 2 on one.

    Raise `BadSize` unless 1 ≤ n ≤ 400.

    >>> [one_decision_lists(n) for n in range(1, 7)]
    [4, 14, 96, 1050, 15036, 260134]
    """
    n = whole("n", n, 1, MOST_ATTRIBUTES, BadSize)
    blocks = ordered_partitions(n)
    own = [2, 2, *(2 ** (i + 1) * (blocks[i] - i * blocks[i - 1]) for i in range(2, n + 1))]
    return sum(comb(n, i) * own[i] for i in range(n + 1))


def ordered_partitions(n: int) -> tuple[int, ...]:
    """The ordered Bell numbers F_0, …, F_n: in how many ways i things can be parted into blocks in a row.

    The first block is any that is not empty, and the others part what is left.  Raise `BadSize` unless 0 ≤ n ≤ 400.

    >>> ordered_partitions(5)
    (1, 1, 3, 13, 75, 541)
    """
    n = whole("n", n, 0, MOST_ATTRIBUTES, BadSize)
    found = [1]
    for i in range(1, n + 1):
        found.append(sum(comb(i, first) * found[i - first] for first in range(1, i + 1)))
    return tuple(found)


def functions_of_lists(n: int) -> frozenset[int]:
    """The functions themselves, each as a whole number with a bit for each of the 2ⁿ rows; by search, for n ≤ 5.

    From the two defaults on, a rule is put before whatever has been found, until nothing is new: so these are the
    functions of all lists, however long, whichever rules they repeat.  Raise `BadSize` unless 1 ≤ n ≤ 5.

    >>> sorted(functions_of_lists(1)), len(functions_of_lists(3))
    ([0, 1, 2, 3], 96)
    """
    n = whole("n", n, 1, MOST_CLOSED, BadSize)
    everywhere = (1 << 2**n) - 1
    on = [sum(1 << row for row in range(2**n) if row >> i & 1) for i in range(n)]
    literals = [where for bits in on for where in (bits, everywhere & ~bits)]
    found = {0, everywhere}
    layer = {0, everywhere}
    while layer:
        layer = {f for rest in layer for where in literals for f in (rest | where, rest & ~where)} - found
        found |= layer
    return frozenset(found)


def lists_of_different_rules(n: int) -> int:
    """How many lists there are of different rules among the 4n, with a default: each as written.

    >>> lists_of_different_rules(1), lists_of_different_rules(2)
    (130, 219202)
    """
    n = whole("n", n, 1, MOST_ATTRIBUTES, BadSize)
    return 2 * sum(perm(4 * n, k) for k in range(4 * n + 1))


def lists_of_different_attributes(n: int) -> int:
    """How many there are that test no attribute twice.

    >>> lists_of_different_attributes(1), lists_of_different_attributes(3)
    (10, 986)
    """
    n = whole("n", n, 1, MOST_ATTRIBUTES, BadSize)
    return 2 * sum(perm(n, k) * 4**k for k in range(n + 1))
