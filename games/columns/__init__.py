"""Columns: push your luck with three columns of cards. Rules: rulebook.md."""

from games.columns.advice import why
from games.columns.beats import beats
from games.columns.bots import policy
from games.columns.choices import actors, ask, awaited, concerned, legal
from games.columns.door import DOOR
from games.columns.ending import drawn, outcome
from games.columns.feats import feat
from games.columns.hints import hint
from games.columns.leaving import lapse, leave
from games.columns.lessons import LESSONS
from games.columns.play import apply, proceed
from games.columns.refusals import why_not
from games.columns.report import report
from games.columns.secrets import check, redeal
from games.columns.setup import again, seated, setup
from games.columns.state import Options, State
from games.columns.view import private, public
from games.columns.worth import settled, worth
from games.contract import Level

ID = "columns"
SEATS = frozenset(range(2, 7))
VERSION = "1.1"
LEVELS = (
    Level("academy", 48, 3.0),
    Level("genin", 48, 1.2),
    Level("chunin"),
    Level("jonin", 64),
    Level("kage", 500),
)
