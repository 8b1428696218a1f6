"""Campaigns at random against the kernel find nothing false, and each of them can: with one check taken out it does.

CAMPAIGN=50 makes each of them fifty times as long, CAMPAIGN_SEED=7 another one.
"""

import os

import pytest

from tests import campaigns

LENGTH, SEED = int(os.environ.get("CAMPAIGN", "1")), int(os.environ.get("CAMPAIGN_SEED", "0"))
TRIES = {"inductions": 30, "nested_inductions": 30, "slopes": 20, "chains": 15}


@pytest.mark.parametrize("campaign", TRIES)
def test_nothing_false_is_proved(campaign, capsys):
    tally = getattr(campaigns, campaign)(tries=TRIES[campaign] * LENGTH, seed=SEED)
    with capsys.disabled():
        if LENGTH > 1:
            print(f"\n{campaign}: {tally.accepted} accepted of {tally.tries}, {len(tally.false)} false")
    assert not tally.false
    assert tally.accepted > tally.tries // 10


CHECKS = {  # and a seed that finds it at once
    ("inductions", "len({*names})"): 9,
    ("nested_inductions", "inside &"): 35,
    ("slopes", "value < 0"): 5,
    ("chains", "not strict"): 3,
}


SLOW = "chains"


@pytest.mark.parametrize(
    ("campaign", "check"), [pytest.param(*one, marks=[pytest.mark.slow] * (one[0] == SLOW)) for one in CHECKS]
)
def test_with_one_check_taken_out_of_the_kernel_something_false_is_proved(campaign, check):
    rules, found = campaigns.kernel_without(check), []
    for seed in (CHECKS[campaign, check], *range(40)):
        found = found or getattr(campaigns, campaign)(rules, 40, seed).false
    assert found
