"""The canvas of an SVG file: here a figure needs none, for it lays itself out when it is saved."""


class FigureCanvasSVG:
    def __init__(self, figure):
        self.figure = figure
