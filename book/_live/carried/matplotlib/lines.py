"""A line with marks, of which a legend shows a piece."""


class Line2D:
    def __init__(
        self,
        xs,
        ys,
        color="#000",
        linestyle="-",
        linewidth=1.8,
        marker="",
        markersize=6,
        markerfacecolor=None,
        markeredgecolor=None,
        markeredgewidth=1.0,
        fillstyle="full",
        alpha=None,
        label="",
        zorder=2,
        clip_on=True,
        drawstyle="default",
    ):
        self.xs, self.ys, self.color, self.linestyle, self.linewidth = list(xs), list(ys), color, linestyle, linewidth
        self.marker, self.size, self.edge_width, self.alpha, self.zorder = (
            marker,
            markersize,
            markeredgewidth,
            alpha,
            zorder,
        )
        self.face = "none" if fillstyle == "none" else markerfacecolor or color
        self.edge, self.label, self.clip_on, self.drawstyle = markeredgecolor or color, label, clip_on, drawstyle
