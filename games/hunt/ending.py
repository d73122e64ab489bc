"""How a hunt ends: won, lost or hopeless (H18, H19, H35)."""

from __future__ import annotations

from games.contract import Event, Outcome
from games.hunt.state import Play, State
from games.hunt.techniques import LIFTS, holding

CURES = holding(LIFTS)


def outcome(state: State) -> Outcome | None:
    """The team wins or loses together; the score is the rounds won."""
    if not state.ending:
        return None
    everyone = tuple(range(state.seats))
    scores = dict.fromkeys(everyone, state.score.count("leaf"))
    places = (everyone,) if state.ending == "bosses-fell" else ((), everyone)
    return Outcome(state.ending, places, scores)


def is_hopeless(state: State) -> bool:
    """H35: every hero is paralysed and no card in the game lifts it."""
    return all(hero.paralysed and not CURES[hero.id] for hero in state.heroes)


def win(play: Play) -> None:
    """H18: at once, in the middle of whatever brought it about."""
    play.state.ending = "bosses-fell"
    play.state.fight, play.state.choice, play.state.injuries = None, None, []
    play.tell(Event("victory"))


def lose(play: Play, reason: str) -> None:
    play.state.ending = reason
    play.tell(Event("defeat", {"reason": reason}))
