"""How verdicts and certificates look: typeset steps with a reason each, and one plain line for a terminal.

A *chain* turns a certificate into the lines of a derivation: it starts at one side of the goal, adds
one non-negative term after the other, and ends at the other side; each line names its reason.
"""

import re
from dataclasses import dataclass
from fractions import Fraction
from html import escape

import sympy
from sympy import Expr

from mistake_bounds.proof.certificates import (
    Certificate,
    Contrary,
    Fact,
    Factor,
    ForEach,
    Given,
    Length,
    Square,
    Term,
)
from mistake_bounds.proof.kernel import Proved
from mistake_bounds.proof.search import Refuted, Unknown
from mistake_bounds.proof.telescoping import added_up, row_of
from mistake_bounds.proof.terms import Claim, Vector, expanded, plain, term_latex
from mistake_bounds.proof.values import holds, value

OPERATOR_LATEX = {"<=": r"\le", ">=": r"\ge", "<": "<", ">": ">", "=": "="}


@dataclass(frozen=True)
class Line:
    """One line of a derivation: ``relation expression``, and why."""

    relation: str
    expression: Expr
    reason: str
    because: str = ""


def plain_of(thing) -> str:
    """One line of plain text for anything that the proof room shows."""
    match thing:
        case Certificate():
            return certificate_plain(thing)
        case Proved():
            how = f"by {certificate_plain(thing.certificate)}" if thing.certificate else f"by {_rule_name(thing)}"
            return f"Proved: {thing.claim}, {how}"
        case Refuted():
            return f"Refuted: {thing.claim} fails at {point_plain(thing.counterexample)}: {_sides_plain(thing)}"
        case Unknown():
            return f"Unknown: {thing.claim} (tried {thing.searched})"
    return object.__repr__(thing)


def html_of(thing) -> str:
    """The same as HTML, its mathematics between \\\\( and \\\\)."""
    match thing:
        case Certificate():
            return identity_html(thing)
        case Proved():
            return _block("proved", "Proved", thing.claim, _steps_html(thing) + _rests_html(thing))
        case Refuted():
            return _block("refuted", "Refuted", thing.claim, _refuted_html(thing))
        case Unknown():
            tried = f'<p class="mb-by">Neither proved nor refuted. Tried: {escape(thing.searched)}.</p>'
            return _block("unknown", "Unknown", thing.claim, tried)
    return escape(repr(thing))


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


def _block(kind: str, word: str, claim: Claim, body: str) -> str:
    name = f' <span class="mb-name">{escape(claim.name)}</span>' if claim.name else ""
    head = f'<p class="mb-head"><strong>{word}</strong>{name} {math(claim.latex)}</p>'
    return f'<div class="mb-verdict mb-{kind}">{head}{body}</div>'


# certificates


def certificate_plain(cert: Certificate) -> str:
    """The certificate as a sum of names: ``2·mistake + radius``, and the equations that it uses."""
    terms = " + ".join(_term_plain(term) for term in cert.terms) or "multiplying out"
    equations = ", ".join(equation.factor.claim.name for equation in cert.equations)
    positive = f" (times {' · '.join(map(factor_name, cert.multiplier))})" if cert.multiplier else ""
    return terms + (f", using {equations}" if equations else "") + positive


def _term_plain(term: Term) -> str:
    names = [factor_name(factor) for factor in term.factors]
    coefficient = [] if term.coefficient == 1 and names else [str(term.coefficient)]
    return "·".join([*coefficient, *(f"({n})" if " " in n and n[0] not in "(‖" else n for n in names)])


def factor_name(factor: Factor) -> str:
    """What the reader is told a factor is called."""
    match factor:
        case Square(base):
            return f"{plain(base)}²" if base.is_Atom else f"({plain(base)})²"
        case Length(vector):
            return f"‖{vector}‖²"
        case Contrary():
            return "the contrary of the goal"
    return factor.claim.name or str(factor.claim)


def factor_latex(factor: Factor) -> str:
    """A factor as mathematics: the difference of its two sides, in brackets."""
    match factor:
        case Square(base):
            return rf"\left({term_latex(base)}\right)^{{2}}" if not base.is_Atom else f"{term_latex(base)}^{{2}}"
        case Length(vector):
            return rf"\lVert {term_latex(vector)} \rVert^{{2}}"
    big, small = (
        (factor.claim.lhs, factor.claim.rhs)
        if factor.claim.op in (">=", ">", "=")
        else (
            factor.claim.rhs,
            factor.claim.lhs,
        )
    )
    if small == 0:
        return term_latex(big) if big.is_Atom or big.is_Mul else rf"\left({term_latex(big)}\right)"
    if big == 0:
        return rf"\left({term_latex(-small)}\right)"
    subtracted = rf"\left({term_latex(small)}\right)" if _is_sum(small) else term_latex(small)
    return rf"\left[{term_latex(big)} - {subtracted}\right]"


def _is_sum(part) -> bool:
    return len(part.parts) > 1 if isinstance(part, Vector) else part.is_Add


def identity_html(cert: Certificate) -> str:
    """The identity that the kernel checked: the goal's gap is the sum of these lines, each with where it comes from."""
    multiplier = r" \, ".join(factor_latex(factor) for factor in cert.multiplier)
    rows = [(_term_latex(term), _term_plain(Term(Fraction(1), term.factors))) for term in cert.terms]
    rows += [(_equation_latex(equation), f"{equation.factor.claim.name}: zero") for equation in cert.equations]
    lines = [f"<li>{math(f'{multiplier} {factor_latex(Given(cert.goal))}')}</li>"]
    for k, (tex, reason) in enumerate(rows or [("0", "")]):
        lines.append(
            f'<li>{math(("+" if k else "=") + chr(92) + "; " + tex)} <span class="mb-reason">{reason}</span></li>'
        )
    return f'<div class="mb-verdict mb-certificate"><ol class="mb-steps">{"".join(lines)}</ol></div>'


def _term_latex(term: Term) -> str:
    coefficient = "" if term.coefficient == 1 and term.factors else term_latex(sympy.Rational(term.coefficient))
    return coefficient + r" \, ".join(factor_latex(factor) for factor in term.factors)


def _equation_latex(equation) -> str:
    known, cofactor = equation.factor.claim, equation.cofactor
    if known.is_vector:
        return rf"\langle {term_latex(cofactor)},\; {term_latex(known.term)} \rangle"
    return rf"\left({term_latex(cofactor)}\right) \left({term_latex(known.term)}\right)"


# derivations


def chain(cert: Certificate) -> list[Line]:
    """The derivation that a certificate is: from the goal's left side to its right side, a reason on each line.

    >>> from mistake_bounds.proof import dot, norm2, prove, scalars, vectors
    >>> w, x = vectors("w x"); R = scalars("R")
    >>> proof = prove(norm2(w + x) <= norm2(w) + R**2, given={"mistake": dot(w, x) <= 0, "radius": norm2(x) <= R**2})
    >>> for line in chain(proof.certificate):
    ...     print(line.relation, plain(line.expression), "|", line.reason)
    = ‖w‖² + ‖x‖² + 2·⟨w, x⟩ | multiplied out
    <= ‖w‖² + ‖x‖² | mistake
    <= ‖w‖² + R² | radius
    """
    goal, factor = cert.goal, sympy.Mul(*(f.claim.term for f in cert.multiplier))
    upward = 1 if goal.op in ("<=", "<") else -1
    if goal.op == "=":
        upward = -1
    current, lines = expanded(goal.lhs * factor), []
    if current != goal.lhs * factor and not cert.equations:
        lines.append(Line("=", current, "multiplied out"))
    for equation in cert.equations:
        current = expanded(current + upward * equation.product)
        lines.append(Line("=", current, equation.factor.claim.name, equation.factor.claim.latex))
    relation = {"<": "<=", ">": ">="}.get(goal.op, goal.op)
    groups = _grouped(cert.terms)
    while groups:
        group = min(groups, key=lambda g: _length(expanded(current + upward * _sum(g))))
        groups.remove(group)
        current = expanded(current + upward * _sum(group))
        strict = goal.op if any(all(f.claim.sign == ">" for f in term.factors) for term in group) else relation
        lines.append(Line(strict, current, *_reason(group)))
    end = goal.rhs * factor
    if lines and expanded(end) == lines[-1].expression:
        lines[-1] = Line(lines[-1].relation, end, lines[-1].reason, lines[-1].because)
    return lines


def _length(expr: Expr) -> int:
    return len(sympy.Add.make_args(expr))


def _sum(terms) -> Expr:
    return sympy.Add(*(sympy.Rational(t.coefficient) * sympy.Mul(*(f.claim.term for f in t.factors)) for t in terms))


def _main(term: Term) -> Factor | None:
    """The factor that a term is about: the hypothesis or fact with the most to say."""
    known = [f for f in term.factors if isinstance(f, Given | Fact)] or list(term.factors)
    return max(known, key=lambda f: _length(f.claim.term), default=None)


def _grouped(terms) -> list[list[Term]]:
    """Terms about the same fact stand on one line."""
    groups: dict[object, list[Term]] = {}
    for term in terms:
        groups.setdefault(_main(term), []).append(term)
    return list(groups.values())


def _reason(group) -> tuple[str, str]:
    main = _main(group[0])
    match main:
        case None:
            return "a positive number", ""
        case Square():
            return "a square is never negative", rf"{factor_latex(main)} \ge 0"
        case Length():
            return "a squared length is never negative", rf"{factor_latex(main)} \ge 0"
    return factor_name(main), main.claim.latex


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


def plural(word: str) -> str:
    """More than one of what comes in a row.

    >>> plural("mistake"), plural("refuted guess")
    ('mistakes', 'refuted guesses')
    """
    return word + ("es" if word.endswith("s") else "s")


def _rule_name(proof: Proved) -> str:
    return {
        "instance": "instance of a proved fact",
        "cases": "two cases",
        "induction": f"induction over the {plural(_over(proof))}",
        "calculus": "its value at the start and its slope",
    }.get(proof.rule, proof.rule)


def _over(proof: Proved) -> str:
    """What an induction goes over, in one word: mistake, attribute."""
    each = row_of(proof)
    return each.over if each else "mistake"


def _each_kind(proof: Proved) -> list[str]:
    """Where each step of an induction stands: "each mistake", or "each of the P mistakes" when there are kinds."""
    each, steps, over = row_of(proof), proof.premises[1:], _over(proof)
    if each is None or len(steps) == 1:
        return [f"each {over}"] * len(steps)
    return [f"each of the {math(term_latex(sympy.Symbol(str(count))))} {plural(over)}" for count, _ in each.kinds]


def _steps_html(proof: Proved) -> str:
    """What a proof shows of itself: its own step, and the claims that it builds on."""
    match proof.rule:
        case "certificate":
            cert = proof.certificate
            return lines_html(proof.claim, chain(cert), cert.multiplier)
        case "induction":
            base, *kept = proof.premises
            steps, where = added_up(proof), _each_kind(proof)
            rows = [] if steps else [(base.claim, "at the start")]
            rows += [
                (step.claim, f"{'at' if steps else 'kept by'} {each}")
                for step, each in zip(steps or kept, where, strict=True)
            ]
            rows.append((proof.claim, "add up, from the start" if steps else "so it holds in the end"))
            return _parts_html(rows)
        case "cases":
            on_zero, on_positive, nonnegative = proof.premises
            t = term_latex(nonnegative.claim.term)
            return "".join(
                f'<p class="mb-case">Case {math(f"{t} {op} 0")}:</p>{_steps_html(part)}'
                for op, part in (("=", on_zero), (">", on_positive))
            )
        case "instance":
            return f'<p class="mb-by">An instance of {math(proof.premises[0].claim.latex)}.</p>'
    rows = [("slope", proof.premises[0]), *(("positive", part) for part in proof.premises[1:])]
    return _parts_html((part.claim, why) for why, part in rows)


def _parts_html(rows) -> str:
    """Claims that stand beside each other, each with what it is for."""
    items = "".join(f'<li>{math(c.latex)} <span class="mb-reason">{why}</span></li>' for c, why in rows)
    return f'<ol class="mb-steps mb-parts">{items}</ol>'


def rests_on(proof: Proved) -> tuple[list[Claim], list[ForEach]]:
    """What a result rests on: hypotheses about its own symbols, and hypotheses about all that comes in a row."""
    claims = sorted((g for g in proof.given if isinstance(g, Claim)), key=lambda c: (c.name, str(c)))
    return claims, [g for g in proof.given if isinstance(g, ForEach)]


def _rests_html(proof: Proved) -> str:
    """One paragraph; or, where much is said of each attribute, a summary of it that opens."""
    claims, rows = rests_on(proof)
    along = _rows_html(rows)
    certificate = f" Certificate: {escape(certificate_plain(proof.certificate))}." if proof.certificate else ""
    sentences = ["Rests on " + ", ".join(map(_named_html, claims))] if claims else []
    for where, what in along:
        sentences.append(f"{'And' if sentences else 'Rests'}, {where}, on {what}")
    everything = ". ".join(sentences or ["Rests on nothing else"])
    if all(each.over == "mistake" for each in rows):
        return f'<p class="mb-by">{everything}.{certificate}</p>'
    names = [escape(known.name) or math(known.latex) for known in claims]
    places = " and ".join(filter(None, (", ".join(where for where, _ in along[:-1]), along[-1][0])))
    short = "Rests on " + ", ".join([*names, f"and on what holds {places}" if names else f"what holds {places}"])
    return f'<details class="mb-by"><summary>{short}.{certificate}</summary><p>{everything}.</p></details>'


def _rows_html(rows) -> list[tuple[str, str]]:
    """(where, what) for all that comes in a row: "at each of the P mistakes", and the claims there."""
    held: dict[tuple[str, str], set] = {}
    for each in rows:
        for count, claims in each.kinds:
            held.setdefault((each.over, str(count)), set()).update(claims)
    sentences = []
    for over, count in sorted(held, key=lambda key: (key[0] != "mistake", key)):
        claims = sorted((g for g in held[over, count] if isinstance(g, Claim)), key=lambda claim: claim.name)
        inner = _rows_html(g for g in held[over, count] if isinstance(g, ForEach))
        what = [", ".join(map(_named_html, claims)), *(f"there, {where}, on {what}" for where, what in inner)]
        sentences.append(
            (f"at each of the {math(term_latex(sympy.Symbol(count)))} {plural(over)}", "; ".join(filter(None, what)))
        )
    return sentences


def _named_html(claim: Claim) -> str:
    return f"{escape(claim.name)} {math(claim.latex)}" if claim.name else math(claim.latex)


# counterexamples


def number_plain(v) -> str:
    """A number or a tuple of numbers: ``(1, -1/2)``."""
    return f"({', '.join(map(number_plain, v))})" if isinstance(v, tuple) else str(v)


def point_plain(point) -> str:
    """``R = 1, w = (1, 0)``."""
    return ", ".join(f"{name} = {number_plain(v)}" for name, v in point.items())


def _sides_plain(refuted: Refuted) -> str:
    left, right = (value(side, refuted.counterexample) for side in (refuted.claim.lhs, refuted.claim.rhs))
    opposite = {"<=": ">", "<": "≥", ">=": "<", ">": "≤", "=": "≠"}[refuted.claim.op]
    return f"{left} {opposite} {right}"


def _refuted_html(refuted: Refuted) -> str:
    point = refuted.counterexample
    values = ", ".join(math(f"{term_latex(sympy.Symbol(n))} = {_number_latex(v)}") for n, v in point.items())
    sides = escape(_sides_plain(refuted))
    checks = ", ".join(_named_html(claim) for claim in refuted.given if holds(claim, point))
    kept = f'<p class="mb-by">There the hypotheses hold: {checks}.</p>' if refuted.given else ""
    return f"<p>Counterexample: {values}. There {sides}, so the claim fails.</p>{kept}"


def _number_latex(v) -> str:
    return f"({', '.join(map(_number_latex, v))})" if isinstance(v, tuple) else term_latex(sympy.Rational(v))
