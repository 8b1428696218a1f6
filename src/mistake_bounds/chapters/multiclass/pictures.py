"""How a tagger chooses: the search through all tag sequences of a sentence, drawn as a trellis."""

from mistake_bounds.chapters.multiclass.learner import TagPairs
from mistake_bounds.drawing.figure import GREEN, GRID, INK, MUTED, RED, SURFACE, Picture, canvas, styled


@styled
def trellis(features: TagPairs, w, x, y, caption: str = "") -> Picture:
    """The search for the best tags of the sentence ``x``: in each place the highest score of what comes from there on.

    The best path is drawn in green, and ``y``, where it leaves it, dashed in red.
    """
    best, ahead, tags = features.best(w, x), features.ahead(w, x), features.tags
    figure, axes = canvas(0.95 * len(x) + 0.8, 0.45 * len(tags) + 0.8)
    for i in range(len(x) - 1):
        for a in range(len(tags)):
            for b in range(len(tags)):
                axes.plot((i, i + 1), (a, b), color=GRID, linewidth=0.7, zorder=1)
    for path, colour, style in ((y, RED, "--"), (best, GREEN, "-")):
        axes.plot(
            range(len(x)), [tags.index(tag) for tag in path], color=colour, linestyle=style, linewidth=3, zorder=2
        )
    for i, scores in enumerate(ahead):
        for t, score in enumerate(scores):
            axes.text(i, t, str(score), ha="center", va="center", fontsize=10, zorder=3,
                      color=INK if tags[t] in (best[i], y[i]) else MUTED,
                      bbox={"boxstyle": "round,pad=0.25", "facecolor": SURFACE, "edgecolor": GRID})  # fmt: skip
    axes.set(xlim=(-0.5, len(x) - 0.5), ylim=(len(tags) - 0.5, -0.5))
    axes.set_xticks(range(len(x)), x)
    axes.set_yticks(range(len(tags)), tags)
    axes.grid(False)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    alt = (
        f"A grid with a column for each word of “{' '.join(x)}” and a row for each tag. The best path is "
        f"{' '.join(best)}, the right one {' '.join(y)}. The numbers by column: "
        f"{'; '.join(', '.join(map(str, scores)) for scores in ahead)}."
    )
    return Picture(figure, alt, caption)
