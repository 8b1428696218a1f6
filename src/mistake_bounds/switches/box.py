"""A theorem that can be switched: its hypotheses as switches, each with a run on which it alone fails.

An author gives the words, the lines of a theory that each line of the proof stands for, and the runs.  Which line uses
which hypothesis is read off the theory; what fails on a run, and by which numbers, is computed on it.

A *witness* is a run on which the hypotheses of one switch fail, all others hold, and the conclusion is false.
A claim of a line is `FALSE` on the witness, or `OPEN` if it rests on what is off and is not false there.

Not every switch has one.  Where something *weaker* is enough, the theorem is proved from that; where neither a failing
run nor a proof is known, the box says so.  A hypothesis that the others imply is no switch: it is always so.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property

from mistake_bounds.proof import Claim, ForEach, Proved, claim, name_of
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.proof.values import NoValue, coefficients_in
from mistake_bounds.theorem.failing import hypotheses, starts
from mistake_bounds.theorem.instance import Instance
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theory import Hypothesis, closed
from mistake_bounds.theory import Line as TheoryLine
from mistake_bounds.theory.terms import Relation

EXAMPLES, LEARNER = "of the examples", "of the learner"
FALSE, OPEN, HOLDS, SILENT = "false", "open", "holds", "silent"
IS = {"<=": "≤", ">=": "≥", "=": "=", "<": "<", ">": ">"}


@dataclass(frozen=True)
class Witness:
    """A run that fails a switch's hypotheses: the theorem on it, its ``picture`` as SVG, and its table.

    ``mistakes`` is their number where the learner moves at other examples too, so that the row of the theorem is the
    row of its moves.  ``looked`` says in which order runs were looked at; without it the run is one by hand.  ``says``
    tells what the run shows, if it is not the number of mistakes that is too large.
    """

    instance: Instance
    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    picture: str = ""
    mistakes: int | None = None
    looked: str = ""
    says: str = ""

    @cached_property
    def end(self) -> Mapping:
        """The numbers at the end of the run, with its mistakes counted."""
        count = self.instance.theorem.count
        return {**self.instance.reading.end, count: self.made}

    @property
    def made(self) -> int:
        """How many mistakes the run makes."""
        return self.instance.reading.end[self.instance.theorem.count] if self.mistakes is None else self.mistakes

    @cached_property
    def allowed(self) -> Fraction:
        """How many the conclusion would allow."""
        theorem = self.instance.theorem
        constant, slope = coefficients_in(theorem.conclusion.claim.polynomial, theorem.count, self.end)
        return Fraction(1) * constant / -slope

    def judged(self, claim: Claim) -> tuple[str, str]:
        """Whether a claim holds on the run, or is `SILENT` for lack of a value; and the numbers where it is false."""
        instance = Instance(self.instance.theorem, self.instance.run, self._reading)
        try:
            row = instance.check_claim(claim).rows[0]
        except NoValue:
            return SILENT, ""
        if not row.failure:
            return HOLDS, ""
        if claim == self.instance.theorem.conclusion.claim and self._solved:
            return FALSE, f"In the end: {self.made} {IS[claim.op]} {shown(self.allowed)}"
        at = "In the end" if row.failure.mistake is None else f"At {row.over} {row.failure.mistake}"
        return FALSE, f"{at}: {shown(row.failure.left)} {IS[claim.op]} {shown(row.failure.right)}"

    @property
    def _solved(self) -> bool:
        """Is the conclusion written as what the count is at most?"""
        theorem = self.instance.theorem
        return latex_in(theorem.conclusion).startswith((f"{theorem.count} \\le ", f"{theorem.count} < "))

    @cached_property
    def _reading(self):
        over = "move" if self.mistakes is not None else self.instance.reading.over
        return replace(self.instance.reading, end=self.end, over=over)


@dataclass(frozen=True)
class Switch:
    """What a reader switches off: ``names`` are hypotheses of the theorem, ``words`` and ``tex`` say the same.

    ``moral`` is what the witness teaches.  Where no run fails since less is enough, ``weaker`` has relations in place
    of the names; where none was found, ``none`` is a sentence that says so, and where it was looked for.
    """

    id: str
    group: str
    words: str
    tex: str
    names: tuple[str, ...]
    moral: str = ""
    witness: Witness | None = None
    none: str = ""
    weaker: Mapping[str, Relation] = field(default_factory=dict)

    @cached_property
    def enough(self) -> dict[str, Claim]:
        """What is enough in place of each hypothesis."""
        return {name: claim(relation.value, name) for name, relation in self.weaker.items()}


@dataclass(frozen=True)
class Line:
    """A line of the proof in words, and the lines of the theory that it stands for.

    ``silent`` are those of them that are not written out: their claims follow at once from the others.
    """

    id: str
    words: str
    of: tuple[TheoryLine, ...]
    silent: tuple[TheoryLine, ...] = ()

    @cached_property
    def claims(self) -> tuple[Claim, ...]:
        """What is written out."""
        return tuple(one.claim for one in self.of)

    @property
    def formulas(self) -> tuple[str, ...]:
        """It in TeX, with the logarithms that letters are."""
        return tuple(latex_in(one.proof) for one in self.of)

    @cached_property
    def below(self) -> frozenset[TheoryLine]:
        """All lines of the theory on which it rests."""
        return frozenset(one for line in (*self.of, *self.silent) for one in line.below)


@dataclass(frozen=True)
class Box:
    """All that a page shows of a theorem: its switches, lines, and runs with their slack.

    ``always`` has the names of hypotheses that are no switch, with a sentence on why they are always so, and where the
    others imply one, the line that proves it; ``runs`` makes the
    names of runs, each with the theorem on it.  ``between`` has, by the word for what comes in a row, the hypotheses
    by which nothing changes from one of these to the next, which a reading sees to and no line says.  ``also`` are
    lines that are shown beside the conclusion; ``note`` is a sentence on another theorem of the page; ``groups`` are
    those of the switches, in order.
    """

    id: str
    theorem: Theorem
    switches: tuple[Switch, ...]
    lines: tuple[Line, ...]
    always: tuple[tuple, ...]
    runs: Callable[[], Iterable[tuple[str, Instance]]] = tuple
    between: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    also: tuple[TheoryLine, ...] = ()
    note: str = ""
    groups: tuple[str, ...] = (EXAMPLES, LEARNER)
    known: Mapping[str, Claim] = field(init=False)

    def __post_init__(self):
        object.__setattr__(self, "known", hypotheses(self.theorem))

    @cached_property
    def cases(self) -> tuple[tuple[str, Instance], ...]:
        """The runs, with their names."""
        return tuple(self.runs())

    @property
    def formulas(self) -> tuple[str, ...]:
        """All that is written out in TeX: conclusion, switches, lines, and what is always so."""
        lines = (tex for line in self.lines for tex in line.formulas)
        switches = (tex for s in self.switches for tex in (s.tex, *(one.latex for one in s.enough.values())))
        always = (self.known[name].latex for names, *_ in self.always for name in names)
        return latex_in(self.theorem.conclusion), *switches, *lines, *always

    @property
    def meanings(self) -> dict[str, str]:
        """What the names in its lines mean, by the theory."""
        lines = (below for line in self.lines for below in line.below)
        letters = closed(dict.fromkeys(letter for below in lines for letter in below.letters))
        return {name: one.text for one in letters for name in one.whens}

    def proved_from(self, switch: Switch) -> Proved:
        """The theorem, proved anew from what is enough in place of a switch's hypotheses.

        Raises `mistake_bounds.proof.NotProved`.
        """
        return self.lines[-1].of[-1].proved_from(switch.enough)

    def needs(self, line: Line) -> list[Line]:
        """The lines before it on which it rests."""
        before = self.lines[: self.lines.index(line)]
        return [one for one in before if set(one.of) & line.below]

    def uses(self, line: Line) -> set[str]:
        """The hypotheses that it uses itself: those of all that it rests on, but for the lines that it needs."""
        return {name for one in self._own(line) for name in self._reasons(one)}

    def _own(self, line: Line) -> frozenset[TheoryLine]:
        return line.below.difference(*(one.below for one in self.needs(line)))

    def _reasons(self, line: TheoryLine) -> set[str]:
        """The names of its own hypotheses; of what is kept along the run, those of its start."""
        own = [one for one in line.because if isinstance(one, Hypothesis)]
        found = {one.name for one in own if one.sort is not claim}
        if not line.because:
            found |= _names(line.proof.given)
        if line.row is not None:
            found |= {*self.between.get(line.row.over, ())}
        kept = {name for one in own if one.sort is claim for name in one.claim.symbols}
        if line.row is not None and line.row.sequence:
            kept |= {name_of(before) for each in line.proof.given for before, *_ in getattr(each, "state", ())}
        return found | {name for name, one in self._starts.items() if one.symbols & kept}

    @cached_property
    def _starts(self) -> Mapping[str, Claim]:
        return starts(self.theorem)

    def touches(self, switch: Switch, line: TheoryLine) -> bool:
        """Does a line of the theory rest on what is off?"""
        return any(self._reasons(one) & {*switch.names} for one in line.below)

    def states(self, switch: Switch) -> dict[str, tuple[str, tuple[str, ...]]]:
        """Of each line that is touched by a switch that is off: the reason in words, and the state of each claim.

        A claim is `FALSE` on the witness, or `OPEN` if it follows no longer; the empty text if it does not rest on what
        is off, or if less is enough.
        """
        found = {}
        for line in () if switch.weaker else self.lines:
            touched = [self.touches(switch, one) for one in line.of]
            if any(touched):
                found[line.id] = self._state(switch, line, touched)
        return found

    def _state(self, switch: Switch, line: Line, touched) -> tuple[str, tuple[str, ...]]:
        judged = [
            (switch.witness.judged(claim) if switch.witness else (OPEN, "")) if off else ("", "")
            for claim, off in zip(line.claims, touched, strict=True)
        ]
        own = self.uses(line) & {*switch.names}
        why = "It uses what is off." if own else "It rests on a line above that is gone."
        states = {state for state, _ in judged}
        said = [f"{numbers} is false." for state, numbers in judged if state == FALSE]
        said += ["It follows no longer, though on this run it holds."] * (states <= {"", HOLDS})
        said += ["On this run a number in it has no value."] * (SILENT in states)
        said += ["It follows no longer."] * (not said)
        return " ".join((why, *said)), tuple(OPEN if state in (HOLDS, SILENT) else state for state, _ in judged)

    def line_of(self, cause: str) -> Line | None:
        """The line in which a cause of slack is given away: what proves it, has it for a reason, or else uses it.

        Of a product, the line of a factor.  What is said of a step of the run comes before what is said inside it.
        """
        factors = {*cause.split(" · ")}
        own = (line for line in self.lines if factors & {claim.name for claim in _claims(line)})
        at_a_step = (line for line in self.lines if factors & _reasons_in(self._own(line) & self._of_a_step))
        reason = (line for line in self.lines if factors & _reasons_in(self._own(line)))
        inside = (line for line in self.lines if factors & {one.claim.name for one in self._own(line)})
        using = (line for line in self.lines if factors & self.uses(line))
        return next(filter(None, (next(found, None) for found in (own, at_a_step, reason, inside, using))), None)

    @cached_property
    def _of_a_step(self) -> frozenset[TheoryLine]:
        """The lines of the theory on which something rests that is added up or kept along the run."""
        along = (of for line in self.lines for of in line.below if of.row is not None and of.row.sequence)
        return frozenset(one for of in along for one in of.below)

    def slack(self, instance: Instance) -> list[tuple[str, Fraction, str, Line]]:
        """The parts of the slack of a run: the title, the amount, what it means, and the line to which it belongs."""
        found, slack = {}, instance.slack
        for cause, (title, meaning) in self.theorem.causes.items():
            found.setdefault(title, (title, slack.mistakes[title], meaning, self.line_of(cause)))
        return list(found.values())


def _reasons_in(lines: Iterable[TheoryLine]) -> set[str]:
    return {one.name for of in lines for one in of.because}


def _claims(line: Line) -> list[Claim]:
    own = line.below if len(line.below) == len({*line.of, *line.silent}) else {*line.of, *line.silent}
    return [one.claim for one in own]


def _names(given) -> set[str]:
    return {
        name
        for one in given
        for name in ([one.name] if not isinstance(one, ForEach) else _names(k for _, held in one.kinds for k in held))
    }


def shown(value: object) -> str:
    """A number or a row as a page writes it, with a true minus sign; three digits of what is long to write.

    >>> shown((Fraction(1, 2), -1)), shown(Fraction(4, 2)), shown(Fraction(-100001, 100000))
    ('(1/2, −1)', '2', '−1.000')
    """
    if isinstance(value, tuple | list):
        return f"({', '.join(map(shown, value))})"
    if not isinstance(value, int):
        whole = round(float(value))
        short = isinstance(value, Fraction) and value.denominator < 10**4
        value = whole if value == whole else value if short else f"{float(value):.3f}"
    return str(value).replace("-", "−")


def signed(label: int) -> str:
    """A label as a sign.

    >>> signed(1), signed(-1)
    ('+', '−')
    """
    return "+" if label > 0 else "−"
