"""Checks and slack as tables for a page: mathematics, numbers and words, no colours."""

from html import escape

from mistake_bounds.proof.display import math, number_plain


def check_html(check) -> str:
    """A table of every claim: how often it held, or where it first failed and with which numbers."""
    rows = "".join(
        f"<tr><td>{escape(row.name)}</td><td>{math(row.claim.latex)}</td><td>{_outcome(row)}</td></tr>"
        for row in check.rows
    )
    head = "<tr><th>claim</th><th>which says</th><th>on this run</th></tr>"
    return f'<div class="mb-table"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>'


def _outcome(row) -> str:
    if row.failure is None:
        return "holds" if row.times == 1 and not row.kind else f"holds at all {row.times} {row.kind or 'mistake'}s"
    where = "" if row.failure.mistake is None else f" at mistake {row.failure.mistake}"
    return f"<strong>fails</strong>{where}: {_short(row.failure.left)} against {_short(row.failure.right)}"


def _short(v) -> str:
    text = number_plain(v)
    return escape(text if len(text) <= 40 else text[:37] + "…")


def slack_html(slack) -> str:
    """A table of the surplus by cause, adding up to the bound."""
    rows = [
        _row("mistakes made", "", slack.made, slack.bound),
        *(_row(cause, slack.meaning[cause], amount, slack.bound) for cause, amount in slack.mistakes.items()),
        _row("the bound", "the sum of the above, exactly", slack.bound, slack.bound),
    ]
    head = '<tr><th>part</th><th class="num">mistakes</th><th class="num">of the bound</th></tr>'
    return f'<div class="mb-table"><table><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table></div>'


def _row(name, meaning, amount, bound) -> str:
    number = f"{amount:,}" if isinstance(amount, int) else f"{float(amount):,.1f}"
    because = f'<br><span class="mb-reason">{escape(meaning)}</span>' if meaning else ""
    return (
        f'<tr><th scope="row">{escape(name)}{because}</th><td class="num">{number}</td>'
        f'<td class="num">{float(amount / bound):.1%}</td></tr>'
    )
