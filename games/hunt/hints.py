"""What a click would lead to: ways and their cost, odds of a fight, prices (from what the seat sees)."""

from __future__ import annotations

from games.contract import Action, Json, Seat
from games.hunt.board import STEPS
from games.hunt.fight import SPECIAL_FACES, cards_for, dash_cost, need_for
from games.hunt.heroes import HEROES
from games.hunt.moves import move_cost
from games.hunt.odds import Throw, duel_odds
from games.hunt.state import Enemy, Fight, Hero, State
from games.hunt.stats import (
    calls_special,
    cost_of,
    defence_now,
    defence_of,
    enemy_of,
    hero_of,
    hides,
    mover_of,
    stops,
    strength_with,
    talents_of,
    target_of,
    with_talent,
    works,
)
from games.hunt.techniques import TECHNIQUES, Effect


def hint(state: State, seat: Seat, action: Action) -> dict[str, Json]:
    match action.verb:
        case "move" | "dash":
            return _way(state, _mover(state, seat), action)
        case "fight" | "aim":
            return _duel(state, _mover(state, seat), action.noun)
        case "card" | "roll":
            return _throw(state, action.noun)
        case "support":
            return {"cost": TECHNIQUES[action.noun.partition(">")[0]].cost}
    return {}


def _mover(state: State, seat: Seat) -> Hero:
    hero = mover_of(state, seat)
    assert hero, f"seat {seat} moves nobody"
    return hero


def _way(state: State, hero: Hero, action: Action) -> dict[str, Json]:
    """H20, H22: what the step costs, whether it ends the move, and how far Tobi's figure is then."""
    area = action.noun
    cost = dash_cost(state, hero) if action.verb == "dash" else move_cost(state, hero)
    return {
        "to": area,
        "cost": cost,
        "stops": stops(state, area),
        "hidden": hides(state, area),
        "tobi": STEPS[area][state.tobi],
    }


def _duel(state: State, hero: Hero, key: str) -> dict[str, Json]:
    """The odds of a wound without a card and with each card that may be used; after a dash with its own."""
    enemy = enemy_of(state, key)
    assert enemy, f"{key} is not in play"
    defence = defence_of(state, enemy)
    return {
        "defence": defence,
        "special": calls_special(state, enemy),
        "tax": int("tax" in talents_of(state, enemy)),
        "odds": {
            card or "none": odds_of(state, hero, enemy, card, defence) for card in _usable(state, hero, enemy)
        },
    }


def _usable(state: State, hero: Hero, enemy: Enemy) -> list[str]:
    if state.fight:
        return [state.fight.card]
    need = need_for(state, hero, enemy)
    return cards_for(state, hero, enemy, need) + ([] if need else [""])


def _throw(state: State, card: str) -> dict[str, Json]:
    fight = state.fight
    assert fight, "no fight is going on"
    cost = cost_of(state, card, target_of(state, fight)) if card else 0
    return {"cost": cost, "odds": odds_now(state, fight, card)}


def odds_now(state: State, fight: Fight, card: str = "") -> int:
    """The odds of the roll to come, as the fight stands, with this card or the one that was played."""
    if fight.mirrored or fight.foiled:
        return 0
    hero, enemy = hero_of(state, fight.hero), target_of(state, fight)
    return _against(state, hero, enemy, card or fight.card, defence_now(state, fight, enemy), fight.dulled)


def odds_of(state: State, hero: Hero, enemy: Enemy, card: str, defence: int) -> int:
    """With the special die still to come, each of its faces counts with its weight."""
    if not calls_special(state, enemy):
        return _against(state, hero, enemy, card, defence)
    return sum(_with_face(state, hero, enemy, card, defence, face) for face in SPECIAL_FACES) // len(
        SPECIAL_FACES
    )


def _with_face(state: State, hero: Hero, enemy: Enemy, card: str, defence: int, face: str) -> int:
    if face == "sharingan" and _is_foiled(state, enemy):
        return 0
    dulled = face == "rinnegan" and bool(with_talent(state, enemy.area, "void"))
    return _against(state, hero, enemy, card, defence + (face == "defence"), dulled)


def _is_foiled(state: State, enemy: Enemy) -> bool:
    """Whether Sharingan keeps this enemy from being injured (H40, H44, H46)."""
    talents = talents_of(state, enemy)
    if "call-susanoo" in talents and enemy_of(state, "susanoo") is None:
        return True
    return "mirror" in talents or "foil" in talents or bool(with_talent(state, enemy.area, "eye"))


def _against(state: State, hero: Hero, enemy: Enemy, card: str, defence: int, dulled: bool = False) -> int:
    talents = talents_of(state, enemy)
    return duel_odds(
        Throw(
            strength=strength_with(state, hero, card, enemy),
            defence=defence,
            power=() if dulled else _power(hero, card),
            seals=int("seal" in talents),
            dodges=int("dodge" in talents and not enemy.dodged),
            again=int(HEROES[hero.id].talent == "taijutsu"),
            immune="untouchable" in talents and enemy.area == hero.area,
        )
    )


def _power(hero: Hero, card: str) -> tuple[Effect, ...]:
    if not card:
        return ()
    return tuple(effect for effect in TECHNIQUES[card].power if works(effect, hero))
