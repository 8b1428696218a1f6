"""The 4-norm Perceptron (Grove, Littlestone and Schuurmans 2001; Gentile 2003): M γ² ≤ 3 b E³.

a adds up yx at each mistake, and the weights are the cubes of its entries.  F is the sum of their fourth powers, b² is
no less than the sum of the fourth powers of any example.  The target u has the entries q³, and E² is no less than the
sum of the q⁴.  No root is taken: b is a bound on the 4-norm of the examples, squared, and E³ on the 4/3-norm of u,
squared.  Of one attribute t is its entry of a, w its weight and z its feature.
"""

from sympy import S, expand

from mistake_bounds.chapters.divergences import theorem as divergences
from mistake_bounds.chapters.perceptron.theorem import LABEL, MARGIN, M, gamma, u, x, y
from mistake_bounds.chapters.winnow_l1_margin import theorem as l1_margin
from mistake_bounds.chapters.winnow_l1_margin.theorem import Q, Q_n, Q_next, w, z
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    along,
    assumption,
    cases,
    claim,
    definition,
    dot,
    instantiate,
    own_step,
    prove,
    scalars,
    statement,
    summands,
    telescope,
)
from mistake_bounds.theorem.notation import ATTRIBUTES, LABELLED, RUN, Letters, n
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ATTRIBUTE

letters = Letters(divergences.letters, LABELLED, l1_margin.letters, ATTRIBUTES, RUN)
a, a_next, a_M = letters.vectors(
    "a a^+ a_M",
    "what the learner adds up: the examples of its mistakes, each times its label",
    "`step.before`, `step.after`, `run.weights`",
)
F, F_next, F_M = letters("F F^+ F_M", "the sum of the fourth powers of a")
m, m_next, m_M = letters("m m^+ m_M", "the mistakes so far")
b = letters("b", "a number whose square is no less than the sum of the fourth powers of any example")
E = letters("E", "a number whose square is no less than the sum of the fourth powers of the roots of the target")
t, t_next = letters("t t^+", "the entry of a of one attribute")
q = letters("q", "the root of its entry in the target, which is q³")
Phi, Phi_next, Phi_n = letters("Phi Phi^+ Phi_n", "the fourth powers of a, added up attribute by attribute")
Psi, Psi_next, Psi_n = letters("Psi Psi^+ Psi_n", "the same after the mistake")
Xi, Xi_next, Xi_n = letters("Xi Xi^+ Xi_n", "the fourth powers of the example, added up attribute by attribute")
eta, eta_next, eta_n = letters(
    "eta eta^+ eta_n", "the fourth powers of the roots of the target, added up attribute by attribute"
)
zeta, zeta_next, zeta_n = letters("zeta zeta^+ zeta_n", "the squares of those roots times the squares of a, added up")
tau, tau_next, tau_n = letters("tau tau^+ tau_n", "the target times a, added up attribute by attribute")
rho = letters("rho", "any number; in the theorem 9m + 1")
s = scalars("s")

UPDATE = own_step(VectorEq(a_next, a + y * x), "update")
MISTAKE = own_step(y * s <= 0, "mistake")
ONE_MORE = definition(Eq(m_next, m + 1), "mistakes so far")
OF_ONE = own_step(Eq(t_next, t + y * z), "update of one")
CUBE = own_step(Eq(w, t**3), "cube")
SUMS = Row(
    ATTRIBUTE,
    n,
    (
        Sum(Phi, Phi_next, Phi_n, t**4, "fourth powers so far"),
        Sum(Psi, Psi_next, Psi_n, t_next**4, "new fourth powers so far"),
        Sum(Q, Q_next, Q_n, w * z, "score so far"),
        Sum(Xi, Xi_next, Xi_n, z**4, "fourth powers of the example so far"),
    ),
)
ENDS = (
    definition(Eq(Phi_n, F), "fourth powers"),
    definition(Eq(Psi_n, F_next), "new fourth powers"),
    definition(Eq(Q_n, s), "score"),
)
RADIUS = assumption(Xi_n <= b**2, "radius")
SIZE = assumption(b > 0, "some size")
COUNT = definition(m >= 0, "a count")
HELD = claim(F <= 9 * b**2 * m**2, "growth"), COUNT, definition(m <= M, "counted")
STATE = ((a, ZERO, a_next, a_M), (F, S.Zero, F_next, F_M), (m, S.Zero, m_next, m_M))


@statement
def one_attribute() -> Proved:
    """ρ³(t + yz)⁴ ≤ (ρ³ + (3ρ + 2)²)t⁴ + 4ρ(ρ + 1)(ρ + 2)·yt³z + ρ³(ρ + 1)z⁴: the gap is one square.

    >>> one_attribute().claim.name
    'one attribute'
    """
    most = (
        (rho**3 + (3 * rho + 2) ** 2) * t**4
        + 4 * rho * (rho + 1) * (rho + 2) * y * t**3 * z
        + rho**3 * (rho + 1) * z**4
    )
    square = (3 * rho + 2) * t**2 + 2 * rho * t * y * z - rho**2 * z**2
    return prove(claim(rho**3 * (t + y * z) ** 4 <= most, "one attribute"), given=[LABEL], using=[square])


@statement
def all_attributes() -> Proved:
    """The same, added up, at a mistake and for ρ = 9m + 1: ρ³F⁺ ≤ (ρ³ + (3ρ + 2)²)F + ρ³(ρ + 1)b².

    >>> all_attributes().claim.name
    'all attributes'
    """
    d = 9 * m + 1
    of_t, of_score, of_z = d**3 + (3 * d + 2) ** 2, 4 * d * (d + 1) * (d + 2), d**3 * (d + 1)
    f = d**3 * Psi - of_t * Phi - of_score * y * Q - of_z * Xi
    f_next = d**3 * Psi_next - of_t * Phi_next - of_score * y * Q_next - of_z * Xi_next
    one = instantiate(one_attribute(), {rho: d})
    more = prove(claim(f_next <= f), given=[*SUMS.given, OF_ONE, CUBE], using=[one])
    added = SUMS.telescope(f, more, "added up", (m, y))
    goal = claim(d**3 * F_next <= of_t * F + of_z * b**2, "all attributes")
    factors = [prove(claim(part >= 0), given=[COUNT]) for part in (expand(of_score), expand(of_z))]
    return prove(goal, given=[*ENDS, MISTAKE, RADIUS], using=[added, *factors])


@statement
def growth() -> tuple[Proved, Proved, Proved]:
    """F ≤ 9b²m² after m mistakes, that is ‖a‖₄² ≤ 3bm: each mistake keeps it; and m is a count, no more than M.

    >>> growth()[0].claim
    growth: F_M ≤ 9·b²·m_M²
    """
    return along(HELD, ((kept(), M),), STATE, (b,))


@statement
def kept() -> tuple[Proved, Proved, Proved]:
    """What a mistake keeps: F ≤ 9b²m², m ≥ 0 and m ≤ M.

    >>> [proof.claim.name for proof in kept()]
    ['growth', 'a count', 'counted']
    """
    d = 9 * m + 1
    after = [known.substitute({F: F_next, m: m_next, M: M + 1}) for known in HELD]
    facts = [prove(claim(expand(part) > 0), given=[COUNT]) for part in (d**3, d**3 + (3 * d + 2) ** 2)]
    room = prove(claim(expand(9 * (d**4 + 6 * d**3) - (3 * d + 2) ** 2 * (d - 1) ** 2) > 0, "room"), given=[COUNT])
    return (
        prove(after[0], given=[HELD[0], ONE_MORE], using=[all_attributes(), *facts, room]),
        prove(after[1], given=[HELD[1], ONE_MORE]),
        prove(after[2], given=[HELD[2], ONE_MORE]),
    )


# the end of the run

AT_END = (
    definition(Eq(dot(u, a_M), tau_n), "on the target"),
    definition(Eq(F_M, Phi_n), "fourth powers in the end"),
)
TARGET_SIZE = assumption(eta_n <= E**2, "size of the target")
SOME_TARGET = assumption(E > 0, "some target")
SOME = assumption(M > 0, "some mistake")
POSITIVE = assumption(gamma > 0, "positive margin")


SUMS_AT_END = Row(
    ATTRIBUTE,
    n,
    (
        Sum(eta, eta_next, eta_n, q**4, "fourth powers of the target so far"),
        Sum(zeta, zeta_next, zeta_n, q**2 * t**2, "products of squares so far"),
        Sum(tau, tau_next, tau_n, q**3 * t, "on the target so far"),
        SUMS.sums[0],
    ),
)


@statement
def hoelder() -> tuple[Proved, Proved]:
    """6bME·Σq²t² ≤ 9b²M²·Σq⁴ + E²·Σt⁴ and 2γME²·Σq³t ≤ γ²M²·Σq⁴ + E⁴·Σq²t²: two squares for each attribute.

    >>> [proof.claim.name for proof in hoelder()]
    ['first square', 'second square']
    """
    held = (
        claim(6 * b * M * E * zeta <= 9 * b**2 * M**2 * eta + E**2 * Phi, "first square"),
        claim(2 * gamma * M * E**2 * tau <= gamma**2 * M**2 * eta + E**4 * zeta, "second square"),
    )
    after = {one.before: one.after for one in SUMS_AT_END.sums}
    squares = 3 * b * M * q**2 - E * t**2, gamma * M * q**2 - E**2 * q * t
    steps = tuple(
        prove(known.substitute(after), given=[known, *SUMS_AT_END.given], using=[square])
        for known, square in zip(held, squares, strict=True)
    )
    added = along(held, ((steps, n),), SUMS_AT_END.state, (b, E, gamma, M), ATTRIBUTE)
    ends = {one.before: one.total for one in SUMS_AT_END.sums}
    # each once more, as a line of its own: slack stops at what is added up over the attributes
    return tuple(prove(known.substitute(ends), using=[proof]) for known, proof in zip(held, added, strict=True))


CAUSES = {
    "growth": ("slow growth", "the fourth powers have grown to less than they may"),
    "first square": ("direction", "the last sums are not in proportion to the roots of the target"),
    "second square": ("direction", "the last sums are not in proportion to the roots of the target"),
    "margin": ("margin surplus", "mistakes on examples with a larger margin than γ"),
    "size of the target · (M·b)²": ("rounding", "E is a fraction above the root that it stands for"),
    "size of the target · (M·γ)²": ("rounding", "E is a fraction above the root that it stands for"),
}

BOUND = claim(gamma**2 * M <= 3 * b * E**3, "mistake bound")


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M γ² ≤ 3 b E³ for the 4-norm Perceptron, started at 0.

    >>> mistake_bound().conclusion.claim
    mistake bound: M·γ² ≤ 3·E³·b
    """
    total = total_progress()
    (progress,) = summands(total)
    grown, count, counted = growth()
    return Theorem(
        name="The 4-norm Perceptron",
        source="Grove, Littlestone and Schuurmans 2001; Gentile 2003",
        kinds=(Kind("", (UPDATE, LABEL, MARGIN, *ENDS, MISTAKE, RADIUS, ONE_MORE), (progress,), (all_attributes(),)),),
        sums=(total,),
        facts=(grown, count, counted),
        conclusion=_conclusion(),
        count="M",
        read=reader("divergences.reading:read_four_norm"),
        causes=CAUSES,
    )


@statement
def between() -> Proved:
    """Σq²t² ≤ 3bME after M > 0 mistakes: the first square, with what the sums have grown to.

    >>> between().claim
    in between: ζ_n ≤ 3·E·M·b
    """
    grown, count, counted = growth()
    squared = prove(claim(F_M <= 9 * b**2 * M**2, "grown"), given=[], using=[grown, count, counted])
    twice = prove(
        claim(6 * b * M * E * zeta_n <= 18 * b**2 * M**2 * E**2, "both parts"),
        given=[AT_END[1], TARGET_SIZE], using=[hoelder()[0], squared, E, b * M],
    )  # fmt: skip
    positive = prove(claim(6 * b * M * E > 0, "positive product"), given=[SIZE, SOME_TARGET, SOME])
    return prove(claim(zeta_n <= 3 * b * M * E, "in between"), using=[twice, positive])


@statement
def total_progress() -> Proved:
    """⟨u, a⟩ ≥ Mγ in the end.

    >>> total_progress().claim
    total progress: ⟨a_M, u⟩ ≥ M·γ
    """
    progress = prove(claim(dot(u, a_next) >= dot(u, a) + gamma, "progress"), given=[UPDATE, MARGIN])
    return telescope(dot(u, a), ((progress, M),), STATE, (u, gamma, b), at_least=True, name="total progress")


@statement
def both_squares() -> Proved:
    """γ²M² ≤ E²·Σq²t² ≤ 3bME³ after M > 0 mistakes: the second square, and then the first.

    >>> both_squares().claim
    both squares: M²·γ² ≤ 3·E³·M·b
    """
    weight = prove(claim(2 * gamma * M * E**2 >= 0, "its weight"), given=[POSITIVE, SOME])
    twice = prove(
        claim(2 * gamma**2 * M**2 * E**2 <= gamma**2 * M**2 * E**2 + E**4 * zeta_n, "second square, at the end"),
        given=[AT_END[0], TARGET_SIZE], using=[total_progress(), hoelder()[1], weight, gamma * M],
    )  # fmt: skip
    some_square = prove(claim(E**2 > 0, "positive square"), given=[SOME_TARGET])
    squared = prove(claim(gamma**2 * M**2 <= E**2 * zeta_n, "squared"), using=[twice, some_square])
    goal = claim(gamma**2 * M**2 <= 3 * b * M * E**3, "both squares")
    return prove(goal, using=[squared, between(), some_square])


def _conclusion() -> Proved:
    """Of no mistake, and of some, by `both_squares`."""
    none = prove(BOUND, given=[SIZE, SOME_TARGET, claim(Eq(M, 0), "no mistake")])
    some = prove(BOUND, given=[SOME], using=[both_squares()])
    return cases(none, some, prove(claim(M >= 0, "some mistakes or none"), using=growth()[1:]))
