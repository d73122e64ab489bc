"""Support cards (H33, H38): when each verb may be played, on what, and what it does."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.contract import Action, Seat
from games.hunt import when
from games.hunt.board import LINKS
from games.hunt.fight import fight_of, roll_special
from games.hunt.injury import avoid, heal, lift
from games.hunt.looking import foresee, scout
from games.hunt.powers import grant, immobilise
from games.hunt.refill import draw
from games.hunt.state import Choice, Hero, Journey, Play, State
from games.hunt.stats import enemy_of, hero_of, most_health, open_moment, put_away
from games.hunt.techniques import SUPPORTS, TECHNIQUES, Effect


def playable(state: State, seat: Seat) -> list[Action]:
    """All supports the seat can play now, as card or card>target."""
    moment = when.moment_of(state)
    if not moment:
        return []
    return [
        Action("support", noun)
        for hero in state.heroes
        if hero.seat == seat
        for card in sorted(hero.hand)
        if card in SUPPORTS and TECHNIQUES[card].cost <= hero.chakra
        for noun in _nouns(state, hero, card, moment)
    ]


def play_support(play: Play, noun: str) -> None:
    card, _, target = noun.partition(">")
    technique = TECHNIQUES[card]
    hero = hero_of(play.state, technique.hero)
    moment = when.moment_of(play.state)
    mode = next(mode for mode in technique.modes if target in _targets(play.state, hero, mode, moment))
    hero.chakra -= technique.cost
    put_away(hero, card)
    if target:
        play.say_of("support-on", hero, card=card, target=_shown(play.state, target))
    else:
        play.say_of("support", hero, card=card)
    VERBS[mode.verb].does(play, hero, target, mode.count)


def _shown(state: State, target: str) -> str:
    """What a target is called: an enemy by its card, a hero by itself."""
    enemy = enemy_of(state, target)
    return enemy.card if enemy else target


def _nouns(state: State, hero: Hero, card: str, moment: str) -> list[str]:
    nouns = []
    for mode in TECHNIQUES[card].modes:
        for target in _targets(state, hero, mode, moment):
            nouns.append(f"{card}>{target}" if target else card)
    return nouns


def _targets(state: State, hero: Hero, mode: Effect, moment: str) -> list[str]:
    return VERBS[mode.verb].targets(state, hero, mode.count, moment)


def _extra(play: Play, hero: Hero, target: str, count: int) -> None:
    grant(play, hero, count)


def _burn(play: Play, hero: Hero, target: str, count: int) -> None:
    hero.health -= 1
    play.say_of("burnt", hero, health=hero.health)
    grant(play, hero, count)


def _lower(play: Play, hero: Hero, target: str, count: int) -> None:
    fight_of(play.state).lowered += count


def _fury(play: Play, hero: Hero, target: str, count: int) -> None:
    hero.fury += count


def _focus(play: Play, hero: Hero, target: str, count: int) -> None:
    hero.focus += count


def _avoid(play: Play, hero: Hero, target: str, count: int) -> None:
    avoid(play)


def _heal_near(play: Play, hero: Hero, target: str, count: int) -> None:
    heal(play, hero_of(play.state, target))


def _heal_others(play: Play, hero: Hero, target: str, count: int) -> None:
    for other in play.state.heroes:
        if other is not hero:
            heal(play, other, count)


def _lift_near(play: Play, hero: Hero, target: str, count: int) -> None:
    lift(play, hero_of(play.state, target))


def _lift_self(play: Play, hero: Hero, target: str, count: int) -> None:
    lift(play, hero)


def _rebirth(play: Play, hero: Hero, target: str, count: int) -> None:
    heal(play, hero, most_health(play.state))
    if hero.paralysed:
        lift(play, hero)


def _reroll_special(play: Play, hero: Hero, target: str, count: int) -> None:
    roll_special(play)


def _reroll_dice(play: Play, hero: Hero, target: str, count: int) -> None:
    fight_of(play.state).step = "mark"


def _bind(play: Play, hero: Hero, target: str, count: int) -> None:
    enemy = enemy_of(play.state, target)
    assert enemy, f"{target} is not in play"
    immobilise(play, enemy)


def _sprint(play: Play, hero: Hero, target: str, count: int) -> None:
    play.state.journey = Journey(count, False, True, False, "")


def _carry(play: Play, hero: Hero, target: str, count: int) -> None:
    """The passenger's player is asked first, unless the same player leads both."""
    if target and hero_of(play.state, target).seat != hero.seat:
        play.state.choice = Choice("ink-bird", hero.id, "ride", count, [target])
        open_moment(play.state)
    else:
        play.state.journey = Journey(count, True, False, False, target)


def _scout(play: Play, hero: Hero, target: str, count: int) -> None:
    scout(play, hero, count)


def _rally(play: Play, hero: Hero, target: str, count: int) -> None:
    for other in play.state.heroes:
        if other is not hero and other.area in (hero.area, *LINKS[hero.area]):
            grant(play, other, 1)


def _draw(play: Play, hero: Hero, target: str, count: int) -> None:
    draw(play, hero, count)


def _foresee(play: Play, hero: Hero, target: str, count: int) -> None:
    foresee(play, hero, count)


class Verb(msgspec.Struct, frozen=True):
    targets: Callable[[State, Hero, int, str], list[str]]
    does: Callable[[Play, Hero, str, int], None]


VERBS = {
    "extra": Verb(when.acts, _extra),
    "burn": Verb(when.burns, _burn),
    "lower": Verb(when.fought, _lower),
    "lower-near": Verb(when.fought_near, _lower),
    "fury": Verb(when.acts, _fury),
    "focus": Verb(when.acts, _focus),
    "avoid": Verb(when.injured, _avoid),
    "shield": Verb(when.injured_near, _avoid),
    "heal-near": Verb(when.hurt_near, _heal_near),
    "heal-others": Verb(when.hurt_others, _heal_others),
    "lift-near": Verb(when.paralysed_near, _lift_near),
    "lift-self": Verb(when.paralysed, _lift_self),
    "rebirth": Verb(when.unwell, _rebirth),
    "reroll-special": Verb(when.special, _reroll_special),
    "reroll-dice": Verb(when.own_dice, _reroll_dice),
    "bind": Verb(when.loose_enemies, _bind),
    "sprint": Verb(when.travels, _sprint),
    "carry": Verb(when.riders, _carry),
    "scout": Verb(when.scouts, _scout),
    "rally": Verb(when.allies, _rally),
    "draw": Verb(when.cards_left, _draw),
    "foresee": Verb(when.deck_left, _foresee),
}
