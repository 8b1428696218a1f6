"""The greedy algorithm for decision lists in pictures: what each rule takes away, and how many lists there are.

A *round* puts down a rule and takes away the examples of which it is true.
"""

from collections.abc import Mapping, Sequence

from mistake_bounds.chapters.decision_lists.pictures import cell
from mistake_bounds.chapters.greedy_lists.learner import named
from mistake_bounds.drawing.chart import BLUE, GREEN, NARROW, ORANGE, PURPLE, RED, SIDE, SIGN, Line, Mark, chart
from mistake_bounds.drawing.figure import Picture


def taken_away(run, caption: str = "") -> Picture:
    """A column for each round of a run, a row for each example, in the order in which they are taken away.

    A cell holds the label of an example that is left, in colour where the round's rule takes it away.
    """
    rounds = len(run.rules)
    examples = run.examples
    gone = [next((t for t in range(rounds) if not run.left[t + 1] >> i & 1), rounds) for i in range(len(examples))]
    order = sorted(range(len(examples)), key=gone.__getitem__)
    titles = ["none legal" if rule is None else str(rule) for rule in run.rules]
    marks: list[Mark] = []
    for row, i in enumerate(order):
        y = examples[i][1]
        for t in range(min(gone[i] + 1, rounds)):
            marks += cell(t, row, SIGN[y], SIDE[y] if t == gone[i] else "")
    drawn = chart(
        *marks,
        size=(1.1 + 0.8 * rounds, 0.28 * len(examples) + 0.6),
        xlim=(0, rounds),
        ylim=(len(examples), 0),
        xticks={t + 0.5: title for t, title in enumerate(titles)},
        yticks={row + 0.5: " ".join(map(str, examples[i][0])) for row, i in enumerate(order)},
        frame="table",
    )
    details = [f"{title} takes away {_rows(run, [i for i in order if gone[i] == t])}" for t, title in enumerate(titles)]
    return Picture(drawn, f"{len(examples)} examples, round by round. {'; '.join(details)}.", caption)


def _rows(run, which: Sequence[int]) -> str:
    return ", ".join("".join(map(str, run.examples[i][0])) + " " + SIGN[run.examples[i][1]] for i in which) or "nothing"


def certificate(refusal, examples, caption: str = "") -> Picture:
    """For each condition of a certificate that no list fits, a positive and a negative example of which it is true."""
    pairs = refusal.pairs
    marks: list[Mark] = []
    details = []
    for row, (condition, pair) in enumerate(pairs.items()):
        for column, (i, y) in enumerate(zip(pair, (1, -1), strict=True)):
            marks += cell(column, row, " ".join(map(str, examples[i][0])) + "   " + SIGN[y], SIDE[y])
        details.append(f"{named(condition)}: {' and '.join(''.join(map(str, examples[i][0])) for i in pair)}")
    drawn = chart(
        *marks,
        size=(4.6, 0.34 * len(pairs) + 0.7),
        xlim=(0, 2),
        ylim=(len(pairs), 0),
        xticks={0.5: "a positive one", 1.5: "a negative one"},
        yticks={row + 0.5: named(condition) for row, condition in enumerate(pairs)},
        frame="table",
    )
    return Picture(drawn, f"Two examples with different labels for each condition. {'; '.join(details)}.", caption)


def how_many(counts: Mapping[str, Sequence[int]], caption: str = "") -> Picture:
    """Numbers of lists over 1, 2, … attributes, by what is counted, by powers of ten; the first are marks."""
    marks = []
    details = []
    looks = zip((BLUE, GREEN, ORANGE, PURPLE, RED), "os^vD", strict=True)
    for (name, numbers), (colour, marker) in zip(counts.items(), looks, strict=False):
        dash = "-" if marks else ""
        marks.append(Line(range(1, len(numbers) + 1), numbers, name, colour, dash, marker=marker, size=5))
        details.append(
            f"{name}: {', '.join(f'{number:,}' if number < 10**7 else f'{number:.1e}' for number in numbers)}"
        )
    drawn = chart(*marks, size=(NARROW, 3.6), ylog=10, xlabel="attributes, n", ylabel="how many", legend="below")
    return Picture(drawn, f"How many there are for n = 1, 2, and so on. {'; '.join(details)}.", caption)
