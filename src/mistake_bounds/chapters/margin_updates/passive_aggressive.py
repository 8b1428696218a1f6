"""Passive–aggressive learning (Crammer and others 2006): the squared losses add up to R²‖u‖² at most.

At an update w becomes w⁺ = w + τyx, from w = 0; ℓ = 1 − y⟨w, x⟩ > 0 is the loss of w, and Q adds up the ℓ².  u has
y⟨u, x⟩ ≥ 1, or else the loss ℓ_u at an update; U adds these up and V their squares.  R is the radius of a ball about
the origin that holds the examples.  M counts the updates at mistakes, and N the others.
"""

import sympy

from mistake_bounds.chapters.margin_updates.margin_perceptron import UPDATES, T, w_T
from mistake_bounds.chapters.perceptron.theorem import LABEL, MISTAKE, RADIUS, R, u, w, w_next, x, y
from mistake_bounds.proof import (
    ZERO,
    Eq,
    Proved,
    VectorEq,
    assumption,
    claim,
    definition,
    dot,
    norm2,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import UPDATE as AN_UPDATE

letters = Letters(UPDATES)
tau = letters("tau", "how many times yx is added at an update", "`learner.step(step.before, step.x, step.y)`")
ell = letters("ell", "the loss of w at an update: 1 − y⟨w, x⟩")
ell_u = letters("ell_u", "the loss of u at an update: max(0, 1 − y⟨u, x⟩)")
Q, Q_next, Q_T = letters("Q Q^+ Q_T", "the squared losses of w at the updates, added up")
U, U_next, U_T = letters("U U^+ U_T", "the losses of u at the updates, added up")
V, V_next, V_T = letters("V V^+ V_T", "the squared losses of u at the updates, added up")
C = letters("C", "the longest step of PA-I", '`PassiveAggressive("PA-I", C)`')
d = letters("d", "1/(2C) for the C of PA-II", '`PassiveAggressive("PA-II", C)`')
kappa = letters("kappa", "the smaller of 1/R² and C")
M = letters("M", "the number of mistakes", "`len(run.mistakes)`")
F = letters("F", "the number of mistakes with a step shorter than C")
B = letters("B", "the number of mistakes with a step as long as C")
N = letters("N", "the number of updates at which there was no mistake")

UPDATE = own_step(VectorEq(w_next, w + tau * y * x), "passive–aggressive step")
LOSS = definition(Eq(ell, 1 - y * dot(w, x)), "loss")
JUST_ENOUGH = own_step(Eq(tau * norm2(x), ell), "just enough")
ROOM = assumption(y * dot(u, x) >= 1, "margin 1")
SQUARES = definition(Eq(Q_next, Q + ell**2), "squared losses so far")

AT_CAP = own_step(Eq(tau, C), "at the cap")
TO_CAP = own_step(tau <= C, "up to the cap")
NO_MORE = own_step(tau * norm2(x) <= ell, "no more than enough")
FORWARD = own_step(tau >= 0, "a step forward")
SOFTENED = own_step(Eq(tau * (norm2(x) + d), ell), "softened step")
SOFT = definition(d > 0, "softness")
LOSS_OF_U = definition(ell_u >= 1 - y * dot(u, x), "loss of u"), definition(ell_u >= 0, "no negative loss")
LOSSES_OF_U = definition(Eq(U_next, U + ell_u), "losses of u so far")
SQUARES_OF_U = definition(Eq(V_next, V + ell_u**2), "squared losses of u so far")
WORTH = (
    definition(kappa > 0, "positive κ"),
    definition(kappa * R**2 <= 1, "κ at most 1/R²"),
    definition(kappa <= C, "κ at most C"),
)
BOTH = definition(Eq(M, F + B), "counted")

NONE = sympy.S.Zero
WEIGHTS, LOSSES = (w, ZERO, w_next, w_T), (Q, NONE, Q_next, Q_T)
OF_U, SQUARED_OF_U = (U, NONE, U_next, U_T), (V, NONE, V_next, V_T)

BEYOND = "margin surplus", "updates on examples to which u gives more than it has to"
LEFT = "distance left", "the last weights are not u"
SHORT = "short examples", "updates on examples shorter than R"
SMALL = "κ too small", "mistakes that are worth more than κ"


@statement
def squared_losses() -> Theorem:
    """Σℓ² ≤ R²‖u‖² for every u with y⟨u, x⟩ ≥ 1: each update brings w closer to u, by ℓ²/R² at least.

    >>> squared_losses().conclusion.claim
    squared losses: Q_T ≤ R²·‖u‖²
    """
    closer = prove(
        claim(norm2(u - w_next) <= norm2(u - w) - tau * ell, "closer to u"),
        given=[UPDATE, LABEL, LOSS, JUST_ENOUGH, ROOM, FORWARD],
    )
    worth = prove(claim(ell**2 <= R**2 * tau * ell, "worth"), given=[JUST_ENOUGH, RADIUS], using=[tau])
    before, after = R**2 * norm2(u - w) + Q, R**2 * norm2(u - w_next) + Q_next
    step = prove(claim(after <= before, "never grows"), given=[SQUARES], using=[closer, worth])
    at_least_1 = prove(claim(Q_next >= Q + 1, "a mistake costs 1"), given=[LOSS, MISTAKE, SQUARES])
    something = prove(claim(Q_next >= Q, "an update costs something"), given=[SQUARES])
    total = telescope(
        before, ((step, M), (step, N)), (WEIGHTS, LOSSES), (u, R), at_least=False, name="in the end", over=AN_UPDATE
    )
    paid = telescope(
        Q, ((at_least_1, M), (something, N)), (LOSSES,), (), at_least=True, name="mistakes cost 1", over=AN_UPDATE
    )
    each = (UPDATE, LABEL, LOSS, FORWARD, JUST_ENOUGH, RADIUS, ROOM, SQUARES)
    lemmas = (closer, worth)
    return Theorem(
        name="Squared losses of passive–aggressive learning",
        source="Crammer, Dekel, Keshet, Shalev-Shwartz and Singer 2006",
        kinds=(
            Kind("mistake", (*each, MISTAKE), (step, at_least_1), lemmas),
            Kind("close", each, (step, something), lemmas),
        ),
        sums=(total, paid),
        facts=(),
        conclusion=prove(claim(Q_T <= R**2 * norm2(u), "squared losses"), using=[total, R * (u - w_T)]),
        count="Q_T",
        read=reader("margin_updates.reading:read_separable"),
        causes={
            "radius · τ² · ‖x‖²": SHORT,
            "margin 1 · a step forward": BEYOND,
            "‖R·u - R·w_T‖²": LEFT,
        },
    )


@statement
def mistakes() -> Proved:
    """M ≤ R²‖u‖², the Perceptron's bound, for the mistakes of passive–aggressive learning.

    >>> mistakes().claim
    mistakes: M ≤ R²·‖u‖²
    """
    theorem = squared_losses()
    return prove(claim(M <= R**2 * norm2(u), "mistakes"), using=[theorem.proof("mistakes cost 1"), theorem.conclusion])


CLOSER_THAN_U_PAYS = claim(norm2(u - w_next) <= norm2(u - w) - tau * ell + 2 * tau * ell_u, "closer to u")


@statement
def capped() -> Theorem:
    """PA-I on any data: κM ≤ ‖u‖² + 2C·Σℓ_u for any u, where κ is at most 1/R² and at most C.

    >>> capped().conclusion.claim
    mistakes of PA-I: M·κ ≤ ‖u‖² + 2·C·U_T
    """
    known = (UPDATE, LABEL, LOSS, LOSS_OF_U[0], FORWARD)
    full = prove(CLOSER_THAN_U_PAYS, given=[*known, JUST_ENOUGH])
    cut = prove(CLOSER_THAN_U_PAYS, given=[*known, NO_MORE])
    wrong = prove(claim(ell >= 1, "wrong by 1"), given=[LOSS, MISTAKE])
    worth, long = claim(tau * ell >= kappa, "worth κ"), claim(kappa * ell <= tau, "long enough")
    far = prove(long, given=[JUST_ENOUGH, RADIUS, FORWARD, WORTH[0], WORTH[1]])
    of_full = prove(worth, given=[WORTH[0]], using=[wrong, far])
    of_cut = prove(worth, given=[WORTH[0], WORTH[2], AT_CAP], using=[wrong])
    charged = norm2(u - w) + 2 * C * ell_u
    by_kappa = claim(norm2(u - w_next) <= charged - kappa, "closer by κ")
    full_by = prove(by_kappa, given=[LOSS_OF_U[1], TO_CAP], using=[full, of_full])
    cut_by = prove(by_kappa, given=[AT_CAP], using=[cut, of_cut])
    no_further = prove(
        claim(norm2(u - w_next) <= charged, "no further away"),
        given=[LOSS_OF_U[1], TO_CAP, FORWARD, NO_MORE],
        using=[cut],
    )
    before, after = norm2(u - w) - 2 * C * U, norm2(u - w_next) - 2 * C * U_next
    falls = claim(after <= before - kappa, "falls by κ")
    full_step, cut_step = (prove(falls, given=[LOSSES_OF_U], using=[lemma]) for lemma in (full_by, cut_by))
    close_step = prove(claim(after <= before, "never grows"), given=[LOSSES_OF_U], using=[no_further])
    total = telescope(
        before, ((full_step, F), (cut_step, B), (close_step, N)), (WEIGHTS, OF_U), (u, kappa, C), at_least=False,
        name="in the end", over=AN_UPDATE,
    )  # fmt: skip
    each = (UPDATE, LABEL, LOSS, FORWARD, *LOSS_OF_U, LOSSES_OF_U)
    return Theorem(
        name="Mistakes of PA-I",
        source="Crammer, Dekel, Keshet, Shalev-Shwartz and Singer 2006",
        kinds=(
            Kind("full step", (*each, MISTAKE, JUST_ENOUGH, TO_CAP, RADIUS), (full_step,),
                 (wrong, full, far, of_full, full_by)),
            Kind("capped step", (*each, MISTAKE, AT_CAP, NO_MORE), (cut_step,), (wrong, cut, of_cut, cut_by)),
            Kind("close", (*each, TO_CAP, NO_MORE), (close_step,), (cut, no_further)),
        ),
        sums=(total,),
        facts=(),
        conclusion=prove(
            claim(kappa * M <= norm2(u) + 2 * C * U_T, "mistakes of PA-I"), given=[BOTH], using=[total]
        ),
        count="M",
        read=reader("margin_updates.reading:read_capped"),
        causes={
            "radius · a step forward · positive κ": SHORT,
            "mistake": ("overshoot", "mistakes on examples that were on the wrong side, not just on the line"),
            "loss of u · a step forward": BEYOND,
            "a step forward · no more than enough": ("steps cut short", "updates that C keeps from doing more"),
            "‖x‖² · τ²": ("right but close", "updates that were no mistakes, and bring w closer to u all the same"),
            "no negative loss · up to the cap": ("losses charged in full", "losses of u, charged as if τ were C"),
            "κ at most C": SMALL,
            "a step forward · κ at most 1/R²": SMALL,
            "‖u - w_T‖²": LEFT,
        },
    )  # fmt: skip


@statement
def softened() -> Theorem:
    """PA-II on any data: d·Σℓ² ≤ (R² + d)(d‖u‖² + Σℓ_u²) for any u, where d = 1/(2C).

    >>> softened().conclusion.claim
    squared losses of PA-II: Q_T·d ≤ (R² + d)·(d·‖u‖² + V_T)
    """
    moved = claim(norm2(u - w_next) <= norm2(u - w) - tau * ell + 2 * tau * ell_u - d * tau**2, "closer to u")
    closer = prove(moved, given=[UPDATE, LABEL, LOSS, LOSS_OF_U[0], SOFTENED, FORWARD])
    traded = prove(
        claim(d * norm2(u - w_next) <= d * norm2(u - w) - d * tau * ell + ell_u**2, "losses traded"),
        given=[SOFT],
        using=[closer],
    )
    room = R**2 + d
    scaled = prove(
        claim(room * (d * norm2(u - w_next) + d * tau * ell - ell_u**2) <= room * d * norm2(u - w), "traded, scaled"),
        given=[SOFT],
        using=[traded],
    )
    worth = prove(claim(ell**2 <= room * tau * ell, "worth"), given=[SOFTENED, RADIUS, SOFT], using=[tau])
    weighed = prove(claim(d * ell**2 <= d * room * tau * ell, "worth, scaled"), given=[SOFT], using=[worth])
    before = (R**2 + d) * (d * norm2(u - w) - V) + d * Q
    after = (R**2 + d) * (d * norm2(u - w_next) - V_next) + d * Q_next
    never = claim(after <= before, "never grows")
    step = prove(never, given=[SQUARES, SQUARES_OF_U], using=[scaled, weighed])
    total = telescope(
        before, ((step, T),), (WEIGHTS, LOSSES, SQUARED_OF_U), (u, R, d), at_least=False, name="in the end",
        over=AN_UPDATE,
    )  # fmt: skip
    bound = claim(d * Q_T <= (R**2 + d) * (d * norm2(u) + V_T), "squared losses of PA-II")
    each = (UPDATE, LABEL, LOSS, FORWARD, SOFTENED, RADIUS, LOSS_OF_U[0], SQUARES, SQUARES_OF_U)
    return Theorem(
        name="Squared losses of PA-II",
        source="Crammer, Dekel, Keshet, Shalev-Shwartz and Singer 2006",
        kinds=(Kind("", each, (step,), (closer, traded, scaled, worth, weighed)),),
        sums=(total,),
        facts=(),
        conclusion=prove(bound, given=[SOFT], using=[total, u - w_T, R * (u - w_T)]),
        count="Q_T",
        read=reader("margin_updates.reading:read_softened"),
        causes={
            "radius · softness · τ²": SHORT,
            "radius · τ² · ‖x‖²": SHORT,
            "loss of u · a step forward": BEYOND,
            "(-d·τ + ell_u)²": ("losses that differ", "updates at which the loss of u is not d times τ"),
            "softness · ‖R·u - R·w_T‖²": LEFT,
            "‖u - w_T‖² · d²": LEFT,
        },
    )
