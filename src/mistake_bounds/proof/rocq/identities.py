"""Proofs in Rocq that two terms are equal: a computation wherever possible, else Rocq's own tactics."""

from collections.abc import Iterable

from mistake_bounds.proof.rocq.terms import Tree, argument, divides, text
from mistake_bounds.proof.rocq.trees import divides_by_more, has_sums, logs_in, products_in, quotient


def closing(trees: Iterable[Tree], conditions: str = "nonzero") -> str:
    """A tactic for an identity: a computation, if every denominator is a number; else Rocq's `field`, which leaves it
    to another that no denominator is 0."""
    trees = tuple(trees)
    if not any(map(divides_by_more, trees)) and not turned(trees) and not ones_in(trees):
        return computation(trees)
    products = frozenset().union(*(products_in(term) for term in trees))
    steps = ["dots."] if any(has_sums(term) for term in trees) else []
    steps += [f"rewrite ?(dot_sym {b} {a})." for a, b in sorted(products) if a < b and (b, a) in products]
    steps += [
        f"replace ({text(log)}) with ({text(other)}) by (apply f_equal; field; nonzero)."
        for log, other in turned(trees)
    ]
    steps += [f"rewrite (ln_of_1 {argument(log[1])}) by (field; nonzero)." for log in ones_in(trees)]
    return " ".join([*steps, f"field; {conditions}." if any(map(divides, trees)) else "ring."])


def computation(trees: Iterable[Tree]) -> str:
    """The computation of the prelude, with the numbers and the vectors that stand for themselves."""
    numbers, vectors = {}, {}
    for term in trees:
        _stand(term, numbers, vectors)
    listed = f" [{'; '.join(numbers)}]" if numbers else ""
    if vectors:
        listed += f" with [{'; '.join(vectors)}]"
    elif any(map(has_sums, trees)):
        listed += " with (@nil (vec space))"  # ⟨vzero, vzero⟩
    return f"algebra{listed}."


def _stand(term: Tree, numbers: dict, vectors: dict) -> None:
    match term:
        case ("name", word):
            numbers[word] = True
        case ("ln" | "INR", _):
            numbers[text(term)] = True
        case ("number", _):
            pass
        case ("dot", v, w):
            _stand_vector(v, numbers, vectors)
            _stand_vector(w, numbers, vectors)
        case ("^", base, _):
            _stand(base, numbers, vectors)
        case (_, *parts):
            for part in parts:
                _stand(part, numbers, vectors)


def _stand_vector(term: Tree, numbers: dict, vectors: dict) -> None:
    match term:
        case ("name", "vzero"):
            pass
        case ("name", word):
            vectors[word] = True
        case ("⊕", v, w):
            _stand_vector(v, numbers, vectors)
            _stand_vector(w, numbers, vectors)
        case ("•", c, v):
            _stand(c, numbers, vectors)
            _stand_vector(v, numbers, vectors)


def turned(trees: Iterable[Tree]) -> list[tuple[Tree, Tree]]:
    """Logarithms of the same that are written in different ways, each with the first of them."""
    first, again = {}, {}
    for log in (log for term in trees for log in logs_in(term)):
        inside = quotient(log[1])
        other = first.setdefault((inside.top, inside.bottom), log)
        if other != log:
            again[log] = other
    return [*again.items()]


def ones_in(trees: Iterable[Tree]) -> tuple[Tree, ...]:
    """The logarithms of 1."""
    logs = dict.fromkeys(log for term in trees for log in logs_in(term))
    return tuple(log for log in logs if (inside := quotient(log[1])).top == inside.bottom)
