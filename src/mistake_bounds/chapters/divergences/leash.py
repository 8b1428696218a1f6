"""The Perceptron on a leash follows a target that moves (Herbster and Warmuth 2001): Mγ² ≤ R²(‖u‖² + 2L·way).

Weights longer than L, the leash, are pulled back; g is what they are before.  f is the part that is kept, 1 where the
leash is not taut.  The target u moves now and then by δ at most, and W adds up how far it has
come, its way.  Between two moves it has the margin γ, and it is never longer than half of the leash.
"""

from sympy import S

from mistake_bounds.chapters.divergences.theorem import (
    BEST_LENGTH,
    NOT_NULL,
    UPDATE,
    WORTH,
    a_step_nearer,
    h,
    potential_bound,
    together,
)
from mistake_bounds.chapters.divergences.theorem import (
    letters as WHAT_IS_NEARER,
)
from mistake_bounds.chapters.perceptron.theorem import LABEL, MARGIN, MISTAKE, RADIUS, M, R, gamma, u, w, w_M, w_next
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    assume,
    assumption,
    claim,
    definition,
    dot,
    norm2,
    own_step,
    prove,
    statement,
)
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import CHANGE

letters = Letters(WHAT_IS_NEARER, LABELLED, RUN)
g = letters.vectors("g", "the weights after a mistake, before they are shortened")
f = letters("f", "the part of them that is kept", "`learner.keep`, as often as it takes")
L = letters("L", "the leash: how long the weights may be", "`learner.leash`")
u_0, u_next, u_M = letters.vectors("u_0 u^+ u_M", "the target: at first, after a move, and in the end")
delta = letters("delta", "a length that a move does not exceed")
W, W_next, W_M = letters("W W^+ W_M", "the way of the target: how far it has moved in all")
J = letters("J", "the number of moves")

MOVED = UPDATE.substitute({w_next: g})
SHORTENED = own_step(VectorEq(w_next, f * g), "shortened")
SHARE = own_step(f >= 0, "never turned round"), own_step(f <= 1, "not lengthened")
TAUT = own_step((1 - f) * (norm2(g) - L**2) >= 0, "only on a taut leash")
ON_LEASH = own_step(norm2(w_next) <= L**2, "on the leash")
HELD_BACK = claim(norm2(w) <= L**2, "held back")
SHORT = assumption(4 * norm2(u) <= L**2, "half of the leash")
RESTS = assumption(VectorEq(u_next, u), "target rests"), definition(Eq(W_next, W), "no further")
WEIGHTS_REST = own_step(VectorEq(w_next, w), "weights rest")
MOVES = (
    assumption(norm2(u_next - u) <= delta**2, "moved by δ at most"),
    definition(Eq(W_next, W + delta), "path so far"),
    assumption(delta > 0, "some move"),
)
LEASH = assumption(L > 0, "some leash")

BEFORE_THE_PULL = norm2(g) - 2 * dot(g, u) - 2 * L * W
DISTANCE = norm2(w) - 2 * dot(w, u) - 2 * L * W
AFTER = norm2(w_next) - 2 * dot(w_next, u_next) - 2 * L * W_next
STATE = ((w, ZERO, w_next, w_M), (u, u_0, u_next, u_M), (W, S.Zero, W_next, W_M))
FIXED = (u_0, h, gamma, R, L)


MOVED_ALONG = "harmless moves", "moves of the target that did not lead it straight away from weights of length L"
PULLED_NEARER = "helpful pulls", "pulls that brought the weights nearer to the target"
CAUSES = {
    "radius · h²": ("short examples", "mistakes on examples shorter than R"),
    "mistake · positive step size": ("overshoot", "mistakes on examples on the wrong side, not just on the line"),
    "margin · positive step size": ("margin surplus", "mistakes on examples with a score y⟨u, x⟩ above γ"),
    "‖u_M - w_M‖²": ("distance left", "the last weights are not the last target"),
    "‖-L·u + L·u^+ + δ·w‖²": MOVED_ALONG,
    "held back · δ²": MOVED_ALONG,
    "moved by δ at most · L²": MOVED_ALONG,
    "never turned round · not lengthened · ‖g‖²": PULLED_NEARER,
    "only on a taut leash": PULLED_NEARER,
    "not lengthened · half of the leash": PULLED_NEARER,
    "not lengthened · ‖g - 2·u‖²": PULLED_NEARER,
}


@statement
def mistake_bound() -> Theorem:
    """The theorem with its proof: M(2hγ − h²R²) ≤ ‖u‖² + 2L·way, u being the last target.

    >>> mistake_bound().conclusion.claim
    mistake bound: M·(-R²·h² + 2·γ·h) ≤ ‖u_M‖² + 2·L·W_M
    """
    step = a_step_nearer(DISTANCE, BEFORE_THE_PULL, MOVED, "nearer before the pull")
    closer = prove(
        claim(AFTER <= DISTANCE - WORTH, "nearer on a leash"), given=[SHORTENED, *RESTS], using=[step, pull()]
    )
    followed = prove(
        claim(AFTER <= DISTANCE, "no further by a move"),
        given=[WEIGHTS_REST, *MOVES, LEASH, HELD_BACK],
        using=[delta * w + L * (u_next - u)],
    )
    falls = (closer, WORTH, M), (followed, S.Zero, J)
    held = HELD_BACK
    after = HELD_BACK.substitute({w: w_next})
    at_start = prove(held.substitute({w: ZERO}))
    still = prove(after, given=[WEIGHTS_REST, held])
    total, leashed = together(DISTANCE, falls, STATE, FIXED, (held, at_start, (assume(ON_LEASH), still)), CHANGE)
    _, bound = potential_bound(DISTANCE, falls, STATE, FIXED, [u_M - w_M], -norm2(u_M) - 2 * L * W_M, total)
    mistake = (MOVED, SHORTENED, *SHARE, TAUT, ON_LEASH, SHORT, *RESTS, LABEL, MISTAKE, RADIUS, MARGIN)
    return Theorem(
        name="The Perceptron on a leash",
        source="Herbster and Warmuth 2001; Cavallanti, Cesa-Bianchi and Gentile 2007",
        kinds=(
            Kind("mistake", mistake, (closer,), (step, pull())),
            Kind("move", (WEIGHTS_REST, *MOVES), (followed,)),
        ),
        sums=(total,),
        facts=(leashed,),
        conclusion=bound,
        count="M",
        read=reader("divergences.reading:read_leash"),
        causes=CAUSES,
    )


@statement
def pull() -> Proved:
    """f²‖g‖² − 2f⟨g, u⟩ ≤ ‖g‖² − 2⟨g, u⟩: to shorten a long vector does not take it away from a short target.

    >>> pull().claim.name
    'no further by the pull'
    """
    turned = prove(
        claim((1 - f) * (norm2(g) - 2 * dot(g, u)) >= 0, "a long vector on a short target"),
        given=[SHARE[1], TAUT, SHORT], using=[g - 2 * u],
    )  # fmt: skip
    scaled = prove(claim(f**2 * norm2(g) <= f * norm2(g), "shorter"), given=SHARE)
    goal = claim(f**2 * norm2(g) - 2 * f * dot(g, u) <= norm2(g) - 2 * dot(g, u), "no further by the pull")
    return prove(goal, using=[turned, scaled])


@statement
def tracking() -> Proved:
    """M γ² ≤ R²(‖u‖² + 2L·way), with targets as long as is best: γ = hR².

    >>> tracking().claim
    tracking: M·γ² ≤ R²·(‖u_M‖² + 2·L·W_M)
    """
    goal = claim(M * gamma**2 <= R**2 * (norm2(u_M) + 2 * L * W_M), "tracking")
    return prove(goal, given=[BEST_LENGTH, NOT_NULL], using=[mistake_bound().conclusion])
