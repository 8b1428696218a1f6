"""The longest path in a graph given by its successors, or a cycle that makes it infinite.

A *state* is any hashable value; ``steps(state)`` gives pairs: what a step counts, and the state after it.
"""

from collections.abc import Callable, Hashable, Iterable
from contextlib import nullcontext
from dataclasses import dataclass

from mistake_bounds.exact import Refusal

MOST_STATES = 5_000_000

Steps = Callable[[Hashable], Iterable[tuple[int, Hashable]]]


class SearchTooLarge(Refusal, RuntimeError):
    """A search that was given up, so that nothing is claimed; carries the number of ``states`` it visited."""

    def __init__(self, states: int):
        super().__init__(f"given up after {states} states: the longest path is not known", states)
        self.states = states


@dataclass(frozen=True)
class Longest:
    """The states of a longest ``path``; or of a path to a ``cycle``, and then there may be no longest one.

    The cycle begins at the last state of the path and returns to it in ``len(cycle)`` steps; it is
    empty if there is none.  ``length`` is the sum of what the steps of the path count, ``states`` how
    many states were visited.
    """

    path: tuple[Hashable, ...]
    cycle: tuple[Hashable, ...]
    length: int
    states: int


def longest_path(start: Hashable, steps: Steps, most: int = MOST_STATES) -> Longest:
    """A longest path from ``start``, or a path to a cycle if there is a cycle.

    Depth first, each state once, on a stack of its own, so that no recursion limit is met.  Raises
    `SearchTooLarge` beyond ``most`` states.

    >>> longest_path(6, lambda m: [(1, m // 2), (1, m - 1)] if m else [])
    Longest(path=(6, 5, 4, 3, 2, 1, 0), cycle=(), length=6, states=7)
    >>> longest_path(1, lambda m: [(1, m + 1 if m < 5 else 3)]).cycle
    (3, 4, 5)
    """
    length: dict[Hashable, int] = {}  # of the longest path from each state that is done with
    ahead = {start: iter(steps(start))}
    best = [0]  # the path being followed: where it can still turn
    counts = []  # what its steps count
    with _progress() as tick:
        while ahead:
            state = next(reversed(ahead))
            for count, child in ahead[state]:
                if child in ahead:
                    return _into_cycle(tuple(ahead), child, steps, len(length) + len(ahead))
                if child not in length:
                    ahead[child] = iter(steps(child))
                    best.append(0)
                    counts.append(count)
                    break
                best[-1] = max(best[-1], length[child] + count)
            else:
                del ahead[state]
                length[state] = best.pop()
                if best:
                    best[-1] = max(best[-1], length[state] + counts.pop())
                tick()
            if len(length) + len(ahead) > most:
                raise SearchTooLarge(len(length) + len(ahead))
    return Longest(_backtracked(start, steps, length), (), length[start], len(length))


def _backtracked(start, steps, length):
    """A longest path, found again from the lengths."""
    path = [start]
    while length[path[-1]]:
        path.append(next(c for count, c in steps(path[-1]) if length[c] + count == length[path[-1]]))
    return tuple(path)


def _into_cycle(path, entry, steps, states) -> Longest:
    """The path ``path``, whose last state leads back to ``entry``, as a short way to a short cycle."""
    start = path[0]
    cut = path.index(entry)
    cycle = shortest_walk(start, start, steps, within=len(path) - cut)
    if cycle:
        return Longest((start,), cycle[:-1], 0, states)
    cycle = shortest_walk(entry, entry, steps, within=len(path) - cut) or (*path[cut:], entry)
    lead = shortest_walk(start, entry, steps, within=cut) or path[: cut + 1]
    return Longest(lead, cycle[:-1], 0, states)


def shortest_walk(
    start: Hashable, goal: Hashable, steps: Steps, within: int, most: int = 100_000
) -> tuple[Hashable, ...]:
    """The states of a walk of 1 … ``within`` steps from ``start`` to ``goal``, as few as possible: breadth first.

    Empty if there is none, or none was met among the first ``most`` states.

    >>> shortest_walk(1, 1, lambda m: [(1, 2 * m % 7), (1, 3 * m % 7)], within=9)
    (1, 2, 4, 1)
    """
    came_from: dict[Hashable, Hashable] = {}
    layer = [start]
    for _ in range(within):
        following = []
        for state in layer:
            for _count, child in steps(state):
                if child == goal:
                    return (*_walk_to(state, start, came_from), goal)
                if child not in came_from and child != start:
                    came_from[child] = state
                    following.append(child)
            if len(came_from) > most:
                return ()
        layer = following
    return ()


def _walk_to(state, start, came_from):
    walk = [state]
    while walk[-1] != start:
        walk.append(came_from[walk[-1]])
    return tuple(reversed(walk))


def _progress():
    """A counter of states that shows itself on a terminal after a second and a half, where tqdm is installed."""
    try:
        from tqdm import tqdm
    except ImportError:
        return nullcontext(lambda: None)
    return _Bar(tqdm(desc="states", unit="", unit_scale=True, leave=False, delay=1.5, disable=None))


@dataclass(frozen=True)
class _Bar:
    bar: object

    def __enter__(self):
        return self.bar.update

    def __exit__(self, *_):
        self.bar.close()
