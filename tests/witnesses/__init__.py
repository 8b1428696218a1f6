"""Small facts about the trusted folder, one for each condition in it: what is refused and by which name, what is said.

Each is a function of the names of a copy of the folder, ``k``, and fails when the copy does otherwise.
"""

from witnesses import of_calculus, of_claims, of_data, of_derivations, of_rules, of_runs, of_terms  # noqa: F401
from witnesses.made import WITNESSES  # noqa: F401
