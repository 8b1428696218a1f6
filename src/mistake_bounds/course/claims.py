"""Exercises on claims: a certificate, a claim to repair, a missing hypothesis, the lines of a board; the prover judges.

The judge has the claim and its premises fixed.  An answer is accepted if it is as strong as what the key says or
stronger; it is never asked what it rests on, so that it cannot rest on itself.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from random import Random

from mistake_bounds.course.exercise import (
    Exercise,
    Judgement,
    NoAnswer,
    drawn,
    exact_answer,
    number_text,
    right,
    row_answer,
    wrong,
)
from mistake_bounds.proof import (
    BadBoard,
    Certificate,
    Claim,
    ContradictoryHypotheses,
    Eq,
    Given,
    GoalAmongHypotheses,
    Length,
    NotProved,
    Proved,
    Rational,
    Refused,
    Refuted,
    Term,
    VectorEq,
    board,
    certify,
    claim,
    dot,
    norm2,
    prove,
    scalars,
)
from mistake_bounds.theorems import perceptron

w, w_next, x = perceptron.w, perceptron.w_next, perceptron.x
y, R = perceptron.y, perceptron.R
T, T_next, s, n = scalars("T T^+ s n")


def certificate(random: Random) -> Exercise:
    """A quadratic inequality in two vectors, to be written as a sum of things that are not negative."""
    k, p, q = random.randint(1, 4), random.randint(1, 4), random.choice((-1, 1)) * random.randint(1, 4)
    c, radius2 = random.randint(1, 5), random.randint(2, 9)
    m = k * q * q
    A, B, C = k * p * p + c, 2 * k * p * q, m * radius2
    goal = claim(A * norm2(w) + B * dot(w, x) + C >= 0)
    answer = {"squares": [(k, (p, q)), (c, (1, 0))], "radius": m}
    return Exercise(
        "certificate",
        "A certificate by hand",
        "reading-a-proof",
        2,
        f"Let $\\lVert x\\rVert^2 \\le {radius2}$. Show that for all vectors $w$ and all such $x$\n\n"
        f"$${A}\\lVert w\\rVert^2 {'+' if B > 0 else '-'} {abs(B)}\\langle w, x\\rangle + {C} \\ge 0.$$\n\n"
        f"To do so, write the left side as $\\sum_i k_i\\lVert p_i w + q_i x\\rVert^2 + m\\,({radius2} - "
        "\\lVert x\\rVert^2)$ with numbers $k_i \\ge 0$ and $m \\ge 0$.",
        '`{"squares": [(k, (p, q)), …], "radius": m}`',
        lambda answered: adds_up(goal, radius2, answered),
        answer,
        str(answer),
        f"The product of w and x asks for k·p·q = {B // 2}; m takes the ‖x‖² away again, and must bring {C}, so "
        f"m = {m} = k·q². Other certificates will do as well.",
    )


def adds_up(goal: Claim, radius2: int, answered: object) -> Judgement:
    """Does the kernel take it for a certificate?"""
    if not isinstance(answered, Mapping) or set(answered) != {"squares", "radius"}:
        raise NoAnswer('give {"squares": [(k, (p, q)), …], "radius": m}', answered)
    terms = [Term(k, (Length(p * w + q * x),)) for k, (p, q) in map(weighted, pairs(answered["squares"])) if k]
    if m := not_negative(answered["radius"]):
        terms.append(Term(m, (Given(claim(norm2(x) <= radius2, "radius")),)))
    try:
        return right(f"the kernel accepts it: {certify(Certificate(goal, terms=tuple(terms)))}")
    except Refused as refused:
        return wrong(f"{refused}: multiply out, and compare the two sides")


def pairs(value: object) -> list:
    """A list of an answer; raises `NoAnswer` for anything else."""
    if not isinstance(value, (list, tuple)):
        raise NoAnswer(f"{value!r} is not a list of (k, (p, q))", value)
    return list(value)


def weighted(value: object) -> tuple[Fraction, tuple[Rational, Rational]]:
    """(k, (p, q)) with k ≥ 0."""
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise NoAnswer(f"{value!r} is not (k, (p, q))", value)
    p, q = row_answer(value[1], 2)
    return not_negative(value[0]), (Rational(p.numerator, p.denominator), Rational(q.numerator, q.denominator))


def not_negative(value: object) -> Fraction:
    """An exact number that is at least 0; raises `NoAnswer` otherwise."""
    if (number := exact_answer(value)) < 0:
        raise NoAnswer(f"{number_text(number)} is negative, so that its term may be too", value)
    return number


MISTAKE, RADIUS, LABEL = perceptron.MISTAKE, perceptron.RADIUS, perceptron.LABEL


def repair(random: Random) -> Exercise:
    """A false claim about the growth of the weights, whose constant is too small."""
    a = random.randint(2, 6)
    c = random.randint(2, a * a - 1)
    left, premises = norm2(w + a * y * x), (MISTAKE, RADIUS, LABEL)
    false = prove(left <= norm2(w) + c * R**2, given=premises)
    key = left <= norm2(w) + a * a * R**2
    return Exercise(
        "repair",
        "A claim to be repaired",
        "perceptron",
        2,
        f"A Perceptron of rate {a} makes a mistake, $y\\langle w, x\\rangle \\le 0$, on an example no longer than $R$, "
        f"with $y^2 = 1$. It is claimed that $\\lVert w + {a}yx\\rVert^2 \\le \\lVert w\\rVert^2 + {c}R^2$. Have it "
        "refuted, and read the numbers. Then repair it: change the number in front of $R^2$ so that the claim is true, "
        "and as strong as it can be.",
        f"a claim, such as `norm2(w + {a}*y*x) <= norm2(w) + {c}*R**2`, with the letters of the first cell",
        lambda answered: repairs(claim(key), premises, answered),
        key,
        f"norm2(w + {a}*y*x) <= norm2(w) + {a * a}*R**2",
        f"As it stands: {false}. With {a * a} it is {prove(key, given=premises)}; where ‖x‖ = R and ⟨w, x⟩ = 0 the two "
        "sides are equal, so that no smaller number will do.",
    )


def repairs(key: Claim, premises, answered: object) -> Judgement:
    """Is the claim proved from the premises, and does the key follow from it *alone*?

    Alone, because from the premises the key follows whatever is claimed, 0 ≤ 0 too.
    """
    stated = claim_answer(answered, premises)
    try:
        found = prove(stated, given=premises)
    except GoalAmongHypotheses:
        return wrong("this is one of the premises, not something that follows from them")
    if isinstance(found, Refuted):
        return wrong(f"it is false: {found}")
    if not isinstance(found, Proved):
        return wrong("the prover finds neither a proof nor a counterexample; write it more simply")
    if stated != key and not isinstance(follows(key, (stated,)), Proved):
        return wrong("it is true, but says too little: the claim that is wanted does not follow from it")
    return right(str(found))


def follows(goal: Claim, given):
    """The prover's answer; one that is among the hypotheses follows, and contradictions prove nothing."""
    try:
        return prove(goal, given=given)
    except ContradictoryHypotheses as refused:
        return refused


def claim_answer(answered: object, premises) -> Claim:
    """The claim of an answer: a relation, or something proved that rests on nothing but the premises."""
    if not isinstance(answered, Proved):
        return claim(answered)
    for known in answered.given:
        if known not in premises:
            raise NoAnswer(f"it rests on what the exercise does not give: {known}", answered)
    return answered.claim


def hypothesis(random: Random) -> Exercise:
    """A claim that needs one hypothesis more: which, and no more than that?"""
    f, k = random.randint(2, 6), random.randint(1, 5)
    update = claim(Eq(T_next, T - s * Rational(f - 1, f)), "update")
    premises = (update, claim(s >= 0, "a score"), claim(n >= 1, "some attribute"))
    goal = claim(T_next <= T - k * n, "loss")
    least = Fraction(k * f, f - 1)
    key = s >= Rational(least.numerator, least.denominator) * n
    threshold = "n" if least == 1 else f"{number_text(least)}*n".replace("Fraction", "Rational")
    return Exercise(
        "hypothesis",
        "The hypothesis that is missing",
        "winnow-ors",
        2,
        f"A demotion divides the weights of the active attributes by {f}, so that the total weight becomes "
        f"$T^+ = T - \\tfrac{{{f - 1}}}{{{f}}}s$, where $s \\ge 0$ is the score and $n \\ge 1$. It is claimed that "
        f"then $T^+ \\le T - {k if k > 1 else ''}n$. Add a hypothesis about $s$ and $n$ under which that is true, "
        "and let it ask for no more than it has to.",
        "a relation between `s` and `n`, the letters of the first cell, such as `s >= 7*n`",
        lambda answered: supplies(goal, premises, answered),
        key,
        f"s >= {threshold}",
        f"Without it: {prove(goal, given=premises)}. With it: {prove(goal, given=[*premises, claim(key, 'score')])}. "
        "What asks for less lets the claim fail.",
    )


def supplies(goal: Claim, premises, answered: object, about: Iterable[str] = ("s", "n")) -> Judgement:
    """Does the goal follow with it, and does it follow from the goal, so that it asks for no more than it must?

    It may speak of ``about`` only; for s and n: the goal itself, in whatever disguise, speaks of T.
    """
    added, letters = claim(answered), list(about)
    if strangers := added.symbols - set(letters):
        return wrong(f"a hypothesis about {' and '.join(letters)}, and not about {', '.join(sorted(strangers))}")
    try:
        found = prove(goal, given=[*premises, added])
    except ContradictoryHypotheses as refused:
        return wrong(f"with this hypothesis there is no case left: {refused}")
    except GoalAmongHypotheses:
        return wrong("this is the claim itself, not a hypothesis for it")
    if isinstance(found, Refuted):
        return wrong(f"it is not enough: {found}")
    if not isinstance(found, Proved):
        return wrong("the prover finds neither a proof nor a counterexample; write it more simply")
    if not isinstance(follows(added, [*premises, goal]), Proved):
        return wrong("it is enough, but asks for more than it has to")
    return right(str(found))


def board_order(random: Random) -> Exercise:
    """The lines of a board in another order, with one among them that is false."""
    a = random.randint(2, 6)
    b = random.randint(2, a * a - 1)
    lines = [
        f"= ‖w + {a} y x‖²",
        f"= ‖w‖² + {2 * a}y⟨w, x⟩ + {a * a}y²‖x‖²",
        f"≤ ‖w‖² + {a * a}y²‖x‖²",
        f"≤ ‖w‖² + {a * a}R²",
    ]
    shuffled = drawn(
        "board-order", random, lambda r: r.sample([*lines, f"≤ ‖w‖² + {b}y²‖x‖²"], 5), lambda found: found[:4] != lines
    )
    marked = dict(zip("ABCDE", shuffled, strict=True))
    answer = "".join(next(mark for mark in marked if marked[mark] == line) for line in lines)
    update = claim(VectorEq(w_next, w + a * y * x), "update")
    growth = claim(norm2(w_next) <= norm2(w) + a * a * R**2, "growth")
    proof = prove(growth, given=[update, LABEL, MISTAKE, RADIUS])
    return Exercise(
        "board-order",
        "The lines of a board",
        "perceptron",
        1,
        f"A Perceptron of rate {a} makes a mistake. Put these lines in order, so that each follows from the one before "
        f"it and they prove $\\lVert w^+\\rVert^2 \\le \\lVert w\\rVert^2 + {a * a}R^2$. The board begins with "
        "$\\lVert w^+\\rVert^2$. One of the five does not belong to it.\n\n"
        + "\n".join(f"- **{mark}** {line}" for mark, line in marked.items()),
        'four letters, such as `"ABCD"`',
        lambda answered: ordered(proof, marked, answered),
        answer,
        f'"{answer}"',
        "Every order in which each line follows is right: the two equalities may change places.",
    )


def ordered(proof: Proved, marked: Mapping[str, str], answered: object, start: str = "‖w⁺‖²") -> Judgement:
    """Are all lines but one there, once each, and does every one follow?  The board begins with ``start``."""
    if not isinstance(answered, str) or not set(answered) <= set(marked):
        raise NoAnswer(f"give letters from {''.join(marked)}", answered)
    if len(answered) != len(set(answered)) or len(answered) != len(marked) - 1:
        return wrong(f"{len(marked) - 1} of the {len(marked)} lines belong to the board, each of them once")
    first, *rest = [marked[mark] for mark in answered]
    try:
        board(proof, "\n".join([f"{start} {first}", *rest]))
    except NotProved as refused:
        return wrong(f"a line does not follow from the one before it: {refused.offender.claim}")
    except BadBoard:
        return wrong("each line follows, but they do not come to what is to be proved")
    return right("each line follows from the one before it")
