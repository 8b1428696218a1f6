"""A run of weights drawn in the plane, as SVG in the colours of the page."""

from collections.abc import Sequence
from html import escape
from math import hypot

from mistake_bounds.switches.box import shown, signed

SIZE, MIDDLE = 220, 110


def plane(points: Sequence[tuple[Sequence, int]], u: Sequence, w: Sequence, radius: float = 0) -> str:
    """Examples with their labels, the target u, the last weights w, and a dashed circle of that radius.

    Numbers on a line are drawn on the horizontal axis.  What is shown at one place several times is counted there.
    Weights that are much longer than all else are drawn shorter, dashed, and this is said.

    >>> plane([((1,), 1), ((1,), 1)], (1,), (1,)).count("×2")
    1
    """
    flat = [(_flat(x), y) for x, y in points]
    u_, w_ = _flat(u), _flat(w)
    far = max(1.2, radius, *(abs(v) for row in (u_, *(x for x, _ in flat)) for v in row))
    most = max(map(abs, w_))
    shorter = most / (1.5 * far) if most > 3 * far else 1
    w_ = w_[0] / shorter, w_[1] / shorter
    scale = (MIDDLE - 10) / (1.18 * max(far, *map(abs, w_)))

    def at(x, y):
        return MIDDLE + x * scale, MIDDLE - y * scale

    out = [
        f'<line x1="4" y1="{MIDDLE}" x2="216" y2="{MIDDLE}" class="mb-sw-axis"/>',
        f'<line x1="{MIDDLE}" y1="4" x2="{MIDDLE}" y2="216" class="mb-sw-axis"/>',
    ]
    if radius:
        out.append(f'<circle cx="{MIDDLE}" cy="{MIDDLE}" r="{radius * scale:.1f}" class="mb-sw-radius"/>')
    turn = 1 if u_[0] * w_[1] - u_[1] * w_[0] >= 0 else -1  # names stand on the outer sides
    places = [at(*x) for x, _ in flat]
    out += [_arrow(at(*u_), "u", 16 * turn, places), _arrow(at(*w_), "w", -15 * turn, places, shorter > 1)]
    if shorter > 1:
        out.append(f'<text x="{MIDDLE}" y="214" class="mb-sw-w">w is longer than drawn</text>')
    for (px, py), labels in _stacked(flat).items():
        x, y = at(px, py)
        if len(set(labels)) == 2:  # one point with both labels: a disc of two halves
            for side, label, kind in ((0, 1, "plus"), (1, -1, "minus")):
                out.append(
                    f'<path d="M{x:.1f} {y - 10:.1f}a10 10 0 0 {side} 0 20z" class="mb-sw-{kind}"/>'
                    f'<text x="{x - 4.5 + 9 * side:.1f}" y="{y + 4.5:.1f}" class="mb-sw-label">{signed(label)}</text>'
                )
        else:
            kind = "plus" if labels[0] > 0 else "minus"
            out.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" class="mb-sw-{kind}"/>'
                f'<text x="{x:.1f}" y="{y + 4.5:.1f}" class="mb-sw-label">{signed(labels[0])}</text>'
            )
            if len(labels) > 1:
                away = hypot(px, py) or 1  # beyond it, seen from 0, or above it, where w goes on
                on_w = w_[0] * px + w_[1] * py > 0.95 * away * hypot(*w_) > 0
                tx, ty = (x, y - 17) if on_w else (x + 20 * px / away, y - 20 * py / away)
                out.append(f'<text x="{tx:.1f}" y="{ty + 4.5:.1f}" class="mb-sw-times">×{len(labels)}</text>')
    said = "; ".join(f"{shown(tuple(x))} labelled {signed(y)}" for x, y in points[:12])
    words = f"Examples {said}. u is {shown(tuple(u))}; w ends at {shown(tuple(w))}."
    return f'<svg viewBox="0 0 {SIZE} {SIZE}" role="img" aria-label="{escape(words)}">{"".join(out)}</svg>'


def _flat(row: Sequence) -> tuple[float, float]:
    x, y = (*row, 0)[:2]
    return float(x), float(y)


def _stacked(points) -> dict:
    places: dict = {}
    for x, label in points:
        places.setdefault(x, []).append(label)
    return places


def _arrow(tip, name: str, aside: int, points, shortened: bool = False) -> str:
    """An arrow from the middle, with its name aside of it, where that is farther from the points."""
    x, y = tip
    length = hypot(x - MIDDLE, y - MIDDLE)
    if length < 1:
        return ""
    ex, ey = (x - MIDDLE) / length, (y - MIDDLE) / length
    bx, by = x - 9 * ex, y - 9 * ey
    ways = [(MIDDLE + part * length * ex - aside * ey, MIDDLE + part * length * ey + aside * ex) for part in (0.5, 0.8)]
    nx, ny = max(ways, key=lambda at: min((hypot(at[0] - px, at[1] - py) for px, py in points), default=0))
    line = f"mb-sw-{name} mb-sw-shortened" if shortened else f"mb-sw-{name}"
    return (
        f'<line x1="{MIDDLE}" y1="{MIDDLE}" x2="{bx:.1f}" y2="{by:.1f}" class="{line}"/>'
        f'<path d="M{x:.1f} {y:.1f}L{bx - 4 * ey:.1f} {by + 4 * ex:.1f}L{bx + 4 * ey:.1f} {by - 4 * ex:.1f}z" '
        f'class="mb-sw-{name}"/><text x="{nx:.1f}" y="{ny + 4:.1f}" class="mb-sw-{name}">{name}</text>'
    )
