"""Winnow where labels err: the exact worst case beside its bound, as attribute errors grow in number."""

from mistake_bounds.drawing.figure import BLUE, GREEN, MUTED, ORANGE, PURPLE, Picture, canvas, styled

COLOURS = (BLUE, ORANGE, GREEN, PURPLE)


@styled
def with_errors(rows, caption: str = "") -> Picture:
    """For each (n, r) in ``rows`` its pairs (exact worst case, bound) for 0, 1, 2, … attribute errors.

    The worst case is drawn solid, the bound of the same size dashed in the same colour.  Bounds that are the same
    share one line, a dash of each colour in turn.
    """
    figure, axes = canvas(5.8, 3.9)
    told, bounds_of = [], {size: tuple(bound for _, bound in pairs) for size, pairs in rows.items()}
    for ((n, r), pairs), colour in zip(rows.items(), COLOURS, strict=False):
        errors = range(len(pairs))
        made, bounds = zip(*pairs, strict=True)
        axes.plot(errors, made, color=colour, marker="o", markersize=5, label=f"n = {n}, r = {r}")
        same = [size for size, bound in bounds_of.items() if bound == bounds]
        dashes = (8 * same.index((n, r)), (5, 8 * len(same) - 5))
        axes.plot(errors, bounds, color=colour, linestyle=dashes, linewidth=1.2)
        told.append(f"n = {n}, r = {r}: {', '.join(f'{m} of at most {b}' for m, b in pairs)}")
    axes.set_ylim(0, None)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel("attribute errors, A")
    axes.set_ylabel("mistakes")
    for style, label in (("-", "exact worst case"), ("--", "bound")):
        axes.plot([], [], color=MUTED, linestyle=style, linewidth=1.2, label=label)
    figure.legend(loc="outside lower center", ncols=3, fontsize=10, columnspacing=1.2)
    return Picture(figure, f"Worst case and bound for 0, 1, 2, … attribute errors. {'; '.join(told)}.", caption)
