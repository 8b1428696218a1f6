"""What the theorems on samples are read on: worlds with learners that are tried there, finders, and certificates."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from mistake_bounds import Examples
from mistake_bounds.chapters.halving.examples import clauses, conjunctions
from mistake_bounds.chapters.pac.learner import And, Trial, find_and, first_to_agree, independent, is_clause_true
from mistake_bounds.worlds import World

EPSILON, DELTA = Fraction(1, 4), Fraction(1, 10)
ANDS = conjunctions(2)


# trials


def unluckiest(world):
    """The learner that outputs the worst of the hypotheses that agree."""
    return first_to_agree(world.instances, sorted(ANDS.concepts, key=world.error, reverse=True))


def luckiest(world):
    return first_to_agree(world.instances, sorted(ANDS.concepts, key=world.error))


def outside_of_the_class(world):
    """One that says all that was shown rightly, and else the contrary: often no AND."""
    return lambda shown: tuple(shown.get(x, -y) for x, y, _ in world)


def always_the_worst(world):
    """One that does not look at the sample."""
    return lambda shown: max(ANDS.concepts, key=world.error)


def the_first_again(world: World, m: int):
    """One draw, which is shown m times."""
    return (independent(world, 0)[0], *[independent(world, 1)[1]] * m)


def each_twice(world: World, m: int):
    """Every draw is shown twice."""
    after = independent(world, (m + 1) // 2)
    return tuple(after[(k + 1) // 2] for k in range(m + 1))


@dataclass(frozen=True)
class Trying:
    """A learner, made for a world, with a sample size and a way to draw."""

    learner: Callable = unluckiest
    m: int = 19
    draws: Callable = independent


NOT_PAC = {
    Trying(m=18): {"sample size"},
    Trying(m=1): {"sample size"},
    Trying(draws=the_first_again): {"independent draw"},
    Trying(draws=each_twice): {"independent draw"},
    Trying(learner=always_the_worst): {"the output agrees with the sample"},
    Trying(learner=outside_of_the_class): {"the output is one of the hypotheses"},
}


def world(seed: int):
    """The four rows of two bits, equally likely with the seed 0, and one of the ANDs."""
    coin = Random(seed)
    shares = [coin.randint(1, 5) if seed else 1 for _ in ANDS.instances]
    world = World(ANDS.instances, [Fraction(share, sum(shares)) for share in shares], ANDS.concepts[3 + seed])
    return world, (EPSILON, DELTA)


def trial(trying: Trying, world: World, passes: int) -> Trial:
    return Trial(world, ANDS.concepts, trying.learner(world), trying.m, trying.draws)


# finders

NEGATIVE, PARTS = (0, 1, 1, 0), clauses(4, 2)
TARGET = (0, PARTS.index(((1, 1), (3, 1))))


def found(examples: Examples) -> And:
    return find_and(examples, PARTS)


def all_dropped(examples: Examples) -> And:
    return And(())


def one_dropped(examples: Examples) -> And:
    """Without a clause of the target."""
    return And(tuple(clause for clause in found(examples).clauses if clause != PARTS[TARGET[1]]))


def all_kept(examples: Examples) -> And:
    return And(tuple(PARTS))


_DROPPED = {"dropped only where it is false of a positive example"}
NOT_FOUND = {all_dropped: _DROPPED, one_dropped: _DROPPED, all_kept: {"kept only if never false"}}


def all_but_one(seed: int):
    """Rows of four bits in which x₁ and one of x₂ and x₄ is on, and some in which not; and what is told of them."""
    rows = [(1, 1, 0, 0), (1, 1, 1, 1), (1, 0, seed % 2, 1), (1, 0, 1, 0), NEGATIVE]
    examples = Examples(rows, [1, 1, 1, -1, -1])
    return examples, (examples, PARTS, TARGET, NEGATIVE)


def shown(find: Callable, examples: Examples, passes: int) -> And:
    return find(examples)


def true_of_the_negative(formula: And) -> int:
    return sum(is_clause_true(clause, NEGATIVE) for clause in formula.clauses)


# certificates

FOURTH = Fraction(1, 4)
NOT_FARKAS = {
    (0, 0, 0, 0): {"some multiplier"},
    (-FOURTH,) * 4: {"no negative multiplier", "some multiplier"},
    (FOURTH, FOURTH, FOURTH, 2 * FOURTH): {"they add up to 0"},
    (2 * FOURTH, 2 * FOURTH, 0, 0): {"they add up to 0"},
    (FOURTH, FOURTH, 3 * FOURTH, -FOURTH): {"no negative multiplier", "they add up to 0"},
}


def parity(seed: int):
    """The four rows of two bits with a constant, + where both are the same; and weights whose least score is −1."""
    examples = Examples([(0, 0), (1, 1), (0, 1), (1, 0)], [1, 1, -1, -1]).with_dummy()
    w = ((1, -2, 1), (3, 1, -1), (2, 2, -5))[seed]
    least = -examples.margin(w)
    return examples, (examples, tuple(Fraction(v, least) for v in w))


# any world


def over_all_samples(world: World, m: int, of) -> Fraction:
    """The mean of what ``of`` says of a sample, over all samples of m draws, one by one."""
    total = Fraction(0)
    for drawn, p in world.samples(m):
        X, y = ([column[i] for i in drawn] for column in (world.instances, world.target))
        total += p * of(Examples(X, y, labels=world.labels))
    return total
