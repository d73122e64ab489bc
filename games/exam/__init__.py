"""The Chunin forest exam: teams of three hunt each other's scrolls. Rules: rulebook.md."""

from games.exam.bots import BOTS
from games.exam.hidden import check, redeal
from games.exam.hints import hint
from games.exam.leaving import leave
from games.exam.refusals import why_not
from games.exam.report import report
from games.exam.setup import setup
from games.exam.state import Options, State
from games.exam.texts import texts
from games.exam.turn import actors, apply, ask, clocks, lapse, legal, outcome
from games.exam.view import private, public

ID = "exam"
SEATS = frozenset({2, 4, 6})
VERSION = "2.0"

awaited = actors
