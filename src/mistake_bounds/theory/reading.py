"""How a run becomes points: every name that a proof speaks of is evaluated where the proof speaks of it.

A proof says what it says along rows, in rows inside these, and in the end.  The rows' generators give contexts, and in
a context a letter gives its value.  A run may stand inside each item of another run: what it is about, and its end,
are so of the item.
"""

import operator
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from inspect import signature
from itertools import pairwise

from sympy import Symbol, log

from mistake_bounds.proof import Claim, name_of
from mistake_bounds.proof.kernel.terms import symbols_of
from mistake_bounds.proof.values import PRODUCT, evaluator
from mistake_bounds.theorem.reading import KIND, Reading
from mistake_bounds.theory.lines import Line
from mistake_bounds.theory.rows import Row, Sum, sum_along
from mistake_bounds.theory.terms import BadTheory, Letter, NoMeaning, logarithm, plain


class NotGiven(BadTheory):
    """A row whose items are not what it says that it gives."""


def closed(letters: Iterable[Letter]) -> list[Letter]:
    """Letters, and those of which they are sums or logarithms."""
    todo, found = list(letters), {}
    while todo:
        if (one := todo.pop()) not in found:
            found[one] = None
            todo += one.parts
    return list(found)


def rows_of(lines: Iterable[Line]) -> list[Row]:
    """The rows along which something is added up or kept."""
    below = [one for line in lines for one in line.below]
    sums = [one for one in closed(frozenset().union(*(line.letters for line in lines))) if one.sum]
    rows = [*(one.row for one in (*below, *sums)), *(row for one in below for row in one.rows)]
    return list(dict.fromkeys(row for row in rows if row))


class _Said:
    """What proofs say along one row: names, what is added up, logarithms, rows inside it, and each kind's own."""

    def __init__(self):
        self.names, self.befores, self.inner, self.logs, self.kinds = set(), set(), {}, {}, {}
        self.needs = self.puts = self.fixed = None
        self.local = False

    def take(self, given) -> "_Said":
        """What is given, gone through."""
        for known in given:
            if type(known) is Claim:
                self.names |= known.symbols
                if type(known.rhs) is log and type(known.lhs) is Symbol:
                    self.logs[known.lhs.name] = evaluator(known.rhs.args[0])
                continue
            inner = self.inner.setdefault(known.over, _Said())
            self.names |= known.fixed
            for before, start, after, final in known.state:
                inner.befores.add(name_of(before))
                inner.names |= {name_of(before), name_of(after)} | symbols_of(start)
                self.names |= symbols_of(start) | {name_of(final)}
            for k, (_, held) in enumerate(known.kinds):
                inner.kinds.setdefault(k, _Said()).take(held)
        return self


class Reader:
    """What a run is in the words of some lines; ``shown`` are more claims along the row ``main``, and at the end."""

    def __init__(self, lines: Iterable[Line], main: Row, shown: Iterable[Line] = ()):
        lines = list(lines)
        self.main, self.rows = main, {row.over: row for row in rows_of((*lines, *shown))}
        self.runs = [row for row in self.rows.values() if row.sequence and row is not main]
        self.opened = {name for row in self.runs for name in (*row.about, *row.changes, *row.end)}
        self.root = _Said()
        for line in lines:
            self.root.take(line.proof.given)
            self.root.names |= line.proof.claim.symbols
        if main.over in self.root.inner:
            along = [known for line in lines for known in line.proof.given if getattr(known, "over", "") == main.over]
            said = (*(line.claim.symbols for line in shown), *(known.fixed for known in along))
            self.root.inner[main.over].names.update(*said)
        letters = closed(frozenset().union(*(line.letters for line in (*lines, *shown))))
        self.letters = {*letters}
        self.table: dict[str, list] = {}
        # of two of one name the later one counts: the theory's own, where a lemma has another
        for one in sorted(letters, key=lambda one: (bool(one.sum), one.name, -one.number)):
            for name, when in one.whens.items():
                self.table.setdefault(name, []).append((one, when))

    def read(self, *given, **options) -> Reading:
        """The reading of a run: the row's generator has its arguments.

        Raises `NotGiven` if the generator does not yield what it says, and whatever it raises itself.
        """
        main = self.main
        about, items, last = self._run(main, main.items(*given, **options))
        product = {PRODUCT: about.pop(PRODUCT)} if PRODUCT in about else {}
        self.memo: dict = {}
        self.alive: list = []  # what the memo knows by its address
        self.always = {*about} - self.opened
        items = ((here | self._opened({**about, **here}), left) for here, left in items)
        last |= self._opened({**about, **last})
        said = self.root.inner.get(main.over, _Said())
        known = self._along(main, said, items, about, about)
        points = known.pop(main.over)
        begun: dict = {}
        if main.begun:
            (begun[main.begun],) = self._along(main, said, [last], about, about)[main.over]
        here = {**about, **last, "first": about["first"]}
        end = self._inside(self.root, {}, here, here)
        if self.root.puts is None:
            found = (self._value(name, {*here}, {*here}) for name in sorted(self.root.names))
            self.root.puts = [one[0] for one in found if one]
        self._values(self.root, end, here, here)
        end = {**known, **end, **product}
        self.memo.clear()
        self.alive.clear()
        for name in sorted(self.root.names & {*self.table}):
            if name not in end and f"{name}^2" not in end:
                letter, _ = self.table[name][0]
                raise NoMeaning(f"{letter.where}: {name}, {letter.text}: nothing gives its value in the end", letter)
        points = tuple(point | product for point in points) if product else tuple(points)
        return Reading(points, end, main.over, begun=begun)

    def _run(self, row: Row, told: Iterable) -> tuple[dict, Iterable, dict]:
        """What a run is about, and its first point; its items, each with what it leaves; and its end."""
        about, *contexts = told
        contexts = [one if type(one) is tuple else (one, {}) for one in contexts]
        *steps, last = (here for here, _ in contexts)
        _is_given(row, "about", {*about} - {PRODUCT}, row.about)
        _is_given(row, "an item", steps[0] if steps else {}, row.gives if steps else [])
        _is_given(row, "the end", last, row.changes + row.end)
        first = {**about, **(steps[0] if steps else last)}
        if row.start:
            first |= row.start(*(about[name] for name in signature(row.start).parameters))
        items = (
            (here, {name: there[name] for name in row.changes} | left)
            for (here, left), (there, _) in pairwise(contexts)
        )  # fmt: skip
        return {**about, "first": first}, items, {**last}

    def _opened(self, here: Mapping) -> dict:
        """The runs inside an item: what they are about, their items under the words of their rows, and their ends."""
        found: dict = {}
        for row in self.runs:
            about, items, last = self._run(row, row.items(*(here[need] for need in row.needs)))
            found |= about | last | {row.over: items}
        return found

    def _along(self, row: Row, said: _Said, items, outer: Mapping, after: Mapping) -> dict:
        """The points of a row, how many they are, and its sums; the same items in the same context are one point."""
        points, fixed = [], {}
        inner = row is not self.main
        alone = inner and not (self._needs(said, row) - self.always) & {*outer}
        seen = self.memo.setdefault(id(said), {}) if alone else {}
        kind, kinds, own_kind = row.several and row.kind, said.kinds, {*row.kind_needs} <= {*row.gives}
        for item in items:
            if id(item) in seen:
                points.append(seen[id(item)])
                continue
            a, b = (item, {}) if type(item) is dict else item
            if inner and not points:
                _is_given(row, "an item", a, row.gives)
                _is_given(row, "what is so after an item", b, row.changes)
            merged = None if own_kind else _merged(row, a, b, outer, after)
            source = merged[0] if merged else a
            k = kind(*[source[need] for need in row.kind_needs]) if kind else 0
            own = kinds.get(k, said)
            if k not in fixed:
                merged = merged or _merged(row, a, b, outer, after)
                fixed[k] = self._fixed(said, own, row, *merged, outer, after)
                if row.several:
                    fixed[k][KIND] = k
            point = fixed[k].copy()
            if own.local:
                for put in own.puts:
                    put(point, a, b)
            else:
                here, there = merged or _merged(row, a, b, outer, after)
                if own.inner:
                    self._inside(own, point, here, there)
                self._values(own, point, here, there)
            points.append(point)
            if alone:
                seen[id(item)] = point
                self.alive.append(item)
        own = (one for one in row.sums.values() if one in self.letters)
        sums = [one for one in own if name_of(sum_along(one).before) in said.befores]
        if sums:
            along = [sum_along(one) for one in sums]
            start = {name_of(one.before): self._first(total, outer) for one, total in zip(along, sums, strict=True)}
            points, found = running(points, along, start)
            found[row.over] = points
        else:
            found = {row.over: points}
        kinds = Counter(map(operator.itemgetter(KIND), points)) if row.several else {}
        return found | {row.count.name: len(points)} | {
            count.name: kinds[k] for k, (_, count) in enumerate(row.counts) if row.several
        }  # fmt: skip

    def _first(self, total: Letter, here: Mapping):
        """What a sum begins with."""
        begin = plain(total.first)
        if not symbols_of(begin):
            return 0
        point: dict = {}
        for name in symbols_of(begin):
            self._value(name, {*here}, set())[0](point, here, here)
        return evaluator(begin)(point)

    def _inside(self, said: _Said, point: dict, here: Mapping, there: Mapping) -> dict:
        """The point, with the rows inside it; a row on the same values is the same."""
        for over, inner in said.inner.items():
            row = self.rows[over]
            if row is self.main or over in point or not all(need in here for need in row.needs):
                continue
            needs = sorted(self._needs(inner, row).union(row.needs) - self.always)
            values = [source[need] for source in (here, there) for need in needs if need in source]
            same = over, id(inner), *map(_key, values)
            if same not in self.memo:
                items = here[over] if row.sequence else row.items(*(here[need] for need in row.needs))
                found = self._along(row, inner, items, here, there)
                if row.sequence:  # a learner may count its mistakes otherwise than they are
                    found |= {one.name: value_of(one)(here) for one in row.letters if one.fn and one.name in found}
                self.memo[same] = found, values
            point |= self.memo[same][0]
        return point

    def _needs(self, said: _Said, row: Row) -> set[str]:
        """The names of the context around a row that its points, and those of rows inside it, are made of."""
        if said.needs is None:
            levels = [said, *said.kinds.values()]
            found = {one for level in levels for name in level.names for one, _ in self.table.get(name, ())}
            needs = {need for one in found for need in (one.needs if one.fn else _needs_of_logarithm(one))}
            for level in levels:
                for over, inner in level.inner.items():
                    needs |= self._needs(inner, self.rows[over]).union(self.rows[over].needs)
            needs |= {*row.kind_needs}
            said.needs = {need.removesuffix("_next") for need in needs}.difference(row.gives)
        return said.needs

    def _fixed(self, said: _Said, own: _Said, row: Row, here, there, outer, after) -> dict:
        """What is so of all items of a kind; what is of one item is planned, the first time, to be read from each."""
        if own.puts is None:
            gives = {*row.gives} | (self.opened if row is self.main else set())
            now, then = gives.union(f"{name}_next" for name in row.changes), gives.union(row.changes)
            found = [self._value(name, {*here}, {*there}) for name in sorted(said.names | own.names)]
            found = [one for one in found if one]
            own.fixed = [
                put for put, needs, when in found if when == "start" or not {*needs} & (then if when == "next" else now)
            ]
            found = [one for one in found if one[0] not in own.fixed]
            own.puts = [put for put, _, _ in found]
            of_item = (({*needs} <= {*(row.changes if when == "next" else row.gives)}) for _, needs, when in found)
            own.local = not own.inner and not own.logs and all(of_item)
        point: dict = {}
        for put in own.fixed:
            put(point, outer, after)
        return point

    def _values(self, said: _Said, point: dict, here: Mapping, there: Mapping) -> None:
        """The values of letters, put into the point."""
        for put in said.puts:
            put(point, here, there)
        for name, of in said.logs.items():
            if name not in point:
                point[name] = logarithm(of(point))

    def _value(self, name: str, keys: set, beyond: set) -> tuple | None:
        """What puts the value of that name into a point, what it needs, and when; None if no context has that."""
        for letter, when in self.table.get(name, ()):
            base = letter.logarithm_of
            needs = letter.needs if letter.fn or base is None else _needs_of_logarithm(letter)
            available = beyond if when == "next" else keys
            if when == "start" and "first" in keys or (needs or letter.fn) and {*needs} <= available:
                return _putting(letter, when, name), needs, when
        return None


def running(points: Iterable[Mapping], sums: Iterable[Sum], start: Mapping) -> tuple[list[dict], dict]:
    """The points, each with the sums before and after it; and what the sums come to."""
    parts = [(name_of(one.before), name_of(one.after), evaluator(one.part)) for one in sums]
    rows, now = [], dict(start)
    for point in points:
        more = {after: now[before] + part(point) for before, after, part in parts}
        rows.append({**point, **now, **more})
        now = {before: more[after] for before, after, _ in parts}
    return rows, {name_of(one.total): now[name_of(one.before)] for one in sums}


def _needs_of_logarithm(letter: Letter) -> tuple[str, ...]:
    of = letter.logarithm_of
    return letter.needs if of is None else tuple(need for one in of.letters for need in one.needs)


def _putting(letter: Letter, when: str, name: str) -> Callable:
    """The function that puts a letter's value into a point."""
    into, value = f"{name}^2" if letter.square else name, value_of(letter)

    def put(point, here, there):
        if into not in point:
            point[into] = value(there if when == "next" else here["first"] if when == "start" else here)

    return put


def value_of(letter: Letter) -> Callable[[Mapping], object]:
    """The function from a context to the letter's value."""
    fn, needs, of = letter.fn, letter.needs, letter.logarithm_of
    if of is not None and not fn:
        at = {one.name: value_of(one) for one in of.letters}
        number, base = evaluator(of.value), letter.base
        return lambda source: logarithm(number({name: one(source) for name, one in at.items()}), base)
    if fn is None:
        (need,) = needs
        return lambda source: source[need]
    if len(needs) == 1:
        (need,) = needs
        return lambda source: fn(source[need])
    return lambda source: fn(*[source[need] for need in needs])


def _merged(row: Row, a: Mapping, b: Mapping, outer: Mapping, after: Mapping) -> tuple[dict, dict]:
    """The contexts of an item: before it, which also has what is so after it under another name, and after it."""
    here, there = {**outer, **a}, {**after, **a, **b}
    for name in row.changes:
        here[f"{name}_next"] = there[name]
    return here, there


def _key(value):
    return value if type(value) in (int, Fraction) else (id(value),)


def _is_given(row: Row, what: str, given: Iterable[str], names: Iterable[str]) -> None:
    if {*given} != {*names}:
        raise NotGiven(
            f"{row.where}: {row.name} gives {', '.join(sorted(given)) or 'nothing'} with {what}, and says that it "
            f"gives {', '.join(sorted(names)) or 'nothing'}",
            given,
        )
