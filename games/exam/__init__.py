"""The Chunin forest exam: teams of three hunt each other's scrolls. Rules: rulebook.md."""

from games.contract import Level
from games.exam.advice import why
from games.exam.bots import policy
from games.exam.choices import actors, ask, awaited, legal
from games.exam.door import DOOR
from games.exam.ending import outcome
from games.exam.feats import feat
from games.exam.hints import hint
from games.exam.lanes import lane, shown_in
from games.exam.leaving import clocks, lapse, leave
from games.exam.lessons import LESSONS
from games.exam.play import apply, proceed
from games.exam.refusals import why_not
from games.exam.report import report
from games.exam.secrets import check, redeal
from games.exam.setup import again, seated, setup
from games.exam.state import Options, State
from games.exam.texts import texts
from games.exam.view import private, public
from games.exam.worth import settled, worth

ID = "exam"
SEATS = frozenset({2, 4, 6})
VERSION = "5.0"
LEVELS = (
    Level("academy", 64, 2.0),
    Level("genin", 64, 1.0),
    Level("chunin"),
    Level("jonin", 100),
    Level("kage", 500),
)
BACK = frozenset({"back", "level-down"})
