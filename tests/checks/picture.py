"""The contract of a picture: the page's colours, a text alternative, legible on a phone, no legend over data, no curve
cut off, no mark too faint, the same twice, and as the page draws it; and which curves it draws below which.

`picture_contract` makes the test of all pictures of a file.  ``cases`` says what each is drawn from, by its name, and
``rising`` which curves, by the beginnings of their labels, lie nowhere above the next.
"""

import inspect
import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from html import escape, unescape
from itertools import pairwise, product
from types import MappingProxyType, ModuleType
from xml.etree import ElementTree

import matplotlib
import numpy as np
from each import all_hold

from mistake_bounds.drawing import svg, with_matplotlib
from mistake_bounds.drawing.chart import GRID, PAPER, Bars, Level, Line, Note, Text
from mistake_bounds.drawing.figure import PAGE_COLOURS, Picture

CAPTION = "a caption for n < 2, and for the example's weights"


def pictures_of(module: ModuleType) -> set[str]:
    """The names of the functions of a file that draw a picture, but for `chart`, which draws any."""

    def draws(function) -> bool:
        signature = inspect.signature(function)
        return signature.return_annotation is Picture and "caption" in signature.parameters

    own = [f for f in vars(module).values() if inspect.isfunction(f) and f.__module__ == module.__name__]
    return {function.__name__ for function in own if draws(function)}


def picture_contract(
    module: ModuleType, cases: Mapping[str, Callable], rising: Mapping[str, tuple] = MappingProxyType({})
):
    """The test of all pictures of a file; its ``marks`` are the marks of a kind in one of them."""

    def picture(name: str) -> Picture:
        return getattr(module, name)(*cases[name](), caption=CAPTION)

    drawn = cache(picture)

    def is_the_same_twice(drawn, name):
        assert picture(name) == drawn

    def checks():
        for name in cases:
            for check in EVERY:
                yield f"{name} {check.__name__}", partial(check, drawn(name))
            yield f"{name} is the same twice", partial(is_the_same_twice, drawn(name), name)
        for name, labels in rising.items():
            yield f"{name} is below", partial(is_below, drawn(name), labels)

    def test():
        assert set(cases) == pictures_of(module)
        all_hold(checks())
        ids = [identity for name in cases for identity in set(re.findall(r' id="([^"]+)"', drawn(name).svg()))]
        assert len(ids) == len(set(ids)) > len(cases)

    test.module = module
    test.marks = lambda name, kind: [
        m for panel in drawn(name).chart.panels for m in panel.marks if isinstance(m, kind)
    ]
    return test


def has_the_pages_colours_a_text_alternative_and_its_caption(picture: Picture):
    html, alt = picture._repr_html_(), picture.alt
    assert not re.findall(r"(?:fill|stroke|color): *(#[0-9a-f]+)", html), "a colour that does not follow the page"
    assert not any(stand_in in html for stand_in in PAGE_COLOURS)
    assert f'role="img" aria-label="{escape(alt)}"' in html and len(alt) > 40 and alt.endswith(".")
    assert "<figcaption>a caption for <i>n</i> &lt; 2, and for the example's weights</figcaption>" in html


def is_legible_on_a_phone(picture: Picture):
    """On 358 pixels, without scrolling, letters have 11 or more."""
    width = float(re.search(r'viewBox="\S+ \S+ (\S+)', picture.svg())[1])
    sizes = [float(size) for size in re.findall(r"font-size: ([\d.]+)px", picture.svg())]
    assert sizes and min(sizes) * 358 / width >= 11


def has_no_legend_over_its_data(picture: Picture):
    with matplotlib.rc_context(with_matplotlib.STYLE):
        figure = with_matplotlib.figure(picture.chart)
        figure.draw_without_rendering()
        for axes in filter(lambda axes: axes.get_legend(), figure.axes):
            box = axes.get_legend().get_window_extent()
            for line in axes.lines:
                path = line.get_transform().transform_path(line.get_path())
                hit = (
                    box.count_contains(path.vertices)
                    or line.get_linestyle() != "None"
                    and path.intersects_bbox(box, filled=False)
                )
                assert not hit, f"the legend is over {line.get_label()}"
            for mark in (*axes.patches, *axes.texts):
                assert not box.overlaps(mark.get_window_extent()), f"the legend is over {mark}"


def cuts_no_curve_off_where_no_frame_is_seen(picture: Picture):
    for panel in picture.chart.panels:
        for mark in panel.marks if panel.frame == "none" else ():
            if isinstance(mark, Line) and len(mark.xs) > 2:  # a straight line may go on for ever
                for values, limits in ((mark.xs, panel.xlim), (mark.ys, panel.ylim)):
                    assert None in limits or min(limits) <= min(values) and max(values) <= max(limits), mark


# The colours of a page in the light and in the dark, of each role; test_pictures.py holds them against the style sheet.
ROLES = {re.search(r"--mb-(\w+)", said)[1]: said[-7:-1] for said in PAGE_COLOURS.values()}
DARK = dict(zip(ROLES, "e4e6ea a4adba 39414d 82b5f3 f0a661 76c893 f4948c c6a8f2 1f242c 15191f".split(), strict=True))
MODES = ROLES, DARK


def has_no_mark_too_faint(picture: Picture):
    """Marks have 3:1 or more (WCAG 2.2, 1.4.11), and words the 4.5:1 of the page's colours; a grid is no mark."""
    for mark in (mark for panel in picture.chart.panels for mark in panel.marks):
        colour = getattr(mark, "edge", "") if isinstance(mark, Bars) and mark.edge else getattr(mark, "colour", "")
        if isinstance(mark, Text | Note):
            assert colour != GRID, mark.words
        if isinstance(mark, Line | Level | Bars) and colour != GRID:
            found = [contrast(mode, colour, getattr(mark, "alpha", 1)) for mode in MODES]
            assert min(found) >= 3, (mark.name, found)


def contrast(mode: dict[str, str], colour: str, alpha: float) -> float:
    """How much a colour differs from the page's ground, after WCAG 2.2, if it is so opaque."""
    role = lambda stand_in: re.search(r"--mb-(\w+)", PAGE_COLOURS[stand_in])[1]
    front, ground = ([int(mode[role(one)][k : k + 2], 16) / 255 for k in (0, 2, 4)] for one in (colour, PAPER))
    seen = [alpha * a + (1 - alpha) * b for a, b in zip(front, ground, strict=True)]
    linear = lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
    light, dark = sorted(
        (0.05 + np.dot((0.2126, 0.7152, 0.0722), list(map(linear, one))) for one in (seen, ground)), reverse=True
    )
    return light / dark


def is_written_by_the_standard_library_as_by_matplotlib(picture: Picture):
    """The same words, but for the numbers at ticks; each within the picture."""
    plain = svg.svg(picture.chart, "x")
    assert words(picture.svg()) - words(plain) == set()
    left, top, wide, high = map(float, re.search(r'viewBox="(.*?)"', plain)[1].split())
    places = [(float(x), float(y)) for x, y in re.findall(r'<text x="([^"]*)" y="([^"]*)"', plain)]
    assert all(left <= x <= left + wide and top <= y <= top + high for x, y in places)
    ElementTree.fromstring(plain)


def words(picture: str) -> set[str]:
    found = {unescape(text) for text in re.findall(r"<text[^>]*>([^<]*[^<\s][^<]*)<", picture)}
    return {text.strip() for text in found if not re.fullmatch(r"[−\d.,⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*", text)}


def is_below(picture: Picture, rising: tuple[tuple[str, ...], ...]):
    """What a bound puts below is drawn below."""
    for low, high in [pair for labels in rising for pair in pairwise(labels)]:
        found = 0
        for curves in panels(picture.chart):
            named = [[points for label, points in curves if label.startswith(one)] for one in (low, high)]
            for (below_xs, below_ys), (xs, ys) in product(*named):
                found += 1
                room = 1e-3 * max(1, *map(abs, ys))  # a curve that is drawn by its points lies a little below itself
                points = [(x, y) for x, y in zip(below_xs, below_ys, strict=True) if x <= xs[-1]]
                assert all(y <= np.interp(x, xs, ys) + room for x, y in points), (low, high)
        assert found, (low, high)


def panels(drawn):
    """The named curves of each panel, as (name, (xs, ys)); a level is one from 0 to 1."""
    lines = [[mark for mark in panel.marks if isinstance(mark, Line | Level)] for panel in drawn.panels]
    ends = lambda mark: ((0, 1), (mark.at, mark.at)) if isinstance(mark, Level) else (mark.xs, mark.ys)
    return [[(mark.name, _numbers(ends(mark))) for mark in marks] for marks in lines]


def _numbers(columns):
    return [[float(value) for value in column] for column in columns]


EVERY = (
    has_the_pages_colours_a_text_alternative_and_its_caption,
    is_legible_on_a_phone,
    has_no_legend_over_its_data,
    cuts_no_curve_off_where_no_frame_is_seen,
    has_no_mark_too_faint,
    is_written_by_the_standard_library_as_by_matplotlib,
)
