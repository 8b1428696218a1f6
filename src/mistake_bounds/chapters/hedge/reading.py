"""Runs of `Hedge` and `AnytimeHedge` in the words of `hedge.theorem`: a point a round, and in it one for each expert.

Every weight is the learner's own, and its logarithm is that of the weight.
"""

from fractions import Fraction
from functools import cache

from mistake_bounds.chapters.hedge.learner import loss
from mistake_bounds.chapters.hedge.theorem import ALL, CHARGED, COMPARED, OLD, OTHER_WEIGHTS, RATES
from mistake_bounds.play import Run
from mistake_bounds.proof.reals import ln
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.sums import Row, running, totals
from mistake_bounds.theorem.targets import place_or
from mistake_bounds.vocabulary import EXPERT, ROUND

LOSS = "loss"
WEIGHTS = Row(EXPERT, ALL.count, (*ALL.sums, *OLD.sums[:1]))


def losses(run: Run) -> tuple[Fraction, ...]:
    """What each expert loses in all.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.hedge.learner import Hedge, of_losses
    >>> [str(total) for total in losses(play(Hedge(grain=2), of_losses([(0, 1), (Fraction(1, 2), 1)])))]
    ['1/2', '2']
    """
    rows = ([loss(said, y) for said in x] for x, y in run.examples)
    return tuple(run.passes * sum(column) for column in zip(*rows, strict=True))


def regret_of(run: Run) -> Fraction:
    """What the learner is charged, less the losses of the best expert.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.hedge.learner import Hedge, of_losses
    >>> regret_of(play(Hedge(), of_losses([(0, 1), (0, 1)])))
    Fraction(5, 6)
    """
    return run.total_loss - min(losses(run))


def read_hedge(run: Run, expert: int | None = None) -> Reading:
    """A run of `Hedge`; ``expert`` is the index of the one to compare with: the best, unless given.

    Raise `mistake_bounds.exact.BadSize` for an index that is none.
    """
    learner = run.learner
    beta = Fraction(learner.factor) ** learner.grain
    return _read(run, expert, lambda w, t: w, lambda t: (learner.rate, beta))


def read_anytime(run: Run, expert: int | None = None) -> Reading:
    """A run of `AnytimeHedge`: in each round the losses weigh at the rate of the round before, then at its own."""
    learner, n = run.learner, run.examples.dimension

    def rate(t):
        factor = learner.penalty(max(t, 1), n)
        return -learner.grain * ln(factor), factor**learner.grain

    def weights(state, t):
        return tuple(learner.penalty(max(t, 1), n) ** grains for grains in state.grains)

    return _read(run, expert, weights, rate)


def _read(run: Run, expert: int | None, weights, rate) -> Reading:
    """``weights(state, t)`` are those of a state at the rate of round t, and ``rate(t)`` is η with e^(−η)."""
    made, n = losses(run), run.examples.dimension
    own = place_or("expert", expert, n, lambda: made.index(min(made)))
    log, points = cache(ln), []  # a weight comes again in the next round
    for t, step in enumerate(run.steps, 1):
        (eta_o, _), (eta, beta) = rate(t - 1), rate(t)
        old, now, after = weights(step.before, t - 1), weights(step.before, t), weights(step.after, t)
        ells = [loss(said, step.y) for said in step.x]
        charged = run.learner.loss(run.learner.predict(step.before, step.x), step.y)
        m_o, m, m_next = (Fraction(sum(each)) / n for each in (old, now, after))
        rows = [
            {"v": v, "nu_v": log(v), "w": w, "nu": log(w), "w^+": w_next, "nu^+": log(w_next), "ell": ell,
             "kappa": log(w * m_o)}
            for v, w, w_next, ell in zip(old, now, after, ells, strict=True)
        ]  # fmt: skip
        points.append({
            **WEIGHTS.read(rows), "eta_o": eta_o, "eta": eta, "beta": beta,
            "f": charged, "g": ln(1 - charged * (1 - beta)), "m_o": m_o, "mu_o": log(m_o),
            "m": m, "mu": log(m), "m^+": m_next, "mu^+": log(m_next),
            "phi": log(m_o) / eta_o, "phi^+": log(m_next) / eta, "ell_o": ells[own], "n": n, "eta_1": rate(1)[0],
            "nu_r": log(old[own]), "rho": log(now[own]), "rho^+": log(after[own]),
        })  # fmt: skip
    sums = CHARGED, COMPARED, RATES
    points = running(points, sums)
    (eta_T, beta), last = rate(run.presented), weights(run.weights, run.presented)
    others = OTHER_WEIGHTS.read(({"w": w} for w in (*last[:own], *last[own + 1 :])), {"S": last[own]})
    mean = Fraction(sum(last)) / n
    off = eta_T * eta_T * run.presented / (8 * ln(n)) if n > 1 else Fraction(1)
    end = {
        **totals(points, sums), **others, "n": n, "N": ln(n), "T": run.presented, "V_T": sum(last),
        "eta": eta_T, "eta_T": eta_T, "eta_1": rate(1)[0], "beta": beta, "m_T": mean, "mu_T": ln(mean),
        "v_T": last[own], "rho_T": ln(last[own]), "phi_T": ln(mean) / eta_T,
        "a": off, "b": 1 / off,
    }  # fmt: skip
    return Reading(tuple(points), end, ROUND, LOSS)
