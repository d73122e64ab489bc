"""Rulebook: beginning, moving, meditating and ending (H12, H20 to H24)."""

from __future__ import annotations

from games.contract import Event
from games.hunt.board import HOME
from games.hunt.fight import begin_dash
from games.hunt.heroes import HEROES
from games.hunt.injury import heal
from games.hunt.refill import gain_chakra
from games.hunt.reveal import reveal
from games.hunt.state import Choice, Hero, Journey, Play, State, of, still
from games.hunt.stats import (
    attributes,
    flies,
    hero_of,
    hides,
    is_held,
    most_health,
    open_moment,
    rounds_left,
    stops,
)

STEPS = 2


def begin(play: Play, hero: Hero) -> None:
    """H12: the hero steps in, and finishes before another begins."""
    play.state.acting = hero.id
    play.state.journey = still()
    hero.done = False
    open_moment(play.state)
    play.tell(Event("begin", of(hero, actions=hero.actions)))


def end(play: Play, hero: Hero) -> None:
    """H12: the rest of the actions is given up; a flying hero lands first."""
    land(play)
    hero.actions, hero.done = 0, True
    play.state.acting = ""
    play.state.journey = still()
    play.tell(Event("end", of(hero)))


def grant(play: Play, hero: Hero, count: int) -> None:
    """H12: extra actions of this players' phase; a hero already done may step in again."""
    if hero.paralysed:
        return
    hero.actions += count
    hero.done = False
    play.tell(Event("extra", of(hero, count=count)))


def move_cost(state: State, hero: Hero) -> int:
    """H20, H22: nothing for a step left over, 2 actions out of an enemy's hold, else 1."""
    if state.journey.steps:
        return 0
    return 2 if is_held(state, hero) else 1


def move(play: Play, hero: Hero, area: str) -> None:
    journey, cost = play.state.journey, move_cost(play.state, hero)
    if journey.steps == 0:
        hero.actions -= cost
        journey = play.state.journey = still()
        journey.steps = STEPS
    journey.steps -= 1
    if journey.rider:
        hero_of(play.state, journey.rider).area = area
    _arrive(play, hero, area)


def crawl(play: Play, hero: Hero, area: str) -> None:
    """H52: once a round and instead of everything else; nothing holds who crawls."""
    hero.crawled = hero.done = True
    hero.actions, hero.area = 0, area
    open_moment(play.state)
    play.tell(Event("crawl", of(hero, area=area)))
    reveal(play, hero)


def dash(play: Play, hero: Hero, area: str) -> None:
    begin_dash(play, hero)
    play.state.journey = still()
    _arrive(play, hero, area)


def land(play: Play) -> None:
    """H23: a flying hero that stops on an area reveals it as usual."""
    if play.state.journey.aloft:
        hero = hero_of(play.state, play.state.acting)
        play.state.journey = still()
        reveal(play, hero)


def board_bird(play: Play, choice: Choice, rides: bool) -> None:
    """The answer of the passenger's player."""
    passenger = choice.nouns[0]
    play.state.choice = None
    play.state.journey = Journey(choice.left, True, False, False, passenger if rides else "")
    play.tell(Event("rides" if rides else "stays", of(hero_of(play.state, passenger))))


def is_restful(state: State, hero: Hero) -> bool:
    """H24: whether meditating gives the hero anything."""
    heals = hero.area == HOME and rounds_left(state) > 0 and hero.health < most_health(state)
    return heals or hero.chakra < attributes(state, hero).chakra


def breath(hero: Hero) -> int:
    """H24: the Chakra that meditating gives."""
    return 2 if HEROES[hero.id].talent == "stamina" else 1


def meditate(play: Play, hero: Hero) -> None:
    """H24: +1 Chakra, 2 with stamina; at home also +1 Health, but not in round 9 (H18)."""
    hero.actions -= 1
    play.state.journey = still()
    play.tell(Event("meditate", of(hero)))
    gain_chakra(play, hero, breath(hero))
    if hero.area == HOME and rounds_left(play.state):
        heal(play, hero)


def _arrive(play: Play, hero: Hero, area: str) -> None:
    """H20, H21: entering an area with an enemy ends the move there; flight passes over."""
    hero.area = area
    journey = play.state.journey
    play.tell(Event("move", of(hero, area=area)))
    if journey.steps and flies(play.state, hero):
        journey.aloft = hides(play.state, area)
        return
    if journey.steps == 0 or stops(play.state, area):
        play.state.journey = still()
    reveal(play, hero)
