"""Rulebook: the course of a fight from the special die to the comparison (H28, H29, H31, H40, H44)."""

from __future__ import annotations

from games.contract import Event
from games.hunt import powers
from games.hunt.enemies import AKATSUKI, ENEMIES
from games.hunt.fight import aims, end, fight_of, has_taijutsu, hits, roll_special
from games.hunt.injury import paralyse
from games.hunt.reveal import come_into_play, reshuffle
from games.hunt.state import Enemy, Fight, Injury, Play, State, of
from games.hunt.stats import (
    calls_special,
    defence_now,
    enemy_of,
    hero_of,
    may_hold,
    open_moment,
    talents_of,
    target_of,
    with_talent,
)
from games.hunt.techniques import holding
from games.hunt.wounds import arrive, strike, summon, talent

RELEASES = holding(frozenset({"reroll-special"}))
REROLLS = holding(frozenset({"reroll-dice"}))
LOWERS = holding(frozenset({"lower"}))
LOWERS_NEAR = holding(frozenset({"lower-near"}))
CLOSED = {"special": "faced", "reroll": "power", "after": "compare"}


def close(play: Play) -> None:
    """The fighting player closes a moment of the fight (H33)."""
    fight = fight_of(play.state)
    fight.step = CLOSED[fight.step]


def advance(play: Play) -> bool:
    """Take the fight one step on, if it goes on without a click."""
    fight = fight_of(play.state)
    return fight.step in STEPS and STEPS[fight.step](play, fight)


def _nobody_to_aim_at(play: Play, fight: Fight) -> bool:
    hero = hero_of(play.state, fight.hero)
    if hero.paralysed or not aims(play.state, hero):
        end(play, fight)
        return True
    return False


def _skip(play: Play, fight: Fight) -> bool:
    """A moment that nobody could use, by public facts, closes by itself."""
    wanted = WANTED[fight.step](play.state, fight)
    if not wanted:
        fight.step = CLOSED[fight.step]
    return not wanted


def _open(play: Play, fight: Fight, step: str) -> bool:
    fight.step = step
    open_moment(play.state)
    return True


def _any_may(state: State, verbs: dict[str, tuple[str, ...]]) -> bool:
    return any(may_hold(state, verbs, hero) for hero in state.heroes)


def _may_release(state: State, fight: Fight) -> bool:
    return _any_may(state, RELEASES)


def _may_reroll(state: State, fight: Fight) -> bool:
    """A roll that reaches the Defence may still want its power, or fewer Hits if they are turned back."""
    hopes = fight.mirrored or (not fight.dulled and powers.is_more_than_hits(fight.card))
    if not hopes and hits(fight) >= defence_now(state, fight, target_of(state, fight)):
        return False
    return has_taijutsu(fight) or may_hold(state, REROLLS, hero_of(state, fight.hero))


def _may_lower(state: State, fight: Fight) -> bool:
    """Only a miss leaves something to change: a lower Defence."""
    target = enemy_of(state, fight.target)
    if target is None or fight.foiled or hits(fight) >= defence_now(state, fight, target):
        return False
    near = any(may_hold(state, LOWERS_NEAR, hero) for hero in state.heroes if hero.area == target.area)
    return near or _any_may(state, LOWERS)


def _call_special(play: Play, fight: Fight) -> bool:
    called = calls_special(play.state, target_of(play.state, fight))
    if called:
        roll_special(play)
    return _open(play, fight, "special" if called else "before")


def _power(play: Play, fight: Fight) -> bool:
    if powers.shows_power(play, fight):
        powers.start(play, fight)
        fight.step = "powers"
    else:
        fight.step = "tally"
    return True


def _face(play: Play, fight: Fight) -> bool:
    """H31: the face of the special die takes effect."""
    _open(play, fight, "before")
    if fight.special == "sharingan":
        _sharingan(play, fight)
    elif fight.special == "rinnegan":
        _rinnegan(play, fight)
    return True


def _sharingan(play: Play, fight: Fight) -> None:
    target = target_of(play.state, fight)
    if bosses := with_talent(play.state, target.area, "eye"):
        talent(play, bosses[0], "eye")
        paralyse(play, hero_of(play.state, fight.hero))
        return end(play, fight)
    talents = talents_of(play.state, target)
    if "call-susanoo" in talents and (guard := summon(play, target, "call-susanoo", "susanoo")):
        fight.target = guard.key
    if "mirror" in talents:
        talent(play, target, "mirror")
        fight.mirrored = fight.dulled = True
    if "foil" in talents:
        talent(play, target, "foil")
        fight.foiled = True
    return None


def _rinnegan(play: Play, fight: Fight) -> None:
    target = target_of(play.state, fight)
    for boss in with_talent(play.state, target.area, "void"):
        talent(play, boss, "void")
        fight.dulled = True
    if "replace" in talents_of(play.state, target):
        _replace(play, fight, target)


def _replace(play: Play, fight: Fight, nagato: Enemy) -> None:
    """H40: the first Pain of the deck takes Nagato's place, its Defence 1 lower, and is the target."""
    state = play.state
    pain = next((hidden for hidden in state.deck if ENEMIES[AKATSUKI[hidden.card]].pain), None)
    if pain is None:
        return
    talent(play, nagato, "replace")
    state.deck.remove(pain)
    state.enemies.remove(nagato)
    reshuffle(play, [nagato.key])
    enemy = arrive(play, pain.card, pain.card, nagato.area, ENEMIES[pain.card].health)
    enemy.defence = -1
    fight.target = enemy.key
    play.tell(Event("revealed", {"enemy": enemy.key, "card": enemy.card, "area": enemy.area}))
    come_into_play(play, enemy)


def _compare(play: Play, fight: Fight) -> bool:
    """H28: Hits against Defence, for the target and for all that the power added."""
    for key in (fight.target, *fight.also):
        if enemy := enemy_of(play.state, key):
            _settle(play, fight, enemy)
    end(play, fight)
    return True


def _settle(play: Play, fight: Fight, enemy: Enemy) -> None:
    hero, total = hero_of(play.state, fight.hero), hits(fight)
    if fight.foiled or total < defence_now(play.state, fight, enemy):
        play.tell(Event("missed", of(hero, enemy=enemy.key, card=enemy.card, hits=total)))
    elif fight.mirrored:
        brought = Injury(hero.id, hero.area, enemy.key, enemy.card, [], False)
        play.state.injuries.append(brought)
    else:
        strike(play, enemy, hero, melee=not fight.ranged)


def _offer_reroll(play: Play, fight: Fight) -> bool:
    return _open(play, fight, "reroll")


def _offer_lower(play: Play, fight: Fight) -> bool:
    return _open(play, fight, "after")


WANTED = {"special": _may_release, "reroll": _may_reroll, "after": _may_lower}
STEPS = {
    "aim": _nobody_to_aim_at,
    "declared": _call_special,
    "special": _skip,
    "faced": _face,
    "rolled": _offer_reroll,
    "reroll": _skip,
    "power": _power,
    "powers": powers.advance,
    "tally": _offer_lower,
    "after": _skip,
    "compare": _compare,
}
