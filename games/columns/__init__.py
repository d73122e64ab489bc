"""Columns: push your luck with three columns of cards. Rules: rulebook.md."""

from games.columns.bots import BOTS
from games.columns.check import check
from games.columns.choices import actors, ask, awaited, clocks, hint, legal, why_not
from games.columns.ending import outcome
from games.columns.leaving import lapse, leave
from games.columns.report import report
from games.columns.setup import Options, seated, setup
from games.columns.state import State
from games.columns.turn import apply
from games.columns.view import private, public, redeal

__all__ = [
    "BOTS",
    "ID",
    "SEATS",
    "SIDES",
    "VERSION",
    "Options",
    "State",
    "actors",
    "apply",
    "ask",
    "awaited",
    "check",
    "clocks",
    "hint",
    "lapse",
    "leave",
    "legal",
    "outcome",
    "private",
    "public",
    "redeal",
    "report",
    "seated",
    "setup",
    "texts",
    "why_not",
]

ID = "columns"
SEATS = frozenset(range(2, 7))
VERSION = "1.0"
SIDES: tuple[str, ...] = ()


def texts(language: str) -> dict[str, str]:
    return {}
