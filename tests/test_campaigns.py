"""Campaigns at random against the kernel find nothing false, and each of them can: with one check taken out it does.

CAMPAIGN=50 makes each of them fifty times as long, CAMPAIGN_SEED=7 another one.
"""

import os

import pytest

from tests import campaigns

LENGTH, SEED = int(os.environ.get("CAMPAIGN", "1")), int(os.environ.get("CAMPAIGN_SEED", "0"))
TRIES = {"inductions": 40, "nested_inductions": 30, "slopes": 25, "chains": 30}


@pytest.mark.parametrize("campaign", TRIES)
def test_nothing_false_is_proved(campaign, capsys):
    tally = getattr(campaigns, campaign)(tries=TRIES[campaign] * LENGTH, seed=SEED)
    with capsys.disabled():
        if LENGTH > 1:
            print(f"\n{campaign}: {tally.accepted} accepted of {tally.tries}, {len(tally.false)} false")
    assert not tally.false
    assert tally.accepted > tally.tries // 10
