"""H33: who might answer an injury, judged by Chakra, discard piles and places alone."""

from __future__ import annotations

from games.hunt.board import within
from games.hunt.state import Hero, Injury, State
from games.hunt.stats import enemy_of, hero_of, heroes_in, may_hold
from games.hunt.techniques import DECKS, holding

AVOIDS = holding(frozenset({"avoid"}))
SHIELDS = holding(frozenset({"shield"}))
HEALS_NEAR = holding(frozenset({"heal-near"}))
HEALS_OTHERS = holding(frozenset({"heal-others"}))
HEALS_SELF = holding(frozenset({"rebirth"}))
BINDS = {
    hero: {card.id: mode.number for card in deck for mode in card.modes if mode.verb == "bind"}
    for hero, deck in DECKS.items()
}


def is_answerable(state: State, injury: Injury) -> bool:
    """Somebody might avert it, bind who inflicts it, or heal a hero whom it would bring to 0."""
    hero = hero_of(state, injury.hero)
    if may_hold(state, AVOIDS, hero) or _may_bind(state, injury):
        return True
    if any(may_hold(state, SHIELDS, near) for near in heroes_in(state, hero.area)):
        return True
    return hero.health == 1 and _may_heal(state, hero)


def _may_bind(state: State, injury: Injury) -> bool:
    enemy = enemy_of(state, injury.source)
    if enemy is None or state.phase != "akatsuki":
        return False
    return any(may_hold(state, {hero.id: _reaching(hero, enemy.area)}, hero) for hero in state.heroes)


def _reaching(hero: Hero, area: str) -> tuple[str, ...]:
    return tuple(card for card, steps in BINDS[hero.id].items() if area in within(hero.area, steps))


def _may_heal(state: State, hero: Hero) -> bool:
    if may_hold(state, HEALS_SELF, hero):
        return True
    if any(may_hold(state, HEALS_NEAR, near) for near in heroes_in(state, hero.area)):
        return True
    return any(may_hold(state, HEALS_OTHERS, other) for other in state.heroes if other is not hero)
