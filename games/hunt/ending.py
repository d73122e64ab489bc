"""How a hunt ends: won, lost or hopeless (H18, H19, H35)."""

from __future__ import annotations

from games.contract import Event, Outcome
from games.hunt.board import LAST_SPACE
from games.hunt.state import Hero, Play, State
from games.hunt.stats import rounds_left
from games.hunt.techniques import LIFTS, TECHNIQUES, holding

CURES = holding(LIFTS)
HOPES = LIFTS | {"draw"}


def outcome(state: State) -> Outcome | None:
    """The team wins or loses together; the score is the rounds won."""
    if not state.ending:
        return None
    everyone = tuple(range(state.seats))
    scores = dict.fromkeys(everyone, state.score.count("leaf"))
    places = (everyone,) if state.ending == "bosses-fell" else ((), everyone)
    return Outcome(state.ending, places, scores)


def is_hopeless(state: State) -> bool:
    """H35: before the last turn every hero is paralysed, and nobody holds and can pay what lifts it."""
    last = not rounds_left(state) and state.capture == LAST_SPACE - 1
    return last and all(hero.paralysed and not _hopes(hero) for hero in state.heroes)


def _hopes(hero: Hero) -> bool:
    """A card in hand that lifts a paralysis, or draws one perhaps."""
    payable = [TECHNIQUES[card] for card in hero.hand if TECHNIQUES[card].cost <= hero.chakra]
    return any(mode.verb in HOPES for card in payable for mode in card.modes)


def win(play: Play) -> None:
    """H18: at once, in the middle of whatever brought it about."""
    play.state.ending = "bosses-fell"
    play.state.fight, play.state.choice, play.state.injuries = None, None, []
    play.tell(Event("victory"))


def lose(play: Play, reason: str) -> None:
    play.state.ending = reason
    play.tell(Event("defeat", {"reason": reason}))
