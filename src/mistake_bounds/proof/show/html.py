"""How verdicts, certificates and claims look on a page: typeset steps with a reason each, as HTML."""

import re
from collections.abc import Iterable
from fractions import Fraction
from html import escape

import sympy
from sympy import Expr

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import (
    Antisymmetry,
    Calculus,
    Cases,
    Certificate,
    Discharge,
    Divided,
    Fact,
    ForEach,
    Given,
    Induction,
    Instance,
    Named,
    Split,
    Term,
)
from mistake_bounds.proof.kernel.rules import Proved
from mistake_bounds.proof.kernel.shown import html_of
from mistake_bounds.proof.reals import Real
from mistake_bounds.proof.search.verdicts import Refuted, Unknown
from mistake_bounds.proof.show.chain import chain, factor_latex
from mistake_bounds.proof.show.forms import latex_beside, latex_in
from mistake_bounds.proof.show.text import (
    OPERATOR_LATEX,
    certificate_plain,
    plural,
    sides_plain,
    term_latex,
    term_plain,
)
from mistake_bounds.proof.tactics import summands
from mistake_bounds.proof.values import holds


@html_of.register
def _(proof: Proved) -> str:
    return verdict_html(proof, latex_in(proof))


@html_of.register(Refuted)
@html_of.register(Unknown)
def _(verdict: Refuted | Unknown) -> str:
    return verdict_html(verdict, latex_beside(verdict.claim, verdict.given))


def verdict_html(verdict: Proved | Refuted | Unknown, latex: str) -> str:
    """A verdict on a page, its claim written as in ``latex``."""
    match verdict:
        case Proved():
            return _block("proved", "Proved", verdict.claim, _full_html(verdict), latex)
        case Refuted():
            return _block("refuted", "Refuted", verdict.claim, _refuted_html(verdict), latex)
        case Unknown():
            tried = f'<p class="mb-by">Neither proved nor refuted. Tried: {escape(verdict.searched)}.</p>'
            return _block("unknown", "Unknown", verdict.claim, tried, latex)


@html_of.register
def claim_html(claim: Claim) -> str:
    """A claim on a line of its own, its name beside it."""
    name = f' <span class="mb-reason">{escape(claim.name)}</span>' if claim.name else ""
    return f'<p class="mb-claim">{math(claim.latex)}{name}</p>'


def math(tex: str) -> str:
    """Inline mathematics for a page, and for a notebook.

    sympy sets the square of ‖w‖² as ‖w‖²², which TeX refuses; here it becomes ‖w‖⁴.
    """
    tex = re.sub(r"\\rVert\^\{2\}\^\{(\d+)\}", lambda power: rf"\rVert^{{{2 * int(power[1])}}}", tex)
    return rf'<span class="math notranslate nohighlight">\({escape(tex, quote=False)}\)</span>'


def _block(kind: str, word: str, claim: Claim, body: str, latex: str = "") -> str:
    name = f' <span class="mb-name">{escape(claim.name)}</span>' if claim.name else ""
    head = f'<p class="mb-head"><strong>{word}</strong>{name} {math(latex or claim.latex)}</p>'
    return f'<div class="mb-verdict mb-{kind}">{head}{body}</div>'


# certificates


@html_of.register
def identity_html(cert: Certificate) -> str:
    """The identity that the kernel checked: the goal's gap is the sum of these lines, each with where it comes from."""
    multiplier = r" \, ".join(factor_latex(factor) for factor in cert.multiplier)
    rows = [(_term_latex(term), term_plain(Term(Fraction(1), term.factors))) for term in cert.terms]
    rows += [(_equation_latex(equation), f"{equation.factor.claim.name}: zero") for equation in cert.equations]
    lines = [f"<li>{math(f'{multiplier} {factor_latex(Given(cert.goal))}')}</li>"]
    for k, (tex, reason) in enumerate(rows or [("0", "")]):
        reason_html = f'<span class="mb-reason">{escape(reason)}</span>'
        lines.append(f"<li>{math(('+' if k else '=') + chr(92) + '; ' + tex)} {reason_html}</li>")
    return f'<div class="mb-verdict mb-certificate"><ol class="mb-steps">{"".join(lines)}</ol></div>'


def _term_latex(term: Term) -> str:
    coefficient = "" if term.coefficient == 1 and term.factors else term_latex(sympy.Rational(term.coefficient))
    return coefficient + r" \, ".join(factor_latex(factor) for factor in term.factors)


def _equation_latex(equation) -> str:
    known = equation.factor.claim
    cofactor = equation.cofactor
    if known.is_vector:
        return rf"\langle {term_latex(cofactor)},\; {term_latex(known.term)} \rangle"
    return rf"\left({term_latex(cofactor)}\right) \left({term_latex(known.term)}\right)"


# derivations


def lines_html(claim: Claim, lines, multiplier=()) -> str:
    """The lines of a derivation as a list: mathematics, then the reason."""
    times = r" \cdot ".join(factor_latex(f) for f in multiplier)
    left = f"{times} \\cdot {_bracketed(claim.lhs)}" if multiplier else term_latex(claim.lhs)
    rows = [f"<li>{math(left)}</li>"]
    for line in lines:
        tex = rf"{OPERATOR_LATEX[line.relation]}\; {term_latex(line.expression)}"
        because = f" {math(line.because)}" if line.because else ""
        rows.append(f'<li>{math(tex)} <span class="mb-reason">{escape(line.reason)}{because}</span></li>')
    if multiplier:
        rows.append(f'<li><span class="mb-reason">divide by {math(times)}, which is positive</span></li>')
    return f'<ol class="mb-steps">{"".join(rows)}</ol>'


def _bracketed(part: Expr) -> str:
    return rf"\left({term_latex(part)}\right)" if part.is_Add else term_latex(part)


def _each_kind(by: Induction) -> list[str]:
    """What each step of an induction is about: "each mistake", or "each of the P mistakes" when there are kinds."""
    over, kinds = by.each.over, by.each.kinds
    if len(kinds) == 1:
        return [f"each {over}"]
    return [f"each of the {math(term_latex(count))} {plural(over)}" for count, _ in kinds]


def _steps_html(proof: Proved) -> str:
    """The parts of a proof as HTML: its own step, and the claims that it builds on."""
    match by := proof.by:
        case Certificate():
            return lines_html(proof.claim, chain(by, proof.given), by.multiplier)
        case Induction():
            return _parts_html(_induction_rows(proof, by))
        case Cases():
            return _cases_html(by.nonnegative.claim.term, {"= 0": by.on_zero, "> 0": by.on_positive})
        case Split():
            return _cases_html(by.t, {r"\ge 0": by.on_positive, r"\le 0": by.on_negative})
        case Antisymmetry():
            return "".join(f'<p class="mb-case">{math(_latex(one))}:</p>{_steps_html(one)}' for one in proof.premises)
        case Instance():
            return f'<p class="mb-by">An instance of {math(_latex(by.proof))}.</p>'
        case Calculus():
            return _parts_html([(by.slope, "slope"), *((part, "positive") for part in by.positive)])
        case Named():
            names = ", ".join(math(f"{term_latex(symbol)} = {term_latex(log)}") for symbol, log in by.names)
            return f'<p class="mb-by">{math(_latex(by.proof))}, with {names}.</p>'
        case Divided():
            return _divided_html(by)
        case Discharge():
            rows = [(by.proof, "as proved before"), (by.lemma, "which it rested on, is proved too")]
            return _parts_html(rows)


def _divided_html(by: Divided) -> str:
    """The steps to the claim that is multiplied or divided, and what by."""
    p, s = by.ratio
    steps = _steps_html(by.premise.proof) if type(by.premise) is Fact else ""
    words = [f"{word} by {math(term_latex(q))}" for word, q in (("multiply", p), ("divide", s)) if q != 1]
    positive = f"{' and '.join(words)}, which is positive" if words else ""
    rest = latex_beside(by.premise.claim, ())
    return f'{steps}<p class="mb-by">From {math(rest)}{": " if positive else ""}{positive}.</p>'


def _cases_html(t: Expr, parts: dict[str, Proved]) -> str:
    """The steps of each case, below what it supposes of t."""
    headings = {case: f'<p class="mb-case">Case {math(f"{term_latex(t)} {case}")}:</p>' for case in parts}
    return "".join(f"{headings[case]}{_steps_html(part)}" for case, part in parts.items())


def _induction_rows(proof: Proved, by: Induction) -> list[tuple[Proved, str]]:
    """The claim that is added up at each mistake; or the claim at the start, and the step that keeps it."""
    where = _each_kind(by)
    added = summands(proof)
    if added:
        rows = [(step, f"at {each}") for step, each in zip(added, where, strict=True)]
        return [*rows, (proof, "add up, from the start")]
    kept = [(proofs[by.which], f"kept by {each}") for (proofs, _), each in zip(by.steps, where, strict=True)]
    return [(by.bases[by.which], "at the start"), *kept, (proof, "so it holds in the end")]


def _parts_html(rows) -> str:
    """The proved claims, one beside the other, each with its purpose."""
    items = "".join(f'<li>{math(_latex(proof))} <span class="mb-reason">{why}</span></li>' for proof, why in rows)
    return f'<ol class="mb-steps mb-parts">{items}</ol>'


def _latex(proof: Proved) -> str:
    """The proved claim, with its letters as they are."""
    return latex_beside(proof.claim, proof.given)


def rests_on(proof: Proved) -> tuple[list[Claim], list[ForEach]]:
    """The hypotheses of a result: those about its own symbols, and hypotheses about all that comes in a row."""
    return _parted(proof.given)


def _parted(given) -> tuple[list[Claim], list[ForEach]]:
    """Claims by name, those of one name by their text; then the hypotheses about rows."""
    claims = sorted((g for g in given if isinstance(g, Claim)), key=lambda claim: (claim.name, str(claim)))
    return claims, [g for g in given if isinstance(g, ForEach)]


def _full_html(proof: Proved) -> str:
    """The derivation and what it rests on, in a fold with its length."""
    steps = _steps_html(proof)
    count = max(1, steps.count("<li>") - isinstance(proof.by, Certificate))  # a chain's first line takes no step
    summary = f"Full derivation, {count} {'step' if count == 1 else 'steps'}"
    return fold_html("proofs", summary, steps + _rests_html(proof))


def fold_html(layer: str, summary: str, body: str, is_open: bool = False) -> str:
    """A fold, one gesture away on a page, of a layer ("proofs", "checks"), with its summary."""
    opened = " open" if is_open else ""
    return f'<details{opened} class="mb-fold mb-{layer}"><summary>{summary}</summary>{body}</details>'


def _rests_html(proof: Proved) -> str:
    """One paragraph: the hypotheses, those about what comes in a row, and the certificate."""
    claims, rows = rests_on(proof)
    sentences = ["Rests on " + _listed_html(claims, claims)] if claims else []
    for where, what in _rows_html(rows, claims):
        sentences.append(f"{'And' if sentences else 'Rests'}, {where}, on {what}")
    everything = ". ".join(sentences or ["Rests on nothing else"])
    certificate = f" Certificate: {escape(certificate_plain(proof.certificate))}." if proof.certificate else ""
    return f'<p class="mb-by">{everything}.{certificate}</p>'


def _rows_html(rows, known: list[Claim]) -> list[tuple[str, str]]:
    """(where, what) for all that comes in a row: "at each of the P mistakes", and the claims there."""
    held: dict[tuple[str, str], set] = {}
    for each in rows:
        for count, claims in each.kinds:
            held.setdefault((each.over, str(count)), set()).update(claims)
    sentences = []
    for over, count in sorted(held, key=lambda key: (key[0] != "mistake", key)):
        claims, inside = _parted(held[over, count])
        inner = _rows_html(inside, [*known, *claims])
        what = [_listed_html(claims, [*known, *claims]), *(f"there, {where}, on {what}" for where, what in inner)]
        sentences.append(
            (f"at each of the {math(term_latex(sympy.Symbol(count)))} {plural(over)}", "; ".join(filter(None, what)))
        )
    return sentences


def _listed_html(claims: Iterable[Claim], known: Iterable) -> str:
    """Claims with their names, one after the other, as what is known beside them lets them be written.

    A name that is a letter of the claim is left out: it would be read as a part of the formula.
    """
    known = tuple(known)
    name = lambda one: "" if one.name in one.symbols else escape(one.name)
    return ", ".join(f"{name(one)} {math(latex_beside(one, known))}".strip() for one in claims)


# counterexamples


def _refuted_html(refuted: Refuted) -> str:
    point = refuted.counterexample
    values = ", ".join(math(f"{term_latex(sympy.Symbol(n))} = {number_latex(v)}") for n, v in point.items())
    sides = escape(sides_plain(refuted))
    checks = _listed_html((claim for claim in refuted.given if holds(claim, point)), refuted.given)
    kept = f'<p class="mb-by">There the hypotheses hold: {checks}.</p>' if refuted.given else ""
    return f"<p>Counterexample: {values}. There {sides}, so the claim fails.</p>{kept}"


def number_latex(v) -> str:
    """A number or a tuple of numbers as LaTeX.

    >>> print(number_latex((1, Fraction(-1, 2))))
    (1, - \\frac{1}{2})
    """
    if isinstance(v, tuple):
        return f"({', '.join(map(number_latex, v))})"
    return rf"\text{{{v}}}" if isinstance(v, Real) else term_latex(sympy.Rational(v))
