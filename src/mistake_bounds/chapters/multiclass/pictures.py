"""How a tagger chooses: the search through all tag sequences of a sentence, drawn as a trellis."""

from itertools import product

from mistake_bounds.chapters.multiclass.learner import TagPairs
from mistake_bounds.drawing.chart import GREEN, GRID, INK, MUTED, NARROW, RED, Line, Text, chart
from mistake_bounds.drawing.figure import Picture


def trellis(features: TagPairs, w, x, y, caption: str = "") -> Picture:
    """The search for the best tags of the sentence ``x``: in each place the highest score of what comes from there on.

    The best path is drawn in green, and ``y``, where it leaves it, dashed in red.
    """
    best = features.best(w, x)
    ahead = features.ahead(w, x)
    tags = features.tags
    steps = product(range(len(x) - 1), range(len(tags)), range(len(tags)))
    marks = [Line((i, i + 1), (a, b), colour=GRID, width=0.7) for i, a, b in steps]
    for path, colour, dash in ((y, RED, "--"), (best, GREEN, "-")):
        marks.append(Line(range(len(x)), [tags.index(tag) for tag in path], colour=colour, dash=dash, width=3))
    for i, scores in enumerate(ahead):
        for t, score in enumerate(scores):
            colour = INK if tags[t] in (best[i], y[i]) else MUTED
            marks.append(Text(i, t, str(score), colour, boxed=True))
    drawn = chart(
        *marks,
        size=(min(NARROW, 0.95 * len(x) + 0.8), 0.45 * len(tags) + 0.8),
        xlim=(-0.5, len(x) - 0.5),
        ylim=(len(tags) - 0.5, -0.5),
        xticks=dict(enumerate(x)),
        yticks=dict(enumerate(tags)),
        frame="table",
    )
    alt = (
        f"A grid with a column for each word of “{' '.join(x)}” and a row for each tag. The best path is "
        f"{' '.join(best)}, the right one {' '.join(y)}. The numbers by column: "
        f"{'; '.join(', '.join(map(str, scores)) for scores in ahead)}."
    )
    return Picture(drawn, alt, caption)
