"""Rulebook: injury and paralysis (H13, H33 to H36): named, answered or endured, and what it brings."""

from __future__ import annotations

from games.contract import Event, Seat
from games.hunt.answers import is_answerable
from games.hunt.state import Enemy, Hero, Injury, Play, State, of
from games.hunt.stats import (
    attributes,
    enemy_of,
    hero_of,
    heroes_in,
    most_health,
    open_moment,
    talents_of,
)
from games.hunt.wounds import talent

BRINGS = ("paralyse", "drain", "twice", "feed", "harden")


def threaten(play: Play, enemy: Enemy, hero: str = "") -> None:
    """H13: an enemy is about to injure a hero in its area, or this very hero."""
    brings = [name for name in talents_of(play.state, enemy) if name in BRINGS]
    play.state.injuries.append(Injury(hero, enemy.area, enemy.key, enemy.card, brings, False))


def advance(play: Play) -> bool:
    """Take the first injury as far as it goes without a click."""
    injury = play.state.injuries[0]
    if not injury.hero:
        named = candidates(play.state)
        if len(named) > 1:
            return False
        if not named:
            del play.state.injuries[0]
            return True
        injury.hero = named[0].id
    if hero_of(play.state, injury.hero).health == 0:
        del play.state.injuries[0]
        return True
    return not injury.opened and _reaches(play, injury)


def candidates(state: State) -> list[Hero]:
    """H13: the heroes who may be named: those in the area with Health left."""
    return [hero for hero in heroes_in(state, state.injuries[0].area) if hero.health > 0]


def name(play: Play, id: str) -> None:
    play.state.injuries[0].hero = id
    play.tell(Event("named", of(hero_of(play.state, id), card=play.state.injuries[0].card)))


def endure(play: Play) -> None:
    """H34: the injury falls, with all it brings."""
    injury = play.state.injuries.pop(0)
    hero = hero_of(play.state, injury.hero)
    hero.health -= 1
    play.tell(Event("injury", of(hero, card=injury.card, health=hero.health)))
    if hero.health == 0:
        _fall(play, hero)
    for what in injury.brings:
        _bring(play, injury, hero, what)


def avoid(play: Play) -> None:
    injury = play.state.injuries.pop(0)
    play.tell(Event("avoided", of(hero_of(play.state, injury.hero), card=injury.card)))


def paralyse(play: Play, hero: Hero) -> None:
    if not hero.paralysed:
        hero.paralysed = True
        play.tell(Event("paralysed", of(hero)))


def lift(play: Play, hero: Hero) -> None:
    """H35: who is lifted at 0 Health stands up with 1."""
    hero.paralysed = False
    hero.health = max(1, hero.health)
    play.tell(Event("lifted", of(hero, health=hero.health)))


def heal(play: Play, hero: Hero, count: int = 1) -> None:
    before = hero.health
    hero.health = min(most_health(play.state), hero.health + count)
    if hero.health > before:
        play.tell(Event("healed", of(hero, health=hero.health)))


def pause(play: Play, seat: Seat, wanted: bool) -> None:
    """H33: whether this seat's heroes stop at every injury, even one that nobody can answer."""
    if wanted:
        play.state.pauses.append(seat)
    else:
        play.state.pauses.remove(seat)
    play.tell(Event("pause", {"seat": seat, "wanted": wanted}))


def is_mere_pause(state: State) -> bool:
    """An injury that waits only because its hero's player asked for a pause."""
    return bool(state.injuries) and state.injuries[0].opened and not is_answerable(state, state.injuries[0])


def _reaches(play: Play, injury: Injury) -> bool:
    asked = hero_of(play.state, injury.hero).seat in play.state.pauses
    if not asked and not is_answerable(play.state, injury):
        endure(play)
        return True
    injury.opened = True
    open_moment(play.state)
    play.tell(Event("threat", of(hero_of(play.state, injury.hero), card=injury.card)))
    return False


def _fall(play: Play, hero: Hero) -> None:
    """H34: at 0 Health all Experience is lost, surplus Chakra with it (H30), and the hero is paralysed."""
    hero.experience = 0
    hero.chakra = min(hero.chakra, attributes(play.state, hero).chakra)
    play.tell(Event("fallen", of(hero, round=play.state.round, area=hero.area)))
    paralyse(play, hero)


def _bring(play: Play, injury: Injury, hero: Hero, what: str) -> None:
    enemy = enemy_of(play.state, injury.source)
    if enemy is None:
        return
    match what:
        case "paralyse":
            talent(play, enemy, what)
            paralyse(play, hero)
        case "drain" if hero.chakra > 0:
            talent(play, enemy, what)
            hero.chakra -= 1
        case "twice" if hero.health > 0:
            talent(play, enemy, what)
            again = Injury(hero.id, injury.area, injury.source, injury.card, [], False)
            play.state.injuries.insert(0, again)
        case "feed":
            talent(play, enemy, what)
            enemy.health += 1
            enemy.most = max(enemy.most, enemy.health)
        case "harden":
            talent(play, enemy, what)
            enemy.defence += 1
