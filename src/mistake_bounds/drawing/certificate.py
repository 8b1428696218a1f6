"""A certificate at numbers: what the smaller side of a claim is, and what each hypothesis adds to make it the greater.

The certificate is an identity, so the pieces of a bar end exactly where the greater side of the claim does.
"""

from collections.abc import Mapping
from fractions import Fraction

from mistake_bounds.drawing.chart import BLUE, GREEN, MUTED, NARROW, ORANGE, PURPLE, RED, Bars, Text, chart
from mistake_bounds.drawing.figure import Picture
from mistake_bounds.proof import Certificate, Proved
from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.show.text import plain, term_plain
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance

FILLS = (ORANGE, GREEN, PURPLE, RED)
LEAST = 0.06  # of the longest bar: a number needs as much


class NoPieces(Refusal):
    """A claim whose proof is no certificate about one mistake alone."""


def pieces(proof: Proved, point: Mapping[str, object]) -> dict[str, Fraction]:
    """The terms of a certificate at numbers, by what each is called; they add up to what the claim leaves over.

    >>> from mistake_bounds.chapters.perceptron.theorem import mistake_bound
    >>> growth = mistake_bound().proof("growth")
    >>> at = {"w": (2,), "w^+": (1,), "x": (1,), "y": -1, "R^2": 9}
    >>> {name: str(amount) for name, amount in pieces(growth, at).items()}
    {'2·mistake': '4', 'radius': '8'}
    """
    if type(proof.by) is not Certificate:
        raise NoPieces("what is proved has no certificate of its own", proof.claim)
    positive = Fraction(1)
    for factor in proof.certificate.multiplier:
        positive *= value(factor.claim.term, point)
    found = {}
    for term in proof.certificate.terms:
        amount = Fraction(term.coefficient) / positive
        for factor in term.factors:
            amount *= value(factor.claim.term, point)
        found[term_plain(term)] = amount
    return found


def certificate_bars(case: Instance, name: str, caption: str = "") -> Picture:
    """A bar for each mistake of a small run: the smaller side of the claim ``name``, then the certificate's terms.

    ``case`` is a theorem on a run, and the claim one about a single mistake, such as *growth*.  Beside each bar is
    the greater side, at which it ends.
    """
    proof = case.theorem.proof(name)
    smaller, greater = (proof.claim.lhs, proof.claim.rhs)[:: 1 if proof.claim.op in ("<=", "<") else -1]
    points = case.reading.mistakes
    spared = [pieces(proof, at) for at in points]
    bars = [{_label(smaller): value(smaller, at), **parts} for at, parts in zip(points, spared, strict=True)]
    ends = [value(greater, at) for at in points]
    marks = []
    most = max(ends)
    lefts = [0] * len(bars)
    for title, colour in zip(bars[0], (BLUE, *FILLS), strict=False):
        amounts = [bar[title] for bar in bars]
        marks.append(Bars(range(len(bars)), amounts, title, colour, lefts, thick=0.5, across=True, alpha=0.9))
        for row, (left, amount) in enumerate(zip(lefts, amounts, strict=True)):
            if amount > LEAST * most:
                marks.append(Text(left + amount / 2, row - 0.28, str(amount), va="bottom"))
        lefts = [left + amount for left, amount in zip(lefts, amounts, strict=True)]
    marks += [Text(end + 0.01 * float(most), row, f" = {end}", MUTED, ha="left") for row, end in enumerate(ends)]
    drawn = chart(
        *marks,
        size=(NARROW, 1.2 + 0.62 * len(bars)),
        xlim=(0, 1.1 * float(most)),
        ylim=(len(bars) - 0.6, -0.75),
        yticks={row: f"{case.reading.over} {row + 1}" for row in range(len(bars))},
        grid="x",
        legend="below",
    )
    described = "; ".join(
        f"{case.reading.over} {t}: {end}, of which {', '.join(f'{part} {n}' for part, n in bar.items())}"
        for t, (end, bar) in enumerate(zip(ends, bars, strict=True), 1)
    )
    return Picture(drawn, f"What {_label(greater)} is made of. {described}.", caption)


def _label(side) -> str:
    return plain(side).replace("^+", "⁺")
