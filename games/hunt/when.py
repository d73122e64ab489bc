"""When a support may be played, and on what: [""] for no target, [] for not now (H33)."""

from __future__ import annotations

from games.hunt.board import within
from games.hunt.fight import fight_of
from games.hunt.looking import scouted_from
from games.hunt.state import Hero, State
from games.hunt.stats import enemy_of, hero_of, heroes_in, most_health

DICE_MOMENTS = frozenset({"before", "reroll", "after"})
FIGHT_MOMENTS = DICE_MOMENTS | {"special"}
ITSELF = [""]
NOTHING: list[str] = []


def moment_of(state: State) -> str:
    """Which moment is open for supports; "" for none (H33)."""
    if state.choice or state.ending:
        return ""
    if state.injuries:
        return "injury" if state.injuries[0].opened else ""
    if state.fight:
        return state.fight.step if state.fight.step in FIGHT_MOMENTS else ""
    return "free" if state.phase == "heroes" else ""


def acts(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(state.phase == "heroes" and not hero.paralysed)


def burns(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(state.phase == "heroes" and not hero.paralysed and hero.health > 1)


def fought(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(moment_of(state) in DICE_MOMENTS)


def fought_near(state: State, hero: Hero, number: int) -> list[str]:
    if moment_of(state) not in DICE_MOMENTS:
        return NOTHING
    target = enemy_of(state, fight_of(state).target)
    return _itself(target is not None and target.area == hero.area)


def injured(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(moment_of(state) == "injury" and state.injuries[0].hero == hero.id)


def injured_near(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(moment_of(state) == "injury" and hero_of(state, state.injuries[0].hero).area == hero.area)


def hurt_near(state: State, hero: Hero, number: int) -> list[str]:
    return [near.id for near in heroes_in(state, hero.area) if near.health < most_health(state)]


def hurt_others(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(any(other is not hero and other.health < most_health(state) for other in state.heroes))


def paralysed_near(state: State, hero: Hero, number: int) -> list[str]:
    areas = within(hero.area, number)
    return [other.id for other in state.heroes if other.paralysed and other.area in areas]


def unwell(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(hero.paralysed or hero.health < most_health(state))


def special(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(moment_of(state) == "special")


def own_dice(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(moment_of(state) == "reroll" and fight_of(state).hero == hero.id)


def loose_enemies(state: State, hero: Hero, number: int) -> list[str]:
    areas = within(hero.area, number)
    return [enemy.key for enemy in state.enemies if not enemy.immobilised and enemy.area in areas]


def travels(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(moment_of(state) == "free" and state.acting == hero.id and not state.journey.aloft)


def riders(state: State, hero: Hero, number: int) -> list[str]:
    if not travels(state, hero, number):
        return NOTHING
    near = [other.id for other in heroes_in(state, hero.area) if other is not hero and not other.paralysed]
    return ["", *near]


def scouts(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(bool(scouted_from(state, hero, number)))


def allies(state: State, hero: Hero, number: int) -> list[str]:
    areas = within(hero.area, number)
    near = any(other is not hero and not other.paralysed and other.area in areas for other in state.heroes)
    return _itself(state.phase == "heroes" and near)


def cards_left(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(bool(hero.deck or hero.pile))


def deck_left(state: State, hero: Hero, number: int) -> list[str]:
    return _itself(bool(state.deck))


def never(state: State, hero: Hero, number: int) -> list[str]:
    return NOTHING


def _itself(allowed: bool) -> list[str]:
    return ITSELF if allowed else NOTHING
