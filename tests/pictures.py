"""What every picture has to keep to, whatever it shows."""

import re

from thorough import some_of

from mistake_bounds.drawing.figure import PAGE_COLOURS


def follow_the_page_and_are_the_same_twice(*draws, says: str = "") -> None:
    """Each picture has the page's colours, and some of them, of up to six the first, are drawn once more."""
    drawn = [(draw, draw()._repr_html_()) for draw in draws]
    for draw, html in drawn:
        assert says in html and 'role="img"' in html, draw
        assert not re.findall(r"(?:fill|stroke|color): *(#[0-9a-f]+)", html), "a colour that does not follow the page"
        assert not any(stand_in in html for stand_in in PAGE_COLOURS), draw
    for draw, html in some_of(drawn):
        assert html == draw()._repr_html_(), draw
