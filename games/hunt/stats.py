"""Questions about the table: who stands where, and what every number is just now."""

from __future__ import annotations

from collections.abc import Callable

from games.contract import Seat
from games.hunt.board import AREAS, HOME, route
from games.hunt.enemies import BOSSES, ENEMIES, SPECIAL, UNCOPIED
from games.hunt.heroes import FACE_A, HEROES, Attributes
from games.hunt.state import Enemy, Fight, Hero, State
from games.hunt.techniques import GRIPS, TECHNIQUES, Effect

HEALTH = 3
DICE = 6
NEEDS: dict[str, Callable[[Hero], bool]] = {
    "": lambda hero: True,
    "water": lambda hero: AREAS[hero.area].water,
}


def yet_to_act(state: State) -> list[Hero]:
    """H12: paralysed heroes count as done."""
    return [hero for hero in state.heroes if not hero.done and not hero.paralysed]


def crawlers(state: State) -> list[Hero]:
    """H52: paralysed heroes who may crawl towards home, instead of all else and between others' actions."""
    if not state.options.crawl or state.phase != "heroes" or state.acting:
        return []
    return [
        hero
        for hero in state.heroes
        if hero.paralysed and not (hero.done or hero.crawled) and hero.area != HOME
    ]


def mover_of(state: State, seat: Seat) -> Hero | None:
    """H12: the hero that this seat's actions are for: who acts, or its only one that has yet to."""
    if state.acting:
        hero = hero_of(state, state.acting)
        return hero if hero.seat == seat else None
    waiting = [hero for hero in yet_to_act(state) if hero.seat == seat]
    return waiting[0] if len(waiting) == 1 else None


def hero_of(state: State, id: str) -> Hero:
    for hero in state.heroes:
        if hero.id == id:
            return hero
    raise LookupError(id)


def enemy_of(state: State, key: str) -> Enemy | None:
    for enemy in state.enemies:
        if enemy.key == key:
            return enemy
    return None


def target_of(state: State, fight: Fight) -> Enemy:
    enemy = enemy_of(state, fight.target)
    assert enemy, f"{fight.target} is fought and not in play"
    return enemy


def leaders(state: State) -> list[Seat]:
    """The seats that lead a hero, in order."""
    return sorted({hero.seat for hero in state.heroes})


def heroes_in(state: State, area: str) -> list[Hero]:
    return [hero for hero in state.heroes if hero.area == area]


def enemies_in(state: State, area: str) -> list[Enemy]:
    return [enemy for enemy in state.enemies if enemy.area == area]


def attributes(state: State, hero: Hero) -> Attributes:
    if state.options.mode == "expert":
        return HEROES[hero.id].face_b
    return FACE_A[hero.id, hero.experience]


def most_health(state: State) -> int:
    return HEALTH + state.options.extra_health


def village(state: State, number: int) -> str:
    """Where Tobi's figure stands in this round; after the last one where it stood then."""
    villages = route(state.options.short)
    return villages[min(number, len(villages)) - 1]


def rounds(state: State) -> int:
    return len(route(state.options.short))


def rounds_left(state: State) -> int:
    """After this one; in the last, which none follows, the bosses are fought (H18)."""
    return rounds(state) - state.round


def first_space(state: State) -> int:
    """H9, H10: where the Victory token starts on the capture line."""
    return 0 if state.options.mode == "easy" or state.options.extra_turn else 1


def talents_of(state: State, enemy: Enemy) -> tuple[str, ...]:
    if enemy.silenced:
        return ()
    if is_copy(enemy):
        return _copied(state)
    return ENEMIES[enemy.card].talents


def is_copy(enemy: Enemy) -> bool:
    """H46: an enemy that is like the last Akatsuki member eliminated."""
    return "copy" in ENEMIES[enemy.card].talents


def _copied(state: State) -> tuple[str, ...]:
    """H46: the talents of the last Akatsuki member eliminated, save those that can't be copied."""
    if not state.last:
        return ()
    return tuple(talent for talent in ENEMIES[state.last].talents if talent not in UNCOPIED)


def defence_of(state: State, enemy: Enemy) -> int:
    card = ENEMIES[state.last if is_copy(enemy) and state.last else enemy.card]
    printed = card.defence + card.hardens * state.score.count("akatsuki")
    if AREAS[enemy.area].water and "water" in talents_of(state, enemy):
        printed += 1
    return max(0, printed + enemy.defence - enemy.weak)


def defence_now(state: State, fight: Fight, enemy: Enemy) -> int:
    """H31: in this fight, with the special die and supports; both change the target only."""
    defence = defence_of(state, enemy)
    if enemy.key == fight.target:
        defence += (fight.special == "defence") - fight.lowered
    return max(0, defence)


def cost_of(state: State, card: str, enemy: Enemy) -> int:
    return TECHNIQUES[card].cost + ("tax" in talents_of(state, enemy))


def strength_with(state: State, hero: Hero, card: str, enemy: Enemy) -> int:
    """H26: Strength for one fight, with the card (or "" for none)."""
    strength = attributes(state, hero).strength + hero.fury + hero.focus
    if card:
        strength += TECHNIQUES[card].strength + (GRIPS.get(card, 0) if enemy.immobilised else 0)
    return strength


def works(effect: Effect, hero: Hero) -> bool:
    """Whether what the effect needs is true of the hero."""
    return NEEDS[effect.needs](hero)


def is_protector(state: State, enemy: Enemy) -> bool:
    return "protect" in talents_of(state, enemy)


def calls_special(state: State, target: Enemy) -> bool:
    """H31, H44: the target itself, or a Tobi in its area."""
    if SPECIAL & frozenset(talents_of(state, target)):
        return True
    return bool(with_talent(state, target.area, "eye"))


def with_talent(state: State, area: str, talent: str) -> list[Enemy]:
    return [enemy for enemy in enemies_in(state, area) if talent in talents_of(state, enemy)]


def flies(state: State, hero: Hero) -> bool:
    return state.journey.flies or HEROES[hero.id].talent == "flight"


def is_held(state: State, hero: Hero) -> bool:
    """H22: an enemy in the area, unless the hero flies or broke loose."""
    if state.journey.loose or flies(state, hero):
        return False
    return any(enemy.area == hero.area for enemy in state.enemies)


def stops(state: State, area: str) -> bool:
    """H20: an area with an enemy, revealed or not."""
    return hides(state, area) or any(enemy.area == area for enemy in state.enemies)


def hides(state: State, area: str) -> bool:
    """H21: something lies face down there."""
    return area in state.traps or (area == state.tobi and bool(state.facedown))


def is_akatsuki(enemy: Enemy) -> bool:
    return ENEMIES[enemy.card].kind in ("akatsuki", "boss")


def akatsuki_in_play(state: State) -> bool:
    return bool(state.facedown) or any(is_akatsuki(enemy) for enemy in state.enemies)


def bosses_left(state: State) -> bool:
    return any(enemy.key in BOSSES for enemy in state.enemies)


def traps_on_board(state: State) -> int:
    """H42: trap tokens face up or down."""
    return len(state.traps) + sum(ENEMIES[enemy.card].kind == "trap" for enemy in state.enemies)


def may_hold(state: State, verbs: dict[str, tuple[str, ...]], hero: Hero) -> bool:
    """H33: whether this hero could play such a support, by what everyone knows."""
    held = could_hold(state, hero)
    return any(TECHNIQUES[card].cost <= hero.chakra and card in held for card in verbs.get(hero.id, ()))


def could_hold(state: State, hero: Hero) -> list[str]:
    """What everyone knows that a hero may hold: an open hand, or all that isn't on the discard pile."""
    return sorted(hero.hand + hero.deck) if state.options.hidden else hero.hand


def open_moment(state: State) -> None:
    """H33: a new moment, in which everyone may speak again."""
    state.moment += 1
    state.passed = []


def reopen(state: State) -> None:
    """H33: a support changes what others passed on; in a fight an answer to the old roll is void."""
    if state.fight:
        open_moment(state)
    state.passed = []


def put_away(hero: Hero, card: str) -> None:
    """A card goes from the hand to the discard pile, for all to see."""
    hero.hand.remove(card)
    hero.pile.append(card)
    hero.shown = card
