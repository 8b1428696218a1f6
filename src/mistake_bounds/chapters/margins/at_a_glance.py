"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

BESIDES = {
    "distance": "how far a point is from a hyperplane",
    "largest-margin": "an average of two examples bounds every margin",
}
