"""What a click would lead to: ways and their cost, odds of a fight, prices (from what the seat sees)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from games.contract import Action, Json, Seat
from games.hunt.board import STEPS
from games.hunt.fight import SPECIAL_FACES, cards_for, dash_cost, hits, need_for
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

Change = tuple[int, int]  # the odds of a wound without a support, and with it


def hint(state: State, seat: Seat, action: Action) -> dict[str, Json]:
    match action.verb:
        case "move" | "dash":
            return _way(state, _mover(state, seat), action)
        case "fight" | "aim":
            return _duel(state, _mover(state, seat), action.noun)
        case "card" | "roll":
            return _throw(state, action.noun)
        case "support":
            return _support(state, action.noun)
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


def _support(state: State, noun: str) -> dict[str, Json]:
    """Its price, and in a fight the odds of a wound without it and `then` with it, where it changes them."""
    card, _, target = noun.partition(">")
    told: dict[str, Json] = {"cost": TECHNIQUES[card].cost}
    if state.fight and not target:
        for mode in TECHNIQUES[card].modes:
            change = CHANGES.get((mode.verb, state.fight.step))
            if change and (odds := change(state, state.fight, mode.number, TECHNIQUES[card].hero)):
                told |= {"odds": odds[0], "then": odds[1]}
    return told


def _lowered_before(state: State, fight: Fight, number: int, owner: str) -> Change:
    lowered = replace(fight, lowered=fight.lowered + number)
    return odds_now(state, fight), odds_now(state, lowered)


def _lowered_after(state: State, fight: Fight, number: int, owner: str) -> Change:
    """The dice lie there: it is sure or it isn't."""
    lowered = replace(fight, lowered=fight.lowered + number)
    return _sure(state, fight), _sure(state, lowered)


def _sure(state: State, fight: Fight) -> int:
    enemy = target_of(state, fight)
    talents = talents_of(state, enemy)
    is_saved = ("untouchable" in talents and not fight.ranged) or ("dodge" in talents and not enemy.dodged)
    is_hit = not fight.foiled and hits(fight) >= defence_now(state, fight, enemy)
    return 1000 * (is_hit and not (is_saved or fight.mirrored))


def _special_again(state: State, fight: Fight, number: int, owner: str) -> Change:
    hero, enemy = hero_of(state, fight.hero), target_of(state, fight)
    defence = defence_of(state, enemy)
    now = _with_face(state, hero, enemy, fight.card, defence, fight.special)
    return now, odds_of(state, hero, enemy, fight.card, defence)


def _stronger(state: State, fight: Fight, number: int, owner: str) -> Change | None:
    """Strength is its owner's own."""
    if owner != fight.hero or fight.mirrored or fight.foiled:
        return None
    hero, enemy = hero_of(state, fight.hero), target_of(state, fight)
    strong, defence = replace(hero, focus=hero.focus + number), defence_now(state, fight, enemy)
    return odds_now(state, fight), _against(state, strong, enemy, fight.card, defence, fight.dulled)


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


CHANGES: dict[tuple[str, str], Callable[[State, Fight, int, str], Change | None]] = {
    **{(verb, "before"): _lowered_before for verb in ("lower", "lower-near")},
    **{(verb, step): _lowered_after for verb in ("lower", "lower-near") for step in ("reroll", "after")},
    **{(verb, "before"): _stronger for verb in ("fury", "focus")},
    ("reroll-special", "special"): _special_again,
}
