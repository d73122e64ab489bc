"""Shinobi Alliance against Akatsuki: nine turns of duels with hidden cards. Rules: rulebook.md."""

from games.duel.answers import apply, clocks, lapse, leave
from games.duel.bots import BOTS
from games.duel.ending import outcome
from games.duel.preview import hint
from games.duel.questions import actors, ask, awaited, legal
from games.duel.refusals import why_not
from games.duel.report import report
from games.duel.secrets import check, redeal
from games.duel.setup import seated, setup
from games.duel.state import Duel as State
from games.duel.state import Options, side
from games.duel.view import private, public
from games.duel.wording import texts

ID = "duel"
SEATS = frozenset(range(2, 7))
VERSION = "3.0"
SIDES = ("alliance", "akatsuki")
