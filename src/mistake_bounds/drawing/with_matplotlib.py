"""A chart drawn by Matplotlib, as SVG: for the book."""

import io
import re
from functools import singledispatch
from math import log

import matplotlib
from matplotlib import ticker
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from mistake_bounds.drawing.chart import (
    FAINT,
    GRID,
    INK,
    MUTED,
    PAPER,
    SURFACE,
    Arrow,
    Bars,
    Chart,
    Fill,
    Level,
    Line,
    Note,
    Panel,
    Text,
)
from mistake_bounds.drawing.svg import FEW, GROUND, LETTER, SUPERSCRIPTS, columns_that_fit

DOTS = 72  # an inch, in SVG
STYLE = {
    "axes.axisbelow": True,
    "axes.edgecolor": MUTED,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlecolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": LETTER,
    "figure.facecolor": "none",
    "font.family": ["DejaVu Sans"],  # to lay a chart out; its letters are those of the page
    "font.size": LETTER,
    "grid.color": GRID,
    "legend.columnspacing": 1.2,
    "legend.edgecolor": "none",
    "legend.facecolor": PAPER,
    "legend.fancybox": False,
    "legend.fontsize": LETTER,
    "legend.framealpha": GROUND,
    "legend.handlelength": 1.7,
    "lines.linewidth": 1.8,
    "savefig.facecolor": "none",
    "savefig.pad_inches": 0.02,
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
}


def svg(chart: Chart, salt: str) -> str:
    """The chart as an SVG element."""
    with matplotlib.rc_context({**STYLE, "svg.hashsalt": salt}):
        return saved(figure(chart))


def figure(chart: Chart) -> Figure:
    figure = Figure(figsize=chart.size, layout="constrained")
    rows = len(chart.rows)
    columns = len(chart.rows[0])
    grid = figure.subplots(rows, columns, squeeze=False, sharex="x" in chart.share, sharey="y" in chart.share,
                         height_ratios=chart.heights or None)  # fmt: skip
    for axes, one in zip(grid.flat, chart.panels, strict=False):
        _panel(axes, one)
    for axes in grid.flat[len(chart.panels) :]:
        axes.axis("off")
    if chart.legend:
        keyed = [zip(*axes.get_legend_handles_labels(), strict=True) for axes in grid.flat]
        shown = {name: handle for pairs in keyed for handle, name in pairs}
        loc = {"below": "outside lower center", "right": "outside right center"}[chart.legend]
        columns = columns_that_fit(shown, 72 * chart.size[0]) if chart.legend == "below" else 1
        figure.legend(shown.values(), shown.keys(), loc=loc, ncols=columns, frameon=False)
    return figure


def _panel(axes, panel: Panel) -> None:
    for k, mark in enumerate(panel.marks):
        draw(mark, axes, zorder=3 + k / 1000)
    for axis, name, base, ticks, form in (
        (axes.xaxis, "x", panel.xlog, panel.xticks, panel.xform),
        (axes.yaxis, "y", panel.ylog, panel.yticks, panel.yform),
    ):
        if base:
            (axes.set_xscale if name == "x" else axes.set_yscale)("log", base=base)
        low, high = axis.get_view_interval()
        few = base == 10 and high < low * 10**FEW
        if few:
            axis.set_major_locator(ticker.LogLocator(subs=(1, 2, 5)))
        if form or base:
            form = form or ("g" if few else "")
            axis.set_major_formatter(lambda v, _, form=form, base=base: _named(v, form, base))
            axis.set_minor_formatter(lambda v, _: "")
        if not base and not form and panel.counts(name):
            axis.set_major_locator(ticker.MaxNLocator("auto", integer=True, steps=[1, 2, 2.5, 5, 10], min_n_ticks=1))
        if ticks is not None:
            names = ticks.values() if hasattr(ticks, "values") else None
            axis.set_ticks([float(at) for at in ticks], names)
            axis.set_ticks([], minor=True)
        if panel.frame == "table" or name not in panel.grid:
            axis.grid(visible=False)
            axis.set_tick_params(length=0)
    if panel.frame == "table":
        axes.xaxis.tick_top()
        axes.spines[:].set_visible(False)
    if panel.frame == "none":
        axes.axis("off")
    limits = {
        name: _floats(ends) for name, ends in (("xlim", panel.xlim), ("ylim", panel.ylim)) if ends != (None, None)
    }
    axes.set(title=panel.title, xlabel=panel.xlabel, ylabel=panel.ylabel, **limits)
    if panel.equal:
        axes.set_aspect("equal")
    if panel.legend:
        axes.legend(loc=panel.legend)


def _named(value: float, form: str, base: int) -> str:
    """The name of a tick: by its format, or as a power of the base, whose exponent is a letter as large as others."""
    return format(value, form) if form else f"{base}{str(round(log(value, base))).translate(SUPERSCRIPTS)}"


def _floats(numbers):
    return [None if number is None else float(number) for number in numbers]


def _look(mark) -> dict:
    """The colour and the stroke of a line."""
    width = mark.width or (1.8 if mark.dash == "-" else FAINT)
    return {"color": mark.colour, "linestyle": mark.dash or "none", "linewidth": width, "label": mark.name or None}


def _area(mark) -> dict:
    """The colour and the edge of an area."""
    look = {"facecolor": mark.colour or "none", "edgecolor": mark.edge or "none", "linestyle": mark.dash}
    return {**look, "linewidth": mark.width if mark.edge else 0, "alpha": mark.alpha, "label": mark.name or None}


@singledispatch
def draw(mark, axes, zorder: float) -> None:
    """Draw a mark in its panel."""


@draw.register
def _(mark: Line, axes, zorder):
    look = {"drawstyle": f"steps-{mark.steps}"} if mark.steps else {}
    if mark.marker:
        face = {"markerfacecolor": "none"} if mark.hollow else {}
        look |= {"marker": mark.marker, "markersize": mark.size, "markeredgewidth": mark.edge, **face}
    axes.plot(
        _floats(mark.xs), _floats(mark.ys), alpha=mark.alpha, clip_on=mark.clip, zorder=zorder, **look, **_look(mark)
    )


@draw.register
def _(mark: Level, axes, zorder):
    (axes.axvline if mark.upright else axes.axhline)(float(mark.at), zorder=zorder, **_look(mark))


@draw.register
def _(mark: Bars, axes, zorder):
    left, bottom, wide, high = zip(*mark.corners, strict=True)
    axes.bar(left, high, wide, bottom, align="edge", zorder=zorder, **_area(mark))


@draw.register
def _(mark: Fill, axes, zorder):
    axes.fill(_floats(mark.xs), _floats(mark.ys), zorder=zorder, **_area(mark))


def _words(mark) -> dict:
    return {"color": mark.colour, "fontsize": mark.size, "ha": mark.ha, "va": mark.va}


@draw.register
def _(mark: Text, axes, zorder):
    around = {"bbox": {"boxstyle": "round,pad=0.25", "facecolor": SURFACE, "edgecolor": GRID}} if mark.boxed else {}
    weight = "bold" if mark.bold else "normal"
    look = {"weight": weight, "zorder": zorder, **around}
    axes.text(float(mark.x), float(mark.y), mark.words, **look, **_words(mark))


@draw.register
def _(mark: Note, axes, zorder):
    look = {"annotation_clip": False, "zorder": zorder, **_words(mark)}
    if mark.place is None:
        axes.annotate(mark.words, _floats(mark.at), xytext=mark.shift, textcoords="offset points", **look)
    elif mark.at is None:
        axes.annotate(mark.words, mark.place, xycoords="axes fraction", **look)
    else:
        line = {"arrowstyle": "-", "color": mark.colour, "linewidth": 0.8, "shrinkB": 6}
        axes.annotate(
            mark.words, _floats(mark.at), xytext=mark.place, textcoords="axes fraction", arrowprops=line, **look
        )


@draw.register
def _(mark: Arrow, axes, zorder):
    look = {
        "arrowstyle": "-|>",
        "color": mark.colour,
        "linewidth": mark.width,
        "shrinkA": mark.shrink,
        "shrinkB": mark.shrink,
    }
    if mark.bend:
        look["connectionstyle"] = f"arc3,rad={-mark.bend}"
    axes.annotate("", _floats(mark.end), _floats(mark.start), arrowprops=look, zorder=zorder)


def saved(figure: Figure) -> str:
    """A figure as SVG, laid out for good.

    ``bbox_inches="tight"`` comes to the same, but draws everything once more before, only to find out where it is.
    """
    FigureCanvasSVG(figure)
    dpi = figure.dpi
    engine = figure.get_layout_engine()
    buffer = io.StringIO()
    if engine is not None:
        for axes in figure.axes:  # as a figure does that is drawn
            axes.apply_aspect()
        engine.execute(figure)
        figure.set_layout_engine(None)
    box = figure.get_tightbbox().frozen().padded(matplotlib.rcParams["savefig.pad_inches"])
    figure.dpi = dpi  # a renderer of SVG has set DOTS
    figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None}, bbox_inches=box, dpi=DOTS)
    text = buffer.getvalue()
    return re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)


# what pictures draw on that are not yet charts
