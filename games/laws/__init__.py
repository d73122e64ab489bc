"""What must hold of every game: the contract test and the fuzzer on the command line run the same laws."""

from games.laws.books import check_endings, check_rulebook
from games.laws.course import (
    check_bots,
    check_click,
    check_clocks,
    check_leaving,
    check_outcome,
    check_refusals,
)
from games.laws.redeals import Redeals, watch_some
from games.laws.secrets import check_secrets
from games.laws.speech import Speech
from games.laws.walks import LIMIT, Broken, Click, key, walk

__all__ = [
    "LIMIT",
    "Broken",
    "Click",
    "Redeals",
    "Speech",
    "check_bots",
    "check_click",
    "check_clocks",
    "check_endings",
    "check_leaving",
    "check_outcome",
    "check_refusals",
    "check_rulebook",
    "check_secrets",
    "key",
    "walk",
    "watch_some",
]
