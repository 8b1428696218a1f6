"""PAC learning (Valiant 1984; Blumer, Ehrenfeucht, Haussler and Warmuth 1987): a bad hypothesis is found out by chance.

Trials, ANDs and certificates are read sample by sample, clause by clause, example by example.  A sample is the set of
the instances that it holds.  Chances are sums of the probabilities of samples and nothing else, so that what the
theorem assumes of the draws is checked on them.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import floor

from mistake_bounds.chapters.pac.learner import (
    And,
    NoSeparator,
    Part,
    Trial,
    is_clause_true,
    is_term_true,
    read_literals,
    read_parts,
)
from mistake_bounds.exact import BadSize, Refusal, check_width, checked_integer, listed, number, whole
from mistake_bounds.examples import Examples, check_signs
from mistake_bounds.proof import Proved, statement
from mistake_bounds.proof.reals import approximation, ln
from mistake_bounds.proof.values import holds
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.reading import Reading
from mistake_bounds.theorem.targets import row_of_bits
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    define,
    does,
    dot,
    fixed,
    have,
    lemma,
    log,
    of_step,
    read,
    state,
    theorem,
)
from mistake_bounds.worlds import World, open_share

MOST_ATTRIBUTES = 16


class ForeignClause(Refusal):
    """A clause of an AND that is none of the given clauses; carries it as ``offender``."""


def _wrong(world: World, row: Sequence) -> int:
    """The instances that can be drawn and to which a hypothesis gives another label, as bits."""
    return sum(1 << i for i, (_, label, p) in enumerate(world) if p and row[i] != label)


def _chance(samples: Mapping[int, Fraction], agrees: Mapping[int, int]) -> Fraction:
    return sum((v for seen, v in samples.items() if agrees[seen]), Fraction(0))


class ConsistentBound(Theory):
    """f ≤ δ for m ≥ (ln N + ln(1/δ))/ε: a bad hypothesis, of error ε or more, seldom agrees with m examples."""

    N = fixed("the number of hypotheses", lambda trial: len(trial.hypotheses))
    K = fixed("how many of them are bad: have an error of ε or more")
    n = fixed("how many samples there are; of an AND, how many clauses; of a count of clauses, how many attributes")
    m = fixed("the number of examples; of a certificate, too", lambda trial: trial.m)
    ε = fixed("the accuracy: an error below it is good enough")
    δ = fixed("how likely a failure may be")
    v = of_step("the probability of a sample")
    weight = define(v >= 0)

    @Row(
        "bad hypothesis", K, gives="row wrong chances some", changes="some", about="trial output epsilon delta after k"
    )
    def bad_hypotheses(trial: Trial, epsilon, delta):
        """Before and after each, the samples with which one of the bad hypotheses so far agrees."""
        accuracy, confidence = open_share("epsilon", epsilon), open_share("delta", delta)
        after = trial.draws(trial.world, trial.m)
        of = {"trial": trial, "output": cache(trial.output), "epsilon": accuracy, "delta": confidence}
        yield {**of, "after": after, "k": trial.m}
        some = dict.fromkeys(after[-1], 0)
        for row in trial.hypotheses:
            if trial.world.error(row) >= accuracy:
                wrong = _wrong(trial.world, row)
                chances = [_chance(samples, {seen: not seen & wrong for seen in samples}) for samples in after]
                yield {"row": row, "wrong": wrong, "chances": chances, "some": some}
                some = {seen: max(int(not seen & wrong), before) for seen, before in some.items()}
        yield {"some": some}

    @Row("sample", n, gives="seen v", weight=v, positive=weight)
    def samples(after):
        yield from ({"seen": seen, "v": v} for seen, v in after[-1].items())

    @Row("example", m, gives="k", changes="k", in_order=True)
    def examples(trial):
        yield from (({"k": k}, {"k": k + 1}) for k in range(trial.m))

    # one bad hypothesis: an independent draw leaves it standing with probability 1 − ε or less

    e = of_step("the error of a bad hypothesis", lambda trial, row: trial.world.error(row))
    c = state(
        "the chance that a bad hypothesis agrees with the examples so far",
        lambda chances, k: chances[k], start=1, last="c_m",
    )  # fmt: skip
    q = state("a power of 1 − ε; Q is the m-th", lambda epsilon, k: (1 - epsilon) ** k, start=1, last="Q")
    Q = q.last

    independent_draw = assume(c.next <= (1 - e) * c)
    bad = define(e >= ε)
    a_chance = define(c >= 0)
    one_factor_more = define(q.next == (1 - ε) * q)
    below_1 = assume(ε < 1, "ε below 1")
    survives = examples.keep(
        (c <= q, a_chance, independent_draw, bad, one_factor_more, have(1 - ε >= 0, below_1)), around=(ε, e)
    )

    # one of them: added up over the samples, one of two things happens no more often than the two together

    a = of_step("1 where a bad hypothesis agrees with the sample", lambda wrong, seen: int(not seen & wrong))
    s = state(
        "1 where one of the bad hypotheses so far agrees with the sample", lambda some, seen: some[seen], last="s_K"
    )
    p = state(
        "the chance that one of the bad hypotheses so far agrees with all examples",
        lambda after, some: _chance(after[-1], some), start=0, last="p_K",
    )  # fmt: skip
    A_n = samples.sum(v * a, "the chance that a bad hypothesis agrees, added up sample by sample")
    B_n = samples.sum(v * s, "the chance that one before it does, added up sample by sample")
    C_n = samples.sum(v * s.next, "the chance that it or one before it does, added up sample by sample")

    agrees_or_not, one_before_or_not = define(a**2 == a), define(s**2 == s)
    it_or_one_before = define(s.next == s + a - a * s)
    chance_of_it, chance_of_one_before = define(c.last == A_n), define(p == B_n)
    chance_of_one_of_them = define(p.next == C_n)
    one_or_the_other = have(s.next <= s + a, agrees_or_not, one_before_or_not, it_or_one_before)
    union_bound = samples.total(one_or_the_other, weigh=True)  # C ≤ A + B
    one_more = have(p.next <= p + Q, chance_of_it, chance_of_one_before, chance_of_one_of_them, union_bound, survives)
    some_bad_one = bad_hypotheses.total(one_more, around=(ε, m, n))  # p_K ≤ KQ

    # the learner: its output can be bad only where some bad hypothesis agrees with the sample

    b = of_step(
        "1 where the output is a bad hypothesis",
        lambda trial, output, epsilon, seen: int(trial.world.error(output(seen)) >= epsilon),
    )
    o = of_step(
        "1 where the output is one of the N hypotheses",
        lambda trial, output, seen: int(output(seen) in trial.hypotheses),
    )
    u = of_step(
        "1 where the output agrees with the sample",
        lambda trial, output, seen: int(not seen & _wrong(trial.world, output(seen))),
    )
    f = samples.sum(
        v * b, "the chance that the output is a bad hypothesis", lambda trial, epsilon: trial.failure(epsilon)
    )
    samples.sum(v * s.last, total=p.last)

    the_output_is_one_of_the_hypotheses = does(o == 1)
    the_output_agrees_with_the_sample = does(u == 1)
    a_bad_one_that_agrees_is_counted = define(b * o * u <= s.last)
    bad_only_where_a_bad_one_agrees = have(
        b <= s.last,
        the_output_is_one_of_the_hypotheses, the_output_agrees_with_the_sample, a_bad_one_that_agrees_is_counted,
    )  # fmt: skip
    luck = samples.total(bad_only_where_a_bad_one_agrees, weigh=True)  # f ≤ p_K

    # how many examples: each factor 1 − ε takes ε or more off the logarithm

    ν = log(N, text="the logarithm of how many hypotheses, or functions, there are")
    h = fixed("ln(1/δ)", lambda delta: -ln(delta))
    g = log(1 - ε, text="ln(1 − ε)")
    Λ = state("its logarithm", lambda epsilon, k: ln((1 - epsilon) ** k), start=0, last="Lambda_m")
    tangent = have(g <= -ε, lemma(logarithms.tangent, below_1, at={"t": 1 - ε, "ell": g}))

    some_left = have(q.next > 0, q > 0, one_factor_more, below_1)
    of_one_factor = lemma(logarithms.below_product, q > 0, some_left, A=q, B=1, C=q.next, at={"a": Λ, "c": Λ.next})
    one_factor = have(Λ.next <= Λ - ε, q > 0, one_factor_more, of_one_factor)
    logarithm_of_the_power, positive_power = examples.keep((Λ <= -ε * m, one_factor), (q > 0, some_left), around=(ε,))

    some_hypothesis, δ_above_0 = assume(N >= 1), assume(δ > 0, "δ above 0")
    sample_size = assume(ε * m >= ν + h)
    many = have(N > 0, some_hypothesis)
    room = have(N * Q > 0, many, positive_power)
    of_their_product = lemma(
        logarithms.below_product, many, positive_power, δ_above_0, A=N, B=Q, C=δ, at={"b": Λ.last, "c": -h}
    )
    small_enough = have(N * Q <= δ, sample_size, of_their_product, logarithm_of_the_power, room)
    no_more_than_all_hypotheses = define(K <= N)
    PAC = have(f <= δ, no_more_than_all_hypotheses, luck, some_bad_one, small_enough, positive_power)


class NeverFalse(Theory):
    """k ≤ V − 1: an AND of all clauses that are never false of a positive example is false of the negative ones."""

    n = ConsistentBound.n
    P = fixed("the number of positive examples", lambda positive: len(positive))

    @Row("clause", n, gives="clause kept aimed d E U", about="positive negative", changes="E U")
    def clauses(
        found: And, examples: Examples, clauses: Sequence[Part], target: Sequence[int], negative: Sequence[int]
    ):
        check_signs(examples)
        negative = row_of_bits("negative", negative, "clauses are about bits")
        check_width("the negative example", negative, examples.dimension)
        clauses = read_parts(clauses, examples.dimension)
        chosen = read_parts(found.clauses, examples.dimension)
        target = listed("target", target, "give positions of clauses, such as (0, 2)", BadSize, in_order=False)
        target = tuple(checked_integer("target", place, least=0, most=len(clauses) - 1) for place in target)
        known, kept = set(map(frozenset, clauses)), set(map(frozenset, chosen))  # the order in an OR does not matter
        for clause in chosen:
            if frozenset(clause) not in known:
                raise ForeignClause(f"the clause {clause} is none of the given clauses: give all", clause)
        positive = [x for x, y in examples if y > 0]
        yield {"positive": positive, "negative": negative}
        E = U = 0
        for j, clause in enumerate(clauses):
            own = {"kept": frozenset(clause) in kept, "aimed": j in target}
            d = sum(not is_clause_true(clause, x) for x in positive)
            yield {"clause": clause, **own, "d": d, "E": E, "U": U}
            E += own["kept"] * d
            U += own["aimed"] and not is_clause_true(clause, negative)
        yield {"E": E, "U": U}

    @Row("positive example", P, gives="x d", changes="d", in_order=True)
    def positives(clause, positive):
        d = 0
        for x in positive:
            after = d + (not is_clause_true(clause, x))
            yield {"x": x, "d": d}, {"d": after}
            d = after

    l = of_step("1 for a clause that is kept", lambda kept: int(kept))
    t = of_step("1 for a clause of the target", lambda aimed: int(aimed))
    x_1 = of_step("1 where a clause is true of a positive example", lambda clause, x: int(is_clause_true(clause, x)))
    x_0 = of_step(
        "1 where a clause is true of the negative example",
        lambda clause, negative: int(is_clause_true(clause, negative)),
    )
    d = state("of how many positive examples a clause is false", start=0, last="d_m")
    U = state("the target's clauses that are false of the negative example, counted one by one", start=0, last="U_n")
    E = state("how often clauses that are kept are false of a positive example, added up", start=0, last="E_n")
    k_n = clauses.sum(l * x_0, "the clauses that are kept and true of the negative example, counted one by one")
    V_n = clauses.sum(l, "the clauses that are kept, counted one by one")

    dropped_only_where_it_is_false_of_a_positive_example = does(l >= 1 - d.last)
    kept_only_if_never_false = does(l * d.last <= 0)
    kept_or_not, of_the_target_or_not, true_or_not = define(l >= 0), define(t <= 1), define(x_0 <= 1)
    true_of_the_positive_example = assume(t * (1 - x_1) <= 0)
    false_and_kept_so_far = define(E.next == E + l * d.last)
    false_so_far = define(d.next == d + 1 - x_1)
    false_ones_of_the_target_so_far = define(U.next == U + t * (1 - x_0))
    false_of_the_negative_example = assume(U.last >= 1)

    never_false = positives.total(have(t * d.next <= t * d, true_of_the_positive_example, false_so_far))  # td ≤ 0
    never_dropped = have(
        l >= t,
        dropped_only_where_it_is_false_of_a_positive_example, kept_or_not, of_the_target_or_not, never_false,
    )  # fmt: skip
    none_is_false = have(E.next <= E, kept_only_if_never_false, false_and_kept_so_far)
    true_of_the_positive_examples = clauses.total(none_is_false, around=(P,))  # E ≤ 0
    false_ones_are_kept = have(l - l * x_0 >= U.next - U, true_or_not, false_ones_of_the_target_so_far, never_dropped)
    false_and_kept = clauses.total(false_ones_are_kept, around=(P,))  # V − k ≥ U
    one_is_false = have(k_n <= V_n - 1, false_of_the_negative_example, false_and_kept)


def _longer(shorter, n: int) -> list[list[int]]:
    """For each clause of a family, 1 or 0 for nothing and each literal: does it make a clause that none before made?"""
    literals = [(i, v) for i in range(n) for v in (1, 0)]
    counted, found = set(), []
    for clause in sorted(shorter, key=sorted):
        new = []
        for literal in (None, *literals):
            taken = literal is not None and any(i == literal[0] for i, _ in clause)
            longer = clause | {literal} - {None}
            new.append(int(not taken and longer not in counted))
            counted |= {longer} if new[-1] else set()
        found.append(new)
    return found


def _ands(clauses: Sequence[Part], n: int) -> list[tuple[set, list]]:
    """Clause by clause the functions so far, and of each, whether its AND with the clause is new, and it alone."""
    functions, inputs, found = {2**2**n - 1}, list(product((0, 1), repeat=n)), []
    for clause in clauses:
        where = sum(1 << j for j, x in enumerate(inputs) if is_clause_true(clause, x))
        counted, new = set(), []
        for function in sorted(functions):
            with_it = function & where not in counted
            without = function not in {*counted, function & where}
            counted |= {function & where, function}
            new.append((int(with_it), int(without)))
        found.append((functions, new))
        functions = counted
    return [*found, (functions, [])]


class ClauseCounts(Theory):
    """H_k ≤ (2n + 1)^k clauses of at most k literals, the empty one counted, and 2^H functions are ANDs."""

    n = ConsistentBound.n
    J = fixed("how many literals a clause has at most")
    H = state(
        "how many clauses have at most so many literals, the empty one counted",
        lambda families, k: len(families[k]), start=1, last="H_k",
    )  # fmt: skip
    H_k = fixed(H.text, name="H_k")
    r = fixed("how many literals there are, and nothing as one more")
    M = state(
        "the number of functions that are ANDs of some of the clauses so far",
        lambda ands, j: len(ands()[j][0]), start=1, last="M_H",
    )  # fmt: skip

    @Row("literal", J, gives="k", changes="k", about="families n ands", end="j")
    def literals(n: int, clauses: Iterable):
        """The clauses of at most 0, 1, 2, … literals, family by family, each clause once."""
        n = checked_integer("n", n, least=1)
        some = tuple(read_parts(family, n) for family in clauses)
        checked_integer("the number of families of clauses", len(some), least=1)
        families = [set(map(frozenset, family)) for family in some]
        yield {"families": families, "n": n, "ands": cache(lambda: _ands(some[-1], n))}
        *before, last = range(len(families))
        yield from ({"k": k} for k in before)
        yield {"k": last, "j": len(some[-1])}

    # a clause of at most one literal more is a shorter one, and one of 2n literals or nothing

    @Row("shorter clause", H, gives="made")
    def shorter_clauses(families, k, n):
        yield from ({"made": made} for made in _longer(families[k], n))

    @Row("addition", r, gives="i")
    def additions(made):
        yield from ({"i": new} for new in made)

    i = of_step("1 where a clause and a literal or nothing make a clause that none before made")
    I_r = additions.sum(i, "the clauses that are made from one, counted one by one")
    Z_H = shorter_clauses.sum(I_r, "the clauses that are made, counted clause by clause")
    Y = state("a power of 2n + 1", lambda n, k: (2 * n + 1) ** k, start=1, last="(2n+1)^k")

    new_or_not = define(i**2 == i)
    a_literal_or_nothing = define(r == 2 * n + 1)
    a_clause_and_a_literal_or_nothing = define(H.next == Z_H, "a clause, and a literal or nothing")
    times = define(Y.next == (2 * n + 1) * Y, "2n + 1 as a factor")
    a_count = define(n >= 0)
    one_for_each_addition = additions.total(have(i <= 1, new_or_not))
    of_one_clause = have(I_r <= 2 * n + 1, a_literal_or_nothing, one_for_each_addition)
    clause_by_clause = shorter_clauses.total(of_one_clause)
    one_literal_more = have(H.next <= (2 * n + 1) * H, a_clause_and_a_literal_or_nothing, clause_by_clause)
    clauses = literals.keep((H <= Y, one_literal_more, times, have(2 * n + 1 >= 0, a_count)), around=(n,))

    # an AND of some of the clauses so far and one more has that clause, or has it not

    @Row("clause", H_k, gives="j S", changes="j", in_order=True)
    def longest_family(ands):
        yield from (({"j": j, "S": sum(map(sum, new))}, {"j": j + 1}) for j, (_, new) in enumerate(ands()[:-1]))

    @Row("function", M, gives="i_1 i_0 S", changes="S", in_order=True)
    def functions(ands, j):
        S = 0
        for with_it, without in ands()[j][1]:
            yield {"i_1": with_it, "i_0": without, "S": S}, {"S": S + with_it + without}
            S += with_it + without

    i_1 = of_step("1 where an AND with the clause is a function that none before made")
    i_0 = of_step("1 where an AND without the clause is a function that none before made")
    S = state("the functions that are made, counted function by function", lambda S: S, start=0, last="S_M")
    D = state("a power of 2", lambda j: 2**j, start=1, last="2^H")
    ν = log(M, text=ConsistentBound.ν.text)
    l_2 = fixed("ln 2", lambda: ln(2))

    with_it = define(i_1**2 == i_1, "new with the clause or not")
    without_it = define(i_0**2 == i_0, "new without it or not")
    functions_made_so_far = define(S.next == S + i_1 + i_0)
    with_or_without = define(M.next == S.last, "an AND, with one clause more or without")
    twice = define(D.next == 2 * D, "2 as a factor")
    two_at_most = have(S.next <= S + 2, have(i_1 <= 1, with_it), have(i_0 <= 1, without_it), functions_made_so_far)
    one_clause_more = have(M.next <= 2 * M, with_or_without, functions.total(two_at_most))
    ANDs_of_clauses = longest_family.keep((M <= D, one_clause_more, twice))

    some_AND, some_AND_after_it = define(M >= 1), define(M.next >= 1)
    many, many_after = have(M > 0, some_AND), have(M.next > 0, some_AND_after_it)
    below = lemma(logarithms.below_product, many, many_after, A=2, B=M, C=M.next, at={"a": l_2})
    its_logarithm = have(ν.next <= ν + l_2, below, one_clause_more, have(2 * M > 0, some_AND))
    some_ln_2 = lemma(logarithms.ln_two, at={"ell": l_2})
    logarithm_of_their_number = have(ν.last <= Y.last * l_2, longest_family.total(its_logarithm), clauses, some_ln_2)


class Companions(Theory):
    """T = R: an AND of literals says of an example what the monotone AND says of it and its *companions*, 1 − x."""

    r = ClauseCounts.r
    j_1, j_0 = fixed("how many literals are variables"), fixed("how many literals are negations")

    @Row(
        "literal", r, gives="i bit T R", changes="T R", about="x doubled",
        kinds=(("variable", j_1), ("negation", j_0)), kind=lambda bit: int(not bit),
    )  # fmt: skip
    def literals(literals: Part, x: Sequence[int]):
        x = row_of_bits("x", x, "literals are about bits")
        literals = read_literals(literals, len(x))
        doubled = (*x, *(1 - bit for bit in x))
        yield {"x": x, "doubled": doubled}
        T = R = 1
        for i, bit in literals:
            yield {"i": i, "bit": bit, "T": T, "R": R}
            T, R = T * int(x[i] == bit), R * doubled[i if bit else i + len(x)]
        monotone = And(tuple(((i if bit else i + len(x), 1),) for i, bit in literals))
        yield {"T": int(is_term_true(literals, x)), "R": int(monotone(doubled))}

    X = of_step("the bit of a variable", lambda x, i: x[i])
    O = of_step("the bit of its companion", lambda doubled, i: doubled[i + len(doubled) // 2])
    T = state("1 while the literals of an AND are true of an example", start=1, last="T_r")
    R = state("1 while the variables that stand for them are 1", start=1, last="R_r")

    a_companion_is_the_opposite_bit = define(O == 1 - X)
    variable = define(T.next == T * X, "a variable, and those before"), define(R.next == R * X, "the same variable")
    negation = (
        define(T.next == T * (1 - X), "a negation, and those before"),
        define(R.next == R * O, "its companion"),
        a_companion_is_the_opposite_bit,
    )
    companions_for_negations = literals.keep((T == R, variable, negation))


class NoMargin(Theory):
    """γ ≤ 0: where multipliers λ ≥ 0 of the examples, not all 0, have Σλyx = 0, no weights w have a margin above 0."""

    m = fixed(ConsistentBound.m.text)
    λ = of_step("its multiplier", lambda multiplier: multiplier)
    x = of_step("an example, a row of numbers", vector=True)
    y = of_step("its label, 1 or −1")
    w = fixed("any weights", vector=True)
    γ = fixed("the least of their scores y⟨w, x⟩")
    z = state("the sum of λyx, example by example", start=0, last="z_m", vector=True)
    W = state("the sum of λ, example by example", start=0, last="W_m")

    @Row("example", m, gives="x y multiplier z W", changes="z W", about="w gamma")
    def examples(certificate: NoSeparator, examples: Examples, w: Sequence):
        check_signs(examples)
        examples = examples.exactly()
        w = listed("w", w, f"give {examples.dimension} weights", BadSize)
        check_width("w", w, examples.dimension)
        w = tuple(number(Fraction(number(v, f"entry {j} of w"))) for j, v in enumerate(w))
        if len(certificate.multipliers) != len(examples):
            message = f"{len(certificate.multipliers)} multipliers for {len(examples)} examples"
            raise BadSize(f"{message}: give the examples that the certificate is about", certificate.multipliers)
        yield {"w": w, "gamma": examples.margin(w)}
        z, W = (0,) * examples.dimension, 0
        for (x, y), share in zip(examples, certificate.multipliers, strict=True):
            yield {"x": x, "y": y, "multiplier": share, "z": z, "W": W}
            z, W = tuple(a + share * y * b for a, b in zip(z, x, strict=True)), W + share
        yield {"z": z, "W": W}

    added_with_its_multiplier = does(z.next == z + λ * y * x)
    no_negative_multiplier = does(λ >= 0)
    margin = assume(y * dot(w, x) >= γ)
    multipliers_so_far = define(W.next == W + λ)
    they_add_up_to_0 = does(z.last == z.start)
    some_multiplier = does(W.last > 0)
    no_less_than_the_margin = have(
        dot(w, z.next) - γ * W.next >= dot(w, z) - γ * W,
        added_with_its_multiplier, no_negative_multiplier, margin, multipliers_so_far,
    )  # fmt: skip
    scores_added_up = examples.total(no_less_than_the_margin, name="scores, added up")
    no_margin = have(γ <= 0, they_add_up_to_0, some_multiplier, scores_added_up)


letters = Notation(ConsistentBound, NeverFalse, ClauseCounts, Companions, NoMargin)
_a = ConsistentBound
# The letters and hypotheses as the kernel has them, for claims beside the theories.
f, delta, Q, p_next = _a.f.value, _a.δ.value, _a.Q.value, _a.p.next.value
k_n, V_n, gamma = NeverFalse.k_n.value, NeverFalse.V_n.value, NoMargin.γ.value
ENOUGH = _a.sample_size.claim
CHANCES = tuple(one.claim for one in (_a.chance_of_it, _a.chance_of_one_before, _a.chance_of_one_of_them))


def examples_asked(size: int, epsilon: Fraction, delta: Fraction) -> int:
    """The least m with m ≥ (ln N + ln(1/δ))/ε for N = ``size``: the theorem's own hypothesis on m.

    Raise `mistake_bounds.exact.BadSize` for no hypotheses, and `mistake_bounds.worlds.BadProbability` for an ε or δ
    that is not strictly between 0 and 1.

    >>> examples_asked(10, Fraction(1, 4), Fraction(1, 10))
    19
    """
    size = whole("size", size, 1, refusal=BadSize)
    accuracy, confidence = open_share("epsilon", epsilon), open_share("delta", delta)
    known = {"nu": ln(size), "h": -ln(confidence), "epsilon": accuracy}
    # an approximation, to more digits than there are before the point, only gives where to begin the search: the
    # hypothesis itself decides, exactly
    digits = 40 + len(str(accuracy.denominator))
    m = max(0, floor(approximation(known["nu"] + known["h"], digits) / accuracy) - 1)
    while not holds(ENOUGH, {**known, "m": m}):
        m += 1
    return m


@statement
def survives() -> Proved:
    """c_m ≤ (1 − ε)^m: an independent draw leaves a bad hypothesis standing with probability 1 − ε or less."""
    return _a.survives.proof


@statement
def union_bound() -> Proved:
    """C ≤ A + B: added up over the samples, one of two things happens no more often than the two together."""
    return _a.union_bound.proof


@statement
def one_more() -> Proved:
    """p⁺ ≤ p + (1 − ε)^m: what one bad hypothesis more adds to the chance that some bad one is left standing."""
    return _a.one_more.proof


@statement
def some_bad() -> Proved:
    """p_K ≤ K(1 − ε)^m: the chance that some bad hypothesis agrees with all m examples."""
    return _a.some_bad_one.proof


@statement
def luck() -> Proved:
    """f ≤ p_K: the output can be bad only where some bad hypothesis agrees with the sample."""
    return _a.luck.proof


@statement
def tangent() -> Proved:
    """ln(1 − ε) ≤ −ε for ε < 1: the logarithm lies below its tangent at 1."""
    return _a.tangent.proof


@statement
def power() -> tuple[Proved, Proved]:
    """ln Q ≤ −εm and Q > 0 for Q = (1 − ε)^m: each factor 1 − ε takes ε or more off the logarithm."""
    return _a.logarithm_of_the_power.proof, _a.positive_power.proof


@statement
def small_enough() -> Proved:
    """N(1 − ε)^m ≤ δ where εm ≥ ln N + ln(1/δ)."""
    return _a.small_enough.proof


@statement
def never_dropped() -> Proved:
    """l ≥ t: a clause of the target is true of every positive example, so it is kept."""
    return NeverFalse.never_dropped.proof


@statement
def true_of_positives() -> Proved:
    """E_n ≤ 0: no clause that is kept is false of a positive example, so that their AND is true of all of them."""
    return NeverFalse.true_of_the_positive_examples.proof


@statement
def longer_clauses() -> Proved:
    """H⁺ ≤ (2n + 1)H: a clause of at most one literal more is a shorter one, and one of 2n literals or nothing."""
    return ClauseCounts.one_literal_more.proof


@statement
def few_clauses() -> Proved:
    """H_k ≤ (2n + 1)^k: so many clauses of at most k literals there are, for every n and k, the empty one counted."""
    return ClauseCounts.clauses.proof


@statement
def one_clause_more() -> Proved:
    """M⁺ ≤ 2M: an AND of some of the clauses so far and one more has that clause, or has it not."""
    return ClauseCounts.one_clause_more.proof


@statement
def functions_of_clauses() -> Proved:
    """M_H ≤ 2^H: so many functions are ANDs of some of H clauses, for every H, the AND of none counted."""
    return ClauseCounts.ANDs_of_clauses.proof


@statement
def log_of_formulas() -> Proved:
    """ln N ≤ (2n + 1)^k ln 2 for the N functions that are ANDs of clauses of at most k literals: a k-CNF."""
    return ClauseCounts.logarithm_of_their_number.proof


@statement
def companions() -> Proved:
    """T_r = R_r: an AND of literals gives an example the label that the monotone AND gives it and its companions."""
    return Companions.companions_for_negations.proof


@statement
def consistent() -> Theorem:
    """f ≤ δ: m ≥ (ln N + ln(1/δ))/ε examples are enough for a learner that agrees with them all."""
    causes = {
        "luck": ("a better output", "samples with which a bad hypothesis agrees, and another one is output"),
        "union bound": ("counted twice", "samples with which several bad hypotheses agree"),
        "survives": ("worse than ε", "bad hypotheses that have an error above ε"),
        "positive power": ("good ones", "hypotheses that are counted and are not bad"),
        "small enough": ("rounding", "an example is whole, and ln(1 − ε) is below −ε"),
    }
    source = "Blumer, Ehrenfeucht, Haussler and Warmuth 1987"
    shown = _a.union_bound, _a.survives, _a.luck, _a.positive_power, _a.small_enough
    name = "PAC learning by consistency"
    return theorem(name, source, _a.PAC, count=_a.f, counted="chance", causes=causes, shown=shown)


@statement
def negatives() -> Theorem:
    """k_n ≤ V_n − 1: of the clauses that are kept one or more is false of a negative example, so that their AND is."""
    causes = {
        "never dropped": ("others", "clauses that are kept, are not the target's, and are false of the example"),
        "false of the negative example": ("of the target", "clauses of the target that are false, beyond the first"),
    }
    a = NeverFalse
    shown = a.never_dropped, a.true_of_the_positive_examples
    return theorem(
        "The AND of what is never false", "Valiant 1984", a.one_is_false, count=a.k_n, counted="true clause",
        causes=causes, shown=shown,
    )  # fmt: skip


@statement
def no_separator() -> Theorem:
    """γ ≤ 0: where multipliers λ ≥ 0, not all 0, have Σ λyx = 0, no weights w have a margin above 0."""
    above = "scores above γ", "multiplied examples with a score above the least one"
    a = NoMargin
    return theorem(
        "No separator", "Gordan 1873; Farkas 1902", a.no_margin, count=a.γ, counted="margin",
        causes={"no negative multiplier · margin": above},
    )  # fmt: skip


def read_clauses(n: int, clauses: Sequence[Sequence[Part]]) -> Reading:
    """How many clauses there are of at most 0, 1, 2, …, k literals of n attributes, beside the powers of 2n + 1.

    ``clauses`` are those of at most 0 literals, of at most 1, and so on; the empty one is among all of them.  The
    longer ones are all shorter ones, each with all literals, and with nothing.  Raise
    `mistake_bounds.exact.BadSize` if there are none, or for an n below 1, and `BadLiteral`.

    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> end = read_clauses(3, [[()], [(), *clauses(3, 1)], [(), *clauses(3, 2)]]).end
    >>> end["H_k"], end["(2n+1)^k"]
    (19, 49)
    """
    return read(ClauseCounts.clauses, n, clauses)


def read_formulas(n: int, clauses: Sequence[Sequence[Part]]) -> Reading:
    """The same, with the functions that are ANDs of some of the longest family's clauses, counted clause by clause.

    A function is a label for each of the 2ⁿ rows, so `mistake_bounds.exact.BadSize` is raised for an n above 16.

    >>> from mistake_bounds.chapters.halving.examples import clauses
    >>> end = read_formulas(2, [[()], [(), *clauses(2, 1)]]).end
    >>> end["M_H"], end["H_k"], end["2^H"]
    (10, 5, 32)
    """
    n = checked_integer("n", n, least=1, most=MOST_ATTRIBUTES)
    lines = ClauseCounts.logarithm_of_their_number, ClauseCounts.ANDs_of_clauses
    return read(lines, n, clauses)


def read_companions(literals: Part, x: Sequence[int]) -> Reading:
    """An AND of ``literals`` on a row of bits, and the monotone AND on that row and its companions, 1 − x.

    Raise `mistake_bounds.examples.BadFeature` for a row of anything but bits, and `BadLiteral`.

    >>> end = read_companions([(0, 1), (1, 0)], (1, 0)).end
    >>> end["T_r"], end["R_r"], end["j_1"], end["j_0"]
    (1, 1, 1, 1)
    """
    return read(Companions.companions_for_negations, literals, x)
