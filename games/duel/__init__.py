"""Shinobi Alliance against Akatsuki: nine turns of duels with hidden cards. Rules: rulebook.md."""

from games.contract import Level
from games.duel.advice import why
from games.duel.bots import policy, wastes
from games.duel.choices import actors, ask, awaited, concerned, legal
from games.duel.door import DOOR
from games.duel.ending import drawn, outcome
from games.duel.feats import feat
from games.duel.hints import hint
from games.duel.leaving import clocks, lapse, leave
from games.duel.lessons import LESSONS
from games.duel.play import apply, proceed
from games.duel.refusals import why_not
from games.duel.report import report
from games.duel.secrets import check, redeal
from games.duel.setup import again, seated, setup
from games.duel.state import Options, State, side
from games.duel.texts import texts
from games.duel.view import private, public
from games.duel.worth import settled, worth

ID = "duel"
SEATS = frozenset(range(2, 7))
VERSION = "6.0"
HINT = 600
SIDES = ("alliance", "akatsuki")
LEVELS = (
    Level("academy", 64, 40.0),
    Level("genin", 64, 3.0),
    Level("chunin"),
    Level("jonin", 150),
    Level("kage", 1000),
)
BACK = frozenset({"change", "dismiss", "restore", "take-back", "undone"})
