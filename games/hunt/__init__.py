"""The hunt for the Akatsuki: a co-operative game for 1 to 5 players. Rules: rulebook.md."""

from games.contract import Action, Level
from games.hunt.advice import why
from games.hunt.beats import beats
from games.hunt.bots import policy, wastes
from games.hunt.bots.order import foremost
from games.hunt.choices import actors, ask, awaited, closes, legal, occasion, yields
from games.hunt.door import DOOR
from games.hunt.ending import outcome
from games.hunt.feats import feat
from games.hunt.hints import hint
from games.hunt.leaving import clocks, lapse, leave
from games.hunt.lessons import LESSONS
from games.hunt.play import apply, proceed
from games.hunt.refusals import why_not
from games.hunt.report import report
from games.hunt.secrets import check, redeal
from games.hunt.setup import setup
from games.hunt.state import Options, State
from games.hunt.texts import texts
from games.hunt.view import private, public
from games.hunt.worth import settled, worth

ID = "hunt"
SEATS = frozenset(range(1, 6))
VERSION = "7.0"
SILENCE = Action("pass")
LEVELS = (Level("chunin"), Level("jonin", 120), Level("kage", 500))
BACK = frozenset({"back"})
