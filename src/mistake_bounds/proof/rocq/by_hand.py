"""The files of this folder that are written by hand, and runs.v, in the order in which Rocq takes them.

All but algorithms.v, runs.v and perceptron_ors.v rest on the exported proofs; a reader of what is proved needs
algorithms.v and bounds.v.
"""

FILES = (
    "algorithms",
    "runs",
    "rows",
    "margins",
    "perceptron",
    "winnow",
    "experts",
    "ors",
    "elimination",
    "k_of_r",
    "strings",
    "halving",
    "weighted_majority",
    "l1_margin",
    "perceptron_ors",
    "bounds",
)
