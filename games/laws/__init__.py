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
from games.laws.purposes import check_purposes, check_reasons
from games.laws.redeals import Redeals, watch_some
from games.laws.secrets import check_imagined, check_secrets
from games.laws.speech import Speech
from games.laws.strength import check_best, check_levels, check_seats, check_top
from games.laws.walks import LIMIT, Broken, Click, hold, key, walk

__all__ = [
    "LIMIT",
    "Broken",
    "Click",
    "Redeals",
    "Speech",
    "check_best",
    "check_bots",
    "check_click",
    "check_clocks",
    "check_endings",
    "check_imagined",
    "check_leaving",
    "check_levels",
    "check_outcome",
    "check_purposes",
    "check_reasons",
    "check_refusals",
    "check_rulebook",
    "check_seats",
    "check_secrets",
    "check_top",
    "hold",
    "key",
    "walk",
    "watch_some",
]
