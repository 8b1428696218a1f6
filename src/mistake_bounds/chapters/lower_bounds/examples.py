"""Classes of which textbooks ask what they cost: halfspaces of bits, k-DNF, exactly k of m points, intervals."""

from itertools import combinations, product

from mistake_bounds.chapters.halving.examples import ConceptClass, from_functions, k_cnf, rows_of_bits
from mistake_bounds.exact import dot, whole
from mistake_bounds.examples import literal
from mistake_bounds.streams.generated import BadStream

LARGEST_WEIGHT = {1: 1, 2: 1, 3: 2, 4: 3}


def halfspaces(n: int) -> ConceptClass:
    """What halfspaces say of rows of n ≤ 4 bits: 4, 14, 104 and 1882 concepts, each by small whole weights.

    A halfspace says +1 where ⟨w, x⟩ ≥ b.  Weights up to 1, 1, 2 and 3 give all of them: there are no more concepts
    without two pairs of rows of the same sum, one pair of positive and one of negative rows, which a halfspace has not.

    >>> [len(halfspaces(n)) for n in (1, 2, 3)], halfspaces(2).names[:5]
    ([4, 14, 104], ('0 ≥ 0', '0 ≥ 1', '−x₁ ≥ 0', '−x₂ ≥ 0', 'x₂ ≥ 1'))
    """
    rows, found = rows_of_bits(whole("n", n, 1, 4, refusal=BadStream)), {}
    steps = range(-LARGEST_WEIGHT[n], LARGEST_WEIGHT[n] + 1)
    for w in sorted(product(steps, repeat=n), key=lambda w: sum(map(abs, w))):
        scores = [dot(w, x) for x in rows]
        for b in (*sorted(set(scores)), max(scores) + 1):
            found.setdefault(tuple(1 if score >= b else -1 for score in scores), (w, b))
    return ConceptClass(rows, tuple(_written(*one) for one in found.values()), tuple(found))


def _written(w: tuple[int, ...], b: int) -> str:
    """The halfspace as written: "x₁ − 2x₂ ≥ −1"."""
    parts = [f"{'−' if a < 0 else '+'} {'' if abs(a) == 1 else abs(a)}{literal(i, 1)}" for i, a in enumerate(w) if a]
    left = " ".join(parts).removeprefix("+ ") or "0"
    left = "−" + left.removeprefix("− ") if left.startswith("− ") else left
    return f"{left} ≥ {b}".replace("-", "−")


def k_dnf(n: int, k: int) -> ConceptClass:
    """The ORs of ANDs of at most k literals of n variables, as functions; each by the k-CNF that it is not.

    >>> [len(k_dnf(n, 2)) for n in (2, 3)], k_dnf(1, 1).names
    ([16, 166], ('not true', 'not x₁', 'not x̄₁', 'not x₁x̄₁'))
    """
    other = k_cnf(n, k)
    negated = tuple(tuple(-said for said in row) for row in other)
    return ConceptClass(other.instances, tuple(f"not {name}" for name in other.names), negated)


def exactly(k: int, m: int) -> ConceptClass:
    """The concepts that are +1 of exactly k of m points.

    >>> exactly(1, 3).concepts
    ((1, -1, -1), (-1, 1, -1), (-1, -1, 1))
    """
    m = whole("m", m, 1, 16, refusal=BadStream)
    k = whole("k", k, 0, m, refusal=BadStream)
    chosen = {
        ", ".join(map(str, some)) or "none": lambda x, some=some: x in some for some in combinations(range(1, m + 1), k)
    }
    return from_functions(range(1, m + 1), chosen)


def intervals(m: int) -> ConceptClass:
    """The intervals of m points in a row, and none of them: m(m + 1)/2 + 1 concepts.

    >>> intervals(2).names, intervals(2).concepts
    (('none', '1 to 1', '1 to 2', '2 to 2'), ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    """
    points = range(1, whole("m", m, 1, 60, refusal=BadStream) + 1)
    ends = {f"{a} to {b}": lambda x, a=a, b=b: a <= x <= b for a in points for b in points if a <= b}
    return from_functions(points, {"none": lambda x: False, **ends})
