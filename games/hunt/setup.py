"""Rulebook: set-up (H3 to H10), and the pick of the heroes (H6)."""

from __future__ import annotations

from typing import Any

from games.contract import Dice, Event, Seat
from games.hunt.board import HOME, WILDS, route
from games.hunt.enemies import AKATSUKI, BLUE, RED, ZETSU
from games.hunt.heroes import HEROES
from games.hunt.refill import draw
from games.hunt.rounds import begin_round
from games.hunt.state import Hero, Hidden, Options, Play, State, of, still
from games.hunt.stats import attributes, most_health, open_moment
from games.hunt.techniques import DECKS

SOLO = 2


def setup(seats: int, options: Options, dice: Dice) -> State:
    """H3, H4: traps and the Akatsuki deck are laid; the heroes are yet to be picked."""
    traps = list(RED if options.mode == "expert" else BLUE)
    dice.shuffle(traps)
    deck = [key for key in AKATSUKI if key not in ZETSU[: options.fewer_zetsu]]
    dice.shuffle(deck)
    return State(
        options=options,
        seats=seats,
        phase="pick",
        slots=list(range(seats)) if seats > 1 else [0] * SOLO,
        tobi=route(options.short)[0],
        deck=[Hidden(key, []) for key in deck],
        traps={area: Hidden(kind, []) for area, kind in zip(WILDS, traps, strict=True)},
        **_nothing_yet(),
    )


def free_heroes(state: State) -> list[str]:
    taken = {hero.id for hero in state.heroes}
    return [id for id in HEROES if id not in taken]


def pick(play: Play, seat: Seat, id: str) -> None:
    """H6: first come; the last pick starts the first round."""
    state = play.state
    state.slots.remove(seat)
    hero = _hero(state, seat, id)
    state.heroes.append(hero)
    play.dice.shuffle(hero.deck)
    play.tell(Event("pick", of(hero)))
    draw(play, hero, attributes(state, hero).strategy)
    if state.slots:
        open_moment(state)
    else:
        state.heroes.sort(key=lambda one: one.seat)
        begin_round(play, 1)


def _nothing_yet() -> dict[str, Any]:
    """All that only comes into being during the hunt."""
    none: dict[str, Any] = dict.fromkeys(("round", "capture", "moment"), 0)
    none |= dict.fromkeys(("last", "acting", "ending"), "")
    none |= {name: [] for name in ("score", "heroes", "enemies", "facedown", "eliminated", "removed")}
    none |= {name: [] for name in ("injuries", "attackers", "passed", "pauses")}
    return none | {"retrap": False, "journey": still(), "fight": None, "choice": None}


def _hero(state: State, seat: Seat, id: str) -> Hero:
    hero = Hero(
        id=id,
        seat=seat,
        area=HOME,
        health=most_health(state),
        chakra=0,
        experience=0,
        paralysed=False,
        crawled=False,
        actions=0,
        done=True,
        fury=0,
        focus=0,
        refill=-1,
        hand=[],
        deck=[card.id for card in DECKS[id]],
        pile=[],
        shown="",
    )
    hero.chakra = attributes(state, hero).chakra
    return hero
