"""Support cards (H33, H38): which can be played now, on what, and the playing of one."""

from __future__ import annotations

from games.contract import Action, Event, Seat
from games.hunt.state import Hero, Play, State, of
from games.hunt.stats import enemy_of, hero_of, put_away
from games.hunt.techniques import SUPPORTS, TECHNIQUES, Effect
from games.hunt.verbs import VERBS, Use
from games.hunt.when import moment_of


def playable(state: State, seat: Seat) -> list[Action]:
    """All supports the seat can play now, as card or card>target."""
    if not moment_of(state):
        return []
    return [
        Action("support", noun)
        for hero in state.heroes
        if hero.seat == seat
        for card in sorted(hero.hand)
        if card in SUPPORTS and TECHNIQUES[card].cost <= hero.chakra
        for noun in _nouns(state, hero, card)
    ]


def play_support(play: Play, noun: str) -> None:
    card, _, target = noun.partition(">")
    technique = TECHNIQUES[card]
    hero = hero_of(play.state, technique.hero)
    mode = mode_of(play.state, card, target)
    hero.chakra -= technique.cost
    put_away(hero, card)
    does = {"effect": mode.verb, "count": mode.number} if len(technique.modes) > 1 else {}
    if target:
        play.tell(Event("support-on", of(hero, card=card, target=_shown(play.state, target), **does)))
    else:
        play.tell(Event("support", of(hero, card=card, **does)))
    VERBS[mode.verb].does(play, Use(hero, card, target, mode.number))


def mode_of(state: State, card: str, target: str) -> Effect:
    """What the card does now, on this target ("" for none)."""
    hero = hero_of(state, TECHNIQUES[card].hero)
    return next(mode for mode in TECHNIQUES[card].modes if target in _targets(state, hero, mode))


def _shown(state: State, target: str) -> str:
    """What a target is called: an enemy by its card, a hero by itself."""
    enemy = enemy_of(state, target)
    return enemy.card if enemy else target


def _nouns(state: State, hero: Hero, card: str) -> list[str]:
    return [
        f"{card}>{target}" if target else card
        for mode in TECHNIQUES[card].modes
        for target in _targets(state, hero, mode)
    ]


def _targets(state: State, hero: Hero, mode: Effect) -> list[str]:
    return VERBS[mode.verb].targets(state, hero, mode.number)
