"""Equations: each reduced by the others, so that polynomials can be divided by all of them.

The entry point is `reduced`.
"""


def reduced(polys) -> list[tuple[object, dict]]:
    """The equations, each reduced by the others, with its cofactors: index of an equation → its cofactor."""
    rows = [(poly, {k: poly.ring.one}) for k, poly in enumerate(polys)]
    for _ in range(2 * len(rows)):
        before = [poly for poly, _ in rows]
        for i in range(len(rows)):
            others = [row for j, row in enumerate(rows) if j != i and row[0] != 0]
            if others and rows[i][0] != 0:
                rows[i] = _remainder(rows[i], others)
        if before == [poly for poly, _ in rows]:
            break
    return [row for row in rows if row[0] != 0]


def _remainder(row, others):
    """One equation less multiples of the others."""
    poly, cofactors = row
    quotients, rest = poly.div([other for other, _ in others])
    cofactors = dict(cofactors)
    for q, (_, parts) in zip(quotients, others, strict=True):
        for k, part in parts.items():
            cofactors[k] = cofactors.get(k, poly.ring.zero) - q * part
    return rest, cofactors
