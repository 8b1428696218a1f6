"""The words that theorems and the readings of runs have in common: what comes in a row.

A theorem says of each *mistake*, each *attribute* … what holds there, and a reading has a list of points under that
word.
"""

MISTAKE = "mistake"
UPDATE = "update"
ATTRIBUTE = "attribute"
RELEVANT_ATTRIBUTE = "relevant attribute"
CHIP = "chip"
WEIGHT = "weight"
PLACE = "place"
PASS = "pass"
