"""The Perceptron with a margin: T γ² ≤ (R² + 2β)‖u‖² for its updates, and a promise about the weights it ends with.

At an update w becomes w⁺ = w + yx, and y⟨w, x⟩ ≤ β; there are T of them, from w = 0.  u separates the examples with
y⟨u, x⟩ ≥ γ > 0, and R is the radius of a ball about the origin that holds them.  s is the least y⟨w_T, x⟩ of the
examples in the end: after a clean pass it is more than β.  g is γ/‖u‖ and h is s/‖w_T‖.
"""

from mistake_bounds.chapters.perceptron.theorem import LABEL, MARGIN, PROGRESS, RADIUS, UPDATE, cauchy_schwarz
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    assume,
    assumption,
    cases,
    claim,
    definition,
    dot,
    instantiate,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import UPDATE as AN_UPDATE

UPDATES = Letters()
letters = Letters(UPDATES)
w, w_next, w_T = UPDATES.vectors(
    "w w^+ w_T", "the weights: before an update, after it, and in the end", "`step.before`, `step.after`, `run.weights`"
)
x = UPDATES.vectors("x", "an example, a row of numbers", "`step.x`")
y = UPDATES("y", "the label of an example, 1 or −1", "`step.y`")
u = UPDATES.vectors("u", "the target, a vector to compare with", "the argument of `theorem.on(run, u)`")
R = UPDATES("R", "the radius of a ball about the origin that holds all x", "`examples.radius2` is R²")
T = UPDATES("T", "the number of updates", "`len(run.updates)`")
beta = letters("beta", "the score that is to be exceeded: an update wherever y⟨w, x⟩ ≤ β", "`MarginPerceptron(beta=…)`")
gamma = letters("gamma", "the margin of u: the least y⟨u, x⟩", "`examples.margin(u)`")
s = letters("s", "the least y⟨w, x⟩ of the final weights", "`examples.margin(run.weights)`")
g = letters("g", "γ/‖u‖, the margin of u in units of its length")
h = letters("h", "the margin that the final weights reach, in units of their length")

CLOSE = own_step(y * dot(w, x) <= beta, "close")
GROWTH = claim(norm2(w_next) <= norm2(w) + R**2 + 2 * beta, "growth")
BOUND = claim(T * gamma**2 <= (R**2 + 2 * beta) * norm2(u), "update bound")
CLEAN = assumption(s > beta, "clean pass")
BETA = own_step(beta >= 0, "no negative β")
SOME_MARGIN = assumption(gamma > 0, "positive margin")
PER_LENGTH = (
    definition(Eq(g**2 * norm2(u), gamma**2), "margin per length"),
    definition(Eq(h**2 * norm2(w_T), s**2), "margin reached per length"),
)
LENGTHS = assumption(norm2(u) > 0, "a target of some length"), assumption(norm2(w_T) > 0, "weights of some length")
SIGNS = definition(g > 0, "positive margin per length"), definition(h >= 0, "no negative margin per length")

ALONG = {"state": ((w, ZERO, w_next, w_T),), "fixed": (u, gamma, R, beta), "over": AN_UPDATE}

CAUSES = {
    "radius": ("short examples", "updates on examples shorter than R"),
    "close": ("overshoot", "updates on examples with a score below β, not just at it"),
    "Cauchy–Schwarz": ("angle", "the final weights do not point along u"),
    "margin": ("margin surplus", "updates on examples with a score y⟨u, x⟩ above γ"),
}


@statement
def updates() -> Theorem:
    """T γ² ≤ (R² + 2β) ‖u‖²; with β = 0 it is the bound of Block and Novikoff.

    >>> updates().conclusion.claim
    update bound: T·γ² ≤ ‖u‖²·(R² + 2·β)
    """
    progress = prove(PROGRESS, given=[UPDATE, MARGIN])
    growth = prove(GROWTH, given=[UPDATE, LABEL, CLOSE, RADIUS])
    total_progress = telescope(dot(u, w), ((progress, T),), at_least=True, name="total progress", **ALONG)
    total_growth = telescope(norm2(w), ((growth, T),), at_least=False, name="total growth", **ALONG)
    schwarz = instantiate(cauchy_schwarz(), {w: w_T})
    none = prove(BOUND, given=[claim(Eq(T, 0), "no update"), BETA])
    some = prove(BOUND, given=[claim(T > 0, "some update"), SOME_MARGIN], using=[total_progress, total_growth, schwarz])
    return Theorem(
        name="Updates of the margin Perceptron",
        source="Block 1962; Novikoff 1962; Krauth and Mézard 1987",
        kinds=(Kind("", (UPDATE, LABEL, CLOSE, RADIUS, MARGIN), (progress, growth)),),
        sums=(total_progress, total_growth),
        facts=(schwarz,),
        conclusion=cases(none, some, assume(definition(T >= 0, "a count"))),
        count="T",
        read=reader("margin_updates.reading:read_margins"),
        causes=CAUSES,
    )


@statement
def ceiling() -> Proved:
    """T²γ² ≤ ‖u‖²‖w_T‖² for every u with a margin: nothing separates with more than ‖w_T‖/T, which a run shows.

    >>> ceiling().claim
    ceiling: T²·γ² ≤ ‖u‖²·‖w_T‖²
    """
    theorem = updates()
    given = [definition(T >= 0, "a count"), SOME_MARGIN]
    return prove(
        claim(T**2 * gamma**2 <= norm2(u) * norm2(w_T), "ceiling"),
        given=given,
        using=[theorem.proof("total progress"), theorem.proof("Cauchy–Schwarz")],
    )


@statement
def short() -> Proved:
    """γ²‖w_T‖² ≤ (R² + 2β)²‖u‖²: the weights do not get long.

    >>> short().claim
    short weights: γ²·‖w_T‖² ≤ ‖u‖²·(R² + 2·β)²
    """
    theorem = updates()
    goal = claim(gamma**2 * norm2(w_T) <= (R**2 + 2 * beta) ** 2 * norm2(u), "short weights")
    return prove(goal, given=[BETA], using=[theorem.proof("total growth"), theorem.conclusion])


@statement
def share() -> Proved:
    """A share of any margin: s/‖w_T‖ ≥ β/(R² + 2β) · γ/‖u‖ where s > β, as after a clean pass; squared, multiplied out.

    >>> share().claim
    share of the margin: β²·γ²·‖w_T‖² ≤ s²·‖u‖²·(R² + 2·β)²
    """
    far = prove(claim(s**2 >= beta**2, "far"), given=[CLEAN, BETA])
    goal = claim(beta**2 * gamma**2 * norm2(w_T) <= s**2 * (R**2 + 2 * beta) ** 2 * norm2(u), "share of the margin")
    return prove(goal, using=[far, short(), beta, (R**2 + 2 * beta) * u, gamma * w_T])


@statement
def of_any_margin() -> Proved:
    """The same for g = γ/‖u‖ and h = s/‖w_T‖, which are no fractions: h ≥ β/(R² + 2β) · g, where β > 0.

    >>> of_any_margin().claim
    share of any margin: h·(R² + 2·β) ≥ β·g
    """
    some = own_step(beta > 0, "positive β")
    ours = h * (R**2 + 2 * beta)
    theirs = g * beta
    squared = prove(claim(theirs**2 <= ours**2), given=[*PER_LENGTH, *LENGTHS], using=[share()])
    both = prove(claim(ours + theirs > 0), given=[*SIGNS, some])
    return prove(claim(ours >= theirs, "share of any margin"), given=[some], using=[squared, both])


@statement
def third() -> Proved:
    """With β = R² a third of any margin: h ≥ g/3.

    >>> third().claim
    a third: h ≥ g/3
    """
    chosen = own_step(Eq(beta, R**2), "β is R²")
    return prove(
        claim(h >= g / 3, "a third"), given=[chosen, own_step(beta > 0, "positive β")], using=[of_any_margin()]
    )
