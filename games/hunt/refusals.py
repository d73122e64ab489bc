"""Why a tempting click isn't offered: stable codes, with words in the catalogues."""

from __future__ import annotations

from games.contract import Action, Seat
from games.hunt import fight
from games.hunt.board import LINKS
from games.hunt.choices import awaited
from games.hunt.moves import move_cost
from games.hunt.state import Hero, State
from games.hunt.stats import cost_of, enemy_of, mover_of
from games.hunt.techniques import FIGHTS, SUPPORTS, TECHNIQUES
from games.hunt.when import moment_of


def why_not(state: State, seat: Seat, action: Action) -> str | None:
    match action.verb:
        case "pick":
            return "hero-taken" if any(hero.id == action.noun for hero in state.heroes) else None
        case "begin":
            return _begin(state, seat, action.noun)
        case "support":
            return _support(state, seat, action.noun.partition(">")[0])
        case "card":
            return _card(state, seat, action.noun)
        case "discard":
            return _discard(state, seat, action.noun)
        case "keep" if state.phase == "refill":
            return "hand-too-large"
        case "name" if state.injuries:
            return "not-there"
        case "move" | "fight" | "meditate" | "dash" | "end":
            return _acting(state, seat, action)
    return None


def _begin(state: State, seat: Seat, id: str) -> str | None:
    hero = next((hero for hero in state.heroes if hero.id == id), None)
    if hero is None or hero.seat != seat:
        return "not-your-hero"
    if hero.paralysed:
        return "paralysed"
    if hero.done:
        return "already-done"
    return "another-acts" if state.acting else None


def _support(state: State, seat: Seat, card: str) -> str | None:
    if card not in SUPPORTS:
        return "no-support"
    holder = _holder(state, seat, card)
    if holder is None:
        return "not-in-hand"
    if TECHNIQUES[card].cost > holder.chakra:
        return "too-little-chakra"
    return "no-moment" if not moment_of(state) else "no-use"


def _card(state: State, seat: Seat, card: str) -> str | None:
    if state.fight is None or seat not in awaited(state):
        return None
    if card not in FIGHTS:
        return "no-fight-card"
    if state.fight.card:
        return "one-fight-card"
    holder, enemy = _holder(state, seat, card), enemy_of(state, state.fight.target)
    if holder is None or holder.id != state.fight.hero or enemy is None:
        return "not-in-hand"
    if cost_of(state, card, enemy) > holder.chakra:
        return "too-little-chakra"
    return "not-ranged" if state.fight.need in ("ranged", "both") else "protected"


def _discard(state: State, seat: Seat, card: str) -> str | None:
    if state.phase != "refill":
        return None
    return "not-in-hand" if _holder(state, seat, card) is None else "already-decided"


def _holder(state: State, seat: Seat, card: str) -> Hero | None:
    return next((hero for hero in state.heroes if hero.seat == seat and card in hero.hand), None)


def _acting(state: State, seat: Seat, action: Action) -> str | None:
    hero = mover_of(state, seat)
    if hero is None:
        own = [one for one in state.heroes if one.seat == seat]
        return "no-actions" if all(one.done for one in own) else "begin-first"
    if state.fight or state.injuries or state.choice:
        return "finish-first"
    if action.verb == "move":
        return _move(state, hero, action.noun)
    if state.journey.aloft:
        return "land-first"
    if hero.actions == 0:
        return "no-actions"
    if action.verb == "fight":
        return _fight(state, hero, action.noun)
    return "rested" if action.verb == "meditate" else None


def _move(state: State, hero: Hero, area: str) -> str | None:
    if area not in LINKS[hero.area]:
        return "not-adjacent"
    if hero.actions == 0:
        return "no-actions"
    return "held" if move_cost(state, hero) > hero.actions else None


def _fight(state: State, hero: Hero, key: str) -> str | None:
    enemy = enemy_of(state, key)
    if enemy is None:
        return "not-revealed"
    if enemy.area != hero.area and enemy.area not in LINKS[hero.area]:
        return "too-far"
    match fight.need_for(state, hero, enemy):
        case "ranged":
            return "not-ranged"
        case "stealth" | "both":
            return "protected"
    return None
