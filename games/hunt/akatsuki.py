"""Rulebook: step 1 of the Akatsuki phase, the enemies attack (H13, H37, H41)."""

from __future__ import annotations

from games.contract import Event
from games.hunt import refill
from games.hunt.enemies import CALLS
from games.hunt.injury import threaten
from games.hunt.state import Enemy, Play
from games.hunt.stats import enemy_of, heroes_in, talents_of
from games.hunt.wounds import summon, talent


def begin(play: Play) -> None:
    """H13: the enemies act in the order they came into play."""
    play.state.phase = "akatsuki"
    play.state.attackers = [enemy.key for enemy in play.state.enemies]
    play.tell(Event("akatsuki"))


def advance(play: Play) -> bool:
    """The next enemy acts; after the last one the immobilised are free again (H37)."""
    if not play.state.attackers:
        _free(play)
        refill.begin(play)
        return True
    enemy = enemy_of(play.state, play.state.attackers.pop(0))
    if enemy and not enemy.immobilised:
        _attack(play, enemy)
    return True


def _attack(play: Play, enemy: Enemy) -> None:
    talents = talents_of(play.state, enemy)
    if "call-creature" in talents:
        summon(play, enemy, "call-creature", CALLS["call-creature"])
    if "all" in talents:
        _injure_all(play, enemy)
    elif any(hero.health for hero in heroes_in(play.state, enemy.area)):
        threaten(play, enemy)
        if enemy.fought and "grudge" in talents:
            talent(play, enemy, "grudge")
            for _ in range(enemy.fought):
                threaten(play, enemy)


def _injure_all(play: Play, enemy: Enemy) -> None:
    """H44: every hero on the board instead of one."""
    talent(play, enemy, "all")
    for hero in play.state.heroes:
        threaten(play, enemy, hero.id)


def _free(play: Play) -> None:
    for enemy in play.state.enemies:
        if enemy.immobilised:
            enemy.immobilised -= 1
            if not enemy.immobilised:
                play.tell(Event("freed", {"enemy": enemy.key, "card": enemy.card}))
