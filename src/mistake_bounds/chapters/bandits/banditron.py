"""The Banditron (Kakade, Shalev-Shwartz and Tewari 2008): classes are guessed, "right" or "wrong" is learned."""

from fractions import Fraction

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.exact import dot as inner
from mistake_bounds.exact import number
from mistake_bounds.exact import total as added
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem.targets import checked_target
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Process,
    Row,
    Theory,
    assume,
    define,
    does,
    dot,
    fixed,
    have,
    lemma,
    norm2,
    of_step,
    state,
    theorem,
)


class BanditronBounds(Theory):
    """In each round the features of an example stand at the right class, c, and at the class of the highest score, h.

    A guess has the probability p; that of the right class has 1/p = i, and adds i·c − h to the weights w, every other
    adds −h.  On average that is the Perceptron's step c − h.  f is 1 where h is at a wrong class, so that the
    Perceptron is wrong, else 0.  The examples are fixed in advance; a *history* is a row of weights that guesses can
    lead to, and P and O are the means of ⟨u, w⟩ and ‖w‖² over them.
    """

    K = fixed("the number of classes", lambda learner: len(learner.classes))
    γ = fixed("how much is guessed at random", lambda learner: learner.explore)
    R = fixed("no example is longer", lambda radius: radius)
    T = fixed("the number of rounds")
    H = fixed("the number of histories")
    o = fixed("the guesses of the right class: of K guesses one")
    m = fixed("the guesses of other classes")
    n_w = fixed("the histories in which the highest score is at a wrong class")
    n_r = fixed("the histories in which it is at the right one")
    u = fixed("any weights, a block for each class", vector=True)
    p = of_step("the probability of a draw, or of a guess")
    r = of_step("the probability of a history")
    probability = define(r >= 0)

    @Row("round", T, gives="level x y", changes="level", about="guesses learner features u radius")
    def rounds(guesses, target, radius):
        learner = guesses.learner
        features = learner.features
        u = checked_target(target, features.size(guesses.examples.dimension))
        known = {"guesses": guesses, "learner": learner, "features": features}
        yield {**known, "u": u, "radius": number(radius, "radius")}
        rounds = zip(guesses.levels, guesses.examples, strict=False)
        yield from ({"level": level, "x": x, "y": y} for level, (x, y) in rounds)
        yield {"level": guesses.levels[-1]}

    @Row(
        "history", n_w, gives="w r best chances", weight=r, positive=probability,
        kinds=(("wrong", n_w), ("right", n_r)), kind=lambda best, y: int(best == y),
    )  # fmt: skip
    def histories(learner, features, level, x):
        for w, r in level.items():
            yield {"w": w, "r": r, "best": features.best(w, x), "chances": learner.chances(w, x)}

    @Row("final history", H, gives="w r", weight=r, positive=probability)
    def final(level):
        yield from ({"w": w, "r": r} for w, r in level.items())

    @Row(
        "arm", K, gives="guess p", changes="w", weight=p, sure="sure to draw",
        kinds=(("right", o), ("wrong", m)), kind=lambda guess, y: int(guess != y),
    )  # fmt: skip
    def draws(learner, w, x, y, chances):
        for guess, p in zip(learner.classes, chances, strict=True):
            yield {"guess": guess, "p": p}, {"w": learner.learn(w, x, guess, guess == y)}

    w = state("the learner's weights, a block for each class", start=0, last="w_T", vector=True)
    c = of_step(
        "the features of the example, at the right class", lambda features, x, y: features.of(x, y), vector=True
    )
    h = of_step(
        "the features of the example, at the class of the highest score",
        lambda features, x, best: features.of(x, best),
        vector=True,
    )
    i = of_step(
        "one over the probability of the right class",
        lambda learner, chances, y: 1 / chances[learner.classes.index(y)],
    )
    f = of_step("1 where the highest score is at a wrong class, else 0", lambda best, y: int(best != y))
    ell = of_step(
        "the hinge loss of u in the round",
        lambda features, u, x, y: max(0, 1 - inner(u, features.of(x, y)) + features.rival(u, x, y)),
    )
    X = state("the probabilities of all histories, added up", lambda level: sum(level.values()), start=1, last="X_T")

    # a guess: V = ⟨u, w⟩ + ⟨u, c − h⟩ and U ≤ ‖w‖² + i‖c‖² + ‖h‖² − 2⟨c, h⟩ on average

    right_guess, one_over_its_chance = does(w.next == w + i * c - h), define(p * i == 1)
    wrong_guess = does(w.next == w - h)
    one_class_is_right = define(o == 1)
    highest_score = does(dot(c, w) <= dot(h, w))

    σ_K = draws.sum(p, "the probabilities of the draws, added up")
    before, length = p * (dot(u, w) - dot(u, h)), p * (norm2(w) - 2 * dot(w, h) + norm2(h))
    more = 2 * dot(c, w) - 2 * dot(c, h) + i * norm2(c)
    progress_of_all_guesses = draws.total(
        have(p * dot(u, w.next) == before + dot(u, c), right_guess, one_over_its_chance),
        have(p * dot(u, w.next) == before, wrong_guess),
    )
    growth_of_all_guesses = draws.total(
        have(p * norm2(w.next) == length + more, right_guess, one_over_its_chance),
        have(p * norm2(w.next) == length, wrong_guess),
    )
    V_K = draws.mean_of(dot(u, w.next), "Λ, or ⟨u, w⟩, after the round: its mean over draws")
    U_K = draws.mean_of(norm2(w.next), "ν, or ‖w‖², after the round: its mean over draws")
    surely = draws.sure, one_class_is_right
    mean_progress = have(V_K == dot(u, w) + dot(u, c) - dot(u, h), progress_of_all_guesses, surely)
    mean_growth = have(
        U_K <= norm2(w) + norm2(h) - 2 * dot(c, h) + i * norm2(c), growth_of_all_guesses, surely, highest_score
    )

    # a history, if the highest score is wrong, and if it is right: V ≥ ⟨u, w⟩ + f − ℓ and γU ≤ γ‖w‖² + 2R²(Kf + γ²)

    some_exploration = does(γ > 0)
    no_more_than_half_of_it = does(2 * γ <= 1)
    some_class = assume(K >= 1)
    radius = assume(norm2(c) <= R**2)

    explored = does(γ * i == K)
    at_another_class = define(dot(c, h) == 0)
    radius_there = assume(norm2(h) <= R**2)
    wrong = define(f == 1)
    hinge_loss = define(ell >= 1 - dot(u, c) + dot(u, h))

    mostly_the_highest = does(i * (K * (1 - γ) + γ) == K)
    at_the_same_class = define(c == h)
    right = define(f == 0)
    no_negative_loss = define(ell >= 0)
    some_chance = define(i > 0)

    is_progress = V_K >= dot(u, w) + f - ell
    is_growth = γ * U_K <= γ * norm2(w) + 2 * R**2 * (K * f + γ**2)
    progress_if_wrong = have(is_progress, mean_progress, wrong, hinge_loss, name="progress")
    progress_if_right = have(is_progress, mean_progress, at_the_same_class, right, no_negative_loss, name="progress")
    growth_if_wrong = have(
        is_growth, mean_growth, explored, at_another_class, radius_there, wrong, radius,
        some_exploration, no_more_than_half_of_it, some_class, name="growth",
    )  # fmt: skip
    few = have(
        i * (1 - γ) <= 1, mostly_the_highest, some_chance, some_exploration, some_class, name="a chance of 1 − γ"
    )
    little_more_than_1 = have(i - 1 <= 2 * γ, few, no_more_than_half_of_it, some_chance, some_exploration)
    growth_if_right = have(
        is_growth, mean_growth, little_more_than_1, at_the_same_class, right, radius, some_exploration, name="growth"
    )

    # a round, on average over the histories

    process = Process(X, histories, draws, final)
    P = process.mean_of(dot(u, w), "the mean of Λ, or of ⟨u, w⟩", last="P_T")
    O = process.mean_of(norm2(w), "the mean of ν, or of ‖w‖²", last="O_T")
    g = histories.mean_of(f, "f, each times the probability of its history, added up")
    mean_progress_of_a_round = histories.mean(progress_if_wrong, progress_if_right)  # P⁺ ≥ P + g − ℓ
    mean_growth_of_a_round = histories.mean(growth_if_wrong, growth_if_right)  # γO⁺ ≤ γO + 2R²(Kg + γ²)

    # all rounds; in the end 2zP ≤ z² + ‖u‖²O for any z, by Cauchy and Schwarz in each history

    M_T = rounds.sum(
        g, "how often the highest score is at a wrong class, on average", lambda guesses: Fraction(guesses.wrong)
    )
    L_T = rounds.sum(ell, "the hinge losses of u, added up")
    total_progress = rounds.total(mean_progress_of_a_round, keeping=process)
    total_growth = rounds.total(mean_growth_of_a_round, keeping=process)
    z = fixed("any number; in the end P_T", lambda level, u: added(r * inner(u, w) for w, r in level.items()))
    schwarz = lemma(perceptron.cauchy_schwarz, at={"u": u, "w": w.last})
    in_one_history = have(2 * z * dot(u, w.last) <= z**2 + norm2(u) * norm2(w.last), schwarz)
    at_the_end = final.total(in_one_history, weigh=True, name="in the end, on average")
    still_all = rounds.keep(("all histories", X == 1, process.again))
    the_mean_itself = define(z == P.last)
    square = have(
        P.last**2 <= norm2(u) * O.last, the_mean_itself, at_the_end, still_all, name="Cauchy, Schwarz and Jensen"
    )
    more_wrong_than_lost = assume(M_T >= L_T)
    mistakes = have(
        γ * (M_T - L_T) ** 2 <= 2 * norm2(u) * R**2 * (K * M_T + γ**2 * T),
        square, total_progress, total_growth, some_exploration, more_wrong_than_lost, name="Banditron",
    )  # fmt: skip


letters = Notation(BanditronBounds)
_a = BanditronBounds
gamma, M_T, L_T, u, R, T = (one.value for one in _a["γ M_T L_T u R T"])


@statement
def mistakes() -> Theorem:
    """γ(M − L)² ≤ 2‖u‖²R²(KM + γ²T) where M ≥ L: M counts on average how often the highest score is wrong."""
    source = "Kakade, Shalev-Shwartz and Tewari 2008"
    shown = _a.mean_progress_of_a_round, _a.mean_growth_of_a_round, _a.process.again, _a.square
    return theorem("Banditron", source, _a.mistakes, count=_a.M_T, counted="expected mistake", shown=shown)


@statement
def one_history() -> tuple[Proved, Proved]:
    """V_K = ⟨u, w⟩ + ⟨u, c − h⟩, and U_K ≤ ‖w‖² + i‖c‖² + ‖h‖² − 2⟨c, h⟩: the mean step is the Perceptron's."""
    return _a.mean_progress.proof, _a.mean_growth.proof


@statement
def one_round() -> tuple[Proved, Proved, Proved]:
    """P⁺ ≥ P + g − ℓ and γO⁺ ≤ γO + 2R²(Kg + γ²), on average over the histories; and X⁺ = 1."""
    lines = _a.mean_progress_of_a_round, _a.mean_growth_of_a_round, _a.process.again
    return tuple(line.proof for line in lines)
