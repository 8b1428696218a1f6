"""Reads what is typed: numbers, rows, streams of examples and claims, in the signs of a phone as well as of a formula.

Numbers are exact, whole or fractions.  What is not understood is refused with the sign at which it stops, and what is
too long or too large to be judged in a moment is refused by its size; nothing is evaluated as code.
"""

import re
from collections.abc import Iterable
from fractions import Fraction

from mistake_bounds.exact import Number
from mistake_bounds.examples import Examples
from mistake_bounds.exercises.exercise import NotAnAnswer
from mistake_bounds.proof.show.forms import Form, form

LONGEST, DIGITS, MOST_ROWS = 240, 12, 300  # of a text, a number, a stream

# A minus that is a dash, spaces that do not break, quotes that are curly: what a phone makes of the keys.
PLAIN = str.maketrans({"−": "-", "–": "-", "—": "-", "‐": "-", "‑": "-", "⁻": "-", "\u00a0": " ", "\u2009": " ",
                       "\u202f": " ", "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⁄": "/",
                       "∕": "/", "＋": "+", "“": "", "”": "", "„": "", "‘": "", "’": "", '"': ""})  # fmt: skip
NUMBER = re.compile(r"[+-]?\s*(?P<whole>[0-9]+)(?:\.(?P<decimals>[0-9]+)|\s*/\s*(?P<over>[0-9]+))?")
SIGNS = {"+": 1, "-": -1, "plus": 1, "minus": -1, "positive": 1, "negative": -1, "pos": 1, "neg": -1, "+1": 1, "-1": -1}


def plain(text: str, longest: int = LONGEST) -> str:
    """The text with a phone's signs as ASCII has them; raises `NotAnAnswer` for none and for one that is too long.

    >>> plain(" −½ ")
    '-1/2'
    """
    if len(text) > longest:
        raise NotAnAnswer(f"{len(text)} signs are too many; {longest} will do", len(text))
    apart = re.sub(r"(?<=\w)(?=[½⅓⅔¼¾])", " ", text)  # 1½ is not 11/2
    if not (found := apart.translate(PLAIN).strip()):
        raise NotAnAnswer("there is no answer yet", text)
    return found


def number(text: str) -> Fraction:
    """An exact number: whole, a fraction, or with decimals.  Raise `NotAnAnswer` for anything else.

    >>> number("−7"), number("2/6"), number(".25"), number("½")
    (Fraction(-7, 1), Fraction(1, 3), Fraction(1, 4), Fraction(1, 2))
    """
    typed = re.sub(r"(?<![0-9])\.(?=[0-9])", "0.", plain(text))
    match = NUMBER.fullmatch(typed)
    if not match:
        raise NotAnAnswer(f"“{typed}” is not a number such as 12, −3 or 5/2", text)
    return _exact(match, typed)


def _exact(match: re.Match, typed: str) -> Fraction:
    if any(len(part or "") > DIGITS for part in match.groups()):
        raise NotAnAnswer(f"a number of more than {DIGITS} digits is too long", typed)
    if match["over"] and not int(match["over"]):
        raise NotAnAnswer("nothing can be divided by 0", typed)
    return Fraction(re.sub(r"\s", "", match[0]))


def row(text: str, length: int | None = None) -> tuple[Number, ...]:
    """Numbers side by side, with or without brackets and commas; raises `NotAnAnswer`.

    >>> row("(4, −1)", 2), row("1 1/2")
    ((4, -1), (1, Fraction(1, 2)))
    """
    typed = plain(text).strip("()[] ")
    parts = re.split(r"\s*[,;]\s*", typed) if re.search("[,;]", typed) else typed.split()
    found = tuple(number(part) for part in parts)
    if length is not None and len(found) != length:
        raise NotAnAnswer(f"“{text.strip()}” is not a row of {length} numbers", text)
    return tuple(int(value) if value.denominator == 1 else value for value in found)


def stream(text: str, length: int, bits: bool = False, most: int = MOST_ROWS) -> Examples:
    """Examples, one a line: the numbers of the row, and + or − before or after them.  Raise `NotAnAnswer`.

    >>> tuple(stream("(1, 1) +\\n 1 −4 positive", 2))
    (((1, 1), 1), ((1, -4), 1))
    >>> tuple(stream("0110 −", 4, bits=True))
    (((0, 1, 1, 0), -1),)
    """
    if not isinstance(text, str):
        raise NotAnAnswer("a stream is a text, one example a line", text)
    lines = [line for line in plain(text, LONGEST * 20).replace(";", "\n").splitlines() if line.strip()]
    if len(lines) > most:
        raise NotAnAnswer(f"{len(lines)} examples are too many; {most} will do", len(lines))
    if not lines:
        raise NotAnAnswer("there is no answer yet", text)
    rows, labels = zip(*(_example(line, length, bits) for line in lines), strict=True)
    return Examples(rows, labels)


def _example(line: str, length: int, bits: bool) -> tuple[tuple[Number, ...], int]:
    typed = line.strip().rstrip(".").lower()
    words = re.sub(r"[(),\[\]]", " ", typed).split()
    at_end = len(words) > 1 and words[-1] in SIGNS and not (words[-1] in ("+1", "-1") and len(words) <= length)
    label, *rest = (words[-1], *words[:-1]) if at_end else words or [""]
    if label not in SIGNS or not rest:
        raise NotAnAnswer(f"“{line.strip()}” has no label; end the line with + or −", line)
    if bits and len(rest) == 1 and len(rest[0]) == length:
        rest = list(rest[0])
    values = row(" ".join(rest), length)
    if bits and not set(values) <= {0, 1}:
        raise NotAnAnswer(f"“{line.strip()}”: attributes are 0 or 1 here", line)
    return values, SIGNS[label]


# --- claims ------------------------------------------------------------------------------------------------------

A_FRACTION = re.compile(r"(?<![\w.)^])(?<!\*\*)(\d+)\s*/\s*(\d+)(?!\w)")  # 1/2 x is a half of x in a box


def formula_text(text: str, longest: int = LONGEST) -> str:
    """What was typed as the grammar of typed mathematics wants it; raises `NotAnAnswer`.

    >>> formula_text("1/2 x − 1")
    '(1/2) x - 1'
    """
    return A_FRACTION.sub(r"(\1/\2)", plain(text, longest))


def formula(text: str, vectors: Iterable[str] = ()) -> Form:
    """A claim that was typed; raises `NotAnAnswer` or `NotAForm`.

    >>> formula("||w+x||^2 <= 2 (|w|^2 + ||x||²)", "wx").claim
    ‖w + x‖² ≤ 2·‖w‖² + 2·‖x‖²
    """
    return form(formula_text(text), vectors)
