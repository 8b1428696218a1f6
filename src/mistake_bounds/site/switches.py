"""The part of a page in which a theorem can be switched: HTML for readers, and what a script needs.

All of it is there when the page is built; the script shows one case at a time, and computes nothing.
"""

import json
from collections.abc import Callable, Mapping
from functools import cache
from html import escape

from sympy import Symbol

from mistake_bounds.chapters import records
from mistake_bounds.drawing.slack import FILLS, fills
from mistake_bounds.proof.show.forms import latex_in
from mistake_bounds.proof.show.text import term_latex
from mistake_bounds.site.letters import in_force
from mistake_bounds.switches.box import Box, Switch, Witness, shown
from mistake_bounds.theorem.slack import Slack
from mistake_bounds.vocabulary import MISTAKE


@cache
def boxes() -> dict[str, Box]:
    """The theorems that can be switched, by the names of their pages.

    >>> "perceptron" in boxes()
    True
    """
    parts = {chapter.notebook: chapter.part("switches") for chapter in records()}
    return {page: part.box() for page, part in parts.items() if part}


def html(box: Box, compact: bool = False) -> str:
    """The section of a page for a box, with formulas in TeX between ``\\(`` and ``\\)``; ``compact`` without runs."""
    more = "" if compact else f"{_runs(box)}{_table(box)}"
    kind = "mb-switch mb-sw-compact" if compact else "mb-switch"
    return (
        f'<section class="{kind}" id="switch-{box.id}" aria-label="The theorem with switches">'
        f"{_verdict(box)}{_suppose(box)}{_proof(box)}{''.join(map(_case, box.switches))}{_letters(box, compact)}"
        f'{more}<script type="application/json">{_data(box)}</script></section>'
    )


def math(tex: str) -> str:
    """A formula in a line."""
    return rf'<span class="mb-sw-math">\({escape(tex)}\)</span>' if tex else ""


def happens(switch: Switch) -> str:
    """What a witness shows, in a few words.

    >>> happens(boxes()["perceptron"].switches[0])
    '2 mistakes, and the bound would allow 1'
    """
    if not switch.witness:
        return "less than this is enough" if switch.weaker else "no run is known that fails, and no proof"
    if switch.witness.says:
        return switch.witness.says
    made, allowed, instance = switch.witness.made, switch.witness.allowed, switch.witness.instance
    counted = instance.reading.counted or MISTAKE
    what = f"{made} {MISTAKE}{'s' * (made != 1)}" if counted == MISTAKE else f"the {counted} is {shown(made)}"
    return f"{what}, and the bound would allow {_fewer(instance.theorem)}{shown(allowed)}"


def _fewer(theorem) -> str:
    return "fewer than " * (theorem.conclusion.claim.op == "<")


def _verdict(box: Box) -> str:
    claims = " ".join(math(latex_in(proof)) for proof in (*(one.proof for one in box.also), box.theorem.conclusion))
    return (
        f'<p class="mb-sw-verdict" role="status">{claims} '
        '<strong>always</strong> <span class="mb-sw-said">on every run for which all of this is so</span></p>'
    )


def _suppose(box: Box) -> str:
    groups = ""
    for group in box.groups:
        own = [s for s in box.switches if s.group == group]
        items = "".join(f'<li data-id="{s.id}"><span>{escape(s.words)}</span> {math(s.tex)}</li>' for s in own)
        groups += (
            f'<fieldset><legend>Suppose, {group}:</legend><ul class="mb-sw-hypotheses">{items}</ul></fieldset>'
            if own
            else f'<p class="mb-sw-head">Suppose, {group}: nothing.</p>'
        )
    return f'<div class="mb-sw-suppose">{groups}</div>'


def _letters(box: Box, compact: bool) -> str:
    always = "; ".join(
        f"{', '.join(math(box.known[name].latex) for name in names)}, since {escape(since)}{' (proved)' * bool(by)}"
        for names, since, *by in box.always
    )
    letters = "; ".join(
        f"{', '.join(math(term_latex(Symbol(name))) for name in names)}: {escape(words)}"
        for words, names in in_force(box.meanings, box.formulas).items()
    )
    always = f" Always so: {always}." if always else ""
    note = f'<p class="mb-sw-small">{escape(box.note)}</p>' if box.note else ""
    said = f'<p class="mb-sw-small mb-sw-letters">{letters}.{always}</p>'
    return f'<details class="mb-fold"{" open" * compact}><summary>The letters</summary>{said}</details>{note}'


def _proof(box: Box) -> str:
    lines = "".join(
        f'<li data-id="{line.id}"><span class="mb-sw-words">{escape(line.words)}</span> <span class="mb-sw-says">'
        f"{' '.join(math(tex) for tex in line.formulas)}</span>"
        '<span class="mb-sw-why"></span></li>'
        for line in box.lines
    )
    return f'<div class="mb-sw-proof"><p class="mb-sw-head">Then</p><ol>{lines}</ol></div>'


def _case(switch: Switch) -> str:
    inside = f"<p>{_why_none(switch)}{escape(switch.moral)}</p>"
    if switch.witness:
        inside = _witness(switch.witness, inside)
    words = escape(f"Without “{switch.words}”: {happens(switch)}")
    inside = f"<summary>{words}</summary><div>{inside}</div>"
    return f'<details class="mb-fold mb-sw-case" data-id="{switch.id}">{inside}</details>'


def _why_none(switch: Switch) -> str:
    """What there is to say where no run is shown that fails."""
    if switch.weaker:
        enough = " and ".join(math(one.latex) for one in switch.enough.values())
        return f"Nothing breaks: it is enough that {enough}, and the theorem is proved from that. "
    return f"{escape(switch.none)} Whether the theorem needs it is not settled here. " if switch.none else ""


def _witness(witness: Witness, inside: str) -> str:
    looked = (
        f"The first run that fails, in this order: {witness.looked}."
        if witness.looked
        else "A run found by hand: there may be smaller ones."
    )
    figure = f'<div class="mb-sw-figure">{witness.picture}</div>' if witness.picture else ""
    table = _rows(witness.caption, witness.head, _some(witness.rows))
    return f'{figure}<div>{inside}{table}<p class="mb-sw-small">{escape(looked)}</p></div>'


def _some(rows):
    """The rows of a table; of more than fourteen the first and the last six."""
    if len(rows) <= 14:
        return rows
    return (*rows[:6], ("⋮", *[""] * (len(rows[0]) - 1)), *rows[-6:])


def _rows(caption: str, head, rows) -> str:
    top = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(one)}</td>" for one in others)}</tr>'
        for first, *others in rows
    )
    return (
        f'<p class="mb-sw-head">{escape(caption)}</p><div class="mb-sw-scroll" tabindex="0" '
        f'role="group" aria-label="{escape(caption, quote=True)}"><table><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _runs(box: Box) -> str:
    lost = [title for _, instance in box.cases for title, amount, *_ in box.slack(instance) if amount]
    titles = dict.fromkeys(title for title, _ in box.theorem.causes.values())
    colours = {title: FILLS.index(one) for title, one in fills([one for one in titles if one in lost]).items()}
    found = "".join(_run(box, name, instance, colours) for name, instance in box.cases)
    return f'<div class="mb-sw-runs"><p class="mb-sw-head">Where the bound loses, on a run</p>{found}</div>'


def _run(box: Box, name: str, instance, colours: Mapping[str, int]) -> str:
    slack = instance.slack
    fewer = _fewer(instance.theorem)
    write, made, whole = written(slack), f"{slack.made} mistakes", 1
    if slack.over != MISTAKE:  # a value, perhaps below 1: what grows to less than 1 leaves a part of the bar empty
        made, whole = f"the {slack.over} is {shown(slack.made)}", slack.bound
    where = {line.id: k for k, line in enumerate(box.lines, 1)}
    lost = [part for part in box.slack(instance) if part[1]]
    counted = "mistakes" if slack.over == MISTAKE else slack.over
    parts = f'<li class="mb-sw-made"><strong>{escape(counted)}</strong> {write(slack.made)}</li>' + "".join(
        f'<li class="mb-sw-part{colours[title]}" data-line="{line.id}"><strong>{escape(title)}</strong> '
        f"{write(amount)} <span>line {where[line.id]}: {escape(meaning)}</span></li>"
        for title, amount, meaning, line in lost
    )
    bar = f'<span class="mb-sw-made" style="flex-grow:{float(slack.made / whole):.4g}"></span>' + "".join(
        f'<span class="mb-sw-part{colours[title]}" data-line="{line.id}" '
        f'style="flex-grow:{float(amount / whole):.4g}"></span>'
        for title, amount, _, line in lost
    )
    rest = "the rest is lost in lines of the proof." if lost else "nothing is lost."
    return (
        f'<div class="mb-sw-run" data-name="{escape(name, quote=True)}"><p>On <em>{escape(name)}</em>: {made}, '
        f"the bound is {fewer}{write(slack.bound)}; {rest}</p>"
        f'<div class="mb-sw-bar" aria-hidden="true">{bar}</div><ul class="mb-sw-parts">{parts}</ul></div>'
    )


def written(slack: Slack) -> Callable[..., str]:
    """How numbers of a slack are written: mistakes with one decimal at most, a value, perhaps below 1, as it is."""
    return _few if slack.over == MISTAKE else shown


def _few(number) -> str:
    return shown(number) if int(number) == number else f"{float(number):.1f}"


def _table(box: Box) -> str:
    place = {line.id: str(k) for k, line in enumerate(box.lines, 1)}
    rows = [(s.words, ", ".join(place[i] for i in box.states(s)), f"{happens(s)}. {s.moral}") for s in box.switches]
    table = _rows(
        "What each hypothesis is for", ("Without", "lines without a proof", "and then there is a run with"), rows
    )
    return f'<details class="mb-fold mb-sw-plain" open><summary>All switches in a table</summary>{table}</details>'


def _data(box: Box) -> str:
    data = {
        "uses": {line.id: [s.id for s in box.switches if box.uses(line) & {*s.names}] for line in box.lines},
        "needs": {line.id: [one.id for one in box.needs(line)] for line in box.lines},
        "off": {s.id: {"now": _now(s), "says": happens(s), "lines": box.states(s)} for s in box.switches},
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", r"<\/")


def _now(switch: Switch) -> str:
    """What becomes of the theorem when a switch is off."""
    return "fails" if switch.witness else "always" if switch.weaker else "open"
