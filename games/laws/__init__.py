"""What must hold of every game: the contract test and the fuzzer on the command line run the same laws."""

from games.laws.course import (
    check_bots,
    check_click,
    check_clocks,
    check_leaving,
    check_outcome,
    check_refusals,
)
from games.laws.redeals import Redeals, watch_walk
from games.laws.secrets import check_secrets
from games.laws.walks import LIMIT, Broken, Click, key, walk

__all__ = [
    "LIMIT",
    "Broken",
    "Click",
    "Redeals",
    "check_bots",
    "check_click",
    "check_clocks",
    "check_leaving",
    "check_outcome",
    "check_refusals",
    "check_secrets",
    "key",
    "walk",
    "watch_walk",
]
