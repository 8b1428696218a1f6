"""Names of the book as names of Rocq: w^+ becomes w', gamma becomes γ, and no two become the same."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from mistake_bounds.proof.kernel.refusals import Refusal
from mistake_bounds.proof.show.text import GREEK

CAPITALS = {name.capitalize(): letter.upper() for name, letter in GREEK.items()}
LETTERS = {**GREEK, **CAPITALS}
TAKEN = frozenset(
    "as at cofix else end exists exists2 fix for forall fun if IF in let match mod return then using where with by do"
    " Prop Set Type SProp Lemma Theorem Definition space ln dot vec vadd scale vzero sq pos frac times plus weak eqn"
    " stimes splus plus_s eqns veqn INR IZR S_INR pos_INR nat".split()
)
SIGNS = (
    ("_*", "_star"),
    ("_⋆", "_star"),
    ("^*", "_sup_star"),
    ("^⋆", "_sup_star"),
    ("1/", "one_over_"),
    ("**", "_pow_"),
    ("*", "_times_"),
    ("·", "_times_"),
    ("/", "_over_"),
    ("²", "_squared"),
    (", ", "_and_"),
    (" - ", "_less_"),
    (" ", ""),
    ("^+", "'"),
    ("_+", "_plus"),
    ("_-", "_minus"),
    ("^", "_pow_"),
    ("+", "_plus_"),
    ("!", "_factorial_"),
    ("(", ""),
    (")", ""),
    ("⟨", ""),
    ("⟩", ""),
    ("‖", ""),
    ("-", "minus_"),
)


class NameClash(Refusal):
    """Two names of the book that would be one in Rocq."""


class NoName(Refusal):
    """A name of the book that has none in Rocq."""


@cache
def identifier(name: str) -> str:
    """The name of a symbol in Rocq; a sign that has no word of its own goes by its name in Unicode.

    >>> identifier("w^+"), identifier("gamma_g"), identifier("2^M"), identifier("Lambda_M")
    ("w'", 'γ_g', 'v2_pow_M', 'Λ_M')
    >>> identifier("f_*"), identifier("x^⋆"), identifier("∇f"), identifier("fix")
    ('f_star', 'x_sup_star', 'nabla_f', 'fix_')
    """
    text = re.sub(r"[A-Za-z]+", lambda word: LETTERS.get(word[0], word[0]), name.replace("'", "_prime"))
    text = re.sub(r"(?<=[^\W_])[*⋆](?=[_^']|$)", "_sup_star", text)
    for sign, word in SIGNS:
        text = text.replace(sign, word)
    text = "".join(sign if sign in "_'" or sign.isalpha() or sign.isdecimal() else _word(sign) for sign in text)
    text = f"v{text}" if text[:1].isdigit() else text
    if not re.fullmatch(r"[^\W\d]\w*'*", text):
        raise NoName("it has no name in Rocq", name, "call it by letters, digits and _")
    return f"{text}_" if text in TAKEN else text


def _word(sign: str) -> str:
    """What a sign is called, as a part of a word."""
    return re.sub(r"[^a-z0-9]+", "_", unicodedata.name(sign, f"u{ord(sign):x}").lower()) + "_"


def identifiers(names: Iterable[str]) -> dict[str, str]:
    """Each name with its name in Rocq.  Raises `NameClash` if two become one.

    >>> identifiers(["w^+", "gamma"])
    {'w^+': "w'", 'gamma': 'γ'}
    """
    names_in_rocq = {name: identifier(name) for name in names}
    for name, word in names_in_rocq.items():
        others = [other for other in names_in_rocq if other != name and names_in_rocq[other] == word]
        if others:
            raise NameClash(f"{name!r} would be {word} in Rocq, as is", others[0], "give one of the two another name")
    return names_in_rocq


def words(title: str) -> str:
    """A title as one word of letters, digits and underlines.

    >>> words("Cauchy–Schwarz"), words("2^M ≥ 1"), words("The L₁ margin")
    ('Cauchy_Schwarz', 'v2_M_1', 'The_L1_margin')
    """
    text = title.translate(str.maketrans("₀₁₂₃₄₅₆₇₈₉²", "01234567892"))
    text = "_".join(re.findall(r"[A-Za-z0-9]+", text))
    return f"v{text}" if text[:1].isdigit() else text
