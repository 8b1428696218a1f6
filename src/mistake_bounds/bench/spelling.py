"""What somebody types, in the spelling of forms: ``||w + y*x||^2 <= <w, x>`` becomes ``‖w + y·x‖² ≤ ⟨w, x⟩``.

`mistake_bounds.proof.show.forms` has the grammar, and reads what comes out; here the other ways to write the same are
told apart: Python's, those of a plain keyboard, TeX's words, what a phone puts in.  Nothing typed is ever run.  What
is too large to be multiplied out is refused before anybody tries.  A *place* is an index of what was typed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from mistake_bounds.exact import Refusal
from mistake_bounds.proof.show.forms import NAMES, letter

LONGEST, DEEPEST, HIGHEST, DIGITS = 600, 20, 12, 30
MOST_TERMS, HEAVIEST = 2000, 120

GREEK: Mapping[str, str] = MappingProxyType({name: glyph for glyph, name in NAMES.items()})
CALLS: Mapping[str, tuple[str, str]] = MappingProxyType({
    "dot": ("⟨", "⟩"),
    "inner": ("⟨", "⟩"),
    "norm": ("‖", "‖"),
    "norm2": ("(‖", "‖²)"),
})  # fmt: skip
BRACKETS: Mapping[str, tuple[str, str, str]] = MappingProxyType({  # how each is written, and how it closes
    "(": ("(", ")", ")"),
    "[": ("(", ")", "]"),
    "⟨": ("⟨", "⟩", "⟩"),
    "‖": ("‖", "‖", "‖"),
})  # fmt: skip
TEX: Mapping[str, str] = MappingProxyType({
    "le": "≤", "leq": "≤", "leqslant": "≤", "ge": "≥", "geq": "≥", "geqslant": "≥", "lt": "<", "gt": ">",
    "cdot": "·", "times": "·", "langle": "⟨", "rangle": "⟩", "lVert": "‖", "rVert": "‖", "Vert": "‖", "|": "‖",
    "left": "", "right": "", "varepsilon": "ε",
})  # fmt: skip
SAME: Mapping[str, str] = MappingProxyType({
    "=<": "≤", "<=": "≤", ">=": "≥", "==": "=", "⩽": "≤", "⩾": "≥", "≦": "≤", "≧": "≥", "||": "‖", "∥": "‖",
    "*": "·", "×": "·", "⋅": "·", "∙": "·", "•": "·", "−": "-", "–": "-", "÷": "/", "〈": "⟨", "〉": "⟩",
    "ϵ": "ε", "ϕ": "φ", "µ": "μ", "“": "", "”": "", "$": "",
})  # fmt: skip
PRODUCT = "the product of two vectors is <w, x>, w·x or dot(w, x)"
STRANGE: Mapping[str, str] = MappingProxyType({
    **dict.fromkeys(".@⊤ᵀ", PRODUCT),
    "|": "a length is ||w||^2, and |a| <= b is two claims, a <= b and -a <= b",
    "∞": "there is no infinity here",
    "%": "write a part of a hundred as a fraction, 1/2 or 0.5",
    "∈": "what is known of a letter stands under Given, as a relation",
    "#": "there are no remarks; a line may have a name, as in mistake: y <w, x> <= 0",
})  # fmt: skip
A_LETTER = "and say among what is given what you know of it"
NO_WORDS: Mapping[str, str] = MappingProxyType({
    **dict.fromkeys(["ln", "log", "exp"], f"no logarithms here, and no powers of e; give it a letter, {A_LETTER}"),
    "sqrt": f"give it a letter, {A_LETTER}: of a root, s >= 0 and s^2 = 2",
    **dict.fromkeys(("sum", "prod"), f"give it a letter, {A_LETTER}"),
    "max": f"give it a letter, {A_LETTER}: of the larger one, m >= a, m >= b and (m - a)(m - b) = 0",
    "min": f"give it a letter, {A_LETTER}: of the smaller one, m <= a, m <= b and (m - a)(m - b) = 0",
    "abs": "|a| <= b is two claims, a <= b and -a <= b",
    "frac": "write a fraction with /",
    "infty": "there is no infinity here",
    **dict.fromkeys(("top", "intercal"), "the product of two vectors is <w, x>"),
    **dict.fromkeys(("and", "or", "not"), "write one relation a line"),
    **dict.fromkeys(("if", "where", "with"), "what is assumed stands under Given, a line each"),
})  # fmt: skip

STOP = re.compile(r"(\s|(?<!\\)[.,;])*$")  # at the end of a line; it comes along from a text
OF_A_NORM = re.compile(r"\s*(?:_\s*\{?\s*2\s*\}?|₂)")
NO_LETTERS = frozenset({"in", "∈", "≤", "≥", "<", ">", "=", "<=", ">=", "==", "≠"})
ANGLE = re.compile(r"<([^<>=≤≥]*,[^<>=≤≥]*)>")
PIECE = re.compile(
    r"""(?P<space>\s+|\\[,;:!\ ]|\\quad)
    |(?P<tex>\\(?:[A-Za-z]+|\|))
    |(?P<number>\d+(?:\.\d+)?|\.\d+)
    |(?P<power>(?:\*\*|\^)\s*(?:\d+|\{\s*\d+\s*\}|\(\s*\d+\s*\))|[⁰¹²³⁴⁵⁶⁷⁸⁹]+)
    |(?P<word>[A-Za-z]+|[α-ωΑ-Ωϵϕµℓ])
    |(?P<other>!=|≠|=>|->|→|⇒|√|∑|\*\*|\^)
    |(?P<mark><=|=<|>=|==|\|\||[<>=≤≥⩽⩾≦≧‖∥*×⋅∙•·/÷+−–()\[\]⟨⟩〈〉,“”$-])""",
    re.VERBOSE,
)
SUFFIX = re.compile(
    r"(?P<plus>\^\{?\+\}?|⁺)?(?P<sub>_\{?(?P<in>\d+|[A-Za-z][A-Za-z0-9]*)\}?|[₀-₉]+|\d+)?(?P<plus2>\^\{?\+\}?|⁺)?(?P<prime>['’′])?"
)
SUBSCRIPTS, SUPERSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789"), str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
FROM_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
RELATIONS = frozenset("≤≥<>=")


class NotRead(Refusal):
    """What was typed is not understood; ``place`` says where."""

    def __init__(self, message: str, offender: object = None, place: int = 0):
        super().__init__(message, offender)
        self.place = place


class UnknownLetter(NotRead):
    """A letter that is not among those that were said to be vectors or scalars."""


class TwoRelations(NotRead):
    """A chained comparison, of which each part wants a line of its own."""


class Ambiguous(NotRead):
    """What different readers would read differently."""


class TooLarge(NotRead):
    """More than can be multiplied out."""


class Spelled(NamedTuple):
    """A ``text`` in the spelling of forms, and for each character of it its place in what was typed."""

    text: str
    places: tuple[int, ...]

    def place(self, read: int) -> int:
        """The place of what comes after ``read`` characters, but for spaces."""
        rest = self.text[read:]
        return self.places[read + len(rest) - len(rest.lstrip())]


def spelled(typed: str, letters: frozenset[str]) -> Spelled:
    """What was typed in the spelling of forms; ``letters`` are the names that may occur, as claims have them.

    Raises `NotRead`, by name and place.

    >>> spelled("||w + y*x||**2 <= 2 <w, x> + gamma_1", frozenset(["w", "x", "y", "gamma_1"])).text
    '‖w + y·x‖² ≤ 2 ⟨w, x⟩ + γ_1'
    """
    speller = _Speller(with_angles(typed), letters)
    last = STOP.search(typed).start()
    while speller.at < last:
        speller.piece()
    return speller.end()


def as_typed(thing: object) -> str:
    """A claim, a number or a vector in the signs of the bench.

    >>> from mistake_bounds.proof import norm2, vectors
    >>> w, x = vectors("w^+ x")
    >>> as_typed(norm2(w - x))
    '‖w⁺ - x‖²'
    """
    return str(thing).replace("^+", "⁺")


def name(typed: str) -> str:
    """The name of a single letter, as claims have it.  Raises `NotRead`.

    >>> [name(typed) for typed in ("γ", r"\\gamma", "w_T", "w⁺", "w^+", "x1")]
    ['gamma', 'gamma', 'w_T', 'w^+', 'w^+', 'x_1']
    """
    plain = typed.removeprefix("\\")
    if typed in NO_LETTERS:
        raise NotRead(f"{typed} is no letter: only letters stand here, and what is known of them under Given", typed)
    match = PIECE.match(plain)
    word = match["word"] if match else None
    if word is None or word in CALLS or word in NO_WORDS or len(word) > 1 and word not in GREEK:
        raise NotRead(
            f"{typed[:20]} is no letter: use one, such as w, γ or gamma, with a mark if you like: w_T, w^+, x1", typed
        )
    suffix = SUFFIX.match(plain, match.end())
    if suffix.end() < len(plain):
        raise NotRead(f"{typed[:20]} is not understood after {plain[: suffix.end()]}", typed, suffix.end())
    return letter(_letter(word, suffix))


def _letter(word: str, suffix: re.Match) -> str:
    sub = suffix["in"] or (suffix["sub"] or "").translate(SUBSCRIPTS)
    return (
        SAME.get(word, GREEK.get(word, word))
        + ("⁺" if suffix["plus"] or suffix["plus2"] else "")
        + (f"_{sub}" if sub else "")
        + ("′" if suffix["prime"] else "")
    )


def with_angles(typed: str) -> str:
    """With ⟨w, x⟩ for <w, x>, character by character, inner ones first."""
    while (again := ANGLE.sub(r"⟨\1⟩", typed)) != typed:
        typed = again
    return typed


@dataclass
class _Open:
    """An open bracket: how it closes in the spelling of forms and as typed, its place, and how large its inside is.

    Multiplied out there are ``terms`` in the sums that are done, and ``product`` in the one that is not; ``weight`` is
    the highest degree or, of numbers, about as many digits.
    """

    closing: str = ""
    closes: str = ""
    place: int = 0
    terms: int = 0
    product: int = 1
    weight: int = 0
    weight_here: int = 0
    last: tuple[int, int] = (1, 0)
    before: tuple[int, int] = (1, 0)  # of ⟨v, w⟩ what stands before the comma
    below: bool = False
    commas: int = 0

    def add(self) -> None:
        self.terms, self.weight = self.terms + self.product, max(self.weight, self.weight_here)
        self.product, self.weight_here, self.last, self.below = 1, 0, (1, 0), False

    def times(self, terms: int, weight: int) -> None:
        self.product, self.weight_here, self.last = self.product * terms, self.weight_here + weight, (terms, weight)

    def to_the(self, power: int) -> None:
        terms, weight = self.last
        if power:
            self.times(terms ** (power - 1), weight * (power - 1))
        self.last = (terms**power, weight * power)

    def comma(self) -> None:
        self.add()
        self.before, self.commas = (self.terms, self.weight), self.commas + 1
        self.terms = self.weight = 0

    def all(self) -> tuple[int, int]:
        self.add()
        return self.before[0] * self.terms, self.before[1] + self.weight


@dataclass
class _Speller:
    """One pass over a line."""

    typed: str
    letters: frozenset[str]
    at: int = 0
    relation: int | None = None
    after_factor: bool = False
    after_power: bool = False
    after_norm: bool = False
    denominators: int = 1
    out: list[tuple[str, int]] = field(default_factory=list)
    open: list[_Open] = field(default_factory=lambda: [_Open()])

    def refuse(self, message: str, kind: type[NotRead] = NotRead, place: int | None = None) -> None:
        place = self.at if place is None else place
        raise kind(message, self.typed[place : place + 20], place)

    def put(self, text: str) -> None:
        self.out.append((text, self.at))

    def put_apart(self, text: str) -> None:
        """With a space between it and a letter, since w_T x without one is a letter w_Tx, and l n a logarithm."""
        if self.out and self.out[-1][0][-1].isalnum() and self.out[-1][0][0].isalpha():
            self.put(" ")
        self.put(text)

    def piece(self) -> None:
        """Read on by one piece."""
        if not (match := PIECE.match(self.typed, self.at)):
            self.refuse(self._strange(self.typed[self.at]))
        kind, text, end = match.lastgroup, match[0], match.end()
        if kind == "space":
            self.put(" ")
        elif kind == "number":
            self.number(text)
        elif kind == "power":
            power = int(re.sub(r"\D", "", text.translate(FROM_SUPERSCRIPTS)))
            if power == 1 and self.typed[end:].lstrip()[:1] in ("/", "÷"):
                self.refuse("is it a root? A power is a whole number; of a root, s >= 0 and s^2 = 2", Ambiguous)
            self.power(power)
        elif kind == "word":
            end = self.word(text, end)
        elif kind == "tex":
            end = self.tex(text, end)
        elif kind == "mark":
            self.mark(SAME.get(text, text))
        else:
            self.other(text)
        if self.after_norm:
            end = self.of_norm(end)
        self.after_power, self.at = kind == "power" or self.after_power and kind == "space", end

    def of_norm(self, end: int) -> int:
        """Where it goes on after a length: ‖w‖_2 is ‖w‖, and there is no other."""
        self.after_norm = False
        if euclid := OF_A_NORM.match(self.typed, end):
            return euclid.end()
        if re.compile(r"\s*[_₀₁₃-₉]").match(self.typed, end):
            self.refuse("the Euclidean length is the only one here: ‖w‖², or ‖w‖_2²", place=end)
        return end

    def other(self, text: str) -> None:
        if text in ("!=", "≠"):
            self.refuse("≠ is not in the language: say which of the two is larger, in two claims")
        if text in ("**", "^"):
            transposed = re.match(r"\s*\{?\s*(T\b|⊤|\\top|\\intercal)", self.typed[self.at + len(text) :])
            self.refuse(f"here {PRODUCT}" if transposed else "a power is a whole number, such as ^2")
        self.refuse(f"{text} is not in the language; a relation is <=, <, >=, > or =")

    @staticmethod
    def _strange(sign: str) -> str:
        if sign in STRANGE:
            return f"{sign} is not in the language: {STRANGE[sign]}"
        if sign in "{}_":
            return f"{sign} belongs to a letter or a power only, as in w_{{next}} and ^{{2}}"
        if sign == ":":
            return "a name stands before what is given, and nowhere else"
        if sign.isalpha():
            return f"{sign} is neither a Latin letter nor a Greek one, though it may look like one (U+{ord(sign):04X})"
        return f"{sign!r} is not in the language"

    def number(self, text: str) -> None:
        self.unambiguous()
        if len(text) > DIGITS:
            self.refuse(f"a number of more than {DIGITS} digits", TooLarge)
        if self.after_factor:
            self.refuse("a number stands before what it multiplies, and a power is a whole number; or write * between")
        whole, _, part = text.partition(".")
        self.put(f"({whole}{part}/1{'0' * len(part)})" if part else text)
        self.factor(1, len(text))

    def unambiguous(self) -> None:
        """Refuse a second factor below a stroke: to some 1/2 x is a half of x, to others 1 over 2x."""
        if self.after_factor and self.open[-1].below:
            self.refuse("what all stands below the stroke? Write (1/2) x, or 1/(2 x)", Ambiguous)

    def factor(self, terms: int, weight: int) -> None:
        here = self.open[-1]
        if here.below:
            self.denominators *= terms
        here.times(terms, weight)
        self.after_factor = True

    def power(self, power: int) -> None:
        if not self.after_factor:
            self.refuse("a power of nothing")
        if self.after_power:
            self.refuse("a power of a power wants brackets")
        if power > HIGHEST:
            self.refuse(f"a power above {HIGHEST}", TooLarge)
        self.put(str(power).translate(SUPERSCRIPTS))
        self.open[-1].to_the(power)
        self.check()

    def word(self, word: str, end: int) -> int:
        """A letter, the name of a function, or several letters side by side."""
        called = re.compile(r"2?\s*\(").match(self.typed, end)
        call = word + ("2" if called and called[0][0] == "2" else "")
        if called and call in CALLS:
            self.bracket(*CALLS[call], ")")
            return called.end()
        suffix = SUFFIX.match(self.typed, end)
        whole = _letter(word, suffix) if len(word) == 1 or word in GREEK else ""
        if whole and letter(whole) in self.letters:
            self.unambiguous()
            self.put_apart(whole)
            self.factor(1, 1)
            return suffix.end()
        if word in NO_WORDS:
            self.refuse(f"{word}: {NO_WORDS[word]}")
        *first, last = word
        each = [*first, _letter(last, suffix)]
        if len(word) == 1 or word in GREEK or not all(letter(one) in self.letters for one in each):
            said = self.typed[self.at : suffix.end()]
            if re.search(r"\d$", self.typed[: self.at]) and re.fullmatch(r"[eE]\d*", said):
                self.refuse("a number is written out, without e for a power of ten")
            self.refuse(f"{said} is not among the letters: put it under Vectors or under Numbers", UnknownLetter)
        for one in each:
            self.unambiguous()
            self.put_apart(one)
            self.factor(1, 1)
        return suffix.end()

    def tex(self, text: str, end: int) -> int:
        word = text[1:]
        if word in TEX:
            if TEX[word] in NAMES:
                return self.word(TEX[word], end)
            if TEX[word]:
                self.mark(TEX[word])
        elif word in GREEK:
            return self.word(word, end)
        else:
            self.refuse(f"{text}: {NO_WORDS.get(word, 'this word of TeX is not in the language')}")
        return end

    def mark(self, mark: str) -> None:
        here = self.open[-1]
        if mark == "‖" and not (self.after_factor and here.closes == "‖"):
            self.bracket(*BRACKETS[mark])
        elif mark in BRACKETS and mark != "‖":
            self.bracket(*BRACKETS[mark])
        elif mark in (")", "]", "⟩", "‖"):
            self.close(mark)
        elif mark in RELATIONS:
            self.relate(mark)
        elif mark == ",":
            if here.closing != "⟩" or here.commas:
                if re.search(r"\d$", self.typed[: self.at]) and re.match(r",\d", self.typed[self.at :]):
                    self.refuse("a decimal number has a point, as in 1.5")
                self.refuse("a comma stands between the two vectors of <w, x> or dot(w, x) only; one claim a line")
            here.comma()
            self.put(mark)
            self.after_factor = False
        elif mark:
            if mark in "+-":
                here.add()
            else:
                here.below = mark == "/"
            self.put(mark)
            self.after_factor = False

    def bracket(self, opening: str, closing: str, closes: str) -> None:
        if len(self.open) > DEEPEST:
            self.refuse(f"more than {DEEPEST} brackets within each other", TooLarge)
        self.unambiguous()
        self.put(opening)
        self.open.append(_Open(closing, closes, self.at))
        self.after_factor = False

    def close(self, mark: str) -> None:
        here = self.open[-1]
        if here.closes != mark:
            wanted = f"; {here.closes} is still missing" if here.closes else ""
            self.refuse(f"{mark} closes nothing{wanted}")
        if here.closing == "⟩" and not here.commas:
            self.refuse("an inner product is of two vectors, with a comma between them")
        self.open.pop()
        self.after_norm = mark == "‖"
        self.put(here.closing)
        terms, weight = here.all()
        self.factor(terms, weight)
        if here.closing == "‖²)":
            self.open[-1].to_the(2)
        self.check()

    def relate(self, mark: str) -> None:
        if len(self.open) > 1:
            here = self.open[-1]
            self.refuse(f"{mark} within brackets: {here.closes} is missing")
        if self.relation is not None:
            angles = "; in <w, x> there is a comma" if "<" in self.typed and ">" in self.typed else ""
            self.refuse(f"two relations in one line; write each on a line of its own{angles}", TwoRelations)
        self.relation = self.at
        self.open[-1].add()
        self.put(mark)
        self.after_factor = False

    def check(self) -> None:
        here = self.open[-1]
        terms, weight = here.terms + here.product, max(here.weight, here.weight_here)
        if terms * self.denominators > MOST_TERMS or weight > HEAVIEST:
            self.refuse("too large to be multiplied out; give a part of it a letter", TooLarge)

    def end(self) -> Spelled:
        if len(self.open) > 1:
            here = self.open[-1]
            self.refuse(f"{here.closes} is missing for the bracket opened here", place=here.place)
        self.check()
        text = "".join(text for text, _ in self.out)
        places = [place for text, place in self.out for _ in text]
        return Spelled(text, (*places, len(self.typed)))
