"""The Chunin forest exam: teams of three hunt each other's scrolls. Rules: rulebook.md."""

from games.exam.advice import advise
from games.exam.beats import beats
from games.exam.bots import BOTS
from games.exam.choices import actors, ask, awaited, legal
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
from games.exam.setup import setup
from games.exam.state import Options, State
from games.exam.texts import texts
from games.exam.view import private, public

ID = "exam"
SEATS = frozenset({2, 4, 6})
VERSION = "4.0"
