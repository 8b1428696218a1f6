"""Exact rates."""

from mistake_bounds.chapters.record import LENGTHS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    return {
        "First-order methods": (
            Result(
                "smooth convex functions, one step of length 1/L; gradient descent",
                "rates.one_step",
                "rates-descent",
                "after N steps at most the part 1/(4N + 2); attained",
            ),
            Result("the same, one step of length 3/2L", "rates.long_step", "rates-long", "attained"),
            Result("the same, any number of steps of length 1/L", "rates.every_T", "rates-every"),
            Result(
                "convex functions, three steps; the proximal point method",
                "rates.three_proximal_steps",
                "rates-proximal",
                "attained",
            ),
            Result("convex functions with slopes up to G; the subgradient method", "rates.subgradient", "rates-kinks"),
            Result("the same; Polyak's step", "rates.polyak", "rates-polyak"),
            Result(
                "smooth and strongly convex functions; steps of length 2/(L + μ)",
                "rates.contraction",
                "rates-contraction",
                "attained",
            ),
            Result("smooth convex functions; Nesterov's method", "rates.accelerated", "rates-accelerated"),
        )
    }


NAMES = {
    "descent": "gradient descent", "long": "one long step", "every": "any number of steps",
    "proximal": "proximal point", "kinks": "subgradient method", "polyak": "Polyak's step",
    "contraction": "contraction", "accelerated": "acceleration",
}  # fmt: skip
CHAPTER = Chapter(
    "rates",
    "Exact rates",
    places={f"rates-{label}": Place(name, NOTHING, LENGTHS) for label, name in NAMES.items()},
    others={"Gradient descent, two to twelve steps": "rates.up_to_twelve"},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
