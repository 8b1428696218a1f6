"""Reads typed mathematics: an author's forms, what a reader types at the bench, and into the box of an exercise.

The grammar, loosest first: two sums and a relation; products added; quotients ``a b / c d · e``, which is ab over
cd, times e; factors side by side; a factor with a power such as ², where ⁺ belongs to the letter; ``ln``, ``log₂`` and
``√`` of a factor, (…), ‖…‖², ⟨…, …⟩, which may be written w · x too.  Each sign may be spelled as on a plain keyboard,
in Python, in TeX, or as a phone puts it in: ``||w + y*x||**2 <= <w, x>`` is ``‖w + y·x‖² ≤ ⟨w, x⟩``.

Where the *letters* are known that may occur, a word is a row of them, there are no logarithms and no roots, and what
different readers would read differently is refused; else each letter of a word is one.  Nothing typed is ever run.
What is too large to be multiplied out is refused before anybody tries.  A *place* is an index of what was typed.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

import sympy
from sympy import Expr, Symbol

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.kernel.terms import Vector, dot, named_vector, norm2
from mistake_bounds.proof.show.text import GREEK, OPERATOR_PLAIN, term_latex
from mistake_bounds.proof.size import Size

DEEPEST = 20

GLYPHS = {**GREEK, **{name.capitalize(): glyph.upper() for name, glyph in GREEK.items()}, "ell": "ℓ", "varepsilon": "ε"}
NAMES = {glyph: name for name, glyph in GLYPHS.items() if name != "varepsilon"}
RELATIONS = {plain: op for op, plain in OPERATOR_PLAIN.items()}
# One sign for another, so that places stay what they are: minus signs of a phone, look-alikes, quotes round a formula.
SAME = str.maketrans("⩽≦⩾≧∥〈〉*×⋅∙•−–—‐‑＋÷⁄∕ϵϕµ“”$", "≤≤≥≥‖⟨⟩·····-----+///εφμ   ")
PAIRS = {"=<": "≤", "<=": "≤", ">=": "≥", "=>": "≥", "==": "=", "||": "‖", "\\|": "‖"}
TEX = dict(zip("le leq leqslant ge geq geqslant lt gt cdot times langle rangle lVert rVert Vert".split(),
               "≤≤≤≥≥≥<>··⟨⟩‖‖‖", strict=True))  # fmt: skip
CALLS = {"dot": ("⟨", ")"), "inner": ("⟨", ")"), "norm": ("‖", ")"), "norm2": ("‖²", ")")}
OPENING = {**CALLS, "(": ("(", ")"), "[": ("(", "]"), "⟨": ("⟨", "⟩"), "‖": ("‖", "‖")}  # what opens, and how it closes
PRODUCT = "the product of two vectors is <w, x>, w·x or dot(w, x)"
CASES = "write one relation a line; what is assumed stands under Given"
GIVEN = (
    "give it a letter, and say under Given what you know of it: of a root, s >= 0 and s^2 = 2; of the larger of two, "
    "m >= a, m >= b and (m - a)(m - b) = 0; of the smaller, m <= a, m <= b and the same"
)
# What stands for a sign or a word that is not in the language.
INSTEAD: Mapping[str, str] = MappingProxyType({
    **dict.fromkeys((*".@⊤ᵀ", "top", "intercal"), PRODUCT),
    **dict.fromkeys(("··", "^"), f"a power is a whole number, such as ^2, and {PRODUCT}"),
    **dict.fromkeys(("|", "abs"), "a length is ||w||^2, and |a| <= b is two claims, a <= b and -a <= b; "
                  "elsewhere give |a| a letter, with s >= a, s >= -a and s^2 = a^2"),
    **dict.fromkeys(("!=", "≠"), "say which of the two is larger, in two claims"),
    **dict.fromkeys(("∞", "infty"), "there is no infinity here"),
    **dict.fromkeys("{}_₀₁₂₃₄₅₆₇₈₉", "it belongs to a letter or a power; the only length here is the Euclidean one"),
    "%": "write a part of a hundred as a fraction, 1/2 or 0.5",
    "frac": "write a fraction with /",
    "#": "there are no remarks; a line may have a name, as in mistake: y <w, x> <= 0",
    ":": "a name stands before what is given, and nowhere else",
    **dict.fromkeys(("ln", "log", "exp"), "no logarithms here, and no powers of e: give it a letter, and say under "
                  "Given what you know of it: of exp(a), E > 0 and E >= 1 + a; of ln a, l <= a - 1"),
    **dict.fromkeys(("sqrt", "sum", "prod", "max", "min"), GIVEN),
    **dict.fromkeys(("∈", "and", "or", "not", "if", "where", "with"), CASES),
})  # fmt: skip
FUNCTIONS = "log", "exp", "sqrt", "max", "min", "abs"

STOP = re.compile(r"(\s|(?<!\\)[.,;])*$")  # at the end of a line; it comes along from a text
ANGLE = re.compile(r"<([^<>=≤≥]*,[^<>=≤≥]*)>")
BARS = re.compile(r"(?<![‖|\\])\|([^|]+)\|(?=\s*(?:[²⁴]|(?:··|\^)\s*[{(]?\s*[24]))")
SINGLE = "[α-ωΑ-Ωℓ]"
STAR = r"[·⋆]|\\(?:star|ast)(?![A-Za-z])"  # of x^* and f_*; the stars of a keyboard are dots here, see `SAME`
ABOVE = rf"\^\{{?\s?(?:\+|{STAR})\}}?|⁺"
MARKS = re.compile(
    rf"(?P<above>{ABOVE})?(?:_\{{?(?P<sub>\d+|[A-Za-z][A-Za-z0-9]*|{STAR})\}}?|(?P<below>[₀-₉]+|\d+))?"
    rf"(?P<after>{ABOVE})?(?P<prime>['’′])?"
)
AMONG = rf"(?P<word>[A-Za-z]+|{SINGLE})"
ANY = (
    r"(?P<log>(?:ln|log₂)(?![a-zα-ω])|√)|(?P<word>lg(?![a-zα-ω])"
    rf"|(?<![A-Za-z])(?:{'|'.join(name for name in (*GLYPHS, *FUNCTIONS) if len(name) > 2)})(?![A-Za-z])|[A-Za-z]"
    rf"|{SINGLE})"
)
TOKEN, AUTHORS = (
    re.compile(
        rf"""(?P<space>(?:\s|\\[,;:!\ ]|\\(?:quad|left|right)(?![A-Za-z]))+)
        |\\(?P<tex>[A-Za-z]+)
        |(?P<number>\d+(?:\.\d+)?|\.\d+)
        |(?:··|\^)\s*(?P<power>\d+|\{{\s*\d+\s*\}}|\(\s*\d+\s*\))|(?P<raised>[⁰¹²³⁴-⁹]+)
        |(?<![A-Za-z])(?P<call>dot|inner|norm2?)\s*\(
        |{words}
        |(?P<other>!=|->|··|\^)
        |(?P<mark>(?:\|\||‖|\\\|)(?:\s*(?:_\s*\{{?\s*2\s*\}}?|₂))?|<=|=<|=>|>=|==|[<>=≤≥·/+()\[\]⟨⟩,-])""",
        re.VERBOSE,
    )
    for words in (AMONG, ANY)
)
FROM_SMALL = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "01234567890123456789")


class NotAForm(Refusal):
    """A text that cannot be read as a claim; ``place`` is where, None for the whole text."""

    def __init__(self, reason: str, offender: object = None, place: int | None = None):
        super().__init__(reason, offender)
        self.place = place


class UnknownLetter(NotAForm):
    """A letter that is not among the declared vectors and scalars."""


class TwoRelations(NotAForm):
    """A chained comparison, of which each part wants a line of its own."""


class Ambiguous(NotAForm):
    """A text that readers may read in different ways."""


class TooLarge(NotAForm):
    """More than can be multiplied out."""


class Token(NamedTuple):
    """A sign as it is read, and its place; the ``kind`` is "" at the end."""

    kind: str
    text: str
    place: int


def with_angles(typed: str) -> str:
    """With ⟨w, x⟩ for <w, x>, ‖w‖² for |w|², and one sign for those that look alike, character by character."""
    typed = typed.translate(SAME)
    while (again := ANGLE.sub(r"⟨\1⟩", typed)) != typed:
        typed = again
    return BARS.sub(r"‖\1‖", typed)


def name(typed: str) -> str:
    """The name of a single letter, as claims have it.  Raises `NotAForm`.

    >>> [name(typed) for typed in ("γ", r"\\gamma", "w_T", "w⁺", "w^+", "x1", "M′", "ℓ")]
    ['gamma', 'gamma', 'w_T', 'w^+', 'w^+', 'x_1', "M'", 'ell']
    >>> [name(typed) for typed in ("f_*", "x^*", "f^⋆", r"x^{\\star}_0")]
    ['f_*', 'x^*', 'f^⋆', 'x^⋆_0']
    """
    plain = typed.translate(SAME)
    word = re.compile(rf"\\?({'|'.join(GLYPHS)}|[A-Za-z]|{SINGLE})").match(plain)
    marks = MARKS.match(plain, word.end()) if word else None
    if not marks or marks.end() < len(typed):
        message = (
            f"{typed[:20]} is no letter: use one, such as w, γ or gamma, with a mark if you like: w_T, w^+, x1; what is"
            " known of it stands under Given"
        )
        raise NotAForm(message, typed, 0)
    return _named(word[1], marks)


def _named(letter: str, marks: re.Match | None = None) -> str:
    letter = NAMES.get(GLYPHS.get(letter, letter), letter)
    if marks is None:
        return letter
    above = _sign(marks["above"] or marks["after"] or "")
    below = _sign(marks["sub"] or "") or (marks["sub"] or marks["below"] or "").translate(FROM_SMALL)
    return letter + (f"^{above}" if above else "") + (f"_{below}" if below else "") + ("'" if marks["prime"] else "")


def _sign(mark: str) -> str:
    """The sign in a mark: a plus, a star as one types it, or a star that is none; nothing where it is another mark."""
    signs = {"+": "+⁺", "*": ("·", "ast"), "⋆": ("⋆", "star")}
    return next((sign for sign, ways in signs.items() if any(way in mark for way in ways)), "")


def tokens(text: str, letters: frozenset[str] | None) -> Iterator[Token]:
    """The signs of a text, spaces left out; ``letters`` are the names that may occur, None: any.  Raises `NotAForm`.

    >>> [token.text for token in tokens(r"γ x1 \\le ab^2", None)]
    ['gamma', 'x_1', '≤', 'a', 'b', '2', '']
    """
    place = 0
    while place < len(text):
        match = (AUTHORS if letters is None else TOKEN).match(text, place)
        if not match or match["other"]:
            sign = match["other"] if match else text[place]
            raise NotAForm(_strange(sign), text[place : place + 20], place)
        kind = match.lastgroup
        token = match[match.lastgroup]
        end = match.end()
        if kind == "tex" and token in TEX:
            yield Token("mark", TEX[token], place)
        elif kind == "tex" and token not in GLYPHS:
            reason = INSTEAD.get(token, "this word of TeX is not in the language")
            raise NotAForm(f"\\{token}: {reason}", text[place : place + 20], place)
        elif kind in ("word", "tex"):
            marks = MARKS.match(text, end)
            yield from _letters(token, marks, place, letters)
            end = marks.end()
        elif kind in ("power", "raised"):
            yield Token("power", re.sub(r"\D", "", token.translate(FROM_SMALL)), place)
        elif kind == "mark":
            sign = re.sub(r"\s*[_₂].*", "", token)  # ‖w‖_2 is ‖w‖
            yield Token("mark", PAIRS.get(sign, sign), place)
        elif kind != "space":
            yield Token(kind, token, place)
        place = end
    yield Token("", "", len(text))


def _letters(word: str, marks: re.Match, place: int, letters: frozenset[str] | None) -> Iterator[Token]:
    """The letters of a word, of which the last has the marks."""
    if word in INSTEAD:
        raise NotAForm(f"{word}: {INSTEAD[word]}", word, place)
    *first, last = [word] if letters is None or word in GLYPHS else word
    names = [*map(_named, first), _named(last, marks)]
    if letters is not None and not letters.issuperset(names):
        typed = marks.string[place : marks.end()]
        if re.search(r"\d$", marks.string[:place]) and re.fullmatch(r"[eE]\d*", typed):
            raise NotAForm("a number is written out, without e for a power of ten", typed, place)
        reason = f"{typed} is not among the letters: put it under Vectors or under Numbers"
        raise UnknownLetter(reason, typed, place)
    yield from (Token("name", one, place + k) for k, one in enumerate(names))


def _strange(sign: str) -> str:
    if sign in INSTEAD:
        return f"{sign.replace('··', '**')} is not in the language: {INSTEAD[sign]}"
    if sign.isalpha():
        return f"{sign} is neither a Latin letter nor a Greek one, though it may look like one (U+{ord(sign):04X})"
    return "not understood from here on"


class Part(NamedTuple):
    """A part that has been read: its ``value``, its ``latex``, and its ``size`` multiplied out.

    ``kind`` is "+" of a sum and "*" of a product, of the ``parts``; "^" of a value and "‖" of a vector's length, to the
    ``power``, of the one part; "-" of what is taken away.
    """

    value: Expr | Vector
    latex: str
    size: Size = Size()
    kind: str = ""
    parts: tuple["Part", ...] = ()
    power: int = 1


class Reader:
    """A text, read from left to right.

    ``needs`` is what it needs to be positive; ``logarithms``, and roots, have letters, which stand for them.
    """

    def __init__(
        self,
        text: str,
        vectors: Iterable[str] = (),
        letters: frozenset[str] | None = None,
        logarithms: Mapping[Expr, Expr] = MappingProxyType({}),
    ):
        self.text = with_angles(text)[: STOP.search(text).start()]
        self.vectors = frozenset(vectors)
        self.letters = letters
        self.logarithms = logarithms
        self.needs: list[Claim] = []
        self.within: list[str] = []  # how the brackets close that are open
        self.denominators = 1  # terms in all denominators, multiplied
        self.tokens = tokens(self.text, letters)
        self.next = next(self.tokens)

    def refuse(self, reason: str, place: int | None = None, kind: type[NotAForm] = NotAForm) -> None:
        place = self.next.place if place is None else place
        raise kind(reason, self.text[place : place + 30] or "the end", place)

    def advance(self) -> Token:
        """The next token, which is read."""
        token = self.next
        self.next = next(self.tokens, self.next)
        return token

    def take(self, *marks: str) -> str:
        """The next token, if it is one of the marks; else ""."""
        return self.advance().text if self.next.kind == "mark" and self.next.text in marks else ""

    def need(self, mark: str) -> None:
        if not self.take(mark):
            decimal = "; a number with decimals has a point, as in 1.5" if self.next.text == "," else ""
            self.refuse(f"{mark} is missing before {self.next.text or 'the end'}{decimal}")

    def end(self) -> None:
        if self.next.text in RELATIONS:
            self.refuse(
                "two relations in one line; write each on a line of its own; in <w, x> there is a comma",
                kind=TwoRelations,
            )
        if self.next.text == ",":
            self.refuse(
                "a comma stands between the two vectors of <w, x> or dot(w, x) only; a number has a point, as in 1.5"
            )
        if self.next.kind:
            self.refuse("not understood from here on")

    def relation(self) -> str:
        if not (mark := self.take(*RELATIONS)):
            if self.next.kind:
                self.refuse("not understood from here on, where <=, <, >=, > or = is missing")
            self.refuse("two sides are compared here, and <=, <, >=, > or = is missing")
        return RELATIONS[mark]

    def fits(self, size: Size, place: int) -> Size:
        """The size, refused where it is too large, before anybody multiplies out."""
        if not Size(size.terms * self.denominators, size.weight).fits:
            self.refuse("too large to be multiplied out; give a part of it a letter", place, TooLarge)
        return size

    def sum(self) -> Part:
        parts = [self._minus(self.quotient()) if self.take("-") else self.quotient()]
        value, latex, size = parts[0][:3]
        while self.next.text in ("+", "-"):
            sign = self.advance()
            more = self.quotient()
            if (type(value) is Vector) != (type(more.value) is Vector):
                self.refuse("a vector and a number are added", sign.place)
            latex = f"{latex} {sign.text} {more.latex}"
            size = self.fits(size.plus(more.size), sign.place)
            parts.append(more if sign.text == "+" else self._minus(more))
            value += parts[-1].value
        return Part(value, latex, size, "+", tuple(parts)) if len(parts) > 1 else parts[0]

    def _minus(self, part: Part) -> Part:
        return Part(-part.value, f"-{part.latex}", part.size, "-")

    def quotient(self) -> Part:
        quotient = self.product()
        while self.next.text in ("/", "·"):
            sign = self.advance()
            more = self.product(below=sign.text == "/")
            if sign.text == "·":
                quotient = self._times(quotient, more, sign.place, r" \cdot ")
                continue
            self.denominators *= more.size.terms
            size = self.fits(quotient.size.times(more.size), sign.place)
            self._scalar(more, "divided by", sign.place)
            self._is_positive(more.value, sign.place)
            latex = rf"\frac{{{_bare(quotient.latex)}}}{{{_bare(more.latex)}}}"
            quotient = Part(quotient.value / more.value, latex, size, "/")
        return quotient

    def product(self, below: bool = False) -> Part:
        product = more = self.factor()
        while self._goes_on():
            place = self.next.place
            if below and self.letters is not None:
                self.refuse("what all stands below the stroke? Write (1/2) x, or 1/(2 x)", kind=Ambiguous)
            if self.next.kind == "number":
                self.refuse("a number stands before what it multiplies, and a power is a whole number; or write *")
            if more.latex.startswith((r"\ln ", r"\log_2 ")) and not more.latex.endswith(r"\right)"):
                self.refuse("inside the logarithm or not? Write ln (…), or put it before")
            more = self.factor()
            product = self._times(product, more, place, " ")
        return product

    def _times(self, part: Part, more: Part, place: int, sign: str) -> Part:
        """The product; of a vector only with a scalar before it, or as w · x."""
        size = self.fits(part.size.times(more.size), place)
        of_vectors = type(part.value) is Vector
        if of_vectors and type(more.value) is Vector and sign != " ":
            latex = rf"\langle {part.latex}, {more.latex} \rangle"
            return Part(dot(part.value, more.value), latex, size)
        if of_vectors:
            reason = f"a vector times something: a number stands before a vector, as in y x, and {PRODUCT}"
            self.refuse(reason, place)
        value = more.value * part.value if type(more.value) is Vector else part.value * more.value
        factors = *(part.parts if part.kind == "*" else (part,)), *(more.parts if more.kind == "*" else (more,))
        return Part(value, f"{part.latex}{sign}{more.latex}", size, "*", factors)

    def _scalar(self, part: Part, what: str, place: int) -> None:
        if type(part.value) is Vector:
            self.refuse(f"{what} a vector", place)

    def _is_positive(self, term: Expr, place: int) -> None:
        """Records what the text needs to be positive, factor by factor, before sympy can cancel it."""
        if term.is_number and not term.is_positive:
            self.refuse("a denominator or a logarithm of what is not positive", place)
        for factor in map(_base, sympy.Mul.make_args(term)):
            if not factor.is_number:
                self.needs.append(Claim(factor, ">", sympy.S.Zero, "positive"))

    def _goes_on(self) -> bool:
        """Does another factor stand beside the last one?  A ‖ closes the one that is open, and opens one elsewhere."""
        kind, text, _ = self.next
        if text == "‖":
            return self.within[-1:] != ["‖"]
        return kind in ("name", "log", "call", "number") or text in ("(", "[", "⟨")

    def factor(self) -> Part:
        kind, text, place = token = self.next
        if kind == "log":
            self.advance()
            return self._log(text, place)
        if kind == "number":
            size = self.fits(Size(1, len(text)), place)
            self.advance()
            part = Part(sympy.Rational(text), text, size)
        elif kind == "name":
            self.advance()
            value = named_vector(text) if text in self.vectors else Symbol(text)
            part = Part(value, term_latex(Symbol(text)))
        elif text in OPENING:
            part = self._bracket(token)
        else:
            angles = "; in <w, x> there is a comma" if text == "<" else ""
            self.refuse(f"a term is missing {f'before {text}{angles}' if text else 'at the end'}")
        if part.kind == "‖":
            return part
        place = self.next.place
        power = self._power()
        if power is None:
            return part
        latex = part.latex
        if kind == "name" and "^" in latex:  # the ⁺ of a letter is an exponent to TeX, which takes no second one
            latex = rf"\left({latex}\right)"
        self._scalar(part, "a power of", place)
        if not power:  # 0⁰ is 1 to sympy, and nothing to many a reader
            self._is_positive(part.value, place)
        size = self.fits(part.size.power(power), place)
        return Part(part.value**power, f"{latex}^{{{power}}}", size, "^", (part,), power)

    def _bracket(self, token: Token) -> Part:
        """(…), ⟨…, …⟩ or the power of a length, with what is read within."""
        if len(self.within) >= DEEPEST:
            self.refuse(f"more than {DEEPEST} brackets within each other", kind=TooLarge)
        opens, closes = OPENING[token.text]
        self.advance()
        self.within.append(closes)
        inside = second = self.sum()
        if opens == "⟨":
            self.need(",")
            second = self.sum()
        self.need(closes)
        self.within.pop()
        if opens == "(":
            return Part(inside.value, rf"\left({inside.latex}\right)", inside.size)
        if opens == "⟨":
            if type(inside.value) is not Vector or type(second.value) is not Vector:
                self.refuse("⟨…, …⟩ is of two vectors", token.place)
            latex = rf"\langle {inside.latex}, {second.latex} \rangle"
            size = self.fits(inside.size.times(second.size), token.place)
            return Part(dot(inside.value, second.value), latex, size)
        power = self._power()
        if opens == "‖²":
            power = 2 * (1 if power is None else power)
        if power is None or power % 2 or not isinstance(inside.value, Vector):
            reason = (
                "‖…‖ of a vector has an even power: a length is squared here, as in ||w||^2; for ||w|| itself take a "
                "letter, and give r >= 0 and r^2 = ||w||^2"
            )
            self.refuse(reason, token.place)
        size = self.fits(inside.size.power(power), token.place)
        latex = rf"\lVert {inside.latex} \rVert^{{{power}}}"
        return Part(norm2(inside.value) ** (power // 2), latex, size, "‖", (inside,), power)

    def _power(self) -> int | None:
        """The power written here, None where there is none."""
        if self.next.kind != "power":
            return None
        place = self.next.place
        power = int(self.next.text)
        self.advance()
        if self.next.kind == "power":
            self.refuse("a power of a power wants brackets")
        if power == 1 and self.next.text == "/" and self.letters is not None:
            reason = "is it a root? A power is a whole number; of a root, s >= 0 and s^2 = 2"
            self.refuse(reason, place, Ambiguous)
        return power

    def _log(self, word: str, place: int) -> Part:
        inside = self.factor()
        self._scalar(inside, "a root of" if word == "√" else "a logarithm of", place)
        if word == "√":
            root = root_of(inside.value)
            return Part(self.logarithms.get(root, root), rf"\sqrt{{{_bare(inside.latex)}}}")
        log = sympy.log(inside.value)
        latex = rf"\ln {inside.latex}"
        if word != "ln":
            log = log / sympy.log(2)
            latex = rf"\log_2 {inside.latex}"
        if log in self.logarithms:  # whose equation guarantees that there is such a logarithm
            return Part(self.logarithms[log], latex)
        self._is_positive(inside.value, place)
        return Part(log, latex, inside.size)


def root_of(term: Expr) -> Expr:
    """√ of a term, from which sympy takes nothing out.

    >>> root_of(4 * Symbol("m"))
    sqrt(4*m)
    """
    return sympy.Pow(term, sympy.S.Half, evaluate=False)


def _base(factor: Expr) -> Expr:
    """The base that is positive where the power is: γ of γ², as denominators are taken to be positive."""
    return factor.base if factor.is_Pow and factor.exp.is_Integer and factor.exp > 0 else factor


def _bare(latex: str) -> str:
    """Without the brackets round the whole, which a fraction's bar makes needless."""
    if not (latex.startswith(r"\left(") and latex.endswith(r"\right)")):
        return latex
    inside = latex.removeprefix(r"\left(").removesuffix(r"\right)")
    depth = 0
    for bracket in re.findall(r"\\left\(|\\right\)", inside):
        depth += 1 if bracket == r"\left(" else -1
        if depth < 0:  # the first bracket closes before the end
            return latex
    return inside
