"""The chapters on Winnow and its relatives.

n attributes are 0 or 1, r of them relevant; L is the cap of a stack of chips; P are promotions and D demotions, M both.
"""

from fractions import Fraction
from itertools import product
from math import comb

from sympy import Eq

from mistake_bounds.exact import ceil_log
from mistake_bounds.exact import dot as inner
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer, text_of
from mistake_bounds.exercises.kinds import (
    certificate,
    choice,
    choice_of_claims,
    constant,
    hypothesis,
    lines_of,
    not_of,
    numbers,
    shown_number,
    stream,
    weights_table,
)
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.reading import plain, row
from mistake_bounds.learners import Exponentiated, Perceptron, Winnow
from mistake_bounds.play import play
from mistake_bounds.proof import Rational, VectorEq, claim, dot, prove, scalars, vectors
from mistake_bounds.streams.tictactoe import end_positions, has_won
from mistake_bounds.theorems import gap, guessing, infinite_attributes, k_of_r, l1_margin, winnow
from mistake_bounds.theorems.known import sharper_bound
from mistake_bounds.theorems.largest import largest_whole
from mistake_bounds.worst_case import winnow_disjunction, winnow_k_of_r

FEW = Examples(
    [(1, 0, 1, 1), (0, 0, 1, 1), (1, 0, 0, 1), (0, 1, 0, 0), (0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 0, 0), (0, 0, 1, 1)],
    [+1, -1, +1, +1, +1, -1, +1, -1],
)


def whole_bound(n: int, r: int) -> int:
    """The largest number of mistakes that the theorem allows."""
    return largest_whole(winnow.disjunctions().conclusion.claim, "M", {"r": r, "L": ceil_log(n)})


def some_of(relevant, at_least: int = 1):
    """The target: + where so many of the relevant attributes are on."""
    return lambda x: 1 if sum(x[i] for i in relevant) >= at_least else -1


def plural(count: int, what: str = "mistake") -> str:
    """A number of things: 1 mistake, 2 mistakes."""
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def forced(learner, label, wanted: int, what: str = "mistake"):
    """A judge: does the learner make so many mistakes, or promotions, on examples that the target labels so?"""

    def judge(examples: Examples) -> Answer:
        if label and (wrong := not_of(examples, label)):
            return wrong
        run = play(learner, examples)
        made = sum(step.y > 0 for step in run.steps) if what == "promotion" else len(run.mistakes)
        return Answer(made >= wanted, f"{plural(made, what)} of at least {wanted}.", (weights_table(run),))

    return judge


# --- ORs ---------------------------------------------------------------------------------------------------------


def backwards() -> tuple:
    """The mistakes and the final weights on the eight examples in the opposite order, and the bound."""
    run = play(Winnow(), Examples(FEW.X[::-1], FEW.y[::-1]))
    return len(run.mistakes), tuple(run.weights), whole_bound(4, 2)


def sum_of_lines():
    """n (3rL + 2 − M) ≥ 0 in the letters of the proof, with M = P + D."""
    P, D, r, L, n = winnow.P, winnow.D, winnow.r, winnow.L, winnow.n
    return claim(n * (3 * r * L + 2 - P - D) >= 0)


def lines_of_the_proof():
    """What the lines of the proof say to be at least 0."""
    P, D, r, L, n, T_M = winnow.P, winnow.D, winnow.r, winnow.L, winnow.n, winnow.T_M
    chips = dot(winnow.u, winnow.c_M)
    said = (r * L - chips, chips - P, n + n * P - n * D / 2 - T_M, T_M, n)
    return tuple(claim(part >= 0) for part in said)


TRIPLED = (winnow.LOW, claim(winnow.T_next <= winnow.T + 2 * winnow.s))

ORS = (
    numbers(
        "winnow-ex-order",
        "Last example first: the mistakes, the final weights, and the most that the theorem allows.",
        ("Mistakes", "Final weights", "Bound"),
        backwards,
        "The theorem does not ask for the order; the run does.",
        (
            "All weights begin with 1, and the threshold is 4.",
            "A promotion doubles the active weights, a demotion halves them.",
            r"\(L = 2\) and \(r = 2\).",
        ),
        ("5", "1 1 1 1", "14"),
    ),
    stream(
        "winnow-ex-cap",
        r"Positive examples of five attributes, for the target \(x_1\), on which as many promotions are made "
        r"as the theorem allows.",
        5,
        forced(Winnow(), some_of((0,)), ceil_log(5), "promotion"),
        "10000 +\n10000 +\n10000 +",
        "11111 +\n00001 +",
        (
            r"\(rL = \lceil\log_2 5\rceil\).",
            r"Which example puts chips on \(x_1\) and lets the score grow as little as it can?",
        ),
        bits=True,
        most=60,
        example="10010 +",
    ),
    constant(
        "winnow-ex-three",
        r"With the factor 3 a promotion makes \(T^+ = T + 2s\), where \(s \lt n\). The least \(c\) with \(T^+ "
        r"\le T + c\,n\).",
        lambda c: claim(winnow.T_next <= winnow.T + Rational(c.numerator, c.denominator) * winnow.n),
        lambda: (*TRIPLED, winnow.SOME_ATTRIBUTE),
        "2",
        "1",
        (r"The active weights, \(s\) together, are tripled.",),
    ),
    certificate(
        "winnow-ex-certificate",
        r"Of \(n(3rL + 2 - M)\), with \(M = P + D\): a term a line, in brackets what a line of the proof says "
        r"to be at least 0.",
        sum_of_lines,
        lines_of_the_proof,
        "u c_M",
        "3 n (r L − ⟨u, c_M⟩)\n3 n (⟨u, c_M⟩ − P)\n2 (n + n P − n D / 2 − T_M)\n2 T_M",
        "3 n (r L − ⟨u, c_M⟩)\n2 n (⟨u, c_M⟩ − P)\n2 (n + n P − n D / 2 − T_M)\n2 T_M",
        (
            r"Begin with \(D\), which stands in one of the four only.",
            r"Then \(T_M\) has to go, then \(P\), then the chips.",
        ),
        "3 n (r L − ⟨u, c_M⟩)",
    ),
    choice(
        "winnow-ex-start",
        r"Start at \(1/n\), with the threshold 1: what does the account line *gain* become?".replace(
            "*gain*", "<i>gain</i>"
        ),
        (
            (
                r"A promotion adds less than \(n\)",
                r"Every weight is \(1/n\) times what it was, so what is added is, too.",
            ),
            (
                "A promotion adds less than 1",
                r"Everything in the account is divided by \(n\), and the same bound comes out.",
            ),
            (r"A promotion adds less than \(1/n\)", r"The score was below 1, and so is what is added."),
        ),
        1,
        (r"A promotion doubles the active weights: it adds the score.", "What was the score below?"),
    ),
    order(
        "winnow-lines-bound",
        "winnow-ors",
        "75a36ab9",
        lambda: winnow.disjunctions().conclusion,
        "The lines of the mistake bound",
    ),
    order(
        "winnow-lines-demotions",
        "winnow-ors",
        "6157f409",
        lambda: winnow.disjunctions().proof("few demotions"),
        "The lines on demotions",
    ),
)

N_ = winnow.n

# --- the worst case ----------------------------------------------------------------------------------------------

CROSS_OFF = Winnow(threshold=1, demotion="eliminate")

WORST_CASE = (
    stream(
        "winnow-ex-list",
        "Examples of five attributes, the first two relevant, that cost list-and-cross-off as many mistakes "
        "as possible.",
        5,
        forced(CROSS_OFF, some_of((0, 1)), 3),
        "00100 -\n00010 -\n00001 -",
        "00111 -",
        ("Each mistake crosses off at least one attribute.", "Let it cross off one at a time."),
        bits=True,
        most=60,
        example="00110 -",
    ),
    numbers(
        "winnow-ex-sharp",
        r"For \(r = 1\): \(3rL + 1\) and the sharper bound, each at \(n = 8\) and at \(n = 9\).",
        ("Plain at 8", "Plain at 9", "Sharper at 8", "Sharper at 9"),
        lambda: (whole_bound(8, 1), whole_bound(9, 1), sharper_bound(8, 1), sharper_bound(9, 1)),
        r"At \(n = 9\) a full stack weighs \(2^L = 16\), almost \(2n\).",
        (r"\(L\) is 3 and 4.", r"The sharper bound is \(2 + 3L - 2^{L+1}/n\), rounded down."),
        ("10", "10", "8", "8"),
    ),
    stream(
        "winnow-ex-seven",
        "Examples of eight attributes, only the first relevant, on which Winnow makes seven mistakes.",
        8,
        forced(Winnow(), some_of((0,)), 7),
        lambda: lines_of(winnow_disjunction(8, 1).examples),
        "10000000 +\n10000000 +\n10000000 +",
        (
            "Three of them have to be promotions.",
            "Let the first two put chips on as many irrelevant attributes as they can.",
            "Then show irrelevant attributes whose weights together are 8.",
        ),
        bits=True,
        most=60,
        example="11100000 +",
    ),
    hypothesis(
        "winnow-ex-account",
        r"With a demotion that takes off a third of the score: \(0 < n + nP - \tfrac13 nD\). What follows "
        r"about \(D\) and \(P\), and is as strong?",
        lambda: claim(0 < N_ + N_ * winnow.P - N_ * winnow.D / 3),
        lambda: (claim(N_ >= 1, "some attribute"),),
        "",
        "D P",
        "D < 3 P + 3",
        "D < 2 P + 2",
        (r"Divide by \(n\), and multiply by 3.",),
        "such as D < 2 P + 2",
    ),
    order("worst-lines-sharper", "winnow-worst-case", "6a58f471", winnow.sharper, "The lines of the sharper bound"),
    order(
        "worst-lines-elimination",
        "winnow-worst-case",
        "4c940129",
        lambda: winnow.elimination().conclusion,
        "The lines of the bound with elimination",
        place=1,
    ),
)

# --- noise -------------------------------------------------------------------------------------------------------


def attribute_errors(x, y, relevant) -> int:
    """How many attributes would have to change for the OR to give the label."""
    on = sum(x[i] for i in relevant)
    return on if y < 0 else int(on == 0)


def counted() -> tuple[int, ...]:
    """The attribute errors of the four examples of the exercise."""
    asked = (((1, 1, 0, 0, 0), -1), ((0, 0, 1, 1, 1), 1), ((0, 1, 0, 1, 1), 1), ((0, 0, 1, 1, 1), -1))
    return tuple(attribute_errors(x, y, (0, 1)) for x, y in asked)


def costs_two_each(examples: Examples) -> Answer:
    """One attribute and the OR of nothing: are there 2A + 1 mistakes, with A ≥ 2 errors?"""
    errors = sum(attribute_errors(x, y, ()) for x, y in examples)
    run = play(Winnow(), examples)
    words = f"{plural(errors, 'attribute error')} and {plural(len(run.mistakes))}; {2 * errors + 1} are asked for."
    if errors < 2:
        return Answer(False, f"{words} Show how it goes on, with two errors at least.", (weights_table(run),))
    return Answer(len(run.mistakes) == 2 * errors + 1, words, (weights_table(run),))


def one_error_and_twenty(examples: Examples) -> Answer:
    """At most one attribute error for x₁, and twenty mistakes of Winnow with elimination?"""
    errors = [(place, attribute_errors(x, y, (0,))) for place, (x, y) in enumerate(examples, 1)]
    if sum(count for _, count in errors) > 1:
        place = [place for place, count in errors if count][1]
        return Answer(False, f"Only one attribute error is allowed, and example {place} has another.")
    run = play(Winnow(demotion="eliminate"), examples)
    divided = len(play(Winnow(), examples).mistakes)
    words = f"Winnow with elimination makes {plural(len(run.mistakes))} of at least 20, Winnow that divides {divided}."
    return Answer(len(run.mistakes) >= 20, words)


NOISE = (
    numbers(
        "winnow-ex-errors",
        "Four numbers, in this order.",
        ("Attribute errors",),
        lambda: (counted(),),
        "Both relevant attributes are on in the first, and none in the second; the other two agree with the OR.",
        ("How many attributes would have to change, for the OR to say the label?",),
        ("1 1 1 1",),
    ),
    stream(
        "winnow-ex-costly",
        r"A stream of one attribute, for the OR of nothing, with \(A\) attribute errors and \(2A + 1\) "
        r"mistakes, where \(A \ge 2\).",
        1,
        costs_two_each,
        "1 -\n1 +\n1 -\n1 +\n1 -",
        "1 -\n1 +\n1 -",
        (
            "The OR of nothing says minus, so each plus is one error.",
            "What does the weight do at a demotion, and at a promotion?",
        ),
        bits=True,
        example="1 -",
    ),
    stream(
        "winnow-ex-eliminating-errors",
        r"Examples of two attributes, the first relevant, with one attribute error and twenty mistakes of "
        r"Winnow with elimination.",
        2,
        one_error_and_twenty,
        "11 -\n" + "\n".join(["10 +"] * 25),
        "10 +\n10 +",
        ("Which error loses a relevant attribute for ever?", "A line may be repeated."),
        bits=True,
        example="10 +",
    ),
    order(
        "noise-lines-bound",
        "winnow-noise",
        "5967084d",
        lambda: winnow.noisy().conclusion,
        "The lines of the bound with errors",
        place=1,
    ),
    order(
        "noise-lines-gained",
        "winnow-noise",
        "aa13bb46",
        lambda: winnow.noisy().kinds[0].steps[0],
        "The lines at a promotion",
    ),
)

# --- k of r ------------------------------------------------------------------------------------------------------


def back_again(examples: Examples) -> Answer:
    """Are all examples mistakes of Winnow with factor 2, after which the weights are what they were before?"""
    if wrong := not_of(examples, some_of((0, 1, 2), 3)):
        return wrong
    run = play(Winnow(), examples)
    table = (weights_table(run),)
    missed = set(range(len(examples))) - set(run.mistakes)
    if missed:
        return Answer(False, f"Example {min(missed) + 1} is no mistake.", table)
    seen = [tuple(weights) for weights in run.follow(tuple)]
    if len(set(seen)) == len(seen):
        return Answer(False, "Each is a mistake, but the weights are never what they were at some time before.", table)
    again = next(place for place, weights in enumerate(seen) if weights in seen[:place])
    words = (
        f"After mistake {again} the weights are {shown_number(seen[again])}, as they were after mistake "
        f"{seen.index(seen[again])}."
    )
    return Answer(True, words, table)


def one_of_one(examples: Examples) -> Answer:
    """As many promotions as the cap allows, for x₁ alone with the factor 3/2."""
    return forced(Winnow(factor=Fraction(3, 2)), some_of((0,)), ceil_log(5, Fraction(3, 2)), "promotion")(examples)


k, epsilon = scalars("k epsilon")

K_OF_R = (
    stream(
        "k-of-r-ex-attained",
        r"Examples of five attributes for the target \(x_1\), with as many promotions as the claim allows.",
        5,
        one_of_one,
        "\n".join(["10000 +"] * 4),
        "11111 +",
        (r"\(C = \lceil\log_{3/2} 5\rceil\).", r"Show \(x_1\) with as little else as possible."),
        bits=True,
        most=60,
        example="11000 +",
    ),
    numbers(
        "k-of-r-ex-factor",
        r"For \(k = 3\): the \(\epsilon\) that makes \(\epsilon(1 - (k-1)\epsilon)\) largest.",
        ("ε",),
        lambda: (max((Fraction(j, 1000) for j in range(500)), key=lambda e: e * (1 - 2 * e)),),
        r"It is \(1/(2(k-1))\), and \(4(k-1)\epsilon(1 - (k-1)\epsilon) \le 1\) by a square.",
        ("A product of two numbers with a fixed sum is largest where they are equal.",),
        ("1/2",),
    ),
    stream(
        "k-of-r-ex-cycle",
        "Examples of four attributes, plus where the first three are all active, each a mistake with factor 2.",
        4,
        back_again,
        lambda: lines_of(winnow_k_of_r(4, 3, 3, factor=2).rounds(3)),
        "1110 +\n1110 +",
        (
            "Two promotions put three chips on each.",
            "Three demotions take two off each, from other pairs.",
            "A negative example may have the fourth attribute and two of the others active.",
        ),
        bits=True,
        most=60,
        example="1110 +",
    ),
    numbers(
        "k-of-r-ex-boundary",
        r"3 of 3 among five attributes: the worst case with the factor \(1 + \tfrac13\).",
        ("Mistakes",),
        lambda: (winnow_k_of_r(5, 3, 3, factor=Fraction(4, 3)).mistakes,),
        r"At \(\epsilon = \tfrac12\) the proof gives nothing, and still the worst case is finite.",
        ("Run the search of the chapter in a cell: <code>winnow_k_of_r(5, 3, 3, factor=…)</code>.",),
        ("3",),
    ),
    order(
        "k-of-r-lines-gain",
        "winnow-k-of-r",
        "6fbfebfc",
        lambda: k_of_r.k_of_r().conclusion,
        "The lines of the bound on all mistakes",
        place=1,
    ),
    order("k-of-r-lines-combined", "winnow-k-of-r", "ce97b737", k_of_r.combined, "The lines that put the two together"),
)

# --- the gap -----------------------------------------------------------------------------------------------------

u_1, u_2, u_3, theta, alpha = scalars("u_1 u_2 u_3 theta alpha")
FOUR_ROWS = (
    claim(u_1 >= theta, "100"),
    claim(u_2 + u_3 >= theta, "011"),
    claim(u_2 <= theta - alpha, "010"),
    claim(u_3 <= theta - alpha, "001"),
    claim(alpha > 0, "a gap"),
)
a, s, s_a, n_a, n = scalars("a s s_a n_a n")

GAP = (
    choice(
        "gap-ex-scale",
        r"All weights of the target are doubled. What changes?",
        (
            (
                r"\(\theta\) and \(\alpha\), but neither the learner nor the bound",
                r"Both have only the quotients of \(W\), \(\theta\) and \(\alpha\).",
            ),
            ("The bound is doubled", r"It has \(LW/\alpha\) and \(\theta/\alpha\): the twos cancel."),
            ("The learner has another factor", r"The factor is \(1 + \alpha/(2\theta)\): the twos cancel."),
        ),
        0,
        ("In which quotients does the bound know the target?",),
    ),
    constant(
        "gap-ex-weights",
        r"The largest \(c\) for which \(W = u_1 + u_2 + u_3 \ge c\,\alpha\) follows from the four rows.",
        lambda c: claim(u_1 + u_2 + u_3 >= Rational(c.numerator, c.denominator) * alpha),
        lambda: FOUR_ROWS,
        "4",
        "5",
        (r"Show \(\theta \ge 2\alpha\) first.", r"Then \(W \ge 2\theta\)."),
        largest=True,
    ),
    hypothesis(
        "l1-ex-threshold",
        r"A run with all weights and the threshold \(a\) times as large has the score \(s_a = a\,s\) and the "
        r"threshold \(n_a = a\,n\), where the plain one says plus: \(s \ge n\). A hypothesis about \(a\) "
        r"under which it says plus as well, \(s_a \ge n_a\).",
        lambda: claim(s_a >= n_a),
        lambda: (claim(Eq(s_a, a * s), "score"), claim(Eq(n_a, a * n), "threshold"), claim(s >= n, "plain says +")),
        "",
        "a",
        "a > 0",
        "a < 1",
        (r"What does a negative factor do to a comparison?",),
        "such as a ≥ 1",
        necessary=False,
    ),
    order("gap-lines-demotions", "winnow-gap", "988020ea", lambda: named(gap.gap(), 1), "The lines on demotions"),
    order(
        "gap-lines-bound",
        "winnow-gap",
        "8516ebab",
        lambda: gap.gap().conclusion,
        "The lines of the bound on all mistakes",
    ),
)


def named(theorem, place: int):
    """A fact of a theorem by its place."""
    return theorem.facts[place]


# --- the L1 margin -----------------------------------------------------------------------------------------------

FOUR = Examples([(0, 1, -1), (-1, 1, -1), (0, 1, -1), (-1, 1, 1)], [+1, -1, +1, -1])


def ceiling_of(answer: object) -> Answer:
    """Weights for the four examples, not negative and with sum 1, whose mean row has no entry above ⅓."""
    weights = row(text_of(answer[0] if isinstance(answer, (list, tuple)) and answer else answer), 2)
    if min(weights) < 0 or sum(weights) != 1:
        return Answer(
            False,
            f"Two weights that are not negative, with sum 1: these have the sum "
            f"{shown_number(Fraction(sum(weights)))}.",
        )
    rows = [[y * v for v in x] for x, y in FOUR][:2]
    mean = tuple(sum(Fraction(weight) * each[i] for weight, each in zip(weights, rows, strict=True)) for i in range(3))
    words = f"The mean row is {shown_number(mean)}, with {shown_number(max(mean))} for its largest entry."
    return Answer(max(mean) <= Fraction(1, 3), words)


def fifth() -> tuple[int, int]:
    """How many of the 27 rows the target labels with its margin, and on how many of those the learner is wrong."""
    run, target = play(Exponentiated(2), FOUR), (2, 1, 0)
    rows = [x for x in product((-1, 0, 1), repeat=3) if inner(target, x)]
    wrong = [x for x in rows if run.learner.predict(run.weights, x) != (1 if inner(target, x) > 0 else -1)]
    return len(rows), len(wrong)


d, gamma = scalars("d gamma")

L1 = (
    Exercise(
        "l1-ex-certificate",
        "number",
        r"Weights for the first two examples, with sum 1, such that the mean of the rows \(yx\) has no entry "
        r"above \(\tfrac13\).",
        ceiling_of,
        ("2/3 1/3",),
        ("1/2 1/2",),
        (
            r"The rows are \((0, 1, -1)\) and \((1, -1, 1)\).",
            r"With \(t\) for the first the mean is \((1 - t,\, 2t - 1,\, 1 - 2t)\).",
        ),
        ("Weights",),
        "two numbers, such as 1/2 1/2",
    ),
    numbers(
        "l1-ex-fifth",
        "Of the 27 rows: how many does the target label with its margin, and on how many of those is the "
        "learner wrong?",
        ("Rows", "Wrong"),
        fifth,
        "So there is no fifth mistake: the learner has the signs of the target.",
        (
            r"The target gives a row the score \(2x_1 + x_2\); which rows have 0?",
            r"Compare the signs of \(4x_1 + x_2 + \tfrac14x_3\) and \(2x_1 + x_2\).",
        ),
        ("27", "1"),
    ),
    constant(
        "l1-ex-soft",
        r"The target falls short by \(d\): \(y\langle u, x\rangle \ge \gamma - d\). The least \(c\) with "
        r"\(\langle u, c^+\rangle \ge \langle u, c\rangle + \gamma - c\,d\), for all \(d \ge 0\).",
        lambda number: claim(
            dot(l1_margin.u, l1_margin.c_next)
            >= dot(l1_margin.u, l1_margin.c) + gamma - Rational(number.numerator, number.denominator) * d
        ),
        lambda: (
            l1_margin.UPDATE,
            claim(l1_margin.y * dot(l1_margin.u, l1_margin.x) >= gamma - d, "soft margin"),
            claim(d >= 0, "falls short"),
        ),
        "1",
        "1/2",
        ("Only the line of the margin changes.",),
    ),
    choice(
        "l1-ex-entropy",
        "About which of these is there most to be learned, among 64 features?",
        (
            ("A single feature", r"\(\ln 64\), all there is."),
            ("The majority of five", r"\(\ln\tfrac{64}5\) is less than \(\ln 64\)."),
            ("The majority of all 64", "Nothing: the start is that target."),
        ),
        0,
        (r"What is to be learned is \(\ln n - H\).",),
    ),
    order(
        "l1-lines-progress",
        "winnow-l1-margin",
        "61bfcf8b",
        lambda: l1_margin.l1_margin().steps[0],
        "The lines of progress",
    ),
    order(
        "l1-lines-bound",
        "winnow-l1-margin",
        "b5cc1448",
        lambda: l1_margin.l1_margin().conclusion,
        "The lines of the theorem",
    ),
)

# --- against the Perceptron --------------------------------------------------------------------------------------


def may_be_on() -> int:
    """The most features that may be on, for the Perceptron's bound to be no larger than 3rL + 1."""
    return max(on for on in range(1, 1024) if (on + 1) * (4 * 10 + 1) <= 3 * 10 * ceil_log(1024) + 1)


# The four rows of the chapter, which NumPy has shuffled there: a page has no NumPy.
HADAMARD = Examples([(1, 1, 1, 1), (1, -1, 1, -1), (1, 1, -1, -1), (1, -1, -1, 1)], [1, 1, -1, -1])


def known_in_the_end() -> tuple:
    """The Perceptron's weights after the four Hadamard rows, and on how many of the 16 rows it is wrong then."""
    rows = HADAMARD
    weights = tuple(play(Perceptron(tie=0), rows).weights)
    target = [int(all(x[j] == y for x, y in rows)) for j in range(4)]
    wrong = sum(inner(weights, row) * inner(target, row) <= 0 for row in product((1, -1), repeat=4))
    return weights, wrong


w, w_next, x, z = vectors("w w^+ x z")

AGAINST = (
    numbers(
        "against-ex-five",
        "The largest number of features that may be on, so that the Perceptron's bound is not above Winnow's.",
        ("Features",),
        lambda: (may_be_on(),),
        r"The Perceptron's bound is \(41(a + 1)\), and Winnow's 301.",
        (r"Winnow's bound is \(3 \cdot 10 \cdot 10 + 1\).", r"The Perceptron's is \((a + 1)(4r + 1)\)."),
        ("10",),
    ),
    choice(
        "against-ex-crossing",
        r"For which \(r \le n\) is \(2r^2\ln(n/r)\) larger than \(rn\)?",
        (
            ("For none", r"With \(t = n/r\) it would be \(2\ln t \gt t\), and \(2\ln t \le 2t/e \lt t\)."),
            (r"For \(r\) near \(n\)", r"There \(\ln(n/r)\) is near 0."),
            (r"For \(r\) about \(n/3\)", r"There \(2\ln 3\) is about 2.2, and \(t\) is 3."),
        ),
        0,
        (r"Divide by \(r^2\), and write \(t\) for \(n/r\).", r"\(\ln t \le t/e\)."),
    ),
    choice_of_claims(
        "against-ex-nearly",
        r"All labels are plus, and \(\langle x, z\rangle \le d\) at each mistake. Which is the step?",
        (dot(w_next, z) <= dot(w, z) + d, dot(w_next, z) <= d, dot(w_next, z) <= dot(w, z) - d),
        lambda: (claim(vector_equation(), "update"), claim(dot(x, z) <= d, "nearly a right angle")),
        0,
        (r"Put \(w^+ = w + x\) in.",),
    ),
    numbers(
        "against-ex-teaches",
        "The weights after the four rows, and on how many of the 16 rows of ±1 it is wrong then.",
        ("Weights", "Wrong"),
        known_in_the_end,
        r"It has \(n\) times the target.",
        (r"The weights are the sum of all \(yx\), and \(y\) is a column.", "Columns are at right angles."),
        ("1 1 1 1", "8"),
    ),
    order(
        "against-lines-kept", "winnow-against-perceptron", "98d175fe", lambda: known_nothing(), "The lines on a new row"
    ),
)


def vector_equation():
    """w⁺ = w + x."""
    return VectorEq(w_next, w + x)


def known_nothing():
    """⟨w⁺, z⟩ = 0, where ⟨w, z⟩ = 0 and x is at right angles to z."""
    y = scalars("y")
    nothing = claim(Eq(dot(w, z), 0), "nothing known about z")
    given = [nothing, claim(VectorEq(w_next, w + y * x), "update"), claim(Eq(dot(x, z), 0), "right angle")]
    return prove(nothing.substitute({w: w_next}), given=given)


# --- guesses -----------------------------------------------------------------------------------------------------


def thrice(q: int) -> Fraction:
    """What all guesses cost together with a step q, as a multiple of kA: q²/(q − 1)."""
    return Fraction(q * q, q - 1)


q, A, g_G = scalars("q A g_G")

GUESS = (
    numbers(
        "guess-ex-thrice",
        r"All guesses together cost less than which multiple of \(kA\)? And with doubling?",
        ("Three times", "Doubling"),
        lambda: (thrice(3), thrice(2)),
        r"For a step \(q\) it is \(q^2/(q-1)\), which is least at \(q = 2\).",
        (r"The refuted guesses cost at most \(A(g-1)/2\), where \(g\) is the last one.", r"\(g \lt 3k\)."),
        ("3", "4"),
    ),
    constant(
        "guess-ex-start",
        r"You begin with 5, and the last guess is below \(2k\): all guesses cost at most \(A(2g - 5)\). The "
        r"largest \(c\) with \(A(2g - 5) < A(4k - c)\).",
        lambda c: claim(A * (2 * g_G - 5) < A * (4 * k - Rational(c.numerator, c.denominator))),
        lambda: (claim(g_G < 2 * k, "below 2k"), claim(A > 0, "some cost")),
        "5",
        "6",
        (r"\(2g \lt 4k\).",),
        largest=True,
    ),
    choice(
        "k-of-r-ex-product",
        "In which order of guesses does it cost little more than $O(rk\\log n)$?".replace(
            "$O(rk\\log n)$", r"\(O(rk\log n)\)"
        ),
        (
            (r"Double \(k\) and \(r\) together", r"A guess then costs \(O(r^2\log n)\), where \(k\) may be 1."),
            (
                r"Double the product of \(k\) and \(r\), and try all pairs with that product",
                r"About \(\tfrac12\log_2 q\) pairs, each of which costs \(O(q\log n)\).",
            ),
            (
                r"Double \(k\) to the end, and then \(r\)",
                r"With \(r\) too small no guess of \(k\) is right, and it is never refuted by name.",
            ),
        ),
        1,
        (r"What does a guess cost, in terms of \(kr\)?",),
    ),
    order(
        "guess-lines-k",
        "guess-and-double",
        "1fbe282c",
        lambda: guessing.unknown_k().conclusion,
        "The lines of guessing one number",
    ),
    order(
        "guess-lines-both",
        "guess-and-double",
        "be4f5eea",
        lambda: guessing.unknown_k_and_r().conclusion,
        "The lines of guessing two",
    ),
)

# --- infinitely many attributes ----------------------------------------------------------------------------------

S, N = infinite_attributes.taken_M, infinite_attributes.N
M, r, L = winnow.M, winnow.r, winnow.L


def least_slots(n: int, r: int) -> int:
    """The least N with N ≥ n(3r⌈log₂ N⌉ + 2)."""
    for L in range(1, 200):
        found = max(2 ** (L - 1) + 1, n * (3 * r * L + 2))
        if found <= 2**L:
            return found
    raise NotAnAnswer("there is no such number of slots", (n, r))


def slots_given():
    """Enough slots; at most n new ones a mistake; at most 3rL + 1 mistakes; and n ≥ 0."""
    return (
        claim(N - n * (3 * r * L + 2) >= 0, "enough slots"),
        claim(n * M - S >= 0, "slots"),
        claim(3 * r * L + 1 - M >= 0, "mistakes"),
        claim(n >= 0, "strings"),
    )


INFINITE = (
    certificate(
        "infinite-ex-certificate",
        r"Of \(N - (S_M + n) \ge 0\): three terms, a line each.",
        lambda: claim(N - (S + n) >= 0),
        slots_given,
        "",
        "(N − n (3 r L + 2))\n(n M − S_M)\nn (3 r L + 1 − M)",
        "(N − n (3 r L + 2))\n(n M − S_M)\n(3 r L + 1 − M)",
        ("Begin with the hypothesis that has \\(N\\) in it.", r"Then \(S_M\) has to come in, and \(M\) go again."),
        "(N − n (3 r L + 2))",
    ),
    numbers(
        "infinite-ex-least",
        r"The least \(N\) for \(n = 84\) and \(r = 8\).",
        ("N",),
        lambda: (least_slots(84, 8),),
        r"For each \(L\) try the \(N\) with \(2^{L-1} \lt N \le 2^L\).",
        (
            r"\(N\) is the larger of \(2^{L-1} + 1\) and \(n(3rL + 2)\).",
            r"For which \(L\) is that no more than \(2^L\)?",
        ),
        ("84",),
    ),
    constant(
        "infinite-ex-elimination",
        r"With elimination \(M \le 2rL\). The least \(c\) such that \(N \ge n(2rL + c)\) is enough, that is "
        r"\(S_M + n \le N\).",
        lambda c: claim(S + n <= n * (2 * r * L + Rational(c.numerator, c.denominator))),
        lambda: (claim(S <= n * M, "slots"), claim(M <= 2 * r * L, "mistakes"), claim(n >= 1, "strings")),
        "1",
        "0",
        (r"\(S_M \le nM\), and one block more.",),
    ),
    order(
        "infinite-lines-slots",
        "infinite-attributes",
        "af73ed12",
        infinite_attributes.never_out,
        "The lines that say when slots suffice",
    ),
    order(
        "infinite-lines-bound",
        "infinite-attributes",
        "aa63fd0b",
        lambda: infinite_attributes.mistake_bound().conclusion,
        "The lines of the mistake bound",
        place=2,
    ),
)

# --- tic-tac-toe -------------------------------------------------------------------------------------------------


def no_win_for_x(answer: object) -> Answer:
    """A board, nine signs row by row, on which x has a1 and a2 but has not won, and the game is over."""
    board = "".join(sign for sign in plain(text_of(answer)).lower() if sign in "xob.-_")
    board = board.translate(str.maketrans(".-_", "bbb"))
    if len(board) != 9:
        return Answer(False, "A board is nine signs, row by row: x, o, or b for an empty cell.")
    if board[:2] != "xx":
        return Answer(False, "x has to be in a1 and in a2, the first two cells.")
    if has_won(board, "x"):
        return Answer(False, "On this board x has won.")
    if board not in set(end_positions()):
        return Answer(
            False, "No game ends so: count the x and the o, and see whether somebody has won or the board is full."
        )
    return Answer(True, "x has not won, and the pair is on: so it cannot stand in the OR.")


TIC_TAC_TOE = (
    numbers(
        "tic-tac-toe-ex-ones",
        "How many attributes are on, for every board?",
        ("Attributes",),
        lambda: (comb(9, 3),),
        "For each three of the nine cells exactly one conjunction is true.",
        ("An attribute is a conjunction about three cells.",),
        ("27",),
    ),
    choice(
        "tic-tac-toe-ex-o",
        "Which OR is “o has won”?",
        (
            ("Of the eight lines, full of o", "And the bound is the same: eight of them are relevant."),
            ("Of the attributes that are off where x has won", "Boards that nobody has won are negative, too."),
            ("It is no OR of the attributes", "Each line full of o is one of them."),
        ),
        0,
        ("What do the relevant attributes of “x has won” say?",),
    ),
    Exercise(
        "tic-tac-toe-ex-pairs",
        "stream",
        "An end position on which x has a1 and a2 and has not won: nine signs, row by row, b for an empty cell.",
        no_win_for_x,
        "xxo\noox\nxox",
        "xxx\noob\nbbb",
        ("A full board is an end position.", "Let o block every line, or win."),
        (),
        "xxo oob xbb",
    ),
)
