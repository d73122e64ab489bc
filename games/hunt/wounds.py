"""What happens to enemies: summons, wounds, elimination, Experience (H28 to H30, H40 to H48)."""

from __future__ import annotations

from games.contract import Event
from games.hunt.board import LINKS
from games.hunt.ending import win
from games.hunt.enemies import BOSSES, ENEMIES, SUMMONS
from games.hunt.heroes import FULL_BAR
from games.hunt.state import Enemy, Hero, Injury, Play, of
from games.hunt.stats import (
    attributes,
    bosses_left,
    enemy_of,
    hero_of,
    heroes_in,
    is_akatsuki,
    is_copy,
    rounds_left,
    talents_of,
)


def arrive(play: Play, key: str, card: str, area: str, health: int) -> Enemy:
    enemy = Enemy(
        key=key,
        card=card,
        area=area,
        health=health,
        most=health,
        defence=0,
        weak=0,
        immobilised=0,
        silenced=False,
        dodged=False,
        fought=0,
    )
    play.state.enemies.append(enemy)
    return enemy


def talent(play: Play, enemy: Enemy, name: str) -> None:
    play.tell(Event("talent", {"enemy": enemy.key, "card": enemy.card, "talent": name}))


def summon(play: Play, caller: Enemy, name: str, card: str) -> Enemy | None:
    """H48: a free token of the kind enters, on Tobi's area (H46: Kabuto's on his own)."""
    area = caller.area if is_copy(caller) else play.state.tobi
    for key in SUMMONS[card]:
        if enemy_of(play.state, key) is None:
            talent(play, caller, name)
            play.tell(Event("summon", {"enemy": key, "card": card, "area": area}))
            return arrive(play, key, card, area, ENEMIES[card].health)
    return None


def strike(play: Play, enemy: Enemy, hero: Hero, melee: bool) -> None:
    """H28: an enemy loses 1 Health, unless its talent saves it (H40)."""
    talents = talents_of(play.state, enemy)
    if melee and "untouchable" in talents:
        return talent(play, enemy, "untouchable")
    if "dodge" in talents and not enemy.dodged:
        enemy.dodged = True
        return talent(play, enemy, "dodge")
    return lose_health(play, enemy, hero)


def lose_health(play: Play, enemy: Enemy, hero: Hero) -> None:
    enemy.health -= 1
    play.tell(Event("wound", of(hero, enemy=enemy.key, card=enemy.card, health=enemy.health)))
    if enemy.health <= 0:
        _eliminate(play, enemy, hero)


def immobilise(play: Play, enemy: Enemy) -> None:
    """H37: for the next Akatsuki phase, which is this one if the enemy has yet to injure in it."""
    stopped = _stop_attack(play, enemy)
    late = play.state.phase == "akatsuki" and enemy.key not in play.state.attackers and not stopped
    enemy.immobilised = 2 if late else 1
    play.tell(Event("immobilised", {"enemy": enemy.key, "card": enemy.card}))
    for hero in stopped:
        play.tell(Event("avoided", of(hero, card=enemy.card)))


def _stop_attack(play: Play, enemy: Enemy) -> list[Hero]:
    """H33: in the Akatsuki phase its injuries that haven't fallen don't fall; those already named."""
    state = play.state
    if state.phase != "akatsuki":
        return []
    stopped = [injury for injury in state.injuries if injury.source == enemy.key]
    state.injuries = [injury for injury in state.injuries if injury.source != enemy.key]
    return [hero_of(state, injury.hero) for injury in stopped if injury.hero]


def remove_trap(play: Play, kind: str, hero: Hero) -> None:
    """H42: each trap token removed injures every revealed Zetsu card by 1."""
    play.state.removed.append(kind)
    for enemy in list(play.state.enemies):
        if "rooted" in talents_of(play.state, enemy):
            talent(play, enemy, "rooted")
            lose_health(play, enemy, hero)


def _eliminate(play: Play, enemy: Enemy, hero: Hero) -> None:
    """H30: removed; Experience for the hero; the token or card goes where it belongs."""
    state = play.state
    talents = talents_of(state, enemy)
    state.enemies.remove(enemy)
    play.tell(Event("eliminated", of(hero, enemy=enemy.key, card=enemy.card)))
    gain_experience(play, hero)
    if is_akatsuki(enemy):
        _leave_play(play, enemy)
    if "blast" in talents:
        _blast(play, enemy)
    if ENEMIES[enemy.card].kind == "trap":
        remove_trap(play, enemy.card, hero)


def _leave_play(play: Play, enemy: Enemy) -> None:
    state = play.state
    if enemy.key not in BOSSES:
        state.last = enemy.card
        state.eliminated.append(enemy.key)
    state.retrap = state.retrap or "rooted" in ENEMIES[enemy.card].talents
    if not rounds_left(state) and not bosses_left(state):
        win(play)


def _blast(play: Play, enemy: Enemy) -> None:
    """H43: 1 injury to every hero in the area and the adjacent ones."""
    talent(play, enemy, "blast")
    for area in (enemy.area, *LINKS[enemy.area]):
        for hero in heroes_in(play.state, area):
            play.state.injuries.append(Injury(hero.id, area, "", enemy.card, [], False))


def gain_experience(play: Play, hero: Hero) -> None:
    """H30: face A only, and only while the bar isn't full."""
    if play.state.options.mode == "expert" or hero.experience >= FULL_BAR:
        return
    before = attributes(play.state, hero)
    hero.experience += 1
    play.tell(Event("experience", of(hero, experience=hero.experience)))
    now = attributes(play.state, hero)
    for name in now.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if new > old:
            play.tell(Event("level", of(hero, attribute=name, old=old, new=new)))
