"""The card being carried out: what a click does at each stage of it (E26 to E43)."""

from __future__ import annotations

from games.contract import Action
from games.exam.aims import is_hostile, picks
from games.exam.attack import (
    Attack,
    Fight,
    attack_of,
    bonus,
    drop_disguise,
    equipment_of,
    strikes,
    take_off,
    under,
)
from games.exam.cards import melee_origins, upkeep_of
from games.exam.effects import carry_out, regain_chakra, regain_health
from games.exam.heroes import CHAKRA, STATS
from games.exam.moving import appear, jump_to, run_to
from games.exam.state import Fighter, Seal, fighter_of
from games.exam.techniques import TECHNIQUES

WAYS = {"left": -1, "right": 1}
KUNAI_DODGE = 1


def carry_on(fight: Fight, action: Action) -> None:
    """One click of the player who carries out the card."""
    deed = fight.battle.deed
    user = fighter_of(fight.battle, deed.hero)
    match deed.stage, action.verb:
        case "return", _:
            _return(fight, user, int(action.noun))
        case "look" | "turn", _:
            user.face = WAYS[action.noun]
            fight.say("faced", seat=user.seat, hero=user.hero, face=action.noun)
            deed.stage = "stir" if deed.stage == "look" else "close"
        case "upkeep", "keep":
            _pay_upkeep(fight, user)
            deed.stage = "act"
        case "upkeep", _:
            end_technique(fight, user, action.noun)
        case "pick", "back":
            deed.technique, deed.picked, deed.stage = "", [], "act"
        case "pick", _:
            deed.picked.append(action.noun)
            _use_if_picked(fight, user)
        case _:
            _do(fight, user, action)


def end_technique(fight: Fight, user: Fighter, id: str) -> None:
    for token in [one for one in fight.battle.tokens if (one.technique, one.user) == (id, user.hero)]:
        take_off(fight, token)


def _pay_upkeep(fight: Fight, user: Fighter) -> None:
    cost = upkeep_of(fight.battle, user)
    if cost:
        hero = fight.hero(user)
        hero.chakra -= cost
        fight.say("kept-up", seat=user.seat, hero=user.hero, amount=cost, chakra=hero.chakra)


def _do(fight: Fight, user: Fighter, action: Action) -> None:
    deed, team = fight.battle.deed, fight.state.teams[user.seat]
    deed.stage = "drop"
    match action.verb:
        case "run":
            run_to(fight, user, int(action.noun))
        case "jump":
            jump_to(fight, user, int(action.noun))
        case "hit":
            _melee(fight, user, action.noun)
        case "claw":
            _claw(fight, user, action.noun)
        case "kunai":
            team.items["kunai"] -= 1
            _throw_kunai(fight, user, action.noun)
        case "seal":
            team.items["seal"] -= 1
            fight.battle.seals.append(Seal(int(action.noun), deed.by))
            fight.say("seal-set", seat=user.seat, hero=user.hero, cell=int(action.noun))
        case "smoke":
            team.items["smoke"] -= 1
            user.away, user.hang = True, False
            fight.say("smoke-thrown", seat=user.seat, hero=user.hero, cell=user.cell)
        case "ration":
            team.items["ration"] -= 1
            fight.say("ration-eaten", seat=user.seat, hero=user.hero)
            regain_health(fight, user, fight.dice.roll(6) + equipment_of(fight.state, user))
        case "focus":
            regain_chakra(fight, user, fight.dice.roll(6))
        case "unleash":
            user.powers += 1
            fight.say("unleashed", seat=user.seat, hero=user.hero)
            regain_chakra(fight, user, STATS[user.hero, fight.hero(user).level][CHAKRA])
        case "use":
            deed.technique = action.noun
            _use_if_picked(fight, user)
        case "puppet":
            _move_puppet(fight, user, int(action.noun))
        case _:
            fight.say("declined", seat=user.seat, hero=user.hero)


def _use_if_picked(fight: Fight, user: Fighter) -> None:
    """Carry the technique out once nothing is left to pick."""
    deed = fight.battle.deed
    technique = TECHNIQUES[deed.technique]
    if picks(fight.battle, user, deed.by, technique, deed.picked):
        deed.stage = "pick"
        return
    deed.stage = "drop"
    if is_hostile(deed.technique):
        drop_disguise(fight, user)
    carry_out(fight, user, deed.by, deed.technique, deed.picked)


def _melee(fight: Fight, user: Fighter, hero: str) -> None:
    origin = melee_origins(fight.state, fight.battle, user, fight.battle.deed.by)[hero]
    fight.say("melee", seat=user.seat, hero=user.hero, target=hero)
    drop_disguise(fight, user)
    damage = attack_of(fight.state, fight.battle, user)
    strikes(fight, fighter_of(fight.battle, hero), Attack(user, origin), damage)


def _claw(fight: Fight, user: Fighter, hero: str) -> None:
    puppet = under(fight.battle, user.hero, "puppet")
    assert puppet
    fight.say("melee", seat=user.seat, hero=user.hero, target=hero)
    drop_disguise(fight, user)
    damage = bonus(fight.battle, user.hero, "claws")
    strikes(fight, fighter_of(fight.battle, hero), Attack(user, puppet.cell), damage)


def _throw_kunai(fight: Fight, user: Fighter, hero: str) -> None:
    fight.say("kunai-thrown", seat=user.seat, hero=user.hero, target=hero)
    drop_disguise(fight, user)
    attack = Attack(user, user.cell, KUNAI_DODGE, "kunai")
    strikes(fight, fighter_of(fight.battle, hero), attack, equipment_of(fight.state, user))


def _move_puppet(fight: Fight, user: Fighter, cell: int) -> None:
    puppet = under(fight.battle, user.hero, "puppet")
    assert puppet
    puppet.cell = cell
    fight.battle.deed.puppet, fight.battle.deed.stage = True, "act"
    fight.say("puppet-moved", seat=user.seat, hero=user.hero, cell=cell)


def _return(fight: Fight, user: Fighter, cell: int) -> None:
    user.away = False
    fight.say("returned", seat=user.seat, hero=user.hero, cell=cell)
    appear(fight, user, cell)
    fight.battle.deed.stage = "look"
