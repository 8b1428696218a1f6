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

from sympy import S

from mistake_bounds.proof import (
    Eq,
    Proved,
    assumption,
    claim,
    definition,
    induct,
    instantiate,
    keep,
    own_step,
    prove,
    statement,
    telescope,
)
from mistake_bounds.theorem import logarithms
from mistake_bounds.theorem.logarithms import at
from mistake_bounds.theorem.notation import Letters
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import ATTRIBUTE, EXAMPLE, REST, ROUND, RULE

letters = Letters()
n = letters("n", "the number of attributes", "`examples.dimension`")
T = letters("T", "the number of rounds, that of the default counted", "`len(run.rules)`")
F, G = letters("F G", "how many rounds leave some examples, and how many leave none")
r = letters("r", "the rank of a list's highest rule that applies, or the round in which an example is taken away")
b = letters("b", "what that rule answers, 1 or −1")
h, h_1, h_2 = letters("h h_1 h_2", "1 on an example of which that rule is true")
d, d_1, d_2 = letters("d d_1 d_2", "the rank of the rule that decides an example")
s, s_1, s_2 = letters("s s_1 s_2", "what a list says of an example")
y, y_1, y_2 = letters("y y_1 y_2", "the label of an example, 1 or −1")
e, e_1, e_2 = letters("e e_1 e_2", "1 on an example about which a list is wrong")
E, V, V_next, V_m = letters("E V V^+ V_m", "how many examples of the sample a list is wrong about, counted one by one")
o = letters("o", "1 on an example that is left over in the end")
U, X, X_next, X_m = letters("U X X^+ X_m", "how many examples are left over, counted one by one")
m = letters("m", "the number of examples in the sample", "`len(examples)`")
v = letters("v", "1 on an example about which the highest rule that applies is wrong")
W, W_next, W_c = letters("W W^+ W_c", "on how many examples that are left it is wrong, counted one by one")
k = letters("k", "1 where a rule is put down, 0 where the algorithm halts")
c, c_next = letters("c c^+", "how many examples are left", "`run.positions(t)`")
p, p_next = letters("p p^+", "of how many of them the rule is true that is put down")
a, a_0, a_next, a_T = letters("a a_0 a^+ a_T", "how many attributes take both values on what is left")
f, f_next = letters("f f^+", "1 for an attribute that does")
u, u_next = letters("u u^+", "how many examples that are left have a 1 there")
z, z_next = letters("z z^+", "how many have a 0 there")
q = letters("q", "1 for the attribute that the rule asks for")
A, A_next, A_n = letters("A A^+ A_n", "the attributes with both values, counted one by one")
B, B_next, B_n = letters("B B^+ B_n", "the attributes with both values after the round, counted one by one")
Q, Q_next, Q_n = letters("Q Q^+ Q_n", "the attributes that are asked for, counted one by one")
N, N_next, N_n = letters(
    "N N^+ N_n",
    "the number of functions of decision lists: of all that a first rule and a rest make",
    "`one_decision_lists(n)`",
)
J = letters("J", "the number of first rules")
l = letters("l", "1 on an example of which a list's first rule is true")
b_1 = letters("b_1", "what the first rule answers")
s_f = letters("s_f", "what a list says of an example, by cases")
s_0 = letters("s_0", "what its default answers")
s_next, s_m = letters("s^+ s_m", "what a list says from its next rule on, and after its first")
w, w_next, w_m = letters(
    "w w^+ w_m",
    "what the rest of a list says, rule by rule from the last one up",
    "`mistake_bounds.chapters.greedy_lists.reading.rest_of(rules)`",
)
w_o, w_o_next, w_o_m = letters(
    "w' w'^+ w'_m", "what the rest says of the example with the other value of the first rule's attribute"
)
i_o, i_s, i_d = letters(
    "i_o i_s i_d",
    "how many later rules ask for another attribute, for the first rule's literal, and for the opposite one",
)
t = letters("t", "1 where a first rule and a rest make a function that none before them made")
built, built_next, built_N = letters("S S^+ S_N", "the functions that one first rule makes, counted one by one")
Z, Z_next, Z_J = letters("Z Z^+ Z_J", "the functions that the first rules make, counted rule by rule")
Lam, Lam_next, Lam_n = letters("Lambda Lambda^+ Lambda_n", "its logarithm")
ell = letters("ell", "ln 4n")
ell_4 = letters("l_4", "ln 4")
K, K_next, K_n = letters("K K^+ K_n", "how many attributes have been counted")
D = letters("D", "n − 1")
P, P_next, product = letters("P P^+ n!4^n", "a product: 4 times 1, 2, …, as far as attributes have been counted")
g, g_next, power = letters("g g^+ (4n)^n", "a power of 4n")

# What a decision list is: of the rules that are true of an example none stands before the one that decides, and those
# that answer otherwise stand after it.
RANKS = assumption(h * (2 * (r - d) - 1 + b * s) >= 0, "ranks of the target")
HIGHEST = definition(d >= r, "highest that applies")
NOT_BEFORE = own_step(d >= r, "taken by the first rule that is true")
TRUE_OR_NOT = definition(Eq(h**2, h), "true or not")
CONSISTENT = assumption(Eq(s, y), "consistent")

# What the algorithm does in a round.
HALTS = own_step((1 - k) * (W_c - 1) >= 0, "halts only if each rule is wrong")
PUT_OR_NOT = definition(Eq(k**2, k), "put down or not")
APPLIES = own_step(q * (p - 1) >= 0, "applies to one")
TAKEN = own_step(Eq(c_next, c - p), "taken away")
NONE_TRUE = own_step(Eq(p_next, 0), "true of nothing that is left")
NONE_BACK = own_step(u_next <= u, "no 1 comes back"), own_step(z_next <= z, "no 0 comes back")

# What the letters stand for.
SOME_LEFT = definition(c_next >= 1, "some are left")
BITS = (
    definition(Eq(f**2, f), "both values or not"),
    definition(Eq(f_next**2, f_next), "both values after it or not"),
    definition(Eq(q**2, q), "asked for or not"),
)
ONE_VALUE = definition(Eq((1 - f) * u * z, 0), "one value only")
STILL_BOTH = definition(f_next <= u_next, "a 1 after it"), definition(f_next <= z_next, "a 0 after it")
VALUES = definition(Eq(u + z, c), "a value each"), definition(Eq(u_next + z_next, c_next), "a value each after it")
LITERAL = definition(Eq(q * (p - u) * (p - z), 0), "its literal")
LITERAL_AFTER = definition(Eq(q * (p_next - u_next) * (p_next - z_next), 0), "its literal after it")
BOTH_VALUES, BOTH_AFTER = definition(Eq(a, A_n), "attributes"), definition(Eq(a_next, B_n), "attributes after it")
ONE_ASKED = definition(Eq(Q_n, k), "one is asked for")


WRONGS = Row(EXAMPLE, c, (Sum(W, W_next, W_c, v),))
ATTRIBUTES = Row(ATTRIBUTE, n, (Sum(A, A_next, A_n, f), Sum(B, B_next, B_n, f_next), Sum(Q, Q_next, Q_n, q)))
ERRORS = Row(EXAMPLE, m, (Sum(V, V_next, V_m, e), Sum(X, X_next, X_m, o)))
RESTS = Row(REST, N, (Sum(built, built_next, built_N, t),))


# the highest rule that applies


def _decides(first) -> Proved:
    """A rule that is true of an example of which none before it is, decides it."""
    here = prove(claim(h >= 0, "h ≥ 0"), given=[TRUE_OR_NOT])
    return prove(claim(h * (b * s - 1) >= 0, "the highest decides"), given=[RANKS, first], using=[here])


@statement
def decides() -> Proved:
    """h(bs − 1) ≥ 0: the highest rule that applies decides whatever it is true of, and so the list says its answer.

    >>> decides().claim
    the highest decides: h·(b·s - 1) ≥ 0
    """
    return _decides(HIGHEST)


@statement
def wrong_on_none() -> Proved:
    """W_c ≤ 0: the highest rule of a consistent list that applies to what is left is wrong on none of it.

    >>> wrong_on_none().claim
    wrong on none: W_c ≤ 0
    """
    wrong = definition(Eq(2 * v, h * (1 - b * y)), "wrong or not")
    one = prove(claim(v <= 0, "not wrong"), given=[wrong, CONSISTENT], using=[decides()])
    return WRONGS.sum_over(one, "wrong on none")


@statement
def never_halts() -> Proved:
    """k ≥ 1: a rule is put down.

    >>> never_halts().claim
    never halts: k ≥ 1
    """
    room = prove(claim(1 - k >= 0, "k ≤ 1"), given=[PUT_OR_NOT])
    return prove(claim(k >= 1, "never halts"), given=[HALTS], using=[wrong_on_none(), room])


@statement
def one_of_two() -> Proved:
    """e_1 + e_2 ≥ 1: any list is wrong about one of two examples with different labels, if its highest rule is true of
    both.

    >>> one_of_two().claim
    one of the two: e_1 + e_2 ≥ 1
    """
    answers = []
    for s_i, h_i, d_i in ((s_1, h_1, d_1), (s_2, h_2, d_2)):
        known = instantiate(decides(), {s: s_i, h: h_i, d: d_i})
        answers.append(
            prove(claim(b * s_i >= 1, "its answer"), given=[assumption(Eq(h_i, 1), "true of both")], using=[known])
        )
    square = definition(Eq(b**2, 1), "an answer")
    label = [definition(Eq(s_1**2, 1), "what the list says"), definition(Eq(s_2**2, 1), "what the list says")]
    same = prove(
        claim(s_1 <= s_2, "the same of both"),
        given=[square, *label],
        using=[*answers, s_1 - b, s_2 - b, 1 + s_1, 1 - s_2],
    )
    errs = [
        definition(Eq(2 * e_1, 1 - y_1 * s_1), "wrong or not"),
        definition(Eq(2 * e_2, 1 - y_2 * s_2), "wrong or not"),
    ]
    labels = [assumption(Eq(y_1, 1), "positive"), assumption(Eq(y_2, -1), "negative")]
    return prove(claim(e_1 + e_2 >= 1, "one of the two"), given=[*errs, *labels], using=[same])


# the rounds


def _bit(bit, known) -> tuple[Proved, Proved]:
    """What is its own square is from 0 to 1."""
    least = prove(claim(bit >= 0, f"{bit} ≥ 0"), given=[known])
    return least, prove(claim(1 - bit >= 0, f"{bit} ≤ 1"), given=[known])


@statement
def both_before() -> Proved:
    """f⁺ ≤ f: an attribute that takes both values on what is left after a round took both before.

    >>> both_before().claim
    both values before: f^+ ≤ f
    """
    (least, most), (least_next, most_next) = _bit(f, BITS[0]), _bit(f_next, BITS[1])
    ones, zeros = (
        prove(claim(f_next <= count, "met before"), given=[still, back])
        for count, still, back in zip((u, z), STILL_BOTH, NONE_BACK, strict=True)
    )
    product = prove(claim(f_next <= u * z, "both met before"), given=[BITS[1]], using=[ones, zeros, least_next])
    lost = prove(claim((1 - f) * f_next <= 0, "none is new"), given=[ONE_VALUE], using=[product, most])
    return prove(claim(f_next <= f, "both values before"), using=[lost, least, most_next])


@statement
def settled() -> Proved:
    """f⁺ ≤ f − q: the attribute that the rule tests took both values, and does so no longer.

    >>> settled().claim
    settled: f^+ ≤ f - q
    """
    (_, most), (least_q, most_q) = _bit(f, BITS[0]), _bit(q, BITS[2])
    least_next = _bit(f_next, BITS[1])[0]
    others = prove(claim(q * (c - p - 1) >= 0, "false of one"), given=[TAKEN, SOME_LEFT], using=[least_q])
    parts = prove(claim(Eq(q * u * z, q * p * (c - p)), "its two parts"), given=[LITERAL, VALUES[0]])
    whole = prove(claim(q * u * z >= q, "both values"), given=[APPLIES, BITS[2]], using=[parts, others])
    was = prove(claim(q * (1 - f) <= 0, "both before"), given=[ONE_VALUE], using=[whole, most])
    two = claim(Eq(q * u_next * z_next, q * p_next * (c_next - p_next)), "two parts after it")
    facts = [prove(two, given=[LITERAL_AFTER, VALUES[1]]), least_q, least_next]
    gone = prove(claim(q * f_next <= 0, "one after it"), given=[BITS[1], *STILL_BOTH, NONE_TRUE], using=facts)
    return prove(claim(f_next <= f - q, "settled"), using=[was, gone, both_before(), most_q])


@statement
def rounds() -> Theorem:
    """T ≤ n + 1: where a list fits, the greedy algorithm never halts, and n + 1 rounds are enough.

    >>> rounds().conclusion.claim
    rounds: T ≤ n + 1
    """
    left = c, c_next, p, p_next
    row = ATTRIBUTES.sum_over(settled(), "settled, added up", left)
    counts = [BOTH_VALUES, BOTH_AFTER]
    fewer = claim(a_next <= a - 1, "one attribute less")
    one_less = prove(fewer, given=[*counts, ONE_ASKED], using=[row, never_halts()])
    both = Row(ATTRIBUTE, n, ATTRIBUTES.sums[:2])
    others = both.sum_over(both_before(), "before, added up", left)
    no_more = prove(claim(a_next <= a, "no attribute more"), given=counts, using=[others])
    steps = ((one_less, F), (no_more, G))
    state = ((a, a_0, a_next, a_T),)
    total = telescope(a, steps, state, (a_0,), at_least=False, name="attributes left", over=ROUND)
    given = [
        definition(Eq(T, F + G), "all rounds"),
        own_step(G <= 1, "one last round"),
        definition(a_0 <= n, "no more than all"),
        definition(a_T >= 0, "no less than none"),
    ]
    splits = (HALTS, PUT_OR_NOT, TAKEN, NONE_TRUE, SOME_LEFT, ONE_ASKED, *counts)
    return Theorem(
        name="Greedy decision lists",
        source="Rivest 1987",
        kinds=(
            Kind("splitting round", splits, (one_less,), (wrong_on_none(), never_halts())),
            Kind("last round", tuple(counts), (no_more,)),
        ),
        sums=(total,),
        facts=(),
        conclusion=prove(claim(T <= n + 1, "rounds"), given=given, using=[total]),
        count="T",
        read=reader("greedy_lists.reading:read_rounds"),
        causes={
            "settled, added up": ("several at once", "attributes besides its own that a rule leaves with one value"),
            "before, added up": (
                "in the last round",
                "attributes that take both values on what the last rule takes away",
            ),
            "no more than all": ("never both", "attributes that take one value on the whole sample"),
        },
    )


# the list that is put down

FIRES = own_step(Eq((1 - o) * (1 - h), 0), "true where it is taken")
RIGHT = own_step(Eq((1 - o) * (y - b), 0), "right where it is taken")
LEFT_OR_NOT = definition(Eq(o**2, o), "left over or not")
LABEL, SAYS = definition(Eq(y**2, 1), "label"), definition(Eq(s**2, 1), "what the list says")
WRONG_OR_NOT = definition(Eq(2 * e, 1 - y * s), "wrong or not")


@statement
def wrong_if_left() -> Proved:
    """e ≤ o: a list that is put down is right about whatever has been taken away.

    The rank r is the round in which an example is taken away, and b is what that round's rule answers.

    >>> wrong_if_left().claim
    wrong if left over: e ≤ o
    """
    least, taken = _bit(o, LEFT_OR_NOT)
    decided = _decides(NOT_BEFORE)
    answers = prove(claim((1 - o) * (b * s - 1) >= 0, "its answer"), given=[FIRES], using=[decided, taken])
    none = prove(claim((1 - o) * e <= 0, "right"), given=[WRONG_OR_NOT, RIGHT], using=[answers])
    one = prove(claim(e <= 1, "at most one"), given=[WRONG_OR_NOT, LABEL, SAYS])
    return prove(claim(e <= o, "wrong if left over"), using=[none, one, least])


@statement
def right() -> Theorem:
    """E ≤ U: the list that is put down is wrong at most about the examples that are left over, none where it is found.

    >>> right().conclusion.claim
    right on the sample: E ≤ U
    """
    row = ERRORS.sum_over(wrong_if_left(), "errors")
    counted = [definition(Eq(E, V_m), "all errors"), definition(Eq(U, X_m), "all that is left over")]
    return Theorem(
        name="What a greedy list gets right",
        source="Rivest 1987",
        kinds=(),
        sums=(),
        facts=(row,),
        conclusion=prove(claim(E <= U, "right on the sample"), given=counted, using=[row]),
        count="E",
        read=reader("greedy_lists.reading:read_answers"),
        causes={"errors": ("right all the same", "examples left over about which the default is right")},
    )


# how many functions there are


NEW_OR_NOT = definition(Eq(t**2, t), "new or not")
OF_ONE_RULE = Row(RULE, J, (Sum(Z, Z_next, Z_J, built_N, "with this rule"),))
FOUR_RULES = definition(Eq(J, 4 * K_next), "four rules for an attribute")
FIRST_RULE = definition(Eq(N_next, Z_J), "a first rule, and what is left")


BY_CASES = definition(Eq(s_next, h * b + (1 - h) * s), "a rule, and else the list after it")
REST_BY_CASES = definition(Eq(w_next, h * b + (1 - h) * w), "a rule, and else the rest after it")
OTHER_BY_CASES = definition(Eq(w_o_next, h * b + (1 - h) * w_o), "another attribute, so as true with the other value")
FIRST_TRUE = definition(Eq(l**2, l), "first rule true or not")
WHOLE_LIST = definition(Eq(s_f, l * b_1 + (1 - l) * s_m), "the first rule, and else the list after it")
SAME_LITERAL = definition(Eq(h, l), "the first rule's literal"), definition(Eq(w_next, w), "left out of the rest")
OPPOSITE = definition(Eq(h, 1 - l), "the opposite literal"), definition(Eq(w_next, b), "default of the rest")
OTHER_LEFT_OUT = definition(Eq(w_o_next, w_o), "left out with the other value")
OTHER_DEFAULT = definition(Eq(w_o_next, b), "default with the other value")
ONE_MORE = definition(Eq(K_next, K + 1), "one attribute more")
WITHIN = assumption(K_next <= n, "attributes so far")
SOME = assumption(n >= 1, "some attribute")


@statement
def first_and_rest() -> Proved:
    """s_f = l·b₁ + (1 − l)w_m: the label of a list is that of its first rule or of its rest, for every example.

    Where the first rule is not true its literal is not, and the opposite one is; so rule by rule, from the last one up,
    the list after it gives the label of the rest.

    >>> first_and_rest().claim
    a first rule and a rest: s_f = b_1·l + w_m·(1 - l)
    """
    kinds = [
        ([FIRST_TRUE, BY_CASES, REST_BY_CASES], i_o),
        ([FIRST_TRUE, BY_CASES, *SAME_LITERAL], i_s),
        ([FIRST_TRUE, BY_CASES, *OPPOSITE], i_d),
    ]
    state = ((s, s_0, s_next, s_m), (w, s_0, w_next, w_m))
    name = "the same where the first rule is not true"
    same = keep(Eq((1 - l) * (s - w), 0), kinds, state, (l, s_0), name, RULE)
    return prove(claim(Eq(s_f, l * b_1 + (1 - l) * w_m), "a first rule and a rest"), [WHOLE_LIST], [same])


@statement
def rest_without() -> Proved:
    """w_m = w'_m: a rest gives the same label to two examples that differ in the first rule's attribute only.

    So it is a list over the other attributes.

    >>> rest_without().claim
    a rest without the attribute: w_m = w'_m
    """
    kinds = [
        ([REST_BY_CASES, OTHER_BY_CASES], i_o),
        ([SAME_LITERAL[1], OTHER_LEFT_OUT], i_s),
        ([OPPOSITE[1], OTHER_DEFAULT], i_d),
    ]
    state = (w, s_0, w_next, w_m), (w_o, s_0, w_o_next, w_o_m)
    return keep(Eq(w, w_o), kinds, state, (s_0,), "a rest without the attribute", RULE)


@statement
def default_alone() -> Proved:
    """s_0 = l·b₁ + (1 − l)w_m for b₁ = w_m = s_0: a default is a rule with its answer, before a rest with its answer.

    >>> default_alone().claim
    a default alone: s_0 = b_1·l + w_m·(1 - l)
    """
    alike = [
        definition(Eq(b_1, s_0), "a rule with the default's answer"),
        definition(Eq(w_m, s_0), "a rest with its answer"),
    ]
    return prove(claim(Eq(s_0, l * b_1 + (1 - l) * w_m), "a default alone"), alike)


@statement
def first_rule() -> Proved:
    """N⁺ ≤ 4K⁺N: there are 4K⁺ first rules, and with each of them no more functions than there are rests.

    >>> first_rule().claim
    first rules and rests: N^+ ≤ 4·K^+·N
    """
    one = prove(claim(t <= 1, "one at most"), given=[NEW_OR_NOT])
    rests = RESTS.sum_over(one, "one function for each rest")
    more = prove(claim(Z_next <= Z + N, "one rule more"), given=OF_ONE_RULE.given, using=[rests])
    total = OF_ONE_RULE.telescope(Z, more, "rule by rule", (N,))
    return prove(claim(N_next <= 4 * K_next * N, "first rules and rests"), [FIRST_RULE, FOUR_RULES], [total])


@statement
def functions() -> tuple[Proved, Proved]:
    """N_n ≤ n!·4ⁿ ≤ (4n)ⁿ for the functions of lists over n ≥ 1 attributes; over one attribute there are 4.

    >>> [proof.claim for proof in functions()]
    [functions: N_n ≤ n!4^n, product and power: n!4^n ≤ (4n)^n]
    """
    held = (
        claim(N <= P, "functions"),
        claim(P <= g, "product and power"),
        claim(P >= 0, "a product"),
        claim(K >= 0, "attributes counted"),
    )
    factor, factor_4n = (
        definition(Eq(P_next, 4 * K_next * P), "4k as a factor"),
        definition(Eq(g_next, 4 * n * g), "4n as a factor"),
    )
    counted = prove(claim(K_next >= 0, "K⁺ ≥ 0"), given=[held[3], ONE_MORE])
    size = prove(claim(n >= 0, "n ≥ 0"), given=[SOME])
    most = prove(claim(K_next * P <= n * P, "no more than n"), given=[WITHIN, held[2]])
    after = {N: N_next, P: P_next, g: g_next, K: K_next}
    kept = (
        prove(held[0].substitute(after), given=[held[0], factor], using=[counted, first_rule()]),
        prove(held[1].substitute(after), given=[held[1], factor, factor_4n], using=[most, size]),
        prove(held[2].substitute(after), given=[held[2], factor], using=[counted]),
        prove(held[3].substitute(after), given=[held[3], ONE_MORE]),
    )
    start = {N: S(4), P: S(4), g: 4 * n, K: S.One}
    first, second, *others = (one.substitute(start) for one in held)
    bases = (prove(first), prove(second, given=[SOME]), *map(prove, others))
    state = (
        (N, S(4), N_next, N_n), (P, S(4), P_next, product), (g, 4 * n, g_next, power), (K, S.One, K_next, K_n),
    )  # fmt: skip
    return induct(held, bases, ((kept, D),), state, (n,), ATTRIBUTE)[:2]


@statement
def log_of_functions() -> Proved:
    """ln N_n ≤ n ln 4n; Λ is ln N, and ℓ is ln 4n.

    >>> log_of_functions().claim
    logarithm of their number: Lambda_n ≤ ell·n
    """
    some, some_next = definition(N >= 1, "some function"), definition(N_next >= 1, "some function after it")
    size = prove(claim(4 * n > 0, "size"), given=[SOME])
    many, many_next = prove(claim(N > 0), given=[some]), prove(claim(N_next > 0), given=[some_next])
    tangent = at(logarithms.below_product(), (4 * n, ell), (N, Lam), (N_next, Lam_next), facts=[size, many, many_next])
    fewer = claim(N_next <= 4 * n * N, "at most 4n times as many")
    fewer = prove(fewer, given=[WITHIN], using=[first_rule(), many])
    pairs = prove(claim(4 * n * N > 0, "some pairs"), using=[size, many])
    more = prove(claim(Lam_next <= Lam + ell, "one rule more"), using=[tangent, fewer, pairs])
    row = telescope(
        Lam, ((more, D),), ((Lam, ell_4, Lam_next, Lam_n),), (ell, ell_4, n), at_least=False, over=ATTRIBUTE
    )
    no_less = prove(claim(4 <= 4 * n), given=[SOME])
    first = at(logarithms.monotone()[0], (S(4), ell_4), (S.One, S.Zero), (4 * n, ell), facts=[size, no_less])
    counted = definition(Eq(D, n - 1), "and one")
    return prove(claim(Lam_n <= n * ell, "logarithm of their number"), given=[counted], using=[row, first])
