"""Rows: what comes one after the other, such as the mistakes of a run, the attributes, the draws of a history.

A row is a generator that says what it yields.  Sums over it are terms; `Row.total` adds a line up, `Row.mean` takes
its mean, `Row.keep` keeps claims along it: what they claim is computed from the line.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from inspect import signature
from typing import Any, NamedTuple

import sympy
from sympy import S, Symbol, sympify

from mistake_bounds.proof import Claim, Eq, Proved, along, claim, definition, name_of, prove, telescope, vectors
from mistake_bounds.proof import assume as as_fact
from mistake_bounds.proof.kernel.terms import substitute, symbols_of
from mistake_bounds.proof.search.verdicts import refuse_verdict
from mistake_bounds.proof.show.text import plain as shown
from mistake_bounds.theory.lines import Hypothesis, Line, does, kept, reasons_in
from mistake_bounds.theory.terms import (
    BadTheory,
    Expression,
    Letter,
    Term,
    TwoMeanings,
    letters_in,
    occurring,
    place,
    plain,
)

OPERATORS = {"<=": sympy.Le, "<": sympy.Lt, ">=": sympy.Ge, ">": sympy.Gt, "=": Eq}


class Sum(NamedTuple):
    """What a sum has been ``before`` an item and ``after`` it, in ``total``, and the ``part`` that an item adds."""

    before: Symbol
    after: Symbol
    total: Symbol
    part: sympy.Expr
    name: str

    @property
    def claim(self) -> Claim:
        """A⁺ = A + part."""
        return definition(Eq(self.after, self.before + self.part), self.name)

    @property
    def state(self) -> tuple:
        """The sum as something that a row changes, from 0 on."""
        return self.before, S.Zero, self.after, self.total


class NotAlike(BadTheory):
    """Lines of several kinds of items that do not add up to one claim."""


class Row:
    """What comes in a row: ``count`` of what is called ``over``; it decorates the generator of its items.

    The generator takes names of the context around it, and yields for each item a dictionary of what it ``gives``; if
    an item ``changes`` something, a pair of dictionaries, the second with what is so after it.  ``kinds`` are pairs of
    a name and a count, if items are of several kinds, of which ``kind`` tells the number.  ``weight`` is the letter
    with which means are taken: it is at least 0 by ``positive``, and ``sure`` is the name of the hypothesis that it
    adds up to 1; where a `Process` keeps that, it needs none.

    With ``about`` the row is that of a run, in which each item begins where the one before it ended, and the generator
    takes the arguments of `Theorem.on`: it yields first what it is ``about``, then its items, and finally what the
    last one left, and what else the ``end`` has.  ``start`` gives what is so before the first item, if it does not.
    An item may be a pair there as well, where the next begins with something else than what is so after this one.
    If an item ``gives`` the arguments of the row of another run, that run stands inside it.  ``begun`` names what has
    begun when the run ends and is no item of it, such as the last guess: the end has all that an item gives.
    Of a row inside another, ``in_order`` says that each item begins where the one before it ended.

    >>> from mistake_bounds.theory import fixed, of_step
    >>> n = fixed("how many").called("n")
    >>> a = of_step("an item").called("a")
    >>> items = Row("item", n, gives="a")(lambda row: [{"a": value} for value in row]).called("items")
    >>> items.sum(a, "all of them").called("A"), items.over
    (A, 'item')
    """

    def __init__(
        self, over: str, count: Letter, *, gives: str = "", changes: str = "", about: str = "", end: str = "",
        kinds: Iterable[tuple[str, Letter]] = (), kind: Callable[..., int] | None = None, weight: Term | None = None,
        positive: Hypothesis | None = None, sure: str | Hypothesis | None = None, start: Callable | None = None,
        begun: str = "", in_order: bool = False,
    ):  # fmt: skip
        self.over, self.count, self.where, self.name = over, count, place(), ""
        self.gives, self.changes, self.about, self.end = (text.split() for text in (gives, changes, about, end))
        self.counts = tuple(kinds) or (("", count),)
        self.several, self.kind, self.start, self.begun = bool(kinds), kind, start, begun
        self.kind_needs = tuple(signature(kind).parameters) if kind else ()
        self.weight, self.positive, self._sure = weight, positive, sure
        self.own_names = {*self.gives, *(f"{one}'" for one in (*self.gives, *self.changes))}
        self.items, self.needs, self.sums, self.ends = None, (), {}, {}
        self.in_order = in_order or bool(about)

    def __call__(self, items: Callable) -> "Row":
        """Itself, with the generator of its items."""
        self.items, self.needs = items, tuple(signature(items).parameters)
        return self

    def called(self, name: str) -> "Row":
        """Itself, named."""
        self.name = self.name or name
        return self

    @property
    def sequence(self) -> bool:
        """Is it the row of a run?"""
        return bool(self.about)

    @property
    def terms(self) -> tuple[Term, ...]:
        """The counts and the weight."""
        weight = () if self.weight is None else (self.weight,)
        return self.count, *(count for _, count in self.counts), *weight

    @property
    def letters(self) -> frozenset[Letter]:
        """The letters of its counts and of its weight."""
        return letters_in(*self.terms)

    @property
    def sure(self) -> Hypothesis | None:
        """The hypothesis that the weights add up to 1."""
        if isinstance(self._sure, str):
            self._sure = does(self.sum(self.weight) == 1, self._sure)
        return self._sure

    # sums

    def sum(
        self, part: Any, text: str = "", value: Callable | None = None, start: Any = 0, so_far: str = "",
        total: Term | None = None, name: str = "",
    ) -> Letter:  # fmt: skip
        """The sum of ``part`` over the row: a letter; what has been added up along the row has names of its own.

        ``value`` gives it another way, to be checked; ``start`` is what it begins with; ``so_far`` is the name of what
        has been added up, for a lemma in which it has one.  ``total`` is what it is, if that has a name already, such
        as ``W.last``; ``name`` is its own name in proofs.  The same sum is one letter.
        """
        part = part if isinstance(part, Term) else Expression(sympify(part))
        key = sympy.expand(part.value), plain(start)
        if total is not None:
            self._sum_is(total, part, start)
        elif key not in self.sums:
            said = text or f"{shown(part.value)}, added up over each {self.over}"
            self._sum_is(Letter(said, value, "step", name=name), part, start)
            self.sums[key].unnamed, self.sums[key].so_far = f"Σ{_compact(shown(part.value))}^{self.count.name}", so_far
        return self.sums[key]

    def _sum_is(self, letter, part: Term, start=0) -> None:
        """Declare a letter, or the value of a state letter before or after a step, to be the sum of ``part``."""
        key = sympy.expand(part.value), plain(start)
        total = letter if isinstance(letter, Letter) else Letter("", None, "step")
        total.row, total.sum_of, total.first, total.sum = self, part, start, True
        if total is not letter:
            total.of, total.text = letter.letters, next(iter(letter.letters)).text
            total._called(name_of(letter.value))
        if key in self.sums:
            raise TwoMeanings(f"{place()}: {shown(part.value)} is added up already: {self.sums[key].where}", total)
        self.sums[key] = total

    def sum_of(self, part: Term, text: str, value: Callable | None = None, **more: Any) -> "Later":
        """The sum of a term of state letters over the row: a state letter of its own."""
        letter = Letter(text, value, "state", **more)

        def called(name: str) -> Letter:
            total = letter.called(name)
            for when in ("value", "next", "last"):
                whole, own = ((one if when == "value" else getattr(one, when)) for one in (total, part))
                self._sum_is(Expression(plain(whole), (total,)), Expression(plain(own), letters_in(part)))
            return total

        return Later(called)

    def mean_of(self, part: Any, text: str = "", **more: Any) -> Letter:
        """The mean of ``part``: the sum of its products with the weight."""
        return self.sum(self.weight * part, text, **more)

    def outside(self, letter: Letter) -> frozenset[str]:
        """The names of a context of which a sum over the row is a function."""
        parts = frozenset().union(*(one.depends(when) for one, when in occurring(letter.sum_of)))
        return (parts - self.own_names) | {*self.needs}

    def at_end(self, letter: Letter) -> "Later":
        """A state letter at the end of this row, under a name of its own: ``r_n = nodes.at_end(r)``."""

        def called(name: str) -> Expression:
            letter.ends[name] = "last"
            self.ends[letter] = Expression((vectors if letter.vector else Symbol)(name), (letter,))
            return self.ends[letter]

        return Later(called)

    def _state(self, letter: Letter, start=None, end: Letter | None = None) -> tuple:
        """A letter before an item, at the start, after an item and in the end."""
        last = self.ends.get(letter, letter.last) if end is None else end
        return letter.value, plain(letter.start if start is None else start), letter.next.value, last.value

    # a line, added up

    def total(
        self, *lines: Line | Hypothesis, weigh: bool = False, name: str = "", keeping: "Process | Line | None" = None,
        around: Iterable = (),
    ) -> Line:  # fmt: skip
        """What a line says of each item, added up; a line for each kind, or one for all.

        The claim is computed: what an item has of its own becomes its sum, what is fixed is counted, and along a run
        what is so after a step is what is so before the next.  ``weigh`` multiplies by the weight first; a process, or
        what `keep` makes, is what the line rests on at each step, and what steps are ``keeping``.  ``around`` are terms
        that no item changes: a hypothesis on them alone is one, and not one for each item.  Raises `NotAlike` if the
        kinds do not add up to one claim.
        """
        lines = lines * len(self.counts) if len(lines) == 1 else lines
        positive = [self.positive] if weigh and self.positive else []
        again = ([keeping] if isinstance(keeping, Line) else [keeping.again]) if keeping else []
        line = Line((*dict.fromkeys(lines), *positive, *again), None, self.letters, name=name, row=self)
        line.kinds, line.around = lines, around
        line.find = lambda *_: self._along(line, lines, keeping) if self.in_order else self._over([line], weigh)[0]
        return line

    def totals(self, *several: Any, around: Iterable = ()) -> tuple[Line, ...]:
        """The `total` of each of several lines, or of tuples of lines for the kinds, along the row once for all."""
        totals = [self.total(*(one if isinstance(one, tuple) else (one,)), around=around) for one in several]
        because = tuple(dict.fromkeys(one for line in totals for one in line.because))
        for line in totals:
            line.because = because
        _together(totals, lambda: self._over(totals))
        return tuple(totals)

    def mean(self, *lines: Line | Hypothesis, name: str = "") -> Line:
        """The mean of what a line says of each item: its weights add up to 1, by ``sure``."""
        total = self.total(*lines, weigh=True)
        weights = self.sum(self.weight)
        line = Line((total, *([self.sure] if self.sure else [])), None, weights.letters, name=name)
        add_up = total.find

        def added_up(*reasons):
            total.name = f"{line.name}, added up"
            return add_up(*reasons)

        total.find = added_up

        def find(given, using):
            goal = total.proof.claim
            if name_of(weights.value) not in goal.symbols:
                return prove(goal.named(line.name), using=using)
            return prove(goal.substitute({weights.value: S.One}).named(line.name), given=given, using=using)

        line.find = find
        return line

    def least(self, total: Letter, *because: Any, name: str = "") -> Line:
        """A sum that begins with something, to which each item adds, is no less than that."""
        begin = plain(total.first)
        line = Line(
            because, None, {total, *total.sum_of.letters, *letters_in(total.first), *self.letters}, name=name, row=self
        )

        def find(given, using):
            one = sum_along(total)
            held = claim(one.before >= begin, line.name)
            step = prove(held.substitute({one.before: one.after}), given=[held, *given, one.claim], using=using)
            row = (one.before, begin, one.after, one.total)
            return along(held, ((step, plain(self.count)),), (row,), symbols_of(begin), self.over)

        line.find = find
        return line

    def keep(
        self,
        *claims: tuple,
        start: Mapping[Letter, object] | None = None,
        given: Iterable[Hypothesis] = (),
        around: Iterable[Term] = (),
        end: Mapping[Letter, Letter] | None = None,
    ) -> Any:
        """Claims that hold at the start and that each item keeps, together: each (relation, *reasons), perhaps named.

        Where items are of several kinds, the reasons are a reason, or a tuple of them, for each kind.
        Each line that comes of it rests on all that is kept; `theorem` warns where that is more than it needs.
        ``start`` says with what a state letter starts, if not with its own, and ``end`` which letter it is in the end;
        ``given`` is what is known of the start; ``around`` is as for `total`.
        """
        given = tuple(given)
        named = [one if isinstance(one[0], str) else ("", *one) for one in claims]
        lines = [
            Line((*why, *given), None, relation.letters | self.letters, name=name, row=self)
            for name, relation, *why in named
        ]
        for line, (_, relation, *why) in zip(lines, named, strict=True):
            line.group, line.stated, line.around, line.begins = lines, relation, around, (start or {}, end or {}, given)
            line.ways = (
                [[*reasons_in((one,), line.where)] for one in why] if self.several else [[*reasons_in(why, line.where)]]
            )
        together = letters_in(*lines, *(end or {}).values())
        for line in lines:
            line.own |= together
        _together(lines, lambda: self._kept(lines))
        return tuple(lines) if len(lines) > 1 else lines[0]

    def _kept(self, lines: list[Line]) -> tuple[Proved, ...]:
        held, rows, steps, fixed, given = self._keeping(lines)
        for line, *found in zip(lines, *steps, strict=True):
            first = [[one for one in way if isinstance(one, Line)][:1] for way in line.ways]
            line.kinds = [one for way in first for one in way]
            line.steps = tuple(way[0].proof if way else step for way, step in zip(first, found, strict=True))
            rests_on = frozenset().union(*(step.given for step in found))
            line.uses = [other for other, one in zip(lines, held, strict=True) if one in rests_on]
        counts = [plain(count) for _, count in self.counts]
        return along(held, zip(steps, counts, strict=True), rows, fixed, self.over, given)

    def _keeping(self, lines: list[Line]) -> tuple:
        """What is kept, its states, what keeps it at an item of each kind, what is fixed, and what is so at first."""
        held = tuple(claim(line.stated.value, line.name) for line in lines)
        names = frozenset().union(*(one.symbols for one in held))
        moved = frozenset().union(*(why.claim.symbols for line in lines for why in line.because))
        states = [
            one
            for one in sorted(letters_in(*lines), key=lambda one: one.name)
            if one.kind == "state" and one.name in names and name_of(one.next.value) in moved
        ]
        start, end, given = lines[0].begins
        rows = [self._state(one, start.get(one), end.get(one)) for one in states]
        after = {name_of(row[0]): row[2] for row in rows}
        counts = [plain(count) for _, count in self.counts]
        at_first = [one.claim for one in given]
        around = (*(row[1] for row in rows), *map(plain, lines[0].around))
        fixed = names.union(*map(symbols_of, around), *(one.symbols for one in at_first))
        steps = []
        for k, count in enumerate(counts):
            goals = [one.substitute(after | {name_of(count): count + 1}) for one in held]
            steps.append(
                tuple(_step(goal, held, line.ways[k], line.where) for goal, line in zip(goals, lines, strict=True))
            )
        return held, rows, steps, fixed - {*after, *map(name_of, counts)}, at_first

    # how a line is added up

    def _own(self, letters: Iterable[Letter]) -> set[str]:
        """The names of what an item has of its own."""
        moving = [(name, one, when) for one in letters if one.kind != "fixed" for name, when in one.whens.items()]
        return {name for name, one, when in moving if when != "start" and one.depends(when) & self.own_names}

    def _split(self, expression, own: set[str], weigh: bool = False):
        """(what is fixed, what is an item's own) for each term of an expression, multiplied by the weight."""
        for term in sympy.Add.make_args(sympy.expand(expression * plain(self.weight) if weigh else expression)):
            factors = sympy.Mul.make_args(term)
            inside = [factor for factor in factors if symbols_of(factor) & own]
            outside = sympy.Mul(*(factor for factor in factors if factor not in inside))
            if outside != 0:
                yield outside, sympy.Mul(*inside)

    def _sums(self, expression, own, letters, weigh=False):
        """The expression with sums for parts, as added up so far; what is counted; and the sums."""
        added, counted, sums = S.Zero, S.Zero, {}
        for coefficient, part in self._split(expression, own, weigh):
            if part == 1:
                counted += coefficient
            else:
                if (-part, 0) in self.sums:
                    coefficient, part = -coefficient, -part
                total = self.sum(Expression(part, [one for one in letters if {*one.whens} & symbols_of(part)]))
                sums[total] = None
                added += coefficient * sum_along(total).before
        return added, counted, sums

    def _over(self, totals: list[Line], weigh: bool = False) -> tuple[Proved, ...]:
        """Of what is no sequence: terms become sums, what is fixed is counted, and each item keeps all lines."""
        each = [self._added_up(line, line.kinds, weigh) for line in totals]
        held = tuple(claim(relation, line.name) for line, (relation, *_) in zip(totals, each, strict=True))
        rows = list(dict.fromkeys(row for _, _, rows, _ in each for row in rows))
        after, kept = {name_of(row[0]): row[2] for row in rows}, []
        for k, (_, count) in enumerate(self.counts):
            at, proofs = after | {name_of(plain(count)): plain(count) + 1}, []
            for one, (_, steps, *_) in zip(held, each, strict=True):
                given, _, *facts = steps[k]
                proofs.append(prove(one.substitute(at), given=[one, *given], using=facts))
            kept.append((tuple(proofs), plain(count)))
        unchanged = frozenset().union(*(names for *_, names in each)) - {*after}
        return along(held, kept, rows, unchanged, self.over)

    def _added_up(self, line: Line, lines, weigh: bool) -> tuple:
        """What is said of the sums so far, what each kind is given for it, the sums, and the names that are fixed."""
        letters = letters_in(*lines) | self.letters
        own, sums, sides, constants = self._own(letters), {}, [], []
        for one in lines:
            left, minus, more = self._sums(one.claim.lhs, own, letters, weigh)
            right, plus, others = self._sums(one.claim.rhs, own, letters, weigh)
            sides.append((left, right))
            constants.append(plus - minus)
            sums |= more | others
        if len(set(sides)) > 1:
            raise NotAlike(f"{line.where}: the kinds differ in more than what is fixed: {sides}", lines)
        left, right = sides[0]
        right += sum(c * plain(n) for c, (_, n) in zip(constants, self.counts, strict=True))
        line.own |= letters_in(*sums)
        given = [sum_along(one).claim for one in sums]
        given += [self.positive.claim] if weigh and self.positive and lines[0].claim.op != "=" else []
        steps = [
            ((*given, one.claim), plain(n)) if isinstance(one, Hypothesis) else (given, plain(n), one.proof)
            for one, (_, n) in zip(lines, self.counts, strict=True)
        ]
        rows = [sum_along(one).state for one in sums]
        moving = {name_of(row[0]) for row in rows} | {name_of(n) for _, n, *_ in steps}
        unchanged = symbols_of(left).union(symbols_of(right), *map(symbols_of, map(plain, line.around))) - moving
        return OPERATORS[lines[0].claim.op](left, right, evaluate=False), steps, rows, unchanged

    def _along(self, line: Line, lines, keeping) -> Proved:
        """Of a sequence: what is so after a step is what is so before the next one."""
        letters = letters_in(*lines)
        own, op = self._own(letters), lines[0].claim.op
        states = {name_of(one.next.value): one for one in letters if one.kind == "state" and one.becomes is None}
        fs, constants, sums, moved = [], [], {}, {}
        for one in lines:
            delta = sympy.expand(one.claim.lhs - one.claim.rhs)
            after = sympy.Add(*(term for term in sympy.Add.make_args(delta) if symbols_of(term) & {*states}))
            moved |= {states[name]: None for name in symbols_of(after) & {*states}}
            g = substitute(after, {name_of(letter.next.value): letter.value for letter in moved})
            added, counted, more = self._sums(sympy.expand(delta - after + g), own, letters)
            sums |= more
            fs.append(g + added)
            constants.append(counted)
        f = fs[0]
        if any(sympy.expand(f - other) != 0 for other in fs):
            raise NotAlike(f"{line.where}: the kinds do not add up to one claim: {fs}", lines)
        line.own |= letters_in(*sums)
        rows = [self._state(one) for one in sorted(moved, key=lambda one: one.name)]
        rows += [sum_along(one).state for one in sums]
        at = {name_of(row[0]): row[2] for row in rows}
        steps = [one.proof if isinstance(one, Line) else as_fact(one.claim) for one in lines]
        line.steps = tuple(steps)
        if sums:
            given, name = [sum_along(one).claim for one in sums], f"{line.name}, one more"
            goals = [claim(OPERATORS[op](substitute(f, at), f - c, evaluate=False), name) for c in constants]
            steps = [prove(goal, given=given, using=[step]) for goal, step in zip(goals, steps, strict=True)]
        fixed = (f, *constants, *(row[1] for row in rows), *map(plain, line.around))
        unchanged = frozenset().union(*map(symbols_of, fixed)) - {*at}
        pairs = tuple(zip(steps, (plain(n) for _, n in self.counts), strict=True))
        if not keeping:
            return telescope(f, pairs, rows, unchanged, op in (">=", ">"), line.name, self.over)
        return self._along_with(line, f, op, pairs, rows, unchanged, constants, keeping)

    def _along_with(self, line, f, op, pairs, rows, unchanged, constants, keeping) -> Proved:
        """The same, where each step rests on what is kept with it."""
        kept, states, again, fixed, given = (
            self._keeping(keeping.group) if isinstance(keeping, Line) else keeping.keeping
        )
        first = substitute(f, {name_of(row[0]): row[1] for row in rows})
        rows = [*rows, *(row for row in states if row not in rows)]
        counted = sum(-c * n for c, (_, n) in zip(constants, pairs, strict=True))
        held = claim(OPERATORS[op](f, first + counted, evaluate=False), line.name)
        after, steps = {name_of(row[0]): row[2] for row in rows}, []
        for (step, count), others in zip(pairs, again, strict=True):
            goal = held.substitute(after | {name_of(count): count + 1})
            steps.append(((prove(goal, [held], [step]), *others), count))
        unchanged = (unchanged | fixed | symbols_of(first)) - {*after, *(name_of(count) for _, count in pairs)}
        return along((held, *kept), steps, rows, unchanged, self.over, given)[0]


class Later:
    """What is made when it is assigned, by the function ``called`` of its name."""

    def __init__(self, called: Callable[[str], Term]):
        self.called = called


class Process:
    """What goes on in rounds with histories: each has a probability, in a round goes on in several ways, and ends.

    ``total`` is the state letter of the probabilities of all ``histories``, each of which goes on ``by`` the items of
    another row; in the end they are those of the row ``final``.  That they add up to 1 is kept: `all` is the hypothesis
    that they do in a round, and `again` the line that they do after it.
    """

    def __init__(self, total: Letter, histories: Row, by: Row, final: Row, name: str = "all histories"):
        self.total, self.histories, self.by, self.final = total, histories, by, final
        self._is_mean(total, Expression(S.One))
        self.all = histories._sure = kept(total == 1, name)
        lost = histories.total(by.sure, weigh=True, name="no probability lost")
        self.again = Line((self.all, lost), None, total.letters, total.next == 1, name)
        self.again.find = lambda given, using: prove(self.again.claim, given, using)

    def called(self, name: str) -> "Process":
        """Itself."""
        return self

    @property
    def keeping(self) -> tuple:
        """What is kept, the total as what a round changes, what keeps it, what is fixed, and what is so at first."""
        row = tuple(plain(one) for one in (self.total, self.total.start, self.total.next, self.total.last))
        return (self.all.claim,), [row], [(self.again.proof,)], frozenset(), ()

    def mean_of(self, term: Term, text: str, last: str = "") -> Later:
        """The mean of a term over all histories: a state letter, of which a round makes the mean of ``term.next``."""
        letter = Letter(text, None, "state", start=term.start, last=last)

        def called(name: str) -> Letter:
            self._is_mean(letter.called(name), term)
            return letter

        return Later(called)

    def _is_mean(self, letter: Letter, term: Term) -> None:
        weight, end = self.histories.weight, self.final.weight
        after = self.by.sum(self.by.weight * term.next) if term.letters else self.by.sum(self.by.weight)
        self.histories._sum_is(Expression(letter.value, (letter,)), weight * term)
        self.histories._sum_is(letter.next, weight * after)
        self.final._sum_is(letter.last, end * term.last)


def _together(lines: Iterable[Line], prove: Callable[[], tuple[Proved, ...]]) -> None:
    """Let lines find their proofs together, once."""
    once = cache(prove)
    for k, line in enumerate(lines):
        line.find = lambda *_, k=k: once()[k]


def sum_along(total: Letter) -> Sum:
    """The running sum of a letter that is a sum: before an item, after it, in the end, and what an item adds."""
    whole = total.value
    name = total.so_far or "Σ" + _compact(total.name.removeprefix("Σ"))
    text = f"{shown(whole)} so far"
    return Sum(Symbol(name), Symbol(f"{name}^+"), whole, total.sum_of.value, text)


def _compact(text: str) -> str:
    return "".join(c for c in text.replace("^+", "next").replace("-", "minus") if c.isalnum())


def _step(goal: Claim, held, because, where: str) -> Proved:
    """What keeps a claim: the reason that says so, or what is found from the reasons."""
    lines = [one.proof for one in because if isinstance(one, Line)]
    given = [one.claim for one in because if isinstance(one, Hypothesis)]
    said = [one for one in lines if one.claim == goal] or [as_fact(one) for one in given if one == goal]
    found = said[0] if said else prove(goal, given=[*held, *given], using=lines)
    refuse_verdict(found, where)
    return found
