"""Exact rates."""

from mistake_bounds.chapters.record import LENGTHS, NOTHING, Chapter, Place, Result


def results() -> dict[str, tuple[Result, ...]]:
    """Its lines among the results at a glance, by the heading under which they stand."""
    smooth, convex = "smooth convex functions", "convex functions"
    lines = (
        (f"{smooth}, steps of length 1/L; gradient descent", "every_T", "descent rates-every", "attained"),
        (f"{smooth}, one step of length 1/L", "one_step", "descent", "attained"),
        (f"{smooth}, one step of length 3/2L", "long_step", "long", "attained"),
        (f"{convex}; the proximal point method", "proximal_point", "proximal", "attained"),
        (f"{convex} with slopes up to G; the subgradient method", "subgradient", "kinks", ""),
        (f"{convex} with slopes up to G; Polyak's step", "polyak", "polyak", ""),
        ("smooth and strongly convex functions; steps of 2/(L + μ)", "contraction", "contraction", "attained"),
        (f"{smooth}; Nesterov's method", "accelerated", "accelerated", ""),
    )
    found = (Result(what, f"rates.{of}", f"rates-{where}", more) for what, of, where, more in lines)
    return {"First-order methods": tuple(found)}


NAMES = {
    "descent": "gradient descent", "long": "one long step", "every": "any number of steps",
    "proximal": "proximal point", "kinks": "subgradient method", "polyak": "Polyak's step",
    "contraction": "contraction", "accelerated": "acceleration",
}  # fmt: skip
CHAPTER = Chapter(
    "rates",
    "Exact rates",
    forms=(
        "f − f_u ≤ ⟨g, x − u⟩ − η‖g‖² / 2",
        "f⁺ ≤ f − η‖g‖² / 2 − η‖g⁺‖² / 2",
        "2 t⁺ (f⁺ − f_u) + t⁺ (t⁺ + 1) η ‖g⁺‖² + L‖x⁺ − u‖² ≤ 2 t (f − f_u) + t (t + 1) η ‖g‖² + L‖x − u‖²",
        "f_T − f_u ≤ L‖x_0 − u‖² / (4 T + 2)",
    ),
    places={f"rates-{label}": Place(name, NOTHING, LENGTHS) for label, name in NAMES.items()},
    others={"Gradient descent, two to twelve steps": "rates.up_to_twelve"},
    results=results,
)
__getattr__ = CHAPTER.__getattr__
