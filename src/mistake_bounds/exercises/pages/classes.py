"""The chapters on classes of concepts, advice and probability: lists, halving, experts, PAC learning, conversions.

n is a number of attributes, N of concepts, M of mistakes; ε is an error, δ a chance of failure, β what an error leaves.
"""

from fractions import Fraction
from itertools import combinations, product

from mistake_bounds.conversion import NoSurvivor, longest_surviving
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer, text_of
from mistake_bounds.exercises.kinds import (
    choice,
    grid,
    lines_of,
    not_of,
    numbers,
    shown_number,
    stream,
    weights_table,
)
from mistake_bounds.exercises.order import order
from mistake_bounds.exercises.reading import row
from mistake_bounds.learners import (
    Greedy,
    Halving,
    Levels,
    NoConceptLeft,
    WeightedMajority,
    Winnow,
    greedy_list,
    put_down,
)
from mistake_bounds.play import play
from mistake_bounds.proof import Eq
from mistake_bounds.proof.reals import ln
from mistake_bounds.streams import (
    DecisionList,
    broken,
    clauses,
    costliest,
    every_list,
    most_mistakes,
    points,
    rows_of_bits,
    thresholds,
)
from mistake_bounds.theorems import conversion, experts, greedy, halving, lists, pac
from mistake_bounds.traces.experts import errors
from mistake_bounds.worst_case import functions_of_lists, littlestone, one_decision_lists
from mistake_bounds.worst_case import halving as halving_worst_case

# --- decision lists ----------------------------------------------------------------------------------------------

TURNS = "x₁ → +, x₂ → −, else +"


def wrong_on_each(examples: Examples) -> Answer:
    """Is the level algorithm with tie=0 wrong on each row, as often as it can be?"""
    target = DecisionList.of(TURNS)
    if wrong := not_of(examples, target):
        return wrong
    run, most = play(Levels(tie=0), examples), most_mistakes(target, 3)
    missed = sorted(set(range(len(examples))) - set(run.mistakes))
    if missed:
        return Answer(False, f"On example {missed[0] + 1} it is right: {shown_number(tuple(examples.X[missed[0]]))}.")
    words = f"It is wrong on each of the {len(examples)} rows."
    return Answer(len(examples) == most, words if len(examples) == most else f"{words} There can be more.")


def costs(text: str, n: int, drop: str = "all") -> int:
    """What a list costs over n attributes."""
    return most_mistakes(DecisionList.of(text), n, drop)


LISTS = (
    numbers(
        "lists-ex-peel",
        "What the list can cost, if all wrong rules drop.",
        ("Mistakes",),
        lambda: (costs("x₁ → +, x₂ → +, x₃ → −, else +", 3),),
        r"Depth 0 has the labels \(+\) with \(\phi = 3\) and \(-\) with \(\phi = 0\), depth 1 has \(-\) with "
        r"\(\phi = 0\).",
        (r"Which literals are settled with \(+\) at depth 0?", r"A pair costs \(1 + \phi\)."),
        ("8",),
    ),
    numbers(
        "lists-ex-short",
        r"For \(n = 5\): each list, if all wrong rules drop, and if one drops.",
        ("else +, all", "else +, one", "Two rules, all", "Two rules, one"),
        lambda: tuple(costs(text, 5, drop) for text in ("else +", "x₁ → +, else −") for drop in ("all", "one")),
        r"\(n + 1\) and \(2n + 1\); \(2n\) and \(4n\).",
        (
            r"The first list has one pair, with \(\phi = n\).",
            r"The second has one depth and two pairs, with \(\phi = n - 1\).",
        ),
        ("5", "10", "10", "20"),
    ),
    numbers(
        "lists-ex-and",
        r"What an AND costs as a list, for \(n = 6\) and \(r = 3\).",
        ("Mistakes",),
        lambda: (costs("x̄₁ → −, x̄₂ → −, x̄₃ → −, else +", 6),),
        r"\(3n + 3 - 2r\), where crossing off makes \(n + 1 - r\) at most.",
        (
            r"At depth 0 the opposites of the literals are settled with \(-\).",
            r"The pairs have \(\phi = n\), \(n - r\) and \(n - r\).",
        ),
        ("4",),
    ),
    stream(
        "lists-ex-rows",
        r"Rows of three attributes with the list's labels, on each of which the algorithm with "
        r"<code>tie=0</code> is wrong, as many as there can be.",
        3,
        wrong_on_each,
        lambda: lines_of(costliest(3, 3)[1]),
        "100 +\n100 +",
        (
            "Each mistake sends a rule down.",
            "Begin with rows on which many rules of level 0 are right, so that few go down.",
        ),
        bits=True,
        most=60,
        example="100 +",
    ),
    order("lists-lines-bound", "decision-lists", "a2ef283a", lists.at_most_the_rank, "The lines on the level in use"),
    order(
        "lists-lines-pair",
        "decision-lists",
        "96a8dab3",
        lists.one_pair,
        "The lines on what a pair costs",
        given=lambda: {"some hit": Eq(lists.F, 1)},
    ),
)

# --- the greedy algorithm ----------------------------------------------------------------------------------------

SIX = Examples([(1, 1, 0), (1, 0, 0), (0, 1, 1), (0, 0, 1), (0, 1, 0), (1, 1, 1)], [1, 1, -1, -1, 1, -1])
THREE = tuple(rows_of_bits(3))


def halts(rows) -> bool:
    """Does no list fit the majority's labels on these rows?"""
    return not put_down(Greedy(), Examples(rows, [1 if sum(x) >= 2 else -1 for x in rows])).found


def majority_numbers() -> tuple[int, int]:
    """The pairs of a certificate for the majority of three, and the fewest rows that no list fits."""
    run = put_down(Greedy(), Examples(THREE, [1 if sum(x) >= 2 else -1 for x in THREE]))
    fewest = next(k for k in range(1, 9) if any(map(halts, combinations(THREE, k))))
    return len(run.refusal().pairs), fewest


def depends_on_all(f: int, n: int) -> bool:
    """Does the function, a bit for each row, change with every attribute somewhere?"""
    return all(any((f >> row & 1) != (f >> (row ^ 1 << i) & 1) for row in range(2**n)) for i in range(n))


def fits_nothing(examples: Examples) -> Answer:
    """Different rows, as few as possible, that no list fits?"""
    if len(set(examples.X)) < len(examples):
        return Answer(False, "A row is there twice.")
    run = put_down(Greedy(), examples)
    if run.found:
        return Answer(False, f"A list fits: {DecisionList(run.rules)}.")
    words = f"No list fits these {len(examples)} rows."
    return Answer(len(examples) == 4, words if len(examples) == 4 else f"{words} Four are enough.")


def greed_is_longer(examples: Examples) -> Answer:
    """Does always taking the rule that removes most give a longer list than necessary?"""
    if len(set(examples.X)) < len(examples):
        return Answer(False, "A row is there twice.")
    run = put_down(Greedy("most"), examples)
    if not run.found:
        return Answer(False, "No list fits this sample.")
    best = next(each for each in every_list(3) if all(each(x) == y for x, y in examples))
    words = f"Greed puts down {len(run.rules)} rules; the shortest list has {len(best)}: {best}."
    return Answer(len(best) < len(run.rules), words)


GREEDY = (
    numbers(
        "greedy-ex-run",
        "How many rules has the list that you put down, and how few could it have?",
        ("Fewest",),
        lambda: (len(greedy_list(SIX)),),
        r"\(x_3 \to -\), else \(+\).",
        (r"Which literal is true of \(-\) only?",),
        ("3",),
    ),
    numbers(
        "greedy-ex-majority",
        "The pairs that a certificate needs, and how few different rows.",
        ("Pairs", "Rows"),
        majority_numbers,
        "A pair for each of the six literals and for the default; they share rows.",
        ("How many conditions are there?", "Which rows have one or two 1s?"),
        ("6", "7"),
    ),
    stream(
        "greedy-ex-smallest",
        "Four different rows of two attributes that no list fits.",
        2,
        fits_nothing,
        "00 -\n01 +\n10 +\n11 -",
        "00 -\n01 +\n10 +\n11 +",
        ("Two of either label.", "Each attribute, on or off, has to be true of both labels."),
        bits=True,
        most=20,
        example="01 +",
    ),
    numbers(
        "greedy-ex-count",
        "How many of the 16 functions of two attributes are lists; and how many functions of three "
        "attributes are lists that depend on all three?",
        ("Of two", "Of three"),
        lambda: (one_decision_lists(2), sum(depends_on_all(f, 3) for f in functions_of_lists(3))),
        r"\(4 \cdot 2^3 \cdot 2\) for three, and all but the exclusive or and its opposite for two.",
        (
            "The exclusive or is none.",
            "Rows of blocks whose last block is no single one, times the signs of the literals, times two labels.",
        ),
        ("16", "32"),
    ),
    stream(
        "greedy-ex-most",
        "Different rows of three attributes with labels, on which greed gives a longer list than necessary.",
        3,
        greed_is_longer,
        "000 -\n001 -\n010 -\n101 -\n110 -\n111 +",
        "000 -\n111 +",
        ("Let the rule that removes most be one that the shortest list does not begin with.", "Six rows are enough."),
        bits=True,
        most=20,
        example="010 +",
    ),
    order(
        "greedy-lines-rounds",
        "greedy-lists",
        "af7291e3",
        lambda: greedy.rounds().conclusion,
        "The lines on the number of rounds",
    ),
)

# --- halving -----------------------------------------------------------------------------------------------------


def search() -> int:
    """The mistakes that an adversary forces on halving over the eight thresholds."""
    return halving_worst_case(thresholds(7)).mistakes


def open_until_told(examples: Examples) -> Answer:
    """Four settings such that each label is open, whatever was told of the ones before: all 16 rows of labels fit."""
    if len(examples) != 4:
        return Answer(False, "Four settings are asked for.")
    concepts = [some for k in range(5) for some in combinations(range(4), k)]
    found = {tuple(1 if all(x[i] for i in some) else -1 for x in examples.X) for some in concepts}
    missing = [labels for labels in product((1, -1), repeat=4) if labels not in found]
    if not missing:
        return Answer(True, "All sixteen rows of labels fit some concept, so that each label is open until it is told.")
    signs = " ".join("+" if y > 0 else "−" for y in missing[0])
    return Answer(False, f"No concept says {signs} of them: an algorithm that knows this errs less often.")


def clause_numbers() -> tuple[int, int, int]:
    """The clauses of one or two literals of four variables, those that a row breaks, and the bound for three."""
    first = broken(rows_of_bits(4), clauses(4, 2), ()).X[0]
    return len(first), sum(first), len(first) - sum(first) + 1 - 3


def finds_out(examples: Examples) -> Answer:
    """Labels of points 1 to 7, at most one of which is positive in the class, with which halving finds out."""
    seven, rows = points(7), []
    for place, ((point,), y) in enumerate(examples, 1):
        if point not in range(1, 8):
            return Answer(False, f"Example {place}: the points are 1 to 7.")
        rows.append((seven.column(point), y))
    try:
        run = play(Halving(), Examples(*zip(*rows, strict=True)))
    except NoConceptLeft as refused:
        return Answer(True, f"Halving finds out: {refused}.")
    return Answer(
        False, f"After {len(run.mistakes)} of the {len(rows)} it was wrong, and a concept is left that never was."
    )


HALVING = (
    numbers(
        "halving-ex-search",
        "How often can an adversary make halving err?",
        ("Mistakes",),
        lambda: (search(),),
        "The questions are those of binary search.",
        ("There are eight concepts.", "Show the middle of what is left, and say the opposite."),
        ("4",),
    ),
    numbers(
        "halving-ex-points",
        r"For \(m = 7\): the dimension, halving's mistakes, and what the theorem allows.",
        ("Dimension", "Mistakes", "Bound"),
        lambda: (
            littlestone(points(7)).mistakes,
            halving_worst_case(points(7)).mistakes,
            len(points(7)).bit_length() - 1,
        ),
        "On the right of any node one concept is left.",
        (
            "How many concepts are left when a point has been said to be positive?",
            r"There are eight concepts, and \(\log_2 8\) is 3.",
        ),
        ("3", "3", "3"),
    ),
    stream(
        "halving-ex-force",
        "Four settings of the four variables; the labels do not matter, write + behind each.",
        4,
        open_until_told,
        "0111 +\n1011 +\n1101 +\n1110 +",
        "1000 +\n0100 +\n0010 +\n0001 +",
        (
            "Each setting should decide about one variable, whatever is known of the others.",
            "Exactly one variable is off.",
        ),
        bits=True,
        most=10,
        example="1010 +",
    ),
    numbers(
        "halving-ex-clauses",
        "The clauses, those that a row breaks, and the bound for an AND of three.",
        ("Clauses", "Broken", "Bound"),
        clause_numbers,
        r"\(2 \cdot 4 + 4\binom42\); one literal of each variable and one pattern of each pair.",
        (r"A pair of variables has four sign patterns.", "A row breaks one of them."),
        ("24", "10", "22"),
    ),
    stream(
        "halving-ex-outside",
        "Points from 1 to 7 with labels that no concept of <code>points(7)</code> gives, with which halving finds out.",
        1,
        finds_out,
        "1 +\n2 +",
        "1 +\n1 +",
        ("The concepts say plus of one point at most.",),
        most=20,
        example="3 -",
        instances=tuple((point,) for point in range(1, 8)),
    ),
    order(
        "halving-lines-bound",
        "halving",
        "255c6a6a",
        lambda: halving.mistake_bound().conclusion,
        "The lines of the mistake bound",
    ),
    order(
        "halving-lines-level",
        "halving",
        "4089f20d",
        lambda: halving.standard_optimal().proof("a level"),
        "The lines on a level of the tree",
    ),
)

# --- experts -----------------------------------------------------------------------------------------------------


def two_experts(examples: Examples) -> Answer:
    """Five mistakes of weighted majority where ties are mistakes, and the better expert errs twice?"""
    run = play(WeightedMajority(tie=0), experts_of(examples))
    made, best = len(run.mistakes), min(errors(run))
    words = f"The experts err {' and '.join(map(str, errors(run)))} times, and weighted majority makes {made} mistakes."
    if best > 2:
        return Answer(False, f"{words} The better one may err twice only.")
    return Answer(made >= 5, words, (weights_table(run),))


def experts_of(examples: Examples) -> Examples:
    """What two experts say, −1 or 1; raises `NotAnAnswer` for anything else."""
    for place, says in enumerate(examples.X, 1):
        if not set(says) <= {1, -1}:
            raise NotAnAnswer(f"example {place}: an expert says 1 or −1", says)
    return examples


def tuned() -> tuple[Fraction, int]:
    """For m = 50 and n = 100: β = 50/(50 + s) with s² = 100 ln 100, to two decimals, and the bound with ½."""
    least = {k: Fraction(2 * k - 1, 200) for k in range(1, 100)}  # what is rounded to k hundredths is no less
    near = max(k for k in least if 100 * ln(100) <= (50 / least[k] - 50) ** 2)
    most = max(M for M in range(1, 999) if M * (ln(4) - ln(3)) <= 50 * ln(2) + ln(100))
    return Fraction(near, 100), most


EXPERTS = (
    numbers(
        "experts-ex-integers",
        "The largest M.",
        ("M",),
        lambda: (max(M for M in range(100) if 4**M <= 16 * 2**3 * 3**M),),
        r"\((4/3)^M \le 128\).",
        (r"Divide by \(3^M\).", r"\((4/3)^{16}\) is about 99.8."),
        ("17",),
    ),
    stream(
        "experts-ex-two",
        "What two experts say, 1 or −1, and the truth behind it.",
        2,
        two_experts,
        "-1 1 +\n1 -1 +\n-1 1 +\n1 -1 +\n-1 1 +",
        "1 1 +\n-1 -1 +",
        ("In each round let the heavier one err, or one of two equals.", "So they err in turn."),
        most=60,
        example="1 -1 +",
        instances=grid((-1, 1), (-1, 1)),
    ),
    choice(
        "experts-ex-conservative",
        "Does the proof still hold, if weights change at mistakes only?",
        (
            ("Yes, word for word", r"And \(m\) is no larger: only errors in those rounds count."),
            (
                "No, the total weight need not shrink",
                "At a mistake at least half of the weight errs, and that is all the proof takes from a round.",
            ),
            (
                "Only for ties that are mistakes",
                "At a mistake at least half of the weight errs, whatever the rule for ties.",
            ),
        ),
        0,
        ("In which rounds does the proof say that the weight shrinks?",),
    ),
    numbers(
        "experts-ex-beta",
        r"\(\beta\), to two decimals, and the deterministic bound with \(\beta = \tfrac12\), rounded down.",
        ("β", "Deterministic"),
        tuned,
        r"\(s = \sqrt{100\ln 100}\) is about 21.46.",
        (r"\(\beta = m/(m + s)\) with \(s = \sqrt{2m\ln n}\).", r"The other is \((m\ln 2 + \ln n)/(\ln 4 - \ln 3)\)."),
        ("0.5", "120"),
    ),
    order(
        "experts-lines-shrinks",
        "weighted-majority",
        "2043bc6e",
        lambda: experts.deterministic().proof("shrinks"),
        "The lines on the total weight",
    ),
    order(
        "experts-lines-bound",
        "weighted-majority",
        "dd6979f7",
        lambda: experts.deterministic().conclusion,
        "The lines of the mistake bound",
    ),
)

# --- PAC learning ------------------------------------------------------------------------------------------------


def without_putting_back() -> tuple[Fraction, Fraction]:
    """The chance that four cards are right of which seven in ten are: not put back, and put back."""
    without = Fraction(1)
    for k in range(4):
        without *= Fraction(7 - k, 10 - k)
    return without, Fraction(7, 10) ** 4


TRIANGLE = [(0, 0), (4, 0), (0, 4)]


def multipliers(answer: object) -> Answer:
    """Multipliers of the four points, not negative and not all 0, whose signed sum is 0."""
    weights = row(text_of(answer[0] if isinstance(answer, (list, tuple)) and answer else answer), 4)
    if min(weights) < 0 or not any(weights):
        return Answer(False, "Multipliers are not negative, and not all of them are 0.")
    rows = Examples([*TRIANGLE, (1, 2)], [1, 1, 1, -1]).with_dummy()
    total = tuple(sum(Fraction(c) * y * x[i] for c, (x, y) in zip(weights, rows, strict=True)) for i in range(3))
    words = f"With the dummy input 1 the examples, with their signs, add up to {shown_number(total)}."
    return Answer(not any(total), words)


PAC = (
    numbers(
        "pac-ex-switches",
        "For 20 variables, and for 40; rounded up.",
        ("20", "40"),
        lambda: tuple(pac.examples_asked(3**n + 1, Fraction(1, 10), Fraction(1, 10)) for n in (20, 40)),
        r"\(10(n\ln 3 + \ln 10)\); the \(+1\) does not show.",
        (r"\(N = 3^n + 1\).", r"\((\ln N + \ln\frac1\delta)/\varepsilon\)."),
        ("220", "440"),
    ),
    numbers(
        "pac-ex-cards",
        "Fractions, such as 7/10.",
        ("Four cards", "Four draws"),
        without_putting_back,
        "Each card that misses makes the next miss less likely.",
        (r"\(\frac7{10}\cdot\frac69\cdots\)",),
        ("7/10", "7/10"),
    ),
    Exercise(
        "pac-ex-multipliers",
        "number",
        "Multipliers of the three positive points and of the negative one, in this order.",
        multipliers,
        ("1 1 2 4",),
        ("1 1 1 3",),
        (
            r"\((1, 2)\) is an average of the other three.",
            "The multiplier of the negative point is the sum of the others.",
        ),
        ("Multipliers",),
        "four numbers",
    ),
    choice(
        "pac-ex-after",
        "Which hypothesis of the theorem fails, if the class is chosen after the sample was seen?",
        (
            ("The examples are independent", "They still are."),
            (
                "The class is fixed before the sample is drawn",
                r"\(N\) has to count every hypothesis that may come out, here \(2^{16}\).",
            ),
            ("The output agrees with the sample", "It does: it says plus of what it saw."),
        ),
        1,
        (r"Which \(N\) should be put into the theorem?",),
    ),
    order(
        "pac-lines-bound", "pac", "ce9c02e4", lambda: pac.consistent().conclusion, "The lines of the theorem", place=1
    ),
    order("pac-lines-farkas", "pac", "8157e056", lambda: pac.no_separator().conclusion, "The lines on multipliers"),
)

# --- from online to PAC ------------------------------------------------------------------------------------------

CROSSING_OFF = Winnow(threshold=1, demotion="eliminate")


def sizes() -> tuple[int, int, int]:
    """q, six blocks of it, and what counting asks for, for five mistakes, ε = 1/20 and δ = 1/100."""
    length = next(q for q in range(1, 999) if q >= 20 * (ln(5) + ln(100)))
    return length, 6 * length, next(m for m in range(1, 9999) if m >= 20 * (10 * ln(2) + 2 * ln(100)))


def lacks_an_output(examples: Examples) -> Answer:
    """Eleven examples of the world of bits on which no hypothesis of crossing off is right four times in a row."""
    if len(examples) != 11:
        return Answer(False, f"Eleven examples are asked for, and these are {len(examples)}.")
    world = {(1, 0, 0): 1, (0, 1, 0): -1, (0, 0, 1): -1, (0, 0, 0): -1}
    for place, (x, y) in enumerate(examples, 1):
        if world.get(tuple(x)) != y:
            return Answer(False, f"Example {place} is none of the world of bits: it has 100 +, 010 −, 001 − and 000 −.")
    try:
        longest_surviving(CROSSING_OFF, examples, 4, mistakes=2)
    except NoSurvivor as refused:
        return Answer(True, f"{refused}.")
    return Answer(False, "Some hypothesis is right four times in a row.")


ONE = ["000 -"] * 3

CONVERSION = (
    numbers(
        "conv-ex-sizes",
        r"\(q\), six blocks of it, and what counting asks for, rounded up.",
        ("q", "Six blocks", "Counting"),
        sizes,
        "Counting asks for a test besides.",
        (r"\(q \ge 20(\ln 5 + \ln 100)\).", r"\(20(10\ln 2 + 2\ln 100)\)."),
        ("100", "600", "300"),
    ),
    stream(
        "conv-ex-sample",
        "Eleven examples of the world of bits.",
        3,
        lacks_an_output,
        "\n".join([*ONE, "010 -", *ONE, "001 -", *ONE]),
        "\n".join(["000 -"] * 11),
        (
            "Let each hypothesis be right three times, and then err.",
            "There are two mistakes to be made: by 010 and by 001.",
        ),
        bits=True,
        most=20,
        example="000 -",
    ),
    numbers(
        "conv-ex-fewer",
        r"How many examples are enough with \(M - 1\) in place of \(M\), and with \(M\)?",
        ("With M − 1", "With M"),
        lambda: tuple(counting(mistakes) for mistakes in (1, 2)),
        "If all hypotheses used are bad, so is the last, and it errs on something that can come next.",
        (r"\(m\,\varepsilon(1 - \beta) \ge M\ln\frac1\beta + \ln\frac1\delta\).",),
        ("30", "60"),
    ),
    choice(
        "conv-ex-equal",
        "Why have the errors and the mistakes the same expectation?",
        (
            (
                "The next example is a mistake with a probability that is the error of the hypothesis in use",
                "And expectations add up over the examples.",
            ),
            (
                "In every run there are as many errors as mistakes",
                "The sum of the errors is no whole number in general; only the expectations agree.",
            ),
            ("Because the learner is conservative", "It holds of every learner."),
        ),
        0,
        ("Look at one example, with the history given.",),
    ),
    order(
        "conv-lines-coverage",
        "online-to-pac",
        "0e7ce424",
        lambda: conversion.coverage().conclusion,
        "The lines on how long a run can be",
    ),
    order(
        "conv-lines-littlestone",
        "online-to-pac",
        "c5abc6ab",
        conversion.one_example,
        "The lines of one example more",
        place=1,
    ),
)


def counting(mistakes: int) -> int:
    """The examples for ε = 1/10, δ = 1/20 and β = 1/4, with so many mistakes."""
    tenth, quarter = Fraction(1, 10), Fraction(1, 4)
    return next(m for m in range(1, 400) if m * tenth * (1 - quarter) >= -mistakes * ln(quarter) - ln(Fraction(1, 20)))
