"""Checks and slack as tables for a page: mathematics, numbers and words, no colours."""

import re
from html import escape

from mistake_bounds.exact import brief
from mistake_bounds.proof.show.forms import latex_beside
from mistake_bounds.proof.show.html import fold_html, math
from mistake_bounds.proof.show.text import plural

WIDE = 50  # a formula of more letters than that leaves no room beside it


def check_html(check) -> str:
    """A table of every claim: how often it held, or where it first failed and with which numbers.

    Of several claims it is folded to their count; where a claim fails it is open.
    """
    known = [row.claim for row in check.rows if row.times and not row.kind and row.failure is None]
    rows = "".join(f"<tr><td>{escape(row.claim.name)}</td>{_claim_cells(row, known)}</tr>" for row in check.rows)
    head = "<tr><th>claim</th><th>which says</th><th>on this run</th></tr>"
    table = f'<div class="mb-table mb-check"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>'
    return table if len(check.rows) == 1 else fold_html("checks", _count(check), table, is_open=not check.ok)


def _count(check) -> str:
    """How many claims there are and what became of them: "43 claims, all hold"."""
    claims = len(check.rows)
    failed = sum(row.failure is not None for row in check.rows)
    return f"{claims} claims, " + (f"{failed} of them {'fails' if failed == 1 else 'fail'}" if failed else "all hold")


def _claim_cells(row, known) -> str:
    """The claim, and what came out beside it; under it, where the claim takes the whole line.

    The ``known`` claims hold on the run: they show which denominators are positive there.
    """
    formula = math(latex_beside(row.claim, known))
    if len(str(row.claim)) > WIDE:
        return f'<td colspan="2">{formula}<br>{_outcome(row)}</td>'
    return f"<td>{formula}</td><td>{_outcome(row)}</td>"


def _outcome(row) -> str:
    if row.failure is None and not row.times:
        return "there is none"
    if row.failure is None:
        return "holds" if row.times == 1 and not row.kind else f"holds {_times(row)}"
    where = "" if row.failure.mistake is None else f" at {row.over} {row.failure.mistake}"
    kind = f" ({row.kind})" if row.kind else ""
    return f"<strong>fails</strong>{where}{kind}: {_short(row.failure.left)} against {_short(row.failure.right)}"


def _times(row) -> str:
    """At all 33 promotions, at the one promotion; for a "promotion of an attribute", 165 times: each promotion, each
    attribute.

    The end of a kind such as "promotion on the last guess", from "on", comes last.
    """
    what, on, where = (row.kind or row.over).partition(" on ")
    inner, *outer = re.split(" of an? ", what)
    if outer:
        often = "once" if row.times == 1 else f"{row.times} times"
        return f"{often}: " + ", ".join(f"each {word}" for word in (inner, *outer)) + on + where
    which = f"the one {inner}" if row.times == 1 else f"all {row.times} {plural(inner)}"
    return f"at {which}{on}{where}"


def _short(v) -> str:
    text = brief(v)
    return escape(text if len(text) <= 40 else text[:37] + "…")


def slack_html(slack) -> str:
    """A table of the surplus by cause, adding up to the bound."""
    counted = plural(slack.over)
    rows = [
        _row(f"{counted} made", "", slack.made, slack.bound),
        *(_row(cause, slack.meaning[cause], amount, slack.bound) for cause, amount in slack.mistakes.items()),
        _row("the bound", "the sum of the above, exactly", slack.bound, slack.bound),
    ]
    head = f'<tr><th>part</th><th class="num">{escape(counted)}</th><th class="num">of the bound</th></tr>'
    return f'<div class="mb-table"><table><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table></div>'


def _row(name, meaning, amount, bound) -> str:
    number = f"{amount:,}" if isinstance(amount, int) else f"{float(amount):,.1f}"
    because = f'<br><span class="mb-reason">{escape(meaning)}</span>' if meaning else ""
    return (
        f'<tr><th scope="row">{escape(name)}{because}</th><td class="num">{number}</td>'
        f'<td class="num">{float(amount / bound):.1%}</td></tr>'
    )
