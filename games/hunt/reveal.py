"""Rulebook: what lies face down is revealed, and talents of coming into play (H21, H42, H45)."""

from __future__ import annotations

from games.contract import Event
from games.hunt.enemies import AKATSUKI, BOMB, CALLS, ENEMIES
from games.hunt.state import Enemy, Hero, Hidden, Injury, Play, of
from games.hunt.stats import hides, talents_of, traps_on_board
from games.hunt.wounds import arrive, remove_trap, summon, talent


def reveal(play: Play, hero: Hero) -> None:
    """H21: all that lies face down in the hero's area."""
    area = hero.area
    if not hides(play.state, area):
        return
    if area in play.state.traps:
        _spring(play, hero, play.state.traps.pop(area).card)
    if area == play.state.tobi:
        reveal_akatsuki(play)


def reveal_akatsuki(play: Play) -> None:
    keys = [hidden.card for hidden in play.state.facedown]
    play.state.facedown = []
    entered = [_enter(play, key) for key in keys]
    for enemy in entered:
        come_into_play(play, enemy)


def come_into_play(play: Play, enemy: Enemy) -> None:
    """H42, H46: the talents that trigger when an enemy is revealed."""
    for name in talents_of(play.state, enemy):
        if name in ("call-puppet", "call-snake"):
            summon(play, enemy, name, CALLS[name])
        elif name == "rooted":
            enemy.health = enemy.most = 1 + traps_on_board(play.state)
            talent(play, enemy, name)
        elif name == "revive":
            _revive(play, enemy)


def reshuffle(play: Play, keys: list[str]) -> None:
    """The Akatsuki deck with these cards shuffled in: nobody knows its order any more."""
    cards = [hidden.card for hidden in play.state.deck] + keys
    play.dice.shuffle(cards)
    play.state.deck = [Hidden(card, []) for card in cards]


def _enter(play: Play, key: str) -> Enemy:
    card = AKATSUKI[key]
    play.tell(Event("revealed", {"enemy": key, "card": card, "area": play.state.tobi}))
    return arrive(play, key, card, play.state.tobi, ENEMIES[card].health)


def _spring(play: Play, hero: Hero, kind: str) -> None:
    play.tell(Event("trap", of(hero, card=kind, area=hero.area)))
    if kind == BOMB:
        play.state.injuries.append(Injury("", hero.area, "", BOMB, [], False))
        return remove_trap(play, kind, hero)
    enemy = arrive(play, f"trap-{hero.area}", kind, hero.area, ENEMIES[kind].health)
    return come_into_play(play, enemy)


def _revive(play: Play, enemy: Enemy) -> None:
    """H42: eliminated members are shuffled back into the deck."""
    if play.state.eliminated:
        talent(play, enemy, "revive")
        keys, play.state.eliminated = play.state.eliminated, []
        reshuffle(play, keys)
