"""How a page looks to a reader: which boxes are tinted, and how large the letters of its figures are on a phone."""

import pytest
from browser import CHROMIUM, SITE, arrive
from test_lessons import LESSONS

pytestmark = [
    pytest.mark.skipif(not (SITE / "index.html").exists(), reason=f"no built site at {SITE}: make book"),
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium on the PATH: on Debian, apt install chromium"),
]
PART_I = LESSONS[:10]

TINTED = """() => [...document.querySelectorAll("article :is(.admonition, .admonition-title, .mb-switch, .mb-switch > *, "
  + ".mb-verdict, .mb-answer, .mb-path, .mb-figure)")]
  .filter(box => getComputedStyle(box).backgroundColor !== "rgba(0, 0, 0, 0)").map(box => box.className)"""


@pytest.mark.parametrize("name", PART_I)
def test_the_theorem_is_the_only_tinted_box_of_a_lesson(newcomer, origin, name):
    arrive(newcomer, f"{origin}/book/{name}.html")
    assert set(newcomer.evaluate(TINTED)) == {"proof theorem admonition"}
