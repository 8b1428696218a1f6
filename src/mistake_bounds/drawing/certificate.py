"""A certificate at numbers: what the smaller side of a claim is, and what each hypothesis adds to make it the greater.

The certificate is an identity, so the pieces of a bar end exactly where the greater side of the claim does.
"""

from fractions import Fraction

from mistake_bounds.drawing.figure import BLUE, GREEN, MUTED, ORANGE, PURPLE, RED, Picture, canvas, styled
from mistake_bounds.proof import Certificate, Proved
from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.show.text import plain, term_plain
from mistake_bounds.proof.values import value
from mistake_bounds.theorem.instance import Instance

FILLS = (ORANGE, GREEN, PURPLE, RED)
NARROW = 0.06  # of the longest bar: a number needs as much


class NoPieces(Refusal):
    """A claim whose proof is no certificate about one mistake alone."""


def pieces(proof: Proved, point) -> dict[str, Fraction]:
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


@styled
def certificate_bars(case: Instance, name: str, caption: str = "") -> Picture:
    """A bar for each mistake of a small run: the smaller side of the claim ``name``, then the certificate's terms.

    ``case`` is a theorem on a run, and the claim one about a single mistake, such as *growth*.  Beside each bar stands
    the greater side, at which it ends.
    """
    proof = case.theorem.proof(name)
    smaller, greater = (proof.claim.lhs, proof.claim.rhs)[:: 1 if proof.claim.op in ("<=", "<") else -1]
    points = case.reading.mistakes
    spared = [pieces(proof, at) for at in points]
    bars = [{_told(smaller): value(smaller, at), **parts} for at, parts in zip(points, spared, strict=True)]
    most = max(float(value(greater, at)) for at in points)
    figure, axes = canvas(5.8, 1.2 + 0.62 * len(bars))
    for row, bar in enumerate(bars):
        left = 0.0
        for (title, amount), colour in zip(bar.items(), (BLUE, *FILLS), strict=False):
            width = float(amount)
            axes.barh(row, width, left=left, height=0.5, color=colour, label=None if row else title, alpha=0.9)
            if width > NARROW * most:
                axes.text(left + width / 2, row - 0.28, f"{amount}", ha="center", va="bottom", fontsize=10)
            left += width
        axes.text(left + 0.01 * most, row, f" = {value(greater, points[row])}", va="center", fontsize=10, color=MUTED)
    axes.set_yticks(range(len(bars)), [f"{case.reading.over} {t}" for t in range(1, len(bars) + 1)])
    axes.set_ylim(len(bars) - 0.6, -0.75)
    axes.set_xlim(0, 1.1 * most)
    axes.grid(axis="y", visible=False)
    axes.set_axisbelow(True)
    axes.tick_params(axis="y", length=0)
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.2)
    told = "; ".join(
        f"{case.reading.over} {t}: {value(greater, at)}, of which {', '.join(f'{part} {n}' for part, n in bar.items())}"
        for t, (at, bar) in enumerate(zip(points, bars, strict=True), 1)
    )
    return Picture(figure, f"What {_told(greater)} is made of. {told}.", caption)


def _told(side) -> str:
    return plain(side).replace("^+", "⁺")
