"""The greedy algorithm for decision lists: it never halts where a list fits, needs n + 1 rules, and is right; how many
lists there are.

The *rank* of a rule is how many rules of its list stand before it.  Of some examples and a list, the *highest rule that
applies* is the one of the least rank that is true of one of them: r is its rank, b its answer, h is 1 on examples of
which it is true.  d is the rank of the rule that decides an example, s what the list says of it, y the label.

In a round c examples are left, of which the rule that is put down is true of p; k is 1 if one is put down, 0 if the
algorithm halts; a attributes take both values on what is left.  Of one attribute, f is 1 if it does, on u and z
examples it is 1 and 0, and q is 1 if the rule tests it.  A ⁺ marks the same after the round.

A *decision list* is, by definition, a default alone, or a rule before a decision list.  What it says of an example is
defined by cases: what the rule answers where the rule is true, and else what the list after it says.  The *rest* of a
list is what comes after its *first rule*, without the attribute i that it tests: rules with the same literal are left
out, and the first one with the opposite literal is the default.  l is 1 on an example of which the first rule is true,
b₁ its answer and s_f what the whole list says; along the m rules after it, the last one first, s is what the list from
there on says and w what its rest does, w′ what the rest says of the example with the other value of attribute i.

N is the number of functions of lists over K attributes, and N⁺ that over one more: of all that a first rule and a rest
make, a function of a list over the other K attributes.  By `first_and_rest` there are no others, whatever the number of
attributes and rules.  t is 1 where a rule and a rest make a function that is new, S adds up the t of one
rule, Z those of all of them.
"""

from collections.abc import Mapping, Sequence, Set
from itertools import product
from math import factorial

from mistake_bounds.chapters.decision_lists.learner import Rule
from mistake_bounds.chapters.greedy_lists.learner import NoConsistentList
from mistake_bounds.exact import BadSize, checked_integer, listed, whole
from mistake_bounds.examples import Examples
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.targets import BadTarget, checked_list, row_of_bits
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import (
    Notation,
    Row,
    Theory,
    assume,
    calc,
    define,
    does,
    fixed,
    have,
    kept,
    lemma,
    log,
    of_step,
    state,
    theorem,
)


class Decided(Theory):
    """A rule that is true of an example of which none before it is, decides it.

    Of the rules that are true of it none comes before the one that decides, and those that answer otherwise stand
    after it.
    """

    h = of_step("1 on an example of which that rule is true")
    r = of_step("the rank of a list's highest rule that applies, or the round in which an example is taken away")
    b = of_step("what that rule answers, 1 or −1")
    d = of_step("the rank of the rule that decides an example")
    s = of_step("what a list says of an example")
    y = of_step("the label of an example, 1 or −1")
    ranks = assume(h * (2 * (r - d) - 1 + b * s) >= 0, "ranks of the target")
    true_or_not = define(h**2 == h)
    here = have(h >= 0, true_or_not)

    def decided(first, h=h, b=b, s=s, why=(ranks, here)):
        return have(h * (b * s - 1) >= 0, why, first, name="the highest decides")

    highest = define(d >= r, "highest that applies")
    decides = decided(highest)


class OneOfTwo(Theory):
    """e₁ + e₂ ≥ 1: of two examples with different labels any list is wrong about one, if its highest rule is true of
    both."""

    b = Decided.b
    s_1, s_2 = of_step("what a list says of an example"), of_step("what a list says of an example")
    h_1, h_2 = (of_step("1 on an example of which that rule is true") for _ in "12")
    d_1, d_2 = (of_step("the rank of the rule that decides an example") for _ in "12")
    e_1, e_2 = (of_step("1 on an example about which a list is wrong") for _ in "12")
    y_1, y_2 = (of_step("the label of an example, 1 or −1") for _ in "12")

    def answers(b, s, h, d):
        decides = lemma(lambda: Decided.decides.proof, at={"s": s, "h": h, "d": d})
        return have(b * s >= 1, assume(h == 1, "true of both"), decides, name="its answer")

    says = define(s_1**2 == 1, "what the list says"), define(s_2**2 == 1, "what the list says")
    same = have(s_1 <= s_2, says, answers(b, s_1, h_1, d_1), answers(b, s_2, h_2, d_2))
    wrong_or_not = (
        define(2 * e_1 == 1 - y_1 * s_1, "wrong or not"),
        define(2 * e_2 == 1 - y_2 * s_2, "wrong or not"),
    )
    positive, negative = assume(y_1 == 1), assume(y_2 == -1)
    one_of_the_two = have(e_1 + e_2 >= 1, wrong_or_not, positive, negative, same)


class RoundsBound(Theory):
    """T ≤ n + 1: where a list fits, the greedy algorithm never halts, and a round settles an attribute."""

    T = fixed("the number of rounds, that of the default counted")
    F = fixed("how many rounds leave some examples")
    G = fixed("how many rounds leave none")
    n = fixed("the number of attributes", lambda run: run.examples.dimension)
    c = state("how many examples are left", lambda left: len(left))

    @Row(
        "round", T, gives="left rule highest", changes="left", about="run target",
        kinds=(("splitting round", F), ("last round", G)), kind=lambda left_next: int(not left_next),
    )  # fmt: skip
    def rounds(run, target):
        """That the target is right on the sample is for the check to find."""
        checked_list(target, run.examples.dimension)
        yield {"run": run, "target": target}
        lefts = [tuple(run.examples[i] for i in run.positions(t)) for t in range(len(run.rules) + 1)]
        for rule, left in zip(run.rules, lefts, strict=False):
            yield {"left": left, "rule": rule, "highest": _highest(target, left)}
        yield {"left": lefts[-1]}

    @Row("example", c, gives="h r b d s y")
    def examples(left, highest, target):
        for x, y in left:
            rule = target.rules[highest]
            yield {"h": int(rule.fires(x)), "r": highest, "b": rule.answer, "y": y, **_decided(target.rules, x)}

    @Row("attribute", n, gives="i")
    def attributes(run):
        yield from ({"i": i} for i in range(run.examples.dimension))

    # k ≥ 1: a rule is put down, for the highest one of a consistent list that applies is wrong on nothing that is left

    b, h, y, s = Decided.b, Decided.h, Decided.y, Decided.s
    v = of_step("1 on an example about which the highest rule that applies is wrong", lambda h, b, y: int(h and b != y))
    k = of_step("1 where a rule is put down, 0 where the algorithm halts", lambda rule: int(rule is not None))
    W_c = examples.sum(v, "on how many examples that are left it is wrong, counted one by one")
    consistent = assume(s == y)
    wrong_or_not = define(2 * v == h * (1 - b * y))
    halts_only_if_each_rule_is_wrong = does((1 - k) * (W_c - 1) >= 0)
    put_down_or_not = define(k**2 == k)
    not_wrong = have(v <= 0, wrong_or_not, consistent, Decided.decides)
    wrong_on_none = examples.total(not_wrong)
    never_halts = have(k >= 1, halts_only_if_each_rule_is_wrong, wrong_on_none, have(1 - k >= 0, put_down_or_not))

    # f⁺ ≤ f: an attribute that takes both values on what is left after a round took both before

    p = state("of how many of them the rule is true that is put down", lambda left, rule: _true_of(left, rule))
    u = state("how many examples that are left have a 1 there", lambda left, i: sum(x[i] for x, _ in left))
    z = state("how many have a 0 there", lambda left, i: sum(1 - x[i] for x, _ in left))
    f = state("1 for an attribute that does", lambda left, i: int(len({x[i] for x, _ in left}) == 2))
    q = of_step(
        "1 for the attribute that the rule asks for", lambda rule, i: int(rule is not None and rule.attribute == i)
    )
    a = attributes.sum_of(
        f, "how many attributes take both values on what is left", lambda run, left: _both(run, left), last="a_T"
    )
    applies_to_one = does(q * (p - 1) >= 0)
    taken_away = does(c.next == c - p)
    true_of_nothing_that_is_left = does(p.next == 0)
    none_back = does(u.next <= u, "no 1 comes back"), does(z.next <= z, "no 0 comes back")
    some_are_left = define(c.next >= 1)
    both_or_not, both_after_or_not = (
        define(f**2 == f, "both values or not"),
        define(f.next**2 == f.next, "both values after it or not"),
    )
    asked_for_or_not = define(q**2 == q)
    one_value_only = define((1 - f) * u * z == 0)
    still_both = define(f.next <= u.next, "a 1 after it"), define(f.next <= z.next, "a 0 after it")
    a_value_each, a_value_each_after_it = define(u + z == c), define(u.next + z.next == c.next)
    its_literal = define(q * (p - u) * (p - z) == 0)
    its_literal_after_it = define(q * (p.next - u.next) * (p.next - z.next) == 0)

    bit = have(f >= 0, both_or_not), have(1 - f >= 0, both_or_not)
    bit_after = have(f.next >= 0, both_after_or_not), have(1 - f.next >= 0, both_after_or_not)
    asked = have(q >= 0, asked_for_or_not), have(1 - q >= 0, asked_for_or_not)
    met_before = have(f.next <= u, still_both[0], none_back[0]), have(f.next <= z, still_both[1], none_back[1])
    both_met_before = have(f.next <= u * z, both_after_or_not, met_before, bit_after[0])
    none_is_new = have((1 - f) * f.next <= 0, one_value_only, both_met_before, bit[1])
    both_values_before = have(f.next <= f, none_is_new, bit, bit_after[1])

    # f⁺ ≤ f − q: the attribute that the rule tests took both values, and does so no longer

    false_of_one = have(q * (c - p - 1) >= 0, taken_away, some_are_left, asked[0])
    its_two_parts = have(q * u * z == q * p * (c - p), its_literal, a_value_each)
    both_values = have(q * u * z >= q, applies_to_one, asked_for_or_not, its_two_parts, false_of_one)
    both_before = have(q * (1 - f) <= 0, one_value_only, both_values, bit[1])
    two_parts_after_it = have(
        q * u.next * z.next == q * p.next * (c.next - p.next), its_literal_after_it, a_value_each_after_it
    )
    one_after_it = have(
        q * f.next <= 0,
        both_after_or_not, still_both, true_of_nothing_that_is_left, two_parts_after_it, asked[0], bit_after[0],
    )  # fmt: skip
    settled = have(f.next <= f - q, both_before, one_after_it, both_values_before, asked[1])

    # a round

    Q_n = attributes.sum(q, "the attributes that are asked for, counted one by one")
    one_is_asked_for = define(Q_n == k)
    left_over = c, c.next, p, p.next
    settled_added_up = attributes.total(settled, name="settled, added up", around=left_over)  # a⁺ ≤ a − Q
    before_added_up = attributes.total(both_values_before, name="before, added up", around=left_over)  # a⁺ ≤ a
    one_attribute_less = have(a.next <= a - 1, settled_added_up, one_is_asked_for, never_halts)
    no_attribute_more = have(a.next <= a, before_added_up)
    attributes_left = rounds.total(one_attribute_less, no_attribute_more)
    all_rounds = define(T == F + G)
    one_last_round = does(G <= 1)
    no_more_than_all, no_less_than_none = define(a.start <= n), define(a.last >= 0)
    few_rounds = (
        calc(T)
        .eq(F + G, all_rounds)
        .le(F + 1, one_last_round)
        .le(a.start - a.last + 1, attributes_left)
        .le(n + 1, no_more_than_all, no_less_than_none)
        .called("rounds")
    )


class RightBound(Theory):
    """E ≤ U: a list that is put down is right about whatever has been taken away."""

    m = fixed("the number of examples in the sample", lambda run: len(run.examples))
    b, h, y, s, r, d = Decided["b h y s r d"]

    @Row("example", m, gives="h r b d s y o", about="run")
    def examples(run):
        """The label that the list gives each example, beside the round in which it was taken away."""
        yield {"run": run}
        for i, (x, y) in enumerate(run.examples):
            taken = next((t for t, left in enumerate(run.left[1:]) if not left >> i & 1), len(run.rules))
            rule = run.rules[taken] if taken < len(run.rules) else None
            yield {
                "h": int(rule is not None and rule.fires(x)), "r": taken, "b": rule.answer if rule else 0, "y": y,
                **_decided(run.rules, x), "o": run.left[-1] >> i & 1,
            }  # fmt: skip
        yield {}

    o = of_step("1 on an example that is left over in the end")
    e = of_step("1 on an example about which a list is wrong", lambda s, y: int(s != y))
    E = examples.sum(e, "how many examples of the sample a list is wrong about, counted one by one")
    U = examples.sum(o, "how many examples are left over, counted one by one", lambda run: run.left[-1].bit_count())
    taken_by_the_first_rule = does(d >= r, "taken by the first rule that is true")
    true_where_it_is_taken = does((1 - o) * (1 - h) == 0)
    right_where_it_is_taken = does((1 - o) * (y - b) == 0)
    left_over_or_not = define(o**2 == o)
    label, what_the_list_says = define(y**2 == 1), define(s**2 == 1)
    wrong_or_not = define(2 * e == 1 - y * s)
    left_over = have(o >= 0, left_over_or_not), have(1 - o >= 0, left_over_or_not)
    decided = Decided.decided(taken_by_the_first_rule)
    its_answer = have((1 - o) * (b * s - 1) >= 0, true_where_it_is_taken, decided, left_over[1])
    right = have((1 - o) * e <= 0, wrong_or_not, right_where_it_is_taken, its_answer)
    at_most_one = have(e <= 1, wrong_or_not, label, what_the_list_says)
    wrong_if_left_over = have(e <= o, right, at_most_one, left_over[0])
    errors = examples.total(wrong_if_left_over)
    right_on_the_sample = have(E <= U, errors)


class FirstRules(Theory):
    """s_f = l·b₁ + (1 − l)w_m: the label of a list is that of its first rule or of its rest, for every example.

    Where the first rule is not true its literal is not, and the opposite one is; so rule by rule, from the last one up,
    the list after it gives the label of the rest.
    """

    i_m = fixed("how many later rules there are")
    i_o = fixed("how many later rules ask for another attribute")
    i_s = fixed("how many later rules ask for the first rule's literal")
    i_d = fixed("how many later rules ask for the opposite one")

    @Row(
        "rule", i_m, gives="rule s w turned", changes="s w turned", about="rules head x other after",
        kinds=(("", i_o), ("", i_s), ("", i_d)), kind=lambda rule, head: _kind_of(rule, head),
    )  # fmt: skip
    def later_rules(rules, x):
        """The rules after the first one, from the default up, and what each makes of the row x of bits."""
        first, *after, default = rules = _checked_rules(rules)
        x = row_of_bits("x", x, "a list is about bits")
        checked_integer("the number of bits", len(x), least=max(rule.attribute for rule in rules[:-1]) + 1)
        other = tuple(1 - bit if i == first.attribute else bit for i, bit in enumerate(x))
        yield {"rules": rules, "head": first, "x": x, "other": other, "after": after}
        s = w = turned = default.answer
        for rule in reversed(after):
            yield {"rule": rule, "s": s, "w": w, "turned": turned}
            kind, b = _kind_of(rule, first), rule.answer
            s = b if rule.fires(x) else s
            w = (b if rule.fires(x) else w, w, b)[kind]
            turned = (b if rule.fires(other) else turned, turned, b)[kind]
        yield {"s": _says(rules[1:], x), "w": _says(rest_of(rules), x), "turned": _says(rest_of(rules), other)}

    h = of_step("1 on an example of which that rule is true", lambda rule, x: int(rule.fires(x)))
    b = of_step("what that rule answers, 1 or −1", lambda rule: rule.answer)
    l = fixed("1 on an example of which a list's first rule is true", lambda head, x: int(head.fires(x)))
    b_1 = fixed("what the first rule answers", lambda head: head.answer)
    s_f = fixed("what a list says of an example, by cases", lambda rules, x: _says(rules, x))
    s_0 = fixed("what its default answers", lambda rules: rules[-1].answer)
    s = state("what a list says of an example", start=s_0, last="s_m")
    w = state("what the rest of a list says, rule by rule from the last one up", start=s_0, last="w_m")
    w_o = state(
        "what the rest says of the example with the other value of the first rule's attribute",
        lambda turned: turned, start=s_0, last="w'_m", name="w'",
    )  # fmt: skip

    by_cases = define(s.next == h * b + (1 - h) * s, "a rule, and else the list after it")
    rest_by_cases = define(w.next == h * b + (1 - h) * w, "a rule, and else the rest after it")
    other_by_cases = define(w_o.next == h * b + (1 - h) * w_o, "another attribute, so as true with the other value")
    first_rule_true_or_not = define(l**2 == l)
    whole_list = define(s_f == l * b_1 + (1 - l) * s.last, "the first rule, and else the list after it")
    same_literal, left_out = define(h == l, "the first rule's literal"), define(w.next == w, "left out of the rest")
    opposite, default = define(h == 1 - l, "the opposite literal"), define(w.next == b, "default of the rest")
    other_left_out = define(w_o.next == w_o, "left out with the other value")
    other_default = define(w_o.next == b, "default with the other value")

    same = later_rules.keep(
        (
            "the same where the first rule is not true", (1 - l) * (s - w) == 0,
            (first_rule_true_or_not, by_cases, rest_by_cases),
            (first_rule_true_or_not, by_cases, same_literal, left_out),
            (first_rule_true_or_not, by_cases, opposite, default),
        )
    )  # fmt: skip
    first_and_rest = have(s_f == l * b_1 + (1 - l) * w.last, whole_list, same, name="a first rule and a rest")
    rest_without = later_rules.keep(
        (
            "a rest without the attribute", w == w_o,
            (rest_by_cases, other_by_cases), (left_out, other_left_out), (default, other_default),
        )
    )  # fmt: skip
    alike = (
        define(b_1 == s_0, "a rule with the default's answer"),
        define(w.last == s_0, "a rest with its answer"),
    )
    default_alone = have(s_0 == l * b_1 + (1 - l) * w.last, alike, name="a default alone")


class Functions(Theory):
    """N ≤ n!·4ⁿ ≤ (4n)ⁿ: over one more attribute there are 4K⁺ first rules, with each no more functions than rests."""

    D = fixed("n − 1")
    J = fixed("the number of first rules")
    N = state(
        "the number of functions of decision lists: of all that a first rule and a rest make",
        lambda rests: len(rests), start=4, last="N_n",
    )  # fmt: skip

    @Row("attribute", D, gives="K rests", changes="K rests", about="n")
    def attributes(functions):
        """The functions over 1, 2, …, n attributes, each a whole number with a bit for each of the 2ⁿ rows."""
        yield {"n": whole("the number of sets of functions", len(functions), 1, refusal=BadSize)}
        yield from ({"K": K, "rests": some} for K, some in enumerate(functions, 1))

    @Row("rule", J, gives="made")
    def rules(K, rests):
        """All first rules over one attribute more, each before all rests."""
        seen = set()
        for made in _made(rests, K + 1):
            yield {"made": [(function, function not in seen and not seen.add(function)) for function in made]}

    @Row("rest", N, gives="new")
    def rests(made):
        yield from ({"new": int(new)} for _, new in made)

    n = fixed("the number of attributes")
    K = state("how many attributes have been counted", start=1, last="K_n")
    t = of_step("1 where a first rule and a rest make a function that none before them made", lambda new: new)
    S_N = rests.sum(t, "the functions that one first rule makes, counted one by one")
    Z_J = rules.sum(S_N, "the functions that the first rules make, counted rule by rule")
    P = state(
        "a product: 4 times 1, 2, …, as far as attributes have been counted",
        lambda K: factorial(K) * 4**K, start=4, last="n!4^n",
    )  # fmt: skip
    g = state("a power of 4n", lambda n, K: (4 * n) ** K, start=4 * n, last="(4n)^n")

    new_or_not = define(t**2 == t)
    four_rules_for_an_attribute = define(J == 4 * K.next)
    a_first_rule = define(N.next == Z_J, "a first rule, and what is left")
    one_attribute_more = define(K.next == K + 1)
    within = assume(K.next <= n, "attributes so far")
    some_attribute = assume(n >= 1)
    one_function_for_each_rest = rests.total(have(t <= 1, new_or_not))
    first_rules_and_rests = have(
        N.next <= 4 * K.next * N, rules.total(one_function_for_each_rest), a_first_rule, four_rules_for_an_attribute
    )

    k_as_a_factor = define(P.next == 4 * K.next * P, "4k as a factor")
    n_as_a_factor = define(g.next == 4 * n * g, "4n as a factor")
    counted = have(K.next >= 0, K >= 0, one_attribute_more)
    no_more_than_n = have(K.next * P <= n * P, kept(P >= 0, "a product"), within)
    functions, product_and_power, a_product, attributes_counted = attributes.keep(
        ("functions", N <= P, k_as_a_factor, counted, first_rules_and_rests),
        ("product and power", P <= g, k_as_a_factor, n_as_a_factor, no_more_than_n, have(n >= 0, some_attribute)),
        ("a product", P >= 0, k_as_a_factor, counted),
        ("attributes counted", K >= 0, one_attribute_more),
        given=[some_attribute],
    )

    # ln N ≤ n ln 4n

    Λ = log(N, text="its logarithm")
    ell = log(4 * n, text="ln 4n")
    some_function, some_function_after_it = define(N >= 1), define(N.next >= 1)
    size = have(4 * n > 0, some_attribute)
    many, many_after_it = have(N > 0, some_function), have(N.next > 0, some_function_after_it)
    tangent = lemma(logarithms.below_product, size, many, many_after_it, A=4 * n, B=N, C=N.next)
    at_most_4n_times_as_many = have(N.next <= 4 * n * N, within, first_rules_and_rests, many)
    some_pairs = have(4 * n * N > 0, size, many)
    one_rule_more = have(Λ.next <= Λ + ell, tangent, at_most_4n_times_as_many, some_pairs)
    l_4 = log(4, text="ln 4")
    rule_by_rule = attributes.keep(("rule by rule", Λ <= l_4 + D * ell, one_rule_more), start={Λ: l_4}, around=[n])
    no_less = have(4 <= 4 * n, some_attribute)
    the_first = lemma(logarithms.monotone, size, no_less, at={"A": 4, "a": l_4, "B": 1, "C": 4 * n})
    and_one = define(D == n - 1)
    logarithm_of_their_number = have(Λ.last <= n * ell, rule_by_rule, the_first, and_one)


letters = Notation(Decided, OneOfTwo, RoundsBound, RightBound, FirstRules, Functions)
T, F, G, n = (one.value for one in RoundsBound["T F G n"])
a_0, a_T, E, U = RoundsBound.a.start.value, RoundsBound.a.last.value, RightBound.E.value, RightBound.U.value


@statement
def decides() -> Proved:
    """h(bs − 1) ≥ 0: the highest rule that applies decides whatever it is true of, and so the list says its answer."""
    return Decided.decides.proof


@statement
def wrong_on_none() -> Proved:
    """W_c ≤ 0: the highest rule of a consistent list that applies to what is left is wrong on none of it."""
    return RoundsBound.wrong_on_none.proof


@statement
def never_halts() -> Proved:
    """k ≥ 1: a rule is put down."""
    return RoundsBound.never_halts.proof


@statement
def one_of_two() -> Proved:
    """e_1 + e_2 ≥ 1: any list is wrong about one of two examples with different labels, if its highest rule is true of
    both."""
    return OneOfTwo.one_of_the_two.proof


@statement
def both_before() -> Proved:
    """f⁺ ≤ f: an attribute that takes both values on what is left after a round took both before."""
    return RoundsBound.both_values_before.proof


@statement
def settled() -> Proved:
    """f⁺ ≤ f − q: the attribute that the rule tests took both values, and does so no longer."""
    return RoundsBound.settled.proof


@statement
def rounds() -> Theorem:
    """T ≤ n + 1: where a list fits, the greedy algorithm never halts, and n + 1 rounds are enough."""
    causes = {
        "settled, added up": ("several at once", "attributes besides its own that a rule leaves with one value"),
        "before, added up": ("in the last round", "attributes that take both values on what the last rule takes away"),
        "no more than all": ("never both", "attributes that take one value on the whole sample"),
    }
    a = RoundsBound
    shown = a.wrong_on_none, a.never_halts
    return theorem("Greedy decision lists", "Rivest 1987", a.few_rounds, causes=causes, shown=shown)


@statement
def wrong_if_left() -> Proved:
    """e ≤ o: a list that is put down is right about whatever has been taken away.

    The rank r is the round in which an example is taken away, and b is what that round's rule answers.
    """
    return RightBound.wrong_if_left_over.proof


@statement
def right() -> Theorem:
    """E ≤ U: the list that is put down is wrong only about examples that are left over, none where it is found."""
    causes = {"errors": ("right all the same", "examples left over about which the default is right")}
    name, line = "What a greedy list gets right", RightBound.right_on_the_sample
    return theorem(name, "Rivest 1987", line, count=RightBound.E, counted="error", causes=causes, shown=())


@statement
def first_and_rest() -> Proved:
    """s_f = l·b₁ + (1 − l)w_m: the label of a list is that of its first rule or of its rest, for every example."""
    return FirstRules.first_and_rest.proof


@statement
def rest_without() -> Proved:
    """w_m = w'_m: a rest gives the same label to two examples that differ in the first rule's attribute only.

    So it is a list over the other attributes.
    """
    return FirstRules.rest_without.proof


@statement
def default_alone() -> Proved:
    """s_0 = l·b₁ + (1 − l)w_m for b₁ = w_m = s_0: a default is a rule with its answer, before such a rest."""
    return FirstRules.default_alone.proof


@statement
def first_rule() -> Proved:
    """N⁺ ≤ 4K⁺N: there are 4K⁺ first rules, and with each of them no more functions than there are rests."""
    return Functions.first_rules_and_rests.proof


@statement
def functions() -> tuple[Proved, Proved]:
    """N_n ≤ n!·4ⁿ ≤ (4n)ⁿ for the functions of lists over n ≥ 1 attributes; over one attribute there are 4."""
    return Functions.functions.proof, Functions.product_and_power.proof


@statement
def log_of_functions() -> Proved:
    """ln N_n ≤ n ln 4n; Λ is ln N, and ℓ is ln 4n."""
    return Functions.logarithm_of_their_number.proof


def _highest(target, left) -> int:
    """The rank of the highest rule of a list that applies to some examples."""
    return next(rank for rank, rule in enumerate(target.rules) if any(rule.fires(x) for x, _ in left))


def _decided(rules: Sequence, x) -> dict:
    """The rank of the rule that decides x, and its label; − where no rule is true of x."""
    d = next((i for i, rule in enumerate(rules) if rule is not None and rule.fires(x)), len(rules))
    return {"d": d, "s": rules[d].answer if d < len(rules) else -1}


def _true_of(left, rule) -> int:
    """Of how many examples a rule is true; of none, where there is no rule."""
    return 0 if rule is None else sum(rule.fires(x) for x, _ in left)


def _both(run, left) -> int:
    """How many attributes take both values on these examples."""
    return sum(len({x[j] for x, _ in left}) == 2 for j in range(run.examples.dimension))


def read_certificate(certificate: NoConsistentList, examples: Examples, target) -> Mapping[str, int]:
    """The two examples that a certificate has for a list: those of which its highest rule that applies is true.

    Raise `BadTarget` for what is no list over the attributes of the examples.
    """
    checked_list(target, examples.dimension)
    rank = _highest(target, [examples[i] for i in certificate.left])
    rule = target.rules[rank]
    point = {"r": rank, "b": rule.answer}
    for name, i in zip("12", certificate.pairs[rule[:2]], strict=True):
        x, y = examples[i]
        d, s = _decided(target.rules, examples[i][0]).values()
        point |= {
            f"h_{name}": int(rule.fires(x)),
            f"d_{name}": d,
            f"s_{name}": s,
            f"y_{name}": y,
            f"e_{name}": int(s != y),
        }
    return point


def rest_of(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """What comes after the first rule of a list, without its attribute: there the first rule is not true.

    A rule with its literal is left out, and the first one with the opposite literal is the default.

    >>> rules = Rule(0, 1, +1), Rule(2, 0, -1), Rule(0, 1, -1), Rule(0, 0, +1), Rule(1, 1, -1), Rule(None, None, -1)
    >>> print(*rest_of(rules), sep=", ")
    x̄₃ → −, else +
    """
    attribute, value, _ = rules[0]
    rest = []
    for rule in rules[1:]:
        if rule.attribute == attribute and rule.value != value:
            return (*rest, Rule(None, None, rule.answer))
        if rule.attribute != attribute:
            rest.append(rule)
    return tuple(rest)


def _says(rules: Sequence[Rule], x) -> int:
    """The answer of the first rule that is true of x."""
    return next(rule.answer for rule in rules if rule.fires(x))


def _kind_of(rule: Rule, first: Rule) -> int:
    """0 for a rule about another attribute than the first rule's, 1 for its literal, 2 for the opposite one."""
    return 0 if rule.attribute != first.attribute else 1 if rule.value == first.value else 2


def _checked_rules(rules: object) -> tuple[Rule, ...]:
    """A rule or more, each testing one bit, and a default, the last of them; else `BadTarget`."""
    wanted = "give a rule or more, and a default, the last of them"
    checked = listed("rules", rules, wanted, BadTarget)
    if len(checked) < 2 or [rule.attribute is None for rule in checked] != [False] * (len(checked) - 1) + [True]:
        raise BadTarget(f"{checked!r}: {wanted}", checked)
    return checked


def _made(rests: Set[int], n: int):
    """For each first rule over n attributes the functions that it makes with all functions of the other n − 1."""
    inputs = range(2**n)
    for i, v, answer in product(range(n), (0, 1), (0, 1)):
        where = sum(1 << x for x in inputs if x >> i & 1 == v)
        places = [x & (1 << i) - 1 | x >> i + 1 << i for x in inputs]  # each row without its attribute i
        spread = (sum(1 << x for x, p in zip(inputs, places, strict=True) if rest >> p & 1) for rest in sorted(rests))
        yield [one | where if answer else one & ~where for one in spread]
