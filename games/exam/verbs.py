"""All verbs of cards and techniques in one table, and what carries an effect out."""

from __future__ import annotations

from collections.abc import Callable

from games.contract import Event, Seat
from games.effects import Effect
from games.exam import actions, effects
from games.exam.aims import struck
from games.exam.attack import Fight
from games.exam.state import Fighter
from games.exam.techniques import DEEDS, PLAIN, TECHNIQUES, cost_of
from games.exam.use import Use


def carry_out(fight: Fight, user: Fighter, by: Seat, id: str, picked: list[str]) -> None:
    """E34: pay a technique's Chakra, then do what it says."""
    technique = TECHNIQUES[id]
    fight.hero(user).chakra -= cost_of(user.hero, technique)
    fight.tell(Event("technique", {"seat": user.seat, "hero": user.hero, "technique": id}))
    targets = struck(fight.battle, user, by, technique)
    targets = targets or [one for one in fight.battle.fighters if one.hero in picked]
    _do(fight, Use(user, by, technique, picked, targets), technique.does)


def act(fight: Fight, user: Fighter, by: Seat, verb: str, noun: str) -> None:
    """E28 to E43: one thing that an action card allows."""
    _do(fight, Use(user, by, PLAIN, [noun]), DEEDS[verb])


def _do(fight: Fight, use: Use, does: tuple[Effect, ...]) -> None:
    """E36: a hero struck down on the way finishes nothing."""
    for effect in does:
        if not use.user.down:
            VERBS[effect.verb](fight, use, effect)


VERBS: dict[str, Callable[[Fight, Use, Effect], None]] = {
    "hurt": effects.hurt,
    "crush": effects.crush,
    "strike": effects.strike,
    "graze": effects.graze,
    "throw": effects.throw,
    "needle": effects.needle,
    "rain": effects.rain,
    "soar": effects.soar,
    "push": effects.push_back,
    "lift": effects.lift_up,
    "drain": effects.drain,
    "lose": effects.lose,
    "heal": effects.heal,
    "wear": effects.wear,
    "disguise": effects.disguise,
    "bind": effects.bind,
    "mark": effects.mark,
    "place": effects.place,
    "daze": effects.daze,
    "betray": effects.betray,
    "release": effects.release,
    "appear": effects.vanish,
    "course": effects.follow_course,
    "charge": effects.charge,
    "rush": effects.rush,
    "run": actions.run,
    "jump": actions.jump,
    "melee": actions.melee,
    "claw": actions.claw,
    "kunai": actions.kunai,
    "seal": actions.seal,
    "smoke": actions.smoke,
    "ration": actions.ration,
    "focus": actions.focus,
    "unleash": actions.unleash,
    "decline": actions.decline,
}
