"""A bench for claims: what somebody types is read, proved or refuted, and can be sent to somebody else as a link.

The page *The bench* calls `answer` in the reader's own browser.  The answer is plain data, and whatever cannot be
answered is refused in it, by name and place.

>>> response = answer(vectors="w x", claim="2<w, x> <= ||w||^2 + ||x||^2")
>>> response["kind"], response["says"]
('proved', 'Proved: 2·⟨w, x⟩ ≤ ‖w‖² + ‖x‖², by ‖w - x‖²')
"""

from mistake_bounds.site.bench.answering import answer

__all__ = ["answer"]
