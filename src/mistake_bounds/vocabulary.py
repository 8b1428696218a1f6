"""The words for what comes in a row, where more than one file has them: a reading lists points under such a word."""

MISTAKE = "mistake"
EXPECTED_MISTAKE = "expected mistake"
REFUTED_GUESS = "refuted guess"
