"""The chapter on the pages of all theorems: `mistake_bounds.theorem.at_a_glance`."""

from mistake_bounds.theorem.at_a_glance import NEVER_WRONG, RELEVANT, Place

PLACES = {"winnow-or-bound": Place("Winnow on ORs", NEVER_WRONG, RELEVANT)}

OTHERS = {"Winnow on ORs, the lectures' bound": "winnow.lecture_bound"}
