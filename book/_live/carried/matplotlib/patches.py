"""Rectangles."""


class Rectangle:
    def __init__(
        self,
        xy,
        width,
        height,
        facecolor=None,
        edgecolor=None,
        linewidth=1.0,
        linestyle="-",
        alpha=None,
        color=None,
        zorder=1,
        label="",
        fill=True,
    ):
        (x, y), self.label, self.zorder, self.alpha = xy, label, zorder, alpha
        self.corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
        self.face, self.edge = facecolor if facecolor is not None else color, edgecolor
        self.face = self.face if fill else "none"
        self.linewidth, self.linestyle = linewidth, linestyle
