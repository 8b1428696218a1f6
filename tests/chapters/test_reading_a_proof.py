"""The picture of the chapter."""

from checks.picture import picture_contract

from mistake_bounds.chapters.reading_a_proof import pictures

# the cases of the contracts


test_pictures = picture_contract(
    pictures,
    {
        "two_triangles": lambda: (),
    },
)
