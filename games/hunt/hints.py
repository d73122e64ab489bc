"""What a click would lead to: ways and their cost, odds of a fight, prices (from what the seat sees)."""

from __future__ import annotations

from msgspec.structs import replace

from games.contract import Action, Json, Seat
from games.hunt.board import STEPS
from games.hunt.fight import SPECIAL_FACES, cards_for, dash_cost, hits, need_for
from games.hunt.heroes import HEROES
from games.hunt.moves import move_cost
from games.hunt.odds import Throw, duel_odds, rerolled_odds, roll_odds
from games.hunt.state import Enemy, Fight, Hero, State
from games.hunt.stats import (
    DICE,
    calls_special,
    cost_of,
    could_hold,
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
from games.hunt.supports import mode_of
from games.hunt.techniques import GRIPS, TECHNIQUES, Effect
from games.hunt.when import FIGHT_MOMENTS, moment_of


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
    """Its price, and in a fight the odds of a wound without it and `then` with it, if both are known."""
    card, _, target = noun.partition(">")
    told: dict[str, Json] = {"cost": TECHNIQUES[card].cost}
    if state.fight and moment_of(state) in FIGHT_MOMENTS:
        now = _chance(state, state.fight, hero_of(state, state.fight.hero))
        then = _changed(state, state.fight, mode_of(state, card, target), TECHNIQUES[card].hero, target, now)
        if then is not None:
            told |= {"odds": now, "then": then}
    return told


def _changed(state: State, fight: Fight, mode: Effect, owner: str, target: str, now: int) -> int | None:
    """The odds with a support of this owner; None where they depend on what isn't known."""
    hero, enemy = hero_of(state, fight.hero), target_of(state, fight)
    match mode.verb:
        case "lower" | "lower-near":
            return _chance(state, replace(fight, lowered=fight.lowered + mode.number), hero)
        case "fury" | "focus" if owner == fight.hero:
            return _chance(state, fight, replace(hero, focus=hero.focus + mode.number))
        case "reroll-special":
            replaces = "replace" in talents_of(state, enemy)
            return None if replaces else odds_of(state, hero, enemy, fight.card, defence_of(state, enemy))
        case "reroll-dice":
            return 0 if _is_lost(fight) else rerolled_odds(_rolled(state, fight, hero), fight.dice)
    return None if _is_open(state, fight, mode.verb, owner, target) else now


def _is_open(state: State, fight: Fight, verb: str, owner: str, target: str) -> bool:
    """The Rats may fell a Zetsu with a bomb; what is drawn or bound may be for a card still to come."""
    match verb:
        case "scout":
            return "rooted" in talents_of(state, target_of(state, fight))
        case "draw":
            return owner == fight.hero and not (fight.card or fight.dice)
        case "bind":
            return target == fight.target and _may_grip(state, fight)
    return False


def _may_grip(state: State, fight: Fight) -> bool:
    """Whether the roll to come may be of a card that is stronger against a bound target."""
    if fight.dice:
        return False
    held = (fight.card,) if fight.card else could_hold(state, hero_of(state, fight.hero))
    return any(card in GRIPS for card in held)


def _chance(state: State, fight: Fight, hero: Hero) -> int:
    """The odds of a wound as the fight stands, before the dice and after them."""
    enemy = target_of(state, fight)
    match fight.step:
        case "special":
            return _with_face(state, hero, enemy, fight.card, defence_of(state, enemy), fight.special)
        case "before":
            return _to_roll(state, fight, hero, fight.card)
        case "reroll":
            return 0 if _is_lost(fight) else roll_odds(_rolled(state, fight, hero), fight.dice)
    return _sure(state, fight)


def _is_lost(fight: Fight) -> bool:
    return fight.mirrored or fight.foiled


def _sure(state: State, fight: Fight) -> int:
    """After the Power it is sure or it isn't."""
    enemy = target_of(state, fight)
    talents = talents_of(state, enemy)
    is_saved = ("untouchable" in talents and not fight.ranged) or ("dodge" in talents and not enemy.dodged)
    is_hit = hits(fight) >= defence_now(state, fight, enemy)
    return 1000 * (is_hit and not (is_saved or _is_lost(fight)))


def _rolled(state: State, fight: Fight, hero: Hero) -> Throw:
    """The throw that lies on the table: its Strength is spent, but for the Hits it gave."""
    throw = _throw_of(
        state,
        hero,
        target_of(state, fight),
        fight.card,
        defence_now(state, fight, target_of(state, fight)),
        fight.dulled,
    )
    again = throw.again * (not fight.talent_used)
    return replace(throw, strength=DICE + fight.overflow, again=again)


def odds_now(state: State, fight: Fight, card: str = "") -> int:
    """The odds of the roll to come, as the fight stands, with this card or the one that was played."""
    return _to_roll(state, fight, hero_of(state, fight.hero), card or fight.card)


def _to_roll(state: State, fight: Fight, hero: Hero, card: str) -> int:
    enemy = target_of(state, fight)
    if _is_lost(fight):
        return 0
    return _against(state, hero, enemy, card, defence_now(state, fight, enemy), fight.dulled)


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
    return duel_odds(_throw_of(state, hero, enemy, card, defence, dulled))


def _throw_of(state: State, hero: Hero, enemy: Enemy, card: str, defence: int, dulled: bool) -> Throw:
    talents = talents_of(state, enemy)
    return Throw(
        strength=strength_with(state, hero, card, enemy),
        defence=defence,
        power=() if dulled else _power(hero, card),
        seals=int("seal" in talents),
        dodges=int("dodge" in talents and not enemy.dodged),
        again=int(HEROES[hero.id].talent == "taijutsu"),
        immune="untouchable" in talents and enemy.area == hero.area,
    )


def _power(hero: Hero, card: str) -> tuple[Effect, ...]:
    if not card:
        return ()
    return tuple(effect for effect in TECHNIQUES[card].power if works(effect, hero))
