"""The mean over all samples of a world, one by one."""

from fractions import Fraction

from mistake_bounds import Examples
from mistake_bounds.worlds import World


def over_all_samples(world: World, m: int, of) -> Fraction:
    """The mean of what ``of`` says of a sample, over all samples of m draws, one by one."""
    total = Fraction(0)
    for drawn, p in world.samples(m):
        X, y = ([column[i] for i in drawn] for column in (world.instances, world.target))
        total += p * of(Examples(X, y, labels=world.labels))
    return total
