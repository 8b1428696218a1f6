"""From a mistake bound to a promise with high probability: the longest-surviving hypothesis, and Littlestone's (1989).

A *world* draws instances independently.  A *history* is what a learner may have been shown so far; of all samples at
once, those are added up that lead to the same state after so many examples and so many mistakes.  Where draws depend on
one another, each instance has the probability that it has after each history, so that "independent draw" fails.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import exp, lcm

from mistake_bounds.chapters.online_to_pac import learner as samples
from mistake_bounds.chapters.online_to_pac.learner import Draws
from mistake_bounds.chapters.online_to_pac.worst_case import at_most
from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.weighted_majority import theorem as experts
from mistake_bounds.exact import Number, Refusal, number, whole
from mistake_bounds.play import Run
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import Real, ln
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    define,
    does,
    fixed,
    have,
    known,
    lemma,
    log,
    norm2,
    of_step,
    read,
    state,
    theorem,
)
from mistake_bounds.theory.terms import logarithm
from mistake_bounds.worlds import BadProbability, open_share


class BadExcess(Refusal):
    """An excess that errors and mistakes cannot differ by on this world; carries it as ``offender``."""


class FewMistakes(Theory):
    """P·β^M ≤ (1 − (1 − β)ε)^m: m examples, no hypothesis of which was better than ε, and yet at most M mistakes.

    An instance is drawn with the probability p, and i is 1 where the hypothesis errs on it; ρ is its error.  A history
    weighs a, its probability times β for each mistake; A is the weight of all that are followed.
    """

    M = fixed("the most mistakes that a learner makes, or that are allowed")
    m = fixed("the number of examples in a sample", lambda draws: draws.m)
    N_x, n_h = fixed("the number of instances"), fixed("the number of histories at an example")
    n_f = fixed("how many histories in the end are counted")
    n_o = fixed("how many histories in the end are not counted")
    d = fixed("how many mistakes less than M a history makes")
    ε = fixed("the error from which on a hypothesis is bad")
    β = fixed("by what a mistake multiplies the weight of a history")
    P = fixed("the probability in question")

    @Row("example", m, gives="level power", changes="level power", about="draws epsilon beta levels counts M P delta")
    def examples(draws: Draws, epsilon, mistakes, beta=Fraction(1, 2), delta=None):
        worse, penalty = open_share("epsilon", epsilon), open_share("beta", beta)
        most = whole("mistakes", mistakes, 0)
        weigh = lambda past, errs=0, t=0: penalty ** (past[1] + errs)
        levels = _while_bad(draws, worse, weigh, weigh)
        about = {"draws": draws, "epsilon": worse, "beta": penalty, "levels": levels, "delta": _doubt(delta)}
        yield about | {"M": most, "P": samples.all_bad(draws, worse, most), "counts": lambda past: past[1] <= most}
        yield from _items(level=levels, power=[(1 - (1 - penalty) * worse) ** t for t in range(draws.m + 1)])

    @Row("history", n_h, gives="past v a after")
    def histories(level):
        yield from level

    @Row("instance", N_x, gives="p i l b")
    def instances(after):
        yield from after

    @Row(
        "final history", n_f, gives="past v a V counted", changes="V", in_order=True,
        kinds=(("", n_f), ("", n_o)), kind=lambda counted: int(not counted),
    )  # fmt: skip
    def ends(level, counts):
        return _counting(level, counts)

    @Row("spare mistake", d, gives="power", changes="power", in_order=True)
    def spare(past, beta, M):
        return pairwise(_items(power=[beta**k for k in range(past[1], M + 1)]))

    @Row("mistake", M, gives="power", changes="power", in_order=True)
    def mistakes(beta, M):
        return pairwise(_items(power=[beta**k for k in range(M + 1)]))

    # one more draw, of any instance, leaves b_n ≤ a(1 − (1 − β)ρ) of the weight a of a history

    p = of_step("the probability of an instance")
    i = of_step("1 where the hypothesis errs on an instance, and 0 elsewhere")
    l = of_step("1 where a history is followed after one more draw, and 0 elsewhere")
    b = of_step("what a history weighs after one more draw, if that is the instance; 0 where it is not followed")
    a = of_step("the weight of a history: its probability, multiplied by what its mistakes and errors make")
    ρ = of_step("the error of a history's hypothesis", lambda draws, past: draws.error(past[0]))
    A_0 = of_step(
        "the weight of all histories that are followed: before an example, after it, in all",
        lambda levels: sum(one["a"] for one in levels[0]),
    )
    A = state(A_0.text, lambda level: sum(one["a"] for one in level), start=A_0, last="A_m")
    D_n = instances.sum(p * i, "the probability of an error, added up instance by instance")
    G_n = instances.sum(p, "all probabilities, added up instance by instance")
    b_n = instances.sum(b, "what a history's weight comes to after one more draw, added up instance by instance")
    T_n = histories.sum(a, "the weight of histories, added up one by one")
    U_n = histories.sum(b_n, "the weight of histories after one more draw, added up one by one")

    penalty_from_0_up, penalty_at_most_1 = does(β >= 0), does(β <= 1)
    a_probability, a_weight, bad_hypothesis = define(p >= 0), define(a >= 0), define(ρ >= ε)
    errs_or_not, followed_or_not = does(i**2 == i), define(l**2 == l)
    error = define(ρ == D_n, "error of the hypothesis"), define(G_n == 1, "all instances")
    independent_draw = assume(b == l * p * a * (1 - (1 - β) * i))
    weights = define(A == T_n, "weight of the histories"), define(A.next == U_n, "weight of the histories after it")

    is_right, dropped = have(1 - i >= 0, errs_or_not), have(1 - l >= 0, followed_or_not)
    signs = a_probability, a_weight, dropped
    what_a_draw_leaves = have(1 - (1 - β) * i >= 0, errs_or_not, penalty_from_0_up)
    one_instance = have(b <= p * a * (1 - (1 - β) * i), independent_draw, signs, what_a_draw_leaves)
    over_the_instances = instances.total(one_instance)
    one_draw = have(b_n <= a * (1 - (1 - β) * ρ), error, over_the_instances)
    a_bad_one = have(b_n <= a * (1 - (1 - β) * ε), bad_hypothesis, a_weight, penalty_at_most_1, one_draw)
    over_the_histories = histories.total(a_bad_one)
    one_example = have(A.next <= A * (1 - (1 - β) * ε), weights, over_the_histories)

    # of all examples, A_m ≤ A_0·F, and a history of at most M mistakes weighs B = β^M times its probability, or more

    F = fixed("what m examples make of the weight at most, a power to the exponent m", lambda power: power)
    f = state("a power, multiplied once for each example", lambda power: power, start=1, last=F)
    v = of_step("the probability of a history")
    V = state("probabilities of histories, added up one by one", start=0, last=P)
    g = of_step("what the mistakes of a history make: a power of β", lambda beta, past: beta ** past[1])
    B = fixed("β to the power M", lambda beta, M: beta**M)
    r = state("a power of β, multiplied once for each mistake", lambda power: power, start=1, last=B)
    ends.sum(a, total=A.last)

    ε_at_most_1, ε_from_0_up = assume(ε <= 1), assume(ε >= 0)
    one_factor_more, one_mistake_more = define(f.next == (1 - (1 - β) * ε) * f), define(r.next == β * r)
    weight_of_a_history, a_power_of_β = define(a == v * g), define(g >= 0)
    counts = define(V.next == V + v, "counted so far"), define(v >= 0, "a history's probability")
    counts_not = define(V.next == V, "counted so far"), a_weight
    at_most_one_history_at_the_start = define(A_0 <= 1)

    factor = one_factor_more, ε_at_most_1, ε_from_0_up, penalty_from_0_up
    all_bad_so_far = examples.keep((A <= A_0 * f, one_example, factor), around=(β, ε))
    a_power = examples.keep((f >= 0, factor), around=(β, ε))
    no_heavier, no_negative_power = spare.keep(
        (r <= g, one_mistake_more, penalty_from_0_up, penalty_at_most_1), (r >= 0, one_mistake_more, penalty_from_0_up),
        start={r: g}, given=(a_power_of_β,), around=(β,),
    )  # fmt: skip
    more = V.next * B <= V * B + a
    counted = ends.total(have(more, counts, weight_of_a_history, no_heavier), have(more, counts_not), around=(β,))
    few_mistakes = have(P * B <= A.last, counted)
    littlestone = have(
        P * B <= F, at_most_one_history_at_the_start, all_bad_so_far, few_mistakes, a_power, name="Littlestone's bound"
    )

    # ln F ≤ −(1 − β)εm, and ln B ≥ −Mh

    h, N = fixed("ln(1/β)", lambda beta: -ln(beta)), fixed("ln(1/P)", lambda P: -logarithm(P))
    δ = fixed("the probability with which a promise may fail")
    L = fixed("ln(1/δ)", lambda delta: delta and -ln(delta))
    Λ = fixed("the logarithm of Q, or of F", lambda power: ln(power))
    λ = state("the logarithm of a power", lambda power: ln(power), start=0, last=Λ)
    λ_B = fixed(λ.text, lambda beta, M: ln(beta**M))

    penalty, penalty_below_1, ε_less_than_1 = does(β > 0), does(β < 1), assume(ε < 1)
    some_left = have(f.next > 0, f > 0, one_factor_more, ε_less_than_1, ε_from_0_up, penalty, penalty_below_1)
    tangent = lemma(logarithms.below_product, f > 0, some_left, A=f, B=1, C=f.next, at={"a": λ, "c": λ.next})
    one_factor = have(λ.next <= λ - (1 - β) * ε, f > 0, one_factor_more, tangent)
    logarithm_of_the_power, some_power = examples.keep(
        (λ <= -(1 - β) * ε * m, one_factor), (f > 0, some_left), around=(β, ε)
    )
    some_penalty_left = have(r.next > 0, r > 0, penalty, one_mistake_more)
    product = lemma(
        logarithms.product_below, penalty, r > 0, some_penalty_left,
        A=β, B=r, C=r.next, at={"a": -h, "b": λ, "c": λ.next},
    )  # fmt: skip
    one_mistake = have(λ.next >= λ - h, one_mistake_more, product, some_penalty_left)
    logarithm_of_the_penalties, some_penalty = mistakes.keep(
        (λ >= -M * h, one_mistake), (r > 0, some_penalty_left), end={λ: λ_B}, around=(β, h)
    )
    powers = logarithm_of_the_power, some_power, logarithm_of_the_penalties, some_penalty
    below_1 = lemma(littlestone, have(β >= 0, penalty), have(β <= 1, penalty_below_1), have(ε <= 1, ε_less_than_1))

    some_chance, some_doubt = assume(P > 0), assume(δ > 0)
    enough_examples = assume((1 - β) * ε * m >= M * h + L)
    of_B = {"b": λ_B, "c": Λ}
    of_a_chance = lemma(
        logarithms.product_below, some_chance, some_penalty, some_power, A=P, B=B, C=F, at={"a": -N, **of_B}
    )
    of_a_doubt = lemma(
        logarithms.product_below, some_doubt, some_penalty, some_power, A=δ, B=B, C=F, at={"a": -L, **of_B}
    )
    the_same_formula = have((1 - β) * ε * m <= M * h + N, of_a_chance, powers, below_1)
    small = have(F <= δ * B, enough_examples, of_a_doubt, powers)
    rarely_all_bad = have(P <= δ, below_1, small, some_penalty)


class FirstToSurvive(Theory):
    """P ≤ M(1 − ε)^q: the probability that a hypothesis worse than ε survives q examples and is output.

    With q(M + 1) examples there is an output.  A history is followed as long as its hypothesis makes no mistake: A_0 is
    the probability that a bad one comes into use, A_q that it survives, and A_q ≤ A_0·Q for Q = (1 − ε)^q.
    """

    M, P, ε, δ, L, A, A_0, f, λ, Λ, p, i, l, a, b, b_n, histories, instances, weights, error, signs = FewMistakes[
        "M P ε δ L A A_0 f λ Λ p i l a b b_n histories instances weights error signs"
    ]
    a_weight, bad_hypothesis, is_right, ε_at_most_1, ε_less_than_1, some_doubt = FewMistakes[
        "a_weight bad_hypothesis is_right ε_at_most_1 ε_less_than_1 some_doubt"
    ]
    K = fixed("the number of mistakes made", lambda run: len(run.mistakes))
    m = fixed(FewMistakes.m.text, lambda run: run.presented)
    q = fixed("how many examples in a row a hypothesis has to survive")
    H = fixed("how many hypotheses that can come into use can err")

    # m ≤ q(M + 1) − 1, if m examples give no output: each hypothesis takes q of them at most, and there are M + 1

    @Row("hypothesis", K, gives="t s", changes="t s", about="run q M")
    def used(run: Run, q, mistakes):
        yield {"run": run, "q": whole("q", q, 1), "M": whole("mistakes", mistakes, 0)}
        yield from ({"t": one.first, "s": one.survived} for one in samples.survivals(run))

    t = state(
        "how many examples have been used: before a hypothesis, after its mistake, before the last", start=0, last="t_K"
    )
    s = state("how many examples a hypothesis is right on before its mistake, or the sample's end", last="s_K")

    not_output_yet, nor_is_the_last_one_output = does(s <= q - 1), does(s.last <= q - 1)
    examples_so_far, the_last_hypothesis = define(t.next == t + s + 1), define(m == t.last + s.last)
    mistake_bound_of_the_learner, a_count = assume(K <= M), define(q >= 0)
    one_block_at_most = have(t.next <= t + q, not_output_yet, examples_so_far)
    blocks_so_far = used.total(one_block_at_most)
    no_output = have(
        m <= q * (M + 1) - 1,
        the_last_hypothesis, nor_is_the_last_one_output, a_count, mistake_bound_of_the_learner, blocks_so_far,
    )  # fmt: skip

    # one hypothesis that comes into use: A_q ≤ A_0·Q

    @Row("example", q, gives="level power", changes="level power", in_order=True)
    def block(levels, epsilon):
        return pairwise(_items(level=levels, power=[(1 - epsilon) ** k for k in range(len(levels))]))

    Q = fixed("(1 − ε) to the power q", lambda epsilon, q: (1 - epsilon) ** q)
    A_q = of_step(A_0.text, lambda levels: sum(one["a"] for one in levels[-1]))

    independent_draw, one_factor_more = assume(b == l * p * a * (1 - i)), define(f.next == (1 - ε) * f)
    one_instance = have(b <= p * a * (1 - i), independent_draw, signs, is_right)
    over_the_instances = instances.total(one_instance)
    a_bad_one = have(b_n <= a * (1 - ε), error, bad_hypothesis, a_weight, over_the_instances)
    one_survived = have(A.next <= A * (1 - ε), weights, histories.total(a_bad_one))
    survival = block.keep((A <= A_0 * f, one_survived, one_factor_more, ε_at_most_1), end={A: A_q, f: Q}, around=(ε,))
    a_power = block.keep((f >= 0, one_factor_more, ε_at_most_1), end={f: Q}, around=(ε,))

    # all of them: of those that come into use no more than M can err

    @Row("hypothesis", H, gives="levels o", about="draws q epsilon M P delta", end="levels")
    def hypotheses(draws: Draws, q, epsilon, mistakes, delta=None):
        """The numbers of mistakes after which any hypothesis, bad or good, can err: a bad one may come after it."""
        about, outputs, fare = _blocks(draws, q, epsilon, whole("mistakes", mistakes, 0))
        yield about | {"delta": _doubt(delta)}
        waiting, count = {draws.start: Fraction(1)}, 0
        while any(map(draws.error, waiting)) and count < min(about["M"] + 2, draws.m + 1):
            yield {"levels": fare(waiting, count), "o": outputs.get(count, Fraction(0))}
            waiting, count = _next_mistake(draws, waiting), count + 1
        yield {"levels": fare({}, count)}

    o = of_step("the probability that the hypothesis after so many mistakes is output, and bad")
    O_H = hypotheses.sum(o, "these, added up")
    c_H = hypotheses.sum(A_q, "the probabilities that one of them comes into use and survives, added up")

    output_only_if_it_survived, all_bad_outputs = does(o <= A_q), define(P == O_H)
    comes_into_use_at_most_once = define(A_0 <= 1)
    mistake_bound_on_the_world, mistake_bound_on_samples = assume(H <= M), assume(H <= M + 1)
    added_up = hypotheses.total(output_only_if_it_survived, name="outputs, added up")
    union = have(P <= c_H, all_bad_outputs, added_up, name="a bad output is one of these")
    one_hypothesis = have(A_q <= Q, comes_into_use_at_most_once, survival, a_power)
    all_hypotheses = hypotheses.total(one_hypothesis, around=(ε,))  # c_H ≤ HQ
    fooled = have(P <= M * Q, mistake_bound_on_the_world, union, all_hypotheses, a_power)
    one_hypothesis_more = have(P <= (M + 1) * Q, mistake_bound_on_samples, union, all_hypotheses, a_power)

    # how long a block: each factor 1 − ε takes ε or more off the logarithm

    μ = log(M, text="ln M")
    block_length, some_mistake = assume(ε * q >= μ + L), assume(M > 0)
    some_left = have(f.next > 0, f > 0, one_factor_more, ε_less_than_1)
    tangent = lemma(logarithms.below_product, f > 0, some_left, A=f, B=1, C=f.next, at={"a": λ, "c": λ.next})
    one_factor = have(λ.next <= λ - ε, f > 0, one_factor_more, tangent)
    logarithm_of_the_power, some_power = block.keep(
        (λ <= -ε * q, one_factor), (f > 0, some_left), end={f: Q}, around=(ε,)
    )
    product = lemma(logarithms.below_product, some_power, some_mistake, some_doubt, A=Q, B=M, C=δ, at={"a": Λ, "c": -L})
    small = have(M * Q <= δ, block_length, product, logarithm_of_the_power, some_mistake, some_power)
    rarely_fooled = have(P <= δ, lemma(fooled, have(ε <= 1, ε_less_than_1)), small)

    # P ≤ 1 − (1 − Q)^M: a bad output, where each of M hypotheses survives with a probability of Q at most

    @Row("hypothesis", M, gives="levels o C J", changes="C J", about="draws q epsilon M P J_0")
    def apart(draws: Draws, q, epsilon, mistakes):
        about, outputs, fare = _blocks(draws, q, epsilon, whole("mistakes", mistakes, 1))
        q, fails = about["q"], 1 - (1 - about["epsilon"]) ** about["q"]
        yield about | {"J_0": fails ** about["M"]}
        coming = {draws.start: Fraction(1)}
        for count in range(about["M"]):
            before = {"C": sum(coming.values(), Fraction(0)), "J": fails ** (about["M"] - count)}
            yield before | {"levels": fare(coming, count), "o": outputs.get(count, Fraction(0))}
            replaced = {now: p * (1 - (1 - draws.error(now)) ** q) for now, p in coming.items()}
            coming = _next_mistake(draws, replaced)
        yield {"C": sum(coming.values(), Fraction(0)), "J": Fraction(1)}

    C = state(
        "the probability that a hypothesis comes into use and none was output before: one, the next, in all", last="C_M"
    )
    J_0 = fixed("(1 − Q) to the power M")
    J = state(
        "(1 − Q) to the power of how many hypotheses may still be bad: before one, after it, in the end",
        start=J_0, last="J_M",
    )  # fmt: skip
    O_M = apart.sum(o, O_H.text, name="O_H")

    comes_into_use, the_first_comes_into_use = define(A_0 <= C), define(C.start == 1)
    no_other_after_an_output = does(C.next <= C - A_q)
    some, most = define(J.next >= 0, "a power of what fails"), define(J.next <= 1, "a power of what fails")
    one_factor_less, no_factor_is_left = define(J == J.next * (1 - Q)), define(J.last == 1)
    rare = have(A_q <= C * Q, comes_into_use, survival, a_power, name="one hypothesis")
    one_more_hypothesis = have(
        o + C.next * (1 - J.next) <= C * (1 - J),
        output_only_if_it_survived, one_factor_less, no_other_after_an_output, most, rare, some,
    )  # fmt: skip
    all_apart = apart.total(one_more_hypothesis, name="all hypotheses", around=(Q, ε))
    no_worse_than_apart = have(
        P <= 1 - J_0, no_factor_is_left, the_first_comes_into_use, define(P == O_M, "all bad outputs"), all_apart
    )


class AverageRisk(Theory):
    """P·Z ≤ κ^m: the errors of the m hypotheses used, one for each example, exceed the mistakes by Y or more.

    An error ρ gives back j, β to the power −ρ, to the weight of all histories; ln Z = hY and ln κ ≥ h²/8.
    """

    m, P, β, δ, L, A, f, F, λ, Λ, V, v, p, i, a, b_n, ρ, histories, instances, ends, weights, error = FewMistakes[
        "m P β δ L A f F λ Λ V v p i a b_n ρ histories instances ends weights error"
    ]
    a_probability, a_weight, errs_or_not, is_right, penalty, penalty_below_1, one_draw = FewMistakes[
        "a_probability a_weight errs_or_not is_right penalty penalty_below_1 one_draw"
    ]
    counts, counts_not, some_doubt = FewMistakes["counts counts_not some_doubt"]

    @Row(
        "example", m, gives="level power", changes="level power",
        about="draws beta h kappa Y worth levels counts P delta",
    )  # fmt: skip
    def examples(draws: Draws, excess, root, delta=None):
        """β is ``root`` to the power that is the common denominator of the world, so that β^(−e) is a fraction."""
        base, Y = open_share("root", root), Fraction(number(excess, "excess"))
        size = lcm(*(p.denominator for p in draws.world.probabilities))
        if (size * Y).denominator > 1:
            raise BadExcess(f"excess={excess!r}: give a multiple of 1/{size}, as errors are on this world", excess)
        h = -size * ln(base)
        try:
            kappa = _just_above(h)
        except OverflowError:
            message = f"root={root!r}: exp(h²/8) is too large to look for where h = ln(1/β) is {float(h):.0f}"
            raise BadProbability(f"{message}: give a root nearer to 1", root, "root") from None
        worth = lambda mistakes: base ** int(size * mistakes)
        weigh = lambda past, errs=0, t=0: worth(past[1] + errs - past[2])
        start = {(draws.start, 0, Fraction(0)): Fraction(1)}
        levels = _levels(draws, start, samples.with_errors(draws), draws.m, weigh, weigh)
        about = {"draws": draws, "beta": base**size, "h": h, "kappa": kappa, "Y": Y, "worth": worth, "levels": levels}
        counts = lambda past: past[2] - past[1] >= Y
        yield about | {"P": samples.errors_exceed(draws, Y), "delta": _doubt(delta), "counts": counts}
        yield from _items(level=levels, power=[kappa**t for t in range(draws.m + 1)])

    h = fixed(FewMistakes.h.text)
    κ = fixed("by how much an example multiplies the weight of all histories at most")
    τ = log(κ, text="ln κ")
    j = of_step(
        "what an error gives back on average: β to the power −ρ",
        lambda draws, worth, past: worth(-draws.error(past[0])),
    )  # fmt: skip
    mean = 1 - ρ + ρ * β
    g_d = log(mean, text="the logarithm of what a draw leaves: of 1 − ρ + ρβ")
    U_n = histories.sum(j * b_n, FewMistakes.U_n.text)

    # what a mistake takes on average, its chance gives back, by Hoeffding's lemma: b·β^(−ρ) ≤ aκ

    what_an_error_gives_back, some_factor = define(j > 0), define(κ > 0)
    what_an_example_may_add = define(8 * τ >= h**2)
    one_factor_more = define(f.next == κ * f)
    weights = weights[0], define(A.next == U_n, "weight of the histories after it")

    from_0_up, up_to_1 = instances.totals(
        have(p * i >= 0, a_probability, errs_or_not), have(p * i <= p, a_probability, is_right)
    )
    chance = have(ρ >= 0, error, from_0_up, name="a chance"), have(ρ <= 1, error, up_to_1, name="a chance")
    some_left_by_a_draw = have(mean > 0, penalty, *chance)
    by_hoeffding = lemma(
        lambda: experts.hoeffding()[1], penalty, penalty_below_1, *chance, at={"f": ρ, "beta": β, "h": h, "g": g_d}
    )
    tangent = lemma(
        logarithms.below_product, some_left_by_a_draw, what_an_error_gives_back, some_factor,
        A=mean, B=j, C=κ, at={"b": h * ρ},
    )  # fmt: skip
    scale = have(j * mean > 0, what_an_error_gives_back, some_left_by_a_draw)
    at_most_κ = have(mean * j <= κ, tangent, what_an_example_may_add, by_hoeffding, scale)
    with_a_penalty = lemma(one_draw, have(β >= 0, penalty))
    evened_out = have(j * b_n <= κ * a, what_an_error_gives_back, a_weight, with_a_penalty, at_most_κ)
    over_the_histories = histories.total(evened_out, around=(β, h, τ))
    one_example = have(A.next <= κ * A, weights, over_the_histories)
    all_histories = examples.keep(
        (A <= f, one_example, one_factor_more, some_factor), start={A: 1}, around=(β, h, κ, τ)
    )

    # a history in which errors exceed mistakes by Y weighs Z times its probability, or more

    S = of_step(
        "the errors of the hypotheses that a history used, one for each example, added up", lambda past: past[2]
    )
    k = of_step("the mistakes of a history", lambda past: past[1])
    z = of_step("what mistakes and errors make of a history's weight", lambda worth, past: worth(past[1] - past[2]))
    Y = fixed("by how much errors are to exceed mistakes")
    Z = fixed("what an excess of Y makes of a weight", lambda worth, Y: worth(-Y))

    weight_of_a_history, errors_exceed_mistakes = define(a == v * z), define(S - k >= Y)
    what_mistakes_and_errors_make, what_the_excess_makes = define(z > 0), define(Z > 0)
    cost_of_a_mistake = have(h >= 0, penalty_below_1, lemma(logarithms.tangent, penalty, at={"t": β, "ell": -h}))
    no_less = lemma(
        logarithms.below_product, what_the_excess_makes, what_mistakes_and_errors_make,
        A=Z, B=1, C=z, at={"a": h * Y, "c": h * (S - k)},
    )  # fmt: skip
    no_lighter = have(z >= Z, what_the_excess_makes, no_less, cost_of_a_mistake, errors_exceed_mistakes)
    more = V.next * Z <= V * Z + a
    counted = ends.total(have(more, counts, weight_of_a_history, no_lighter), have(more, counts_not), around=(β, h, Y))
    far_off = have(P * Z <= A.last, counted)
    average_risk = have(P * Z <= F, all_histories, far_off)

    # ln F ≤ τm; with the best β, hm = 4Y, it is enough that 2Y² ≥ m ln(1/δ)

    some_left = have(f.next > 0, f > 0, one_factor_more, some_factor)
    product = lemma(
        logarithms.below_product, some_factor, f > 0, some_left, A=κ, B=f, C=f.next, at={"b": λ, "c": λ.next}
    )
    one_factor = have(λ.next <= λ + τ, one_factor_more, product, f > 0, some_factor)
    logarithm_of_the_power, some_power = examples.keep((λ <= τ * m, one_factor), (f > 0, some_left), around=(κ, τ))
    some_example, far_enough = assume(m > 0), assume(2 * Y**2 >= m * L)
    tuned_cost, the_least_factor = define(h * m == 4 * Y), define(8 * τ == h**2)
    exponent = have(h * Y - L >= Λ, some_example, tuned_cost, the_least_factor, far_enough, logarithm_of_the_power)
    of_a_doubt = lemma(
        logarithms.product_below, some_doubt, what_the_excess_makes, some_power,
        A=δ, B=Z, C=F, at={"a": -L, "b": h * Y, "c": Λ},
    )  # fmt: skip
    small = have(F <= δ * Z, of_a_doubt, exponent, some_power)
    tuned = lemma(average_risk, have(8 * τ >= h**2, the_least_factor))
    rarely_far_off = have(P <= δ, what_the_excess_makes, tuned, small)


class FewHeads(Theory):
    """P ≤ φ₀ for φ₀ = Pr(Bin(m, ε) ≤ M − 1): all hypotheses used are bad, for a learner with the mistake bound M."""

    m, n_f, P, ε, V, v, p, i, l, a, b, b_n, ρ, U_n, histories, instances, error, signs, counts = FewMistakes[
        "m n_f P ε V v p i l a b b_n ρ U_n histories instances error signs counts"
    ]
    a_weight, bad_hypothesis, is_right = FewMistakes["a_weight bad_hypothesis is_right"]

    @Row("example", m, gives="level left", changes="level left", about="draws epsilon chance P")
    def examples(draws: Draws, epsilon, mistakes):
        worse, allowed = open_share("epsilon", epsilon), whole("mistakes", mistakes, 1) - 1
        chance = cache(lambda count, left: at_most(allowed - count, left, worse))
        left = lambda past, errs, t: chance(past[1] + errs, draws.m - t - 1)
        levels = _while_bad(draws, worse, lambda *_: 1, left)
        yield {"draws": draws, "epsilon": worse, "chance": chance, "P": samples.all_bad(draws, worse)}
        yield from _items(level=levels, left=range(draws.m, -1, -1))

    @Row("final history", n_f, gives="past v a V counted", changes="V", in_order=True)
    def ends(level):
        return _counting(level, lambda past: True)

    φ = of_step(
        "the probability of fewer heads than mistakes may still be made, if a coin that shows heads with probability ε"
        " is tossed for each example that is left: now, after a mistake, after none",
        lambda chance, past, left: chance(past[1], left),
    )
    φ_e = of_step(φ.text, lambda chance, past, left: chance(past[1] + 1, left - 1))
    φ_k = of_step(φ.text, lambda chance, past, left: chance(past[1], left - 1))
    φ_0 = fixed(
        "the probability of fewer than M heads in m tosses of a coin that shows heads with probability ε",
        lambda draws, chance: chance(0, draws.m),
    )
    A = state(
        FewMistakes.A.text,
        lambda level, chance, left: sum(one["v"] * chance(one["past"][1], left) for one in level),
        last="A_m",
    )
    T_n = histories.sum(a * φ, FewMistakes.T_n.text)
    ends.sum(v * φ, total=A.last)

    after = i * φ_e + (1 - i) * φ_k
    independent_draw = assume(b == l * p * a * after)
    first_toss = define(φ == ε * φ_e + (1 - ε) * φ_k)
    fewer_heads_allowed, a_chance_of_heads = define(φ_e <= φ_k), define(φ_e >= 0)
    weights = define(A == T_n, "weight of the histories"), define(A.next == U_n, "weight of the histories after it")
    fewer_mistakes_than_M, at_most_one_history_at_the_start = assume(φ >= 1), define(A.start <= φ_0)

    chance_after_a_draw = have(after >= 0, is_right, a_chance_of_heads, fewer_heads_allowed)
    one_instance = have(b <= p * a * after, independent_draw, signs, chance_after_a_draw)
    over_the_instances = instances.total(one_instance)
    one_draw = have(b_n <= a * (ρ * φ_e + (1 - ρ) * φ_k), error, over_the_instances)
    one_toss = have(b_n <= a * φ, first_toss, one_draw, a_weight, bad_hypothesis, fewer_heads_allowed)
    over_the_histories = histories.total(one_toss, around=(ε,))
    one_example = have(A.next <= A, weights, over_the_histories)
    over_the_examples = examples.total(one_example, around=(ε,))
    counted = ends.total(have(V.next <= V + v * φ, counts, fewer_mistakes_than_M, name="one of them"))
    no_worse_than_heads = have(P <= φ_0, at_most_one_history_at_the_start, over_the_examples, counted)


class PolynomialMargin(Theory):
    """M ≤ R²‖u‖²σ² for the Perceptron on examples with margin 1/σ or more: polynomial in n where σ is."""

    M, (u, γ, R, w, x, y) = FewMistakes.M, perceptron.PerceptronBound["u γ R w x y"]
    σ = fixed("what the margin is at least 1 divided by, a polynomial in n")
    margin, a_count = assume(γ * σ >= 1, "margin at least 1/σ"), define(M >= 0)
    in_margins = have(M <= M * γ**2 * σ**2, margin, a_count)
    mistake_bound = known(lambda: perceptron.mistake_bound().conclusion, u, γ, R, w, x, y)
    polynomially_many_mistakes = have(M <= R**2 * norm2(u) * σ**2, in_margins, mistake_bound)


letters = Notation(FewMistakes, FirstToSurvive, AverageRisk, FewHeads, PolynomialMargin)
# The letters as the kernel has them, for claims beside the theories.
M, P, m, B, F = (one.value for one in FewMistakes["M P m B F"])
q, Q, Z = (one.value for one in (FirstToSurvive.q, FirstToSurvive.Q, AverageRisk.Z))


@statement
def coverage() -> Theorem:
    """m ≤ q(M + 1) − 1, if m examples give no output: each hypothesis takes q of them at most, and there are M + 1."""
    causes = {
        "not output yet": ("short survivals", "examples that a hypothesis was not asked to survive, since it erred"),
        "nor is the last one output": ("the last one", "examples that the last hypothesis lacks"),
        "a count · mistake bound of the learner": ("mistakes not made", "whole blocks for mistakes not made"),
    }
    return theorem(
        "Every block finds a hypothesis", "Balcan 2010", FirstToSurvive.no_output, count=FirstToSurvive.m,
        counted="example", causes=causes,
    )  # fmt: skip


@statement
def one_draw() -> Proved:
    """b ≤ a(1 − (1 − β)ρ): what one history comes to, over all that can be drawn next."""
    return FewMistakes.one_draw.proof


@statement
def one_example() -> Proved:
    """A⁺ ≤ (1 − (1 − β)ε)A: an example leaves that much of the weight of histories with none but bad hypotheses."""
    return FewMistakes.one_example.proof


@statement
def survival() -> tuple[Proved, Proved]:
    """A_q ≤ A_0·Q with Q = (1 − ε)^q, and Q ≥ 0: the weight of bad hypotheses that come into use, after q examples."""
    return FirstToSurvive.survival.proof, FirstToSurvive.a_power.proof


@statement
def union() -> Proved:
    """P ≤ c_H: a bad output is one of the bad hypotheses, each of them output only if it came into use and survived."""
    return FirstToSurvive.union.proof


@statement
def fooled() -> Theorem:
    """P ≤ M(1 − ε)^q: the probability that a hypothesis worse than ε survives q examples and is output.

    Of the hypotheses that come into use, no more than M can err at all, if M bounds the mistakes on all that the world
    can show.
    """
    causes = {
        "one hypothesis": (
            "rare, or worse than ε", "hypotheses that seldom come into use, are good, or err more than ε"
        ),
        "a bad output is one of these": (
            "after an output", "hypotheses that another was output before, or too late for q"
        ),
        "a power": ("mistakes not made", "hypotheses that never come into use, or never err"),
    }  # fmt: skip
    a = FirstToSurvive
    return theorem(
        "A bad hypothesis that survives", "Balcan 2010", a.fooled, count=a.P, counted="probability", causes=causes,
        shown=(a.union,),
    )  # fmt: skip


@statement
def fooled_on_a_sample() -> Proved:
    """P ≤ (M + 1)(1 − ε)^q where M bounds the mistakes on the samples only: the last hypothesis may be bad as well."""
    return FirstToSurvive.one_hypothesis_more.proof


@statement
def long_enough() -> Proved:
    """P ≤ δ, if each hypothesis has to survive q ≥ (ln M + ln(1/δ))/ε examples."""
    return FirstToSurvive.rarely_fooled.proof


@statement
def littlestone() -> Theorem:
    """P·β^M ≤ (1 − (1 − β)ε)^m: m examples, no hypothesis of which was better than ε, and yet at most M mistakes."""
    causes = {
        "all bad so far": ("good by now", "histories with a good hypothesis, and hypotheses much worse than ε"),
        "few mistakes": ("fewer mistakes", "histories that make fewer than M mistakes, or more"),
        "a power · at most one history at the start": ("good at once", "a first hypothesis that is good"),
    }
    a = FewMistakes
    return theorem(
        "Littlestone's conversion", "Littlestone 1989", a.littlestone, count=a.P, counted="probability", causes=causes,
        shown=(a.few_mistakes,),
    )  # fmt: skip


@statement
def in_logarithms() -> Proved:
    """mε ≤ (M ln(1/β) + ln(1/P))/(1 − β): the formula of randomized weighted majority, with 1/P for n."""
    return FewMistakes.the_same_formula.proof


@statement
def sample_size() -> Proved:
    """P ≤ δ for m ≥ (M ln(1/β) + ln(1/δ))/((1 − β)ε) examples."""
    return FewMistakes.rarely_all_bad.proof


@statement
def evened_out() -> tuple[Proved, Proved, Proved, Proved]:
    """b·β^(−ρ) ≤ aκ with ln κ ≥ h²/8, and A⁺ ≤ κA; 0 ≤ ρ ≤ 1: what a mistake takes on average, its chance gives back.

    That is Hoeffding's lemma; an example adds at most the factor κ to the weight of all histories.
    """
    a = AverageRisk
    return tuple(line.proof for line in (a.evened_out, a.one_example, *a.chance))


@statement
def average_risk() -> Theorem:
    """P·Z ≤ κ^m, ln Z = hY and ln κ ≥ h²/8: the errors of the m hypotheses used exceed the mistakes by Y or more."""
    a = AverageRisk
    causes = {
        "all histories": ("errors near 0 or 1", "examples on which Hoeffding's lemma is not tight"),
        "far off": ("histories not so far off", "the weight of the other histories, and of what goes beyond Y"),
    }
    return theorem(
        "The average of the errors", "Cesa-Bianchi, Conconi and Gentile 2004", a.average_risk, count=a.P,
        counted="probability", causes=causes, shown=(a.far_off,),
    )  # fmt: skip


@statement
def average_rarely_far() -> Proved:
    """P ≤ δ for 2Y² ≥ m ln(1/δ): on average an error is at most M/m + √(ln(1/δ)/2m), but with probability δ."""
    return AverageRisk.rarely_far_off.proof


@statement
def polynomial_margin() -> Proved:
    """M ≤ R²‖u‖²σ² for the Perceptron on examples with margin 1/σ or more: polynomial in n where σ is."""
    return PolynomialMargin.polynomially_many_mistakes.proof


@statement
def one_toss() -> Proved:
    """b ≤ aφ: what a history comes to after one more draw, if each is weighed by the chance of few enough heads."""
    return FewHeads.one_toss.proof


@statement
def no_worse_than_heads() -> Proved:
    """P ≤ φ₀ for φ₀ = Pr(Bin(m, ε) ≤ M − 1): all hypotheses used are bad, for a learner with the mistake bound M."""
    return FewHeads.no_worse_than_heads.proof


@statement
def no_worse_than_apart() -> Proved:
    """P ≤ 1 − J₀ for J₀ = (1 − Q)^M: a bad output, where each of M hypotheses survives with chance Q at most."""
    return FirstToSurvive.no_worse_than_apart.proof


# all samples of a world at once


def read_fooled(draws: Draws, q: int, epsilon: Number, mistakes: int, delta: Number | None = None) -> Reading:
    """How the hypothesis after so many mistakes, if it is bad, fares in the next q examples: for `fooled` and more.

    ``mistakes`` is the mistake bound that the learner is said to have on all that the world can show, and ``delta`` the
    probability of failure that is allowed, for `long_enough`.
    """
    a = FirstToSurvive
    return read((a.fooled, a.one_hypothesis_more, a.rarely_fooled), draws, q, epsilon, mistakes, delta)


def read_apart(draws: Draws, q: int, epsilon: Number, mistakes: int) -> Reading:
    """The same for `no_worse_than_apart`: the hypotheses after 0, 1, … mistakes, where none before was output."""
    return read(FirstToSurvive.no_worse_than_apart, draws, q, epsilon, mistakes)


def read_littlestone(
    draws: Draws, epsilon: Number, mistakes: int, beta: Number = Fraction(1, 2), delta: Number | None = None
) -> Reading:
    """The histories in which each hypothesis used has error ε or more; β for each mistake: for `littlestone` and more.

    ``mistakes`` is M, the number that is not to be exceeded, and ``delta`` the doubt to be left, for `sample_size`.
    """
    a = FewMistakes
    return read((a.littlestone, a.the_same_formula, a.rarely_all_bad), draws, epsilon, mistakes, beta, delta)


def read_heads(draws: Draws, epsilon: Number, mistakes: int) -> Reading:
    """The same for `no_worse_than_heads`, weighed by the chance of few heads; with the learner's mistake bound."""
    return read(FewHeads.no_worse_than_heads, draws, epsilon, mistakes)


def _doubt(delta: Number | None) -> Fraction | None:
    return None if delta is None else open_share("delta", delta)


def _items(**columns: Iterable) -> Iterator[dict]:
    """Items with the names of the columns, one after the other."""
    return (dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True))


def _levels(draws: Draws, histories: Mapping, step, count: int, weigh, left, likely=None) -> list[list[dict]]:
    """The histories before each of so many examples, and in the end: each with what every instance makes of it.

    ``step`` leads from a history and an instance to the next history, or to None where it is not followed.  A history
    weighs ``weigh`` times its probability, and ``left`` times that after one more draw, a mistake or not.  ``likely``
    says how likely a history is with the instance after it, or None where draws are independent.
    """
    if not likely:
        dependent = histories and samples.depend(draws, *histories, step)
        likely = lambda t, _, start=tuple(histories): samples.drawn_next(draws, t, *start, step) if dependent else None
    levels = []
    for t in range(count):
        drawn, level, later = likely(t, histories), [], defaultdict(Fraction)
        for past, v in histories.items():
            rows = []
            for errs, (x, y, p) in zip(draws.wrong(past[0]), draws.world, strict=True):
                next_ = step(past, x, y)
                share = v * p if drawn is None else drawn.get((past, x), 0)
                followed = int(next_ is not None)
                rows.append({"p": p, "i": errs, "l": followed, "b": followed * share * left(past, errs, t)})
                if followed and share:
                    later[next_] += share
            level.append({"past": past, "v": v, "a": v * weigh(past), "after": rows})
        levels.append(level)
        histories = later
    return [*levels, [{"past": past, "v": v, "a": v * weigh(past)} for past, v in histories.items()]]


def _while_bad(draws: Draws, worse: Fraction, weigh: Callable, left: Callable) -> list[list[dict]]:
    """The histories in which all hypotheses are bad: a state, and how many mistakes led to it."""
    histories = {(draws.start, 0): Fraction(1)} if draws.error(draws.start) >= worse else {}
    return _levels(draws, histories, samples.while_bad(draws, worse), draws.m, weigh, left)


def _counting(level: Iterable[Mapping], counts: Callable) -> Iterator[tuple[dict, dict]]:
    """The histories in the end, with the probabilities of those that count, added up before each and after it."""
    V = Fraction(0)
    for one in level:
        counted = counts(one["past"])
        yield {**one, "V": V, "counted": counted}, {"V": V + counted * one["v"]}
        V += counted * one["v"]


def _blocks(draws: Draws, q: int, epsilon: Number, mistakes: int) -> tuple[dict, dict, Callable]:
    """What is fixed, how likely a bad output is after so many mistakes, and how hypotheses fare in a block.

    Given are states with the probabilities that they come into use; those that are bad are followed.  Of draws that
    depend, an instance comes as often as it does after a hypothesis has survived so many examples: a sum over all times
    when that may be, for the position of a block does not matter; where it never comes, as in the world.
    """
    worse, q, world = open_share("epsilon", epsilon), whole("q", q, 1), draws.world
    outputs = samples.bad_outputs(draws, q, worse)
    start, step, found = (draws.start, 0, 0), samples.until_output(draws, q), Counter()
    for t in range(draws.m) if samples.depend(draws, start, step) else ():
        found.update(samples.drawn_next(draws, t, start, step))

    def likely(survived, histories):
        drawn = {}
        for (now, count), v in histories.items() if found else ():
            shares = [found[(now, survived, count), x] for x in world.instances]
            shares = shares if any(shares) else world.probabilities
            drawn |= {((now, count), x): v * p / sum(shares) for x, p in zip(world.instances, shares, strict=True)}
        return drawn or None

    def survives(past, x, y):
        return None if draws.after(past[0], x, y)[1] else past

    def fare(coming, count):
        bad = {(now, count): p for now, p in coming.items() if draws.error(now) >= worse}
        return _levels(draws, bad, survives, q, lambda *_: 1, lambda *_: 1, likely)

    fixed = {"draws": draws, "q": q, "epsilon": worse, "M": mistakes, "P": sum(outputs.values(), Fraction(0))}
    return fixed, outputs, fare


def _next_mistake(draws: Draws, waiting: Mapping) -> dict:
    """How the state after the next mistake is distributed: however long that takes, if it comes at all."""
    after = defaultdict(Fraction)
    for now, p in waiting.items():
        for errs, (x, y, share) in zip(draws.wrong(now), draws.world, strict=True):
            if errs and share:
                after[draws.after(now, x, y)[0]] += p * share / draws.error(now)
    return dict(after)


def _just_above(h: Real) -> Fraction:
    """A fraction a little above exp(h²/8)."""
    units = int(exp(float(h) ** 2 / 8) * 10**6)
    while not 8 * ln(Fraction(units, 10**6)) >= h * h:
        units += 1
    return Fraction(units, 10**6)
