"""What learners pay in pictures: two prices of each class, the tree of a walk, and the chance that balances."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import count

from mistake_bounds.chapters.lower_bounds.learner import over
from mistake_bounds.chapters.lower_bounds.worst_case import RandomizedLittlestone
from mistake_bounds.drawing.chart import (
    BLUE,
    GREEN,
    MUTED,
    NARROW,
    ORANGE,
    SIDE,
    SIGN,
    Line,
    Mark,
    Note,
    Text,
    chart,
    rounded,
)
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.exact import Number


def two_prices(rows: Mapping[str, tuple[int, Number]], caption: str = "") -> Picture:
    """For each class, by name, its (L, R): the optimum of those that do not draw and of those that do, and L/2."""
    marks: list[Mark] = []
    for place, (sure, _) in enumerate(rows.values()):
        marks.append(Line((Fraction(sure, 2), sure), (place, place), colour=MUTED, width=1.4))
    sure, drawn = zip(*rows.values(), strict=True)
    places = range(len(rows))
    marks.append(Line([Fraction(one, 2) for one in sure], places, "half of it", MUTED, "", marker="|", size=13, edge=2))
    marks.append(Line(drawn, places, "best expectation, by drawing", ORANGE, "", marker="o", size=7, edge=0))
    marks.append(Line(sure, places, "best without drawing", BLUE, "", marker="o", size=10, edge=2, hollow=True))
    drawing = chart(
        *marks,
        size=(NARROW, 0.3 * len(rows) + 1.3),
        xlim=(0, max(sure) + 0.5),
        ylim=(len(rows) - 0.4, -0.6),
        xlabel="mistakes",
        xticks=range(max(sure) + 1),
        yticks=dict(enumerate(rows)),
        legend="below",
    )
    told = "; ".join(f"{name}: {one} and {rounded(other, 3)}" for name, (one, other) in rows.items())
    alt = (
        f"For each class the best number of mistakes without drawing, and the best expected number by drawing. {told}."
    )
    return Picture(drawing, alt, caption)


def walks(
    found: RandomizedLittlestone, instances: Sequence[str], concepts: Sequence[str], caption: str = ""
) -> Picture:
    """The best tree of a class: an instance and its worth at each node, a concept and its chance at each leaf."""
    places, marks, told = count(), [], []

    def draw(tree: tuple | int, depth: int) -> tuple[Fraction, Number]:
        """Draw a part of the tree; where its root is, and what it is worth."""
        if not isinstance(tree, tuple):
            x = Fraction(next(places))
            told.append(f"{concepts[tree]} with chance {Fraction(1, 2**depth)}")
            marks.append(Text(x, depth, concepts[tree], GREEN))
            marks.append(Text(x, depth + 0.3, str(Fraction(1, 2**depth)), MUTED))
            return x, Fraction(0)
        ends = [draw(side, depth + 1) for side in tree[1:]]
        x, worth = sum(end for end, _ in ends) / 2, over(*(each for _, each in ends), True)
        for label, (below, _) in zip((-1, 1), ends, strict=True):
            look = {"colour": SIDE[label]}
            marks.append(Line((x, below), (depth + 0.42, depth + 0.84), width=1.5, **look))
            marks.append(Text((x + below) / 2 + 0.14 * label, depth + 0.56, SIGN[label], size=12, **look))
        marks.append(Text(x, depth, instances[tree[0]]))
        marks.append(Text(x, depth + 0.27, str(worth), ORANGE))
        return x, worth

    _, whole = draw(found.tree, 0)
    leaves, deepest = next(places), max(int(mark.y) for mark in marks if isinstance(mark, Text))
    drawing = chart(
        *marks,
        size=(min(NARROW, 0.62 * leaves + 0.6), 0.85 * deepest + 0.8),
        xlim=(-0.6, leaves - 0.4),
        ylim=(deepest + 0.5, -0.3),
        frame="none",
    )
    alt = f"A tree that is worth {whole}, {instances[found.tree[0]]} at its root. Its leaves: {'; '.join(told)}."
    return Picture(drawing, alt, caption)


def balance(minus: Number, plus: Number, caption: str = "") -> Picture:
    """What either label costs, now and later, for each chance of predicting +, where the sides are worth so much."""
    chance = min(max(Fraction(1 + plus - minus) / 2, Fraction(0)), Fraction(1))
    cost = max(chance + minus, 1 - chance + plus)
    drawing = chart(
        Line((0, 1), (minus, 1 + minus), "the label is −", SIDE[-1], width=2),
        Line((0, 1), (1 + plus, plus), "the label is +", SIDE[1], width=2),
        Line((chance,), (cost,), colour=GREEN, dash="", marker="o", size=8),
        Note((chance, cost), f"chance {chance}, cost {cost}", GREEN, ha="right", place=(0.97, 0.08)),
        size=(NARROW, 3.2),
        xlim=(0, 1),
        ylim=(0, 1.15 * float(1 + max(minus, plus))),
        xlabel="chance of predicting +",
        ylabel="mistakes, now and later",
        legend="below",
    )
    alt = (
        f"If the label is − the cost rises from {minus} to {1 + minus} as the chance of predicting + goes from 0 to 1; "
        f"if it is + it falls from {1 + plus} to {plus}. They meet at the chance {chance}, where both are {cost}."
    )
    return Picture(drawing, alt, caption)
