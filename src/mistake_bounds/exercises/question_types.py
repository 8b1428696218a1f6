"""The kinds of exercises, each with fixed data and a checker: numbers, choices, streams, claims, certificates.

The value that a checker compares with is computed when an answer comes, by the library that the chapter is about.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from html import escape
from itertools import product

from sympy import Expr, Poly, Rational
from sympy.polys.polyerrors import ExactQuotientFailed

from mistake_bounds.examples import Examples
from mistake_bounds.exercises import reading
from mistake_bounds.exercises.claims import follows, plainly, repairs, supplies, verdict_words
from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer, text_of, texts_of
from mistake_bounds.proof import (
    Certificate,
    Claim,
    Given,
    Length,
    Proved,
    Refused,
    Refuted,
    Term,
    Vector,
    certify,
    claim,
    prove,
)
from mistake_bounds.proof.kernel.derivation import Square
from mistake_bounds.proof.kernel.terms import Inner
from mistake_bounds.proof.show.forms import Form
from mistake_bounds.proof.show.html import math
from mistake_bounds.proof.show.text import plain
from mistake_bounds.proof.show.typed import Part, Reader

LENGTH_OF_A_SUM = re.compile(r"\\lVert (?:(?!\\rVert).)*[+-]")
SECONDS = 1.0  # of search for additional messages
PRESSED = 16  # rows at most, each a button


# --- numbers -----------------------------------------------------------------------------------------------------


def shown_number(value: object) -> str:
    """A number or a row as a page writes it.

    >>> shown_number(Fraction(-1, 2)), shown_number((4, -1))
    ('−1/2', '(4, −1)')
    """
    if isinstance(value, tuple):
        return f"({', '.join(map(shown_number, value))})"
    return str(value).replace("-", "−")


def numbers(
    name: str,
    fields: Sequence[str],
    compute: Callable[[], Sequence],
    why: str | Callable[[], str],
    hints: Iterable[str],
    **rest,
) -> Exercise:
    """Numbers, or rows of them, one for each of the ``fields``; ``compute`` gives what they are.

    ``why`` is the message when all are right.
    """
    compute = cache(compute)

    def checker(answer: object) -> Answer:
        typed = texts_of(answer, fields)
        missed = []
        for field, text, right in zip(fields, typed, compute(), strict=True):
            given = reading.row(text, len(right)) if isinstance(right, tuple) else reading.number(text)
            if given != right:
                missed.append(f"{field}: {off_by(given, right)}" if len(fields) > 1 else off_by(given, right))
        if missed:
            return Answer(False, " ".join(missed))
        return Answer(True, why() if callable(why) else why)

    right = _Later(lambda: tuple(map(typed_in, compute())))
    wrong = _Later(lambda: tuple(typed_in(another(value)) for value in compute()))
    return Exercise(name, "number", checker, right, wrong, tuple(hints), tuple(fields), fixed=True, **rest)


class _Later:
    """An answer that is computed when it is needed, so that a table of exercises is built in no time."""

    def __init__(self, compute: Callable[[], object]):
        self.compute = compute


def right_answer(exercise: Exercise) -> object:
    """An answer that the checker accepts, as a page would send it."""
    return _now(exercise.right)


def wrong_answer(exercise: Exercise) -> object:
    """An answer that the checker does not accept."""
    return _now(exercise.wrong)


def _now(answer: object) -> object:
    return answer.compute() if isinstance(answer, _Later) else answer


def another(value: object) -> object:
    """Another number, or a row with another first entry.

    >>> another(3), another((1, 2))
    (4, (2, 2))
    """
    return (value[0] + 1, *value[1:]) if isinstance(value, tuple) else value + 1


def typed_in(value: object) -> str:
    """A number or a row as somebody types it."""
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def off_by(given: object, right: object) -> str:
    """That a number is not the one; of a row, which entry is the first that is another.

    >>> off_by(Fraction(3), 5), off_by((4, 1), (4, -1))
    ('3 is not right.', 'entry 2 is not 1.')
    """
    if isinstance(right, tuple):
        place = next(i for i, (a, b) in enumerate(zip(given, right, strict=True)) if a != b)
        return f"entry {place + 1} is not {shown_number(given[place])}."
    return f"{shown_number(given)} is not right."


# --- choices -----------------------------------------------------------------------------------------------------


def option_of(answer: object, count: int) -> int:
    """The place of the option that was chosen; raises `NotAnAnswer`."""
    text = answer if isinstance(answer, str) else str(answer) if type(answer) is int else ""
    if not re.fullmatch("[0-9]{1,2}", text) or int(text) >= count:
        raise NotAnAnswer("choose one of the options", answer)
    return int(text)


def choice(name: str, options: Sequence[tuple[str, str]], right: int, hints: Iterable[str], **rest) -> Exercise:
    """One of several options, each with what is answered to it; the option at ``right`` is the one that holds."""

    def checker(answer: object) -> Answer:
        chosen = option_of(answer, len(options))
        return Answer(chosen == right, options[chosen][1])

    texts = tuple(text for text, _ in options)
    wrong = next(k for k in range(len(options)) if k != right)
    return Exercise(name, "choice", checker, str(right), str(wrong), tuple(hints), texts, **rest)


def choice_of_claims(
    name: str, claims: Sequence, given: Callable[[], Iterable], right: int, hints: Iterable[str], **rest
) -> Exercise:
    """Several claims, of which one is to be chosen that follows from what is ``given``: the prover answers.

    A weaker claim that follows as well gets a message of its own.
    """
    stated = tuple(claim(each) for each in claims)

    def checker(answer: object) -> Answer:
        chosen = option_of(answer, len(stated))
        found = prove(stated[chosen], given=tuple(given()))
        if isinstance(found, Proved) and chosen != right:
            return Answer(False, "It is proved, but another of them is proved as well and says more.", shown(found))
        return Answer(isinstance(found, Proved), verdict_words(found), shown(found))

    options = tuple(rf"\({each.latex}\)" for each in stated)
    wrong = next(k for k in range(len(stated)) if k != right)
    return Exercise(name, "choice", checker, str(right), str(wrong), tuple(hints), options, **rest)


def shown(found) -> tuple[str, ...]:
    """The HTML of a verdict."""
    return (found._repr_html_(),)


def constant(
    name: str,
    family: Callable[[Fraction], Claim],
    given: Callable[[], Iterable],
    right: str,
    hints: Iterable[str],
    *,
    largest: bool = False,
    finer: Fraction = Fraction(1, 100),
    prompt: str = "",
) -> Exercise:
    """The least number c, or the largest, with which a claim is true: the prover answers to it, and to a finer one."""

    def checker(answer: object) -> Answer:
        (text,) = texts_of(answer, ("c",))
        given_number = reading.number(text)
        found = prove(family(given_number), given=tuple(given()))
        if not isinstance(found, Proved):
            return Answer(False, verdict_words(found), shown(found))
        best = reading.number(right)
        message = ""
        if given_number != best:
            other = prove(family(best), given=tuple(given()))
            words = "It is proved, but it is not the best: there is a number with which it is proved and says more."
            return Answer(not isinstance(other, Proved), words, shown(found))
        closer = given_number + finer if largest else given_number - finer
        sharper = prove(family(closer), given=tuple(given()), seconds=SECONDS)
        if isinstance(sharper, Refuted):
            message = f" With {shown_number(closer)} it is false: {plainly(sharper)}."
        return Answer(not isinstance(sharper, Proved), f"Proved.{message}", shown(found))

    wrong = str(reading.number(right) + (1 if largest else -1))
    return Exercise(name, "number", checker, (right,), (wrong,), tuple(hints), ("c",), "a number", prompt=prompt)


# --- claims ------------------------------------------------------------------------------------------------------


def relation_of(answer: object, vectors: str) -> Form:
    """The claim that was typed, about numbers; raises `NotAnAnswer` for an equation of vectors."""
    parsed = reading.formula(text_of(answer), vectors.split())
    if parsed.claim.is_vector:
        raise NotAnAnswer("an equation of vectors; write a claim about their inner products", answer)
    return parsed


def stated(
    name: str,
    key: Callable[[], Claim],
    premises: Callable[[], Sequence],
    vectors: str,
    right: str,
    wrong: str,
    hints: Iterable[str],
    example: str,
    **rest,
) -> Exercise:
    """A claim to be stated: it is proved from the fixed premises, and the key follows from it alone."""

    def checker(answer: object) -> Answer:
        parsed = relation_of(answer, vectors)
        if parsed.claim.term.is_number:
            return Answer(False, "It says too little: its letters cancel.")
        return below_reading(repairs(key(), tuple(premises()), parsed.claim), parsed.latex)

    return Exercise(name, "claim", checker, right, wrong, tuple(hints), (), example, **rest)


def hypothesis(
    name: str,
    goal: Callable[[], Claim],
    premises: Callable[[], Sequence],
    vectors: str,
    about: str,
    right: str,
    wrong: str,
    hints: Iterable[str],
    example: str,
    *,
    necessary: bool | None = True,
    definitions: Callable[[], Sequence] | None = None,
    **rest,
) -> Exercise:
    """A hypothesis to be added, about the letters ``about``: with it the goal is proved.

    Where it is to be ``necessary`` it also follows from the goal, so that it assumes no more than it has to; where it
    is not to be, the goal itself in other words is no answer.  None takes both, but not what speaks of the length of a
    sum, as the goal does.  What gives the goal with the ``definitions`` alone is the goal, or more than the goal.
    """

    def checker(answer: object) -> Answer:
        parsed = relation_of(answer, vectors)
        if parsed.claim.term.is_number:
            return Answer(False, "It says nothing about a letter: they cancel.")
        strangers = parsed.claim.symbols - set(about.split())
        if strangers:
            letters = ", ".join(sorted(strangers))
            return Answer(False, f"A hypothesis about {', '.join(about.split())}, and not about {letters}.")
        if necessary is None and LENGTH_OF_A_SUM.search(parsed.latex):
            words = "It speaks of the length of a sum, as the claim does; say it with the lengths of {} and with {}."
            return Answer(False, words.format(" and ".join(about.split()), f"⟨{', '.join(about.split())}⟩"))
        if necessary:
            return below_reading(supplies(goal(), tuple(premises()), parsed.claim), parsed.latex)
        found = prove(goal(), given=[*premises(), parsed.claim])
        if necessary is False and isinstance(found, Proved) and follows(parsed.claim, [*premises(), goal()]):
            return Answer(False, "This is the claim itself in other words: it also follows from the claim.")
        if (
            definitions
            and isinstance(found, Proved)
            and isinstance(follows(goal(), [*definitions(), parsed.claim]), Proved)
        ):
            return Answer(False, "This is the claim itself or more: with it, nothing else that is given is used.")
        if isinstance(found, Proved) and not prove_possible(parsed.claim, premises()):
            return Answer(False, "No case is known in which this hypothesis holds together with what is given.")
        return Answer(isinstance(found, Proved), verdict_words(found), (math(parsed.latex), *shown(found)))

    return Exercise(name, "claim", checker, right, wrong, tuple(hints), (), example, **rest)


def prove_possible(added: Claim, premises) -> bool:
    """Is there a case in which the hypothesis and the premises hold?  Asked as a refutation of 0 > 0 under them."""
    found = prove(Claim(0, ">", 0), given=[*premises, added])
    return isinstance(found, Refuted)


def below_reading(answer: Answer, latex: str) -> Answer:
    """The answer, below the claim as it was read."""
    return replace(answer, shown=(f'<p class="mb-by">Read as {math(latex)}.</p>',))


# --- streams -----------------------------------------------------------------------------------------------------


def stream(
    name: str,
    length: int,
    judge: Callable[[Examples], Answer],
    right: str | Callable[[], str],
    wrong: str,
    hints: Iterable[str],
    *,
    bits: bool = False,
    most: int = reading.MOST_ROWS,
    example: str = "",
    instances: Sequence[tuple[int, ...]] = (),
    **rest,
) -> Exercise:
    """Examples that are to be found, rows of so many numbers with a label; a run of a learner judges them.

    The rows can be pressed, where they are at most `PRESSED` rows: all ``bits`` of the length, or else the
    ``instances``, among which an answer has to be.
    """
    if bits and 2**length <= PRESSED:
        instances = tuple(product((0, 1), repeat=length))

    def checker(answer: object) -> Answer:
        return judge(reading.stream(text_of(answer), length, bits, most))

    how = example or ("1 0 1 +" if bits else "1 -2 +")
    known = _Later(right) if callable(right) else right
    return Exercise(name, "stream", checker, known, wrong, tuple(hints), (), how, instances=tuple(instances), **rest)


def grid(xs: Iterable[int], ys: Iterable[int]) -> tuple[tuple[int, int], ...]:
    """Points of the plane as they are drawn: row by row, the highest first.

    >>> grid((0, 1), (0, 2))
    ((0, 2), (1, 2), (0, 0), (1, 0))
    """
    return tuple((x, y) for y in sorted(ys, reverse=True) for x in sorted(xs))


def lines_of(examples: Iterable) -> str:
    """Examples of 0s and 1s as somebody types them.

    >>> lines_of([((1, 0), 1)])
    '10 +'
    """
    return "\n".join(f"{''.join(map(str, x))} {'+' if y > 0 else '-'}" for x, y in examples)


def not_of(examples: Examples, label: Callable[[tuple], int]) -> Answer | None:
    """The first example that the target labels otherwise, or None: what is not consistent with it is no answer.

    >>> not_of(Examples([(1, 0), (0, 1)], [1, 1]), lambda x: 1 if x[0] else -1).words
    'Not consistent with the target: it says − of example 2, (0, 1).'
    """
    for place, (x, y) in enumerate(examples, 1):
        if label(x) != y:
            sign = "+" if label(x) > 0 else "−"
            return Answer(
                False, f"Not consistent with the target: it says {sign} of example {place}, {shown_number(tuple(x))}."
            )
    return None


def weights_table(run, sign: str = "w") -> str:
    """The mistakes of a run as an HTML table: the example, its label, and the weights after it."""
    rows = "".join(
        f"<tr><td>{step.index + 1}</td><td>{shown_number(tuple(step.x))}</td><td>{'+' if step.y > 0 else '−'}</td>"
        f"<td>{escape(shown_number(tuple(step.after)))}</td></tr>"
        for step in run.steps[:12]
    )
    more = f"<p>and {len(run.steps) - 12} more</p>" if len(run.steps) > 12 else ""
    head = f"<thead><tr><th>no.</th><th>example</th><th>label</th><th>{sign} after it</th></tr></thead>"
    return f'<table class="table mb-answer-run">{head}<tbody>{rows}</tbody></table>{more}'


# --- certificates ------------------------------------------------------------------------------------------------


def certificate(
    name: str,
    goal: Callable[[], Claim],
    given: Callable[[], Sequence[Claim]],
    vectors: str,
    right: str,
    wrong: str,
    hints: Iterable[str],
    example: str,
    **rest,
) -> Exercise:
    """A certificate by hand: what is to be at least 0, as a sum of products that are, one a line; the kernel judges.

    A line is a number that is not negative and factors in brackets: squares, squared lengths, and what a hypothesis
    says to be at least 0.
    """

    def checker(answer: object) -> Answer:
        known = tuple(given())
        lines = reading.plain(text_of(answer), 1000).splitlines()
        stripped = [line.strip(" +") for line in lines]
        terms = [term for line in stripped if line for term in _terms(line, known, vectors.split())]
        if not terms:
            raise NotAnAnswer("there is no term yet", answer)
        if len(terms) > 12:
            raise NotAnAnswer(f"{len(terms)} terms are too many; 12 will do", len(terms))
        try:
            found = certify(Certificate(goal(), terms=tuple(terms)))
        except Refused as refused:
            return Answer(False, f"The kernel refuses it: {refused}.", on_the_way(goal(), known, terms))
        return Answer(True, "The kernel accepts it: the two sides are equal.", shown(found))

    return Exercise(name, "certificate", checker, right, wrong, tuple(hints), (), example, **rest)


def on_the_way(goal: Claim, known: Sequence[Claim], terms: Sequence[Term]) -> tuple[str, ...]:
    """A line about an attempt: which hypotheses a certificate uses that the attempt's terms do not use yet.

    >>> from mistake_bounds.proof import scalars
    >>> a, b = scalars("a b")
    >>> on_the_way(Claim(a, ">=", 0), [Claim(a, ">=", b), Claim(b, ">=", 0)], [])[0][:55]
    '<p class="mb-by">A certificate is known that also uses '
    """
    found = prove(goal, given=known)
    if not isinstance(found, Proved):
        return ()
    used = {factor.claim for term in terms for factor in term.factors if isinstance(factor, Given)}
    needed = dict.fromkeys(factor.claim for factor in found.certificate.factors if isinstance(factor, Given))
    missing = [math(one.latex) for one in needed if one not in used]
    if missing:
        words = f"A certificate is known that also uses {', '.join(missing)}."
    elif needed:
        words = "These are the hypotheses that a certificate uses. What is left are numbers, products and squares."
    else:
        words = "A certificate is known that uses squares alone."
    return (f'<p class="mb-by">{words}</p>',)


def _terms(line: str, known: Sequence[Claim], vectors: Sequence[str]) -> Iterator[Term]:
    """The terms of a line: a plus is between two, and what is taken away belongs to the one before it."""
    reader = Reader(reading.formula_text(line), vectors)
    groups = []
    parsed = reader.sum()
    reader.end()
    for part in parsed.parts if parsed.kind == "+" else (parsed,):
        if part.kind == "-" and groups:
            groups[-1].append(part)
        else:
            groups.append([part])
    return (_term(group, known, line) for group in groups)


def _term(group: Sequence[Part], known: Sequence[Claim], line: str) -> Term:
    """A term of a certificate; raises `NotAnAnswer` where it need not be at least 0."""
    first, *others = group
    if others or first.kind == "-":  # no product as it is written
        times, factors = _product(sum((part.value for part in others), first.value), known, line)
        return Term(times, factors)
    times = Fraction(1)
    factors = []
    for factor in first.parts if first.kind == "*" else group:
        if isinstance(factor.value, Rational):
            times *= Fraction(int(factor.value.p), int(factor.value.q))
        elif factor.kind == "‖":
            factors += [Length(factor.parts[0].value)] * (factor.power // 2)
        elif factor.kind == "^" and factor.power % 2 == 0:
            factors += [Square(factor.parts[0].value)] * (factor.power // 2)
        else:
            found, given = _product(factor.value, known, line)
            times *= found
            factors += given
    if times < 0:
        raise NotAnAnswer(f"“{line}”: a term with a negative number in front may be negative", line)
    return Term(times, tuple(factors))


def _product(value: Expr | Vector, known: Sequence[Claim], line: str) -> tuple[Fraction, tuple]:
    """A number and factors that are at least 0, of which the term is the product; raises `NotAnAnswer`.

    The term may be multiplied out: a² − b² is a − b times a + b.
    """
    stated = Claim(value, ">=", 0)
    for one in known:
        if one.polynomial == stated.polynomial:
            return Fraction(1), (Given(one),)
    for one in known:
        if (rest := _divided(stated.term, one.term)) is not None:
            try:
                times, factors = _product(rest, known, line)
            except NotAnAnswer:
                continue
            return times, (Given(one), *factors)
    atoms = _atoms(stated.term)
    number, powers = Poly(stated.term, *atoms).factor_list() if atoms else (stated.term, ())
    factors = [factor for base, power in powers for factor in _power(base.as_expr(), power)]
    if number > 0 and None not in factors:
        return Fraction(int(number.p), int(number.q)), tuple(factors)
    raise NotAnAnswer(
        f"“{line}”: it is not given that {plain(value)} is at least 0, so that it may be negative; it is no square, "
        "and no product of what is given",
        line,
    )


def _power(base: Expr, power: int) -> list[Length | Square | None]:
    """The squared lengths or squares of which a power is the product; None where it is of none."""
    if isinstance(base, Inner) and base.left == base.right:
        return [Length(base.left)] * power
    return [Square(base)] * (power // 2) + [None] * (power % 2)


def _atoms(*terms: Expr) -> list[Expr]:
    """The letters and inner products of terms."""
    return sorted({atom for term in terms for atom in term.atoms() if not atom.is_number}, key=str)


def _divided(value: Expr, by: Expr) -> Expr | None:
    """The quotient of two polynomials that are no numbers, where it is one."""
    if not _atoms(value) or not _atoms(by):
        return None
    letters = _atoms(value, by)
    try:
        return Poly(value, *letters).exquo(Poly(by, *letters)).as_expr()
    except ExactQuotientFailed:
        return None
