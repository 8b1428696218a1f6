"""What to begin with on the bench: claims to be proved, refuted and left open, and a word on each.

The page is built from this table, and a test compares each answer that it announces with the prover.  Theorems that a
chapter proves in its own cells, as it goes, are here too, by the labels of their boxes; a test compares them with
those cells.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from mistake_bounds.site.bench.links import FIELDS


@dataclass(frozen=True)
class Example:
    """The text of the fields, the ``kind`` of its answer, and a ``word`` on it."""

    title: str
    kind: str
    word: str
    claim: str
    vectors: str = ""
    scalars: str = ""
    given: str = ""
    using: str = ""

    @property
    def fields(self) -> dict[str, str]:
        """The fields by name."""
        return {field: getattr(self, field) for field in FIELDS}


AT_A_MISTAKE = "mistake: y <w, x> <= 0\nlabel: y^2 = 1\nradius: ||x||^2 <= R^2"

EXAMPLES = (
    Example(
        "Growth at a mistake",
        "proved",
        "What a mistake adds to the length of the weights: half of the Perceptron’s theorem.",
        "||w + y x||^2 <= ||w||^2 + R^2",
        vectors="w x",
        scalars="y R",
        given=AT_A_MISTAKE,
    ),
    Example(
        "The same with a quarter of it",
        "refuted",
        "A quarter of R² is not enough, as the numbers show.",
        "||w + y x||^2 <= ||w||^2 + R^2/4",
        vectors="w x",
        scalars="y R",
        given=AT_A_MISTAKE,
    ),
    Example(
        "Growth without a mistake",
        "refuted",
        "Take away one line of what is given, and see what it was good for.",
        "||w + y x||^2 <= ||w||^2 + R^2",
        vectors="w x",
        scalars="y R",
        given="label: y^2 = 1\nradius: ||x||^2 <= R^2",
    ),
    Example(
        "Progress at a mistake",
        "proved",
        "The other half: how far an update moves towards the target.",
        "<u, w⁺> >= <u, w> + γ",
        vectors="u w w⁺ x",
        scalars="y γ",
        given="update: w⁺ = w + y x\nmargin: y <u, x> >= γ",
    ),
    Example(
        "Cauchy and Schwarz",
        "proved",
        "For all vectors, of any length: the search splits off the case of length 0 by itself.",
        "<u, w>^2 <= ||u||^2 ||w||^2",
        vectors="u w",
    ),
    Example(
        "False where no fraction is",
        "unknown",
        "False at the cube root of 2, and nowhere else: the prover looks for fractions, so it leaves this open.",
        "x <= 1",
        scalars="x",
        given="x^3 = 2",
    ),
    Example(
        "Cauchy and Schwarz, with bounds",
        "proved",
        "Two lengths have bounds, and the search finds by itself the vector that shows the product of them.",
        "<u - v, w> <= δ L",
        vectors="u v w",
        scalars="δ L",
        given="a small move: ||u - v||^2 <= δ^2\nbounded: ||w||^2 <= L^2\nδ: δ > 0\nL: L > 0",
    ),
    Example(
        "Cauchy and Schwarz, one more term",
        "proved",
        "The square of a sum of M numbers is at most M times the sum S of their squares: the step from M to M + 1.",
        "(E + d)^2 <= (S + d^2) (M + 1)",
        scalars="E S M d",
        given="so far: E^2 <= S M\nsome number: M > 0",
    ),
    Example(
        "The mistake bound",
        "proved",
        "From progress and growth to the theorem, with a fraction: γ > 0 lets the prover multiply it out.",
        "M <= R^2 ||u||^2 / γ^2",
        vectors="u w_M",
        scalars="M R γ",
        given="progress: <u, w_M> >= γ M\ngrowth: ||w_M||^2 <= R^2 M\nmargin: γ > 0\nsome mistake: M > 0\n"
        "Cauchy–Schwarz: <u, w_M>^2 <= ||u||^2 ||w_M||^2",
    ),
    Example(
        "Winnow’s promotion",
        "proved",
        "Winnow doubles the weights of the active attributes when their sum s is below the threshold n.",
        "T⁺ <= T + n",
        scalars="T T⁺ s n",
        given="promotion: T⁺ = T + s\nmistake: s < n",
    ),
    Example(
        "Means",
        "proved",
        "The harmonic mean of two positive numbers is at most the arithmetic one.",
        "2/(1/a + 1/b) <= (a + b)/2",
        scalars="a b",
        given="a > 0\nb > 0",
    ),
    Example(
        "Young’s inequality",
        "proved",
        "A product of two numbers, torn apart by a third. Give a < 0 instead, and see which numbers refute it.",
        "2 x y <= a x^2 + y^2/a",
        scalars="x y a",
        given="a > 0",
    ),
    Example(
        "A step down a slope",
        "proved",
        "A vector is divided by a number: 1/L is a letter to the prover, and (1/L) L = 1 is what is known of it.",
        "||x⁺||^2 <= ||x||^2 - ||g||^2/L^2",
        vectors="x x⁺ g",
        scalars="L",
        given="step: x⁺ = x - g/L\nangle: <g, x> >= ||g||^2/L\nL > 0",
    ),
    Example(
        "Motzkin’s polynomial",
        "proved",
        "No sum of squares, as Motzkin found in 1965; times something positive it is one, and the search finds both.",
        "x^4 y^2 + x^2 y^4 + 1 >= 3 x^2 y^2",
        scalars="x y",
    ),
    Example(
        "Gradient descent, two steps",
        "proved",
        "The best rate there is for steps of length η = 1/L on a smooth convex function (Drori and Teboulle 2014).",
        "f_2 - f <= (1/10) L R^2",
        vectors="x_0 x_1 x_2 x g_0 g_1 g_2",
        scalars="f_0 f_1 f_2 f L R η",
        given="L: L > 0\nstep length: η L = 1\nfirst step: x_1 = x_0 - η g_0\nsecond step: x_2 = x_1 - η g_1\n"
        "near: ||x_0 - x||^2 <= R^2\nfirst pair: f_0 >= f_1 + <g_1, x_0 - x_1> + (η/2) ||g_0 - g_1||^2\n"
        "second pair: f_1 >= f_2 + <g_2, x_1 - x_2> + (η/2) ||g_1 - g_2||^2\n"
        "best and first: f >= f_0 + <g_0, x - x_0> + (η/2) ||g_0||^2\n"
        "best and second: f >= f_1 + <g_1, x - x_1> + (η/2) ||g_1||^2\n"
        "best and third: f >= f_2 + <g_2, x - x_2> + (η/2) ||g_2||^2",
    ),
    Example(
        "The proximal point method, two steps",
        "proved",
        "Each step minimises f plus a squared distance; after N steps f is within R²/4λN of its least value.",
        "f_2 - f <= R^2/(8 λ)",
        vectors="x_0 x_1 x_2 x g_1 g_2",
        scalars="f_1 f_2 f λ R",
        given="λ: λ > 0\nnear: ||x_0 - x||^2 <= R^2\nfirst step: x_1 = x_0 - λ g_1\nsecond step: x_2 = x_1 - λ g_2\n"
        "second pair: f_1 >= f_2 + <g_2, x_1 - x_2>"
        "\nbest and second: f >= f_1 + <g_1, x - x_1>\nbest and third: f >= f_2 + <g_2, x - x_2>",
    ),
    Example(
        "Halpern’s iteration, two steps",
        "proved",
        "A map T that lengthens nothing, with T x = x: mixed with the first point, x₂ is nearly fixed (Lieder 2021).",
        "||x_2 - t_2||^2 <= (4/9) R^2",
        vectors="x_0 x_1 x_2 t_0 t_1 t_2 x",
        scalars="R",
        given="near: ||x_0 - x||^2 <= R^2\nfirst step: x_1 = (1/2) x_0 + (1/2) t_0\n"
        "second step: x_2 = (1/3) x_0 + (2/3) t_1\n"
        "first pair: ||t_1 - t_0||^2 <= ||x_1 - x_0||^2\nsecond pair: ||t_2 - t_1||^2 <= ||x_2 - x_1||^2\n"
        "fixed: ||t_2 - x||^2 <= ||x_2 - x||^2",
    ),
    Example(
        "What cannot be",
        "contradiction",
        "No two vectors meet these three lines. From them anything would follow, so nothing is shown.",
        "||w + x||^2 <= 3",
        vectors="w x",
        given="short: ||w||^2 < 1\nnot long: ||x||^2 <= 1\naligned: <w, x> >= 1",
    ),
)

BOXES: Mapping[str, tuple[Example, ...]] = MappingProxyType({
    "distance": (
        Example(
            "no point is closer",
            "proved",
            "The distance to any point z of the boundary, in squares.",
            "(<w, x> + w_0)^2 <= ||w||^2 ||x - z||^2",
            vectors="w x z",
            scalars="w_0",
            given="z on it: <w, z> + w_0 = 0\nCauchy–Schwarz: <w, x - z>^2 <= ||w||^2 ||x - z||^2",
        ),
        Example(
            "the foot is on it, and as close",
            "proved",
            "The step before it says that the foot z is on the boundary.",
            "||w||^2 ||x - z||^2 = (<w, x> + w_0)^2",
            vectors="w x z",
            scalars="w_0 s",
            given="walk: s ||w||^2 = <w, x> + w_0\nfoot: z = x - s w",
            using="<w, z> + w_0 = 0",
        ),
    ),
    "largest-margin": (
        Example(
            "an average bounds the margin",
            "proved",
            "The step before it is that the average has a score of γ or more.",
            "γ^2 <= ||u||^2 ||c||^2",
            vectors="u p q c",
            scalars="a b γ",
            given="average: c = a p - b q\nparts: a + b = 1\na: a >= 0\nb: b >= 0\nfirst: <u, p> >= γ\n"
            "second: -<u, q> >= γ\nmargin: γ > 0\nCauchy–Schwarz: <u, c>^2 <= ||u||^2 ||c||^2",
            using="<u, c> >= γ",
        ),
    ),
})  # fmt: skip
