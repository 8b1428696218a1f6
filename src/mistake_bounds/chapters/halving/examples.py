"""Finite concept classes as tables: a row for each concept, a column for each instance, −1 or +1 at their crossing.

An *instance* is whatever the concepts are about, most often a row of n bits; a *literal* is a variable or its negation,
a *clause* an OR of literals.  Learners such as `mistake_bounds.learners.Halving` are shown columns: what all the
concepts say of one instance.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product, starmap

from mistake_bounds.chapters.halving.learner import BadConcepts, checked_concepts
from mistake_bounds.exact import whole
from mistake_bounds.examples import Examples, literal
from mistake_bounds.streams.generated import BadStream

Literal = tuple[int, int]  # a variable, and the bit with which it is true


MOST_CONCEPTS = 5_000


class NoSuchConcept(BadStream, LookupError):
    """A target or an instance that a class has not; carries it as ``offender``."""


@dataclass(frozen=True)
class ConceptClass:
    """A finite class: ``concepts`` are rows of −1 and +1 over the ``instances``; ``names`` is what they are called.

    Iterating gives the rows.  Raise `mistake_bounds.learners.BadConcepts` for an empty class, rows of different
    length, other values, and concepts that are there twice.

    >>> either = ConceptClass(("a", "b"), ("only a", "only b"), ((1, -1), (-1, 1)))
    >>> len(either), either.column("b"), either.examples("only b", ["b", "a"])
    (2, (-1, 1), Examples(X=((-1, 1), (1, -1)), y=(1, -1), names=('only a', 'only b')))
    """

    instances: tuple
    names: tuple[str, ...]
    concepts: tuple[tuple[int, ...], ...]

    def __post_init__(self):
        object.__setattr__(self, "instances", tuple(self.instances))
        object.__setattr__(self, "names", tuple(self.names))
        object.__setattr__(self, "concepts", checked_concepts(self.concepts))
        for which, many, have in (
            ("names", len(self.names), len(self.concepts)),
            ("instances", len(self.instances), len(self.concepts[0])),
        ):
            if many != have:
                raise BadConcepts(f"{many} {which} for {len(self.concepts)} rows of {len(self.concepts[0])}", many)

    def __len__(self) -> int:
        return len(self.concepts)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(self.concepts)

    def column(self, instance) -> tuple[int, ...]:
        """What all the concepts say of an instance; `NoSuchConcept` for one that the class is not about."""
        if instance not in self.instances:
            raise NoSuchConcept(f"the class is not about {instance!r}", instance)
        return tuple(row[self.instances.index(instance)] for row in self.concepts)

    def index(self, name: str) -> int:
        """Which concept has that name; `NoSuchConcept` if none has."""
        if name not in self.names:
            raise NoSuchConcept(f"{name!r} is no concept of the class; it has {', '.join(self.names)}", name)
        return self.names.index(name)

    def examples(self, target: str, order: Iterable | None = None) -> Examples:
        """The instances in an order (as they stand, unless given), each as its column, labelled by the target."""
        labels = self.concepts[self.index(target)]
        shown = self.instances if order is None else tuple(order)
        rows = [self.column(instance) for instance in shown]
        return Examples(rows, [labels[self.instances.index(instance)] for instance in shown], self.names)


def from_functions(instances: Iterable, functions: Mapping[str, Callable[[object], bool]]) -> ConceptClass:
    """The class of some functions, by name; of several that say the same of all instances the first is taken.

    >>> from_functions((1, 2), {"all": lambda x: True, "one": lambda x: x == 1, "any": lambda x: x > 0}).names
    ('all', 'one')
    """
    instances = tuple(instances)
    found = {}
    for name, function in functions.items():
        found.setdefault(tuple(1 if function(x) else -1 for x in instances), name)
    return ConceptClass(instances, tuple(found.values()), tuple(found))


def rows_of_bits(n: int) -> tuple[tuple[int, ...], ...]:
    """All rows of n bits, counted up.

    >>> rows_of_bits(2)
    ((0, 0), (0, 1), (1, 0), (1, 1))
    """
    return tuple(product((0, 1), repeat=whole("n", n, 1, 16, refusal=BadStream)))


def variables(n: int) -> ConceptClass:
    """The n concepts "variable i is on", over all rows of n bits.

    >>> variables(2).names, variables(2).concepts
    (('x₁', 'x₂'), ((-1, -1, 1, 1), (-1, 1, -1, 1)))
    """
    n = whole("n", n, 1, 12, refusal=BadStream)
    return from_functions(rows_of_bits(n), {literal(i, 1): lambda x, i=i: x[i] for i in range(n)})


def points(m: int) -> ConceptClass:
    """Of m points each alone, and none: the m + 1 concepts with at most one positive instance.

    >>> points(2).concepts
    ((-1, -1), (1, -1), (-1, 1))
    """
    m = whole("m", m, 1, 1000, refusal=BadStream)
    only = {f"only {i}": lambda x, i=i: x == i for i in range(1, m + 1)}
    return from_functions(range(1, m + 1), {"none": lambda x: False, **only})


def thresholds(m: int) -> ConceptClass:
    """Of m points in a row all from the i-th on: m + 1 concepts, none of the points among them.

    >>> thresholds(2).names, thresholds(2).concepts
    (('x ≥ 1', 'x ≥ 2', 'none'), ((1, 1), (-1, 1), (-1, -1)))
    """
    m = whole("m", m, 1, 1000, refusal=BadStream)
    above = {f"x ≥ {i}": lambda x, i=i: x >= i for i in range(1, m + 1)}
    return from_functions(range(1, m + 1), {**above, "none": lambda x: False})


def clauses(n: int, k: int, monotone: bool = False) -> tuple[tuple[Literal, ...], ...]:
    """The clauses of at most k literals of different variables among n, short ones first.

    >>> len(clauses(3, 2)), len(clauses(3, 2, monotone=True)), clauses(2, 1)
    (18, 6, (((0, 1),), ((0, 0),), ((1, 1),), ((1, 0),)))
    """
    n = whole("n", n, 1, 64, refusal=BadStream)
    k = whole("k", k, 1, n, refusal=BadStream)
    bits = (1,) if monotone else (1, 0)
    return tuple(
        tuple(zip(chosen, signs, strict=True))
        for size in range(1, k + 1)
        for chosen in combinations(range(n), size)
        for signs in product(bits, repeat=size)
    )


def conjunctions(n: int, monotone: bool = False) -> ConceptClass:
    """The ANDs of literals of n variables: 3ⁿ + 1 concepts, of which one is never true; 2ⁿ where they are monotone.

    >>> len(conjunctions(2)), conjunctions(2, monotone=True).names
    (10, ('true', 'x₁', 'x₂', 'x₁x₂'))
    """
    return k_cnf(n, 1, monotone)


def k_cnf(n: int, k: int, monotone: bool = False) -> ConceptClass:
    """The ANDs of clauses of at most k literals of n variables, as functions; each by the shortest name that was met.

    Raise `BadStream` if there are more than five thousand of them.

    >>> len(k_cnf(2, 2)), len(k_cnf(3, 2)), len(k_cnf(3, 2, monotone=True))
    (16, 166, 18)
    """
    rows = rows_of_bits(n)
    parts = clauses(n, k, monotone)
    columns = {part: sum(1 << i for i, x in enumerate(rows) if is_true(part, x)) for part in parts}
    everywhere = (1 << len(rows)) - 1  # a set of rows is a bit mask
    found, layer = {everywhere: ()}, [everywhere]
    while layer:
        following = []
        for row in layer:
            for part in parts:
                both = row & columns[part]
                if both not in found:
                    found[both] = (*found[row], part)
                    following.append(both)
            if len(found) > MOST_CONCEPTS:
                raise BadStream(f"n={n!r}, k={k!r}: more than {MOST_CONCEPTS} concepts; take fewer variables", n)
        layer = following
    concepts = [[1 if row >> i & 1 else -1 for i in range(len(rows))] for row in found]
    return ConceptClass(rows, tuple(map(name_of_clauses, found.values())), concepts)


def is_true(clause: Sequence[Literal], x: Sequence[int]) -> bool:
    """Is one of the literals true of the row x?

    >>> is_true(((0, 1), (1, 0)), (0, 0)), is_true(((0, 1), (1, 0)), (0, 1))
    (True, False)
    """
    return any(x[i] == bit for i, bit in clause)


def name_of_clauses(parts: Sequence[Sequence[Literal]]) -> str:
    """How an AND of clauses is written.

    >>> name_of_clauses((((0, 1),), ((1, 0), (2, 1)))), name_of_clauses(())
    ('x₁(x̄₂ ∨ x₃)', 'true')
    """
    return "".join(literal(*p[0]) if len(p) == 1 else f"({' ∨ '.join(starmap(literal, p))})" for p in parts) or "true"


def broken(rows: Iterable[Sequence[int]], parts: Sequence[Sequence[Literal]], target: Iterable[int]) -> Examples:
    """The rows as lists of broken clauses, for the learner that crosses off: 1 where a clause of ``parts`` is false.

    ``target`` are the positions of the clauses of the AND to be learned.  It is false exactly where one of them is
    broken, so that the label is +1 where the AND is *false*: an OR, which crossing off learns unchanged.

    >>> from mistake_bounds import Winnow, play
    >>> shown = broken([(1, 1), (0, 1)], clauses(2, 1), target=[0])
    >>> shown.X, shown.y, play(Winnow(threshold=1, demotion="eliminate"), shown).weights
    (((0, 1, 0, 1), (1, 0, 0, 1)), (-1, 1), (1, 0, 1, 0))
    """
    chosen = tuple(whole("target", j, 0, len(parts) - 1, refusal=NoSuchConcept) for j in target)
    bits = [tuple(int(not is_true(part, x)) for part in parts) for x in rows]
    return Examples(bits, [1 if any(row[j] for j in chosen) else -1 for row in bits], map(_clause, parts))


def _clause(part: Sequence[Literal]) -> str:
    return " ∨ ".join(starmap(literal, part))
