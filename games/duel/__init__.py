"""Shinobi Alliance against Akatsuki: nine turns of duels with hidden cards. Rules: rulebook.md."""

from games.duel.advice import advise
from games.duel.beats import beats
from games.duel.bots import BOTS
from games.duel.choices import actors, ask, awaited, concerned, legal
from games.duel.ending import drawn, outcome
from games.duel.feats import feat
from games.duel.hints import hint
from games.duel.leaving import clocks, lapse, leave
from games.duel.lessons import LESSONS
from games.duel.play import apply, proceed
from games.duel.refusals import why_not
from games.duel.report import report
from games.duel.secrets import check, redeal
from games.duel.setup import seated, setup
from games.duel.state import Options, State, side
from games.duel.texts import texts
from games.duel.view import private, public

ID = "duel"
SEATS = frozenset(range(2, 7))
VERSION = "5.0"
SIDES = ("alliance", "akatsuki")
